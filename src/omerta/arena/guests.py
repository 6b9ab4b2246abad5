"""Bots that are not ours, each in a process of its own: whatever they print, break or end, play goes on."""

import asyncio
import atexit
import functools
import math
import time

import msgspec

from omerta.bots import Asked, Perspective
from omerta.bots.asking import stand_in
from omerta.bots.process import Worker
from omerta.bots.worker import Answer, Question, question_about
from omerta.kernel.game import Game, State

GRACE = 5.0
"""Seconds that an answer may be late: by then a bot has not listened when it was interrupted, and is sent home."""
MISSES = 3
"""After so many questions without an answer a bot is not asked again in this game: each took as long as may be."""


class Guest:
    """One of them, at one seat."""

    def __init__(self, name: str, seat: int) -> None:
        self.name, self.seat = name, seat
        self._runner, self._worker = asyncio.Runner(), Worker()
        self._missed = 0

    def begin(self) -> None:
        """Another game: whatever happened in the last one is forgotten."""
        self._missed = 0

    def ask(self, game: Game, content: str | None, state: State, seed: int, limit: float | None) -> Asked:
        """What is done: if there is no answer, or not after so many seconds, or it is not allowed, Soldier decides."""
        if self._missed == MISSES:
            return self._replaced(
                game,
                state,
                seed,
                Answer(problem=f"not asked again in that game after {MISSES} questions without an answer"),
            )
        question = question_about(game, content, game.is_compiled, state, self.seat, self.name, seed)
        if self._worker.process is None:  # getting ready is not thinking
            self._put(msgspec.structs.replace(question, world=b""), 0)
        question = msgspec.structs.replace(question, seconds=None, limit=limit, reasons=False)
        patience, began = math.inf if limit is None else limit, time.monotonic()
        answer = self._put(question, patience)
        if answer.problem is None and answer.action in game.legal(state, self.seat):
            return Asked(answer.action, None, None, answer.thought)
        self._missed += self._worker.process is None or time.monotonic() - began >= patience
        return self._replaced(game, state, seed, answer)

    def _replaced(self, game: Game, state: State, seed: int, answer: Answer) -> Asked:
        chosen = stand_in(Perspective(game, game.redeal(state, self.seat, seed), self.seat, seed))
        problem = answer.problem or f"chose {answer.action}, which is not allowed"
        return Asked(chosen.action, None, problem, answer.thought)

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
