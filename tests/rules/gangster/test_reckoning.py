"""The Day of Reckoning, rounds, the end, and two players."""

from typing import Any

from rules.gangster.positions import at, follow, gang, may, position, refused, scored_in, told

from omerta import Event, Game, State
from omerta.games.examples import example

DISTRICTS = (
    "chinatown", "cicero", "greek_town", "little_africa", "little_italy",
    "north_side", "south_side", "stickney", "the_loop", "west_side",
)  # fmt: skip
FIVE = dict.fromkeys(("blue", "grey", "yellow", "brown", "green"), "greek_town")


def last_doubler(game: Game, players: int, casino: int, **described: Any) -> tuple[State, list[Event]]:
    """Blue uses up its cards and the eighth doubler falls; north_side is doubled, south_side and west_side are not."""
    doublers = [place for place in DISTRICTS if place not in ("south_side", "west_side", "chinatown")]
    described.setdefault("police", 0)
    described.setdefault("round_number", 1)
    used = described["round_number"] - 1
    state = (
        position(game, players, doublers=doublers, cars=FIVE, cards={"blue": [1]}, **described)
        if players == 5
        else position(game, players, doublers=doublers, cars={"blue": "greek_town"}, cards={"blue": [1]}, **described)
    )
    drive = "drive blue 1 the_loop" if players == 2 else "drive 1 the_loop"
    left = [number for number in range(1, 7) if number > used]
    outcomes = [0, left.index(casino)]
    if described["round_number"] < 3:
        outcomes.append(0)  # the first doubler of the next round
    return follow(game, state, drive, outcomes=outcomes)


def test_round_end_at_once_with_the_eighth_doubler(gangster: Game) -> None:
    state, events = last_doubler(gangster, 4, 3)
    assert told(events, "doubled")[0] == {"place": "chinatown", "doublers": 8}
    assert told(events, "reckoning_began") == [{"seat": 0, "round": 1, "casino": 3}]
    assert at(gangster, state)["round"] == 2


def test_casino(gangster: Game) -> None:
    described: dict[str, Any] = {
        "tiles": {"south_side": 4, "west_side": 13},
        "spaces": {"south_side": "B", "west_side": "G"},
    }
    for number in range(1, 7):
        state, _ = last_doubler(gangster, 4, number, **described)
        assert [gang(gangster, state, colour)["earned"] for colour in ("blue", "grey")] == [[number], [number]]
        assert at(gangster, state)["casino"] == [number]
        assert number not in gangster.view(state, 0)["casino"]["left"]


def test_score_order_worked_example(gangster: Game) -> None:
    """Tile 5 4 2 ?, casino 5, doubler: Yellow 10, Grey 8, Brown 4, Blue 10, Green 0."""
    state = example("gangster/score-order").state(gangster)
    _, events = follow(gangster, state, "drive 1 the_loop")
    assert told(events, "reckoning_began") == [{"seat": 0, "round": 1, "casino": 5}]
    points = scored_in(events, "north_side")
    assert points == {"yellow": 10, "grey": 8, "brown": 4, "blue": 10, "green": 0}
    assert list(points) == ["yellow", "grey", "brown", "blue", "green"]


def test_score_order_a_colour_without_gangsters_gets_nothing(gangster: Game) -> None:
    state, _ = last_doubler(gangster, 4, 1, tiles={"south_side": 2}, spaces={"south_side": "GG.Y"})
    earned = {colour: tableau["earned"] for colour, tableau in at(gangster, state)["colours"].items()}
    assert earned == {"blue": [0], "grey": [6], "yellow": [4], "brown": [0]}


def test_score_doubler(gangster: Game) -> None:
    described: dict[str, Any] = {
        "tiles": {"south_side": 2, "north_side": 7},
        "spaces": {"south_side": "B", "north_side": "G"},
    }
    state, _ = last_doubler(gangster, 4, 1, **described)
    assert gang(gangster, state, "blue")["earned"] == [6]
    assert gang(gangster, state, "grey")["earned"] == [14]


