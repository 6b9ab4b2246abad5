"""RULES.md, Snitches: paying, arrests, chains, and who is safe."""

from typing import Any

import pytest
from rules.gangsta.positions import (
    at,
    cited,
    code,
    do_heist,
    follow,
    gang,
    gangsters_in_deck,
    heists_in_deck,
    hospital,
    kinds,
    legal_words,
    money,
    position,
    refused,
    told,
)

from omerta import Event, Game, State

OPEN = {2: "301 302 303 304 305", 3: "401 402 403 404 405"}


def snitched(gangsta: Game, players: int, draws: str, chapter: int = 2, **described: Any) -> tuple[State, list[Event]]:
    """The active player discards the first open heist when passing, and this is drawn."""
    state = position(gangsta, players, stage="discard", chapter=chapter, heists=OPEN[chapter], **described)
    return follow(gangsta, state, f"discard {chapter + 1}01", draws=draws)


def test_snitch_pay_the_difference(gangsta: Game) -> None:
    gangs = {0: "104", 1: "105", 2: "101 135 145"}
    state, events = snitched(gangsta, 3, "802 330", gangs=gangs, money={0: 5, 1: 5, 2: 5})
    assert told(events, "snitch_came") == [{"snitch": "802", "informants": 3}]
    assert money(gangsta, state) == [2, 3, 5]
    assert told(events, "snitch_paid") == [
        {"seat": 0, "informants": 0, "money": 3},
        {"seat": 1, "informants": 1, "money": 2},
    ]
    assert told(events, "snitch_escaped") == [{"seat": 2, "informants": 3}]
    spot = at(gangsta, state)
    assert spot["heists"] == ["330", "302", "303", "304", "305"]
    assert spot["snitches_met"] == ["802"]


def test_snitch_counts_engaged_informants_too(gangsta: Game) -> None:
    state, events = snitched(gangsta, 2, "801 330", gangs={0: "104 135*", 1: "105 141"}, money={0: 5, 1: 5})
    assert money(gangsta, state) == [5, 5]
    assert kinds(events, "snitch_paid") == []


def test_snitch_who_has_just_enough_pays(gangsta: Game) -> None:
    state, events = snitched(gangsta, 2, "803 330", gangs={0: "104 121", 1: "105 131"}, money={0: 4, 1: 3})
    assert money(gangsta, state) == [0, 0]
    assert kinds(events, "lost", "snitch_ruined") == []
    assert gang(gangsta, state, 0) == "104 121"


def test_snitch_who_cannot_pay_loses_all_money_and_a_gangster_of_own_choice(gangsta: Game) -> None:
    state, events = snitched(gangsta, 2, "803", gangs={0: "104 121 131", 1: "105"}, money={0: 3, 1: 3})
    assert told(events, "snitch_ruined") == [{"seat": 0, "informants": 0, "money": 3}]
    assert money(gangsta, state) == [0, 0]
    assert gangsta.awaiting(state) == [0]
    assert legal_words(gangsta, state) == {"remove 121", "remove 131"}
    state, events = follow(gangsta, state, "remove 131", draws="330")
    assert told(events, "lost") == [{"seat": 0, "person": "131", "cause": "arrest"}]
    assert gang(gangsta, state, 0) == "104 121"
    assert at(gangsta, state)["gangsters_gone"] == ["131"]
    assert at(gangsta, state)["heists"][0] == "330"
    assert at(gangsta, state)["active"] == 1


def test_snitch_the_only_gangster_goes_without_asking(gangsta: Game) -> None:
    state, events = snitched(gangsta, 2, "803 330", gangs={0: "104", 1: "105 121"}, money={0: 9, 1: 0})
    assert told(events, "lost") == [{"seat": 1, "person": "121", "cause": "arrest"}]
    assert gang(gangsta, state, 1) == "105"


