"""What a player of Gangster may choose: all of it, or one of it at random. `rules.why_not` is what legality means."""

from omerta.games.gangster.actions import (
    AIM,
    BLOCK,
    DUMP,
    DUMP_NOTHING,
    LOAD,
    PUSH_NOTHING,
    TAKE,
    UNLOAD,
    UNLOAD_NOTHING,
    UNLOAD_OWN,
    drive_step,
    push_action,
)
from omerta.games.gangster.driving import are_joined, cars_beside, has_motor, owner_of, ways_to_drive
from omerta.games.gangster.harbour import kinds_to_take, why_not_take
from omerta.games.gangster.loading import (
    foreign_to_load,
    is_full,
    may_aim,
    must_drive,
    spaces_to_load,
)
from omerta.games.gangster.state import CARDS, KINDS, PLACES, SPACES, Box, Stage, State
from omerta.kernel.luck import Luck, pick
from omerta.kernel.masks import member, members
from omerta.kernel.protocol import Actions
from omerta.kernel.rulebook import compiled


@compiled
def first_action(box: Box, colour: int) -> int:
    """Where the actions of a colour begin."""
    return colour * BLOCK if box.players == 2 else 0


@compiled
def districts_to_aim_at(box: Box, state: State, colour: int) -> int:
    """Mask of the districts across a road from which a foreign gangster can be taken."""
    districts = 0
    if may_aim(box, state, colour):
        neighbours = int(box.roads[state.car[colour]])
        for place in range(PLACES):
            if neighbours >> place & 1 and foreign_to_load(box, state, colour, place):
                districts |= 1 << place
    return districts


@compiled
def gangsters_to_unload(box: Box, state: State, colour: int) -> int:
    """Mask of what can be let out: bit 0 an own gangster, the bits above it the foreign colours."""
    place = int(state.car[colour])
    if not box.in_play[place] or is_full(box, state, place):
        return 0
    gangsters = 1 if state.riding[colour] > 0 else 0
    for other in range(box.colours):
        if state.trunk[colour, other] > 0:
            gangsters |= 2 << other
    return gangsters


@compiled
def steps_at_rest(box: Box, state: State, colour: int) -> int:
    """All that a colour can do instead of driving: a mask over its actions from LOAD on."""
    if must_drive(box, state):
        return 0
    loads = spaces_to_load(box, state, colour)
    aims = districts_to_aim_at(box, state, colour)
    return loads | aims << (AIM - LOAD) | gangsters_to_unload(box, state, colour) << (UNLOAD_OWN - LOAD)


@compiled
def drive_chosen(box: Box, state: State, colour: int, chosen: int) -> int:
    """The drive at this position among all that a colour can choose from."""
    start = int(state.car[colour])
    longest = 1 if has_motor(state, colour) else 0
    for card in range(1, CARDS + 1):
        if state.cards[colour] >> (card - 1) & 1:
            for motor in range(longest + 1):
                ways = int(box.reach_count[card + motor, start])
                if chosen < ways:
                    return drive_step(card, motor, member(int(box.reach[card + motor, start]), chosen))
                chosen -= ways
    return -1


@compiled
def can_act(box: Box, state: State, seat: int) -> bool:
    """Can this player do anything at the beginning of a turn?"""
    for colour in range(box.colours):
        if owner_of(box, colour) == seat and (
            ways_to_drive(box, state, colour) > 0 or steps_at_rest(box, state, colour) != 0
        ):
            return True
    return False


@compiled
def legal(box: Box, state: State, seat: int, out: Actions) -> int:
    """Every legal action: drives, loads, aims, unloads, colour by colour; or the choices of a step."""
    if state.stage == Stage.OVER or seat != state.acting:
        return 0
    if state.stage != Stage.ACT:
        return legal_steps(box, state, out)
    found = 0
    for colour in range(box.colours):
        if owner_of(box, colour) == seat:
            first = first_action(box, colour)
            found = list_drives(box, state, colour, out, found)
            found = list_mask(steps_at_rest(box, state, colour), first + LOAD, out, found)
    return found


