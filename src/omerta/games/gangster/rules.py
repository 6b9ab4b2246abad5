"""Gangster (T. Gimmler, 2007): its rules, in the order of RULES.md.

A turn begins with one decision: to drive, to load, to aim across a road, or to unload. Where it applies, small ones
follow: whom to load there, a second one through the door, then push, dump, take equipment. All that follows by itself
(cards, district card, doubler, reckoning, the next round) happens within the last of them.
"""

from omerta.games.gangster.actions import (
    AIM,
    BLOCK,
    DUMP,
    DUMP_NOTHING,
    LOAD,
    PUSH,
    PUSH_NOTHING,
    TAKE,
    UNLOAD,
    UNLOAD_NOTHING,
    UNLOAD_OWN,
    Refusal,
    card_of,
    destination_of,
    motor_of,
)
from omerta.games.gangster.choices import can_act
from omerta.games.gangster.driving import drive, may_push, owner_of, push, why_not_drive, why_not_push
from omerta.games.gangster.events import Event
from omerta.games.gangster.harbour import (
    draw_equipment,
    dump,
    has_stopped,
    kinds_to_take,
    may_dump,
    refill,
    take_equipment,
    why_not_take,
)
from omerta.games.gangster.loading import (
    TURNS_WITHOUT_DRIVE,
    load,
    may_unload_second,
    must_drive,
    unload,
    why_not_aim,
    why_not_load,
    why_not_unload,
)
from omerta.games.gangster.reckoning import best_seats, influence_of, reckon
from omerta.games.gangster.state import (
    ALL_CARDS,
    CASINO,
    COLOURS,
    DOUBLERS,
    KINDS,
    NOBODY,
    NOTHING,
    NOWHERE,
    PLACES,
    ROUNDS,
    Box,
    Stage,
    State,
)
from omerta.kernel.luck import Luck, pick
from omerta.kernel.masks import member, members
from omerta.kernel.narration import Log, tell
from omerta.kernel.protocol import Returns, share_victory
from omerta.kernel.rulebook import compiled, rule

FIRST_GANGSTERS, SECOND_GANGSTERS, THIRD_GANGSTERS = 9, 6, 5

# --- setup ------------------------------------------------------------------------------------------------------------


@compiled
def setup(box: Box, state: State, luck: Luck, log: Log) -> None:
    """Deal a new game."""
    state.stage = Stage.ACT
    state.round_number = 0
    state.colour = NOBODY
    state.aimed = NOWHERE
    state.winners = 0
    state.standing[:] = 0
    state.trunk[:] = 0
    state.dumped[:] = 0
    state.settled[:] = 0
    state.settled_doubled = 0
    lay_out_cards(box, state)
    start = draw_first_player(box, luck)
    tell(log, Event.GAME_BEGAN, box.players, start)
    lay_out_equipment(box, state, start, luck, log)
    deal_tiles(box, state, luck, log)
    take_gangsters(box, state, FIRST_GANGSTERS)
    place_first_gangsters(box, state, start, luck, log)
    begin_round(box, state, start, luck, log)
    pass_turn(box, state, start, luck, log)


@rule("gangster/setup-cards")
def lay_out_cards(box: Box, state: State) -> None:
    """All movement cards face up, no influence, all casino cards in their pile."""
    for colour in range(COLOURS):
        state.cards[colour] = ALL_CARDS if colour < box.colours else 0
    state.earned[:] = 0
    state.casino_left = (1 << CASINO) - 1
    state.casino_drawn[:] = 0


@rule("gangster/first-player")
def draw_first_player(box: Box, luck: Luck) -> int:
    """The start player is drawn at random."""
    return pick(luck, box.players)


@rule("gangster/setup-equipment")
def lay_out_equipment(box: Box, state: State, start: int, luck: Luck, log: Log) -> None:
    """Three tiles lie open at Gold Coast, then each colour draws one into its left slot."""
    state.equipment[:] = NOTHING
    for kind in range(KINDS):
        state.equipment_supply[kind] = box.equipment_copies[kind]
        state.equipment_open[kind] = 0
        state.equipment_gone[kind] = 0
    refill(state, luck, log)
    for i in range(box.colours):
        colour = (start + i) % int(box.colours)
        if state.equipment_supply.sum() > 0:
            kind = draw_equipment(state, luck)
            state.equipment[colour, 0] = kind
            tell(log, Event.EQUIPMENT_DEALT, owner_of(box, colour), colour, kind)


