"""Gangster: Gold Coast, where the trunk is emptied and equipment is taken. In the order of RULES.md."""

from omerta.games.gangster.actions import Refusal
from omerta.games.gangster.driving import owner_of, owns
from omerta.games.gangster.events import Event
from omerta.games.gangster.state import COLOURS, KINDS, NOTHING, OPEN, Box, State
from omerta.kernel.luck import Luck, pick
from omerta.kernel.narration import Log, tell
from omerta.kernel.rulebook import compiled, rule


@rule("gangster/harbour-only-own-stop")
def has_stopped(box: Box, state: State, colour: int) -> bool:
    """Does the drive that has just been made end on Gold Coast? Passing through or being pushed there is no stop."""
    return bool(state.car[colour] == box.harbour)


@rule("gangster/harbour-dump")
def may_dump(state: State, colour: int) -> bool:
    """On arrival, if anybody is in the trunk."""
    return bool(state.trunk[colour].sum() > 0)


@rule("gangster/harbour-dump")
def dump(box: Box, state: State, colour: int, log: Log) -> None:
    """The whole trunk, all or nothing: they leave the game."""
    for other in range(COLOURS):
        gangsters = int(state.trunk[colour, other])
        if gangsters > 0:
            state.trunk[colour, other] = 0
            state.dumped[other] += gangsters
            tell(log, Event.DUMPED, owner_of(box, colour), colour, other, gangsters)


@rule("gangster/harbour-equipment")
def kinds_to_take(state: State, colour: int) -> int:
    """How many kinds lie open that this colour does not own."""
    kinds = 0
    for kind in range(KINDS):
        if why_not_take(state, colour, kind) == 0:
            kinds += 1
    return kinds


@rule("gangster/harbour-equipment", "gangster/equipment-different")
def why_not_take(state: State, colour: int, kind: int) -> int:
    """One of those that lie open, and of a kind not yet owned."""
    if state.equipment_open[kind] == 0:
        return Refusal.NOT_LAID_OUT
    return Refusal.ALREADY_OWNED if owns(state, colour, kind) else 0


@rule("gangster/equipment-slide")
def take_equipment(box: Box, state: State, colour: int, kind: int, log: Log) -> None:
    """Into the left slot; the old left tile moves right, the old right one leaves the game."""
    state.equipment_open[kind] -= 1
    lost = int(state.equipment[colour, 1])
    state.equipment[colour, 1] = state.equipment[colour, 0]
    state.equipment[colour, 0] = kind
    tell(log, Event.TOOK, owner_of(box, colour), colour, kind)
    if lost != NOTHING:
        state.equipment_gone[lost] += 1
        tell(log, Event.LOST, owner_of(box, colour), colour, lost)


@rule("gangster/harbour-refill")
def refill(state: State, luck: Luck, log: Log) -> None:
    """Up to three tiles from the supply; three of a kind are removed and replaced, again if need be."""
    while True:
        while state.equipment_open.sum() < OPEN and state.equipment_supply.sum() > 0:
            kind = draw_equipment(state, luck)
            state.equipment_open[kind] += 1
            tell(log, Event.LAID_OUT, kind, state.equipment_supply.sum())
        alike = NOTHING
        for kind in range(KINDS):
            if state.equipment_open[kind] == OPEN:
                alike = kind
        if alike == NOTHING:
            return
        state.equipment_open[alike] = 0
        state.equipment_gone[alike] += OPEN
        tell(log, Event.THREE_ALIKE, alike)


@compiled
def draw_equipment(state: State, luck: Luck) -> int:
    """One from the supply, whose order exists for nobody. There must be one."""
    drawn = pick(luck, int(state.equipment_supply.sum()))
    kind = 0
    while drawn >= state.equipment_supply[kind]:
        drawn -= int(state.equipment_supply[kind])
        kind += 1
    state.equipment_supply[kind] -= 1
    return kind
