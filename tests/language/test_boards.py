"""The boards as text: as drawn before.

After a change that is meant, draw anew and read what differs:

    PYTHONPATH=tests python tests/language/test_boards.py
"""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest
from language.positions import EVERYTHING, after, numbered

import omerta
from omerta.language import Speaker, draw

FOLDER = Path(__file__).parent / "boards"


class Drawn(NamedTuple):
    """A position, and whose view of it."""

    players: int
    decisions: int
    """How many random decisions are made."""
    seat: int = 0
    options: Mapping[str, bool] = {}


BOARDS = {
    "gangsta/start": Drawn(2, 0, seat=1),
    "gangsta/keep": Drawn(3, 1, seat=1, options=EVERYTHING),
    "gangsta/chapter_two": Drawn(4, 100, seat=1, options=EVERYTHING),
    "gangsta/over": Drawn(3, 10000),
    "gangster/start": Drawn(3, 0),
    "gangster/middle": Drawn(5, 70),
    "gangster/two_players": Drawn(2, 40),
    "gangster/over": Drawn(4, 1000),
    "the_boss/start": Drawn(3, 0),
    "the_boss/middle": Drawn(4, 110),
    "the_boss/last_turn": Drawn(4, 38),
    "the_boss/over": Drawn(2, 1000),
}


def drawn(name: str) -> str:
    players, decisions, seat, options = BOARDS[name]
    game = omerta.interpreted_game(name.partition("/")[0])
    return draw(numbered("en", players), game.view(after(game, players, decisions, options), seat)) + "\n"


@pytest.mark.parametrize("name", BOARDS)
def test_board_is_as_drawn_before(name: str) -> None:
    assert drawn(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_drawing_is_checked() -> None:
    assert {str(path.relative_to(FOLDER).with_suffix("")) for path in FOLDER.glob("*/*.txt")} == BOARDS.keys()


@pytest.mark.parametrize("name", omerta.games())
def test_board_names_all_who_share_the_victory(name: str) -> None:
    players, decisions, *_ = BOARDS[f"{name}/over"]
    game = omerta.interpreted_game(name)
    view = game.view(after(game, players, decisions), None) | {"winners": [0, 1]}
    board = draw(numbered("en", players), view)
    assert board.startswith("★ The game is over: Player 1 and Player 2 share the victory!")


def test_a_game_without_a_drawing_is_listed() -> None:
    view = {"game": "spoof", "acting": None, "row": [1, 2], "seats": [{"coins": 3, "bids": []}, {"coins": 0}]}
    assert draw(Speaker("en", []), view) == (
        "game: spoof\nacting: \N{EN DASH}\nrow: 1, 2\nseats:\n  0:\n    coins: 3\n    bids: \N{EN DASH}\n  1: coins 0"
    )


if __name__ == "__main__":
    for board_name in BOARDS:
        (FOLDER / f"{board_name}.txt").write_text(drawn(board_name), encoding="utf-8")
