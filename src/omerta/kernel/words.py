"""Typed words: which of the known ones is meant."""

import difflib
from collections.abc import Collection, Sequence

from omerta.kernel.errors import BadWords


def the_one(word: str, matches: Sequence[str], known: Collection[str]) -> str:
    """The only match; BadWords if there are several, or none, with the nearest of the known words as a guess."""
    if len(matches) == 1:
        return matches[0]
    if matches:
        raise BadWords("ambiguous", word, ", ".join(matches))
    guess = difflib.get_close_matches(word, known, 1)
    raise BadWords("guess" if guess else "unknown", word, guess[0] if guess else ", ".join(known))
