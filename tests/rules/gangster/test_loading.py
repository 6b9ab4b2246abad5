"""Letting gangsters in and out, spaces and rank."""

from typing import Any

import pytest
from rules.gangster.positions import follow, gang, letters, may, position, refused

from omerta import Game

HERE: dict[str, Any] = {"cars": {"blue": "greek_town"}}
NINE: dict[str, Any] = {"tiles": {"greek_town": 3}}
"""Tile 3 has nine spaces."""


def test_unload(gangster: Game) -> None:
    state = position(gangster, trunk={"blue": {"grey": 1, "brown": 1}}, spaces={"greek_town": "Y"}, **HERE)
    assert may(gangster, state, "unload") == {"own", "grey", "brown"}
    assert letters(gangster, follow(gangster, state, "unload own")[0], "greek_town") == "YB"
    after, _ = follow(gangster, state, "unload brown")
    assert letters(gangster, after, "greek_town") == "YN"
    assert gang(gangster, after, "blue")["trunk"] == {"grey": 1}
    assert refused(gangster, state, "unload yellow") == ("not-in-trunk", "unload")
    empty = position(gangster, dumped={"blue": 9}, **HERE)
    assert refused(gangster, empty, "unload own") == ("car-empty", "unload")


def test_load(gangster: Game) -> None:
    state = position(gangster, spaces={"greek_town": "BG.Y"}, **HERE)
    assert may(gangster, state, "load") == {"1", "2", "4"}
    own, _ = follow(gangster, state, "load 1")
    assert (letters(gangster, own, "greek_town"), gang(gangster, own, "blue")["gangsters"]) == (".G.Y", 9)
    foreign, _ = follow(gangster, state, "load 4")
    assert (letters(gangster, foreign, "greek_town"), gang(gangster, foreign, "blue")["trunk"]) == ("BG", {"yellow": 1})
    assert refused(gangster, state, "load 3") == ("space-empty", "load")
    assert refused(gangster, state, "load 20") == ("no-such-space", "load")


def test_trunk_capacity(gangster: Game) -> None:
    full = position(gangster, spaces={"greek_town": "BG"}, trunk={"blue": {"brown": 1}}, **HERE)
    assert may(gangster, full, "load") == {"1"}
    assert refused(gangster, full, "load 2") == ("trunk-full", "trunk-capacity")
    lost = position(gangster, spaces={"greek_town": "BG"}, trunk={"blue": {"brown": 2}}, **HERE)
    assert may(gangster, lost, "load") == {"1"}
    assert may(gangster, lost, "unload") == {"own", "brown"}
    one_out, _ = follow(gangster, lost, "unload brown")
    refusal = gangster.why_not(follow(gangster, one_out, *["unload own"] * 3)[0], 0, "load 2")
    assert refusal is not None
    assert refusal.code == "trunk-full"


def test_no_action_in_harbour(gangster: Game) -> None:
    state = position(gangster, cars={"blue": "gold_coast"}, trunk={"blue": {"grey": 1}})
    assert all(words.startswith("drive") for words in may(gangster, state))
    for action in ("unload own", "unload grey", "load 1"):
        assert refused(gangster, state, action) == ("in-harbour", "no-action-in-harbour")


def test_setup_three_players_cars_stop_in_cicero_and_shoot_from_there(gangster: Game) -> None:
    state = position(gangster, 3, cars={"blue": "cicero"}, equipment={"blue": ["tommy_gun"]}, spaces={"west_side": "G"})
    assert refused(gangster, state, "unload own") == ("out-of-play", "setup-three-players")
    assert may(gangster, state, "aim") == {"west_side"}
    assert "1 cicero" in may(gangster, position(gangster, 3, cars={"blue": "west_side"}), "drive")


@pytest.mark.parametrize(("before", "after"), [("", "B"), ("G", "GB"), ("G.Y", "G.YB"), (".G", ".GB")])
def test_place_next(gangster: Game, before: str, after: str) -> None:
    state = position(gangster, spaces={"greek_town": before}, **HERE, **NINE)
    assert letters(gangster, follow(gangster, state, "unload own")[0], "greek_town") == after


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (".GG.G.G.Y", "BGG.G.G.Y"),  # the last space is taken: the lowest gap
        ("BGG.G.G.Y", "BGGBG.G.Y"),
        (".GG.G.G", ".GG.G.GB"),  # the last space is free: after the highest
        (".GG.G.GY", ".GG.G.GYB"),  # and so up to the last
    ],
)
def test_place_gaps(gangster: Game, before: str, after: str) -> None:
    state = position(gangster, spaces={"greek_town": before}, **HERE, **NINE)
    assert letters(gangster, follow(gangster, state, "unload own")[0], "greek_town") == after


def test_place_gaps_after_the_last_space_empties(gangster: Game) -> None:
    state = position(gangster, spaces={"greek_town": ".GG.G.G.Y"}, **HERE, **NINE)
    state, _ = follow(gangster, state, "load 9", "unload own", "unload own", "unload own", "unload own")
    assert letters(gangster, state, "greek_town") == ".GG.G.GB"


def test_tile_full(gangster: Game) -> None:
    state = position(gangster, spaces={"greek_town": "GGYYNNGGY"}, trunk={"blue": {"brown": 1}}, **HERE, **NINE)
    assert not may(gangster, state, "unload")
    assert refused(gangster, state, "unload own") == ("tile-full", "tile-full")
    assert refused(gangster, state, "unload brown") == ("tile-full", "tile-full")
