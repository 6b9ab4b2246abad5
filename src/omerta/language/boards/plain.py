"""A view as an indented list, for games that have no drawing of their own."""

from collections.abc import Iterator, Mapping
from typing import Any

from omerta.language.boards.columns import NOTHING, flow
from omerta.language.speaker import Speaker

_INDENT = "  "


def draw(speaker: Speaker, view: Mapping[str, Any]) -> str:
    """Every field of the view on a line of its own."""
    return "\n".join(_lines(view, ""))


def _lines(value: Any, indent: str) -> Iterator[str]:
    items = value.items() if isinstance(value, Mapping) else enumerate(value)
    for name, item in items:
        if isinstance(item, (Mapping, list, tuple)) and any(
            isinstance(part, (Mapping, list, tuple)) for part in _parts(item)
        ):
            yield f"{indent}{name}:"
            yield from _lines(item, indent + _INDENT)
        else:
            yield from flow([f"{name}:", _said(item)], indent, " ")


def _parts(item: Any) -> list[Any]:
    return list(item.values()) if isinstance(item, Mapping) else list(item)


def _said(item: Any) -> str:
    if isinstance(item, Mapping):
        return ", ".join(f"{name} {part}" for name, part in item.items()) or NOTHING
    if isinstance(item, (list, tuple)):
        return ", ".join(str(part) for part in item) or NOTHING
    return NOTHING if item is None else str(item)
