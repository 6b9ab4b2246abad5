"""Whole games come out as they were written down, compiled and interpreted."""

from pathlib import Path

import pytest
from playthroughs.playthrough import expected, written

import omerta

GOLDEN = [pytest.param(*one, id="-".join(map(str, one[:3]))) for one in expected()]


@pytest.mark.parametrize(("name", "players", "manner", "path"), GOLDEN)
def test_compiled_game_is_as_written(name: str, players: int, manner: str, path: Path) -> None:
    assert written(omerta.game(name), players, manner) == path.read_text()


@pytest.mark.parametrize(("name", "players", "manner", "path"), GOLDEN)
def test_interpreted_game_is_as_written(name: str, players: int, manner: str, path: Path) -> None:
    assert written(omerta.interpreted_game(name), players, manner) == path.read_text()


def test_every_written_game_is_checked() -> None:
    kept = set(Path(__file__).parent.glob("*/*.txt"))
    assert kept == {path for _, _, _, path in expected()}
