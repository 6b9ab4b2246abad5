"""Gangster: letting gangsters out and in, spaces and rank. In the order of RULES.md."""

from omerta.games.gangster.actions import Refusal
from omerta.games.gangster.driving import are_joined, owner_of, owns
from omerta.games.gangster.events import SPACE_BITS, Event
from omerta.games.gangster.state import Box, Equipment, State
from omerta.kernel.masks import above_highest
from omerta.kernel.narration import Log, tell
from omerta.kernel.rulebook import compiled, rule

TURNS_WITHOUT_DRIVE = 10


@rule("gangster/must-drive-at-last")
def must_drive(box: Box, state: State) -> bool:
    """After ten turns a colour in which nobody drove, the next turn must be a drive."""
    return bool(state.idle >= TURNS_WITHOUT_DRIVE * box.colours)


@rule("gangster/no-action-in-harbour", "gangster/setup-three-players")
def why_not_here(box: Box, place: int) -> int:
    """Nothing is loaded or unloaded on Gold Coast, nor where a district is out of play: there is no tile."""
    if box.in_play[place]:
        return 0
    return Refusal.IN_HARBOUR if place == box.harbour else Refusal.OUT_OF_PLAY


# --- spaces and rank


@compiled
def occupied(state: State, place: int) -> int:
    """Mask of the spaces taken, whoever stands there."""
    spaces = 0
    for colour in range(state.standing.shape[1]):
        spaces |= int(state.standing[place, colour])
    return spaces


@compiled
def spaces_of(box: Box, state: State, place: int) -> int:
    """How many spaces the tile of a district has."""
    return int(box.tile_spaces[state.tile[place]])


@rule("gangster/tile-full")
def is_full(box: Box, state: State, place: int) -> bool:
    """Nobody can be let out where every space is taken."""
    return occupied(state, place) == (1 << spaces_of(box, state, place)) - 1


@rule("gangster/place-next", "gangster/place-gaps")
def next_space(box: Box, state: State, place: int) -> int:
    """The space after the highest-ranked gangster; while the last space is taken, the lowest gap."""
    taken = occupied(state, place)
    space = above_highest(taken)
    if space < spaces_of(box, state, place):
        return space
    gap = 0
    while taken >> gap & 1:
        gap += 1
    return gap


# --- out


@rule("gangster/unload")
def why_not_unload(box: Box, state: State, colour: int, gangster: int) -> int:
    """One own gangster from the car or one foreign from the trunk, onto the tile where the car stands."""
    place = int(state.car[colour])
    refusal = why_not_here(box, place)
    if refusal:
        return refusal
    if gangster == colour:
        if state.riding[colour] == 0:
            return Refusal.CAR_EMPTY
    elif state.trunk[colour, gangster] == 0:
        return Refusal.NOT_IN_TRUNK
    return Refusal.TILE_FULL if is_full(box, state, place) else 0


@rule("gangster/unload")
def unload(box: Box, state: State, colour: int, gangster: int, log: Log) -> None:
    """He takes the next space."""
    place = int(state.car[colour])
    space = next_space(box, state, place)
    state.standing[place, gangster] = int(state.standing[place, gangster]) | 1 << space
    if gangster == colour:
        state.riding[colour] -= 1
    else:
        state.trunk[colour, gangster] -= 1
    tell(log, Event.UNLOADED, owner_of(box, colour), colour, gangster, place << SPACE_BITS | space)


@rule("gangster/door")
def may_unload_second(box: Box, state: State, colour: int) -> bool:
    """Through the door a second own gangster may get out in the same turn, in the same district."""
    return owns(state, colour, Equipment.DOOR) and why_not_unload(box, state, colour, colour) == 0


# --- in


@rule("gangster/trunk-capacity")
def has_room(state: State, colour: int) -> bool:
    """The trunk holds one foreign gangster; two who are in it may stay when the trunk tile is lost."""
    carried = 0
    for other in range(state.trunk.shape[1]):
        carried += state.trunk[colour, other]
    return carried < trunk_size(state, colour)


