"""RULES.md, Final scoring, and the families variant."""

from typing import Any

import pytest
from rules.gangsta.positions import cited, code, follow, gang, legal_words, money, position, sheet, told

from omerta import Game, State

NINE = "104 112 113 114 131 141 111 116 121"
"""A boss and eight gangsters: 2+2+1+1+1+1+1+1 = 10 IP."""


def ended(gangsta: Game, players: int = 2, **described: Any) -> State:
    """A game that is over."""
    return position(gangsta, players, chapter=3, stage="over", **described)


def test_score_heists_gang_and_bonuses(gangsta: Game) -> None:
    """201: 0 IP, 303: 3, 417: 4; gang 111 (1), 112 (2), 152 (3)."""
    state = ended(
        gangsta,
        3,
        gangs={0: "104 111 112 152", 1: "102 121", 2: "101"},
        done={0: "201 303 417", 1: "402"},
        money={0: 3, 1: 7, 2: 2},
    )
    line = sheet(gangsta, state, 0)
    assert (line["heists"], line["gang"], line["richest"], line["largest_gang"]) == (7, 6, 0, 2)
    assert (line["families"], line["resources"], line["total"]) == (0, 0, 15)
    assert (line["money"], line["gang_size"], line["heists_done"]) == (3, 4, 3)
    assert sheet(gangsta, state, 1)["total"] == 3 + 1 + 2
    assert sheet(gangsta, state, 2)["total"] == 0
    assert [one["seat"] for one in gangsta.score_sheet(state)["lines"]] == [0, 1, 2]
    assert gangsta.score_sheet(state)["final"] is True


def test_score_a_tucked_heist_is_no_completed_one(gangsta: Game) -> None:
    state = ended(gangsta, gangs={0: "104 121:225", 1: "102 131"}, done={1: "228"}, money={0: 1, 1: 1})
    assert (sheet(gangsta, state, 0)["heists_done"], sheet(gangsta, state, 1)["heists_done"]) == (0, 1)
    assert sheet(gangsta, state, 0)["heists"] == 0


@pytest.mark.parametrize(
    ("dollars", "bonus"),
    [((5, 3, 1), (2, 0, 0)), ((5, 5, 1), (1, 1, 0)), ((4, 4, 4), (1, 1, 1)), ((0, 0, 0), (1, 1, 1))],
)
def test_score_richest_and_ties(gangsta: Game, dollars: tuple[int, ...], bonus: tuple[int, ...]) -> None:
    state = ended(gangsta, 3, money=dict(enumerate(dollars)))
    assert tuple(sheet(gangsta, state, seat)["richest"] for seat in range(3)) == bonus


@pytest.mark.parametrize(
    ("gangs", "bonus"),
    [
        ({0: "104 111", 1: "102", 2: "101"}, (2, 0, 0)),
        ({0: "104 111", 1: "102 112", 2: "101"}, (1, 1, 0)),
        ({0: "104", 1: "102", 2: "101"}, (1, 1, 1)),
    ],
)
def test_score_largest_gang_and_ties(gangsta: Game, gangs: dict[int, str], bonus: tuple[int, ...]) -> None:
    state = ended(gangsta, 3, gangs=gangs)
    assert tuple(sheet(gangsta, state, seat)["largest_gang"] for seat in range(3)) == bonus


def test_score_active_resources_only(gangsta: Game) -> None:
    """Black market is worth 5 when active, Hospital 5 but not while inactive."""
    state = ended(gangsta, resources={0: "black_market", 1: "hospital"}, working=[0])
    assert [sheet(gangsta, state, seat)["resources"] for seat in (0, 1)] == [5, 0]


def test_score_is_told_at_the_end(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=3, gangs={0: NINE.rsplit(" ", 1)[0], 1: "102"}, money={0: 2, 1: 5}, row="121")
    state, events = follow(gangsta, state, "hire 121")
    totals = {one["seat"]: one["influence"] for one in told(events, "scored")}
    assert totals == {0: 10 + 2, 1: 2}
    assert {seat: sheet(gangsta, state, seat)["total"] for seat in (0, 1)} == totals


def test_score_standing_before_the_end_is_not_final(gangsta: Game) -> None:
    state = position(gangsta, 2, done={0: "204"})
    found = gangsta.score_sheet(state)
    assert (found["final"], found["decided_by"]) == (False, None)
    assert not any(line["winner"] for line in found["lines"])
    assert gangsta.returns(state) == [0, 0]


# --- winner


def test_winner_most_influence(gangsta: Game) -> None:
    state = ended(gangsta, 3, done={1: "417"})
    assert gangsta.returns(state) == [0, 1, 0]
    assert gangsta.view(state, None)["winners"] == [1]
    assert [line["winner"] for line in gangsta.score_sheet(state)["lines"]] == [True, False, False]


def test_winner_tie_goes_to_the_larger_gang(gangsta: Game) -> None:
    """204 is worth 2 IP; the larger gang has 1 IP (121) and the bonus of 2, the other 210 (1 IP) more."""
    state = ended(gangsta, 2, gangs={0: "104", 1: "102 121"}, done={0: "204 210"}, money={0: 1, 1: 1})
    assert [sheet(gangsta, state, seat)["total"] for seat in (0, 1)] == [4, 4]
    assert gangsta.returns(state) == [0, 1]


def test_winner_tie_is_shared_with_equal_gangs(gangsta: Game) -> None:
    state = ended(gangsta, 3, done={0: "204", 2: "217"})
    assert gangsta.returns(state) == [0.5, 0, 0.5]
    assert gangsta.view(state, 1)["winners"] == [0, 2]


