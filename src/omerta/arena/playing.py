"""One game between bots, with a record if wanted."""

import functools
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from omerta.arena.guests import guest
from omerta.bots import Bot, Perspective, ask, load
from omerta.bots.bot import is_ours
from omerta.games import registry
from omerta.kernel.game import Game, State
from omerta.records import Record, Row
from omerta.records.record import DEAL, seed_hash
from omerta.records.tables import scores

MEASURING = {"cheater": "omerta.bots.cheater:Cheater"}
"""Bots for measuring only."""
TOTAL = "total"
"""The line of a score sheet that counts; without it the first number does."""


@dataclass(frozen=True)
class Played:
    """A game that is over; all lists are by seat."""

    shares: list[float]
    ranks: list[float]
    scores: list[int]
    thought: list[float]
    """Processor seconds."""
    decisions: list[int]
    """Decisions with more than one choice."""
    problems: list[list[str]]
    """What went wrong with the bot, each time that Soldier stepped in."""
    record: Record


def play(
    game: Game,
    names: Sequence[str],
    seed: bytes,
    luck: bytes,
    options: dict[str, Any],
    date: str,
    limit: float | None,
    own_content: Path | None,
) -> Played:
    """Play one game: cards come from the seed, what the bots draw for themselves from `luck`."""
    players = len(names)
    bots = [seated(name) for name in names]
    for seat, bot in enumerate(bots):
        if bot is None:
            guest(names[seat], seat).begin()
    state = game.new(players, seed, options)
    rows = [Row(0, None, DEAL, state.draws)]
    thought, decisions = [0.0] * players, [0] * players
    problems: list[list[str]] = [[] for _ in range(players)]
    while waiting := game.awaiting(state):
        seat = waiting[0]
        legal = game.legal(state, seat)
        action = legal[0]
        if len(legal) > 1:
            bot, seed_of_bot = bots[seat], luck_of(luck, len(rows))
            if bot:
                asked = ask(bot, perspective(game, state, seat, bot, seed_of_bot), limit)
            else:
                content = str(own_content) if own_content else None
                asked = guest(names[seat], seat).ask(game, content, state, seed_of_bot, limit)
            action = asked.action
            thought[seat] += asked.seconds
            decisions[seat] += 1
            if asked.problem:
                problems[seat].append(asked.problem)
        words = game.text(state, action)
        state, _ = game.play(state, seat, action)
        rows.append(Row(len(rows), seat, words, state.draws))
    shares, points = game.returns(state), points_of(game, state)
    record = Record(
        game=game.name,
        edition=game.edition,
        content=game.content_digest,
        players=players,
        options=dict(state.options),
        names=list(names),
        seed_hash=seed_hash(seed),
        date=date,
        seed=seed.hex(),
        result=shares,
        rows=rows,
    )
    return Played(shares, ranks_of(shares, points), points, thought, decisions, problems, record)


def perspective(game: Game, state: State, seat: int, bot: Bot, seed: int) -> Perspective:
    """What the bot is shown: a world like the real one to its seat; the real one if it is one that sees everything."""
    return Perspective(game, state if bot.sees_everything else game.redeal(state, seat, seed), seat, seed)


def luck_of(luck: bytes, ply: int) -> int:
    """A bot's own seed at a decision."""
    return int.from_bytes(hashlib.sha256(luck + ply.to_bytes(4, "little")).digest()[:7], "little")


def points_of(game: Game, state: State) -> list[int]:
    """What each seat has scored; nothing at all in games without a score sheet."""
    sheet = scores(game, state)
    return sheet.get(TOTAL) or next(iter(sheet.values()), [0] * state.players)


def ranks_of(shares: Sequence[float], points: Sequence[int]) -> list[float]:
    """1 for the winner; behind him points count; who is level shares the ranks."""
    keys = [(-share, -point) for share, point in zip(shares, points, strict=True)]
    order = sorted(keys)
    return [order.index(key) + (order.count(key) + 1) / 2 for key in keys]


@functools.cache
def seated(name: str) -> Bot | None:
    """One of our bots, loaded once in each process; None for others', who think in processes of their own."""
    plain, at, budget = name.partition("@")
    where = f"{MEASURING.get(plain, plain)}{at}{budget}"  # here also the cheater has a name
    return load(where) if is_ours(where) else None


@functools.lru_cache(maxsize=8)
def opened(name: str, own_content: Path | None) -> Game:
    """A game, compiled; opened once in each process."""
    return registry.game(name, own_content)
