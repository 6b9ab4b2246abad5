"""Gold Coast and the six kinds of equipment."""

from typing import Any

from rules.gangster.positions import at, follow, gang, in_the_loop, letters, may, position, refused, told

from omerta import Game, State


def harbour(game: Game, **described: Any) -> State:
    """Blue is one road from Gold Coast, and equipment lies there."""
    lying: dict[str, Any] = {"open_equipment": {"motor": 1, "trunk": 1, "door": 1}, "supply": {"bumper": 2}}
    return in_the_loop(game, **lying | described)


def test_harbour_dump(gangster: Game) -> None:
    state = harbour(gangster, trunk={"blue": {"grey": 1, "yellow": 1}})
    state, _ = follow(gangster, state, "drive 1 gold_coast")
    assert may(gangster, state) == {"dump trunk", "dump nothing"}
    dumped, _ = follow(gangster, state, "dump trunk")
    assert gang(gangster, dumped, "blue")["trunk"] == {}
    assert (gang(gangster, dumped, "grey")["dumped"], gang(gangster, dumped, "yellow")["dumped"]) == (1, 1)
    kept, events = follow(gangster, state, "dump nothing")
    assert gang(gangster, kept, "blue")["trunk"] == {"grey": 1, "yellow": 1}
    assert told(events, "dumped_nothing")
    later = harbour(gangster, trunk={"blue": {"grey": 1}}, cars={"blue": "gold_coast"})
    assert refused(gangster, later, "dump trunk") == ("not-just-stopped", "harbour-dump")


def test_harbour_equipment(gangster: Game) -> None:
    state, _ = follow(gangster, harbour(gangster), "drive 1 gold_coast")
    assert may(gangster, state) == {"take motor", "take trunk"}
    assert refused(gangster, state, "take bumper") == ("not-laid-out", "harbour-equipment")
    assert refused(gangster, state, "drive 1 the_loop") == ("take-first", "harbour-equipment")
    nothing = harbour(gangster, open_equipment={"door": 1}, supply={})
    after, events = follow(gangster, nothing, "drive 1 gold_coast")
    assert told(events, "took_nothing")
    assert gang(gangster, after, "blue")["equipment"] == ["door"]


def test_equipment_slide(gangster: Game) -> None:
    state = harbour(gangster, equipment={"blue": ["door", "bodyguard"]})
    state, events = follow(gangster, state, "drive 1 gold_coast", "take motor")
    assert gang(gangster, state, "blue")["equipment"] == ["motor", "door"]
    assert told(events, "lost") == [{"seat": 0, "colour": "blue", "equipment": "bodyguard"}]


def test_equipment_different(gangster: Game) -> None:
    state, _ = follow(gangster, harbour(gangster), "drive 1 gold_coast")
    assert refused(gangster, state, "take door") == ("already-owned", "equipment-different")


def test_harbour_refill(gangster: Game) -> None:
    state, _ = follow(gangster, harbour(gangster), "drive 1 gold_coast", "take motor")
    assert at(gangster, state)["open_equipment"] == {"trunk": 1, "bumper": 1, "door": 1}
    assert at(gangster, state)["supply"] == {"bumper": 1}
    empty = harbour(gangster, open_equipment={"motor": 1}, supply={})
    state, _ = follow(gangster, empty, "drive 1 gold_coast", "take motor")
    assert (at(gangster, state)["open_equipment"], at(gangster, state)["supply"]) == ({}, {})


def test_harbour_refill_replaces_three_of_a_kind(gangster: Game) -> None:
    state = harbour(gangster, open_equipment={"motor": 1, "trunk": 2}, supply={"trunk": 1, "bumper": 2})
    state, _ = follow(gangster, state, "drive 1 gold_coast")
    state, events = follow(gangster, state, "take motor", outcomes=[0, 0])
    assert told(events, "three_alike") == [{"equipment": "trunk"}]
    assert at(gangster, state)["open_equipment"] == {"bumper": 2}  # as many as there are
    again = harbour(gangster, open_equipment={"motor": 1, "trunk": 2}, supply={"trunk": 1, "bumper": 4})
    again, _ = follow(gangster, again, "drive 1 gold_coast")
    again, events = follow(gangster, again, "take motor", outcomes=[0, 0, 0, 0])
    assert [alike["equipment"] for alike in told(events, "three_alike")] == ["trunk", "bumper"]
    assert at(gangster, again)["open_equipment"] == {"bumper": 1}


def test_harbour_only_own_stop(gangster: Game) -> None:
    through = harbour(gangster, trunk={"blue": {"grey": 1}})
    after, events = follow(gangster, through, "drive 2 little_africa")
    assert told(events, "drove")[0]["path"] != []
    assert gangster.awaiting(after) == [1]
    pushed = harbour(
        gangster,
        cars={"blue": "chinatown", "grey": "the_loop"},
        equipment={"blue": ["bumper"]},
        trunk={"grey": {"blue": 1}},
    )
    after, _ = follow(gangster, pushed, "drive 1 the_loop", "push grey gold_coast")
    assert gang(gangster, after, "grey")["car"] == "gold_coast"
    assert all(words.startswith("drive") for words in may(gangster, after))
    round_trip = harbour(gangster, cars={"blue": "gold_coast"}, equipment={"blue": ["motor"]})
    assert may(gangster, follow(gangster, round_trip, "drive 3+1 gold_coast")[0]) == {"take trunk", "take door"}


def test_bodyguard(gangster: Game) -> None:
    state = position(
        gangster,
        cars={"blue": "greek_town", "grey": "greek_town"},
        equipment={"grey": ["bodyguard"]},
        spaces={"greek_town": "BGY", "the_loop": "G"},
    )
    assert may(gangster, state, "load") == {"1", "3"}
    assert refused(gangster, state, "load 2") == ("is-protected", "bodyguard")
    owner, _ = follow(gangster, state, "drive 1 the_loop")
    assert may(gangster, owner, "load") == {"1", "2", "3"}


