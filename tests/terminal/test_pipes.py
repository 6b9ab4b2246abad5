"""The line mode in pipes: whole games, exit status by result, a player made of shell, ASCII where nothing else goes."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from omerta.language import Speaker
from omerta.records import read_file

ROOT = Path(__file__).parents[2]


def run(
    folder: Path, *arguments: str, typed: str = "1\n" * 1500, **environment: str
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "error", "-m", "omerta", "terminal", *arguments, "--bots", "rookie"]
    variables = os.environ | {"PYTHONUTF8": "1", "OMERTA_GAMES": str(folder / "games")} | environment
    return subprocess.run(command, input=typed, env=variables, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("game", "language"), [("the_boss", "nl"), ("gangster", "fr"), ("gangsta", "en")])
def test_a_whole_game_from_a_pipe(tmp_path: Path, game: str, language: str) -> None:
    record = tmp_path / "game.omr"
    ran = run(tmp_path, game, "--players", "2", "--seed", "5", "--lang", language, "--record", str(record))
    assert ran.stderr == ""
    speaker, kept = Speaker(language, []), read_file(record)
    assert kept.result is not None
    assert ran.returncode == (0 if kept.result[0] > 0 else 3)
    winners = [name for name, share in zip(kept.names, kept.result, strict=True) if share]
    said = speaker.say("game-over-winner", winner=winners[0]).replace("\N{NO-BREAK SPACE}", " ")
    assert f"★ {said}" in ran.stdout or len(winners) > 1
    assert speaker.say("choices") in ran.stdout
    asked = sum(row.seat == 0 for row in kept.rows)
    prompts = re.findall(rf"^{re.escape(kept.names[0])} . .*\?.*: ?$", ran.stdout, re.MULTILINE)
    assert len(prompts) >= asked > 20
    assert not list((tmp_path / "games").iterdir())


def test_the_exit_status_tells_who_won(tmp_path: Path) -> None:
    """Alone at the table with all seats one always wins; who never places anybody in The Boss loses."""
    everybody = ("the_boss", "--players", "2", "--people", "2", "--seed", "5")
    assert run(tmp_path, *everybody, typed="\n1\n1\n" * 300).returncode == 0
    assert run(tmp_path, "the_boss", "--players", "2", "--seed", "5").returncode == 3
    assert run(tmp_path, "the_boss", typed="1\n").returncode == 4


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script")
def test_a_player_made_of_shell(tmp_path: Path) -> None:
    command = tmp_path / "omerta"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m omerta "$@"\n')
    command.chmod(0o755)
    own = {"OMERTA": str(command), "OMERTA_GAMES": str(tmp_path / "games"), "PYTHONUTF8": "1"}
    record = tmp_path / "shell.omr"
    script = ["sh", str(ROOT / "examples" / "plays.sh"), "the_boss", "--players", "2", "--record", str(record)]
    ran = subprocess.run(script, env=os.environ | own, capture_output=True, text=True, check=False)
    assert ran.stderr == ""
    kept = read_file(record)
    assert kept.result is not None
    assert ran.returncode == (0 if kept.result[0] > 0 else 3)
    assert len({row.words for row in kept.rows if row.seat == 0}) > 10, "it chooses different things"
    assert "★" in ran.stdout


def test_the_heart_of_the_script_stands_in_the_docs() -> None:
    script = (ROOT / "examples" / "plays.sh").read_text(encoding="utf-8")
    (heart,) = re.findall(r"```sh\n(.*?)```", (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8"), re.DOTALL)
    assert all(line in script for line in heart.splitlines())


def test_where_only_ascii_goes_only_ascii_comes(tmp_path: Path) -> None:
    ran = run(tmp_path, "the_boss", "--lang", "de", typed="quit\n", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert ran.returncode == 4
    assert ran.stdout.isascii()
    assert "-- Die St" in ran.stdout
    assert run(tmp_path, "the_boss", "--ascii", typed="quit\n").stdout.isascii()
    assert not run(tmp_path, "the_boss", typed="quit\n").stdout.isascii()


def test_the_language_changes_in_the_middle_of_a_game(tmp_path: Path) -> None:
    ran = run(tmp_path, "the_boss", "--lang", "en", typed="language xx\nlanguage de\nquit\n")
    assert "The languages are en, nl, de, fr." in ran.stdout
    assert "Du kannst:" in ran.stdout.partition("You can:")[2]


def test_a_finished_turn_can_wait_for_its_confirmation(tmp_path: Path) -> None:
    """Once Anna's drive can no longer be changed it has been confirmed, and not before."""
    seeds = (str(seed) for seed in range(20))
    text = next(
        shown
        for shown in (
            run(
                tmp_path,
                "gangster",
                "--lang",
                "en",
                "--confirm",
                "--seed",
                seed,
                typed="unload own\nundo\nunload own\nconfirm\n",
            ).stdout
            for seed in seeds
        )
        if "type confirm" in shown
    )
    assert text.count("type confirm") == 2
    assert "taken back" in text
