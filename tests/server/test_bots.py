"""Bots at a table: in processes of their own, never with a secret, and replaced when they fail."""

import asyncio
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import msgspec
import pytest
from server.harness import Player, running, set_up, settings, web
from tables import council

import omerta
from omerta.bots import load, process
from omerta.bots.worker import Question, answer, question_about
from omerta.kernel.game import open_game
from omerta.server.crew import Crew

STRANGE = {
    name: f"server.strange_bots:{name.title()}" for name in ("fails", "cheats", "slow", "dies", "prints", "tells")
}


@pytest.mark.parametrize(("bot", "replaced"), [("fails", True), ("cheats", True), ("dies", True), ("prints", False)])
def test_a_bot_that_fails_is_replaced_for_that_move(tmp_path: Path, bot: str, replaced: bool) -> None:
    async def main() -> None:
        wanted = settings(tmp_path, bots={"rookie": "omerta.bots.rookie:Rookie"} | STRANGE)
        async with running(wanted) as house, web(house) as client:
            seats = [{"kind": "bot", "bot": bot}, {"kind": "me", "name": "Anna"}]
            made = (await client.post("/api/tables", json={"game": "council", "seats": seats})).json()
            async with Player(house, made["table"]["id"], made["tokens"]) as anna:
                await anna.wait(lambda m: m["type"] == "update" and m["asked"])
            metrics = (await client.get("/metrics")).text
            assert (f'omerta_bots_replaced_total{{bot="{bot}"}}' in metrics) == replaced
            assert "omerta_failures_total 0.0" in metrics

    asyncio.run(main())


@pytest.mark.parametrize(("game", "tells"), [("gangster", True), ("the_boss", False)])
def test_a_bot_says_why_where_that_betrays_nothing(tmp_path: Path, game: str, tells: bool) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, game, "me", "bot", "bot")
            table, bots = made["table"]["id"], {0, 1, 2} - set(made["seats"])
            async with Player(house, table, made["tokens"]) as anna:
                ply = 0
                for _ in range(5):
                    now = await anna.wait(lambda m: m["type"] == "update" and m["asked"] and m["ply"] > ply)  # noqa: B023
                    ply = now["ply"]
                    await anna.move(now["seat"], now["legal"][0], ply)
                said = [row["why"] for one in anna.received if one["type"] == "update" for row in one["log"]]
            reader = Player(house, table, made["tokens"])
            await reader.connect()
            await reader.hello(lang="nl")
            rows = (await reader.update(ply))["log"]
            await reader.close()
            by_bots = {row["why"] and row["why"]["words"] for row in rows if row["seat"] in bots}
            assert ("Gewoon een ingeving." in by_bots) == tells
            assert by_bots <= {"Gewoon een ingeving.", None}
            assert {row["why"] for row in rows if row["seat"] not in bots} == {None}
            assert (
                {"kind": "whim", "facts": {"aspects": [], "percent": 0}, "words": "Just on a whim."} in said
            ) == tells

    asyncio.run(main())


def test_people_are_told_when_somebody_else_plays_for_a_bot(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path, bots=STRANGE)) as house, web(house) as client:
            seats = [{"kind": "bot", "bot": "fails"}, {"kind": "me", "name": "Anna"}]
            made = (await client.post("/api/tables", json={"game": "gangster", "seats": seats})).json()
            async with Player(house, made["table"]["id"], made["tokens"]) as anna:
                ply, told = -1, set[str]()
                while not told:  # her first turn may take several steps
                    update = await anna.wait(lambda m: m["type"] == "update" and m["asked"] and m["ply"] > ply)  # noqa: B023
                    ply = update["ply"]
                    await anna.move(1, update["legal"][0], ply)
                    updates = [one for one in anna.received if one["type"] == "update"]
                    told = {row["why"]["words"] for one in updates for row in one["log"] if row["seat"] == 0}
                assert told == {"This bot had no answer, so another played for it."}

    asyncio.run(main())


