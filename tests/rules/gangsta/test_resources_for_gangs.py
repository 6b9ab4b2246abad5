"""RULES.md, resources about gangsters: Hospital, Private Jet, Headquarters, Informant Network, Secret Society."""

from typing import Any

import pytest
from rules.gangsta.positions import (
    at,
    by_number,
    code,
    do_heist,
    follow,
    gang,
    hospital,
    kinds,
    legal_words,
    money,
    owner,
    owners_turn,
    position,
    refused,
    sheet,
    told,
    turn_begins,
)

from omerta import Game, State

# --- hospital


def hospitalised(gangsta: Game, **described: Any) -> State:
    usual: dict[str, Any] = {"chapter": 2, "gangs": {0: "104", 1: "102"}, "hospital": {0: "121 131"}}
    return owner(gangsta, "hospital", **usual | described)


def test_resource_hospital_takes_who_is_murdered(gangsta: Game) -> None:
    state = position(
        gangsta,
        2,
        chapter=3,
        gangs={0: "104 134 123", 1: "102 111 121"},
        heists="418",
        resources={1: "hospital"},
        working=[1],
    )
    state, events = do_heist(gangsta, state, "418", "134", "123")
    assert told(events, "hospitalised") == [{"seat": 1, "person": "111", "cause": "murder"}]
    assert hospital(gangsta, state, 1) == "111"
    assert gang(gangsta, state, 1) == "102 121"
    assert at(gangsta, state).get("gangsters_gone", []) == []


def test_resource_hospital_takes_who_is_lost_in_the_gang_war(gangsta: Game) -> None:
    state = position(
        gangsta,
        2,
        chapter=2,
        gangs={0: "104 112 113 114 131 152", 1: "102 122"},
        money={0: 2},
        row="121",
        resources={1: "hospital"},
        working=[1],
    )
    state, events = follow(gangsta, state, "hire 121")
    assert told(events, "hospitalised") == [{"seat": 1, "person": "122", "cause": "war"}]
    assert hospital(gangsta, state, 1) == "122"


def test_resource_hospital_not_for_arrests(gangsta: Game) -> None:
    state = position(
        gangsta,
        2,
        chapter=2,
        stage="discard",
        gangs={0: "104", 1: "102 122"},
        money={0: 9},
        resources={1: "hospital"},
        working=[1],
        heists="301",
    )
    state, events = follow(gangsta, state, "discard 301", draws="803 330")
    assert told(events, "lost") == [{"seat": 1, "person": "122", "cause": "arrest"}]
    assert hospital(gangsta, state, 1) == ""
    assert at(gangsta, state)["gangsters_gone"] == ["122"]


def test_resource_hospital_not_while_inactive_and_not_for_others(gangsta: Game) -> None:
    for resources, working in (({1: "hospital"}, []), ({0: "hospital"}, [0])):
        state = position(
            gangsta,
            2,
            chapter=3,
            gangs={0: "104 134 123", 1: "102 111 121"},
            heists="418",
            resources=resources,
            working=working,
        )
        state, events = do_heist(gangsta, state, "418", "134", "123")
        assert told(events, "lost") == [{"seat": 1, "person": "111", "cause": "murder"}]
        assert at(gangsta, state)["gangsters_gone"] == ["111"]


def test_resource_hospital_take_any_of_them_back_when_passing(gangsta: Game) -> None:
    state, _ = follow(gangsta, hospitalised(gangsta), "pass")
    assert at(gangsta, state)["stage"] == "recover"
    assert legal_words(gangsta, state) == {"recover 121", "recover 131", "recover nothing"}
    assert money(gangsta, state)[0] == 1
    one, _ = follow(gangsta, state, "recover 131", "recover nothing")
    assert gang(gangsta, one, 0) == "104 131"
    assert hospital(gangsta, one, 0) == "121"
    both, events = follow(gangsta, state, "recover 131", "recover 121")
    assert gang(gangsta, both, 0) == "104 121 131"
    assert hospital(gangsta, both, 0) == ""
    assert [one["person"] for one in told(events, "recovered")] == ["131", "121"]
    none, _ = follow(gangsta, state, "recover nothing")
    assert hospital(gangsta, none, 0) == "121 131"
    for after in (one, both, none):
        assert at(gangsta, after)["stage"] == "discard"
        assert at(gangsta, after)["active"] == 0


