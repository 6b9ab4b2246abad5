"""Learning what positions are worth: bots play each other, and what wins is kept.

First the weights that foretell the winners best. The judgement is a softmax over the seats of weighted features, so
this is logistic regression with a seat as the outcome: one optimum, found by Newton's method. A little pull towards
the weights by hand keeps rare features from running away.

Then climbing, because what goes along with winning is not always what wins: bots whose weights are pushed about at
random play each other, and the weights move to where the points were won (an evolution strategy).
"""

import json
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from omerta.analysis.crew import share_out
from omerta.arena.playing import opened
from omerta.arena.standings import bootstrap
from omerta.bots.judgement import weights
from omerta.bots.judging import Numbers
from omerta.bots.thinking import Manner, Mind

PUPIL = Manner(iterations=60, exploration=0.1, own_turn=True)
"""How those who teach by playing think: quickly, so that there are many games."""
CLIMBER = Manner(iterations=30, exploration=0.1, sweeps=1, own_turn=True)
"""How those whose weights are pushed about think: more quickly still."""
PULL = 30.0
PUSH = 0.1
"""How far a weight is pushed, up or down: so that a usual difference in its feature counts so much more or less."""
FIRST_STEP = 5.0
"""How long the first step of a climb is, in pushes of a single weight; later ones are shorter and shorter."""
MEMORY = 0.5
"""How much of the direction of the step before goes into the next: few games say little about so many weights."""
PROOF = 250
"""Blocks in which what was learned must prove itself against the weights by hand."""
CHUNK = 20
"""Games, or blocks, in a piece of work."""
HELD_BACK = 5
"""One game in so many is only for checking what was learned."""
STEPS, SETTLED, SAYS_NOTHING = 50, 1e-6, 1e-9
CLIMBING, PROVING = 1000, 999
"""What is added to the seed, so that each part of a fit has deals of its own."""


@dataclass(frozen=True)
class Lesson:
    """Games to be played: so many from a number on, judged by these weights."""

    game: str
    players: int
    seed: int
    first: int
    games: int
    weights: Numbers


@dataclass(frozen=True)
class Examples:
    """Positions: the features of every seat, the shares of the victory it came to, which game and stage it was."""

    features: Numbers
    shares: Numbers
    games: npt.NDArray[np.int32]
    stages: npt.NDArray[np.int32]


@dataclass(frozen=True)
class Contest:
    """Blocks of games to be played, from a number on: for each the weights at every place of the line-up."""

    game: str
    players: int
    seed: int
    first: int
    minds: Numbers


@dataclass(frozen=True)
class Foretold:
    """How well the first lesson foretells the winner of games that it was not made from."""

    games: int
    positions: int
    loss: float
    loss_by_hand: float
    loss_of_guessing: float


@dataclass(frozen=True)
class Fit:
    """What was learned, and the share of the victories that one who has learned it wins against others by hand."""

    weights: Numbers
    foretold: Foretold
    won: float
    low: float
    high: float


def play_lesson(lesson: Lesson) -> Examples:
    """Play the games of a lesson and note positions on the way."""
    mind = Mind(opened(lesson.game, None), lesson.players, lesson.weights)
    return Examples(*mind.teach(PUPIL, lesson.first, lesson.games, lesson.seed))


def play_contest(contest: Contest) -> tuple[int, Numbers, Numbers]:
    """Play the blocks of a contest: its number, shares and points."""
    mind = Mind(opened(contest.game, None), contest.players, contest.minds[0, 0])
    return contest.first, *mind.contend(CLIMBER, contest.minds, contest.first, contest.seed)


def games_to_play(players: int, games: int, rounds: int, steps: int) -> int:
    """How many games a fit takes."""
    return rounds * games + (steps * blocks_of(players, games) + PROOF) * players


