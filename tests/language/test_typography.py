"""What a printer would see at once: quotation marks of the language, and spaces at which no line may break."""

import re
from collections.abc import Iterable, Iterator

import pytest

from omerta.language import LANGUAGES
from omerta.language.catalogue import sources

QUOTES = {"en": "“”", "nl": "“”", "de": "„“", "fr": "«»"}
TYPED = ("the_boss-board-legend-unseen", "web-key-help", "prompt", "help")
"""Sentences in which a question mark is something to type, or a sign of the board."""


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Lines for people, with the key they belong to."""
    for name, text in sources(language).items():
        key = ""
        for line in text.splitlines():
            key = line.split(" ")[0] if re.match(r"[a-z]\S* =", line) else key
            if not line.startswith("#"):
                yield f"{name}.ftl, {key}", re.sub(r"^\S+ =|\{[^{}]*\}?", "…", line)


def slips(language: str, lines: Iterable[tuple[str, str]]) -> list[str]:
    """What is wrong, with its place."""
    foreign = {mark for marks in QUOTES.values() for mark in marks} - set(QUOTES[language]) | set("\"'\u2018")
    wrong = f"[{''.join(foreign)}]" + (r"|(?: [:;!?»%$]|« ).{0,20}" if language == "fr" else "")
    found = ((key, re.search(wrong, line)) for key, line in lines if not _typed(key))
    return [f"{key}: {slip[0]}" for key, slip in found if slip]


def _typed(key: str) -> bool:
    return key.split(", ")[1] in TYPED


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_and_spaces_are_those_of_the_language(language: str) -> None:
    assert slips(language, sentences(language)) == []


@pytest.mark.parametrize(
    ("language", "line", "slip"),
    [
        ("de", "Wähle “das”.", "”"),
        ("en", "Say 'no'.", "'"),
        ("nl", "Kies \u2018dat\u2019.", "\u2018"),
        ("fr", "Où\u00a0? Ici : là.", " : là."),
        ("fr", "« Non\u00a0».", "« Non\u00a0»."),
    ],
)
def test_a_slip_is_found(language: str, line: str, slip: str) -> None:
    assert slips(language, [("app.ftl, key", line)]) == [f"app.ftl, key: {slip}"]
