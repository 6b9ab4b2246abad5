"""At a server's table: a real server, a real connection, and its loss."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from server.harness import running, set_up, settings, web
from terminal.screens import opened, picture, typed, until

from omerta.kernel.errors import BadInput, IllegalAction
from omerta.server.house import House
from omerta.server.settings import Settings
from omerta.terminal import guest as guest_module
from omerta.terminal.guest import Guest, Link, read_link, take_seat


@asynccontextmanager
async def table(wanted: Settings, *kinds: str, game: str = "the_boss") -> AsyncIterator[tuple[House, Guest]]:
    """A server, and a guest for all seats that are mine."""
    async with running(wanted) as house, web(house) as client:
        made = await set_up(client, game, *kinds)
        server = f"http://127.0.0.1:{wanted.port}"
        link = read_link(f"{server}/#table={made['table']['id']}" + "".join(f"&seat={t}" for t in made["tokens"]))
        yield house, Guest(link)


def test_a_whole_game_at_a_server(tmp_path: Path) -> None:
    chance = random.Random(3)

    async def play() -> None:
        async with table(settings(tmp_path), "me", "bot") as (_, guest), opened(guest) as pilot:
            while guest.result is None:
                await until(pilot, lambda: guest.result is not None or guest.awaited() is not None)
                if guest.awaited() is not None:
                    await pilot.press(chance.choice(("up", "down")), "enter")
            await until(pilot, lambda: "★" in picture(pilot))
            reasons = [line for line in guest.log(0) if line.reason is not None]
            assert len(reasons) > 10, "after the game a bot says why, of all that it did"

    asyncio.run(play())


def test_refusals_undo_and_chat_come_from_the_server(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(settings(tmp_path), "me", "me", "me") as (_, guest), opened(guest) as pilot:
            await until(pilot, lambda: "Pass the screen" in picture(pilot))
            await pilot.press("enter")
            await until(pilot, lambda: "(you)" in picture(pilot))
            await typed(pilot, "place chicago 1 0", "enter")
            await until(pilot, lambda: "the_boss/place-chicago" in picture(pilot))
            await pilot.press("escape")
            await typed(pilot, "plase", "enter")
            await until(pilot, lambda: "An action begins with" in picture(pilot))
            await pilot.press("escape")
            await typed(pilot, "place detroit 1 0", "enter")
            await until(pilot, lambda: "^Z Undo" in picture(pilot))
            await typed(pilot, "say hello there", "enter")
            await until(pilot, lambda: "hello there" in picture(pilot))
            await pilot.press("ctrl+z")
            await until(pilot, lambda: "taken back" in picture(pilot))
            seat = guest.awaited()
            assert seat is not None
            with pytest.raises(IllegalAction):
                await guest.why(seat, "place chicago 1 0")

    asyncio.run(play())


def test_a_lost_connection_is_made_again_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server goes away, a decision is made meanwhile, the server comes back: the decision arrives, once."""
    monkeypatch.setattr(guest_module, "PAUSES", (0.05,))
    wanted = settings(tmp_path)

    async def play() -> None:
        async with AsyncExitStack() as first:
            _, guest = await first.enter_async_context(table(wanted, "me", "me"))
            async with opened(guest) as pilot:
                await until(pilot, lambda: "Pass the screen" in picture(pilot))
                await pilot.press("enter")
                await until(pilot, lambda: "(you)" in picture(pilot))
                await first.aclose()
                await until(pilot, lambda: "Connection lost" in picture(pilot))
                assert "place nothing" in picture(pilot), "the board stays in sight"
                await typed(pilot, "place detroit 1 0", "enter")
                await asyncio.sleep(0.2)
                assert placed(guest) == 0
                async with running(wanted):
                    await until(pilot, lambda: placed(guest) == 1)
                    await until(pilot, lambda: "Connection lost" not in picture(pilot))
                    await typed(pilot, "undo", "enter")
                    await until(pilot, lambda: placed(guest) == 0)

    asyncio.run(play())


def placed(guest: Guest) -> int:
    """How often somebody has placed gangsters."""
    return sum(line.event is not None and line.event.kind == "placed" for line in guest.log(guest.awaited()))


def test_a_seat_is_taken_by_its_code_and_others_can_watch(tmp_path: Path) -> None:
    async def play() -> None:
        wanted = settings(tmp_path)
        async with running(wanted) as house, web(house) as client:
            made = await set_up(client, "the_boss", "me", "open")
            server, code = f"http://127.0.0.1:{wanted.port}", made["table"]["code"]
            link = read_link(f"{server}/#join={code}")
            waiting = Guest(Link(server, made["table"]["id"], tuple(made["tokens"])))
            async with opened(waiting) as pilot:
                await until(pilot, lambda: code in picture(pilot))
                seated = await asyncio.to_thread(take_seat, link, "Zoë")
                assert seated.tokens
                await until(pilot, lambda: "Zoë" in picture(pilot))
            watcher = Guest(Link(server, made["table"]["id"]))
            async with opened(watcher) as pilot:
                await until(pilot, lambda: "Zoë" in picture(pilot))
                assert "Your hand" not in picture(pilot)
                assert "(you)" not in picture(pilot)
            with pytest.raises(BadInput, match=r"127\.0\.0\.1.*"):
                await asyncio.to_thread(take_seat, link, "Too late")

    asyncio.run(play())


def test_whoever_is_not_let_in_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        wanted = settings(tmp_path)
        async with running(wanted):
            stranger = Guest(Link(f"http://127.0.0.1:{wanted.port}", "a" * 16))
            async with opened(stranger) as pilot:
                await until(pilot, lambda: "There is no such table." in picture(pilot))

    asyncio.run(play())


@pytest.mark.parametrize("link", ["", "table.example/#join=ABCDEF", "https://table.example", "ftp://x/#join=ABCDEF"])
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(BadInput, match="a link to a table looks like"):
        read_link(link)


def test_a_server_that_is_not_there_is_said(tmp_path: Path) -> None:
    port = settings(tmp_path).port
    with pytest.raises(BadInput, match="cannot be reached"):
        take_seat(read_link(f"http://127.0.0.1:{port}/#join=ABCDEF"), "Anna")
