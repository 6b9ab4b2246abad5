"""Looking at positions, now and back then: in words, and never more than a seat could see."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from server.harness import Message, Player, running, set_up, settings, web

from omerta.kernel.game import State
from omerta.language import Speaker, draw
from omerta.server.live import LiveTable
from omerta.tables import Table


def run(coroutine: Any) -> None:
    asyncio.run(coroutine)


async def played(players: list[Player], moves: int, chance: random.Random) -> None:
    """So many decisions at random, some of them taken back."""
    for _ in range(moves):
        newest = [player.last("update", player.seat) for player in players]  # type: ignore[attr-defined]
        asked = [update for update in newest if update is not None and update["asked"]]
        if not asked:
            return
        update = chance.choice(asked)
        player, seat, ply = players[update["seat"]], update["seat"], update["ply"]
        if update["undo"] and chance.random() < 0.3:
            answer = await player.ask("undo", seat=seat, ply=ply)
        else:
            answer = await player.move(seat, chance.choice(update["legal"]), ply)
        assert answer["ok"], answer
        for each in players:
            await each.update(ply + 1, each.seat)  # type: ignore[attr-defined]


def shown_then(player: Player) -> dict[int, Message]:
    """Row -> the view after it, as it was sent back then."""
    return {m["ply"] - 1: m["view"] for m in player.received if m["type"] == "update"}


async def look_back(tmp_path: Path, game: str, moves: int) -> list[tuple[Any, Any]]:
    """What was seen then and what is shown now, for every row and everybody."""
    pairs = []
    async with running(settings(tmp_path)) as house, web(house) as client:
        made = await set_up(client, game, "me", "me", "me")
        players = [Player(house, made["table"]["id"], [token]) for token in made["tokens"]]
        spectator = Player(house, made["table"]["id"], [])
        for seat, player in enumerate([*players, spectator]):
            player.seat = seat if player is not spectator else None  # type: ignore[attr-defined]
            await player.connect()
            await player.hello()
            await player.update(1)
        await played(players, moves, random.Random(5))
        for player in [*players, spectator]:
            await player.ask("ping")
            for row, view in shown_then(player).items():
                sight = await player.ask("look", seat=player.seat, ply=row)  # type: ignore[attr-defined]
                assert (sight["type"], sight["ply"], sight["choices"]) == ("sight", row + 1, [])
                pairs.append((view, sight["view"]))
                if game != "council":
                    words = Speaker("en", ["Player 0", "Player 1", "Player 2"])
                    assert sight["text"] == draw(words, view)
            await player.close()
        text = (await house.table(made["table"]["id"])).table.text()  # type: ignore[union-attr]
        assert game != "council" or " undo " in text
    return pairs


@pytest.mark.parametrize(("game", "moves"), [("council", 60), ("the_boss", 25), ("gangsta", 12)])
def test_looking_back_shows_what_was_seen_then_also_of_rows_taken_back(tmp_path: Path, game: str, moves: int) -> None:
    pairs = asyncio.run(look_back(tmp_path, game, moves))
    assert len(pairs) >= 4 * min(moves, 12)
    assert all(then == now for then, now in pairs)


def test_a_look_back_that_knows_more_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the past is shown with what is known now."""

    def hindsight(table: Table, row: int) -> State:
        return table.state

    monkeypatch.setattr(Table, "state_after", hindsight)
    pairs = asyncio.run(look_back(tmp_path, "council", 40))
    assert any(then != now for then, now in pairs)


def test_a_look_is_through_own_eyes_only_and_lists_the_choices(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "gangster", "me", "me")
            table, (one, other) = made["table"]["id"], made["tokens"]
            async with Player(house, table, [one]) as anna, Player(house, table, [other]) as ben:
                update = await anna.update(1, 0)
                asked, waiting = (anna, ben) if update["asked"] else (ben, anna)
                mine, theirs = (0, 1) if update["asked"] else (1, 0)
                now = await asked.ask("look", seat=mine)
                assert now["view"] == (await asked.update(1))["view"]
                assert [choice["action"] for choice in now["choices"]] == (await asked.update(1))["legal"]
                speaker = Speaker("en", ["Player 0", "Player 1"])
                for choice in now["choices"]:
                    assert choice["words"] == speaker.action("gangster", choice["action"])
                assert (await waiting.ask("look", seat=theirs))["choices"] == []
                assert (await waiting.ask("look", seat=mine))["problem"]["code"] == "not-allowed"
                public = await asked.ask("look")
                assert (public["seat"], public["view"]["seat"], public["choices"]) == (None, None, [])
                for ply in (1, 2, 1_000_000):
                    assert (await asked.ask("look", seat=mine, ply=ply))["problem"]["code"] == "bad-input"
            async with Player(house, table, []) as spectator:
                assert (await spectator.ask("look", ply=0))["view"]["seat"] is None
                assert (await spectator.ask("look", seat=0))["problem"]["code"] == "not-allowed"
            waits = await set_up(client, "council", "me", "open")
            async with Player(house, waits["table"]["id"], waits["tokens"]) as early:
                assert (await early.ask("look"))["problem"]["code"] == "not-playing"

    run(main())


def test_a_finished_game_has_a_score_sheet_and_can_be_looked_at(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path, turn_limit=0.01)) as house, web(house) as client:
            made = await set_up(client, "the_boss", "me", "bot")
            table = made["table"]["id"]
            while (await client.get(f"/api/tables/{table}")).json()["status"] != "over":
                await asyncio.sleep(0.05)
            live: LiveTable = await house.table(table)
            assert live.table is not None
            async with Player(house, table, made["tokens"]) as anna:
                update = await anna.update(1)
                assert update["question"] == ""
                assert update["sheet"] == live.table.game.score_sheet(live.table.state)
                assert (await anna.ask("look", seat=0))["question"] == ""
                assert (await anna.ask("look", seat=0, ply=3))["question"] != ""

    run(main())
