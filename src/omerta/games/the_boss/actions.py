"""The actions of The Boss as numbers and as words, and the reasons for refusing them.

place nothing            place detroit 2 1 (professionals, then occasionals)            play detroit revolver
"""

from collections.abc import Collection
from enum import IntEnum
from typing import Any

from omerta.games.the_boss import names
from omerta.games.the_boss.state import (
    CARDS,
    CHICAGO,
    NOBODY,
    OCCASIONALS,
    PLACES,
    PROFESSIONALS,
    Box,
    State,
)
from omerta.kernel.errors import BadWords
from omerta.kernel.masks import numbers_of
from omerta.kernel.rulebook import compiled
from omerta.kernel.words import the_one

PLACE_NOTHING = 0
PLACE = 1
WAYS = (PROFESSIONALS + 1) * (OCCASIONALS + 1)
"""Action numbers kept for each place: how many professionals, how many occasionals."""
PLAY = PLACE + PLACES * WAYS
ACTIONS = PLAY + CARDS
MOST_LEGAL = 1 + CHICAGO * PROFESSIONALS * (OCCASIONALS + 1) + WAYS


class Refusal(IntEnum):
    """Why an action is not allowed."""

    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    NOT_YOUR_LAST_TURN = 3
    ALREADY_PLACED = 4
    PLACE_FIRST = 5
    CITY_NOT_IN_PLAY = 6
    PLACES_NOBODY = 7
    IS_BANISHED = 8
    TOO_FEW_PROFESSIONALS = 9
    TOO_FEW_OCCASIONALS = 10
    CHICAGO_TOO_SOON = 11
    OCCASIONALS_ALONE = 12
    NO_MAJORITY = 13
    NOT_IN_HAND = 14


RULE_OF = {
    Refusal.GAME_OVER: "the_boss/winner",
    Refusal.NOT_YOUR_TURN: "the_boss/turn-order",
    Refusal.NOT_YOUR_LAST_TURN: "the_boss/last-turn-order",
    Refusal.ALREADY_PLACED: "the_boss/place-one-city",
    Refusal.PLACE_FIRST: "the_boss/play-card",
    Refusal.CITY_NOT_IN_PLAY: "the_boss/cities-in-play",
    Refusal.PLACES_NOBODY: "the_boss/place-one-city",
    Refusal.IS_BANISHED: "the_boss/place-banished",
    Refusal.TOO_FEW_PROFESSIONALS: "the_boss/place-one-city",
    Refusal.TOO_FEW_OCCASIONALS: "the_boss/place-one-city",
    Refusal.CHICAGO_TOO_SOON: "the_boss/place-chicago",
    Refusal.OCCASIONALS_ALONE: "the_boss/place-occasionals",
    Refusal.NO_MAJORITY: "the_boss/place-majority",
    Refusal.NOT_IN_HAND: "the_boss/play-card",
}

REFUSALS = {int(code): (code.name.lower().replace("_", "-"), rule) for code, rule in RULE_OF.items()}


@compiled
def place_action(place: int, professionals: int, occasionals: int) -> int:
    """The number of a placement."""
    return PLACE + place * WAYS + professionals * (OCCASIONALS + 1) + occasionals


@compiled
def place_of(action: int) -> int:
    """Where a placement goes."""
    return (action - PLACE) // WAYS


@compiled
def professionals_of(action: int) -> int:
    """How many professionals a placement brings."""
    return (action - PLACE) % WAYS // (OCCASIONALS + 1)


@compiled
def occasionals_of(action: int) -> int:
    """How many occasionals a placement brings."""
    return (action - PLACE) % (OCCASIONALS + 1)


def text(box: Box, action: int) -> str:
    """The words of an action."""
    if action == PLACE_NOTHING:
        return "place nothing"
    if action < PLAY:
        return f"place {names.place_word(place_of(action))} {professionals_of(action)} {occasionals_of(action)}"
    card = action - PLAY
    if card >= box.cards:
        return f"play no_card {card}"
    return f"play {names.card_words(box, card)}"


def parse(box: Box, words: str) -> int:
    """The action that the words mean. City names may be shortened, `place detroit 2` brings no occasionals."""
    match words.lower().replace("-", "_").replace("kansas city", "kansas_city").replace("new york", "new_york").split():
        case ["place", "nothing"]:
            return PLACE_NOTHING
        case ["place", city, professionals]:
            return place_action(_place(city), _count(professionals, PROFESSIONALS), 0)
        case ["place", city, professionals, occasionals]:
            return place_action(_place(city), _count(professionals, PROFESSIONALS), _count(occasionals, OCCASIONALS))
        case ["play", "no_card", number] if number in map(str, range(int(box.cards), CARDS)):
            return PLAY + int(number)
        case ["play", city, face]:
            return PLAY + _card(box, _place(city), face)
        case ["play", *_]:
            raise BadWords("usage", words, "play CITY CARD")
        case ["place", *_]:
            raise BadWords("usage", words, "place CITY PROFESSIONALS OCCASIONALS")
        case _:
            raise BadWords("verb", words.strip(), "`place`, `play`")


def _place(word: str) -> int:
    return names.PLACE_WORDS.index(_one_of(word, names.PLACE_WORDS))


def _card(box: Box, place: int, word: str) -> int:
    cards = {names.face(box, card): card for card in range(box.cards) if box.card_city[card] == place}
    if not cards:
        raise BadWords("unknown", names.place_word(place), ", ".join(names.PLACE_WORDS[:CHICAGO]))
    return cards[_one_of(word, cards)]


def _count(word: str, most: int) -> int:
    if word not in map(str, range(most + 1)):
        raise BadWords("count", word, str(most))
    return int(word)


def _one_of(word: str, known: Collection[str]) -> str:
    """The known word that is meant: exact, or the only one that begins like this."""
    matches = [word] if word in known else [name for name in known if name.startswith(word)]
    return the_one(word, matches, known)


def facts(box: Box, state: State, seat: int, action: int, code: int) -> dict[str, Any]:
    """What a refused player wants to know."""
    if code == Refusal.GAME_OVER:
        return {"winners": list(numbers_of(state.winners))}
    if code in (Refusal.NOT_YOUR_TURN, Refusal.NOT_YOUR_LAST_TURN):
        return {"acting": int(state.order[state.acted])}
    if code == Refusal.NOT_IN_HAND:
        card = action - PLAY
        if card >= box.cards:
            return {"card": f"no_card {card}"}
        return {"card": names.card_words(box, card)}
    if code in (Refusal.ALREADY_PLACED, Refusal.PLACE_FIRST):
        return {}
    place = place_of(action)
    city = {"city": names.place_word(place)}
    if code == Refusal.TOO_FEW_PROFESSIONALS:
        return city | {"needs": professionals_of(action), "has": int(state.professionals[seat])}
    if code == Refusal.TOO_FEW_OCCASIONALS:
        return city | {"needs": occasionals_of(action), "has": int(state.occasionals[seat])}
    if code == Refusal.NO_MAJORITY:
        there = int(state.professionals_in[place, seat] + state.occasionals_in[place, seat])
        leader, most = int(state.leader[place]), int(state.most[place])
        assert leader != NOBODY
        placed = professionals_of(action) + occasionals_of(action)
        return city | {"needs": most + 1 - there, "has": placed, "leader": leader, "leader_has": most, "there": there}
    return city
