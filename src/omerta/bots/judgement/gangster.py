"""Gangster: what a position promises. Each round has two stages: up to four doublers, and more."""

from omerta.bots.judging import Numbers
from omerta.games.gangster.driving import owner_of
from omerta.games.gangster.loading import is_full
from omerta.games.gangster.reckoning import has_doubler, strength
from omerta.games.gangster.state import COLOURS, DOUBLERS, NOTHING, PLACES, QUESTION, ROUNDS, SLOTS, Box, State
from omerta.kernel.masks import members
from omerta.kernel.protocol import ADDED
from omerta.kernel.rulebook import compiled

STAGES = ("1_early", "1_late", "2_early", "2_late", "3_early", "3_late")
FEATURES = (
    "influence",
    "to_earn",
    "to_earn_without_doublers",
    "to_earn_safely",
    "at_hand",
    "highest_ranks",
    "in_car",
    "prisoners",
    "kidnapped",
    "dumped",
    "equipment",
    "cards_up",
    "is_acting",
)
BY_HAND = (
    (0.07, 0.03, 0.06, 0.01, 0.04, 0.02, 0.03, 0.02, -0.10, -0.20, 0.10, 0.0, 0.05),
    (0.07, 0.06, 0.06, 0.01, 0.04, 0.02, 0.03, 0.02, -0.10, -0.20, 0.10, 0.0, 0.05),
    (0.08, 0.04, 0.05, 0.01, 0.04, 0.02, 0.03, 0.02, -0.08, -0.15, 0.10, 0.0, 0.05),
    (0.09, 0.08, 0.05, 0.01, 0.04, 0.02, 0.03, 0.02, -0.08, -0.15, 0.10, 0.0, 0.05),
    (0.12, 0.08, 0.00, 0.01, 0.04, 0.02, 0.01, 0.02, -0.04, -0.08, 0.05, 0.0, 0.05),
    (0.16, 0.15, 0.00, 0.01, 0.06, 0.02, 0.01, 0.02, -0.02, -0.04, 0.03, 0.0, 0.05),
)
"""Weights that a player would give: points, what the districts would bring now and in later rounds, what the car can
add to that where it stands, then people and means."""
USUAL_CASINO = 3.5
SAFE = 2
"""So many gangsters more than the next colour: one move does not change that."""
LATE = 5
"""Doublers from which on a round is near its end."""


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
        place = int(state.car[colour])
        if state.riding[colour] > 0 and box.in_play[place] and not is_full(box, state, place):
            out[seat, 4] += gain_at(box, state, place, colour) * (2.0 if has_doubler(state, place) else 1.0 + chance)
        out[seat, 6] += state.riding[colour]
        for other in range(COLOURS):
            out[seat, 7] += state.trunk[colour, other]
            out[seat, 8] += state.trunk[other, colour]
        out[seat, 9] += state.dumped[colour]
        for slot in range(SLOTS):
            if state.equipment[colour, slot] != NOTHING:
                out[seat, 10] += 1
        out[seat, 11] += members(int(state.cards[colour]))
    out[state.acting, 12] = 1
    return 2 * (max(int(state.round_number), 1) - 1) + (doubled >= LATE)


@compiled
def gain_at(box: Box, state: State, place: int, colour: int) -> float:
    """What one more gangster would change for a colour in a district, before doubling."""
    own = int(state.standing[place, colour])
    now, better, ahead, ahead_then = strength(own), members(own) + 1, 0, 0
    for other in range(box.colours):
        if other != colour:
            there = int(state.standing[place, other])
            ahead += strength(there) > now
            ahead_then += members(there) > better
    before = usual_value(box, int(state.tile[place]), ahead) if now > 0 else 0.0
    return usual_value(box, int(state.tile[place]), ahead_then) - before


@compiled
def usual_value(box: Box, tile: int, position: int) -> float:
    """The value of a tile for this position, with a usual casino number."""
    if position >= box.tile_value_count[tile]:
        return 0.0
    value = float(box.tile_values[tile, position])
    return USUAL_CASINO if value == QUESTION else value


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
        if position == 0:
            out[seat, 5] += 1
        value = usual_value(box, tile, position)
        out[seat, 1] += factor * value
        out[seat, 2] += value
        ahead, ahead_count, ahead_worth = seat, count, factor * value


@compiled
def phase(box: Box, state: State) -> int:
    """The round."""
    return int(state.round_number)


ADDED["gangster", "features"] = features
ADDED["gangster", "phase"] = phase
