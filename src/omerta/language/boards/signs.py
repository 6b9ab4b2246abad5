"""Boards and sentences for terminals that know ASCII only."""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from omerta.language.speaker import Speaker

_SIGNS = str.maketrans(
    {
        "─": "-",
        "▶": ">",
        "★": "*",
        "◆": "#",
        "▲": "^",
        "✓": "+",
        "✗": "x",
        "↑": "^",
        "↓": "v",
        "←": "<",
        "→": ">",
        "●": "*",
        "○": "o",
        "·": ".",
        "°": "'",
        "\N{MULTIPLICATION SIGN}": "x",
        "≈": "~",
        "…": "~",
        "\N{EN DASH}": "-",
        "—": "-",
        "“": '"',
        "”": '"',
        "„": '"',
        "«": '"',
        "»": '"',
        "\N{LEFT SINGLE QUOTATION MARK}": "'",
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "ß": "ss",
        "œ": "oe",
        "Œ": "OE",
        "\N{NO-BREAK SPACE}": " ",
        "\N{NARROW NO-BREAK SPACE}": " ",
    }
)


def ascii_only(text: str) -> str:
    """The text without a sign beyond ASCII: accents fall off, what has no likeness becomes a question mark."""
    plain = unicodedata.normalize("NFKD", text.translate(_SIGNS))
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return letters.encode("ascii", "replace").decode()


class AsciiSpeaker(Speaker):
    """Says everything in ASCII, so that boards are laid out with the letters that will be shown."""

    def __init__(self, language: str, players: Sequence[str]) -> None:
        super().__init__(language, [ascii_only(name) for name in players])

    def _format(self, key: str, pattern: Any, facts: Mapping[str, str | int]) -> str:
        return ascii_only(super()._format(key, pattern, facts))
