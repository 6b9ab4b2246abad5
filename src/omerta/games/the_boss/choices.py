"""What a player of The Boss may choose: all of it, or one of it at random. `rules.why_not` is what legality means."""

import numpy as np
import numpy.typing as npt

from omerta.games.the_boss.actions import PLACE_NOTHING, PLAY, place_action
from omerta.games.the_boss.rules import (
    acting,
    is_banished,
    may_enter_chicago,
    needed_to_lead,
    occasionals_have_company,
)
from omerta.games.the_boss.state import CHICAGO, OCCASIONALS, PLACES, PROFESSIONALS, Box, Stage, State
from omerta.kernel.luck import Luck, pick
from omerta.kernel.protocol import Actions
from omerta.kernel.rulebook import compiled


def _count_ways() -> npt.NDArray[np.int16]:
    """WAYS[company, professionals, occasionals, needed]: in how many ways can that many gangsters be brought?"""
    most = PROFESSIONALS + OCCASIONALS
    ways = np.zeros((2, PROFESSIONALS + 1, OCCASIONALS + 1, most + 2), np.int16)
    for company, professionals, occasionals, needed in np.ndindex(ways.shape):
        for bring, along in np.ndindex(professionals + 1, occasionals + 1):
            enough = bring + along >= max(needed, 1)
            ways[company, professionals, occasionals, needed] += enough and (along == 0 or bring > 0 or company)
    return ways


WAYS = _count_ways()


@compiled
def ways_to_place(box: Box, state: State, seat: int, place: int) -> int:
    """How many placements are legal there."""
    if not box.in_play[place] or is_banished(state, place, seat):
        return 0
    if place == CHICAGO and not may_enter_chicago(state, seat):
        return 0
    company = 1 if state.professionals_in[place, seat] > 0 else 0
    needed = needed_to_lead(state, place, seat)
    return int(WAYS[company, state.professionals[seat], state.occasionals[seat], needed])


@compiled
def fewest_occasionals(state: State, seat: int, place: int, professionals: int, needed: int) -> int:
    """The least number of occasionals that makes so many professionals a legal placement; too many if none does."""
    if professionals == 0 and not occasionals_have_company(state, place, seat, 0):
        return OCCASIONALS + 1
    return max(0, needed - professionals)


@compiled
def legal(box: Box, state: State, seat: int, out: Actions) -> int:
    """Every legal action: to place nothing, placements city by city, then the cards of the hand."""
    if state.stage == Stage.OVER or seat != acting(state):
        return 0
    found = 0
    if state.stage == Stage.PLAY:
        for i in range(state.hand_size[seat]):
            if i == 0 or state.hand[seat, i] != state.hand[seat, i - 1]:
                out[found] = PLAY + state.hand[seat, i]
                found += 1
        return found
    out[found] = PLACE_NOTHING
    found += 1
    for place in range(PLACES):
        if ways_to_place(box, state, seat, place) > 0:
            needed = needed_to_lead(state, place, seat)
            for professionals in range(state.professionals[seat] + 1):
                fewest = fewest_occasionals(state, seat, place, professionals, needed)
                for occasionals in range(fewest, state.occasionals[seat] + 1):
                    out[found] = place_action(place, professionals, occasionals)
                    found += 1
    return found


@compiled
def sample(box: Box, state: State, seat: int, luck: Luck) -> int:
    """A random legal action, counted out instead of listed."""
    if state.stage == Stage.PLAY:
        return PLAY + sample_card(state, seat, luck)
    total = 1
    for place in range(PLACES):
        total += ways_to_place(box, state, seat, place)
    chosen = pick(luck, total) - 1
    if chosen < 0:
        return PLACE_NOTHING
    place = 0
    ways = ways_to_place(box, state, seat, place)
    while chosen >= ways:
        chosen -= ways
        place += 1
        ways = ways_to_place(box, state, seat, place)
    needed = needed_to_lead(state, place, seat)
    professionals = 0
    while True:
        fewest = fewest_occasionals(state, seat, place, professionals, needed)
        ways = max(0, int(state.occasionals[seat]) + 1 - fewest)
        if chosen < ways:
            return place_action(place, professionals, fewest + chosen)
        chosen -= ways
        professionals += 1


@compiled
def sample_card(state: State, seat: int, luck: Luck) -> int:
    """A random card of the hand, equal cards counted once."""
    different = 1
    for i in range(1, state.hand_size[seat]):
        if state.hand[seat, i] != state.hand[seat, i - 1]:
            different += 1
    chosen = pick(luck, different)
    i = 0
    while chosen > 0:
        i += 1
        if state.hand[seat, i] != state.hand[seat, i - 1]:
            chosen -= 1
    return int(state.hand[seat, i])
