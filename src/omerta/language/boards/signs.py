"""Boards and sentences for terminals that know ASCII only."""

import unicodedata

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
