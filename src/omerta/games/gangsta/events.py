"""What Gangsta! tells: every event with the names of its facts."""

from enum import IntEnum
from typing import Any

from omerta.games.gangsta import names
from omerta.games.gangsta.state import SKILLS, Box


class Event(IntEnum):
    """Roughly in the order in which a game tells them."""

    GAME_BEGAN = 1
    BOSS_DEALT = 2
    HEIST_LAID_OUT = 3
    GANGSTER_LAID_OUT = 4
    RESOURCE_DEALT = 5
    RESOURCE_CHOSEN = 6
    RESOURCE_KEPT = 7
    RESOURCE_REVEALED = 8
    RESOURCE_ACTIVATED = 9
    TURN_BEGAN = 10
    EXTRA_TURN_BEGAN = 11
    COUNTERFEITED = 12
    HEIST_PEEKED = 13
    SNITCH_PEEKED = 14
    GANGSTER_PEEKED = 15
    SYNCHRONISED = 16
    FREED = 17
    FREED_FOR_MONEY = 18
    HEADQUARTERS_FREED = 19
    MOBILISED_NO_MORE = 20
    HIRED = 21
    PASSED = 22
    HEIST_BEGAN = 23
    BIKERS_PAID = 24
    ENGAGED = 25
    SKILL_IGNORED = 26
    HEIST_DONE = 27
    COOPERATION_PAID = 28
    HIRED_NOBODY = 29
    TRAINED = 30
    TRAINED_NOBODY = 31
    EXTRA_TURN_WON = 32
    EXTRA_TURN_IGNORED = 33
    STOLE = 34
    NOTHING_STOLEN = 35
    DIVERTED = 36
    DIVERTED_NO_MORE = 37
    MURDER_ORDERED = 38
    NOBODY_MURDERED = 39
    RALLIED = 40
    RALLIED_NOT = 41
    JET_FREED = 42
    JET_UNUSED = 43
    SNITCH_CAME = 44
    SNITCH_ESCAPED = 45
    SNITCH_PAID = 46
    SNITCH_RUINED = 47
    LOST = 48
    HOSPITALISED = 49
    RECOVERED = 50
    RECOVERED_NO_MORE = 51
    GANGSTER_DISCARDED = 52
    HEIST_DISCARDED = 53
    DISCARDED_NOTHING = 54
    GANGSTERS_RESHUFFLED = 55
    HEISTS_RESHUFFLED = 56
    SOCIETY_FREED = 57
    SOCIETY_UNUSED = 58
    STALEMATE = 59
    CHAPTER_ENDED = 60
    OCCASIONAL_INCOME = 61
    WAR_STRENGTH = 62
    WAR_WON = 63
    WAR_TIED = 64
    COUNTERFEIT_FILED = 65
    COUNTERFEIT_OUT = 66
    CHAPTER_BEGAN = 67
    GAME_ENDED = 68
    SCORED = 69
    GAME_WON = 70


