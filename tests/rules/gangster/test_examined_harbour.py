"""Rulings on Gold Coast, one position each: what the first tests left open."""

from typing import Any

import pytest
from rules.gangster.positions import at, follow, gang, in_the_loop, kinds, may, refused, told

from omerta import BadInput, Game

SEVEN = ["cicero", "greek_town", "little_africa", "little_italy", "north_side", "stickney", "the_loop"]


def test_harbour_dump_examined_all_or_nothing_and_only_on_arrival(game: Game) -> None:
    state = in_the_loop(game, trunk={"blue": {"grey": 1, "brown": 1}}, open_equipment={"motor": 1})
    state, _ = follow(game, state, "drive 1 gold_coast")
    with pytest.raises(BadInput):
        game.why_not(state, 0, "dump grey")
    kept, _ = follow(game, state, "dump nothing", "take motor", *["unload own", "unload nothing"] * 3)
    assert gang(game, kept, "blue")["trunk"] == {"grey": 1, "brown": 1}
    assert {words.split()[0] for words in may(game, kept)} == {"drive"}
    assert refused(game, kept, "dump trunk") == ("not-just-stopped", "harbour-dump")
    away, _ = follow(game, kept, "drive 2 chinatown", *["unload own", "unload nothing"] * 3)
    assert {"grey", "brown"} <= may(game, away, "unload")


def test_harbour_dump_examined_those_dumped_never_come_back(game: Game) -> None:
    state = in_the_loop(game, trunk={"blue": {"grey": 1}}, cards={"blue": [1]}, doublers=SEVEN, police=0)
    state, _ = follow(game, state, "drive 1 gold_coast")
    state, events = follow(game, state, "dump trunk")
    assert told(events, "took_nothing")
    assert at(game, state)["round"] == 2
    assert (gang(game, state, "grey")["gangsters"], gang(game, state, "grey")["dumped"]) == (8 + 6, 1)


def test_harbour_dump_examined_an_empty_trunk_is_no_question(game: Game) -> None:
    state, _ = follow(game, in_the_loop(game, open_equipment={"motor": 1}), "drive 1 gold_coast")
    assert at(game, state)["stage"] == "take"


def test_harbour_equipment_examined_one_must_be_taken(game: Game) -> None:
    lying = {"motor": 1, "trunk": 1, "bumper": 1}
    state = in_the_loop(game, equipment={"blue": ["motor", "trunk"]}, open_equipment=lying, supply={"door": 1})
    state, _ = follow(game, state, "drive 1 gold_coast")
    assert may(game, state) == {"take bumper"}
    assert refused(game, state, "take motor") == refused(game, state, "take trunk")
    state, _ = follow(game, state, "take bumper")
    assert gang(game, state, "blue")["equipment"] == ["bumper", "motor"]
    assert at(game, state)["open_equipment"] == {"motor": 1, "trunk": 1, "door": 1}


def test_harbour_equipment_examined_nothing_fits_nothing_changes(game: Game) -> None:
    lying = {"motor": 2, "trunk": 1}
    state = in_the_loop(game, equipment={"blue": ["motor", "trunk"]}, open_equipment=lying, supply={"bumper": 2})
    after, events = follow(game, state, "drive 1 gold_coast")
    assert kinds(events) == ["drove", "took_nothing"]
    assert gang(game, after, "blue")["equipment"] == ["motor", "trunk"]
    assert (at(game, after)["open_equipment"], at(game, after)["supply"]) == (lying, {"bumper": 2})
    assert game.awaiting(after) == [1]
    empty = in_the_loop(game, trunk={"blue": {"grey": 1}})
    empty, _ = follow(game, empty, "drive 1 gold_coast")
    empty, events = follow(game, empty, "dump trunk")
    assert kinds(events) == ["dumped", "took_nothing"]


def test_equipment_slide_examined_into_an_empty_slot(game: Game) -> None:
    state = in_the_loop(game, open_equipment={"motor": 1})
    state, events = follow(game, state, "drive 1 gold_coast", "take motor")
    assert gang(game, state, "blue")["equipment"] == ["motor", "door"]
    assert kinds(events) == ["drove", "took"]


def test_equipment_slide_examined_what_was_lost_may_be_taken_again(game: Game) -> None:
    lying = {"motor": 1, "bodyguard": 1}
    state = in_the_loop(game, equipment={"blue": ["door", "bodyguard"]}, open_equipment=lying)
    state, _ = follow(game, state, "drive 1 gold_coast", "take motor", *["unload own", "unload nothing"] * 3)
    assert gang(game, state, "blue")["equipment"] == ["motor", "door"]
    state, _ = follow(game, state, "drive 3+1 gold_coast")
    assert may(game, state) == {"take bodyguard"}
    state, _ = follow(game, state, "take bodyguard")
    assert gang(game, state, "blue")["equipment"] == ["bodyguard", "motor"]


