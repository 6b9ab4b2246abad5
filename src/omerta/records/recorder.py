"""Writing a record while a game is played: the referee's pen."""

import datetime
from collections.abc import Mapping, Sequence
from typing import Any

from omerta.kernel.errors import BadInput
from omerta.kernel.game import Game, State
from omerta.kernel.luck import fresh_seed, seed_bytes
from omerta.kernel.narration import Event
from omerta.records.record import DEAL, LONGEST_NAME, UNDO, Record, Row, seed_hash, why_not_undo
from omerta.records.writing import redacted, write


class Recorder:
    """A game in play and its record. The seed's hash stands in it from the start, the seed itself from the end on."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        seed: int | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        date: str | None = None,
    ) -> None:
        if not all(name.isprintable() and 1 <= len(name.strip()) <= LONGEST_NAME for name in names):
            raise BadInput(f"a player's name is 1 to {LONGEST_NAME} signs that can be printed")
        self.game = game
        self._seed = fresh_seed() if seed is None else seed_bytes(seed)
        state, events = game.new_with_events(len(names), self._seed, options)
        self.states: list[State] = [state]
        """The state after each row."""
        self.events: list[list[Event]] = [events]
        """What each row told."""
        self.record = Record(
            game=game.name,
            edition=game.edition,
            content=game.content_digest,
            players=len(names),
            options=dict(state.options),
            names=[name.strip() for name in names],
            seed_hash=seed_hash(self._seed),
            date=date or datetime.datetime.now(datetime.UTC).date().isoformat(),
            rows=[Row(0, None, DEAL, state.draws)],
        )

    @property
    def state(self) -> State:
        """The position now."""
        return self.states[-1]

    def play(self, seat: int, action: int | str, note: str = "") -> list[Event]:
        """Carry out a decision and write it down."""
        if not note.isprintable() or any(sign in note for sign in "{}"):
            raise BadInput("a note is one line without braces")
        number = self.game.parse(self.state, action) if isinstance(action, str) else action
        words = self.game.text(self.state, number)
        state, events = self.game.play(self.state, seat, number)
        self._add(Row(len(self.record.rows), seat, words, state.draws, note), state, events)
        if not self.game.awaiting(state):
            self.record.result = self.game.returns(state)
            self.record.seed = self._seed.hex()
        return events

    def undo(self, seat: int, to_row: int) -> None:
        """Go back to the position after an earlier row, as a row of its own. Not behind luck: what it said is known."""
        if not 0 <= to_row < len(self.record.rows):
            raise BadInput(f"an undo goes back to a row from 0 to {len(self.record.rows) - 1}, not {to_row}")
        refused = why_not_undo(self.record.rows, seat, to_row, bool(self.game.awaiting(self.state)))
        if refused:
            raise BadInput(refused)
        self._add(Row(len(self.record.rows), seat, f"{UNDO} {to_row}"), self.states[to_row], [])

    def text(self) -> str:
        """The whole record: for after the game, and for the server's own store."""
        return write(self.record)

    def seen_by(self, viewer: int | None) -> str:
        """What a seat, or a spectator, may have of it while the game goes on."""
        return redacted(self.record, viewer, self.events, self.game.definition.whispered)

    def _add(self, row: Row, state: State, events: list[Event]) -> None:
        self.record.rows.append(row)
        self.states.append(state)
        self.events.append(events)
