"""What is secret stays so: peeked cards, unrevealed resources, the order of the decks."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from rules.gangsta.positions import (
    RESOURCES,
    at,
    code,
    do_heist,
    follow,
    gangsters_in_deck,
    heists_in_deck,
    position,
    seat_at,
)

from omerta import Game, State

WORLDS = 400


def texts(data: Any) -> Iterator[str]:
    """Every text in plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value)


def choosing(gangsta: Game) -> State:
    """Seat 1 has kept 903, the others have not chosen yet."""
    dealt = {0: "901 905", 1: "902 903", 2: "908 909"}
    return position(gangsta, 3, stage="keep", dealt=dealt, resources={1: "headquarters"})


def test_public_unrevealed_resources_are_in_no_other_view(gangsta: Game) -> None:
    state = choosing(gangsta)
    own = {0: {"901", "905"}, 1: {"902", "903"}, 2: {"908", "909"}, None: set()}
    for viewer, cards in own.items():
        view = gangsta.view(state, viewer)
        assert set(texts(view)) & set(RESOURCES) == cards
        assert [seat["resource_chosen"] for seat in view["seats"]] == [False, True, False]
        assert [seat["resource"] is not None for seat in view["seats"]] == [False, viewer == 1, False]


def test_public_a_choice_is_whispered_and_told_without_the_card(gangsta: Game) -> None:
    _, events = gangsta.play(choosing(gangsta), 2, "keep 909")
    assert [(one.kind, one.seats, "resource" in one.facts) for one in events] == [
        ("resource_chosen", None, False),
        ("resource_kept", (2,), True),
    ]


def test_public_dealt_resources_are_whispered(gangsta: Game) -> None:
    state, events = gangsta.new_with_events(4, 3, {"resources": True})
    dealt = [one for one in events if one.kind == "resource_dealt"]
    assert [one.seats for one in dealt] == [(0,), (0,), (1,), (1,), (2,), (2,), (3,), (3,)]
    for seat in range(4):
        given = [one.facts["resource"].split()[0] for one in dealt if one.seats == (seat,)]
        assert sorted(given) == seat_at(gangsta, state, seat)["dealt"]


def test_public_redeal_deals_the_others_resources_anew(gangsta: Game) -> None:
    state = choosing(gangsta)
    worlds = [at(gangsta, gangsta.redeal(state, 0, seed))["seats"] for seed in range(WORLDS)]
    assert all(world[0]["dealt"] == ["901", "905"] for world in worlds)
    assert all(("resource" in world[1], "resource" in world[2]) == (True, False) for world in worlds)
    for other in (1, 2):
        dealt = Counter(card for world in worlds for card in world[other]["dealt"])
        assert set(dealt) == set(RESOURCES) - {"901", "905"}
        assert all(WORLDS * 0.12 < count < WORLDS * 0.28 for count in dealt.values())
    kept = Counter(world[1]["resource"] == world[1]["dealt"][0] for world in worlds)
    assert 0.4 < kept[True] / WORLDS < 0.6


def test_public_redeal_keeps_the_own_choice(gangsta: Game) -> None:
    for seed in range(30):
        mine = at(gangsta, gangsta.redeal(choosing(gangsta), 1, seed))["seats"][1]
        assert (mine["dealt"], mine["resource"]) == (["902", "903"], "903")


def test_public_redeal_for_a_spectator_knows_nothing(gangsta: Game) -> None:
    state = choosing(gangsta)
    seen = {
        tuple(seat["dealt"])
        for seed in range(WORLDS)
        for seat in at(gangsta, gangsta.redeal(state, None, seed))["seats"]
    }
    assert len(seen) > 40


# --- peeks


def peeked(gangsta: Game, effect: str, **described: Any) -> State:
    return position(
        gangsta, 3, chapter=2, resources={1: effect}, working=[1], gangs={0: "104", 1: "102", 2: "101"}, **described
    )