def test_resource_hospital_only_those_who_wait_there(gangsta: Game) -> None:
    state, _ = follow(gangsta, hospitalised(gangsta), "pass")
    assert refused(gangsta, state, "recover 141") == ("not-in-hospital", "gangsta/resource-hospital")
    assert refused(gangsta, state, "discard nothing") == ("recover-first", "gangsta/resource-hospital")


def test_resource_hospital_income_of_passing_is_before_those_who_come_back(gangsta: Game) -> None:
    """They come back when passing; the pass counts the gang that passed."""
    state, events = follow(gangsta, hospitalised(gangsta, hospital={0: "122"}), "pass", "recover 122")
    assert told(events, "passed") == [{"seat": 0, "money": 1}]
    assert money(gangsta, state)[0] == 1


def test_resource_hospital_waiting_ones_count_for_nothing(gangsta: Game) -> None:
    state = owner(
        gangsta, "hospital", chapter=3, stage="over", gangs={0: "104", 1: "102 121"}, hospital={0: "117 152 111"}
    )
    line = sheet(gangsta, state, 0)
    assert (line["gang"], line["gang_size"], line["largest_gang"], line["resources"]) == (0, 1, 0, 5)
    assert gangsta.view(state, 1)["seats"][0]["symbols"]["M"] == 0


# --- private jet


def test_resource_private_jet_after_an_own_heist(gangsta: Game) -> None:
    state = owner(gangsta, "private_jet", gangs={0: "104 121 131*", 1: "102"}, heists="226")
    state, _ = do_heist(gangsta, state, "226", "104")
    assert at(gangsta, state)["stage"] == "jet"
    assert legal_words(gangsta, state) == {"free 104", "free 131", "free nothing"}
    assert refused(gangsta, state, "pass") == ("free-by-jet", "gangsta/resource-private-jet")
    freed, events = follow(gangsta, state, "free 131")
    assert gang(gangsta, freed, 0) == "104* 121 131"
    assert told(events, "jet_freed") == [{"seat": 0, "person": "131"}]
    kept, events = follow(gangsta, state, "free nothing")
    assert gang(gangsta, kept, 0) == "104* 121 131*"
    assert kinds(events, "jet_freed", "jet_unused") == ["jet_unused"]
    assert money(gangsta, freed)[0] == money(gangsta, kept)[0] == 2


def test_resource_private_jet_as_a_helper(gangsta: Game) -> None:
    state = position(
        gangsta,
        3,
        chapter=2,
        active=0,
        gangs={0: "104", 1: "102 152 121*", 2: "101"},
        heists="305",
        resources={1: "private_jet"},
        working=[1],
    )
    state, _ = do_heist(gangsta, state, "305", "104", "152")
    assert gangsta.awaiting(state) == [1]
    assert at(gangsta, state)["active"] == 0
    assert legal_words(gangsta, state) == {"free 152", "free 121", "free nothing"}
    assert code(gangsta, state, "free 104") == "not-in-gang"
    state, _ = follow(gangsta, state, "free 152")
    assert gang(gangsta, state, 1) == "102 121* 152"
    assert gangsta.awaiting(state) == [1]
    assert at(gangsta, state)["active"] == 1


def test_resource_private_jet_not_for_who_took_no_part(gangsta: Game) -> None:
    state = position(
        gangsta,
        3,
        chapter=2,
        gangs={0: "104", 1: "102 121*", 2: "101 153"},
        heists="305",
        resources={1: "private_jet"},
        working=[1],
        money={1: 0},
    )
    state, events = do_heist(gangsta, state, "305", "104", "153")
    assert kinds(events, "jet_freed", "jet_unused") == []
    assert at(gangsta, state)["active"] == 1
    assert gang(gangsta, state, 1) == "102 121*"


