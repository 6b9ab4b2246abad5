"""The rulebook of a game: its chapters, as the headings of RULES.md have them, its card, its examples."""

import functools
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any

from msgspec import Struct

from omerta.games.examples import NAMES, Example, LessonStep, examples, lesson
from omerta.games.registry import definition, interpreted_game
from omerta.kernel.game import Game

CARDS: Mapping[str, tuple[str, ...]] = {
    "gangsta": ("aim", "turn", "heists", "chapters", "rewards", "scoring"),
    "gangster": ("aim", "turn", "spaces", "equipment", "reckoning", "end"),
    "the_boss": ("aim", "turn", "placing", "round", "reckoning", "end"),
}
"""The parts of the quick reference cards."""


class Chapter(Struct, frozen=True):
    """A chapter: its id, made from the first words of the heading, and the ids of its rules."""

    id: str
    rules: tuple[str, ...]


class Picture(Struct, frozen=True):
    """An example as its seat sees it, and what it could do."""

    name: str
    rule: str
    names: list[str]
    seat: int
    view: dict[str, Any]
    legal: list[str]


class Rulebook(Struct, frozen=True):
    """A rulebook without its sentences: these are in the catalogues."""

    game: str
    chapters: list[Chapter]
    card: tuple[str, ...]
    examples: list[Picture]
    lesson: list[LessonStep]


@functools.cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game."""
    played = interpreted_game(game)
    shown = [_picture(played, example) for example in examples(game).values()]
    return Rulebook(game, chapters(game), CARDS.get(game, ()), shown, lesson(game))


def _picture(game: Game, example: Example) -> Picture:
    state, seat = example.state(game), example.seat
    actions = game.legal(state, seat) if seat in game.awaiting(state) else []
    legal = [game.text(state, action) for action in actions]
    return Picture(example.name, example.rule, list(NAMES[: example.players]), seat, game.view(state, seat), legal)


def chapters(game: str) -> list[Chapter]:
    """The chapters of a rulebook. A rule stands where it is named first; headings without rules are no chapters."""
    text = (files(definition(game).module) / "RULES.md").read_text(encoding="utf-8")
    return list(_chapters(game, text))


def _chapters(game: str, text: str) -> Iterator[Chapter]:
    told: set[str] = set()
    for section in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        heading, _, body = section.partition("\n")
        found = [rule for rule in dict.fromkeys(re.findall(rf"`({game}/[a-z-]+)`", body)) if rule not in told]
        told.update(found)
        if found:
            yield Chapter(_slug(heading), tuple(found))


def _slug(heading: str) -> str:
    return re.split(r"[:,(]", heading)[0].strip().lower().replace(" ", "-")
