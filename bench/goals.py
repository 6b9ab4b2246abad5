"""How strong the bots are, cell by cell: plays on where the last run stopped, and writes the table into docs/bots.md.

    python bench/goals.py --minutes 120      # play, row by row, in each the cell least done
    python bench/goals.py --minutes 0        # only write the table from what is there
    python bench/goals.py --row Boss         # only rows whose name begins so

Budgets are iterations, so results mean the same on every machine. How many blocks a cell gets is planned beforehand: to
stop when the figures look right would make them too good. Where a plan was changed, BLOCKS says so. The results so
far are in bench/goals/ (the records of the games stay on the machine that played them): whoever changes how bots play
deletes the cells of those. The arena refuses cells of bots with other settings or weights.
"""

import argparse
import itertools
import json
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

from omerta.arena.contests import Order, Result, order_for, run
from omerta.arena.standings import HIGH, LOW, SAMPLES, standings
from omerta.bots.judging import Numbers
from omerta.games import registry

FOLDER = Path(__file__).with_suffix("")
DOCS = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- figures: bench/goals.py -->", "<!-- end of bench/goals.py -->"
GAMES = ("gangster", "the_boss", "gangsta")
SEATS = {
    "Soldier against three Rookies": ("soldier", "rookie", 3),
    "Capo against three Soldiers": ("capo", "soldier", 3),
    "Boss against three Capos": ("boss", "capo", 3),
    "self-play of Soldier": ("soldier", "soldier", 3),
    "Soldier against three Capos": ("soldier", "capo", 3),
    "cheater against three Capos": ("cheater", "capo", 3),
    "Soldier against one Rookie": ("soldier", "rookie", 1),
    "Capo against one Soldier": ("capo", "soldier", 1),
    "Boss against one Capo": ("boss", "capo", 1),
}
GOALS = {
    "Soldier against three Rookies": (0.95, 0.95, 0.90),
    "Capo against three Soldiers": (0.45, 0.40, 0.45),
    "Boss against three Capos": (0.32, 0.30, 0.32),
}
"""What the lower bound must reach, by game."""
BLOCKS = {
    "Soldier against three Rookies": (50, 50, 50),
    "Capo against three Soldiers": (100, 50, 100),  # 200 in Gangster, until half of them stood at 58 %
    "Boss against three Capos": (50, 15, 50),  # Gangster: 25, 15, 25 again, 50; Gangsta!: 15, then 50
    "self-play of Soldier": (250, 250, 250),
    "Soldier against three Capos": (25, 10, 10),  # 10 too, until the gap was 48 to 201 %
    "cheater against three Capos": (25, 0, 0),  # only where Boss's goal may be out of reach; 10, then like Soldier
    "Soldier against one Rookie": (50, 50, 50),
    "Capo against one Soldier": (25, 25, 25),
    "Boss against one Capo": (10, 10, 10),
}
"""Blocks that a cell is planned to get, by game. Capo's in Gangster and The Boss were 25 until 5 had been played, which
count here too."""
AT_ONCE = {"soldier": 25, "capo": 5, "boss": 2, "cheater": 2}
"""Blocks before the next cell has its turn; with fewer, two players would not use all cores."""
CONTROL, EQUAL = "self-play of Soldier", 0.25
FLOOR, ROOF, TO_BE_RANKED = "Soldier against three Capos", "cheater against three Capos", "Boss against three Capos"
"""Between whom it is said how far somebody has come."""
NOT_PLANNED = "not planned"
FEWEST = 10
"""An interval from fewer blocks says nothing."""
SEED = 0
PATIENCE = 86_400
"""Seconds that a decision may take: a machine that was busy or asleep must not put Soldier into the results."""


def command(cell: str, game: str, folder: Path) -> list[str]:
    """The command of a cell, without the number of blocks."""
    words = ["omerta", "arena", game, "--seats", seats(cell), "--seed", str(SEED)]
    words += ["--keep", str(folder), "--limit", str(PATIENCE)]
    return words + ["--measure"] * (SEATS[cell][0] == "cheater")


def seats(cell: str) -> str:
    """The line-up, as `--seats` takes it."""
    first, other, count = SEATS[cell]
    return ",".join([first] + [other] * count)


def folder_of(root: Path, cell: str, game: str) -> Path:
    """Where a cell is kept."""
    return root / f"{game}-{cell.lower().replace(' ', '-')}"


def planned(cell: str, game: str) -> int:
    """How many blocks a cell gets."""
    return BLOCKS[cell][GAMES.index(game)]


def whole_blocks(root: Path, cell: str, game: str) -> int:
    """How many blocks of a cell have been played, from the first on."""
    results = folder_of(root, cell, game) / "games.jsonl"
    if not results.exists():
        return 0
    lines = results.read_text().split("\n")[:-1]  # behind the last end of a line there may be half a line
    games = {(game["block"], game["rotation"]) for game in map(json.loads, lines)}
    rotations = range(1 + SEATS[cell][2])
    return next(block for block in itertools.count() if not games.issuperset((block, one) for one in rotations))


def rows_named(begins: str) -> list[str]:
    """The rows whose name begins so."""
    rows = [cell for cell in SEATS if cell.startswith(begins)]
    if not rows:
        sys.exit(f"no row begins with `{begins}`; there is {', '.join(SEATS)}")
    return rows


