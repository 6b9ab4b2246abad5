"""Gangster: what a position promises. Each round has three stages: up to two doublers, up to four, and more."""

from omerta.bots.judging import Numbers
from omerta.games.gangster.driving import owner_of, owns
from omerta.games.gangster.events import SPACE_BITS
from omerta.games.gangster.loading import has_room, is_full, is_protected, occupied, spaces_of
from omerta.games.gangster.reckoning import has_doubler, influence_of, strength
from omerta.games.gangster.state import (
    CARDS,
    COLOURS,
    DISTRICTS,
    DOUBLERS,
    KINDS,
    NOTHING,
    PLACES,
    QUESTION,
    ROUNDS,
    SLOTS,
    Box,
    Equipment,
    State,
)
from omerta.kernel.masks import above_highest, members
from omerta.kernel.protocol import ADDED
from omerta.kernel.rulebook import compiled

STAGES = ("1_early", "1_mid", "1_late", "2_early", "2_mid", "2_late", "3_early", "3_mid", "3_late")
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
    "in_reach",
    "at_risk",
    "to_steal",
    "locked",
    "presence",
    "riders_to_begin_with",
    "bodyguard",
    "motor",
    "tommy_gun",
    "trunk",
    "bumper",
    "door",
    "turns_to_wait",
    "harbour_near",
    "prisoners_near_harbour",
    "time_left",
)
DETAILS = (
    "worth",
    "worth_without_doubler",
    "gain_by_one_more",
    "gain_by_two_more",
    "loss_if_passed",
    "loss_by_one_less",
    "standing",
    "lead",
    "arrears",
    "spaces",
    "can_unload",
    "can_come",
    "rivals_who_can_unload",
    "rivals_who_can_come",
    "room_here",
    "rivals_with_room_here",
    "time_left",
    "doubled",
)
"""Of a colour in a district, most of them between 0 and 1."""
THINGS, MOST_THINGS = "districts", 2 * DISTRICTS
"""With two players each has two colours in every district."""
SEEN, DETAILED = len(FEATURES), len(DETAILS)
NOT_WEIGHED = (0.0,) * 16
"""What a player would have to count for: only those who have learned from games do."""
BY_HAND = (
    (0.07, 0.03, 0.06, 0.01, 0.04, 0.02, 0.03, 0.02, -0.10, -0.20, 0.10, 0.0, 0.05, *NOT_WEIGHED),
    (0.07, 0.03, 0.06, 0.01, 0.04, 0.02, 0.03, 0.02, -0.10, -0.20, 0.10, 0.0, 0.05, *NOT_WEIGHED),
    (0.07, 0.06, 0.06, 0.01, 0.04, 0.02, 0.03, 0.02, -0.10, -0.20, 0.10, 0.0, 0.05, *NOT_WEIGHED),
    (0.08, 0.04, 0.05, 0.01, 0.04, 0.02, 0.03, 0.02, -0.08, -0.15, 0.10, 0.0, 0.05, *NOT_WEIGHED),
    (0.08, 0.04, 0.05, 0.01, 0.04, 0.02, 0.03, 0.02, -0.08, -0.15, 0.10, 0.0, 0.05, *NOT_WEIGHED),
    (0.09, 0.08, 0.05, 0.01, 0.04, 0.02, 0.03, 0.02, -0.08, -0.15, 0.10, 0.0, 0.05, *NOT_WEIGHED),
    (0.12, 0.08, 0.00, 0.01, 0.04, 0.02, 0.01, 0.02, -0.04, -0.08, 0.05, 0.0, 0.05, *NOT_WEIGHED),
    (0.12, 0.08, 0.00, 0.01, 0.04, 0.02, 0.01, 0.02, -0.04, -0.08, 0.05, 0.0, 0.05, *NOT_WEIGHED),
    (0.16, 0.15, 0.00, 0.01, 0.06, 0.02, 0.01, 0.02, -0.02, -0.04, 0.03, 0.0, 0.05, *NOT_WEIGHED),
)
"""Weights that a player would give: points, what the districts would bring now and in later rounds, what the car can
add to that where it stands, then people and means."""
USUAL_CASINO = 3.5
SAFE = 2
"""So many gangsters more than the next colour: one move does not change that."""
MID, LATE = 3, 5
"""Doublers from which on a round is well under way, and near its end."""
LARGE, MANY = 5.0, 4
"""What values and numbers of gangsters are measured by in the details."""
STRENGTH_BITS = 2 * SPACE_BITS
STRENGTH = (1 << STRENGTH_BITS) - 1
"""The strength of a colour in a district fits into so many bits, and those of five colours into one number."""
LONG = 6.0
"""Drives of each colour in a whole round of four, at least. With three they are more, but lessons come from four."""
TO_BEGIN_WITH = 3
"""So many riders will soon be out; those behind them must wait."""