def test_bodyguard_against_tommy_gun(gangster: Game) -> None:
    described: dict[str, Any] = {
        "equipment": {"blue": ["tommy_gun"], "grey": ["bodyguard"]},
        "spaces": {"the_loop": "GY"},
    }
    guarded = position(gangster, cars={"blue": "greek_town", "grey": "the_loop"}, **described)
    state, _ = follow(gangster, guarded, "aim the_loop")
    assert may(gangster, state) == {"load 2"}
    assert refused(gangster, state, "load 1") == ("is-protected", "bodyguard")
    alone = position(
        gangster,
        cars={"blue": "greek_town", "grey": "the_loop"},
        equipment=described["equipment"],
        spaces={"the_loop": "G"},
    )
    assert refused(gangster, alone, "aim the_loop") == ("is-protected", "bodyguard")


def test_motor(gangster: Game) -> None:
    described: dict[str, Any] = {"cars": {"blue": "greek_town"}, "cards": {"blue": [1]}}
    assert refused(gangster, position(gangster, **described), "drive 1+1 chinatown") == ("no-motor", "motor")
    state = position(gangster, equipment={"blue": ["motor"]}, **described)
    drives = may(gangster, state, "drive")
    assert {"1 the_loop", "1+1 chinatown", "1+1 gold_coast"} <= drives
    assert "1 chinatown" not in drives


def test_tommy_gun(gangster: Game) -> None:
    described: dict[str, Any] = {"equipment": {"blue": ["tommy_gun"]}}
    state = position(gangster, cars={"blue": "greek_town"}, spaces={"the_loop": "BG.Y", "cicero": "G"}, **described)
    assert may(gangster, state, "aim") == {"the_loop"}
    assert refused(gangster, state, "aim cicero") == ("no-road-there", "tommy-gun")
    assert refused(gangster, state, "aim west_side") == ("nobody-to-take", "tommy-gun")
    aimed, _ = follow(gangster, state, "aim the_loop")
    assert may(gangster, aimed) == {"load 2", "load 4"}
    assert refused(gangster, aimed, "load 1") == ("own-across-road", "tommy-gun")
    assert refused(gangster, aimed, "drive 1 the_loop") == ("load-first", "tommy-gun")
    after, _ = follow(gangster, aimed, "load 4")
    assert (letters(gangster, after, "the_loop"), gang(gangster, after, "blue")["trunk"]) == ("BG", {"yellow": 1})
    in_harbour = position(gangster, cars={"blue": "gold_coast"}, spaces={"the_loop": "G"}, **described)
    assert refused(gangster, in_harbour, "aim the_loop") == ("aims-from-harbour", "tommy-gun")
    without = position(gangster, cars={"blue": "greek_town"}, spaces={"the_loop": "G"})
    assert refused(gangster, without, "aim the_loop") == ("no-tommy-gun", "tommy-gun")


def test_trunk(gangster: Game) -> None:
    state = position(
        gangster,
        cars={"blue": "greek_town"},
        equipment={"blue": ["trunk"]},
        trunk={"blue": {"grey": 1}},
        spaces={"greek_town": "YN"},
    )
    assert may(gangster, state, "load") == {"1", "2"}
    after, _ = follow(gangster, state, "load 1")
    assert gang(gangster, after, "blue")["trunk"] == {"grey": 1, "yellow": 1}
    assert gangster.awaiting(after) == [1]


def test_bumper(gangster: Game) -> None:
    described: dict[str, Any] = {"cars": {"blue": "greek_town", "grey": "the_loop", "brown": "the_loop"}}
    state = position(gangster, equipment={"blue": ["bumper"]}, **described)
    state, _ = follow(gangster, state, "drive 1 the_loop")
    goals = ("chinatown", "gold_coast", "greek_town", "north_side")
    assert may(gangster, state, "push") == {
        "nothing",
        *(f"{car} {goal}" for car in ("grey", "brown") for goal in goals),
    }
    assert refused(gangster, state, "push yellow greek_town") == ("car-elsewhere", "bumper")
    assert refused(gangster, state, "push grey cicero") == ("pushed-too-far", "bumper")
    pushed, _ = follow(gangster, state, "push grey gold_coast")
    assert gang(gangster, pushed, "grey")["car"] == "gold_coast"
    assert gangster.awaiting(pushed) == [1]
    left, _ = follow(gangster, state, "push nothing")
    assert gang(gangster, left, "grey")["car"] == "the_loop"
    without = position(gangster, **described)
    assert gangster.awaiting(follow(gangster, without, "drive 1 the_loop")[0]) == [1]
    assert refused(gangster, without, "push nothing") == ("nothing-to-push", "bumper")


def test_door(gangster: Game) -> None:
    state = position(gangster, cars={"blue": "greek_town"}, equipment={"blue": ["door"]}, trunk={"blue": {"grey": 1}})
    first, _ = follow(gangster, state, "unload own")
    assert may(gangster, first) == {"unload own", "unload nothing"}
    assert refused(gangster, first, "unload grey") == ("unload-first", "door")
    both, _ = follow(gangster, first, "unload own")
    assert (letters(gangster, both, "greek_town"), gangster.awaiting(both)) == ("BB", [1])
    one, _ = follow(gangster, first, "unload nothing")
    assert (letters(gangster, one, "greek_town"), gangster.awaiting(one)) == ("B", [1])
    foreign, _ = follow(gangster, state, "unload grey")
    assert gangster.awaiting(foreign) == [1]
    assert refused(gangster, state, "unload nothing") == ("no-second", "door")
