"""Gangster in words: how its facts and actions are said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from omerta.games.gangster.names import CARD_WORDS, COLOUR_WORDS, EQUIPMENT_WORDS
from omerta.kernel.errors import BadInput
from omerta.language.vocabulary import Vocabulary, player, players

if TYPE_CHECKING:
    from omerta.language.speaker import Speaker


def place(speaker: Speaker, word: str) -> str:
    """`the_loop` -> The Loop: names are the same in every language, and the checker of content sees to it."""
    return word.replace("_", " ").title()


def colour(speaker: Speaker, word: str) -> str:
    """`blue` as the name of a gang."""
    return speaker.say(f"gangster-colour-{word}")


def equipment(speaker: Speaker, word: str) -> str:
    """`tommy_gun` translated."""
    return speaker.say(f"gangster-equipment-{word.replace('_', '-')}")


def space(speaker: Speaker, words: str) -> str:
    """`the_loop 7` -> space 7 in The Loop."""
    where, number = words.split()
    return speaker.say("gangster-space", place=place(speaker, where), number=int(number))


def strength(speaker: Speaker, words: str) -> str:
    """`3 7` -> 3 gangsters, the best of rank 7."""
    gangsters, rank = map(int, words.split())
    return speaker.say("gangster-strength", gangsters=gangsters, rank=rank)


def path(speaker: Speaker, words: list[str]) -> str:
    """The places of a drive, the first one included."""
    return " \N{EN DASH} ".join(place(speaker, word) for word in words)


def action(speaker: Speaker, words: str) -> str:
    """`drive 2 the_loop` as a sentence."""
    match words.split():
        case ["push", "nothing"]:
            return speaker.say("gangster-action-push-nothing")
        case ["push", pushed, goal] if pushed in COLOUR_WORDS:
            return speaker.say("gangster-action-push", pushed=colour(speaker, pushed), place=place(speaker, goal))
        case ["dump", "nothing"]:
            return speaker.say("gangster-action-dump-nothing")
        case ["dump", "trunk"]:
            return speaker.say("gangster-action-dump")
        case ["take", kind] if kind in EQUIPMENT_WORDS:
            return speaker.say("gangster-action-take", equipment=equipment(speaker, kind))
        case ["unload", "nothing"]:
            return speaker.say("gangster-action-unload-nothing")
        case ["drive" | "load" | "aim" | "unload" as verb, actor, *rest] if rest and actor in COLOUR_WORDS:
            return speaker.say("gangster-action-of", colour=colour(speaker, actor), action=_act(speaker, verb, rest))
        case ["drive" | "load" | "aim" | "unload" as verb, *rest]:
            return _act(speaker, verb, rest)
    raise BadInput(f"`{words}` is no action of Gangster as `Game.text` writes it")


def _act(speaker: Speaker, verb: str, rest: list[str]) -> str:
    match verb, rest:
        case "drive", [card, goal] if card in CARD_WORDS:
            if card.endswith("+1"):
                return speaker.say("gangster-action-drive-motor", card=card[0], place=place(speaker, goal))
            return speaker.say("gangster-action-drive", card=card, place=place(speaker, goal))
        case "load", [number] if number.isdigit():
            return speaker.say("gangster-action-load", number=int(number))
        case "aim", [goal]:
            return speaker.say("gangster-action-aim", place=place(speaker, goal))
        case "unload", ["own"]:
            return speaker.say("gangster-action-unload-own")
        case "unload", [gangster] if gangster in COLOUR_WORDS:
            return speaker.say("gangster-action-unload", gangster=colour(speaker, gangster))
    raise BadInput(f"`{verb} {' '.join(rest)}` is no action of Gangster as `Game.text` writes it")


def _places(speaker: Speaker, words: list[str]) -> str:
    return ", ".join(place(speaker, word) for word in words) or speaker.say("gangster-nowhere")


def _cards(speaker: Speaker, cards: list[str]) -> str:
    return speaker.listed(cards)


VOCABULARY = Vocabulary(
    facts={
        "seat": player,
        "start_player": player,
        "acting": player,
        "owner": player,
        "winners": players,
        "colour": colour,
        "pushed": colour,
        "gangster": colour,
        "place": place,
        "other_place": place,
        "start": place,
        "places": _places,
        "path": path,
        "space": space,
        "strength": strength,
        "cards": _cards,
        "equipment": equipment,
    },
    action=action,
)
