### What the table server says.

## Advice

hint-why = À votre place, un Capo a réfléchi quelques coups à l’avance : c’est ce qu’il préfère.