def test_snitch_all_pay_at_once_then_arrests_in_turn_order(gangsta: Game) -> None:
    gangs = {0: "104 121 131", 1: "105 141 151", 2: "101 122 123", 3: "102"}
    state, events = snitched(gangsta, 4, "803", gangs=gangs, active=2, money={0: 1, 1: 0, 2: 2, 3: 6})
    assert money(gangsta, state) == [0, 0, 0, 2]
    assert kinds(events, "lost") == []
    for seat, person in ((2, "122"), (0, "121")):
        assert gangsta.awaiting(state) == [seat]
        state, events = follow(gangsta, state, f"remove {person}")
        assert told(events, "lost") == [{"seat": seat, "person": person, "cause": "arrest"}]
    assert gangsta.awaiting(state) == [1]
    state, _ = follow(gangsta, state, "remove 151", draws="330")
    assert at(gangsta, state)["active"] == 3
    assert [gang(gangsta, state, seat) for seat in range(4)] == ["104 131", "105 141", "101 123", "102"]


def test_discard_order_from_the_active_player(gangsta: Game) -> None:
    """The same as the arrests of a snitch; nobody may choose before it is his turn."""
    gangs = {0: "104 121 131", 1: "105 141 151", 2: "101 122 123"}
    state, _ = snitched(gangsta, 3, "803", gangs=gangs, active=1)
    assert gangsta.awaiting(state) == [1]
    assert cited(gangsta, state, "remove 121", seat=0) == ("not-your-turn", "gangsta/setup", {"acting": 1})
    assert refused(gangsta, state, "pass", seat=1) == ("give-up-first", "gangsta/discard-order")
    state, _ = follow(gangsta, state, "remove 151")
    assert gangsta.awaiting(state) == [2]


def test_discard_order_in_the_gang_war(gangsta: Game) -> None:
    gangs = {0: "104 121 131", 1: "105 113 112 114 124 134", 2: "101 122 123", 3: "102 152 153"}
    state = position(gangsta, 4, chapter=2, active=1, gangs=gangs, money={1: 2}, row="151")
    state, _ = follow(gangsta, state, "hire 151")
    order = []
    while at(gangsta, state)["stage"] == "war":
        (seat,) = gangsta.awaiting(state)
        order.append(seat)
        state, _ = follow(gangsta, state, min(legal_words(gangsta, state)))
    assert order == [1, 2, 0]


def test_snitch_chain_another_may_come(gangsta: Game) -> None:
    gangs = {0: "104 121", 1: "105"}
    state, events = snitched(gangsta, 2, "803 801 330", gangs=gangs, money={0: 9, 1: 9})
    assert [one["snitch"] for one in told(events, "snitch_came")] == ["803", "801"]
    assert money(gangsta, state) == [9 - 4 - 2, 9 - 3 - 1]
    assert at(gangsta, state)["snitches_met"] == ["801", "803"]
    assert at(gangsta, state)["heists"][0] == "330"


def test_snitch_chain_goes_on_after_an_arrest(gangsta: Game) -> None:
    gangs = {0: "104 121 131", 1: "105"}
    state, _ = snitched(gangsta, 2, "803", gangs=gangs, money={0: 0, 1: 9})
    state, events = follow(gangsta, state, "remove 121", draws="801 330")
    assert [one["snitch"] for one in told(events, "snitch_came")] == ["801"]
    assert told(events, "lost") == [
        {"seat": 0, "person": "121", "cause": "arrest"},
        {"seat": 0, "person": "131", "cause": "arrest"},
    ]
    assert gang(gangsta, state, 0) == "104"
    assert money(gangsta, state) == [0, 9 - 3 - 1]


def test_snitch_chain_three_in_chapter_two_do_not_end_the_game(gangsta: Game) -> None:
    state, events = snitched(gangsta, 2, "803 801 802 330", money={0: 20, 1: 20})
    assert len(told(events, "snitch_came")) == 3
    assert at(gangsta, state)["chapter"] == 2
    assert gangsta.view(state, 0)["snitches"]["left"] == {}


def test_snitch_the_lost_informant_counts_no_more_for_the_next(gangsta: Game) -> None:
    """Arrested 141 took his symbol along."""
    _, events = snitched(gangsta, 2, "803 801 330", gangs={0: "104 141", 1: "105"}, money={0: 2, 1: 9})
    assert told(events, "lost") == [{"seat": 0, "person": "141", "cause": "arrest"}]
    ruined = told(events, "snitch_ruined")
    assert [one["informants"] for one in ruined] == [1, 0]


