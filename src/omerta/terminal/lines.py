"""The line mode: a board as text, a question, an answer. For any terminal, for pipes, for screen readers."""

import asyncio
import sys
import threading
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TextIO

from omerta.kernel.errors import OmertaError
from omerta.language import LANGUAGES, Speaker
from omerta.language.boards import draw
from omerta.terminal.menu import Entry, entries
from omerta.terminal.sitting import Line, Sitting, complaint
from omerta.terminal.voice import Voice

CLEAR = "\033[H\033[2J\033[3J"
"""Empties the screen and what could be scrolled back to."""
LEAVING = ("quit", "exit")
MOST_DIGITS = 6


class Quit(Exception):
    """The player has left."""


def _standard_input() -> TextIO:
    """Standard input by another door: Python may end badly while a thread still reads from `sys.stdin`."""
    return open(sys.stdin.fileno(), encoding=sys.stdin.encoding, errors="replace", closefd=False)


@dataclass
class LineTable:
    """A sitting at a table, line by line."""

    sitting: Sitting
    voice: Voice
    source: TextIO = field(default_factory=_standard_input)
    target: TextIO = field(default_factory=lambda: sys.stdout)
    has_read: dict[int | None, set[tuple[int, int]]] = field(default_factory=dict)
    """The lines of the log that each person has read."""
    at_screen: int | None = None

    def __post_init__(self) -> None:
        self._typed: asyncio.Queue[str] = asyncio.Queue()
        self._wanted = threading.Semaphore(0)
        self._noticed = ""

    @property
    def speaker(self) -> Speaker:
        """Somebody who knows the players."""
        return self.voice.speaker(self.sitting.names)

    async def run(self) -> list[float]:
        """Play to the end; returns each seat's share of the victory. Quit if the player leaves before."""
        listener = threading.Thread(target=self._listen, args=(asyncio.get_running_loop(),), daemon=True)
        listener.start()
        keeping = asyncio.create_task(self.sitting.run())
        try:
            while self.sitting.result is None:
                seat = self.sitting.awaited()
                if seat is not None:
                    await self.ask(seat)
                else:
                    await self.wait(keeping)
            self.show_end()
            return list(self.sitting.result)
        finally:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
            await self.sitting.close()

    async def wait(self, keeping: asyncio.Task[None]) -> None:
        """Until something happens; people who only watch are told at once."""
        if not self.sitting.people and self.sitting.moment(None) is not None:
            self.tell_unread(None)
        notice = self.sitting.notice(self.speaker) if keeping.done() or not self.sitting.names else ""
        if notice and notice != self._noticed:
            self._noticed = notice
            self.say_line(notice)
        if keeping.done():
            keeping.result()
            raise Quit
        news = asyncio.create_task(self.sitting.news.wait())
        await asyncio.wait({news, keeping}, return_when=asyncio.FIRST_COMPLETED)
        news.cancel()
        self.sitting.news.clear()

    # --- asking

    async def ask(self, seat: int) -> None:
        """Show the board and take commands until the position has changed."""
        await self.hand_over_screen(seat)
        moment = self.sitting.moment(seat)
        assert moment is not None
        self.tell_unread(seat)
        self.say_line(draw(self.speaker, moment.view))
        if moment.held == seat:
            self.say("terminal-confirm-lines")
        top = entries(moment.legal)
        listed = top
        self.show_choices(listed)
        while True:
            answer = await self.read(self.speaker.say("prompt", player=self.speaker.players[seat]))
            chosen = self.chosen(answer, listed, top)
            if chosen is not None and (chosen.is_group or not chosen.words):
                listed = [Entry(words, (words,)) for words in chosen.actions] or top
                self.show_choices(listed)
            elif await self.obey(seat, chosen.words if chosen else answer, len(listed)):
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

    async def obey(self, seat: int, answer: str, most: int) -> bool:
        """Carry out a command or a decision; True when the position has changed."""
        command, _, rest = answer.strip().partition(" ")
        told: Mapping[str, Callable[[], bool]] = {
            "?": lambda: self.say("help"),
            "help": lambda: self.say("help"),
            **dict.fromkeys(LEAVING, self.leave),
            "log": lambda: self.show_log(seat),
            "rules": lambda: self.show_rules(rest),
            "language": lambda: self.change_language(rest),
        }
        done: Mapping[str, Callable[[], Awaitable[None]]] = {
            "undo": lambda: self.sitting.undo(seat),
            "reset": lambda: self.sitting.undo(seat, whole_turn=True),
            "confirm": lambda: self.sitting.confirm(seat),
        }
        command = command.lower()
        if command in told:
            return told[command]()
        if command == "why":
            return await self.explain(seat, rest)
        if command == "say":
            return await self.attempt(self.sitting.say(seat, rest)) and False
        if command in done:
            changed = await self.attempt(done[command]())
            return changed and (command == "confirm" or not self.say("undo-done"))
        if command.isdecimal():
            return self.say("unknown-number", number=command[:MOST_DIGITS], most=most)
        return await self.attempt(self.sitting.decide(seat, answer))

    async def attempt(self, doing: Awaitable[None]) -> bool:
        """Do something, or say why not; was it done?"""
        try:
            await doing
        except OmertaError as error:
            return self.say_line(complaint(self.speaker, self.sitting.game, error))
        return True

    async def explain(self, seat: int, words: str) -> bool:
        """May I do this? If not, which rule forbids it?"""
        if not words:
            return self.say("why-usage")
        if await self.attempt(self.sitting.why(seat, words)):
            self.say("why-allowed")
        return False

    def change_language(self, language: str) -> bool:
        """Go on in another language."""
        if language.lower() not in LANGUAGES:
            return self.say("terminal-languages", languages=", ".join(LANGUAGES))
        self.voice = replace(self.voice, language=language.lower())
        return True

    # --- showing

    async def hand_over_screen(self, seat: int) -> None:
        """Between two people a curtain hides what the first one saw."""
        if len(self.sitting.people) > 1 and self.at_screen != seat and self.sitting.has_secrets():
            if self.target.isatty():
                self.say_line(CLEAR)
            if (await self.read(self.speaker.say("pass-the-screen", player=self.speaker.players[seat]))) in LEAVING:
                raise Quit
        self.at_screen = seat

    def tell_unread(self, viewer: int | None) -> None:
        """What has happened since this player last looked."""
        log, read = self.sitting.log(viewer), self.has_read.setdefault(viewer, set())
        rows = {row for row, _ in read}
        new = [line for line in log if (line.row, line.place) not in read]
        self.say_log([line for line in new if line.reason is None or line.row not in rows])  # reasons may come late
        read.update((line.row, line.place) for line in log)

    def show_choices(self, listed: list[Entry]) -> None:
        """The numbered list."""
        if listed:
            self.say("choices")
        for number, entry in enumerate(listed, 1):
            if entry.is_group:
                self.say_line(f"{number:4}  {entry.words} ...")
            else:
                self.say_line(f"{number:4}  {entry.words:<25} {self.speaker.action(self.sitting.game, entry.words)}")

    def show_log(self, seat: int) -> bool:
        """All that this player has been told."""
        self.say_log(self.sitting.log(seat))
        return False

    def show_rules(self, wanted: str) -> bool:
        """All rules, or one."""
        game = self.sitting.game
        rules = self.speaker.rules(game)
        if wanted:
            rules = [rule for rule in rules if rule[0] in (wanted, f"{game}/{wanted}")]
            if not rules:
                return self.say("unknown-rule", id=wanted)
        for rule_id, title, text in rules:
            self.say_line(f"{title} ({rule_id})\n  {text}")
        return False

    def show_end(self) -> None:
        """The last board, and who has won."""
        viewer = self.sitting.viewer(self.at_screen)
        moment = self.sitting.moment(viewer)
        assert moment is not None
        if viewer not in self.has_read and self.has_read:
            self.has_read[viewer] = set.intersection(*self.has_read.values())
        self.tell_unread(viewer)
        self.say_line(draw(self.speaker, moment.view))
        decided_by = self.sitting.decided_by
        if decided_by:
            self.say("decided-by", title=self.speaker.rule(decided_by)[0], id=decided_by)

    # --- reading and writing

    def leave(self) -> bool:
        """Quit."""
        raise Quit

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """Read a line whenever one is wanted. The game goes on meanwhile: a server's table has to be kept up."""
        while True:
            self._wanted.acquire()
            line = self.source.readline()
            try:
                loop.call_soon_threadsafe(self._typed.put_nowait, line)
            except RuntimeError:  # the player has left meanwhile
                return

    async def read(self, prompt: str) -> str:
        """A line from the player; the end of the input means leaving. In a pipe the question is a line too."""
        self.target.write(self.voice.sign(f"{prompt} ") + ("" if self.target.isatty() else "\n"))
        self.target.flush()
        self._wanted.release()
        line = await self._typed.get()
        if not line:
            raise Quit
        return line.strip()

    def say_log(self, lines: list[Line]) -> None:
        """What happened; what the board shows is left out."""
        speaker, game = self.speaker, self.sitting.game
        for line in lines:
            if not line.is_on_the_board:
                self.say_line(f"  {line.words(speaker, game)}")

    def say(self, key: str, **facts: Any) -> bool:
        """A sentence from the catalogue; never a decision."""
        return self.say_line(self.speaker.say(key, **facts))

    def say_line(self, line: str) -> bool:
        """A line as it is; never a decision."""
        self.target.write(f"{self.voice.sign(line)}\n")
        return False
