"""The actions of Gangster as numbers and as words, and the reasons for refusing them.

drive 2 the_loop       drive 2+1 the_loop (with the motor)     unload own       unload grey (from the trunk)
load 7 (space 7)       aim chinatown (then load)               unload nothing (no second one through the door)
push grey the_loop     push nothing       dump trunk       dump nothing       take tommy_gun

With two players the colour that acts stands after the verb: drive blue 2 the_loop, load yellow 7, unload blue own.
"""

from collections.abc import Collection
from enum import IntEnum
from typing import Any

from omerta.games.gangster import names
from omerta.games.gangster.state import (
    CARDS,
    COLOURS,
    DISTRICTS,
    KINDS,
    OPEN,
    PLACES,
    SPACES,
    Box,
    Stage,
    State,
)
from omerta.kernel.errors import BadWords
from omerta.kernel.masks import numbers_of
from omerta.kernel.rulebook import compiled
from omerta.kernel.words import the_one

HANDS = 4
"""Blocks of actions: with two players one for each colour, otherwise only the first, for the player's one colour."""
DRIVE = 0
LOAD = DRIVE + CARDS * 2 * PLACES
AIM = LOAD + SPACES
UNLOAD_OWN = AIM + PLACES
UNLOAD = UNLOAD_OWN + 1
BLOCK = UNLOAD + COLOURS
"""Actions that begin a turn, in one block."""
PUSH = HANDS * BLOCK
PUSH_NOTHING = PUSH + COLOURS * PLACES
DUMP = PUSH_NOTHING + 1
DUMP_NOTHING = DUMP + 1
TAKE = DUMP_NOTHING + 1
UNLOAD_NOTHING = TAKE + KINDS
ACTIONS = UNLOAD_NOTHING + 1

MOST_OF_A_COLOUR = LOAD + SPACES + (DISTRICTS - 1) + 1 + 2
"""Every drive; every space of the tile; every other district aimed at; an own and two sorts of foreign men out."""
MOST_LEGAL = 2 * MOST_OF_A_COLOUR
"""The beginning of a turn with two colours; pushing has at most 4 cars times 10 places and one more, taking has 3."""
assert MOST_LEGAL > (COLOURS - 1) * (PLACES - 1) + 1 > OPEN


class Refusal(IntEnum):
    """Why an action is not allowed."""

    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    ONE_COLOUR_EACH = 3
    NOT_YOUR_COLOUR = 4
    UNLOAD_FIRST = 5
    LOAD_FIRST = 6
    PUSH_FIRST = 7
    DUMP_FIRST = 8
    TAKE_FIRST = 9
    CARD_USED = 10
    NO_MOTOR = 11
    TURNS_BACK = 12
    OUT_OF_REACH = 13
    MUST_DRIVE = 14
    IN_HARBOUR = 15
    OUT_OF_PLAY = 16
    NO_SUCH_SPACE = 17
    SPACE_EMPTY = 18
    TRUNK_FULL = 19
    IS_PROTECTED = 20
    NO_TOMMY_GUN = 21
    AIMS_FROM_HARBOUR = 22
    NO_ROAD_THERE = 23
    NOBODY_TO_TAKE = 24
    OWN_ACROSS_ROAD = 25
    CAR_EMPTY = 26
    NOT_IN_TRUNK = 27
    TILE_FULL = 28
    NO_SECOND = 29
    NOTHING_TO_PUSH = 30
    CAR_ELSEWHERE = 31
    PUSHED_TOO_FAR = 32
    NOT_JUST_STOPPED = 33
    NOT_TAKING = 34
    NOT_LAID_OUT = 35
    ALREADY_OWNED = 36


