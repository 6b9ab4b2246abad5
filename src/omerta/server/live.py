"""A table in memory: people around it, and the referee. Whatever happens is on the disk before anybody hears of it."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import sqlalchemy as sa

from omerta.kernel.errors import BadInput, OmertaError
from omerta.kernel.game import Game
from omerta.records.record import seed_hash
from omerta.server import keeping, showing
from omerta.server.botplay import BotPlay
from omerta.server.keeping import OPEN, OVER, PERSON, PLAYING, Loaded
from omerta.server.logs import note
from omerta.server.messages import (
    SERVER,
    Answer,
    ChatLine,
    Hurry,
    Said,
    SeatInfo,
    ServerMessage,
    Sight,
    TableChanged,
    TableInfo,
    Update,
)
from omerta.server.problems import Refused
from omerta.server.store import StoreBusy
from omerta.server.wording import Voice, voice
from omerta.tables import Stale, Step, Table

if TYPE_CHECKING:
    from omerta.server.house import House

REMEMBERED = 500
"""Refusals that a table remembers, for those who ask twice."""
MOST_CHAT = 3000
"""Lines of chat at one table."""
PASSING = frozenset({"not-stored", "internal", "unconfirmed"})
"""Problems that may be gone when the same message comes again."""


class Connection(Protocol):
    """Somebody at the other end of a socket."""

    seats: list[int]
    viewers: list[int | None]
    """The seats, or a spectator."""
    language: str

    def send(self, data: bytes) -> None:
        """Put a message on its way."""

    def drop(self, code: int, reason: str) -> None:
        """Close; the client comes back by itself."""


class LiveTable:
    """A table in memory. All changes go through its lock, one after another."""

    def __init__(self, house: "House", loaded: Loaded) -> None:
        self.house = house
        self.kept = loaded.kept
        self.chat = loaded.chat
        self.rematch = loaded.rematch
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.left_at = time.monotonic()
        """When the last connection went."""
        self.table: Table | None = None
        self.stuck: str | None = None
        """Why the game cannot go on here."""
        self._rows, self._said = loaded.messages, loaded.said
        self._answers: OrderedDict[tuple[int, str], Answer] = OrderedDict()
        self.bots = BotPlay(self)
        if loaded.rows:
            self._resume(loaded)

    def _resume(self, loaded: Loaded) -> None:
        kept = self.kept
        try:
            if (kept.edition, kept.content_digest) != (self.game.edition, self.game.content_digest):
                raise BadInput("it was begun with others")
            self.table = Table.resume(
                self.game,
                kept.names,
                bytes.fromhex(kept.seed),
                kept.options,
                kept.date,
                loaded.rows,
                self.kept.position,
            )
        except OmertaError as error:
            self.stuck = f"The game cannot go on with this server's rules or content: {error}"
            note("table stuck", table=kept.id, game=kept.game, edition=kept.edition)
            return
        self.table.confirming = {seat.seat for seat in kept.seats if seat.confirms}
        self.table.confirmed = kept.confirmed

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.house.game(self.kept.game, self.kept.content)

    # --- looking

    def info(self, seated: bool) -> TableInfo:
        """What everybody at the table may know; the code is for those who sit there."""
        kept, table = self.kept, self.table
        over = table is not None and table.over
        return TableInfo(
            id=kept.id,
            game=kept.game,
            edition=kept.edition,
            content=kept.content,
            players=kept.players,
            options=kept.options,
            open=kept.open,
            hints=kept.hints,
            deduction=kept.deduction,
            spectators=kept.spectators,
            turn_seconds=kept.turn_seconds,
            warning_seconds=kept.warning_seconds,
            status="stuck" if self.stuck else kept.status,  # type: ignore[arg-type]
            seats=[
                SeatInfo(seat.seat, seat.kind, seat.name, seat.bot, self.is_present(seat.seat), seat.muted)  # type: ignore[arg-type]
                for seat in kept.seats
            ],
            watching=sum(not connection.seats for connection in self.connections),
            ply=table.ply if table else 0,
            seed_hash=seed_hash(bytes.fromhex(kept.seed)),
            seed=kept.seed if over else None,
            result=table.record.result if table and over else None,
            reason=self.stuck,
            rematch=self.rematch,
            created=kept.created,
            start=kept.start,
            code=kept.code if seated else None,
        )

    def can_be_watched(self) -> bool:
        """Is this an open table at which people play, and may others look on?"""
        kept = self.kept
        return kept.status == PLAYING and kept.open and kept.spectators and bool(self.connections)

    def is_present(self, seat: int) -> bool:
        """Is somebody connected who holds this seat?"""
        return any(seat in connection.seats for connection in self.connections)

    def voice(self, language: str) -> Voice:
        """Somebody who speaks this language, and knows the game and the players."""
        return voice(language, self.kept.game, tuple(self.kept.names))

    def update(
        self, viewer: int | None, since: int, language: str, view: dict[str, Any] | None = None
    ) -> Update | None:
        """What a viewer sees now, and was told from row `since` on; `view`, if it has been made already.

        Once the game is over all is told again: by now bots may say why.
        """
        table = self.table
        if table is None:
            return None
        since = 0 if table.over else since
        seconds_left = None if self.kept.deadline is None else round(self.kept.deadline - time.time(), 1)
        view = table.view(viewer) if view is None else view
        return showing.update(table, viewer, since, self.voice(language), view, seconds_left)

    def look(self, viewer: int | None, message: str, ply: int | None, language: str) -> Sight:
        """The position now or after a row, with its board in words."""
        if self.table is None:
            raise Refused(409, "not-playing", "stuck" if self.stuck else None)
        return showing.sight(self.table, message, viewer, ply, self.voice(language))

    # --- telling

    def tell_all(self, message: ServerMessage) -> None:
        """Say something to everybody."""
        data = SERVER.encode(message)
        for connection in list(self.connections):
            connection.send(data)

    def tell_table(self) -> None:
        """Something about the table has changed."""
        data = {seated: SERVER.encode(TableChanged(self.info(seated))) for seated in (True, False)}
        for connection in list(self.connections):
            connection.send(data[bool(connection.seats)])

    def tell_update(self, since: int) -> None:
        """Everybody gets their own view; each is made once, however many look through the same eyes."""
        assert self.table is not None
        views: dict[int | None, dict[str, Any]] = {}
        made: dict[tuple[int | None, str], bytes] = {}
        for connection in list(self.connections):
            for viewer in connection.viewers:
                key = viewer, connection.language
                if key not in made:
                    if viewer not in views:
                        views[viewer] = self.table.view(viewer)
                    made[key] = SERVER.encode(self.update(viewer, since, connection.language, views[viewer]))
                connection.send(made[key])

    # --- deciding

    async def decide(self, seat: int, message: str, language: str, prepare: Callable[[Table], Step]) -> Answer:
        """A decision or an undo of a person: checked, kept, entered, told. A repeated message gets its first answer."""
        async with self.lock:
            known = self._answered(seat, message)
            if known is not None:
                return known
            try:
                answer = Answer(message, ok=True, ply=await self.enter(prepare(self.playing()), message, PERSON))
            except Exception as error:
                problem = self.house.problem(error, self.voice(language))
                answer = Answer(message, ok=False, problem=problem)
            return self._remember(seat, message, answer)

    async def confirm(self, seat: int, message: str, ply: int) -> Answer:
        """A finished turn stands."""
        async with self.lock:
            table = self.playing()
            if table.held() == seat:
                if ply != table.ply:
                    raise Stale(f"the next row is {table.ply}, not {ply}")
                await self._confirm(table)
            return Answer(message, ok=True, ply=table.ply - 1)

    async def prefer(self, seat: int, message: str, confirm: bool) -> Answer:
        """Does this seat want to confirm its turns?"""
        async with self.lock:
            preferred = keeping.Seat(**(vars(self.kept.seats[seat]) | {"confirms": confirm}))
            await self.write(lambda connection: keeping.save_seat(connection, self.kept.id, preferred))
            self.kept.seats[seat] = preferred
            if self.table is not None:
                was_held = self.table.held()
                (self.table.confirming.add if confirm else self.table.confirming.discard)(seat)
                if self.table.held() != was_held:
                    self.tell_update(self.table.ply)
                    self.bots.wake()
            return Answer(message, ok=True)

    async def say(self, seat: int, message: str, text: str) -> Answer:
        """Chat."""
        async with self.lock:
            if (seat, message) not in self._said:
                if not self.house.chatting.allow((self.kept.id, seat)):
                    raise Refused(429, "slow-down")
                await self._say(seat, message, text)
            return Answer(message, ok=True)

    async def _say(self, seat: int, message: str, text: str) -> None:
        if self.kept.seats[seat].muted:
            raise Refused(403, "muted")
        if len(self.chat) >= MOST_CHAT:
            raise Refused(409, "full", "chat-full")
        text = " ".join(text.split())
        if not text or not text.isprintable():
            raise Refused(400, "bad-input", "chat")
        number = self.chat[-1].number + 1 if self.chat else 0
        line = ChatLine(number, seat, self.kept.seats[seat].name, text, round(time.time(), 1))
        await self.write(lambda connection: keeping.add_chat(connection, self.kept.id, line, message))
        self.chat.append(line)
        self._said[seat, message] = number
        self.tell_all(Said(line))

    def playing(self) -> Table:
        """The referee, if there is a game to decide in."""
        if self.table is None:
            raise Refused(409, "not-playing", "stuck" if self.stuck else None)
        if self.table.over:
            raise Refused(409, "over")
        return self.table

    def _answered(self, seat: int, message: str) -> Answer | None:
        if (seat, message) in self._rows:
            return Answer(message, ok=True, ply=self._rows[seat, message])
        return self._answers.get((seat, message))

    def _remember(self, seat: int, message: str, answer: Answer) -> Answer:
        if answer.problem is not None and answer.problem.code not in PASSING:
            self._answers[seat, message] = answer
            if len(self._answers) > REMEMBERED:
                self._answers.popitem(last=False)
        return answer

    async def enter(self, step: Step, message: str | None, by: str) -> int:
        """Keep a step, then make it so, then tell everybody. The lock is held."""
        began = time.perf_counter()
        table, row = self.playing(), step.row
        record = table.record_after(step)
        now = time.time()
        asked_anew = set(self.game.awaiting(step.state)) - set(table.awaiting())
        deadline = now + self.turn_seconds if asked_anew and row.undo_to is None else self.kept.deadline

        def work(connection: sa.Connection) -> None:
            keeping.add_row(connection, self.kept.id, row, message, now)
            if record.result is not None:
                keeping.finish(connection, self.kept.id, record)
            elif deadline != self.kept.deadline:
                keeping.set_deadline(connection, self.kept.id, deadline)

        await self.write(work)
        table.enter(step)
        if message is not None and row.seat is not None:
            self._rows[row.seat, message] = row.number
        self.kept.deadline = None if table.over else deadline
        self.bots.turn_ends(row.seat, set(table.awaiting()), asked_anew)
        self.tell_update(row.number)
        self.house.metrics.rows.labels(by).inc()
        self.house.metrics.moves.observe(time.perf_counter() - began)
        if table.over:
            self.kept.status = OVER
            self.tell_table()
        self.after_change(asked_anew)
        return row.number

    async def _confirm(self, table: Table) -> None:
        ply, deadline = table.ply, time.time() + self.turn_seconds
        await self.write(lambda connection: keeping.change(connection, self.kept.id, confirmed=ply, deadline=deadline))
        table.confirm()
        self.kept.confirmed, self.kept.deadline = ply, deadline
        self.tell_update(ply)
        self.after_change(set(table.awaiting()))

    async def confirm_for_bot(self, seat: int) -> None:
        """A turn that waits to be confirmed stands: a bot sits there now. The lock is held."""
        if self.table is not None and self.table.held() == seat:
            await self._confirm(self.table)

    async def write(self, work: Callable[[sa.Connection], None]) -> None:
        """Write to the store. If that fails, nobody knows what is there: forget the table and read it again."""
        if self.house.is_forgotten(self):  # it may have been read anew, and changed, while we waited for the lock
            raise StoreBusy("this table is being read again")
        try:
            await self.house.store.write(work)
        except Exception:
            self.house.forget(self)
            raise

    # --- bots and clocks

    @property
    def turn_seconds(self) -> float:
        """How long a turn may take before a bot plays it."""
        return self.kept.turn_seconds or self.house.settings.turn_limit

    def after_change(self, asked_anew: set[int]) -> None:
        """Whoever is asked now should know; bots begin to think; the clock runs."""
        self.house.run_clock(self)
        self.bots.wake()
        away = [
            seat for seat in sorted(asked_anew) if self.kept.seats[seat].kind == PERSON and not self.is_present(seat)
        ]
        for seat in away:
            if self.kept.seats[seat].bot is None:
                self.house.webhook.your_turn(self.kept, seat)

    async def time_is_up(self) -> None:
        """The clock has run down: a turn that waits to be confirmed stands, others are played by a bot."""
        async with self.lock:
            table = self.table
            if table is None or table.over or self.kept.deadline is None:
                return
            if self.kept.deadline > time.time():
                self.house.run_clock(self)
                return
            if table.held() is not None:
                await self._confirm(table)
            else:
                self.bots.substituted |= set(table.asked())
                note("time was up", table=self.kept.id)
            self.bots.wake()

    def hurry(self) -> None:
        """Time is running out."""
        table = self.table
        if table is not None and self.kept.deadline is not None and self.kept.turn_seconds is not None:
            held = table.held()
            self.tell_all(Hurry(table.asked() if held is None else [held], round(self.kept.deadline - time.time(), 1)))

    # --- beginning

    def is_full(self) -> bool:
        """Is every seat taken?"""
        return (
            self.table is None and self.kept.status == keeping.WAITING and all(s.kind != OPEN for s in self.kept.seats)
        )

    async def begin(self) -> None:
        """Deal. The lock is held."""
        kept = self.kept
        names = [seat.name for seat in kept.seats]
        table = Table(self.game, names, bytes.fromhex(kept.seed), kept.options, start=self.kept.position)
        kept.names, kept.date, kept.deadline = names, table.record.date, time.time() + self.turn_seconds
        await self.write(lambda connection: keeping.begin(connection, kept, table.record.rows[0], time.time()))
        kept.status = PLAYING
        table.confirming = {seat.seat for seat in kept.seats if seat.confirms}
        self.table = table
        note("game began", table=kept.id, game=kept.game, players=kept.players)
        self.tell_table()
        self.tell_update(0)
        self.after_change(set(table.awaiting()))
