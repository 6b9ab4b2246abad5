"""The Boss: what a position promises. Hidden cards are those of the world that the bot imagines."""

from omerta.bots.judging import Numbers
from omerta.games.the_boss.reckoning import in_front, last_played_sum, money_of
from omerta.games.the_boss.state import CHICAGO, TURNS, Box, Penalty, Stage, State
from omerta.kernel.protocol import ADDED
from omerta.kernel.rulebook import compiled

FEATURES = (
    "money",
    "money_in_last_round",
    "to_win",
    "to_win_in_last_round",
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
)
BY_HAND = (1.0, 1.0, 0.9, 1.0, 0.9, -1.6, -1.0, -0.5, -0.6, 1.2, -0.6, 0.5, 0.12, -0.4, 0.1)
"""Weights that a player would give: money counts most, losing people hurts, people still to be placed are chances."""


@compiled
def features(box: Box, state: State, seat: int, out: Numbers) -> None:
    """Money won and about to be won, people lost and left."""
    out[:] = 0
    money = money_of(state, seat) / 4.0
    last = bool(state.last_round or state.extra_round)
    out[1 if last else 0] = money
    settled = state.stage == Stage.OVER
    for position in range(box.cities):
        city = box.row[position]
        if state.leader[city] == seat and not settled:
            card = state.hidden[city]
            out[14] += 1
            penalty = box.card_penalty[card]
            if penalty == Penalty.NONE:
                out[3 if last else 2] += box.card_money[card] / 4.0
            elif penalty == Penalty.REVOLVER:
                out[5] += 1
            elif penalty == Penalty.PRISON:
                out[6] += 1
            elif penalty == Penalty.HOSPITAL:
                out[7] += 1
            else:
                out[8] += 1
        out[13] += state.banished[city, seat]
    if state.leader[CHICAGO] == seat and not settled:
        out[4] = last_played_sum(box, state) // 2 / 4.0
    away = state.prison[seat, 0] + state.prison[seat, 1] + state.hospital[seat]
    if not last:
        out[9] = 6 - state.shot[seat] - away
        out[10] = away
        out[11] = 3 - state.spent[seat] - occasionals_placed(state, seat)
    out[12] = in_front(state, seat) * (TURNS + 1 - state.turn) / 5.0


@compiled
def occasionals_placed(state: State, seat: int) -> int:
    """Those who will have left the game when the round is over."""
    return int(state.occasionals_in[:, seat].sum())


@compiled
def phase(box: Box, state: State) -> int:
    """The round."""
    return int(state.round_number)


ADDED["the_boss", "features"] = features
ADDED["the_boss", "phase"] = phase
