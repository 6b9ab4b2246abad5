"""Rookie: plays whatever is allowed."""

import random

from omerta.bots.bot import Bot, Perspective


class Rookie(Bot):
    """Any legal action, each equally likely."""

    def choose(self, perspective: Perspective) -> int:
        """Throw a die."""
        return random.Random(perspective.seed).choice(perspective.legal)  # noqa: S311  play, no secret
