"""What Gangster tells: every event with the names of its facts."""

from enum import IntEnum
from typing import Any

from omerta.games.gangster import names
from omerta.games.gangster.state import Box

SPACE_BITS = 5
"""A space on a tile is told as district and space in one number, and so are gangsters and their best rank."""
MOTOR = 10
"""Added to the number of a movement card driven with the motor."""


class Event(IntEnum):
    """In the order in which a game tells them."""

    GAME_BEGAN = 1
    EQUIPMENT_DEALT = 2
    TILE_DEALT = 3
    START_DEALT = 4
    ROUND_BEGAN = 5
    GANGSTERS_ARRIVED = 6
    DROVE = 7
    PUSHED = 8
    PUSHED_NOTHING = 9
    DUMPED = 10
    DUMPED_NOTHING = 11
    TOOK = 12
    TOOK_NOTHING = 13
    LOST = 14
    LAID_OUT = 15
    THREE_ALIKE = 16
    UNLOADED = 17
    UNLOADED_NOTHING = 18
    AIMED = 19
    LOADED = 20
    CARDS_REFRESHED = 21
    POLICE_DRAWN = 22
    DOUBLED = 23
    MUST_DRIVE = 24
    SKIPPED = 25
    STANDSTILL = 26
    RECKONING_BEGAN = 27
    DISTRICT_SETTLED = 28
    SCORED = 29
    EARNED = 30
    GAME_WON = 31


FACTS: dict[Event, tuple[str, ...]] = {
    Event.GAME_BEGAN: ("players", "start_player"),
    Event.EQUIPMENT_DEALT: ("seat", "colour", "equipment"),
    Event.TILE_DEALT: ("place", "tile"),
    Event.START_DEALT: ("seat", "colour", "place", "other_place"),
    Event.ROUND_BEGAN: ("round", "start_player"),
    Event.GANGSTERS_ARRIVED: ("gangsters",),
    Event.DROVE: ("seat", "colour", "card", "path"),
    Event.PUSHED: ("seat", "colour", "pushed", "place"),
    Event.PUSHED_NOTHING: ("seat", "colour"),
    Event.DUMPED: ("seat", "colour", "gangster", "gangsters"),
    Event.DUMPED_NOTHING: ("seat", "colour"),
    Event.TOOK: ("seat", "colour", "equipment"),
    Event.TOOK_NOTHING: ("seat", "colour"),
    Event.LOST: ("seat", "colour", "equipment"),
    Event.LAID_OUT: ("equipment", "supply"),
    Event.THREE_ALIKE: ("equipment",),
    Event.UNLOADED: ("seat", "colour", "gangster", "space"),
    Event.UNLOADED_NOTHING: ("seat", "colour"),
    Event.AIMED: ("seat", "colour", "place"),
    Event.LOADED: ("seat", "colour", "gangster", "space"),
    Event.CARDS_REFRESHED: ("seat", "colour"),
    Event.POLICE_DRAWN: ("police",),
    Event.DOUBLED: ("place", "doublers"),
    Event.MUST_DRIVE: ("seat", "turns"),
    Event.SKIPPED: ("seat",),
    Event.STANDSTILL: ("seat",),
    Event.RECKONING_BEGAN: ("seat", "round", "casino"),
    Event.DISTRICT_SETTLED: ("place", "tile", "factor"),
    Event.SCORED: ("seat", "colour", "strength", "points"),
    Event.EARNED: ("seat", "points", "influence"),
    Event.GAME_WON: ("seat", "influence", "sharing"),
}

EVENTS = {int(kind): (kind.name.lower(), facts) for kind, facts in FACTS.items()}


def fact(box: Box, name: str, number: int) -> Any:
    """A fact as people write it."""
    match name:
        case "place" | "other_place":
            return names.place_word(box, number)
        case "colour" | "pushed" | "gangster":
            return names.COLOUR_WORDS[number]
        case "equipment":
            return names.EQUIPMENT_WORDS[number]
        case "tile":
            return names.tile_words(box, number)
        case "card":
            return names.card_word(number % MOTOR, number >= MOTOR)
        case "path":
            return _path(box, number)
        case "space":
            return f"{names.place_word(box, number >> SPACE_BITS)} {(number & 2**SPACE_BITS - 1) + 1}"
        case "strength":
            return f"{number >> SPACE_BITS} {number & 2**SPACE_BITS - 1}"
        case _:
            return number


def _path(box: Box, number: int) -> list[str]:
    """The places of a drive, the first one included; written as digits, the last place first, each one too high."""
    places = []
    while number:
        places.append(names.place_word(box, (number & 2**names.PATH_BITS - 1) - 1))
        number >>= names.PATH_BITS
    return places[::-1]
