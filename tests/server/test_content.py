"""Contents: looked at as sheets, checked as typed, saved, chosen; and all that is refused."""

import asyncio
import csv
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.harness import Player, running, set_up, settings, web

from omerta.server import contents
from omerta.server.http_content import LONGEST_REQUEST

OURS = Path(__file__).parents[2] / "src/omerta/games"
BOSS = "/api/games/the_boss/contents"
HOUSE_CARD, TYPED_CARD = "1,New York,3,house", "1,New York,5,own"


def files(game: str) -> dict[str, str]:
    return {file.name: file.read_text() for file in (OURS / game / "content").glob("*.csv")}


def typed(card: str = TYPED_CARD) -> dict[str, Any]:
    """Our cards of The Boss, but one."""
    assert HOUSE_CARD in files("the_boss")["cities.csv"]
    return {"files": {"cities.csv": files("the_boss")["cities.csv"].replace(HOUSE_CARD, card)}}


async def names(client: httpx.AsyncClient, game: str = "the_boss") -> list[str]:
    shelf = (await client.get("/api/games")).json()
    return list(next(one for one in shelf["games"] if one["name"] == game)["contents"])


@pytest.mark.parametrize("game", ["the_boss", "gangster", "gangsta"])
def test_a_content_is_shown_as_it_lies_in_its_files(tmp_path: Path, game: str) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            shown = (await client.get(f"/api/games/{game}/contents/ours")).json()
            assert not shown["can_save"], "this server has no place for them"
            assert {table["file"] for table in shown["tables"]} == set(files(game))
            for table in shown["tables"]:
                lines = [line for line in csv.reader(io.StringIO(files(game)[table["file"]])) if line]
                assert [table["columns"], *table["rows"]] == lines
                assert table["columns"][table["origin"]] == "origin"
            checked = await client.post(f"/api/games/{game}/content-check", json={"files": files(game)})
            assert not [one for one in checked.json()["complaints"] if one["wrong"]]
            for nothing in (f"{game}/contents/theirs", "chess/contents/ours", "council/contents/ours"):
                assert (await client.get(f"/api/games/{nothing}")).status_code == 404

    asyncio.run(main())


