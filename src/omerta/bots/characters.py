"""The four who sit down with you, from the one a child can beat to the one you will want to beat."""

import random
from collections.abc import Mapping
from dataclasses import replace

from omerta.bots.bot import Bot, Choice, Perspective, Reason
from omerta.bots.thinking import Manner, Mind, Thought, weights_of

GLANCE = Manner(iterations=80, exploration=0.1, own_turn=True)
"""Looks at the own turn only: what Rookie and Soldier do."""
SLOW = Manner(iterations=12, exploration=0.1, own_turn=True)
"""While a game is not compiled yet, everybody thinks like this."""

CAPO: Mapping[str, Manner] = {
    "gangsta": Manner(iterations=4_000, exploration=0.4),
    "gangster": Manner(iterations=2_000, exploration=0.4),
    "the_boss": Manner(iterations=2_000, exploration=0.4, observers=3, plies=40),
}
BOSS: Mapping[str, Manner] = {game: replace(manner, iterations=6 * manner.iterations) for game, manner in CAPO.items()}
TRIED = Manner(iterations=1_000, exploration=0.4)
"""How search is used for games that nobody has tuned it for."""


class Character(Bot):
    """Somebody with a judgement and a manner of thinking."""

    fitted = False

    def __init__(self) -> None:
        self._minds: dict[tuple[str, str, int, bool], Mind] = {}

    def manner(self, game: str) -> Manner:
        """How this character thinks about a game."""
        return GLANCE

    def choose(self, perspective: Perspective) -> Choice:
        """Think, then take what was tried most."""
        if len(perspective.legal) == 1:
            return Choice(perspective.legal[0], Reason("only", {}))
        thoughts = self.think(perspective)
        best = thoughts[0]
        tried = sum(thought.visits for thought in thoughts)
        return Choice(best.action, Reason("visits", {"share": round(100 * best.visits / tried), "tried": tried}))

    def think(self, perspective: Perspective) -> list[Thought]:
        """What comes to mind about each choice."""
        game = perspective.game
        key = game.name, game.content_digest, perspective.players, game.is_compiled
        if key not in self._minds:
            self._minds[key] = Mind(game, perspective.players, weights_of(game.name, self.fitted))
        manner = self.manner(game.name) if game.is_compiled else SLOW
        world = perspective.redeal(perspective.seed)
        return list(self._minds[key].think(world, perspective.seat, manner, perspective.seed, perspective.seconds))


class Rookie(Character):
    """Plays whatever comes to mind, short of what is plainly absurd."""

    ABSURD = 0.5
    """The worse half of the choices is not even considered."""

    def choose(self, perspective: Perspective) -> Choice:
        """Throw a die among what does not look absurd."""
        if len(perspective.legal) == 1:
            return Choice(perspective.legal[0], Reason("only", {}))
        promising = sorted(self.think(perspective), key=lambda thought: (-thought.promise, thought.action))
        kept = promising[: max(1, round(len(promising) * (1 - self.ABSURD)))]
        chance = random.Random(perspective.seed)  # noqa: S311  play, no secret
        return Choice(chance.choice(kept).action, Reason("mood", {}))


class Soldier(Character):
    """Does what looks best at the end of his turn, at once."""


class Capo(Character):
    """Looks ahead, with a judgement written by hand."""

    def manner(self, game: str) -> Manner:
        """Search."""
        return CAPO.get(game, TRIED)


class Boss(Character):
    """Looks further ahead, with a judgement learned from thousands of games."""

    fitted = True

    def manner(self, game: str) -> Manner:
        """More search."""
        return BOSS.get(game, TRIED)


class Cheater(Boss):
    """Sees everything. For measuring only: nobody sits down with him."""

    sees_everything = True

    def manner(self, game: str) -> Manner:
        """As Boss, in the position as it is."""
        return replace(super().manner(game), cheats=True, observers=0)
