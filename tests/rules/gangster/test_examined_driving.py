"""Rulings on driving and the order of a turn, one position each: what the first tests left open."""

from collections import Counter
from typing import Any

from rules.gangster.positions import DOORS, at, follow, gang, kinds, may, position, refused, told

from omerta import Game


def test_drive_exact_examined_worked_example_of_every_road(game: Game) -> None:
    """From Greek Town: a 1, a 2, the 3 of the rulebook, a 4 with the motor; worked out with a finger on the map."""
    state = position(game, cars={"blue": "greek_town"}, equipment={"blue": ["motor"]})
    goals: dict[str, set[str]] = {}
    for words in may(game, state, "drive"):
        card, goal = words.split()
        goals.setdefault(card, set()).add(goal)
    assert goals["1"] == {"the_loop", "little_italy", "west_side"}
    assert goals["2"] == goals["1+1"] == {
        "north_side", "gold_coast", "chinatown", "south_side", "cicero", "stickney",
    }  # fmt: skip
    assert goals["3"] == goals["2+1"] == {"the_loop", "little_africa", "west_side", "little_italy"}
    assert goals["3+1"] == {
        "greek_town", "north_side", "gold_coast", "chinatown", "south_side", "cicero", "stickney",
    }  # fmt: skip


def test_drive_no_turning_examined_a_loop_back_home_is_fine(game: Game) -> None:
    state = position(game, cars={"blue": "greek_town"}, equipment={"blue": ["motor"]})
    after, events = follow(game, state, "drive 3+1 greek_town")
    assert gang(game, after, "blue")["car"] == "greek_town"
    path = told(events, "drove")[0]["path"]
    assert (len(path), path[0], path[-1], len(set(path))) == (5, "greek_town", "greek_town", 4)
    for words in ("drive 2 greek_town", "drive 1+1 greek_town"):
        assert refused(game, state, words) == ("turns-back", "drive-no-turning")


def test_cards_refresh_examined_only_with_the_third(game: Game) -> None:
    state = position(game, cars={"blue": "greek_town"}, cards={"blue": [1, 3]})
    after, events = follow(game, state, "drive 1 the_loop")
    assert kinds(events) == ["drove"]
    assert gang(game, after, "blue")["cards"] == [3]
    loaded, events = follow(game, position(game, cards={"blue": [1]}), "unload own")
    assert kinds(events) == ["unloaded"]
    assert gang(game, loaded, "blue")["cards"] == [1]


def test_cards_refresh_examined_every_card_of_the_pile_can_come(game: Game) -> None:
    """Seven districts without a doubler and two police: nine draws, each of them another card."""
    doubled = ["cicero", "stickney", "the_loop"]
    state = position(game, cars={"blue": "greek_town"}, cards={"blue": [1]}, doublers=doubled)
    drawn = Counter[str]()
    for outcome in range(9):
        after, events = follow(game, state, "drive 1 the_loop", outcomes=[outcome])
        if told(events, "police_drawn"):
            drawn["police"] += 1
            assert at(game, after)["police"] == 1
            assert sum(there["doubler"] for there in at(game, after)["districts"].values()) == 3
        else:
            (doubler,) = told(events, "doubled")
            drawn[doubler["place"]] += 1
            assert doubler["place"] not in game.view(after, 0)["deck"]["districts"]
            assert at(game, after)["police"] == 2
    assert drawn == Counter(
        ["police"] * 2
        + ["chinatown", "greek_town", "little_africa", "little_italy", "north_side", "south_side", "west_side"]
    )


