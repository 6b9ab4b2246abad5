"""The line mode: a board as text, a question, an answer. For any terminal, for pipes, for screen readers."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TextIO

from omerta.kernel.errors import BadWords, Refusal
from omerta.kernel.game import Game, State
from omerta.kernel.luck import fresh_seed
from omerta.kernel.narration import Event
from omerta.language import Speaker
from omerta.language.boards import draw
from omerta.tables import Table, TooLate
from omerta.terminal.menu import Entry, entries

CLEAR = "\033[H\033[2J\033[3J"
"""Empties the screen and what could be scrolled back to."""
DECLINED = "nothing"
"""The last word of an action that declines an optional step: whoever types the next step has declined."""

LEAVING = ("quit", "exit")
MOST_DIGITS = 6
ON_THE_BOARD = ("_dealt", "_laid_out")
"""The end of the name of an event that only says what the board shows: cards dealt or laid out."""


class Quit(Exception):
    """The player has left."""


@dataclass
class LineTable:
    """One screen, people and random movers around it."""

    table: Table
    speaker: Speaker
    people: frozenset[int]
    source: TextIO = field(default_factory=lambda: sys.stdin)
    target: TextIO = field(default_factory=lambda: sys.stdout)
    read_to: dict[int, int] = field(default_factory=dict)
    """The row up to which each person has read the log."""
    at_screen: int | None = None

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.table.game

    @property
    def state(self) -> State:
        """The position now."""
        return self.table.state

    def told(self, after: int = -1) -> list[Event]:
        """What has happened after a row and still stands."""
        return [event for row in self.table.line if row > after for event in self.table.events[row]]

    def run(self) -> list[float]:
        """Play to the end; returns each seat's share of the victory."""
        while seats := self.table.awaiting():
            person = next((seat for seat in seats if seat in self.people), None)
            if person is None:
                self.move_by_chance(seats[0])
            else:
                self.ask(person)
        self.show_end()
        return self.game.returns(self.state)

    # --- moving

    def move_by_chance(self, seat: int) -> None:
        """A random mover decides."""
        self.table.play(seat, self.game.sample(self.state, seat, fresh_seed()))

    # --- asking

    def ask(self, seat: int) -> None:
        """Show the board and take commands until one is a decision."""
        self.hand_over_screen(seat)
        self.tell_unread(seat)
        self.say_line(draw(self.speaker, self.table.view(seat)))
        top = entries(self.table.legal(seat))
        listed = top
        self.show_choices(listed)
        while True:
            answer = self.read(self.speaker.say("prompt", player=self.speaker.players[seat]))
            chosen = self.chosen(answer, listed, top)
            if chosen is not None and (chosen.is_group or not chosen.words):
                listed = [Entry(words, (words,)) for words in chosen.actions] or top
                self.show_choices(listed)
            elif self.obey(seat, chosen.words if chosen else answer, len(listed)):
                return

    def chosen(self, answer: str, listed: list[Entry], top: list[Entry]) -> Entry | None:
        """The entry whose number or shared words were typed; nothing typed means the whole list again."""
        if not answer:
            return Entry("", ())
        if len(answer) <= MOST_DIGITS and answer.isascii() and answer.isdigit():
            if 1 <= int(answer) <= len(listed):
                return listed[int(answer) - 1]
            return None
        return next((entry for entry in top if entry.is_group and entry.words == answer.lower()), None)

    def obey(self, seat: int, answer: str, most: int) -> bool:
        """Carry out a command or a decision; True when the position has changed."""
        command, _, rest = answer.strip().partition(" ")
        commands: Mapping[str, Callable[[], bool]] = {
            "?": lambda: self.say("help"),
            "help": lambda: self.say("help"),
            **dict.fromkeys(LEAVING, self.leave),
            "undo": lambda: self.undo(seat),
            "log": lambda: self.show_log(seat),
            "rules": lambda: self.show_rules(rest),
            "why": lambda: self.explain(seat, rest),
        }
        if command.lower() in commands:
            return commands[command.lower()]()
        if command.isdecimal():
            return self.say("unknown-number", number=command[:MOST_DIGITS], most=most)
        return self.decide(seat, answer)

    def decide(self, seat: int, words: str) -> bool:
        """Do what was typed, or say why not."""
        try:
            steps, refusal = self.way_to(seat, self.game.parse(self.state, words))
        except BadWords as error:
            return self.say_line(self.speaker.unreadable(self.game.name, error))
        if refusal is not None:
            return self.say_line(self.speaker.refusal(self.game.name, refusal))
        for step in steps:
            self.table.play(seat, step)
        return True

    def way_to(self, seat: int, action: int) -> tuple[list[int], Refusal | None]:
        """The decisions that lead to an action, or why there is none: whoever types a later step declines this one."""
        refusal = self.game.why_not(self.state, seat, action)
        asked = self.table.legal(seat)
        verb = self.game.text(self.state, action).split()[0]
        declining = next((words for words in asked if words.endswith(DECLINED)), None)
        if refusal is None or declining is None or any(words.split()[0] == verb for words in asked):
            return [action], refusal
        later, _ = self.game.play(self.state, seat, declining)
        if later.drawn or self.game.awaiting(later) != [seat]:
            return [action], refusal
        return [self.game.parse(self.state, declining), action], self.game.why_not(later, seat, action)

    def undo(self, seat: int) -> bool:
        """Take back one decision, if nobody has chosen or learned anything since."""
        try:
            self.table.undo(seat)
        except TooLate:
            return self.say("undo-nothing")
        self.say("undo-done")
        return True

    def explain(self, seat: int, words: str) -> bool:
        """May I do this? If not, which rule forbids it?"""
        if not words:
            return self.say("why-usage")
        try:
            _, refusal = self.way_to(seat, self.game.parse(self.state, words))
        except BadWords as error:
            return self.say_line(self.speaker.unreadable(self.game.name, error))
        if refusal is None:
            return self.say("why-allowed")
        return self.say_line(self.speaker.refusal(self.game.name, refusal))

    # --- showing

    def hand_over_screen(self, seat: int) -> None:
        """Between two people a curtain hides what the first one saw."""
        if len(self.people) > 1 and self.at_screen != seat:
            if self.target.isatty():
                self.say_line(CLEAR)
            if self.read(self.speaker.say("pass-the-screen", player=self.speaker.players[seat])).lower() in LEAVING:
                raise Quit
        self.at_screen = seat

    def tell_unread(self, seat: int) -> None:
        """What has happened since this player last looked."""
        self.say_events(self.told(self.read_to.get(seat, -1)), seat)
        self.read_to[seat] = self.table.ply - 1

    def show_choices(self, listed: list[Entry]) -> None:
        """The numbered list."""
        self.show_compiling()
        self.say("choices")
        for number, entry in enumerate(listed, 1):
            if entry.is_group:
                self.say_line(f"{number:4}  {entry.words} ...")
            else:
                self.say_line(f"{number:4}  {entry.words:<25} {self.speaker.action(self.game.name, entry.words)}")

    def show_compiling(self) -> None:
        """How far the background compiler is, while it is at work."""
        compiler = self.game.compiler
        if compiler is None:
            return
        if compiler.failure is not None:
            self.say("compiling-failed")
            self.game.compiler = None
        elif 0 < compiler.progress < 1:
            self.say("compiling", percent=round(100 * compiler.progress))

    def show_log(self, seat: int) -> bool:
        """All that this player has been told."""
        self.say_events(self.told(), seat)
        return False

    def show_rules(self, wanted: str) -> bool:
        """All rules, or one."""
        rules = self.speaker.rules(self.game.name)
        if wanted:
            rules = [rule for rule in rules if rule[0] in (wanted, f"{self.game.name}/{wanted}")]
            if not rules:
                return self.say("unknown-rule", id=wanted)
        for rule_id, title, text in rules:
            self.say_line(f"{title} ({rule_id})\n  {text}")
        return False

    def show_end(self) -> None:
        """The last board, and who has won."""
        watching = next(iter(self.people)) if len(self.people) == 1 else None
        self.say_events(self.told(min(self.read_to.values(), default=-1)), watching)
        self.say_line(draw(self.speaker, self.table.view(watching)))
        decided_by = self.game.score_sheet(self.state).get("decided_by")
        if decided_by:
            self.say("decided-by", title=self.speaker.rule(decided_by)[0], id=decided_by)

    # --- reading and writing

    def leave(self) -> bool:
        """Quit."""
        raise Quit

    def read(self, prompt: str) -> str:
        """A line from the player; the end of the input means leaving."""
        self.target.write(f"{prompt} ")
        self.target.flush()
        line = self.source.readline()
        if not line:
            raise Quit
        return line.strip()

    def say_events(self, events: list[Event], seat: int | None) -> None:
        """What happened, as far as this seat may know; what the board shows is left out."""
        for event in events:
            if event.seen_by(seat) and not event.kind.endswith(ON_THE_BOARD):
                self.say_line(f"  {self.speaker.event(self.game.name, event)}")

    def say(self, key: str, **facts: Any) -> bool:
        """A sentence from the catalogue; never a decision."""
        return self.say_line(self.speaker.say(key, **facts))

    def say_line(self, line: str) -> bool:
        """A line as it is; never a decision."""
        self.target.write(f"{line}\n")
        return False
