"""What is shown of a game: the only door out of it. Everything here is a view, or was told to the one who looks."""

from collections.abc import Sequence
from typing import Any

from omerta.bots.bot import Reason
from omerta.kernel.game import Game, State
from omerta.kernel.narration import Event
from omerta.records import Row
from omerta.server.bodies import Position
from omerta.server.messages import LogRow, Sight, Update
from omerta.server.wording import Voice
from omerta.tables import Table


def update(
    table: Table, viewer: int | None, since: int, voice: Voice, view: dict[str, Any], seconds_left: float | None
) -> Update:
    """What a viewer sees now, and was told from row `since` on. `view` is that of the viewer."""
    asked = viewer in table.asked()
    return Update(
        seat=viewer,
        ply=table.ply,
        log=[_row(table, row, viewer, voice) for row in range(max(0, since), table.ply)],
        view=view,
        awaiting=table.awaiting(),
        asked=asked,
        question="" if table.over else voice.question(view),
        legal=table.legal(viewer) if asked else [],
        undo=table.undo_targets(viewer) if viewer is not None else [],
        staged=table.staged(),
        held=table.held(),
        seconds_left=seconds_left,
        sheet=table.game.score_sheet(table.state) if table.over else None,
    )


def _row(table: Table, number: int, viewer: int | None, voice: Voice) -> LogRow:
    return log_row(table.record.rows[number], table.told(number, viewer), table.reason(number), voice)


def log_row(row: Row, told: Sequence[Event], reason: Reason | None, voice: Voice) -> LogRow:
    """A row in words."""
    why = None if reason is None else voice.because(reason)
    return LogRow(row.number, row.seat, row.undo_to, [voice.told(event) for event in told], why)


def sight(table: Table, message: str, viewer: int | None, ply: int | None, voice: Voice) -> Sight:
    """A position through a viewer's eyes: as it is now with what can be chosen, or as it was after a row.

    The view of a past position is the one that was sent to this viewer back then, also of rows that were taken back
    since: nobody sees more by looking back than by having looked.
    """
    now = ply is None
    state = table.state if ply is None else table.state_after(ply)
    view = table.game.view(state, viewer)
    return Sight(
        id=message,
        seat=viewer,
        ply=table.ply if ply is None else ply + 1,
        view=view,
        question=_question(table.game, state, view, voice),
        text=voice.board(view),
        choices=[voice.choice(words) for words in table.legal(viewer)] if now and viewer in table.asked() else [],
    )


def position(game: Game, state: State, ply: int, viewer: int | None, everything: bool, voice: Voice) -> Position:
    """A position of a record that lies open: through somebody's eyes, or with everything open."""
    view, awaiting = game.laid_open(state) if everything else game.view(state, viewer), game.awaiting(state)
    return Position(
        ply=ply,
        seat=viewer,
        view=view,
        awaiting=awaiting,
        question=_question(game, state, view, voice),
        text=voice.board(view),
        sheet=None if awaiting else game.score_sheet(state),
    )


def _question(game: Game, state: State, view: dict[str, Any], voice: Voice) -> str:
    return voice.question(view) if game.awaiting(state) else ""
