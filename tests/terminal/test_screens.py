"""The screens of all three games, as drawn before.

After a change that is meant, draw anew and read what differs:

    PYTHONPATH=tests python tests/terminal/test_screens.py
"""

import asyncio
import random
from pathlib import Path

import pytest
from terminal.screens import NARROW, WIDE, opened, settled
from terminal.seats import home

from omerta.terminal.home import Home

FOLDER = Path(__file__).parent / "screens"
GAMES = ("gangsta", "gangster", "the_boss")
DECISIONS = 45


def middle_of(game: str) -> Home:
    """Four people in the middle of a game; the turn is the first one's, so that no curtain falls."""
    sitting = home(game, players=4)
    chance = random.Random(3)
    table = sitting.table
    while table.ply < DECISIONS or table.awaiting()[0] != 0:
        seat = table.awaiting()[0]
        table.play(seat, chance.choice(table.legal(seat)))
    return sitting


async def drawn(game: str, size: tuple[int, int]) -> str:
    async with opened(middle_of(game), size) as pilot:
        return await settled(pilot)


def file_of(game: str, size: tuple[int, int]) -> Path:
    return FOLDER / f"{game}_{size[0]}x{size[1]}.txt"


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
@pytest.mark.parametrize("game", GAMES)
def test_screen_is_as_drawn_before(game: str, size: tuple[int, int]) -> None:
    shown = asyncio.run(drawn(game, size))
    assert shown == file_of(game, size).read_text(encoding="utf-8")
    assert len(shown.splitlines()) == size[1]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        for measure in (NARROW, WIDE):
            file_of(name, measure).write_text(asyncio.run(drawn(name, measure)), encoding="utf-8")