@rule("gangster/setup-tiles")
def deal_tiles(box: Box, state: State, luck: Luck, log: Log) -> None:
    """Each district gets a random tile; the rest is not needed."""
    left = (1 << int(box.tiles)) - 1
    for place in range(PLACES):
        state.tile[place] = NOTHING
        if box.in_play[place]:
            tile = member(left, pick(luck, members(left)))
            left ^= 1 << tile
            state.tile[place] = tile
            tell(log, Event.TILE_DEALT, place, tile)


@rule("gangster/setup-gangsters")
def take_gangsters(box: Box, state: State, gangsters: int) -> None:
    """Nine of each colour at first, six more before round 2, five more before round 3, into the car."""
    for colour in range(COLOURS):
        if state.round_number == 0:
            state.riding[colour] = 0
        if colour < box.colours:
            state.riding[colour] += gangsters


@rule("gangster/setup-start")
def place_first_gangsters(box: Box, state: State, start: int, luck: Luck, log: Log) -> None:
    """In turn order each colour draws two districts: a gangster on the first space of both, the car in the first."""
    left = int(box.district_cards)
    state.car[:] = NOWHERE
    for i in range(box.colours):
        colour = (start + i) % int(box.colours)
        first = member(left, pick(luck, members(left)))
        left ^= 1 << first
        second = member(left, pick(luck, members(left)))
        left ^= 1 << second
        state.car[colour] = first
        state.standing[first, colour] = 1
        state.standing[second, colour] = 1
        state.riding[colour] -= 2
        tell(log, Event.START_DEALT, owner_of(box, colour), colour, first, second)


@compiled
def begin_round(box: Box, state: State, start: int, luck: Luck, log: Log) -> None:
    """Doublers, deck and the first doubler."""
    state.round_number += 1
    state.idle = 0
    tell(log, Event.ROUND_BEGAN, state.round_number, start)
    make_district_deck(box, state, luck, log)


@rule("gangster/setup-first-doubler")
def make_district_deck(box: Box, state: State, luck: Luck, log: Log) -> None:
    """One district of all gets the first doubler; then the police are shuffled into the rest."""
    state.doubled = 0
    state.deck = box.district_cards
    state.police_left = 0
    state.police_drawn = 0
    draw_district_card(state, luck, log)
    state.police_left = box.police


# --- a turn -----------------------------------------------------------------------------------------------------------


@compiled
def awaiting(box: Box, state: State) -> int:
    """Exactly one player at a time, nobody when the game is over."""
    return 0 if state.stage == Stage.OVER else 1 << int(state.acting)


@compiled
def why_not(box: Box, state: State, seat: int, action: int) -> int:
    """0 if the seat may do this now, else the refusal."""
    if state.stage == Stage.OVER:
        return Refusal.GAME_OVER
    if seat != state.acting:
        return Refusal.NOT_YOUR_TURN
    if action >= PUSH:
        return why_not_step(box, state, action)
    hand = action // BLOCK
    refusal = why_not_colour(box, seat, hand)
    if refusal:
        return refusal
    return why_not_act(box, state, hand if box.players == 2 else seat, action % BLOCK)


@rule("gangster/two-players")
def why_not_colour(box: Box, seat: int, hand: int) -> int:
    """With two players a turn is made with either of one's two colours; with more, everybody has one."""
    if box.players > 2:
        return 0 if hand == 0 else Refusal.ONE_COLOUR_EACH
    return 0 if owner_of(box, hand) == seat else Refusal.NOT_YOUR_COLOUR


@rule("gangster/turn-one-action")
def why_not_act(box: Box, state: State, colour: int, step: int) -> int:
    """A turn is one drive, or one gangster in or out."""
    if state.stage == Stage.LOAD and colour == state.colour and LOAD <= step < AIM:
        return why_not_load(box, state, colour, int(state.aimed), step - LOAD)
    if state.stage == Stage.UNLOAD and colour == state.colour and step == UNLOAD_OWN:
        return 0
    if state.stage != Stage.ACT:
        return decide_first(state)
    if step < LOAD:
        return why_not_drive(box, state, colour, card_of(step), motor_of(step), destination_of(step))
    if must_drive(box, state):
        return Refusal.MUST_DRIVE
    if step < AIM:
        return why_not_load(box, state, colour, int(state.car[colour]), step - LOAD)
    if step < UNLOAD_OWN:
        return why_not_aim(box, state, colour, step - AIM)
    if step == UNLOAD_OWN:
        return why_not_unload(box, state, colour, colour)
    return Refusal.NOT_IN_TRUNK if step - UNLOAD == colour else why_not_unload(box, state, colour, step - UNLOAD)


