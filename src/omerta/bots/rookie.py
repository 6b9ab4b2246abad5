"""Rookie: plays what comes to mind, as long as it is not absurd."""

import random

from omerta.bots.bot import Choice, Perspective, Reason
from omerta.bots.characters import Character
from omerta.bots.judgement.weights import is_judged
from omerta.bots.thinking import Manner

FIRST_GLANCE = Manner(iterations=1, sweeps=2, own_turn=True)
ABSURD = 0.1
"""A choice that promises less than this part of what the best one does is not even considered."""


class Rookie(Character):
    """Any choice that is not plainly bad, each equally likely. In games that nobody can judge: any choice at all."""

    def manner(self, game: str) -> Manner:  # noqa: ARG002  alike in all games
        """Hardly."""
        return FIRST_GLANCE

    def choose(self, perspective: Perspective) -> Choice:
        """Throw a die."""
        choices = perspective.legal
        if len(choices) == 1:
            return Choice(choices[0], Reason("forced"))
        if is_judged(perspective.game.name):
            thoughts = self.think(perspective)
            enough = ABSURD * max(thought.promise for thought in thoughts)
            choices = sorted(thought.action for thought in thoughts if thought.promise >= enough)
        return Choice(random.Random(perspective.seed).choice(choices), Reason("whim"))  # noqa: S311  play, no secret
