"""The referee: one `Table` for local, terminal and online play."""

from omerta.tables.table import Stale, Step, Table, TooLate, Unconfirmed

__all__ = ["Stale", "Step", "Table", "TooLate", "Unconfirmed"]