RULE_OF = {
    Refusal.GAME_OVER: "gangster/game-end",
    Refusal.NOT_YOUR_TURN: "gangster/turn-one-action",
    Refusal.ONE_COLOUR_EACH: "gangster/two-players",
    Refusal.NOT_YOUR_COLOUR: "gangster/two-players",
    Refusal.UNLOAD_FIRST: "gangster/door",
    Refusal.LOAD_FIRST: "gangster/tommy-gun",
    Refusal.PUSH_FIRST: "gangster/turn-order-of-effects",
    Refusal.DUMP_FIRST: "gangster/turn-order-of-effects",
    Refusal.TAKE_FIRST: "gangster/harbour-equipment",
    Refusal.CARD_USED: "gangster/drive-exact",
    Refusal.NO_MOTOR: "gangster/motor",
    Refusal.TURNS_BACK: "gangster/drive-no-turning",
    Refusal.OUT_OF_REACH: "gangster/drive-exact",
    Refusal.MUST_DRIVE: "gangster/must-drive-at-last",
    Refusal.IN_HARBOUR: "gangster/no-action-in-harbour",
    Refusal.OUT_OF_PLAY: "gangster/setup-three-players",
    Refusal.NO_SUCH_SPACE: "gangster/load",
    Refusal.SPACE_EMPTY: "gangster/load",
    Refusal.TRUNK_FULL: "gangster/trunk-capacity",
    Refusal.IS_PROTECTED: "gangster/bodyguard",
    Refusal.NO_TOMMY_GUN: "gangster/tommy-gun",
    Refusal.AIMS_FROM_HARBOUR: "gangster/tommy-gun",
    Refusal.NO_ROAD_THERE: "gangster/tommy-gun",
    Refusal.NOBODY_TO_TAKE: "gangster/tommy-gun",
    Refusal.OWN_ACROSS_ROAD: "gangster/tommy-gun",
    Refusal.CAR_EMPTY: "gangster/unload",
    Refusal.NOT_IN_TRUNK: "gangster/unload",
    Refusal.TILE_FULL: "gangster/tile-full",
    Refusal.NO_SECOND: "gangster/door",
    Refusal.NOTHING_TO_PUSH: "gangster/bumper",
    Refusal.CAR_ELSEWHERE: "gangster/bumper",
    Refusal.PUSHED_TOO_FAR: "gangster/bumper",
    Refusal.NOT_JUST_STOPPED: "gangster/harbour-dump",
    Refusal.NOT_TAKING: "gangster/harbour-equipment",
    Refusal.NOT_LAID_OUT: "gangster/harbour-equipment",
    Refusal.ALREADY_OWNED: "gangster/equipment-different",
}

REFUSALS = {int(code): (code.name.lower().replace("_", "-"), rule) for code, rule in RULE_OF.items()}

# --- numbers


@compiled
def drive_step(card: int, motor: int, place: int) -> int:
    """The number, in its block, of a drive with card 1 to 3, with or without the motor."""
    return DRIVE + ((card - 1) * 2 + motor) * PLACES + place


@compiled
def card_of(step: int) -> int:
    """The movement card of a drive."""
    return (step - DRIVE) // (2 * PLACES) + 1


@compiled
def motor_of(step: int) -> int:
    """1 if a drive uses the motor."""
    return (step - DRIVE) // PLACES % 2


@compiled
def destination_of(step: int) -> int:
    """Where a drive ends."""
    return (step - DRIVE) % PLACES


@compiled
def push_action(pushed: int, place: int) -> int:
    """The number of a push: whose car, whereto."""
    return PUSH + pushed * PLACES + place


# --- words


def text(box: Box, action: int) -> str:
    """The words of an action."""
    places = names.place_words(box)
    if action == PUSH_NOTHING:
        return "push nothing"
    if action == DUMP:
        return "dump trunk"
    if action == DUMP_NOTHING:
        return "dump nothing"
    if action == UNLOAD_NOTHING:
        return "unload nothing"
    if action >= TAKE:
        return f"take {names.EQUIPMENT_WORDS[action - TAKE]}"
    if action >= PUSH:
        pushed, place = divmod(action - PUSH, PLACES)
        return f"push {names.COLOUR_WORDS[pushed]} {places[place]}"
    hand, step = divmod(action, BLOCK)
    by = f" {names.COLOUR_WORDS[hand]}" if hand or box.players == 2 else ""
    if step < LOAD:
        return f"drive{by} {names.card_word(card_of(step), motor_of(step))} {places[destination_of(step)]}"
    if step < AIM:
        return f"load{by} {step - LOAD + 1}"
    if step < UNLOAD_OWN:
        return f"aim{by} {places[step - AIM]}"
    return f"unload{by} own" if step == UNLOAD_OWN else f"unload{by} {names.COLOUR_WORDS[step - UNLOAD]}"