def blocks_of(players: int, games: int) -> int:
    """So many games in blocks."""
    return -(-games // players)


def fit(
    game: str,
    players: int,
    games: int,
    rounds: int,
    steps: int,
    seed: int,
    cores: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Fit:
    """Learn to foretell, climb from there, and prove it."""
    examples, taught, foretold = foretell(game, players, games, rounds, seed, cores, progress)
    push = push_of(examples, len(taught))
    taught = climb(game, taught, push, blocks_of(players, games), players, steps, seed, cores, progress)
    minds = np.array([[taught] + [weights.by_hand(game)] * (players - 1)] * PROOF)
    (won,), (low,), (high,) = bootstrap(contend(game, minds, seed + PROVING, cores, progress)[0][:, :1])
    return Fit(taught, foretold, won, low, high)


def foretell(
    game: str,
    players: int,
    games: int,
    rounds: int,
    seed: int,
    cores: int | None,
    progress: Callable[[int], None] | None,
) -> tuple[Examples, Numbers, Foretold]:
    """Learn in rounds: each plays so many games by what the one before has taught, the first by hand."""
    taught = by_hand = weights.by_hand(game)
    for number in range(rounds):
        firsts = range(number * games, (number + 1) * games, CHUNK)
        lessons = [
            Lesson(game, players, seed, first, min(CHUNK, (number + 1) * games - first), taught) for first in firsts
        ]
        parts = []
        for part in share_out(play_lesson, lessons, cores):
            parts.append(part)
            if progress:
                progress(len(set(part.games.tolist())))
        parts.sort(key=lambda part: float(part.games[0]))
        examples = Examples(
            np.concatenate([part.features for part in parts]),
            np.concatenate([part.shares for part in parts]),
            np.concatenate([part.games for part in parts]),
            np.concatenate([part.stages for part in parts]),
        )
        taught, foretold = learn(examples, by_hand)
    return examples, taught, foretold


def push_of(examples: Examples, stages: int) -> Numbers:
    """How far each weight is pushed; those that say nothing stay where they are."""
    push = np.zeros((stages, examples.features.shape[2]))
    for stage in range(stages):
        spread = spread_of(examples.features[examples.stages == stage])
        push[stage] = np.where(spread < SAYS_NOTHING, 0.0, PUSH / np.maximum(spread, SAYS_NOTHING))
    return push


def spread_of(features: Numbers) -> Numbers:
    """By how much seats usually differ in each feature."""
    if not len(features):
        return np.zeros(features.shape[2])
    spread: Numbers = np.sqrt(((features - features.mean(axis=1, keepdims=True)) ** 2).mean(axis=(0, 1)))
    return spread


def climb(
    game: str,
    start: Numbers,
    push: Numbers,
    blocks: int,
    players: int,
    steps: int,
    seed: int,
    cores: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Numbers:
    """Step by step to where points are won: each is so many blocks of bots whose weights are all pushed up or down."""
    taught, slope, chance = start, np.zeros_like(start), np.random.default_rng(seed)
    for step in range(steps):
        signs = chance.choice((-1.0, 1.0), (blocks, players, *start.shape))
        _, points = contend(game, taught + push * signs, seed + CLIMBING + step, cores, progress)
        found = np.einsum("bp,bpsf->sf", points - points.mean(axis=1, keepdims=True), signs)
        slope = found + MEMORY * slope
        taught = taught + FIRST_STEP * (1 - step / steps) * push * slope / np.linalg.norm(slope)
    return taught


def contend(
    game: str, minds: Numbers, seed: int, cores: int | None, progress: Callable[[int], None] | None
) -> tuple[Numbers, Numbers]:
    """Play blocks between these weights: shares and points, a row a block."""
    players = minds.shape[1]
    contests = [
        Contest(game, players, seed, first, minds[first : first + CHUNK]) for first in range(0, len(minds), CHUNK)
    ]
    parts = []
    for part in share_out(play_contest, contests, cores):
        parts.append(part)
        if progress:
            progress(len(part[1]) * players)
    parts.sort(key=lambda part: part[0])
    return np.concatenate([part[1] for part in parts]), np.concatenate([part[2] for part in parts])


def learn(examples: Examples, by_hand: Numbers) -> tuple[Numbers, Foretold]:
    """Weights from all examples; the loss is that of weights learned without the games it is measured on."""
    back = examples.games % HELD_BACK == 0
    tried = by_stage(examples, ~back, by_hand)
    taught = by_stage(examples, back | ~back, by_hand)
    features, shares, stages = examples.features[back], examples.shares[back], examples.stages[back]
    return taught, Foretold(
        len(set(examples.games.tolist())),
        len(examples.games),
        loss(features, shares, tried[stages]),
        loss(features, shares, by_hand[stages]),
        float(np.log(shares.shape[1])),
    )


def by_stage(examples: Examples, which: npt.NDArray[np.bool_], usual: Numbers) -> Numbers:
    """A row of weights for each stage of the game, each learned by itself."""
    rows = []
    for stage, by_hand in enumerate(usual):
        part = which & (examples.stages == stage)
        rows.append(regress(examples.features[part], examples.shares[part], by_hand))
    return np.array(rows)


def regress(features: Numbers, shares: Numbers, usual: Numbers) -> Numbers:
    """The weights under which the results seen are most likely; where seats never differ, the usual ones."""
    count = features.shape[2]
    scale = spread_of(features)
    silent = scale < SAYS_NOTHING
    scale[silent] = np.inf
    scaled = features / scale
    found = start = np.where(silent, 0.0, usual * np.where(silent, 0.0, scale))
    for _ in range(STEPS):
        expected = softmax(scaled @ found)
        slope = np.einsum("nsf,ns->f", scaled, shares - expected) - PULL * (found - start)
        mean = np.einsum("nsf,ns->nf", scaled, expected)
        weighted = scaled * expected[:, :, None]
        curve = np.tensordot(weighted, scaled, axes=([0, 1], [0, 1])) - mean.T @ mean + PULL * np.eye(count)
        step = np.linalg.solve(curve, slope)
        found = found + step
        if np.abs(step).max() < SETTLED:
            break
    return np.where(silent, usual, found / scale)


def softmax(values: Numbers) -> Numbers:
    """Shares that add up to 1 in each row."""
    powers = np.exp(values - values.max(axis=1, keepdims=True))
    shares: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return shares


def loss(features: Numbers, shares: Numbers, taught: Numbers) -> float:
    """How surprised the judgement is by what happened, on average (cross entropy); a row of weights a position."""
    expected = softmax(np.einsum("nsf,nf->ns", features, taught))
    return float(-(shares * np.log(expected + 1e-12)).sum(axis=1).mean())


def write(path: Path, game: str, command: str, made: str, fits: dict[int, Fit]) -> None:
    """Weights in a file that people can read, with how they were made; other numbers of players stay as they are."""
    names: Sequence[str] = weights.names_of(game)
    held: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))["players"] if path.exists() else {}
    for players, one in fits.items():
        held[str(players)] = {
            "command": f"{command} --players {players}",
            "made": made,
            "games": one.foretold.games,
            "positions": one.foretold.positions,
            "loss": round(one.foretold.loss, 4),
            "loss_by_hand": round(one.foretold.loss_by_hand, 4),
            "loss_of_guessing": round(one.foretold.loss_of_guessing, 4),
            "won": [round(one.won, 3), round(one.low, 3), round(one.high, 3)],
            "weights": {
                name: [round(weight, 4) for weight in row]
                for name, row in zip(names, one.weights.T.tolist(), strict=True)
            },
        }
    lines = [f"# What positions of {game} are worth, learned from games between bots (docs/bots.md)."]
    lines += [f"# A weight for each stage: {', '.join(weights.stages_of(game))}."]
    lines += ["# loss: how well the first lesson, before climbing, foretells who wins games it was not made from."]
    lines += [
        "# won: the share of one against others by hand, all looking at their own turn only, and its 95 % interval."
    ]
    for number, section in sorted(held.items()):
        lines += ["", f"[players.{number}]"]
        lines += [f"{name} = {json.dumps(value)}" for name, value in section.items() if name != "weights"]
        lines += ["", f"[players.{number}.weights]"]
        lines += [f"{name} = {row}" for name, row in section["weights"].items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