def test_turn_order_of_effects_examined_up_to_the_reckoning(game: Game) -> None:
    """The third card leads to Gold Coast, and the district card drawn at the very end is the eighth doubler."""
    districts = list(at(game, game.new(4, 1))["districts"])
    state = position(
        game,
        cars={"blue": "the_loop", "grey": "gold_coast", "brown": "stickney"},
        cards={"blue": [1], "yellow": [2], "brown": [1, 3]},
        equipment=DOORS | {"blue": ["door", "bumper"]},
        trunk={"blue": {"yellow": 1, "brown": 1}, "grey": {"blue": 1}},
        open_equipment={"motor": 2, "trunk": 1},
        supply={"bodyguard": 1, "motor": 1, "tommy_gun": 2},
        doublers=[place for place in districts if place not in ("cicero", "stickney", "south_side")],
        police=0,
    )
    told_so_far = []
    for words in ("drive 1 gold_coast", "push grey the_loop", "dump trunk"):
        state, events = follow(game, state, words)
        told_so_far += kinds(events)
        assert gang(game, state, "blue")["cards"] == []  # face down until the very end of the turn
        assert at(game, state)["round"] == 1
    # a third motor, then bodyguard and tommy guns; cicero gets the doubler, casino card 4, south_side begins round 2
    state, events = follow(game, state, "take trunk", outcomes=[1, 0, 0, 0, 3, 6])
    assert told_so_far == ["drove", "pushed", "dumped", "dumped"]
    assert kinds(events)[:9] == [
        "took", "lost", "laid_out", "three_alike", "laid_out", "laid_out", "laid_out", "cards_refreshed", "doubled",
    ]  # fmt: skip
    assert told(events, "lost")[0]["equipment"] == "bumper"  # and yet it pushed
    assert kinds(events)[9] == "reckoning_began"
    assert kinds(events)[-3:] == ["gangsters_arrived", "round_began", "doubled"]
    after = at(game, state)
    assert (after["round"], after["acting"], after["casino"]) == (2, 1, [4])
    assert (after["open_equipment"], after["supply"]) == ({"bodyguard": 1, "tommy_gun": 2}, {})
    assert [place for place, there in after["districts"].items() if there["doubler"]] == ["south_side"]
    assert after["last_reckoning"]["cicero"]["doubler"]


def test_turn_order_of_effects_examined_a_tile_works_from_the_next_turn_on(game: Game) -> None:
    """Who takes a bumper beside another car does not push it; who takes a motor adds one only next time."""
    described: dict[str, Any] = {
        "cars": {"blue": "the_loop", "grey": "gold_coast"},
        "equipment": DOORS,
        "open_equipment": {"bumper": 1, "motor": 1, "trunk": 1},
    }
    state, _ = follow(game, position(game, **described), "drive 1 gold_coast", "take bumper")
    assert game.awaiting(state) == [1]
    assert gang(game, state, "grey")["car"] == "gold_coast"
    state, _ = follow(game, position(game, **described), "drive 1 gold_coast", "take motor", "drive 1 the_loop")
    state, _ = follow(game, state, "unload own", "unload nothing", "unload own", "unload nothing")
    assert "2+1 little_italy" in may(game, state, "drive")


def test_must_drive_at_last_examined_counted_by_colours(game: Game) -> None:
    for players, limit in ((2, 40), (3, 30), (4, 40), (5, 50)):
        own = "unload blue own" if players == 2 else "unload own"
        late = position(game, players, idle=limit - 1)
        assert own in may(game, late)
        after, events = follow(game, late, own)
        assert len(told(events, "must_drive")) == 1
        assert {words.split()[0] for words in may(game, after)} == {"drive"}
        early = position(game, players, idle=limit - 2)
        after, events = follow(game, early, own)
        assert not told(events, "must_drive")
        assert {words.split()[0] for words in may(game, after)} > {"drive"}


def test_must_drive_at_last_examined_played_out(game: Game) -> None:
    """Thirty turns of three players who only let in and out; two through a door and aiming first are one turn each."""
    state = position(
        game,
        3,
        equipment={"blue": ["door"], "grey": ["tommy_gun"]},
        cars={"blue": "greek_town", "grey": "the_loop", "yellow": "stickney"},
        spaces={"greek_town": "Y"},
    )
    for turn in range(30):
        assert at(game, state)["idle"] == turn
        choices = sorted(words for words in may(game, state) if not words.startswith("drive"))
        state, _ = follow(game, state, choices[turn % len(choices)])
        while at(game, state)["stage"] != "act":
            state, _ = follow(game, state, min(may(game, state), key=lambda words: words != "unload own"))
    assert at(game, state)["idle"] == 30
    assert {words.split()[0] for words in may(game, state)} == {"drive"}
    assert game.view(state, 0)["must_drive"]
    state, _ = follow(game, state, sorted(may(game, state))[0])
    assert at(game, state)["idle"] == 0
    assert not game.view(state, 0)["must_drive"]


def test_must_drive_at_last_examined_an_aim_is_no_drive(game: Game) -> None:
    state = position(
        game, idle=39, equipment={"blue": ["tommy_gun"]}, cars={"blue": "greek_town"}, spaces={"the_loop": "GY"}
    )
    state, events = follow(game, state, "aim the_loop", "load 2")
    assert told(events, "must_drive") == [{"seat": 1, "turns": 10}]


def test_drive_shared_examined_all_cars_in_one_place(game: Game) -> None:
    cars = dict.fromkeys(("blue", "grey", "yellow", "brown", "green"), "the_loop")
    state = position(game, 5, cars=cars | {"blue": "greek_town"})
    state, _ = follow(game, state, "drive 1 the_loop")
    assert [gang(game, state, colour)["car"] for colour in cars] == ["the_loop"] * 5
