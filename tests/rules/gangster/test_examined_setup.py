"""Rulings on the set-up, one position each: what the first tests left open."""

from collections import Counter
from typing import Any

from rules.gangster.positions import at, follow, gang, kinds, may, position, refused, told

from omerta import Game


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
