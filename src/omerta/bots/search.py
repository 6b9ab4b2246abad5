"""Search, written once for every game: Monte Carlo tree search over information sets, with luck sampled.

Every iteration plays in a world of its own: the root position with all that the observer cannot know dealt anew, and
luck drawn as it comes. The tree knows only who chose what. When a node opens, each choice is valued by the judgement
of where it leads. That value counts like one visit, and it says how much the choice is worth looking at again.

Where players hold secrets there are several observers: some iterations are played in worlds that are dealt through an
opponent's eyes, and only those teach the tree what that opponent will do. So nobody in the tree acts on what only the
searcher knows.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from omerta.bots.judging import Numbers, features, judge, phase
from omerta.kernel.luck import pick, rewind
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
)
from omerta.kernel.rulebook import compiled

CHILD, SIBLING, KEY, VISITS = range(4)
COLUMNS = 4
"""Columns of `links`: the first child of a node, its next sibling, the choice that led to it, how often it was chosen.
Siblings are sorted by their key, as the rules list what is legal; `links[0, SIBLING]` counts the nodes."""
EXPLORATION, TEMPERATURE, SWEEPS, OBSERVERS, PLIES, OWN_TURN, OPEN = range(7)
"""Settings: how much to try what looks worse; how little the first judgement counts in that; in how many worlds every
choice at the root is judged to begin with; every how many iterations an opponent observes (0: never); how many random
decisions are played before judging (TO_THE_END: all); whether to look no further than the own decisions; and whether
to look at the real cards and the real luck to come (the cheater)."""
SETTINGS = 7
TO_THE_END = -1
NONE = -1
DEEPEST = 256
RIPE = 3
"""Visits after which the choices at a node are looked at one by one."""
SEAT_BITS = 3
EVERY = 5
"""When bots teach, one position in so many is noted."""
WHIM = 10
"""And once in so many decisions they do just anything, so that there is something to learn from mistakes."""

BOT_DOORS: dict[str, Callable[..., Any]] = {}


def bot_door(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile this function for every game that bots can play."""
    BOT_DOORS[function.__name__] = function
    return function


Links = npt.NDArray[np.int32]


@compiled
def key_of(action: int, mover: int) -> int:
    """Who chose what, as one number that rises with the action."""
    return action << SEAT_BITS | mover


@compiled
def action_of(key: int) -> int:
    """What was chosen."""
    return int(key) >> SEAT_BITS


@compiled
def mover_of(key: int) -> int:
    """Who chose it."""
    return int(key) & ((1 << SEAT_BITS) - 1)


@compiled
def look_around(
    box: Any,
    state: Any,
    trial: Any,
    mover: int,
    node: int,
    choices: int,
    lucks: Any,
    log: Log,
    weights: Numbers,
    room: Numbers,
    settings: Numbers,
    links: Links,
    priors: Numbers,
    worth: Returns,
    out: Actions,
    shares: Returns,
) -> int:
    """Write the node of every choice over the choice in `out`, new ones valued by the judgement; returns how many."""
    found, before, child = 0, NONE, int(links[node, CHILD])
    for i in range(choices):
        key = key_of(int(out[i]), mover)
        while child != NONE and links[child, KEY] < key:
            before, child = child, int(links[child, SIBLING])
        if child == NONE or links[child, KEY] != key:
            new = int(links[0, SIBLING])
            if new == len(links):
                continue  # the tree is full
            links[0, SIBLING] = new + 1
            links[new, CHILD], links[new, SIBLING], links[new, KEY], links[new, VISITS] = NONE, child, key, 1
            if before == NONE:
                links[node, CHILD] = new
            else:
                links[before, SIBLING] = new
            try_out(box, state, trial, mover, int(out[i]), lucks, log, weights, room, settings, shares)
            priors[new] = np.exp(shares[mover] / settings[TEMPERATURE])
            for seat in range(len(shares)):
                worth[new, seat] = shares[seat]
            child = new
        out[found] = child
        found += 1
    return found


@compiled
def try_out(
    box: Any,
    state: Any,
    trial: Any,
    mover: int,
    action: int,
    lucks: Any,
    log: Log,
    weights: Numbers,
    room: Numbers,
    settings: Numbers,
    shares: Returns,
) -> None:
    """What a position is worth after one more action."""
    trial[0] = state[0]
    if settings[OPEN]:
        lucks[2] = lucks[1]
        apply(box, trial[0], mover, action, lucks[2], log)
    else:
        apply(box, trial[0], mover, action, lucks[0], log)
    value(box, trial[0], weights, room, shares)


