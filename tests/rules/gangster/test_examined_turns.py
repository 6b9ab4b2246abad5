"""Rulings on driving, Gold Coast, equipment and loading, one position each: what the first tests left open."""

from collections import Counter
from typing import Any

import pytest
from rules.gangster.positions import at, follow, gang, letters, may, position, refused, told

from omerta import BadInput, Game, State

FOUR = ("blue", "grey", "yellow", "brown")
DOORS = {colour: ["door"] for colour in FOUR}


@pytest.fixture
def game(gangster_interpreted: Game) -> Game:
    return gangster_interpreted


def kinds(events: Any) -> list[str]:
    return [event.kind for event in events]


# --- setup


def test_setup_equipment_examined(game: Game) -> None:
    """Three are laid out before anybody draws; one each, five of every kind in all."""
    for players, colours in ((2, 4), (3, 3), (4, 4), (5, 5)):
        for seed in range(15):
            state, events = game.new_with_events(players, seed)
            order = [kind for kind in kinds(events) if kind in ("laid_out", "equipment_dealt")]
            assert order == ["laid_out"] * (len(order) - colours) + ["equipment_dealt"] * colours
            dealt = at(game, state)
            assert sum(dealt["open_equipment"].values()) == 3
            for deal in told(events, "equipment_dealt"):
                assert dealt["colours"][deal["colour"]]["equipment"] == [deal["equipment"]]
            seen = Counter(deal["equipment"] for deal in told(events, "equipment_dealt"))
            seen.update(laid["equipment"] for laid in told(events, "laid_out"))
            assert all(dealt["supply"].get(kind, 0) == 5 - count for kind, count in seen.items())


def test_setup_equipment_examined_three_of_a_kind_twice_in_a_row(game: Game) -> None:
    """Three bodyguards, then three motors, then two doors and a bumper; every pick counts through the kinds left."""
    drawn = list(game.new_with_events(4, 0)[0].drawn)
    drawn[1:4] = [0, 0, 0, 2, 2, 2, 23, 22, 18]
    state, events = game.new_with_events(4, outcomes=drawn)
    assert [alike["equipment"] for alike in told(events, "three_alike")] == ["bodyguard", "motor"]
    assert [laid["equipment"] for laid in told(events, "laid_out")] == [
        "bodyguard", "bodyguard", "bodyguard", "motor", "motor", "motor", "door", "door", "bumper",
    ]  # fmt: skip
    assert at(game, state)["open_equipment"] == {"door": 2, "bumper": 1}
    assert sum(at(game, state)["supply"].values()) == 30 - 9 - 4


def test_setup_tiles_examined_any_tile_anywhere(game: Game) -> None:
    for players in (3, 4):
        seen: dict[str, set[int]] = {}
        for seed in range(60):
            for place, there in at(game, game.new(players, seed))["districts"].items():
                seen.setdefault(place, set()).add(there["tile"])
        assert all(len(tiles) > 10 for tiles in seen.values())


def test_setup_start_examined_first_space_of_both_districts(game: Game) -> None:
    for players, colours in ((2, 4), (3, 3), (4, 4), (5, 5)):
        firsts, starts_in = Counter[int](), set()
        for seed in range(60):
            state, events = game.new_with_events(players, seed)
            dealt, starts = at(game, state), told(events, "start_dealt")
            first = told(events, "game_began")[0]["start_player"]
            assert game.awaiting(state) == [first] == [told(events, "round_began")[0]["start_player"]]
            firsts[first] += 1
            assert [start["seat"] for start in starts] == [(first + i) % players for i in range(colours)]
            assert len({start["colour"] for start in starts}) == colours
            used = set()
            for start in starts:
                for fact in ("place", "other_place"):
                    assert dealt["districts"][start[fact]]["spaces"] == [start["colour"]]
                    used.add(start[fact])
                assert dealt["colours"][start["colour"]]["car"] == start["place"]
                starts_in.add(start["place"])
            assert len(used) == 2 * colours
            assert all(not there["spaces"] for place, there in dealt["districts"].items() if place not in used)
        assert len(firsts) == players
        assert len(starts_in) == (9 if players == 3 else 10)


