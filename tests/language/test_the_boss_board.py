"""The board of The Boss as text: never too wide, nothing left out."""

import pytest
from language.positions import LONG_NAMES, SEED, after, fits, numbered, random_game

from omerta import Game
from omerta.language import LANGUAGES, Speaker, draw


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_board_fits_the_screen(the_boss_interpreted: Game, language: str, players: int) -> None:
    for state, _ in random_game(the_boss_interpreted, players):
        for viewer in (None, *range(players)):
            board = draw(numbered(language, players), the_boss_interpreted.view(state, viewer))
            assert fits(board), board


def test_long_names_fit_too(the_boss_interpreted: Game) -> None:
    for decisions in (0, 60, 78, 110, 1000):
        board = draw(
            Speaker("de", LONG_NAMES[:4]), the_boss_interpreted.view(after(the_boss_interpreted, 4, decisions), 1)
        )
        assert fits(board), board


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owner_s_long_cards_fit_too(the_boss_interpreted: Game, language: str) -> None:
    view = the_boss_interpreted.view(after(the_boss_interpreted, 4, 110), 0)
    for place in view["row"]:
        place["cards"] = [{"face": "hospital", "copies": 5, "unseen": 2, "house": True}]
        place["played"] = ["prison", "banished", "revolver", "hospital"]
        place["gangsters"] = [{"seat": seat, "professionals": 6, "occasionals": 3} for seat in range(4)]
        place["banished"] = [0, 1, 2, 3]
    board = draw(numbered(language, 4), view)
    assert fits(board), board


def test_house_cards_are_marked_wherever_they_lie(the_boss_interpreted: Game) -> None:
    view = the_boss_interpreted.view(after(the_boss_interpreted, 2, 0), 0)
    boston = next(place for place in view["row"] if place["city"] == "boston")
    for place in view["row"]:
        place["cards"] = []
    boston["cards"] = [
        {"face": face, "copies": 1, "unseen": 0, "house": house} for face, house in (("2", True), ("hospital", False))
    ]
    boston["played"] = ["2", "hospital"]
    view["seats"][0]["hand"] = ["boston 2", "boston hospital"]
    board = draw(numbered("en", 2), view)
    assert "2  Boston    2° hospital            2° hospital" in board
    assert "Boston 2° · Boston hospital" in board
    assert "° house value" in board
    boston["hidden"] = "2"
    assert "2° hospital  2°" in draw(numbered("en", 2), view | {"stage": "over", "winners": [0]})
    boston["cards"][0]["house"] = False
    assert "°" not in draw(numbered("en", 2), view)


def test_words_are_never_torn_apart(the_boss_interpreted: Game) -> None:
    board = draw(numbered("nl", 4), the_boss_interpreted.view(after(the_boss_interpreted, 4, 110), 0))
    assert "1 in het hospitaal (1 ronde)," in " ".join(board.split())


def test_board_says_which_round_it_is(the_boss_interpreted: Game) -> None:
    view, speaker = the_boss_interpreted.view(after(the_boss_interpreted, 2, 0), 0), numbered("en", 2)
    assert "ROUND" not in draw(speaker, view)
    assert "LAST ROUND" in draw(speaker, view | {"last_round": True})
    assert "EXTRA ROUND" in draw(speaker, view | {"last_round": True, "extra_round": True})


def test_board_tells_a_secret_to_its_owner_only(the_boss_interpreted: Game) -> None:
    state = the_boss_interpreted.new(3, SEED)
    speaker = numbered("en", 3)
    assert "Your hand" in draw(speaker, the_boss_interpreted.view(state, 2))
    assert "Your hand" not in draw(speaker, the_boss_interpreted.view(state, None))
