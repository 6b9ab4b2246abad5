"""Learning from examples: weights and hunches that foretell how games end.

Down the slope of the surprise, a few hundred positions at a time (Adam). Features are measured by their usual size
here, so that all weights can move at the same pace.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from omerta.bots.judging import Hunches, Judgement, Numbers

HUNCHES = 8
"""Of each kind."""
EPOCHS, BATCH = 4, 512
"""How often every position is learned from, and how many at a time."""
PACE = 2e-3
"""How far a weight moves in the first step; then less and less."""
MEMORY, LONG_MEMORY, TINY = 0.9, 0.999, 1e-8
"""Of the slopes of earlier steps, and of how steep they usually are."""
SOFTNESS = 0.5
"""Half of what is foretold is who has most, the other half who comes near: points, beside this part of their spread."""
FORESIGHT = 0.3
"""At the last position of a game its end is foretold. Before, it is to this part what was learned so far says about the
next position that was noted, and for the rest what is foretold there: luck that is far away blurs less."""
CHUNK = 20_000
"""Positions that are judged at a time, so that memory is enough."""
HELD_BACK = 10
"""One game in so many is only for checking what was learned."""

Floats = npt.NDArray[np.floating[Any]]
"""Short ones, as a rule: examples are many, and need not be exact."""
Parameters = Sequence[Floats]
"""Weights; mixtures, thresholds and counts of the hunches of seats; and the same of things."""


@dataclass(frozen=True)
class Examples:
    """Positions: features of every seat, details of every thing before it, points at the end, which game and stage.

    Those of one game stand together, in the order in which they were played.
    """

    features: Floats
    details: Floats
    points: Floats
    games: npt.NDArray[np.int32]
    stages: npt.NDArray[np.int32]

    def some(self, which: npt.NDArray[Any]) -> "Examples":
        """Only these."""
        return Examples(*(part[which] for part in vars(self).values()))

    def measured(self, sizes: Sequence[Floats]) -> "Examples":
        """The same with features and details measured by these sizes."""
        return replace(self, features=self.features / sizes[0], details=self.details / sizes[1])

    @staticmethod
    def together(parts: Sequence["Examples"]) -> "Examples":
        """All of these."""
        return Examples(*(np.concatenate(same) for same in zip(*(vars(one).values() for one in parts), strict=True)))


@dataclass(frozen=True)
class Foretold:
    """How well it is foretold who has most in the end, in games that nothing was learned from."""

    games: int
    positions: int
    loss: float
    loss_by_hand: float
    loss_of_guessing: float


def learn(
    examples: Examples, taught: Judgement, by_hand: Judgement, seed: int, progress: Callable[[], None] = lambda: None
) -> tuple[Judgement, Foretold]:
    """What all but a few of the examples teach somebody who knows this much, and how well it foretells those."""
    chance, back = np.random.default_rng(seed), examples.games % HELD_BACK == 0
    sizes = [usual_size(part) for part in (examples.features, examples.details)]
    if not len(taught.of_seats.counts):
        taught = with_hunches(taught, sizes, chance)
    start = measure(taught, sizes)
    targets = look_ahead(targets_of(examples.points), judged(start, examples, sizes), examples.games)
    found = descend(start, examples, targets, np.flatnonzero(~back), sizes, chance, progress)
    new = examples.some(back).measured(sizes)
    winners = shares_of(new.points)
    return judgement_of(found, sizes), Foretold(
        len(set(examples.games.tolist())),
        len(examples.games),
        surprise(winners, softmax(scores(found, new)[0])),
        surprise(winners, softmax(scores(measure(by_hand, sizes), new)[0])),
        float(np.log(winners.shape[1])),
    )


def usual_size(values: Floats) -> Floats:
    """The usual size of each feature; 1 for those that are always 0."""
    each = [np.square(values[..., i], dtype=np.float64).mean() for i in range(values.shape[-1])]
    size = np.sqrt(np.array(each))
    return np.where(size > 0, size, 1).astype(np.float32)


def with_hunches(judgement: Judgement, sizes: Sequence[Floats], chance: np.random.Generator) -> Judgement:
    """The same judgement with hunches that count nothing yet."""

    def new(size: Floats) -> Hunches:
        mixtures = chance.normal(0, np.sqrt(2 / max(len(size), 1)), (len(size), HUNCHES)) / size[:, None]
        return Hunches(mixtures, np.zeros((len(judgement.weights), HUNCHES)), np.zeros(HUNCHES))

    return Judgement(judgement.weights, *map(new, sizes))


def measure(judgement: Judgement, sizes: Sequence[Floats]) -> Parameters:
    """A judgement of features that are measured by these sizes."""
    parameters: list[Numbers] = [judgement.weights * sizes[0]]
    for hunches, size in zip(judgement[1:], sizes, strict=True):
        parameters += [hunches.mixtures * size[:, None], hunches.thresholds, hunches.counts]
    return [part.astype(np.float32) for part in parameters]


def judgement_of(parameters: Parameters, sizes: Sequence[Floats]) -> Judgement:
    """The judgement of features as they are."""
    weights, *hunches = (part.astype(np.float64) for part in parameters)
    of_seats, of_things = (
        Hunches(hunches[i] / size[:, None], hunches[i + 1], hunches[i + 2])
        for i, size in zip((0, 3), sizes, strict=True)
    )
    return Judgement(weights / sizes[0], of_seats, of_things)


def descend(
    start: Parameters,
    examples: Examples,
    targets: Floats,
    rows: npt.NDArray[np.intp],
    sizes: Sequence[Floats],
    chance: np.random.Generator,
    progress: Callable[[], None],
) -> Parameters:
    """Step by step to where these rows of the examples surprise less."""
    parameters = [part.copy() for part in start]
    memory, long_memory = ([np.zeros_like(part) for part in start] for _ in range(2))
    batches = -(-len(rows) // BATCH)
    steps = EPOCHS * batches
    for epoch in range(EPOCHS):
        for number, which in enumerate(np.array_split(chance.permutation(rows), batches)):
            step = epoch * batches + number
            found = slopes(parameters, examples.some(which).measured(sizes), targets[which])
            pace = PACE * (1 - step / steps)
            for i, slope in enumerate(found):
                memory[i] += (1 - MEMORY) * (slope - memory[i])
                long_memory[i] += (1 - LONG_MEMORY) * (slope**2 - long_memory[i])
                ahead = memory[i] / (1 - MEMORY ** (step + 1))
                steep = np.sqrt(long_memory[i] / (1 - LONG_MEMORY ** (step + 1)))
                parameters[i] -= pace * ahead / (steep + TINY)
        progress()
    return parameters


def scores(parameters: Parameters, examples: Examples) -> tuple[Floats, Floats, Floats]:
    """What speaks for each seat, and what is felt about seats and about things."""
    weights, mixtures, thresholds, counts, thing_mixtures, thing_thresholds, thing_counts = parameters
    stages = examples.stages
    felt = examples.features @ mixtures + thresholds[stages][:, None]
    thing_felt = examples.details @ thing_mixtures + thing_thresholds[stages][:, None, None]
    plain = np.einsum("npf,nf->np", examples.features, weights[stages])
    found: Floats = plain + np.maximum(felt, 0) @ counts + np.maximum(thing_felt, 0).sum(axis=2) @ thing_counts
    return found, felt, thing_felt


def slopes(parameters: Parameters, examples: Examples, targets: Floats) -> Parameters:
    """How much more surprising the examples would be with a little more of each parameter."""
    _, _, _, counts, _, _, thing_counts = parameters
    found, felt, thing_felt = scores(parameters, examples)
    error = (softmax(found) - targets) / len(targets)
    stage = np.eye(len(parameters[0]), dtype=np.float32)[examples.stages]
    mixed = (felt > 0) * error[:, :, None] * counts
    thing_mixed = (thing_felt > 0) * error[:, :, None, None] * thing_counts
    return [
        stage.T @ np.einsum("npf,np->nf", examples.features, error),
        np.tensordot(examples.features, mixed, ((0, 1), (0, 1))),
        stage.T @ mixed.sum(axis=1),
        np.tensordot(error, np.maximum(felt, 0), 2),
        np.tensordot(examples.details, thing_mixed, ((0, 1, 2), (0, 1, 2))),
        stage.T @ thing_mixed.sum(axis=(1, 2)),
        np.tensordot(error, np.maximum(thing_felt, 0).sum(axis=2), 2),
    ]


def targets_of(points: Floats) -> Floats:
    """What is to be foretold of the end: who has most, and who comes how near."""
    spread = np.sqrt(((points - points.mean(axis=1, keepdims=True)) ** 2).mean())
    near = softmax(points / max(SOFTNESS * spread, TINY))
    targets: Floats = ((shares_of(points) + near) / 2).astype(np.float32)
    return targets


def judged(parameters: Parameters, examples: Examples, sizes: Sequence[Floats]) -> Floats:
    """The share of the victory that each seat of all examples is given."""
    rows = range(0, len(examples.games), CHUNK)
    parts = (examples.some(np.arange(first, min(first + CHUNK, rows.stop))) for first in rows)
    return np.concatenate([softmax(scores(parameters, part.measured(sizes))[0]) for part in parts])


def look_ahead(ends: Floats, thought: Floats, games: npt.NDArray[np.int32]) -> Floats:
    """What is to be foretold at each position of a game, given how it ends and what is judged at the later ones."""
    targets = ends.copy()
    for i in range(len(games) - 2, -1, -1):
        if games[i] == games[i + 1]:
            targets[i] = FORESIGHT * thought[i + 1] + (1 - FORESIGHT) * targets[i + 1]
    return targets


def shares_of(points: Floats) -> Floats:
    """Shares of the victory: those who have most share it."""
    most = points == points.max(axis=1, keepdims=True)
    shares: Floats = (most / most.sum(axis=1, keepdims=True)).astype(np.float32)
    return shares


def softmax(values: Floats) -> Floats:
    """Shares that add up to 1 in each row."""
    powers = np.exp(values - values.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares


def surprise(shares: Floats, expected: Floats) -> float:
    """How surprised somebody is by what happened, on average (cross entropy)."""
    return float(-(shares * np.log(expected + 1e-12)).sum(axis=1).mean())
