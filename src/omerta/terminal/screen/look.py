"""How the screen looks: a back room, one lamp over a dark table. Colours never say anything that a word does not."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar

from textual.content import Content
from textual.scrollbar import ScrollBarRender
from textual.theme import Theme

from omerta.language.boards.columns import shorten
from omerta.language.boards.gangster import LETTERS

Sign = Callable[[str], str]
"""What is done to every text before it is shown: nothing, or its signs become ASCII."""

GANGS = ("blue", "grey", "yellow", "brown", "green")
"""The colours of the gangs, in the order of the seats."""
SKILLS = "LMISBH"

DARK = Theme(
    name="omerta-dark",
    primary="#d8b25a",
    secondary="#cfc0a0",
    accent="#ffcf5c",
    warning="#ffb52e",
    error="#ff8a78",
    success="#8fc08d",
    foreground="#f0e2bd",
    background="#12100e",
    surface="#1b1714",
    panel="#33291e",
    dark=True,
    variables={
        "blue": "#79b4ea",
        "grey": "#c9c4b6",
        "yellow": "#f0c95c",
        "brown": "#d6935f",
        "green": "#86c184",
        "L": "#e8bd3a",
        "M": "#b9b9b4",
        "I": "#6fbf80",
        "S": "#f0776c",
        "B": "#b993e0",
        "H": "#7cc4e8",
        "block-cursor-foreground": "#14110f",
        "block-cursor-background": "#d8b25a",
        "input-selection-background": "#d8b25a 35%",
    },
)
LIGHT = Theme(
    name="omerta-light",
    primary="#6f4c0d",
    secondary="#4d4030",
    accent="#8a4300",
    warning="#8a4300",
    error="#9c1f17",
    success="#2f6630",
    foreground="#1d1712",
    background="#f4ebd6",
    surface="#fbf5e6",
    panel="#e2d3b0",
    dark=False,
    variables={
        "blue": "#1f5a92",
        "grey": "#5f5b50",
        "yellow": "#7a5a00",
        "brown": "#7d4517",
        "green": "#2f6630",
        "L": "#7a5a00",
        "M": "#5f5b50",
        "I": "#2c6b3c",
        "S": "#a32a20",
        "B": "#62389a",
        "H": "#1f6388",
        "block-cursor-foreground": "#fbf5e6",
        "block-cursor-background": "#6f4c0d",
        "input-selection-background": "#6f4c0d 30%",
    },
)
THEMES = (DARK, LIGHT)


class PlainScrollBar(ScrollBarRender):
    """A scroll bar of blanks: its colours show where one is."""

    VERTICAL_BARS: ClassVar[list[str]] = [" "] * 8
    HORIZONTAL_BARS: ClassVar[list[str]] = [" "] * 8


_GANG_LETTERS = re.compile(
    r"\[[BGYNR]+\]"  # cars on the map
    r"|(?<!\w)[BGYNR·.]{8,}(?!\w)"  # the spaces of a district
    r"|(?<!\w)[BGYNR](?=\d+=)|(?<!\w)[BGYNR]+(?=/\d)"  # a standing, a trunk
    r"|^(?:[▶>] {2}| {3})?[BGYNR](?= )"  # the name of a gang
)
_SKILL_LETTERS = re.compile(rf"(?<!\w)[{SKILLS}]{{1,6}}(?!\w)")
_MARK = re.compile(r"^[▶★>*](?= )")
_RULE = re.compile(r"^(?:── |-- ).*")


def painted(text: str, game: str, names: Sequence[str], sign: Sign, glowing: Sequence[str] = ()) -> Content:
    """A board or a log with its colours: headings, names, gangs; `glowing` are the words that can be chosen now."""
    lines = []
    for line in sign(text).split("\n"):
        content = Content(line)
        for start, end, style in _spans(line, game, [sign(name) for name in names], glowing):
            content = content.stylize(style, start, end)
        lines.append(content)
    return Content("\n").join(lines)


def _spans(line: str, game: str, names: Sequence[str], glowing: Sequence[str]) -> Iterator[tuple[int, int, str]]:
    if _RULE.match(line):
        yield 0, len(line), "bold $primary"
        return
    if game == "gangster":
        yield from _letters(_GANG_LETTERS, line, {letter: word for word, letter in LETTERS.items()})
    if game == "gangsta":
        yield from _letters(_SKILL_LETTERS, line, {letter: letter for letter in SKILLS})
    for word in glowing:
        for found in re.finditer(rf"(?<!\w){re.escape(word)}(?!\w)", line):
            yield found.start(), found.end(), "bold underline $accent"
    for seat, name in enumerate(names):
        for shown in {name, shorten(name, 12)}:
            for found in re.finditer(rf"(?<!\w){re.escape(shown)}(?!\w)", line):
                yield found.start(), found.end(), f"bold ${GANGS[seat % len(GANGS)]}"
    if _MARK.match(line):
        yield 0, 1, "bold $accent"


def _letters(pattern: re.Pattern[str], line: str, colours: Mapping[str, str]) -> Iterator[tuple[int, int, str]]:
    for found in pattern.finditer(line):
        for place in range(found.start(), found.end()):
            if line[place] in colours:
                yield place, place + 1, f"bold ${colours[line[place]]}"
