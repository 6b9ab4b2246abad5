"""Where everything is kept. One thread writes: what comes in while it is at work goes into its next transaction.

So a thousand moves a second need no thousand syncs of the disk, and still each is on the disk before it is answered.
SQLite runs in WAL mode with `synchronous=FULL`; PostgreSQL as it comes. docs/decisions/0007 says why the writer is
a thread and not a coroutine.
"""

import asyncio
import queue
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import event

from omerta.kernel.errors import BadInput, OmertaError
from omerta.server import schema
from omerta.server.logs import note

Result = TypeVar("Result")
Work = Callable[[sa.Connection], Any]

LARGEST_GROUP = 500
READERS = 2
MIGRATIONS = Path(__file__).with_name("migrations")
POSTGRESQL = "postgresql+psycopg"
IMMEDIATE = "omerta_immediate"


class StoreBusy(OmertaError):
    """The store is closed, or cannot take this."""


@dataclass
class Job:
    """Something to write, and who waits for it."""

    work: Work
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Store:
    """A database, brought up to date when it is opened."""

    def __init__(self, address: str, on_commit: Callable[[int, float], None] | None = None) -> None:
        self.engine = _engine(address)
        _migrate(self.engine)
        self._on_commit = on_commit
        """Told of each transaction: how many pieces of work, and how long it took."""
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._readers = ThreadPoolExecutor(READERS, "omerta-reader")
        self._writer = threading.Thread(target=self._run, name="omerta-writer", daemon=True)
        self._writer.start()

    async def write(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Do something in a transaction; it is on the disk when this returns."""
        if self._closed:
            raise StoreBusy("the server is stopping")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Result] = loop.create_future()
        self._jobs.put(Job(work, done, loop))
        return await done

    async def read(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Look something up."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)

    def read_now(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Look something up and wait for it."""
        with self.engine.connect() as connection:
            return work(connection)

    def key(self) -> str:
        """The key that signs tokens: made once, kept with what it protects."""
        with self._write_connection() as connection, connection.begin():
            found: str | None = connection.scalar(sa.select(schema.SERVER.c.value).where(schema.SERVER.c.name == "key"))
            if found is None:
                found = secrets.token_hex(32)
                connection.execute(sa.insert(schema.SERVER).values(name="key", value=found))
        return found

    def close(self) -> None:
        """Write what is waiting, and close."""
        self._closed = True
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _write_connection(self) -> sa.Connection:
        return self.engine.connect().execution_options(**{IMMEDIATE: True})

    def _run(self) -> None:
        """The writer: take all that waits, do it in one transaction, tell everybody."""
        while (first := self._jobs.get()) is not None:
            group, last = [first], False
            while len(group) < LARGEST_GROUP and not last:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    last = True
                else:
                    group.append(job)
            self._commit(group)
            if last:
                return

    def _commit(self, group: list[Job]) -> None:
        began = time.perf_counter()
        outcomes: list[tuple[Job, Any, Exception | None]] = []
        try:
            with self._write_connection() as connection, connection.begin():
                if len(group) == 1:
                    outcomes.append((group[0], group[0].work(connection), None))
                for job in group if len(group) > 1 else ():
                    try:
                        with connection.begin_nested():  # what fails fails alone
                            outcomes.append((job, job.work(connection), None))
                    except Exception as error:
                        outcomes.append((job, None, error))
        except Exception as error:
            outcomes = [(job, None, error) for job in group]
        for failure in {id(failure): failure for _, _, failure in outcomes if failure is not None}.values():
            reason = str(getattr(failure, "orig", "")).partition("\n")[0]  # what follows may quote values
            note("not stored", problem=type(failure).__name__, reason=reason)
        if self._on_commit is not None:
            self._on_commit(len(group), time.perf_counter() - began)
        for loop in {job.loop for job in group}:
            mine = [outcome for outcome in outcomes if outcome[0].loop is loop]
            if not loop.is_closed():
                loop.call_soon_threadsafe(_tell, mine)


def copy_records(address: str, target: Path) -> int:
    """Write all records of a database into one file, as a collection; returns how many. Nothing is changed there."""
    engine, count = _engine(address), 0
    try:
        with engine.connect() as connection, target.open("w", encoding="utf-8", newline="") as file:
            wanted = sa.text("SELECT text FROM records ORDER BY name")
            for (text,) in connection.execution_options(stream_results=True).execute(wanted):
                file.write(text)
                count += 1
    except sa.exc.DBAPIError as error:
        raise BadInput(f"the database cannot be read: {error.orig}") from None
    finally:
        engine.dispose()
    return count


def _tell(outcomes: list[tuple[Job, Any, Exception | None]]) -> None:
    for job, result, error in outcomes:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(result)
        else:
            job.done.set_exception(error)


def _engine(address: str) -> sa.Engine:
    try:
        url = sa.make_url(address)
    except sa.exc.ArgumentError:
        raise BadInput(f"--database is written sqlite:///FILE or postgresql://..., not `{address}`") from None
    if url.drivername == "sqlite":
        if not url.database or url.database == ":memory:":
            raise BadInput("--database sqlite:///FILE needs a file: a table must survive the server")
        return _sqlite(url)
    if url.drivername == "postgresql":
        try:
            return sa.create_engine(url.set(drivername=POSTGRESQL), pool_pre_ping=True, hide_parameters=True)
        except ModuleNotFoundError:
            raise BadInput("--database postgresql://... needs psycopg: pip install 'omerta[postgresql]'") from None
    raise BadInput(f"--database is sqlite:///FILE or postgresql://..., not `{url.drivername}`")


def _sqlite(url: sa.URL) -> sa.Engine:
    engine = sa.create_engine(url, connect_args={"check_same_thread": False, "timeout": 30}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        immediate = connection.get_execution_options().get(IMMEDIATE)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    return engine


def _migrate(engine: sa.Engine) -> None:
    """Bring the database up to date; a newer one than this server knows is left alone."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        with engine.connect().execution_options(**{IMMEDIATE: True}) as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
    except CommandError as error:
        raise BadInput(f"the database is of another version of Omerta: {error}") from None
    except sa.exc.DBAPIError as error:
        raise BadInput(f"the database cannot be opened: {error.orig}") from None
