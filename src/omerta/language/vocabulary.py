"""What `language` must know of a game, besides its sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from omerta.language.speaker import Speaker


@dataclass(frozen=True)
class Vocabulary:
    """How a game's facts and actions turn into words."""

    facts: Mapping[str, Callable[[Speaker, Any], str]]
    """Name of a fact -> how to say it; a fact not listed is a number and stays one."""
    action: Callable[[Speaker, str], str]
    """An action in the notation -> a sentence."""


def player(speaker: Speaker, seat: int) -> str:
    """The name of whoever sits there."""
    return speaker.player(seat)


def players(speaker: Speaker, seats: list[int]) -> str:
    """The names of all who sit there."""
    return speaker.listed([speaker.player(seat) for seat in seats])