def test_snitch_after_a_heist(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=2, gangs={0: "104 112 123 111"}, heists="310", money={1: 9})
    state, events = do_heist(gangsta, state, "310", "123", "111", draws="801 330")  # MBB: $4
    assert kinds(events, "heist_done", "snitch_came", "snitch_paid", "heist_laid_out", "turn_began") == [
        "heist_done",
        "snitch_came",
        "snitch_paid",
        "snitch_paid",
        "heist_laid_out",
        "turn_began",
    ]
    assert money(gangsta, state) == [4 - 2, 9 - 2]


def test_snitch_leaves_the_game(gangsta: Game) -> None:
    state, _ = snitched(gangsta, 2, "801 330", money={0: 9, 1: 9})
    assert "801" not in heists_in_deck(gangsta, state)
    assert gangsta.view(state, 0)["snitches"]["left"] == {"3": 1, "4": 1}


def test_snitch_none_in_chapter_one(gangsta: Game) -> None:
    state = gangsta.new(2, 1)
    assert gangsta.view(state, 0)["snitches"]["left"] == {}
    assert not any(card.startswith("8") for card in heists_in_deck(gangsta, state))


# --- layout


@pytest.mark.parametrize(("chapter", "snitches"), [(2, 3), (3, 5)])
def test_snitch_layout_five_heists_and_every_snitch_still_to_come(gangsta: Game, chapter: int, snitches: int) -> None:
    idle = {"idle": 19, "active": 1, "gangs": {0: "104", 1: "102"}}
    for seed in range(60):
        state = position(gangsta, 2, seed, chapter=chapter - 1, **idle)
        state, events = follow(gangsta, state, "pass", "discard nothing")
        spot = at(gangsta, state)
        assert spot["chapter"] == chapter
        assert [heist[0] for heist in spot["heists"]] == [str(chapter + 1)] * 5
        assert kinds(events, "snitch_came") == []
        deck = heists_in_deck(gangsta, state)
        assert sum(card.startswith("8") for card in deck) == snitches
        assert len(deck) == 25 + snitches


def test_snitch_layout_every_heist_may_be_laid_out(gangsta: Game) -> None:
    seen: set[str] = set()
    for seed in range(60):
        state = position(gangsta, 2, seed, idle=19, active=1, gangs={0: "104", 1: "102"})
        seen |= set(at(gangsta, follow(gangsta, state, "pass", "discard nothing")[0])["heists"])
    assert len(seen) == 30


# --- the boss


def test_boss_safe_who_has_only_the_boss_loses_nothing_else(gangsta: Game) -> None:
    state, events = snitched(gangsta, 2, "803 330", gangs={0: "104", 1: "105"}, money={0: 2, 1: 1})
    assert money(gangsta, state) == [0, 0]
    assert kinds(events, "lost") == []
    assert [gang(gangsta, state, seat) for seat in (0, 1)] == ["104", "105"]


def test_boss_safe_in_arrests(gangsta: Game) -> None:
    state, _ = snitched(gangsta, 2, "803", gangs={0: "104 121 131", 1: "105"}, money={0: 3, 1: 3})
    assert cited(gangsta, state, "remove 104") == ("boss-is-safe", "gangsta/boss-safe", {"person": "104"})
    assert code(gangsta, state, "remove 105") == "not-in-gang"


def test_boss_safe_in_the_gang_war(gangsta: Game) -> None:
    """Seat 1 has only the boss; seat 2 may not give the boss."""
    gangs = {0: "104 111 112 113 114 121", 1: "102", 2: "101 122 123"}
    state = position(gangsta, 3, chapter=2, gangs=gangs, money={0: 2}, row="151")
    state, events = follow(gangsta, state, "hire 151")
    assert told(events, "war_won") == [{"seat": 0, "mercenaries": 1}]
    assert gangsta.awaiting(state) == [2]
    assert code(gangsta, state, "remove 101") == "boss-is-safe"
    state, _ = follow(gangsta, state, "remove 122")
    assert gang(gangsta, state, 1) == "102"
    assert at(gangsta, state)["chapter"] == 3


