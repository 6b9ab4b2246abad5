"""The Boss (A. Ollier, 2010): its rules, in the order of RULES.md.

A round is five turns; a turn is two decisions, `place` and `play`. All that follows from a decision (police, reckoning,
the next deal) happens within it, so there is always somebody to ask until the game is over.
"""

from omerta.games.the_boss.actions import (
    PLACE_NOTHING,
    PLAY,
    Refusal,
    occasionals_of,
    place_of,
    professionals_of,
)
from omerta.games.the_boss.events import Event
from omerta.games.the_boss.reckoning import best_seats, in_front, money_of, reckon, send_home, serve_time
from omerta.games.the_boss.state import (
    BADGES,
    CHICAGO,
    HAND,
    NOBODY,
    NOTHING,
    OCCASIONALS,
    PROFESSIONALS,
    TURNS,
    Badge,
    Box,
    Stage,
    State,
)
from omerta.kernel.layout import Int16s
from omerta.kernel.luck import Luck, pick
from omerta.kernel.masks import members
from omerta.kernel.narration import Log, tell, whisper
from omerta.kernel.protocol import Returns, share_victory
from omerta.kernel.rulebook import compiled, rule

POLICE_TURN = 4
"""Before anyone acts in this turn a police card is turned."""
LAST_BADGE = 3

# --- setup ------------------------------------------------------------------------------------------------------------


@compiled
def setup(box: Box, state: State, luck: Luck, log: Log) -> None:
    """Deal a new game."""
    state.round_number = 0
    state.last_round = 0
    state.extra_round = 0
    state.winners = 0
    state.earned[:] = 0
    for seat in range(len(state.professionals)):
        playing = seat < box.players
        state.professionals[seat] = PROFESSIONALS if playing else 0
        state.occasionals[seat] = OCCASIONALS if playing else 0
    state.professionals_in[:] = 0
    state.occasionals_in[:] = 0
    state.outside_chicago[:] = 0
    state.leader[:] = NOBODY
    state.most[:] = 0
    state.prison[:] = 0
    state.hospital[:] = 0
    state.shot[:] = 0
    state.spent[:] = 0
    state.banished[:] = 0
    state.hand[:] = NOTHING
    state.hand_size[:] = 0
    state.hidden[:] = NOTHING
    state.order[:] = NOBODY
    shuffle_police(box, state)
    lay_out_row(box, state)
    draw_start_player(box, state, luck)
    tell(log, Event.GAME_BEGAN, box.players, state.start_player)
    begin_round(box, state, luck, log)


@rule("the_boss/row")
def lay_out_row(box: Box, state: State) -> None:
    """The cities lie in the order of their numbers, Chicago second."""
    state.chicago = 1


@rule("the_boss/start-player")
def draw_start_player(box: Box, state: State, luck: Luck) -> None:
    """The first start player is drawn at random."""
    state.start_player = pick(luck, box.players)


