"""Kill the server at any moment, under load: no acknowledged move is lost, none is doubled, all tables are readable.

Long form, with a figure and a seed:

    python tests/server/killing.py --kills 10000 --seed 1
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx
import websockets
from rich.console import Console
from rich.progress import track
from server.harness import Player, Refused, free_port, new_id
from tables import council

from omerta.kernel.game import open_game
from omerta.server import keeping
from omerta.server.store import Store
from omerta.tables import Table

MOST_ANSWERS, LONGEST_MOMENT = 6, 0.02
"""A server lives until it has given so many answers at most, and then for so many seconds at most."""
GROUPS = 5
Told = TypeVar("Told", bound=tuple[Any, ...])
GONE = (Refused, OSError, TimeoutError, websockets.WebSocketException, httpx.HTTPError)


@dataclass
class Journal:
    """What the players were told."""

    acknowledged: dict[tuple[str, int], tuple[int, str, str]] = field(default_factory=dict)
    """(table, ply) -> seat, words, id."""
    refused: set[tuple[str, int, str]] = field(default_factory=set)
    chat: set[tuple[str, int, str]] = field(default_factory=set)
    undone: int = 0
    returned: int = 0
    answers: int = 0


class Group:
    """The people of one table; each comes back whenever the server does."""

    def __init__(self, port: int, journal: Journal, chance: random.Random) -> None:
        self.port, self.journal, self.chance = port, journal, chance

    async def run(self) -> None:
        while True:
            made = await self.set_up()
            if made is not None:
                await asyncio.gather(*(self.play(made["table"]["id"], seat, made["tokens"][seat]) for seat in (0, 1)))

    async def set_up(self) -> Any:
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]
        seats += [{"kind": "bot"}] if self.chance.random() < 0.03 else []
        try:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=5) as client:
                return (await client.post("/api/tables", json={"game": "council", "seats": seats})).json()
        except GONE:
            await asyncio.sleep(0.02)
            return None

    async def play(self, table: str, seat: int, token: str) -> None:
        pending: dict[str, Any] | None = None
        over = False
        while not over:
            player = Player(self.port, table, [token])
            try:
                await player.connect()
                await player.hello()
                self.journal.returned += 1
                over, pending = await self.move(player, seat, pending)
            except GONE as error:
                pending = getattr(error, "pending", pending)
                await asyncio.sleep(0.01)
            finally:
                await self.leave(player)

    async def leave(self, player: Player) -> None:
        try:
            await player.close()
        except (AttributeError, *GONE):
            pass

    async def move(self, player: Player, seat: int, pending: Any) -> tuple[bool, Any]:
        """Decide whenever asked. What was sent and not answered is sent again with the same id."""
        ply = 0
        try:
            while True:
                if pending is None:
                    update = await player.update(ply, seat)
                    ply = update["ply"] + 1
                    if not update["awaiting"]:
                        return True, None
                    pending = self.decision(update, seat)
                    if pending is None:
                        continue
                answer = await player.ask(**pending)
                self.note(player.table, pending, answer)
                if answer["ok"] and pending["type"] != "say":
                    ply = max(ply, answer["ply"] + 1)
                pending = None
        except GONE as error:
            error.pending = pending  # type: ignore[union-attr]
            raise

    def decision(self, update: dict[str, Any], seat: int) -> dict[str, Any] | None:
        facts = {"seat": seat, "id": new_id()}
        if self.chance.random() < 0.1:
            return facts | {"type": "say", "text": "Hm."}
        if update["undo"] and self.chance.random() < 0.2:
            return facts | {"type": "undo", "ply": update["ply"]}
        if update["asked"]:
            return facts | {"type": "move", "ply": update["ply"], "action": self.chance.choice(update["legal"])}
        return None

    def note(self, table: str, pending: dict[str, Any], answer: dict[str, Any]) -> None:
        self.journal.answers += 1
        key = table, pending["seat"], pending["id"]
        if not answer["ok"]:
            assert answer["problem"]["code"] in ("stale", "too-late", "over", "refused", "slow-down", "no-table"), (
                answer
            )
            self.journal.refused.add(key)
        elif pending["type"] == "say":
            self.journal.chat.add(key)
        else:
            undo = pending["type"] == "undo"
            self.journal.undone += undo
            place = table, answer["ply"]
            told = pending["seat"], "undo" if undo else pending["action"], pending["id"]
            assert self.journal.acknowledged.setdefault(place, told) == told, "two moves were told the same ply"


async def killed(kills: int, seed: int, database: str, *faults: str) -> dict[str, Any]:
    """Kill a server so many times while people play; then check all that was promised. Returns figures."""
    chance, port, journal = random.Random(seed), free_port(), Journal()
    script = Path(__file__).with_name("forking.py")
    forker = await asyncio.create_subprocess_exec(
        sys.executable,
        str(script),
        database,
        str(port),
        *faults,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    people = [Group(port, journal, random.Random(chance.random())) for _ in range(GROUPS)]
    playing = [asyncio.create_task(group.run()) for group in people]
    server = 0
    try:
        for kill in track(range(kills + 1), "Killing", console=Console(stderr=True), transient=True):
            server = await start(forker, port)
            if kill == kills:
                break
            enough = journal.answers + chance.randrange(MOST_ANSWERS)
            async with asyncio.timeout(60):
                while journal.answers < enough:
                    await asyncio.sleep(0.001)
                    failed = [task for task in playing if task.done()]
                    assert not failed, failed[0].result()
            await asyncio.sleep(chance.random() * LONGEST_MOMENT)
            os.kill(server, signal.SIGKILL)
            assert forker.stdout is not None
            assert await forker.stdout.readline() == b"gone\n"
        await asyncio.sleep(0.5)
        for task in playing:
            task.cancel()
        ends = await asyncio.gather(*playing, return_exceptions=True)
        assert all(isinstance(end, asyncio.CancelledError) for end in ends), ends
        os.kill(server, signal.SIGTERM)
        assert forker.stdin is not None
        forker.stdin.close()
        await forker.wait()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        if forker.returncode is None:
            if server:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(server, signal.SIGKILL)
            forker.kill()
            await forker.wait()
    return check(database, journal, kills)


async def start(forker: asyncio.subprocess.Process, port: int) -> int:
    assert forker.stdin is not None
    assert forker.stdout is not None
    forker.stdin.write(b"go\n")
    await forker.stdin.drain()
    server = int(await forker.stdout.readline())
    async with asyncio.timeout(30):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                return server
            except OSError:
                await asyncio.sleep(0.003)


def by_table(told: Iterable[Told]) -> dict[str, list[Told]]:
    """What was told at each table."""
    found: dict[str, list[Told]] = defaultdict(list)
    for one in told:
        found[one[0]].append(one)
    return found


def check(database: str, journal: Journal, kills: int) -> dict[str, Any]:
    """Every promise kept?"""
    store, game = Store(database), open_game(council.GAME)
    acknowledged, refused, chat = by_table(journal.acknowledged), by_table(journal.refused), by_table(journal.chat)
    tables = store.read_now(lambda c: [row[0] for row in c.exec_driver_sql("SELECT id FROM tables")])
    rows = 0
    for table in tables:
        loaded = store.read_now(lambda c, table=table: keeping.load(c, table))  # type: ignore[misc]
        assert loaded is not None
        kept = loaded.kept
        assert [row.number for row in loaded.rows] == list(range(len(loaded.rows)))
        rows += len(loaded.rows)
        if not loaded.rows:
            continue
        resumed = Table.resume(game, kept.names, bytes.fromhex(kept.seed), kept.options, kept.date, loaded.rows)
        assert resumed.over == (kept.status == keeping.OVER)
        text = store.read_now(lambda c, table=table: keeping.text_of(c, table))  # type: ignore[misc]
        assert text == (resumed.text() if resumed.over else None)
        for _, seat, message in refused[table]:
            assert (seat, message) not in loaded.messages, f"{message} of seat {seat} was refused, but is there"
        for _, seat, message in chat[table]:
            assert (seat, message) in loaded.said, "acknowledged chat was lost"
        for place in acknowledged[table]:
            ply, (seat, words, message) = place[1], journal.acknowledged[place]
            assert ply < len(loaded.rows), f"acknowledged move {ply} was lost"
            row = loaded.rows[ply]
            assert (row.seat, row.words.split()[0]) == (seat, words.split()[0])
            assert loaded.messages[seat, message] == ply
    missing = {table for table, _ in journal.acknowledged} - set(tables)
    assert not missing, "a table with acknowledged moves is gone"
    store.close()
    return {
        "kills": kills,
        "tables": len(tables),
        "rows": rows,
        "acknowledged": len(journal.acknowledged),
        "undone": journal.undone,
        "chat": len(journal.chat),
        "refused": len(journal.refused),
        "connections": journal.returned,
        "lost": 0,
        "doubled": 0,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default=None, help="postgresql://..., else a new SQLite file")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"sqlite:///{folder}/omerta.db"
        print(json.dumps(asyncio.run(killed(arguments.kills, arguments.seed, database)) | {"seed": arguments.seed}))


if __name__ == "__main__":
    main()
