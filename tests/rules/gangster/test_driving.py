"""Driving, and the order of what follows."""

import itertools
from pathlib import Path
from typing import Any

import pytest
from rules.gangster.positions import SMALL_BOARD, at, follow, gang, may, position, refused, told

import omerta
from omerta import Game
from omerta.games.examples import example


def test_turn_one_action(gangster: Game) -> None:
    state = position(gangster, cars={"blue": "greek_town"}, spaces={"greek_town": "BG"})
    assert may(gangster, state, "load") == {"1", "2"}
    assert may(gangster, state, "unload") == {"own"}
    assert not any("nothing" in words for words in may(gangster, state))
    for action in ("drive 1 the_loop", "load 1", "unload own"):
        assert gangster.awaiting(follow(gangster, state, action)[0]) == [1]
    refusal = gangster.why_not(state, 1, "unload own")
    assert refusal is not None
    assert (refusal.code, refusal.facts["acting"]) == ("not-your-turn", 0)


def star(tmp_path: Path) -> Game:
    """A board without a loop: every other district hangs on The Loop, so a 2 leads nowhere from there."""
    for file in ("districts.csv", "tiles.csv", "decks.csv"):
        (tmp_path / file).write_bytes((Path(omerta.__file__).parent / "games/gangster/content" / file).read_bytes())
    places = [line.split(",")[0] for line in (tmp_path / "districts.csv").read_text().splitlines()[1:]]
    roads = [f"the_loop,{place},own" for place in places if place != "the_loop"]
    (tmp_path / "roads.csv").write_text("\n".join(["from,to,origin", *roads]))
    return omerta.interpreted_game("gangster", tmp_path)


def test_turn_one_action_a_card_without_a_path_cannot_be_chosen(tmp_path: Path) -> None:
    game = star(tmp_path)
    state = position(game, cars={"blue": "the_loop"})
    assert {words.split()[0] for words in may(game, state, "drive")} == {"1"}
    assert refused(game, state, "drive 2 the_loop") == ("turns-back", "drive-no-turning")


def test_turn_one_action_who_can_do_nothing_is_skipped(tmp_path: Path) -> None:
    game = star(tmp_path)
    stuck: dict[str, Any] = {"cars": {"grey": "the_loop"}, "cards": {"grey": [2, 3]}, "tiles": {"the_loop": 3}}
    state = position(game, spaces={"the_loop": "YYYYYYYYY"}, trunk={"grey": {"brown": 1}}, **stuck)
    after, events = follow(game, state, "drive 1 the_loop")
    assert told(events, "skipped") == [{"seat": 1}]
    assert game.awaiting(after) == [2]


def test_turn_one_action_a_standstill_ends_the_round(tmp_path: Path) -> None:
    """Our own ruling: when nobody can do anything any more, the Day of Reckoning comes at once."""
    game = star(tmp_path)
    cars = dict.fromkeys(("blue", "grey", "yellow", "brown"), "the_loop")
    cards = {key: [2, 3] for key in cars}
    state = position(game, cars=cars, cards=cards | {"blue": [1]}, idle=39)
    state, events = follow(game, state, "unload own")
    assert told(events, "must_drive") == [{"seat": 1, "turns": 10}]
    assert [skip["seat"] for skip in told(events, "skipped")] == [1, 2, 3]
    assert game.awaiting(state) == [0]
    state = position(game, cars=cars, cards=cards, idle=39)
    state, events = follow(game, state, "unload own")
    assert [skip["seat"] for skip in told(events, "skipped")] == [1, 2, 3, 0]
    assert told(events, "standstill") == [{"seat": 0}]
    assert at(game, state)["round"] == 2
    assert game.awaiting(state) == [1]


def test_drive_exact_worked_example(gangster: Game) -> None:
    """From Greek Town a 3 reaches The Loop, Little Africa, West Side and Little Italy, and no other district."""
    state = example("gangster/drive-exact").state(gangster)
    reached = {words.split()[1] for words in may(gangster, state, "drive") if words.startswith("3 ")}
    assert reached == {"the_loop", "little_africa", "west_side", "little_italy"}
    assert refused(gangster, state, "drive 3 chinatown") == ("out-of-reach", "drive-exact")


def test_drive_exact_turns_a_card_face_down(gangster: Game) -> None:
    state, _ = follow(gangster, position(gangster, cars={"blue": "greek_town"}), "drive 3 the_loop")
    assert (gang(gangster, state, "blue")["car"], gang(gangster, state, "blue")["cards"]) == ("the_loop", [1, 2])
    used = position(gangster, cards={"blue": [1]})
    assert refused(gangster, used, "drive 2 the_loop") == ("card-used", "drive-exact")


