"""The words of Gangster: colours, equipment, districts in the notation and as they are printed."""

import re
import unicodedata

from omerta.games.gangster.state import CARDS, PLACES, QUESTION, Box, Equipment

COLOUR_WORDS = ("blue", "grey", "yellow", "brown", "green")
EQUIPMENT_WORDS = tuple(kind.name.lower() for kind in Equipment)
QUESTION_WORD = "?"
PATH_BITS = 4
"""Bits that a place takes in a path written as one number."""


def word_of(name: str) -> str:
    """`The Loop` in the notation: `the_loop`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "_", plain.lower()).strip("_")


def place_name(box: Box, place: int) -> str:
    """`The Loop`, as it is printed on the board."""
    return "".join(map(chr, box.place_name[place].tolist())).rstrip("\0")


def place_word(box: Box, place: int) -> str:
    """`the_loop`."""
    return word_of(place_name(box, place))


def place_words(box: Box) -> tuple[str, ...]:
    """All places in the notation, by number."""
    key = box.place_name.tobytes()
    if key not in _PLACE_WORDS:
        _PLACE_WORDS[key] = tuple(place_word(box, place) for place in range(PLACES))
    return _PLACE_WORDS[key]


_PLACE_WORDS: dict[bytes, tuple[str, ...]] = {}


def card_word(card: int, motor: bool | int) -> str:
    """`2`, or `2+1` with the motor."""
    return f"{card}+1" if motor else f"{card}"


CARD_WORDS = tuple(card_word(card, motor) for card in range(1, CARDS + 1) for motor in (0, 1))


def value_word(value: int) -> str:
    """`5` or `?`."""
    return QUESTION_WORD if value == QUESTION else str(value)


def tile_words(box: Box, tile: int) -> str:
    """`5 4 2 ?`: the values of a tile."""
    return " ".join(map(value_word, box.tile_values[tile, : box.tile_value_count[tile]].tolist()))