def test_resource_bikers_peek_is_only_in_the_owners_view(gangsta: Game) -> None:
    state = peeked(gangsta, "bikers", top_heist="327")
    for viewer in (0, 1, 2, None):
        view = gangsta.view(state, viewer)
        assert ("327" in set(texts(view))) == (viewer == 1)
        assert (view["top_heist"] is not None) == (viewer == 1)
        assert view["heist_deck"] == 28


def test_resource_bikers_peeked_snitch_is_only_in_the_owners_view(gangsta: Game) -> None:
    state = peeked(gangsta, "bikers", top_heist="803")
    for viewer in (0, 1, 2, None):
        view = gangsta.view(state, viewer)
        assert view["top_snitch"] == (4 if viewer == 1 else None)
        assert view["heist_deck"] == 28
        assert view["snitches"]["left"] == {"2": 1, "3": 1, "4": 1}


def test_resource_informant_network_peek_is_only_in_the_owners_view(gangsta: Game) -> None:
    state = peeked(gangsta, "informant_network", top_gangster="157")
    for viewer in (0, 1, 2, None):
        view = gangsta.view(state, viewer)
        assert ("157" in set(texts(view))) == (viewer == 1)
        assert view["gangster_deck"] == 30


@pytest.mark.parametrize("top", ["327", "803"])
def test_resource_bikers_redeal_keeps_the_owners_peek_and_hides_it_from_others(gangsta: Game, top: str) -> None:
    state = peeked(gangsta, "bikers", top_heist=top)
    hidden = {top, *heists_in_deck(gangsta, state)}
    assert all(at(gangsta, gangsta.redeal(state, 1, seed))["top_heist"] == top for seed in range(30))
    for viewer in (0, None):
        tops = Counter(at(gangsta, gangsta.redeal(state, viewer, seed))["top_heist"] for seed in range(WORLDS))
        assert set(tops) <= hidden
        assert len(tops) > 20
        assert tops[top] < WORLDS * 0.12
        snitches = sum(number for card, number in tops.items() if card.startswith("8"))
        assert 0.04 < snitches / WORLDS < 0.2  # 3 of 28


def test_resource_informant_network_redeal_keeps_the_owners_peek_and_hides_it_from_others(gangsta: Game) -> None:
    state = peeked(gangsta, "informant_network", top_gangster="157")
    hidden = {"157", *gangsters_in_deck(at(gangsta, state))}
    assert all(at(gangsta, gangsta.redeal(state, 1, seed))["top_gangster"] == "157" for seed in range(30))
    tops = Counter(at(gangsta, gangsta.redeal(state, 2, seed))["top_gangster"] for seed in range(WORLDS))
    assert set(tops) <= hidden
    assert len(tops) > 20
    assert tops["157"] < WORLDS * 0.12


def test_resource_bikers_and_informant_network_whisper_what_they_see(gangsta: Game) -> None:
    for effect, kinds in (("bikers", {"heist_peeked", "snitch_peeked"}), ("informant_network", {"gangster_peeked"})):
        for seed in range(12):
            state = position(gangsta, 3, seed, chapter=2, stage="discard", active=0, resources={1: effect}, working=[1])
            _, events = follow(gangsta, state, "discard nothing")
            secret = [one for one in events if one.kind in kinds]
            assert len(secret) == 1
            assert secret[0].seats == (1,)
            assert not secret[0].seen_by(0)
            assert not secret[0].seen_by(None)


def test_public_refusals_tell_nothing_about_a_peek(gangsta: Game) -> None:
    """Whether somebody else has looked at a card changes no answer of `why_not`."""
    state = peeked(gangsta, "bikers", top_heist="327", money={0: 9})
    for words in ("heist 327", "heist 328", "heist 330"):
        assert code(gangsta, state, words, seat=0) == "heist-not-open"


def test_public_a_learned_or_done_heist_of_a_redealt_world_stays(gangsta: Game) -> None:
    state = position(gangsta, 2, gangs={0: "104 121:228", 1: "102"}, heists="226", done={1: "210"})
    state, _ = do_heist(gangsta, state, "226", "104")
    for viewer in (0, 1, None):
        world = gangsta.redeal(state, viewer, 5)
        assert at(gangsta, world) == at(gangsta, state)
