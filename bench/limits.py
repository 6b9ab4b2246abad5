"""What limits the speed of each game: `python bench/limits.py`. One core, one run, the best of five goes each."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

import omerta
from omerta.kernel import compiling
from omerta.kernel.layout import copied
from omerta.kernel.luck import next_word, pick, rewind, seeded
from omerta.kernel.narration import new_log
from omerta.kernel.protocol import apply, awaiting, legal, lowest_seat, sample, setup

PLAYERS = 4
GAMES = 20_000
ROUNDS = 2_000_000


def words(lucks: Any, count: int) -> int:
    """Words of the generator."""
    total = 0
    for _ in range(count):
        total ^= next_word(lucks[0])
    return total


def picks(lucks: Any, count: int) -> int:
    """Fair picks."""
    total = 0
    for _ in range(count):
        total += pick(lucks[0], 100)
    return total


def deals(boxes: Any, states: Any, lucks: Any, log: Any, count: int) -> None:
    """New games, dealt and not played."""
    for game in range(count):
        rewind(lucks[0], game)
        setup(boxes[0], states[0], lucks[0], log)


def sampled(boxes: Any, states: Any, lucks: Any, log: Any, count: int) -> int:
    """Whole games, choices counted out."""
    decisions = 0
    for game in range(count):
        rewind(lucks[0], game)
        setup(boxes[0], states[0], lucks[0], log)
        seats = awaiting(boxes[0], states[0])
        while seats:
            seat = lowest_seat(seats)
            apply(boxes[0], states[0], seat, sample(boxes[0], states[0], seat, lucks[0]), lucks[0], log)
            decisions += 1
            seats = awaiting(boxes[0], states[0])
    return decisions


def listed(boxes: Any, states: Any, lucks: Any, log: Any, count: int, out: Any) -> int:
    """Whole games, choices listed first."""
    decisions = 0
    for game in range(count):
        rewind(lucks[0], game)
        setup(boxes[0], states[0], lucks[0], log)
        seats = awaiting(boxes[0], states[0])
        while seats:
            seat = lowest_seat(seats)
            choices = legal(boxes[0], states[0], seat, out)
            apply(boxes[0], states[0], seat, int(out[pick(lucks[0], choices)]), lucks[0], log)
            decisions += 1
            seats = awaiting(boxes[0], states[0])
    return decisions


def nanoseconds(work: Callable[[], object], count: int) -> float:
    """Nanoseconds a unit: the best of five goes, the first (which compiles) not counted."""
    work()
    times = []
    for _ in range(5):
        began = time.perf_counter_ns()
        work()
        times.append(time.perf_counter_ns() - began)
    return min(times) / count


def measure(name: str) -> None:
    """Measure a game and print."""
    import numba

    game = omerta.game(name)
    compiling.teach_compiler()
    box, _ = game.table(PLAYERS)
    states, lucks, log = game.definition.state.new(3), seeded(1), new_log(0)
    out = np.zeros(game.definition.most_legal, np.int32)
    fast = {function: numba.njit(function) for function in (words, picks, deals, sampled, listed)}
    decisions = fast[sampled](box, states, lucks, log, GAMES)
    record = states[:1].copy()
    lines = {
        "a random word (ChaCha8)": nanoseconds(lambda: fast[words](lucks, ROUNDS), ROUNDS),
        "a pick of 100": nanoseconds(lambda: fast[picks](lucks, ROUNDS), ROUNDS),
        "a new game dealt": nanoseconds(lambda: fast[deals](box, states, lucks, log, GAMES), GAMES),
        "a decision, sampled": nanoseconds(lambda: fast[sampled](box, states, lucks, log, GAMES), decisions),
        "a decision, from the list": nanoseconds(lambda: fast[listed](box, states, lucks, log, GAMES, out), decisions),
        "a copy of a position": nanoseconds(lambda: game.doors.copies(states, ROUNDS), ROUNDS),
        "the same from Python, by bytes": nanoseconds(lambda: [copied(record) for _ in range(10_000)], 10_000),
        "the same from Python, NumPy's copy": nanoseconds(lambda: [record.copy() for _ in range(10_000)], 10_000),
    }
    for title, value in lines.items():
        print(f"{name:<10} {title:<36} {value:>10,.1f} ns")


if __name__ == "__main__":
    for game_name in omerta.games():
        measure(game_name)
