"""Gangster: what a position promises. Stages are the three rounds."""

from omerta.bots.judging import Numbers
from omerta.games.gangster.driving import owner_of
from omerta.games.gangster.reckoning import has_doubler, strength
from omerta.games.gangster.state import COLOURS, DOUBLERS, NOTHING, PLACES, QUESTION, ROUNDS, SLOTS, Box, State
from omerta.kernel.masks import members
from omerta.kernel.protocol import ADDED
from omerta.kernel.rulebook import compiled

STAGES = ("1", "2", "3")
FEATURES = (
    "influence",
    "to_earn",
    "to_earn_without_doublers",
    "to_earn_safely",
    "standing",
    "highest_ranks",
    "in_car",
    "prisoners",
    "dumped",
    "equipment",
    "cards_up",
    "is_acting",
)
BY_HAND = (
    (0.06, 0.05, 0.06, 0.0, 0.15, 0.02, 0.05, 0.06, -0.20, 0.10, 0.02, 0.05),
    (0.06, 0.05, 0.05, 0.0, 0.12, 0.02, 0.05, 0.06, -0.20, 0.10, 0.02, 0.05),
    (0.08, 0.08, 0.01, 0.0, 0.04, 0.02, 0.02, 0.03, -0.10, 0.04, 0.02, 0.05),
)
"""Weights that a player would give: points and what the districts would bring now, then people and means."""
USUAL_CASINO = 3.5
SAFE = 2
"""So many gangsters more than the next colour: one move does not change that."""


@compiled
def features(box: Box, state: State, out: Numbers) -> int:
    """Points won, points the districts would bring if settled now, people standing and riding."""
    out[:] = 0
    districts = 0
    for place in range(PLACES):
        districts += box.in_play[place]
    doubled = members(int(state.doubled))
    chance = max(DOUBLERS - doubled, 0) / max(districts - doubled, 1)
    for place in range(PLACES):
        if box.in_play[place]:
            look_at_district(box, state, place, 2.0 if has_doubler(state, place) else 1.0 + chance, out)
    for colour in range(box.colours):
        seat = owner_of(box, colour)
        for which in range(ROUNDS):
            out[seat, 0] += state.earned[which, colour]
        out[seat, 6] += state.riding[colour]
        for other in range(COLOURS):
            out[seat, 7] += state.trunk[colour, other]
        out[seat, 8] += state.dumped[colour]
        for slot in range(SLOTS):
            if state.equipment[colour, slot] != NOTHING:
                out[seat, 9] += 1
        out[seat, 10] += members(int(state.cards[colour]))
    out[state.acting, 11] = 1
    return max(int(state.round_number), 1) - 1


@compiled
def look_at_district(box: Box, state: State, place: int, factor: float, out: Numbers) -> None:
    """Who would get what there now, with a usual casino number, and times `factor` for the doubler that may come."""
    tile = int(state.tile[place])
    unsettled = (1 << int(box.colours)) - 1
    ahead, ahead_count, ahead_worth = NOTHING, 0, 0.0
    for position in range(box.colours):
        best, most = 0, 0
        for colour in range(box.colours):
            if unsettled >> colour & 1:
                there = strength(int(state.standing[place, colour]))
                if there > most:
                    best, most = colour, there
        count = members(int(state.standing[place, best])) if most > 0 else 0
        if ahead != NOTHING and ahead_count - count >= SAFE:
            out[ahead, 3] += ahead_worth
        if most == 0:
            return
        unsettled ^= 1 << best
        seat = owner_of(box, best)
        out[seat, 4] += count
        if position == 0:
            out[seat, 5] += 1
        value = 0.0
        if position < box.tile_value_count[tile]:
            value = float(box.tile_values[tile, position])
            if value == QUESTION:
                value = USUAL_CASINO
            out[seat, 1] += factor * value
            out[seat, 2] += value
        ahead, ahead_count, ahead_worth = seat, count, factor * value


@compiled
def phase(box: Box, state: State) -> int:
    """The round."""
    return int(state.round_number)


ADDED["gangster", "features"] = features
ADDED["gangster", "phase"] = phase
