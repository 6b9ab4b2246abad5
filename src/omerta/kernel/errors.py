"""What can go wrong at the door. Every message says what is wrong, where, and what would be right."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


class OmertaError(Exception):
    """Base of everything Omerta raises on purpose."""


class BadInput(OmertaError, ValueError):
    """Something given from outside cannot be used."""


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