def test_setup_three_players_examined_cicero(game: Game) -> None:
    """No tile and nobody there, but a place on the road like any other: stop, pass through, be pushed there, shoot."""
    two_away = position(game, 3, cars={"blue": "west_side", "grey": "cicero"}, equipment={"blue": ["bumper"]})
    assert {"1 cicero", "2 little_italy", "3 south_side"} <= may(game, two_away, "drive")
    there, _ = follow(game, two_away, "drive 1 cicero")
    assert may(game, there) == {"push grey west_side", "push grey little_italy", "push nothing"}
    from_beside = position(game, 3, cars={"blue": "greek_town", "grey": "west_side"}, equipment={"blue": ["bumper"]})
    pushed, _ = follow(game, from_beside, "drive 1 west_side", "push grey cicero")
    assert gang(game, pushed, "grey")["car"] == "cicero"
    assert {"1 west_side", "1 little_italy"} <= may(game, pushed, "drive")
    assert not may(game, pushed, "unload") | may(game, pushed, "load")
    assert refused(game, pushed, "load 1") == ("out-of-play", "setup-three-players")
    armed: dict[str, Any] = {"equipment": {"blue": ["tommy_gun"]}, "spaces": {"little_italy": "YB"}}
    shooting, _ = follow(game, position(game, 3, cars={"blue": "cicero"}, **armed), "aim little_italy", "load 1")
    assert gang(game, shooting, "blue")["trunk"] == {"yellow": 1}
    beside = position(game, 3, cars={"blue": "west_side"}, equipment={"blue": ["tommy_gun"]})
    assert refused(game, beside, "aim cicero") == ("nobody-to-take", "tommy-gun")


# --- driving


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


# --- Gold Coast


def in_the_loop(game: Game, **described: Any) -> State:
    """Blue is one road from Gold Coast; everybody has a door, so there can be a supply."""
    described["equipment"] = DOORS | described.get("equipment", {})
    described.setdefault("cars", {"blue": "the_loop"})
    return position(game, **described)


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


SEVEN = ["cicero", "greek_town", "little_africa", "little_italy", "north_side", "stickney", "the_loop"]


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


# --- equipment against others


def test_bodyguard_examined_only_where_the_car_stands(game: Game) -> None:
    described: dict[str, Any] = {"equipment": {"grey": ["door", "bodyguard"]}, "spaces": {"greek_town": "GGB"}}
    for place, loads in (("greek_town", {"3"}), ("the_loop", {"1", "2", "3"}), ("gold_coast", {"1", "2", "3"})):
        state = position(game, cars={"blue": "greek_town", "grey": place}, **described)
        assert may(game, state, "load") == loads
    pushed = position(
        game,
        cars={"blue": "greek_town", "grey": "greek_town", "brown": "the_loop"},
        equipment={"grey": ["bodyguard"], "brown": ["bumper"]},
        spaces={"greek_town": "GGB"},
        acting=3,
    )
    pushed, _ = follow(game, pushed, "drive 1 greek_town", "push grey west_side")
    assert may(game, pushed, "load") == {"1", "2", "3"}


def test_bodyguard_examined_guards_nobody_else(game: Game) -> None:
    """The owner loads own and foreign ones; strangers beside the bodyguard's own are not protected."""
    state = position(
        game,
        acting=1,
        cars={"grey": "greek_town", "yellow": "greek_town"},
        equipment={"grey": ["bodyguard"]},
        spaces={"greek_town": "GBY"},
    )
    assert may(game, state, "load") == {"1", "2", "3"}
    after, _ = follow(game, state, "drive 1 the_loop")  # the guard leaves with the car
    assert may(game, after, "load") == {"1", "2", "3"}
    stays, _ = follow(game, state, "unload own")
    assert may(game, stays, "load") == {"2", "3"}