def test_winner_larger_gang_alone_wins_nothing(gangsta: Game) -> None:
    state = ended(gangsta, 2, gangs={0: "104", 1: "102 121 131"}, done={0: "417 303"}, money={0: 1, 1: 1})
    assert gangsta.returns(state) == [1, 0]


def test_winner_is_told(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=3, active=1, idle=19, done={1: "417"})
    _, events = follow(gangsta, state, "pass", "discard nothing")
    assert [(one["seat"], one["influence"]) for one in told(events, "game_won")] == [(1, 4 + 1 + 2)]
    state = position(gangsta, 2, chapter=3, active=1, idle=19, money={0: 1})
    _, events = follow(gangsta, state, "pass", "discard nothing")
    assert [one["seat"] for one in told(events, "game_won")] == [0, 1]


def test_winner_nothing_can_be_done_afterwards(gangsta: Game) -> None:
    state = ended(gangsta, 2, done={1: "417"})
    for seat in (0, 1):
        assert cited(gangsta, state, "pass", seat=seat) == ("game-over", "gangsta/winner", {"winners": [1]})


# --- families

FAMILIES = {"families": True}


def test_families_one_dollar_off_in_the_bosss_family(gangsta: Game) -> None:
    state = position(gangsta, 2, money={0: 3}, row="143 111 121 131 141", options=FAMILIES)
    shown = {one["id"]: one["cost"] for one in gangsta.view(state, 0)["gangsters"]}
    assert shown == {"143": 3, "111": 4, "121": 2, "131": 2, "141": 2}
    state, events = follow(gangsta, state, "hire 143")
    assert told(events, "hired") == [{"seat": 0, "person": "143", "money": 3}]
    assert money(gangsta, state)[0] == 0


def test_families_no_discount_without_the_variant(gangsta: Game) -> None:
    state = position(gangsta, 2, money={0: 3}, row="143")
    assert code(gangsta, state, "hire 143") == "too-expensive"


def test_families_discount_also_for_a_hire_reward(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 135"}, money={0: 0}, row="141", heists="207", options=FAMILIES)
    state, _ = follow(gangsta, state, "heist 207", "engage 135", "engage 104")
    assert money(gangsta, state)[0] == 2
    state, _ = follow(gangsta, state, "hire 141")
    assert gang(gangsta, state, 0) == "104* 135* 141"
    assert money(gangsta, state)[0] == 0


def test_families_discount_is_by_the_own_boss(gangsta: Game) -> None:
    """Other members of a gang give no discount."""
    state = position(gangsta, 2, gangs={0: "104 121 122"}, money={0: 3}, row="123", options=FAMILIES)
    assert code(gangsta, state, "hire 123") == "too-expensive"


def test_families_majorities(gangsta: Game) -> None:
    """Mafia 2:0, Cartel 1:2, Bratva 1:1, Ghetto gang 0:1, nobody of the Triads; bosses count."""
    state = ended(gangsta, 2, gangs={0: "104 141 121 111", 1: "102 122 112 131"}, money={0: 1, 1: 2}, options=FAMILIES)
    families = {one["family"]: (one["members"], one["bonus"]) for one in gangsta.score_sheet(state)["families"]}
    assert families == {
        "bratva": ([1, 1], [1, 1]),
        "cartel": ([1, 2], [0, 2]),
        "ghetto_gang": ([0, 1], [0, 2]),
        "mafia": ([2, 0], [2, 0]),
        "triads": ([0, 0], [0, 0]),
    }
    assert [sheet(gangsta, state, seat)["families"] for seat in (0, 1)] == [3, 5]
    assert [sheet(gangsta, state, seat)["total"] for seat in (0, 1)] == [3 + 3, 4 + 5 + 2]


def test_families_no_bonus_for_the_largest_gang(gangsta: Game) -> None:
    state = ended(gangsta, 2, gangs={0: "104 121", 1: "102"}, money={0: 1, 1: 2}, options=FAMILIES)
    assert [sheet(gangsta, state, seat)["largest_gang"] for seat in (0, 1)] == [0, 0]
    assert [sheet(gangsta, state, seat)["richest"] for seat in (0, 1)] == [0, 2]


def test_families_ties_of_three_one_each(gangsta: Game) -> None:
    gangs = {0: "104 121", 1: "103 122", 2: "101 123", 3: "105"}
    state = ended(gangsta, 4, gangs=gangs, options=FAMILIES)
    (cartel,) = [one for one in gangsta.score_sheet(state)["families"] if one["family"] == "cartel"]
    assert cartel["bonus"] == [1, 1, 1, 0]


def test_families_tie_of_points_still_goes_to_the_larger_gang(gangsta: Game) -> None:
    state = ended(gangsta, 2, gangs={0: "104", 1: "102 121"}, done={0: "210"}, money={0: 1, 1: 1}, options=FAMILIES)
    assert [sheet(gangsta, state, seat)["total"] for seat in (0, 1)] == [4, 4]
    assert gangsta.returns(state) == [0, 1]


def test_families_those_in_hospital_and_lost_do_not_count(gangsta: Game) -> None:
    state = ended(
        gangsta,
        2,
        gangs={0: "104", 1: "102"},
        resources={0: "hospital"},
        working=[0],
        hospital={0: "111 112"},
        gangsters_gone="131",
        options=FAMILIES,
    )
    families = {one["family"]: one["members"] for one in gangsta.score_sheet(state)["families"]}
    assert families["bratva"] == families["ghetto_gang"] == [0, 0]


def test_families_are_not_on_the_sheet_without_the_variant(gangsta: Game) -> None:
    assert gangsta.score_sheet(ended(gangsta))["families"] == []
    assert "hire 111" not in legal_words(gangsta, position(gangsta, 2, gangs={0: "101"}, money={0: 3}, row="111"))
