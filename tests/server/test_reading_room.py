"""What can be done with a record that lies open: see everything, who was ahead, was the luck fair, play on."""

import asyncio
import hashlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.harness import Player, running, settings, web
from tables import council

import omerta
from omerta import Game
from omerta.games import registry
from omerta.kernel.game import open_game
from omerta.language import Speaker
from omerta.language.boards import draw
from omerta.records import read, replay, sealed
from omerta.records.record import seed_hash
from omerta.server.house import House
from omerta.tables import Table

ARCHIVE = Path(__file__).parents[1] / "records" / "archive"
BOSS = (ARCHIVE / "the_boss-edition1-3-usual.omr").read_text(encoding="utf-8")
NAMES = ["Anna", "Ben", "Cleo"]


def with_house(tmp_path: Path, doing: Callable[[House, httpx.AsyncClient], Any], **wishes: Any) -> None:
    async def main() -> None:
        async with running(settings(tmp_path, **wishes)) as house, web(house) as client:
            await doing(house, client)

    asyncio.run(main())


async def opened(client: httpx.AsyncClient, text: str) -> str:
    """The address of a record that was opened."""
    answer = await client.post("/api/records", json={"text": text})
    assert answer.status_code == 201, answer.text
    return f"/api/records/{answer.json()['id']}"


def played(game: Game, decisions: int = 10_000, start: dict[str, Any] | None = None) -> str:
    """The record of a random game, or of its beginning."""
    table = Table(game, NAMES, 5, date="2026-11-16", start=start)
    for ply in range(decisions):
        if table.over:
            break
        seat = table.awaiting()[0]
        table.play(seat, game.sample(table.state, seat, ply))
    return table.text()


def test_bots_say_why_when_one_looks_back(tmp_path: Path) -> None:
    game = omerta.interpreted_game("the_boss")
    table = Table(game, NAMES, 5)
    for note in ("why aspects 64 money chicago", "why aspects 64 nonsense", "well played"):
        seat = table.awaiting()[0]
        table.play(seat, table.legal(seat)[0], note=note)

    async def main(_: House, client: httpx.AsyncClient) -> None:
        answer = await client.post("/api/records", json={"text": table.text()}, params={"lang": "de"})
        told = [row["why"] for row in answer.json()["rows"]]
        assert told[0] is told[2] is told[3] is None
        assert told[1]["facts"] == {"aspects": ["money", "chicago"], "percent": 64}
        assert told[1]["words"].startswith("Den Ausschlag gab: ")

    with_house(tmp_path, main)


def changed(text: str, old: str, new: str) -> str:
    """The text with something else in it, sealed anew."""
    assert re.search(old, text)
    return sealed(re.sub(old, new, text[: text.rindex("end ")], count=1))


# --- everything open


@pytest.mark.parametrize("name", registry.games())
def test_everything_is_open_if_one_wants_it_so(tmp_path: Path, name: str) -> None:
    text = (ARCHIVE / f"{name}-edition1-3-usual.omr").read_text(encoding="utf-8")
    game = omerta.interpreted_game(name)
    states = replay(read(text), game).states

    async def doing(house: House, client: httpx.AsyncClient) -> None:
        record = await opened(client, text)
        for ply in (0, 30, len(states) - 1):
            path, state = f"{record}/positions/{ply}", states[ply]
            spectator = (await client.get(path)).json()
            assert spectator["view"] == game.view(state, None)
            shown = (await client.get(path, params={"everything": "true"})).json()
            assert shown["view"] == game.laid_open(state)
            assert shown["text"] == draw(Speaker("en", read(text).names), shown["view"])

    with_house(tmp_path, doing)


def test_where_seats_hold_nothing_all_is_open_anyway(tmp_path: Path) -> None:
    async def doing(house: House, client: httpx.AsyncClient) -> None:
        path = f"{await opened(client, played(open_game(council.GAME)))}/positions/1"
        assert (await client.get(path, params={"everything": "true"})).json() == (await client.get(path)).json()

    with_house(tmp_path, doing)


# --- who was ahead


def test_standings_are_the_score_sheet_after_each_row(tmp_path: Path) -> None:
    game = omerta.interpreted_game("the_boss")
    states = replay(read(BOSS), game).states

    async def doing(house: House, client: httpx.AsyncClient) -> None:
        answer = await client.get(f"{await opened(client, BOSS)}/standings")
        assert answer.status_code == 200, answer.text
        rows = answer.json()["rows"]
        assert rows == [game.score_sheet(state)["lines"] for state in states]
        assert [line["seat"] for line in rows[-1] if line["winner"]] == [
            seat for seat, share in enumerate(read(BOSS).result or []) if share
        ]

    with_house(tmp_path, doing)


