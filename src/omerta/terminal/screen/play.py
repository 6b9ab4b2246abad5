"""The table on the screen, to act at: typing, choosing, commands, keys."""

from collections.abc import Coroutine
from typing import Any, ClassVar

from textual import on, work
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input, OptionList

from omerta.kernel.errors import IllegalAction, OmertaError
from omerta.language import LANGUAGES
from omerta.terminal.menu import Entry
from omerta.terminal.screen.board import Board
from omerta.terminal.screen.choosing import completed, matching
from omerta.terminal.screen.dialogs import Paper
from omerta.terminal.screen.rulebook import Rulebook
from omerta.terminal.screen.showing import TableScreen
from omerta.terminal.sitting import complaint


class PlayScreen(TableScreen):
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
        Binding("f5", "again", show=False),
        Binding("ctrl+z", "undo", show=False, priority=True),
        Binding("ctrl+r", "reset", show=False, priority=True),
    ]

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
            case "again":
                self.action_again()
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

    @work(group="deciding", exclusive=True)
    async def action_again(self) -> None:
        """The same people once more, when the game is over."""
        again = self.sitting.again
        if self.sitting.result is not None and again is not None:

            async def deal() -> None:
                self.room.play(again())

            await self._attempt(deal())

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
