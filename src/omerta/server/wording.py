"""Sentences for the people at a table, in their language and with their names.

The client has no vocabulary (docs/decisions/0010). A game that nobody has written sentences for can be played all the
same: what happens is then said in the words of its own notation.
"""

import functools
from collections.abc import Mapping
from typing import Any

import msgspec

from omerta.bots.bot import Reason
from omerta.kernel.errors import BadInput, BadWords, Refusal
from omerta.kernel.narration import Event
from omerta.language import LANGUAGES, MissingSentence, Speaker, draw, why
from omerta.server.messages import Choice, Problem, Told

REMEMBERED = 50_000
"""Sentences that are kept: most are said to several people, and again to whoever comes back."""


class Voice:
    """Speaks one language about one game to people with these names. Ask `voice` for one."""

    def __init__(self, language: str, game: str, names: tuple[str, ...]) -> None:
        self.game = game
        self.speaker = Speaker(language, names)

    def told(self, event: Event) -> Told:
        """Something that happened."""
        facts = dict(event.facts)
        return Told(event.kind, facts, _event(self, event.kind, msgspec.json.encode(facts)))

    def why(self, reason: Reason | None) -> str:
        """Why a bot does something; empty if it does not say."""
        try:
            return "" if reason is None else why(self.speaker, self.game, reason)
        except MissingSentence:
            return ""

    def because(self, reason: Reason) -> Told:
        """The same with its facts."""
        return Told(reason.kind, {"aspects": reason.aspects, "percent": reason.percent}, self.why(reason))

    def choice(self, action: str) -> Choice:
        """Something that can be chosen."""
        return Choice(action, _action(self, action))

    def question(self, view: Mapping[str, Any]) -> str:
        """What those who are awaited have to decide."""
        try:
            return self.speaker.question(self.game, view.get("stage", ""))
        except MissingSentence:
            return ""

    def board(self, view: Mapping[str, Any]) -> str:
        """The board in words."""
        return draw(self.speaker, view)

    def refused(self, refusal: Refusal) -> Problem:
        """Which rule forbids it."""
        facts = {"code": refusal.code, **refusal.facts}
        try:
            message, title = self.speaker.why_not(self.game, refusal), self.speaker.rule(refusal.rule)[0]
        except (MissingSentence, BadInput):
            message, title = str(refusal), None
        return Problem("refused", message, refusal.rule, title, facts)

    def unreadable(self, error: BadWords) -> Problem:
        """What means nothing, and what would be right."""
        facts = {"kind": error.kind, "word": error.word, "known": error.known}
        return Problem("words", self.speaker.unreadable(self.game, error), facts=facts)

    def say(self, key: str, otherwise: str, **facts: str | int) -> str:
        """A sentence of the catalogue, or what to say if there is none."""
        try:
            return self.speaker.say(key, **facts)
        except MissingSentence:
            return otherwise


@functools.lru_cache(1000)
def voice(language: str, game: str = "", names: tuple[str, ...] = ()) -> Voice:
    """Somebody who speaks this language, and knows the game and the players."""
    return Voice(language, game, names)


def warm_up() -> None:
    """Read all catalogues: that takes up to a second a language, and nobody should have to wait for it."""
    for language in LANGUAGES:
        voice(language)


def preferred(wishes: str | None) -> str:
    """The language that an Accept-Language header names first among ours; English if none."""
    names = (wish.strip().lower()[:2] for wish in (wishes or "").split(","))
    return next((name for name in names if name in LANGUAGES), "en")


@functools.lru_cache(REMEMBERED)
def _event(speaking: Voice, kind: str, facts: bytes) -> str:
    event = Event(kind, msgspec.json.decode(facts))
    try:
        return speaking.speaker.event(speaking.game, event)
    except MissingSentence:
        return f"{kind}: {', '.join(f'{name} {value}' for name, value in event.facts.items())}"


@functools.lru_cache(REMEMBERED)
def _action(speaking: Voice, action: str) -> str:
    try:
        return speaking.speaker.action(speaking.game, action)
    except MissingSentence:
        return action
