"""Gangsta! in words: how its facts and actions are said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from omerta.kernel.errors import BadInput
from omerta.language.vocabulary import Vocabulary, player, players

if TYPE_CHECKING:
    from omerta.language.speaker import Speaker

_WITH_CARD = (
    "keep",
    "hire",
    "heist",
    "free",
    "engage",
    "train",
    "steal",
    "divert",
    "murder",
    "recover",
    "discard",
    "remove",
)
_ALONE = ("pass", "free all", "ignore", "rally")
_DECLINED = tuple(f"{verb} nothing" for verb in ("hire", "free", "train", "divert", "rally", "recover", "discard"))


def family(speaker: Speaker, word: str) -> str:
    """`ghetto_gang` -> Ghetto gang."""
    return speaker.say(f"gangsta-family-{word.replace('_', '-')}")


def kind(speaker: Speaker, word: str) -> str:
    """`armored_van` -> Armoured van."""
    return speaker.say(f"gangsta-kind-{word.replace('_', '-')}")


def skill(speaker: Speaker, word: str) -> str:
    """`leader` -> Leader."""
    return speaker.say(f"gangsta-skill-{word}")


def effect(speaker: Speaker, word: str) -> tuple[str, str]:
    """`police_station` -> the name of the resource and what it does: its rule says both."""
    return speaker.rule(f"gangsta/resource-{word.replace('_', '-')}")


def reward(speaker: Speaker, words: str) -> str:
    """`steal:2`, `rally` as people say it; of `train:leader` the letter that stands on the cards."""
    match words.split(":"):
        case ["train", word]:
            return speaker.say("gangsta-reward-train", skill=word[0].upper())
        case ["steal", number]:
            return speaker.say("gangsta-reward-steal", money=int(number))
        case ["divert", number]:
            return speaker.say("gangsta-reward-divert", gangsters=int(number))
        case _:
            return speaker.say(f"gangsta-reward-{words.replace('_', '-')}")


def person(speaker: Speaker, words: str) -> str:
    """`111 bratva MS` -> 111 (Bratva, MS)."""
    number, word, skills = words.split()
    return speaker.say("gangsta-person", number=number, family=family(speaker, word), skills=skills)


def heist(speaker: Speaker, words: str) -> str:
    """`215 supermarket` -> 215 (Supermarket)."""
    number, word = words.split()
    return speaker.say("gangsta-heist", number=number, kind=kind(speaker, word))


def card(speaker: Speaker, words: str) -> str:
    """A gangster or a heist: only gangsters have skills behind their name."""
    return heist(speaker, words) if len(words.split()) == 2 else person(speaker, words)


def snitch(speaker: Speaker, words: str) -> str:
    """`803 4` -> a snitch and how many informants it asks for."""
    return speaker.say("gangsta-snitch", informants=int(words.split()[1]))


def resource(speaker: Speaker, words: str) -> str:
    """`905 bank` -> its name and number."""
    number, word = words.split()
    return speaker.say("gangsta-resource", number=number, name=effect(speaker, word)[0])


def action(speaker: Speaker, words: str) -> str:
    """`hire 121` as a sentence; the card itself lies on the board."""
    if words in _ALONE or words in _DECLINED:
        return speaker.say(f"gangsta-action-{words.replace(' ', '-')}")
    match words.split():
        case [verb, number] if verb in _WITH_CARD and number.isdecimal():
            return speaker.say(f"gangsta-action-{verb}", number=number)
        case _:
            raise BadInput(f"`{words}` is no action of Gangsta! as `Game.text` writes it")


VOCABULARY = Vocabulary(
    facts={
        "seat": player,
        "start_player": player,
        "acting": player,
        "owner": player,
        "from_seat": player,
        "victim": player,
        "winners": players,
        "person": person,
        "heist": heist,
        "card": card,
        "snitch": snitch,
        "resource": resource,
        "skill": skill,
    },
    action=action,
)
