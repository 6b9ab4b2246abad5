"""Learning what positions are worth: bots play each other, and learn to foretell how it ends.

In rounds: bots play by what they have learned so far, looking no further than their own turn, and beginnings of turns
are noted with what the game came to. Weights and hunches are then moved, step by step down the slope of the surprise,
to where they foretell the results of the last few rounds, and their own later judgement, better. Playing by what was
just learned shows where it is wrong; so what only goes along with winning, and does not win, is unlearned in the next
round.

What was learned must prove itself in games against the weights by hand.
"""

import json
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import msgspec
import numpy as np

from omerta import __version__
from omerta.analysis.crew import share_out
from omerta.arena.learning import EPOCHS, Examples, Foretold, learn
from omerta.arena.playing import opened
from omerta.arena.standings import bootstrap
from omerta.bots.judgement import weights
from omerta.bots.judging import Judgement, Numbers
from omerta.bots.thinking import Manner, Mind
from omerta.kernel.errors import BadInput
from omerta.records.writing import whole_file

PUPIL = Manner(iterations=30, exploration=0.1, sweeps=1, own_turn=True)
"""How those who teach and prove by playing think: quickly, so that there are many games."""
KEPT = 5
"""Rounds that are learned from at a time: earlier ones were played by somebody who knew less."""
PROOF = 250
"""Blocks in which what was learned must prove itself against the weights by hand."""
CHUNK = 20
"""Games, or blocks, in a piece of work."""
PROVING = 999
"""Added to the seed, so that the proof has deals of its own."""


@dataclass(frozen=True)
class Lesson:
    """Games to be played: so many from a number on, judged like this."""

    game: str
    players: int
    seed: int
    first: int
    games: int
    judgement: Judgement


@dataclass(frozen=True)
class Contest:
    """Blocks of games to be played, from a number on, by one against others."""

    game: str
    players: int
    seed: int
    first: int
    blocks: int
    judgement: Judgement
    rivals: Judgement


@dataclass(frozen=True)
class Fit:
    """What was learned, and the share of the victories that one who has learned it wins against others by hand."""

    judgement: Judgement
    foretold: Foretold
    won: float
    low: float
    high: float


def play_lesson(lesson: Lesson) -> tuple[Lesson, Examples]:
    """Play the games of a lesson and note positions on the way."""
    mind = Mind(opened(lesson.game, None), lesson.players, lesson.judgement)
    features, details, points, games, stages = mind.teach(PUPIL, lesson.first, lesson.games, lesson.seed)
    short = np.float32
    return lesson, Examples(features.astype(short), details.astype(short), points.astype(short), games, stages)


def play_contest(contest: Contest) -> tuple[int, Numbers, Numbers]:
    """Play the blocks of a contest: its number, shares and points."""
    mind = Mind(opened(contest.game, None), contest.players, contest.judgement)
    return contest.first, *mind.contend(contest.rivals, PUPIL, contest.first, contest.blocks, contest.seed)


def work_to_do(players: int, games: int, rounds: int) -> int:
    """How much a fit takes: games, and to learn from a round takes about a third as long as to play it."""
    return rounds * (games + EPOCHS * _epoch_work(games)) + PROOF * players


def _epoch_work(games: int) -> int:
    return games // (3 * EPOCHS)


