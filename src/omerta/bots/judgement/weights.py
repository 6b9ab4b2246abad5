"""The weights of a game's features: written by hand beside them, or fitted and kept in a file that people can read."""

import functools
import importlib
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import numpy as np

from omerta.bots.judging import Numbers
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


@functools.cache
def by_hand(game: str) -> Numbers:
    """As a player would weigh them."""
    return np.array(_module(game).BY_HAND, float)


@functools.cache
def fitted(game: str, players: int) -> Numbers:
    """As games between bots have taught us, for this number of players; by hand where there was no such lesson."""
    file = files("omerta.bots.judgement") / f"{game}.toml"
    if not file.is_file():
        return by_hand(game)
    lessons: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))["players"]
    if str(players) not in lessons:
        return by_hand(game)
    weights = lessons[str(players)]["weights"]
    return np.ascontiguousarray(np.array([weights[name] for name in names_of(game)], float).T)


def _module(game: str) -> Any:
    if not is_judged(game):
        raise BadInput(f"nobody has taught bots to judge {game}")
    return importlib.import_module(f"omerta.bots.judgement.{game}")
