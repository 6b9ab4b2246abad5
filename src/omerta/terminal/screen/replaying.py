"""Looking back on the whole screen: the rows of a record as a list, the board after each of them."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from omerta.kernel.game import Game
from omerta.language import Speaker
from omerta.language.boards import draw
from omerta.records import Replay
from omerta.terminal.screen.board import Board, parted
from omerta.terminal.screen.dialogs import Paper
from omerta.terminal.screen.look import painted
from omerta.terminal.stepping import remarks

if TYPE_CHECKING:
    from omerta.terminal.screen.app import OmertaApp


class ReplayScreen(Screen[None]):
    """A record on the table. `viewer` is a seat, or None for a spectator; `everything` shows hidden things too."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,left", "step(-1)", show=False),
        Binding("down,right,enter,space", "step(1)", show=False),
        Binding("pageup", "step(-10)", show=False),
        Binding("pagedown", "step(10)", show=False),
        Binding("home", "step(-1000000)", show=False),
        Binding("end", "step(1000000)", show=False),
        Binding("ctrl+up", "section(-1)", show=False),
        Binding("ctrl+down", "section(1)", show=False),
        Binding("f3", "log", show=False),
        Binding("f4", "app.language", show=False),
        Binding("f5", "eyes", show=False),
    ]

    def __init__(self, game: Game, replay: Replay, row: int, viewer: int | None, everything: bool) -> None:
        super().__init__()
        self.game, self.replay, self.row, self.viewer, self.everything = game, replay, row, viewer, everything

    @property
    def room(self) -> "OmertaApp":
        """The application."""
        return cast("OmertaApp", self.app)

    @property
    def speaker(self) -> Speaker:
        """Somebody who knows the players."""
        return self.room.voice.speaker(self.replay.record.names)

    def compose(self) -> ComposeResult:
        """The same places as at a table."""
        with Horizontal(id="top"):
            yield Static(id="status")
        with Container(id="middle"):
            yield Board(self.room.voice.sign, id="board")
            with Vertical(id="side"):
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="told")
                rows = OptionList(id="choices", compact=True)
                rows.can_focus = False
                yield rows
        yield Static(id="keys")

    def on_mount(self) -> None:
        """All rows."""
        self.show()

    def show(self) -> None:
        """Draw the list, and the row."""
        rows = self.query_one(OptionList)
        rows.set_options(
            [Option(Content(self.room.voice.sign(self._title(row)))) for row in range(len(self.replay.states))]
        )
        self.query_one("#keys", Static).update(Content(self.room.voice.sign(self.speaker.say("terminal-replay-keys"))))
        rows.highlighted = self.row
        self._show_row()

    def _title(self, number: int) -> str:
        row = self.replay.record.rows[number]
        who = "" if row.seat is None else f"{self.speaker.player(row.seat)}: "
        return f"{number:4}. {who}{row.words}"

    def _show_row(self) -> None:
        speaker, sign, record = self.speaker, self.room.voice.sign, self.replay.record
        state = self.replay.states[self.row]
        view = self.game.laid_open(state) if self.everything else self.game.view(state, self.viewer)
        turn, lines = parted(draw(speaker, view))
        eyes = "" if self.viewer is None else speaker.player(self.viewer)
        seen = speaker.say("terminal-open") if self.everything else eyes
        where = speaker.say("terminal-row", row=self.row, last=len(self.replay.states) - 1)
        status = [*turn, " · ".join(filter(None, [where, seen]))]
        self.query_one("#status", Static).update(painted("\n".join(status), "", record.names, sign))
        self.query_one(Board).show(lines, record.game, record.names, {})
        self.query_one("#told", Static).update(self._told([self.row]))

    def _told(self, rows: list[int]) -> Content:
        speaker, record = self.speaker, self.replay.record
        lines = []
        for number in rows:
            row = record.rows[number]
            lines += [f"# {comment}" for comment in row.comments]
            lines += remarks(speaker, record, row, self.everything)
            lines += [
                speaker.event(record.game, event)
                for event in self.replay.events[number]
                if self.everything or event.seen_by(self.viewer)
            ]
        return painted("\n".join(lines), record.game, record.names, self.room.voice.sign)

    @on(OptionList.OptionHighlighted)
    def _chosen(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index != self.row:
            self.row = event.option_index
            self._show_row()

    def action_step(self, by: int) -> None:
        """Some rows on, or back."""
        self.query_one(OptionList).highlighted = min(max(self.row + by, 0), len(self.replay.states) - 1)

    def action_section(self, direction: int) -> None:
        """The next part of the board."""
        self.query_one(Board).jump(direction)

    def action_eyes(self) -> None:
        """Look through the next player's eyes; after the last, through a spectator's."""
        seats = [None, *range(self.replay.record.players)]
        self.viewer = seats[(seats.index(self.viewer) + 1) % len(seats)]
        self._show_row()

    def action_log(self) -> None:
        """All that happened up to here."""
        title = self.room.voice.sign(self.speaker.say("terminal-key-log"))
        self.app.push_screen(Paper(title, self._told(list(range(self.row + 1))), from_the_end=True))
