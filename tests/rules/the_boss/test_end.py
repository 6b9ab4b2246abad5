"""RULES.md, End."""

from typing import Any

import pytest
from rules.the_boss.positions import at, finish_round, follow, position, random_game, reckon, seat_at, told

from omerta import Game, IllegalAction, Refusal, State


def end(game: Game, players: int = 2, **described: Any) -> State:
    """The last card of the last round is played."""
    return reckon(game, players, **({"round_number": 3, "last": True} | described))[0]


def result(game: Game, state: State) -> tuple[list[int], list[float], str | None]:
    """Winners, shares, and the rule that decided."""
    sheet = game.score_sheet(state)
    winners = game.view(state, None)["winners"]
    assert {line["seat"] for line in sheet["lines"] if line["winner"]} == set(winners)
    return winners, game.returns(state), sheet["decided_by"]


# --- money


@pytest.mark.parametrize(
    ("players", "earned", "winner"),
    [
        (2, {0: [5, 1, 0], 1: [5, 0, 0]}, 0),
        (3, {0: [0, 7, 0], 1: [4, 4, 0], 2: [7, 0, 0]}, 1),
        (4, {0: [1, 1, 0], 1: [0, 0, 0], 2: [9, 0, 0], 3: [3, 7, 0]}, 3),
    ],
)
def test_winner_has_most_money(the_boss: Game, players: int, earned: dict[int, list[int]], winner: int) -> None:
    state = end(the_boss, players, earned=earned)
    shares = [float(seat == winner) for seat in range(players)]
    assert the_boss.awaiting(state) == []
    assert result(the_boss, state) == ([winner], shares, "the_boss/winner")


def test_winner_counts_the_money_of_the_last_round(the_boss: Game) -> None:
    earned = {0: [5, 1, 0], 1: [5, 0, 0]}
    state = end(the_boss, 2, earned=earned, hidden={"detroit": "2"}, gangsters={"detroit": {1: (1, 0)}})
    assert result(the_boss, state) == ([1], [0.0, 1.0], "the_boss/winner")


def test_winner_before_last_round_or_gangsters(the_boss: Game) -> None:
    state = end(
        the_boss,
        2,
        earned={0: [9, 0, 0], 1: [0, 0, 0]},
        hidden={"detroit": "4"},
        gangsters={"detroit": {1: (1, 0)}},
        away={0: {"shot": 5, "spent": 3}},
    )
    assert result(the_boss, state) == ([0], [1.0, 0.0], "the_boss/winner")


def test_winner_is_told(the_boss: Game) -> None:
    _, events = reckon(the_boss, 2, round_number=3, last=True, earned={0: [5, 1, 0], 1: [5, 0, 0]})
    assert told(events, "game_won") == [{"seat": 0, "money": 6, "sharing": 1}]


def test_winner_known_nothing_more_is_played(the_boss: Game) -> None:
    state = end(the_boss, 2, earned={0: [5, 1, 0], 1: [5, 0, 0]})
    for seat in (0, 1):
        for words in ("place nothing", "place boston 1 0", "play boston 2"):
            refusal = the_boss.why_not(state, seat, words)
            assert refusal == Refusal("game-over", "the_boss/winner", {"winners": [0]})
            with pytest.raises(IllegalAction):
                the_boss.play(state, seat, words)
        assert the_boss.legal(state, seat) == []


def test_winner_unknown_while_the_game_goes_on(the_boss: Game) -> None:
    for state in random_game(the_boss, 3, 1)[:-1:10]:
        assert the_boss.returns(state) == [0.0, 0.0, 0.0]
        assert the_boss.view(state, None)["winners"] == []
        sheet = the_boss.score_sheet(state)
        assert (sheet["final"], sheet["decided_by"]) == (False, None)
        assert not any(line["winner"] for line in sheet["lines"])


