"""The table server under load, beside an echo server in the same run, on the same machine as the load itself.

    python bench/server.py                          500 people at 125 tables, each moving once in 5 s
    python bench/server.py --people 1000 --seconds 30
    python bench/server.py --game gangsta --no-ramp
    python bench/server.py --write                  also put the figures into bench/results.md

A move takes from being sent until everybody at its table has received the view after it. The echo server answers a
message as long as such a view over as many connections, at the same rate. Then people are added until the slowest
hundredth of moves takes longer than 250 ms.
"""

import argparse
import asyncio
import gc
import os
import platform
import random
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

from omerta.server.messages import PROTOCOL

PLAYERS, EVERY = 4, 5.0
"""People at a table; seconds between two moves of a person."""
LIMIT = 0.250
STEP = 250
RESULTS = Path(__file__).with_name("results.md")
MARK = "<!-- figures: bench/server.py -->"
END = "<!-- end of bench/server.py -->"
ECHO = """
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    while True:
        message = await receive()
        if message["type"] == "websocket.connect":
            await send({"type": "websocket.accept"})
        elif message["type"] == "websocket.disconnect":
            return
        else:
            await send({"type": "websocket.send", "text": message["text"]})

import sys, uvicorn
uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", ws_per_message_deflate=False, log_level="critical")
"""


class Seen(msgspec.Struct):
    """What the load generator reads of a message."""

    type: str
    ply: int = 0
    seat: int | None = None
    asked: bool = False
    awaiting: list[int] = []
    legal: list[str] = []
    ok: bool | None = None


READ = msgspec.json.Decoder(Seen)


class Table:
    """Four people at a table."""

    def __init__(self, url: str, made: dict[str, Any], chance: random.Random) -> None:
        self.url, self.id, self.tokens, self.chance = url, made["table"]["id"], made["tokens"], chance
        self.game = made["table"]["game"]
        self.latest: dict[int, Seen] = {}
        self.size = 0
        self.over = False
        self.sockets: list[Any] = []
        self.readers: list[asyncio.Task[None]] = []
        self._news = asyncio.Event()

    async def connect(self) -> None:
        """Everybody says hello."""
        for seat, token in enumerate(self.tokens):
            connection = await websockets.connect(f"{self.url.replace('http', 'ws')}/ws", compression=None)
            hello = {"type": "hello", "id": os.urandom(6).hex(), "protocol": PROTOCOL, "table": self.id}
            await connection.send(msgspec.json.encode(hello | {"tokens": [token]}).decode())
            self.sockets.append(connection)
            self.readers.append(asyncio.create_task(self._read(seat, connection)))
        await self._until(1)

    async def _read(self, seat: int, connection: Any) -> None:
        try:
            async for text in connection:
                message = READ.decode(text)
                if message.type == "update":
                    self.latest[seat] = message
                    self.size = len(text)
                    self.over = not message.awaiting
                    self._news.set()
        except websockets.ConnectionClosed:
            pass

    async def _until(self, ply: int) -> None:
        """Until everybody has seen so many rows."""
        async with asyncio.timeout(30):
            while len(self.latest) < PLAYERS or min(seen.ply for seen in self.latest.values()) < ply:
                self._news.clear()
                await self._news.wait()

    async def move(self) -> float:
        """Whoever is asked moves; seconds until everybody has seen it."""
        seat, seen = next((seat, seen) for seat, seen in self.latest.items() if seen.asked)
        move = {"type": "move", "id": os.urandom(6).hex(), "seat": seat, "ply": seen.ply}
        data = msgspec.json.encode(move | {"action": self.chance.choice(seen.legal)}).decode()
        began = time.perf_counter()
        await self.sockets[seat].send(data)
        await self._until(seen.ply + 1)
        return time.perf_counter() - began

    async def close(self) -> None:
        """Everybody leaves."""
        for connection in self.sockets:
            await connection.close()
        await asyncio.gather(*self.readers)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@asynccontextmanager
async def started(*command: str, port: int, until: str = "") -> AsyncIterator[asyncio.subprocess.Process]:
    """A server process that answers, and has said `until` in its log."""
    with tempfile.NamedTemporaryFile() as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *command, stdout=asyncio.subprocess.DEVNULL, stderr=log
        )
        try:
            while until not in Path(log.name).read_text() or not await answers(port):
                assert process.returncode is None, "the server did not start"
                await asyncio.sleep(0.05)
            yield process
        finally:
            process.terminate()
            await process.wait()


async def answers(port: int) -> bool:
    """Does somebody listen there?"""
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


def omerta_command(folder: str, port: int) -> list[str]:
    """The table server, with limits out of the way."""
    many = ["--most-tables", "--most-connections", "--most-per-address", "--requests", "--new-tables", "--messages"]
    limits = [word for name in many for word in (name, "1000000")]
    return ["-m", "omerta", "serve", "--port", str(port), "--database", f"sqlite:///{folder}/omerta.db", *limits]


def resident(process: asyncio.subprocess.Process) -> int:
    """Bytes of memory that a process uses."""
    lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


def processor(process: asyncio.subprocess.Process) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def set_up(client: httpx.AsyncClient, url: str, game: str, chance: random.Random) -> Table:
    """A new table."""
    seats = [{"kind": "me", "name": f"Player {seat}"} for seat in range(PLAYERS)]
    answer = await client.post("/api/tables", json={"game": game, "seats": seats})
    return Table(url, answer.json(), chance)


