"""What can go wrong at the door. Every message says what is wrong, where, and what would be right."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar


class OmertaError(Exception):
    """Base of everything Omerta raises on purpose."""


class BadInput(OmertaError, ValueError):
    """Something given from outside cannot be used."""


def check_field(fine: bool, field: str, message: str) -> None:
    """Refuse a position for what one of its fields says."""
    if not fine:
        raise BadInput(f"position.{field}: {message}")


class BadWords(BadInput):
    """Typed words that mean no action: what kind of mistake, the word that is wrong, and what would be right.

    Kinds: `verb`, `usage`, `unknown`, `guess`, `ambiguous`, `count`; each has its sentence in every language.
    """

    LONGEST_WORD = 40
    SENTENCES: ClassVar[dict[str, str]] = {
        "verb": "`{word}` is no action; one begins with {known}",
        "usage": "write {known}",
        "unknown": "`{word}` is unknown here; possible: {known}",
        "guess": "`{word}` is unknown here; did you mean {known}?",
        "ambiguous": "`{word}` may mean {known}",
        "count": "`{word}` is no number from 0 to {known}",
    }

    def __init__(self, kind: str, word: str, known: str) -> None:
        word = word if len(word) <= self.LONGEST_WORD else f"{word[: self.LONGEST_WORD]}..."
        super().__init__(self.SENTENCES[kind].format(word=word, known=known))
        self.kind, self.word, self.known = kind, word, known

    def __reduce__(self) -> tuple[type, tuple[str, str, str]]:
        return type(self), (self.kind, self.word, self.known)


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: what is wrong, the rule that says so, and the facts of this position."""

    code: str
    rule: str
    facts: Mapping[str, Any]

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.code} ({self.rule})" + (f": {facts}" if facts else "")


class IllegalAction(OmertaError):
    """The rules forbid this action here; `refusal` says which rule, and why."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"`{action}` is not allowed: {refusal}")
        self.action = action
        self.refusal = refusal

    def __reduce__(self) -> tuple[type, tuple[str, Refusal]]:
        return type(self), (self.action, self.refusal)