@compiled
def list_drives(box: Box, state: State, colour: int, out: Actions, found: int) -> int:
    """Write the drives of a colour; returns how many actions there are now."""
    first, start = first_action(box, colour), int(state.car[colour])
    longest = 1 if has_motor(state, colour) else 0
    for card in range(1, CARDS + 1):
        if state.cards[colour] >> (card - 1) & 1:
            for motor in range(longest + 1):
                reached = int(box.reach[card + motor, start])
                found = list_mask(reached, first + drive_step(card, motor, 0), out, found)
    return found


@compiled
def list_mask(mask: int, first: int, out: Actions, found: int) -> int:
    """Write the actions of a mask, whose bit 0 is the action `first`; returns how many there are now."""
    action = first
    while mask:
        if mask & 1:
            out[found] = action
            found += 1
        mask >>= 1
        action += 1
    return found


@compiled
def legal_steps(box: Box, state: State, out: Actions) -> int:
    """What can follow in the course of a turn."""
    ways = ways_of_step(box, state)
    for way in range(ways):
        out[way] = step_chosen(box, state, way, ways)
    return ways


@compiled
def ways_of_step(box: Box, state: State) -> int:
    """How many choices there are in the course of a turn."""
    colour = int(state.colour)
    if state.stage == Stage.LOAD:
        return members(foreign_to_load(box, state, colour, int(state.aimed)))
    if state.stage == Stage.PUSH:
        return cars_beside(box, state, colour) * members(int(box.roads[state.car[colour]])) + 1
    if state.stage == Stage.TAKE:
        return kinds_to_take(state, colour)
    return 2


@compiled
def step_chosen(box: Box, state: State, chosen: int, ways: int) -> int:
    """The choice at this position in the course of a turn."""
    colour = int(state.colour)
    if state.stage == Stage.LOAD:
        return first_action(box, colour) + LOAD + member(foreign_to_load(box, state, colour, int(state.aimed)), chosen)
    if state.stage == Stage.PUSH:
        return PUSH_NOTHING if chosen == ways - 1 else push_chosen(box, state, colour, chosen)
    if state.stage == Stage.TAKE:
        for kind in range(KINDS):
            if why_not_take(state, colour, kind) == 0:
                if chosen == 0:
                    return TAKE + kind
                chosen -= 1
    if state.stage == Stage.DUMP:
        return DUMP if chosen == 0 else DUMP_NOTHING
    return first_action(box, colour) + UNLOAD_OWN if chosen == 0 else UNLOAD_NOTHING


@compiled
def push_chosen(box: Box, state: State, colour: int, chosen: int) -> int:
    """The push at this position: car by car, place by place."""
    here = int(state.car[colour])
    for pushed in range(box.colours):
        if pushed != colour and state.car[pushed] == here:
            for place in range(PLACES):
                if are_joined(box, here, place):
                    if chosen == 0:
                        return push_action(pushed, place)
                    chosen -= 1
    return -1


@compiled
def sample(box: Box, state: State, seat: int, luck: Luck) -> int:
    """A random legal action, counted out instead of listed."""
    if state.stage != Stage.ACT:
        ways = ways_of_step(box, state)
        return step_chosen(box, state, pick(luck, ways), ways)
    if box.players == 2:
        return sample_of_two(box, state, seat, luck)
    drives = ways_to_drive(box, state, seat)
    steps = steps_at_rest(box, state, seat)
    return chosen_of(box, state, seat, drives, steps, pick(luck, drives + members(steps)))


@compiled
def chosen_of(box: Box, state: State, colour: int, drives: int, steps: int, chosen: int) -> int:
    """The action at this position among all that a colour can do: first the drives, then the rest."""
    first = first_action(box, colour)
    if chosen < drives:
        return first + drive_chosen(box, state, colour, chosen)
    return first + LOAD + member(steps, chosen - drives)


@compiled
def sample_of_two(box: Box, state: State, seat: int, luck: Luck) -> int:
    """With two players: one of all that both colours of a player can do."""
    other = seat + int(box.players)
    drives, other_drives = ways_to_drive(box, state, seat), ways_to_drive(box, state, other)
    steps, other_steps = steps_at_rest(box, state, seat), steps_at_rest(box, state, other)
    ways = drives + members(steps)
    chosen = pick(luck, ways + other_drives + members(other_steps))
    if chosen < ways:
        return chosen_of(box, state, seat, drives, steps, chosen)
    return chosen_of(box, state, other, other_drives, other_steps, chosen - ways)


assert UNLOAD == UNLOAD_OWN + 1
assert AIM == LOAD + SPACES
