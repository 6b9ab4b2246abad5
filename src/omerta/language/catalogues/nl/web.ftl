### What the page says around the boards.

web-close = Sluiten
