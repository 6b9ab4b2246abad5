"""Rulings on spaces, ranks and the trunk, one position each: what the first tests left open."""

from typing import Any

import pytest
from rules.gangster.positions import DOORS, follow, gang, kinds, letters, may, position, refused, told

from omerta import Game, State

# --- spaces and rank


@pytest.mark.parametrize(
    ("tile", "before", "steps", "after"),
    [
        (4, "GYNGYNGY", ("load 3", "unload own"), "GYBGYNGY"),  # a gap while the last space is taken is filled
        (4, "GYNGYNGY", ("load 8", "unload own"), "GYNGYNGB"),  # the last one gone: no gap, the last space again
        (4, "GYNGYNG", ("load 7", "unload own"), "GYNGYNB"),  # the same below the last space
        (4, "GYNGYNG", ("load 2", "unload own"), "G.NGYNGB"),  # a gap stays open while the last space is free
        (4, ".Y.G...Y", ("load 8", "unload own"), ".Y.GB"),  # the last space empties: after the highest left
        (4, ".......Y", ("load 8", "unload own"), "B"),  # nobody left: from the first space on
        (4, ".......Y", ("unload own",), "B......Y"),
        (14, "GYNGYN.Y", ("unload own",), "GYNGYNBY"),  # the last gap of all
        (3, "........Y", ("unload own",), "B.......Y"),
        (3, "GYNGYNGY", ("unload own",), "GYNGYNGYB"),  # the last space itself
        (1, "...............Y", ("unload own",), "B..............Y"),
        (1, "GYNGYNGYG", ("unload own",), "GYNGYNGYGB"),
    ],
)
def test_place_gaps_examined(game: Game, tile: int, before: str, steps: tuple[str, ...], after: str) -> None:
    """Blue loads (a foreign one, into the trunk) or lets out; the others let out elsewhere."""
    cars = {"blue": "greek_town", "grey": "north_side", "yellow": "north_side", "brown": "north_side"}
    state = position(game, cars=cars, tiles={"greek_town": tile}, spaces={"greek_town": before})
    for step in steps:
        state, _ = follow(game, state, step)
        state, _ = follow(game, state, *["unload own"] * 3)
    assert letters(game, state, "greek_town") == after


def test_place_gaps_examined_several_gaps_one_after_the_other(game: Game) -> None:
    """Lowest first while the last space is taken; when it empties, after the highest; then gaps again."""
    cars = {"blue": "greek_town", "grey": "north_side", "yellow": "north_side", "brown": "greek_town"}
    state = position(game, cars=cars, tiles={"greek_town": 12}, spaces={"greek_town": "G.Y..G.Y"})

    def blue_and_brown(state: State, blue: str, brown: str) -> State:
        return follow(game, state, blue, "unload own", "unload own", brown)[0]

    state = blue_and_brown(state, "unload own", "load 8")
    assert letters(game, state, "greek_town") == "GBY..G"
    state = blue_and_brown(state, "unload own", "unload own")
    assert letters(game, state, "greek_town") == "GBY..GBN"
    state = blue_and_brown(state, "unload own", "unload yellow")
    assert letters(game, state, "greek_town") == "GBYBYGBN"
    assert refused(game, state, "unload own") == ("tile-full", "tile-full")
    assert game.view(state, 0)["places"][3]["next_space"] is None
    state = blue_and_brown(state, "load 4", "unload own")
    assert letters(game, state, "greek_town") == "GBYNYGBN"


def test_place_gaps_examined_rank_of_a_filled_gap_is_its_number(game: Game) -> None:
    state = position(game, cars={"blue": "greek_town"}, tiles={"greek_town": 3}, spaces={"greek_town": "G.......Y"})
    state, events = follow(game, state, "unload own")
    assert told(events, "unloaded")[0]["space"] == "greek_town 2"
    there = next(place for place in game.view(state, 0)["places"] if place["place"] == "greek_town")
    assert [(line["colour"], line["best_rank"]) for line in there["standings"]] == [
        ("yellow", 9), ("blue", 2), ("grey", 1),
    ]  # fmt: skip


# --- trunk


def test_trunk_capacity_examined_the_trunk_tile_is_lost_with_two_inside(game: Game) -> None:
    """Both stay; one out is not room enough, two out are."""
    state = position(
        game,
        cars={"blue": "the_loop"},
        equipment=DOORS | {"blue": ["door", "trunk"]},
        trunk={"blue": {"grey": 2}},
        spaces={"little_africa": "YN"},
        open_equipment={"motor": 1},
    )
    state, events = follow(game, state, "drive 1 gold_coast", "dump nothing", "take motor")
    assert told(events, "lost") == [{"seat": 0, "colour": "blue", "equipment": "trunk"}]
    assert gang(game, state, "blue")["trunk"] == {"grey": 2}
    waiting = ["unload own", "unload nothing"] * 3
    state, _ = follow(game, state, *waiting, "drive 2 chinatown", *waiting)
    for words in ("unload grey", "unload grey"):
        assert not may(game, state, "load")
        assert refused(game, state, "load 1") == ("trunk-full", "trunk-capacity")
        state, _ = follow(game, state, words, *waiting)
    assert "1" in may(game, state, "load")
    lost = position(game, cars={"blue": "greek_town"}, trunk={"blue": {"brown": 2}}, spaces={"greek_town": "YG"})
    away = ["unload own"] * 3
    for loads in (set(), set(), {"1", "2", "3", "4"}):
        assert may(game, lost, "load") == loads
        if not loads:
            lost, _ = follow(game, lost, "unload brown", *away)
    lost, _ = follow(game, lost, "load 1", *away)
    assert not may(game, lost, "load")


def test_trunk_examined_one_in_or_out_a_turn(game: Game) -> None:
    """The door lets own gangsters out two at a time, but nobody else, and nobody in."""
    state = position(
        game,
        cars={"blue": "greek_town"},
        equipment={"blue": ["trunk", "door"]},
        trunk={"blue": {"grey": 2}},
        spaces={"greek_town": "BBYY"},
    )
    for words in ("unload grey", "load 1"):
        assert game.awaiting(follow(game, state, words)[0]) == [1]
    assert refused(game, state, "load 3") == ("trunk-full", "trunk-capacity")


def test_door_examined_no_second_one_when_there_is_none_or_no_space(game: Game) -> None:
    described: dict[str, Any] = {"cars": {"blue": "greek_town"}, "equipment": {"blue": ["motor", "door"]}}
    last_one = position(game, dumped={"blue": 8}, **described)
    state, events = follow(game, last_one, "unload own")
    assert (game.awaiting(state), kinds(events)) == ([1], ["unloaded"])
    last_space = position(game, tiles={"greek_town": 4}, spaces={"greek_town": "GYNGYNG"}, **described)
    state, _ = follow(game, last_space, "unload own")
    assert (game.awaiting(state), letters(game, state, "greek_town")) == ([1], "GYNGYNGB")
    no_third, _ = follow(game, position(game, **described), "unload own", "unload own")
    assert game.awaiting(no_third) == [1]
    without = position(game, cars={"blue": "greek_town"}, equipment={"blue": ["motor", "trunk"]})
    assert game.awaiting(follow(game, without, "unload own")[0]) == [1]


def test_unload_examined_the_player_chooses_whom(game: Game) -> None:
    state = position(game, cars={"blue": "greek_town"}, trunk={"blue": {"grey": 1, "yellow": 1}})
    for words, letter in (("own", "B"), ("grey", "G"), ("yellow", "Y")):
        assert letters(game, follow(game, state, f"unload {words}")[0], "greek_town") == letter
