"""The board of Gangster as text: never too wide, nothing left out."""

import pytest
from language.positions import LONG_NAMES, after, fits, numbered, random_game

from omerta import Game
from omerta.language import LANGUAGES, Speaker, draw


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_board_fits_the_screen(gangster: Game, language: str, players: int) -> None:
    for ply, (state, _) in enumerate(random_game(gangster, players)):
        view = gangster.view(state, ply % players)
        for speaker in (numbered(language, players), Speaker(language, LONG_NAMES[:players])):
            board = draw(speaker, view)
            assert fits(board), board


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
