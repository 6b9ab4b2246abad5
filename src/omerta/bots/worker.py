"""A process in which bots think: `python -m omerta.bots.worker` reads questions and writes answers.

Each message is four bytes of length, little-endian, and that many bytes of MessagePack. What a question holds of the
position is a redealt world, so no secret of a table ever comes here.
"""

import contextlib
import functools
import hashlib
import importlib
import inspect
import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import numpy as np

from omerta.bots.asking import ask, in_short
from omerta.bots.bot import Bot, Perspective, Reason, load
from omerta.kernel.errors import BadInput
from omerta.kernel.game import Game, State, open_game
from omerta.kernel.luck import seeded

LENGTH = 4
LIVE_SECONDS = 3.0
"""In live play nobody thinks longer."""


class Question(msgspec.Struct):
    """What should this seat do? Without a position: only make bot and game ready; without a game: only the bot."""

    bot: str
    module: str = ""
    """Where the game is defined."""
    content: str | None = None
    compiled: bool = False
    players: int = 0
    options: dict[str, Any] = {}
    world: bytes = b""
    seat: int = 0
    seed: int = 0
    seconds: float | None = LIVE_SECONDS
    """What the bot is told about how long to think."""
    limit: float | None = None
    """After so many seconds it is interrupted, if it listens."""
    reasons: bool = True
    """Is somebody interested in why?"""


class Answer(msgspec.Struct):
    """The action chosen and why, or what went wrong and what Soldier does instead."""

    action: int | None = None
    problem: str | None = None
    reason: Reason | None = None
    instead: int | None = None
    thought: float = 0.0
    """Processor seconds."""
    made_of: str = ""
    """When only the bot was to be made ready: the file with its class, as a few digits."""


def question_about(
    game: Game, content: str | None, compiled: bool, state: State, seat: int, bot: str, seed: int
) -> Question:
    """A question about a position, with all that the seat cannot know redealt."""
    world = game.redeal(state, seat, seed)
    return Question(
        bot,
        game.definition.module,
        content,
        compiled,
        state.players,
        dict(state.options),
        world.record.tobytes(),
        seat,
        seed,
    )


def answer(question: Question) -> Answer:
    """Ask the bot; whatever goes wrong with it becomes an answer too."""
    try:
        bot = _bot(question.bot)
        if not question.module:
            return Answer(made_of=_digest(type(bot)))
        game = _game(question.module, question.content, question.compiled)
        if not question.world:
            return Answer()
        box, options = game.table(question.players, question.options)
        record = np.frombuffer(question.world, game.definition.state.dtype).copy()
        luck = seeded(question.seed, journaling=True)
        world = State(game.name, question.players, options, box, record, luck)
        perspective = Perspective(game, world, question.seat, question.seed, question.seconds, reasons=question.reasons)
        asked = ask(bot, perspective, question.limit)
        if asked.problem:
            return Answer(None, asked.problem, None, asked.action, asked.seconds)
        return Answer(asked.action, None, asked.reason, None, asked.seconds)
    except BadInput as error:
        return Answer(problem=str(error))
    except Exception as error:
        return Answer(problem=in_short(error))


@functools.cache
def _game(module: str, content: str | None, compiled: bool) -> Game:
    game = open_game(importlib.import_module(module).GAME, content)
    return game.compile() if compiled else game


@functools.cache
def _bot(name: str) -> Bot:
    return load(name)


def _digest(kind: type[Bot]) -> str:
    """The file that a class stands in, in short; empty if there is none."""
    try:
        return hashlib.sha256(Path(inspect.getfile(kind)).read_bytes()).hexdigest()[:16]
    except (OSError, TypeError):
        return ""


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(LENGTH, "little") + message


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer questions until there are no more, or nobody is left to hear the answers."""
    with contextlib.suppress(BrokenPipeError):
        while length := source.read(LENGTH):
            question = msgspec.msgpack.decode(source.read(int.from_bytes(length, "little")), type=Question)
            target.write(framed(msgspec.msgpack.encode(answer(question))))
            target.flush()


def leave_with(parent: int) -> None:
    """End when nobody is left who could ask, and all that bots have started too: they would not notice."""
    while os.getppid() == parent:
        time.sleep(1)
    with contextlib.suppress(ProcessLookupError):  # when it does not lead a group
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=leave_with, args=(os.getppid(),), daemon=True).start()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not get among the answers
    serve(sys.stdin.buffer, answers)
