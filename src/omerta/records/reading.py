"""Reading records. Every complaint names the file, the line, and what would be right."""

import datetime
import hashlib
import json
import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

from omerta.kernel.errors import BadInput
from omerta.records.record import DEAL, LONGEST_NAME, POSITION, UNDO, Draws, Record, Row
from omerta.records.writing import MAGIC, SECRET, write

LONGEST_FILE = 10_000_000
ROW = re.compile(r"(\d{1,6})\. (?:(\d) )?([^|{}]*?)(?: \| ([\d/ ]+))?(?: \{([^{}]*)\})?", re.ASCII)
MOST_WAYS = 2**31 - 1
HEX = re.compile(r"[0-9a-f]{64}")
SEAL = re.compile(r"end [0-9a-f]{64}")
FIELDS = ("game", "edition", "content", "players", "options", "date", "seed-hash", "seed", "result")
WITH_POSITION = (*FIELDS[:5], POSITION, *FIELDS[5:])
"""A game that was not dealt says from which position it began."""


class BadRecord(BadInput):
    """A record that cannot be used."""

    def __init__(self, source: str, line: int, message: str) -> None:
        super().__init__(f"{source}, line {line}: {message}")
        self.source, self.line, self.message = source, line, message

    def __reduce__(self) -> tuple[type, tuple[str, int, str]]:
        return type(self), (self.source, self.line, self.message)


def read_file(path: Path) -> Record:
    """The record in a file."""
    return read(read_text(path), path.name)


def read_text(path: Path) -> str:
    """The text of a file that should hold a record."""
    try:
        with path.open("rb") as file:
            data = file.read(LONGEST_FILE + 1)
        if len(data) > LONGEST_FILE:
            raise BadRecord(path.name, 1, f"the file is too long for a record (at most {LONGEST_FILE:,} bytes)")
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadRecord(path.name, line, "is no UTF-8 text; this is no record, or it was damaged") from None
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from None


def read(text: str, source: str = "the record", before: int = 0, exact: bool = True) -> Record:
    """The record that a text holds; BadRecord if it is none, or is damaged. `before`: lines above it in its file.

    `exact` refuses a text that says the same in another way: a game has one text only.
    """
    lines = _Lines(source, text, before)
    _check_signs(lines)
    if lines.at(0) != MAGIC:
        raise lines.wrong(0, f"a record begins with `{MAGIC}`, not with `{lines.at(0)[:40]}`")
    _check_seal(lines)
    header, first = _header(lines)
    record = _record(lines, header)
    comments: list[str] = []
    for index in range(first, lines.count - 1):
        line = lines.at(index)
        if line.startswith("#"):
            comments.append(line[1:].strip())
        elif line.strip():
            record.rows.append(_row(lines, index, record, tuple(comments)))
            comments.clear()
    record.comments = tuple(comments)
    if not record.rows:
        raise lines.wrong(first, "there is no row 0: the deal, or the position, must stand here")
    if exact:
        _check_spelling(lines, record)
    return record


def normalised(text: str) -> str:
    """A text as an editor may have left it, with plain line ends and without a byte order mark."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def unsealed(text: str) -> str:
    """A record's text without its last line."""
    head, _, last = text.rstrip("\n").rpartition("\n")
    return f"{head}\n" if last.startswith("end ") else f"{text.rstrip(chr(10))}\n"


class _Lines:
    """The lines of a text, and complaints about them."""

    def __init__(self, source: str, text: str, before: int) -> None:
        self.source, self.text, self.before = source, text, before
        self.lines = text.split("\n")
        self.count = len(self.lines) - (self.lines[-1] == "")

    def at(self, index: int) -> str:
        return self.lines[index] if index < self.count else ""

    def wrong(self, index: int, message: str) -> BadRecord:
        return BadRecord(self.source, self.number(index), message)

    def number(self, index: int) -> int:
        """The line's number in its file."""
        return self.before + index + 1


def _check_signs(lines: _Lines) -> None:
    for index in range(lines.count):
        line = lines.at(index)
        if not line.isprintable():
            editor = line.endswith("\r") or line.startswith("\ufeff")
            what = "Windows line ends or a byte order mark" if editor else "a sign that cannot be printed"
            raise lines.wrong(
                index, f"{what}; `omerta record seal FILE` puts line ends right, other signs take out by hand"
            )


def _check_spelling(lines: _Lines, record: Record) -> None:
    for index, line in enumerate(write(record).split("\n")[: lines.count - 1]):
        if lines.at(index) != line:
            raise lines.wrong(index, f"must be written `{line[:80]}`; `omerta record seal FILE` does it")


def _check_seal(lines: _Lines) -> None:
    last = lines.at(lines.count - 1)
    if not SEAL.fullmatch(last) or not lines.text.endswith("\n"):
        raise lines.wrong(lines.count - 1, "the file is cut off: its last line must be `end` and a hash")
    body = lines.text[: -len(last) - 1]
    if hashlib.sha256(body.encode()).hexdigest() != last[4:]:
        ends = [index for index in range(lines.count) if SEAL.fullmatch(lines.at(index))]
        if lines.at(ends[0] + 1) == MAGIC:
            raise lines.wrong(
                ends[0] + 1,
                f"a second record begins here; the file is a collection of {len(ends)}, and one record is wanted",
            )
        raise lines.wrong(
            lines.count - 1,
            "the text was changed after it was written; `omerta record seal FILE` accepts changes made on purpose",
        )


