"""The board of Gangster as text: as drawn before, never too wide, nothing left out.

After a change that is meant, draw anew and read what differs:

    PYTHONPATH=tests python tests/language/test_gangster_board.py
"""

from pathlib import Path

import pytest
from language.positions import SEED, after, numbered

import omerta
from omerta import Game
from omerta.language import LANGUAGES, Speaker, draw

FOLDER = Path(__file__).parent / "boards" / "gangster"
POSITIONS = {"start": (3, 0), "middle": (5, 70), "two_players": (2, 40), "over": (4, 1000)}
"""Name -> players, and how many random decisions are made."""


def drawn(game: Game, name: str) -> str:
    players, decisions = POSITIONS[name]
    return draw(numbered("en", players), game.view(after(game, players, decisions), 0)) + "\n"


@pytest.mark.parametrize("name", POSITIONS)
def test_board_is_as_drawn_before(gangster_interpreted: Game, name: str) -> None:
    assert drawn(gangster_interpreted, name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_board_fits_the_screen(gangster: Game, language: str, players: int) -> None:
    names = ["Maximiliane von Hohenfels-Reichenbach", "X" * 100, "Bo", "Anne-Sophie de la Tour", "Al"][:players]
    state = gangster.new(players, SEED)
    ply = 0
    while True:
        seats = gangster.awaiting(state)
        for speaker in (numbered(language, players), Speaker(language, names)):
            board = draw(speaker, gangster.view(state, ply % players))
            assert max(map(len, board.splitlines())) <= 80, board
            assert not any(line.endswith(" ") for line in board.splitlines())
        if not seats:
            return
        state, _ = gangster.play(state, seats[0], gangster.sample(state, seats[0], ply))
        ply += 1


def test_every_place_and_car_is_on_the_map(gangster: Game) -> None:
    view = gangster.view(after(gangster, 5, 50), None)
    board = draw(numbered("en", 5), view)
    for place in view["places"]:
        cars = "".join(
            {"blue": "B", "grey": "G", "yellow": "Y", "brown": "N", "green": "R"}[car] for car in place["cars"]
        )
        assert f"{place['name']}{'°' if place['house'] else ''}{f' [{cars}]' if cars else ''}" in board


def test_house_marks_vanish_with_printed_content(gangster: Game) -> None:
    view = gangster.view(after(gangster, 4, 0), None)
    assert "° ours" in draw(numbered("en", 4), view)
    for things in (view["roads"], view["places"], view["equipment"], [place["tile"] for place in view["places"]]):
        for thing in things:
            if thing:
                thing["house"] = False
    assert "°" not in draw(numbered("en", 4), view)


def test_board_names_all_who_share_the_victory(gangster: Game) -> None:
    view = gangster.view(after(gangster, 4, 1000), None) | {"winners": [0, 1]}
    assert draw(numbered("en", 4), view).startswith("★ The game is over: Player 1 and Player 2 share the victory!")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for position in POSITIONS:
        (FOLDER / f"{position}.txt").write_text(drawn(omerta.interpreted_game("gangster"), position), encoding="utf-8")
