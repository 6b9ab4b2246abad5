"""The archive: records of every game, number of players and variant that must replay to the same bytes for ever.

It only grows: `python tests/records/archiving.py` adds what is missing and never touches what is there. A change of the
rules gets a new edition, and new files beside the old ones.
"""

import dataclasses
import hashlib
import json
import random
from pathlib import Path

import omerta
from omerta.games.registry import definition
from omerta.records import read_file, replay
from omerta.tables import Table

FOLDER = Path(__file__).parent / "archive"
FINAL = FOLDER / "final_positions.json"
"""File name -> SHA-256 of the final position's bytes."""
DATE = "2026-11-16"


def wanted() -> dict[str, tuple[str, int, dict[str, object]]]:
    """Every record that must exist: file name -> game, players, options."""
    names = {}
    for name in omerta.games():
        game = definition(name)
        for players, options in game.variants:
            variant = (
                "-".join(f"{key}_{json.dumps(value, separators=('', ''))}" for key, value in options.items()) or "usual"
            )
            tidy = "".join(sign for sign in variant if sign.isalnum() or sign in "_-")
            names[f"{name}-edition{game.edition}-{players}-{tidy}.omr"] = (name, players, dict(options))
    return names


def made(name: str, players: int, options: dict[str, object]) -> Table:
    """A game at random, with some undone choices, notes and comments."""
    game = omerta.interpreted_game(name)
    table = Table(game, [f"Player {seat + 1}" for seat in range(players)], 1930 + players, options, DATE)
    chance = random.Random(players)
    while seats := game.awaiting(table.state):
        seat, row = seats[0], table.ply
        table.play(seat, chance.choice(game.legal(table.state, seat)), note="a note" if row == 3 else "")
        if chance.random() < 0.1 and table.awaiting() == [seat] and table.undo_targets(seat):
            table.undo(seat)
    rows = table.record.rows
    rows[5] = dataclasses.replace(rows[5], comments=("A comment before row 5.",))
    table.record.comments = ("And one at the end.",)
    return table


def final_position(path: Path, game: omerta.Game) -> str:
    """Fingerprint of the position at the end of a record."""
    return hashlib.sha256(replay(read_file(path), game).states[-1].record.tobytes()).hexdigest()


def main() -> None:
    finals = json.loads(FINAL.read_text()) if FINAL.exists() else {}
    for file, (name, players, options) in wanted().items():
        if file not in finals:
            (FOLDER / file).write_text(made(name, players, options).text())
            finals[file] = final_position(FOLDER / file, omerta.interpreted_game(name))
            print(f"added {file}")
    FINAL.write_text(json.dumps(finals, indent=2, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
