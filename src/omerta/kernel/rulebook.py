"""The rulebook in code: which function carries out which rule, and which functions the compiler may see.

A rule stays an ordinary Python function. Python calls it as such (that is the interpreted mode); compiled code that
calls it gets the machine-code version, made by `compiling`.
"""

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

RULES: dict[str, list[Callable[..., Any]]] = {}
"""Rule id -> the functions that carry it out."""

COMPILED: list[Callable[..., Any]] = []
"""Every function that compiled code may call."""


def compiled(function: Function) -> Function:
    """Let compiled code call this function."""
    COMPILED.append(function)
    return function


def rule(*ids: str) -> Callable[[Function], Function]:
    """File a function under the rulebook ids it carries out."""

    def file_it(function: Function) -> Function:
        for rule_id in ids:
            RULES.setdefault(rule_id, []).append(function)
        return compiled(function)

    return file_it
