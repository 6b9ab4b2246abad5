"""Every refusal of Gangster, with the rule it cites and the facts it tells."""

from typing import Any

import pytest
from rules.gangster.positions import follow, position

from omerta import Game, State
from omerta.games.gangster import GAME
from omerta.language import LANGUAGES, Speaker

HERE: dict[str, Any] = {"cars": {"blue": "greek_town", "grey": "the_loop"}}
LOOP: dict[str, Any] = {"cars": {"blue": "the_loop", "grey": "gold_coast"}}
OVER: dict[str, Any] = {
    "round_number": 3,
    "earned": {"grey": [9, 0]},
    "cars": {"blue": "greek_town"},
    "cards": {"blue": [1]},
    "police": 0,
    "doublers": ("chinatown", "cicero", "little_africa", "little_italy", "north_side", "stickney", "the_loop"),
}
GUN: dict[str, Any] = {"equipment": {"blue": ["tommy_gun"]}}

Case = tuple[str, str, dict[str, Any], tuple[str, ...], str, dict[str, Any]]
CASES: list[Case] = [
    ("game-over", "game-end", OVER, ("drive 1 the_loop",), "unload own", {"winners": [1]}),
    ("not-your-turn", "turn-one-action", HERE | {"acting": 2}, (), "unload own", {"acting": 2}),
    ("one-colour-each", "two-players", HERE, (), "unload grey own", {"colour": "blue"}),
    ("not-your-colour", "two-players", HERE | {"players": 2}, (), "unload brown own", {"colour": "brown", "owner": 1}),
    (
        "unload-first", "door", HERE | {"equipment": {"blue": ["door"]}},
        ("unload own",), "drive 1 the_loop", {"colour": "blue"},
    ),
    (
        "load-first", "tommy-gun", HERE | GUN | {"spaces": {"the_loop": "G"}},
        ("aim the_loop",), "unload nothing", {"colour": "blue"},
    ),
    (
        "push-first", "turn-order-of-effects", HERE | {"equipment": {"blue": ["bumper"]}},
        ("drive 1 the_loop",), "unload own", {"colour": "blue"},
    ),
    (
        "dump-first", "turn-order-of-effects", LOOP | {"trunk": {"blue": {"grey": 1}}, "open_equipment": {"door": 1}},
        ("drive 1 gold_coast",), "take door", {"colour": "blue"},
    ),
    (
        "take-first", "harbour-equipment", LOOP | {"open_equipment": {"door": 1}},
        ("drive 1 gold_coast",), "dump trunk", {"colour": "blue"},
    ),
    (
        "card-used", "drive-exact", HERE | {"cards": {"blue": [1, 3]}},
        (), "drive 2 cicero", {"card": "2", "cards": ["1", "3"]},
    ),
    ("no-motor", "motor", HERE, (), "drive 1+1 cicero", {"place": "greek_town"}),
    (
        "turns-back", "drive-no-turning", {"cars": {"blue": "cicero"}}, (), "drive 2 cicero",
        {
            "place": "cicero", "start": "cicero", "roads": 2,
            "places": ["chinatown", "greek_town", "north_side", "south_side", "stickney"],
        },
    ),
    (
        "out-of-reach", "drive-exact", HERE | {"equipment": {"blue": ["motor"]}}, (), "drive 2+1 cicero",
        {
            "place": "cicero", "start": "greek_town", "roads": 3,
            "places": ["little_africa", "little_italy", "the_loop", "west_side"],
        },
    ),
    ("must-drive", "must-drive-at-last", HERE | {"idle": 40}, (), "unload own", {"turns": 40}),
    ("in-harbour", "no-action-in-harbour", {"cars": {"blue": "gold_coast"}}, (), "unload own", {"place": "gold_coast"}),
    (
        "out-of-play", "setup-three-players", {"players": 3, "cars": {"blue": "cicero"}},
        (), "load 2", {"place": "cicero", "number": 2},
    ),
    (
        "no-such-space", "load", HERE | {"tiles": {"greek_town": 3}}, (), "load 10",
        {"place": "greek_town", "number": 10, "spaces": 9},
    ),
    ("space-empty", "load", HERE | {"tiles": {"greek_town": 3}}, (), "load 9", {"place": "greek_town", "number": 9}),
    (
        "trunk-full", "trunk-capacity", HERE | {"spaces": {"greek_town": ".Y"}, "trunk": {"blue": {"grey": 1}}},
        (), "load 2", {"place": "greek_town", "number": 2, "gangster": "yellow"},
    ),
    (
        "is-protected", "bodyguard",
        {
            "cars": {"blue": "greek_town", "grey": "greek_town"},
            "equipment": {"grey": ["bodyguard"]},
            "spaces": {"greek_town": "YG"},
        },
        (), "load 2", {"place": "greek_town", "number": 2, "gangster": "grey"},
    ),
    (
        "is-protected", "bodyguard",
        HERE | {"equipment": {"blue": ["tommy_gun"], "grey": ["bodyguard"]}, "spaces": {"the_loop": "YG"}},
        ("aim the_loop",), "load 2", {"place": "the_loop", "number": 2, "gangster": "grey"},
    ),
    (
        "no-tommy-gun", "tommy-gun", HERE | {"spaces": {"the_loop": "G"}},
        (), "aim the_loop", {"place": "the_loop", "start": "greek_town"},
    ),
    (
        "aims-from-harbour", "tommy-gun", GUN | {"cars": {"blue": "gold_coast"}, "spaces": {"the_loop": "G"}},
        (), "aim the_loop", {"place": "the_loop", "start": "gold_coast"},
    ),
    (
        "no-road-there", "tommy-gun", HERE | GUN | {"spaces": {"cicero": "G"}},
        (), "aim cicero", {"place": "cicero", "start": "greek_town"},
    ),
    (
        "nobody-to-take", "tommy-gun", HERE | GUN | {"spaces": {"the_loop": "B"}},
        (), "aim the_loop", {"place": "the_loop", "start": "greek_town"},
    ),
    (
        "own-across-road", "tommy-gun", HERE | GUN | {"spaces": {"the_loop": "BG"}},
        ("aim the_loop",), "load 1", {"place": "the_loop", "number": 1, "gangster": "blue"},
    ),
    ("car-empty", "unload", HERE | {"dumped": {"blue": 9}}, (), "unload own", {"place": "greek_town"}),
    (
        "not-in-trunk", "unload", HERE | {"trunk": {"blue": {"brown": 1}}},
        (), "unload grey", {"place": "greek_town", "gangster": "grey"},
    ),
    (
        "tile-full", "tile-full", HERE | {"tiles": {"greek_town": 4}, "spaces": {"greek_town": "GYNGYNGY"}},
        (), "unload own", {"place": "greek_town"},
    ),
    ("no-second", "door", HERE | {"equipment": {"blue": ["door"]}}, (), "unload nothing", {}),
    ("nothing-to-push", "bumper", HERE | {"equipment": {"blue": ["bumper"]}}, (), "push grey greek_town", {}),
    (
        "car-elsewhere", "bumper", HERE | {"equipment": {"blue": ["bumper"]}},
        ("drive 1 the_loop",), "push yellow greek_town",
        {"pushed": "yellow", "place": "greek_town", "start": "the_loop"},
    ),
    (
        "car-elsewhere", "bumper", HERE | {"equipment": {"blue": ["bumper"]}},
        ("drive 1 the_loop",), "push blue greek_town",
        {"pushed": "blue", "place": "greek_town", "start": "the_loop"},
    ),
    (
        "pushed-too-far", "bumper", HERE | {"equipment": {"blue": ["bumper"]}},
        ("drive 1 the_loop",), "push grey the_loop", {"pushed": "grey", "place": "the_loop", "start": "the_loop"},
    ),
    (
        "not-just-stopped", "harbour-dump", {"cars": {"blue": "gold_coast"}, "trunk": {"blue": {"grey": 1}}},
        (), "dump trunk", {},
    ),
    (
        "not-taking", "harbour-equipment", {"cars": {"blue": "gold_coast"}, "open_equipment": {"door": 1}},
        (), "take door", {},
    ),
    (
        "not-laid-out", "harbour-equipment", LOOP | {"open_equipment": {"door": 1}},
        ("drive 1 gold_coast",), "take motor", {"equipment": "motor"},
    ),
    (
        "already-owned", "equipment-different",
        LOOP | {"equipment": {"blue": ["door", "motor"]}, "open_equipment": {"motor": 1, "trunk": 1}},
        ("drive 1 gold_coast",), "take motor", {"equipment": "motor"},
    ),
    (
        "card-used", "drive-exact", HERE | {"players": 2, "cards": {"blue": [1], "yellow": [2, 3]}},
        (), "drive yellow 1 the_loop", {"card": "1", "cards": ["2", "3"]},
    ),
    (
        "space-empty", "load", {"players": 2, "cars": {"blue": "greek_town", "yellow": "cicero"}},
        (), "load yellow 3", {"place": "cicero", "number": 3},
    ),
    (
        "tile-full", "tile-full",
        HERE | {"tiles": {"greek_town": 4}, "spaces": {"greek_town": "GYNGYNGY"}, "trunk": {"blue": {"brown": 1}}},
        (), "unload brown", {"place": "greek_town", "gangster": "brown"},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("code", "rule", "described", "before", "words", "facts"), CASES)
def test_refusals_examined(
    gangster_interpreted: Game,
    code: str,
    rule: str,
    described: dict[str, Any],
    before: tuple[str, ...],
    words: str,
    facts: dict[str, Any],
) -> None:
    """Seat 0 asks; the reason is the right one, and asking changes nothing."""
    game = gangster_interpreted
    state: State = position(game, **{"players": 4} | described)
    state, _ = follow(game, state, *before)
    written = game.to_dict(state)
    refusal = game.why_not(state, 0, words)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, f"gangster/{rule}")
    assert dict(refusal.facts) == facts
    assert game.to_dict(state) == written
    for language in LANGUAGES:
        assert f"gangster/{rule}" in Speaker(language, ["Anna", "Ben", "Cleo", "Dora", "Eve"]).refusal(
            "gangster", refusal
        )


def test_refusals_examined_all_of_them() -> None:
    assert {case[0] for case in CASES} == {code for code, _ in GAME.refusals.values()}
