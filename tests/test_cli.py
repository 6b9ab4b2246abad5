"""The command `omerta`, run as people run it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import omerta


def run(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "error", "-m", "omerta", *arguments]
    variables = os.environ | {"LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1"} | environment
    return subprocess.run(command, input=typed, env=variables, capture_output=True, text=True, check=False)


def test_games_lists_the_shelf_in_four_languages() -> None:
    shown = {language: run("games", "--lang", language).stdout for language in ("en", "nl", "de", "fr")}
    assert all("the_boss" in text and "The Boss" in text for text in shown.values())
    assert len(set(shown.values())) == 4
    players = {game["name"]: game["players"] for game in json.loads(run("games", "--json").stdout)}
    assert players == {"gangsta": [2, 3, 4], "gangster": [2, 3, 4, 5], "the_boss": [2, 3, 4]}


def test_simulate_prints_json_with_the_promised_fields() -> None:
    ran = run("simulate", "the_boss", "--players", "3", "--games", "500", "--seed", "7", "--json")
    data = json.loads(ran.stdout)
    assert ran.returncode == 0
    assert (data["game"], data["players"], data["games"]) == ("the_boss", 3, 500)
    assert 500 * 100 < data["decisions"] < 500 * 140
    assert data["games_per_second"] == pytest.approx(500 / data["seconds"])
    assert data["decisions_per_second"] == pytest.approx(data["decisions"] / data["seconds"])
    again = json.loads(run("simulate", "the_boss", "--players", "3", "--games", "500", "--seed", "7", "--json").stdout)
    assert again["win_share"] == data["win_share"]


def test_simulate_prints_a_summary_and_takes_options() -> None:
    ran = run("simulate", "the_boss", "--players", "2", "--games", "100", "--option", "cities=4,5,6,7")
    assert "100 games of the_boss with 2 players" in ran.stdout


def test_rules_prints_all_of_them_or_one() -> None:
    assert run("rules").stdout.count("(the_boss/") > 30
    one = run("rules", "the_boss/place-chicago", "--lang", "nl").stdout
    assert one == run("rules", "place-chicago", "--lang", "nl").stdout
    assert one.count("\n") == 2
    assert "(the_boss/place-chicago)" in one


def test_rules_of_a_game_come_by_chapters_or_as_a_card() -> None:
    book = run("rules", "gangster", "--lang", "nl").stdout
    assert "(the_boss/" not in book
    assert (
        book.index("De dag van de afrekening\n------")
        < book.index("(gangster/casino)")
        < book.index("Twee spelers\n---")
    )
    card = run("rules", "gangster", "--card").stdout
    assert "gangster/" not in card
    assert card.count("\n  - ") > 12


WRONG = [
    (("simulat",), "Unknown command"),
    (("simulate",), "requires an argument"),
    (("simulate", "chess"), "unknown game `chess`"),
    (("simulate", "the_bos"), "did you mean the_boss?"),
    (("simulate", "the_boss", "--players", "9"), "2 to 4 players"),
    (("simulate", "the_boss", "--players", "many"), "many"),
    (("simulate", "the_boss", "--games", "0"), "at least 1"),
    (("simulate", "the_boss", "--option", "cities"), "NAME=VALUE"),
    (("simulate", "the_boss", "--players", "2", "--option", "cities=1,2"), "cannot be dealt"),
    (("simulate", "the_boss", "--option", "colour=red"), "colour"),
    (("simulate", "the_boss", "--bogus"), "--bogus"),
    (("terminal", "--people", "9"), "--people is 1 to 3"),
    (("terminal", "--names", "A,B"), "--names needs at most 1"),
    (("terminal", "--lang", "xx"), "xx"),
    (("terminal", "chess"), "unknown game `chess`"),
    (("terminal", "--bots", "godfather"), "there is no bot `godfather`"),
    (("terminal", "--bots", "rookie,rookie,rookie"), "one for each of 2"),
    (("terminal", "--table", "table.example"), "a link to a table looks like"),
    (("terminal", "gangsta", "--option", "resources=perhaps"), "resources is true or false, not `perhaps`"),
    (("simulate", "gangsta", "--option", "resources=perhaps"), "resources is true or false, not `perhaps`"),
    (("continue", "/nowhere"), "cannot be read"),
    (("rules", "place-chicag"), "did you mean"),
    (("rules", "gangstr"), "did you mean gangster?"),
    (("content", "check", "/nowhere"), "is no folder"),
]


@pytest.mark.parametrize(("arguments", "message"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_wrong_arguments_get_one_helpful_line(arguments: tuple[str, ...], message: str) -> None:
    ran = run(*arguments)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1
    assert message in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    "command",
    ["games", "terminal", "continue", "replay", "simulate", "bench", "rules", "content check", "arena", "fit"],
)
def test_help_shows_examples(command: str) -> None:
    shown = run(*command.split(), "--help").stdout
    assert "For example:" in shown
    assert f"omerta {command}" in shown


def test_content_check_names_file_line_and_remedy(tmp_path: Path) -> None:
    own = Path(omerta.__file__).parent / "games" / "the_boss" / "content" / "cities.csv"
    shutil.copy(own, tmp_path)
    fine = run("content", "check", str(tmp_path))
    assert fine.returncode == 0
    assert "fine as content of the_boss" in fine.stdout
    text = (tmp_path / "cities.csv").read_text().replace("1,New York,3,house", "1,New York,pistol,house")
    (tmp_path / "cities.csv").write_text(text)
    wrong = run("content", "check", str(tmp_path))
    assert wrong.returncode == 1
    assert "cities.csv, line 4: unknown card `pistol`; write an amount" in wrong.stderr
    empty = run("content", "check", str(tmp_path / ".."), "--game", "the_boss")
    assert "cities.csv: not found" in empty.stderr


def test_a_game_begins_before_anything_is_compiled(tmp_path: Path) -> None:
    own = {"OMERTA_CACHE": str(tmp_path), "OMERTA_GAMES": str(tmp_path / "games")}
    ran = run("terminal", "--seed", "1", "--bots", "rookie", typed="quit\n", **own)
    assert ran.returncode == 4
    assert "? for help" in ran.stdout
    assert ran.stderr == ""
    assert not list(tmp_path.rglob("complete"))
