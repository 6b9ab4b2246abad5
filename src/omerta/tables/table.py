"""The referee of one game: who may decide, what is written down, what can be taken back.

Everything happens in two steps. `prepare` checks a decision and works out what would follow; nothing has happened yet.
Once the row is safe wherever it is kept, `enter` makes it so. `play` and `undo` do both at once.
"""

import dataclasses
import datetime
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from omerta.bots.bot import Reason
from omerta.bots.notes import reason_in
from omerta.kernel.errors import BadInput, OmertaError
from omerta.kernel.game import Game, State
from omerta.kernel.luck import fresh_seed, seed_bytes
from omerta.kernel.narration import Event
from omerta.records import Record, Row, redacted, write
from omerta.records.record import DEAL, LONGEST_NAME, POSITION, UNDO, seed_hash
from omerta.tables.learning import learned

MOST_UNDOS = 100
"""So often a seat may change its mind before others go on: a record must not grow without end."""


class Stale(OmertaError):
    """The decision was made about a position that is no longer on the table."""


class Unconfirmed(OmertaError):
    """Somebody's turn is finished but not confirmed yet; the next player waits."""


class TooLate(BadInput):
    """There is nothing to take back, or no longer."""


@dataclass(frozen=True)
class Step:
    """What is about to happen: the row to keep, and what follows from it."""

    row: Row
    state: State
    events: list[Event]
    line: list[int]
    """The rows that stand once this has happened: all that were taken back are left out."""


@dataclass(frozen=True)
class Asked:
    """Since when a seat has been asked the same question."""

    ply: int
    legal: tuple[int, ...]


