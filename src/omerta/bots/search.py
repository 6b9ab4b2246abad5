"""Search, written once for every game: Monte Carlo tree search over information sets, with luck sampled.

Every iteration plays in a world of its own: the root position with all that the observer cannot know dealt anew, and
luck drawn as it comes. The tree knows only who chose what. A new node is valued by the judgement of what each choice
leads to, and that value counts like one visit; so the first look already goes where the judgement points.

Where players hold secrets there are several observers: some iterations are played in worlds that are dealt through an
opponent's eyes, and only those teach the tree what that opponent will do. So nobody in the tree acts on what only the
searcher knows.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from omerta.bots.judging import Numbers, judge, phase
from omerta.kernel.luck import pick
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
)
from omerta.kernel.rulebook import compiled

CHILD, SIBLING, ACTION, MOVER = range(4)
COLUMNS = 4
"""Columns of `links`: the first child of a node, its next sibling, the choice that led to it, and who made it."""
VISITS, SEEN = range(2)
"""Columns of `counts`: how often a node was chosen, and how often it could have been."""
EXPLORATION, OBSERVERS, PLIES, OWN_TURN = range(4)
"""Settings: how much to try what looks worse; every how many iterations an opponent observes (0: never); how many
random decisions are played before judging; and whether to look no further than the own decisions."""
SETTINGS = 4
NONE = -1
DEEPEST = 256
RIPE = 3
"""Visits after which the choices at a node are looked at one by one."""

BOT_DOORS: dict[str, Callable[..., Any]] = {}


def bot_door(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile this function for every game that bots can play."""
    BOT_DOORS[function.__name__] = function
    return function


Links = npt.NDArray[np.int32]
Counts = npt.NDArray[np.int32]


@compiled
def find_child(links: Links, node: int, mover: int, action: int) -> int:
    """The child of a node for this choice; NONE if there is none yet."""
    child = int(links[node, CHILD])
    while child != NONE and (links[child, ACTION] != action or links[child, MOVER] != mover):
        child = int(links[child, SIBLING])
    return child


@compiled
def add_child(links: Links, counts: Counts, worth: Returns, node: int, mover: int, action: int) -> int:
    """A new node under another; `links[0, SIBLING]` counts the nodes. NONE when the tree is full."""
    new = int(links[0, SIBLING])
    if new == len(links):
        return NONE
    links[0, SIBLING] = new + 1
    links[new, CHILD] = NONE
    links[new, SIBLING] = links[node, CHILD]
    links[new, ACTION] = action
    links[new, MOVER] = mover
    links[node, CHILD] = new
    counts[new, VISITS] = 0
    counts[new, SEEN] = 0
    worth[new, :] = 0
    return new


@compiled
def expand(
    box: Any,
    state: Any,
    trial: Any,
    mover: int,
    node: int,
    choices: int,
    luck: Any,
    log: Log,
    weights: Numbers,
    room: Numbers,
    links: Links,
    counts: Counts,
    worth: Returns,
    out: Actions,
    shares: Returns,
) -> None:
    """Give every choice its node, valued by the judgement of where it leads."""
    for i in range(choices):
        action = int(out[i])
        if find_child(links, node, mover, action) == NONE:
            child = add_child(links, counts, worth, node, mover, action)
            if child == NONE:
                return
            trial[0] = state[0]
            apply(box, trial[0], mover, action, luck, log)
            value(box, trial[0], weights, room, shares)
            counts[child, VISITS] = 1
            for seat in range(len(shares)):
                worth[child, seat] = shares[seat]


@compiled
def value(box: Any, state: Any, weights: Numbers, room: Numbers, shares: Returns) -> None:
    """What a position is worth: the result if the game is over, else the judgement."""
    if awaiting(box, state) == 0:
        returns(box, state, shares)
    else:
        judge(box, state, weights, room, shares)


@compiled
def best_child(
    links: Links,
    counts: Counts,
    worth: Returns,
    node: int,
    mover: int,
    choices: int,
    out: Actions,
    exploration: float,
) -> int:
    """The choice that promises most, or has been tried least (upper confidence bound over what was possible)."""
    best, highest = NONE, -1e300
    for i in range(choices):
        child = find_child(links, node, mover, int(out[i]))
        if child == NONE:
            continue
        counts[child, SEEN] += 1
        visits = counts[child, VISITS]
        promise = worth[child, mover] / visits + exploration * np.sqrt(np.log(counts[child, SEEN] + 1.0) / visits)
        if promise > highest:
            best, highest = child, promise
    return best


@compiled
def roll_out(
    box: Any, state: Any, luck: Any, log: Log, plies: int, weights: Numbers, room: Numbers, shares: Returns
) -> None:
    """Random decisions, until the next scoring or so many of them; then the judgement speaks."""
    began = phase(box, state)
    seats = awaiting(box, state)
    for _ in range(plies):
        if not seats or phase(box, state) != began:
            break
        seat = lowest_seat(seats)
        apply(box, state, seat, sample(box, state, seat, luck), luck, log)
        seats = awaiting(box, state)
    value(box, state, weights, room, shares)


@bot_door
def think(
    boxes: Any,
    states: Any,
    seat: int,
    count: int,
    lucks: Any,
    log: Log,
    weights: Numbers,
    room: Numbers,
    settings: Numbers,
    links: Links,
    counts: Counts,
    worth: Returns,
    out: Actions,
    shares: Returns,
) -> None:
    """So many iterations more in the tree of the position `states[0]`; `states[1]` and `states[2]` are scratch."""
    box, luck = boxes[0], lucks[0]
    world, trial = states[1:2], states[2:3]
    path = np.empty(DEEPEST, np.int32)
    observers, plies = int(settings[OBSERVERS]), int(settings[PLIES])
    for i in range(count):
        world[0] = states[0]
        redeal(box, world[0], seat, luck)
        observer = NONE
        if observers and i % observers == observers - 1:
            observer = (seat + 1 + pick(luck, len(shares) - 1)) % len(shares)
            redeal(box, world[0], observer, luck)
        node, depth = 0, 0
        while depth < DEEPEST:
            seats = awaiting(box, world[0])
            if not seats:
                break
            mover = lowest_seat(seats)
            if settings[OWN_TURN] and mover != seat:
                break
            choices = legal(box, world[0], mover, out)
            if choices == 1:
                apply(box, world[0], mover, int(out[0]), luck, log)
                continue
            if depth > 0 and links[node, CHILD] == NONE and counts[node, VISITS] < RIPE:
                break
            expand(box, world, trial, mover, node, choices, luck, log, weights, room, links, counts, worth, out, shares)
            node = best_child(links, counts, worth, node, mover, choices, out, settings[EXPLORATION])
            if node == NONE:
                break
            path[depth] = node
            depth += 1
            apply(box, world[0], mover, int(links[node, ACTION]), luck, log)
        roll_out(box, world[0], luck, log, plies, weights, room, shares)
        for j in range(depth):
            mover = int(links[path[j], MOVER])
            if observers == 0 or mover == observer or (observer == NONE and mover == seat):
                counts[path[j], VISITS] += 1
                for other in range(len(shares)):
                    worth[path[j], other] += shares[other]