VERBS = ("drive", "load", "unload", "aim", "push", "dump", "take")


def parse(box: Box, words: str) -> int:
    """The action that the words mean. Names may be shortened to a part that no other has: `drive 2 loop`."""
    match words.lower().replace("-", "_").split():
        case ["push", "nothing"]:
            return PUSH_NOTHING
        case ["push", pushed, *place] if place:
            return push_action(_colour(pushed, COLOURS), _place(box, place))
        case ["dump", "nothing"]:
            return DUMP_NOTHING
        case ["dump"] | ["dump", "trunk"]:
            return DUMP
        case ["take", *kind] if kind:
            return TAKE + names.EQUIPMENT_WORDS.index(_one_of("_".join(kind), names.EQUIPMENT_WORDS))
        case ["unload", "nothing"]:
            return UNLOAD_NOTHING
        case ["drive" | "load" | "unload" | "aim" as verb, *rest]:
            hand, rest = _hand(box, verb, rest)
            return hand * BLOCK + _step(box, verb, rest)
        case ["push" | "dump" | "take" as verb, *_]:
            raise BadWords("usage", words, USAGE[verb])
        case _:
            raise BadWords("verb", words.strip(), ", ".join(f"`{verb}`" for verb in VERBS))


USAGE = {
    "drive": "drive CARD PLACE",
    "load": "load SPACE",
    "unload": "unload own",
    "aim": "aim PLACE",
    "push": "push COLOUR PLACE",
    "dump": "dump trunk",
    "take": "take EQUIPMENT",
}
USAGE_OF_TWO = {
    "drive": "drive COLOUR CARD PLACE",
    "load": "load COLOUR SPACE",
    "unload": "unload COLOUR own",
    "aim": "aim COLOUR PLACE",
}
"""With two players."""


def _usage(box: Box, verb: str) -> BadWords:
    return BadWords("usage", verb, USAGE_OF_TWO[verb] if box.players == 2 else USAGE[verb])


def _hand(box: Box, verb: str, rest: list[str]) -> tuple[int, list[str]]:
    """Which colour acts: named with two players; with more everybody has but one."""
    if box.players == 2:
        if len(rest) < 2:
            raise _usage(box, verb)
        return _colour(rest[0], HANDS), rest[1:]
    if len(rest) > 1 and rest[0] in names.COLOUR_WORDS[1:HANDS]:
        return names.COLOUR_WORDS.index(rest[0]), rest[1:]
    if len(rest) > 1 and rest[0] in names.COLOUR_WORDS:
        raise _usage(box, verb)
    return 0, rest


