"""Choosing a game, looking back, and bots that think while the screen lives."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from terminal.screens import opened, picture, typed, until
from terminal.seats import NAMES, home
from textual.pilot import Pilot
from textual.screen import Screen

import omerta
from omerta.language import Speaker
from omerta.records import replay
from omerta.terminal.home import Home
from omerta.terminal.opponents import Opponents
from omerta.terminal.screen.app import OmertaApp
from omerta.terminal.screen.replaying import ReplayScreen
from omerta.terminal.screen.setup import SetUpScreen, Wish
from omerta.terminal.voice import Voice

BOTS = ["rookie", "soldier"]


def at(first: Callable[[], Screen[None]], scene: Any, language: str = "en") -> None:
    async def show() -> None:
        async with OmertaApp(first, Voice(language)).run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await scene(pilot)

    asyncio.run(show())


def test_a_game_is_chosen_with_the_arrows() -> None:
    wishes: list[Wish] = []
    went_on: list[bool] = []

    async def scene(pilot: Pilot[None]) -> None:
        assert "The Boss" in picture(pilot)
        await pilot.press("down", "left", "down", "right", "right", "down", "right", "down", "right", "down", "right")
        shown = picture(pilot)
        assert "Gangster" in shown
        assert Speaker("en", []).say("gangster-summary").split()[0] in shown
        await pilot.press("down", "enter")
        await pilot.press("up", "up", "up", "up", "up", "up", "enter")
        await pilot.press("f4", "down", "enter")
        await pilot.pause()
        assert Speaker("nl", []).say("terminal-welcome") in picture(pilot)

    def set_up() -> SetUpScreen:
        return SetUpScreen(
            Wish("the_boss", 3, 1, "rookie", False), BOTS, "gangsta", wishes.append, lambda: went_on.append(True)
        )

    at(set_up, scene)
    assert wishes == [Wish("gangster", 5, 2, "soldier", True)]
    assert went_on == [True]


def test_a_game_for_fewer_brings_the_players_along() -> None:
    wishes: list[Wish] = []

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("right", "down", "down", "down", "down", "down", "enter")

    at(lambda: SetUpScreen(Wish("gangster", 5, 5, "rookie", False), BOTS, None, wishes.append, lambda: None), scene)
    assert wishes == [Wish("the_boss", 4, 4, "rookie", False)]


def test_a_record_is_looked_at_row_by_row() -> None:
    table = home("the_boss", players=3).table
    for _ in range(30):
        seat = table.awaiting()[0]
        table.play(seat, table.legal(seat)[-1])
    game = omerta.interpreted_game("the_boss")

    async def scene(pilot: Pilot[None]) -> None:
        assert "Row 0 of 30" in picture(pilot)
        assert "0. deal" in picture(pilot)
        await pilot.press("down", "down", "pagedown")
        await pilot.pause()
        assert "Row 12 of 30" in picture(pilot)
        row = table.record.rows[12]
        assert f"12. {NAMES[row.seat or 0]}: {row.words}" in picture(pilot)
        speaker = Speaker("en", NAMES[:3])
        assert speaker.event("the_boss", table.told(12, None)[0])[:60] in picture(pilot)
        assert "(you)" not in picture(pilot)
        await pilot.press("f5")
        await pilot.pause()
        assert "Anna" in picture(pilot).splitlines()[2]
        await pilot.press("end", "down")
        await pilot.pause()
        assert "Row 30 of 30" in picture(pilot)
        await pilot.press("home", "up")
        await pilot.pause()
        assert "Row 0 of 30" in picture(pilot)

    at(lambda: ReplayScreen(game, replay(table.record, game), 0, None, everything=False), scene)


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled here; bots still have to start a process."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")


def test_the_screen_lives_while_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = tmp_path / "now"
    monkeypatch.setenv("PATIENT_UNTIL", str(now))

    async def scene() -> None:
        sitting = thinking("terminal.patient_bots:Patient")
        async with opened(sitting) as pilot:
            await until(pilot, lambda: "Ben is thinking" in picture(pilot))
            await typed(pilot, "still here")
            assert "> still here" in picture(pilot)
            await pilot.press("enter")
            await until(pilot, lambda: "It is not your turn" in picture(pilot))
            assert sitting.table.ply == 1
            now.touch()
            await until(pilot, lambda: sitting.table.ply > 1)
            assert sitting.table.record.rows[1].seat == 1

    asyncio.run(scene())


@pytest.mark.parametrize("bot", ["soldier", "capo"])
def test_bots_that_think_play(bot: str) -> None:
    async def scene() -> None:
        sitting = thinking(bot)
        async with opened(sitting) as pilot:
            await until(pilot, lambda: sitting.awaited() == 0)
            assert [row.seat for row in sitting.table.record.rows[1:]] == [1, 1]

    asyncio.run(scene())


def thinking(bot: str) -> Home:
    """The Boss for two; the bot begins."""
    sitting = next(
        one for one in (home("the_boss", players=2, seed=seed) for seed in range(50)) if one.awaited() is None
    )
    sitting.opponents = Opponents(sitting.table.game, {1: bot})
    return sitting
