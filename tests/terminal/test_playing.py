"""The whole screen, played by keys and mouse."""

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest
from terminal.screens import NARROW, WIDE, opened, picture, play_screen, settled, typed, until
from terminal.seats import home, sit_at_the_boss
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from omerta.language import LANGUAGES, Speaker
from omerta.terminal.home import Home
from omerta.terminal.screen.board import Board
from omerta.terminal.screen.dialogs import Curtain
from omerta.terminal.screen.look import PlainScrollBar

Scene = Callable[[Pilot[None], Home], Awaitable[None]]


def at(
    sitting: Home, scene: Scene, size: tuple[int, int] = NARROW, language: str = "en", in_ascii: bool = False
) -> None:
    """Open a table and play a scene at it."""

    async def show() -> None:
        async with opened(sitting, size, language, in_ascii) as pilot:
            await scene(pilot, sitting)

    asyncio.run(show())


def rows(sitting: Home) -> list[str]:
    return [row.words for row in sitting.table.record.rows if row.seat == 0]


@pytest.mark.parametrize(("game", "language"), [("the_boss", "nl"), ("gangster", "en"), ("gangsta", "de")])
def test_a_whole_game_by_keys(game: str, language: str) -> None:
    chance = random.Random(5)

    async def scene(pilot: Pilot[None], sitting: Home) -> None:
        presses = 0
        while sitting.result is None:
            await until(pilot, lambda: sitting.result is not None or sitting.awaited() is not None)
            await pilot.press(chance.choice(("up", "down")), "enter")
            presses += 1
            assert presses < 1000
        await until(pilot, lambda: "★" in picture(pilot))
        winner = sitting.names[list(sitting.result).index(max(sitting.result))]
        assert winner in picture(pilot).splitlines()[0]
        assert Speaker(language, []).say("terminal-over") in picture(pilot)
        await pilot.press("enter")
        assert not pilot.app.is_running or pilot.app._exit

    at(home(game, players=2), scene, language=language)


def test_typing_filters_by_notation_and_by_words() -> None:
    async def scene(pilot: Pilot[None], sitting: Home) -> None:
        screen = play_screen(pilot)
        everything = len(screen.choices)
        await typed(pilot, "place bos")
        assert "place boston 2 1" in picture(pilot)
        assert "place detroit" not in picture(pilot)
        await pilot.press("escape")
        await typed(pilot, "two")
        assert screen.speaker.say("terminal-none-fits") in picture(pilot)
        await pilot.press("escape")
        await typed(pilot, "nobody", "enter")
        await until(pilot, lambda: rows(sitting) == ["place nothing"])
        assert len(screen.choices) < everything

    at(sit_at_the_boss(), scene, WIDE)


def test_tab_completes_as_far_as_it_is_clear() -> None:
    async def scene(pilot: Pilot[None], sitting: Home) -> None:
        line = play_screen(pilot).query_one(Input)
        await typed(pilot, "pl", "tab")
        assert line.value == "place "
        await typed(pilot, "det", "tab")
        assert line.value == "place detroit "
        await typed(pilot, "6", "tab")
        assert line.value == "place detroit 6 "
        await typed(pilot, "3", "tab", "enter")
        await until(pilot, lambda: rows(sitting) == ["place detroit 6 3"])
        assert line.value == ""

    at(sit_at_the_boss(), scene)


def test_a_group_opens_by_completing_the_line() -> None:
    async def scene(pilot: Pilot[None], sitting: Home) -> None:
        await pilot.press("down", "down", "enter")
        line = play_screen(pilot).query_one(Input)
        assert line.value == "place new_york "
        await pilot.press("down", "enter")
        await until(pilot, lambda: bool(rows(sitting)))
        assert rows(sitting)[0].startswith("place new_york")

    at(sit_at_the_boss(), scene)


def test_the_impossible_is_refused_with_the_rule_and_f2_opens_it() -> None:
    async def scene(pilot: Pilot[None], sitting: Home) -> None:
        await typed(pilot, "place chicago 1 0", "enter")
        await until(pilot, lambda: "the_boss/place-chicago" in picture(pilot))
        assert rows(sitting) == []
        await pilot.press("f2")
        await pilot.pause()
        title, text = Speaker("en", []).rule("the_boss/place-chicago")
        assert f"{title}" in picture(pilot)
        assert all(word in picture(pilot) for word in text.split())
        await typed(pilot, "boss/police")
        assert "the_boss/police" in picture(pilot)
        assert "the_boss/place-chicago" not in picture(pilot)
        await pilot.press("escape", "escape")
        await typed(pilot, "why place detroit 1 0", "enter")
        await until(pilot, lambda: "Yes, you may do that now." in picture(pilot))
        await typed(pilot, "jump", "enter")
        await until(pilot, lambda: "An action begins with" in picture(pilot))

    at(sit_at_the_boss(), scene)


