"""The board of The Boss as text: as drawn before, never too wide, nothing left out.

After a change that is meant, draw anew and read what differs:

    PYTHONPATH=tests python tests/language/test_the_boss_board.py
"""

from pathlib import Path

import pytest
from language.positions import SEED, after, numbered

import omerta
from omerta import Game
from omerta.language import LANGUAGES, Speaker, draw

FOLDER = Path(__file__).parent / "boards" / "the_boss"
POSITIONS = {"start": (3, 0), "middle": (4, 110), "last_turn": (4, 38), "over": (2, 1000)}
"""Name -> players, and how many random decisions are made."""


def drawn(game: Game, name: str) -> str:
    players, decisions = POSITIONS[name]
    return draw(numbered("en", players), game.view(after(game, players, decisions), 0)) + "\n"


@pytest.mark.parametrize("name", POSITIONS)
def test_board_is_as_drawn_before(the_boss_interpreted: Game, name: str) -> None:
    assert drawn(the_boss_interpreted, name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_board_fits_the_screen(the_boss_interpreted: Game, language: str, players: int) -> None:
    game, speaker = the_boss_interpreted, numbered(language, players)
    state = game.new(players, SEED)
    ply = 0
    while True:
        seats = game.awaiting(state)
        for viewer in (None, *range(players)):
            board = draw(speaker, game.view(state, viewer))
            assert max(map(len, board.splitlines())) <= 80, board
            assert not any(line.endswith(" ") for line in board.splitlines())
        if not seats:
            return
        state, _ = game.play(state, seats[0], game.sample(state, seats[0], ply))
        ply += 1


def test_long_names_fit_too(the_boss_interpreted: Game) -> None:
    names = ["Maximiliane von Hohenfels-Reichenbach", "X" * 100, "Bo", "Anne-Sophie de la Tour"]
    for decisions in (0, 60, 78, 110, 1000):
        board = draw(Speaker("de", names), the_boss_interpreted.view(after(the_boss_interpreted, 4, decisions), 1))
        assert max(map(len, board.splitlines())) <= 80, board


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owner_s_long_cards_fit_too(the_boss_interpreted: Game, language: str) -> None:
    view = the_boss_interpreted.view(after(the_boss_interpreted, 4, 110), 0)
    for place in view["row"]:
        place["cards"] = [{"face": "hospital", "copies": 5, "unseen": 2, "house": True}]
        place["played"] = ["prison", "banished", "revolver", "hospital"]
        place["gangsters"] = [{"seat": seat, "professionals": 6, "occasionals": 3} for seat in range(4)]
        place["banished"] = [0, 1, 2, 3]
    board = draw(numbered(language, 4), view)
    assert max(map(len, board.splitlines())) <= 80, board


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


def test_board_names_all_who_share_the_victory(the_boss_interpreted: Game) -> None:
    view = the_boss_interpreted.view(after(the_boss_interpreted, 2, 1000), None) | {"winners": [0, 1]}
    assert draw(numbered("en", 2), view).startswith("★ The game is over: Player 1 and Player 2 share the victory!")


def test_board_tells_a_secret_to_its_owner_only(the_boss_interpreted: Game) -> None:
    state = the_boss_interpreted.new(3, SEED)
    speaker = numbered("en", 3)
    assert "Your hand" in draw(speaker, the_boss_interpreted.view(state, 2))
    assert "Your hand" not in draw(speaker, the_boss_interpreted.view(state, None))


def test_a_game_without_a_drawing_is_listed() -> None:
    view = {"game": "spoof", "acting": None, "row": [1, 2], "seats": [{"coins": 3, "bids": []}, {"coins": 0}]}
    assert draw(Speaker("en", []), view) == (
        "game: spoof\nacting: \N{EN DASH}\nrow: 1, 2\nseats:\n  0:\n    coins: 3\n    bids: \N{EN DASH}\n  1: coins 0"
    )


if __name__ == "__main__":
    for position in POSITIONS:
        (FOLDER / f"{position}.txt").write_text(drawn(omerta.interpreted_game("the_boss"), position), encoding="utf-8")
