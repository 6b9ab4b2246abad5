"""Records that people bring along, the page itself, and what the shelf says."""

import asyncio
import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest
from server.harness import running, settings, web

import omerta
from omerta.language import Speaker
from omerta.records import read, replay
from omerta.server import page, reading_room
from omerta.server.limits import household

ARCHIVE = Path(__file__).parents[1] / "records" / "archive"


def run(coroutine: Any) -> None:
    asyncio.run(coroutine)


def a_record(game: str = "the_boss") -> str:
    """A whole game, kept for ever."""
    return next(file for file in sorted(ARCHIVE.glob("*.omr")) if game in file.name).read_text(encoding="utf-8")


def test_a_record_is_opened_and_looked_at_through_anybodys_eyes(tmp_path: Path) -> None:
    text = a_record()
    record = read(text)
    game = omerta.interpreted_game("the_boss")
    played = replay(record, game)

    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            answer = await client.post("/api/records?lang=de", json={"text": text})
            assert answer.status_code == 201, answer.text
            opened = answer.json()
            assert (opened["game"], opened["players"], opened["result"]) == ("the_boss", record.names, record.result)
            speaker = Speaker("de", record.names)
            for row, told in zip(opened["rows"], played.events, strict=True):
                assert [event["words"] for event in row["events"]] == [speaker.event("the_boss", one) for one in told]
            last = len(record.rows) - 1
            for ply in (0, last // 2, last):
                for seat in (None, *range(record.players)):
                    wanted = {"lang": "de"} | ({} if seat is None else {"seat": seat})
                    path = f"/api/records/{opened['id']}/positions/{ply}"
                    shown = (await client.get(path, params=wanted)).json()
                    assert shown["view"] == game.view(played.states[ply], seat)
                    assert (shown["ply"], shown["seat"]) == (ply, seat)
                    assert (shown["sheet"] is None) == bool(shown["awaiting"]) == (ply < last)
                    assert bool(shown["question"]) == (ply < last)
            for path, code in (
                (f"/api/records/{opened['id']}/positions/{last + 1}", "no-row"),
                (f"/api/records/{opened['id']}/positions/0?seat=7", "no-seat"),
                (f"/api/records/{'0' * 32}/positions/0", "no-record"),
            ):
                missing = await client.get(path)
                assert (missing.status_code, missing.json()["code"]) == (404, code)

    run(main())


def resealed(text: str) -> str:
    return f"{text}end {hashlib.sha256(text.encode()).hexdigest()}\n"


def test_damaged_records_are_explained_with_their_line(tmp_path: Path) -> None:
    text = a_record()
    chance = random.Random(3)

    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            for _ in range(150):
                place, sign = chance.randrange(len(text)), chance.choice("0 x|{}/.\n\u0000é💀")
                damaged = text[:place] + sign + text[place + chance.randrange(2) :]
                if chance.random() < 0.7:
                    damaged = resealed(damaged[: damaged.rindex("end ")])
                answer = await client.post("/api/records", json={"text": damaged})
                assert answer.status_code in (201, 400), answer.text
                if answer.status_code == 400:
                    assert answer.json()["code"] == "bad-input"
                    assert "the record, line " in answer.json()["message"]
            redacted = "omerta record 1\nview-of: 1\n"
            refused = await client.post("/api/records", json={"text": resealed(redacted)})
            assert "this is what one seat may know" in refused.json()["message"]
            assert "omerta_failures_total 0.0" in (await client.get("/metrics")).text

    run(main())


def test_only_this_request_may_be_long_and_memory_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading_room, "MOST_RECORDS", 2)
    monkeypatch.setattr(reading_room, "MOST_ROWS", 1000)
    texts = [resealed(a_record()[:-69] + f"# {number}\n") for number in range(3)]

    async def main() -> None:
        async with running(settings(tmp_path, records_per_minute=20)) as house, web(house) as client:
            ids = [(await client.post("/api/records", json={"text": text})).json()["id"] for text in texts]
            found = [(await client.get(f"/api/records/{one}/positions/0")).status_code for one in ids]
            assert found == [404, 200, 200]
            assert len(house.reading_room._open) == 2
            assert (await client.post("/api/records", json={"text": "x" * 2_100_000})).status_code == 400
            assert (await client.post("/api/records", json={"text": "x" * 2_600_000})).status_code == 413
            codes = [(await client.post("/api/records", json={"text": texts[2]})).status_code for _ in range(3)]
            assert codes[-1] == 429

    run(main())


async def raw_get(port: int, path: str) -> tuple[int, Any]:
    """A request as it is written here: clients like to tidy paths up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
    head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    return int(head.split()[1]), json.loads(body)


def built(folder: Path) -> None:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Omerta</title>")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "index-a1B2.js").write_text("let long = 'x';" * 100)
    (folder / "assets" / "secret.py").write_text("no")
    (folder.parent / "outside.js").write_text("no")


def test_the_page_is_served_and_nothing_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "page"
    monkeypatch.setattr(page, "PAGE", folder)

    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            unbuilt = await client.get("/")
            assert (unbuilt.status_code, "npm run build" in unbuilt.text) == (503, True)
            built(folder)
            index = await client.get("/")
            assert (index.status_code, index.headers["cache-control"]) == (200, "no-cache")
            assert index.headers["content-type"].startswith("text/html")
            script = await client.get("/assets/index-a1B2.js", headers={"Accept-Encoding": "gzip"})
            assert script.text == "let long = 'x';" * 100
            assert script.headers["content-encoding"] == "gzip"
            assert "immutable" in script.headers["cache-control"]
            assert script.headers["content-type"].startswith("text/javascript")
            plain = await client.get("/assets/index-a1B2.js", headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert (await client.get("/favicon.svg")).headers["content-type"] == "image/svg+xml"
            for path in (
                "/assets/secret.py", "/assets/", "/assets/none.js", "/assets/..%2foutside.js",
                "/assets/%2e%2e/outside.js",
                "/assets/..%2f..%2foutside.js", "/assets//etc/passwd", "/outside.js", "/..%2foutside.js", "/nowhere",
                "/assets/..", "/assets/%00.js", "/manifest.webmanifest", "/page/index.html", "/index.html/",
            ):  # fmt: skip
                status, problem = await raw_get(house.settings.port, path)
                assert status in (400, 404), path
                assert problem["code"] in ("not-found", "bad-input"), path

    run(main())


def test_a_household_counts_as_one() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::99") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("somebody") == "somebody"


def test_the_shelf_tells_about_games_and_bots_in_the_language(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            shelf = (await client.get("/api/games?lang=fr")).json()
            games = {game["name"]: game for game in shelf["games"]}
            assert games["gangster"]["summary"] == Speaker("fr", []).say("gangster-summary")
            assert (games["gangster"]["year"], games["gangster"]["designers"]) == (2007, ["Thorsten Gimmler"])
            assert all(games[name]["minutes"] for name in ("gangsta", "gangster", "the_boss"))
            assert (games["council"]["title"], games["council"]["year"]) == ("council", None)
            assert {"rookie", "capo"} <= {bot["bot"] for bot in shelf["bots"]}
            assert all(bot["name"] for bot in shelf["bots"])

    run(main())
