"""Actions are typed as words: a verb, and the number of a card where it needs one."""

import pytest
from rules.gangsta.positions import position

from omerta import BadInput, Game


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("pass", "pass"),
        ("p", "pass"),
        ("HIRE 121", "hire 121"),
        ("hi 121", "hire 121"),
        ("hei 226", "heist 226"),
        ("  free   all ", "free all"),
        ("discard 226", "discard 226"),
        ("discard 121", "discard 121"),
        ("disc nothing", "discard nothing"),
        ("steal 104", "steal 104"),
        ("k 905", "keep 905"),
        ("rally", "rally"),
        ("rally nothing", "rally nothing"),
        ("ignore", "ignore"),
    ],
)
def test_words_mean_an_action(gangsta: Game, typed: str, meant: str) -> None:
    state = position(gangsta)
    assert gangsta.text(state, gangsta.parse(state, typed)) == meant


@pytest.mark.parametrize(
    "typed",
    ["", "h 121", "r", "hire", "hire 999", "hire 121 122", "heist 121", "steal 121", "keep 121", "dance", "engage 226"],
)
def test_words_that_mean_nothing_are_bad_input(gangsta: Game, typed: str) -> None:
    with pytest.raises(BadInput):
        gangsta.parse(position(gangsta), typed)


def test_words_of_a_very_long_number(gangsta: Game) -> None:
    with pytest.raises(BadInput):
        gangsta.parse(position(gangsta), "hire " + "1" * 5000)
