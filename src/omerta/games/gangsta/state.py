"""Gangsta! as data: what lies in the box, and what a position consists of."""

from enum import IntEnum
from typing import Annotated

from omerta.kernel.layout import Int16, Int16s, Layout

SEATS = 4
SKILLS = 6
FAMILIES = 5
BOSSES = 5
PERSONS = 40
"""The bosses, then the gangsters: both are people, and a boss belongs to his gang like any gangster."""
HEISTS = 93
SNITCHES = 8
RESOURCES = 12
ROW = 5
REWARDS = 2
"""Special rewards that one heist can show."""
DEALT = 2
"""Resource cards from which a player keeps one."""
CHAPTERS = 3
CHAPTER_SIZE = (0, 4, 7, 9)
"""The gang that ends each chapter, boss included."""
LAST_SNITCH = 3
"""The snitch of chapter III that ends the game."""
NOTHING = -1
NOBODY = -1


class Skill(IntEnum):
    """What a gangster can do, in the order of the letters LMISBH."""

    LEADER = 0
    MERCENARY = 1
    INFORMANT = 2
    SNIPER = 3
    BRAWLER = 4
    HACKER = 5


class Stage(IntEnum):
    """What somebody must decide; NONE only while the rules carry on by themselves."""

    NONE = 0
    KEEP = 1
    MOBILISE = 2
    ACT = 3
    ENGAGE = 4
    HIRE = 5
    TRAIN = 6
    STEAL = 7
    DIVERT = 8
    MURDER = 9
    RALLY = 10
    VICTIM = 11
    JET = 12
    ARREST = 13
    WAR = 14
    RECOVER = 15
    DISCARD = 16
    SOCIETY = 17
    OVER = 18


class Step(IntEnum):
    """What comes next in the turn of the active player."""

    MOBILISE = 0
    ACT = 1
    ENGAGE = 2
    REWARD = 3
    JET = 4
    RECOVER = 5
    DISCARD = 6
    REFILL = 7
    SOCIETY = 8
    END = 9


class Place(IntEnum):
    """Where a card lies; a number below SEATS is a player: in the gang, or among the heists done."""

    DECK = 4
    ROW = 5
    DISCARD = 6
    GONE = 7
    HOSPITAL = 8
    TOP = 9
    """The top card of its deck, once somebody has looked at it."""
    BOX = 10
    """Not in play, or not yet."""
    TUCKED = 11
    """A heist that has become somebody's learned skill."""
    UNDERWAY = 12
    """The heist that is being done."""


class Reward(IntEnum):
    """The special rewards of heists."""

    NONE = 0
    HIRE = 1
    TRAIN = 2
    EXTRA_TURN = 3
    STEAL = 4
    DIVERT = 5
    MURDER = 6
    RALLY = 7


class Effect(IntEnum):
    """What a resource card does."""

    BANK = 0
    POLICE_STATION = 1
    HIGH_TECH = 2
    BIKERS = 3
    HOSPITAL = 4
    COUNTERFEIT = 5
    PRIVATE_JET = 6
    BLACK_MARKET = 7
    MEDIA = 8
    HEADQUARTERS = 9
    INFORMANT_NETWORK = 10
    SECRET_SOCIETY = 11


class Activity(IntEnum):
    """How far a resource card is; FILED is Counterfeit after the gang war: it scores and does nothing more."""

    WAITING = 0
    ACTIVE = 1
    FILED = 2


