"""RULES.md, the resources variant: choosing, activation, and each of the twelve cards."""

from typing import Any

import pytest
from rules.gangsta.positions import (
    RESOURCE,
    RESOURCES,
    at,
    by_number,
    cited,
    code,
    do_heist,
    done,
    follow,
    gang,
    hospital,
    kinds,
    legal_words,
    money,
    position,
    seat_at,
    sheet,
    told,
    turn_begins,
)

from omerta import Event, Game, State

ON = {"resources": True}


def owner(gangsta: Game, effect: str, players: int = 2, **described: Any) -> State:
    """Seat 0 has this resource, active."""
    return position(gangsta, players, resources={0: effect}, working=[0], **described)


def owners_turn(gangsta: Game, effect: str, players: int = 2, **described: Any) -> tuple[State, list[Event]]:
    """A turn of seat 0 begins, who has this resource, active."""
    return turn_begins(gangsta, 0, players, resources={0: effect}, working=[0], **described)


# --- choosing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_resources_two_are_dealt_and_one_is_kept(gangsta: Game, players: int) -> None:
    state, events = gangsta.new_with_events(players, 6, ON)
    spot = at(gangsta, state)
    assert spot["stage"] == "keep"
    dealt = [seat["dealt"] for seat in spot["seats"]]
    assert all(len(cards) == 2 for cards in dealt)
    assert len({card for cards in dealt for card in cards}) == 2 * players
    assert None not in spot["gangsters"] + spot["heists"]
    assert kinds(events)[-2 * players :] == ["resource_dealt"] * (2 * players)
    assert gangsta.awaiting(state) == list(range(players))
    for seat in range(players):
        assert legal_words(gangsta, state, seat) == {f"keep {card}" for card in dealt[seat]}


def test_resources_all_cards_are_dealt_sometimes(gangsta: Game) -> None:
    seen = {
        card for seed in range(60) for seat in at(gangsta, gangsta.new(4, seed, ON))["seats"] for card in seat["dealt"]
    }
    assert seen == set(RESOURCES)


def test_resources_are_chosen_at_the_same_time_in_any_order(gangsta: Game) -> None:
    state = gangsta.new(3, 6, ON)
    kept: dict[int, str] = {}
    for seat in (2, 0, 1):
        assert seat in gangsta.awaiting(state)
        words = sorted(legal_words(gangsta, state, seat))[1]
        kept[seat] = words.split()[1]
        state, events = gangsta.play(state, seat, words)
    assert at(gangsta, state)["stage"] == "act"
    assert {one["seat"]: one["resource"] for one in told(events, "resource_revealed")} == kept
    for seat in range(3):
        assert seat_at(gangsta, state, seat)["resource"] == kept[seat]
        assert not seat_at(gangsta, state, seat).get("dealt")
        assert gangsta.view(state, (seat + 1) % 3)["seats"][seat]["resource"]["id"] == kept[seat]
    assert kinds(events)[-1] == "turn_began"


def test_resources_nothing_else_before_all_have_chosen(gangsta: Game) -> None:
    state = gangsta.new(2, 6, ON)
    (first, second) = sorted(legal_words(gangsta, state, 0))
    other = next(card for card in RESOURCES if f"keep {card}" not in (first, second))
    refusal = gangsta.why_not(state, 0, f"keep {other}")
    assert refusal is not None
    assert cited(refusal) == (
        "not-dealt",
        "gangsta/resources",
        {"resource": other},
    )
    refusal = gangsta.why_not(state, 0, "pass")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("keep-first", "gangsta/resources")
    state, _ = gangsta.play(state, 0, first)
    assert gangsta.awaiting(state) == [1]
    refusal = gangsta.why_not(state, 0, second)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("kept-already", "gangsta/resources")


