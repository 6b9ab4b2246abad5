"""Learning what positions are worth: bots play each other, and the weights that foretell the winners best are kept.

The judgement is a softmax over the seats of weighted features, so this is logistic regression with a seat as the
outcome: one optimum, found by Newton's method. A little pull towards the weights by hand keeps rare features from
running away.
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
from omerta.bots.judgement import weights
from omerta.bots.judging import Numbers
from omerta.bots.thinking import Manner, Mind

PUPIL = Manner(iterations=60, exploration=0.1, own_turn=True)
"""How those who teach by playing think: quickly, so that there are many games."""
PULL = 30.0
CHUNK = 20
"""Games in a piece of work."""
HELD_BACK = 5
"""One game in so many is only for checking what was learned."""
STEPS, SETTLED, SAYS_NOTHING = 50, 1e-6, 1e-9


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
class Fit:
    """What was learned, and how well it foretells the winner of games that it was not made from."""

    weights: Numbers
    games: int
    positions: int
    loss: float
    loss_by_hand: float
    loss_of_guessing: float


def play_lesson(lesson: Lesson) -> Examples:
    """Play the games of a lesson and note positions on the way."""
    mind = Mind(opened(lesson.game, None), lesson.players, lesson.weights)
    return Examples(*mind.teach(PUPIL, lesson.first, lesson.games, lesson.seed))


def fit(
    game: str,
    players: int,
    games: int,
    rounds: int,
    seed: int,
    cores: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Fit:
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
        taught, result = learn(examples, by_hand)
    return result


def learn(examples: Examples, by_hand: Numbers) -> tuple[Numbers, Fit]:
    """Weights from all examples; the loss is that of weights learned without the games it is measured on."""
    back = examples.games % HELD_BACK == 0
    tried = by_stage(examples, ~back, by_hand)
    taught = by_stage(examples, back | ~back, by_hand)
    features, shares, stages = examples.features[back], examples.shares[back], examples.stages[back]
    return taught, Fit(
        taught,
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
    scale = np.sqrt(((features - features.mean(axis=1, keepdims=True)) ** 2).mean(axis=(0, 1)))
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
            "games": one.games,
            "positions": one.positions,
            "loss": round(one.loss, 4),
            "loss_by_hand": round(one.loss_by_hand, 4),
            "loss_of_guessing": round(one.loss_of_guessing, 4),
            "weights": {
                name: [round(weight, 4) for weight in row]
                for name, row in zip(names, one.weights.T.tolist(), strict=True)
            },
        }
    lines = [f"# What positions of {game} are worth, learned from games between bots (docs/bots.md)."]
    lines += [f"# A weight for each stage: {', '.join(weights.stages_of(game))}."]
    for number, section in sorted(held.items()):
        lines += ["", f"[players.{number}]"]
        lines += [f"{name} = {json.dumps(value)}" for name, value in section.items() if name != "weights"]
        lines += ["", f"[players.{number}.weights]"]
        lines += [f"{name} = {row}" for name, row in section["weights"].items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
