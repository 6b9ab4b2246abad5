"""Search, written once for every game: Monte Carlo tree search over information sets, with luck sampled.

Every iteration plays in a world of its own: the root position with all that the observer cannot know dealt anew, and
luck drawn as it comes. The tree knows only who chose what. When a node opens, each choice is valued by the judgement
of where it leads. That value counts like one visit, and it says how much the choice is worth looking at again.

Where players hold secrets there are several observers: some iterations are played in worlds that are dealt through an
opponent's eyes, and only those teach the tree what that opponent will do. So nobody in the tree acts on what only the
searcher knows.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from omerta.bots.judging import Numbers, details, features, judge, phase, points_of
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
Siblings are sorted by their key, as the rules list what is legal; `links[0, SIBLING]` counts the nodes, and
`links[0, VISITS]` the iterations shared out among candidates."""
EXPLORATION, TEMPERATURE, SWEEPS, OBSERVERS, PLIES, OWN_TURN, OPEN, CANDIDATES, RIPE = range(9)
"""Settings: how much to try what looks worse; how little the first judgement counts in that; in how many worlds every
choice at the root is judged to begin with; every how many iterations an opponent observes (0: never); how many random
decisions are played before judging (TO_THE_END: all); whether to look no further than the own decisions; whether to
look at the real cards and the real luck to come (the cheater); among how many of the choices at the root the iterations
are shared out by halving (0: there too to what promises most); and after how many visits the choices at a node are
looked at one by one, though in the middle of a turn that is done at once, for what half a turn is worth is hard to
judge."""
SETTINGS = 9
TO_THE_END = -1
NONE = -1
DEEPEST = 256
SEAT_BITS = 3
EVERY = 6
"""When bots teach, one position in so many is noted of those where another seat is to decide."""
WHIM = 14
"""And once in so many decisions they do just anything, so that there is something to learn from mistakes."""

BOT_DOORS: dict[str, Callable[..., Any]] = {}


