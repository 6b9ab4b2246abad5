"""The table on the screen: whose turn and what is asked, the board, the log, the choices, and a line to type in."""

import contextlib
import textwrap
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.css.query import NoMatches
from textual.screen import Screen
from textual.suggester import SuggestFromList
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from omerta.kernel.errors import IllegalAction, OmertaError
from omerta.language import LANGUAGES, Speaker, draw
from omerta.terminal.menu import Entry
from omerta.terminal.screen.board import Board, parted
from omerta.terminal.screen.choosing import completed, listed, matching, names_in
from omerta.terminal.screen.dialogs import Curtain, Paper
from omerta.terminal.screen.look import painted
from omerta.terminal.screen.rulebook import Rulebook
from omerta.terminal.sitting import Moment, Sitting, complaint

if TYPE_CHECKING:
    from omerta.terminal.screen.app import OmertaApp

LATEST = 60
"""Lines of the log that stand beside the board; F3 shows all, also those that say what the board shows."""


class PlayScreen(Screen[None]):
    """A sitting at a table. Keys go to the line at the bottom; arrows move in the list, pages in the board."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False, priority=True),
        Binding("down", "move(1)", show=False, priority=True),
        Binding("tab", "complete", show=False, priority=True),
        Binding("escape", "clear", show=False),
        Binding("pageup", "page(-1)", show=False, priority=True),
        Binding("pagedown", "page(1)", show=False, priority=True),
        Binding("ctrl+up", "section(-1)", show=False, priority=True),
        Binding("ctrl+down", "section(1)", show=False, priority=True),
        Binding("f1", "help", show=False),
        Binding("f2", "rules", show=False),
        Binding("f3", "log", show=False),
        Binding("f4", "app.language", show=False),
        Binding("ctrl+z", "undo", show=False, priority=True),
        Binding("ctrl+r", "reset", show=False, priority=True),
    ]

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
            log = [line for line in log if not line.is_on_the_board][-most:]
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
        keys.append(("^C", "app.leave", "terminal-key-leave"))
        shown = [
            Content.from_markup(
                f"[@click={action}][bold $accent]{key}[/] $words[/]", words=self.room.voice.sign(speaker.say(word))
            )
            for key, action, word in keys
        ]
        self.query_one("#keys", Static).update(Content("  ").join(shown))

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

    async def _attempt(self, doing: Coroutine[Any, Any, None]) -> bool:
        """Do something, or say why not; was it done?"""
        try:
            await doing
        except OmertaError as failed:
            error, game = failed, self.sitting.game
            self._rule = error.refusal.rule if isinstance(error, IllegalAction) else None
            self.tell(lambda speaker: complaint(speaker, game, error), bad=True)
            return False
        return True

    # --- typing and choosing

    @on(Input.Changed)
    def _typed(self) -> None:
        """Show what fits."""
        if self._answer is not None and self.query_one(Input).value:
            self._clear_answer()
        self._filter()

    @on(Input.Submitted)
    def _entered(self) -> None:
        typed = self.query_one(Input).value.strip()
        marked = self.query_one("#choices", OptionList).highlighted
        if marked is not None:
            self._choose(self._entries[marked])
        elif not typed:
            self._confirm_or_hint()
        elif not self._command(typed):
            fitting = matching(typed, self.choices)
            if len(fitting) > 1 and typed.casefold() not in self.choices:
                self.tell(lambda speaker: speaker.say("terminal-several", choices=len(fitting)), bad=True)
            else:
                self.decide(typed)

    @on(OptionList.OptionSelected)
    def _clicked(self, event: OptionList.OptionSelected) -> None:
        self._choose(self._entries[event.option_index])

    def _choose(self, entry: Entry) -> None:
        if entry.is_group:
            self._type(f"{entry.words} ")
        else:
            self.decide(entry.words)

    def _type(self, text: str) -> None:
        typed = self.query_one(Input)
        typed.value = text
        typed.cursor_position = len(text)

    @on(Board.Scrolled)
    def _scrolled(self, event: Board.Scrolled) -> None:
        """How much of the board is out of sight."""
        above, below = (f"{sign}{lines}" if lines else "" for sign, lines in (("▲", event.above), ("▼", event.below)))
        self.query_one("#more", Static).update(Content(self.room.voice.sign(f"{above} {below}".strip())))

    @on(Board.Picked)
    def _picked(self, event: Board.Picked) -> None:
        """A click on the board: all that can be done with it."""
        self._type(event.word)

    def _confirm_or_hint(self) -> None:
        moment = self._moment()
        if moment is not None and moment.held is not None and moment.held == moment.viewer:
            self.confirm(moment.held)
        elif self.sitting.result is not None:
            self.app.exit()
        elif self.choices:
            self.tell(lambda speaker: speaker.say("terminal-type"))

    @work(group="deciding", exclusive=True)
    async def confirm(self, seat: int) -> None:
        """The turn stands."""
        await self._attempt(self.sitting.confirm(seat))

    @work(group="deciding", exclusive=True)
    async def decide(self, words: str) -> None:
        """Do it, or say which rule forbids it."""
        person = self._person()
        if person is None:
            self.tell(lambda speaker: speaker.say("terminal-wait"), bad=True)
        elif await self._attempt(self.sitting.decide(person, words)):
            self._clear_answer()
            self._type("")

    def _person(self) -> int | None:
        """The person at the screen, if it is theirs to act."""
        return self.sitting.awaited() if self.sitting.awaited() == self.at_screen else None

    def _command(self, typed: str) -> bool:
        """The same commands as in the line mode."""
        command, _, rest = typed.partition(" ")
        match command.lower():
            case "?" | "help":
                self.action_help()
            case "rules":
                self._rule = f"{self.sitting.game}/{rest}" if rest and "/" not in rest else rest or None
                self.action_rules()
            case "log":
                self.action_log()
            case "undo":
                self.action_undo()
            case "reset":
                self.action_reset()
            case "confirm":
                self._confirm_or_hint()
            case "quit" | "exit":
                self.room.action_leave()
            case "language":
                if rest.lower() not in LANGUAGES:
                    self.room.action_language()
                else:
                    self.room.speak(rest.lower())
            case "why":
                self.explain(rest)
            case "say":
                self.chat(rest)
            case _:
                return False
        self._type("")
        return True

    @work(group="deciding", exclusive=True)
    async def explain(self, words: str) -> None:
        """May I do this?"""
        person = self._person()
        if not words or person is None:
            self.tell(lambda speaker: speaker.say("why-usage" if person is not None else "terminal-wait"), bad=True)
        elif await self._attempt(self.sitting.why(person, words)):
            self.tell(lambda speaker: speaker.say("why-allowed"))

    @work(group="deciding", exclusive=True)
    async def chat(self, text: str) -> None:
        """Say something at the table."""
        seat = self.sitting.viewer(self.at_screen)
        if seat is not None and text:
            await self._attempt(self.sitting.say(seat, text))

    # --- keys

    def action_move(self, lines: int) -> None:
        """Up or down in the list."""
        choices = self.query_one("#choices", OptionList)
        if self._entries:
            here = choices.highlighted
            last = len(self._entries) - 1
            start = 0 if lines > 0 else last
            choices.highlighted = start if here is None else min(max(here + lines, 0), last)

    def action_complete(self) -> None:
        """Complete what was typed, as far as it is clear."""
        choices = self.query_one("#choices", OptionList)
        if choices.highlighted is not None:
            entry = self._entries[choices.highlighted]
            self._type(f"{entry.words} " if entry.is_group else entry.words)
        else:
            self._type(completed(self.query_one(Input).value, self.choices))

    def action_clear(self) -> None:
        """Empty the line, and what was answered."""
        self._type("")
        self._clear_answer()
        self._filter()

    def action_page(self, direction: int) -> None:
        """A page of the board."""
        board = self.query_one(Board)
        board.scroll_relative(y=direction * max(1, board.size.height - 1), animate=False)

    def action_section(self, direction: int) -> None:
        """The next part of the board."""
        self.query_one(Board).jump(direction)

    @work(group="deciding", exclusive=True)
    async def action_undo(self) -> None:
        """Take back one decision."""
        await self._take_back(whole_turn=False)

    @work(group="deciding", exclusive=True)
    async def action_reset(self) -> None:
        """Take back the whole turn."""
        await self._take_back(whole_turn=True)

    async def _take_back(self, whole_turn: bool) -> None:
        seat = self.sitting.viewer(self.at_screen)
        if seat is not None and await self._attempt(self.sitting.undo(seat, whole_turn)):
            self.tell(lambda speaker: speaker.say("undo-done"))

    def action_help(self) -> None:
        """What can be typed and pressed."""
        speaker, sign = self.speaker, self.room.voice.sign
        text = Content(sign(speaker.say("terminal-help")))
        self.app.push_screen(Paper(sign(speaker.say("terminal-key-help")), text))

    def action_log(self) -> None:
        """All that has happened."""
        title = self.room.voice.sign(self.speaker.say("terminal-key-log"))
        self.app.push_screen(Paper(title, self._log_text(), from_the_end=True))

    def action_rules(self) -> None:
        """The rules; after a refusal, the one that was named."""
        speaker, sign = self.speaker, self.room.voice.sign
        if self.sitting.game:
            title, filter_words = speaker.say("terminal-key-rules"), speaker.say("terminal-filter")
            rules = speaker.rules(self.sitting.game)
            self.app.push_screen(Rulebook(sign(title), filter_words, rules, sign, self._rule))