def test_resources_the_others_leave_the_game(gangsta: Game) -> None:
    state = gangsta.new(2, 6, ON)
    for seat in (0, 1):
        state, _ = gangsta.play(state, seat, sorted(legal_words(gangsta, state, seat))[0])
    held = {seat["resource"] for seat in at(gangsta, state)["seats"]}
    assert len(held) == 2
    assert sum(str(card) in str(gangsta.view(state, None)["seats"]) for card in held) == 2


def test_resources_none_without_the_variant(gangsta: Game) -> None:
    state = gangsta.new(2, 6)
    assert at(gangsta, state)["stage"] == "act"
    assert gangsta.view(state, 0)["seats"][0]["resource"] is None


# --- activation


COMPLETES = {
    "901": ("104 136", "141"),
    "902": ("103 121", "131"),
    "903": ("103 141", "131"),
    "904": ("103 131", "123"),
    "905": ("105 144", "121"),
    "906": ("105 156 152", "121"),
    "907": ("105 121", "131"),
    "908": ("105 152", "151"),
    "909": ("104 121", "151"),
    "910": ("104 121", "131"),
    "911": ("103 121", "151"),
    "912": ("105 151", "141"),
}
"""A gang that lacks one gangster to show all the skills of a resource, and that gangster."""


@pytest.mark.parametrize("number", sorted(RESOURCES))
def test_resources_activate_the_moment_the_gang_shows_all_skills(gangsta: Game, number: str) -> None:
    members, last = COMPLETES[number]
    effect = RESOURCES[number]["effect"]
    spare = "122" if last != "122" else "142"
    state = position(
        gangsta, 2, chapter=2, gangs={0: members, 1: "102"}, resources={0: effect}, money={0: 9}, row=f"{spare} {last}"
    )
    view = gangsta.view(state, 1)["seats"][0]["resource"]
    assert (view["active"], len(view["missing"])) == (False, 1)
    other, events = follow(gangsta, state, f"hire {spare}")
    assert kinds(events, "resource_activated") == []
    state, events = follow(gangsta, state, f"hire {last}")
    assert told(events, "resource_activated") == [{"seat": 0, "resource": number}]
    view = gangsta.view(state, 1)["seats"][0]["resource"]
    assert (view["active"], view["missing"]) == (True, "")
    influence = int(RESOURCES[number]["influence"])
    assert sheet(gangsta, state, 0)["resources"] == influence
    assert sheet(gangsta, other, 0)["resources"] == 0


def test_resources_active_for_good_even_when_skills_are_lost(gangsta: Game) -> None:
    """The Bank (HH) stays when the second hacker is arrested."""
    state = position(
        gangsta,
        2,
        chapter=2,
        stage="discard",
        gangs={0: "104 151", 1: "102"},
        resources={0: "bank"},
        working=[0],
        money={0: 0, 1: 9},
        heists="301",
    )
    state, _ = follow(gangsta, state, "discard 301", draws="803 330")
    assert gang(gangsta, state, 0) == "104"
    assert seat_at(gangsta, state, 0)["resource_active"]
    assert sheet(gangsta, state, 0)["resources"] == 4


