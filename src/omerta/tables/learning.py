"""Has anybody learned something from a decision? If so it cannot be taken back.

The answer is computed from views, and from what the mover may know alone: every world in which the question is asked is
one that the mover cannot tell from the real one. So the answer itself tells the mover nothing.

Whether two positions look alike to somebody is asked by redealing both: a redeal is a function of the view, and its
view is the one it came from, so equal redeals mean equal views. That is several times quicker than comparing views.
"""

from omerta.kernel.game import Game, State

WORLDS = 6
"""Worlds in which the decision is tried out."""
FIRST = 5_000_000
"""Seeds of these worlds begin here. They never change: an answer that flickered would be a riddle."""
ELSEWHERE = 5_100_000
LOOK = 5_200_000


def learned(game: Game, before: State, seat: int, action: int, after: State) -> bool:
    """Did anybody's view gain more than the mover's own choice?

    - Luck was asked for: it has spoken, or would have spoken in another world.
    - The mover sees something that another world would have shown differently.
    - Somebody else sees something that would have been different in another world in which the same was chosen. (What
      a spectator sees, every seat does.)
    """
    if after.draws:
        return True
    seen = _look(game, after, seat)
    others = [other for other in range(before.players) if other != seat]
    for number in range(WORLDS):
        world = game.redeal(before, seat, FIRST + number)
        then, _ = game.play(world, seat, action)
        if then.draws or _look(game, then, seat) != seen:
            return True
        if any(_shown(game, world, then, other, seat, action, ELSEWHERE + number) for other in others):
            return True
    return False


def _shown(game: Game, world: State, then: State, other: int, seat: int, action: int, number: int) -> bool:
    """Does this seat see in `then` what would look different had something hidden from it been different?"""
    elsewhere = game.redeal(world, other, number)
    if elsewhere == world or game.why_not(elsewhere, seat, action):
        return False  # that it could be chosen at all is the mover's own secret to give away
    return _look(game, game.play(elsewhere, seat, action)[0], other) != _look(game, then, other)


def _look(game: Game, state: State, seat: int) -> bytes:
    """Equal for positions that look alike to this seat."""
    return game.redeal(state, seat, LOOK).record.tobytes()
