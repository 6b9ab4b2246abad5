"""RULES.md, A turn: mobilise. The four situations of the rulebook, and what they do not show."""

import pytest
from rules.gangsta.positions import (
    at,
    cited,
    code,
    do_heist,
    follow,
    gang,
    kinds,
    legal_words,
    money,
    position,
    refused,
    told,
    turn_begins,
)

from omerta import Game
from omerta.games.examples import example

# --- the four situations of the rulebook: a boss and three gangsters, two of the four with a Leader symbol


def test_leaders_situation_one_two_leaders_free_two(gangsta: Game) -> None:
    state = example("gangsta/mobilise-1").state(gangsta)
    assert legal_words(gangsta, state) == {"free 111", "free 112", "free nothing"}
    state, events = follow(gangsta, state, "free 111", "free 112")
    assert gang(gangsta, state, 0) == "104 111 112 136"
    assert told(events, "freed") == [{"seat": 0, "person": "111"}, {"seat": 0, "person": "112"}]
    assert at(gangsta, state)["stage"] == "act"
    assert money(gangsta, state)[0] == 0


def test_leaders_situation_two_one_leader_frees_the_boss_and_a_dollar_the_last(gangsta: Game) -> None:
    state = example("gangsta/mobilise-2").state(gangsta)
    state, _ = follow(gangsta, state, "free 104")
    assert money(gangsta, state)[0] == 3
    assert legal_words(gangsta, state) == {"free 111", "free nothing"}
    state, events = follow(gangsta, state, "free 111")
    assert told(events, "freed_for_money") == [{"seat": 0, "person": "111", "money": 1}]
    assert gang(gangsta, state, 0) == "104 111 112 136"
    assert money(gangsta, state)[0] == 2
    assert at(gangsta, state)["stage"] == "act"


def test_pay_to_free_situation_three_no_leader_available(gangsta: Game) -> None:
    state = example("gangsta/mobilise-3").state(gangsta)
    state, _ = follow(gangsta, state, "free 104", "free 136")
    assert gang(gangsta, state, 0) == "104 111* 112 136"
    assert money(gangsta, state)[0] == 0
    assert at(gangsta, state)["stage"] == "act"


def test_synchronised_situation_four_the_whole_gang_without_asking(gangsta: Game) -> None:
    state, events = follow(gangsta, example("gangsta/mobilise-4").state(gangsta), "discard nothing")
    assert told(events, "synchronised") == [{"seat": 0}]
    assert gang(gangsta, state, 0) == "104 111 112 136"
    assert money(gangsta, state)[0] == 5
    assert at(gangsta, state)["stage"] == "act"


# --- and beyond


def test_synchronised_a_boss_alone(gangsta: Game) -> None:
    state, events = turn_begins(gangsta, gangs={0: "104*"})
    assert told(events, "synchronised") == [{"seat": 0}]
    assert gang(gangsta, state, 0) == "104"


def test_synchronised_not_by_one_available_nor_by_nobody_engaged(gangsta: Game) -> None:
    state, events = turn_begins(gangsta, gangs={0: "104* 121* 131"}, money={0: 0})
    assert kinds(events, "synchronised") == []
    assert gang(gangsta, state, 0) == "104* 121* 131"
    _, events = turn_begins(gangsta, gangs={0: "104 121"})
    assert kinds(events, "synchronised") == []


def test_synchronised_only_the_own_gang_and_only_at_the_own_turn(gangsta: Game) -> None:
    state, _ = turn_begins(gangsta, gangs={0: "104*", 1: "102*"})
    assert gang(gangsta, state, 0) == "104"
    assert gang(gangsta, state, 1) == "102*"
    state, _ = follow(gangsta, state, "pass", "discard nothing")
    assert gang(gangsta, state, 1) == "102"


