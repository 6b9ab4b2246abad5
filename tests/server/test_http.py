"""The HTTP interface: schemathesis tries what its description allows and what it does not; the rest by hand."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import sqlalchemy as sa
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from schemathesis.specs.openapi import checks
from server.harness import free_port, running, set_up, settings, web
from tables import council

import omerta
from omerta.cli.app import app
from omerta.games.registry import SHELF
from omerta.server import keeping
from omerta.server import schema as stored
from omerta.server.app import Server
from omerta.server.house import House
from omerta.server.store import MIGRATIONS, Store
from omerta.server.typescript import typescript

ROOT = Path(__file__).parents[2]
REAL: dict[str, str] = {}
"""A table that is there, and the token of a seat and of the host."""


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server in a thread of its own, and its description."""
    omerta.register(council.GAME)
    house = House(settings(tmp_path_factory.mktemp("api"))).connect()
    running_server = Server(house)
    thread = threading.Thread(target=running_server.run)
    thread.start()
    while not running_server.started:
        assert thread.is_alive()
    url = f"http://127.0.0.1:{house.settings.port}"
    wanted = {"game": "council", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]}
    made = httpx.post(f"{url}/api/tables", json=wanted).json()
    REAL.update(table=made["table"]["id"], seat=made["tokens"][0], host=made["host"])
    yield schemathesis.openapi.from_url(f"{url}/schema/openapi.json")
    running_server.should_exit = True
    thread.join()
    SHELF.pop(council.GAME.name, None)
    metrics = house.metrics.text().decode()
    assert "omerta_failures_total 0.0" in metrics, "a request found a fault of ours"


EXCLUDED = [
    checks.positive_data_acceptance,  # whether a game can be played so is for the game to say, not for a schema
    checks.allow_header_conformance,  # the framework answers OPTIONS for each handler of a path on its own
]
described = schemathesis.pytest.from_fixture("api")


