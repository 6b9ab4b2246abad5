"""Gangster as data: what lies in the box, and what a position consists of.

Places, colours, spaces and kinds of equipment are numbers; a set of them is a bit mask.
"""

from enum import IntEnum
from typing import Annotated

from omerta.kernel.layout import Int16, Int16s, Int32, Int32s, Layout

SEATS = 5
COLOURS = 5
DISTRICTS = 10
PLACES = DISTRICTS + 1
"""Ten districts and the harbour."""
SPACES = 20
"""The largest tile that fits."""
VALUES = 5
"""One value a colour at most, so more would never be given away."""
TILES = 30
"""The largest set of tiles that fits."""
CARDS = 3
"""Movement cards 1, 2, 3."""
LONGEST_DRIVE = CARDS + 1
"""With a motor."""
KINDS = 6
MOST_COPIES = 99
"""Of one kind of equipment."""
SLOTS = 2
OPEN = 3
"""Equipment tiles lying open in the harbour."""
ROUNDS = 3
DOUBLERS = 8
CASINO = 6
GANGSTERS = 20
LONGEST_NAME = 20

NOBODY = -1
NOTHING = -1
NOWHERE = -1
QUESTION = -1
"""A "?" among the values of a tile."""
ALL_CARDS = (1 << CARDS) - 1


class Stage(IntEnum):
    """What the acting player must decide."""

    ACT = 0
    UNLOAD = 1
    """A second gangster through the door?"""
    LOAD = 2
    """Whom, in the district aimed at?"""
    PUSH = 3
    DUMP = 4
    TAKE = 5
    OVER = 6


class Equipment(IntEnum):
    """The six kinds of equipment tile."""

    BODYGUARD = 0
    MOTOR = 1
    TOMMY_GUN = 2
    TRUNK = 3
    BUMPER = 4
    DOOR = 5


class Box(Layout):
    """Board, tiles and decks of a table."""

    players: Int16
    colours: Int16
    harbour: Int16
    in_play: Annotated[Int16s, PLACES]
    """1 for the districts that have a tile: not the harbour, and with three players not Cicero."""
    district_cards: Int32
    """Mask of the districts in play."""
    police: Int16
    place_name: Annotated[Int32s, PLACES, LONGEST_NAME]
    """Character codes."""
    place_x: Annotated[Int16s, PLACES]
    place_y: Annotated[Int16s, PLACES]
    place_is_house: Annotated[Int16s, PLACES]
    roads: Annotated[Int32s, PLACES]
    """Masks of neighbours."""
    road_is_house: Annotated[Int32s, PLACES]
    """Masks of the neighbours to which the road is ours, not the printed one."""
    reach: Annotated[Int32s, LONGEST_DRIVE + 1, PLACES]
    """Where a drive of so many roads from there can end."""
    reach_count: Annotated[Int16s, LONGEST_DRIVE + 1, PLACES]
    reach_turning: Annotated[Int32s, LONGEST_DRIVE + 1, PLACES]
    """Where it could end if turning back were allowed."""
    always_drives: Int16
    """1 if every card has a path from everywhere: on any board but some without a loop."""
    tiles: Int16
    tile_number: Annotated[Int16s, TILES]
    tile_values: Annotated[Int16s, TILES, VALUES]
    tile_value_count: Annotated[Int16s, TILES]
    tile_spaces: Annotated[Int16s, TILES]
    tile_columns: Annotated[Int16s, TILES]
    tile_is_house: Annotated[Int16s, TILES]
    equipment_copies: Annotated[Int16s, KINDS]
    equipment_is_house: Annotated[Int16s, KINDS]


class State(Layout):
    """A position. What lies before a player belongs to a colour; with two players each has two."""

    stage: Int16
    round_number: Int16
    acting: Int16
    """The player whose turn it is."""
    colour: Int16
    """With which colour, once that is settled in this turn."""
    aimed: Int16
    """The district aimed at across a road."""
    idle: Int16
    """Turns in a row in which nobody drove."""
    winners: Int16
    """Bit mask of seats, once the game is over."""

    tile: Annotated[Int16s, PLACES]
    standing: Annotated[Int32s, PLACES, COLOURS]
    """Masks of the spaces on which a colour's gangsters stand; bit 0 is the first space."""
    doubled: Int32
    """Mask of the districts with a doubler."""

    car: Annotated[Int16s, COLOURS]
    cards: Annotated[Int16s, COLOURS]
    """Masks of the movement cards face up; bit 0 is the 1."""
    riding: Annotated[Int16s, COLOURS]
    """Own gangsters in the car."""
    trunk: Annotated[Int16s, COLOURS, COLOURS]
    """trunk[colour, other]: foreign gangsters in a colour's trunk."""
    dumped: Annotated[Int16s, COLOURS]
    """Gangsters of a colour that lie in the harbour for good."""
    equipment: Annotated[Int16s, COLOURS, SLOTS]
    """Left slot, right slot."""
    equipment_open: Annotated[Int16s, KINDS]
    equipment_supply: Annotated[Int16s, KINDS]
    equipment_gone: Annotated[Int16s, KINDS]

    deck: Int32
    """Mask of the district cards still in the pile."""
    police_left: Int16
    police_drawn: Int16
    casino_left: Int16
    """Mask of the casino cards still in the pile; bit 0 is the 1."""
    casino_drawn: Annotated[Int16s, ROUNDS]
    """The number of each Day of Reckoning, 0 before it."""
    earned: Annotated[Int16s, ROUNDS, COLOURS]
    """Influence won, round by round."""
    settled: Annotated[Int32s, PLACES, COLOURS]
    """Who stood where on the last Day of Reckoning: with it the score sheet can explain that day in full."""
    settled_doubled: Int32
