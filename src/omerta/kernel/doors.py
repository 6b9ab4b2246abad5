"""The doors between Python and the rules: what is compiled for each game, and all that Python ever calls.

Records come in as arrays (cheap to pass), and the work of thousands of decisions is done behind one call.
"""

from collections.abc import Callable
from typing import Any

from omerta.kernel.luck import rewind
from omerta.kernel.narration import Log
from omerta.kernel.protocol import (
    Actions,
    Returns,
    apply,
    awaiting,
    legal,
    lowest_seat,
    redeal,
    returns,
    sample,
    setup,
    why_not,
)
from omerta.kernel.rulebook import compiled

DOORS: dict[str, Callable[..., Any]] = {}


def door(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile this function for every game."""
    DOORS[function.__name__] = function
    return function


@door
def new_game(boxes: Any, states: Any, lucks: Any, log: Log) -> None:
    """Deal a new game."""
    setup(boxes[0], states[0], lucks[0], log)


@door
def seats_awaited(boxes: Any, states: Any) -> int:
    """Bit mask of the seats that must choose."""
    return awaiting(boxes[0], states[0])


@door
def list_legal(boxes: Any, states: Any, seat: int, out: Actions) -> int:
    """Write the legal actions of a seat; returns how many."""
    return legal(boxes[0], states[0], seat, out)


@door
def list_refusals(boxes: Any, states: Any, seat: int, out: Actions) -> None:
    """Write the refusal code of every action number."""
    for action in range(len(out)):
        out[action] = why_not(boxes[0], states[0], seat, action)


@door
def refusal(boxes: Any, states: Any, seat: int, action: int) -> int:
    """0, or why the seat may not do this."""
    return why_not(boxes[0], states[0], seat, action)


@door
def act(boxes: Any, states: Any, seat: int, action: int, lucks: Any, log: Log) -> int:
    """Carry out an action if it is legal; otherwise change nothing and return why not."""
    code = why_not(boxes[0], states[0], seat, action)
    if code == 0:
        apply(boxes[0], states[0], seat, action, lucks[0], log)
    return code


@door
def sample_action(boxes: Any, states: Any, seat: int, lucks: Any) -> int:
    """A random legal action."""
    return sample(boxes[0], states[0], seat, lucks[0])


@door
def redeal_for(boxes: Any, states: Any, seat: int, lucks: Any) -> None:
    """Replace what the seat cannot know."""
    redeal(boxes[0], states[0], seat, lucks[0])


@door
def results(boxes: Any, states: Any, shares: Returns) -> None:
    """Shares of the victory."""
    returns(boxes[0], states[0], shares)


@door
def playouts(
    boxes: Any, states: Any, lucks: Any, first: int, games: int, log: Log, shares: Returns, total: Returns
) -> int:
    """Play whole games at random, game g on stream g of the seed; adds up results, returns the number of decisions."""
    box, state, luck = boxes[0], states[0], lucks[0]
    decisions = 0
    for game in range(first, first + games):
        rewind(luck, game)
        setup(box, state, luck, log)
        seats = awaiting(box, state)
        while seats:
            seat = lowest_seat(seats)
            apply(box, state, seat, sample(box, state, seat, luck), luck, log)
            decisions += 1
            seats = awaiting(box, state)
        returns(box, state, shares)
        for seat in range(len(shares)):
            total[seat] += shares[seat]
    return decisions


@door
def recorded_playouts(
    boxes: Any,
    states: Any,
    lucks: Any,
    movers: Any,
    first: int,
    choices: Any,
    outcomes: Any,
    each_share: Any,
    log: Log,
) -> int:
    """Play games at random and write them down: game i with luck i, and the mover on stream first + i.

    A row of `choices` holds game, row, seat, action (the deal: row 0 with -1, -1) and how many `outcomes` luck drew
    for it. Returns how many games fitted.
    """
    box, mover = boxes[0], movers[0]
    written, drawn = 0, 0
    for game in range(len(states)):
        state, luck = states[game], lucks[game]
        rewind(luck, 0)
        rewind(mover, first + game)
        setup(box, state, luck, log)
        row, seat, action = 0, -1, -1
        while True:
            if written == len(choices) or drawn + luck.drawn > len(outcomes):
                return game
            choices[written, 0], choices[written, 1], choices[written, 4] = game, row, luck.drawn
            choices[written, 2], choices[written, 3] = seat, action
            written += 1
            for i in range(luck.drawn):
                outcomes[drawn, 0], outcomes[drawn, 1] = luck.journal[i], luck.journal_ways[i]
                drawn += 1
            seats = awaiting(box, state)
            if not seats:
                break
            seat = lowest_seat(seats)
            action = sample(box, state, seat, mover)
            luck.drawn = 0
            apply(box, state, seat, action, luck, log)
            row += 1
        returns(box, state, each_share[game])
    return len(states)


@door
def copies(states: Any, count: int) -> None:
    """Copy one record onto another, many times: the price of a step in search."""
    for i in range(count):
        states[1 + (i & 1)] = states[i & 1]


@compiled
def ask(box: Any, state: Any, place: int, seats: Any, masks: Any, out: Actions) -> None:
    """Note at this place of a batch who must choose (-1: nobody) and mark what is legal."""
    waiting = awaiting(box, state)
    seats[place] = lowest_seat(waiting) if waiting else -1
    masks[place, :] = 0
    if waiting:
        for i in range(legal(box, state, int(seats[place]), out)):
            masks[place, out[i]] = 1


@door
def deal_batch(boxes: Any, states: Any, lucks: Any, again: Any, seats: Any, masks: Any, out: Actions, log: Log) -> None:
    """Deal a new game at each place of a batch that asks for one."""
    for i in range(len(states)):
        if again[i]:
            setup(boxes[0], states[i], lucks[i], log)
            ask(boxes[0], states[i], i, seats, masks, out)


@door
def step_batch(
    boxes: Any, states: Any, lucks: Any, actions: Any, seats: Any, masks: Any, each_share: Any, out: Actions, log: Log
) -> int:
    """One decision in every game not over; returns -1, or the first place with an illegal action (nothing is done)."""
    for i in range(len(states)):
        if seats[i] >= 0 and (actions[i] < 0 or actions[i] >= masks.shape[1] or masks[i, actions[i]] == 0):
            return i
    for i in range(len(states)):
        if seats[i] >= 0:
            apply(boxes[0], states[i], int(seats[i]), int(actions[i]), lucks[i], log)
            ask(boxes[0], states[i], i, seats, masks, out)
            if seats[i] < 0:
                returns(boxes[0], states[i], each_share[i])
    return -1


@door
def sample_batch(boxes: Any, states: Any, seats: Any, lucks: Any, actions: Any) -> None:
    """A random legal action for every game that is still going on."""
    for i in range(len(states)):
        if seats[i] >= 0:
            actions[i] = sample(boxes[0], states[i], int(seats[i]), lucks[0])
