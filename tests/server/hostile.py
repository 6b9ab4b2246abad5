"""Messages that nobody should send: malformed, illegal, foreign, too long. Each gets a reason or a close code.

Long form, with a figure and a seed:

    python tests/server/hostile.py --messages 10000 --seed 1
"""

import argparse
import asyncio
import collections
import json
import random
import tempfile
from pathlib import Path
from typing import Any

from server.harness import Player, Refused, new_id, running, set_up, settings, web

from omerta.server.messages import PROTOCOL

JUNK: list[Any] = [
    None, True, -1, 0, 2**63, 2**70, 1e308, "", "x", "\x00", "\u202e", "💀" * 50, "a" * 300, [], [[[[]]]], {}, {"a": 1},
    "../../etc/passwd", "' OR 1=1 --", "vote 1", "place detroit 2 1", "undo 0", "0. deal | 1/2", "{seed}",
]  # fmt: skip
TYPES = [
    "hello", "move", "undo", "confirm", "why", "look", "hint", "say", "prefer", "ping", "welcome", "update", "sight",
    "__class__", "",
]  # fmt: skip
FIELDS = [
    "type", "id", "seat", "ply", "action", "text", "to", "confirm", "protocol", "table", "tokens", "have", "lang", "x",
]  # fmt: skip


def hostile(chance: random.Random, table: str, foreign: list[str]) -> str | bytes:
    """One message that must change nothing. Seat 0 is the sender's; seat 1 is asked, and has chosen last."""
    kind = chance.randrange(9)
    if kind == 0:
        return "".join(chr(chance.randrange(32, 0x2000)) for _ in range(chance.randrange(200)))
    if kind == 1:
        return chance.randbytes(chance.randrange(300))
    if kind == 2:
        return "[" * chance.randrange(1, 4000)
    if kind == 3:
        return json.dumps({chance.choice(FIELDS): chance.choice(JUNK) for _ in range(chance.randrange(8))})
    if kind == 4:  # well formed, but of another seat
        return json.dumps({"type": "move", "id": new_id(), "seat": chance.randrange(1, 8), "ply": 1, "action": "mark"})
    if kind == 5:  # my seat, but it is not my turn, or no action at all
        words = chance.choice(["mark", "pass", "vote 0", "nonsense", "roll " * 20, "deal", "undo 0"])
        return json.dumps({"type": "move", "id": new_id(), "seat": 0, "ply": chance.randrange(5), "action": words})
    if kind == 6:  # others' tokens, other tables, other versions
        hello = {"type": "hello", "id": new_id(), "protocol": PROTOCOL, "table": table, "tokens": foreign}
        return json.dumps(hello | {chance.choice(["table", "tokens", "protocol", "have"]): chance.choice(JUNK)})
    if kind == 7:  # through others' eyes, at rows that are not there, advice out of turn
        seat, row = chance.choice([None, *range(8)]), chance.choice([None, 0, 2, 3, 10**6])
        kinds: list[dict[str, Any]] = [{"type": "look", "seat": seat, "ply": row}, {"type": "hint", "seat": seat or 0}]
        return json.dumps({"id": new_id()} | chance.choice(kinds))
    message = {"type": chance.choice(TYPES), "id": new_id(), "seat": 0, "ply": 3}
    return json.dumps(message | {chance.choice(FIELDS): chance.choice(JUNK)})


async def attacked(count: int, seed: int, folder: Path) -> dict[str, Any]:
    """Send so many hostile messages; afterwards the table is as it was, and the server well. Returns figures."""
    chance, sent = random.Random(seed), 0
    answers: collections.Counter[str] = collections.Counter()
    async with running(settings(folder)) as house, web(house) as client:
        made = await set_up(client, "council", "me", "me")
        other = await set_up(client, "council", "me", "me")
        table, tokens = made["table"]["id"], made["tokens"]
        live = await house.table(table)
        async with Player(house, table, tokens) as both:
            await both.move(0, "pass", 1)
            await both.move(1, "mark", 2)
        assert live.table is not None
        before = live.table.text()
        while sent < count:
            attacker = Player(house, table, tokens[:1])
            await attacker.connect()
            await attacker.hello()
            try:
                while sent < count:
                    start = len(attacker.received)
                    await attacker.send_raw(hostile(chance, table, other["tokens"]))
                    sent += 1
                    answer = await attacker.wait(lambda message: message["type"] in ("answer", "sight"), start)
                    code = (answer.get("problem") or {"code": "fine"})["code"]
                    assert code != "internal", attacker.received[-1]
                    answers[code] += 1
            except Refused as closed:
                answers[f"closed {closed.args[0][0]}"] += 1
            finally:
                await attacker.close()
        assert live.table.text() == before, "a hostile message changed the game"
        assert (await client.get("/health")).status_code == 200
        metrics = (await client.get("/metrics")).text
        assert "omerta_failures_total 0.0" in metrics, "a hostile message found a fault of ours"
    return {"messages": sent, "seed": seed, "answers": dict(answers)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(attacked(arguments.messages, arguments.seed, Path(folder)))))


if __name__ == "__main__":
    main()
