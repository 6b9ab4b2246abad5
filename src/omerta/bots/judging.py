"""Judgement: how good a position looks, from named features that each game's module in `judgement/` defines.

A position is worth to each seat the share of the victory it can expect: a softmax over the seats of the weighted sum
of their features. Weights are a row for each stage of the game, for what is worth much early may be worth little late.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from omerta.kernel.protocol import Returns, dispatched
from omerta.kernel.rulebook import compiled

Numbers = npt.NDArray[np.float64]


@dispatched
def features(box: Any, state: Any, out: Numbers) -> int:  # type: ignore[empty-body]
    """What speaks for each seat: a row a seat, in the order of the game's FEATURES; returns which of its STAGES it is.

    For positions that are not over.
    """


@dispatched
def phase(box: Any, state: Any) -> int:  # type: ignore[empty-body]
    """How many scorings have been: rollouts are cut when it goes up."""


@dispatched
def points_of(box: Any, state: Any, seat: int) -> int:  # type: ignore[empty-body]
    """What the seat has at the end of the game, by which the winner is found: it says more than who won."""


@compiled
def judge(box: Any, state: Any, weights: Numbers, room: Numbers, shares: Returns) -> None:
    """The share of the victory that each seat can expect; `room` is scratch, a row of features a seat."""
    stage = features(box, state, room)
    highest = -1e300
    for seat in range(len(shares)):
        score = 0.0
        for i in range(weights.shape[1]):
            score += weights[stage, i] * room[seat, i]
        shares[seat] = score
        highest = max(highest, score)
    total = 0.0
    for seat in range(len(shares)):
        shares[seat] = np.exp(shares[seat] - highest)
        total += shares[seat]
    for seat in range(len(shares)):
        shares[seat] /= total
