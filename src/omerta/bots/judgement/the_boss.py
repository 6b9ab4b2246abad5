"""The Boss: what a position promises. Hidden cards are those of the world that the bot imagines."""

from omerta.bots.judging import Numbers, no_details
from omerta.games.the_boss.reckoning import in_front, last_played_sum, money_of
from omerta.games.the_boss.state import (
    CHICAGO,
    NOBODY,
    OCCASIONALS,
    PLACES,
    PROFESSIONALS,
    ROUNDS,
    TURNS,
    Box,
    Penalty,
    State,
)
from omerta.kernel.protocol import ADDED
from omerta.kernel.rulebook import compiled

STAGES = ("first_round", "second_round", "later_rounds", "last_round")
FEATURES = (
    "money",
    "to_win",
    "to_win_surely",
    "chicago",
    "revolvers",
    "prisons",
    "hospitals",
    "banishments",
    "professionals",
    "professionals_away",
    "occasionals",
    "in_front_now",
    "banished_cities",
    "cities_led",
    "turns_to_come",
)
DETAILS: tuple[str, ...] = ()
THINGS, MOST_THINGS = "", 0
BY_HAND = (
    (0.9, 0.2, 0.6, 0.5, -1.2, -0.8, -0.4, -0.3, 1.0, 0.5, 0.2, 0.1, -0.3, 0.1, 0.0),
    (0.9, 0.3, 0.7, 0.5, -1.0, -0.7, -0.4, -0.3, 1.0, 0.5, 0.2, 0.1, -0.2, 0.1, 0.0),
    (1.2, 0.5, 0.7, 0.8, -0.6, -0.5, -0.4, -0.3, 0.7, 0.3, 0.2, 0.3, -0.1, 0.1, 0.0),
    (2.5, 1.5, 1.0, 2.5, -0.3, -0.3, -0.3, -0.1, 0.0, 0.0, 0.0, 1.5, 0.0, 0.0, 0.0),
)
"""Weights that a player would give: money counts most, losing people hurts, people still to be placed are chances."""
LAST = len(STAGES) - 1


@compiled
def features(box: Box, state: State, out: Numbers) -> int:
    """Money won and about to be won, people lost and left."""
    out[:] = 0
    for seat in range(box.players):
        away = state.prison[seat, 0] + state.prison[seat, 1] + state.hospital[seat]
        for which in range(ROUNDS):
            out[seat, 0] += state.earned[which, seat] / 4.0
        out[seat, 8] = PROFESSIONALS - state.shot[seat] - away
        out[seat, 9] = away
        out[seat, 10] = OCCASIONALS - state.spent[seat]
        for place in range(PLACES):
            out[seat, 10] -= state.occasionals_in[place, seat]
        out[seat, 11] = in_front(state, seat) * (TURNS + 1 - state.turn) / 5.0
        out[seat, 14] = TURNS - state.turn
    for i in range(state.acted, box.players):
        out[state.order[i], 14] += 1
    for position in range(box.cities):
        city = box.row[position]
        for seat in range(box.players):
            out[seat, 12] += state.banished[city, seat]
        if state.leader[city] != NOBODY:
            look_at_city(box, state, city, out[state.leader[city]])
    if state.leader[CHICAGO] != NOBODY:
        out[state.leader[CHICAGO], 3] = last_played_sum(box, state) // 2 / 4.0
    if state.last_round or state.extra_round:
        return LAST
    return min(int(state.round_number), LAST) - 1


@compiled
def look_at_city(box: Box, state: State, city: int, out: Numbers) -> None:
    """What the leader of a city would win there now."""
    card = state.hidden[city]
    penalty = box.card_penalty[card]
    out[13] += 1
    if penalty == Penalty.NONE:
        out[1] += box.card_money[card] / 4.0
        out[2] += box.card_money[card] / 4.0 * state.turn / TURNS
    elif penalty == Penalty.REVOLVER:
        out[4] += 1
    elif penalty == Penalty.PRISON:
        out[5] += 1
    elif penalty == Penalty.HOSPITAL:
        out[6] += 1
    else:
        out[7] += 1


@compiled
def phase(box: Box, state: State) -> int:
    """The round."""
    return int(state.round_number)


@compiled
def points_of(box: Box, state: State, seat: int) -> int:
    """Money."""
    return money_of(state, seat)


ADDED["the_boss", "features"] = features
ADDED["the_boss", "details"] = no_details
ADDED["the_boss", "phase"] = phase
ADDED["the_boss", "points_of"] = points_of