def test_resources_engaged_gangsters_count_for_activation(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104* 121", 1: "102"}, resources={0: "bank"}, money={0: 2}, row="151")
    _, events = follow(gangsta, state, "hire 151")
    assert told(events, "resource_activated") == [{"seat": 0, "resource": "909"}]


def test_resources_start_of_turn_effects_begin_with_the_next_own_turn(gangsta: Game) -> None:
    """Counterfeit activates by a hire: no $1 in this turn nor in the rival's, but in the next own one."""
    state = position(
        gangsta, 2, chapter=2, gangs={0: "103 131", 1: "102"}, resources={0: "counterfeit"}, money={0: 4}, row="123"
    )
    state, _ = follow(gangsta, state, "hire 123")
    assert seat_at(gangsta, state, 0)["resource_active"]
    assert money(gangsta, state)[0] == 0
    state, events = follow(gangsta, state, "pass", "discard nothing")
    assert told(events, "counterfeited") == [{"seat": 0, "money": 1}]
    assert money(gangsta, state)[0] == 1


def test_resources_back_from_hospital_activates_too(gangsta: Game) -> None:
    """Recovering is the one way to join without a hire; here it is another card's skill that comes back."""
    state = position(
        gangsta, 2, chapter=2, gangs={0: "104", 1: "102"}, resources={0: "hospital"}, working=[0], hospital={0: "151"}
    )
    state, _ = follow(gangsta, state, "pass", "recover 151")
    assert gangsta.view(state, 0)["seats"][0]["symbols"]["H"] == 2


# --- bank


@pytest.mark.parametrize(("has", "stolen"), [(0, 0), (3, 0), (10, 0), (11, 1), (13, 3), (14, 4), (20, 4)])
def test_resource_bank_the_first_ten_cannot_be_stolen(gangsta: Game, has: int, stolen: int) -> None:
    """320 steals 4."""
    state = position(
        gangsta,
        2,
        chapter=2,
        gangs={0: "104 136", 1: "102"},
        heists="320",
        money={1: has},
        resources={1: "bank"},
        working=[1],
    )
    assert gangsta.view(state, 0)["seats"][1]["safe_money"] == min(has, 10)
    state, events = do_heist(gangsta, state, "320", "104", "136")
    assert money(gangsta, state) == [stolen, has - stolen]
    assert kinds(events, "stole", "nothing_stolen") == (["stole"] if stolen else ["nothing_stolen"])


def test_resource_bank_who_is_safe_cannot_be_named(gangsta: Game) -> None:
    state = position(
        gangsta,
        4,
        chapter=2,
        gangs={0: "104 136"},
        heists="320",
        money={1: 10, 2: 2, 3: 1},
        resources={1: "bank"},
        working=[1],
    )
    state, _ = do_heist(gangsta, state, "320", "104", "136")
    assert legal_words(gangsta, state) == {"steal 101", "steal 105"}
    assert code(gangsta, state, "steal 102") == "nothing-to-steal"


def test_resource_bank_inactive_protects_nothing(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=2, gangs={0: "104 136"}, heists="320", money={1: 10}, resources={1: "bank"})
    assert gangsta.view(state, 0)["seats"][1]["safe_money"] == 0
    state, _ = do_heist(gangsta, state, "320", "104", "136")
    assert money(gangsta, state) == [4, 6]


def test_resource_bank_the_money_still_pays_and_counts(gangsta: Game) -> None:
    state = owner(gangsta, "bank", money={0: 6, 1: 5}, row="145")
    assert sheet(gangsta, state, 0)["richest"] == 2
    state, _ = follow(gangsta, state, "hire 145")
    assert money(gangsta, state)[0] == 0


def test_resource_bank_pays_snitches(gangsta: Game) -> None:
    state = owner(gangsta, "bank", chapter=2, stage="discard", money={0: 5, 1: 5}, heists="301")
    state, _ = follow(gangsta, state, "discard 301", draws="803 330")
    assert money(gangsta, state) == [1, 1]


# --- police station


@pytest.mark.parametrize(("gang_", "has", "left"), [("104", 5, 4), ("104 141", 5, 4), ("104 135 141 145", 5, 5)])
def test_resource_police_station_a_snitch_never_costs_more_than_one(
    gangsta: Game, gang_: str, has: int, left: int
) -> None:
    state = owner(
        gangsta, "police_station", chapter=2, stage="discard", gangs={0: gang_}, money={0: has, 1: 9}, heists="301"
    )
    state, _ = follow(gangsta, state, "discard 301", draws="803 330")
    assert money(gangsta, state) == [left, 5]
    assert gang(gangsta, state, 0) == " ".join(sorted(gang_.split()))


def test_resource_police_station_exactly_enough_informants_costs_nothing(gangsta: Game) -> None:
    state = owner(
        gangsta, "police_station", chapter=2, stage="discard", gangs={0: "104 135"}, money={0: 5, 1: 9}, heists="301"
    )
    state, _ = follow(gangsta, state, "discard 301", draws="801 330")
    assert money(gangsta, state)[0] == 5


def test_resource_police_station_who_cannot_pay_even_that_loses_a_gangster(gangsta: Game) -> None:
    state = owner(
        gangsta, "police_station", chapter=2, stage="discard", gangs={0: "104 121"}, money={0: 0, 1: 9}, heists="301"
    )
    state, events = follow(gangsta, state, "discard 301", draws="803 330")
    assert told(events, "lost") == [{"seat": 0, "person": "121", "cause": "arrest"}]


def test_resource_police_station_is_in_the_forecast(gangsta: Game) -> None:
    state = owner(gangsta, "police_station", chapter=2, money={0: 1, 1: 1})
    prices = [one["prices"] for one in gangsta.view(state, 1)["snitches"]["forecast"]]
    assert prices == [{"2": 1, "3": 1, "4": 1}, {"2": 2, "3": 3, "4": 4}]


# --- high-tech


def test_resource_high_tech_one_symbol_short_is_enough(gangsta: Game) -> None:
    """229 art theft needs LB: the boss has the L."""
    state = owner(gangsta, "high_tech", heists="229 221 212 202 203")
    assert code(gangsta, state, "heist 229") is None
    state, _ = do_heist(gangsta, state, "229", "104")
    assert at(gangsta, state)["heist"]["missing"] == "B"
    assert legal_words(gangsta, state) == {"ignore"}
    state, events = follow(gangsta, state, "ignore")
    assert told(events, "skill_ignored") == [{"seat": 0, "skill": "brawler"}]
    assert done(gangsta, state, 0) == ["229"]
    assert money(gangsta, state)[0] == 1
    assert gang(gangsta, state, 0) == "104*"


def test_resource_high_tech_only_hack_attacks_and_art_thefts(gangsta: Game) -> None:
    state = owner(gangsta, "high_tech", heists="212 214 202 203 204")
    assert code(gangsta, state, "heist 214") == "skills-missing"  # LI, a supermarket
    state = owner(gangsta, "high_tech", gangs={0: "104 141"}, heists="214")
    state, _ = do_heist(gangsta, state, "214", "104")
    assert code(gangsta, state, "ignore") == "no-high-tech"


def test_resource_high_tech_only_the_owner_and_only_active(gangsta: Game) -> None:
    state = position(gangsta, 2, resources={0: "high_tech"}, heists="229")
    assert code(gangsta, state, "heist 229") == "skills-missing"
    state = position(gangsta, 2, resources={1: "high_tech"}, working=[1], heists="221", gangs={0: "104"})
    state, _ = follow(gangsta, state, "heist 221")
    refusal = gangsta.why_not(state, 0, "ignore")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no-high-tech", "gangsta/resource-high-tech")


def test_resource_high_tech_not_with_two_missing(gangsta: Game) -> None:
    state = owner(gangsta, "high_tech", gangs={0: "104 112"}, heists="229 219")
    state, _ = follow(gangsta, state, "heist 229")
    assert legal_words(gangsta, state) == {"engage 104", "engage 112"}
    refusal = gangsta.why_not(state, 0, "ignore")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("more-than-one-missing", "gangsta/resource-high-tech")
    assert by_number(refusal.facts) == {"skills": "LB"}


def test_resource_high_tech_the_player_may_engage_on(gangsta: Game) -> None:
    state = owner(gangsta, "high_tech", gangs={0: "104 112"}, heists="229")
    state, _ = do_heist(gangsta, state, "229", "104")
    assert legal_words(gangsta, state) == {"ignore", "engage 112"}
    state, events = follow(gangsta, state, "engage 112")
    assert done(gangsta, state, 0) == ["229"]
    assert kinds(events, "skill_ignored") == []


def test_resource_high_tech_a_lone_symbol_needs_nobody(gangsta: Game) -> None:
    """220 hack attack needs H: $1 and 1 IP."""
    state = owner(gangsta, "high_tech", gangs={0: "101* 121*"}, heists="220")
    state, _ = follow(gangsta, state, "heist 220")
    assert legal_words(gangsta, state) == {"ignore"}
    state, _ = follow(gangsta, state, "ignore")
    assert done(gangsta, state, 0) == ["220"]
    assert money(gangsta, state)[0] == 1


def test_resource_high_tech_a_lone_symbol_may_be_engaged_for(gangsta: Game) -> None:
    state = owner(gangsta, "high_tech", gangs={0: "104"}, heists="220")
    state, _ = follow(gangsta, state, "heist 220")
    assert legal_words(gangsta, state) == {"ignore", "engage 104"}


def test_resource_high_tech_only_one_symbol(gangsta: Game) -> None:
    """230 needs MM: none of them is there, one may be ignored, the other not."""
    state = owner(gangsta, "high_tech", heists="230")
    refusal = gangsta.why_not(state, 0, "heist 230")
    assert refusal is not None
    assert refusal.code == "skills-missing"


def test_resource_high_tech_training_only_for_who_took_part(gangsta: Game) -> None:
    """228 (SH) with the boss alone, the S ignored."""
    state = owner(gangsta, "high_tech", gangs={0: "104 131"}, heists="228")
    state, _ = do_heist(gangsta, state, "228", "104")
    state, _ = follow(gangsta, state, "ignore")
    assert legal_words(gangsta, state) == {"train 104", "train nothing"}


def test_resource_high_tech_in_a_cooperative_heist(gangsta: Game) -> None:
    """328 art theft needs SHH: own H, the rival's S, and one H is ignored; the rival is paid."""
    state = owner(gangsta, "high_tech", chapter=2, gangs={0: "104", 1: "101"}, heists="328")
    state, _ = do_heist(gangsta, state, "328", "104", "101")
    state, _ = follow(gangsta, state, "ignore")
    assert money(gangsta, state) == [1 + 2, 2]


def test_resource_high_tech_cooperation_still_begins_with_an_own_gangster(gangsta: Game) -> None:
    state = owner(gangsta, "high_tech", chapter=2, gangs={0: "102", 1: "101 125"}, heists="328")
    assert code(gangsta, state, "heist 328") == "nobody-to-start"


# --- bikers


def test_resource_bikers_look_and_do_the_top_heist_for_a_dollar(gangsta: Game) -> None:
    before = position(
        gangsta, 2, stage="discard", active=1, resources={0: "bikers"}, working=[0], money={0: 1}, heists="201"
    )
    state, events = follow(gangsta, before, "discard nothing", draws="226")
    assert [(one.kind, one.seats, by_number(one.facts)) for one in events if one.kind == "heist_peeked"] == [
        ("heist_peeked", (0,), {"seat": 0, "heist": "226"})
    ]
    assert gangsta.view(state, 0)["top_heist"]["id"] == "226"
    row = at(gangsta, state)["heists"]
    state, events = follow(gangsta, state, "heist 226")
    assert told(events, "bikers_paid") == [{"seat": 0, "money": 1}]
    assert money(gangsta, state)[0] == 0
    state, events = follow(gangsta, state, "engage 104", draws="")
    assert money(gangsta, state)[0] == 2
    assert done(gangsta, state, 0) == ["226"]
    assert at(gangsta, state)["heists"] == row
    assert kinds(events, "heist_laid_out") == []
    assert "top_heist" not in at(gangsta, state)


def test_resource_bikers_need_the_dollar_first(gangsta: Game) -> None:
    state = owner(gangsta, "bikers", money={0: 0}, top_heist="226", heists="220 201 202 203 204")
    refusal = gangsta.why_not(state, 0, "heist 226")
    assert refusal is not None
    assert cited(refusal) == (
        "bikers-cost",
        "gangsta/resource-bikers",
        {"needs": 1, "has": 0},
    )
    assert code(gangsta, state, "heist 220") is None


def test_resource_bikers_need_the_skills_too(gangsta: Game) -> None:
    state = owner(gangsta, "bikers", money={0: 5}, top_heist="227")
    assert code(gangsta, state, "heist 227") == "skills-missing"


def test_resource_bikers_a_heist_not_done_stays_on_top(gangsta: Game) -> None:
    """Whoever draws next gets it."""
    state = owner(gangsta, "bikers", money={0: 5}, top_heist="227", heists="226 201 202 203 204")
    state, _ = do_heist(gangsta, state, "226", "104", draws="")
    assert at(gangsta, state)["heists"][0] == "227"
    assert "top_heist" not in at(gangsta, state)
    state = owner(gangsta, "bikers", money={0: 5}, top_heist="227", heists="226 201 202 203 204")
    state, _ = follow(gangsta, state, "pass", "discard nothing")
    assert at(gangsta, state)["top_heist"] == "227"
    state, _ = follow(gangsta, state, "pass", "discard 226")
    assert at(gangsta, state)["heists"][0] == "227"


def test_resource_bikers_only_in_the_own_turn(gangsta: Game) -> None:
    state = owner(gangsta, "bikers", active=1, money={0: 5, 1: 5}, gangs={0: "104", 1: "101 151"}, top_heist="226")
    assert code(gangsta, state, "heist 226") == "heist-not-open"
    refusal = gangsta.why_not(state, 1, "heist 226")
    other = gangsta.why_not(state, 1, "heist 227")
    assert refusal is not None
    assert other is not None
    assert (refusal.code, refusal.rule) == (other.code, other.rule)


def test_resource_bikers_a_peeked_snitch_stays_on_top(gangsta: Game) -> None:
    before = position(
        gangsta,
        2,
        chapter=2,
        stage="discard",
        active=1,
        resources={0: "bikers"},
        working=[0],
        money={0: 9, 1: 9},
        heists="301 302 303 304 305",
    )
    state, events = follow(gangsta, before, "discard nothing", draws="802")
    assert [(one.seats, by_number(one.facts)) for one in events if one.kind == "snitch_peeked"] == [
        ((0,), {"seat": 0, "snitch": "802"})
    ]
    assert kinds(events, "snitch_came") == []
    assert gangsta.view(state, 0)["top_snitch"] == 3
    assert gangsta.view(state, 1)["top_snitch"] is None
    assert gangsta.view(state, 0)["snitches"]["left"] == {"2": 1, "3": 1, "4": 1}
    state, _ = follow(gangsta, state, "pass")
    state, events = follow(gangsta, state, "discard 301", draws="330")
    assert told(events, "snitch_came") == [{"snitch": "802", "informants": 3}]
    assert at(gangsta, state)["heists"][0] == "330"


def test_resource_bikers_cooperative_heist_from_the_deck(gangsta: Game) -> None:
    state = owner(gangsta, "bikers", chapter=2, gangs={0: "104", 1: "103"}, money={0: 1}, top_heist="305")
    state, _ = do_heist(gangsta, state, "305", "104", "103")
    assert money(gangsta, state) == [2, 2]


def test_resource_bikers_look_is_new_after_the_heist_was_done(gangsta: Game) -> None:
    """An extra turn begins with another look."""
    state = owner(gangsta, "bikers", chapter=2, gangs={0: "104 134", 1: "102"}, money={0: 1}, top_heist="323")
    state, events = do_heist(gangsta, state, "323", "104", "134", draws="330")
    assert told(events, "heist_peeked") == [{"seat": 0, "heist": "330"}]
    assert at(gangsta, state)["top_heist"] == "330"


def test_resource_bikers_inactive_looks_at_nothing(gangsta: Game) -> None:
    _, events = turn_begins(gangsta, resources={0: "bikers"})
    assert kinds(events, "heist_peeked", "snitch_peeked") == []


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
    refusal = gangsta.why_not(state, 0, "recover 141")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-in-hospital", "gangsta/resource-hospital")
    refusal = gangsta.why_not(state, 0, "discard nothing")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("recover-first", "gangsta/resource-hospital")


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


# --- counterfeit


def test_resource_counterfeit_one_dollar_before_mobilising(gangsta: Game) -> None:
    """The dollar comes in time to free somebody."""
    state, events = owners_turn(gangsta, "counterfeit", gangs={0: "104* 121"}, money={0: 0})
    assert told(events, "counterfeited") == [{"seat": 0, "money": 1}]
    assert at(gangsta, state)["stage"] == "mobilise"
    state, _ = follow(gangsta, state, "free 104")
    assert money(gangsta, state)[0] == 0


def test_resource_counterfeit_only_the_own_turn(gangsta: Game) -> None:
    state, _ = turn_begins(gangsta, 1, resources={0: "counterfeit"}, working=[0])
    assert money(gangsta, state) == [0, 0]


def test_resource_counterfeit_also_in_an_extra_turn(gangsta: Game) -> None:
    state = owner(gangsta, "counterfeit", chapter=2, gangs={0: "104 134", 1: "102"}, heists="323")
    state, events = do_heist(gangsta, state, "323", "104", "134")
    assert told(events, "counterfeited") == [{"seat": 0, "money": 1}]
    assert money(gangsta, state)[0] == 3


def counterfeit_war(gangsta: Game, active: bool) -> tuple[State, list[Event]]:
    state = position(
        gangsta,
        2,
        chapter=2,
        gangs={0: "104 112 113 114 131 152", 1: "102"},
        money={0: 2},
        row="121",
        resources={1: "counterfeit"},
        working=[1] if active else [],
    )
    return follow(gangsta, state, "hire 121")


def test_resource_counterfeit_joins_the_completed_heists_at_the_gang_war(gangsta: Game) -> None:
    state, events = counterfeit_war(gangsta, active=True)
    assert told(events, "counterfeit_filed") == [{"seat": 1}]
    assert at(gangsta, state)["active"] == 1
    assert money(gangsta, state)[1] == 0
    line = sheet(gangsta, state, 1)
    assert line["heists"] + line["resources"] == 3
    assert line["heists_done"] == 0
    view = gangsta.view(state, 0)["seats"][1]
    assert view["done"] == []
    assert (view["resource"]["active"], view["resource"]["filed"]) == (False, True)


def test_resource_counterfeit_prints_no_more_after_the_war(gangsta: Game) -> None:
    state, _ = turn_begins(gangsta, chapter=3, gangs={0: "104", 1: "102"}, resources={0: "counterfeit"}, working=[0])
    assert money(gangsta, state)[0] == 0
    assert sheet(gangsta, state, 0)["resources"] + sheet(gangsta, state, 0)["heists"] == 3


def test_resource_counterfeit_inactive_at_the_war_is_out(gangsta: Game) -> None:
    state, events = counterfeit_war(gangsta, active=False)
    assert told(events, "counterfeit_out") == [{"seat": 1}]
    assert "resource" not in seat_at(gangsta, state, 1)
    assert sheet(gangsta, state, 1)["resources"] == 0
    assert gangsta.view(state, 0)["seats"][1]["resource"] is None


def test_resource_counterfeit_out_never_activates(gangsta: Game) -> None:
    state = position(
        gangsta,
        2,
        chapter=3,
        gangs={0: "103 131", 1: "102"},
        money={0: 4},
        row="123",
        resources={0: "none"},
    )
    state, events = follow(gangsta, state, "hire 123")
    assert kinds(events, "resource_activated") == []
    assert sheet(gangsta, state, 0)["resources"] == 0


def test_resource_counterfeit_activated_by_the_hire_that_ends_the_chapter_is_filed(gangsta: Game) -> None:
    state = position(
        gangsta,
        2,
        chapter=2,
        gangs={0: "104 112 113 114 141 152", 1: "102"},
        money={0: 2},
        row="131",
        resources={0: "counterfeit"},
    )
    state, events = follow(gangsta, state, "hire 131")
    assert kinds(events, "resource_activated", "counterfeit_filed", "counterfeit_out") == [
        "resource_activated",
        "counterfeit_filed",
    ]
    assert sheet(gangsta, state, 0)["resources"] + sheet(gangsta, state, 0)["heists"] == 3


# --- private jet


def test_resource_private_jet_after_an_own_heist(gangsta: Game) -> None:
    state = owner(gangsta, "private_jet", gangs={0: "104 121 131*", 1: "102"}, heists="226")
    state, _ = do_heist(gangsta, state, "226", "104")
    assert at(gangsta, state)["stage"] == "jet"
    assert legal_words(gangsta, state) == {"free 104", "free 131", "free nothing"}
    refusal = gangsta.why_not(state, 0, "pass")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("free-by-jet", "gangsta/resource-private-jet")
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


# --- black market


def test_resource_black_market_two_more_when_passing(gangsta: Game) -> None:
    state, events = follow(gangsta, owner(gangsta, "black_market", gangs={0: "104 122"}), "pass")
    assert told(events, "passed") == [{"seat": 0, "money": 4}]
    assert money(gangsta, state) == [4, 0]


def test_resource_black_market_not_for_others_nor_inactive(gangsta: Game) -> None:
    state, _ = follow(gangsta, owner(gangsta, "black_market", active=1), "pass")
    assert money(gangsta, state) == [0, 1]
    state, _ = follow(gangsta, position(gangsta, 2, resources={0: "black_market"}), "pass")
    assert money(gangsta, state)[0] == 1


# --- media


@pytest.mark.parametrize(
    ("heists", "points"),
    [
        ("", 0),
        ("201 203 205", 0),
        ("201 204 303", 2),
        ("202 204 207 209 210 212 214", 7),
        ("202 204 207 209 210 212 214 217 220", 7),
    ],
)
def test_resource_media_one_for_each_heist_that_shows_influence(gangsta: Game, heists: str, points: int) -> None:
    state = owner(gangsta, "media", chapter=3, stage="over", done={0: heists})
    assert sheet(gangsta, state, 0)["resources"] == points


def test_resource_media_inactive_brings_nothing(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=3, stage="over", done={0: "202 204"}, resources={0: "media"})
    assert sheet(gangsta, state, 0)["resources"] == 0


def test_resource_media_counts_own_heists_only_and_no_tucked_card(gangsta: Game) -> None:
    state = owner(gangsta, "media", chapter=3, stage="over", gangs={0: "104 121:225", 1: "102"}, done={1: "202 204"})
    assert [sheet(gangsta, state, seat)["resources"] for seat in (0, 1)] == [0, 0]


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
    refusal = gangsta.why_not(state, 0, "free all")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("freeing-costs", "gangsta/pay-to-free")


def test_resource_headquarters_only_the_owner_when_active(gangsta: Game) -> None:
    for resources, working in (({0: "headquarters"}, []), ({1: "headquarters"}, [1])):
        state, _ = turn_begins(gangsta, gangs={0: "104 121*"}, money={0: 5}, resources=resources, working=working)
        refusal = gangsta.why_not(state, 0, "free all")
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("no-headquarters", "gangsta/resource-headquarters")


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
    refusal = gangsta.why_not(state, 0, "free 121")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no-leader", "gangsta/resource-secret-society")
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


def test_resources_every_card_has_its_effect() -> None:
    assert len(RESOURCE) == len(RESOURCES) == 12
