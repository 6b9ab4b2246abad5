"""Boards as text: what a seat may see, at most 80 columns wide, always in the same order."""

from collections.abc import Callable, Mapping
from typing import Any

from omerta.language.boards import gangsta, gangster, plain, the_boss
from omerta.language.boards.signs import AsciiSpeaker, ascii_only
from omerta.language.speaker import Speaker

__all__ = ["AsciiSpeaker", "ascii_only", "draw"]

View = Mapping[str, Any]

BOARDS: dict[str, Callable[[Speaker, View], str]] = {
    "gangsta": gangsta.draw,
    "gangster": gangster.draw,
    "the_boss": the_boss.draw,
}


def draw(speaker: Speaker, view: View) -> str:
    """The board of a view; a game without a drawing of its own is listed plainly."""
    return BOARDS.get(view["game"], plain.draw)(speaker, view)
