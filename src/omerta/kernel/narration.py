"""Narration: rules say what happens, in the rulebook's words; log lines, animation and screen readers are made from it.

A log is an array of whole numbers: the first row counts, each further row is one event (audience, kind, four facts).
Simulation uses a log with the counting row only, which swallows everything.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from omerta.kernel.errors import OmertaError
from omerta.kernel.rulebook import compiled

Log = npt.NDArray[np.int32]
EVERYBODY = -1
CAPACITY = 512
COLUMNS = 6


@dataclass(frozen=True)
class Event:
    """Something that happened. `seats` names those who learn of it; None means everybody, spectators too."""

    kind: str
    facts: Mapping[str, Any]
    seats: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) be told?"""
        return self.seats is None or seat in self.seats


def new_log(capacity: int = CAPACITY) -> Log:
    """An empty log; with no capacity, a silent one."""
    return np.zeros((capacity + 1, COLUMNS), np.int32)


def told(log: Log) -> list[list[int]]:
    """The rows of a log: audience, kind, facts."""
    count = int(log[0, 0])
    if count >= len(log):
        raise OmertaError(f"one decision told {count} events, the log holds {len(log) - 1}")
    rows: list[list[int]] = log[1 : count + 1].tolist()
    return rows


@compiled
def tell(log: Log, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Tell everybody."""
    narrate(log, EVERYBODY, kind, a, b, c, d)


@compiled
def whisper(log: Log, seat: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Tell one seat only."""
    narrate(log, 1 << seat, kind, a, b, c, d)


@compiled
def narrate(log: Log, audience: int, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Write one row; a silent log takes none."""
    if len(log) == 1:
        return
    log[0, 0] += 1
    row = log[0, 0]
    if row < len(log):
        log[row, 0], log[row, 1] = audience, kind
        log[row, 2], log[row, 3], log[row, 4], log[row, 5] = a, b, c, d
