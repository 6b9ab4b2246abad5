"""A record: what was chosen and what luck brought. States are folded from it; it is the truth."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

VERSION = 1
"""Version of the format."""

DEAL, POSITION, UNDO = "deal", "position", "undo"
LONGEST_NAME = 60

Draws = tuple[tuple[int, int], ...]
"""Outcomes of luck, each with the number of ways it was one of."""


@dataclass(frozen=True)
class Row:
    """One line of a game: the deal or a position (row 0), a decision, or an undo to the position after a row."""

    number: int
    seat: int | None
    words: str
    draws: Draws = ()
    note: str = ""
    comments: tuple[str, ...] = ()
    """Comment lines that stand before it."""
    line: int = 0
    """Where it stands in its file; 0 if it was never read from one."""

    @property
    def undo_to(self) -> int | None:
        """The row to whose position an undo goes back; None if it is none."""
        verb, _, number = self.words.partition(" ")
        return int(number) if verb == UNDO and self.seat is not None else None


@dataclass
class Record:
    """A game from the deal to now. `result` holds the shares of the victory, None while the game goes on."""

    game: str
    edition: int
    content: str
    players: int
    options: dict[str, Any]
    names: list[str]
    seed_hash: str
    date: str
    seed: str | None = None
    """Hexadecimal; None until the game is over."""
    start: dict[str, Any] | None = None
    """The position from which the game began, as `Game.to_dict` describes one; None if it was dealt."""
    result: list[float] | None = None
    rows: list[Row] = field(default_factory=list)
    comments: tuple[str, ...] = ()
    """Comment lines after the last row."""
    source: str = "the record"
    """File name, for complaints."""
    header_lines: dict[str, int] = field(default_factory=dict)
    """Where each header field stands in the file."""


def written_position(record: Record) -> dict[str, Any]:
    """The position from which a record begins, as `Game.from_dict` takes it."""
    return {
        "game": record.game,
        "edition": record.edition,
        "players": record.players,
        "options": record.options,
        "position": record.start,
    }


def why_not_undo(rows: Sequence[Row], seat: int, to_row: int, goes_on: bool) -> str | None:
    """Why no record may say that a seat goes back to the position after a row; None if all since was its own.

    A table is stricter: `omerta.tables.Table.undo_targets`.
    """
    if not goes_on:
        return "the game is over, and its seed is open; nothing can be undone"
    since = rows[to_row + 1 :]
    if any(row.draws for row in since):
        return f"luck has spoken since row {to_row}; that cannot be undone"
    if any(row.seat != seat for row in since):
        return f"others have chosen since row {to_row}; only one's own choices can be undone"
    return None


def seed_hash(seed: bytes) -> str:
    """What is published before the deal: whoever knows it can check the seed afterwards, but not guess it."""
    return hashlib.sha256(seed).hexdigest()