class Table:
    """A game in play and its record. The seed's hash stands in it from the start, the seed itself from the end on.

    `start` is a position, as `Game.to_dict` writes it, from which the game begins undealt; the record says so.
    `commit` is called with the record as it will be, before anything happens; if it raises, nothing does.
    """

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        seed: int | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        date: str | None = None,
        commit: Callable[[Record], None] | None = None,
        start: Mapping[str, Any] | None = None,
    ) -> None:
        if not all(name.isprintable() and 1 <= len(name.strip()) <= LONGEST_NAME for name in names):
            raise BadInput(f"a player's name is 1 to {LONGEST_NAME} signs that can be printed")
        self.game = game
        self._seed = fresh_seed() if seed is None else seed_bytes(seed)
        state, events = self._begin(len(names), options, start)
        self.record = Record(
            game=game.name,
            edition=game.edition,
            content=game.content_digest,
            players=len(names),
            options=dict(state.options),
            names=[name.strip() for name in names],
            seed_hash=seed_hash(self._seed),
            date=date or datetime.datetime.now(datetime.UTC).date().isoformat(),
            start=None if start is None else game.to_dict(state)["position"],
            rows=[Row(0, None, DEAL if start is None else POSITION, state.draws)],
        )
        self.events: list[list[Event]] = [events]
        """What each row told."""
        self.line = [0]
        """The rows that led to the position now; all others were taken back, or are undo rows."""
        self.confirming: set[int] = set()
        """The seats that want to confirm their turns."""
        self.confirmed = 0
        """So many rows have been confirmed."""
        self._positions = [state.record]
        """The position after each row, for those who look back: without its luck it is small."""
        self._states = {0: state}
        """The positions that an undo could still reach, by row, and the one on the table."""
        self._own_from = 1
        """All rows from here on are of one seat, and drew no luck."""
        self._learned: dict[int, bool] = {}
        self._hidden: dict[int, bool] = {}
        self._asked: dict[int, Asked] = {}
        self._ask(before=frozenset(), mover=None)
        self.commit = commit
        if commit is not None:
            commit(self.record)

    @classmethod
    def resume(
        cls,
        game: Game,
        names: Sequence[str],
        seed: bytes,
        options: Mapping[str, Any],
        date: str,
        rows: Sequence[Row],
        start: Mapping[str, Any] | None = None,
    ) -> "Table":
        """The table as its rows left it. Luck comes from the seed again, and must be what the rows say."""
        table = cls(game, names, seed, options, date, start=start)
        _check_same(table.record.rows[0], rows[0])
        for row in rows[1:]:
            assert row.seat is not None
            if row.undo_to is not None:
                step = table._step_back(row.seat, row.undo_to)
            else:
                step = table._step(row.seat, row.words, row.note)
            _check_same(step.row, row)
            table.enter(step)
        return table

    # --- asking

    @property
    def state(self) -> State:
        """The position now."""
        return self._states[self.line[-1]]

    @property
    def ply(self) -> int:
        """The number that the next row will have."""
        return len(self.record.rows)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self._asked

    def awaiting(self) -> list[int]:
        """The seats that must choose; none when the game is over."""
        return sorted(self._asked)

    def asked(self) -> list[int]:
        """The seats that may choose right now: those awaited, unless they must wait for a confirmation."""
        held = self.held()
        return [seat for seat in self.awaiting() if held is None or self._asked[seat].ply <= self.line[-1]]

    def legal(self, seat: int | None) -> list[str]:
        """What the seat may choose, in words."""
        if seat is None or seat not in self._asked:
            return []
        text, components = self.game.definition.text, self.state.components
        return [text(components, action) for action in self._asked[seat].legal]

    def view(self, viewer: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may see."""
        return self.game.view(self.state, viewer)

    def state_after(self, row: int) -> State:
        """The position after a row, be it one that was taken back; BadInput if there is no such row."""
        if not 0 <= row < self.ply:
            raise BadInput(f"the rows are 0 to {self.ply - 1}, not {row}")
        return dataclasses.replace(self.state, record=self._positions[row])

    def told(self, row: int, viewer: int | None) -> list[Event]:
        """What a row told this viewer."""
        return [event for event in self.events[row] if event.seen_by(viewer)]

    def reason(self, row: int) -> Reason | None:
        """Why a bot chose so, if it noted it and may tell.

        A reason may betray what the bot holds: while the game goes on, it is told only if nothing was hidden from
        anybody, neither before the row nor after it.
        """
        reason = reason_in(self.game.name, self.record.rows[row].note)
        if reason is None or self.over:
            return reason
        return None if self._was_hidden(row - 1) or self._was_hidden(row) else reason

    def is_current(self, seat: int, ply: int) -> bool:
        """Is a decision about the position before row `ply` still one about the position now?

        Where several choose at once, what others have chosen meanwhile does not matter.
        """
        asked = self._asked.get(seat)
        return ply == self.ply or (asked is not None and asked.ply <= ply < self.ply)

    # --- staged turns

    def undo_targets(self, seat: int) -> list[int]:
        """The rows whose positions the seat may go back to, nearest first: nobody else has chosen, nobody learned."""
        targets: list[int] = []
        if self.over or sum(row.undo_to is not None for row in self.record.rows[self._own_from :]) >= MOST_UNDOS:
            return targets
        for place in range(len(self.line) - 1, 0, -1):
            row, before = self.line[place], self.line[place - 1]
            if self.record.rows[row].seat != seat or before + 1 < self._own_from or self._has_taught(row, before):
                break
            targets.append(before)
        return targets

    def held(self) -> int | None:
        """The seat whose turn is finished, and could still be changed, but has not been confirmed."""
        mover = self.record.rows[self.line[-1]].seat
        if mover not in self.confirming or mover in self._asked or self.confirmed >= self.ply:
            return None
        return mover if self.undo_targets(mover) else None

    def staged(self) -> list[int]:
        """The rows of a turn that is not finished, or not confirmed: others see them as tentative."""
        mover = self.record.rows[self.line[-1]].seat
        if mover is None or (mover not in self._asked and self.held() is None):
            return []
        rows: list[int] = []
        for row in reversed(self.line[1:]):
            if self.record.rows[row].seat != mover:
                break
            rows.append(row)
        return rows[::-1]

    def confirm(self) -> None:
        """The turn stands."""
        self.confirmed = self.ply

    # --- deciding

    def prepare(self, seat: int, action: int | str, ply: int | None = None, note: str = "") -> Step:
        """What would follow from a decision; Stale, Unconfirmed, BadInput or IllegalAction if it cannot be."""
        self._check_ply(seat, ply)
        held = self.held()
        if held is not None and seat in self._asked and seat not in self.asked():
            raise Unconfirmed(f"seat {held} has not confirmed its turn yet")
        return self._step(seat, action, note)

    def prepare_undo(self, seat: int, to_row: int | None = None, ply: int | None = None) -> Step:
        """What would follow from taking back one decision, or all back to a row; TooLate if that cannot be."""
        self._check_ply(seat, ply)
        targets = self.undo_targets(seat)
        if not targets:
            raise TooLate(f"seat {seat} has nothing to take back: others have chosen since, or something was learned")
        if to_row is not None and to_row not in targets:
            raise TooLate(f"seat {seat} can go back to row {', '.join(map(str, targets))}, not to {to_row}")
        return self._step_back(seat, targets[0] if to_row is None else to_row)

    def prepare_reset(self, seat: int, ply: int | None = None) -> Step:
        """What would follow from taking back all that the seat can still take back."""
        targets = self.undo_targets(seat)
        return self.prepare_undo(seat, targets[-1] if targets else None, ply)

    def record_after(self, step: Step) -> Record:
        """The record as it will be once a step has been entered."""
        record = dataclasses.replace(self.record, rows=[*self.record.rows, step.row])
        if not self.game.awaiting(step.state):
            record.result, record.seed = self.game.returns(step.state), self._seed.hex()
        return record

    def enter(self, step: Step) -> list[Event]:
        """Now it has happened; returns what it told."""
        row, before = step.row, frozenset(self._asked)
        self.record.rows.append(row)
        self.events.append(step.events)
        self._positions.append(step.state.record)
        if row.draws:
            self._own_from = row.number + 1
        elif row.seat != self.record.rows[-2].seat:
            self._own_from = max(self._own_from, row.number)
        self.line = step.line
        self._states[self.line[-1]] = step.state
        reach = [number for number in self.line if number + 1 >= self._own_from]
        self._states = {number: self._states[number] for number in {*reach, self.line[-1]}}
        self._ask(before, row.seat if row.undo_to is None else None)
        if self.over:
            self.record.result, self.record.seed = self.game.returns(step.state), self._seed.hex()
        return step.events

    def play(self, seat: int, action: int | str, ply: int | None = None, note: str = "") -> list[Event]:
        """Carry out a decision; returns what it told."""
        return self._commit(self.prepare(seat, action, ply, note))

    def undo(self, seat: int, to_row: int | None = None, ply: int | None = None) -> None:
        """Take back one decision, or all back to a row. That is a row of its own; nothing is taken out."""
        self._commit(self.prepare_undo(seat, to_row, ply))

    # --- the record

    def text(self) -> str:
        """The whole record: for after the game, and for the keeper of the table."""
        return write(self.record)

    def text_for(self, viewer: int | None) -> str:
        """What a seat, or a spectator, may have of it while the game goes on."""
        return redacted(self.record, viewer, self.events)

    # --- inside

    def _begin(
        self, players: int, options: Mapping[str, Any] | None, start: Mapping[str, Any] | None
    ) -> tuple[State, list[Event]]:
        if start is None:
            return self.game.new_with_events(players, self._seed, options)
        state = self.game.from_dict(start, self._seed)
        if state.players != players or not self.game.awaiting(state):
            raise BadInput(f"a game for {state.players} begins there, and somebody must be able to choose")
        return state, []

    def _commit(self, step: Step) -> list[Event]:
        if self.commit is not None:
            self.commit(self.record_after(step))
        return self.enter(step)

    def _check_ply(self, seat: int, ply: int | None) -> None:
        if ply is not None and not self.is_current(seat, ply):
            raise Stale(f"row {ply} has been written already; the next one is {self.ply}")

    def _step(self, seat: int, action: int | str, note: str) -> Step:
        if not note.isprintable() or any(sign in note for sign in "{}"):
            raise BadInput("a note is one line without braces")
        number = self.game.parse(self.state, action) if isinstance(action, str) else action
        words = self.game.text(self.state, number)
        state, events = self.game.play(self.state, seat, number)
        row = Row(self.ply, seat, words, state.draws, note)
        return Step(row, state, events, [*self.line, row.number])

    def _step_back(self, seat: int, to_row: int) -> Step:
        if to_row not in self._states:
            raise BadInput(f"row {self.ply}: row {to_row} cannot be gone back to")
        place = self.line.index(to_row)
        row = Row(self.ply, seat, f"{UNDO} {to_row}")
        return Step(row, self._states[to_row], [], self.line[: place + 1])

    def _was_hidden(self, row: int) -> bool:
        """Was there anything after a row that a spectator could not know? Then redealing it takes luck."""
        if row not in self._hidden:
            self._hidden[row] = bool(self.game.redeal(self.state_after(row), None, 0).draws)
        return self._hidden[row]

    def _has_taught(self, row: int, before: int) -> bool:
        """Has anybody learned something from a row that stands?"""
        if row not in self._learned:
            state, decision = self._states[before], self.record.rows[row]
            assert decision.seat is not None
            action = self.game.parse(state, decision.words)
            self._learned[row] = learned(self.game, state, decision.seat, action, self._states[row])
        return self._learned[row]

    def _ask(self, before: frozenset[int], mover: int | None) -> None:
        """Note who is asked what, and since when: the same question goes on while others answer theirs."""
        asked = {}
        for seat in self.game.awaiting(self.state):
            legal = tuple(self.game.legal(self.state, seat))
            known = self._asked.get(seat)
            goes_on = seat in before and mover not in (None, seat) and known is not None and known.legal == legal
            asked[seat] = known if goes_on and known is not None else Asked(self.ply, legal)
        self._asked = asked


def _check_same(again: Row, kept: Row) -> None:
    if (again.words, again.draws) != (kept.words, kept.draws):
        raise BadInput(f"row {kept.number}: the rules and the seed give something else than was kept")
