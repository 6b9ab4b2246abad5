"""One WebSocket: hello, then messages, each with an answer. Whatever is wrong gets a reason or a close code."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from omerta.server import messages
from omerta.server.house import House
from omerta.server.keeping import LONGEST_CHAT_LOG
from omerta.server.limits import Bucket, household
from omerta.server.live import LiveTable
from omerta.server.messages import CLIENT, PROTOCOL, SERVER, Answer, Hello, Problem, ServerMessage, Welcome
from omerta.server.problems import Refused, not_allowed, not_found
from omerta.server.seating import token_of, who
from omerta.server.wording import Voice, voice
from omerta.tables import Step, Table

HELLO_SECONDS = 10.0
"""Whoever has not said hello by then is not a client of ours."""
OUTBOX = 200
"""Messages that may wait for a slow client; then it has to come back and begin with what it missed."""
MOST_MALFORMED = 10
OVERDRAFT = 30
"""Messages over the limit that are refused; then the connection is closed."""
MALFORMED, NO_HELLO, NOT_ALLOWED, FLOOD, RELOAD, TOO_SLOW = 4000, 4001, 4003, 4008, 4010, 4013
UPDATE_AFTER = frozenset({"stale", "too-late", "unconfirmed"})
"""Problems after which a client is shown how things stand."""


class Socket:
    """A connection to one table. What is sent waits in an outbox, so that nobody waits for a slow client."""

    def __init__(self, house: House, socket: WebSocket[Any, Any, Any], address: str) -> None:
        self.house, self.address = house, address
        self.seats: list[int] = []
        self.viewers: list[int | None] = [None]
        self.language = "en"
        self.live: LiveTable | None = None
        self._socket = socket
        self._outbox: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue(OUTBOX)
        self._closing = False
        self.taking = asyncio.Lock()
        """Held while a message is being answered: what is half done must not be cut off."""
        self._malformed = self._overdrawn = 0
        self._bucket = Bucket(
            house.settings.messages_per_second, 3 * house.settings.messages_per_second, time.monotonic()
        )

    @property
    def is_closing(self) -> bool:
        """Is a farewell on its way?"""
        return self._closing

    # --- sending

    def send(self, data: bytes) -> None:
        """Put a message into the outbox."""
        if self._closing:
            return
        if self._outbox.full():
            self._outbox = asyncio.Queue(OUTBOX)
            self.drop(TOO_SLOW, "too slow; come back")
        else:
            self._outbox.put_nowait(data)

    def tell(self, message: ServerMessage) -> None:
        """Send a message."""
        self.send(SERVER.encode(message))

    def drop(self, code: int, reason: str) -> None:
        """Close, after what is in the outbox."""
        if not self._closing:
            self._closing = True
            self.house.metrics.closed.labels(str(code)).inc()
            if self._outbox.full():
                self._outbox.get_nowait()
            self._outbox.put_nowait((code, reason))

    async def write(self) -> None:
        """Empty the outbox, until it says to close."""
        while True:
            item = await self._outbox.get()
            if isinstance(item, tuple):
                await self._socket.close(code=item[0], reason=item[1])
                return
            await self._socket.send_data(item.decode(), mode="text")

    # --- receiving

    async def read(self) -> None:
        """Take messages until the client goes or is sent away."""
        async with asyncio.timeout(HELLO_SECONDS) as patience:
            while not self._closing:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                if message["type"] == "websocket.receive":
                    async with self.taking:
                        await self.take(message.get("text"))
                    if self.live is not None:
                        patience.reschedule(None)

    async def take(self, text: str | None) -> None:
        """Answer one message."""
        try:
            message = CLIENT.decode(text) if text is not None else None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            message = None
        if not self._within_limits(message):
            return
        if message is None:
            self._complain()
            return
        self.house.metrics.messages.labels(type(message).__name__.lower()).inc()
        try:
            await self._obey(message)
        except Exception as error:
            self._explain(message, error)

    def _explain(self, message: messages.ClientMessage, error: Exception) -> None:
        """Say why a message was not obeyed, and how things stand if that is the reason."""
        problem = self.house.problem(error, self.voice)
        self.tell(Answer(message.id, ok=False, problem=problem))
        if self.live is None:
            self.drop(NOT_ALLOWED, problem.code)
        else:
            self._show_after(self.live, message, problem)

    @property
    def voice(self) -> Voice:
        """Whoever speaks to this client."""
        return voice(self.language) if self.live is None else self.live.voice(self.language)

    def refuse(self, message: str, refused: Refused) -> None:
        """Say why not."""
        self.tell(Answer(message, ok=False, problem=self.house.problem(refused, self.voice)))

    def _within_limits(self, message: messages.ClientMessage | None) -> bool:
        if self._bucket.take(time.monotonic()):
            return True
        self._overdrawn += 1
        if self._overdrawn > OVERDRAFT:
            self.drop(FLOOD, "too many messages")
        else:
            self.refuse(message.id if message else "", Refused(429, "slow-down"))
        return False

    def _complain(self) -> None:
        self._malformed += 1
        self.refuse(
            "", Refused(400, "malformed", complaint="This is no message of the protocol; see docs/protocol.md.")
        )
        if self._malformed >= MOST_MALFORMED:
            self.drop(MALFORMED, "too many malformed messages")

    async def _obey(self, message: messages.ClientMessage) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
            return
        if self.live is None:
            self.refuse(message.id, Refused(400, "no-hello", complaint="Say hello first."))
            self.drop(NO_HELLO, "say hello first")
            return
        if isinstance(message, messages.Ping):
            self.tell(Answer(message.id, ok=True))
            return
        if message.seat not in self.seats and not (isinstance(message, messages.Look) and message.seat is None):
            raise not_allowed("not-your-seat")
        if isinstance(message, messages.Look):
            self.tell(self.live.look(message.seat, message.id, message.ply, self.language))
        elif isinstance(message, messages.Hint):
            self.house.start(self._advise(self.live, message))  # it takes seconds, and others may be asked meanwhile
        else:
            answer = await self._of_seat(self.live, message)
            self.tell(answer)
            self._show_after(self.live, message, answer.problem)

    def _show_after(self, live: LiveTable, message: Any, problem: Problem | None) -> None:
        if problem is not None and problem.code in UPDATE_AFTER:
            self._show(live, message.seat, message.ply)

    async def _advise(self, live: LiveTable, hint: messages.Hint) -> None:
        try:
            self.tell(await live.bots.advise(hint.seat, hint.id, self.voice))
        except Exception as error:
            self._explain(hint, error)

    async def _of_seat(self, live: LiveTable, message: Any) -> Answer:
        """What a seat wants."""
        seat = message.seat
        match message:
            case messages.Move():
                return await self._decide(live, message, lambda t: t.prepare(seat, message.action, message.ply))
            case messages.Undo(to="turn"):
                return await self._decide(live, message, lambda t: t.prepare_reset(seat, message.ply))
            case messages.Undo(to=int() | None as to):
                return await self._decide(live, message, lambda t: t.prepare_undo(seat, to, message.ply))
            case messages.Confirm():
                return await live.confirm(seat, message.id, message.ply)
            case messages.Prefer():
                return await live.prefer(seat, message.id, message.confirm)
            case messages.Say():
                return await live.say(seat, message.id, message.text)
            case messages.Why():
                table = live.playing()
                refusal = table.game.why_not(table.state, seat, message.action)
                problem = None if refusal is None else self.voice.refused(refusal)
                return Answer(message.id, ok=refusal is None, problem=problem)
        raise AssertionError(message)

    async def _decide(self, live: LiveTable, message: Any, prepare: Callable[[Table], Step]) -> Answer:
        return await live.decide(message.seat, message.id, self.language, prepare)

    async def _hello(self, hello: Hello) -> None:
        if self.live is None:
            self.language = hello.lang
        if hello.protocol != PROTOCOL:
            self.refuse(hello.id, Refused(400, "reload"))
            self.drop(RELOAD, "reload")
            return
        if self.live is not None:
            raise Refused(409, "hello-twice", complaint="Hello has been said; one connection is for one table.")
        live = await self.house.table(hello.table)
        seats = sorted({who(self.house, token, live) for token in hello.tokens})
        if any(seat < 0 for seat in seats):
            raise Refused(403, "not-allowed", complaint="A host's token holds no seat.")
        if not seats:
            if not live.kept.spectators:
                raise not_found()
            if sum(not one.seats for one in live.connections) >= self.house.settings.most_spectators:
                raise Refused(503, "full")
        self.live, self.seats, self.viewers = live, seats, [*seats] or [None]
        live.connections.add(self)
        welcome = Welcome(
            id=hello.id,
            protocol=PROTOCOL,
            table=live.info(bool(seats)),
            seats=seats,
            tokens=[token_of(self.house, live, seat) for seat in seats],
            chat=live.chat[-LONGEST_CHAT_LOG:],
        )
        self.tell(welcome)
        for viewer in self.viewers:
            self._show(live, viewer, hello.have + 1)
        live.tell_table()

    def _show(self, live: LiveTable, viewer: int | None, since: int) -> None:
        update = live.update(viewer, since, self.language)
        if update is not None:
            self.tell(update)

    def gone(self) -> None:
        """The connection has ended."""
        self._closing = True
        if self.live is not None:
            self.live.connections.discard(self)
            self.live.left_at = time.monotonic()
            if not self.house.stopping:
                self.live.tell_table()


@websocket("/ws")
async def play(socket: WebSocket[Any, Any, Any]) -> None:
    """A person, several at one screen, or a spectator at a table."""
    house: House = socket.app.state.house
    address = household(socket.client.host if socket.client else "")
    await socket.accept()
    connection = Socket(house, socket, address)
    house.connections[connection] = address
    house.metrics.connections.set(len(house.connections))
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(connection.read())
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        if reader.done() and isinstance(reader.exception(), TimeoutError):
            connection.drop(NO_HELLO, "no hello")
        if not writer.done() and connection.is_closing:
            await asyncio.wait({writer}, timeout=HELLO_SECONDS)
    finally:
        connection.gone()
        del house.connections[connection]
        house.metrics.connections.set(len(house.connections))
        writer.cancel()
        async with connection.taking:
            reader.cancel()
        await asyncio.gather(writer, reader, return_exceptions=True)
