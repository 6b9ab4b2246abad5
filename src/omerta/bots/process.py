"""A process in which bots think, seen from outside: whoever is slow or fails is sent home, and Soldier steps in."""

import asyncio
import contextlib
import functools
import os
import signal
import subprocess
import sys
from collections.abc import Mapping

import msgspec

from omerta.bots.asking import STAND_IN
from omerta.bots.bot import is_ours, load
from omerta.bots.worker import LENGTH, Answer, Question, framed
from omerta.kernel.errors import BadInput

WARMING_UP = 90.0
"""Seconds that a worker may take longer when it meets a game for the first time."""
PRIVATE = ("OMERTA_SECRET", "OMERTA_DATABASE")
"""What a bot's process must not know of."""
COMMAND = (sys.executable, "-P", "-m", "omerta.bots.worker")
"""-P: a file in the current folder that is called like a module of Python's does not take its place."""


def surroundings() -> Mapping[str, str]:
    """The environment of a bot's process: it finds the same modules."""
    kept = {name: value for name, value in os.environ.items() if name not in PRIVATE}
    return kept | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


@functools.cache
def check(name: str) -> str:
    """BadInput if there is no bot of this name; of one that is not ours, the file it stands in as a few digits.

    Such a one is looked for in a process of its own.
    """
    if is_ours(name):
        load(name)
        return ""
    question = framed(msgspec.msgpack.encode(Question(name)))
    try:
        done = subprocess.run(  # noqa: S603  our own command
            COMMAND, input=question, env=surroundings(), stdout=subprocess.PIPE, check=False, timeout=WARMING_UP
        )
        answer = msgspec.msgpack.decode(done.stdout[LENGTH:], type=Answer)
    except subprocess.TimeoutExpired:
        answer = Answer(problem=f"bot `{name}` is not ready after {WARMING_UP:g} s")
    except msgspec.DecodeError:
        answer = Answer(problem=f"bot `{name}` ended its process (status {done.returncode})")
    if answer.problem:
        raise BadInput(answer.problem)
    return answer.made_of


class Worker:
    """One process."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.warm: set[tuple[str, str | None, bool]] = set()

    async def ask(self, question: Question, seconds: float) -> Answer:
        """Put a question. If the bot takes its process with it, the stand-in is asked in another one."""
        answer = await self.put(question, seconds)
        if answer.action is None and answer.instead is None and question.world:
            other = await self.put(msgspec.structs.replace(question, bot=STAND_IN), seconds)
            answer.instead = other.instead if other.action is None else other.action
        return answer

    async def put(self, question: Question, seconds: float, late: float = 0) -> Answer:
        """Put a question; if there is no answer in time, or so much later, the process ends."""
        game = question.module, question.content, question.compiled
        try:
            async with asyncio.timeout(seconds + late + (0 if game in self.warm else WARMING_UP)):
                answer = await self._talk(question)
            self.warm.add(game)
            return answer
        except TimeoutError:
            self.stop()
            return Answer(problem=f"no answer within {seconds:g} s")
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            self.stop()
            return Answer(problem=f"its process ended ({type(error).__name__})")
        except asyncio.CancelledError:
            self.stop()
            raise

    async def _talk(self, question: Question) -> Answer:
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                *COMMAND,
                env=surroundings(),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # Ctrl+C is for whoever asks
            )
        source, target = self.process.stdout, self.process.stdin
        assert source is not None
        assert target is not None
        target.write(framed(msgspec.msgpack.encode(question)))
        await target.drain()
        length = int.from_bytes(await source.readexactly(LENGTH), "little")
        return msgspec.msgpack.decode(await source.readexactly(length), type=Answer)

    def stop(self) -> None:
        """End the process and what it has started; the next question starts another."""
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process = None
        self.warm.clear()
