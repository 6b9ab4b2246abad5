"""Positions set up by hand: all that a game can reach comes back as it was; what cannot be is refused by field."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from rules.the_boss.positions import position_data, random_game, reckon

from omerta import BadInput, Game

Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_position_of_every_state_comes_back_as_it_was(the_boss: Game, players: int) -> None:
    for seed in range(3):
        for state in random_game(the_boss, players, seed):
            assert the_boss.from_dict(the_boss.to_dict(state)) == state


def test_position_goes_on_as_the_original(the_boss: Game) -> None:
    for state in random_game(the_boss, 3, 5)[:-1:17]:
        again = the_boss.from_dict(the_boss.to_dict(state))
        (seat,) = the_boss.awaiting(again)
        assert the_boss.legal(again, seat) == the_boss.legal(state, seat)
        assert the_boss.view(again, seat) == the_boss.view(state, seat)


def test_position_with_a_seed_has_repeatable_luck(the_boss: Game) -> None:
    data = position_data(the_boss, 2, turn=3, acted=1, stage="play")
    first, second = the_boss.from_dict(data, 5), the_boss.from_dict(data, 5)
    (seat,) = the_boss.awaiting(first)
    action = the_boss.legal(first, seat)[0]
    assert the_boss.play(first, seat, action) == the_boss.play(second, seat, action)


def refusal(game: Game, change: Change, **described: Any) -> str:
    """What is said about a position after a change to it."""
    data = position_data(game, **({"round_number": 3, "turn": 2} | described))
    game.from_dict(data)
    broken = copy.deepcopy(data)
    change(broken["position"])
    with pytest.raises(BadInput) as raised:
        game.from_dict(broken)
    return str(raised.value)


def put(*path: Any) -> Change:
    """Set a field, named by its path, to the last value."""

    def change(spot: dict[str, Any]) -> None:
        target: Any = spot
        for step in path[:-2]:
            target = target[step]
        target[path[-2]] = path[-1]

    return change


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (put("stage", "done"), "position.stage: Invalid enum value 'done'"),
        (put("stage", 1), "position.stage: "),
        (put("round", 0), "position.round: Expected `int` >= 1"),
        (put("round", 7), "position.round: Expected `int` <= 6"),
        (put("round", "3"), "position.round: Expected `int`, got `str`"),
        (put("turn", 0), "position.turn: Expected `int` >= 1"),
        (put("turn", 6), "position.turn: Expected `int` <= 5"),
        (put("start_player", -1), "position.start_player: Expected `int` >= 0"),
        (put("start_player", 4), "position.start_player: Expected `int` <= 3"),
        (put("order", "01"), "position.order: Expected `array`, got `str`"),
        (put("acted", 1.5), "position.acted: Expected `int`, got `float`"),
        (put("left_of_chicago", 0), "position.left_of_chicago: Expected `int` >= 1"),
        (put("police", ["gold", "blue"]), "position.police[1]: Invalid enum value 'blue'"),
        (put("extra_round", 1), "position.extra_round: Expected `bool`, got `int`"),
        (put("cities", "boston", "hidden", 3), "position.cities[...].hidden: Expected `str`, got `int`"),
        (
            put("cities", "boston", None),
            "position.cities[...]: Expected `object`, got `null`",
        ),
        (put("seats", 1, "professionals", 7), "position.seats[1].professionals: Expected `int` <= 6"),
        (put("seats", 1, "occasionals", -1), "position.seats[1].occasionals: Expected `int` >= 0"),
        (put("seats", 0, "prison", [0, 0, 0]), "position.seats[0].prison: Expected `array` of length 2, got 3"),
        (put("seats", 0, "earned", [0, -1, 0]), "position.seats[0].earned[1]: Expected `int` >= 0"),
        (put("seats", 0, "earned", 5), "position.seats[0].earned: Expected `array`, got `int`"),
        (put("seats", 0, "hat", 1), "position.seats[0]: Object contains unknown field `hat`"),
        (put("cities", "boston", "open", []), "position.cities[...]: Object contains unknown field `open`"),
        (put("winners", [0]), "position: Object contains unknown field `winners`"),
        (put("gangsters", "boston", [{"seat": 9}]), "position.gangsters[...][0].seat: Expected `int` <= 3"),
        (put("banished", "boston", [9]), "position.banished[...][0]: Expected `int` <= 3"),
        (lambda spot: spot.pop("turn"), "position: Object missing required field `turn`"),
        (lambda spot: spot["seats"][0].pop("hand"), "position.seats[0]: Object missing required field `hand`"),
    ],
)
def test_position_with_a_field_of_the_wrong_kind(the_boss: Game, change: Change, field: str) -> None:
    assert refusal(the_boss, change).startswith(field)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("start_player", 2), "position.start_player: the seats are 0 to 1"),
        (put("order", [0]), "position.order: must name each of the seats 0 to 1 once"),
        (put("order", [0, 0]), "position.order: must name each of the seats 0 to 1 once"),
        (put("order", [0, 1, 2]), "position.order: must name each of the seats 0 to 1 once"),
        (put("acted", 2), "position.acted: with the stage `place` it is 0 to 1"),
        (put("left_of_chicago", 4), "position.left_of_chicago: in round 3 it is 3"),
        (lambda spot: spot["seats"].pop(), "position.seats: there are 2 players, not 1"),
        (put("seats", 0, "earned", [0, 0]), "position.seats[0].earned: needs 3 numbers, one a round"),
        (put("seats", 1, "earned", [0] * 4), "position.seats[1].earned: needs 3 numbers, one a round"),
    ],
)
def test_position_that_does_not_fit_the_table(the_boss: Game, change: Change, message: str) -> None:
    assert refusal(the_boss, change) == message


@pytest.mark.parametrize(
    ("described", "change", "message"),
    [
        ({}, put("police", ["gold"]), "position.police: in turn 2 of round 3 2 cards lie open, not 1"),
        (
            {},
            put("police", ["gold", "silver", "gold"]),
            "position.police: in turn 2 of round 3 2 cards lie open, not 3",
        ),
        (
            {"turn": 4},
            put("police", ["gold", "silver"]),
            "position.police: in turn 4 of round 3 3 cards lie open, not 2",
        ),
        ({}, put("police", ["double", "double"]), "position.police: there are only 1 double cards"),
        ({"turn": 4}, put("police", ["gold", "gold", "gold"]), "position.police: there are only 2 gold cards"),
        (
            {"round_number": 4},
            put("police", ["gold", "gold", "double"]),
            "position.police: a third badge of a colour makes a round the last one",
        ),
        (
            {"round_number": 4, "turn": 4},
            put("police", ["gold", "gold", "double", "silver"]),
            "position.police: the game ends with the third badge of a colour; no further card is turned",
        ),
        ({}, put("extra_round", True), "position.extra_round: comes only after a third badge of a colour"),
        (
            {"round_number": 4, "extra": True},
            put("police", ["gold", "silver", "double"]),
            "position.extra_round: comes only after a third badge of a colour",
        ),
    ],
)
def test_position_with_police_that_cannot_be(
    the_boss: Game, described: dict[str, Any], change: Change, message: str
) -> None:
    assert refusal(the_boss, change, **described) == message


HANDS = {
    0: ["boston 2", "boston 3", "detroit 2", "detroit 4"],
    1: ["boston hospital", "detroit 1", "detroit revolver", "new_york 1"],
}
HIDDEN = {"new_york": "3", "boston": "0", "detroit": "3"}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            put("cities", "boston", "hidden", "9"),
            "position.cities.boston.hidden: `boston 9` is no card of this table; one is written like `new_york 1`",
        ),
        (
            put("seats", 0, "hand", 1, "memphis 1"),
            "position.seats[0].hand[1]: `memphis 1` is no card of this table; one is written like `new_york 1`",
        ),
        (put("seats", 0, "hand", 1, "boston 2"), "position.seats[0].hand[1]: `boston 2` lies somewhere else already"),
        (put("seats", 1, "hand", 0, "boston 0"), "position.seats[1].hand[0]: `boston 0` lies somewhere else already"),
        (
            put("cities", "new_york", "played", ["3", "3"]),
            "position.cities.new_york.played[0]: `new_york 3` lies somewhere else already",
        ),
        (put("seats", 0, "hand", ["boston 2"]), "position.seats[0].hand: must hold 4 cards now, not 1"),
        (
            put("seats", 1, "hand", ["detroit 1"] * 5),
            "position.seats[1].hand: must hold 4 cards now, not 5",
        ),
        (
            put("cities", "new_york", "played", ["prison"]),
            "position.cities: these cards lie nowhere: new_york 2",
        ),
        (
            put("cities", "new_york", "played", ["1", "2", "prison", "3", "1"]),
            "position.cities.new_york.played: at most 4 cards can lie there",
        ),
        (lambda spot: spot["cities"].pop("boston"), "position.cities: must be new_york, boston, detroit"),
        (put("cities", "memphis", {"hidden": "1"}), "position.cities: must be new_york, boston, detroit"),
    ],
)
def test_position_with_cards_that_cannot_be(the_boss: Game, change: Change, message: str) -> None:
    assert refusal(the_boss, change, hands=HANDS, hidden=HIDDEN, tops={"new_york": "prison"}) == message


def test_position_with_hands_that_do_not_fit_who_has_acted(the_boss: Game) -> None:
    message = refusal(the_boss, put("acted", 1))
    assert message == "position.seats[0].hand: must hold 3 cards now, not 4"


GANGS = {"boston": {0: (2, 1), 1: (4, 0)}}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            put("gangsters", "boston", 1, "professionals", 5),
            "position.seats[1].professionals: 7 in all (in front, placed, in prison, in hospital, shot), not 6",
        ),
        (
            put("seats", 1, "professionals", 1),
            "position.seats[1].professionals: 5 in all (in front, placed, in prison, in hospital, shot), not 6",
        ),
        (
            put("seats", 1, "shot", 1),
            "position.seats[1].professionals: 7 in all (in front, placed, in prison, in hospital, shot), not 6",
        ),
        (
            put("seats", 1, "prison", [1, 0]),
            "position.seats[1].professionals: 7 in all (in front, placed, in prison, in hospital, shot), not 6",
        ),
        (
            put("seats", 1, "hospital", 1),
            "position.seats[1].professionals: 7 in all (in front, placed, in prison, in hospital, shot), not 6",
        ),
        (
            put("seats", 0, "occasionals", 3),
            "position.seats[0].occasionals: 4 in all (in front, placed, spent), not 3",
        ),
        (put("seats", 1, "spent", 1), "position.seats[1].occasionals: 4 in all (in front, placed, spent), not 3"),
        (
            put("gangsters", "boston", 0, "professionals", 0),
            "position.gangsters.boston: occasionals of seat 0 need a professional next to them",
        ),
        (
            put("gangsters", "boston", 1, "professionals", 3),
            "position.gangsters.boston: two players are level for most, which placing never allows",
        ),
        (put("gangsters", "boston", 1, "seat", 0), "position.gangsters.boston: names seat 0 twice"),
        (put("gangsters", "boston", 1, "seat", 2), "position.gangsters.boston.seat: the seats are 0 to 1"),
        (put("gangsters", "boston", []), "position.gangsters.boston: names nobody; leave it out"),
        (
            put("gangsters", "memphis", [{"seat": 0, "professionals": 1}]),
            "position.gangsters.memphis: is not in play; there are new_york, boston, detroit, chicago",
        ),
        (
            put("banished", "memphis", [0]),
            "position.banished.memphis: is not in play; there are new_york, boston, detroit, chicago",
        ),
        (put("banished", "detroit", []), "position.banished.detroit: names nobody; leave it out"),
        (put("banished", "detroit", [2]), "position.banished.detroit: the seats are 0 to 1"),
    ],
)
def test_position_with_gangsters_that_cannot_be(the_boss: Game, change: Change, message: str) -> None:
    assert refusal(the_boss, change, gangsters=GANGS) == message


def test_position_that_is_over_has_no_gangsters_placed_and_ends_with_a_last_turn(the_boss: Game) -> None:
    data = the_boss.to_dict(random_game(the_boss, 2, 3)[-1])
    for change, message in (
        (put("gangsters", {"boston": [{"seat": 0, "professionals": 1}]}), "gangsters.boston: after the last round"),
        (put("turn", 4), "turn: a game ends with turn 5"),
        (put("acted", 1), "acted: with the stage `over` it is 2 to 2"),
    ):
        broken = copy.deepcopy(data)
        change(broken["position"])
        with pytest.raises(BadInput, match=f"^position.{message}"):
            the_boss.from_dict(broken)


def test_position_that_is_over_needs_a_third_badge(the_boss: Game) -> None:
    data = the_boss.to_dict(reckon(the_boss, 2, round_number=4, last=True, earned={0: [1, 0, 0, 0]})[0])
    assert data["position"]["stage"] == "over"
    data["position"]["police"] = ["gold", "gold", "silver", "silver"]
    with pytest.raises(BadInput, match=r"^position.stage: a game is over only after a third badge of a colour$"):
        the_boss.from_dict(data)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("game", "omerta", "game: this is a position of `omerta`, not of `the_boss`"),
        ("edition", 2, "edition: the position is of edition 2, the rules are edition 1"),
        ("players", 5, "the_boss is for 2 to 4 players, not 5"),
        ("players", "2", "data.players: Expected `int`, got `str`"),
        ("players", 3, "position.order: must name each of the seats 0 to 2 once"),
        ("options", {"towns": []}, "options: Object contains unknown field `towns` (options of the_boss: cities)"),
        (
            "options",
            {"cities": [4, 5, 6, 7]},
            "position.cities: must be kansas_city, cincinnati, memphis, philadelphia",
        ),
        ("position", [], "data.position: Expected `object`, got `array`"),
        ("note", "", "data: Object contains unknown field `note`"),
    ],
)
def test_position_in_a_wrong_envelope(the_boss: Game, name: str, value: object, message: str) -> None:
    data = position_data(the_boss, 2) | {name: value}
    with pytest.raises(BadInput) as raised:
        the_boss.from_dict(data)
    assert str(raised.value) == message