@rule("the_boss/hidden-card")
def deal(box: Box, state: State, luck: Luck, log: Log) -> None:
    """One random card of each city goes face down under it; the others are dealt, five to each player."""
    dealt = 0
    for position in range(box.cities):
        city = box.row[position]
        chosen = pick(luck, box.city_cards[city])
        for card in range(box.first_card[city], box.first_card[city + 1]):
            for _ in range(box.card_copies[card]):
                if chosen == 0:
                    state.hidden[city] = card
                else:
                    state.hand[dealt // HAND, dealt % HAND] = card
                    dealt += 1
                chosen -= 1
    for last in range(dealt - 1, 0, -1):
        other = pick(luck, last + 1)
        card = state.hand[last // HAND, last % HAND]
        state.hand[last // HAND, last % HAND] = state.hand[other // HAND, other % HAND]
        state.hand[other // HAND, other % HAND] = card
    for seat in range(box.players):
        state.hand_size[seat] = HAND
        sort_hand(state.hand[seat], HAND)
        tell_hand(box, state, seat, log)


@compiled
def sort_hand(hand: Int16s, size: int) -> None:
    """Hands are kept sorted, so that equal hands are equal bytes."""
    for i in range(1, size):
        card = hand[i]
        j = i
        while j > 0 and hand[j - 1] > card:
            hand[j] = hand[j - 1]
            j -= 1
        hand[j] = card


@rule("the_boss/open-backs")
def tell_hand(box: Box, state: State, seat: int, log: Log) -> None:
    """Everybody sees the backs, the player alone sees the cards."""
    if len(log) == 1:
        return
    for position in range(box.cities):
        city = box.row[position]
        backs = backs_of(box, state, seat, city)
        if backs:
            tell(log, Event.BACKS_DEALT, seat, city, backs)
    for i in range(state.hand_size[seat]):
        whisper(log, seat, Event.CARD_DEALT, seat, state.hand[seat, i])


@rule("the_boss/open-backs")
def backs_of(box: Box, state: State, seat: int, city: int) -> int:
    """How many cards of this city a player holds: everybody can see that."""
    backs = 0
    for i in range(state.hand_size[seat]):
        if box.card_city[state.hand[seat, i]] == city:
            backs += 1
    return backs


# --- a turn -----------------------------------------------------------------------------------------------------------


@compiled
def begin_round(box: Box, state: State, luck: Luck, log: Log) -> None:
    """Shuffle, deal, and let the start player begin."""
    state.round_number += 1
    state.turn = 0
    state.played[:] = NOTHING
    state.played_count[:] = 0
    tell(log, Event.ROUND_BEGAN, state.round_number, state.start_player, state.chicago)
    deal(box, state, luck, log)
    begin_turn(box, state, luck, log)


@rule("the_boss/turn-order")
def begin_turn(box: Box, state: State, luck: Luck, log: Log) -> None:
    """The start player acts first, then the others clockwise; the fifth turn has an order of its own."""
    state.turn += 1
    state.acted = 0
    state.stage = Stage.PLACE
    for i in range(box.players):
        state.order[i] = (state.start_player + i) % box.players
    if state.turn == POLICE_TURN and not state.extra_round:
        turn_police_card(state, luck, log)
    if state.turn == TURNS:
        order_last_turn(box, state)
        for i in range(box.players):
            tell(log, Event.LAST_TURN_ORDER, i + 1, state.order[i], in_front(state, state.order[i]))


@compiled
def acting(state: State) -> int:
    """The player whose turn it is."""
    return int(state.order[state.acted])


@compiled
def awaiting(box: Box, state: State) -> int:
    """Exactly one player at a time, nobody when the game is over."""
    return 0 if state.stage == Stage.OVER else 1 << acting(state)


@compiled
def why_not(box: Box, state: State, seat: int, action: int) -> int:
    """0 if the seat may do this now, else the refusal."""
    if state.stage == Stage.OVER:
        return Refusal.GAME_OVER
    if seat != acting(state):
        return Refusal.NOT_YOUR_LAST_TURN if state.turn == TURNS else Refusal.NOT_YOUR_TURN
    if action >= PLAY:
        return why_not_play(state, seat, action - PLAY)
    if state.stage != Stage.PLACE:
        return Refusal.ALREADY_PLACED
    if action == PLACE_NOTHING:
        return 0
    return why_not_place(box, state, seat, place_of(action), professionals_of(action), occasionals_of(action))


@rule("the_boss/place-one-city")
def why_not_place(box: Box, state: State, seat: int, place: int, professionals: int, occasionals: int) -> int:
    """Any number of one's gangsters, into one city, once a turn."""
    if not box.in_play[place]:
        return Refusal.CITY_NOT_IN_PLAY
    if professionals + occasionals == 0:
        return Refusal.PLACES_NOBODY
    if is_banished(state, place, seat):
        return Refusal.IS_BANISHED
    if professionals > state.professionals[seat]:
        return Refusal.TOO_FEW_PROFESSIONALS
    if occasionals > state.occasionals[seat]:
        return Refusal.TOO_FEW_OCCASIONALS
    if place == CHICAGO and not may_enter_chicago(state, seat):
        return Refusal.CHICAGO_TOO_SOON
    if occasionals > 0 and not occasionals_have_company(state, place, seat, professionals):
        return Refusal.OCCASIONALS_ALONE
    if professionals + occasionals < needed_to_lead(state, place, seat):
        return Refusal.NO_MAJORITY
    return 0


@rule("the_boss/place-majority")
def needed_to_lead(state: State, place: int, seat: int) -> int:
    """How many gangsters the player must add, at least, to have strictly more there than every other player."""
    if state.leader[place] == seat:
        return 1
    return int(state.most[place] - state.professionals_in[place, seat] - state.occasionals_in[place, seat]) + 1


@rule("the_boss/place-occasionals")
def occasionals_have_company(state: State, place: int, seat: int, professionals: int) -> bool:
    """Occasionals come together with, or stand next to, an own professional."""
    return professionals > 0 or bool(state.professionals_in[place, seat] > 0)


@rule("the_boss/place-chicago")
def may_enter_chicago(state: State, seat: int) -> bool:
    """Only with a gangster in another city this round."""
    return bool(state.outside_chicago[seat] > 0)


@rule("the_boss/place-banished")
def is_banished(state: State, place: int, seat: int) -> bool:
    """Never into a city from which the player is banished."""
    return bool(state.banished[place, seat])


@rule("the_boss/place-one-city", "the_boss/place-final")
def place_gangsters(state: State, seat: int, place: int, professionals: int, occasionals: int, log: Log) -> None:
    """They stay until the end of the round; nothing takes them back."""
    state.professionals[seat] -= professionals
    state.occasionals[seat] -= occasionals
    state.professionals_in[place, seat] += professionals
    state.occasionals_in[place, seat] += occasionals
    state.leader[place] = seat
    state.most[place] = state.professionals_in[place, seat] + state.occasionals_in[place, seat]
    if place != CHICAGO:
        state.outside_chicago[seat] += professionals + occasionals
    tell(log, Event.PLACED, seat, place, professionals, occasionals)


@rule("the_boss/play-card")
def why_not_play(state: State, seat: int, card: int) -> int:
    """Any card of one's hand, once it is settled whom one places."""
    if state.stage != Stage.PLAY:
        return Refusal.PLACE_FIRST
    for i in range(state.hand_size[seat]):
        if state.hand[seat, i] == card:
            return 0
    return Refusal.NOT_IN_HAND


@rule("the_boss/play-card")
def play_card(box: Box, state: State, seat: int, card: int, log: Log) -> None:
    """Face up to its city, on top of those played before."""
    size = state.hand_size[seat] - 1
    i = 0
    while state.hand[seat, i] != card:
        i += 1
    for j in range(i, size):
        state.hand[seat, j] = state.hand[seat, j + 1]
    state.hand[seat, size] = NOTHING
    state.hand_size[seat] = size
    city = box.card_city[card]
    state.played[city, state.played_count[city]] = card
    state.played_count[city] += 1
    tell(log, Event.PLAYED, seat, card)


@compiled
def apply(box: Box, state: State, seat: int, action: int, luck: Luck, log: Log) -> None:
    """Carry out a decision and all that follows from it."""
    if action == PLACE_NOTHING:
        tell(log, Event.PLACED_NOTHING, seat)
        state.stage = Stage.PLAY
    elif action < PLAY:
        place_gangsters(state, seat, place_of(action), professionals_of(action), occasionals_of(action), log)
        state.stage = Stage.PLAY
    else:
        play_card(box, state, seat, action - PLAY, log)
        state.stage = Stage.PLACE
        state.acted += 1
        if state.acted == box.players:
            if state.turn < TURNS:
                begin_turn(box, state, luck, log)
            else:
                end_round(box, state, luck, log)


# --- rhythm of a round ------------------------------------------------------------------------------------------------


@rule("the_boss/police")
def shuffle_police(box: Box, state: State) -> None:
    """The police cards are shuffled once. Their order exists for nobody: one is drawn when it is turned."""
    state.police_turned[:] = NOTHING
    state.police_count = 0
    for badge in range(BADGES):
        state.police_left[badge] = box.police[badge]


@rule("the_boss/police")
def turn_police_card(state: State, luck: Luck, log: Log) -> None:
    """One card is turned and stays open; a third badge of one colour makes this the last round."""
    left = 0
    for badge in range(BADGES):
        left += state.police_left[badge]
    drawn = pick(luck, left)
    badge = 0
    while drawn >= state.police_left[badge]:
        drawn -= state.police_left[badge]
        badge += 1
    state.police_left[badge] -= 1
    state.police_turned[state.police_count] = badge
    state.police_count += 1
    gold, silver = badges_open(state, Badge.GOLD), badges_open(state, Badge.SILVER)
    tell(log, Event.POLICE_TURNED, badge, gold, silver)
    if gold >= LAST_BADGE or silver >= LAST_BADGE:
        state.last_round = 1
        tell(log, Event.LAST_ROUND, state.round_number)


@rule("the_boss/police")
def badges_open(state: State, colour: int) -> int:
    """Badges of a colour on the open cards; the double card counts for both."""
    badges = 0
    for i in range(state.police_count):
        if state.police_turned[i] == colour or state.police_turned[i] == Badge.DOUBLE:
            badges += 1
    return badges


@rule("the_boss/last-turn-order")
def order_last_turn(box: Box, state: State) -> None:
    """On the fifth turn whoever has most gangsters in front acts first; ties clockwise from the start player."""
    for i in range(1, box.players):
        seat = state.order[i]
        j = i
        while j > 0 and in_front(state, state.order[j - 1]) < in_front(state, seat):
            state.order[j] = state.order[j - 1]
            j -= 1
        state.order[j] = seat


# --- between the rounds -----------------------------------------------------------------------------------------------


@compiled
def end_round(box: Box, state: State, luck: Luck, log: Log) -> None:
    """Settle the round; then the next one begins, or the game is over."""
    serve_time(box, state, log)
    reckon(box, state, log)
    send_home(box, state)
    if not (state.last_round or state.extra_round):
        next_round(box, state, luck, log)
        return
    best = best_seats(box, state)
    if best & (best - 1) and not state.extra_round:
        play_extra_round(box, state, best, luck, log)
    else:
        end_game(box, state, best, log)


@rule("the_boss/chicago-moves")
def move_chicago(box: Box, state: State, log: Log) -> None:
    """One place to the right, until it is rightmost."""
    if state.chicago < box.cities:
        state.chicago += 1
        tell(log, Event.CHICAGO_MOVED, state.chicago)


@rule("the_boss/start-player")
def next_round(box: Box, state: State, luck: Luck, log: Log) -> None:
    """The stone passes clockwise and Chicago moves before the cards are dealt anew."""
    state.start_player = (state.start_player + 1) % box.players
    move_chicago(box, state, log)
    begin_round(box, state, luck, log)


# --- end --------------------------------------------------------------------------------------------------------------


@rule("the_boss/tie-extra-round")
def play_extra_round(box: Box, state: State, level: int, luck: Luck, log: Log) -> None:
    """An ordinary round for all players, without police; it decides, or the victory is shared."""
    state.extra_round = 1
    tell(log, Event.EXTRA_ROUND, members(level))
    next_round(box, state, luck, log)


@rule("the_boss/winner")
def end_game(box: Box, state: State, best: int, log: Log) -> None:
    """Most money wins."""
    state.stage = Stage.OVER
    state.winners = best
    for seat in range(box.players):
        if best >> seat & 1:
            tell(log, Event.GAME_WON, seat, money_of(state, seat), members(best))


@compiled
def returns(box: Box, state: State, out: Returns) -> None:
    """The winner takes all; who is level shares."""
    share_victory(int(state.winners), out)
