"""The cards of Gangsta!: read from five tables, checked, and packed into the box of a table."""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import TypeVar

import msgspec

from omerta.games.gangsta import names
from omerta.games.gangsta.state import (
    BOSSES,
    CHAPTERS,
    FAMILIES,
    HEISTS,
    NOTHING,
    PERSONS,
    RESOURCES,
    REWARDS,
    SNITCHES,
    Box,
    Effect,
    Reward,
    Skill,
)
from omerta.kernel.content_files import ORIGINS, BadContent, Row, read_table
from omerta.kernel.layout import Records
from omerta.kernel.rulebook import rule

BOSS_COLUMNS = ("id", "family", "start_money", "skills", "influence", "origin")
GANGSTER_COLUMNS = ("id", "family", "cost", "skills", "influence", "origin")
HEIST_COLUMNS = (
    "id",
    "chapter",
    "name",
    "skills",
    "cooperative",
    "money",
    "influence",
    "reward",
    "cooperative_money",
    "high_tech",
    "origin",
)
RESOURCE_COLUMNS = ("id", "name", "effect", "skills", "influence", "origin")
SNITCH_COLUMNS = ("id", "chapter", "informants", "origin")
FILES = ("bosses.csv", "gangsters.csv", "heists.csv", "snitches.csv", "resources.csv")
GANGSTERS_OF_FAMILY = 7
HEISTS_OF_CHAPTER = 30
EXTRA = "online_extra"
EXTRA_HEISTS = 3
"""Chapter II heists of the online version: in play only if the table wants them."""
SNITCHES_OF_CHAPTER = {2: 3, 3: 5}
MOST_ID = 9999
MOST_NUMBER = 99
LONGEST_NUMBER = 6
LONGEST_SKILLS = 9


Card = TypeVar("Card")


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """What a table may choose."""

    families: bool = False
    """Variant: a discount in the boss's family, and majorities of families at the end."""
    resources: bool = False
    """Variant: each player develops a resource card."""
    generous_pass: bool = False
    """Passing gives at least $2."""
    seat_money: bool = False
    """The second, third and fourth player start with $1, $2 and $3 more."""
    open_points: bool = False
    """The screen adds up everybody's influence before the end."""
    online_heists: bool = False
    """Three more heists of chapter II."""


@dataclass(frozen=True, order=True)
class Person:
    """A boss (with the money he brings) or a gangster (with his cost)."""

    id: int
    family: int
    money: int
    skills: tuple[int, ...]
    influence: int


@dataclass(frozen=True, order=True)
class Heist:
    """A heist; rewards are kinds with their numbers."""

    chapter: int
    id: int
    kind: int
    skills: tuple[int, ...]
    cooperative: bool
    money: int
    influence: int
    rewards: tuple[tuple[int, int], ...]
    cooperative_money: int
    high_tech: bool
    extra: bool


@dataclass(frozen=True, order=True)
class Snitch:
    """A snitch and how many informants it takes to escape it."""

    id: int
    chapter: int
    informants: int


@dataclass(frozen=True, order=True)
class Resource:
    """A resource card."""

    id: int
    effect: int
    skills: tuple[int, ...]
    influence: int


@dataclass(frozen=True)
class Content:
    """All cards, each sort in the order of its numbers."""

    bosses: tuple[Person, ...]
    gangsters: tuple[Person, ...]
    heists: tuple[Heist, ...]
    snitches: tuple[Snitch, ...]
    resources: tuple[Resource, ...]

    @property
    def digest(self) -> str:
        """Changes with every card, whatever its origin."""
        return hashlib.sha256(repr(astuple(self)).encode()).hexdigest()


def read_content(folder: Path | None = None) -> Content:
    """Our own cards, or those of an owner's folder."""
    reader = _Reader(folder or Path(__file__).parent / "content")
    content = Content(
        bosses=reader.read(FILES[0], BOSS_COLUMNS, lambda row: _person(row, "start_money")),
        gangsters=reader.read(FILES[1], GANGSTER_COLUMNS, lambda row: _person(row, "cost")),
        heists=reader.read(FILES[2], HEIST_COLUMNS, _heist),
        snitches=reader.read(FILES[3], SNITCH_COLUMNS, _snitch),
        resources=reader.read(FILES[4], RESOURCE_COLUMNS, _resource),
    )
    problems = reader.problems or [*_wrong_counts(content)]
    if problems:
        raise BadContent(problems)
    return content