def _step(box: Box, verb: str, rest: list[str]) -> int:
    match verb, rest:
        case "drive", [card, *place] if place:
            number = names.CARD_WORDS.index(_one_of(card, names.CARD_WORDS))
            return drive_step(number // 2 + 1, number % 2, _place(box, place))
        case "load", [space]:
            if space not in map(str, range(1, SPACES + 1)):
                raise BadWords("count", space, str(SPACES))
            return LOAD + int(space) - 1
        case "aim", [_, *_]:
            return AIM + _place(box, rest)
        case "unload", [gangster]:
            word = _one_of(gangster, ("own", *names.COLOUR_WORDS))
            return UNLOAD_OWN if word == "own" else UNLOAD + names.COLOUR_WORDS.index(word)
    raise _usage(box, verb)


def _colour(word: str, most: int) -> int:
    return names.COLOUR_WORDS.index(_one_of(word, names.COLOUR_WORDS[:most]))


def _place(box: Box, parts: list[str]) -> int:
    places = names.place_words(box)
    return places.index(_one_of("_".join(parts), places))


def _one_of(word: str, known: Collection[str]) -> str:
    """The known word that is meant: exact, or the only one of which a part begins like this."""
    matches = [word] if word in known else [name for name in known if f"_{name}".find(f"_{word}") >= 0]
    return the_one(word, matches, known)


# --- facts of a refusal


def facts(box: Box, state: State, seat: int, action: int, code: int) -> dict[str, Any]:
    """What a refused player wants to know."""
    if code == Refusal.GAME_OVER:
        return {"winners": list(numbers_of(state.winners))}
    if code == Refusal.NOT_YOUR_TURN:
        return {"acting": int(state.acting)}
    if action >= PUSH:
        return _facts_of_steps(box, state, action, code)
    hand, step = divmod(action, BLOCK)
    if code == Refusal.ONE_COLOUR_EACH:
        return {"colour": names.COLOUR_WORDS[seat]}
    if code == Refusal.NOT_YOUR_COLOUR:
        return {"colour": names.COLOUR_WORDS[hand], "owner": hand % int(box.players)}
    colour = hand if box.players == 2 else seat
    place = int(state.car[colour])
    if code in (Refusal.UNLOAD_FIRST, Refusal.LOAD_FIRST, Refusal.PUSH_FIRST, Refusal.DUMP_FIRST, Refusal.TAKE_FIRST):
        return {"colour": names.COLOUR_WORDS[int(state.colour)]}
    if code == Refusal.CARD_USED:
        return {"card": str(card_of(step)), "cards": [str(card + 1) for card in numbers_of(state.cards[colour])]}
    if code in (Refusal.TURNS_BACK, Refusal.OUT_OF_REACH):
        roads = card_of(step) + motor_of(step)
        reached = [names.place_word(box, found) for found in numbers_of(box.reach[roads, place])]
        goal = names.place_word(box, destination_of(step))
        return {"place": goal, "start": names.place_word(box, place), "roads": roads, "places": reached}
    if code == Refusal.MUST_DRIVE:
        return {"turns": int(state.idle)}
    if LOAD <= step < AIM and state.stage == Stage.LOAD:
        place = int(state.aimed)
    if AIM <= step < UNLOAD_OWN:
        return {"place": names.place_word(box, step - AIM), "start": names.place_word(box, place)}
    there: dict[str, Any] = {"place": names.place_word(box, place)}
    if LOAD <= step < AIM:
        there["number"] = step - LOAD + 1
        if code == Refusal.NO_SUCH_SPACE:
            there["spaces"] = int(box.tile_spaces[state.tile[place]])
        for other in range(int(box.colours)):
            if state.standing[place, other] >> (step - LOAD) & 1:
                there["gangster"] = names.COLOUR_WORDS[other]
    elif step >= UNLOAD:
        there["gangster"] = names.COLOUR_WORDS[step - UNLOAD]
    return there


def _facts_of_steps(box: Box, state: State, action: int, code: int) -> dict[str, Any]:
    """The same for pushing, dumping, taking."""
    if code in (Refusal.UNLOAD_FIRST, Refusal.LOAD_FIRST, Refusal.PUSH_FIRST, Refusal.DUMP_FIRST, Refusal.TAKE_FIRST):
        return {"colour": names.COLOUR_WORDS[int(state.colour)]}
    if PUSH <= action < PUSH_NOTHING and code in (Refusal.CAR_ELSEWHERE, Refusal.PUSHED_TOO_FAR):
        pushed, place = divmod(action - PUSH, PLACES)
        here = names.place_word(box, int(state.car[int(state.colour)]))
        return {"pushed": names.COLOUR_WORDS[pushed], "place": names.place_word(box, place), "start": here}
    if TAKE <= action < UNLOAD_NOTHING and code in (Refusal.NOT_LAID_OUT, Refusal.ALREADY_OWNED):
        return {"equipment": names.EQUIPMENT_WORDS[action - TAKE]}
    return {}