async def loaded(tables: list[Table], client: httpx.AsyncClient, url: str, seconds: float) -> list[float]:
    """Everybody moves at their pace; the times of all moves."""
    times: list[float] = []
    pace = EVERY / PLAYERS
    end = time.perf_counter() + seconds

    async def one(place: int) -> None:
        at = time.perf_counter() + random.random() * pace
        while at < end:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            if tables[place].over:
                await tables[place].close()
                tables[place] = await set_up(client, url, tables[place].game, tables[place].chance)
                await tables[place].connect()
            times.append(await tables[place].move())
            at += pace

    await asyncio.gather(*(one(place) for place in range(len(tables))))
    return times


async def echoed(people: int, size: int, seconds: float) -> list[float]:
    """The same number of connections and messages a second, to a server that only echoes."""
    port, times = free_port(), []
    async with started("-c", ECHO, str(port), port=port):
        sockets = [await websockets.connect(f"ws://127.0.0.1:{port}/", compression=None) for _ in range(people)]
        end = time.perf_counter() + seconds

        async def one(connection: Any) -> None:
            at = time.perf_counter() + random.random() * EVERY
            while at < end:
                await asyncio.sleep(max(0.0, at - time.perf_counter()))
                began = time.perf_counter()
                await connection.send("x" * size)
                await connection.recv()
                times.append(time.perf_counter() - began)
                at += EVERY

        await asyncio.gather(*(one(connection) for connection in sockets))
        for connection in sockets:
            await connection.close()
    return times


def percentile(times: list[float], share: float) -> float:
    """The time that so large a share of all stays below."""
    return statistics.quantiles(times, n=1000)[int(share * 1000) - 1]


def line(name: str, times: list[float]) -> str:
    """A line of the table."""
    half, slow = percentile(times, 0.5) * 1000, percentile(times, 0.99) * 1000
    return f"{name:<44}{half:8.1f} ms p50 {slow:8.1f} ms p99 {len(times):7} times"


async def measure(game: str, people: int, seconds: float, ramp: bool) -> list[str]:
    """All figures, line by line."""
    chance, lines = random.Random(1), []
    gc.freeze()  # pauses of the load generator are not the server's
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        async with (
            started(*omerta_command(folder, port), port=port, until='"settled"') as process,
            httpx.AsyncClient(base_url=url, timeout=30) as client,
        ):
            warm = await set_up(client, url, game, chance)
            await warm.connect()
            for _ in range(20):
                await warm.move()
            await warm.close()
            empty = resident(process)
            tables = [await set_up(client, url, game, chance) for _ in range(people // PLAYERS)]
            with_tables = resident(process)
            for table in tables:
                await table.connect()
            connected = resident(process)
            used = processor(process)
            times = await loaded(tables, client, url, seconds)
            used = processor(process) - used
            echo = await echoed(people, tables[0].size, seconds)
            lines += [line(f"{people} people, {len(tables)} tables: move to all views", times)]
            lines += [line(f"{people} connections: echo of {tables[0].size} bytes", echo)]
            halves, slows = (percentile(times, share) / percentile(echo, share) for share in (0.5, 0.99))
            lines += [f"{'ratio to echo':<44}{halves:8.1f}    p50 {slows:8.1f}    p99"]
            lines += [f"{'processor time of the server for a move':<44}{used / len(times) * 1000:8.1f} ms"]
            lines += [f"{'memory of a table':<44}{(with_tables - empty) / len(tables) / 1000:8.1f} kB"]
            lines += [f"{'memory of a connection':<44}{(connected - with_tables) / people / 1000:8.1f} kB"]
            lines += [f"{'memory of the server before':<44}{empty / 1e6:8.1f} MB"]
            while ramp:
                more = [await set_up(client, url, game, chance) for _ in range(STEP // PLAYERS)]
                for table in more:
                    await table.connect()
                tables += more
                times = await loaded(tables, client, url, min(seconds, 10))
                lines += [line(f"{len(tables) * PLAYERS} people", times)]
                print(lines[-1], file=sys.stderr)
                if percentile(times, 0.99) > LIMIT:
                    lines += [f"p99 passes {LIMIT * 1000:.0f} ms at {len(tables) * PLAYERS} people"]
                    break
            for table in tables:
                await table.close()
    return lines


def main() -> None:
    """Measure, print, and with --write keep the figures in results.md."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="the_boss")
    parser.add_argument("--people", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--no-ramp", action="store_true", help="do not look for the limit")
    parser.add_argument("--write", action="store_true", help="put the figures into bench/results.md")
    arguments = parser.parse_args()
    text = "\n".join(asyncio.run(measure(arguments.game, arguments.people, arguments.seconds, not arguments.no_ramp)))
    print(text)
    if arguments.write:
        head, _, rest = RESULTS.read_text().partition(MARK)
        tail = rest.partition(END)[2]
        machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
        dated = f"{machine}, {time.strftime('%Y-%m-%d')}"
        RESULTS.write_text(f"{head}{MARK}\n{dated}\n\n```\n{text}\n```\n{END}{tail}")


if __name__ == "__main__":
    main()
