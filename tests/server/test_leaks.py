"""Nothing leaks: twin tables look the same to whoever cannot know the difference, and planted leaks are caught."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from server import twins

from omerta.kernel.narration import Event
from omerta.server import showing
from omerta.server.botplay import BotPlay
from omerta.server.live import LiveTable
from omerta.server.messages import Advice, Choice, Sight, Update
from omerta.server.wording import Voice
from omerta.tables import Table

honest_sight = showing.sight


def test_twin_tables_look_the_same_over_real_sockets(tmp_path: Path) -> None:
    asyncio.run(twins.trials(60, 11, tmp_path))


def all_events(table: Table, row: int, viewer: int | None) -> list[Event]:
    return table.events[row]


def leaking(plant: Callable[[Table, Update], None]) -> Callable[..., Update | None]:
    honest = LiveTable.update

    def update(live: LiveTable, *arguments: Any) -> Update | None:
        made = honest(live, *arguments)
        if made is not None and live.table is not None:
            plant(live.table, made)
        return made

    return update


def others_choices(table: Table, update: Update) -> None:
    update.legal = [words for seat in table.awaiting() for words in table.legal(seat)]


def length(table: Table, update: Update) -> None:
    """Nothing but the length of a message depends on what is hidden."""
    update.view["padding"] = "x" * (sum(table.state.record.tobytes()) % 251)


def order(table: Table, update: Update) -> None:
    """Nothing but the order of what is sent does."""
    if sum(table.state.record.tobytes()) % 2:
        update.view = dict(reversed(update.view.items()))


def question(table: Table, update: Update) -> None:
    update.question += "?" * (sum(table.state.record.tobytes()) % 3)


def told_sight(table: Table, *arguments: Any) -> Sight:
    """The board in words, drawn from the truth instead of a view."""
    made = honest_sight(table, *arguments)
    made.text += table.state.record.tobytes().hex()
    return made


def all_seeing(live: Any, viewer: int | None, message: str, ply: int | None, language: str) -> Sight:
    """Looking through the mover's eyes."""
    seat = live.table.record.rows[-1].seat if ply is not None else viewer
    return honest_sight(live.table, message, seat, ply, live.voice(language))


async def betrayed(bots: BotPlay, seat: int, message: str, voice: Voice) -> Advice:
    """Advice that knows what the seat cannot."""
    table = bots.live.playing()
    return Advice(message, seat, table.ply, Choice("", ""), table.state.record.tobytes().hex())


PLANTED: dict[str, tuple[Any, str, Any]] = {
    "whispered events to all": (Table, "told", all_events),
    "other seats' choices": (LiveTable, "update", leaking(others_choices)),
    "the question": (LiveTable, "update", leaking(question)),
    "the board in words": (showing, "sight", told_sight),
    "a look through others' eyes": (LiveTable, "look", all_seeing),
    "advice": (BotPlay, "advise", betrayed),
    "length": (LiveTable, "update", leaking(length)),
    "order": (LiveTable, "update", leaking(order)),
    "the whole record": (Table, "text_for", lambda table, viewer: table.text()),
    "undo limits from the truth": (
        Table,
        "undo_targets",
        lambda table, seat: [sum(table.state.record.tobytes()) % 3],
    ),
}


@pytest.mark.parametrize("leak", PLANTED)
def test_planted_leaks_are_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    monkeypatch.setattr(*PLANTED[leak])
    game: twins.Setting = ("the_boss", 2, {}) if leak == "other seats' choices" else ("council", 3, {})
    with pytest.raises(AssertionError, match="can tell by"):
        asyncio.run(twins.trials(100, 11, tmp_path, (game,)))
