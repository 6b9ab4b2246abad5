"""The Boss in words: how its facts and actions are said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from omerta.games.the_boss.names import CITY_NAMES, PLACE_WORDS
from omerta.kernel.errors import BadInput
from omerta.language.vocabulary import Vocabulary, player, players

if TYPE_CHECKING:
    from omerta.language.speaker import Speaker

_NAMES = dict(zip(PLACE_WORDS, CITY_NAMES, strict=True))


def city(speaker: Speaker, word: str) -> str:
    """`kansas_city` -> Kansas City, as it is printed on the card."""
    return _NAMES[word]


def face(speaker: Speaker, word: str) -> str:
    """`3` stays, `revolver` is translated."""
    return word if word.isdigit() else speaker.say(f"the_boss-penalty-{word}")


def card(speaker: Speaker, words: str) -> str:
    """`detroit revolver` -> Detroit and the translated penalty."""
    place, shown = words.split()
    if place == "no_card":
        return speaker.say("the_boss-no-card", number=int(shown))
    return speaker.say("the_boss-card", city=city(speaker, place), face=face(speaker, shown))


def badge(speaker: Speaker, word: str) -> str:
    """A sort of police card."""
    return speaker.say(f"the_boss-badge-{word}")


def action(speaker: Speaker, words: str) -> str:
    """`place detroit 2 1` as a sentence."""
    match words.split():
        case ["place", "nothing"]:
            return speaker.say("the_boss-action-place-nothing")
        case ["place", place, professionals, occasionals] if place in _NAMES:
            return speaker.say(
                "the_boss-action-place",
                city=city(speaker, place),
                professionals=int(professionals),
                occasionals=int(occasionals),
            )
        case ["play", place, shown] if place in _NAMES or place == "no_card":
            return speaker.say("the_boss-action-play", card=card(speaker, f"{place} {shown}"))
        case _:
            raise BadInput(f"`{words}` is no action of The Boss as `Game.text` writes it")


VOCABULARY = Vocabulary(
    facts={
        "seat": player,
        "start_player": player,
        "acting": player,
        "leader": player,
        "winners": players,
        "city": city,
        "card": card,
        "badge": badge,
    },
    action=action,
)
