"""Text in columns that never grows wider than the screen."""

import functools
import textwrap
from collections.abc import Iterator, Sequence

WIDTH = 80
NOTHING = "\N{EN DASH}"
_GAP = "  "
_BOUND = "\N{NO-BREAK SPACE}"
DOT = f"{_BOUND}· "
"""Between two parts of a line; it stays with the first."""
_WIDEST = 28
"""No column grows wider than this, but the last takes what is left."""
_LAST = 22
"""What the last column may ask of the others."""


def heading(title: str) -> str:
    """A line across the screen with a title in it."""
    return f"── {title} ".ljust(WIDTH, "─")


def bound(text: str) -> str:
    """Text that is broken over two lines only if it does not fit into one."""
    return text.replace(" ", _BOUND)


def shorten(name: str, most: int) -> str:
    """A name that is too long for its column ends in dots."""
    return name if len(name) <= most else f"{name[: most - 1]}…"


def flow(parts: Sequence[str], indent: str = "", gap: str = DOT) -> list[str]:
    """Parts one after the other; further lines are indented like the first."""
    return list(_wrap(gap.join(parts), WIDTH, indent))


def columns(rows: Sequence[Sequence[str]], right: frozenset[int] = frozenset()) -> list[str]:
    """Rows below each other. Cells too wide are broken over lines; the columns in `right` are flush right."""
    *wanted, last = (max(map(len, column)) for column in zip(*rows, strict=True))
    widths = [min(width, _WIDEST) for width in wanted]
    room = WIDTH - len(_GAP) * len(widths)
    for _ in range(sum(widths) + min(last, _LAST) - room):
        widths = min(_squeezed(widths), key=functools.partial(_harm, rows))
    widths.append(room - sum(widths))
    return [line for row in rows for line in _row(row, widths, right)]


def _squeezed(widths: Sequence[int]) -> Iterator[list[int]]:
    """The ways to make one column narrower by one."""
    for column, width in enumerate(widths):
        if width > 1:
            yield [*widths[:column], width - 1, *widths[column + 1 :]]


def _harm(rows: Sequence[Sequence[str]], widths: Sequence[int]) -> tuple[int, int, int]:
    """What is worse of two ways: first words torn apart, then lines, then one column much wider than the others."""
    torn = sum(
        len(part) > width for row in rows for cell, width in zip(row, widths, strict=False) for part in _parts(cell)
    )
    return torn, sum(_height(row, widths) for row in rows), sum(width * width for width in widths)


def _parts(cell: str) -> list[str]:
    return cell.replace(_BOUND, " ").split(" ")


def _height(row: Sequence[str], widths: Sequence[int]) -> int:
    """How many lines a row takes, its last column aside."""
    return max(len(_wrap(cell, width)) for cell, width in zip(row, widths, strict=False))


def _row(row: Sequence[str], widths: Sequence[int], right: frozenset[int]) -> Iterator[str]:
    cells = [_wrap(cell, width) for cell, width in zip(row, widths, strict=True)]
    for number in range(max(map(len, cells))):
        line = [cell[number] if number < len(cell) else "" for cell in cells]
        padded = [
            text.rjust(width) if column in right else text.ljust(width)
            for column, (text, width) in enumerate(zip(line, widths, strict=True))
        ]
        yield _GAP.join(padded).rstrip()


@functools.lru_cache(4096)
def _wrap(text: str, width: int, indent: str = "") -> tuple[str, ...]:
    room = width - len(indent)
    parts = (part if len(part) <= room else part.replace(_BOUND, " ") for part in text.split(" "))
    lines = textwrap.wrap(
        " ".join(parts),
        width,
        initial_indent=indent,
        subsequent_indent=indent,
        break_on_hyphens=False,
        drop_whitespace=True,
    )
    return tuple(line.replace(_BOUND, " ") for line in lines)