class Box(Layout):
    """Cards and options of a table."""

    players: Int16
    families: Int16
    resources: Int16
    generous_pass: Int16
    seat_money: Int16
    open_points: Int16

    person_id: Annotated[Int16s, PERSONS]
    person_family: Annotated[Int16s, PERSONS]
    person_money: Annotated[Int16s, PERSONS]
    """What a gangster costs, and what a boss brings."""
    person_skill: Annotated[Int16s, PERSONS, SKILLS]
    person_symbols: Annotated[Int16s, PERSONS]
    person_influence: Annotated[Int16s, PERSONS]

    heist_id: Annotated[Int16s, HEISTS]
    heist_chapter: Annotated[Int16s, HEISTS]
    """0: not in play at this table."""
    heist_kind: Annotated[Int16s, HEISTS]
    heist_skill: Annotated[Int16s, HEISTS, SKILLS]
    heist_cooperative: Annotated[Int16s, HEISTS]
    heist_money: Annotated[Int16s, HEISTS]
    heist_influence: Annotated[Int16s, HEISTS]
    heist_reward: Annotated[Int16s, HEISTS, REWARDS]
    heist_reward_number: Annotated[Int16s, HEISTS, REWARDS]
    """How many, how much, or which skill."""
    heist_training: Annotated[Int16s, HEISTS]
    """The skill that can be learned from it; NOTHING if none."""
    heist_cooperative_money: Annotated[Int16s, HEISTS]
    heist_high_tech: Annotated[Int16s, HEISTS]
    first_heist: Annotated[Int16s, CHAPTERS + 2]
    """Where the heists of a chapter begin; they end where those of the next begin."""

    snitch_id: Annotated[Int16s, SNITCHES]
    snitch_chapter: Annotated[Int16s, SNITCHES]
    snitch_informants: Annotated[Int16s, SNITCHES]

    resource_id: Annotated[Int16s, RESOURCES]
    resource_effect: Annotated[Int16s, RESOURCES]
    resource_skill: Annotated[Int16s, RESOURCES, SKILLS]
    resource_influence: Annotated[Int16s, RESOURCES]


class State(Layout):
    """A position. Seats, people, heists and resources are numbers."""

    stage: Int16
    step: Int16
    asked: Int16
    """Who must decide; while resources are chosen, nobody in particular."""
    active: Int16
    """Whose turn it is."""
    chapter: Int16
    chapter_ends: Int16
    """1 when the chapter is over, 2 when its gang war is being settled."""
    extra_turn: Int16
    """This turn is an extra turn."""
    extra_due: Int16
    idle: Int16
    """Turns in a row in which nobody hired or did a heist."""
    winners: Int16
    """Bit mask, once the game is over."""

    bank: Int16
    """What the bank has taken in, less what it has paid out."""
    money: Annotated[Int16s, SEATS]
    boss: Annotated[Int16s, SEATS]
    gang_size: Annotated[Int16s, SEATS]
    engaged_count: Annotated[Int16s, SEATS]
    symbols: Annotated[Int16s, SEATS, SKILLS]
    """On the whole gang."""
    ready: Annotated[Int16s, SEATS, SKILLS]
    """On its available gangsters."""

    person_place: Annotated[Int16s, PERSONS]
    engaged: Annotated[Int16s, PERSONS]
    took_part: Annotated[Int16s, PERSONS]
    """In the heist whose rewards are being taken."""
    tucked: Annotated[Int16s, PERSONS]
    """The heist under a gangster who has learned its skill."""
    row_person: Annotated[Int16s, ROW]
    deck_persons: Int16
    top_person: Int16

    heist_place: Annotated[Int16s, HEISTS]
    snitch_place: Annotated[Int16s, SNITCHES]
    row_heist: Annotated[Int16s, ROW]
    deck_heists: Int16
    deck_snitches: Int16
    top_heist: Int16
    """A heist, or HEISTS + a snitch."""

    free_left: Int16
    """Gangsters whom leaders can still free in this phase."""
    heist: Int16
    """The heist that is being done, or whose rewards are being taken."""
    missing: Annotated[Int16s, SKILLS]
    crew: Int16
    """Players whose gangsters took part, as a bit mask."""
    reward_step: Int16
    diversions: Int16
    """Gangsters who may still be diverted."""
    snitch: Int16
    """The snitch that is being settled."""
    snitches_met: Int16
    """In this chapter."""
    losers: Int16
    """Players who must still give up a gangster, as a bit mask."""
    loss: Int16
    """Why: the stage VICTIM, ARREST or WAR."""
    picker: Int16
    """Who picks the loser's gangster; NOBODY: the loser does."""

    dealt: Annotated[Int16s, SEATS, DEALT]
    resource: Annotated[Int16s, SEATS]
    """The one kept: secret until all have chosen."""
    resource_state: Annotated[Int16s, SEATS]