def test_winner_score_sheet_lists_best_first(the_boss: Game) -> None:
    state = end(
        the_boss,
        3,
        earned={0: [1, 2, 0], 1: [6, 0, 0], 2: [3, 2, 0]},
        hidden={"detroit": "1", "boston": "hospital"},
        gangsters={"detroit": {2: (1, 0)}, "boston": {1: (1, 2)}},
    )
    assert the_boss.score_sheet(state) == {
        "lines": [
            {"seat": 2, "earned": [3, 2, 1], "money": 6, "last_round": 1, "gangsters": 9, "winner": True},
            {"seat": 1, "earned": [6, 0, 0], "money": 6, "last_round": 0, "gangsters": 6, "winner": False},
            {"seat": 0, "earned": [1, 2, 0], "money": 3, "last_round": 0, "gangsters": 9, "winner": False},
        ],
        "decided_by": "the_boss/tie-last-round",
        "final": True,
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_winner_shares_are_one_in_all(the_boss: Game, players: int) -> None:
    for seed in range(8):
        assert sum(the_boss.returns(random_game(the_boss, players, seed)[-1])) == pytest.approx(1)


# --- ties


def test_tie_last_round_most_won_in_it(the_boss: Game) -> None:
    state = end(
        the_boss,
        2,
        earned={0: [5, 0, 0], 1: [1, 1, 0]},
        hidden={"detroit": "3"},
        gangsters={"detroit": {1: (1, 3)}},
    )
    assert result(the_boss, state) == ([1], [0.0, 1.0], "the_boss/tie-last-round")


def test_tie_last_round_includes_chicago(the_boss: Game) -> None:
    state = end(
        the_boss,
        2,
        earned={0: [3, 0, 0], 1: [0, 0, 0]},
        tops={"new_york": "3", "boston": "3"},
        hidden={"detroit": "revolver"},
        last_card="detroit 1",
        gangsters={"detroit": {1: (1, 0)}, "chicago": {1: (1, 0)}},
    )
    assert [seat["earned"] for seat in at(the_boss, state)["seats"]] == [[3, 0, 0], [0, 0, 3]]
    assert result(the_boss, state) == ([1], [0.0, 1.0], "the_boss/tie-last-round")


def test_tie_last_round_only_among_those_with_most_money(the_boss: Game) -> None:
    state = end(
        the_boss,
        3,
        earned={0: [5, 0, 0], 1: [4, 0, 0], 2: [0, 0, 0]},
        hidden={"detroit": "1", "cincinnati": "4"},
        gangsters={"detroit": {1: (1, 0)}, "cincinnati": {2: (1, 0)}},
    )
    assert result(the_boss, state) == ([1], [0.0, 1.0, 0.0], "the_boss/tie-last-round")


LEVEL = {0: [4, 0, 0], 1: [0, 4, 0]}


@pytest.mark.parametrize(
    ("described", "winner"),
    [
        ({"away": {0: {"shot": 1}}}, 1),
        ({"away": {1: {"spent": 1}}}, 0),
        ({"away": {0: {"shot": 1}, 1: {"spent": 2}}}, 0),
        ({"away": {0: {"prison": (0, 1)}, 1: {"prison": (1, 0)}}}, 1),
        ({"away": {0: {"hospital": 1}, 1: {"shot": 1}}}, 0),
        ({"gangsters": {"boston": {0: (1, 1)}}, "hidden": {"boston": "0"}}, 1),
        ({"gangsters": {"boston": {1: (1, 0)}}, "hidden": {"boston": "hospital"}}, 0),
        ({"gangsters": {"detroit": {1: (1, 0)}}, "hidden": {"detroit": "revolver"}}, 0),
        ({"gangsters": {"new_york": {1: (1, 0)}}, "hidden": {"new_york": "prison"}}, 0),
        ({"gangsters": {"boston": {0: (6, 0)}}, "hidden": {"boston": "0"}, "away": {1: {"spent": 1}}}, 0),
    ],
)
def test_tie_gangsters_ruling_those_who_would_begin_another_round(
    the_boss: Game, described: dict[str, Any], winner: int
) -> None:
    state = end(the_boss, 2, earned=LEVEL, **described)
    assert result(the_boss, state) == ([winner], [1.0 - winner, float(winner)], "the_boss/tie-gangsters")


def test_tie_gangsters_both_kinds_count_one(the_boss: Game) -> None:
    state = end(the_boss, 2, earned=LEVEL, away={0: {"shot": 2}, 1: {"spent": 2}})
    assert at(the_boss, state)["extra_round"], "seven each: still level"


# --- the extra round


def test_tie_extra_round_begins_when_all_is_level(the_boss: Game) -> None:
    state, events = reckon(the_boss, 3, round_number=3, start=2, last=True, earned={0: [4, 0, 0], 2: [4, 0, 0]})
    view = the_boss.view(state, None)
    assert told(events, "extra_round") == [{"players_level": 2}]
    assert (view["round"], view["turn"], view["extra_round"], view["stage"]) == (4, 1, True, "place")
    assert (view["start_player"], view["acting"]) == (0, 0), "the start player passes"
    assert [place["city"] for place in view["row"]].index("chicago") == 4, "Chicago moves"
    assert [len(seat["hand"]) for seat in at(the_boss, state)["seats"]] == [5, 5, 5], "for all players"
    assert view["winners"] == []


def test_tie_extra_round_chicago_moves_only_if_it_can(the_boss: Game) -> None:
    state = end(the_boss, 2, earned=LEVEL)
    assert [place["city"] for place in the_boss.view(state, None)["row"]].index("chicago") == 3


def test_tie_extra_round_prisoners_serve_on(the_boss: Game) -> None:
    away = {0: {"prison": (1, 1), "hospital": 1}, 1: {"prison": (1, 1), "hospital": 1}}
    state = end(the_boss, 2, earned=LEVEL, away=away)
    assert at(the_boss, state)["extra_round"]
    for seat in (0, 1):
        player = seat_at(the_boss, state, seat)
        assert (player["professionals"], player["prison"], player["hospital"]) == (5, (1, 0), 0)


def test_tie_extra_round_turns_no_police_card(the_boss: Game) -> None:
    state = end(the_boss, 2, earned=LEVEL)
    assert the_boss.view(state, None)["extra_round"]
    while the_boss.awaiting(state):
        assert the_boss.view(state, None)["police"]["turned"] == ["gold", "gold", "double"]
        state, events = follow(the_boss, state)
        assert told(events, "police_turned") == []


def test_tie_extra_round_may_be_the_sixth(the_boss: Game) -> None:
    level = {0: [4, 0, 0, 0, 0], 1: [4, 0, 0, 0, 0]}
    state = end(the_boss, 2, round_number=5, earned=level)
    assert (at(the_boss, state)["round"], at(the_boss, state)["extra_round"]) == (6, True)
    state, _ = finish_round(the_boss, state)
    assert result(the_boss, state)[:2] == ([0, 1], [0.5, 0.5])


EXTRA: dict[str, Any] = {"round_number": 4, "extra": True}


def test_tie_extra_round_decides_by_money(the_boss: Game) -> None:
    state, _ = reckon(the_boss, 2, **EXTRA, hidden={"detroit": "1"}, gangsters={"detroit": {1: (1, 3)}})
    assert result(the_boss, state) == ([1], [0.0, 1.0], "the_boss/winner")


def test_tie_extra_round_decides_among_all(the_boss: Game) -> None:
    earned = {0: [4, 0, 0, 0], 1: [4, 0, 0, 0], 2: [3, 0, 0, 0]}
    state, _ = reckon(the_boss, 3, **EXTRA, earned=earned, hidden={"detroit": "2"}, gangsters={"detroit": {2: (1, 0)}})
    assert result(the_boss, state) == ([2], [0.0, 0.0, 1.0], "the_boss/winner")


def test_tie_extra_round_decides_by_its_own_profit(the_boss: Game) -> None:
    earned = {0: [4, 0, 0, 0], 1: [4, 0, 0, 0], 2: [3, 0, 0, 0]}
    state, _ = reckon(the_boss, 3, **EXTRA, earned=earned, hidden={"detroit": "1"}, gangsters={"detroit": {2: (1, 0)}})
    assert result(the_boss, state) == ([2], [0.0, 0.0, 1.0], "the_boss/tie-last-round")


def test_tie_extra_round_decides_by_gangsters(the_boss: Game) -> None:
    state, _ = reckon(the_boss, 2, **EXTRA, hidden={"detroit": "revolver"}, gangsters={"detroit": {0: (1, 0)}})
    assert result(the_boss, state) == ([1], [0.0, 1.0], "the_boss/tie-gangsters")


@pytest.mark.parametrize(
    ("players", "earned", "winners"),
    [
        (2, {}, [0, 1]),
        (3, {0: [2, 0, 0, 0], 2: [0, 2, 0, 0]}, [0, 2]),
        (4, {0: [2, 0, 0, 0], 1: [1, 0, 1, 0], 3: [0, 2, 0, 0]}, [0, 1, 3]),
        (4, {}, [0, 1, 2, 3]),
    ],
)
def test_tie_extra_round_in_vain_shares_the_victory(
    the_boss: Game, players: int, earned: dict[int, list[int]], winners: list[int]
) -> None:
    state, events = reckon(the_boss, players, **EXTRA, earned=earned)
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    assert result(the_boss, state) == (winners, shares, "the_boss/tie-extra-round")
    assert [fact["seat"] for fact in told(events, "game_won")] == winners
    assert {fact["sharing"] for fact in told(events, "game_won")} == {len(winners)}


def test_tie_extra_round_is_played_once_only(the_boss: Game) -> None:
    state, events = reckon(the_boss, 2, **EXTRA)
    assert told(events, "extra_round") == []
    assert the_boss.awaiting(state) == []
    assert at(the_boss, state)["round"] == 4


def test_tie_extra_round_none_when_somebody_leads(the_boss: Game) -> None:
    state = end(the_boss, 4, earned={0: [4, 0, 0], 1: [4, 0, 0], 2: [5, 0, 0]})
    assert not at(the_boss, state)["extra_round"]
    assert result(the_boss, state)[0] == [2]


def test_tie_extra_round_none_when_only_the_losers_are_level(the_boss: Game) -> None:
    state = position(the_boss, 3, round_number=3, turn=5, last=True, earned={0: [1, 0, 0]})
    state, _ = finish_round(the_boss, state)
    assert result(the_boss, state) == ([0], [1.0, 0.0, 0.0], "the_boss/winner")
