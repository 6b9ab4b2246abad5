### What the table server says.

## Advice

hint-why = Een Capo heeft op jouw plaats een paar beurten vooruitgekeken en vindt dit het best.