def test_a_game_without_a_score_has_no_standings(tmp_path: Path) -> None:
    text = played(open_game(council.GAME))

    async def doing(house: House, client: httpx.AsyncClient) -> None:
        rows = (await client.get(f"{await opened(client, text)}/standings")).json()["rows"]
        assert rows == [[]] * len(read(text).rows)

    with_house(tmp_path, doing)


# --- was the luck fair


def another_seed(text: str) -> str:
    """Somebody chose the seed after the deal, and published the hash that fits."""
    seed = "11" * 32
    text = changed(text, r"seed-hash: \w+", f"seed-hash: {seed_hash(bytes.fromhex(seed))}")
    return changed(text, r"\nseed: \w+", f"\nseed: {seed}")


def turned_coin(text: str) -> str:
    """Somebody turned a coin in the deal."""
    return changed(text, r"deal \| (\d)/2", lambda found: f"deal | {1 - int(found[1])}/2")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("tamper", "problem"),
    [
        (lambda text: text, None),
        (turned_coin, r"line 15: .*seed"),
        (another_seed, r"line 15: .*seed"),
        (
            lambda text: changed(text, r"\nseed: \w+", f"\nseed: {'11' * 32}"),
            "hash was published before the deal",
        ),
    ],
    ids=["untouched", "a coin turned", "seed and hash replaced", "seed replaced"],
)
def test_proof_of_fair_luck(tmp_path: Path, tamper: Callable[[str], str], problem: str | None) -> None:
    text = tamper(played(open_game(council.GAME)))

    async def doing(house: House, client: httpx.AsyncClient) -> None:
        answer = await client.get(f"{await opened(client, text)}/proof")
        assert answer.status_code == 200, answer.text
        proof = answer.json()
        assert (proof["fair"], proof["dealt"]) == (problem is None, True)
        assert proof["outcomes"] == sum(len(row.draws) for row in read(text).rows) >= 3
        assert proof["problem"] is None if problem is None else re.search(problem, proof["problem"])

    with_house(tmp_path, doing)


def test_proof_of_a_game_that_goes_on_has_to_wait(tmp_path: Path) -> None:
    text = played(open_game(council.GAME), decisions=3)

    async def doing(house: House, client: httpx.AsyncClient) -> None:
        proof = (await client.get(f"{await opened(client, text)}/proof")).json()
        assert not proof["fair"]
        assert "the seed is secret until the game is over" in proof["problem"]

    with_house(tmp_path, doing)


def test_proof_from_a_written_position_says_that_nobody_dealt_it(tmp_path: Path) -> None:
    game = omerta.interpreted_game("the_boss")
    text = played(game, start=game.to_dict(replay(read(BOSS), game).states[60]))

    async def doing(house: House, client: httpx.AsyncClient) -> None:
        proof = (await client.get(f"{await opened(client, text)}/proof")).json()
        assert (proof["fair"], proof["dealt"], proof["problem"]) == (True, False, None)

    with_house(tmp_path, doing)


# --- play on from here


def wish(**wishes: Any) -> dict[str, Any]:
    return {"ply": 40, "seat": 1, "name": "Zoe", "bot": "rookie"} | wishes


def test_play_on_from_a_position_in_anybodys_place(tmp_path: Path) -> None:
    game = omerta.interpreted_game("the_boss")
    states = replay(read(BOSS), game).states

    async def doing(house: House, client: httpx.AsyncClient) -> None:
        record = await opened(client, BOSS)
        for ply, seat in ((0, 0), (40, 1), (len(states) - 2, 2)):
            answer = await client.post(f"{record}/tables", json=wish(ply=ply, seat=seat))
            assert answer.status_code == 201, answer.text
            made = answer.json()
            assert made["seats"] == [seat]
            table = made["table"]
            assert [one["kind"] for one in table["seats"]] == ["person" if one == seat else "bot" for one in range(3)]
            assert [one["bot"] for one in table["seats"]] == [None if one == seat else "rookie" for one in range(3)]
            assert table["seats"][seat]["name"] == "Zoe"
            assert (table["game"], table["open"], table["spectators"]) == ("the_boss", False, False)
            live = await house.table(table["id"])
            assert live.table is not None
            assert live.table.state_after(0) == states[ply]
            async with Player(house, table["id"], made["tokens"]) as zoe:
                update = await zoe.wait(
                    lambda message: message["type"] == "update" and (message["asked"] or not message["awaiting"])
                )
                if update["asked"]:
                    assert (await zoe.move(seat, update["legal"][0]))["ok"]

    with_house(tmp_path, doing)