@compiled
def decide_first(state: State) -> int:
    """The refusal of all that does not answer the question of the present step."""
    if state.stage == Stage.UNLOAD:
        return Refusal.UNLOAD_FIRST
    if state.stage == Stage.LOAD:
        return Refusal.LOAD_FIRST
    if state.stage == Stage.PUSH:
        return Refusal.PUSH_FIRST
    return Refusal.DUMP_FIRST if state.stage == Stage.DUMP else Refusal.TAKE_FIRST


@compiled
def why_not_step(box: Box, state: State, action: int) -> int:
    """Pushing, dumping, taking and declining, each only when it is asked."""
    colour = int(state.colour)
    if action == UNLOAD_NOTHING:
        if state.stage == Stage.UNLOAD:
            return 0
        return Refusal.NO_SECOND if state.stage == Stage.ACT else decide_first(state)
    if action <= PUSH_NOTHING:
        if state.stage == Stage.PUSH:
            return (
                0
                if action == PUSH_NOTHING
                else why_not_push(box, state, (action - PUSH) // PLACES, (action - PUSH) % PLACES)
            )
        return Refusal.NOTHING_TO_PUSH if state.stage == Stage.ACT else decide_first(state)
    if action < TAKE:
        if state.stage == Stage.DUMP:
            return 0
        return Refusal.NOT_JUST_STOPPED if state.stage == Stage.ACT else decide_first(state)
    if state.stage == Stage.TAKE:
        return why_not_take(state, colour, action - TAKE)
    return Refusal.NOT_TAKING if state.stage == Stage.ACT else decide_first(state)


@compiled
def apply(box: Box, state: State, seat: int, action: int, luck: Luck, log: Log) -> None:
    """Carry out a decision and all that follows from it."""
    if action >= PUSH:
        carry_out_step(box, state, seat, action, luck, log)
        return
    colour = action // BLOCK if box.players == 2 else seat
    step = action % BLOCK
    state.colour = colour
    if step < LOAD:
        drive(box, state, colour, card_of(step), motor_of(step), destination_of(step), log)
        settle_drive(box, state, seat, Stage.PUSH, luck, log)
    elif step < AIM:
        place = int(state.aimed) if state.stage == Stage.LOAD else int(state.car[colour])
        load(box, state, colour, place, step - LOAD, log)
        end_turn_at_rest(box, state, seat, luck, log)
    elif step < UNLOAD_OWN:
        state.aimed = step - AIM
        state.stage = Stage.LOAD
        tell(log, Event.AIMED, seat, colour, step - AIM)
    else:
        unload(box, state, colour, colour if step == UNLOAD_OWN else step - UNLOAD, log)
        first = state.stage == Stage.ACT and step == UNLOAD_OWN
        if first and may_unload_second(box, state, colour):
            state.stage = Stage.UNLOAD
        else:
            end_turn_at_rest(box, state, seat, luck, log)


@compiled
def carry_out_step(box: Box, state: State, seat: int, action: int, luck: Luck, log: Log) -> None:
    """The answer to a question in the course of a turn."""
    colour = int(state.colour)
    if action == UNLOAD_NOTHING:
        tell(log, Event.UNLOADED_NOTHING, seat, colour)
        end_turn_at_rest(box, state, seat, luck, log)
    elif action >= TAKE:
        take_equipment(box, state, colour, action - TAKE, log)
        refill(state, luck, log)
        end_turn(box, state, seat, luck, log)
    elif action > PUSH_NOTHING:
        if action == DUMP:
            dump(box, state, colour, log)
        elif action == DUMP_NOTHING:
            tell(log, Event.DUMPED_NOTHING, seat, colour)
        settle_drive(box, state, seat, Stage.TAKE, luck, log)
    else:
        if action == PUSH_NOTHING:
            tell(log, Event.PUSHED_NOTHING, seat, colour)
        else:
            push(box, state, (action - PUSH) // PLACES, (action - PUSH) % PLACES, log)
        settle_drive(box, state, seat, Stage.DUMP, luck, log)


@rule("gangster/turn-order-of-effects")
def settle_drive(box: Box, state: State, seat: int, stage: int, luck: Luck, log: Log) -> None:
    """After the car: push, dump, equipment, then cards and doubler. Goes on with this stage and stops at a question."""
    colour = int(state.colour)
    if stage <= Stage.PUSH and may_push(box, state, colour):
        state.stage = Stage.PUSH
        return
    if has_stopped(box, state, colour):
        if stage <= Stage.DUMP and may_dump(state, colour):
            state.stage = Stage.DUMP
            return
        if kinds_to_take(state, colour) > 0:
            state.stage = Stage.TAKE
            return
        tell(log, Event.TOOK_NOTHING, seat, colour)
    end_turn(box, state, seat, luck, log)


@rule("gangster/must-drive-at-last")
def end_turn_at_rest(box: Box, state: State, seat: int, luck: Luck, log: Log) -> None:
    """A turn in which nobody drove is over; such turns are counted."""
    state.idle += 1
    end_turn(box, state, seat, luck, log)


@compiled
def end_turn(box: Box, state: State, seat: int, luck: Luck, log: Log) -> None:
    """Cards, district card, doubler, reckoning; then it is the left neighbour's turn."""
    colour = int(state.colour)
    state.stage = Stage.ACT
    state.colour = NOBODY
    state.aimed = NOWHERE
    if state.cards[colour] == 0:
        refresh_cards(box, state, colour, luck, log)
        if is_round_over(state):
            end_round(box, state, seat, luck, log)
            if state.stage == Stage.OVER:
                return
    pass_turn(box, state, (seat + 1) % int(box.players), luck, log)


@rule("gangster/cards-refresh")
def refresh_cards(box: Box, state: State, colour: int, luck: Luck, log: Log) -> None:
    """When the third card has been used all three turn face up again, and a district card is drawn."""
    state.cards[colour] = ALL_CARDS
    tell(log, Event.CARDS_REFRESHED, owner_of(box, colour), colour)
    draw_district_card(state, luck, log)


@rule("gangster/cards-refresh")
def draw_district_card(state: State, luck: Luck, log: Log) -> None:
    """Police: nothing happens. A district: it gets a doubler."""
    districts = members(int(state.deck))
    drawn = pick(luck, districts + int(state.police_left))
    if drawn >= districts:
        state.police_left -= 1
        state.police_drawn += 1
        tell(log, Event.POLICE_DRAWN, state.police_left)
        return
    place = member(int(state.deck), drawn)
    state.deck = int(state.deck) & ~(1 << place)
    state.doubled = int(state.doubled) | 1 << place
    tell(log, Event.DOUBLED, place, members(int(state.doubled)))


@rule("gangster/turn-one-action")
def pass_turn(box: Box, state: State, seat: int, luck: Luck, log: Log) -> None:
    """It is this seat's turn. Who can do nothing is skipped; can nobody, the Day of Reckoning comes at once.

    Both happen only on an owner's board without a loop. The rulebook knows no such standstill: without this a game
    could hang for ever.
    """
    state.acting = seat
    if must_drive(box, state):
        tell(log, Event.MUST_DRIVE, seat, TURNS_WITHOUT_DRIVE)
    if box.always_drives:
        return
    skipped = 0
    while not can_act(box, state, int(state.acting)):
        tell(log, Event.SKIPPED, state.acting)
        skipped += 1
        if skipped == box.players:
            skipped = 0
            tell(log, Event.STANDSTILL, state.acting)
            end_round(box, state, int(state.acting), luck, log)
            if state.stage == Stage.OVER:
                return
        state.acting = (state.acting + 1) % box.players


# --- rounds -----------------------------------------------------------------------------------------------------------


@rule("gangster/round-end")
def is_round_over(state: State) -> bool:
    """At once when the eighth doubler has been placed."""
    return members(int(state.doubled)) >= DOUBLERS


@rule("gangster/next-round")
def end_round(box: Box, state: State, seat: int, luck: Luck, log: Log) -> None:
    """After the reckoning new gangsters arrive and the deck is made anew; all else stays. The left neighbour begins."""
    reckon(box, state, seat, luck, log)
    if state.round_number == ROUNDS:
        end_game(box, state, log)
        return
    gangsters = SECOND_GANGSTERS if state.round_number == 1 else THIRD_GANGSTERS
    take_gangsters(box, state, gangsters)
    tell(log, Event.GANGSTERS_ARRIVED, gangsters)
    begin_round(box, state, (seat + 1) % int(box.players), luck, log)


@rule("gangster/game-end")
def end_game(box: Box, state: State, log: Log) -> None:
    """After the third reckoning the most influence wins; who is level shares the victory."""
    state.stage = Stage.OVER
    state.winners = best_seats(box, state)
    for seat in range(box.players):
        if state.winners >> seat & 1:
            tell(log, Event.GAME_WON, seat, influence_of(box, state, seat), members(int(state.winners)))


@compiled
def returns(box: Box, state: State, out: Returns) -> None:
    """The winner takes all; who is level shares."""
    share_victory(int(state.winners), out)
