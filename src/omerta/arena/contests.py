"""Contests: line-ups of bots, each playing blocks of games. A block is one deal in all seat rotations: luck cancels."""

import hashlib
import itertools
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from omerta.analysis.crew import share_out
from omerta.arena.playing import opened, play, seated
from omerta.bots.characters import Character
from omerta.bots.judgement.weights import is_judged
from omerta.bots.process import check
from omerta.kernel.errors import BadInput
from omerta.kernel.game import Game
from omerta.records import write
from omerta.records.bulk import SUFFIX, game_seed
from omerta.records.writing import whole_file

ORDER, RESULTS = "arena.json", "games.jsonl"
MOST_STEPS = 20
"""Of a ladder: a million times the thinking of the first."""
NEARLY = 1e-6
"""Shares of the victory add up to 1 but for this."""


@dataclass(frozen=True)
class Order:
    """What is to be played. The same order always gives the same games."""

    game: str
    edition: int
    content: str
    options: dict[str, Any]
    line_ups: tuple[tuple[str, ...], ...]
    seed: int
    minds: dict[str, str]
    """Of each of our bots settings and weights, of others the file they stand in, in short: with other ones it is
    another bot under the same name."""

    @property
    def players(self) -> int:
        """Seats at a table."""
        return len(self.line_ups[0])


@dataclass(frozen=True)
class Match:
    """One game of a contest: the line-up, moved on by `rotation` seats."""

    order: Order
    line_up: int
    block: int
    rotation: int
    own_content: Path | None
    records: Path | None
    date: str
    limit: float | None


@dataclass(frozen=True)
class Result:
    """How it ended; all lists are by the bot's place in the line-up, wherever it sat."""

    line_up: int
    block: int
    rotation: int
    shares: list[float]
    ranks: list[float]
    scores: list[int]
    thought: list[float]
    decisions: list[int]
    problems: list[list[str]]


def order_for(
    game: Game, options: dict[str, Any], line_ups: Sequence[Sequence[str]], seed: int, measure: bool
) -> Order:
    """Check everything that can be checked before the first game."""
    for line_up in line_ups:
        game.table(len(line_up), options)
    chosen, players = game.table(len(line_ups[0]), options)[1], len(line_ups[0])
    minds = {}
    for name in sorted({name for line_up in line_ups for name in line_up}):
        bot = seated(name)
        if bot is None:
            minds[name] = check(name)
        elif bot.sees_everything and not measure:
            raise BadInput(f"{name} sees everything; that is for measuring only, with --measure")
        elif is_judged(game.name):
            minds[name] = mind_of(name, game.name, players)
    return Order(game.name, game.edition, game.content_digest, chosen, tuple(map(tuple, line_ups)), seed, minds)


def mind_of(name: str, game: str, players: int) -> str:
    """The settings and weights with which one of our bots plays a game, as a few digits."""
    bot = seated(name)
    assert isinstance(bot, Character)
    weights, *hunches = bot.judgement(game, players)
    numbers = [np.round(part, 9).tobytes() for part in (weights, *(part for one in hunches for part in one))]
    return hashlib.sha256(repr(bot.manner_of(game)).encode() + b"".join(numbers)).hexdigest()[:16]


