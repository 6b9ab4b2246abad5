"""Nothing lost: kill the server under load, drop, double and reorder messages, let the disk fail."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from server.harness import Player, Refused, new_id, running, set_up, settings, web
from server.killing import killed

from omerta.server import house as house_module
from omerta.server import keeping, schema, seating
from omerta.server.bodies import Join
from omerta.server.store import Store, StoreBusy
from omerta.tables import Table

KILLS = 200
"""In the short form; `python tests/server/killing.py` is the long one."""
ROWS = sa.select(sa.func.count()).select_from(schema.ROWS)


def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    figures = asyncio.run(killed(KILLS, 1, f"sqlite:///{tmp_path}/omerta.db"))
    assert figures["acknowledged"] > KILLS
    assert figures["connections"] > KILLS


def test_a_server_that_acknowledges_too_early_is_caught(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"was lost|told the same ply"):
        asyncio.run(killed(40, 2, f"sqlite:///{tmp_path}/omerta.db", "early"))


def test_duplicates_drops_and_reordering(tmp_path: Path) -> None:
    """A bad line between one player and the server: what is sent may vanish, come twice, or late and out of order."""

    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            for seed in range(6):
                chance = random.Random(seed)
                made = await set_up(client, "council", "me", "me")
                table = made["table"]["id"]
                acknowledged: dict[int, str] = {}
                async with Player(house, table, made["tokens"]) as both:
                    await on_a_bad_line(both, chance, acknowledged)
                live = await house.table(table)
                assert live.table is not None
                rows = live.table.record.rows
                assert {ply: rows[ply].words for ply in acknowledged} == acknowledged
                assert len(rows) - 1 == len(acknowledged), "every row was told to whoever chose it"

    asyncio.run(main())


async def on_a_bad_line(player: Player, chance: random.Random, acknowledged: dict[int, str]) -> None:
    late: list[dict[str, Any]] = []
    while True:
        update = player.last("update") or await player.update(1)
        newest = max(m["ply"] for m in player.received if m["type"] == "update")
        update = await player.update(newest, update["awaiting"][0] if update["awaiting"] else -1)
        if not update["awaiting"]:
            return
        seat = update["awaiting"][0]
        mine = await player.update(newest, seat)
        message = {"seat": seat, "ply": mine["ply"], "action": chance.choice(mine["legal"]), "id": new_id()}
        late.append(message)
        answered = False
        while not answered:
            fate = chance.random()
            if fate < 0.3:
                continue  # the message is lost, and sent again
            if fate < 0.5:
                for old in chance.sample(late, min(3, len(late))):  # old ones come again, in any order
                    await player.send("move", **old)
            answer = await player.ask("move", **message)
            if fate > 0.7:
                assert await player.ask("move", **message) == answer
            answered = True
        if answer["ok"]:
            known = acknowledged.setdefault(answer["ply"], message["action"])
            assert known == message["action"]
            await player.update(answer["ply"] + 1, seat)


def test_a_disk_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            table, again = made["table"]["id"], new_id()
            async with Player(house, table, made["tokens"]) as both:
                assert (await both.move(0, "mark", 1))["ok"]
                with monkeypatch.context() as patch:
                    patch.setattr(keeping, "add_row", failing)
                    with pytest.raises(Refused, match="1013, 'come back'"):
                        await both.move(0, "mark", 2, id=again)
            async with Player(house, table, made["tokens"]) as back:
                assert (await back.update(1))["ply"] == 2
                assert (await back.move(0, "mark", 2, id=again))["ok"]

    asyncio.run(main())


def failing(*_: object, **__: object) -> None:
    raise sa.exc.OperationalError("INSERT", {}, OSError("disk full"))


def test_a_disk_that_failed_for_a_while_ends_no_abandoned_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time was up, and the bot's move could not be stored; nobody is connected. Later the clock rings again."""

    async def main() -> None:
        monkeypatch.setattr(house_module, "SWEEP_SECONDS", 0.3)
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            live = await house.table(made["table"]["id"])
            live.kept.deadline = 1.0
            await house.write(lambda connection: keeping.set_deadline(connection, live.kept.id, 1.0))
            with monkeypatch.context() as patch:
                patch.setattr(keeping, "add_row", failing)
                house.run_clock(live)
                async with asyncio.timeout(10):
                    while not house.is_forgotten(live):
                        await asyncio.sleep(0.01)
            async with asyncio.timeout(10):
                while await house.store.read(lambda connection: connection.scalar(ROWS) or 0) < 2:
                    await asyncio.sleep(0.02)

    asyncio.run(main())


def test_clearing_away_goes_on_after_a_failure_and_leaves_alone_what_is_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with running(settings(tmp_path, waiting_hours=0.5 / 3600)) as house, web(house) as client:
            kept = (await set_up(client, "council", "me", "open"))["table"]["id"]
            with monkeypatch.context() as patch:
                patch.setattr(keeping, "clear_away", failing)
                await asyncio.sleep(0.2)
            await asyncio.sleep(1.0)
            join = await client.post(f"/api/tables/{kept}/seats", json={"name": "Ben"})
            assert join.json()["table"]["status"] == "playing"
            gone = (await set_up(client, "council", "me", "open"))["table"]["id"]
            house.forget(await house.table(gone))
            async with asyncio.timeout(10):
                while await house.store.read(lambda connection: keeping.load(connection, gone)) is not None:
                    await asyncio.sleep(0.02)

    monkeypatch.setattr(house_module, "SWEEP_SECONDS", 0.03)
    asyncio.run(main())