@pytest.mark.parametrize(
    ("supply", "outcomes", "alike", "left"),
    [
        ({"trunk": 1}, [], ["trunk"], ({}, {})),
        ({"trunk": 1, "door": 1}, [0], ["trunk"], ({"door": 1}, {})),
        ({"trunk": 2, "bumper": 1}, [0, 0], ["trunk"], ({"trunk": 1, "bumper": 1}, {})),
        ({"trunk": 1, "bumper": 3}, [0, 0, 0], ["trunk", "bumper"], ({}, {})),
        (
            {"trunk": 1, "bumper": 3, "tommy_gun": 5},
            [5, 5, 5, 5, 0, 0, 0, 0],
            ["trunk", "bumper", "tommy_gun"],
            ({"tommy_gun": 2}, {}),
        ),
        (
            {"trunk": 1, "bumper": 3, "tommy_gun": 5},
            [5, 5, 5, 0],
            ["trunk"],
            ({"bumper": 2, "tommy_gun": 1}, {"bumper": 1, "tommy_gun": 4}),
        ),
        ({"bumper": 2}, [0], [], ({"trunk": 2, "bumper": 1}, {"bumper": 1})),
        ({}, [], [], ({"trunk": 2}, {})),
    ],
)
def test_harbour_refill_examined(
    game: Game, supply: dict[str, int], outcomes: list[int], alike: list[str], left: tuple[Any, Any]
) -> None:
    """Blue takes the motor beside two trunks. Three alike go, three new ones come, again if need be, while there are.

    A draw counts through the kinds left: bodyguard, motor, tommy gun, trunk, bumper, door. The last tile needs none.
    """
    lying = {"motor": 1, "trunk": 2}
    state, _ = follow(game, in_the_loop(game, open_equipment=lying, supply=supply), "drive 1 gold_coast")
    state, events = follow(game, state, "take motor", outcomes=outcomes)
    assert [found["equipment"] for found in told(events, "three_alike")] == alike
    assert (at(game, state)["open_equipment"], at(game, state)["supply"]) == left
    gone = {kind["equipment"]: kind["gone"] for kind in game.view(state, 0)["equipment"]}
    before = {"trunk": 3 - supply.get("trunk", 0), "bumper": 5 - supply.get("bumper", 0)}
    assert gone["trunk"] == before["trunk"] + 3 * ("trunk" in alike)
    assert gone["bumper"] == before["bumper"] + 3 * ("bumper" in alike)


def test_harbour_only_own_stop_examined(game: Game) -> None:
    """Through Gold Coast, pushed there, pushed away from there: nothing. Four roads round the block: all of it."""
    lying: dict[str, Any] = {"open_equipment": {"motor": 1, "trunk": 1, "bumper": 1}, "supply": {"tommy_gun": 3}}
    only_way = in_the_loop(game, trunk={"blue": {"grey": 1}}, **lying)
    for words in ("drive 2 little_africa", "drive 3 south_side"):
        after, events = follow(game, only_way, words)
        assert kinds(events) == ["drove"]
        assert (gang(game, after, "blue")["trunk"], at(game, after)["acting"]) == ({"grey": 1}, 1)
    pushing = in_the_loop(
        game,
        cars={"blue": "chinatown", "grey": "the_loop"},
        equipment={"blue": ["bumper"], "grey": ["bumper"]},
        trunk={"grey": {"blue": 1}},
        **lying | {"open_equipment": {"motor": 1, "trunk": 2}},
    )
    after, events = follow(game, pushing, "drive 1 the_loop", "push grey gold_coast")
    assert kinds(events) == ["drove", "pushed"]
    assert (gang(game, after, "grey")["equipment"], gang(game, after, "grey")["trunk"]) == (["bumper"], {"blue": 1})
    assert at(game, after)["open_equipment"] == {"motor": 1, "trunk": 2}
    assert (at(game, after)["acting"], {words.split()[0] for words in may(game, after)}) == (1, {"drive"})
    home = in_the_loop(
        game, cars={"blue": "gold_coast"}, equipment={"blue": ["motor"]}, trunk={"blue": {"grey": 1}}, **lying
    )
    assert {words for words in may(game, home, "drive") if words.endswith("gold_coast")} == {"3+1 gold_coast"}
    home, events = follow(game, home, "drive 3+1 gold_coast", "dump trunk", "take bumper")
    assert kinds(events) == ["drove", "dumped", "took", "laid_out"]
    assert gang(game, home, "blue")["equipment"] == ["bumper", "motor"]
