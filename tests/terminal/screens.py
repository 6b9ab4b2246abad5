"""The whole screen without a terminal: open it, press keys, read what it shows."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from textual.pilot import Pilot

from omerta.terminal.screen.app import OmertaApp
from omerta.terminal.screen.play import PlayScreen
from omerta.terminal.sitting import Sitting
from omerta.terminal.voice import Voice

PATIENCE = 60.0
"""Seconds after which a test stops waiting; machines are busy at times."""
NARROW, WIDE = (80, 24), (140, 40)


@asynccontextmanager
async def opened(
    sitting: Sitting, size: tuple[int, int] = NARROW, language: str = "en", in_ascii: bool = False
) -> AsyncIterator[Pilot[None]]:
    """A table on the screen."""
    app = OmertaApp(lambda: PlayScreen(sitting), Voice(language, in_ascii))
    app.sitting = sitting
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


def picture(pilot: Pilot[None]) -> str:
    """The screen as text, line by line."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips) + "\n"


async def until(pilot: Pilot[None], wanted: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end, picture(pilot)
        await asyncio.sleep(0.005)
        await pilot.pause()


async def settled(pilot: Pilot[None]) -> str:
    """The screen once it has been laid out: the same picture several times in a row."""
    seen = [""]
    while len(seen) < 5 or len(set(seen[-5:])) > 1:
        await asyncio.sleep(0.05)
        await pilot.pause()
        seen.append(picture(pilot))
    return seen[-1]


async def typed(pilot: Pilot[None], text: str, *keys: str) -> None:
    """Type a text, then press keys."""
    names = {" ": "space", "_": "underscore", "?": "question_mark"}
    await pilot.press(*(names.get(sign, sign) for sign in text), *keys)
    await pilot.pause()


def play_screen(pilot: Pilot[None]) -> PlayScreen:
    """The table's own screen, whatever lies above it."""
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, PlayScreen))
