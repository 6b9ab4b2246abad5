"""The table of strength in docs/bots.md counts whole blocks only, and says what is not known."""

import importlib.util
import json
import re
import shutil
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import omerta

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
    sure = [np.full(20, share) for share in (0.1, 0.25, 0.4)]
    assert goals.gap_closed(*sure) == "50% (50% to 50%)"
    assert goals.gap_closed(sure[0], None, sure[2]) == "not known yet"
    assert goals.gap_closed(sure[0], sure[1], sure[0]) == "there is no gap"
    chance = np.random.default_rng(3)
    found = re.fullmatch(r"(\d+)% \((\d+)% to (\d+)%\)", goals.gap_closed(*(one + chance.random(20) for one in sure)))
    assert found
    assert int(found[2]) < int(found[1]) < int(found[3])
    assert goals.gap_closed(sure[0], sure[1] + chance.random(20), chance.random(20) - 0.3).endswith("% to inf%)")


def test_a_cell_is_an_arena_that_waits_for_every_answer(goals: ModuleType, tmp_path: Path) -> None:
    words = goals.command("cheater against three Capos", "gangster", tmp_path)
    assert words[:5] == ["omerta", "arena", "gangster", "--seats", "cheater,capo,capo,capo"]
    assert words[-1] == "--measure"
    assert "--measure" not in goals.command(CELL, "gangster", tmp_path)
    assert str(goals.PATIENCE) in words


def test_what_stands_in_the_docs_has_been_played(goals: ModuleType) -> None:
    """Every figure comes from the games that are kept, and they were played by the bots there are now."""
    told = goals.DOCS.read_text(encoding="utf-8").partition(goals.BEGIN)[2].partition(goals.END)[0]
    assert told.strip() == goals.table(goals.FOLDER), "run: python bench/goals.py --minutes 0"


def test_games_of_other_bots_are_not_counted(goals: ModuleType, tmp_path: Path) -> None:
    played = goals.folder_of(goals.FOLDER, CELL, "gangsta")
    kept = goals.folder_of(tmp_path, CELL, "gangsta")
    shutil.copytree(played, kept)
    assert len(goals.results(tmp_path, CELL, "gangsta")[1]) == 2 * goals.whole_blocks(tmp_path, CELL, "gangsta") > 0
    order = json.loads((kept / "arena.json").read_text())
    order["minds"]["boss"] = "0" * 16
    (kept / "arena.json").write_text(json.dumps(order))
    with pytest.raises(omerta.BadInput, match=r"holds games of bots with other settings, weights or code \(boss\)"):
        goals.results(tmp_path, CELL, "gangsta")
