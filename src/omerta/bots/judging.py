"""Judgement: how good a position looks, from named features that each game's module in `judgement/` defines.

A position is worth to each seat the share of the victory it can expect: a softmax over the seats of what speaks for
them. That is the weighted sum of their features, with a row of weights for each stage of the game, for what is worth
much early may be worth little late. Those who have learned from games have hunches as well: mixtures of features that
count only from a threshold on. Some hunches look at a seat as a whole, others at one thing after the other that lies
before it, such as the districts of a city.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from omerta.kernel.protocol import Returns, dispatched
from omerta.kernel.rulebook import compiled

Numbers = npt.NDArray[np.float64]


class Hunches(NamedTuple):
    """What is felt: each hunch is a mixture, and what lies above its threshold counts so much. There may be none."""

    mixtures: Numbers
    """A row for each feature, a column for each hunch."""
    thresholds: Numbers
    """What is added to the mixture: a row for each stage."""
    counts: Numbers


class Judgement(NamedTuple):
    """What somebody thinks of the features of a position."""

    weights: Numbers
    """A row for each stage, a column for each feature."""
    of_seats: Hunches
    """About all features of a seat together."""
    of_things: Hunches
    """About the details of each thing by itself."""


STAGES, SEEN, DETAILED, SEAT_HUNCHES, THING_HUNCHES = range(5)
"""What a sheet begins with: how many stages, features, details, and hunches of each kind there are."""
HEAD = 5


def sheet_of(judgement: Judgement) -> Numbers:
    """All of a judgement in one row of numbers: search passes it on so often that seven arrays take too long.

    Behind the head stand the weights, stage by stage, and for each kind of hunches mixtures, thresholds and counts.
    """
    (stages, seen), hunches = judgement.weights.shape, judgement[1:]
    head = [stages, seen, len(judgement.of_things.mixtures), *(len(one.counts) for one in hunches)]
    parts = (judgement.weights, *(part for one in hunches for part in one))
    return np.concatenate([np.array(head, float), *(np.ravel(part) for part in parts)])


@dispatched
def features(box: Any, state: Any, out: Numbers) -> int:  # type: ignore[empty-body]
    """What speaks for each seat: a row a seat, in the order of the game's FEATURES; returns which of its STAGES it is.

    For positions that are not over.
    """


@dispatched
def details(box: Any, state: Any, out: Numbers) -> int:  # type: ignore[empty-body]
    """The details of each thing that lies before a seat, one after the other behind its features in `out`.

    In the order of the game's DETAILS; returns how many things there are. For positions that are not over.
    """


@dispatched
def phase(box: Any, state: Any) -> int:  # type: ignore[empty-body]
    """How many scorings have been: rollouts are cut when it goes up."""


@dispatched
def points_of(box: Any, state: Any, seat: int) -> int:  # type: ignore[empty-body]
    """What the seat has at the end of the game, by which the winner is found: it says more than who won."""


@compiled
def no_details(box: Any, state: Any, out: Numbers) -> int:
    """For games whose features say everything."""
    return 0


@compiled
def judge(box: Any, state: Any, sheet: Numbers, room: Numbers, felt: Numbers, shares: Returns) -> None:
    """The share of the victory that each seat can expect; `room` (features, details) and `felt` are scratch."""
    stage = features(box, state, room)
    stages, seen = int(sheet[STAGES]), int(sheet[SEEN])
    of_a_seat, of_a_thing = int(sheet[SEAT_HUNCHES]), int(sheet[THING_HUNCHES])
    weights = HEAD + stage * seen
    hunches = HEAD + stages * seen
    shares[:] = 0
    if of_a_seat:
        feel(sheet, hunches, seen, of_a_seat, stage, room, 0, 1, felt, shares)
    for seat in range(len(shares)):
        score = shares[seat]
        for i in range(seen):
            score += sheet[weights + i] * room[seat, i]
        shares[seat] = score
    if of_a_thing:
        things = details(box, state, room)
        hunches += (seen + stages + 1) * of_a_seat
        feel(sheet, hunches, int(sheet[DETAILED]), of_a_thing, stage, room, seen, things, felt, shares)
    highest = -1e300
    for seat in range(len(shares)):
        highest = max(highest, shares[seat])
    total = 0.0
    for seat in range(len(shares)):
        shares[seat] = np.exp(shares[seat] - highest)
        total += shares[seat]
    for seat in range(len(shares)):
        shares[seat] /= total


@compiled
def feel(
    sheet: Numbers,
    at: int,
    width: int,
    many: int,
    stage: int,
    room: Numbers,
    begin: int,
    things: int,
    felt: Numbers,
    scores: Returns,
) -> None:
    """Add to the score of each seat what hunches say about so many things, whose features begin at a column of `room`.

    The hunches, so many, begin at a place of the sheet: mixtures of so wide a row of features, thresholds, counts.
    """
    mixtures = sheet[at : at + width * many].reshape((width, many))
    at += (width + stage) * many
    thresholds = sheet[at : at + many]
    at += (int(sheet[STAGES]) - stage) * many
    counts = sheet[at : at + many]
    for seat in range(len(scores)):
        for thing in range(things):
            for j in range(many):
                felt[j] = thresholds[j]
            for i in range(width):
                feature = room[seat, begin + thing * width + i]
                if feature != 0:
                    for j in range(many):
                        felt[j] += feature * mixtures[i, j]
            score = 0.0
            for j in range(many):
                score += counts[j] * max(felt[j], 0.0)
            scores[seat] += score