def test_two_players_foreign_examined_bodyguards(game: Game) -> None:
    """Blue and yellow are one player, grey and brown the other; yellow's and brown's bodyguards are at home."""
    described: dict[str, Any] = {
        "cars": dict.fromkeys(FOUR, "greek_town"),
        "equipment": {"yellow": ["bodyguard"], "brown": ["bodyguard"]},
        "spaces": {"greek_town": "BGYN"},
    }
    loads = {
        0: {"blue 1", "blue 2", "blue 3", "yellow 1", "yellow 2", "yellow 3"},
        1: {"grey 1", "grey 2", "grey 4", "brown 1", "brown 2", "brown 4"},
    }
    for acting, expected in loads.items():
        state = position(game, 2, acting=acting, **described)
        assert may(game, state, "load") == expected
    aiming: dict[str, Any] = {
        "cars": {"blue": "the_loop", "grey": "the_loop", "yellow": "greek_town", "brown": "greek_town"},
        "equipment": {
            "blue": ["tommy_gun"], "grey": ["tommy_gun"], "yellow": ["bodyguard"], "brown": ["bodyguard"],
        },
        "spaces": {"greek_town": "YNYN"},
    }  # fmt: skip
    for acting, colour, expected in (
        (0, "blue", {"load blue 1", "load blue 3"}),
        (1, "grey", {"load grey 2", "load grey 4"}),
    ):
        state, _ = follow(game, position(game, 2, acting=acting, **aiming), f"aim {colour} greek_town")
        assert may(game, state) == expected
        state, _ = follow(game, state, min(expected))
        other = {"blue": "yellow", "grey": "brown"}[colour]
        assert gang(game, state, colour)["trunk"] == {other: 1}


def test_two_players_foreign_examined_own_other_colour_is_dumped(game: Game) -> None:
    state = position(game, 2, cars={"blue": "the_loop"}, trunk={"blue": {"yellow": 1}})
    state, _ = follow(game, state, "drive blue 1 gold_coast", "dump trunk")
    assert gang(game, state, "yellow")["dumped"] == 1


def test_two_players_examined_tableaux_are_separate(game: Game) -> None:
    """Cards, equipment and trunk of a colour serve that colour alone; a colour may act many times in a row."""
    state = position(
        game,
        2,
        cars={"blue": "greek_town", "yellow": "greek_town", "grey": "stickney", "brown": "stickney"},
        cards={"blue": [1], "yellow": [2, 3]},
        equipment={"blue": ["motor"], "yellow": ["door"]},
        trunk={"yellow": {"grey": 1}},
        spaces={"greek_town": "N"},
    )
    drives = may(game, state, "drive")
    assert {words.split()[1] for words in drives if words.startswith("blue")} == {"1", "1+1"}
    assert {words.split()[1] for words in drives if words.startswith("yellow")} == {"2", "3"}
    assert may(game, state, "load") == {"blue 1"}
    assert may(game, state, "unload") == {"blue own", "yellow own", "yellow grey"}
    assert game.awaiting(follow(game, state, "unload blue own")[0]) == [1]
    second, _ = follow(game, state, "unload yellow own")
    assert may(game, second) == {"unload yellow own", "unload nothing"}
    refusal = game.why_not(second, 0, "unload blue own")
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("unload-first", {"colour": "yellow"})
    again = state
    for _ in range(3):
        again, _ = follow(game, again, "unload blue own", "unload grey own")
    assert game.awaiting(again) == [0]
    driven, events = follow(game, state, "drive blue 1 the_loop")
    assert told(events, "cards_refreshed") == [{"seat": 0, "colour": "blue"}]
    assert gang(game, driven, "yellow")["cards"] == [2, 3]


