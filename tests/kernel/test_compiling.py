"""The machine code is never stale, never of the wrong mode, and comes in the background."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
import spoof

import omerta
from omerta.kernel import compiling
from omerta.kernel.game import open_game

SHOW_SEATS = """
import spoof
from omerta.kernel.game import open_game
from omerta.kernel.compiling import is_compiled
print(is_compiled(spoof.GAME))
game = open_game(spoof.GAME).compile()
state = game.new(3, 1)
print(len(game.legal(state, 0)), game.awaiting(state))
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package and the template game, copied where they can be edited."""
    shutil.copytree(Path(omerta.__file__).parent, tmp_path / "omerta", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(spoof.__file__, tmp_path)
    return tmp_path


def run(copy: Path, script: str = SHOW_SEATS, **environment: str) -> subprocess.CompletedProcess[str]:
    variables = os.environ | {"PYTHONPATH": str(copy), "OMERTA_CACHE": str(copy / "cache")} | environment
    command = [sys.executable, "-c", script]
    return subprocess.run(command, cwd=copy, env=variables, capture_output=True, text=True, check=False)


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_an_edited_rule_counts_at_once(copy: Path) -> None:
    assert run(copy).stdout.split() == ["False", "13", "[0]"]
    assert run(copy).stdout.split() == ["True", "13", "[0]"]
    edit(copy / "spoof.py", "    if seat != state.guessed:", "    if seat != state.guessed or action == 5:")
    assert run(copy).stdout.split() == ["False", "12", "[0]"]
    edit(
        copy / "omerta" / "kernel" / "protocol.py",
        "    return member(seats, 0)",
        "    return member(seats, 0)  # edited",
    )
    assert run(copy).stdout.split() == ["False", "12", "[0]"]


OUT_OF_BOUNDS = """
import numpy as np, spoof
from omerta.kernel.game import open_game
game = open_game(spoof.GAME).compile()
state = game.new(3, 1)
print(game.doors.list_legal(state.box, state.record, 0, np.zeros(3, np.int32)))
"""


def test_checked_runs_never_load_unchecked_code(copy: Path) -> None:
    unchecked = OUT_OF_BOUNDS.replace("np.zeros(3, np.int32)", "np.zeros(50, np.int32)[:3]")
    assert run(copy, unchecked).stdout.split() == ["13"]
    checked = run(copy, unchecked, NUMBA_BOUNDSCHECK="1")
    assert "IndexError" in checked.stderr
    modes = {folder.name.split("-")[2] for folder in (copy / "cache" / "compiled").iterdir()}
    assert modes == {"fast", "checked"}


def test_old_folders_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMERTA_CACHE", str(tmp_path))
    root = tmp_path / "compiled"
    for age in range(8):
        folder = root / f"spoof-rules-fast-{age:016}"
        folder.mkdir(parents=True)
        os.utime(folder, (time.time() - age * 100, time.time() - age * 100))
    (root / "the_boss-rules-fast-0").mkdir()
    compiling._remove_old_folders(spoof.GAME, compiling.KERNEL_DOORS)
    kept = {folder.name for folder in root.iterdir()}
    assert kept == {"the_boss-rules-fast-0", *(f"spoof-rules-fast-{age:016}" for age in range(compiling.KEPT_FOLDERS))}


def test_a_cache_that_cannot_be_written_falls_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("OMERTA_CACHE", str(tmp_path / "file"))
    assert tmp_path not in compiling.cache_folder(spoof.GAME).parents


def test_compiling_takes_over_in_the_middle_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMERTA_CACHE", str(tmp_path))
    game = open_game(spoof.GAME)
    interpreted = game.doors
    state, _ = game.play(game.new(3, 1), 0, "guess 4")
    steps: list[tuple[int, int]] = []
    game.compile(lambda done, of: steps.append((done, of)))
    assert game.doors is not interpreted
    assert steps[-1][0] == steps[-1][1] == len(steps)
    state, _ = game.play(state, 1, "guess 5")
    assert game.awaiting(state) == [2]


def test_a_game_that_cannot_be_compiled_says_so_and_goes_on_interpreted(copy: Path) -> None:
    edit(copy / "spoof.py", "    found = 0\n", "    found = 0\n    nonsense = {}[[]]\n")
    script = """
import spoof
from omerta import OmertaError
from omerta.kernel.game import open_game
game = open_game(spoof.GAME)
try:
    game.compile()
except OmertaError as error:
    print(game.new(3, 1), "spoof could not be compiled" in str(error))
"""
    assert run(copy, script).stdout.strip() == "<spoof, 3 players> True"
