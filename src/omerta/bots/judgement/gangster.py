"""Gangster: what a position promises. Every feature counts on its own in each round."""

from omerta.bots.judging import Numbers
from omerta.games.gangster.driving import owner_of
from omerta.games.gangster.reckoning import has_doubler, strength
from omerta.games.gangster.state import COLOURS, DOUBLERS, NOTHING, PLACES, QUESTION, ROUNDS, SLOTS, Box, Stage, State
from omerta.kernel.masks import members
from omerta.kernel.protocol import ADDED
from omerta.kernel.rulebook import compiled

ASPECTS = (
    "influence",
    "to_earn",
    "to_earn_with_doublers_gone",
    "standing",
    "highest_ranks",
    "in_car",
    "prisoners",
    "dumped",
    "equipment",
    "cards_up",
    "is_acting",
)
ASPECT_COUNT = len(ASPECTS)
FEATURES = tuple(f"{aspect}_{number}" for number in (1, 2, 3) for aspect in ASPECTS)
BY_HAND = (
    *(0.06, 0.05, 0.06, 0.15, 0.02, 0.05, 0.06, -0.20, 0.10, 0.02, 0.05),
    *(0.06, 0.05, 0.05, 0.12, 0.02, 0.05, 0.06, -0.20, 0.10, 0.02, 0.05),
    *(0.08, 0.08, 0.01, 0.04, 0.02, 0.02, 0.03, -0.10, 0.04, 0.02, 0.05),
)
"""Weights that a player would give: points and what the districts would bring now, then people and means."""
USUAL_CASINO = 3.5


@compiled
def features(box: Box, state: State, out: Numbers) -> None:
    """Points won, points the districts would bring if settled now, people standing and riding."""
    out[:] = 0
    if state.stage == Stage.OVER:
        first = (ROUNDS - 1) * ASPECT_COUNT
    else:
        first = (int(state.round_number) - 1) * ASPECT_COUNT
        out[state.acting, first + 10] = 1
    for place in range(PLACES):
        if box.in_play[place]:
            look_at_district(box, state, place, out, first)
    for colour in range(box.colours):
        seat = owner_of(box, colour)
        for which in range(ROUNDS):
            out[seat, first] += state.earned[which, colour]
        out[seat, first + 5] += state.riding[colour]
        for other in range(COLOURS):
            out[seat, first + 6] += state.trunk[colour, other]
        out[seat, first + 7] += state.dumped[colour]
        for slot in range(SLOTS):
            if state.equipment[colour, slot] != NOTHING:
                out[seat, first + 8] += 1
        out[seat, first + 9] += members(int(state.cards[colour]))


@compiled
def look_at_district(box: Box, state: State, place: int, out: Numbers, first: int) -> None:
    """Who would get what there now, with a usual casino number."""
    tile = int(state.tile[place])
    near = members(int(state.doubled)) / DOUBLERS
    doubled = has_doubler(state, place)
    unsettled = (1 << int(box.colours)) - 1
    for position in range(box.colours):
        best, most = 0, 0
        for colour in range(box.colours):
            if unsettled >> colour & 1:
                there = strength(int(state.standing[place, colour]))
                if there > most:
                    best, most = colour, there
        if most == 0:
            return
        unsettled ^= 1 << best
        seat = owner_of(box, best)
        standing = int(state.standing[place, best])
        out[seat, first + 3] += members(standing)
        if position == 0:
            out[seat, first + 4] += 1
        if position < box.tile_value_count[tile]:
            value = float(box.tile_values[tile, position])
            if value == QUESTION:
                value = USUAL_CASINO
            expected = 2.0 if doubled else 1.0 + 0.8 * (1.0 - near)
            out[seat, first + 1] += expected * value
            out[seat, first + 2] += value


@compiled
def phase(box: Box, state: State) -> int:
    """The round."""
    return int(state.round_number)


ADDED["gangster", "features"] = features
ADDED["gangster", "phase"] = phase
