"""A seat at a server's table, by its link. A lost connection is made again; nothing that was decided gets lost."""

import asyncio
import json
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import websockets

from omerta.bots import Reason
from omerta.bots.notes import note_of
from omerta.kernel.errors import BadInput, BadWords, IllegalAction, OmertaError, Refusal
from omerta.kernel.narration import Event
from omerta.language import Speaker
from omerta.server import messages
from omerta.server.messages import PROTOCOL, Problem, ServerMessage, TableInfo, Told, Update
from omerta.tables import Stale, TooLate, Unconfirmed
from omerta.terminal.sitting import Line, Moment, Sitting, with_reason

SERVER = msgspec.json.Decoder(ServerMessage)
COME_BACK = frozenset({1000, 1001, 1006, 1011, 1012, 1013, 4013})
"""Close codes after which a client comes back by itself."""
PAUSES = (0.3, 0.6, 1.2, 2.5, 5.0)
"""Seconds before the connection is tried again; the last one for ever after."""
PATIENCE = 10


@dataclass(frozen=True)
class Link:
    """An address that a page would understand, taken apart."""

    server: str
    table: str = ""
    tokens: tuple[str, ...] = ()
    code: str = ""

    @property
    def address(self) -> str:
        """The link to come back with."""
        return f"{self.server}/#table={self.table}" + "".join(f"&seat={token}" for token in self.tokens)


def read_link(text: str) -> Link:
    """`https://table.example/#join=ABCDEF`, `#table=ID` or `#table=ID&seat=TOKEN`; BadInput if it is none of these."""
    parts = urllib.parse.urlsplit(text)
    facts = urllib.parse.parse_qs(parts.fragment)
    table, code = facts.get("table", [""])[0], facts.get("join", [""])[0]
    if parts.scheme not in ("http", "https") or not parts.netloc or not (table or code):
        raise BadInput(
            f"a link to a table looks like https://table.example/#join=CODE or /#table=ID&seat=TOKEN, not `{text}`"
        )
    return Link(f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}", table, tuple(facts.get("seat", ())), code)


def take_seat(link: Link, name: str) -> Link:
    """Sit down at the table with this code; the link then holds the seat's token."""
    if not link.code:
        return link
    table = _ask(link.server, f"/api/codes/{urllib.parse.quote(link.code)}")["id"]
    seated = _ask(link.server, f"/api/tables/{table}/seats", {"name": name})
    return Link(link.server, table, tuple(seated["tokens"]))


def _ask(server: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + path, data, {"Content-Type": "application/json"})  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310  read_link lets http(s) pass only
            found: dict[str, Any] = json.load(answer)
            return found
    except urllib.error.HTTPError as error:
        try:
            reason = json.load(error)["message"]
        except (ValueError, KeyError):
            reason = error.reason
        raise BadInput(f"{server}: {reason}") from None
    except (OSError, ValueError) as error:
        raise BadInput(f"{server} cannot be reached: {error}") from None


def _reason(game: str, why: Told | None) -> Reason | None:
    """A bot's reason, if there is a sentence for it here: a server may know bots that we do not."""
    if why is None:
        return None
    reason = Reason(why.kind, tuple(why.facts.get("aspects", ())), why.facts.get("percent", 0))
    return reason if note_of(game, reason) else None


