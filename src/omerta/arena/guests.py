"""Bots that are not ours, asked in a process of their own: whatever they print, break or end, play goes on."""

import asyncio
import atexit
import functools
import math

import msgspec

from omerta.bots.process import Worker
from omerta.bots.worker import Answer, Question
from omerta.kernel.errors import OmertaError

GETTING_READY = 60.0
"""Seconds in which a process has loaded the game and the bot."""
GRACE = 5.0
"""Seconds that an answer may be late: after that the bot has not listened when it was interrupted, and is sent home."""


class Guests:
    """The process in which they think."""

    def __init__(self) -> None:
        self._runner, self._worker = asyncio.Runner(), Worker()

    def ask(self, question: Question, limit: float | None) -> tuple[int, Answer]:
        """What is done, and the bot's answer: if there is none, or not after so many seconds, Soldier decides."""
        if self._worker.process is None:  # getting ready is not thinking
            self._put(msgspec.structs.replace(question, world=b""), GETTING_READY)
        answer = self._put(msgspec.structs.replace(question, seconds=None, limit=limit), limit)
        action = answer.instead if answer.action is None else answer.action
        if action is None:
            raise OmertaError(f"{question.bot}: {answer.problem}, and nobody could step in")
        return action, answer

    def _put(self, question: Question, limit: float | None) -> Answer:
        return self._runner.run(self._worker.ask(question, math.inf if limit is None else limit + GRACE))

    def close(self) -> None:
        """Send them home."""
        process = self._worker.process
        self._worker.stop()
        if process is not None:
            self._runner.run(process.wait())
        self._runner.close()


@functools.cache
def guests() -> Guests:
    """Those of this process."""
    found = Guests()
    atexit.register(found.close)
    return found
