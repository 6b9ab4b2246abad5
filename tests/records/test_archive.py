"""Old games stay what they were: replayed to the same bytes, in every mode, under any hash seed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from records.archiving import FINAL, FOLDER, wanted

import omerta
from omerta.records import BadRecord, read_file, replay, verify

FINALS: dict[str, str] = json.loads(FINAL.read_text())
ROOT = Path(__file__).parents[2]


def test_every_game_player_count_and_variant_is_in_the_archive() -> None:
    assert wanted().keys() <= FINALS.keys()
    assert {path.name for path in FOLDER.glob("*.omr")} == FINALS.keys()


@pytest.mark.parametrize("file", FINALS)
def test_a_record_verifies_or_its_edition_is_refused_with_the_reason(file: str) -> None:
    record = read_file(FOLDER / file)
    game = omerta.interpreted_game(record.game)
    if record.edition == game.edition:
        assert verify(record, game).states
    else:
        with pytest.raises(BadRecord, match="not replayed any more: "):
            replay(record, game)


@pytest.mark.parametrize(
    "environment",
    [{"PYTHONHASHSEED": "0"}, {"PYTHONHASHSEED": "4711"}, {"NUMBA_DISABLE_JIT": "1", "PYTHONHASHSEED": "1"}],
    ids=["hash seed 0", "hash seed 4711", "interpreted"],
)
def test_final_positions_are_the_same_bytes(environment: dict[str, str]) -> None:
    paths = os.pathsep.join([str(ROOT / "tests"), str(ROOT / "src")])
    command = [sys.executable, str(Path(__file__).with_name("finals.py"))]
    ran = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": paths} | environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert dict(line.split() for line in ran.stdout.splitlines()) == FINALS


def test_the_archive_only_grows() -> None:
    command = ["git", "log", "--diff-filter=DMR", "--name-only", "--format=", "--", "tests/records/archive/*.omr"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if ran.returncode:
        pytest.skip("not a git clone: the history of the archive cannot be looked up")
    assert ran.stdout.split() == []