class Guest(Sitting):
    """People of this screen at a server's table; without a token they watch."""

    def __init__(self, link: Link, confirm: bool = False) -> None:
        super().__init__()
        self.link, self._confirm = link, confirm
        self.table: TableInfo | None = None
        self._seats: list[int] = []
        self._updates: dict[int | None, tuple[float, Update]] = {}
        self._rows: dict[int | None, dict[int, messages.LogRow]] = {}
        self._said: dict[int, Line] = {}
        self._waiting: dict[str, tuple[bytes, asyncio.Future[messages.Answer]]] = {}
        self._socket: websockets.ClientConnection | None = None
        self._trouble = "terminal-connecting"
        self._reason = ""

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.table.game if self.table else ""

    @property
    def names(self) -> Sequence[str]:
        """Who sits where."""
        return [seat.name or "?" for seat in self.table.seats] if self.table else []

    @property
    def people(self) -> Sequence[int]:
        """Our seats."""
        return self._seats

    @property
    def result(self) -> Sequence[float] | None:
        """Each seat's share of the victory."""
        return self.table.result if self.table else None

    def awaited(self) -> int | None:
        """The person here who has to choose, or to confirm."""
        for seat in self._seats:
            _, update = self._updates.get(seat, (0, None))
            if update is not None and (update.asked or update.held == seat):
                return seat
        return None

    def moment(self, viewer: int | None) -> Moment | None:
        """What somebody sees; a spectator's eyes at the end are those of the first seat."""
        if viewer not in self._updates:
            viewer = next(iter(self._updates), None)
        if viewer not in self._updates:
            return None
        came, update = self._updates[viewer]
        until = None if update.seconds_left is None else came + update.seconds_left
        has_clock = self.table is not None and self.table.turn_seconds is not None
        return Moment(
            viewer, update.view, update.asked, update.legal, update.undo, update.held, until if has_clock else None
        )

    def log(self, viewer: int | None) -> list[Line]:
        """What was told and still stands, and what was said."""
        rows = self._rows.get(viewer) or next(iter(self._rows.values()), {})
        line: list[int] = []
        for ply in sorted(rows):
            back = rows[ply].undo_to
            line = [*line, ply] if back is None else [number for number in line if number <= back]
        told: list[Line] = []
        for ply in line:
            events = [Line(ply, place, Event(one.kind, one.facts)) for place, one in enumerate(rows[ply].events)]
            told += with_reason(ply, events, _reason(self.game, rows[ply].why))
        return sorted([*told, *self._said.values()], key=lambda one: one.row)

    def has_secrets(self) -> bool:
        """Only the server knows; so people look away."""
        return True

    def notice(self, speaker: Speaker) -> str:
        """Is the connection lost, does somebody wait, is the game held up?"""
        if self._trouble:
            return speaker.say(self._trouble, reason=self._reason)
        if self.table is not None and self.table.status == "waiting":
            empty = sum(seat.kind == "open" for seat in self.table.seats)
            return speaker.say("terminal-waiting", seats=empty, code=self.table.code or "")
        return ""

    @property
    def farewell(self) -> str:
        """The seat waits."""
        return "terminal-seat-kept" if self._seats else "farewell"

    # --- deciding

    async def decide(self, seat: int, words: str) -> None:
        """Send the decision; it has happened when the server says so."""
        await self._send(messages.Move(_new_id(), seat, self._ply(seat), words))

    async def why(self, seat: int, words: str) -> None:
        """May the seat do this?"""
        await self._send(messages.Why(_new_id(), seat, words))

    async def undo(self, seat: int, whole_turn: bool = False) -> None:
        """Take back."""
        await self._send(messages.Undo(_new_id(), seat, self._ply(seat), "turn" if whole_turn else None))

    async def confirm(self, seat: int) -> None:
        """The turn stands."""
        await self._send(messages.Confirm(_new_id(), seat, self._ply(seat)))

    async def say(self, seat: int, text: str) -> None:
        """Chat."""
        await self._send(messages.Say(_new_id(), seat, text))

    def _ply(self, seat: int) -> int:
        return self._updates[seat][1].ply

    async def _send(self, message: messages.ClientMessage) -> None:
        """Send a message and wait for its answer, over as many connections as it takes."""
        data = msgspec.json.encode(message)
        future: asyncio.Future[messages.Answer] = asyncio.get_running_loop().create_future()
        self._waiting[message.id] = data, future
        try:
            if self._socket is not None:
                await self._write(self._socket, data)
            answer = await future
        finally:
            del self._waiting[message.id]
        if answer.problem is not None:
            raise _error_of(answer.problem)

    async def _write(self, socket: websockets.ClientConnection, data: bytes) -> None:
        try:
            await socket.send(data.decode())
        except websockets.ConnectionClosed:
            return  # it is sent again over the next connection

    # --- the connection

    async def run(self) -> None:
        """Stay connected until the server says that there is nothing to come back for."""
        address = self.link.server.replace("http", "ws", 1) + "/ws"
        failures = 0
        while True:
            try:
                async with websockets.connect(address, open_timeout=PATIENCE, max_size=None) as socket:
                    await self._greet(socket)
                    failures = 0
                    async for text in socket:
                        await self._take(SERVER.decode(text), socket)
                code = socket.close_code or 1006
            except websockets.ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd else 1006
            except websockets.InvalidStatus:
                code = 4003
            except (OSError, TimeoutError, websockets.InvalidHandshake):
                code = 1006
            self._socket = None
            if code not in COME_BACK:
                self._trouble = "terminal-sent-away"
                self._fail_waiting()
                self.news.set()
                return
            self._trouble = "terminal-lost"
            self.news.set()
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1

    async def _greet(self, socket: websockets.ClientConnection) -> None:
        have = min((max(rows, default=-1) for rows in self._rows.values()), default=-1)
        hello = messages.Hello(_new_id(), PROTOCOL, self.link.table, list(self.link.tokens), have)
        await socket.send(msgspec.json.encode(hello).decode())

    async def _take(self, message: ServerMessage, socket: websockets.ClientConnection) -> None:
        match message:
            case messages.Welcome():
                self.link = Link(self.link.server, self.link.table, tuple(message.tokens))
                self.table, self._seats, self._trouble = message.table, message.seats, ""
                for line in message.chat:
                    self._hear(line)
                self._socket = socket
                for seat in self._seats if self._confirm else ():
                    await self._write(socket, msgspec.json.encode(messages.Prefer(_new_id(), seat, confirm=True)))
                for data, _ in self._waiting.values():
                    await self._write(socket, data)
            case Update():
                self._updates[message.seat] = time.monotonic(), message
                self._rows.setdefault(message.seat, {}).update({row.ply: row for row in message.log})
            case messages.Answer() if message.id in self._waiting:
                future = self._waiting[message.id][1]
                if not future.done():
                    future.set_result(message)
            case messages.Answer(problem=Problem() as problem):  # hello was refused, or something we never asked
                self._reason = problem.message
            case messages.TableChanged():
                self.table = message.table
            case messages.Said():
                self._hear(message.line)
        self.news.set()

    def _hear(self, line: messages.ChatLine) -> None:
        row = max((max(rows, default=-1) for rows in self._rows.values()), default=-1)
        self._said.setdefault(line.number, Line(row, -1 - line.number, said=f"{line.name}: {line.text}"))

    def _fail_waiting(self) -> None:
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(OmertaError(self._reason))

    async def close(self) -> None:
        """Hang up; the seat stays ours."""
        if self._socket is not None:
            await self._socket.close()


def _new_id() -> str:
    return secrets.token_urlsafe(12)


def _error_of(problem: Problem) -> OmertaError:
    """A problem as the referee would have raised it here."""
    facts = dict(problem.facts)
    match problem.code:
        case "refused" if problem.rule is not None:
            return IllegalAction("", Refusal(facts.pop("code"), problem.rule, facts))
        case "words":
            return BadWords(facts["kind"], facts["word"], facts["known"])
        case "too-late":
            return TooLate(problem.message)
        case "stale":
            return Stale(problem.message)
        case "unconfirmed":
            return Unconfirmed(problem.message)
    return OmertaError(problem.message)