@pytest.mark.parametrize(
    ("wrong", "status", "code", "message"),
    [
        ({"ply": 9999}, 404, "no-row", "The rows are 0 to "),
        ({"ply": -1}, 400, "bad-input", ""),
        ({"ply": "last"}, 400, "bad-input", ""),
        ({"seat": 3}, 404, "no-seat", "There is no such seat."),
        ({"seat": 8}, 400, "bad-input", ""),
        ({"bot": "nobody"}, 400, "no-bot", "there is rookie"),
        ({"bot": "os:system"}, 400, "no-bot", "there is rookie"),
        ({"name": ""}, 400, "bad-input", ""),
        ({"name": "\u202e"}, 400, "bad-name", "name"),
        ({"name": "x" * 31}, 400, "bad-input", ""),
        ({"secret": 1}, 400, "bad-input", ""),
    ],
)
def test_playing_on_with_bad_wishes_is_refused(
    tmp_path: Path, wrong: dict[str, Any], status: int, code: str, message: str
) -> None:
    async def doing(house: House, client: httpx.AsyncClient) -> None:
        answer = await client.post(f"{await opened(client, BOSS)}/tables", json=wish(**wrong))
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert message in answer.json()["message"]
        if not message:  # which field, and what it should be
            assert any(next(iter(wrong)) in field for field in answer.json()["facts"]["fields"]), answer.text
        assert house.live_tables() == []

    with_house(tmp_path, doing)


def test_nobody_plays_on_after_the_end_nor_without_end(tmp_path: Path) -> None:
    async def doing(house: House, client: httpx.AsyncClient) -> None:
        record = await opened(client, BOSS)
        over = await client.post(f"{record}/tables", json=wish(ply=len(read(BOSS).rows) - 1))
        assert (over.status_code, over.json()["code"]) == (409, "over")
        codes = [(await client.post(f"{record}/tables", json=wish())).status_code for _ in range(3)]
        assert (codes[0], codes[-1]) == (201, 429)

    with_house(tmp_path, doing, new_tables_per_minute=2)


@pytest.mark.parametrize("asked", ["standings", "proof", "tables"])
def test_a_record_that_is_not_open_is_to_be_sent_again(tmp_path: Path, asked: str) -> None:
    nobody = hashlib.sha256(b"").hexdigest()[:32]

    async def doing(house: House, client: httpx.AsyncClient) -> None:
        for name, status, code in ((nobody, 404, "no-record"), ("zz", 400, "bad-input")):
            address = f"/api/records/{name}/{asked}"
            answer = await (client.post(address, json=wish()) if asked == "tables" else client.get(address))
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            assert status == 400 or "send it again" in answer.json()["message"]

    with_house(tmp_path, doing)


# --- what a Capo would have done


def test_a_capo_says_what_he_would_have_done_and_why(tmp_path: Path) -> None:
    game = omerta.interpreted_game("the_boss")
    states = replay(read(BOSS), game).states

    async def doing(house: House, client: httpx.AsyncClient) -> None:
        record = await opened(client, BOSS)
        answer = await client.get(f"{record}/positions/7/opinion?lang=de")
        assert answer.status_code == 200, answer.text
        said = answer.json()
        seat = game.awaiting(states[7])[0]
        assert (said["ply"], said["seat"]) == (7, seat)
        assert game.parse(states[7], said["choice"]["action"]) in game.legal(states[7], seat)
        assert said["why"].endswith(".")
        assert (await client.get(f"{record}/positions/7/opinion?lang=de")).json() == said, "the same as before"
        over = await client.get(f"{record}/positions/{len(states) - 1}/opinion")
        assert (over.status_code, over.json()["code"]) == (409, "over")
        assert (await client.get(f"{record}/positions/4999/opinion")).json()["code"] == "no-row"

    with_house(tmp_path, doing)


def test_opinions_on_records_are_limited(tmp_path: Path) -> None:
    async def doing(house: House, client: httpx.AsyncClient) -> None:
        asked = f"{await opened(client, BOSS)}/positions/7/opinion"
        codes = [(await client.get(asked)).status_code for _ in range(6)]
        assert 200 in codes
        assert 429 in codes

    with_house(tmp_path, doing, hints_per_minute=2)