def fit(
    game: str,
    players: int,
    games: int,
    rounds: int,
    seed: int,
    cores: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Fit:
    """Play and learn in rounds, then prove it."""
    by_hand = weights.by_hand(game)
    taught, held = by_hand, list[Examples]()
    for number in range(rounds):
        held = [*held[1 - KEPT :], play(game, players, games, number, seed, taught, cores, progress)]
        taught, foretold = learn(
            Examples.together(held), taught, by_hand, seed + number, lambda: progress(_epoch_work(games))
        )
    shares, _ = contend(game, players, taught, by_hand, PROOF, seed + PROVING, cores, progress)
    (won,), (low,), (high,) = bootstrap(shares[:, :1])
    return Fit(taught, foretold, won, low, high)


def play(
    game: str,
    players: int,
    games: int,
    number: int,
    seed: int,
    taught: Judgement,
    cores: int | None,
    progress: Callable[[int], None],
) -> Examples:
    """The games of one round."""
    firsts, end = range(number * games, (number + 1) * games, CHUNK), (number + 1) * games
    lessons = [Lesson(game, players, seed, first, min(CHUNK, end - first), taught) for first in firsts]
    parts = {}
    for lesson, part in share_out(play_lesson, lessons, cores):
        parts[lesson.first] = part
        progress(lesson.games)
    return Examples.together([parts[first] for first in firsts if len(parts[first].games)])


def contend(
    game: str,
    players: int,
    judgement: Judgement,
    rivals: Judgement,
    blocks: int,
    seed: int,
    cores: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> tuple[Numbers, Numbers]:
    """Play blocks of one against others: shares and points, a row a block."""
    contests = [
        Contest(game, players, seed, first, min(CHUNK, blocks - first), judgement, rivals)
        for first in range(0, blocks, CHUNK)
    ]
    parts = []
    for part in share_out(play_contest, contests, cores):
        parts.append(part)
        progress(len(part[1]) * players)
    parts.sort(key=lambda part: part[0])
    return np.concatenate([part[1] for part in parts]), np.concatenate([part[2] for part in parts])


def lessons_in(path: Path, game: str) -> dict[str, Any]:
    """What a file holds already, by the number of players; refuses a file of something else."""
    if not path.exists():
        return {}
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))["players"]
        lessons: dict[str, Any] = msgspec.convert(
            data, dict[Annotated[str, msgspec.Meta(pattern="^[0-9]+$")], dict[str, Any]]
        )
        if not all(lesson["command"].startswith(f"omerta fit {game} ") for lesson in lessons.values()):
            raise ValueError("its lessons are those of another game")
    except (OSError, ValueError, KeyError, AttributeError) as error:
        raise BadInput(
            f"{path} holds no lessons for {game}, and is not written over ({error}); name another file"
        ) from None
    return lessons


def write(path: Path, game: str, players: int, command: str, made: str, fit: Fit) -> None:
    """A file that people can read: what was learned, and how it was made. Other numbers of players stay as they are."""
    held = lessons_in(path, game)
    held[str(players)] = {
        "command": command,
        "version": __version__,
        "made": made,
        "games": fit.foretold.games,
        "positions": fit.foretold.positions,
        "loss": round(fit.foretold.loss, 4),
        "loss_by_hand": round(fit.foretold.loss_by_hand, 4),
        "loss_of_guessing": round(fit.foretold.loss_of_guessing, 4),
        "won": [round(fit.won, 3), round(fit.low, 3), round(fit.high, 3)],
        **weights.as_tables(game, fit.judgement),
    }
    lines = [f"# What positions of {game} are worth, learned from games between bots (docs/bots.md)."]
    lines += [f"# A weight for each stage: {', '.join(weights.stages_of(game))}; a column for each hunch."]
    lines += ["# games, positions: those of the last rounds, from which it was learned."]
    lines += ["# loss: how well it is foretold who has most in the end, in games that nothing was learned from."]
    lines += [
        "# won: the share of one against others by hand, all looking at their own turn only, and its 95 % interval."
    ]
    for number, section in sorted(held.items()):
        lines += _section(f"players.{number}", section)
    with whole_file(path) as half:
        half.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _section(title: str, section: dict[str, Any]) -> list[str]:
    """A table of TOML, and the tables in it."""
    lines = ["", f"[{title}]"]
    lines += [f"{name} = {json.dumps(value)}" for name, value in section.items() if not isinstance(value, dict)]
    for name, value in section.items():
        if isinstance(value, dict):
            lines += _section(f"{title}.{name}", value)
    return lines
