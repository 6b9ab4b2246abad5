"""RULES.md, For the deduction sheet."""

from collections import Counter
from math import factorial, prod
from statistics import median
from typing import Any

import pytest
from rules.the_boss.positions import at, place_in_view, position, random_game

from omerta import Game, State

REDEALS = 3000


def unseen(game: Game, state: State, seat: int | None, city: str) -> dict[str, int]:
    """The faces of a city that a seat has not seen, from the cards alone."""
    spot = at(game, state)
    seen = [f"{city} {face}" for face in spot["cities"][city]["played"]]
    if seat is not None:
        seen += spot["seats"][seat]["hand"]
    faces = [f"{city} {card['face']}" for card in place_in_view(game, state, seat, city)["cards"]]
    return {face: 1 for face in faces if face not in seen}


def backs(view: dict[str, Any], city: str, besides: int | None) -> list[int]:
    """How many cards of a city each other player holds."""
    return [seat["backs"].get(city, 0) for seat in view["seats"] if seat["seat"] != besides]


def worlds(view: dict[str, Any], seat: int) -> int:
    """In how many ways can the unseen cards lie?"""
    ways = 1
    for place in view["row"]:
        held = backs(view, place["city"], seat)
        if place["city"] != "chicago":
            ways *= factorial(sum(held) + 1) // prod(map(factorial, held))
    return ways


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (3, 1), (4, 3), (4, None)])
def test_deduction_sheet_counts_unseen_cards(the_boss: Game, players: int, seat: int | None) -> None:
    for state in random_game(the_boss, players, 3)[:-1:11]:
        view = the_boss.view(state, seat)
        for place in view["row"]:
            if place["city"] == "chicago":
                continue
            expected = unseen(the_boss, state, seat, place["city"])
            shown = {f"{place['city']} {card['face']}": card["unseen"] for card in place["cards"]}
            assert {card: count for card, count in shown.items() if count} == expected
            assert sum(shown.values()) == 1 + sum(backs(view, place["city"], seat)), "the hidden one, and the backs"


@pytest.mark.parametrize(
    ("players", "seat", "turn"), [(2, 0, 1), (2, None, 3), (3, 2, 1), (3, 0, 3), (4, 1, 1), (4, 3, 2), (4, None, 1)]
)
def test_deduction_sheet_chances_are_one_in_u_and_b_in_u(
    the_boss: Game, players: int, seat: int | None, turn: int
) -> None:
    state = position(the_boss, players, turn=turn)
    if turn == 1:
        state = the_boss.new(players, 77)
    hidden: Counter[str] = Counter()
    held: Counter[tuple[int, str]] = Counter()
    for seed in range(REDEALS):
        world = at(the_boss, the_boss.redeal(state, seat, seed))
        hidden.update(f"{city} {cards['hidden']}" for city, cards in world["cities"].items())
        held.update((other, card) for other, player in enumerate(world["seats"]) for card in player["hand"])
    view = the_boss.view(state, seat)
    for city in at(the_boss, state)["cities"]:
        cards = unseen(the_boss, state, seat, city)
        for card in cards:
            assert hidden[card] / REDEALS == pytest.approx(1 / len(cards), abs=0.05)
        assert sum(hidden[card] for card in cards) == REDEALS
        for other in range(players):
            if other == seat:
                continue
            b = view["seats"][other]["backs"].get(city, 0)
            for card in cards:
                assert held[other, card] / REDEALS == pytest.approx(b / len(cards), abs=0.05)
                assert (held[other, card] == 0) == (b == 0)


def test_deduction_sheet_every_world_of_two_players_is_equally_likely(the_boss: Game) -> None:
    hand = ["new_york 1", "boston 0", "detroit 1", "detroit 2", "detroit 3"]
    state = position(the_boss, 2, hands={0: hand}, hidden={"new_york": "2", "boston": "2", "detroit": "4"})
    seen = Counter(
        tuple(cards["hidden"] for cards in at(the_boss, the_boss.redeal(state, 0, seed))["cities"].values())
        for seed in range(3600)
    )
    assert worlds(the_boss.view(state, 0), 0) == 18
    assert len(seen) == 18
    assert all(count == pytest.approx(200, abs=75) for count in seen.values())


def test_deduction_sheet_redeal_keeps_all_that_is_known(the_boss: Game) -> None:
    state = position(the_boss, 3, turn=3, gangsters={"boston": {0: (2, 1)}}, tops={"detroit": "revolver"})
    before = at(the_boss, state)
    for seed in range(30):
        world = at(the_boss, the_boss.redeal(state, 1, seed))
        assert world["seats"][1] == before["seats"][1]
        assert {city: cards["played"] for city, cards in world["cities"].items()} == {
            city: cards["played"] for city, cards in before["cities"].items()
        }
        assert the_boss.account(the_boss.redeal(state, 1, seed)) == the_boss.account(state)
        for field in ("gangsters", "police", "order", "banished", "round", "turn", "stage"):
            assert world[field] == before[field]


@pytest.mark.parametrize(("players", "most"), [(2, 18), (3, 7776)])
def test_deduction_sheet_worlds_at_the_deal_at_most(the_boss: Game, players: int, most: int) -> None:
    found = max(
        worlds(the_boss.view(state, seat), seat)
        for state in (the_boss.new(players, seed) for seed in range(800))
        for seat in range(players)
    )
    assert found == most


def test_deduction_sheet_worlds_at_the_deal_with_four_players(the_boss: Game) -> None:
    counts = [worlds(the_boss.view(the_boss.new(4, seed), 0), 0) for seed in range(1500)]
    assert 200_000 <= median(counts) <= 300_000


def test_all_hands_together_give_the_hidden_cards_away(the_boss: Game) -> None:
    for state in random_game(the_boss, 3, 4):
        spot, together = at(the_boss, state), the_boss.laid_open(state)
        hidden = {place["city"]: place["hidden"] for place in together["row"] if place["number"]}
        assert hidden == {city: lying["hidden"] for city, lying in spot["cities"].items()}
        assert not any(card["unseen"] for place in together["row"] for card in place["cards"])
