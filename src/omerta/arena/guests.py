"""Bots that are not ours, each in a process of its own: whatever they print, break or end, play goes on."""

import asyncio
import atexit
import functools
import math

import msgspec

from omerta.bots import Asked, Perspective
from omerta.bots.asking import stand_in
from omerta.bots.process import Worker
from omerta.bots.worker import Answer, Question, question_about
from omerta.kernel.game import Game, State

GRACE = 5.0
"""Seconds that an answer may be late: by then a bot has not listened when it was interrupted, and is sent home."""


class Guest:
    """One of them, at one seat."""

    def __init__(self, name: str, seat: int) -> None:
        self.name, self.seat = name, seat
        self._runner, self._worker = asyncio.Runner(), Worker()

    def ask(self, game: Game, content: str | None, state: State, seed: int, limit: float | None) -> Asked:
        """What is done: if there is no answer, or not after so many seconds, or it is not allowed, Soldier decides."""
        question = question_about(game, content, game.is_compiled, state, self.seat, self.name, seed)
        if self._worker.process is None:  # getting ready is not thinking
            self._put(msgspec.structs.replace(question, world=b""), 0)
        question = msgspec.structs.replace(question, seconds=None, limit=limit, reasons=False)
        answer = self._put(question, math.inf if limit is None else limit)
        problem, action = answer.problem, answer.action
        if problem is None and action in game.legal(state, self.seat):
            return Asked(action, None, None, answer.thought)
        chosen = stand_in(Perspective(game, game.redeal(state, self.seat, seed), self.seat, seed))
        return Asked(chosen.action, None, problem or f"chose {action}, which is not allowed", answer.thought)

    def _put(self, question: Question, seconds: float) -> Answer:
        return self._runner.run(self._worker.put(question, seconds, GRACE))

    def close(self) -> None:
        """Send it home."""
        process = self._worker.process
        self._worker.stop()
        if process is not None:
            self._runner.run(process.wait())
        self._runner.close()


@functools.cache
def guest(name: str, seat: int) -> Guest:
    """The one that this process asks: each seat has one of its own, who sees nobody else's cards."""
    found = Guest(name, seat)
    atexit.register(found.close)
    return found