@compiled
def sweep(
    box: Any,
    states: Any,
    seat: int,
    lucks: Any,
    log: Log,
    weights: Numbers,
    room: Numbers,
    settings: Numbers,
    links: Links,
    priors: Numbers,
    worth: Returns,
    out: Actions,
    shares: Returns,
) -> None:
    """Open the root, each choice judged in several worlds: what one world says may be its own cards and luck only."""
    world, trial = states[1:2], states[2:3]
    sweeps = int(settings[SWEEPS])
    for i in range(sweeps):
        world[0] = states[0]
        if settings[OPEN]:
            lucks[1] = lucks[3]
        else:
            redeal(box, world[0], seat, lucks[0])
        choices = legal(box, world[0], seat, out)
        if i == 0:
            look_around(
                box,
                world,
                trial,
                seat,
                0,
                choices,
                lucks,
                log,
                weights,
                room,
                settings,
                links,
                priors,
                worth,
                out,
                shares,
            )
            continue
        node = int(links[0, CHILD])
        while node != NONE:
            action = action_of(int(links[node, KEY]))
            try_out(box, world, trial, seat, action, lucks, log, weights, room, settings, shares)
            for other in range(len(shares)):
                worth[node, other] += shares[other]
            node = int(links[node, SIBLING])
    node = int(links[0, CHILD])
    while node != NONE and sweeps > 1:
        for other in range(len(shares)):
            worth[node, other] /= sweeps
        priors[node] = np.exp(worth[node, seat] / settings[TEMPERATURE])
        node = int(links[node, SIBLING])


@compiled
def value(box: Any, state: Any, weights: Numbers, room: Numbers, shares: Returns) -> None:
    """What a position is worth: the result if the game is over, else the judgement."""
    if awaiting(box, state) == 0:
        returns(box, state, shares)
    else:
        judge(box, state, weights, room, shares)


@compiled
def most_promising(
    links: Links, priors: Numbers, worth: Returns, mover: int, nodes: Actions, found: int, exploration: float
) -> int:
    """Of these nodes the one that has brought most, or has been tried too little for what was expected of it."""
    visits, expected = 0, 0.0
    for i in range(found):
        visits += links[nodes[i], VISITS]
        expected += priors[nodes[i]]
    urge = exploration * np.sqrt(float(visits)) / expected
    best, highest = NONE, -1e300
    for i in range(found):
        node = int(nodes[i])
        promise = (worth[node, mover] + urge * priors[node]) / links[node, VISITS]
        if promise > highest:
            best, highest = node, promise
    return best


@compiled
def roll_out(
    box: Any, state: Any, luck: Any, fate: Any, log: Log, plies: int, weights: Numbers, room: Numbers, shares: Returns
) -> None:
    """Random decisions: so many, but not past the next scoring, and then the judgement speaks; or all to the end."""
    began = phase(box, state)
    seats = awaiting(box, state)
    left = plies
    while seats and left != 0 and (plies == TO_THE_END or phase(box, state) == began):
        seat = lowest_seat(seats)
        apply(box, state, seat, sample(box, state, seat, luck), fate, log)
        seats = awaiting(box, state)
        left -= 1
    value(box, state, weights, room, shares)


