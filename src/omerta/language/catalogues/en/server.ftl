### What the table server says.

## Advice

hint-why = A Capo has looked a few turns ahead in your place, and likes this best.
