"""Tables, seats, rows and chat as the store keeps them. Functions here run inside a transaction."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa

from omerta.records import Record, Row, write
from omerta.records.writing import luck_text
from omerta.server import schema
from omerta.server.messages import ChatLine

WAITING, PLAYING, OVER = "waiting", "playing", "over"
OPEN, PERSON, BOT = "open", "person", "bot"
LONGEST_CHAT_LOG = 200
"""Lines of chat that a newcomer is shown."""


ADD_ROW = sa.insert(schema.ROWS)
SET_DEADLINE = (
    sa.update(schema.TABLES).where(schema.TABLES.c.id == sa.bindparam("which")).values(deadline=sa.bindparam("when"))
)
"""Made once: with every move these are run, and making them takes longer than running them."""


@dataclass
class Seat:
    """A seat. `bot`: who plays there; for a person it stands in while they are away."""

    seat: int
    kind: str
    name: str
    bot: str | None = None
    generation: int = 0
    confirms: bool = False
    muted: bool = False
    message: str | None = None


@dataclass
class Kept:
    """A table as it is stored."""

    id: str
    code: str
    game: str
    edition: int
    content: str
    content_digest: str
    players: int
    options: dict[str, Any]
    open: bool
    hints: bool
    spectators: bool
    turn_seconds: int | None
    warning_seconds: int
    seed: str
    created: float
    status: str = WAITING
    date: str = ""
    names: list[str] = field(default_factory=list)
    confirmed: int = 0
    deadline: float | None = None
    follows: str | None = None
    deduction: bool = True
    message: str | None = None
    start: str | None = None
    """The example from which the game begins instead of a deal."""
    position: dict[str, Any] | None = None
    """The position from which it begins: that of the example, or of a record that is played on."""
    seats: list[Seat] = field(default_factory=list)


@dataclass
class Loaded:
    """A table with all that has happened at it."""

    kept: Kept
    rows: list[Row]
    messages: dict[tuple[int, str], int]
    """(seat, id of a message) -> the row it became."""
    chat: list[ChatLine]
    said: dict[tuple[int, str], int]
    rematch: str | None


def insert(connection: sa.Connection, kept: Kept) -> None:
    """A new table and its seats."""
    values = asdict(kept)
    del values["seats"]
    values |= {"options": _json(kept.options), "names": _json(kept.names), "position": _json(kept.position)}
    connection.execute(sa.insert(schema.TABLES).values(values))
    connection.execute(sa.insert(schema.SEATS), [{"table_id": kept.id, **asdict(seat)} for seat in kept.seats])


def change(connection: sa.Connection, table: str, **values: Any) -> None:
    """Change some columns of a table."""
    connection.execute(sa.update(schema.TABLES).where(schema.TABLES.c.id == table).values(values))


def save_seat(connection: sa.Connection, table: str, seat: Seat) -> None:
    """Change a seat."""
    values = asdict(seat)
    number = values.pop("seat")
    found = sa.and_(schema.SEATS.c.table_id == table, schema.SEATS.c.seat == number)
    connection.execute(sa.update(schema.SEATS).where(found).values(values))


def add_row(connection: sa.Connection, table: str, row: Row, message: str | None, at: float) -> None:
    """A choice. If another process has written this ply, the key refuses it."""
    connection.execute(
        ADD_ROW,
        {
            "table_id": table,
            "ply": row.number,
            "seat": row.seat,
            "words": row.words,
            "draws": luck_text(row.draws),
            "note": row.note,
            "message": message,
            "at": at,
        },
    )


def set_deadline(connection: sa.Connection, table: str, deadline: float | None) -> None:
    """When the time of whoever is asked is up."""
    connection.execute(SET_DEADLINE, {"which": table, "when": deadline})


def begin(connection: sa.Connection, kept: Kept, deal: Row, at: float) -> None:
    """The deal."""
    names = _json(kept.names)
    change(connection, kept.id, status=PLAYING, names=names, date=kept.date, deadline=kept.deadline)
    add_row(connection, kept.id, deal, None, at)


def finish(connection: sa.Connection, table: str, record: Record) -> None:
    """The game is over: its whole record, open to all."""
    change(connection, table, status=OVER, deadline=None)
    connection.execute(sa.insert(schema.FINISHED).values(table_id=table, text=write(record)))


def add_chat(connection: sa.Connection, table: str, line: ChatLine, message: str) -> None:
    """A line of chat."""
    connection.execute(sa.insert(schema.CHAT).values(table_id=table, message=message, **msgspec.structs.asdict(line)))


def load(connection: sa.Connection, table: str) -> Loaded | None:
    """A table with its seats, rows and chat; None if there is none."""
    kept = next(iter(_kept(connection, schema.TABLES.c.id == table)), None)
    if kept is None:
        return None
    rows, messages = [], {}
    for found in connection.execute(
        sa.select(schema.ROWS).where(schema.ROWS.c.table_id == table).order_by(schema.ROWS.c.ply)
    ):
        rows.append(Row(found.ply, found.seat, found.words, _draws(found.draws), found.note))
        if found.message is not None:
            messages[found.seat, found.message] = found.ply
    chat, said = [], {}
    for found in connection.execute(
        sa.select(schema.CHAT).where(schema.CHAT.c.table_id == table).order_by(schema.CHAT.c.number)
    ):
        chat.append(ChatLine(found.number, found.seat, found.name, found.text, found.at))
        said[found.seat, found.message] = found.number
    rematch = connection.scalar(sa.select(schema.TABLES.c.id).where(schema.TABLES.c.follows == table))
    return Loaded(kept, rows, messages, chat, said, rematch)


def listed(connection: sa.Connection, most: int) -> list[Kept]:
    """Open tables that wait for players, the newest first."""
    shown = sa.and_(schema.TABLES.c.open, schema.TABLES.c.status == WAITING)
    return _kept(connection, shown, most)


def with_code(connection: sa.Connection, code: str) -> str | None:
    """The table with this code."""
    found: str | None = connection.scalar(sa.select(schema.TABLES.c.id).where(schema.TABLES.c.code == code))
    return found


def set_up_by(connection: sa.Connection, message: str) -> str | None:
    """The table that a request has set up."""
    found: str | None = connection.scalar(sa.select(schema.TABLES.c.id).where(schema.TABLES.c.message == message))
    return found


def deadlines(connection: sa.Connection) -> list[tuple[str, float]]:
    """The tables at which somebody's time runs."""
    running = sa.and_(schema.TABLES.c.status == PLAYING, schema.TABLES.c.deadline.is_not(None))
    found = connection.execute(sa.select(schema.TABLES.c.id, schema.TABLES.c.deadline).where(running))
    return [(row.id, row.deadline) for row in found]


