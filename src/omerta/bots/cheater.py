"""The cheater: sees all cards and all luck to come. Nobody can do better with the same thinking; for measuring only."""

import dataclasses

from omerta.bots.bot import Perspective
from omerta.bots.characters import Boss
from omerta.bots.thinking import Manner
from omerta.kernel.game import State


class Cheater(Boss):
    """Boss, but with the real position. Only `omerta arena --measure` shows it that."""

    sees_everything = True

    def manner(self, game: str) -> Manner:
        """As Boss thinks, in the one real world."""
        return dataclasses.replace(super().manner(game), sees_everything=True, observers=0, sweeps=1)

    def world(self, perspective: Perspective) -> State:
        """The real one."""
        return perspective._world
