"""What holds at every ply of whole games: money, cards, and every number that the game keeps, counted from scratch."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from rules.gangsta.positions import (
    BOSSES,
    GANGSTERS,
    HEISTS,
    PEOPLE,
    RESOURCES,
    SNITCHES,
    at,
    gangsters_in_deck,
    heists_in_deck,
    lesson,
)

from omerta import Event, Game, State
from omerta.games.registry import definition

VARIANTS = definition("gangsta").variants
GAMES = 2
LETTERS = "LMISBH"
EARNED = ("counterfeited", "passed", "heist_done", "cooperation_paid", "occasional_income")
PAID = ("freed_for_money", "headquarters_freed", "hired", "bikers_paid", "snitch_paid", "snitch_ruined")


def money_told(events: Sequence[Event], before: list[int]) -> list[int]:
    """Everybody's money, from what he had and what was told."""
    money = list(before)
    for event in events:
        facts = event.facts
        if event.kind in EARNED:
            money[facts["seat"]] += facts["money"]
        elif event.kind in PAID:
            money[facts["seat"]] -= facts["money"]
        elif event.kind == "stole":
            money[facts["seat"]] += facts["money"]
            money[facts["from_seat"]] -= facts["money"]
        assert min(money) >= 0, event
    return money


def check_cards(game: Game, state: State, spot: dict[str, Any]) -> None:
    """Every card lies in exactly one place."""
    lying: Counter[str] = Counter()
    for seat in spot["seats"]:
        for one in [*seat["gang"], *seat.get("hospital", [])]:
            lying[one["id"]] += 1
            if "learned" in one:
                lying[one["learned"]] += 1
        lying.update(seat.get("done", []))
        lying.update(seat.get("dealt", []) or ([seat["resource"]] if "resource" in seat else []))
    for pile in ("gangsters", "heists"):
        lying.update(card for card in spot[pile] if card)
    for pile in ("gangsters_discarded", "gangsters_gone", "heists_discarded", "heists_gone", "snitches_met"):
        lying.update(spot.get(pile, []))
    for single in ("top_gangster", "top_heist", "snitch"):
        lying.update([spot[single]] if single in spot else [])
    if spot["stage"] == "engage":
        lying[spot["heist"]["id"]] += 1
    assert set(lying.values()) == {1}, [card for card, number in lying.items() if number > 1]
    assert set(lying) <= {*PEOPLE, *HEISTS, *SNITCHES, *RESOURCES}
    assert len(set(lying) & set(BOSSES)) == state.players
    deck = gangsters_in_deck(spot)
    assert len(set(lying) & set(GANGSTERS)) + len(deck) == 35
    assert state.position.deck_persons == len(deck)
    heists = heists_in_deck(game, state)
    assert state.position.deck_heists == sum(card in HEISTS for card in heists)
    assert state.position.deck_snitches == sum(card in SNITCHES for card in heists)
    chapter = str(spot["chapter"])
    extra = bool(state.options.get("online_heists"))
    everything = [
        card for card in HEISTS if HEISTS[card]["chapter"] == chapter and (extra or HEISTS[card]["origin"] == "printed")
    ]
    here = [card for card in everything if card in lying]
    assert len(here) + sum(card in HEISTS for card in heists) == len(everything)


def check_numbers(game: Game, state: State, spot: dict[str, Any], looking: bool) -> None:
    """Symbols, available symbols, sizes and engaged gangsters, counted from the cards; now and then in the view too."""
    for seat, player in enumerate(spot["seats"]):
        symbols: Counter[str] = Counter()
        ready: Counter[str] = Counter()
        leaders, leaders_available = 0, 0
        for one in player["gang"]:
            own = PEOPLE[one["id"]]["skills"] + (lesson(one["learned"]) if "learned" in one else "")
            assert own.count("L") <= 1
            symbols.update(own)
            leaders += "L" in own
            if not one.get("engaged"):
                ready.update(own)
                leaders_available += "L" in own
        kept = state.position
        assert kept.symbols[seat].tolist() == [symbols[letter] for letter in LETTERS]
        assert kept.ready[seat].tolist() == [ready[letter] for letter in LETTERS]
        assert kept.gang_size[seat] == len(player["gang"])
        assert kept.engaged_count[seat] == sum(bool(one.get("engaged")) for one in player["gang"])
        if looking:
            view = game.view(state, None)
            shown = view["seats"][seat]
            assert shown["symbols"] == {letter: symbols[letter] for letter in LETTERS}
            assert shown["ready"] == {letter: ready[letter] for letter in LETTERS}
            assert (shown["leaders"], shown["leaders_available"]) == (leaders, leaders_available)
            assert view["gangster_deck"] == len(gangsters_in_deck(spot)) + ("top_gangster" in spot)
            assert view["heist_deck"] == len(heists_in_deck(game, state)) + ("top_heist" in spot)
        if player.get("resource") and spot["stage"] != "keep" and not player.get("resource_active"):
            needed = Counter(RESOURCES[player["resource"]]["skills"])
            assert needed - symbols, "a resource whose skills are all there is active"


def check_turn(game: Game, state: State, spot: dict[str, Any]) -> None:
    """Gangs are below the size that ends the chapter, and whoever is asked has a choice."""
    size = {1: 4, 2: 7, 3: 9}[spot["chapter"]]
    if spot["stage"] not in ("over", "war"):
        assert all(len(player["gang"]) < size for player in spot["seats"])
    for seat in game.awaiting(state):
        choices = game.legal(state, seat)
        assert choices
        if spot["stage"] in ("steal", "murder", "victim", "arrest", "war"):
            assert len(choices) > 1, "asked without a choice"
    if spot["stage"] == "mobilise":
        gang = spot["seats"][spot["active"]]["gang"]
        assert any(not one.get("engaged") for one in gang)
        assert any(one.get("engaged") for one in gang)
    assert len(spot.get("snitches_met", [])) <= (3 if spot["stage"] == "over" or spot["chapter"] == 2 else 2)


@pytest.mark.parametrize(("players", "options"), VARIANTS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_invariants_of_whole_games(gangsta: Game, players: int, options: dict[str, Any], seed: int) -> None:
    state, events = gangsta.new_with_events(players, seed, options)
    account = gangsta.account(state)
    assert account["money of players and bank"] == sum(state.position.money.tolist()) + state.position.bank
    before = [0] * players
    for event in events:
        if event.kind == "boss_dealt":
            before[event.facts["seat"]] += event.facts["money"]
    ply = 0
    while True:
        spot = at(gangsta, state)
        assert money_told([one for one in events if one.kind != "boss_dealt"], before) == [
            player["money"] for player in spot["seats"]
        ]
        check_cards(gangsta, state, spot)
        check_numbers(gangsta, state, spot, looking=ply % 20 == 0)
        check_turn(gangsta, state, spot)
        assert gangsta.account(state) == account
        seats = gangsta.awaiting(state)
        if not seats:
            break
        before = [player["money"] for player in spot["seats"]]
        action = gangsta.sample(state, seats[-1], 7919 * seed + ply)
        state, events = gangsta.play(state, seats[-1], action)
        ply += 1
    assert abs(sum(gangsta.returns(state)) - 1) < 1e-9
    assert spot["chapter"] == 3
