"""Why a bot moves as it does: what its judgement sees in the choice and not in others."""

from collections.abc import Sequence

from omerta.bots.bot import Perspective, Reason
from omerta.bots.judgement.weights import aspects_of
from omerta.bots.judging import Numbers
from omerta.bots.thinking import Mind, Thought

COMPARED = 6
"""With so many other choices, the best of them, the chosen one is compared."""
NOTICED = 0.02
"""A smaller difference in the judgement is no reason."""
SECOND = 0.5
"""A second feature is named if it counts at least this part of the first."""


def why(mind: Mind, perspective: Perspective, thoughts: Sequence[Thought]) -> Reason:
    """What spoke for the first of these thoughts: features of where it leads; else only how much was thought of it."""
    percent = round(100 * thoughts[0].visits / sum(thought.visits for thought in thoughts))
    after = [_scores(mind, perspective, thought.action) for thought in thoughts[: COMPARED + 1]]
    others = [scores for scores in after[1:] if scores is not None]
    if after[0] is None or not others:
        return Reason("share", (), percent)
    gain = after[0] - sum(others) / len(others)
    ranked = sorted(zip(gain.tolist(), aspects_of(perspective.game.name), strict=True), reverse=True)
    best = ranked[0][0]
    if best < NOTICED:
        return Reason("share", (), percent)
    named = [name for value, name in ranked[:2] if value >= SECOND * best]
    return Reason("aspects", tuple(named), percent)


def _scores(mind: Mind, perspective: Perspective, action: int) -> Numbers | None:
    """What speaks for the seat after an action, compared with the others; None if the game is over then."""
    world, _ = perspective.game.play(perspective.redeal(perspective.seed), perspective.seat, action)
    if not perspective.game.awaiting(world):
        return None
    scores = mind.scores(world)
    others = (scores.sum(axis=0) - scores[perspective.seat]) / (perspective.players - 1)
    compared: Numbers = scores[perspective.seat] - others
    return compared
