"""Bots that fail in every way a bot can."""

import os
import time

from omerta.bots import Bot, Perspective


class Fails(Bot):
    def choose(self, perspective: Perspective) -> int:
        raise RuntimeError("no idea")


class Cheats(Bot):
    def choose(self, perspective: Perspective) -> int:
        return perspective.game.actions - 1


class Slow(Bot):
    def choose(self, perspective: Perspective) -> int:
        time.sleep(60)
        return perspective.legal[0]


class Dies(Bot):
    def choose(self, perspective: Perspective) -> int:
        os._exit(1)


class Tells(Bot):
    """Says how long it may think."""

    def choose(self, perspective: Perspective) -> int:
        raise RuntimeError(f"{perspective.seconds} s")


class Prints(Bot):
    """Speaks where the answers go, and still plays well."""

    def choose(self, perspective: Perspective) -> int:
        print("thinking aloud")
        assert perspective.words[perspective.legal.index(perspective.legal[-1])] == perspective.words[-1]
        assert perspective.view["seat"] == perspective.seat
        world = perspective.redeal(perspective.seed)
        assert perspective.game.view(world, perspective.seat) == perspective.view
        return perspective.legal[-1]