def test_complaints_name_file_and_line(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:

            async def complaints(game: str, sent: dict[str, str]) -> list[dict[str, Any]]:
                answer = await client.post(f"/api/games/{game}/content-check", json={"files": sent})
                assert answer.status_code == 200, answer.text
                return list(answer.json()["complaints"])

            (wrong,) = await complaints("the_boss", typed("1,New York,lots,own")["files"])
            assert (wrong["file"], wrong["line"], wrong["wrong"]) == ("cities.csv", 4, True)
            assert wrong["text"].startswith("unknown card `lots`")
            (wrong,) = await complaints("the_boss", typed("")["files"])
            assert (wrong["file"], wrong["line"]) == ("cities.csv", None)
            assert "New York has 3 cards instead of 4" in wrong["text"]

            tiles = files("gangster")
            tiles["tiles.csv"] = tiles["tiles.csv"].replace("2,6 4 2,12,4,house", "2,6 4 2,5,5,own")
            (unusual,) = await complaints("gangster", tiles)
            assert (unusual["file"], unusual["line"], unusual["wrong"]) == ("tiles.csv", 3, False)

    asyncio.run(main())


def test_a_saved_content_is_played_and_is_there_after_a_restart(tmp_path: Path) -> None:
    saved = tmp_path / "contents"

    async def main() -> None:
        async with running(settings(tmp_path, saved=saved)) as house, web(house) as client:
            assert (await client.put(f"{BOSS}/mine", json=typed("1,New York,9,own"))).status_code == 200
            answer = await client.put(f"{BOSS}/mine", json=typed())  # nobody plays with it yet: a slip is put right
            assert answer.json()["tables"][0]["rows"][2] == TYPED_CARD.split(",")
            assert await names(client) == ["ours", "mine"]
            assert await names(client, "gangster") == ["ours"]
            made = await set_up(client, "the_boss", "me", "me", content="mine")
            assert house.game("the_boss", "mine").content_digest != house.game("the_boss").content_digest
            async with Player(house, made["table"]["id"], made["tokens"]) as player:
                first = await player.wait(lambda message: message["type"] == "update" and message["asked"])
                assert (await player.move(first["seat"], first["legal"][0]))["problem"] is None
        assert [one.name for one in (saved / "the_boss").iterdir()] == ["mine"], "nothing else is left behind"
        broken = saved / "the_boss" / "broken"
        broken.mkdir()
        (broken / "cities.csv").write_text("nonsense")
        (saved / "the_boss" / "mine").rename(saved / "the_boss" / ".old-mine")  # as a crash could leave it
        (saved / "the_boss" / ".new-1").mkdir()
        async with running(settings(tmp_path, saved=saved)) as house, web(house) as client:
            assert await names(client) == ["ours", "mine"]
            assert not list((saved / "the_boss").glob(".*"))
            async with Player(house, made["table"]["id"], made["tokens"]) as player:
                again = await player.wait(lambda message: message["type"] == "update" and message["asked"])
                assert (await player.move(again["seat"], again["legal"][0]))["problem"] is None

    asyncio.run(main())


def test_what_would_harm_is_not_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved, theirs = tmp_path / "contents", tmp_path / "theirs"
    theirs.mkdir()
    (theirs / "cities.csv").write_text(files("the_boss")["cities.csv"])

    async def main() -> None:
        wanted = settings(tmp_path, saved=saved, contents={"the_boss": (("theirs", theirs),)})
        async with running(wanted) as house, web(house) as client:

            async def refused(name: str, body: dict[str, Any], **more: Any) -> tuple[int, str]:
                answer = await client.put(f"{BOSS}/{name}", json=body, **more)
                return answer.status_code, answer.json()["code"]

            assert await refused("ours", typed()) == (409, "content-fixed")
            assert await refused("theirs", typed()) == (409, "content-fixed")
            assert await refused("mine", typed("1,New York,lots,own")) == (400, "bad-input")
            for files in ({}, {**typed()["files"], "../x.csv": ""}, {"/etc/x": "x"}):
                assert await refused("mine", {"files": files}) == (400, "bad-input")
            for name in ("Mine", "my cards", "a" * 31, "..", "%2e%2e", "..%2fmine", "mine%2f..%2fx", "mine%00", "é"):
                assert (await refused(name, typed()))[0] in (400, 404, 405), name
            assert await refused("mine", {"files": {"cities.csv": "x" * 40_001}}) == (400, "bad-input")
            assert (await refused("mine", {"files": {"cities.csv": "x" * LONGEST_REQUEST}}))[0] == 413
            proxied = {"X-Forwarded-For": "203.0.113.9"}
            assert await refused("mine", typed(), headers=proxied) == (403, "no-saving")
            assert not (await client.get(f"{BOSS}/ours", headers=proxied)).json()["can_save"]
            assert (await client.get(f"{BOSS}/ours")).json()["can_save"]
            assert [one.name for one in saved.rglob("*")] in ([], ["the_boss"]), "nothing half done"

            assert (await client.put(f"{BOSS}/mine", json=typed())).status_code == 200
            await set_up(client, "the_boss", "me", "open", content="mine")
            assert await refused("mine", typed("1,New York,9,own")) == (409, "content-used")
            assert TYPED_CARD in (saved / "the_boss/mine/cities.csv").read_text()
            monkeypatch.setattr(contents, "MOST_SAVED", 1)
            assert await refused("another", typed()) == (503, "content-full")
            assert [one.name for one in (saved / "the_boss").iterdir()] == ["mine"]

    asyncio.run(main())


def test_a_content_that_is_saved_anew_while_a_table_is_set_up_is_the_one_it_gets(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path, saved=tmp_path / "contents")) as house, web(house) as client:
            assert (await client.put(f"{BOSS}/mine", json=typed())).status_code == 200
            write, tables = house.write, []

            async def meanwhile(work: Callable[[Any], Any]) -> Any:
                """No table has it, says the store; and just then somebody sets one up."""
                used = await write(work)
                house.write = write  # type: ignore[method-assign]
                tables.append(asyncio.create_task(set_up(client, "the_boss", "me", "me", content="mine")))
                await asyncio.sleep(0.3)
                return used

            house.write = meanwhile  # type: ignore[method-assign]
            assert (await client.put(f"{BOSS}/mine", json=typed("1,New York,9,own"))).status_code == 200
            made = await tables[0]
            house.forget(await house.table(made["table"]["id"]))
            assert (await house.table(made["table"]["id"])).stuck is None
            assert (await client.put(f"{BOSS}/mine", json=typed())).json()["code"] == "content-used"

    asyncio.run(main())


@pytest.mark.parametrize(("who", "status"), [("local", 403), ("all", 200), ("nobody", 403)])
def test_the_operator_says_who_may_save(tmp_path: Path, who: str, status: int) -> None:
    async def main() -> None:
        wanted = settings(tmp_path, saved=tmp_path / "contents", saving=who, proxies=("127.0.0.1",))
        async with running(wanted) as house, web(house) as client:
            answer = await client.put(f"{BOSS}/mine", json=typed(), headers={"X-Forwarded-For": "203.0.113.9"})
            assert answer.status_code == status
            assert (await names(client)) == (["ours", "mine"] if status == 200 else ["ours"])

    asyncio.run(main())
