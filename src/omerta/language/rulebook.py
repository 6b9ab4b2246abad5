"""The rulebook of a game: its chapters, as the headings of RULES.md have them, with the examples in their places."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from omerta.games.examples import examples
from omerta.games.registry import definition, interpreted_game

CARDS: Mapping[str, tuple[str, ...]] = {
    "gangsta": ("aim", "turn", "heists", "chapters", "rewards", "scoring"),
    "gangster": ("aim", "turn", "spaces", "equipment", "reckoning", "end"),
    "the_boss": ("aim", "turn", "placing", "round", "reckoning", "end"),
}
"""The parts of the quick reference cards."""


@dataclass(frozen=True)
class Chapter:
    """A chapter: its id, made from the first words of the heading, and the ids of its rules."""

    id: str
    rules: tuple[str, ...]


def chapters(game: str) -> list[Chapter]:
    """The chapters of a game's rulebook. A rule stands where it is named first; headings without rules are no chapters."""
    text = (files(definition(game).module) / "RULES.md").read_text(encoding="utf-8")
    return list(_chapters(game, text))


def _chapters(game: str, text: str) -> Iterator[Chapter]:
    told: set[str] = set()
    for section in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        heading, _, body = section.partition("\n")
        found = [rule for rule in re.findall(rf"`({game}/[a-z-]+)`", body) if rule not in told]
        told.update(found)
        if found:
            yield Chapter(_slug(heading), tuple(dict.fromkeys(found)))


def _slug(heading: str) -> str:
    return re.split(r"[:,(]", heading)[0].strip().lower().replace(" ", "-")


def book(game: str) -> dict[str, Any]:
    """What the page needs besides the sentences: chapters, parts of the card, and the examples as their seats see them."""
    played = interpreted_game(game)
    shown = []
    for one in examples(game).values():
        state = one.state(played)
        asked = one.seat in played.awaiting(state)
        shown.append(
            {
                "name": one.name,
                "rule": one.rule,
                "me": one.seat,
                "view": played.view(state, one.seat),
                "legal": [played.text(state, action) for action in played.legal(state, one.seat)] if asked else [],
            }
        )
    return {
        "chapters": [{"id": chapter.id, "rules": list(chapter.rules)} for chapter in chapters(game)],
        "card": list(CARDS.get(game, ())),
        "examples": shown,
    }