@rule("gangster/trunk")
def trunk_size(state: State, colour: int) -> int:
    """Two with the trunk tile, else one."""
    return 2 if owns(state, colour, Equipment.TRUNK) else 1


@rule("gangster/bodyguard", "gangster/two-players-foreign")
def is_protected(box: Box, state: State, gangster: int, place: int, colour: int) -> bool:
    """A bodyguard keeps his colour's gangsters where its car stands, but only from the other players."""
    if state.car[gangster] != place or not owns(state, gangster, Equipment.BODYGUARD):
        return False
    return owner_of(box, gangster) != owner_of(box, colour)


@compiled
def foreign_to_load(box: Box, state: State, colour: int, place: int) -> int:
    """Mask of the spaces of a district from which this colour may load a foreign gangster, given room for him."""
    spaces = 0
    for other in range(box.colours):
        if other != colour and not is_protected(box, state, other, place, colour):
            spaces |= int(state.standing[place, other])
    return spaces


@rule("gangster/load")
def spaces_to_load(box: Box, state: State, colour: int) -> int:
    """Mask of the spaces of the car's district from which this colour may load: any own gangster, any foreign one."""
    place = int(state.car[colour])
    spaces = int(state.standing[place, colour])
    if has_room(state, colour):
        spaces |= foreign_to_load(box, state, colour, place)
    return spaces


@rule("gangster/load", "gangster/two-players-foreign")
def why_not_load(box: Box, state: State, colour: int, place: int, space: int) -> int:
    """One gangster of one's choice: own ones into the car, all others into the trunk, one's other colour too."""
    refusal = why_not_here(box, place)
    if refusal:
        return refusal
    if space >= spaces_of(box, state, place):
        return Refusal.NO_SUCH_SPACE
    gangster = who_stands(box, state, place, space)
    if gangster < 0:
        return Refusal.SPACE_EMPTY
    if gangster == colour:
        return 0 if place == state.car[colour] else Refusal.OWN_ACROSS_ROAD
    if is_protected(box, state, gangster, place, colour):
        return Refusal.IS_PROTECTED
    return 0 if has_room(state, colour) else Refusal.TRUNK_FULL


@compiled
def who_stands(box: Box, state: State, place: int, space: int) -> int:
    """The colour of the gangster on a space; -1 if it is empty."""
    for colour in range(box.colours):
        if state.standing[place, colour] >> space & 1:
            return colour
    return -1


@rule("gangster/load")
def load(box: Box, state: State, colour: int, place: int, space: int, log: Log) -> None:
    """The space he leaves stays empty for now."""
    gangster = who_stands(box, state, place, space)
    state.standing[place, gangster] = int(state.standing[place, gangster]) & ~(1 << space)
    if gangster == colour:
        state.riding[colour] += 1
    else:
        state.trunk[colour, gangster] += 1
    tell(log, Event.LOADED, owner_of(box, colour), colour, gangster, place << SPACE_BITS | space)


# --- across a road


@rule("gangster/tommy-gun")
def may_aim(box: Box, state: State, colour: int) -> bool:
    """With a Tommy Gun, room in the trunk, and not from Gold Coast; from a district out of play it works."""
    return owns(state, colour, Equipment.TOMMY_GUN) and state.car[colour] != box.harbour and has_room(state, colour)


@rule("gangster/tommy-gun")
def why_not_aim(box: Box, state: State, colour: int, place: int) -> int:
    """At a district joined by a road, where a foreign gangster may be taken."""
    if not owns(state, colour, Equipment.TOMMY_GUN):
        return Refusal.NO_TOMMY_GUN
    if state.car[colour] == box.harbour:
        return Refusal.AIMS_FROM_HARBOUR
    if not are_joined(box, int(state.car[colour]), place):
        return Refusal.NO_ROAD_THERE
    if not has_room(state, colour):
        return Refusal.TRUNK_FULL
    if foreign_to_load(box, state, colour, place):
        return 0
    if occupied(state, place) & ~int(state.standing[place, colour]):
        return Refusal.IS_PROTECTED
    return Refusal.NOBODY_TO_TAKE
