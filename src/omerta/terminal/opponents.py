"""Bots at a table at home. They think in processes of their own, so that no screen waits for them."""

import asyncio
import contextlib
import secrets

from omerta.bots.notes import REPLACED, note_of
from omerta.bots.process import Worker, check
from omerta.bots.worker import Question, question_about
from omerta.kernel.compiling import jit_is_off
from omerta.kernel.game import Game, State
from omerta.kernel.luck import fresh_seed

PATIENCE = 30.0
"""Seconds after which Soldier plays for a bot."""
WARMER = "rookie"
"""Whose thinking makes the compiled game ready for all."""
COMPILING = 600.0
"""Seconds that compiling may take; meanwhile bots think in plain Python, slower and less far."""


class Thinker(Worker):
    """A process that can be waited for when it has been sent home."""

    def __init__(self) -> None:
        super().__init__()
        self._ending: list[asyncio.subprocess.Process] = []

    def stop(self) -> None:
        """End the process."""
        if self.process is not None:
            self._ending.append(self.process)
        super().stop()

    async def close(self) -> None:
        """End it, and wait until it is gone."""
        self.stop()
        for process in self._ending:
            await process.wait()


class Opponents:
    """The bots of one table, by seat. `content` is the folder of an owner's own cards."""

    def __init__(self, game: Game, bots: dict[int, str], content: str | None = None) -> None:
        self.game, self.bots, self.content = game, bots, content
        for name in bots.values():
            check(name)  # BadInput now rather than in the middle of a game
        self._thinker, self._compiler, self._is_compiled = Thinker(), Thinker(), jit_is_off()
        self._warming: asyncio.Task[None] | None = None
        self.problems: dict[str, str] = {}
        """What went wrong first with each bot that had to be replaced."""

    async def choose(self, state: State, seat: int) -> tuple[int, str]:
        """What the bot at this seat does, and the note for the record that says why."""
        if self._warming is None and not self._is_compiled:
            self._warming = asyncio.create_task(self._warm_up(self._question(state, seat, WARMER, compiled=True)))
        question = self._question(state, seat, self.bots[seat], self._is_compiled)
        answer = await self._thinker.ask(question, PATIENCE)
        if answer.action is not None:
            return answer.action, note_of(self.game.name, answer.reason)
        self.problems.setdefault(self.bots[seat], str(answer.problem))
        action = self.game.sample(state, seat, fresh_seed()) if answer.instead is None else answer.instead
        return action, note_of(self.game.name, REPLACED)

    async def close(self) -> None:
        """Send them home."""
        if self._warming is not None:
            self._warming.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._warming
        await self._thinker.close()
        await self._compiler.close()

    def _question(self, state: State, seat: int, bot: str, compiled: bool) -> Question:
        return question_about(self.game, self.content, compiled, state, seat, bot, secrets.randbits(62))

    async def _warm_up(self, question: Question) -> None:
        """Another process compiles by answering a question; from then on it is asked."""
        answer = await self._compiler.ask(question, COMPILING)
        if answer.action is not None:
            self._thinker, self._compiler, self._is_compiled = self._compiler, self._thinker, True