@compiled
def features(box: Box, state: State, out: Numbers) -> int:
    """Points won, points the districts would bring if settled now, people standing and riding."""
    out[:, :SEEN] = 0
    districts = 0
    for place in range(PLACES):
        districts += box.in_play[place]
    doubled, left = members(int(state.doubled)), time_left(box, state)
    chance = max(DOUBLERS - doubled, 0) / max(districts - doubled, 1)
    for place in range(PLACES):
        if box.in_play[place]:
            factor = 2.0 if has_doubler(state, place) else 1.0 + chance
            look_at_district(box, state, place, factor, out)
    for colour in range(box.colours):
        seat = owner_of(box, colour)
        for which in range(ROUNDS):
            out[seat, 0] += state.earned[which, colour]
        out[seat, 6] += state.riding[colour]
        carried = 0
        for other in range(COLOURS):
            carried += state.trunk[colour, other]
            out[seat, 8] += state.trunk[other, colour]
        out[seat, 7] += carried
        out[seat, 9] += state.dumped[colour]
        for slot in range(SLOTS):
            if state.equipment[colour, slot] != NOTHING:
                out[seat, 10] += 1
        for kind in range(KINDS):
            out[seat, 19 + kind] += owns(state, colour, kind)
        out[seat, 11] += members(int(state.cards[colour]))
        out[seat, 18] += min(int(state.riding[colour]), TO_BEGIN_WITH)
        out[seat, 25] = (seat - state.acting) % box.players
        if reach_of(box, state, colour) >> int(box.harbour) & 1:
            out[seat, 26] += 1
            out[seat, 27] += carried
        out[seat, 28] = left
    out[state.acting, 12] = 1
    return 3 * (max(int(state.round_number), 1) - 1) + (doubled >= MID) + (doubled >= LATE)


@compiled
def look_at_district(box: Box, state: State, place: int, factor: float, out: Numbers) -> None:
    """Who would get what there now, and what one gangster more or less would change for each colour.

    With a usual casino number, and times `factor` for the doubler that may come.
    """
    tile, full = int(state.tile[place]), is_full(box, state, place)
    packed = 0
    for colour in range(box.colours):
        packed |= strength(int(state.standing[place, colour])) << colour * STRENGTH_BITS
    for colour in range(box.colours):
        own = packed >> colour * STRENGTH_BITS & STRENGTH
        count = own >> SPACE_BITS
        ahead, ahead_then, behind = 0, 0, 0
        for other in range(box.colours):
            there = packed >> other * STRENGTH_BITS & STRENGTH
            if there > own:
                ahead += 1
                ahead_then += there >> SPACE_BITS > count + 1
            elif other != colour:
                behind = max(behind, there)
        lead = count - (behind >> SPACE_BITS)
        seat, value, is_last = owner_of(box, colour), 0.0, ahead == box.colours - 1
        if count > 0:
            value = usual_value(box, tile, ahead)
            out[seat, 1] += factor * value
            out[seat, 2] += value
            out[seat, 17] += 1
            if lead >= SAFE and not is_last:
                out[seat, 3] += factor * value
            if ahead == 0:
                out[seat, 5] += 1
            if full:
                out[seat, 16] += factor * value
            elif lead <= 1 and not is_last:
                out[seat, 14] += (value - usual_value(box, tile, ahead + 1)) * factor
        here = state.car[colour] == place
        if state.riding[colour] > 0 and not full:
            gain = (usual_value(box, tile, ahead_then) - value) * factor
            if here:
                out[seat, 4] += gain
            elif gain > out[seat, 13] and reach_of(box, state, colour) >> place & 1:
                out[seat, 13] = gain
        if here and ahead > 0 and count > 0 and can_overtake(box, state, colour, place, own):
            out[seat, 15] += (usual_value(box, tile, ahead - 1) - value) * factor


