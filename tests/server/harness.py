"""Servers and players for tests: real sockets, real databases."""

import asyncio
import json
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import websockets
from tables import council

import omerta
from omerta.games.registry import SHELF
from omerta.server.app import Server
from omerta.server.house import House
from omerta.server.messages import PROTOCOL
from omerta.server.settings import Settings

PATIENCE = 20.0
"""Seconds after which a test stops waiting."""
Message = dict[str, Any]


def free_port() -> int:
    """A port that nobody uses. Not one that the system hands out: while a server is down somebody might be given it."""
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


def settings(folder: Path, **wishes: Any) -> Settings:
    """Settings for a test: interpreted rules, no pauses, generous limits."""
    usual: dict[str, Any] = {
        "database": f"sqlite:///{folder}/omerta.db",
        "port": free_port(),
        "compiled": False,
        "bot_workers": 1,
        "bot_pause": 0.0,
        "requests_per_minute": 1_000_000,
        "new_tables_per_minute": 1_000_000,
        "guesses_per_minute": 1_000_000,
        "hints_per_minute": 1_000_000,
        "records_per_minute": 1_000_000,
        "messages_per_second": 10_000.0,
        "most_connections_per_address": 10_000,
    }
    return Settings(**(usual | wishes))


@asynccontextmanager
async def running(wanted: Settings) -> AsyncIterator[House]:
    """A server in this very loop, with Council on its shelf."""
    omerta.register(council.GAME)
    house = House(wanted).connect()
    running_server = Server(house)
    task = asyncio.create_task(running_server.serve())
    try:
        while not running_server.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0.005)
        yield house
    finally:
        running_server.should_exit = True
        await task
        SHELF.pop(council.GAME.name, None)


@asynccontextmanager
async def web(house: House) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{house.settings.port}", timeout=PATIENCE) as client:
        yield client


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def new_id() -> str:
    return secrets.token_urlsafe(12)


class Refused(Exception):
    """The server closed the connection, or did not let us in."""


class Player:
    """A connection to a table. Everything received is kept in `received`, the bytes in `raw`."""

    def __init__(self, house_or_port: House | int, table: str, tokens: list[str], **extra: Any) -> None:
        port = house_or_port if isinstance(house_or_port, int) else house_or_port.settings.port
        self.address, self.table, self.tokens, self.extra = f"ws://127.0.0.1:{port}/ws", table, tokens, extra
        self.received: list[Message] = []
        self.raw: list[str] = []
        self.closed: tuple[int, str] | None = None
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Player":
        await self.connect()
        await self.hello()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def connect(self) -> None:
        self.socket = await websockets.connect(self.address, compression=None, **self.extra)
        self.closed = None
        self._task = asyncio.create_task(self._read())

    async def close(self) -> None:
        await self.socket.close()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.raw.append(text)
                self.received.append(json.loads(text))
                self._news.set()
        except websockets.ConnectionClosed:
            pass
        finally:
            self.closed = self.socket.close_code or 1006, self.socket.close_reason or ""
            self._news.set()

    async def send_raw(self, data: str | bytes) -> None:
        try:
            await self.socket.send(data)
        except websockets.ConnectionClosed:
            raise Refused((self.socket.close_code or 1006, self.socket.close_reason or "")) from None

    async def send(self, type: str, **facts: Any) -> str:  # noqa: A002
        message = {"type": type, "id": new_id()} | facts
        await self.send_raw(json.dumps(message))
        return str(message["id"])

    async def wait(self, wanted: Callable[[Message], bool], start: int = 0) -> Message:
        """The first message received from `start` on that is wanted."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self._news.clear()
                for message in self.received[start:]:
                    if wanted(message):
                        return message
                if self.closed is not None:
                    raise Refused(self.closed)
                await self._news.wait()

    async def ask(self, type: str, **facts: Any) -> Message:  # noqa: A002
        """Send a message and wait for its answer."""
        start = len(self.received)
        asked = await self.send(type, **facts)
        return await self.wait(lambda message: message.get("id") == asked, start)

    async def hello(self, have: int = -1, **facts: Any) -> Message:
        greeting = {"protocol": PROTOCOL, "table": self.table, "tokens": self.tokens, "have": have} | facts
        answer = await self.ask("hello", **greeting)
        if answer["type"] == "welcome":
            self.tokens = answer["tokens"]
        return answer

    def last(self, type: str, seat: int | None = -1) -> Message | None:  # noqa: A002
        """The newest message of a type (for updates: of a viewer)."""
        for message in reversed(self.received):
            if message["type"] == type and (seat == -1 or message.get("seat") == seat):
                return message
        return None

    async def update(self, ply: int, seat: int | None = -1) -> Message:
        """The first update that has come this far."""
        return await self.wait(
            lambda message: message["type"] == "update" and message["ply"] >= ply and seat in (-1, message["seat"])
        )

    async def move(self, seat: int, action: str, ply: int | None = None, **facts: Any) -> Message:
        if ply is None:
            newest = self.last("update", seat)
            assert newest is not None
            ply = newest["ply"]
        return await self.ask("move", seat=seat, ply=ply, action=action, **facts)


async def set_up(client: httpx.AsyncClient, game: str, *kinds: str, **wishes: Any) -> Message:
    """Set up a table: `me` for my seats, `open`, or `bot`."""
    seats = [
        {"kind": kind, "name": f"Player {place}"} if kind == "me" else {"kind": kind}
        for place, kind in enumerate(kinds)
    ]
    answer = await client.post("/api/tables", json={"game": game, "seats": seats} | wishes)
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made
