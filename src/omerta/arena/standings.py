"""What a contest shows: shares of the victory with intervals, ranks, scores, ratings."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from omerta.arena.contests import Order, Result

SAMPLES = 4000
LOW, HIGH = 2.5, 97.5
"""Percentiles of a 95 % interval."""


@dataclass(frozen=True)
class Standing:
    """How a line-up did over its whole blocks; lists by place in the line-up, `low` and `high` are 95 % intervals."""

    seats: list[str]
    blocks: int
    games: int
    win_share: list[float]
    low: list[float]
    high: list[float]
    mean_rank: list[float]
    rank_low: list[float]
    rank_high: list[float]
    mean_score: list[float]
    score_low: list[float]
    score_high: list[float]
    milliseconds: list[float]
    """Processor time of a decision with more than one choice."""
    replaced: list[int]
    """Decisions in which the bot failed and Soldier stepped in."""
    problems: list[list[str]]
    """What went wrong with each bot, every kind once."""
    scores: list[list[int]]
    """The scores of all games."""


def standings(order: Order, results: Sequence[Result]) -> list[Standing]:
    """One standing for each line-up that has whole blocks."""
    whole: dict[int, list[list[Result]]] = defaultdict(list)
    for block in whole_blocks(order, results):
        whole[block[0].line_up].append(block)
    return [_standing(list(order.line_ups[line_up]), found) for line_up, found in sorted(whole.items())]


def whole_blocks(order: Order, results: Sequence[Result]) -> list[list[Result]]:
    """The games of every block of which all rotations have been played, by line-up and block."""
    blocks: dict[tuple[int, int], list[Result]] = defaultdict(list)
    for result in results:
        blocks[result.line_up, result.block].append(result)
    return [block for _, block in sorted(blocks.items()) if len(block) == order.players]


def _standing(seats: list[str], blocks: list[list[Result]]) -> Standing:
    def by_block(name: str) -> npt.NDArray[np.float64]:
        means: npt.NDArray[np.float64] = np.array([[getattr(one, name) for one in block] for block in blocks]).mean(1)
        return means

    games = [one for block in blocks for one in block]
    intervals = {name: bootstrap(by_block(name)) for name in ("shares", "ranks", "scores")}
    thought = np.array([one.thought for one in games]).sum(axis=0)
    decisions = np.array([one.decisions for one in games]).sum(axis=0)
    places = range(len(seats))
    return Standing(
        seats,
        len(blocks),
        len(games),
        *intervals["shares"],
        *intervals["ranks"],
        *intervals["scores"],
        [1000 * float(thought[i]) / max(int(decisions[i]), 1) for i in places],
        [sum(len(one.problems[i]) for one in games) for i in places],
        [sorted({problem for one in games for problem in one.problems[i]})[:5] for i in places],
        [[one.scores[i] for one in games] for i in places],
    )


def bootstrap(values: npt.NDArray[np.float64]) -> tuple[list[float], list[float], list[float]]:
    """The mean of each column, and a 95 % interval of it: means of blocks drawn again and again."""
    chance = np.random.default_rng(1)
    means = np.array([values[chance.integers(len(values), size=len(values))].mean(axis=0) for _ in range(SAMPLES)])
    low, high = np.percentile(means, (LOW, HIGH), axis=0)
    return values.mean(axis=0).tolist(), low.tolist(), high.tolist()


def ratings(order: Order, results: Sequence[Result]) -> list[dict[str, Any]]:
    """Plackett and Luce's ratings of all bots (openskill), the best first; every game of a whole block counts once."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = {name: model.rating(name=name) for line_up in order.line_ups for name in line_up}
    played = [one for block in whole_blocks(order, results) for one in block]
    for result in sorted(played, key=lambda one: (one.block, one.line_up, one.rotation)):
        names = order.line_ups[result.line_up]
        teams = model.rate([[rated[name]] for name in names], ranks=result.ranks)
        rated |= {name: team[0] for name, team in zip(names, teams, strict=True)}
    best = sorted(rated.items(), key=lambda one: -one[1].mu)
    return [{"bot": name, "rating": one.mu, "uncertainty": one.sigma} for name, one in best]


def as_data(standing: Standing) -> dict[str, Any]:
    """A standing for JSON. One block says nothing about how sure it is."""
    data = asdict(standing)
    if standing.blocks == 1:
        unknown = [None] * len(standing.seats)
        data |= {f"{kind}{end}": unknown for kind in ("", "rank_", "score_") for end in ("low", "high")}
    return data


def as_text(standing: Standing) -> str:
    """A standing as lines of text."""
    lines = [f"{standing.games:,} games in {standing.blocks:,} block{'s' * (standing.blocks > 1)}"]
    if standing.blocks > 1:
        lines[0] += "; means with 95 % intervals, milliseconds a decision"
    width = 2 + max(map(len, standing.seats))
    lines.append(f"{'':<{width}}{'wins':<27}{'rank':<21}{'score':<25}{'ms':>5}")
    for i, name in enumerate(standing.seats):
        wins, rank, score = (
            f"{mean[i]:{form}}" + (f" ({low[i]:{form}} to {high[i]:{form}})" if standing.blocks > 1 else "")
            for mean, low, high, form in (
                (standing.win_share, standing.low, standing.high, ".1%"),
                (standing.mean_rank, standing.rank_low, standing.rank_high, ".2f"),
                (standing.mean_score, standing.score_low, standing.score_high, ".1f"),
            )
        )
        lines.append(f"{name:<{width}}{wins:<27}{rank:<21}{score:<25}{standing.milliseconds[i]:>5.0f}")
        if standing.replaced[i]:
            lines.append(f"  replaced by Soldier {standing.replaced[i]} times: {'; '.join(standing.problems[i])}")
    return "\n".join(lines)