def count(connection: sa.Connection) -> int:
    """Tables at which people wait or play."""
    going = schema.TABLES.c.status.in_((WAITING, PLAYING))
    return connection.scalar(sa.select(sa.func.count()).select_from(schema.TABLES).where(going)) or 0


def uses(connection: sa.Connection, game: str, content: str) -> bool:
    """Has any table this content, even one whose game is over?"""
    of = sa.and_(schema.TABLES.c.game == game, schema.TABLES.c.content == content)
    return connection.scalar(sa.select(schema.TABLES.c.id).where(of).limit(1)) is not None


def clear_away(connection: sa.Connection, before: float, but: Iterable[str]) -> int:
    """Remove tables that never began and are older than this."""
    stale = sa.and_(
        schema.TABLES.c.status == WAITING, schema.TABLES.c.created < before, schema.TABLES.c.id.not_in(list(but))
    )
    return connection.execute(sa.delete(schema.TABLES).where(stale)).rowcount


def text_of(connection: sa.Connection, table: str) -> str | None:
    """The record of a game that is over."""
    found: str | None = connection.scalar(sa.select(schema.FINISHED.c.text).where(schema.FINISHED.c.table_id == table))
    return found


def _kept(connection: sa.Connection, which: sa.ColumnElement[bool], most: int | None = None) -> list[Kept]:
    tables: dict[str, Kept] = {}
    wanted = sa.select(schema.TABLES).where(which).order_by(schema.TABLES.c.created.desc()).limit(most)
    for row in connection.execute(wanted).mappings():
        values = dict(row) | {name: msgspec.json.decode(row[name]) for name in ("options", "names")}
        values["position"] = msgspec.json.decode(row["position"] or "null")
        tables[values["id"]] = Kept(**values)
    seats = sa.select(schema.SEATS).where(schema.SEATS.c.table_id.in_(list(tables))).order_by(schema.SEATS.c.seat)
    for row in connection.execute(seats).mappings():
        values = dict(row)
        tables[values.pop("table_id")].seats.append(Seat(**values))
    return list(tables.values())


def _draws(text: str) -> tuple[tuple[int, int], ...]:
    pairs = (draw.split("/") for draw in text.split())
    return tuple((int(outcome), int(ways)) for outcome, ways in pairs)


def _json(data: Any) -> str:
    return msgspec.json.encode(data).decode()
