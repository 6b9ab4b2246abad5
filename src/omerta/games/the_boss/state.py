"""The Boss as data: what lies in the box, and what a position consists of."""

from enum import IntEnum
from typing import Annotated

from omerta.kernel.layout import Int16, Int16s, Layout

SEATS = 4
CITIES = 7
CHICAGO = 7
PLACES = 8
"""The seven cities by number, then Chicago."""
HAND = 5
TURNS = 5
ROUNDS = 6
"""Five at most, and the extra round that breaks a tie."""
CARDS = 27
PROFESSIONALS = 6
OCCASIONALS = 3
POLICE = 5
PILE = 4
"""Cards that can be played to one city: all but the hidden one."""
NOBODY = -1
NOTHING = -1


class Stage(IntEnum):
    """What the acting player must decide."""

    PLACE = 0
    PLAY = 1
    OVER = 2


class Penalty(IntEnum):
    """What a card does to whoever wins it, besides paying."""

    NONE = 0
    REVOLVER = 1
    PRISON = 2
    HOSPITAL = 3
    BANISHED = 4


class Badge(IntEnum):
    """The three sorts of police card."""

    GOLD = 0
    SILVER = 1
    DOUBLE = 2


BADGES = 3


class Box(Layout):
    """Cards and options of a table. A card is a face of a city; `card_copies` says how often it is printed."""

    players: Int16
    cities: Int16
    row: Annotated[Int16s, CITIES]
    in_play: Annotated[Int16s, PLACES]
    cards: Int16
    card_city: Annotated[Int16s, CARDS]
    card_money: Annotated[Int16s, CARDS]
    card_penalty: Annotated[Int16s, CARDS]
    card_copies: Annotated[Int16s, CARDS]
    card_is_house: Annotated[Int16s, CARDS]
    first_card: Annotated[Int16s, PLACES]
    """Where a city's cards begin; they end where the next city's begin."""
    city_cards: Annotated[Int16s, CITIES]
    police: Annotated[Int16s, BADGES]


class State(Layout):
    """A position. Seats, places and cards are numbers; hands are kept sorted."""

    stage: Int16
    round_number: Int16
    turn: Int16
    start_player: Int16
    order: Annotated[Int16s, SEATS]
    acted: Int16
    """How many players have finished this turn."""
    chicago: Int16
    """How many cities lie to the left of Chicago."""
    last_round: Int16
    extra_round: Int16
    winners: Int16
    """Bit mask, once the game is over."""

    hidden: Annotated[Int16s, CITIES]
    played: Annotated[Int16s, CITIES, PILE]
    played_count: Annotated[Int16s, CITIES]
    hand: Annotated[Int16s, SEATS, HAND]
    hand_size: Annotated[Int16s, SEATS]

    professionals: Annotated[Int16s, SEATS]
    """In front of the player, free to place."""
    occasionals: Annotated[Int16s, SEATS]
    professionals_in: Annotated[Int16s, PLACES, SEATS]
    occasionals_in: Annotated[Int16s, PLACES, SEATS]
    leader: Annotated[Int16s, PLACES]
    most: Annotated[Int16s, PLACES]
    """How many gangsters the leader has there."""
    outside_chicago: Annotated[Int16s, SEATS]
    """Gangsters placed in other cities this round."""
    prison: Annotated[Int16s, SEATS, 2]
    """Professionals who sit out one more round, and two more."""
    hospital: Annotated[Int16s, SEATS]
    shot: Annotated[Int16s, SEATS]
    spent: Annotated[Int16s, SEATS]
    """Occasionals who have left the game."""
    banished: Annotated[Int16s, PLACES, SEATS]

    earned: Annotated[Int16s, ROUNDS, SEATS]
    """Money won, round by round."""
    police_left: Annotated[Int16s, BADGES]
    police_turned: Annotated[Int16s, POLICE]
    police_count: Int16
