"""The table on the screen, to look at: whose turn and what is asked, board, log, choices, and a line to type in."""

import contextlib
import textwrap
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from textual import on, work
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.css.query import NoMatches
from textual.screen import Screen
from textual.suggester import SuggestFromList
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from omerta.kernel.errors import OmertaError
from omerta.language import Speaker, draw
from omerta.terminal.menu import Entry
from omerta.terminal.screen.board import Board, parted
from omerta.terminal.screen.choosing import listed, matching, names_in
from omerta.terminal.screen.dialogs import Curtain
from omerta.terminal.screen.look import painted
from omerta.terminal.sitting import Moment, Sitting

if TYPE_CHECKING:
    from omerta.terminal.screen.app import OmertaApp

LATEST = 60
"""Lines of the log that stand beside the board; F3 shows all, also those that say what the board shows."""


class TableScreen(Screen[None]):
    """What people at a table see. What they do is in `play`."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.at_screen: int | None = None
        self.choices: dict[str, str] = {}
        """What can be chosen: the notation, and the sentence that says the same."""
        self._entries: list[Entry] = []
        self._answer: Callable[[Speaker], str] | None = None
        self._answer_is_bad = False
        self._rule: str | None = None
        """The rule that was last named, to open the rulebook at."""
        self._curtain = False
        self._status: list[str] = []
        """The lines that say whose turn it is."""

    @property
    def room(self) -> "OmertaApp":
        """The application."""
        return cast("OmertaApp", self.app)

    @property
    def speaker(self) -> Speaker:
        """Somebody who speaks the player's language and knows the names."""
        return self.room.voice.speaker(self.sitting.names)

    def compose(self) -> ComposeResult:
        """From top to bottom; on a wide screen log and choices stand beside the board."""
        with Horizontal(id="top"):
            yield Static(id="status")
            yield Static(id="more")
        with Container(id="middle"):
            yield Board(self.room.voice.sign, id="board")
            with Vertical(id="side"):
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="told")
                yield Static(id="asked")
                choices = OptionList(id="choices", compact=True)
                choices.can_focus = False
                yield choices
        yield Static(id="answer")
        with Horizontal(id="entry"):
            yield Static("> ", markup=False)
            yield Input(id="typed", compact=True)
        yield Static(id="keys")

    def on_mount(self) -> None:
        """The table is kept going behind the screen."""
        self.query_one("#log", VerticalScroll).anchor()
        self.keep_going()
        self.watch_table()
        self.set_interval(1, self._show_status)
        self.show()

    def on_resize(self) -> None:
        """Long sentences are broken anew."""
        self.call_after_refresh(self._filter)

    @work(group="table")
    async def keep_going(self) -> None:
        """Bots move, or the connection is held."""
        try:
            await self.sitting.run()
        except OmertaError as error:  # the disk is full, for instance
            self.room.failure = error
            self.app.exit()

    @work(group="watch")
    async def watch_table(self) -> None:
        """Show whatever happens."""
        while True:
            await self.sitting.news.wait()
            self.sitting.news.clear()
            with contextlib.suppress(NoMatches):  # the screen is just being closed
                self.show()

    # --- showing

    def show(self) -> None:
        """Draw everything anew; between two people the curtain falls."""
        person = self.sitting.awaited()
        if person is not None and person != self.at_screen:
            if len(self.sitting.people) > 1 and self.sitting.has_secrets():
                self._draw_curtain(person)
                return
            self.at_screen = person
        self._show_board()
        self._show_status()
        self._show_log()
        self._show_choices()
        self._show_answer()
        self._show_keys()

    def _draw_curtain(self, person: int) -> None:
        if self._curtain:
            return
        self._curtain = True

        def sit_down(_: bool | None) -> None:
            self._curtain = False
            self.at_screen = person
            self._clear_answer()
            self.show()

        speaker = self.speaker
        text = speaker.say("pass-the-screen", player=speaker.player(person))
        self.app.push_screen(Curtain(self.room.voice.sign(text)), sit_down)

    def _moment(self) -> Moment | None:
        return self.sitting.moment(self.sitting.viewer(self.at_screen))

    def _show_status(self) -> None:
        speaker, sign = self.speaker, self.room.voice.sign
        notices = [self.sitting.notice(speaker), self._clock()]
        moment = self._moment()
        if moment is not None and moment.held is not None:
            notices.append(speaker.say("terminal-held", player=speaker.player(moment.held)))
        lines = [painted(line, "", self.sitting.names, sign) for line in self._status]
        if lines:
            lines[0] = lines[0].stylize("bold")
        told = Content(sign("   ".join(filter(None, notices)))).stylize("italic $accent")
        if told and lines and len(lines[-1]) + len(told) + 3 <= self.query_one("#status").size.width:
            lines[-1] = lines[-1].append("   ").append(told)
        elif told:
            lines.append(told)
        self.query_one("#status", Static).update(Content("\n").join(lines))

    def _clock(self) -> str:
        moment = self._moment()
        if moment is None or moment.until is None or self.sitting.result is not None:
            return ""
        return self.speaker.say("terminal-seconds", seconds=max(0, round(moment.until - time.monotonic())))

    def _show_board(self) -> None:
        moment = self._moment()
        if moment is not None:
            self._status, board = parted(draw(self.speaker, moment.view))
            self.query_one(Board).show(board, self.sitting.game, self.sitting.names, names_in(moment.legal))

    def _log_text(self, most: int | None = None) -> Content:
        speaker, game = self.speaker, self.sitting.game
        log = self.sitting.log(self.sitting.viewer(self.at_screen))
        if most is not None:
            log = [line for line in log if not line.is_on_the_board and line.reason is None][-most:]
        lines = [line.words(speaker, game) for line in log]
        return painted("\n".join(lines), game, self.sitting.names, self.room.voice.sign)

    def _show_log(self) -> None:
        self.query_one("#told", Static).update(self._log_text(LATEST))

    def _show_choices(self) -> None:
        """What can be done now, as far as it fits what was typed."""
        moment, speaker = self._moment(), self.speaker
        asked = moment is not None and moment.asked
        legal = list(moment.legal) if moment is not None and asked else []
        self.choices = {words: speaker.action(self.sitting.game, words) for words in legal}
        typed = self.query_one(Input)
        typed.suggester = SuggestFromList(legal, case_sensitive=False)
        typed.placeholder = self.room.voice.sign(self._placeholder())
        self._filter()

    def _placeholder(self) -> str:
        speaker = self.speaker
        moment = self._moment()
        if self.sitting.result is not None:
            return speaker.say("terminal-over")
        if moment is not None and moment.held is not None and moment.held == moment.viewer:
            return speaker.say("terminal-confirm")
        if moment is None or not moment.asked:
            return speaker.say("terminal-wait")
        return speaker.say("terminal-type")

    def _filter(self) -> None:
        typed, sign = self.query_one(Input).value, self.room.voice.sign
        self._entries = listed(typed, self.choices)
        choices = self.query_one("#choices", OptionList)
        width = max((len(entry.words) for entry in self._entries), default=0)
        options = []
        for entry in self._entries:
            more = self.speaker.say("terminal-more", choices=len(entry.actions))
            sentence = sign(more if entry.is_group else self.choices[entry.words])
            broken = textwrap.wrap(sentence, max(20, choices.size.width - width - 3))
            text = Content(f"{entry.words:<{width}}  " + f"\n{'':{width}}  ".join(broken))
            options.append(Option(text.stylize("dim", 0, width)))
        choices.set_options(options)
        choices.highlighted = 0 if len(options) == 1 and typed else None
        self.query_one("#asked", Static).update(self._heading(typed))
        self.set_class(not self.choices, "-idle")

    def _heading(self, typed: str) -> Content:
        if not self.choices:
            return Content("")
        fitting = len(matching(typed, self.choices))
        if typed and not fitting:
            text = self.speaker.say("terminal-none-fits")
        else:
            text = self.speaker.say("terminal-choices", fitting=fitting, all=len(self.choices))
        return Content(self.room.voice.sign(text)).stylize("bold $primary")

    def _show_keys(self) -> None:
        speaker, moment = self.speaker, self._moment()
        keys = [
            ("F1", "screen.help", "terminal-key-help"),
            ("F2", "screen.rules", "terminal-key-rules"),
            ("F3", "screen.log", "terminal-key-log"),
            ("F4", "app.language", "terminal-key-language"),
        ]
        if moment is not None and moment.undo:
            keys.append(("^Z", "screen.undo", "terminal-key-undo"))
        if moment is not None and len(moment.undo) > 1:
            keys.append(("^R", "screen.reset", "terminal-key-reset"))
        if self.sitting.result is not None and self.sitting.again is not None:
            keys.append(("F5", "screen.again", "terminal-key-again"))
        keys.append(("^C", "app.leave", "terminal-key-leave"))
        shown = [
            Content.from_markup(
                f"[@click={action}][bold $accent]{key}[/] $words[/]", words=self.room.voice.sign(speaker.say(word))
            )
            for key, action, word in keys
        ]
        self.query_one("#keys", Static).update(Content("  ").join(shown))

    @on(Board.Scrolled)
    def _scrolled(self, event: Board.Scrolled) -> None:
        """How much of the board is out of sight."""
        above, below = (f"{sign}{lines}" if lines else "" for sign, lines in (("▲", event.above), ("▼", event.below)))
        self.query_one("#more", Static).update(Content(self.room.voice.sign(f"{above} {below}".strip())))

    # --- answers

    def tell(self, words: Callable[[Speaker], str], bad: bool = False) -> None:
        """Say something to the player, in whatever language is spoken then."""
        self._answer, self._answer_is_bad = words, bad
        self._show_answer()

    def _clear_answer(self) -> None:
        self._answer, self._rule = None, None
        self._show_answer()

    def _show_answer(self) -> None:
        answer = self.query_one("#answer", Static)
        answer.display = self._answer is not None
        if self._answer is not None:
            mark = "✗ " if self._answer_is_bad else "✓ "
            text = Content(self.room.voice.sign(mark + self._answer(self.speaker)))
            answer.update(text.stylize("$error" if self._answer_is_bad else "$success"))
