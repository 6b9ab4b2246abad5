"""Leaving a game and going on with it: on the screen, by lines, after the worst."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from terminal.screens import opened, picture, play_screen, settled, typed, until
from textual.pilot import Pilot

from omerta.kernel.errors import BadInput
from omerta.language import Speaker
from omerta.records import read_file
from omerta.terminal import saving
from omerta.terminal.home import Home
from omerta.terminal.screen.app import OmertaApp


@pytest.fixture(autouse=True)
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept here."""
    monkeypatch.setenv("OMERTA_GAMES", str(tmp_path / "games"))
    return tmp_path / "games"


def new_game(file: Path | None = None) -> saving.Kept:
    return saving.Kept(
        game="the_boss",
        names=["Anna", "Ben"],
        people=[0],
        bots={1: "rookie"},
        seed=saving.new_seed(5),
        file=None if file is None else str(file),
    )


def sit(kept: saving.Kept) -> Home:
    return saving.sit_down(kept, saving.last_place() or saving.new_place(kept.game))


def left() -> Home:
    """Sit down at the game that was left last."""
    place = saving.last_place()
    assert place is not None
    kept = saving.kept_at(place)
    assert isinstance(kept, saving.Kept)
    return saving.sit_down(kept, place)


def has_left(pilot: Pilot[None]) -> bool:
    assert isinstance(pilot.app, OmertaApp)
    return pilot.app.has_left


def test_ctrl_c_asks_keeps_and_goes_on() -> None:
    async def first(pilot: Pilot[None], sitting: Home) -> None:
        await until(pilot, lambda: sitting.awaited() == 0)
        await typed(pilot, sitting.table.legal(0)[1], "enter")
        await until(pilot, lambda: sitting.table.ply > 1)
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert "Leave the game?" in picture(pilot)
        assert "omerta continue" in picture(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert "Leave the game?" not in picture(pilot)
        await pilot.press("ctrl+c", "down", "enter")

    async def show() -> tuple[Home, Home]:
        sitting = sit(new_game())
        async with opened(sitting) as pilot:
            await first(pilot, sitting)
        assert has_left(pilot)
        again = left()
        async with opened(again) as pilot:
            await until(pilot, lambda: again.awaited() == 0)
            assert "Anna (you)" in picture(pilot)
        return sitting, again

    before, after = asyncio.run(show())
    rows = before.table.record.rows
    assert len(rows) > 1
    assert after.table.record.rows[: len(rows)] == rows


def test_ctrl_c_twice_leaves_at_once() -> None:
    async def show() -> bool:
        sitting = sit(new_game())
        async with opened(sitting) as pilot:
            await pilot.press("ctrl+c", "ctrl+c")
        return has_left(pilot)

    assert asyncio.run(show())


def test_a_game_is_kept_until_it_is_over(games: Path, tmp_path: Path) -> None:
    record = tmp_path / "tonight.omr"
    sitting = sit(new_game(record))
    assert len(list(games.iterdir())) == 1
    table = sitting.table
    while table.awaiting():
        assert left().table.record.rows == table.record.rows
        seat = table.awaiting()[0]
        table.play(seat, table.legal(seat)[0])
    assert list(games.iterdir()) == []
    assert read_file(record).result == table.record.result


def test_nobody_else_can_read_what_is_kept(games: Path) -> None:
    sit(new_game())
    (file,) = games.iterdir()
    assert file.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("", "is no game that Omerta has kept"), ('{"type": "home"}', "is no game"), ("[1]", "is no game")],
)
def test_a_damaged_file_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text)
    with pytest.raises(BadInput, match=complaint):
        saving.kept_at(file)


def test_a_game_with_a_changed_record_is_refused(games: Path) -> None:
    sitting = sit(new_game())
    seat = sitting.table.awaiting()[0]
    sitting.table.play(seat, sitting.table.legal(seat)[0])
    (file,) = games.iterdir()
    file.write_text(file.read_text().replace("place nothing", "place detroit 1 0"))
    with pytest.raises(Exception, match="line"):
        left()


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "error", "-m", "omerta", *arguments]
    variables = os.environ | {"LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1"}
    return subprocess.run(command, input=typed, env=variables, capture_output=True, text=True, check=False)


def test_lines_leave_and_continue_in_another_language(games: Path) -> None:
    ran = run("terminal", "the_boss", "--players", "2", "--bots", "rookie", "--seed", "5", typed="1\n1\nquit\n")
    assert ran.returncode == 4, ran.stderr
    assert "omerta continue" in ran.stdout
    assert len(list(games.iterdir())) == 1
    ran = run("continue", "--lang", "nl", typed="1\n" * 300)
    assert ran.returncode in (0, 3), ran.stderr
    assert "Het spel is afgelopen" in ran.stdout
    assert list(games.iterdir()) == []
    ran = run("continue")
    assert ran.returncode == 2
    assert "no game was left" in ran.stderr


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Ctrl+C reaches processes that we start, even where the tests themselves run in the background and ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent as on Unix")
@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_in_line_mode_keeps_the_game(games: Path) -> None:
    command = [sys.executable, "-m", "omerta", "terminal", "the_boss", "--plain", "--bots", "rookie", "--lang", "en"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if "? for help" in line:
                break
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        try:
            said, _ = process.communicate(timeout=60)
        finally:
            process.kill()
        assert "omerta continue" in said
        assert process.returncode == 4
    assert left().awaited() is not None or list(games.iterdir())


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_same_people_play_again_each_one_seat_further(games: Path, language: str) -> None:
    kept = saving.Kept("the_boss", ["Anna", "Ben", "Rookie 1"], [0, 1], {2: "rookie"}, saving.new_seed(3))
    first = saving.sit_down(kept, saving.new_place("the_boss"))
    again = f"F5 {Speaker(language, []).say('terminal-key-again')}"

    async def main() -> None:
        async with opened(first, language=language) as pilot:
            await pilot.press("enter")  # the curtain
            await settled(pilot)
            await pilot.press("f5")
            assert play_screen(pilot).sitting is first, "only when the game is over"
            assert again not in picture(pilot)
            while not first.table.over:
                seat = first.table.awaiting()[0]
                first.table.play(seat, first.table.game.sample(first.table.state, seat, first.table.ply))
            first.news.set()
            await until(pilot, lambda: again in picture(pilot))
            assert not list(games.iterdir())
            await pilot.press("f5")
            await until(pilot, lambda: play_screen(pilot).sitting is not first)
            second = play_screen(pilot).sitting
            assert isinstance(second, Home)
            assert (second.names, second.people, second.opponents.bots) == (
                ["Ben", "Rookie 1", "Anna"], (0, 2), {1: "rookie"},
            )  # fmt: skip
            assert second.table.record.seed_hash != first.table.record.seed_hash
            assert isinstance(pilot.app, OmertaApp)
            assert pilot.app.sitting is second
            assert len(pilot.app.screen_stack) <= 3, "the old table is cleared away"
            (place,) = games.iterdir()
            found = saving.kept_at(place)
            assert isinstance(found, saving.Kept)
            assert found.names == second.names

    asyncio.run(main())
