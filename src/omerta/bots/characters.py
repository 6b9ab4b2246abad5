"""Those who sit down with you and think. Each has a judgement and a manner of thinking, game by game."""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from omerta.bots.bot import Bot, Choice, Perspective, Reason
from omerta.bots.judgement import weights
from omerta.bots.judging import Judgement
from omerta.bots.reasons import why
from omerta.bots.thinking import Manner, Mind, Thought
from omerta.kernel.errors import BadInput
from omerta.kernel.game import Game, State

GLANCE = Manner(iterations=100, own_turn=True)
"""Looks at the own turn only, to its end: a millisecond."""
SLOW = Manner(iterations=12, exploration=0.1, own_turn=True)
"""While a game is not compiled yet, everybody thinks like this."""

SEARCH: Mapping[str, Manner] = {
    "gangsta": Manner(iterations=13_000),
    "gangster": Manner(iterations=12_000, temperature=0.003),
    "the_boss": Manner(iterations=36_000, exploration=0.1, observers=3),
}
"""How Capo searches: about 0.1 s a decision."""
LONG_SEARCH: Mapping[str, Manner] = {
    "gangsta": replace(SEARCH["gangsta"], iterations=18_000, candidates=16, taught=1.0),
    "gangster": replace(SEARCH["gangster"], iterations=55_000, candidates=16, ripe=10, taught=1.0),
    "the_boss": replace(SEARCH["the_boss"], iterations=150_000, taught=1.0),
}
"""How Boss searches: about 0.6 s a decision."""
TRIED, LONG_TRIED = Manner(iterations=1_000), Manner(iterations=6_000, taught=1.0)
"""How they search in games that nobody has tuned it for."""
KINDS: Mapping[str, Any] = {field.name: field.type for field in fields(Manner) if field.name != "sees_everything"}
"""What can be named after @, and what kind of value it takes."""

MUCH = 10**9
BOUNDS = {"iterations": (1, MUCH), "temperature": (0.002, MUCH), "sweeps": (1, 1000), "plies": (-1, MUCH)} | {
    "ripe": (1, MUCH),
    "taught": (0, 1),
}
"""What is possible there, where it is not 0 to MUCH. When it is colder, judgements are too far apart for a number."""


class Character(Bot):
    """Somebody with a judgement and a manner of thinking."""

    def __init__(self) -> None:
        self._minds: dict[tuple[Game, int, bool], Mind] = {}
        self._changes: dict[str, Any] = {}

    @abstractmethod
    def manner(self, game: str) -> Manner:
        """How this character thinks about a game."""

    def judgement(self, game: str, players: int) -> Judgement:
        """What this character thinks of the features of a position."""
        taught = self.manner_of(game).taught
        return weights.mixed(game, players, taught) if taught else weights.by_hand(game)

    def otherwise(self, how: str) -> "Character":
        """The same character with another manner, for experiments: `500`, or `500+exploration=0.4+taught=0`."""
        other = type(self)()
        for part in how.split("+"):
            name, equals, value = part.partition("=")
            name, value = (name, value) if equals else ("iterations", part)
            kind = KINDS.get(name)
            try:
                if kind is None:
                    raise ValueError
                wanted = kind(float(value)) if kind is bool else kind(value)
            except ValueError:
                raise BadInput(
                    f"after @ comes a number of iterations, or one of {', '.join(KINDS)} with = and a number, "
                    f"joined by +; not `{part}`"
                ) from None
            least, most = BOUNDS.get(name, (0, MUCH))
            if not least <= wanted <= most:
                raise BadInput(f"after @: {name} is {least:g} to {most:g}, not {value}")
            other._changes[name] = wanted
        return other

    def manner_of(self, game: str) -> Manner:
        """The same with what was named after @."""
        return replace(self.manner(game), **self._changes)

    def choose(self, perspective: Perspective) -> Choice:
        """Think, then take the best."""
        if len(perspective.legal) == 1:
            return Choice(perspective.legal[0], Reason("forced"))
        thoughts = self.think(perspective)
        reason = why(self.mind(perspective), perspective, thoughts) if perspective.reasons else None
        return Choice(thoughts[0].action, reason)

    def think(self, perspective: Perspective) -> list[Thought]:
        """What comes to mind about each choice."""
        game = perspective.game
        manner = self.manner_of(game.name) if game.is_compiled else replace(SLOW, **self._changes)
        mind, world = self.mind(perspective), self.world(perspective)
        seat, seed = perspective.seat, perspective.seed
        return list(mind.think(world, seat, manner, seed, perspective.seconds, perspective.cores))

    def world(self, perspective: Perspective) -> State:
        """What to think about: a world that looks like the real one."""
        return perspective.redeal(perspective.seed)

    def mind(self, perspective: Perspective) -> Mind:
        """The mind for this kind of table."""
        game = perspective.game
        key = game, perspective.players, game.is_compiled
        if key not in self._minds:
            self._minds[key] = Mind(game, perspective.players, self.judgement(game.name, perspective.players))
        return self._minds[key]


class Soldier(Character):
    """Takes a quick look, and does at once what looks best to a player who has read the rules."""

    def manner(self, game: str) -> Manner:  # noqa: ARG002  alike in all games
        """No further than the own turn."""
        return GLANCE


class Capo(Character):
    """Looks ahead, and judges what he sees as Soldier does."""

    def manner(self, game: str) -> Manner:
        """Search."""
        return SEARCH.get(game, TRIED)


class Boss(Character):
    """Looks further ahead, and has learned from many games what positions are worth."""

    def manner(self, game: str) -> Manner:
        """Longer search."""
        return LONG_SEARCH.get(game, LONG_TRIED)