@compiled
def can_overtake(box: Box, state: State, colour: int, place: int, own: int) -> bool:
    """Would a colour come before another one in a district by loading the highest of its gangsters?"""
    if not has_room(state, colour):
        return False
    for other in range(box.colours):
        there = int(state.standing[place, other])
        would_be_ahead = strength(there) > own > strength(without_highest(there))
        if would_be_ahead and not is_protected(box, state, other, place, colour):
            return True
    return False


@compiled
def without_highest(standing: int) -> int:
    """Gangsters of a colour in a district after the one of the highest rank has been loaded."""
    return standing & ~(1 << above_highest(standing) >> 1)


@compiled
def reach_of(box: Box, state: State, colour: int) -> int:
    """Mask of the places where the car can get with a card that lies face up."""
    places, motor = 0, owns(state, colour, Equipment.MOTOR)
    for card in range(1, CARDS + 1):
        if state.cards[colour] >> (card - 1) & 1:
            places |= int(box.reach[card, state.car[colour]])
            if motor:
                places |= int(box.reach[card + 1, state.car[colour]])
    return places


@compiled
def usual_value(box: Box, tile: int, position: int) -> float:
    """The value of a tile for this position, with a usual casino number."""
    if position >= box.tile_value_count[tile]:
        return 0.0
    value = float(box.tile_values[tile, position])
    return USUAL_CASINO if value == QUESTION else value


@compiled
def doublers_left(state: State) -> float:
    """The part of the doublers that are still to come in this round."""
    return 1.0 - min(members(int(state.doubled)), DOUBLERS) / DOUBLERS


@compiled
def time_left(box: Box, state: State) -> float:
    """Drives of each colour until the round can end, if all drive equally often and no police come; 1 for LONG or more.

    A district card that is to be drawn at the end of this very turn is not counted.
    """
    drives, drawn, needed = 0, 0, DOUBLERS - members(int(state.doubled))
    while drawn < needed:
        drives, drawn = drives + 1, 0
        for colour in range(box.colours):
            drawn += (CARDS - members(int(state.cards[colour])) + drives) // CARDS
    return min(drives / LONG, 1.0)


@compiled
def details(box: Box, state: State, out: Numbers) -> int:
    """How each colour stands in each district, who can come there and unload, and who can take somebody away."""
    colours, players = int(box.colours), int(box.players)
    of_a_seat, left = colours // players, time_left(box, state)
    reaches, roomy = 0, 0
    for colour in range(colours):
        reaches |= reach_of(box, state, colour) << colour * PLACES
        roomy |= has_room(state, colour) << colour
    at = SEEN
    for place in range(PLACES):
        if box.in_play[place]:
            compare_in_district(box, state, place, reaches, roomy, left, at, out)
            at += DETAILED * of_a_seat
    return (at - SEEN) // DETAILED