def test_tommy_gun_examined(game: Game) -> None:
    """Loads as usual where the car stands; across a road only with room, and never lets anybody out there."""
    state = position(
        game,
        cars={"blue": "greek_town"},
        equipment={"blue": ["door", "tommy_gun"]},
        spaces={"greek_town": "BG", "the_loop": "Y", "west_side": "N", "little_italy": "B", "chinatown": "G"},
    )
    assert may(game, state, "load") == {"1", "2"}
    assert may(game, state, "aim") == {"the_loop", "west_side"}
    full = position(
        game,
        cars={"blue": "greek_town"},
        equipment={"blue": ["tommy_gun"]},
        trunk={"blue": {"grey": 1}},
        spaces={"the_loop": "Y"},
    )
    assert not may(game, full, "aim")
    assert refused(game, full, "aim the_loop") == ("trunk-full", "trunk-capacity")
    out, _ = follow(game, full, "unload grey")
    assert (letters(game, out, "greek_town"), letters(game, out, "the_loop")) == ("G", "Y")
    near_harbour = position(game, cars={"blue": "the_loop", "grey": "gold_coast"}, equipment={"blue": ["tommy_gun"]})
    assert refused(game, near_harbour, "aim gold_coast") == ("nobody-to-take", "tommy-gun")


def test_tommy_gun_examined_own_guarded_and_strangers_in_one_district(game: Game) -> None:
    state = position(
        game,
        cars={"blue": "greek_town", "grey": "the_loop", "yellow": "the_loop", "brown": "greek_town"},
        equipment={"blue": ["tommy_gun"], "grey": ["bodyguard"], "brown": ["bodyguard"]},
        spaces={"the_loop": "BGYN"},
    )
    state, _ = follow(game, state, "aim the_loop")
    assert may(game, state) == {"load 3", "load 4"}  # brown's bodyguard is with brown's car, elsewhere


def test_bumper_examined(game: Game) -> None:
    """Only who arrives pushes, one car, once; the pushed one pushes nobody; at Gold Coast too, both ways."""
    state = position(
        game,
        cars={"blue": "chinatown", "grey": "the_loop", "yellow": "gold_coast", "brown": "the_loop"},
        equipment={"blue": ["door", "bumper"], "grey": ["bumper"]},
    )
    after, events = follow(game, state, "drive 1 the_loop", "push grey gold_coast")
    assert kinds(events) == ["drove", "pushed"]
    assert game.awaiting(after) == [1]
    assert at(game, after)["stage"] == "act"
    assert [gang(game, after, colour)["car"] for colour in FOUR] == ["the_loop", "gold_coast", "gold_coast", "the_loop"]
    assert refused(game, after, "push yellow the_loop") == ("nothing-to-push", "bumper")
    _, events = follow(game, state, "drive 1 little_italy")
    assert kinds(events) == ["drove"]
    onto, _ = follow(game, state, "drive 2 gold_coast")
    assert may(game, onto) == {"push yellow the_loop", "push yellow little_africa", "push nothing"}
    home = position(
        game, cars={"blue": "greek_town", "grey": "greek_town"}, equipment={"blue": ["motor", "bumper"]}
    )  # round the block, back to where one started
    home, _ = follow(game, home, "drive 3+1 greek_town")
    assert "push grey west_side" in may(game, home)


def test_motor_examined_one_card_one_more(game: Game) -> None:
    state = position(game, cars={"blue": "greek_town"}, equipment={"blue": ["door", "motor"]}, cards={"blue": [1, 3]})
    assert {words.split()[0] for words in may(game, state, "drive")} == {"1", "1+1", "3", "3+1"}
    after, _ = follow(game, state, "drive 1+1 gold_coast")
    assert gang(game, after, "blue")["cards"] == [3]
    assert refused(game, state, "drive 2 gold_coast") == refused(game, state, "drive 2+1 the_loop")


def test_drive_shared_examined_all_cars_in_one_place(game: Game) -> None:
    cars = dict.fromkeys(("blue", "grey", "yellow", "brown", "green"), "the_loop")
    state = position(game, 5, cars=cars | {"blue": "greek_town"})
    state, _ = follow(game, state, "drive 1 the_loop")
    assert [gang(game, state, colour)["car"] for colour in cars] == ["the_loop"] * 5


def test_unload_examined_the_player_chooses_whom(game: Game) -> None:
    state = position(game, cars={"blue": "greek_town"}, trunk={"blue": {"grey": 1, "yellow": 1}})
    for words, letter in (("own", "B"), ("grey", "G"), ("yellow", "Y")):
        assert letters(game, follow(game, state, f"unload {words}")[0], "greek_town") == letter
