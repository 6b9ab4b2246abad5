"""Whole games over real sockets: moves, undo, confirmations, chat, secret choices, bots, clocks, rematches."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.harness import Player, bearer, new_id, running, set_up, settings, web

import omerta
from omerta.records import read, verify


def run(coroutine: Any) -> None:
    asyncio.run(coroutine)


async def play_out(players: list[Player], seats: list[int]) -> None:
    """Everybody plays the last of their choices until the game is over."""

    async def one(player: Player, seat: int) -> None:
        ply = 0
        while True:
            update = await player.update(ply + 1, seat)
            ply = update["ply"]
            if not update["awaiting"]:
                return
            if update["asked"]:
                answer = await player.move(seat, update["legal"][-1], ply)
                assert answer["ok"] or answer["problem"]["code"] in ("stale", "over", "refused"), answer

    await asyncio.gather(*(one(player, seat) for player, seat in zip(players, seats, strict=True)))


@pytest.mark.parametrize("game", ["the_boss", "council"])
def test_a_whole_game_of_people_ends_with_a_record_that_verifies(tmp_path: Path, game: str) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, game, "me", "open")
            table = made["table"]["id"]
            assert made["table"]["status"] == "waiting"
            joined = (await client.post(f"/api/tables/{table}/seats", json={"name": "Ben"})).json()
            async with Player(house, table, made["tokens"]) as anna, Player(house, table, joined["tokens"]) as ben:
                await play_out([anna, ben], [0, 1])
                over = await anna.wait(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
            text = (await client.get(f"/api/tables/{table}/record")).text
            record = read(text)
            verify(record, house.game(game))
            assert record.names == ["Player 0", "Ben"]
            assert record.seed == over["table"]["seed"]
            assert record.seed_hash == made["table"]["seed_hash"]
            assert over["table"]["result"] == record.result
            exported = house.store.read_now(lambda c: list(c.exec_driver_sql("SELECT name, text FROM records")))
            assert exported == [(table, text)]

    run(main())


def test_several_people_at_one_screen_hold_several_seats_on_one_connection(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me", "bot")
            assert made["seats"] == [0, 1]
            async with Player(house, made["table"]["id"], made["tokens"]) as both:
                await play_out([both, both], [0, 1])

    run(main())


def test_undo_reset_confirm_and_staged_rows(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            table, (one, other) = made["table"]["id"], made["tokens"]
            async with Player(house, table, [one]) as anna, Player(house, table, [other]) as ben:
                assert (await anna.ask("prefer", seat=0, confirm=True))["ok"]
                await anna.move(0, "mark", 1)
                await anna.move(0, "mark", 2)
                seen = await ben.update(3)
                assert (seen["staged"], seen["undo"], seen["legal"]) == ([1, 2], [], [])
                mine = anna.last("update", 0)
                assert mine is not None
                assert mine["undo"] == [1, 0]
                assert (await anna.ask("undo", seat=0, ply=3))["ok"]
                seen = await ben.update(4)
                assert seen["log"][0]["undo_to"] == 1
                assert seen["view"]["marks"] == [1, 0]
                assert (await anna.ask("undo", seat=0, ply=4, to="turn"))["ok"]
                assert (await anna.ask("undo", seat=0, ply=5))["problem"]["code"] == "too-late"
                await anna.move(0, "pass", 5)
                held = await ben.update(6)
                assert (held["held"], held["asked"], held["awaiting"]) == (0, False, [1])
                assert (await ben.move(1, "mark", 6))["problem"]["code"] == "unconfirmed"
                start = len(ben.received)
                assert (await anna.ask("confirm", seat=0, ply=6))["ok"]
                free = await ben.wait(lambda m: m["type"] == "update" and m["asked"], start)
                assert free["held"] is None
                assert (await ben.move(1, "mark", 6))["ok"]

    run(main())


def test_a_confirmation_survives_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        wanted = settings(tmp_path)
        async with running(wanted) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            async with Player(house, made["table"]["id"], made["tokens"]) as both:
                await both.ask("prefer", seat=0, confirm=True)
                await both.move(0, "pass", 1)
                await both.ask("confirm", seat=0, ply=2)
        async with running(wanted) as house, Player(house, made["table"]["id"], made["tokens"]) as both:
            assert (await both.update(2, 1))["asked"]

    run(main())


def test_illegal_moves_name_the_rule_and_change_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "the_boss", "me", "me", "me")
            async with Player(house, made["table"]["id"], made["tokens"]) as all_three:
                seat = (await all_three.update(1))["awaiting"][0]
                refused = (await all_three.move(seat, "place chicago 1 0"))["problem"]
                assert (refused["code"], refused["rule"]) == ("refused", "the_boss/place-chicago")
                assert (await all_three.ask("why", seat=seat, action="place chicago 1 0"))["problem"] == refused
                assert (await all_three.ask("why", seat=seat, action="place nothing"))["ok"]
                assert (await all_three.move(seat, "jump"))["problem"]["facts"]["kind"] == "verb"
                assert (await all_three.move((seat + 1) % 3, "place nothing", 1))["problem"]["code"] == "refused"
                assert (await house.table(made["table"]["id"])).table.ply == 1  # type: ignore[union-attr]

    run(main())


def test_a_repeated_message_gets_the_stored_answer_even_after_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        wanted = settings(tmp_path)
        fixed, chat, wrong = new_id(), new_id(), new_id()
        async with running(wanted) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            table = made["table"]["id"]
            async with Player(house, table, made["tokens"]) as both:
                first = await both.move(0, "mark", 1, id=fixed)
                assert first["ok"]
                for _ in range(3):
                    assert await both.move(0, "mark", 1, id=fixed) == first
                refused = await both.move(0, "vote 1", 2, id=wrong)
                assert refused == await both.move(0, "mark", 2, id=wrong)
                for _ in range(2):
                    assert (await both.ask("say", seat=0, text="Hello", id=chat))["ok"]
                assert (await house.table(table)).table.ply == 2  # type: ignore[union-attr]
        async with running(wanted) as house, Player(house, table, made["tokens"]) as both:
            assert await both.move(0, "mark", 1, id=fixed) == first
            assert (await both.ask("say", seat=0, text="Hello", id=chat))["ok"]
            live = await house.table(table)
            assert live.table is not None
            assert (live.table.ply, len(live.chat)) == (2, 1)

    run(main())


def test_reconnecting_sends_what_was_missed(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            table, (one, other) = made["table"]["id"], made["tokens"]
            async with Player(house, table, [one]) as anna:
                async with Player(house, table, [other]) as ben:
                    await ben.update(1)
                await anna.move(0, "mark", 1)
                await anna.move(0, "roll", 2)
                back = Player(house, table, [other])
                await back.connect()
                await back.hello(have=1)
                update = await back.update(3)
                assert [row["ply"] for row in update["log"]] == [2]
                assert [event["kind"] for event in update["log"][0]["events"]] == ["rolled"]
                await back.close()
                async with Player(house, table, []) as spectator:
                    assert [row["ply"] for row in (await spectator.update(3))["log"]] == [0, 1, 2]

    run(main())


def test_secret_choices_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me", "me")
            table = made["table"]["id"]
            players = [Player(house, table, [token]) for token in made["tokens"]]
            for player in players:
                await player.connect()
                await player.hello()
            for seat, player in enumerate(players):
                await player.move(seat, "pass", seat + 1)
            for player in players:
                await player.update(4)
            answers = await asyncio.gather(*(p.move(seat, f"vote {seat}", 4) for seat, p in enumerate(players)))
            assert all(answer["ok"] for answer in answers)
            assert sorted(answer["ply"] for answer in answers) == [4, 5, 6]
            for seat, player in enumerate(players):
                await player.update(7)
                before = [message for message in player.raw if '"ply":7' not in message]
                assert not any(f"vote {other}" in text for text in before for other in range(3) if '"legal":[]' in text)
                votes = [m["view"]["votes"] for m in player.received if m["type"] == "update" and m["ply"] in (5, 6)]
                assert all(v in (None, seat) for vote in votes for place, v in enumerate(vote) if place != seat or v)
                await player.close()

    run(main())


def test_two_racing_moves_exactly_one_wins(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            table, token = made["table"]["id"], made["tokens"][0]
            async with Player(house, table, [token]) as phone, Player(house, table, [token]) as laptop:
                for ply in range(1, 40, 2):
                    pair = await asyncio.gather(phone.move(0, "look", ply), laptop.move(0, "roll", ply))
                    assert sorted(answer["ok"] for answer in pair) == [False, True]
                    loser = next(answer for answer in pair if not answer["ok"])
                    assert loser["problem"]["code"] == "stale"
                    await phone.update(ply + 1)
                    await phone.move(0, "look", ply + 1)
                    await asyncio.gather(phone.update(ply + 2), laptop.update(ply + 2))

    run(main())


def test_chat_survives_a_reload_and_can_be_muted(tmp_path: Path) -> None:
    async def main() -> None:
        wanted = settings(tmp_path)
        async with running(wanted) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            table = made["table"]["id"]
            async with Player(house, table, made["tokens"]) as both, Player(house, table, []) as spectator:
                await both.ask("say", seat=0, text="  Good   evening ")
                assert (await spectator.wait(lambda m: m["type"] == "said"))["line"]["text"] == "Good evening"
                assert (await both.ask("say", seat=1, text="\u202e\x07"))["problem"]["code"] == "bad-input"
                muted = await client.put(
                    f"/api/tables/{table}/seats/1", json={"muted": True}, headers=bearer(made["host"])
                )
                assert muted.json()["seats"][1]["muted"]
                assert (await both.ask("say", seat=1, text="Psst"))["problem"]["code"] == "muted"
                assert (await spectator.ask("say", seat=1, text="Boo"))["problem"]["code"] == "not-allowed"
        async with running(wanted) as house, Player(house, table, []) as spectator:
            welcome = spectator.last("welcome")
            assert welcome is not None
            assert [line["text"] for line in welcome["chat"]] == ["Good evening"]

    run(main())


def test_bots_fill_seats_and_people_take_them_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me", "open")
            table, (one, other), host = made["table"]["id"], made["tokens"], bearer(made["host"])
            filled = await client.put(f"/api/tables/{table}/seats/2", json={"kind": "bot"}, headers=host)
            assert (filled.json()["status"], filled.json()["seats"][2]["name"]) == ("playing", "Rookie 1")
            async with Player(house, table, [one]) as anna:
                here = await client.put(f"/api/tables/{table}/seats/0", json={"kind": "bot"}, headers=host)
                assert here.json()["code"] == "present"
                away = await client.put(f"/api/tables/{table}/seats/1", json={"kind": "bot"}, headers=host)
                assert away.json()["seats"][1] | {"present": False} == {
                    "seat": 1,
                    "kind": "person",
                    "name": "Player 1",
                    "bot": "rookie",
                    "present": False,
                    "muted": False,
                }
                await anna.move(0, "pass", 1)
                await anna.wait(lambda m: m["type"] == "update" and m["ply"] > 4)
                back = await client.post(f"/api/tables/{table}/seats/1/back", headers=bearer(other))
                assert back.json()["seats"][1]["bot"] is None
                left = await client.delete(f"/api/tables/{table}/seats/1", headers=bearer(other))
                assert left.json()["seats"][1]["bot"] == "rookie"
                wrong = await client.delete(f"/api/tables/{table}/seats/0", headers=bearer(other))
                assert wrong.status_code == 403

    run(main())


def test_a_seat_that_is_left_before_the_deal_is_open_again_and_its_token_void(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "open", "open", "open", open=True)
            table = made["table"]["id"]
            join = {"name": "Ben", "seat": 1}
            ben = (await client.post(f"/api/tables/{table}/seats", json=join)).json()
            assert (await client.post(f"/api/tables/{table}/seats", json=join)).json()["code"] == "seat-taken"
            taken = await client.post(f"/api/tables/{table}/seats", json={"name": " ben "})
            assert taken.json()["code"] == "name-taken"
            assert [one["id"] for one in (await client.get("/api/tables")).json()] == [table]
            await client.delete(f"/api/tables/{table}/seats/1", headers=bearer(ben["tokens"][0]))
            again = (await client.post(f"/api/tables/{table}/seats", json={"name": "Cleo", "seat": 1})).json()
            assert again["seats"] == [1]
            gone = Player(house, table, ben["tokens"])
            await gone.connect()
            assert (await gone.hello())["problem"]["code"] == "not-allowed"
            async with Player(house, table, again["tokens"]) as cleo:
                welcome = cleo.last("welcome")
                assert welcome is not None
                code = welcome["table"]["code"]
            found = await client.get(f"/api/codes/{code.lower()}")
            assert (found.json()["id"], found.json()["code"]) == (table, None)

    run(main())


def test_names_that_look_the_same_are_the_same(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "open", "open", "open", "open")
            seats, host = f"/api/tables/{made['table']['id']}/seats", bearer(made["host"])
            assert (await client.post(seats, json={"name": "Ren\u00e9"})).status_code == 201
            assert (await client.post(seats, json={"name": "Rene\u0301"})).json()["code"] == "name-taken"
            assert (await client.post(seats, json={"name": "\u0958" * 30})).json()["code"] == "bad-name"
            assert (await client.post(seats, json={"name": "rookie 1"})).status_code == 201
            filled = await client.put(f"{seats}/2", json={"kind": "bot"}, headers=host)
            assert filled.json()["seats"][2]["name"] == "Rookie 2"

    run(main())


def test_abandoned_seats_always_finish(tmp_path: Path) -> None:
    """Nobody is there any more; the clock runs, a bot plays each turn, and the game ends, even over restarts."""

    async def main() -> None:
        wanted = settings(tmp_path, turn_limit=0.01)
        async with running(wanted) as house, web(house) as client:
            tables = [
                (await set_up(client, game, "me", *others))["table"]["id"]
                for game, others in (("council", ["me", "me"]), ("council", ["bot"]), ("the_boss", ["me"]))
            ]
        for rows in (2, 4, 1000):  # restarted twice in the middle
            async with running(wanted) as house, web(house) as client:
                async with asyncio.timeout(120):
                    while True:
                        infos = [(await client.get(f"/api/tables/{table}")).json() for table in tables]
                        if all(info["status"] == "over" or info["ply"] >= rows for info in infos):
                            break
                        await asyncio.sleep(0.05)
                if rows == 1000:
                    assert all(info["status"] == "over" for info in infos)
                    text = (await client.get(f"/api/tables/{tables[0]}/record")).text
                    assert "{time was up, a bot played}" in text

    run(main())


def test_a_clock_warns_and_then_a_bot_plays_that_turn_only(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me", turn_seconds=5, warning_seconds=4)
            live = await house.table(made["table"]["id"])
            live.kept.turn_seconds = 1  # quicker than a person may choose
            live.kept.warning_seconds = 0
            async with Player(house, made["table"]["id"], made["tokens"]) as both:
                await both.move(0, "pass", 1)
                update = await both.update(2, 1)
                assert 0 < update["seconds_left"] <= 1
                await both.wait(lambda m: m["type"] == "hurry")
                await both.wait(lambda m: m["type"] == "update" and m["view"]["turn"] == 2)
                info = both.last("table")
                assert info is not None
                assert info["table"]["seats"][1]["bot"] is None

    run(main())


def test_whoever_has_to_confirm_is_the_one_to_hurry(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me", turn_seconds=60)
            async with Player(house, made["table"]["id"], made["tokens"]) as both:
                await both.ask("prefer", seat=0, confirm=True)
                await both.move(0, "pass", 1)
                (await house.table(made["table"]["id"])).hurry()
                assert (await both.wait(lambda m: m["type"] == "hurry"))["seats"] == [0]

    run(main())


def test_whose_turn_a_bot_played_in_time_chooses_the_next_time(tmp_path: Path) -> None:
    """Seat 1 is the last to pass, and then all vote at once: the bot that passed for it must not vote for it too."""

    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me", turn_seconds=60)
            live = await house.table(made["table"]["id"])
            async with Player(house, made["table"]["id"], made["tokens"]) as both:
                await both.move(0, "pass", 1)
                live.kept.deadline = 1.0
                await live.time_is_up()
                voting = await both.wait(lambda m: m["type"] == "update" and m["view"]["turn"] == 2)
                assert voting["awaiting"] == [0, 1]
                await asyncio.sleep(0.5)
                assert both.last("update")["awaiting"] == [0, 1]  # type: ignore[index]
                assert (await both.move(1, "vote 0", voting["ply"]))["ok"]

    run(main())


def test_bots_do_not_wait_to_be_confirmed(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me", "me")
            table, tokens = made["table"]["id"], made["tokens"]
            async with Player(house, table, tokens) as everybody:
                for seat in (0, 1):
                    await everybody.ask("prefer", seat=seat, confirm=True)
                await everybody.move(0, "pass", 1)
                assert (await everybody.update(2))["held"] == 0
                await client.delete(f"/api/tables/{table}/seats/0", headers=bearer(tokens[0]))
                await everybody.wait(lambda m: m["type"] == "update" and m["seat"] == 1 and m["asked"])
                await client.delete(f"/api/tables/{table}/seats/1", headers=bearer(tokens[1]))
                last = await everybody.wait(lambda m: m["type"] == "update" and m["seat"] == 2 and m["asked"])
                assert last["held"] is None

    run(main())


def test_a_rematch_rotates_the_seats(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me", "bot")
            table, tokens = made["table"]["id"], made["tokens"]
            early = await client.post(f"/api/tables/{table}/rematch", headers=bearer(tokens[0]))
            assert early.json()["code"] == "not-over"
            async with Player(house, table, tokens) as both:
                await play_out([both, both], [0, 1])
                asked = [client.post(f"/api/tables/{table}/rematch", headers=bearer(token)) for token in tokens]
                first, second = [answer.json() for answer in await asyncio.gather(*asked)]
                assert first["table"]["id"] == second["table"]["id"]
                assert (first["seats"], second["seats"]) == ([2], [0])
                assert [seat["name"] for seat in first["table"]["seats"]] == ["Player 1", "Rookie 1", "Player 0"]
                told = await both.wait(lambda m: m["type"] == "table" and m["table"]["rematch"] is not None)
                assert told["table"]["rematch"] == first["table"]["id"]
            async with Player(house, first["table"]["id"], first["tokens"]) as anna:
                assert (await anna.update(1))["seat"] == 2

    run(main())


def test_restart_with_all_clients_back_in_the_right_state(tmp_path: Path) -> None:
    async def main() -> None:
        wanted = settings(tmp_path)
        views: dict[tuple[str, int], Any] = {}
        seated: dict[str, list[str]] = {}
        async with running(wanted) as house, web(house) as client:
            for number in range(6):
                made = await set_up(client, "council" if number % 2 else "the_boss", "me", "me", "me")
                table, tokens = made["table"]["id"], made["tokens"]
                seated[table] = tokens
                async with Player(house, table, tokens) as everybody:
                    for _ in range(8):
                        newest = everybody.last("update") or await everybody.update(1)
                        seat = newest["awaiting"][0]
                        mine = await everybody.update(newest["ply"], seat)
                        assert (await everybody.move(seat, mine["legal"][0], mine["ply"]))["ok"]
                        for other in range(3):
                            views[table, other] = await everybody.update(mine["ply"] + 1, other)
        async with running(wanted) as house:
            for table, tokens in seated.items():
                async with Player(house, table, tokens) as everybody:
                    for seat in range(3):
                        again = await everybody.update(1, seat)
                        known = views[table, seat]
                        for field in ("ply", "view", "awaiting", "legal", "undo", "staged"):
                            assert again[field] == known[field], field
                        assert len(again["log"]) == again["ply"]

    run(main())


def test_a_full_table_whose_server_stopped_before_the_deal_begins_when_it_is_looked_at(tmp_path: Path) -> None:
    async def main() -> None:
        wanted = settings(tmp_path)
        async with running(wanted) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            await house.write(lambda c: c.exec_driver_sql("UPDATE tables SET status = 'waiting'"))
            await house.write(lambda c: c.exec_driver_sql("DELETE FROM rows"))
        async with running(wanted) as house, Player(house, made["table"]["id"], made["tokens"]) as both:
            assert (await both.update(1))["ply"] == 1

    run(main())


def test_a_table_of_other_rules_is_stuck_and_says_why(tmp_path: Path) -> None:
    async def main() -> None:
        wanted = settings(tmp_path)
        async with running(wanted) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            await house.write(lambda c: c.exec_driver_sql("UPDATE tables SET edition = 7"))
        async with running(wanted) as house, Player(house, made["table"]["id"], made["tokens"]) as both:
            welcome = both.last("welcome")
            assert welcome is not None
            assert welcome["table"]["status"] == "stuck"
            assert "rules or content" in welcome["table"]["reason"]
            assert (await both.ask("move", seat=0, ply=1, action="mark"))["problem"]["code"] == "not-playing"

    run(main())


def test_every_registered_game_can_be_set_up_with_bots_and_begins(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            shelf = (await client.get("/api/games?lang=nl")).json()
            assert {game["name"] for game in shelf["games"]} == set(omerta.games())
            for game in shelf["games"]:
                for players in game["players"]:
                    made = await set_up(client, game["name"], "me", *["bot"] * (players - 1))
                    async with Player(house, made["table"]["id"], made["tokens"]) as person:
                        update = await person.wait(lambda m: m["type"] == "update" and m["asked"])
                        assert (await person.move(0, update["legal"][0], update["ply"]))["ok"]

    run(main())
