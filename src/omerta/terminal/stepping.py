"""Looking back at a game: step through its record, through a player's eyes or with everything open."""

import sys
from dataclasses import dataclass, field
from typing import TextIO

from omerta.bots.notes import reason_in
from omerta.kernel.game import Game
from omerta.language import Speaker, why
from omerta.language.boards import draw
from omerta.records import Record, Replay, Row
from omerta.terminal.voice import Voice


@dataclass
class Stepper:
    """A record on the table. `viewer` is a seat, or None for a spectator; `everything` shows hidden things too."""

    game: Game
    voice: Voice
    replay: Replay
    viewer: int | None
    everything: bool = False
    source: TextIO = field(default_factory=lambda: sys.stdin)
    target: TextIO = field(default_factory=lambda: sys.stdout)

    @property
    def speaker(self) -> Speaker:
        """Somebody who knows the players."""
        return self.voice.speaker(self.replay.record.names)

    def run(self, row: int) -> None:
        """Show a row and go on as told: Enter, `b` for back, a number, `q`."""
        last = len(self.replay.states) - 1
        self.show(row)
        while True:
            self.target.write(self.voice.sign(f"{self.speaker.say('replay-prompt', row=row, last=last)} "))
            self.target.flush()
            line = self.source.readline()
            answer = line.strip().lower()
            if not line or answer in ("q", "quit"):
                self.target.write("\n")
                return
            wanted = row - 1 if answer == "b" else row + 1 if not answer else int(answer) if answer.isdecimal() else -1
            if answer and answer != "b" and not answer.isdecimal():
                self.target.write(self.voice.sign(f"{self.speaker.say('replay-help')}\n"))
            elif 0 <= wanted <= last:
                row = wanted
                self.show(row)
            else:
                self.target.write(self.voice.sign(f"{self.speaker.say('replay-no-row', row=wanted, last=last)}\n"))

    def show(self, number: int) -> None:
        """A row: what was chosen, what happened, and the board after it."""
        row, state = self.replay.record.rows[number], self.replay.states[number]
        who = "" if row.seat is None else f"{self.speaker.player(row.seat)}: "
        lines = [f"{number}. {who}{row.words}", *(f"# {comment}" for comment in row.comments)]
        lines += remarks(self.speaker, self.replay.record, row, self.everything)
        for event in self.replay.events[number]:
            if self.everything or event.seen_by(self.viewer):
                lines.append(f"  {self.speaker.event(self.game.name, event)}")
        view = self.game.laid_open(state) if self.everything else self.game.view(state, self.viewer)
        lines.append(draw(self.speaker, view))
        self.target.write(self.voice.sign("\n".join(lines) + "\n"))


def remarks(speaker: Speaker, record: Record, row: Row, everything: bool) -> list[str]:
    """What stands behind a row: why a bot chose it, once the game is over; with everything open, any note."""
    reason = reason_in(record.game, row.note)
    if reason is not None and (everything or record.result is not None):
        return [f"  {why(speaker, record.game, reason)}"]
    return [f"{{{row.note}}}"] if row.note and everything else []