def test_drive_no_turning(gangster: Game) -> None:
    state = position(gangster, cars={"blue": "cicero"})
    assert refused(gangster, state, "drive 2 cicero") == ("turns-back", "drive-no-turning")


def test_drive_no_turning_the_narrated_path_is_legal(gangster: Game) -> None:
    joined = {place["place"]: place["neighbours"] for place in gangster.view(gangster.new(4, 1), 0)["places"]}
    for start in joined:
        state = position(gangster, cars={"blue": start}, equipment={"blue": ["motor"]})
        for words in may(gangster, state, "drive"):
            card, goal = words.split()
            (drove,) = told(follow(gangster, state, f"drive {words}")[1], "drove")
            path = drove["path"]
            assert (path[0], path[-1], len(path) - 1) == (start, goal, int(card[0]) + card.count("+"))
            assert all(after in joined[before] for before, after in itertools.pairwise(path))
            assert all(before != after for before, after in zip(path, path[2:], strict=False))


def test_drive_shared(gangster: Game) -> None:
    state = position(gangster, cars={"blue": "greek_town", "grey": "the_loop", "yellow": "the_loop"})
    state, _ = follow(gangster, state, "drive 1 the_loop")
    loop = next(place for place in gangster.view(state, 0)["places"] if place["place"] == "the_loop")
    assert loop["cars"] == ["blue", "grey", "yellow"]


def test_cards_refresh_with_the_third_card(gangster: Game) -> None:
    state = position(gangster, cars={"blue": "greek_town"}, cards={"blue": [1]}, doublers=["cicero"])
    district, events = follow(gangster, state, "drive 1 the_loop", outcomes=[0])
    assert gang(gangster, district, "blue")["cards"] == [1, 2, 3]
    assert told(events, "doubled") == [{"place": "chinatown", "doublers": 2}]
    police, events = follow(gangster, state, "drive 1 the_loop", outcomes=[10])
    assert told(events, "police_drawn") == [{"police": 1}]
    assert not told(events, "doubled")
    assert at(gangster, police)["police"] == 1


def test_turn_order_of_effects(gangster: Game) -> None:
    """Car, push, dump, equipment with refill, cards, district card: all in one drive onto Gold Coast."""
    state = position(
        gangster,
        cars={"blue": "the_loop", "grey": "gold_coast"},
        cards={"blue": [1]},
        equipment={"blue": ["bumper", "trunk"]} | {key: ["door"] for key in ("grey", "yellow", "brown")},
        trunk={"blue": {"yellow": 2}},
        open_equipment={"motor": 2, "door": 1},
        supply={"tommy_gun": 1},
    )
    state, events = follow(gangster, state, "drive 1 gold_coast")
    assert may(gangster, state) == {"push grey the_loop", "push grey little_africa", "push nothing"}
    assert refused(gangster, state, "dump trunk") == ("push-first", "turn-order-of-effects")
    state, more = follow(gangster, state, "push grey the_loop")
    assert may(gangster, state) == {"dump trunk", "dump nothing"}
    assert refused(gangster, state, "take motor") == ("dump-first", "turn-order-of-effects")
    state, even_more = follow(gangster, state, "dump trunk")
    assert may(gangster, state) == {"take motor", "take door"}
    state, last = follow(gangster, state, "take motor", outcomes=[0])
    assert [event.kind for event in [*events, *more, *even_more, *last]] == [
        "drove", "pushed", "dumped", "took", "lost", "laid_out", "cards_refreshed", "doubled",
    ]  # fmt: skip
    assert gang(gangster, state, "blue")["equipment"] == ["motor", "bumper"]


def test_must_drive_at_last(gangster: Game) -> None:
    state = position(gangster, idle=39)
    assert may(gangster, state, "unload") == {"own"}
    state, events = follow(gangster, state, "unload own")
    assert told(events, "must_drive") == [{"seat": 1, "turns": 10}]
    assert all(words.startswith("drive") for words in may(gangster, state))
    assert refused(gangster, state, "unload own") == ("must-drive", "must-drive-at-last")
    assert at(gangster, follow(gangster, state, "drive 1 little_italy")[0])["idle"] == 0


def test_driving_on_another_board() -> None:
    game = omerta.interpreted_game("gangster", SMALL_BOARD)
    state = position(game, cars={"blue": "jail_street"})
    assert may(game, state, "drive") == {
        "1 iron_bridge", "2 docks", "2 high_gate", "3 alpha_hill", "3 glass_works",
    }  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_on_another_board(players: int) -> None:
    from omerta.kernel import contract

    game = omerta.game("gangster", SMALL_BOARD)
    assert contract.check_game(game, players, 2) > 50
