"""Somebody who speaks one language and knows the players' names."""

from collections.abc import Mapping, Sequence
from typing import Any

from omerta.kernel.errors import BadInput, BadWords, OmertaError, Refusal
from omerta.kernel.narration import Event
from omerta.language import gangsta, gangster, the_boss
from omerta.language.catalogue import bundle
from omerta.language.rulebook import CARDS, chapters
from omerta.language.vocabulary import Vocabulary

VOCABULARIES: Mapping[str, Vocabulary] = {
    "gangsta": gangsta.VOCABULARY,
    "gangster": gangster.VOCABULARY,
    "the_boss": the_boss.VOCABULARY,
}


class MissingSentence(OmertaError):
    """A sentence is not in the catalogue, or lacks a fact it needs. Better no sentence than half of one."""


class Speaker:
    """Says everything in one language, whose code may be in any case. `players` are the names at the table, by seat."""

    def __init__(self, language: str, players: Sequence[str]) -> None:
        self.language = language.lower()
        self.players = tuple(players)
        self._bundle = bundle(self.language)

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence of this key; MissingSentence if there is none or a fact is missing."""
        if not self._bundle.has_message(key):
            raise MissingSentence(f"{self.language}: there is no sentence `{key}`")
        return self._format(key, self._bundle.get_message(key).value, facts)

    def player(self, seat: int) -> str:
        """Who sits there."""
        if seat not in range(len(self.players)):
            raise BadInput(f"there is no player at seat {seat!r}; the seats are 0 to {len(self.players) - 1}")
        return self.players[seat]

    def listed(self, names: Sequence[str]) -> str:
        """Names as people list them: Anna, Ben and Cleo."""
        *others, last = names
        return self.say("list-and", list=", ".join(others), last=last) if others else last

    def event(self, game: str, event: Event) -> str:
        """What happened."""
        return self.say(f"{game}-event-{event.kind.replace('_', '-')}", **self._words(game, event.facts))

    def question(self, game: str, stage: str) -> str:
        """What the acting player has to decide; the stage is that of the view."""
        return self.say(f"{game}-stage-{stage}")

    def action(self, game: str, words: str) -> str:
        """An action, given in the notation of `Game.text`, as a sentence."""
        return _vocabulary(game).action(self, words)

    def why_not(self, game: str, refusal: Refusal) -> str:
        """Why something is not allowed."""
        return self.say(f"{game}-refusal-{refusal.code}", **self._words(game, refusal.facts))

    def refusal(self, game: str, refusal: Refusal) -> str:
        """Why something is not allowed, and the rule that says so."""
        sentence, title = self.why_not(game, refusal), self.rule(refusal.rule)[0]
        return self.say("refusal-with-rule", sentence=sentence, title=title, id=refusal.rule)

    def unreadable(self, game: str, error: BadWords) -> str:
        """What was typed and means nothing, and what would be right: for a verb of the game, how it is written."""
        usage = f"{game}-usage-{error.known.partition(' ')[0]}"
        if error.kind == "usage" and self._bundle.has_message(usage):
            return self.say(usage)
        return self.say(f"words-{error.kind}", word=error.word, known=error.known)

    def rule(self, rule_id: str) -> tuple[str, str]:
        """Title and text of a rule such as `the_boss/police`; BadInput if there is no such rule."""
        key = rule_id.replace("/", "-rule-")
        if key == rule_id or not self._bundle.has_message(key):
            raise BadInput(f"there is no rule `{rule_id}`")
        return self._titled(key)

    def rules(self, game: str) -> list[tuple[str, str, str]]:
        """Every rule of a game in the order of its rulebook: id, title, text."""
        return [(rule_id, *self.rule(rule_id)) for chapter in chapters(game) for rule_id in chapter.rules]

    def chapter(self, game: str, chapter: str) -> tuple[str, str]:
        """Title and introduction of a chapter of a rulebook."""
        return self._titled(f"{game}-chapter-{chapter}")

    def card(self, game: str) -> list[tuple[str, list[str]]]:
        """The quick reference card of a game: titles, each with its lines."""
        parts = (self._titled(f"{game}-card-{part}") for part in CARDS.get(game, ()))
        return [(title, text.splitlines()) for title, text in parts]

    def _titled(self, key: str) -> tuple[str, str]:
        text = self.say(key)
        return self._format(key, self._bundle.get_message(key).attributes["title"], {}), text

    def _words(self, game: str, facts: Mapping[str, Any]) -> dict[str, str | int]:
        ways = _vocabulary(game).facts
        return {name: ways[name](self, fact) if name in ways else fact for name, fact in facts.items()}

    def _format(self, key: str, pattern: Any, facts: Mapping[str, str | int]) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise MissingSentence(f"{self.language}: `{key}` cannot be said: {'; '.join(map(str, errors))}")
        return str(text)


def _vocabulary(game: str) -> Vocabulary:
    if game not in VOCABULARIES:
        raise MissingSentence(f"nobody has taught us to speak of `{game}`; there is {', '.join(VOCABULARIES)}")
    return VOCABULARIES[game]
