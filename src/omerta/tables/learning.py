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
Bytes = npt.NDArray[np.uint8]


def learned(game: Game, before: State, seat: int, action: int, after: State) -> bool:
    """Did anybody's view gain more than the mover's own choice?

    - Luck was asked for: it has spoken, or would have spoken in another world.
    - The mover sees something that another world would have shown differently.
    - Somebody else sees something that would have been different in another world in which the same was chosen. (What
      a spectator sees, every seat does.)
    """
    if after.draws:
        return True
    trial = _Trial(game, before, seat, action)
    seen = trial.look(after.record.view(np.uint8), seat)
    others = [other for other in range(before.players) if other != seat]
    for number in range(WORLDS):
        world = trial.redeal(before.record.view(np.uint8), seat, FIRST + number, trial.world)
        then, speaks = trial.play(world, trial.then)
        if then is None or speaks or trial.look(then, seat) != seen:
            return True
        if any(trial.shown(world, then, other, ELSEWHERE + number) for other in others):
            return True
    return False


class _Room:
    """Room for a record, used again and again: making new ones takes longer than the rules do."""

    def __init__(self, like: Records) -> None:
        self.record = copied(like)
        self.bytes = self.record.view(np.uint8)

    def fill(self, content: Bytes) -> Records:
        """Hold this from now on."""
        self.bytes[:] = content
        return self.record


class _Trial:
    """One decision, tried out in several worlds. Positions go in and out as bytes."""

    def __init__(self, game: Game, before: State, seat: int, action: int) -> None:
        self.doors, self.box, self.seat, self.action = game.doors, before.box, seat, action
        self.world, self.then = _Room(before.record), _Room(before.record)
        self._elsewhere, self._there, self._looked = (_Room(before.record) for _ in range(3))
        self._luck = _Room(_luck(LOOK))

    def redeal(self, position: Bytes, seat: int, seed: int, room: _Room) -> Bytes:
        """Another world, for this seat the same."""
        self.doors.redeal_for(self.box, room.fill(position), seat, self._luck.fill(_luck(seed).view(np.uint8)))
        return room.bytes

    def play(self, world: Bytes, room: _Room) -> tuple[Bytes | None, bool]:
        """The position after the decision (None if it is not allowed there), and whether luck was asked for."""
        luck = self._luck.fill(_luck(LOOK).view(np.uint8))
        if self.doors.act(self.box, room.fill(world), self.seat, self.action, luck, SILENCE):
            return None, False
        return room.bytes, bool(luck["drawn"][0])

    def look(self, position: Bytes, seat: int) -> bytes:
        """Equal for positions that look alike to this seat."""
        return self.redeal(position, seat, LOOK, self._looked).tobytes()

    def shown(self, world: Bytes, then: Bytes, other: int, seed: int) -> bool:
        """Does this seat see in `then` what would look different had something hidden from it been different?"""
        there, speaks = self.play(self.redeal(world, other, seed, self._elsewhere), self._there)
        if there is None:
            return False  # that it could be chosen at all is the mover's own secret to give away
        return speaks or self.look(there, other) != self.look(then, other)


@functools.cache
def _luck(seed: int) -> Records:
    """Luck from its beginning."""
    return seeded(seed, journaling=True)
