"""The Boss: the reckoning at the end of a round, and what decides the game. In the order of RULES.md."""

from omerta.games.the_boss.events import Event
from omerta.games.the_boss.state import CHICAGO, NOBODY, PLACES, Box, Penalty, State
from omerta.kernel.narration import Log, tell
from omerta.kernel.rulebook import compiled, rule


@rule("the_boss/row")
def place_at(box: Box, state: State, position: int) -> int:
    """What lies at this position of the row, counted from the left."""
    if position == state.chicago:
        return CHICAGO
    return int(box.row[position if position < state.chicago else position - 1])


@rule("the_boss/prison", "the_boss/hospital")
def serve_time(box: Box, state: State, log: Log) -> None:
    """Who has sat out his time stands in front of his owner again when the round ends."""
    for seat in range(box.players):
        freed, healed = state.prison[seat, 0], state.hospital[seat]
        state.professionals[seat] += freed + healed
        state.prison[seat, 0] = state.prison[seat, 1]
        state.prison[seat, 1] = 0
        state.hospital[seat] = 0
        if freed + healed > 0:
            tell(log, Event.CAME_BACK, seat, freed, healed)


@rule("the_boss/reckoning-order")
def reckon(box: Box, state: State, log: Log) -> None:
    """City by city from the left, Chicago at its place."""
    for position in range(box.cities + 1):
        place = place_at(box, state, position)
        if place == CHICAGO:
            pay_chicago(box, state, log)
        else:
            win_city(box, state, place, log)


@rule("the_boss/win-city")
def win_city(box: Box, state: State, city: int, log: Log) -> None:
    """The hidden card is turned up, and whoever has most gangsters takes it."""
    card = state.hidden[city]
    tell(log, Event.HIDDEN_TURNED_UP, card)
    winner = int(state.leader[city])
    if winner == NOBODY:
        tell(log, Event.NOBODY_WON, city)
        return
    penalty = box.card_penalty[card]
    if penalty == Penalty.NONE:
        win_money(state, winner, box.card_money[card])
        tell(log, Event.MONEY_WON, winner, city, box.card_money[card])
    elif penalty == Penalty.REVOLVER:
        shoot(state, city, winner, log)
    elif penalty == Penalty.PRISON:
        imprison(state, city, winner, log)
    elif penalty == Penalty.HOSPITAL:
        hospitalise(state, city, winner, log)
    else:
        banish(state, city, winner, log)


@rule("the_boss/money")
def win_money(state: State, seat: int, money: int) -> None:
    """Money is scored, without upper limit."""
    state.earned[state.round_number - 1, seat] += money


@rule("the_boss/revolver")
def shoot(state: State, city: int, seat: int, log: Log) -> None:
    """One professional leaves the game."""
    state.professionals_in[city, seat] -= 1
    state.shot[seat] += 1
    tell(log, Event.SHOT, seat, city)


@rule("the_boss/prison")
def imprison(state: State, city: int, seat: int, log: Log) -> None:
    """One professional sits out the next two rounds."""
    state.professionals_in[city, seat] -= 1
    state.prison[seat, 1] += 1
    tell(log, Event.IMPRISONED, seat, city)


@rule("the_boss/hospital")
def hospitalise(state: State, city: int, seat: int, log: Log) -> None:
    """One professional sits out the next round."""
    state.professionals_in[city, seat] -= 1
    state.hospital[seat] += 1
    tell(log, Event.HOSPITALISED, seat, city)


@rule("the_boss/banished")
def banish(state: State, city: int, seat: int, log: Log) -> None:
    """The player may never again place in this city."""
    state.banished[city, seat] = 1
    tell(log, Event.BANISHED, seat, city)


@rule("the_boss/chicago-payout")
def last_played_sum(box: Box, state: State) -> int:
    """The top cards of the cities to the left of Chicago; penalties, and cities without a card, count 0."""
    total = 0
    for position in range(state.chicago):
        city = box.row[position]
        if state.played_count[city] > 0:
            total += box.card_money[state.played[city, state.played_count[city] - 1]]
    return int(total)


@rule("the_boss/chicago-payout")
def pay_chicago(box: Box, state: State, log: Log) -> None:
    """The leader of Chicago gets half of the sum, rounded down; the other half is lost."""
    total = last_played_sum(box, state)
    leader = int(state.leader[CHICAGO])
    if leader == NOBODY:
        tell(log, Event.CHICAGO_UNLED, total)
    else:
        win_money(state, leader, total // 2)
        tell(log, Event.CHICAGO_PAID, leader, total, total // 2)


@rule("the_boss/return")
def send_home(box: Box, state: State) -> None:
    """Professionals return to their owners; occasionals placed this round leave the game."""
    for place in range(PLACES):
        state.leader[place] = NOBODY
        state.most[place] = 0
        for seat in range(box.players):
            state.professionals[seat] += state.professionals_in[place, seat]
            state.spent[seat] += state.occasionals_in[place, seat]
            state.professionals_in[place, seat] = 0
            state.occasionals_in[place, seat] = 0
    state.outside_chicago[:] = 0


@rule("the_boss/winner")
def money_of(state: State, seat: int) -> int:
    """All the money a player has won."""
    return int(state.earned[:, seat].sum())


@rule("the_boss/tie-last-round")
def money_of_last_round(state: State, seat: int) -> int:
    """What the player won in this round, Chicago included."""
    return int(state.earned[state.round_number - 1, seat])


@rule("the_boss/tie-gangsters")
def gangsters_of(state: State, seat: int) -> int:
    """Those with whom the player would begin another round."""
    return in_front(state, seat)


@compiled
def criterion(state: State, seat: int, which: int) -> int:
    """What decides the game: money, then the last round, then gangsters."""
    if which == 0:
        return money_of(state, seat)
    if which == 1:
        return money_of_last_round(state, seat)
    return gangsters_of(state, seat)


@rule("the_boss/winner", "the_boss/tie-last-round", "the_boss/tie-gangsters")
def best_seats(box: Box, state: State) -> int:
    """Bit mask of those whom no criterion puts behind another."""
    best = (1 << int(box.players)) - 1
    for which in range(3):
        highest = -1
        for seat in range(box.players):
            if best >> seat & 1:
                highest = max(highest, criterion(state, seat, which))
        for seat in range(box.players):
            if best >> seat & 1 and criterion(state, seat, which) < highest:
                best ^= 1 << seat
    return best


@compiled
def in_front(state: State, seat: int) -> int:
    """Gangsters of both kinds that could still be placed."""
    return int(state.professionals[seat] + state.occasionals[seat])
