"""Asking a bot, whatever it is made of: one that fails, is slow or breaks the rules is replaced for that decision."""

import functools
import operator
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import msgspec

from omerta.bots.bot import Bot, Choice, Perspective, Reason, load
from omerta.bots.judgement.weights import is_judged

STAND_IN, ADVISER = "soldier", "capo"
"""Who steps in for a bot that fails, and who gives hints."""
LONGEST = 200
"""Characters of what went wrong with a bot; more is not kept."""


@dataclass(frozen=True)
class Asked:
    """What came of a question. With a `problem` the choice is the stand-in's."""

    action: int
    reason: Reason | None
    problem: str | None
    seconds: float
    """Processor time that the bot took."""


class TooSlow(BaseException):
    """A bot has not answered in time. No `except Exception` of its own keeps it from hearing that."""


def ask(bot: Bot, perspective: Perspective, limit: float | None = None) -> Asked:
    """What the bot does; past so many seconds, or if it fails or breaks the rules, what Soldier does instead."""
    allowed = frozenset(perspective.legal)  # before the bot has it in its hands
    began, waited = time.thread_time(), time.monotonic()
    try:
        with _alarm(limit):
            chosen = bot.choose(perspective)
        if limit is not None and time.monotonic() - waited > limit:
            raise TooSlow  # where there is no alarm
        choice = chosen if isinstance(chosen, Choice) else Choice(operator.index(chosen))
        choice = msgspec.convert(msgspec.to_builtins(choice), Choice)  # others' bots may put anything into it
        problem = None
        if choice.action not in allowed:
            problem = f"chose {choice.action}, which is not allowed"
    except TooSlow:
        problem = f"no answer within {limit:g} s"
    except (Exception, SystemExit) as error:
        problem = in_short(error)
    seconds = time.thread_time() - began
    if problem is not None:
        choice = stand_in(perspective)
    return Asked(choice.action, choice.reason, problem, seconds)


def in_short(error: BaseException) -> str:
    """What went wrong, on one line: others' bots may put anything into it."""
    try:
        words = f"{type(error).__name__}: {error}"
    except Exception:
        words = f"{type(error).__name__}, which cannot even be printed"
    line = "".join(sign if sign.isprintable() else " " for sign in words)
    return " ".join(line.split())[:LONGEST]


def hint(perspective: Perspective) -> Asked:
    """What Capo would do here, and why (if the perspective asks for reasons)."""
    return ask(_our_own(ADVISER), perspective)


def stand_in(perspective: Perspective) -> Choice:
    """What is done for a bot that has no answer."""
    name = STAND_IN if is_judged(perspective.game.name) else "rookie"
    choice = _our_own(name).choose(perspective)
    return choice if isinstance(choice, Choice) else Choice(choice)


@functools.cache
def _our_own(name: str) -> Bot:
    return load(name)


@contextmanager
def _alarm(seconds: float | None) -> Iterator[None]:
    """Interrupt what goes on in here after so long, where the system can do that."""
    if seconds is None or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: object) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
