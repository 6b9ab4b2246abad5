"""The weights of a game's features: written by hand beside them, or fitted and kept in a file that people can read."""

import functools
import importlib
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import numpy as np

from omerta.bots.judging import Hunches, Judgement, Numbers
from omerta.kernel.errors import BadInput


@functools.cache
def is_judged(game: str) -> bool:
    """Can bots judge positions of this game?"""
    return (files("omerta.bots.judgement") / f"{game}.py").is_file()


def names_of(game: str) -> Sequence[str]:
    """The names of a game's features."""
    names: Sequence[str] = _module(game).FEATURES
    return names


def stages_of(game: str) -> Sequence[str]:
    """The stages of a game; each has its own weights."""
    stages: Sequence[str] = _module(game).STAGES
    return stages


def aspects_of(game: str) -> Sequence[str]:
    """What can be a reason: the features, and all that hunches find in the details of things."""
    things: str = _module(game).THINGS
    return (*names_of(game), things) if things else names_of(game)


def details_of(game: str) -> Sequence[str]:
    """The names of the details of each thing that lies before a seat."""
    names: Sequence[str] = _module(game).DETAILS
    return names


def width_of(game: str) -> int:
    """Columns that features and details take."""
    return len(names_of(game)) + len(details_of(game)) * int(_module(game).MOST_THINGS)


PARTS, NAMES = ("hunches_of_seats", "hunches_of_things"), (names_of, details_of)
"""The tables of hunches in a file of weights, and what their rows are named after."""


@functools.cache
def by_hand(game: str) -> Judgement:
    """As a player would weigh them: without hunches."""
    stages = len(stages_of(game))
    hunches = (Hunches(np.zeros((len(names(game)), 0)), np.zeros((stages, 0)), np.zeros(0)) for names in NAMES)
    return Judgement(np.array(_module(game).BY_HAND, float), *hunches)


@functools.cache
def fitted(game: str, players: int) -> Judgement:
    """As games between bots have taught us, with this number of players or the nearest that there is a lesson for.

    By hand where nobody has learned anything.
    """
    file = files("omerta.bots.judgement") / f"{game}.toml"
    if not file.is_file():
        return by_hand(game)
    lessons: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))["players"]
    lesson = lessons[min(lessons, key=lambda number: (abs(int(number) - players), number))]
    learned = {"weights": lesson["weights"]} | {part: lesson[part]["mixtures"] for part in PARTS if part in lesson}
    there_are = dict(zip(("weights", *PARTS), (names_of, *NAMES), strict=True))
    if any(list(table) != list(there_are[part](game)) for part, table in learned.items()):
        raise BadInput(f"{game}.toml was learned from other features: `omerta fit {game}` learns from those there are")
    of_seats, of_things = (
        Hunches(
            _rows(lesson[part]["mixtures"], names(game)),
            _rows(lesson[part]["thresholds"], stages_of(game)),
            np.array(lesson[part]["counts"], float),
        )
        if part in lesson
        else hunches
        for part, names, hunches in zip(PARTS, NAMES, by_hand(game)[1:], strict=True)
    )
    return Judgement(np.ascontiguousarray(_rows(lesson["weights"], names_of(game)).T), of_seats, of_things)


def mixed(game: str, players: int, taught: float) -> Judgement:
    """Part of the way from by hand (0) to as fitted (1)."""
    fit = fitted(game, players)
    return Judgement(
        (1 - taught) * by_hand(game).weights + taught * fit.weights,
        *(hunches._replace(counts=taught * hunches.counts) for hunches in (fit.of_seats, fit.of_things)),
    )


def as_tables(game: str, judgement: Judgement) -> dict[str, Any]:
    """What `fitted` reads."""
    tables: dict[str, Any] = {"weights": _table(names_of(game), judgement.weights.T)}
    for part, names, hunches in zip(PARTS, NAMES, judgement[1:], strict=True):
        if len(names(game)):
            tables[part] = {
                "counts": _short(hunches.counts),
                "mixtures": _table(names(game), hunches.mixtures),
                "thresholds": _table(stages_of(game), hunches.thresholds),
            }
    return tables


def _table(names: Sequence[str], rows: Numbers) -> dict[str, list[float]]:
    return {name: _short(row) for name, row in zip(names, rows, strict=True)}


def _short(numbers: Numbers) -> list[float]:
    return [float(f"{number:.4g}") for number in numbers.tolist()]


def _rows(table: dict[str, list[float]], names: Sequence[str]) -> Numbers:
    return np.array([table[name] for name in names], float)


def _module(game: str) -> Any:
    if not is_judged(game):
        raise BadInput(f"nobody has taught bots to judge {game}")
    return importlib.import_module(f"omerta.bots.judgement.{game}")
