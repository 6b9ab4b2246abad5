"""Rulebooks over HTTP, and tables that begin from an example: alone against bots, and honest about it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.harness import Player, bearer, running, set_up, settings, web

import omerta
from omerta.games.examples import example
from omerta.language.rulebook import CARDS
from omerta.records import read, replay


@pytest.mark.parametrize("game", CARDS)
def test_a_rulebook_can_be_read(tmp_path: Path, game: str) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            book = (await client.get(f"/api/rulebooks/{game}")).json()
            assert book["game"] == game
            assert len(book["chapters"]) > 4
            assert {picture["name"] for picture in book["examples"]} >= {one["start"] for one in book["lesson"]} - {
                None
            }
            answer = await client.get("/api/rulebooks/chess")
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found")

    asyncio.run(main())


def test_a_table_begins_from_an_example_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        wanted = settings(tmp_path)
        async with running(wanted) as house, web(house) as client:
            made = await set_up(client, "gangsta", "me", "bot", start="gangsta/mobilise-2")
            assert made["table"]["start"] == "gangsta/mobilise-2"
            assert [seat["name"] for seat in made["table"]["seats"]] == ["Player 0", "Ben"]
            async with Player(house, made["table"]["id"], made["tokens"]) as player:
                first = await player.update(1)
                assert first["view"] == omerta.interpreted_game("gangsta").view(the_state(), 0)
                assert (await player.move(0, "free 104"))["ok"]
                await player.update(2)
            tokens = player.tokens
            record = (await client.get(f"/api/tables/{made['table']['id']}/record", headers=bearer(tokens[0]))).text
            assert "\nposition: secret\n" in record
        async with running(wanted) as house, Player(house, made["table"]["id"], tokens) as player:
            again = await player.update(2)
            assert "free 111" in again["legal"]

    asyncio.run(main())


def the_state() -> Any:
    return example("gangsta/mobilise-2").state(omerta.interpreted_game("gangsta"))


def test_the_whole_record_says_that_the_game_was_not_dealt(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "the_boss", "me", "me", start="the_boss/place-majority")
            async with Player(house, made["table"]["id"], made["tokens"]) as player:
                while True:
                    await player.wait(lambda message: message["type"] == "update")
                    asked = next(
                        (one for seat in (0, 1) if (one := player.last("update", seat)) and one["asked"]), None
                    )
                    if asked is None:
                        break
                    assert (await player.move(asked["seat"], asked["legal"][-1], asked["ply"]))["ok"]
                    for seat in (0, 1):
                        await player.update(asked["ply"] + 1, seat)
            text = (await client.get(f"/api/tables/{made['table']['id']}/record")).text
            game = omerta.interpreted_game("the_boss")
            assert replay(read(text), game).states[0] == example("the_boss/place-majority").state(game)
            opened = (await client.post("/api/records", json={"text": text})).json()
            assert opened["dealt"] is False

    asyncio.run(main())


@pytest.mark.parametrize(
    ("wishes", "kinds", "message"),
    [
        ({"start": "gangsta/nothing"}, ("me", "bot"), "there is no example `nothing`"),
        ({"start": "chess/start"}, ("me", "bot"), "unknown game"),
        ({"start": "../../etc/passwd"}, ("me", "bot"), "unknown game"),
        ({"start": "the_boss/deal"}, ("me", "bot"), "an example of the_boss with 4 players"),
        ({"start": "gangsta/cooperation"}, ("me", "bot"), "an example of gangsta with 3 players"),
        ({"start": "gangsta/mobilise-1"}, ("me", "open"), "only against bots"),
        ({"start": "gangsta/mobilise-1", "open": True}, ("me", "bot"), "only against bots"),
    ],
)
def test_other_positions_are_refused(
    tmp_path: Path, wishes: dict[str, Any], kinds: tuple[str, str], message: str
) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            seats = [{"kind": kind, "name": "Anna"} if kind == "me" else {"kind": kind} for kind in kinds]
            answer = await client.post("/api/tables", json={"game": "gangsta", "seats": seats} | wishes)
            assert answer.status_code == 400
            assert message in answer.json()["message"]

    asyncio.run(main())
