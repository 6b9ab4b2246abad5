### What the table server says.

## Advice

hint-why = Ein Capo hat an deiner Stelle ein paar Züge vorausgedacht und hält das für das Beste.