def test_undo_and_reset_take_back() -> None:
    async def scene(pilot: Pilot[None], sitting: Home) -> None:
        assert "^Z" not in picture(pilot)
        await typed(pilot, "place detroit 2 1", "enter")
        await until(pilot, lambda: "^Z Undo" in picture(pilot))
        await pilot.press("ctrl+z")
        await until(pilot, lambda: rows(sitting) == ["place detroit 2 1", "undo 0"])
        assert "Your last choice has been taken back." in picture(pilot)
        await pilot.press("ctrl+z")
        await until(pilot, lambda: "There is nothing to take back." in picture(pilot))
        await typed(pilot, "place boston 1 0", "enter")
        await typed(pilot, "reset", "enter")
        await until(pilot, lambda: rows(sitting)[-1] == "undo 0")

    at(sit_at_the_boss(), scene)


def test_a_turn_can_be_confirmed_or_changed() -> None:
    """Gangster hides nothing, so a drive that draws no luck can be taken back as long as nobody has gone on."""

    async def scene(pilot: Pilot[None], sitting: Home) -> None:
        first = sitting.table.legal(0)[-1]
        await typed(pilot, first, "enter")
        await until(pilot, lambda: sitting.table.held() == 0)
        assert Speaker("en", []).say("terminal-confirm") in picture(pilot)
        await pilot.press("ctrl+z")
        await until(pilot, lambda: sitting.table.held() is None and sitting.awaited() == 0)
        await typed(pilot, first, "enter")
        await until(pilot, lambda: sitting.table.held() == 0)
        ply = sitting.table.ply
        await pilot.press("enter")
        await until(pilot, lambda: sitting.table.ply > ply)
        assert sitting.table.record.rows[ply].seat != 0

    sitting = next(one for one in (home("gangster", players=3, seed=seed) for seed in range(50)) if one.awaited() == 0)
    sitting.table.confirming = {0}
    at(sitting, scene)


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_the_language_changes_in_the_middle_of_a_game(language: str) -> None:
    async def scene(pilot: Pilot[None], sitting: Home) -> None:
        await typed(pilot, "place detroit 2 1", "enter")
        await until(pilot, lambda: rows(sitting) == ["place detroit 2 1"])
        english = picture(pilot)
        await pilot.press("f4", *["down"] * LANGUAGES.index(language), "enter")
        await pilot.pause()
        speaker = Speaker(language, sitting.names)
        shown = picture(pilot)
        assert speaker.question("the_boss", "play") in shown
        assert speaker.say("terminal-type") in shown
        assert speaker.say("terminal-key-rules") in shown
        for line in sitting.log(0)[-1:]:
            assert line.words(speaker, "the_boss")[:40] in shown
        await typed(pilot, "language en", "enter")
        await until(pilot, lambda: picture(pilot) == english)

    at(sit_at_the_boss(), scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_a_small_screen(language: str) -> None:
    lines = Speaker(language, []).say("terminal-help").splitlines()
    assert max(map(len, lines)) <= 68
    assert len(lines) <= 16


def test_help_and_log_open_and_close() -> None:
    async def scene(pilot: Pilot[None], sitting: Home) -> None:
        table = picture(pilot)
        for key, word in (
            ("f1", "take back one choice, the whole turn"),
            ("f3", "A game of The Boss for 3 players begins."),
        ):
            await pilot.press(key)
            await pilot.pause()
            await pilot.press(*["up"] * 40)
            assert word in picture(pilot)
            await pilot.press("escape")
            await pilot.pause()
            assert picture(pilot) == table

    at(sit_at_the_boss(), scene)


def test_two_people_never_see_each_others_cards() -> None:
    async def scene(pilot: Pilot[None], sitting: Home) -> None:
        assert isinstance(pilot.app.screen, Curtain)
        assert "Pass the screen to Anna." in picture(pilot)
        assert "(you)" not in picture(pilot)
        cards = [
            card.replace("_", " ").title().replace(" Revolver", " revolver")
            for card in sitting.moment(0).view["seats"][0]["hand"]
        ]
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("pagedown", "pagedown")
        hand = picture(pilot).partition("── Your hand")[2]
        assert all(card.split()[0] in hand for card in cards)
        await typed(pilot, f"play {sitting.moment(0).view['seats'][0]['hand'][0]}", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
        assert "Pass the screen to Ben." in picture(pilot)
        assert "Your hand" not in picture(pilot)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("pagedown", "pagedown")
        assert "Ben (you)" in picture(pilot)
        assert picture(pilot).partition("── Your hand")[2].split("\n")[1] != hand.split("\n")[1]

    at(home("the_boss", people=3), scene)


def test_where_nothing_is_secret_no_curtain_falls() -> None:
    async def scene(pilot: Pilot[None], sitting: Home) -> None:
        for _ in range(4):
            assert not isinstance(pilot.app.screen, Curtain)
            person = sitting.names[sitting.awaited() or 0]
            assert f"{person} (you)" in picture(pilot)
            rows_before = sitting.table.ply
            await pilot.press("up", "enter")
            await until(pilot, lambda rows_before=rows_before: sitting.table.ply > rows_before)  # type: ignore[misc]

    at(home("gangster", people=3), scene)


def test_mouse_chooses_in_the_list_and_on_the_board() -> None:
    async def scene(pilot: Pilot[None], sitting: Home) -> None:
        screen = play_screen(pilot)
        board = picture(pilot).splitlines()
        line = next(number for number, text in enumerate(board) if "Detroit" in text)
        await pilot.click(offset=(board[line].index("Detroit") + 2, line))
        assert screen.query_one(Input).value == "detroit"
        assert all(entry.startswith("place detroit") for entry in [one.words for one in screen._entries])
        await pilot.press("escape")
        shown = picture(pilot).splitlines()
        line = next(number for number, text in enumerate(shown) if "Place nobody" in text)
        await pilot.click(offset=(5, line))
        await until(pilot, lambda: rows(sitting) == ["place nothing"])
        line = next(number for number, text in enumerate(picture(pilot).splitlines()) if "F2 Rules" in text)
        await pilot.click(offset=(picture(pilot).splitlines()[line].index("Rules"), line))
        await pilot.pause()
        assert "the_boss/" in picture(pilot)

    at(sit_at_the_boss(), scene)


def test_the_board_scrolls_by_pages_and_parts() -> None:
    async def scene(pilot: Pilot[None], sitting: Home) -> None:
        assert "▼" in picture(pilot).splitlines()[0]
        await pilot.press("ctrl+down")
        await pilot.pause()
        assert picture(pilot).splitlines()[2].startswith("── The districts")
        await pilot.press("ctrl+up")
        await pilot.pause()
        assert picture(pilot).splitlines()[2].startswith("── Chicago")
        await pilot.press(*["pagedown"] * 9)
        await pilot.pause()
        assert "▼" not in picture(pilot).splitlines()[0]
        assert "If it were settled now: Anna" in picture(pilot)

    at(home("gangster"), scene)


def test_the_screen_follows_the_window() -> None:
    async def scene(pilot: Pilot[None], sitting: Home) -> None:
        first = await settled(pilot)
        await typed(pilot, "place de")
        for size in (WIDE, (30, 8), (8, 3), (200, 60), NARROW):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert len(picture(pilot).splitlines()) == size[1]
            assert max(map(len, picture(pilot).splitlines())) <= size[0]
            assert "> place de" in picture(pilot) or size[0] < 30
        board = play_screen(pilot).query_one(Board)
        await pilot.resize_terminal(*WIDE)
        await pilot.pause()
        assert play_screen(pilot).query_one("#choices", OptionList).region.x >= board.region.right
        await pilot.resize_terminal(*NARROW)
        await pilot.press("escape")
        assert await settled(pilot) == first

    at(sit_at_the_boss(), scene)


def test_everything_can_be_shown_in_ascii() -> None:
    async def scene(pilot: Pilot[None], sitting: Home) -> None:
        for keys in ((), ("f1",), ("escape", "f2"), ("escape", "f3"), ("escape", "f4"), ("escape", "ctrl+c")):
            await pilot.press(*keys)
            await pilot.pause()
            assert picture(pilot).isascii(), picture(pilot)
        await pilot.press("escape")
        await typed(pilot, "place chicago 1 0", "enter")
        await until(pilot, lambda: "x " in picture(pilot))
        assert picture(pilot).isascii()
        assert "-- " in picture(pilot)

    at(sit_at_the_boss(), scene, in_ascii=True, language="fr")
    assert PlainScrollBar.VERTICAL_BARS == [" "] * 8


@pytest.fixture
def no_color(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")


def colours(pilot: Pilot[None]) -> set[str]:
    """Every colour on the screen, as the terminal is told."""
    found = set()
    for strip in pilot.app.screen._compositor.render_strips():
        for filtered in [strip.apply_filter(one, pilot.app.screen.background_colors[0]) for one in pilot.app._filters][
            -1:
        ]:
            for segment in filtered:
                if segment.style is not None:
                    found |= {str(one.name) for one in (segment.style.color, segment.style.bgcolor) if one is not None}
    return found


@pytest.mark.usefixtures("no_color")
def test_without_colour_nothing_is_lost() -> None:
    async def scene(pilot: Pilot[None], sitting: Home) -> None:
        await pilot.press("down")
        await pilot.pause()
        assert colours(pilot) <= {"default"}
        reversed_lines = [
            "".join(segment.text for segment in strip)
            for strip in pilot.app.screen._compositor.render_strips()
            if any(segment.style is not None and segment.style.reverse for segment in strip)
        ]
        assert any("place nothing" in line for line in reversed_lines), "the marked choice cannot be told"

    at(sit_at_the_boss(), scene)


def test_with_colour_there_are_colours() -> None:
    async def scene(pilot: Pilot[None], sitting: Home) -> None:
        assert len(colours(pilot)) > 5

    at(sit_at_the_boss(), scene)
