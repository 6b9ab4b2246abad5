"""The line mode: a board as text, a question, an answer. For any terminal, for pipes, for screen readers."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TextIO

from omerta.kernel.errors import BadWords
from omerta.kernel.game import Game, State
from omerta.kernel.luck import fresh_seed
from omerta.kernel.narration import Event
from omerta.language import Speaker
from omerta.language.boards import draw
from omerta.terminal.menu import Entry, entries

CLEAR = "\033[2J\033[H"
DECLINED = "nothing"
"""The last word of an action that declines an optional step: whoever types the next step has declined."""

DEALT = "_dealt"
"""The end of the name of an event that only says what the board shows: cards dealt."""


class Quit(Exception):
    """The player has left."""


@dataclass
class LineTable:
    """One screen, people and random movers around it."""

    game: Game
    speaker: Speaker
    people: frozenset[int]
    state: State
    source: TextIO = field(default_factory=lambda: sys.stdin)
    target: TextIO = field(default_factory=lambda: sys.stdout)
    told: list[Event] = field(default_factory=list)
    before: list[tuple[State, int]] = field(default_factory=list)
    """States of this turn to which the player may go back, with the length of the log then."""
    read_to: dict[int, int] = field(default_factory=dict)
    """How far in the log each person has read."""
    at_screen: int | None = None

    def run(self) -> list[float]:
        """Play to the end; returns each seat's share of the victory."""
        while seats := self.game.awaiting(self.state):
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
        self.play(seat, self.game.sample(self.state, seat, fresh_seed()))
        self.before.clear()

    def play(self, seat: int, action: int) -> None:
        """Carry out a decision; it can be taken back until luck has spoken or somebody else is asked."""
        before = self.state, len(self.told)
        self.state, events = self.game.play(self.state, seat, action)
        goes_on = not self.state.drawn and self.game.awaiting(self.state) == [seat]
        self.before = [*self.before, before] if goes_on else []
        self.told += events

    # --- asking

    def ask(self, seat: int) -> None:
        """Show the board and take commands until one is a decision."""
        self.hand_over_screen(seat)
        self.tell_unread(seat)
        self.say_line(draw(self.speaker, self.game.view(self.state, seat)))
        choices = {self.game.text(self.state, action): action for action in self.game.legal(self.state, seat)}
        listed = entries(list(choices))
        self.show_choices(listed)
        while True:
            answer = self.read(self.speaker.say("prompt", player=self.speaker.players[seat]))
            chosen = self.chosen_entry(answer, listed)
            if chosen is not None and chosen.is_group:
                listed = [Entry(words, (words,)) for words in chosen.actions]
                self.show_choices(listed)
                continue
            if self.obey(seat, chosen.words if chosen else answer):
                return

    def chosen_entry(self, answer: str, listed: list[Entry]) -> Entry | None:
        """The entry of the list whose number, or whose shared words, was typed."""
        if answer.isascii() and answer.isdigit():
            if 1 <= int(answer) <= len(listed):
                return listed[int(answer) - 1]
            self.say("unknown-number", number=int(answer), most=len(listed))
            return Entry("", ())
        return next((entry for entry in listed if entry.is_group and entry.words == answer.lower()), None)

    def obey(self, seat: int, answer: str) -> bool:
        """Carry out a command or a decision; True when the position has changed."""
        command, _, rest = answer.strip().partition(" ")
        commands: Mapping[str, Callable[[], bool]] = {
            "": lambda: False,
            "?": lambda: self.say("help"),
            "help": lambda: self.say("help"),
            "quit": self.leave,
            "exit": self.leave,
            "undo": self.undo,
            "log": lambda: self.show_log(seat),
            "rules": lambda: self.show_rules(rest),
            "why": lambda: self.explain(seat, rest),
        }
        if command.lower() in commands:
            return commands[command.lower()]()
        return self.decide(seat, answer)

    def decide(self, seat: int, words: str) -> bool:
        """Do what was typed, or say why not. Typing a later step declines the optional one before it."""
        try:
            action = self.game.parse(self.state, words)
        except BadWords as error:
            return self.say_line(self.speaker.unreadable(error))
        refusal = self.game.why_not(self.state, seat, action)
        if refusal is None:
            self.play(seat, action)
            return True
        for skip in self.game.legal(self.state, seat):
            if self.game.text(self.state, skip).endswith(DECLINED):
                later, _ = self.game.play(self.state, seat, skip)
                if self.game.awaiting(later) == [seat] and not self.game.why_not(later, seat, action):
                    self.play(seat, skip)
                    self.play(seat, action)
                    return True
        self.say_line(self.speaker.refusal(self.game.name, refusal))
        return False

    def undo(self) -> bool:
        """Go back one decision of this turn."""
        if not self.before:
            return self.say("undo-nothing")
        self.state, kept = self.before.pop()
        del self.told[kept:]
        self.say("undo-done")
        return True

    def explain(self, seat: int, words: str) -> bool:
        """May I do this? If not, which rule forbids it?"""
        try:
            refusal = self.game.why_not(self.state, seat, words)
        except BadWords as error:
            return self.say_line(self.speaker.unreadable(error))
        if refusal is None:
            return self.say("why-allowed")
        return self.say_line(self.speaker.refusal(self.game.name, refusal))

    # --- showing

    def hand_over_screen(self, seat: int) -> None:
        """Between two people a curtain hides what the first one saw."""
        if len(self.people) > 1 and self.at_screen != seat:
            if self.target.isatty():
                self.say_line(CLEAR)
            self.read(self.speaker.say("pass-the-screen", player=self.speaker.players[seat]))
        self.at_screen = seat

    def tell_unread(self, seat: int) -> None:
        """What has happened since this player last looked."""
        self.say_events(self.told[self.read_to.get(seat, 0) :], seat)
        self.read_to[seat] = len(self.told)

    def show_choices(self, listed: list[Entry]) -> None:
        """The numbered list."""
        self.show_compiling()
        self.say("choices")
        for number, entry in enumerate(listed, 1):
            if entry.is_group:
                self.say_line(f"{number:4}  {entry.words} ...")
            else:
                self.say_line(f"{number:4}  {entry.words:<26}{self.speaker.action(self.game.name, entry.words)}")

    def show_compiling(self) -> None:
        """How far the background compiler is, while it is at work."""
        compiler = self.game.compiler
        if compiler is not None and 0 < compiler.progress < 1:
            self.say("compiling", percent=round(100 * compiler.progress))

    def show_log(self, seat: int) -> bool:
        """All that this player has been told."""
        self.say_events(self.told, seat)
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
        self.say_events(self.told[min(self.read_to.values(), default=0) :], watching)
        self.say_line(draw(self.speaker, self.game.view(self.state, watching)))
        winners = [self.speaker.players[seat] for seat, share in enumerate(self.game.returns(self.state)) if share]
        if len(winners) == 1:
            self.say("game-over-winner", winner=winners[0])
        else:
            self.say("game-over-shared", winners=self.speaker.listed(winners))

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
        """What happened, as far as this seat may know; what was dealt lies on the board to be seen."""
        for event in events:
            if event.seen_by(seat) and not event.kind.endswith(DEALT):
                self.say_line(f"  {self.speaker.event(self.game.name, event)}")

    def say(self, key: str, **facts: Any) -> bool:
        """A sentence from the catalogue; never a decision."""
        return self.say_line(self.speaker.say(key, **facts))

    def say_line(self, line: str) -> bool:
        """A line as it is; never a decision."""
        self.target.write(f"{line}\n")
        return False
