"""Bots that are not ours, each in a process of its own: whatever they print, break or end, play goes on."""

import asyncio
import atexit
import functools
import math

import msgspec

from omerta.bots.process import Worker
from omerta.bots.worker import Answer, Question
from omerta.kernel.errors import OmertaError

GRACE = 30.0
"""Seconds that an answer may be late: by then a bot has not listened when it was interrupted, and is sent home."""


class Guest:
    """One of them."""

    def __init__(self) -> None:
        self._runner, self._worker = asyncio.Runner(), Worker()

    def ask(self, question: Question, limit: float | None) -> tuple[int, Answer]:
        """What is done, and the bot's answer: if there is none, or not after so many seconds, Soldier decides."""
        if self._worker.process is None:  # getting ready is not thinking
            self._put(msgspec.structs.replace(question, world=b""), 0)
        ready = self._worker.process
        question = msgspec.structs.replace(question, seconds=None, limit=limit, reasons=False)
        answer = self._put(question, math.inf if limit is None else limit + GRACE)
        if self._worker.process is not ready:  # it was sent home, and Soldier thought in another
            self._worker.stop()
        action = answer.instead if answer.action is None else answer.action
        if action is None:
            raise OmertaError(f"{question.bot}: {answer.problem}, and nobody could step in")
        return action, answer

    def _put(self, question: Question, seconds: float) -> Answer:
        return self._runner.run(self._worker.ask(question, seconds))

    def close(self) -> None:
        """Send it home."""
        process = self._worker.process
        self._worker.stop()
        if process is not None:
            self._runner.run(process.wait())
        self._runner.close()


@functools.cache
def guest(name: str) -> Guest:
    """The one of this name that this process asks."""
    found = Guest()
    atexit.register(found.close)
    return found
