"""The house: all tables, and what they share."""

import asyncio
import functools
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa

from omerta.games import registry
from omerta.kernel.game import Game, open_game
from omerta.server import keeping
from omerta.server.contents import OURS, Contents
from omerta.server.crew import Crew
from omerta.server.limits import Limits
from omerta.server.live import Connection, LiveTable
from omerta.server.logs import fault, note
from omerta.server.messages import Problem
from omerta.server.metrics import Metrics
from omerta.server.problems import Refused, not_found, problem_of
from omerta.server.reading_room import ReadingRoom
from omerta.server.settings import Settings
from omerta.server.store import Store, StoreBusy
from omerta.server.tokens import Tokens
from omerta.server.webhook import Webhook
from omerta.server.wording import Voice, warm_up
from omerta.server.workshop import Workshop

Result = TypeVar("Result")
TRY_AGAIN, GOING_AWAY = 1013, 1001
SWEEP_SECONDS = 30.0


class House:
    """All that a server has: made, connected to its database, opened in the event loop, closed when it stops."""

    store: Store
    tokens: Tokens

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.crew = Crew(settings.bot_workers, settings.bot_queue, settings.bot_seconds)
        self.webhook = Webhook(settings.webhook, settings.public_url)
        self.requests = Limits(settings.requests_per_minute)
        self.new_tables = Limits(settings.new_tables_per_minute)
        self.guesses = Limits(settings.guesses_per_minute)
        self.chatting = Limits(60)
        self.hinting = Limits(settings.hints_per_minute)
        self.opening = Limits(settings.records_per_minute)
        self.checking = Limits(240)
        self.reading_room = ReadingRoom()
        self.library, self.library_lock = Contents(settings), asyncio.Lock()
        self.workshop = Workshop()
        self.connections: dict[Connection, str] = {}
        """Everybody connected, with their addresses."""
        self.stopping = False
        self._games: dict[tuple[str, str], Game] = {}
        self._tables: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._clocks: dict[str, list[asyncio.TimerHandle]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def connect(self) -> "House":
        """Open the database; BadInput if that cannot be."""
        self.store = Store(self.settings.database, self.metrics.committed)
        self.tokens = Tokens(self.settings.secret or self.store.key(), self.settings.token_days)
        return self

    def problem(self, error: Exception, voice: Voice) -> Problem:
        """What to tell whoever caused it; of our own faults nothing but that there was one."""
        problem = problem_of(error, voice)
        if problem is None:
            fault("a fault of ours")
            self.metrics.failures.inc()
            problem = Refused(500, "internal").problem(voice)
        self.metrics.refusals.labels(problem.code).inc()
        return problem

    # --- games

    def game(self, name: str, content: str = OURS) -> Game:
        """A game with one of its contents; BadInput if there is none here."""
        definition = registry.definition(name)
        if (definition.name, content) not in self._games:
            game = open_game(definition, self.library.folder(definition.name, content))
            self._games[definition.name, content] = game.compile() if definition.name in self.workshop.ready else game
        return self._games[definition.name, content]

    def _is_compiled(self, name: str) -> None:
        """A game has left the workshop: from now on it runs as machine code. The positions stay as they are."""
        for (of, _), game in list(self._games.items()):
            if of == name:
                game.compile()

    def contents(self, name: str) -> list[str]:
        """The contents that tables of a game can choose."""
        return self.library.names(name)

    def folder(self, name: str, content: str) -> str | None:
        """Where a content lies; None for our own."""
        found = self.library.folder(name, content)
        return None if found is None else str(found)

    def change_content(self, name: str, content: str, prepared: Path) -> None:
        """A content that no table uses is made, or made anew."""
        self.library.place(name, content, prepared)
        self._games.pop((name, content), None)
        note("content saved", game=name, content=content)

    # --- tables

    async def table(self, table: str) -> LiveTable:
        """A table, read from the store if it is not in memory."""
        if table not in self._tables:
            self._tables[table] = asyncio.create_task(self._load(table))
            self.metrics.tables.set(len(self._tables))
        task = self._tables[table]
        try:
            live = await asyncio.shield(task)
            if live is None:
                raise not_found()
        finally:
            failed = task.done() and (task.cancelled() or task.exception() is not None or task.result() is None)
            if failed and self._tables.get(table) is task:
                del self._tables[table]
        return live

    async def _load(self, table: str) -> LiveTable | None:
        loaded = await self.store.read(lambda connection: keeping.load(connection, table))
        if loaded is None:
            return None
        live = LiveTable(self, loaded)
        if live.is_full():  # the last seat was taken, and then the server stopped
            await live.begin()
        if live.table is not None and not live.table.over:
            self.run_clock(live)
            live.bots.wake()
        return live

    def live_tables(self) -> list[LiveTable]:
        """The tables in memory."""
        loaded = [task.result() for task in self._tables.values() if task.done() and not task.exception()]
        return [live for live in loaded if live is not None]

    def is_forgotten(self, live: LiveTable) -> bool:
        """Has this table been put out of memory, and perhaps read anew?"""
        task = self._tables.get(live.kept.id)
        return task is None or (task.done() and (task.exception() is not None or task.result() is not live))

    def forget(self, live: LiveTable) -> None:
        """Put a table out of memory; whoever is connected comes back and gets what the store says."""
        if not self.is_forgotten(live):
            del self._tables[live.kept.id]
            self.metrics.tables.set(len(self._tables))
        live.bots.stop()
        if live.kept.deadline is not None and live.kept.id not in self._clocks:  # it has rung: nobody else would go on
            self._wind(live.kept.id, time.time() + SWEEP_SECONDS)
        for connection in list(live.connections):
            connection.drop(TRY_AGAIN, "come back")

    # --- clocks

    def run_clock(self, live: LiveTable) -> None:
        """Wind the clock of a table: a warning, and then time is up."""
        self._stop_clock(live.kept.id)
        if live.kept.deadline is not None:
            self._wind(live.kept.id, live.kept.deadline)
            warning = live.kept.deadline - time.time() - live.kept.warning_seconds
            if live.kept.turn_seconds is not None and warning > 0:
                timer = asyncio.get_running_loop().call_later(warning, live.hurry)
                self._clocks[live.kept.id].append(timer)

    def _wind(self, table: str, deadline: float) -> None:
        seconds = max(0.0, deadline - time.time())
        timer = asyncio.get_running_loop().call_later(seconds + 0.01, self._ring, table)
        self._clocks[table] = [timer]

    def _ring(self, table: str) -> None:
        self._clocks.pop(table, None)
        if not self.stopping:
            self.start(self._time_is_up(table))

    async def _time_is_up(self, table: str) -> None:
        try:
            live = await self.table(table)
        except (StoreBusy, sa.exc.SQLAlchemyError):
            self._wind(table, time.time() + SWEEP_SECONDS)
            raise
        await live.time_is_up()

    def _stop_clock(self, table: str) -> None:
        for timer in self._clocks.pop(table, []):
            timer.cancel()

    # --- opening and closing

    async def open(self) -> None:
        """Wind the clocks of all tables, and begin to sweep."""
        for table, deadline in await self.store.read(keeping.deadlines):
            self._wind(table, deadline)
        await self.webhook.open()
        self.start(asyncio.to_thread(warm_up))
        self.start(self._sweep())
        if self.settings.compiled:
            self.workshop.open(self._is_compiled)
        note("open", tables=await self.store.read(keeping.count))

    async def close(self) -> None:
        """Everybody goes home; what was acknowledged is on the disk already."""
        self.stopping = True
        self.workshop.close()
        for table in list(self._clocks):
            self._stop_clock(table)
        for connection in list(self.connections):
            connection.drop(GOING_AWAY, "the server is stopping")
        for live in self.live_tables():
            live.bots.stop()
        for task in list(self._tasks):
            task.cancel()
        await self.crew.close()
        await self.webhook.close()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)
        note("closed")

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside all else; a failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            try:
                raise error
            except Exception:
                fault("a fault beside the game")

    async def _sweep(self) -> None:
        """Put tables with nobody there out of memory, and clear away those that never began."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self._clear_away()
            except (StoreBusy, sa.exc.SQLAlchemyError):
                fault("nothing was cleared away")

    async def _clear_away(self) -> None:
        idle = time.monotonic() - self.settings.idle_minutes * 60
        for live in self.live_tables():
            if not (live.connections or live.left_at > idle or live.lock.locked() or live.bots.at_work):
                self.forget(live)
        before = time.time() - self.settings.waiting_hours * 3600
        in_memory = list(self._tables)  # somebody may be about to sit down there
        await self.write(functools.partial(keeping.clear_away, before=before, but=in_memory))

    async def write(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Write to the store."""
        return await self.store.write(work)