def test_a_move_is_told_even_if_whoever_made_it_is_sent_away_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            table, (one, other) = made["table"]["id"], made["tokens"]
            async with Player(house, table, [one]) as anna, Player(house, table, [other]) as ben:
                live, write = await house.table(table), house.store.write
                theirs = next(connection for connection in live.connections if connection.seats == [0])

                async def slow(work: Any) -> Any:
                    theirs.drop(1013, "come back")
                    await asyncio.sleep(0.3)
                    return await write(work)

                monkeypatch.setattr(house.store, "write", slow)
                await anna.send("move", seat=0, ply=1, action="mark")
                assert (await ben.update(2))["ply"] == 2

    asyncio.run(main())


def test_nothing_is_changed_at_a_table_that_is_being_read_again(tmp_path: Path) -> None:
    """Whoever waited for its lock would else take a seat that somebody has at the table read anew."""

    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            waiting = await house.table((await set_up(client, "council", "me", "open"))["table"]["id"])
            playing = await house.table((await set_up(client, "council", "me", "me"))["table"]["id"])
            for live in (waiting, playing):
                house.forget(live)
            with pytest.raises(StoreBusy):
                await seating.join(house, waiting, Join("Ben"))
            answer = await playing.decide(0, new_id(), "en", lambda table: table.prepare(0, "mark"))
            assert answer.problem is not None
            assert answer.problem.code == "not-stored"
            again = [await house.table(live.kept.id) for live in (waiting, playing)]
            assert again[0].kept.seats[1].kind == keeping.OPEN
            assert again[1].table is not None
            assert again[1].table.ply == 1

    asyncio.run(main())


def test_another_process_that_wrote_the_same_ply_wins(tmp_path: Path) -> None:
    """The key (table, ply) is the lock between processes: the second one is refused and reads again."""

    async def main() -> None:
        wanted = settings(tmp_path)
        async with running(wanted) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            table = made["table"]["id"]
            live = await house.table(table)
            assert live.table is not None
            row = live.table.prepare(0, "look").row
            other = Store(wanted.database)
            await other.write(lambda connection: keeping.add_row(connection, table, row, None, 0.0))
            other.close()
            async with Player(house, table, made["tokens"]) as both:
                with pytest.raises(Refused, match="1013, 'come back'"):
                    await both.move(0, "mark", 1)
            async with Player(house, table, made["tokens"]) as back:
                update = await back.update(2, 0)
                assert [event["kind"] for event in update["log"][1]["events"]] == ["looked", "saw"]

    asyncio.run(main())


def test_what_is_written_together_fails_alone(tmp_path: Path) -> None:
    groups: list[int] = []

    async def main() -> None:
        store = Store(f"sqlite:///{tmp_path}/omerta.db", lambda group, _: groups.append(group))

        def insert(connection: sa.Connection, name: str) -> None:
            connection.exec_driver_sql("INSERT INTO server VALUES (?, '')", (name,))

        names = [f"{number % 50}" for number in range(100)]  # each twice
        results = await asyncio.gather(
            *(store.write(lambda c, name=name: insert(c, name)) for name in names),  # type: ignore[misc]
            return_exceptions=True,
        )
        assert sum(isinstance(result, sa.exc.IntegrityError) for result in results) == 50
        assert store.read_now(lambda c: c.exec_driver_sql("SELECT count(*) FROM server").scalar()) == 50
        pragmas = store.read_now(
            lambda c: [c.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
        )
        assert pragmas == ["wal", 2]
        store.close()

    asyncio.run(main())
    assert max(groups) > 10, "what waits goes into one transaction"


def test_what_could_not_be_stored_is_logged_without_its_values(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        store = Store(f"sqlite:///{tmp_path}/omerta.db")
        secret = sa.insert(schema.SERVER).values(name="key", value="a secret")
        await store.write(lambda connection: connection.execute(secret))
        with pytest.raises(sa.exc.IntegrityError) as failure:
            await store.write(lambda connection: connection.execute(secret))
        assert "a secret" not in str(failure.value)
        store.close()

    with caplog.at_level("INFO", "omerta.server"):
        asyncio.run(main())
    (line,) = [record for record in caplog.records if record.getMessage() == "not stored"]
    assert vars(line)["facts"]["problem"] == "IntegrityError"


def test_resuming_does_not_depend_on_what_was_in_memory(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path, idle_minutes=0)) as house, web(house) as client:
            made = await set_up(client, "the_boss", "me", "me")
            table = made["table"]["id"]
            async with Player(house, table, made["tokens"]) as both:
                for _ in range(6):
                    newest = max((m for m in both.received if m["type"] == "update"), key=lambda m: m["ply"])
                    seat = newest["awaiting"][0]
                    mine = await both.update(newest["ply"], seat)
                    await both.move(seat, mine["legal"][-1], mine["ply"])
                    await both.update(mine["ply"] + 1, seat)
            before = await house.table(table)
            house.forget(before)
            after = await house.table(table)
            assert after is not before
            assert isinstance(before.table, Table)
            assert isinstance(after.table, Table)
            assert after.table.text() == before.table.text()
            assert after.table.state.luck.tobytes() == before.table.state.luck.tobytes()

    asyncio.run(main())
