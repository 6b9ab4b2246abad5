"""What goes over HTTP: what is asked for, and what is answered. docs/protocol.md explains it."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from omerta.server.messages import MOST_SEATS, Choice, LogRow, Name, Ply, SeatNumber, TableInfo


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who should sit there: anybody (open), a bot, or me."""

    kind: Literal["open", "bot", "me"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set up. `me` may be said of several seats: several people at one screen."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    content: Annotated[str, Meta(max_length=40)] = "ours"
    open: bool = False
    hints: bool = True
    deduction: bool = True
    spectators: bool = True
    turn_seconds: Annotated[int, Meta(ge=5, le=30 * 24 * 3600)] | None = None
    warning_seconds: Annotated[int, Meta(ge=0, le=24 * 3600)] = 10
    start: Annotated[str, Meta(max_length=80)] | None = None
    """An example of the rulebook to begin from, such as `gangster/drive-exact`: only against bots."""


class Join(Struct, forbid_unknown_fields=True):
    """Sit down."""

    name: Name
    seat: SeatNumber | None = None


class Fill(Struct, forbid_unknown_fields=True):
    """What the host does with a seat; what is left out stays."""

    kind: Literal["open", "bot", "person"] | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None
    muted: bool | None = None


class Seated(Struct):
    """You sit at a table. `host` is the token of whoever set it up."""

    table: TableInfo
    seats: list[int]
    tokens: list[str]
    host: str | None = None


class SeatLink(Struct):
    """Where to go on with another device: an address whose secret part no server ever sees, and its QR code."""

    address: str
    qr: str
    """SVG."""


class RecordText(Struct, forbid_unknown_fields=True):
    """A record to look at."""

    text: Annotated[str, Meta(min_length=1, max_length=2_000_000)]


class OpenedRecord(Struct):
    """A record that was opened, with all that happened, as everybody knows it when a game is over."""

    id: str
    """Changes with the text; positions are asked for by it."""
    game: str
    edition: int
    content: str
    players: list[str]
    options: dict[str, Any]
    date: str
    rows: list[LogRow]
    result: list[float] | None
    dealt: bool
    """Was it dealt? Otherwise it began from a written position."""


class Standings(Struct):
    """The lines of the score sheet after each row of a record, best first: how it came about."""

    rows: list[list[dict[str, Any]]]


class Proof(Struct):
    """Was the luck of a record fixed before the deal? `outcomes` of it were drawn again from the seed."""

    fair: bool
    outcomes: int
    dealt: bool
    """False: it begins from a written position, which nobody can prove."""
    problem: str | None


class PlayOn(Struct, forbid_unknown_fields=True):
    """Play on from the position after a row of a record, in one seat's place, against bots."""

    ply: Ply
    seat: SeatNumber
    name: Name
    bot: Annotated[str, Meta(max_length=40)]


class Position(Struct):
    """A position of a record through the eyes of a seat (null: a spectator's). `ply`: after this row."""

    ply: int
    seat: int | None
    view: dict[str, Any]
    awaiting: list[int]
    question: str
    text: str
    sheet: dict[str, Any] | None


class Opinion(Struct):
    """What a Capo would do in a position of a record in the place of whoever decides there, and why."""

    ply: int
    seat: int
    choice: Choice
    why: str


class ContentTable(Struct):
    """A content file as a sheet. `origin` is the column that says where a line is from."""

    file: str
    columns: list[str]
    rows: list[list[str]]
    origin: int | None


class GameContent(Struct):
    """A content of a game. `can_save`: may whoever asks save contents here?"""

    game: str
    content: str
    tables: list[ContentTable]
    can_save: bool


class ContentFiles(Struct, forbid_unknown_fields=True):
    """A content that somebody has typed in: file -> comma-separated lines, the columns first."""

    files: Annotated[dict[str, Annotated[str, Meta(max_length=40_000)]], Meta(max_length=10)]


class Complaint(Struct):
    """What is wrong with a content, or (not `wrong`) only unusual; as far as known, with file and line."""

    file: str | None
    line: int | None
    text: str
    wrong: bool


class Checked(Struct):
    """A content was looked at; it can be played if nothing is wrong."""

    complaints: list[Complaint]


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    title: str
    summary: str
    edition: int
    players: list[int]
    options: dict[str, Any]
    """JSON schema."""
    contents: list[str]
    year: int | None = None
    designers: list[str] = []
    minutes: int | None = None
    """About how long a game takes around a table."""


class BotInfo(Struct):
    """A bot that can sit down: `bot` is how a seat asks for it, the rest is for people."""

    bot: str
    name: str
    style: str
    """How it plays, in a sentence; empty if nobody has written one."""


class Shelf(Struct):
    """What this server offers."""

    protocol: int
    games: list[GameInfo]
    bots: list[BotInfo]


class Health(Struct):
    """Is the server well?"""

    status: Literal["fine", "stopping"]
    protocol: int
    version: str
