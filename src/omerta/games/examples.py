"""Positions with a name: the examples of the rulebooks, and the first lesson, which is made of them."""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from omerta.games.registry import definition
from omerta.kernel.errors import BadInput
from omerta.kernel.game import Game, State

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva")
"""Who sits at the tables of the examples, by seat; the captions speak of them."""


class Written(Struct, forbid_unknown_fields=True):
    """An example as its file has it."""

    rule: str
    seat: int
    seed: int
    position: dict[str, Any]


class LessonStep(Struct, forbid_unknown_fields=True, frozen=True):
    """One thing to do: one of the actions that fit the patterns `do`. Without patterns there is only something to read.

    `start` names the example laid out for it; without one the game goes on. `whole`: do all that fits, one by one.
    """

    name: str
    do: list[str]
    start: str | None = None
    whole: bool = False

    def fits(self, words: str) -> bool:
        """Is this what is to be done?"""
        return any(fnmatchcase(words, pattern) for pattern in self.do)


@dataclass(frozen=True)
class Example:
    """A position that explains a rule, through the eyes of a seat. The seed is the luck to come."""

    game: str
    name: str
    rule: str
    seat: int
    seed: int
    position: dict[str, Any]

    @property
    def players(self) -> int:
        """How many sit at the table."""
        count: int = self.position["players"]
        return count

    def state(self, game: Game) -> State:
        """The position, at a table with this game's content."""
        return game.from_dict(self.position, self.seed)


def examples(game: str) -> dict[str, Example]:
    """Every example of a game, by its name."""
    folder = files(definition(game).module) / "examples"
    if not folder.is_dir():
        return {}
    named = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    found = ((file.name.removesuffix(".json"), msgspec.json.decode(file.read_bytes(), type=Written)) for file in named)
    return {name: Example(game, name, one.rule, one.seat, one.seed, one.position) for name, one in found}


def lesson(game: str) -> list[LessonStep]:
    """The first lesson of a game, step by step; empty if nobody has written one."""
    file = files(definition(game).module) / "lesson.json"
    return msgspec.json.decode(file.read_bytes(), type=list[LessonStep]) if file.is_file() else []


def example(example_id: str) -> Example:
    """An example by its id, such as `gangster/drive-exact`; BadInput if there is none."""
    game, _, name = example_id.partition("/")
    known = examples(definition(game).name)
    if name not in known:
        raise BadInput(f"there is no example `{name}` of {game}; there is {', '.join(known) or 'none'}")
    return known[name]