@described.parametrize()
@hypothesis_settings(
    max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None
)
def test_requests_are_answered_as_described(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate(excluded_checks=EXCLUDED)
    if "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = REAL["table"]
        for token in ("seat", "host"):
            answer = case.call(headers={"Authorization": f"Bearer {REAL[token]}"})
            assert answer.status_code < 500, answer.text


def test_a_bad_table_is_explained(tmp_path: Path) -> None:
    me, bot = {"kind": "me", "name": "Anna"}, {"kind": "bot"}

    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            for body, code, words in (
                ({"game": "chess", "seats": [me, bot]}, "bad-input", "unknown game `chess`"),
                ({"game": "council", "seats": [me]}, "bad-input", "2 to 4 players"),
                ({"game": "council", "seats": [me, bot], "options": {"x": 1}}, "bad-input", "unknown field"),
                ({"game": "council", "seats": [bot, bot]}, "bad-input", "needs a seat for a person"),
                ({"game": "council", "seats": [me, {"kind": "bot", "bot": "os:system"}]}, "no-bot", "rookie"),
                ({"game": "council", "seats": [me, me]}, "name-taken", "has that name"),
                ({"game": "council", "seats": [{"kind": "me", "name": "\u202e"}, bot]}, "bad-name", "printed"),
                ({"game": "council", "seats": [me, bot], "content": "/etc"}, "bad-input", "no content"),
            ):
                answer = await client.post("/api/tables", json=body)
                assert (answer.status_code // 100, answer.json()["code"]) == (4, code)
                assert words in answer.json()["message"]
            answer = await client.post("/api/tables", json={"game": 5})
            assert answer.json()["facts"]["fields"]
            assert (await client.get("/api/tables")).json() == []

    asyncio.run(main())


def test_own_content_can_be_chosen_by_its_name(tmp_path: Path) -> None:
    theirs = tmp_path / "cards"
    theirs.mkdir()
    ours = ROOT / "src/omerta/games/the_boss/content/cities.csv"
    (theirs / "cities.csv").write_text(ours.read_text())

    async def main() -> None:
        wanted = settings(tmp_path, contents={"the_boss": (("mine", theirs),)})
        async with running(wanted) as house, web(house) as client:
            shelf = (await client.get("/api/games")).json()
            boss = next(game for game in shelf["games"] if game["name"] == "the_boss")
            assert boss["contents"] == ["ours", "mine"]
            made = await set_up(client, "the_boss", "me", "bot", content="mine")
            assert made["table"]["content"] == "mine"

    asyncio.run(main())


def test_the_typescript_types_are_current() -> None:
    assert (ROOT / "web/src/protocol.ts").read_text() == typescript(), (
        "run: omerta protocol --typescript web/src/protocol.ts"
    )


def test_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    store = Store(f"sqlite:///{tmp_path}/omerta.db")
    differences = store.read_now(lambda c: compare_metadata(MigrationContext.configure(c), stored.METADATA))
    store.close()
    assert differences == []


def test_a_database_of_before_is_brought_up_to_date(tmp_path: Path) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = sa.create_engine(f"sqlite:///{tmp_path}/omerta.db")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        columns = "id, code, game, edition, content, content_digest, players, options, open, hints, spectators"
        values = "'aaaaaaaaaaaaaaaa', 'ABCDEF', 'council', 1, 'ours', 'x', 2, '{}', 1, 1, 1"
        rest = "warning_seconds, seed, status, created, date, names, confirmed"
        connection.exec_driver_sql(
            f"INSERT INTO tables ({columns}, {rest}) VALUES ({values}, 10, '00', 'waiting', 1, '', '[]', 0)"
        )
    engine.dispose()
    store = Store(f"sqlite:///{tmp_path}/omerta.db")
    loaded = store.read_now(lambda connection: keeping.load(connection, "aaaaaaaaaaaaaaaa"))
    store.close()
    assert loaded is not None
    assert (loaded.kept.deduction, loaded.kept.message) == (True, None)


def test_databases_that_cannot_be_used_are_refused(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/newer.db")
    store.close()
    engine = sa.create_engine(f"sqlite:///{tmp_path}/newer.db")
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    (tmp_path / "rubbish.db").write_text("rubbish " * 1000)
    for address, words in (
        (f"sqlite:///{tmp_path}/newer.db", "another version of Omerta"),
        (f"sqlite:///{tmp_path}/rubbish.db", "cannot be opened"),
        (f"sqlite:///{tmp_path}/no/such/folder.db", "cannot be opened"),
        ("sqlite://", "needs a file"),
        ("mysql://x", "sqlite:///FILE or postgresql"),
        ("rubbish", "sqlite:///FILE or postgresql"),
    ):
        with pytest.raises(omerta.BadInput, match=words):
            Store(address)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bot", "evil=os:system"], "has no class system"),
        (["--stand-in", "nobody"], "--stand-in is one of rookie"),
        (["--public-url", "table.example"], "begins with https://"),
        (["--webhook", "table.example", "--database", "mysql://x"], "--webhook begins with https://"),
        (["--content", "the_boss=x"], "GAME:NAME=FOLDER"),
        (["--port", "0"], "--port is 1 to 65535"),
        (["--database", "mysql://x"], "sqlite:///FILE or postgresql"),
    ],
)
def test_settings_that_make_no_sense_are_refused(arguments: list[str], words: str) -> None:
    with pytest.raises(omerta.BadInput, match=words):
        app(["serve", "--interpreted", *arguments], exit_on_error=False, print_error=False)


def test_records_of_finished_games_can_be_exported(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path, turn_limit=0.01)) as house, web(house) as client:
            made = await set_up(client, "the_boss", "me", "bot")
            while (await client.get(f"/api/tables/{made['table']['id']}")).json()["status"] != "over":
                await asyncio.sleep(0.05)

    asyncio.run(main())
    command = ["export", f"sqlite:///{tmp_path}/omerta.db", "--parquet", str(tmp_path / "tables"), "--cores", "1"]
    ran = subprocess.run([sys.executable, "-m", "omerta", *command], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "1 games" in ran.stdout


@pytest.mark.parametrize(("wish", "logged"), [([], ["open", "closed"]), (["--open"], [])])
def test_a_server_stops_gracefully_and_says_so(tmp_path: Path, wish: list[str], logged: list[str]) -> None:
    """To whoever plays at home it says where, and how to stop, and no more."""
    port = free_port()
    command = [sys.executable, "-m", "omerta", "serve", "--interpreted", "--port", str(port), *wish]
    with subprocess.Popen(
        [*command, "--database", f"sqlite:///{tmp_path}/omerta.db"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"DISPLAY": "", "WAYLAND_DISPLAY": ""},
    ) as process:
        for _ in range(400):
            try:
                assert httpx.get(f"http://127.0.0.1:{port}/health").json()["status"] == "fine"
                break
            except httpx.ConnectError:
                threading.Event().wait(0.05)
        os.kill(process.pid, signal.SIGTERM)
        said, errors = process.communicate(timeout=20)
    where, how = said.splitlines()
    assert where == f"Omerta is open: http://127.0.0.1:{port}"
    assert "Ctrl+C closes" in how
    assert [json.loads(line)["event"] for line in errors.splitlines()] == logged


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        wanted = ["--interpreted", "--port", str(port), "--database", f"sqlite:///{tmp_path}/omerta.db"]
        with pytest.raises(omerta.BadInput, match=f"port {port} .*try another one"):
            app(["serve", *wanted], exit_on_error=False, print_error=False)
