"""Speed of every game beside OpenSpiel, in one run on one machine: `make bench`.

OpenSpiel is stepped from Python, the way its users run games: hearts and oh_hell, random moves, chance nodes sampled,
only the players' decisions counted. Slices of both alternate, so that a noisy machine disturbs both alike; what counts
is the ratio.
"""

import argparse
import dataclasses
import json
import platform
import random
import statistics
import time
from dataclasses import asdict
from pathlib import Path

import pyspiel
from rich.console import Console
from rich.progress import track

import omerta
from omerta.analysis.speed import MEASURES, PLAYERS, Row, as_table, measure, one_core
from omerta.bots.characters import Capo
from omerta.bots.search import TO_THE_END
from omerta.bots.thinking import Mind
from omerta.terminal.progress import compile_search, compiled_game

SLICES = 5
SLICE_SECONDS = 0.6
RIVALS = ("hearts", "oh_hell")
SEARCHES = {"search, full playouts": TO_THE_END, "search, cut at the scoring": 1_000, "search, judged at once": 0}
"""Capo's search with so many random decisions before judging."""
RESULTS = Path(__file__).with_name("results.md")
MARK = "<!-- figures: make bench -->"
CONSOLE = Console(stderr=True)


def openspiel(name: str, seconds: float) -> float:
    """Decisions a second of an OpenSpiel game played at random from Python."""
    game, chance = pyspiel.load_game(name), random.Random(1)
    decisions, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
    return decisions / (time.perf_counter() - began)


def beside_openspiel(game: omerta.Game) -> list[Row]:
    """Alternating slices: both rates, and how many times faster we are."""
    slices: dict[str, list[float]] = {name: [] for name in (game.name, *RIVALS)}
    for _ in track(range(SLICES), "Beside OpenSpiel", console=CONSOLE, transient=True):
        slices[game.name].append(one_core(game))
        for name in RIVALS:
            slices[name].append(openspiel(name, SLICE_SECONDS))
    rates = {name: statistics.median(values) for name, values in slices.items()}
    rows = [Row("OpenSpiel", f"{name} from Python", rates[name], "decisions/s") for name in RIVALS]
    return rows + [
        Row(game.name, f"against OpenSpiel {name}", rates[game.name] / rates[name], "times") for name in RIVALS
    ]


def searching(game: omerta.Game) -> list[Row]:
    """Iterations of Capo's search a second of one core, from the first decision of a game, and the memory it takes."""
    mind, state = Mind(game, PLAYERS, Capo().judgement(game.name, PLAYERS)), game.new(PLAYERS, 1)
    while len(game.legal(state, seat := game.awaiting(state)[0])) == 1:
        state, _ = game.play(state, seat, game.legal(state, seat)[0])
    rows = []
    for title, plies in SEARCHES.items():
        manner = dataclasses.replace(Capo().manner(game.name), plies=plies)
        mind.think(state, seat, manner, 0)
        done, began = 0, time.thread_time()
        while (seconds := time.thread_time() - began) < 1:
            mind.think(state, seat, manner, done)
            done += manner.iterations
        rows.append(Row(game.name, title, done / seconds, "iterations/s"))
    return [*rows, Row(game.name, "search, memory", mind.bytes / 1e6, "MB")]


def main() -> None:
    """Measure, print, and with --write keep the figures in results.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--write", action="store_true", help="put the figures into bench/results.md")
    arguments = parser.parse_args()
    rows: list[Row] = []
    for name in omerta.games():
        game = compiled_game(name)
        rows += [
            measure(game, title) for title in track(MEASURES, f"Measuring {name}", console=CONSOLE, transient=True)
        ]
        rows += beside_openspiel(game)
        compile_search(name)
        rows += searching(game)
    print(json.dumps([asdict(row) for row in rows], indent=2) if arguments.json else as_table(rows))
    if arguments.write:
        head = RESULTS.read_text().partition(MARK)[0]
        machine = f"{platform.machine()}, Python {platform.python_version()}, {time.strftime('%Y-%m-%d')}"
        RESULTS.write_text(f"{head}{MARK}\n{machine}\n\n```\n{as_table(rows)}\n```\n")


if __name__ == "__main__":
    main()
