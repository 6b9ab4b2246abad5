"""What The Boss tells: every event with the names of its facts."""

from enum import IntEnum
from typing import Any

from omerta.games.the_boss import names
from omerta.games.the_boss.state import Badge, Box


class Event(IntEnum):
    """In the order in which a round tells them."""

    GAME_BEGAN = 1
    ROUND_BEGAN = 2
    BACKS_DEALT = 3
    CARD_DEALT = 4
    PLACED = 5
    PLACED_NOTHING = 6
    PLAYED = 7
    POLICE_TURNED = 8
    LAST_ROUND = 9
    LAST_TURN_ORDER = 10
    HIDDEN_TURNED_UP = 11
    NOBODY_WON = 12
    MONEY_WON = 13
    SHOT = 14
    IMPRISONED = 15
    HOSPITALISED = 16
    BANISHED = 17
    CHICAGO_PAID = 18
    CHICAGO_UNLED = 19
    CAME_BACK = 20
    CHICAGO_MOVED = 21
    EXTRA_ROUND = 22
    GAME_WON = 23


FACTS: dict[Event, tuple[str, ...]] = {
    Event.GAME_BEGAN: ("players", "start_player"),
    Event.ROUND_BEGAN: ("round", "start_player", "left_of_chicago"),
    Event.BACKS_DEALT: ("seat", "city", "cards"),
    Event.CARD_DEALT: ("seat", "card"),
    Event.PLACED: ("seat", "city", "professionals", "occasionals"),
    Event.PLACED_NOTHING: ("seat",),
    Event.PLAYED: ("seat", "card"),
    Event.POLICE_TURNED: ("badge", "gold", "silver"),
    Event.LAST_ROUND: ("round",),
    Event.LAST_TURN_ORDER: ("position", "seat", "gangsters"),
    Event.HIDDEN_TURNED_UP: ("card",),
    Event.NOBODY_WON: ("city",),
    Event.MONEY_WON: ("seat", "city", "money"),
    Event.SHOT: ("seat", "city"),
    Event.IMPRISONED: ("seat", "city"),
    Event.HOSPITALISED: ("seat", "city"),
    Event.BANISHED: ("seat", "city"),
    Event.CHICAGO_PAID: ("seat", "sum", "money"),
    Event.CHICAGO_UNLED: ("sum",),
    Event.CAME_BACK: ("seat", "from_prison", "from_hospital"),
    Event.CHICAGO_MOVED: ("left_of_chicago",),
    Event.EXTRA_ROUND: ("players_level",),
    Event.GAME_WON: ("seat", "money", "sharing"),
}

EVENTS = {int(kind): (kind.name.lower(), facts) for kind, facts in FACTS.items()}


def fact(box: Box, name: str, number: int) -> Any:
    """A fact as people write it."""
    match name:
        case "city":
            return names.place_word(number)
        case "card":
            return names.card_words(box, number)
        case "badge":
            return Badge(number).name.lower()
        case _:
            return number
