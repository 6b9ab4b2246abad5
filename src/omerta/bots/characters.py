"""Those who sit down with you and think. Rookie, who does not, is in `rookie`."""

from collections.abc import Mapping

from omerta.bots.bot import Bot, Perspective
from omerta.bots.thinking import Manner, Mind, Thought, weights_of

GLANCE = Manner(iterations=80, exploration=0.1, own_turn=True)
"""Looks at the own turn only: what Soldier does."""
SLOW = Manner(iterations=12, exploration=0.1, own_turn=True)
"""While a game is not compiled yet, everybody thinks like this."""

CAPO: Mapping[str, Manner] = {
    "gangsta": Manner(iterations=4_000, exploration=0.4),
    "gangster": Manner(iterations=2_000, exploration=0.4),
    "the_boss": Manner(iterations=2_000, exploration=0.4, observers=3, plies=40),
}
TRIED = Manner(iterations=1_000, exploration=0.4)
"""How search is used for games that nobody has tuned it for."""


class Character(Bot):
    """Somebody with a judgement and a manner of thinking."""

    def __init__(self) -> None:
        self._minds: dict[tuple[str, str, int, bool], Mind] = {}

    def manner(self, game: str) -> Manner:  # noqa: ARG002  others think about each game in another way
        """How this character thinks about a game."""
        return GLANCE

    def choose(self, perspective: Perspective) -> int:
        """Think, then take what was tried most."""
        return perspective.legal[0] if len(perspective.legal) == 1 else self.think(perspective)[0].action

    def think(self, perspective: Perspective) -> list[Thought]:
        """What comes to mind about each choice."""
        game = perspective.game
        key = game.name, game.content_digest, perspective.players, game.is_compiled
        if key not in self._minds:
            self._minds[key] = Mind(game, perspective.players, weights_of(game.name))
        manner = self.manner(game.name) if game.is_compiled else SLOW
        world = perspective.redeal(perspective.seed)
        return list(self._minds[key].think(world, perspective.seat, manner, perspective.seed, perspective.seconds))


class Soldier(Character):
    """Does what looks best at the end of his turn, at once."""


class Capo(Character):
    """Looks ahead, with a judgement written by hand."""

    def manner(self, game: str) -> Manner:
        """Search."""
        return CAPO.get(game, TRIED)
