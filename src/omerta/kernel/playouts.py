"""Whole games at random, as fast as the machine goes, on as many cores as wanted."""

import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from omerta.kernel.errors import BadInput
from omerta.kernel.game import Game
from omerta.kernel.luck import seeded
from omerta.kernel.narration import new_log

CHUNK = 2000
"""Games between two reports of progress."""


@dataclass(frozen=True)
class Simulation:
    """What a simulation came to. The same seed gives the same games, whatever the number of cores."""

    game: str
    players: int
    games: int
    seed: int
    cores: int
    decisions: int
    seconds: float
    win_share: list[float]

    @property
    def games_per_second(self) -> float:
        """Whole games."""
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        """Decisions, forced ones included."""
        return self.decisions / self.seconds


def simulate(
    game: Game,
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    cores: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play random games; `progress` is called with the number of games just finished."""
    if games < 1:
        raise BadInput(f"simulate at least one game, not {games}")
    workers = os.cpu_count() or 1 if cores is None else cores
    if workers < 1:
        raise BadInput(f"use at least one core, not {cores}")
    box, _ = game.table(players, options)

    def play(first: int) -> tuple[int, int, npt.NDArray[np.float64]]:
        count = min(CHUNK, games - first)
        total = np.zeros(players)
        decisions = game.doors.playouts(
            box, game.definition.state.new(), seeded(seed), first, count, new_log(0), np.zeros(players), total
        )
        return count, decisions, total

    began = time.perf_counter()
    decisions, shares = 0, np.zeros(players)
    with ThreadPoolExecutor(workers) as pool:
        chunks = [pool.submit(play, first) for first in range(0, games, CHUNK)]
        try:
            for chunk in as_completed(chunks):
                count, steps, total = chunk.result()
                decisions += steps
                shares += total
                if progress:
                    progress(count)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    seconds = time.perf_counter() - began
    win_share: list[float] = (shares / games).tolist()
    return Simulation(game.name, players, games, seed, workers, decisions, seconds, win_share)
