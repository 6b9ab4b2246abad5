"""Starts a server again and again without paying for its imports, routes and catalogues: for tests that kill it.

    python tests/server/forking.py DATABASE PORT [early]

For every line on standard input a server is started; its process id is printed. `early` plants a fault: moves are
acknowledged before they are on the disk.
"""

import asyncio
import os
import socket
import sys
import time
from typing import Any

import alembic.command  # noqa: F401  imported once, for all servers
import psycopg  # noqa: F401
from tables import council

import omerta
from omerta.server.app import Server
from omerta.server.house import House
from omerta.server.live import LiveTable
from omerta.server.settings import Settings
from omerta.server.store import Job
from omerta.server.wording import warm_up


async def write_later(live: LiveTable, work: Any) -> None:
    """The planted fault."""
    loop = asyncio.get_running_loop()
    loop.call_later(0.3, live.house.store._jobs.put, Job(work, loop.create_future(), loop))


def wait_for(port: int) -> None:
    """Until nobody holds the port: a bot's process that was just being started when its server died still may."""
    while True:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
                probe.listen()
                return
            except OSError:
                time.sleep(0.01)


def main() -> None:
    database, port, *faults = sys.argv[1], int(sys.argv[2]), *sys.argv[3:]
    if faults:
        LiveTable.write = write_later  # type: ignore[method-assign, assignment]
    omerta.register(council.GAME)
    settings = Settings(
        database=database,
        port=port,
        compiled=False,
        bot_queue=0,  # no process lives long enough to think: bots do anything, at once
        bot_pause=0.0,
        requests_per_minute=10_000_000,
        new_tables_per_minute=10_000_000,
        messages_per_second=100_000,
        most_connections_per_address=10_000,
    )
    house = House(settings)
    warm_up()
    ready = Server(house)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            house.connect()
            wait_for(port)
            ready.run()
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main()