def play(root: Path, minutes: float, cores: int | None, begins: str) -> None:
    """Block by block until the time is over or all is played, in rows whose name begins so."""
    rows = rows_named(begins)
    until = time.monotonic() + 60 * minutes
    while time.monotonic() < until:
        played = {(cell, game): whole_blocks(root, cell, game) for cell in rows for game in GAMES}
        left = {cell: [game for game in GAMES if played[cell, game] < planned(cell, game)] for cell in rows}
        cell = next((cell for cell in rows if left[cell]), "")
        if not cell:
            return
        game = min(left[cell], key=lambda game: played[cell, game] / planned(cell, game))
        blocks = played[cell, game] + AT_ONCE[SEATS[cell][0]]
        words = command(cell, game, folder_of(root, cell, game))
        words += ["--blocks", str(min(blocks, planned(cell, game)))] + (["--cores", str(cores)] if cores else [])
        try:
            subprocess.run([sys.executable, "-m", *words], stdout=subprocess.DEVNULL, check=True)
        except KeyboardInterrupt:
            return  # the arena has kept what was played
        except subprocess.CalledProcessError as error:
            sys.exit(f"{' '.join(words)} ended with status {error.returncode}")


def results(root: Path, cell: str, game: str) -> tuple[Order, list[Result]]:
    """All games of a cell that are in whole blocks; refuses those of bots with other settings or weights."""
    order = order_for(registry.interpreted_game(game), {}, [seats(cell).split(",")], SEED, measure=True)
    folder, whole = folder_of(root, cell, game), whole_blocks(root, cell, game)
    return order, list(run(order, whole, keep=folder)) if whole else []


def shares_of_blocks(found: list[Result]) -> Numbers:
    """What the first of the line-up has won in each block."""
    blocks = sorted({one.block for one in found})
    return np.array([np.mean([one.shares[0] for one in found if one.block == block]) for block in blocks])


def table(root: Path) -> str:
    """All cells that have games, as Markdown."""
    lines = ["| | Gangster | The Boss | Gangsta! |", "| --- | --- | --- | --- |"]
    shares: dict[tuple[str, str], Numbers] = {}
    for cell in SEATS:
        row = []
        for place, game in enumerate(GAMES):
            order, played = results(root, cell, game)
            if not played:
                row.append("not played yet" if planned(cell, game) else NOT_PLANNED)
                continue
            (found,) = standings(order, played)
            if found.blocks < FEWEST:
                row.append(f"{found.blocks} of {planned(cell, game)} blocks, too few to tell")
                continue
            shares[cell, game] = shares_of_blocks(played)
            if any(found.replaced):
                sys.exit(f"{cell} in {game}: Soldier stepped in for {found.replaced}; delete those games")
            goal = GOALS.get(cell)
            reached = "" if goal is None else f"; goal {goal[place]:.0%}"
            if cell == CONTROL:
                reached = f"; {EQUAL:.0%} is {'' if found.low[0] <= EQUAL <= found.high[0] else 'not '}within"
            if goal is not None:
                reached += " reached" if found.low[0] >= goal[place] else " not shown"
                if found.blocks < planned(cell, game):
                    reached += f" so far, {found.blocks} of {planned(cell, game)} blocks"
            row.append(
                f"{found.win_share[0]:.1%} ({found.low[0]:.1%} to {found.high[0]:.1%}), "
                f"{found.games} games, {found.milliseconds[0]:.0f} ms{reached}"
            )
        lines.append(f"| {cell}: `{seats(cell)}` | {' | '.join(row)} |")
    gaps = [
        gap_closed(*(shares.get((cell, game)) for cell in (FLOOR, TO_BE_RANKED, ROOF)))
        if planned(ROOF, game)
        else NOT_PLANNED
        for game in GAMES
    ]
    lines.append(f"| share of the gap from Soldier to the cheater that Boss closes | {' | '.join(gaps)} |")
    return "\n".join(lines)


def gap_closed(floor: Numbers | None, reached: Numbers | None, roof: Numbers | None) -> str:
    """How far somebody has come from the floor to the roof, with a 95 % interval: blocks of all three drawn again."""
    if floor is None or reached is None or roof is None:
        return "not known yet"
    if roof.mean() <= floor.mean():
        return "there is no gap"
    chance = np.random.default_rng(1)
    again = [one[chance.integers(len(one), size=(SAMPLES, len(one)))].mean(axis=1) for one in (floor, reached, roof)]
    gaps = again[2] - again[0]
    parts = np.where(gaps > 0, (again[1] - again[0]) / np.where(gaps > 0, gaps, 1), np.inf)
    low, high = np.percentile(parts, (LOW, HIGH), method="nearest")
    part = (reached.mean() - floor.mean()) / (roof.mean() - floor.mean())
    return f"{part:.0%} ({low:.0%} to {high:.0%})"


def main() -> None:
    """Play, then write the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--row", default="", help="only rows whose name begins so")
    parser.add_argument(
        "--folder",
        type=Path,
        default=FOLDER,
        help="where games and results are kept; the docs tell of the usual one only",
    )
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--cores", type=int)
    arguments = parser.parse_args()
    play(arguments.folder, arguments.minutes, arguments.cores, arguments.row)
    written = table(arguments.folder)
    print(written)
    if arguments.folder != FOLDER:
        return
    head, _, rest = DOCS.read_text(encoding="utf-8").partition(BEGIN)
    tail = rest.partition(END)[2]
    DOCS.write_text(f"{head}{BEGIN}\n{written}\n{END}{tail}", encoding="utf-8")


if __name__ == "__main__":
    main()
