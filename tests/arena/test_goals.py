"""The table of strength in docs/bots.md counts whole blocks only, and says what is not known."""

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType

import pytest

GOALS = Path(__file__).parents[2] / "bench" / "goals.py"
CELL = "Boss against one Capo"


@pytest.fixture(scope="module")
def goals() -> ModuleType:
    spec = importlib.util.spec_from_file_location("goals", GOALS)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_only_whole_blocks_count(goals: ModuleType, tmp_path: Path) -> None:
    folder = goals.folder_of(tmp_path, CELL, "gangsta")
    assert goals.whole_blocks(tmp_path, CELL, "gangsta") == 0
    folder.mkdir()
    games = [{"block": block, "rotation": rotation} for block, rotation in ((0, 1), (0, 0), (2, 0), (2, 1), (1, 0))]
    lines = "".join(json.dumps(game) + "\n" for game in games)
    (folder / "games.jsonl").write_text(lines + '{"block": 1, "rot')  # the power went off
    assert goals.whole_blocks(tmp_path, CELL, "gangsta") == 1
    (folder / "games.jsonl").write_text(lines + '{"block": 1, "rotation": 1}\n')
    assert goals.whole_blocks(tmp_path, CELL, "gangsta") == 3


def test_how_far_somebody_has_come(goals: ModuleType) -> None:
    assert goals.gap_closed(0.1, 0.25, 0.4) == "50%"
    assert goals.gap_closed(0.1, None, 0.4) == "not known yet"
    assert goals.gap_closed(0.1, 0.25, 0.1) == "there is no gap"


def test_a_cell_is_an_arena_that_waits_for_every_answer(goals: ModuleType, tmp_path: Path) -> None:
    words = goals.command("cheater against three Capos", "gangster", tmp_path)
    assert words[:5] == ["omerta", "arena", "gangster", "--seats", "cheater,capo,capo,capo"]
    assert words[-1] == "--measure"
    assert "--measure" not in goals.command(CELL, "gangster", tmp_path)
    assert str(goals.PATIENCE) in words


def test_what_stands_in_the_docs_has_been_played(goals: ModuleType) -> None:
    """Every cell, with no more games than there are."""
    table = goals.DOCS.read_text(encoding="utf-8").partition(goals.BEGIN)[2].partition(goals.END)[0]
    rows = {row.split(":")[0].strip("| "): row.split("|")[2:-1] for row in table.splitlines() if "`" in row}
    assert set(rows) == set(goals.SEATS)
    for cell, cells in rows.items():
        for game, found in zip(goals.GAMES, cells, strict=True):
            blocks, seats = goals.whole_blocks(goals.FOLDER, cell, game), 1 + goals.SEATS[cell][2]
            told = re.search(r", (\d+) games", found)
            assert told is None or goals.FEWEST * seats <= int(told[1]) <= blocks * seats
