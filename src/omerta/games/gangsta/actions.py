"""The actions of Gangsta! as numbers and as words.

Every action is a verb, with the number of a card where it needs one; a player is named by his boss.

keep 905     hire 121     heist 215     pass     free 101     engage 121     train 121     steal 104     remove 131
"""

import difflib
from enum import IntEnum

from omerta.games.gangsta import names
from omerta.games.gangsta.state import BOSSES, HEISTS, PERSONS, RESOURCES, Box
from omerta.kernel.errors import BadWords
from omerta.kernel.rulebook import compiled
from omerta.kernel.words import the_one


class Verb(IntEnum):
    """What is done, in the order of the action numbers."""

    KEEP = 0
    HIRE = 1
    HIRE_NOTHING = 2
    HEIST = 3
    PASS = 4
    FREE = 5
    FREE_ALL = 6
    FREE_NOTHING = 7
    ENGAGE = 8
    IGNORE = 9
    TRAIN = 10
    TRAIN_NOTHING = 11
    STEAL = 12
    DIVERT = 13
    DIVERT_NOTHING = 14
    MURDER = 15
    RALLY = 16
    RALLY_NOTHING = 17
    RECOVER = 18
    RECOVER_NOTHING = 19
    DISCARD_PERSON = 20
    DISCARD_HEIST = 21
    DISCARD_NOTHING = 22
    REMOVE = 23


CARDS_OF = {
    Verb.KEEP: RESOURCES,
    Verb.HIRE: PERSONS,
    Verb.HEIST: HEISTS,
    Verb.FREE: PERSONS,
    Verb.ENGAGE: PERSONS,
    Verb.TRAIN: PERSONS,
    Verb.STEAL: BOSSES,
    Verb.DIVERT: PERSONS,
    Verb.MURDER: BOSSES,
    Verb.RECOVER: PERSONS,
    Verb.DISCARD_PERSON: PERSONS,
    Verb.DISCARD_HEIST: HEISTS,
    Verb.REMOVE: PERSONS,
}
"""How many cards a verb can name; the others stand alone."""
FIRST = tuple(sum(CARDS_OF.get(Verb(earlier), 1) for earlier in range(verb)) for verb in range(len(Verb) + 1))
"""The first action number of each verb."""
ACTIONS = FIRST[-1]
MOST_LEGAL = PERSONS + 2
"""Gangs hold 36 at most, rows and decks far fewer: no decision has more choices than there are people."""
WORDS_ALONE = {
    Verb.HIRE_NOTHING: "hire nothing",
    Verb.PASS: "pass",
    Verb.FREE_ALL: "free all",
    Verb.FREE_NOTHING: "free nothing",
    Verb.IGNORE: "ignore",
    Verb.TRAIN_NOTHING: "train nothing",
    Verb.DIVERT_NOTHING: "divert nothing",
    Verb.RALLY: "rally",
    Verb.RALLY_NOTHING: "rally nothing",
    Verb.RECOVER_NOTHING: "recover nothing",
    Verb.DISCARD_NOTHING: "discard nothing",
}
VERB_WORDS = tuple(dict.fromkeys(verb.name.lower().partition("_")[0] for verb in Verb))


@compiled
def number(verb: int, card: int) -> int:
    """The number of an action."""
    return FIRST[verb] + card


@compiled
def verb_of(action: int) -> int:
    """What an action does."""
    verb = 0
    while action >= FIRST[verb + 1]:
        verb += 1
    return verb


@compiled
def card_of(action: int) -> int:
    """Which card an action names; 0 if it names none."""
    return int(action - FIRST[verb_of(action)])


def text(box: Box, action: int) -> str:
    """The words of an action."""
    verb = Verb(verb_of(action))
    if verb in WORDS_ALONE:
        return WORDS_ALONE[verb]
    card = card_of(action)
    if verb == Verb.KEEP:
        shown = names.resource(box, card)
    elif CARDS_OF[verb] == HEISTS:
        shown = names.heist(box, card)
    else:
        shown = names.person(box, card)
    return f"{verb.name.lower().partition('_')[0]} {shown}"


def parse(box: Box, words: str) -> int:
    """The action that the words mean. Verbs may be shortened."""
    given = words.lower().split()
    if not given:
        raise BadWords("verb", words, ", ".join(f"`{verb}`" for verb in VERB_WORDS))
    word, rest = _verb(given[0]), given[1:]
    for verb, alone in WORDS_ALONE.items():
        if alone == " ".join([word, *rest]):
            return number(verb, 0)
    verbs = [verb for verb in CARDS_OF if verb.name.lower().partition("_")[0] == word]
    if not verbs:
        raise BadWords("usage", words, " or ".join(alone for alone in WORDS_ALONE.values() if alone.startswith(word)))
    if len(rest) != 1:
        raise BadWords("usage", words, f"{word} CARD")
    for verb in verbs:
        cards = _cards(box, verb)
        if rest[0] in cards:
            return number(verb, cards[rest[0]])
    known = [card for verb in verbs for card in _cards(box, verb)]
    raise BadWords("unknown", rest[0], f"{known[0]} ... {known[-1]}")


def _verb(word: str) -> str:
    matches = [word] if word in VERB_WORDS else [verb for verb in VERB_WORDS if verb.startswith(word)]
    if not matches and not difflib.get_close_matches(word, VERB_WORDS, 1):
        raise BadWords("verb", word, ", ".join(f"`{verb}`" for verb in VERB_WORDS))
    return the_one(word, matches, VERB_WORDS)


def _cards(box: Box, verb: Verb) -> dict[str, int]:
    """The cards that a verb can name, by what is printed on them."""
    if verb == Verb.KEEP:
        return {names.resource(box, card): card for card in range(RESOURCES)}
    if CARDS_OF[verb] == HEISTS:
        return {names.heist(box, card): card for card in range(HEISTS)}
    return {names.person(box, card): card for card in range(CARDS_OF[verb])}
