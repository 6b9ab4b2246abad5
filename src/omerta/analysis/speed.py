"""How fast a game runs here: decisions, copies, batches, the Python interface, records, compiling, starting."""

import functools
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from omerta.analysis.collections import Made, make
from omerta.kernel.game import Game
from omerta.kernel.luck import seeded
from omerta.kernel.playouts import simulate

PLAYERS = 4
SECONDS = 1.0
"""How long one measurement takes, roughly."""
BATCH = 4096
KEPT = 2000
"""Games that are written down to measure how fast that goes."""


@dataclass(frozen=True)
class Row:
    """One figure."""

    game: str
    measure: str
    value: float
    unit: str


def _repeated(work: Callable[[], int]) -> float:
    """Units of work a second; the first go does not count."""
    work()
    done, began = 0, time.perf_counter()
    while (seconds := time.perf_counter() - began) < SECONDS:
        done += work()
    return done / seconds


def one_core(game: Game) -> float:
    """Random playouts on one core."""
    return _repeated(lambda: simulate(game, PLAYERS, 2000, 1, cores=1).decisions)


def games_one_core(game: Game) -> float:
    """Whole games on one core."""
    return _repeated(lambda: simulate(game, PLAYERS, 2000, 1, cores=1).games)


def all_cores(game: Game) -> float:
    """Random playouts on all cores."""
    return _repeated(lambda: simulate(game, PLAYERS, 20_000, 1).decisions)


def copies(game: Game) -> float:
    """Copies of a position, as search makes them."""
    states, count = game.definition.state.new(3), 1_000_000

    def work() -> int:
        game.doors.copies(states, count)
        return count

    return _repeated(work)


def batch_steps(game: Game) -> float:
    """Decisions in a batch of thousands of games, with masks, random choices included."""
    batch, chance = game.batch(BATCH, PLAYERS, seed=1), seeded(2)

    def work() -> int:
        batch.step(batch.sample(chance))
        batch.restart()
        return BATCH

    return _repeated(work)


def api_steps(game: Game) -> float:
    """Steps through the Python interface: ask who, list the choices, play, read the events."""
    chance = random.Random(1)  # noqa: S311  no secret
    state = game.new(PLAYERS, 1)

    def work() -> int:
        nonlocal state
        decisions = 0
        while seats := game.awaiting(state):
            state, _ = game.play(state, seats[0], chance.choice(game.legal(state, seats[0])))
            decisions += 1
        state = game.new(PLAYERS, chance.randrange(1 << 30))
        return decisions

    return _repeated(work)


def records_rate(game: Game) -> float:
    """Random games played and written as records, on one core."""
    return _kept(game, "records").games_per_second


def records_bytes(game: Game) -> float:
    """The size of a record."""
    return _kept(game, "records").records_bytes / KEPT


def tables_rate(game: Game) -> float:
    """Random games played and written as Parquet tables, on one core."""
    return _kept(game, "tables").games_per_second


def tables_bytes(game: Game) -> float:
    """The size of a game in the tables."""
    return _kept(game, "tables").tables_bytes / KEPT


@functools.cache
def _kept(game: Game, kind: str) -> Made:
    """Some thousand games in a folder that goes away again."""
    with tempfile.TemporaryDirectory() as folder:
        wanted = {kind: Path(folder)}
        return make(game, PLAYERS, KEPT, 1, records=wanted.get("records"), tables=wanted.get("tables"), cores=1)


def cold_compile(game: Game) -> float:
    """Seconds until the game runs compiled, with nothing on disk."""
    with tempfile.TemporaryDirectory() as folder:
        return _start(game, {"OMERTA_CACHE": folder})


def warm_start(game: Game) -> float:
    """Seconds until the game runs compiled in a new process, from disk."""
    return _start(game, {})


def _start(game: Game, environment: dict[str, str]) -> float:
    command = [sys.executable, "-c", f"import omerta; omerta.game({game.name!r}).new({PLAYERS}, 1)"]
    began = time.perf_counter()
    subprocess.run(command, env=os.environ | environment, check=True)  # noqa: S603  our own interpreter
    return time.perf_counter() - began


MEASURES: dict[str, tuple[Callable[[Game], float], str]] = {
    "random playouts, one core": (one_core, "decisions/s"),
    "random games, one core": (games_one_core, "games/s"),
    "random playouts, all cores": (all_cores, "decisions/s"),
    "copies of a position": (copies, "copies/s"),
    f"batch of {BATCH} with masks": (batch_steps, "decisions/s"),
    "Python interface": (api_steps, "decisions/s"),
    "records written": (records_rate, "games/s"),
    "size of a record": (records_bytes, "bytes a game"),
    "Parquet tables written": (tables_rate, "games/s"),
    "size in the tables": (tables_bytes, "bytes a game"),
    "cold compile": (cold_compile, "s"),
    "warm start": (warm_start, "s"),
}


def measure(game: Game, title: str) -> Row:
    """One figure of a game, four players."""
    function, unit = MEASURES[title]
    return Row(game.name, title, function(game), unit)


def as_table(rows: list[Row]) -> str:
    """The figures as lines of text."""
    return "\n".join(
        f"{row.game:<10} {row.measure:<28} {row.value:>16,.{0 if row.value > 1000 else 2}f} {row.unit}" for row in rows
    )
