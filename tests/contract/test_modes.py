"""One source, three ways to run it: compiled, interpreted, compiled with indexes checked. They agree move by move."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import omerta

MODES = {
    "on": {},
    "off": {"NUMBA_DISABLE_JIT": "1"},
    "checked": {"NUMBA_BOUNDSCHECK": "1"},
}


def moves(name: str, environment: dict[str, str]) -> list[str]:
    """The fingerprints of every move, as a process in this mode prints them."""
    command = [sys.executable, "-W", "error", str(Path(__file__).with_name("moves.py")), name]
    ran = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


@pytest.mark.parametrize("name", omerta.games())
def test_three_modes_agree_move_by_move(name: str) -> None:
    with ThreadPoolExecutor(len(MODES)) as pool:
        compiled, interpreted, checked = pool.map(lambda mode: moves(name, MODES[mode]), MODES)
    assert compiled[0] == "# jit on, bounds free"
    assert interpreted[0] == "# jit off, bounds free"
    assert checked[0] == "# jit on, bounds checked"
    assert len(compiled) > 100
    assert interpreted[1:] == compiled[1:]
    assert checked[1:] == compiled[1:]