class _Reader:
    """Reads the tables and gathers all complaints, duplicate numbers included."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[str] = []
        self._seen: dict[str, str] = {}

    def read(self, file: str, columns: tuple[str, ...], card_of: Callable[[Row], Card]) -> tuple[Card, ...]:
        try:
            rows = read_table(self.folder, file, columns, (EXTRA, *ORIGINS) if columns == HEIST_COLUMNS else ORIGINS)
        except BadContent as error:
            self.problems += error.problems
            return ()
        cards = []
        for row in rows:
            try:
                cards.append(card_of(row))
            except _Wrong as error:
                self.problems.append(row.problem(str(error)))
                continue
            here = f"{row.file}, line {row.line}"
            first = self._seen.setdefault(str(int(row["id"])), here)
            if first != here:
                self.problems.append(row.problem(f"the id {row['id']} is taken by {first}; give each card its own"))
        return tuple(sorted(cards))  # type: ignore[type-var]


class _Wrong(Exception):
    """What is wrong with a line."""


def _number(row: Row, column: str, most: int = MOST_NUMBER, least: int = 0) -> int:
    given = row[column]
    if not given.isascii() or not given.isdigit() or len(given) > LONGEST_NUMBER or not least <= int(given) <= most:
        raise _Wrong(f"{column} `{given[:20]}` is no number from {least} to {most}")
    return int(given)


def _one_of(row: Row, column: str, known: Sequence[str]) -> int:
    words = [word.casefold() for word in known]
    if row[column].casefold() not in words:
        raise _Wrong(f"unknown {column} `{row[column]}`; write {', '.join(known)}")
    return words.index(row[column].casefold())


def _skills(row: Row) -> tuple[int, ...]:
    shown = row["skills"].upper()
    unknown = sorted(set(shown) - set(names.LETTERS))
    if unknown or not shown:
        wrong = f"unknown skill `{unknown[0]}`" if unknown else "no skills"
        known = ", ".join(f"{letter} {word}" for letter, word in zip(names.LETTERS, names.SKILL_WORDS, strict=True))
        raise _Wrong(f"{wrong}; write letters: {known}")
    if len(shown) > LONGEST_SKILLS:
        raise _Wrong(f"{len(shown)} skills; a card shows at most {LONGEST_SKILLS}")
    return tuple(shown.count(letter) for letter in names.LETTERS)


def _person(row: Row, money: str) -> Person:
    return Person(
        id=_number(row, "id", MOST_ID, 1),
        family=_one_of(row, "family", names.FAMILY_NAMES),
        money=_number(row, money),
        skills=_skills(row),
        influence=_number(row, "influence"),
    )


def _heist(row: Row) -> Heist:
    return Heist(
        chapter=_number(row, "chapter", CHAPTERS, 1),
        id=_number(row, "id", MOST_ID, 1),
        kind=_one_of(row, "name", names.HEIST_NAMES),
        skills=_skills(row),
        cooperative=bool(_one_of(row, "cooperative", ("no", "yes"))),
        money=_number(row, "money"),
        influence=_number(row, "influence"),
        rewards=_rewards(row),
        cooperative_money=_number(row, "cooperative_money"),
        high_tech=bool(_one_of(row, "high_tech", ("no", "yes"))),
        extra=row["origin"] == EXTRA,
    )


def _rewards(row: Row) -> tuple[tuple[int, int], ...]:
    words = [word.strip().lower() for word in row["reward"].split("+")] if row["reward"] else []
    if len(words) > REWARDS:
        raise _Wrong(f"{len(words)} rewards; a heist has at most {REWARDS}")
    found = tuple(_reward(word) for word in words)
    if [kind for kind, _ in found].count(Reward.TRAIN) > 1:
        raise _Wrong("two trainings; a heist teaches at most one skill")
    return found


def _reward(word: str) -> tuple[int, int]:
    kind, _, number = word.partition(":")
    known = {reward.name.lower(): reward for reward in Reward if reward != Reward.NONE}
    usage = "hire, train:SKILL, extra_turn, steal:N, divert:N, murder or rally, two of them joined by +"
    if kind not in known:
        raise _Wrong(f"unknown reward `{word}`; write {usage}")
    reward = known[kind]
    if reward in names.SKILLED_REWARDS:
        if number not in names.SKILL_WORDS:
            raise _Wrong(f"unknown skill in `{word}`; write {', '.join(names.SKILL_WORDS)}")
        return int(reward), names.SKILL_WORDS.index(number)
    if reward in names.NUMBERED_REWARDS:
        if number not in map(str, range(1, MOST_NUMBER + 1)):
            raise _Wrong(f"`{word}` needs a number from 1 to {MOST_NUMBER}: `{kind}:2`")
        return int(reward), int(number)
    if number:
        raise _Wrong(f"`{kind}` takes no number")
    return int(reward), 0


def _snitch(row: Row) -> Snitch:
    return Snitch(
        id=_number(row, "id", MOST_ID, 1),
        chapter=_number(row, "chapter", CHAPTERS, 2),
        informants=_number(row, "informants", least=1),
    )


def _resource(row: Row) -> Resource:
    return Resource(
        id=_number(row, "id", MOST_ID, 1),
        effect=_one_of(row, "effect", names.EFFECT_WORDS),
        skills=_skills(row),
        influence=_number(row, "influence"),
    )


def _wrong_counts(content: Content) -> Iterable[str]:
    """Complaints about cards missing or too many."""
    families = range(FAMILIES)
    bosses, gangsters = (Counter(card.family for card in cards) for cards in (content.bosses, content.gangsters))
    for family in families:
        yield from _count(FILES[0], f"bosses of {names.FAMILY_NAMES[family]}", bosses[family], 1)
    for family in families:
        yield from _count(
            FILES[1], f"gangsters of {names.FAMILY_NAMES[family]}", gangsters[family], GANGSTERS_OF_FAMILY
        )
    usual = Counter(heist.chapter for heist in content.heists if not heist.extra)
    for chapter in range(1, CHAPTERS + 1):
        yield from _count(FILES[2], f"heists of chapter {chapter}", usual[chapter], HEISTS_OF_CHAPTER)
    extra = [heist.chapter for heist in content.heists if heist.extra]
    if any(chapter != 2 for chapter in extra):
        yield f"{FILES[2]}: heists with the origin {EXTRA} belong to chapter 2"
    else:
        yield from _count(FILES[2], f"heists with the origin {EXTRA}", len(extra), EXTRA_HEISTS)
    snitches = Counter(snitch.chapter for snitch in content.snitches)
    for chapter, needed in SNITCHES_OF_CHAPTER.items():
        yield from _count(FILES[3], f"snitches of chapter {chapter}", snitches[chapter], needed)
    effects = Counter(resource.effect for resource in content.resources)
    for effect in Effect:
        yield from _count(FILES[4], f"resources with the effect {effect.name.lower()}", effects[effect], 1)


def _count(file: str, what: str, found: int, needed: int) -> Iterable[str]:
    if found != needed:
        remedy = "add" if found < needed else "take out"
        yield f"{file}: {found} {what} instead of {needed}; {remedy} {abs(needed - found)}"


@rule("gangsta/options")
def pack(content: Content, players: int, options: Options) -> Records:
    """The box of a table."""
    boxes = Box.new()
    box: Box = boxes[0]
    box.players = players
    box.families, box.resources = options.families, options.resources
    box.generous_pass, box.seat_money, box.open_points = options.generous_pass, options.seat_money, options.open_points
    for number, person in enumerate((*content.bosses, *content.gangsters)):
        box.person_id[number], box.person_family[number] = person.id, person.family
        box.person_money[number], box.person_influence[number] = person.money, person.influence
        box.person_skill[number], box.person_symbols[number] = person.skills, sum(person.skills)
    for number, heist in enumerate(content.heists):
        _pack_heist(box, number, heist, in_play=options.online_heists or not heist.extra)
    for chapter in range(CHAPTERS + 2):
        box.first_heist[chapter] = sum(heist.chapter < chapter for heist in content.heists)
    for number, snitch in enumerate(content.snitches):
        box.snitch_id[number], box.snitch_chapter[number] = snitch.id, snitch.chapter
        box.snitch_informants[number] = snitch.informants
    for number, resource in enumerate(content.resources):
        box.resource_id[number], box.resource_effect[number] = resource.id, resource.effect
        box.resource_skill[number], box.resource_influence[number] = resource.skills, resource.influence
    return boxes


def _pack_heist(box: Box, number: int, heist: Heist, in_play: bool) -> None:
    box.heist_id[number], box.heist_kind[number] = heist.id, heist.kind
    box.heist_chapter[number] = heist.chapter if in_play else 0
    box.heist_skill[number] = heist.skills
    box.heist_cooperative[number], box.heist_high_tech[number] = heist.cooperative, heist.high_tech
    box.heist_money[number], box.heist_influence[number] = heist.money, heist.influence
    box.heist_cooperative_money[number] = heist.cooperative_money
    box.heist_training[number] = NOTHING
    for i, (kind, value) in enumerate(heist.rewards):
        box.heist_reward[number, i], box.heist_reward_number[number, i] = kind, value
        if kind == Reward.TRAIN:
            box.heist_training[number] = value


assert BOSSES == FAMILIES
assert PERSONS == BOSSES + FAMILIES * GANGSTERS_OF_FAMILY
assert HEISTS == CHAPTERS * HEISTS_OF_CHAPTER + EXTRA_HEISTS
assert sum(SNITCHES_OF_CHAPTER.values()) == SNITCHES
assert len(Effect) == RESOURCES
assert len(Skill) == len(names.LETTERS)