def test_score_sheet_explains_and_foretells(gangster: Game) -> None:
    before = position(gangster, 5, doublers=["north_side"], tiles={"north_side": 1}, spaces={"north_side": "YNNGYRBYG"})
    for number, sheet in enumerate(gangster.score_sheet(before)["now"], 1):
        assert (sheet["casino"], sheet["points"]) == (number, [2 * number, 8, 10, 4, 0])
    state, _ = last_doubler(gangster, 5, 5, tiles={"north_side": 1}, spaces={"north_side": "YNNGYRBYG"})
    state, _ = follow(gangster, state, "drive 1 the_loop")  # the board changes, the sheet of the last day does not
    last = gangster.score_sheet(state)["last"]
    district = next(there for there in last["districts"] if there["place"] == "north_side")
    assert (last["round"], last["casino"], district["doubled"], district["values"]) == (
        1,
        5,
        True,
        ["5", "4", "2", "?"],
    )
    assert [
        (line["colour"], line["gangsters"], line["best_rank"], line["value"], line["points"])
        for line in district["lines"]
    ] == [
        ("yellow", 3, 8, "5", 10),
        ("grey", 2, 9, "4", 8),
        ("brown", 2, 3, "2", 4),
        ("blue", 1, 7, "?", 10),
        ("green", 1, 6, None, 0),
    ]


def test_next_round(gangster: Game) -> None:
    kept: dict[str, Any] = {"trunk": {"grey": {"blue": 1}}, "spaces": {"stickney": "G.Y"}}
    state, events = last_doubler(gangster, 4, 3, **kept)
    after = at(gangster, state)
    assert gangster.awaiting(state) == [1]
    assert sum(there["doubler"] for there in after["districts"].values()) == 1
    assert after["police"] == 2
    assert told(events, "gangsters_arrived") == [{"gangsters": 6}]
    assert [after["colours"][colour]["gangsters"] for colour in ("blue", "grey")] == [14, 14]
    assert after["colours"]["grey"]["trunk"] == {"blue": 1}
    assert after["districts"]["stickney"]["spaces"] == ["grey", None, "yellow"]
    state, events = last_doubler(gangster, 4, 5, round_number=2)
    assert told(events, "gangsters_arrived") == [{"gangsters": 5}]
    assert gang(gangster, state, "brown")["gangsters"] == 20


def test_game_end(gangster: Game) -> None:
    won: dict[str, Any] = {"round_number": 3, "tiles": {"south_side": 2}, "spaces": {"south_side": "G"}}
    state, events = last_doubler(gangster, 4, 5, **won)
    assert gangster.awaiting(state) == []
    assert gangster.returns(state) == [0, 1, 0, 0]
    assert told(events, "game_won") == [{"seat": 1, "influence": 6, "sharing": 1}]
    shared, _ = last_doubler(gangster, 4, 5, round_number=3)
    assert gangster.returns(shared) == [0.25] * 4
    refusal = gangster.why_not(state, 0, "unload own")
    assert refusal is not None
    assert (refusal.code, refusal.facts["winners"]) == ("game-over", [1])


def test_two_players(gangster: Game) -> None:
    state = position(gangster, 2, cars={"blue": "greek_town", "yellow": "stickney"})
    assert {words.split()[1] for words in may(gangster, state)} == {"blue", "yellow"}
    assert refused(gangster, state, "unload grey own") == ("not-your-colour", "two-players")
    assert gangster.awaiting(follow(gangster, state, "unload yellow own")[0]) == [1]
    others = position(gangster, 3)
    assert refused(gangster, others, "drive grey 1 the_loop") == ("one-colour-each", "two-players")


def test_two_players_worked_example(gangster: Game) -> None:
    """Tile 5 2 ?, doubler, casino 5: first 10, second 4, third 10, fourth nothing; both colours count for a player."""
    state = example("gangster/two-players").state(gangster)
    _, events = follow(gangster, state, "drive blue 1 the_loop")
    assert told(events, "reckoning_began") == [{"seat": 0, "round": 1, "casino": 5}]
    points = scored_in(events, "north_side")
    assert points == {"blue": 10, "grey": 4, "brown": 10, "yellow": 0}
    assert (points["blue"] + points["yellow"], points["grey"] + points["brown"]) == (10, 14)


def test_two_players_foreign(gangster: Game) -> None:
    """The own other colour is foreign, rides in the trunk and can be dumped; its bodyguard does not mind."""
    state = position(
        gangster,
        2,
        cars=dict.fromkeys(("blue", "yellow", "grey"), "greek_town"),
        equipment={"yellow": ["bodyguard"], "grey": ["bodyguard"]},
        spaces={"greek_town": "YG"},
    )
    assert {words for words in may(gangster, state, "load") if words.startswith("blue")} == {"blue 1"}
    after, _ = follow(gangster, state, "load blue 1")
    assert gang(gangster, after, "blue")["trunk"] == {"yellow": 1}
    own_car = position(gangster, 2, cars={"blue": "chinatown", "yellow": "the_loop"}, equipment={"blue": ["bumper"]})
    own_car, _ = follow(gangster, own_car, "drive blue 1 the_loop")
    assert "push yellow north_side" in may(gangster, own_car)