def test_engaged_by_a_heist(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 121", 1: "102"}, heists="226 201 202 203 204")
    state, _ = do_heist(gangsta, state, "226", "104")
    assert gang(gangsta, state, 0) == "104* 121"
    assert gang(gangsta, state, 1) == "102"


def test_engaged_those_of_others_stay_so_in_my_turn(gangsta: Game) -> None:
    state, _ = turn_begins(gangsta, gangs={0: "104 121*", 1: "102 131*"}, money={0: 5})
    assert refused(gangsta, state, "free 131") == ("not-in-gang", "gangsta/engaged")
    assert cited(gangsta, state, "free 104") == ("not-engaged", "gangsta/engaged", {"person": "104"})


def test_leaders_one_who_is_freed_in_this_phase_frees_nobody(gangsta: Game) -> None:
    """`available when the phase began`"""
    state, _ = turn_begins(gangsta, chapter=2, gangs={0: "104 136* 111* 112"}, money={0: 0})
    state, _ = follow(gangsta, state, "free 136")
    assert gang(gangsta, state, 0) == "104 111* 112 136"
    assert at(gangsta, state)["stage"] == "act"


def test_leaders_without_one_available_and_without_money_nobody_is_asked(gangsta: Game) -> None:
    state, _ = turn_begins(gangsta, gangs={0: "104* 121 131*"}, money={0: 0})
    assert at(gangsta, state)["stage"] == "act"
    assert gang(gangsta, state, 0) == "104* 121 131*"
    assert code(gangsta, state, "free 131") == "act-now"


def test_leaders_learned_symbol_frees_too(gangsta: Game) -> None:
    state, _ = turn_begins(gangsta, chapter=2, gangs={0: "104* 121:215 131*"}, money={0: 0})
    assert legal_words(gangsta, state) == {"free 104", "free 131", "free nothing"}
    state, _ = follow(gangsta, state, "free 131")
    assert gang(gangsta, state, 0) == "104* 121:215 131"


def test_leaders_frees_at_most_one_each(gangsta: Game) -> None:
    state, _ = turn_begins(gangsta, chapter=2, gangs={0: "104 121* 131* 141*"}, money={0: 0})
    state, _ = follow(gangsta, state, "free 121")
    assert at(gangsta, state)["stage"] == "act"
    assert gang(gangsta, state, 0) == "104 121 131* 141*"


def test_leaders_act_only_after_the_phase(gangsta: Game) -> None:
    state, _ = turn_begins(gangsta, gangs={0: "104 121*"}, money={0: 5})
    for words in ("pass", "hire 111", "heist 201"):
        assert refused(gangsta, state, words) == ("mobilise-first", "gangsta/leaders")


def test_pay_to_free_is_optional(gangsta: Game) -> None:
    state, _ = turn_begins(gangsta, gangs={0: "104 121* 131*"}, money={0: 5})
    state, events = follow(gangsta, state, "free nothing")
    assert gang(gangsta, state, 0) == "104 121* 131*"
    assert money(gangsta, state)[0] == 5
    assert kinds(events) == ["mobilised_no_more"]
    assert at(gangsta, state)["stage"] == "act"


@pytest.mark.parametrize("dollars", [0, 1, 2, 5])
def test_pay_to_free_one_dollar_each_as_long_as_there_is_money(gangsta: Game, dollars: int) -> None:
    state, _ = turn_begins(gangsta, chapter=2, gangs={0: "104 121* 131* 141* 151*"}, money={0: dollars})
    freed = 0
    for person in ("121", "131", "141", "151"):
        if at(gangsta, state)["stage"] == "mobilise":
            state, _ = follow(gangsta, state, f"free {person}")
            freed += 1
    assert freed == min(1 + dollars, 4)
    assert money(gangsta, state)[0] == dollars - (freed - 1)
    assert at(gangsta, state)["stage"] == "act"


def test_pay_to_free_costs_go_to_the_bank(gangsta: Game) -> None:
    state, _ = turn_begins(gangsta, gangs={0: "104* 121 131*"}, money={0: 4, 1: 3})
    before = gangsta.account(state)
    state, _ = follow(gangsta, state, "free 104")
    assert money(gangsta, state) == [3, 3]
    assert gangsta.account(state) == before