def test_a_slow_bot_is_stopped_and_the_next_question_gets_a_new_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "WARMING_UP", 5.0)
    game = open_game(council.GAME)
    state = game.new(2, 1)

    def ask(bot: str) -> Question:
        return question_about(game, None, False, state, 0, bot, 3)

    async def main() -> None:
        crew = Crew(workers=1, queue=2, seconds=0.3)
        assert (await crew.ask(ask("rookie"))).action is not None
        slow = asyncio.create_task(crew.ask(ask(STRANGE["slow"])))
        await asyncio.sleep(0.05)
        waiting = asyncio.create_task(crew.ask(ask("rookie")))
        await asyncio.sleep(0)
        assert (await crew.ask(ask("rookie"))).problem == "too many questions are waiting"
        assert (await slow).problem == "no answer within 0.3 s"
        assert (await slow).instead in game.legal(state, 0)
        assert (await waiting).action is not None
        await crew.close()

    asyncio.run(main())


@pytest.mark.parametrize("bot", ["slow", "dies", "fails"])
def test_soldier_plays_for_a_bot_that_takes_its_process_with_it(bot: str) -> None:
    game = omerta.interpreted_game("the_boss")
    state = game.new(3, 1)

    async def main() -> None:
        crew = Crew(workers=1, queue=1, seconds=1)
        soldier = await crew.ask(question_about(game, None, False, state, 0, "soldier", 3))
        answer = await crew.ask(question_about(game, None, False, state, 0, STRANGE[bot], 3))
        assert answer.action is None
        assert answer.problem
        assert answer.instead == soldier.action is not None
        await crew.close()

    asyncio.run(main())


def test_at_a_table_bots_are_told_to_think_no_longer_than_three_seconds() -> None:
    game = open_game(council.GAME)
    asked = question_about(game, None, False, game.new(2, 1), 0, STRANGE["tells"], 3)
    assert answer(asked).problem == "RuntimeError: 3.0 s"


def test_the_same_seed_gives_the_same_choice_in_worlds_that_look_the_same() -> None:
    for name in ("council", "the_boss"):
        game = open_game(council.GAME) if name == "council" else omerta.interpreted_game(name)
        state = game.new(3, 1)
        for move in range(10):
            seat = game.awaiting(state)[0]
            chosen = set()
            for world in (state, *(game.redeal(state, seat, seed) for seed in range(5))):
                question = question_about(game, None, False, world, seat, "rookie", 77 + move)
                assert msgspec.msgpack.decode(msgspec.msgpack.encode(question), type=Question) == question
                chosen.add(answer(question).action)
            assert len(chosen) == 1
            state, _ = game.play(state, seat, chosen.pop() or 0)


def test_a_question_holds_nothing_that_the_seat_cannot_know() -> None:
    """Equal views give equal questions, byte for byte."""
    game = omerta.interpreted_game("the_boss")
    state = game.new(3, 1)
    questions = {
        msgspec.msgpack.encode(question_about(game, None, False, world, 1, "rookie", 5))
        for world in (state, *(game.redeal(state, 1, seed) for seed in range(10)))
    }
    assert len(questions) == 1


def test_bots_are_loaded_by_name_or_by_class() -> None:
    assert type(load("rookie")).__name__ == type(load("omerta.bots.rookie:Rookie")).__name__ == "Rookie"
    for name, words in (
        ("nobody", "there is no bot `nobody`; there is rookie"),
        ("no.such.module:X", "cannot be imported"),
        ("os:system", "has no class system made from"),
        ("omerta.bots:Perspective", "has no class Perspective made from"),
    ):
        with pytest.raises(omerta.BadInput, match=words):
            load(name)


def test_a_webhook_hears_of_turns_of_people_who_are_away(tmp_path: Path) -> None:
    heard: list[bytes] = []

    class Listener(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    listener = HTTPServer(("127.0.0.1", 0), Listener)
    Thread(target=listener.serve_forever, daemon=True).start()

    async def main() -> None:
        wanted = settings(
            tmp_path, webhook=f"http://127.0.0.1:{listener.server_port}/", public_url="https://table.example"
        )
        async with running(wanted) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            table = made["table"]["id"]
            async with Player(house, table, made["tokens"][:1]) as anna:
                await anna.move(0, "pass")
                async with asyncio.timeout(10):
                    while len(heard) < 2:
                        await asyncio.sleep(0.01)
            first, second = (msgspec.json.decode(message) for message in heard)
            assert (first["seat"], second["seat"]) == (0, 1), "nobody was there when the cards were dealt"
            assert second == {
                "event": "your-turn",
                "table": table,
                "game": "council",
                "seat": 1,
                "name": "Player 1",
                "link": f"https://table.example/#table={table}",
            }

    asyncio.run(main())
    listener.shutdown()
    listener.server_close()
