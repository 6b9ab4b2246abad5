"""What is said over the WebSocket. docs/protocol.md explains it; web/src/protocol.ts is made from it."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 2
"""Goes up when an old client could no longer understand; such a client is told to reload."""

LONGEST_NAME = 30
LONGEST_CHAT = 500
MOST_SEATS = 8

MessageId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,40}$", description="Made at random by the client")]
Token = Annotated[str, Meta(min_length=20, max_length=300, description="Proves who holds a seat; keep it secret")]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Words = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
TableId = Annotated[str, Meta(pattern="^[a-z2-7]{16}$")]
Code = Annotated[str, Meta(pattern="^[A-Za-z2-7]{6}$", description="Six signs to type in or to scan")]
Language = Literal["en", "nl", "de", "fr"]


# --- from the client


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message: which table, which seats. Without tokens one watches."""

    id: MessageId
    protocol: int
    table: TableId
    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)] = []
    have: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    """The last ply already known; the log begins after it."""
    lang: Language = "en"
    """The language of all sentences on this connection."""


class Move(Struct, tag="move", tag_field="type", forbid_unknown_fields=True):
    """A decision, in its words, about the position before row `ply`."""

    id: MessageId
    seat: SeatNumber
    ply: Ply
    action: Words


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take back one decision, all back to a row, or (`turn`) all that can be."""

    id: MessageId
    seat: SeatNumber
    ply: Ply
    to: Ply | Literal["turn"] | None = None


class Confirm(Struct, tag="confirm", tag_field="type", forbid_unknown_fields=True):
    """My finished turn stands."""

    id: MessageId
    seat: SeatNumber
    ply: Ply


class Why(Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    """May I do this? If not, which rule forbids it?"""

    id: MessageId
    seat: SeatNumber
    action: Words


class Look(Struct, tag="look", tag_field="type", forbid_unknown_fields=True):
    """Show me a position through the eyes of a seat of mine (null: a spectator's), with its board in words.

    `ply`: the position after that row; null: as it is now, and what can be chosen, in words.
    """

    id: MessageId
    seat: SeatNumber | None = None
    ply: Ply | None = None


class Hint(Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    """What would you do in my place?"""

    id: MessageId
    seat: SeatNumber


class Say(Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Chat."""

    id: MessageId
    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Prefer(Struct, tag="prefer", tag_field="type", forbid_unknown_fields=True):
    """Does this seat want to confirm its turns?"""

    id: MessageId
    seat: SeatNumber
    confirm: bool


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Is anybody there?"""

    id: MessageId


ClientMessage = Hello | Move | Undo | Confirm | Why | Look | Hint | Say | Prefer | Ping


# --- from the server


class Problem(Struct):
    """What is wrong: a code for programs, a sentence for people, and for refusals the rule and its facts."""

    code: str
    message: str
    rule: str | None = None
    title: str | None = None
    """The name of the rule."""
    facts: dict[str, Any] = {}


class Told(Struct):
    """Something that happened, or a reason: for programs, and as a sentence."""

    kind: str
    facts: dict[str, Any]
    words: str


class LogRow(Struct):
    """A row of the game as one viewer was told of it.

    `undo_to`: back to the position after that row. `why`: the reason of a bot; null if it gave none, or may not tell
    as long as the game goes on.
    """

    ply: int
    seat: int | None
    undo_to: int | None
    events: list[Told]
    why: Told | None = None


class ChatLine(Struct):
    """Something said at the table."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class SeatInfo(Struct):
    """Who sits there. `bot`: who plays, if a bot does, be it for a person who is away."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    present: bool
    muted: bool


class TableInfo(Struct):
    """All about a table that everybody at it may know."""

    id: str
    game: str
    edition: int
    content: str
    players: int
    options: dict[str, Any]
    open: bool
    hints: bool
    deduction: bool
    """May the page show what can be deduced (what a hidden card can still be)?"""
    spectators: bool
    turn_seconds: int | None
    warning_seconds: int
    status: Literal["waiting", "playing", "over", "stuck"]
    seats: list[SeatInfo]
    watching: int
    ply: int
    seed_hash: str
    seed: str | None
    """Open when the game is over."""
    result: list[float] | None
    reason: str | None
    """Why a stuck table cannot go on."""
    rematch: str | None
    """The table that follows."""
    created: float
    code: str | None = None
    """The short code to join with; for those who sit at the table."""
    start: str | None = None
    """The example of the rulebook from which the game began; null: it was dealt."""


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The answer to hello. An update for each seat, or for the spectator, follows once the game has begun."""

    id: str
    protocol: int
    table: TableInfo
    seats: list[int]
    tokens: list[str]
    """The same seats with fresh tokens: keep these."""
    chat: list[ChatLine]


class Update(Struct, tag="update", tag_field="type"):
    """What one seat (null: a spectator) sees now, and what it was told since."""

    seat: int | None
    ply: int
    """The number of the next row: send it with a decision."""
    log: list[LogRow]
    view: dict[str, Any]
    awaiting: list[int]
    asked: bool
    """May this seat choose right now?"""
    question: str
    """What those who are awaited have to decide; empty when the game is over."""
    legal: list[str]
    undo: list[int]
    """Rows that this seat can go back to, nearest first."""
    staged: list[int]
    """Rows of a turn that is not finished or not confirmed: tentative."""
    held: int | None
    """The seat whose confirmation everybody waits for."""
    seconds_left: float | None
    sheet: dict[str, Any] | None
    """The score sheet, when the game is over."""


class Choice(Struct):
    """Something that can be chosen: as a move has to name it, and as a sentence."""

    action: str
    words: str


class Sight(Struct, tag="sight", tag_field="type"):
    """The answer to look. `ply`: the number of the row after this position, as in an update."""

    id: str
    seat: int | None
    ply: int
    view: dict[str, Any]
    question: str
    text: str
    """The board in words."""
    choices: list[Choice]


class Advice(Struct, tag="advice", tag_field="type"):
    """The answer to hint: what a Capo would do, and why."""

    id: str
    seat: int
    ply: int
    choice: Choice
    why: str


class Answer(Struct, tag="answer", tag_field="type"):
    """The answer to a message with an id; a repeated id gets the same one."""

    id: str
    ok: bool
    ply: int | None = None
    """The row that a decision became."""
    problem: Problem | None = None


class TableChanged(Struct, tag="table", tag_field="type"):
    """Somebody came, went, or something about the table changed."""

    table: TableInfo


class Said(Struct, tag="said", tag_field="type"):
    """Chat."""

    line: ChatLine


class Hurry(Struct, tag="hurry", tag_field="type"):
    """Time is running out for these seats; then a bot plays this turn."""

    seats: list[int]
    seconds_left: float


ServerMessage = Welcome | Update | Sight | Advice | Answer | TableChanged | Said | Hurry


CLIENT = msgspec.json.Decoder(ClientMessage)
SERVER = msgspec.json.Encoder()
