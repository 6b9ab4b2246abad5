"""Whole games come out as they were written down, compiled and interpreted."""

from pathlib import Path

import pytest
from playthroughs.playthrough import expected, written

import omerta

GOLDEN = [pytest.param(*one, id=f"{one[0]}-{one[-1].stem}") for one in expected()]
every_game = pytest.mark.parametrize(("name", "players", "options", "manner", "path"), GOLDEN)
Options = dict[str, object]


@every_game
def test_compiled_game_is_as_written(name: str, players: int, options: Options, manner: str, path: Path) -> None:
    assert written(omerta.game(name), players, options, manner) == path.read_text()


@every_game
def test_interpreted_game_is_as_written(name: str, players: int, options: Options, manner: str, path: Path) -> None:
    assert written(omerta.interpreted_game(name), players, options, manner) == path.read_text()


def test_every_written_game_is_checked() -> None:
    kept = set(Path(__file__).parent.glob("*/*.txt"))
    assert kept == {path for *_, path in expected()}