@compiled
def compare_in_district(
    box: Box, state: State, place: int, reaches: int, roomy: int, left: float, begin: int, out: Numbers
) -> None:
    """The details of all colours in one district, from a column on.

    `reaches` holds for each colour the mask of where it can get, `roomy` is the mask of those with room in the trunk.
    """
    colours, players = int(box.colours), int(box.players)
    tile, doubled = int(state.tile[place]), has_doubler(state, place)
    free = spaces_of(box, state, place) - members(occupied(state, place))
    packed, here, riders, near = 0, 0, 0, 0
    for colour in range(colours):
        packed |= strength(int(state.standing[place, colour])) << colour * STRENGTH_BITS
        here |= (state.car[colour] == place) << colour
        riders |= (free > 0 and state.riding[colour] > 0) << colour
        near |= (reaches >> (colour * PLACES + place) & 1) << colour
    unloading, coming, loading = here & riders, near & riders & ~here, here & roomy
    scale = (2.0 if doubled else 1.0 + doublers_left(state)) / LARGE
    at, seat = begin, 0
    for colour in range(colours):
        own = packed >> colour * STRENGTH_BITS & STRENGTH
        count, ahead, in_front, behind = own >> SPACE_BITS, 0, own, 0
        for other in range(colours):
            there = packed >> other * STRENGTH_BITS & STRENGTH
            if there > own:
                in_front = there if ahead == 0 else min(in_front, there)
                ahead += 1
            elif other != colour:
                behind = max(behind, there)
        worth = usual_value(box, tile, ahead) if count > 0 else 0.0
        passed = usual_value(box, tile, ahead + 1) if count > 0 and ahead < colours - 1 else worth
        less = worth_with(box, packed, tile, colour, count - 1) if count > 1 else 0.0
        more = worth_with(box, packed, tile, colour, count + 1) if free > 0 else worth
        rivals = ~own_colours(players, seat)
        is_guarded = here >> colour & 1 and owns(state, colour, Equipment.BODYGUARD)
        out[seat, at] = worth * scale
        out[seat, at + 1] = worth / LARGE
        out[seat, at + 2] = (more - worth) * scale
        out[seat, at + 3] = ((worth_with(box, packed, tile, colour, count + 2) if free > 1 else more) - worth) * scale
        out[seat, at + 4] = (worth - passed) * scale
        out[seat, at + 5] = (worth - less) * scale
        out[seat, at + 6] = min(count, MANY) / MANY
        out[seat, at + 7] = min(count - (behind >> SPACE_BITS), MANY) / MANY if count > 0 else 0.0
        out[seat, at + 8] = min((in_front >> SPACE_BITS) - count, MANY) / MANY
        out[seat, at + 9] = min(free, MANY) / MANY
        out[seat, at + 10] = unloading >> colour & 1
        out[seat, at + 11] = coming >> colour & 1
        out[seat, at + 12] = members(unloading & rivals) / MANY
        out[seat, at + 13] = members(coming & rivals) / MANY
        out[seat, at + 14] = loading >> colour & 1
        out[seat, at + 15] = members(loading & rivals) / MANY if count > 0 and not is_guarded else 0.0
        out[seat, at + 16] = left
        out[seat, at + 17] = doubled
        seat += 1
        if seat == players:
            seat, at = 0, at + DETAILED


@compiled
def own_colours(players: int, seat: int) -> int:
    """Mask of the colours that a player may have: with two players there are two, else nobody has the second."""
    return 1 << seat | 1 << seat + players


@compiled
def worth_with(box: Box, packed: int, tile: int, colour: int, count: int) -> float:
    """What a district would bring a colour with so many gangsters there, if it came first among equals."""
    ahead = 0
    for other in range(box.colours):
        ahead += other != colour and (packed >> other * STRENGTH_BITS & STRENGTH) >> SPACE_BITS > count
    return usual_value(box, tile, ahead)


@compiled
def phase(box: Box, state: State) -> int:
    """The round."""
    return int(state.round_number)


ADDED["gangster", "points_of"] = influence_of
ADDED["gangster", "features"] = features
ADDED["gangster", "details"] = details
ADDED["gangster", "phase"] = phase
