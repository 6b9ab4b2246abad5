"""A table at home: one screen, people and bots around it."""

import asyncio
from collections.abc import Mapping, Sequence

from omerta.kernel.errors import IllegalAction
from omerta.language import Speaker
from omerta.tables import Stale, Table, Unconfirmed
from omerta.terminal.opponents import Opponents
from omerta.terminal.sitting import Line, Moment, Sitting, with_reason

DECLINED = "nothing"
"""The last word of an action that declines an optional step: whoever types the next step has declined."""
LOOKS = 3
"""Worlds that are tried to find out whether anything is hidden from somebody."""


class Home(Sitting):
    """People at this screen, bots at the other seats. `pause` lets people follow what bots do."""

    def __init__(self, table: Table, people: Sequence[int], opponents: Opponents, pause: float = 0) -> None:
        super().__init__()
        self.table, self.opponents, self.pause = table, opponents, pause
        self._people = tuple(people)
        self._moments: dict[int | None, tuple[tuple[int, int], Moment]] = {}
        self._thinking: int | None = None
        self._moved = asyncio.Event()

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.table.game.name

    @property
    def names(self) -> Sequence[str]:
        """Who sits where."""
        return self.table.record.names

    @property
    def people(self) -> Sequence[int]:
        """The seats of the people here."""
        return self._people

    @property
    def result(self) -> Sequence[float] | None:
        """Each seat's share of the victory."""
        return self.table.record.result

    @property
    def decided_by(self) -> str | None:
        """The rule that decided."""
        rule: str | None = self.table.game.score_sheet(self.table.state).get("decided_by")
        return rule

    @property
    def problems(self) -> Mapping[str, str]:
        """What went wrong first with each bot."""
        return self.opponents.problems

    def awaited(self) -> int | None:
        """The person who has to choose, or to confirm."""
        held = self.table.held()
        if held is not None:
            return held
        return next((seat for seat in self.table.asked() if seat in self._people), None)

    def moment(self, viewer: int | None) -> Moment:
        """What somebody sees."""
        now = self.table.ply, self.table.confirmed
        if viewer not in self._moments or self._moments[viewer][0] != now:
            self._moments[viewer] = now, self._look(viewer)
        return self._moments[viewer][1]

    def _look(self, viewer: int | None) -> Moment:
        table = self.table
        asked = viewer in table.asked()
        return Moment(
            viewer=viewer,
            view=table.view(viewer),
            asked=asked,
            legal=table.legal(viewer) if asked else [],
            undo=[] if viewer is None else table.undo_targets(viewer),
            held=table.held(),
        )

    def log(self, viewer: int | None) -> list[Line]:
        """What was told and still stands."""
        lines: list[Line] = []
        for row in self.table.line:
            events = enumerate(self.table.events[row])
            told = [Line(row, place, event) for place, event in events if event.seen_by(viewer)]
            lines += with_reason(row, told, self.table.reason(row))
        return lines

    def has_secrets(self) -> bool:
        """Is there anything on the table that one of the people must not see?"""
        game, state = self.table.game, self.table.state
        return any(game.redeal(state, seat, look) != state for seat in self._people for look in range(LOOKS))

    def notice(self, speaker: Speaker) -> str:
        """Which bot is thinking."""
        if self._thinking is None:
            return ""
        return speaker.say("terminal-thinking", player=speaker.player(self._thinking))

    # --- deciding

    async def decide(self, seat: int, words: str) -> None:
        """Do it; whoever types a later step has declined this one."""
        for step in self._way_to(seat, words):
            self.table.play(seat, step)
        self._changed()

    async def why(self, seat: int, words: str) -> None:
        """May the seat do this?"""
        self._way_to(seat, words)

    async def undo(self, seat: int, whole_turn: bool = False) -> None:
        """Take back."""
        targets = self.table.undo_targets(seat)
        self.table.undo(seat, targets[-1] if targets and whole_turn else None)
        self._changed()

    async def confirm(self, seat: int) -> None:
        """The turn stands."""
        if self.table.held() == seat:
            self.table.confirm()
            self._changed()

    def _changed(self) -> None:
        self.news.set()
        self._moved.set()

    def _way_to(self, seat: int, words: str) -> list[int]:
        """The decisions that lead to an action; IllegalAction if there is no way."""
        table, game = self.table, self.table.game
        action = game.parse(table.state, words)
        refusal = game.why_not(table.state, seat, action)
        steps = [action]
        asked = table.legal(seat)
        written = game.text(table.state, action)
        declining = next((one for one in asked if one.endswith(DECLINED)), None)
        if refusal is not None and declining and all(one.split()[0] != written.split()[0] for one in asked):
            later, _ = game.play(table.state, seat, declining)
            if not later.drawn and game.awaiting(later) == [seat]:
                refusal = game.why_not(later, seat, action)
                steps = [game.parse(table.state, declining), action]
        if refusal is not None:
            raise IllegalAction(written, refusal)
        return steps

    # --- bots

    async def run(self) -> None:
        """Let bots move whenever it is their turn."""
        try:
            while not self.table.over:
                seat = next((seat for seat in self.table.asked() if seat not in self._people), None)
                if seat is None:
                    await self._moved.wait()
                else:
                    await self._move(seat)
                self._moved.clear()
        finally:
            await self.opponents.close()

    async def _move(self, seat: int) -> None:
        ply = self.table.ply
        self._thinking = seat
        self.news.set()
        await asyncio.sleep(self.pause)
        action, note = await self.opponents.choose(self.table.state, seat)
        self._thinking = None
        try:
            self.table.play(seat, action, ply, note)
        except (Stale, Unconfirmed, IllegalAction):
            return  # somebody has changed their mind meanwhile
        self.news.set()

    async def close(self) -> None:
        """Everybody goes home."""
        await self.opponents.close()
