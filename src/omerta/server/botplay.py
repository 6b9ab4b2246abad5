"""Bots at a table: they move when they are asked, step in when time is up, and give advice."""

import asyncio
import secrets
from typing import TYPE_CHECKING

import sqlalchemy as sa

from omerta.bots import BOTS
from omerta.bots.bot import Reason
from omerta.bots.notes import REPLACED, note_of
from omerta.bots.worker import question_about
from omerta.kernel.errors import OmertaError
from omerta.kernel.game import Game, State
from omerta.kernel.luck import fresh_seed
from omerta.server.keeping import BOT
from omerta.server.logs import fault, note
from omerta.server.messages import Advice
from omerta.server.problems import Refused
from omerta.server.wording import Voice
from omerta.tables import Stale, Unconfirmed

if TYPE_CHECKING:
    from omerta.server.house import House
    from omerta.server.live import LiveTable

ADVISER = BOTS["capo"]


class BotPlay:
    """The bots of one table."""

    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self.substituted: set[int] = set()
        """Seats whose time is up: a bot plays this turn."""
        self._task: asyncio.Task[None] | None = None
        self._advice: dict[int, tuple[int, str, Reason | None]] = {}
        """Seat -> the ply, and what was advised then: asking twice costs nothing."""

    @property
    def at_work(self) -> bool:
        """Is a bot about to move?"""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Let a bot move if one is asked."""
        if not self.at_work and self._next() is not None:
            self._task = asyncio.create_task(self._play())

    def stop(self) -> None:
        """No bot moves here any more."""
        if self._task is not None:
            self._task.cancel()

    def turn_ends(self, seat: int | None, awaited: set[int], asked_anew: set[int]) -> None:
        """Whoever is not awaited any more, or has finished a turn, chooses again the next time."""
        self.substituted &= awaited
        if asked_anew and seat is not None:  # the turn is over, even if the next question is for the same seat too
            self.substituted.discard(seat)

    def _next(self) -> int | None:
        live = self.live
        if live.table is None or live.house.is_forgotten(live):
            return None
        asked = live.table.asked()
        return next((seat for seat in asked if live.kept.seats[seat].bot or seat in self.substituted), None)

    async def _play(self) -> None:
        try:
            while (seat := self._next()) is not None:
                await asyncio.sleep(self.live.house.settings.bot_pause)
                await self._move(seat)
        except (asyncio.CancelledError, OmertaError, sa.exc.SQLAlchemyError):
            note("bots pause", table=self.live.kept.id)
        except Exception:
            fault("bots stopped at a table", table=self.live.kept.id)

    async def _move(self, seat: int) -> None:
        live, house = self.live, self.live.house
        table = live.playing()
        ply, state, name = table.ply, table.state, live.kept.seats[seat].bot or house.settings.stand_in
        folder, ready = house.folder(live.kept.game, live.kept.content), live.kept.game in house.workshop.ready
        bot, seed = house.settings.bots[name], secrets.randbits(62)
        answer = await house.crew.ask(question_about(live.game, folder, ready, state, seat, bot, seed))
        remark = note_of(live.game.name, answer.reason)
        if seat in self.substituted:
            remark = "time was up, a bot played"
        async with live.lock:
            if self._next() is None or table is not live.table:
                return
            if answer.action is None:
                note("bot replaced", table=live.kept.id, bot=name, problem=answer.problem)
                house.metrics.bots_replaced.labels(name).inc()
                remark = note_of(live.game.name, REPLACED)
            try:
                action = answer.instead if answer.action is None else answer.action
                if action is None:  # nobody there who could think: better any move than none
                    action = live.game.sample(state, seat, fresh_seed())
                await live.enter(table.prepare(seat, action, ply, remark), None, BOT)
                await live.confirm_for_bot(seat)
            except (Stale, Unconfirmed):
                return  # somebody has changed their mind meanwhile

    # --- advice

    async def advise(self, seat: int, message: str, voice: Voice) -> Advice:
        """What a Capo would do in this seat's place. He sees what the seat sees, and nothing else."""
        live = self.live
        table = live.playing()
        if not live.kept.hints:
            raise Refused(403, "no-hints")
        if seat not in table.asked():
            raise Refused(409, "not-asked")
        if (ply := table.ply) != self._advice.get(seat, (None,))[0]:
            if not live.house.hinting.allow((live.kept.id, seat)):
                raise Refused(429, "slow-down")
            state = table.state
            words, because = await opinion(live.house, table.game, live.kept.content, state, seat, ply)
            self._advice[seat] = ply, words, because
        ply, words, because = self._advice[seat]
        return Advice(message, seat, ply, voice.choice(words), voice.why(because))


async def opinion(
    house: "House", game: Game, content: str, state: State, seat: int, seed: int
) -> tuple[str, Reason | None]:
    """What the adviser would do in a seat's place, and why. The same position and seed bring the same advice."""
    ready = game.name in house.workshop.ready
    asked = question_about(game, house.folder(game.name, content), ready, state, seat, ADVISER, seed)
    answer = await house.crew.ask(asked)
    if answer.action is None:
        note("no advice", game=game.name, problem=answer.problem)
        raise Refused(503, "no-hints", "no-advice")
    return game.text(state, answer.action), answer.reason
