"""Gangster: driving over the roads, and pushing other cars. In the order of RULES.md."""

from collections.abc import Sequence

import numpy as np

from omerta.games.gangster import names
from omerta.games.gangster.actions import Refusal
from omerta.games.gangster.events import MOTOR, Event
from omerta.games.gangster.state import LONGEST_DRIVE, PLACES, Box, Equipment, State
from omerta.kernel.masks import mask_of, numbers_of
from omerta.kernel.narration import Log, tell
from omerta.kernel.rulebook import compiled, rule

PATH_BITS = names.PATH_BITS


@compiled
def owns(state: State, colour: int, kind: int) -> bool:
    """Does a colour have this kind of equipment?"""
    return bool(state.equipment[colour, 0] == kind or state.equipment[colour, 1] == kind)


@rule("gangster/two-players")
def owner_of(box: Box, colour: int) -> int:
    """The player of a colour: with two players seats 1 and 3 are one player, 2 and 4 the other."""
    return int(colour % box.players)


@compiled
def are_joined(box: Box, place: int, other: int) -> bool:
    """Is there a road between them?"""
    return bool(box.roads[place] >> other & 1)


@rule("gangster/drive-exact", "gangster/drive-no-turning")
def places_after(roads: Sequence[int], start: int, steps: int, turning: bool = False) -> int:
    """Mask of the places where a drive of exactly so many roads can end; never straight back, loops are fine."""
    drives = {(start, start)}
    for _ in range(steps):
        drives = {
            (place, following)
            for before, place in drives
            for following in numbers_of(roads[place])
            if turning or following != before
        }
    return mask_of({place for _, place in drives})


@rule("gangster/drive-no-turning")
def find_path(box: Box, start: int, place: int, steps: int) -> int:
    """A drive of exactly so many roads that ends there, as one number: a digit for each place, one too high."""
    path = np.zeros(LONGEST_DRIVE + 1, np.int64)
    path[0] = start
    path[1] = -1
    step = 1
    while step > 0:
        path[step] += 1
        following = int(path[step])
        if following == PLACES:
            step -= 1
        elif are_joined(box, int(path[step - 1]), following) and (step == 1 or following != path[step - 2]):
            if step < steps:
                step += 1
                path[step] = -1
            elif following == place:
                break
    written = 0
    for i in range(steps + 1):
        written = written << PATH_BITS | int(path[i]) + 1
    return written


@rule("gangster/drive-exact")
def why_not_drive(box: Box, state: State, colour: int, card: int, motor: int, place: int) -> int:
    """With a card that lies face up, exactly as many roads as it says."""
    if not state.cards[colour] >> (card - 1) & 1:
        return Refusal.CARD_USED
    if motor and not has_motor(state, colour):
        return Refusal.NO_MOTOR
    start = state.car[colour]
    if box.reach[card + motor, start] >> place & 1:
        return 0
    if box.reach_turning[card + motor, start] >> place & 1:
        return Refusal.TURNS_BACK
    return Refusal.OUT_OF_REACH


@rule("gangster/motor")
def has_motor(state: State, colour: int) -> bool:
    """The owner of a motor may drive one road more than the card says."""
    return owns(state, colour, Equipment.MOTOR)


@compiled
def ways_to_drive(box: Box, state: State, colour: int) -> int:
    """How many drives a colour can choose from."""
    start = state.car[colour]
    motor = has_motor(state, colour)
    ways = 0
    for card in range(1, LONGEST_DRIVE):
        if state.cards[colour] >> (card - 1) & 1:
            ways += box.reach_count[card, start]
            if motor:
                ways += box.reach_count[card + 1, start]
    return int(ways)


@rule("gangster/drive-shared")
def drive(box: Box, state: State, colour: int, card: int, motor: int, place: int, log: Log) -> None:
    """The card is turned face down, the car moves; any number of cars may share a place."""
    if len(log) > 1:
        path = find_path(box, int(state.car[colour]), place, card + motor)
        tell(log, Event.DROVE, owner_of(box, colour), colour, card + MOTOR * motor, path)
    state.cards[colour] = int(state.cards[colour]) & ~(1 << (card - 1))
    state.car[colour] = place
    state.idle = 0


@rule("gangster/bumper")
def may_push(box: Box, state: State, colour: int) -> bool:
    """Whoever has a bumper and arrives at a place with another car, any place, may push that car on."""
    return owns(state, colour, Equipment.BUMPER) and cars_beside(box, state, colour) > 0


@compiled
def cars_beside(box: Box, state: State, colour: int) -> int:
    """How many other cars stand where this one stands."""
    cars = 0
    for other in range(box.colours):
        if other != colour and state.car[other] == state.car[colour]:
            cars += 1
    return cars


@rule("gangster/bumper")
def why_not_push(box: Box, state: State, pushed: int, place: int) -> int:
    """One other car, from there to a neighbouring place; Gold Coast counts as one, and so does one's other colour."""
    colour = int(state.colour)
    if pushed >= box.colours or pushed == colour or state.car[pushed] != state.car[colour]:
        return Refusal.CAR_ELSEWHERE
    if not are_joined(box, int(state.car[colour]), place):
        return Refusal.PUSHED_TOO_FAR
    return 0


@rule("gangster/bumper")
def push(box: Box, state: State, pushed: int, place: int, log: Log) -> None:
    """The other car is moved by one road. Being pushed does nothing else, not even onto Gold Coast."""
    state.car[pushed] = place
    tell(log, Event.PUSHED, owner_of(box, int(state.colour)), state.colour, pushed, place)