def test_resource_private_jet_inactive_frees_nobody(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 131*", 1: "102"}, heists="226", resources={0: "private_jet"})
    state, _ = do_heist(gangsta, state, "226", "104")
    assert at(gangsta, state)["active"] == 1


def test_resource_private_jet_after_the_rally_nobody_is_engaged(gangsta: Game) -> None:
    state = owner(gangsta, "private_jet", chapter=3, gangs={0: "104 134 145", 1: "102"}, heists="402")
    state, _ = do_heist(gangsta, state, "402", "134", "145")
    state, _ = follow(gangsta, state, "rally")
    assert at(gangsta, state)["active"] == 1


# --- headquarters


def test_resource_headquarters_one_dollar_frees_all(gangsta: Game) -> None:
    state, _ = owners_turn(gangsta, "headquarters", chapter=2, gangs={0: "104* 121* 131* 141 151*"}, money={0: 1})
    assert "free all" in legal_words(gangsta, state)
    state, events = follow(gangsta, state, "free all")
    assert gang(gangsta, state, 0) == "104 121 131 141 151"
    assert told(events, "headquarters_freed") == [{"seat": 0, "money": 1}]
    assert money(gangsta, state)[0] == 0
    assert at(gangsta, state)["stage"] == "act"


def test_resource_headquarters_need_the_dollar(gangsta: Game) -> None:
    state, _ = owners_turn(gangsta, "headquarters", gangs={0: "104 121*"}, money={0: 0})
    assert refused(gangsta, state, "free all") == ("freeing-costs", "gangsta/pay-to-free")


def test_resource_headquarters_only_the_owner_when_active(gangsta: Game) -> None:
    for resources, working in (({0: "headquarters"}, []), ({1: "headquarters"}, [1])):
        state, _ = turn_begins(gangsta, gangs={0: "104 121*"}, money={0: 5}, resources=resources, working=working)
        assert refused(gangsta, state, "free all") == ("no-headquarters", "gangsta/resource-headquarters")


def test_resource_headquarters_after_leaders_have_freed_one(gangsta: Game) -> None:
    state, _ = owners_turn(gangsta, "headquarters", chapter=2, gangs={0: "104 121* 131* 141*"}, money={0: 2})
    state, _ = follow(gangsta, state, "free 121", "free all")
    assert gang(gangsta, state, 0) == "104 121 131 141"
    assert money(gangsta, state)[0] == 1


# --- informant network


def test_resource_informant_network_look_and_hire_the_top_gangster(gangsta: Game) -> None:
    before = position(
        gangsta,
        2,
        stage="discard",
        active=1,
        resources={0: "informant_network"},
        working=[0],
        money={0: 3},
        row="111 121 131 141 151",
    )
    state, events = follow(gangsta, before, "discard nothing", draws="143")
    assert [(one.seats, by_number(one.facts)) for one in events if one.kind == "gangster_peeked"] == [
        ((0,), {"seat": 0, "person": "143"})
    ]
    assert gangsta.view(state, 0)["top_gangster"]["cost"] == 3
    assert gangsta.view(state, 1)["top_gangster"] is None
    state, events = follow(gangsta, state, "hire 143", draws="")
    assert told(events, "hired") == [{"seat": 0, "person": "143", "money": 3}]
    assert gang(gangsta, state, 0) == "104 143"
    assert at(gangsta, state)["gangsters"] == ["111", "121", "131", "141", "151"]
    assert "top_gangster" not in at(gangsta, state)


@pytest.mark.parametrize(
    ("top", "families", "cost"), [("143", False, 3), ("143", True, 2), ("112", False, 4), ("112", True, 4)]
)
def test_resource_informant_network_a_dollar_less_in_the_bosss_family(
    gangsta: Game, top: str, families: bool, cost: int
) -> None:
    """The boss is of the Mafia; the discounts add up."""
    options = {"families": True} if families else {}
    state = owner(gangsta, "informant_network", money={0: 9}, top_gangster=top, options=options)
    state, _ = follow(gangsta, state, f"hire {top}")
    assert money(gangsta, state)[0] == 9 - cost


def test_resource_informant_network_no_discount_on_the_row(gangsta: Game) -> None:
    state = owner(gangsta, "informant_network", money={0: 9}, row="143", top_gangster="141")
    state, _ = follow(gangsta, state, "hire 143")
    assert money(gangsta, state)[0] == 9 - 4


def test_resource_informant_network_also_by_a_hire_reward(gangsta: Game) -> None:
    state = owner(
        gangsta,
        "informant_network",
        gangs={0: "104 135", 1: "102"},
        heists="207",
        row="117 116 126 127 157",
        top_gangster="141",
    )
    state, _ = do_heist(gangsta, state, "207", "135", "104")
    assert legal_words(gangsta, state) == {"hire 141", "hire nothing"}
    state, _ = follow(gangsta, state, "hire 141")
    assert gang(gangsta, state, 0) == "104* 135* 141"
    assert money(gangsta, state)[0] == 0


def test_resource_informant_network_only_in_the_own_turn(gangsta: Game) -> None:
    state = owner(gangsta, "informant_network", active=1, money={1: 9}, top_gangster="121")
    assert code(gangsta, state, "hire 121") == "not-for-hire"


def test_resource_informant_network_who_is_not_hired_stays_on_top(gangsta: Game) -> None:
    state = owner(gangsta, "informant_network", money={0: 9, 1: 9}, row="111 121 131 141 151", top_gangster="157")
    state, _ = follow(gangsta, state, "pass", "discard nothing")
    assert at(gangsta, state)["top_gangster"] == "157"
    state, _ = follow(gangsta, state, "hire 131")
    assert at(gangsta, state)["gangsters"][2] == "157"
    assert at(gangsta, state).get("top_gangster") != "157"


# --- secret society


def test_resource_secret_society_frees_a_leader_at_the_end_of_the_turn(gangsta: Game) -> None:
    state = owner(gangsta, "secret_society", gangs={0: "104 136* 121*", 1: "102"}, heists="226")
    state, _ = do_heist(gangsta, state, "226", "104")
    assert at(gangsta, state)["stage"] == "society"
    assert legal_words(gangsta, state) == {"free 104", "free 136", "free nothing"}
    assert refused(gangsta, state, "free 121") == ("no-leader", "gangsta/resource-secret-society")
    assert code(gangsta, state, "pass") == "free-a-leader"
    freed, events = follow(gangsta, state, "free 136")
    assert gang(gangsta, freed, 0) == "104* 121* 136"
    assert told(events, "society_freed") == [{"seat": 0, "person": "136"}]
    assert money(gangsta, freed)[0] == 2
    kept, events = follow(gangsta, state, "free nothing")
    assert gang(gangsta, kept, 0) == "104* 121* 136*"
    assert kinds(events, "society_freed", "society_unused") == ["society_unused"]


def test_resource_secret_society_after_a_hire_and_after_a_pass(gangsta: Game) -> None:
    start = owner(gangsta, "secret_society", gangs={0: "104* 121", 1: "102"}, money={0: 2}, row="131")
    for words in (("hire 131",), ("pass", "discard nothing")):
        state, _ = follow(gangsta, start, *words)
        assert at(gangsta, state)["stage"] == "society"
        assert legal_words(gangsta, state) == {"free 104", "free nothing"}
        state, _ = follow(gangsta, state, "free 104")
        assert at(gangsta, state)["active"] == 1


def test_resource_secret_society_nobody_is_asked_without_an_engaged_leader(gangsta: Game) -> None:
    state = owner(gangsta, "secret_society", gangs={0: "104 121*", 1: "102"})
    state, _ = follow(gangsta, state, "pass", "discard nothing")
    assert at(gangsta, state)["active"] == 1


def test_resource_secret_society_a_learned_leader_counts(gangsta: Game) -> None:
    state = owner(gangsta, "secret_society", gangs={0: "104 121:215*", 1: "102"})
    state, _ = follow(gangsta, state, "pass", "discard nothing")
    assert legal_words(gangsta, state) == {"free 121", "free nothing"}


def test_resource_secret_society_inactive_frees_nobody(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104* 121", 1: "102"}, resources={0: "secret_society"})
    state, _ = follow(gangsta, state, "pass", "discard nothing")
    assert at(gangsta, state)["active"] == 1
