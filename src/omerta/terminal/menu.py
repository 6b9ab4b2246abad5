"""The choices of a player as a short numbered list: where there are many, those that begin alike share a number."""

from collections.abc import Sequence
from dataclasses import dataclass

LONG = 15
"""More choices than this are grouped."""
SHARED_WORDS = 2


@dataclass(frozen=True)
class Entry:
    """A line of the list: one action, or several that begin with the same words."""

    words: str
    actions: tuple[str, ...]

    @property
    def is_group(self) -> bool:
        """Does choosing it ask once more?"""
        return len(self.actions) > 1


def entries(actions: Sequence[str]) -> list[Entry]:
    """The list for these actions, in their order."""
    if len(actions) <= LONG:
        return [Entry(words, (words,)) for words in actions]
    groups: dict[str, list[str]] = {}
    for words in actions:
        groups.setdefault(" ".join(words.split()[:SHARED_WORDS]), []).append(words)
    if len(groups) == 1:
        return [Entry(words, (words,)) for words in actions]
    return [Entry(first if len(group) > 1 else group[0], tuple(group)) for first, group in groups.items()]
