"""Twin tables: two games that differ only in what one observer cannot know, played over real sockets side by side.

Whatever the observer receives must be the same, byte for byte and in the same order, wherever the rules show it the
same afterwards. Long form, with a figure and a seed:

    python tests/server/twins.py --trials 2000 --seed 1
"""

import argparse
import asyncio
import copy
import dataclasses
import json
import random
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path

import httpx
from server.harness import Player, bearer, running, set_up, settings, web

from omerta.kernel.game import State
from omerta.kernel.narration import Event
from omerta.language import LANGUAGES
from omerta.server.house import House
from omerta.tables import Table

Options = dict[str, bool]
Setting = tuple[str, int, Options]
GAMES: tuple[Setting, ...] = (
    ("council", 3, {}),
    ("council", 2, {}),
    ("council", 4, {}),
    ("the_boss", 3, {}),
    ("the_boss", 2, {}),
    ("gangsta", 2, {"resources": True}),
    ("gangsta", 4, {"resources": True, "families": True}),
    ("gangster", 3, {}),
)
LONGEST_START = 20
SECRET_CHOICES, HINTS = 0.5, 0.1
CHANGING = re.compile(r'"(id|code|created|at|seconds_left|tokens)":("[^"]*"|null|[-0-9.e]+|\[[^\]]*\])')
"""What differs between any two tables, and says nothing about the game."""


def with_state(table: Table, state: State) -> Table:
    """The same table, with another position on it; what was before cannot be gone back to."""
    twin = copy.copy(table)
    twin.record = dataclasses.replace(table.record, rows=list(table.record.rows))
    twin.events, twin.line, twin._positions = list(table.events), list(table.line), list(table._positions)
    twin._states, twin._learned, twin._asked = {table.line[-1]: state}, {}, {}
    twin._own_from = table.ply
    twin._ask(frozenset(), None)
    return twin


def begun(house: House, name: str, players: int, options: Options, chance: random.Random) -> Table:
    """A game played at random for a while."""
    table = Table(house.game(name), [f"Player {seat}" for seat in range(players)], chance.getrandbits(60), options)
    for _ in range(chance.randrange(LONGEST_START)):
        seat = chance.choice(table.asked())
        legal = table.legal(seat)  # the last choice is often the one that goes on
        step = table.prepare(seat, legal[-1] if chance.random() < 0.5 else chance.choice(legal))
        if not table.game.awaiting(step.state):
            break
        table.enter(step)
    return table


async def compare(house: House, client: httpx.AsyncClient, chance: random.Random, games: tuple[Setting, ...]) -> bool:
    """One trial; False if there was nothing to compare."""
    name, players, options = chance.choice(games)
    table = begun(house, name, players, options, chance)
    game = house.game(name)
    observer = chance.choice([*range(players), None])
    mover = chance.choice(table.asked())
    action = chance.choice(table.legal(mover))
    if chance.random() < SECRET_CHOICES:  # the same world, another choice that looks the same to the observer
        world, other_action = table.state, chance.choice(table.legal(mover))
        if other_action == action or mover == observer:
            return False
    else:  # another world that looks the same to the observer, the same choice
        world, other_action = game.redeal(table.state, observer, chance.getrandbits(40)), action
        world = dataclasses.replace(world, luck=table.state.luck)
        if game.why_not(world, mover, action) is not None:
            return False
    twins = [(with_state(table, table.state), action), (with_state(table, world), other_action)]
    after = [twin.prepare(mover, chosen) for twin, chosen in twins]
    looks = [(game.view(step.state, observer), told_to(step.events, observer)) for step in after]
    if looks[0][0] != looks[1][0] or (other_action != action and looks[0][1] != looks[1][1]):
        return False  # the rules show the difference
    eyes = Eyes(observer, chance.choice(LANGUAGES), chance.random() < HINTS)
    seen = [await watched(house, client, twin, eyes, mover, chosen) for twin, chosen in twins]
    assert seen[0] == seen[1], f"{name}: {observer} can tell by {difference(*seen)}"
    return True


def told_to(events: list[Event], observer: int | None) -> list[Event]:
    return [event for event in events if event.seen_by(observer)]


@dataclass(frozen=True)
class Eyes:
    """Somebody who looks on: from a seat or not, in a language, and perhaps asking for advice."""

    seat: int | None
    lang: str
    asks: bool


async def watched(
    house: House, client: httpx.AsyncClient, twin: Table, observer: Eyes, mover: int, action: str
) -> list[str]:
    """All that the observer receives while the mover moves and both try all sorts of things."""
    players, seat = twin.record.players, observer.seat
    made = await set_up(client, twin.game.name, *["me"] * players, options=twin.record.options)
    live = await house.table(made["table"]["id"])
    live.table, live.kept.seed = twin, "00" * 32
    ply, tokens = twin.ply, made["tokens"]
    mine = [] if seat is None else [tokens[seat]]
    eyes, hands = Player(house, live.kept.id, mine), Player(house, live.kept.id, tokens)
    await eyes.connect()
    await eyes.hello(lang=observer.lang)
    async with hands:
        await eyes.update(ply)
        await eyes.ask("look", seat=seat)
        if seat is not None:
            for words in [twin.game.text(twin.state, number) for number in range(0, twin.game.actions, 7)]:
                await eyes.ask("why", seat=seat, action=words)
            await eyes.ask("undo", seat=seat, ply=ply)
            await eyes.ask("move", seat=seat, ply=ply + 5, action="look")
            if observer.asks:
                await eyes.ask("hint", seat=seat)
        else:
            await eyes.ask("why", seat=0, action="look")
        if mover != seat:
            await hands.ask("move", seat=mover, ply=ply, action="nonsense")
            await hands.ask("prefer", seat=mover, confirm=True)
        assert (await hands.ask("move", seat=mover, ply=ply, action=action))["ok"]
        await eyes.update(ply + 1)
        await hands.ask("say", seat=mover, text="Your turn.")
        await eyes.wait(lambda message: message["type"] == "said")
        for viewer, row in ((seat, ply), (None, ply), (seat, ply - 1), (seat, None)):
            await eyes.ask("look", seat=viewer, ply=row)
        if mover == seat:
            await eyes.ask("undo", seat=seat, ply=ply + 1)
        headers = bearer(mine[0]) if mine else {}
        record = (await client.get(f"/api/tables/{live.kept.id}/record", headers=headers)).text
        await eyes.ask("ping")
        received = [CHANGING.sub(r'"\1":_', text) for text in eyes.raw]
        await eyes.close()
    house.forget(live)
    return [*received, re.sub(r"(?m)^(seed-hash|end|date).*$", "", record)]


def difference(one: list[str], other: list[str]) -> str:
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            return f"\n  {mine[:3000]}\n  {theirs[:3000]}"
    return f"{len(one)} messages against {len(other)}"


async def trials(count: int, seed: int, folder: Path, games: tuple[Setting, ...] = GAMES) -> int:
    """Trials until so many have compared something; returns how many were needed."""
    chance = random.Random(seed)
    compared = tried = 0
    async with running(settings(folder, most_tables=10**6)) as house, web(house) as client:
        while compared < count:
            compared += await compare(house, client, chance, games)
            tried += 1
    return tried


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--trials", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tried = asyncio.run(trials(arguments.trials, arguments.seed, Path(folder)))
    print(json.dumps({"compared": arguments.trials, "tried": tried, "seed": arguments.seed, "leaks": 0}))


if __name__ == "__main__":
    main()
