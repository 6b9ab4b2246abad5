"""Has anybody learned something from a decision? If so it cannot be taken back.

The answer is computed from views, and from what the mover may know alone: every world in which the question is asked is
one that the mover cannot tell from the real one. So the answer itself tells the mover nothing.

Whether two positions look alike to somebody is asked by redealing both: a redeal is a function of the view, and its
view is the one it came from, so equal redeals mean equal views. That is many times quicker than comparing views, and so
is asking the doors instead of the game: nothing is told, and no words are made.
"""

import functools

import numpy as np
import numpy.typing as npt

from omerta.kernel.game import Game, State
from omerta.kernel.layout import Records, copied
from omerta.kernel.luck import seeded
from omerta.kernel.narration import new_log

WORLDS = 6
"""Worlds in which the decision is tried out."""
FIRST, ELSEWHERE, LOOK = 5_000_000, 5_100_000, 5_200_000
"""Seeds. They never change: an answer that flickered would be a riddle."""
SILENCE = new_log(0)


def learned(game: Game, before: State, seat: int, action: int, after: State) -> bool:
    """Did anybody's view gain more than the mover's own choice?

    - Luck was asked for: it has spoken, or would have spoken in another world.
    - The mover sees something that another world would have shown differently.
    - Somebody else sees something that would have been different in another world in which the same was chosen. (What
      a spectator sees, every seat does.)
    """
    if after.draws:
        return True
    trial = _Trial(game, before.box, seat, action)
    seen = trial.look(after.record, seat)
    others = [other for other in range(before.players) if other != seat]
    for number in range(WORLDS):
        world = trial.redeal(before.record, seat, FIRST + number)
        then, speaks = trial.play(world)
        if then is None or speaks or trial.look(then, seat) != seen:
            return True
        if any(trial.shown(world, then, other, ELSEWHERE + number) for other in others):
            return True
    return False


class _Trial:
    """One decision, tried out in several worlds."""

    def __init__(self, game: Game, box: Records, seat: int, action: int) -> None:
        self.doors, self.box, self.seat, self.action = game.doors, box, seat, action
        self._luck = seeded(LOOK, journaling=True)
        self._luck_bytes = self._luck.view(np.uint8)

    def luck(self, seed: int) -> Records:
        """Luck from its beginning; always the same record, to save copies."""
        self._luck_bytes[:] = _luck_bytes(seed)
        return self._luck

    def redeal(self, record: Records, seat: int, seed: int) -> Records:
        """Another world, for this seat the same."""
        world = copied(record)
        self.doors.redeal_for(self.box, world, seat, self.luck(seed))
        return world

    def play(self, world: Records) -> tuple[Records | None, bool]:
        """The position after the decision (None if it is not allowed there), and whether luck was asked for."""
        then, luck = copied(world), self.luck(LOOK)
        if self.doors.act(self.box, then, self.seat, self.action, luck, SILENCE):
            return None, False
        return then, bool(luck["drawn"][0])

    def look(self, record: Records, seat: int) -> bytes:
        """Equal for positions that look alike to this seat."""
        return self.redeal(record, seat, LOOK).tobytes()

    def shown(self, world: Records, then: Records, other: int, seed: int) -> bool:
        """Does this seat see in `then` what would look different had something hidden from it been different?"""
        there, speaks = self.play(self.redeal(world, other, seed))
        if there is None:
            return False  # that it could be chosen at all is the mover's own secret to give away
        return speaks or self.look(there, other) != self.look(then, other)


@functools.cache
def _luck_bytes(seed: int) -> npt.NDArray[np.uint8]:
    return seeded(seed, journaling=True).view(np.uint8)
