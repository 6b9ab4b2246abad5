"""Records as text: the whole, or what one seat may know while the game goes on."""

import hashlib
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

from omerta.kernel.narration import Event
from omerta.records.record import VERSION, Draws, Record, Row

MAGIC = f"omerta record {VERSION}"
SECRET = "secret"  # noqa: S105  a word in the file, no password
UNKNOWN = "?"
"""Stands for what another seat chose."""


def write(record: Record) -> str:
    """The whole record."""
    lines = list(_header(record))
    for row in record.rows:
        lines += [f"# {comment}" for comment in row.comments]
        lines.append(_row(row, f"| {luck_text(row.draws)}" if row.draws else ""))
    lines += [f"# {comment}" for comment in record.comments]
    return sealed("\n".join(lines) + "\n")


def redacted(record: Record, viewer: int | None, events: list[list[Event]]) -> str:
    """What a seat (None: a spectator) may know: its own choices, and what it was told. All else stays secret.

    `events` are those of each row. Where others chose something stands a question mark: what is not secret about it, an
    event has told.
    """
    whose = "spectator" if viewer is None else str(viewer)
    lines = [MAGIC, f"view-of: {whose}", *list(_header(record, secret=True))[1:]]
    for row, told in zip(record.rows, events, strict=True):
        open_row = row.seat in (None, viewer) or row.undo_to is not None
        lines.append(_row(replace(row, note="", words=row.words if open_row else UNKNOWN), ""))
        lines += [f"> {_told(event)}" for event in told if event.seen_by(viewer)]
    return sealed("\n".join(lines) + "\n")


def sealed(text: str) -> str:
    """The text with its last line: a hash of all before it, so that nothing is lost or changed unnoticed."""
    return f"{text}end {hashlib.sha256(text.encode()).hexdigest()}\n"


def _header(record: Record, secret: bool = False) -> Iterator[str]:
    yield MAGIC
    yield f"game: {record.game}"
    yield f"edition: {record.edition}"
    yield f"content: {record.content}"
    yield f"players: {record.players}"
    yield f"options: {json_text(record.options)}"
    if record.start is not None:
        yield f"position: {SECRET if secret else json_text(record.start)}"
    for seat, name in enumerate(record.names):
        yield f"player-{seat}: {name}"
    yield f"date: {record.date}"
    yield f"seed-hash: {record.seed_hash}"
    yield f"seed: {SECRET if secret or record.seed is None else record.seed}"
    yield f"result: {'*' if record.result is None else ' '.join(map(share_text, record.result))}"
    yield ""


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """A file that is there whole or not at all: written under the name that this gives, then renamed."""
    half = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        yield half
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)


def json_text(data: dict[str, Any]) -> str:
    """Options or a position as JSON, always in the same order."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False)


def luck_text(draws: Draws) -> str:
    """Outcomes of luck: 3/5 0/2."""
    return " ".join([f"{outcome}/{ways}" for outcome, ways in draws])


def share_text(share: float) -> str:
    """A share of the victory as a fraction: 1, 0, 1/2, 1/3."""
    return str(Fraction(share).limit_denominator(1000))


def _row(row: Row, luck: str) -> str:
    who = "" if row.seat is None else f"{row.seat} "
    return f"{row.number}. {who}{row.words}{luck and f' {luck}'}{row.note and f' {{{row.note}}}'}"


def _told(event: Event) -> str:
    facts = ", ".join(f"{name} {value}" for name, value in event.facts.items())
    return f"{event.kind}: {facts}"
