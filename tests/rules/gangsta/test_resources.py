"""RULES.md, the resources variant: choosing and activation."""

import pytest
from rules.gangsta.positions import (
    RESOURCE,
    RESOURCES,
    at,
    cited,
    follow,
    gang,
    kinds,
    legal_words,
    money,
    position,
    refused,
    seat_at,
    sheet,
    told,
)

from omerta import Game

ON = {"resources": True}


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
    assert cited(gangsta, state, f"keep {other}", seat=0) == ("not-dealt", "gangsta/resources", {"resource": other})
    assert refused(gangsta, state, "pass", seat=0) == ("keep-first", "gangsta/resources")
    state, _ = gangsta.play(state, 0, first)
    assert gangsta.awaiting(state) == [1]
    assert refused(gangsta, state, second, seat=0) == ("kept-already", "gangsta/resources")


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


def test_resources_every_card_has_its_effect() -> None:
    assert len(RESOURCE) == len(RESOURCES) == 12