def round_robin(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Every table of so many different bots."""
    if len(set(bots)) < len(bots) or not 2 <= players <= len(bots):
        raise BadInput(f"a round robin has tables of 2 or more, not {players}, and at least as many different bots")
    return list(itertools.combinations(bots, players))


def ladder(bots: Sequence[str], steps: int) -> list[tuple[str, ...]]:
    """The first bot with its thinking doubled again and again, each time against the others."""
    name, at, budget = bots[0].partition("@")
    if not at or not budget.isdecimal() or not 2 <= steps <= MOST_STEPS:
        raise BadInput(f"a ladder has 2 to {MOST_STEPS} steps and begins with a budget: `--seats capo@250,soldier ...`")
    return [(f"{name}@{int(budget) << step}", *bots[1:]) for step in range(steps)]


def run(
    order: Order,
    blocks: int,
    *,
    keep: Path | None = None,
    own_content: Path | None = None,
    cores: int | None = None,
    limit: float | None = None,
    progress: Callable[[int], None] | None = None,
    finishing: Callable[[int], None] = lambda _: None,
) -> Iterator[Result]:
    """Play what is still missing; every result, those of earlier runs in the folder first.

    After Ctrl+C `finishing` hears how many games are played to their end.
    """
    done = _claim(keep, order) if keep else []
    done = [result for result in done if result.block < blocks]
    yield from done
    known = {(result.line_up, result.block, result.rotation) for result in done}
    if progress:
        progress(len(done))
    places = itertools.product(range(blocks), range(len(order.line_ups)), range(order.players))
    date = datetime.now(UTC).date().isoformat()
    missing = [
        Match(order, line_up, block, rotation, own_content, keep, date, limit)
        for block, line_up, rotation in places
        if (line_up, block, rotation) not in known
    ]
    if keep and missing:
        _mend(keep / RESULTS)
    for result in share_out(play_match, missing, cores, finishing):
        yield result
        if progress:
            progress(1)


def play_match(match: Match) -> Result:
    """Play one game, and keep its record and result if wanted."""
    order, players = match.order, match.order.players
    seat_of = [(place + match.rotation) % players for place in range(players)]
    line_up = order.line_ups[match.line_up]
    names = [line_up[(seat - match.rotation) % players] for seat in range(players)]
    game = opened(order.game, match.own_content)
    deal = game_seed(order.seed, match.block)
    luck = deal + bytes([match.line_up % 256, match.rotation])
    played = play(game, names, deal, luck, order.options, match.date, match.limit, match.own_content)

    def by_place(values: list[Any]) -> list[Any]:
        return [values[seat] for seat in seat_of]

    result = Result(
        match.line_up,
        match.block,
        match.rotation,
        by_place(played.shares),
        by_place(played.ranks),
        by_place(played.scores),
        by_place(played.thought),
        by_place(played.decisions),
        by_place(played.problems),
    )
    if match.records:
        name = f"{match.line_up}-{match.block:06d}-{match.rotation}"
        with whole_file(match.records / f"{name}{SUFFIX}") as half:
            half.write_text(write(played.record), encoding="utf-8", newline="\n")
        with (match.records / RESULTS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")  # one short write: lines of several processes do not mix
    return result


def _claim(folder: Path, order: Order) -> list[Result]:
    """The results a folder holds already; refuses a folder with something else in it."""
    path, wanted = folder / ORDER, json.loads(json.dumps(asdict(order)))
    try:
        if path.exists():
            held = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
            differing = [name for name in wanted if held.get(name) != wanted[name]]
            if differing == ["minds"]:
                others = ", ".join(name for name in order.minds if held["minds"].get(name) != order.minds[name])
                raise BadInput(
                    f"{folder} holds games of bots with other settings, weights or code ({others}); name another folder"
                )
            if differing:
                raise BadInput(f"{folder} holds another contest (other {', '.join(differing)}); name another folder")
        elif folder.exists() and any(folder.iterdir()):
            raise BadInput(f"{folder} holds other things; name a new folder")
        else:
            folder.mkdir(parents=True, exist_ok=True)
            with whole_file(path) as half:
                half.write_text(json.dumps(wanted, indent=2) + "\n", encoding="utf-8")
        results = folder / RESULTS
        return _read(results, order) if results.exists() else []
    except BadInput:
        raise
    except OSError as error:
        raise BadInput(f"{folder} cannot be used to keep games: {error.strerror or error}") from None
    except (ValueError, AttributeError, TypeError) as error:
        raise BadInput(f"{path} does not say which contest this is: {error}; name another folder") from None


def _read(path: Path, order: Order) -> list[Result]:
    """The results of earlier runs. Behind the last end of a line there may be half a line: the power was cut."""
    found = {}
    for number, line in enumerate(path.read_bytes().split(b"\n")[:-1], 1):
        try:
            one = msgspec.json.decode(line, type=Result)
            if not _fits(one, order):
                raise ValueError("not a game of this contest")
        except ValueError as error:
            raise BadInput(f"{path}, line {number}: {error}; without that line the game is played again") from None
        found[one.line_up, one.block, one.rotation] = one
    return list(found.values())


def _mend(path: Path) -> None:
    """Take away half a line at the end, before others are written behind it."""
    if not path.exists():
        return
    kept, _, half_a_line = path.read_bytes().rpartition(b"\n")
    if half_a_line:
        with whole_file(path) as half:
            half.write_bytes(kept + b"\n" if kept else b"")


def _fits(result: Result, order: Order) -> bool:
    """Can it be a result of this contest?"""
    place = result.line_up in range(len(order.line_ups)) and result.rotation in range(order.players)
    lists = [values for values in vars(result).values() if isinstance(values, list)]
    lengths = result.block >= 0 and all(len(values) == order.players for values in lists)
    shares = min(result.shares, default=0) >= 0 and abs(sum(result.shares) - 1) < NEARLY
    ranks = all(1 <= rank <= order.players for rank in result.ranks)
    return place and lengths and shares and ranks and min(*result.thought, *result.decisions) >= 0