# --- lost and discarded


def test_lost_gangsters_never_come_back(gangsta: Game) -> None:
    """With an empty deck only the one discarded by passing is shuffled again."""
    state = position(
        gangsta,
        2,
        stage="discard",
        chapter=2,
        gangs={0: "104", 1: "105 121"},
        money={0: 9},
        heists=OPEN[2],
        gangster_deck="",
        gangsters_discarded="151",
    )
    state, _ = follow(gangsta, state, "discard 301", draws="803 330")
    assert "121" in at(gangsta, state)["gangsters_gone"]
    state, _ = follow(gangsta, state, "pass")
    (first, *_) = at(gangsta, state)["gangsters"]
    state, events = follow(gangsta, state, f"discard {first}", draws="151")
    assert told(events, "gangsters_reshuffled") == [{"cards": 2}]
    assert at(gangsta, state)["gangsters"][0] == "151"
    assert gangsters_in_deck(at(gangsta, state)) == [first]
    assert "121" in at(gangsta, state)["gangsters_gone"]


def test_lost_in_the_gang_war_and_to_murder_are_gone(gangsta: Game) -> None:
    gangs = {0: "104 111 112 113 114 121", 1: "102 122"}
    state = position(gangsta, 2, chapter=2, gangs=gangs, money={0: 2}, row="151")
    state, events = follow(gangsta, state, "hire 151")
    assert told(events, "lost") == [{"seat": 1, "person": "122", "cause": "war"}]
    assert at(gangsta, state)["gangsters_gone"] == ["122"]
    assert hospital(gangsta, state, 1) == ""


def test_snitch_arrests_do_not_cost_the_extra_turn(gangsta: Game) -> None:
    """323 with its extra turn; the refill brings a snitch whose arrests are chosen in between."""
    state = position(gangsta, 2, chapter=2, gangs={0: "104 134 121", 1: "102 122 131"}, heists="323", money={0: 0})
    state, _ = do_heist(gangsta, state, "323", "104", "134", draws="803")
    assert gangsta.awaiting(state) == [0]
    state, _ = follow(gangsta, state, "remove 121")
    assert gangsta.awaiting(state) == [1]
    state, events = follow(gangsta, state, "remove 122", draws="330")
    assert kinds(events, "heist_laid_out", "extra_turn_began") == ["heist_laid_out", "extra_turn_began"]
    assert at(gangsta, state)["active"] == 0
    assert told(events, "synchronised") == [{"seat": 0}]


@pytest.mark.parametrize(
    ("members", "given", "left", "all_free"),
    [("104* 121* 131", "121", "104* 131", False), ("104* 121* 131", "131", "104 121", True)],
)
def test_synchronised_counts_who_is_left_after_an_arrest(
    gangsta: Game, members: str, given: str, left: str, all_free: bool
) -> None:
    state, _ = snitched(gangsta, 2, "803", gangs={0: members, 1: "105"}, money={0: 0, 1: 9})
    state, _ = follow(gangsta, state, f"remove {given}", draws="330")
    state, events = follow(gangsta, state, "pass", "discard nothing")
    assert gang(gangsta, state, 0) == left
    assert bool(told(events, "synchronised")) is all_free


def test_snitch_those_of_chapter_two_do_not_count_in_chapter_three(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=2, active=1, idle=19, snitches_met="801 802", money={0: 9, 1: 9})
    state, _ = follow(gangsta, state, "pass", "discard nothing")
    snitches = gangsta.view(state, 0)["snitches"]
    assert (snitches["met"], snitches["until_end"], snitches["left"]) == (0, 3, {"3": 3, "4": 2})
    state, _ = follow(gangsta, state, "pass")
    (first, *_) = at(gangsta, state)["heists"]
    fresh = next(card for card in heists_in_deck(gangsta, state) if card.startswith("4"))
    state, _ = follow(gangsta, state, f"discard {first}", draws=f"804 {fresh}")
    assert gangsta.awaiting(state) == [1]
