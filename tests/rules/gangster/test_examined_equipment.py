"""Rulings on equipment against others, one position each: what the first tests left open."""

from typing import Any

from rules.gangster.positions import FOUR, at, follow, gang, kinds, letters, may, position, refused, told

from omerta import Game


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
