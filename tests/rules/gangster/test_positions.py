"""Positions that cannot be are refused with the field; those of a game survive being written down."""

from typing import Any

import pytest
from rules.gangster.positions import position, position_data

from omerta import BadInput, Game


def refusal(game: Game, **described: Any) -> str:
    with pytest.raises(BadInput) as raised:
        position(game, **described)
    return str(raised.value)


@pytest.mark.parametrize(
    ("described", "message"),
    [
        ({"acting": 4}, "acting: the seats are 0 to 3"),
        ({"doublers": []}, "districts: 0 doublers; during a round there are 1 to 7"),
        ({"tiles": {"cicero": 99}}, "districts.cicero.tile: there is no tile 99"),
        ({"tiles": {"cicero": 1, "stickney": 1}}, "tile 1 lies somewhere else already"),
        ({"spaces": {"cicero": "B."}}, "ends with an empty space"),
        ({"spaces": {"cicero": "R"}}, "green does not play"),
        ({"spaces": {"cicero": "BGBGBGBGB"}, "tiles": {"cicero": 4}}, "tile 4 has 8 spaces, not 9"),
        ({"cars": {"blue": "gotham"}}, "colours.blue.car: there is no place `gotham`"),
        ({"cards": {"blue": []}}, "colours.blue.cards: after the third card all three turn face up again"),
        ({"cards": {"blue": [1, 1]}}, "names a card twice"),
        ({"trunk": {"blue": {"blue": 1}}}, "own gangsters ride in the car"),
        ({"trunk": {"blue": {"grey": 2, "brown": 1}}}, "a trunk never holds more than two"),
        ({"equipment": {"blue": ["door", "door"]}}, "the two tiles are always of different kinds"),
        ({"supply": {"door": 1}}, "open_equipment: 0 tiles lie open; 3 do while there is a supply"),
        ({"open_equipment": {"door": 3}}, "three of a kind are removed at once"),
        ({"supply": {"door": 6}}, "supply.door: 6 door in all (supply, open, owned); there are 5"),
        ({"police": 3}, "police: at this table there are 2 police cards"),
        ({"casino": [2]}, "casino: needs 0 numbers"),
        ({"round_number": 3, "casino": [2, 2]}, "casino: names a card twice"),
        ({"round_number": 2, "earned": {"blue": [5]}}, "5 on the last Day of Reckoning, but by `last_rec"),
        ({"stage": "over"}, "stage: the game is over only after round 3"),
        ({"stage": "push"}, "colour: is named in the course of a turn"),
        ({"stage": "push", "colour": "grey", "cards": {"grey": [1]}}, "grey does not belong to seat 0"),
        ({"stage": "push", "colour": "blue", "cards": {"blue": [1]}}, "nothing to decide in the stage `push`"),
        ({"stage": "dump", "colour": "blue"}, "a drive turns a card face down"),
        ({"stage": "load", "colour": "blue"}, "aimed: goes with the stage `load`"),
        ({"idle": 41}, "idle: at most 40"),
    ],
)  # fmt: skip
def test_positions_that_cannot_be(gangster: Game, described: dict[str, Any], message: str) -> None:
    assert message in refusal(gangster, **described)


def test_positions_need_all_gangsters(gangster: Game) -> None:
    data = position_data(gangster)
    data["position"]["colours"]["blue"]["gangsters"] = 8
    with pytest.raises(BadInput, match=r"colours\.blue: 8 gangsters in all .* in round 1 there are 9"):
        gangster.from_dict(data)
