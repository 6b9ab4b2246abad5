"""A sitting at a table: what the people at this screen see, and what they decide. At home or at a server's table."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from omerta.bots import Reason
from omerta.kernel.errors import BadWords, IllegalAction
from omerta.kernel.narration import Event
from omerta.language import Speaker, why
from omerta.tables import Stale, TooLate, Unconfirmed

ON_THE_BOARD = ("_dealt", "_laid_out")
"""The end of the name of an event that only says what the board shows: cards dealt or laid out."""


REASON = 1000
"""The number that tells a reason from the events of its row."""


@dataclass(frozen=True)
class Moment:
    """What one seat (None: a spectator) sees now, and what it may do."""

    viewer: int | None
    view: Mapping[str, Any]
    asked: bool
    """May this seat choose right now?"""
    legal: Sequence[str]
    undo: Sequence[int]
    """Rows that this seat can go back to, nearest first."""
    held: int | None
    """The seat whose finished turn waits to be confirmed."""
    until: float | None = None
    """When the time for this turn is up, as `time.monotonic` counts; None without a clock."""


@dataclass(frozen=True)
class Line:
    """A line of the log: something that happened, why a bot did it, or something said at the table."""

    row: int
    place: int
    """Which of the lines of its row; what was said is counted downwards from -1."""
    event: Event | None = None
    reason: Reason | None = None
    said: str = ""

    @property
    def is_on_the_board(self) -> bool:
        """Does it only say what the board shows?"""
        return self.event is not None and self.event.kind.endswith(ON_THE_BOARD)

    def words(self, speaker: Speaker, game: str) -> str:
        """The line in somebody's language."""
        if self.reason is not None:
            return f"  {why(speaker, game, self.reason)}"
        return self.said if self.event is None else speaker.event(game, self.event)


def with_reason(row: int, lines: list[Line], reason: Reason | None) -> list[Line]:
    """The lines of a row, and why it was chosen: behind the first of them, which says what was."""
    if reason is None or not lines:
        return lines
    return [*lines[:1], Line(row, REASON, reason=reason), *lines[1:]]


class Sitting(ABC):
    """A table from one screen. Whatever cannot be done is raised: BadWords, IllegalAction, TooLate, ..."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        """Set whenever something has changed; whoever shows it clears it."""
        self.again: Callable[[], Sitting] | None = None
        """Deals the same people another game, each one seat further; None where that cannot be."""

    @property
    @abstractmethod
    def game(self) -> str:
        """The name of the game; empty while nobody knows."""

    @property
    @abstractmethod
    def names(self) -> Sequence[str]:
        """Who sits where."""

    @property
    @abstractmethod
    def people(self) -> Sequence[int]:
        """The seats of the people at this screen; none: they watch."""

    @property
    @abstractmethod
    def result(self) -> Sequence[float] | None:
        """Each seat's share of the victory, once the game is over."""

    @abstractmethod
    def awaited(self) -> int | None:
        """The person at this screen who has to choose, or to confirm."""

    @abstractmethod
    def moment(self, viewer: int | None) -> Moment | None:
        """What somebody sees; None while there is nothing to see yet."""

    @abstractmethod
    def log(self, viewer: int | None) -> list[Line]:
        """All that somebody was told and that still stands."""

    @abstractmethod
    async def decide(self, seat: int, words: str) -> None:
        """Do what these words mean."""

    @abstractmethod
    async def why(self, seat: int, words: str) -> None:
        """May the seat do this? If not, IllegalAction says which rule forbids it."""

    @abstractmethod
    async def undo(self, seat: int, whole_turn: bool = False) -> None:
        """Take back one decision, or all that can be."""

    @abstractmethod
    async def confirm(self, seat: int) -> None:
        """The seat's finished turn stands."""

    @abstractmethod
    async def run(self) -> None:
        """Keep the table going: let bots move, or stay connected."""

    @abstractmethod
    def has_secrets(self) -> bool:
        """Must people at one screen look away from each other?"""

    @abstractmethod
    async def close(self) -> None:
        """Leave."""

    async def say(self, seat: int, text: str) -> None:  # noqa: B027  at home people hear each other
        """Say something to the others at the table."""

    @abstractmethod
    def notice(self, speaker: Speaker) -> str:
        """What else people should know just now."""

    @property
    def decided_by(self) -> str | None:
        """The rule that decided a game that is over, if we know."""
        return None

    @property
    def problems(self) -> Mapping[str, str]:
        """What was wrong with bots that had to be replaced, for whoever wrote them."""
        return {}

    @property
    def farewell(self) -> str:
        """The key of what to say to people who leave before the end."""
        return "terminal-kept"

    def viewer(self, at_screen: int | None) -> int | None:
        """Through whose eyes to look: the only person's, or of whoever sits at the screen; at the end anybody's."""
        if len(self.people) == 1:
            return self.people[0]
        return None if self.result is not None else at_screen


def complaint(speaker: Speaker, game: str, error: Exception) -> str:
    """Why something was not done, in somebody's language."""
    match error:
        case IllegalAction():
            return speaker.refusal(game, error.refusal)
        case BadWords():
            return speaker.unreadable(game, error)
        case TooLate():
            return speaker.say("undo-nothing")
        case Stale() | Unconfirmed():
            return speaker.say("terminal-too-late")
    return str(error)
