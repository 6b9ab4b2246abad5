"""Gangster: the Day of Reckoning, and what decides the game. In the order of RULES.md."""

from omerta.games.gangster.driving import owner_of
from omerta.games.gangster.events import SPACE_BITS, Event
from omerta.games.gangster.state import COLOURS, PLACES, QUESTION, ROUNDS, Box, State
from omerta.kernel.luck import Luck, pick
from omerta.kernel.masks import above_highest, member, members
from omerta.kernel.narration import Log, tell
from omerta.kernel.rulebook import compiled, rule


@rule("gangster/casino")
def draw_casino_card(state: State, luck: Luck) -> int:
    """Its number stands for every "?" of this day; the card leaves the game."""
    card = member(int(state.casino_left), pick(luck, members(int(state.casino_left))))
    state.casino_left = int(state.casino_left) & ~(1 << card)
    state.casino_drawn[state.round_number - 1] = card + 1
    return card + 1


@rule("gangster/casino")
def reckon(box: Box, state: State, seat: int, luck: Luck, log: Log) -> None:
    """The player who caused it draws the casino card, then district by district is settled."""
    casino = draw_casino_card(state, luck)
    tell(log, Event.RECKONING_BEGAN, seat, state.round_number, casino)
    for place in range(PLACES):
        if box.in_play[place]:
            settle_district(box, state, place, casino, log)
        for colour in range(COLOURS):
            state.settled[place, colour] = state.standing[place, colour]
    state.settled_doubled = state.doubled
    for player in range(box.players):
        points = points_of_round(box, state, player, int(state.round_number) - 1)
        tell(log, Event.EARNED, player, points, influence_of(box, state, player))


@rule("gangster/score-order")
def strength(standing: int) -> int:
    """Gangsters of a colour in a district: their number counts, then the rank of the highest. 0 without any."""
    return members(standing) << SPACE_BITS | above_highest(standing)


@rule("gangster/score-order")
def settle_district(box: Box, state: State, place: int, casino: int, log: Log) -> None:
    """The strongest colour gets the first value, the next the second, and so on, as long as there are values."""
    factor = 2 if has_doubler(state, place) else 1
    tell(log, Event.DISTRICT_SETTLED, place, state.tile[place], factor)
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
        points = factor * value_at(box, int(state.tile[place]), position, casino)
        state.earned[state.round_number - 1, best] += points
        tell(log, Event.SCORED, owner_of(box, best), best, most, points)


@rule("gangster/score-order", "gangster/casino")
def value_at(box: Box, tile: int, position: int, casino: int) -> int:
    """The value of a tile for this position; a "?" is the casino number, and behind the last value there is nothing."""
    if position >= box.tile_value_count[tile]:
        return 0
    value = int(box.tile_values[tile, position])
    return casino if value == QUESTION else value


@rule("gangster/score-doubler")
def has_doubler(state: State, place: int) -> bool:
    """A doubler doubles all values of its district."""
    return bool(state.doubled >> place & 1)


@rule("gangster/two-players")
def points_of_round(box: Box, state: State, seat: int, which: int) -> int:
    """Influence a player has won on a Day of Reckoning, with all his colours."""
    points = 0
    for colour in range(box.colours):
        if owner_of(box, colour) == seat:
            points += int(state.earned[which, colour])
    return points


@compiled
def influence_of(box: Box, state: State, seat: int) -> int:
    """All the influence of a player."""
    influence = 0
    for which in range(ROUNDS):
        influence += points_of_round(box, state, seat, which)
    return influence


@rule("gangster/game-end")
def best_seats(box: Box, state: State) -> int:
    """Bit mask of those with the most influence."""
    best, most = 0, -1
    for seat in range(box.players):
        influence = influence_of(box, state, seat)
        if influence > most:
            best, most = 0, influence
        if influence == most:
            best |= 1 << seat
    return best