def _header(lines: _Lines) -> tuple[dict[str, tuple[int, str]], int]:
    """The fields with their lines, and where the rows begin."""
    fields: dict[str, tuple[int, str]] = {}
    for index in range(1, lines.count):
        line = lines.at(index)
        if not line:
            missing = [name for name in FIELDS if name not in fields]
            if missing:
                raise lines.wrong(index, f"the header lacks `{missing[0]}: ...`")
            return fields, index + 1
        name, colon, value = line.partition(": ")
        if not colon:
            raise lines.wrong(index, f"`{line[:40]}` is no header line; write `name: value`")
        if name in fields:
            raise lines.wrong(index, f"`{name}` stands in line {lines.number(fields[name][0])} already")
        if name == "view-of":
            raise lines.wrong(
                index, "this is what one seat may know; replay the whole record, which is open after the game"
            )
        if name not in WITH_POSITION and not re.fullmatch(r"player-\d", name):
            raise lines.wrong(
                index, f"unknown field `{name}`; there are {', '.join(WITH_POSITION)} and player-0, player-1, ..."
            )
        fields[name] = index, value
    raise lines.wrong(lines.count - 1, "an empty line must end the header")


def _record(lines: _Lines, header: dict[str, tuple[int, str]]) -> Record:
    def value(name: str) -> str:
        return header[name][1]

    def wrong(name: str, message: str) -> BadRecord:
        return lines.wrong(header[name][0], f"{name}: {message}, not `{value(name)[:40]}`")

    for name in ("edition", "players"):
        if not re.fullmatch(r"[1-9][0-9]{0,3}", value(name)):
            raise wrong(name, "must be a whole number from 1")
    for name in ("content", "seed-hash"):
        if not HEX.fullmatch(value(name)):
            raise wrong(name, "must be 64 hexadecimal digits")
    if value("seed") != SECRET and not HEX.fullmatch(value("seed")):
        raise wrong("seed", f"must be 64 hexadecimal digits, or `{SECRET}` while the game goes on")
    try:
        datetime.date.fromisoformat(value("date"))
    except ValueError:
        raise wrong("date", "must be a day, written like 2026-11-16") from None
    objects: dict[str, dict[str, Any]] = {}
    for name in {"options", POSITION} & header.keys():
        try:
            objects[name] = json.loads(value(name))
        except (ValueError, RecursionError):
            raise wrong(name, "must be a JSON object") from None
        if not isinstance(objects[name], dict):
            raise wrong(name, "must be a JSON object")
    players = int(value("players"))
    seats = [name for name in header if name.startswith("player-")]
    if seats != [f"player-{seat}" for seat in range(players)]:
        raise lines.wrong(header["players"][0], f"players: {players} lines player-0, player-1, ... must name them")
    nameless = next((name for name in seats if not 1 <= len(value(name).strip()) <= LONGEST_NAME), None)
    if nameless:
        raise wrong(nameless, f"must be a name of 1 to {LONGEST_NAME} signs")
    return Record(
        game=value("game"),
        edition=int(value("edition")),
        content=value("content"),
        players=players,
        options=objects["options"],
        start=objects.get(POSITION),
        names=[value(name) for name in seats],
        seed_hash=value("seed-hash"),
        date=value("date"),
        seed=None if value("seed") == SECRET else value("seed"),
        result=_result(value("result"), players, wrong),
        source=lines.source,
        header_lines={name: lines.number(index) for name, (index, _) in header.items()},
    )


def _result(text: str, players: int, wrong: Any) -> list[float] | None:
    if text == "*":
        return None
    if not re.fullmatch(r"[0-9](/[1-9])?( [0-9](/[1-9])?)*", text) or len(text.split()) != players:
        raise wrong("result", f"must be {players} shares such as 1, 0 or 1/2, or * while the game goes on")
    return [float(Fraction(share)) for share in text.split()]


def _row(lines: _Lines, index: int, record: Record, comments: tuple[str, ...]) -> Row:
    line, expected = lines.at(index), len(record.rows)
    match = ROW.fullmatch(line)
    if not match:
        raise lines.wrong(
            index, f"`{line[:60]}` is no row; one is written like `{expected}. 0 place detroit 2 1 | 3/5 {{note}}`"
        )
    number, seat, words, draws, note = match.groups()
    if int(number) != expected:
        raise lines.wrong(index, f"row {expected} must stand here, not {number}")
    row = Row(
        number=expected,
        seat=None if seat is None else int(seat),
        words=words,
        draws=_draws(lines, index, draws),
        note=note or "",
        comments=comments,
        line=lines.number(index),
    )
    begins = DEAL if record.start is None else POSITION
    if (expected == 0) != (words == begins and seat is None):
        raise lines.wrong(index, f"row 0, and no other, is `0. {begins}`")
    if row.draws and words.startswith(UNDO):
        raise lines.wrong(index, "an undo draws no luck")
    if expected > 0 and (row.seat is None or row.seat >= record.players):
        raise lines.wrong(index, f"after the row number comes the seat, 0 to {record.players - 1}")
    if words.startswith(UNDO) and not (re.fullmatch(rf"{UNDO} \d{{1,6}}", words) and int(words[5:]) < expected):
        raise lines.wrong(index, f"an undo names an earlier row: `{expected}. {seat} {UNDO} {max(expected - 2, 0)}`")
    return row


def _draws(lines: _Lines, index: int, text: str | None) -> Draws:
    return tuple(_each_draw(lines, index, text)) if text is not None else ()


def _each_draw(lines: _Lines, index: int, text: str) -> Iterator[tuple[int, int]]:
    for draw in text.split():
        match = re.fullmatch(r"([0-9]{1,10})/([0-9]{1,10})", draw)
        if not match or not int(match[1]) < int(match[2]) <= MOST_WAYS or match[2] == "1":
            raise lines.wrong(index, f"luck: `{draw}` is no outcome; 3/5 means the outcome 3 of 0 to 4")
        yield int(match[1]), int(match[2])