def bot_door(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile this function for every game that bots can play."""
    BOT_DOORS[function.__name__] = function
    return function


Links = npt.NDArray[np.int32]


class Desk(NamedTuple):
    """What a search works with besides the position; all but sheet and settings is written over."""

    lucks: Any
    """The first is the searcher's own. Only the cheater uses the others: the fourth is the luck to come, and the two
    between are scratch."""
    log: Log
    sheet: Numbers
    """The judgement."""
    features: Numbers
    felt: Numbers
    settings: Numbers
    links: Links
    priors: Numbers
    worth: Returns
    out: Actions
    shares: Returns


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
def look_around(box: Any, state: Any, trial: Any, mover: int, node: int, choices: int, desk: Desk) -> int:
    """Write the node of every choice over the choice in `out`, new ones valued by the judgement; returns how many."""
    links, out = desk.links, desk.out
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
            try_out(box, state, trial, mover, int(out[i]), desk)
            desk.priors[new] = np.exp(desk.shares[mover] / desk.settings[TEMPERATURE])
            for seat in range(len(desk.shares)):
                desk.worth[new, seat] = desk.shares[seat]
            child = new
        out[found] = child
        found += 1
    return found


@compiled
def try_out(box: Any, state: Any, trial: Any, mover: int, action: int, desk: Desk) -> None:
    """What a position is worth after one more action."""
    trial[0] = state[0]
    if desk.settings[OPEN]:
        desk.lucks[2] = desk.lucks[1]
        apply(box, trial[0], mover, action, desk.lucks[2], desk.log)
    else:
        apply(box, trial[0], mover, action, desk.lucks[0], desk.log)
    value(box, trial[0], desk)


@compiled
def begin_world(box: Any, states: Any, seat: int, desk: Desk) -> None:
    """The root position in `states[1]`, with all that the seat cannot know dealt anew."""
    states[1] = states[0]
    if desk.settings[OPEN]:
        desk.lucks[1] = desk.lucks[3]
    else:
        redeal(box, states[1], seat, desk.lucks[0])


@compiled
def sweep(box: Any, states: Any, seat: int, desk: Desk) -> None:
    """Open the root, each choice judged in several worlds: what one world says may be its own cards and luck only."""
    world, trial = states[1:2], states[2:3]
    links, worth = desk.links, desk.worth
    sweeps = int(desk.settings[SWEEPS])
    for i in range(sweeps):
        begin_world(box, states, seat, desk)
        if i == 0:
            look_around(box, world, trial, seat, 0, legal(box, world[0], seat, desk.out), desk)
            continue
        node = int(links[0, CHILD])
        while node != NONE:
            try_out(box, world, trial, seat, action_of(int(links[node, KEY])), desk)
            for other in range(len(desk.shares)):
                worth[node, other] += desk.shares[other]
            node = int(links[node, SIBLING])
    node = int(links[0, CHILD])
    while node != NONE and sweeps > 1:
        for other in range(len(desk.shares)):
            worth[node, other] /= sweeps
        desk.priors[node] = np.exp(worth[node, seat] / desk.settings[TEMPERATURE])
        node = int(links[node, SIBLING])


@compiled
def value(box: Any, state: Any, desk: Desk) -> None:
    """What a position is worth: the result if the game is over, else the judgement."""
    if awaiting(box, state) == 0:
        returns(box, state, desk.shares)
    else:
        judge(box, state, desk.sheet, desk.features, desk.felt, desk.shares)


@compiled
def most_promising(mover: int, found: int, desk: Desk) -> int:
    """Of the nodes in `out` the one that has brought most, or has been tried too little for what was expected of it."""
    nodes, links, priors = desk.out, desk.links, desk.priors
    visits, expected = 0, 0.0
    for i in range(found):
        visits += links[nodes[i], VISITS]
        expected += priors[nodes[i]]
    urge = desk.settings[EXPLORATION] * np.sqrt(float(visits)) / expected
    best, highest = NONE, -1e300
    for i in range(found):
        node = int(nodes[i])
        promise = (desk.worth[node, mover] + urge * priors[node]) / links[node, VISITS]
        if promise > highest:
            best, highest = node, promise
    return best


@compiled
def next_candidate(seat: int, found: int, desk: Desk) -> int:
    """At the root: the best so far in `out`, one after the other. How many that are halves, down to two, and again.

    So each level gets as many iterations, and what looks second best is not left with what the first glance said.
    """
    nodes, links, worth = desk.out, desk.links, desk.worth
    begun = int(links[0, VISITS])
    links[0, VISITS] = begun + 1
    most = min(int(desk.settings[CANDIDATES]), found)
    levels = 1
    while most >> levels > 1:
        levels += 1
    place = begun % (most >> (begun // most % levels))
    for i in range(found):
        node, better = int(nodes[i]), 0
        for j in range(found):
            other = int(nodes[j])
            ahead = worth[other, seat] * links[node, VISITS] - worth[node, seat] * links[other, VISITS]
            better += ahead > 0 or (ahead == 0 and j < i)
        if better == place:
            return node
    return int(nodes[0])


@compiled
def roll_out(box: Any, state: Any, fate: Any, desk: Desk) -> None:
    """Random decisions: so many, but not past the next scoring, and then the judgement speaks; or all to the end."""
    left = plies = int(desk.settings[PLIES])
    if left != 0:
        began, seats = phase(box, state), awaiting(box, state)
        while seats and left != 0 and (plies == TO_THE_END or phase(box, state) == began):
            seat = lowest_seat(seats)
            apply(box, state, seat, sample(box, state, seat, desk.lucks[0]), fate, desk.log)
            seats = awaiting(box, state)
            left -= 1
    value(box, state, desk)


@compiled
def search(box: Any, states: Any, seat: int, count: int, desk: Desk) -> None:
    """So many iterations more."""
    links, settings, players = desk.links, desk.settings, len(desk.shares)
    if links[0, CHILD] == NONE:
        sweep(box, states, seat, desk)
    luck = desk.lucks[0]
    fate = desk.lucks[1] if settings[OPEN] else luck
    world, trial = states[1:2], states[2:3]
    path = np.empty(DEEPEST, np.int32)
    observers = int(settings[OBSERVERS])
    for i in range(count):
        begin_world(box, states, seat, desk)
        observer = NONE
        if observers and i % observers == observers - 1:
            observer = (seat + 1 + pick(luck, players - 1)) % players
            redeal(box, world[0], observer, luck)
        node, depth, last = 0, 0, NONE
        while depth < DEEPEST:
            seats = awaiting(box, world[0])
            if not seats:
                break
            mover = seat if seats >> seat & 1 else lowest_seat(seats)
            if settings[OWN_TURN] and mover != seat:
                break
            choices = legal(box, world[0], mover, desk.out)
            if choices == 1:
                apply(box, world[0], mover, int(desk.out[0]), fate, desk.log)
                continue
            if mover != last and links[node, CHILD] == NONE and links[node, VISITS] < settings[RIPE]:
                break
            found = look_around(box, world, trial, mover, node, choices, desk)
            if found == 0:
                break
            if node == 0 and settings[CANDIDATES] > 0 and observer == NONE:
                node = next_candidate(seat, found, desk)
            else:
                node = most_promising(mover, found, desk)
            path[depth], last = node, mover
            depth += 1
            apply(box, world[0], mover, action_of(int(links[node, KEY])), fate, desk.log)
        roll_out(box, world[0], fate, desk)
        for j in range(depth):
            mover = mover_of(int(links[path[j], KEY]))
            if observers == 0 or mover == observer or (observer == NONE and mover == seat):
                links[path[j], VISITS] += 1
                for other in range(players):
                    desk.worth[path[j], other] += desk.shares[other]


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


@compiled
def decision(box: Any, states: Any, seat: int, count: int, desk: Desk) -> int:
    """What a bot does in the real position `states[3]` after so many iterations."""
    clear(desk.links)
    states[0] = states[3]
    search(box, states, seat, count, desk)
    return most_visited(desk.links)


@bot_door
def think(boxes: Any, states: Any, seat: int, count: int, desk: Desk) -> None:
    """So many iterations more in the tree of the position `states[0]`; `states[1]` and `states[2]` are scratch."""
    search(boxes[0], states, seat, count, desk)


@bot_door
def teach(
    boxes: Any,
    states: Any,
    count: int,
    first: int,
    games: int,
    desk: Desk,
    positions: Numbers,
    points: Returns,
    marks: Links,
) -> int:
    """Whole games of bots that search so many iterations, `states[3]` being the real position; returns what was noted.

    When another seat is to decide, once in EVERY: `positions` gets the features and details of every seat, `points`
    what it had at the end of the game, `marks` the number of the game, the stage, and how many things have details.
    Once in WHIM decisions a bot does just anything.
    """
    box, luck, chance, state, room = boxes[0], desk.lucks[0], desk.lucks[4], states[3], desk.features
    noted = 0
    for game in range(first, first + games):
        rewind(luck, game)
        rewind(chance, game)
        setup(box, state, luck, desk.log)
        began, last, seats = noted, NONE, awaiting(box, state)
        while seats:
            seat = lowest_seat(seats)
            if seat != last and noted < len(positions) and pick(chance, EVERY) == 0:
                marks[noted, 0], marks[noted, 1] = game, features(box, state, room)
                marks[noted, 2] = details(box, state, room)
                for i in range(room.shape[0]):
                    for j in range(room.shape[1]):
                        positions[noted, i, j] = room[i, j]
                noted += 1
            last = seat
            choices = legal(box, state, seat, desk.out)
            if choices == 1 or pick(chance, WHIM) == 0:
                action = int(desk.out[pick(chance, choices)])
            else:
                action = decision(box, states, seat, count, desk)
            apply(box, state, seat, action, luck, desk.log)
            seats = awaiting(box, state)
        for i in range(began, noted):
            for seat in range(len(desk.shares)):
                points[i, seat] = points_of(box, state, seat)
    return noted


@bot_door
def contend(
    boxes: Any,
    states: Any,
    count: int,
    first: int,
    games: int,
    desk: Desk,
    rival: Desk,
    shares: Returns,
    points: Returns,
) -> None:
    """Whole games of one bot against others, `states[3]` being the real position: so many blocks of them.

    A block is one deal in all rotations. `shares` and `points` get a row a block: what each at the table has won and
    scored on average, the one who thinks at `desk` first.
    """
    box, luck, state, players = boxes[0], desk.lucks[4], states[3], len(desk.shares)
    for block in range(games):
        for rotation in range(players):
            rewind(luck, first + block)
            rewind(desk.lucks[0], (first + block) * players + rotation)
            setup(box, state, luck, desk.log)
            seats = awaiting(box, state)
            while seats:
                seat = lowest_seat(seats)
                choices = legal(box, state, seat, desk.out)
                action = int(desk.out[0])
                if choices > 1:
                    action = decision(box, states, seat, count, desk if seat == rotation else rival)
                apply(box, state, seat, action, luck, desk.log)
                seats = awaiting(box, state)
            returns(box, state, desk.shares)
            for seat in range(players):
                place = (seat - rotation) % players
                shares[block, place] += desk.shares[seat] / players
                points[block, place] += points_of(box, state, seat) / players


@bot_door
def list_features(boxes: Any, states: Any, room: Numbers) -> int:
    """What the judgement looks at in a position, features and details, a row a seat; returns the stage."""
    stage = features(boxes[0], states[0], room)
    details(boxes[0], states[0], room)
    return stage