FACTS: dict[Event, tuple[str, ...]] = {
    Event.GAME_BEGAN: ("players", "start_player"),
    Event.BOSS_DEALT: ("seat", "person", "money"),
    Event.HEIST_LAID_OUT: ("heist",),
    Event.GANGSTER_LAID_OUT: ("person",),
    Event.RESOURCE_DEALT: ("seat", "resource"),
    Event.RESOURCE_CHOSEN: ("seat",),
    Event.RESOURCE_KEPT: ("seat", "resource"),
    Event.RESOURCE_REVEALED: ("seat", "resource"),
    Event.RESOURCE_ACTIVATED: ("seat", "resource"),
    Event.TURN_BEGAN: ("seat",),
    Event.EXTRA_TURN_BEGAN: ("seat",),
    Event.COUNTERFEITED: ("seat", "money"),
    Event.HEIST_PEEKED: ("seat", "heist"),
    Event.SNITCH_PEEKED: ("seat", "snitch"),
    Event.GANGSTER_PEEKED: ("seat", "person"),
    Event.SYNCHRONISED: ("seat",),
    Event.FREED: ("seat", "person"),
    Event.FREED_FOR_MONEY: ("seat", "person", "money"),
    Event.HEADQUARTERS_FREED: ("seat", "money"),
    Event.MOBILISED_NO_MORE: ("seat",),
    Event.HIRED: ("seat", "person", "money"),
    Event.PASSED: ("seat", "money"),
    Event.HEIST_BEGAN: ("seat", "heist"),
    Event.BIKERS_PAID: ("seat", "money"),
    Event.ENGAGED: ("seat", "person", "owner"),
    Event.SKILL_IGNORED: ("seat", "skill"),
    Event.HEIST_DONE: ("seat", "heist", "money", "influence"),
    Event.COOPERATION_PAID: ("seat", "money"),
    Event.HIRED_NOBODY: ("seat",),
    Event.TRAINED: ("seat", "person", "skill"),
    Event.TRAINED_NOBODY: ("seat",),
    Event.EXTRA_TURN_WON: ("seat",),
    Event.EXTRA_TURN_IGNORED: ("seat",),
    Event.STOLE: ("seat", "from_seat", "money"),
    Event.NOTHING_STOLEN: ("seat",),
    Event.DIVERTED: ("seat", "person", "owner"),
    Event.DIVERTED_NO_MORE: ("seat",),
    Event.MURDER_ORDERED: ("seat", "victim"),
    Event.NOBODY_MURDERED: ("seat",),
    Event.RALLIED: ("seat",),
    Event.RALLIED_NOT: ("seat",),
    Event.JET_FREED: ("seat", "person"),
    Event.JET_UNUSED: ("seat",),
    Event.SNITCH_CAME: ("snitch", "informants"),
    Event.SNITCH_ESCAPED: ("seat", "informants"),
    Event.SNITCH_PAID: ("seat", "informants", "money"),
    Event.SNITCH_RUINED: ("seat", "informants", "money"),
    Event.LOST: ("seat", "person", "cause"),
    Event.HOSPITALISED: ("seat", "person", "cause"),
    Event.RECOVERED: ("seat", "person"),
    Event.RECOVERED_NO_MORE: ("seat",),
    Event.GANGSTER_DISCARDED: ("seat", "person"),
    Event.HEIST_DISCARDED: ("seat", "heist"),
    Event.DISCARDED_NOTHING: ("seat",),
    Event.GANGSTERS_RESHUFFLED: ("cards",),
    Event.HEISTS_RESHUFFLED: ("cards",),
    Event.SOCIETY_FREED: ("seat", "person"),
    Event.SOCIETY_UNUSED: ("seat",),
    Event.STALEMATE: ("turns",),
    Event.CHAPTER_ENDED: ("chapter", "seat", "gang"),
    Event.OCCASIONAL_INCOME: ("seat", "symbols", "money"),
    Event.WAR_STRENGTH: ("seat", "mercenaries"),
    Event.WAR_WON: ("seat", "mercenaries"),
    Event.WAR_TIED: ("mercenaries",),
    Event.COUNTERFEIT_FILED: ("seat",),
    Event.COUNTERFEIT_OUT: ("seat",),
    Event.CHAPTER_BEGAN: ("chapter", "start_player"),
    Event.GAME_ENDED: ("snitches", "gang"),
    Event.SCORED: ("seat", "influence", "gang"),
    Event.GAME_WON: ("seat", "influence", "sharing"),
}

EVENTS = {int(kind): (kind.name.lower(), facts) for kind, facts in FACTS.items()}
CAUSES = {11: "murder", 13: "arrest", 14: "war"}
"""The stage in which a gangster is lost, by what happened to him."""


def fact(box: Box, name: str, number: int) -> Any:
    """A fact as people write it; a card with what it shows, so that a sentence needs nothing else."""
    match name:
        case "person":
            return names.person_card(box, number)
        case "heist":
            return names.heist_card(box, number)
        case "snitch":
            return names.snitch_card(box, number)
        case "resource":
            return names.resource_card(box, number)
        case "skill":
            return names.SKILL_WORDS[number]
        case "cause":
            return CAUSES[number]
        case _:
            return number


assert len(names.SKILL_WORDS) == SKILLS