@compiled
def search(
    box: Any,
    states: Any,
    seat: int,
    count: int,
    lucks: Any,
    log: Log,
    weights: Numbers,
    room: Numbers,
    settings: Numbers,
    links: Links,
    priors: Numbers,
    worth: Returns,
    out: Actions,
    shares: Returns,
) -> None:
    """So many iterations more."""
    if links[0, CHILD] == NONE:
        sweep(box, states, seat, lucks, log, weights, room, settings, links, priors, worth, out, shares)
    luck = lucks[0]
    fate = lucks[1] if settings[OPEN] else lucks[0]
    world, trial = states[1:2], states[2:3]
    path = np.empty(DEEPEST, np.int32)
    observers, plies = int(settings[OBSERVERS]), int(settings[PLIES])
    for i in range(count):
        world[0] = states[0]
        observer = NONE
        if settings[OPEN]:
            lucks[1] = lucks[3]
        else:
            redeal(box, world[0], seat, luck)
            if observers and i % observers == observers - 1:
                observer = (seat + 1 + pick(luck, len(shares) - 1)) % len(shares)
                redeal(box, world[0], observer, luck)
        node, depth = 0, 0
        while depth < DEEPEST:
            seats = awaiting(box, world[0])
            if not seats:
                break
            mover = seat if seats >> seat & 1 else lowest_seat(seats)
            if settings[OWN_TURN] and mover != seat:
                break
            choices = legal(box, world[0], mover, out)
            if choices == 1:
                apply(box, world[0], mover, int(out[0]), fate, log)
                continue
            if depth > 0 and links[node, CHILD] == NONE and links[node, VISITS] < RIPE:
                break
            found = look_around(
                box,
                world,
                trial,
                mover,
                node,
                choices,
                lucks,
                log,
                weights,
                room,
                settings,
                links,
                priors,
                worth,
                out,
                shares,
            )
            if found == 0:
                break
            node = most_promising(links, priors, worth, mover, out, found, settings[EXPLORATION])
            path[depth] = node
            depth += 1
            apply(box, world[0], mover, action_of(int(links[node, KEY])), fate, log)
        roll_out(box, world[0], luck, fate, log, plies, weights, room, shares)
        for j in range(depth):
            mover = mover_of(int(links[path[j], KEY]))
            if observers == 0 or mover == observer or (observer == NONE and mover == seat):
                links[path[j], VISITS] += 1
                for other in range(len(shares)):
                    worth[path[j], other] += shares[other]


@compiled
def clear(links: Links) -> None:
    """Only a root."""
    links[0, CHILD], links[0, SIBLING], links[0, KEY], links[0, VISITS] = NONE, 1, NONE, 0


@compiled
def most_visited(links: Links) -> int:
    """The action at the root that was tried most."""
    best, node = NONE, int(links[0, CHILD])
    while node != NONE:
        if best == NONE or links[node, VISITS] > links[best, VISITS]:
            best = node
        node = int(links[node, SIBLING])
    return action_of(int(links[best, KEY]))


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
    priors: Numbers,
    worth: Returns,
    out: Actions,
    shares: Returns,
) -> None:
    """So many iterations more in the tree of the position `states[0]`; `states[1]` and `states[2]` are scratch.

    `lucks[0]` is the searcher's own. Only the cheater uses the others: `lucks[3]` is the luck to come, and the two
    between are scratch.
    """
    search(boxes[0], states, seat, count, lucks, log, weights, room, settings, links, priors, worth, out, shares)


@bot_door
def teach(
    boxes: Any,
    states: Any,
    count: int,
    first: int,
    games: int,
    lucks: Any,
    log: Log,
    weights: Numbers,
    room: Numbers,
    settings: Numbers,
    links: Links,
    priors: Numbers,
    worth: Returns,
    out: Actions,
    shares: Returns,
    positions: Numbers,
    results: Returns,
    marks: Links,
) -> int:
    """Whole games of bots that search so many iterations, `states[3]` being the real position; returns what was noted.

    One position in EVERY: `positions` gets the features of every seat, `results` what the game came to, `marks` the
    number of the game and the stage. Once in WHIM decisions a bot does just anything.
    """
    box, luck, chance, state = boxes[0], lucks[0], lucks[4], states[3]
    noted = 0
    for game in range(first, first + games):
        rewind(luck, game)
        rewind(chance, game)
        setup(box, state, luck, log)
        began, ply, seats = noted, pick(chance, EVERY), awaiting(box, state)
        while seats:
            if ply % EVERY == 0 and noted < len(positions):
                marks[noted, 0], marks[noted, 1] = game, features(box, state, positions[noted])
                noted += 1
            seat = lowest_seat(seats)
            choices = legal(box, state, seat, out)
            if choices == 1 or pick(chance, WHIM) == 0:
                action = int(out[pick(chance, choices)])
            else:
                clear(links)
                states[0] = state
                search(box, states, seat, count, lucks, log, weights, room, settings, links, priors, worth, out, shares)
                action = most_visited(links)
            apply(box, state, seat, action, luck, log)
            seats = awaiting(box, state)
            ply += 1
        returns(box, state, shares)
        for i in range(began, noted):
            for seat in range(len(shares)):
                results[i, seat] = shares[seat]
    return noted


@bot_door
def list_features(boxes: Any, states: Any, room: Numbers) -> int:
    """What the judgement looks at in a position, a row a seat; returns the stage."""
    return features(boxes[0], states[0], room)
