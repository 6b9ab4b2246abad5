"""What every game can do. Rules, search and simulation meet here: they are written once, against these functions.

Which game is meant follows from the type of the state: looked up when interpreted, settled by the compiler when
compiled. `box` holds components and options and is never written; `state` is the position; `luck` is where outcomes
come from.
"""

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from omerta.kernel.layout import Layout, Records
from omerta.kernel.luck import Luck
from omerta.kernel.masks import member, members
from omerta.kernel.narration import Log
from omerta.kernel.rulebook import Function, compiled

Actions = npt.NDArray[np.int32]
Returns = npt.NDArray[np.float64]

SPECTATOR, EVERYBODY = -1, -2
"""Those without a seat who look at a position: one who sees what lies open to all, and all players together, who look
back at a game and show each other what they hold."""

PLAYS: dict[np.dtype[np.void], "Definition"] = {}
"""State layout -> the game that is played with it."""

DISPATCHED: dict[str, Callable[..., Any]] = {}
"""The functions below, by name; `compiling` teaches the compiler to choose between games."""


ADDED: dict[tuple[str, str], Callable[..., Any]] = {}
"""(game, name) -> dispatched functions that games know nothing of, such as the judgement of bots."""


def dispatched(stub: Function) -> Function:
    """A function that every game implements under this name."""

    @functools.wraps(stub)
    def by_state(box: Any, state: Any, *rest: Any) -> Any:
        return implementation(PLAYS[state.dtype], stub.__name__)(box, state, *rest)

    DISPATCHED[stub.__name__] = by_state
    return by_state  # type: ignore[return-value]


def implementation(definition: "Definition", name: str) -> Callable[..., Any]:
    """A game's own version of a dispatched function; higher layers keep theirs in ADDED."""
    return definition.functions.get(name) or ADDED[definition.name, name]


@dispatched
def setup(box: Any, state: Any, luck: Luck, log: Log) -> None:
    """Deal a new game."""


@dispatched
def awaiting(box: Any, state: Any) -> int:  # type: ignore[empty-body]
    """The seats that must choose now, as a bit mask; 0 when the game is over."""


@dispatched
def why_not(box: Any, state: Any, seat: int, action: int) -> int:  # type: ignore[empty-body]
    """0 if the seat may do this, else the code of the refusal. This is what legality means."""


@dispatched
def legal(box: Any, state: Any, seat: int, out: Actions) -> int:  # type: ignore[empty-body]
    """Write every legal action of the seat, in rising order; returns how many."""


@dispatched
def sample(box: Any, state: Any, seat: int, luck: Luck) -> int:  # type: ignore[empty-body]
    """A random legal action: draws one outcome r and returns the r-th of `legal`, without building the list."""


@dispatched
def apply(box: Any, state: Any, seat: int, action: int, luck: Luck, log: Log) -> None:
    """Carry out a legal action."""


@dispatched
def redeal(box: Any, state: Any, seat: int, luck: Luck) -> None:
    """Replace all that this seat (-1: a spectator) cannot know by a deal it could not tell apart."""


@dispatched
def returns(box: Any, state: Any, out: Returns) -> None:
    """Each seat's share of the victory: 1 in all, 0 for everybody while the game goes on."""


REQUIRED = frozenset(DISPATCHED)
"""What every game must have; dispatched functions made later are for those who made them."""


@compiled
def lowest_seat(seats: int) -> int:
    """The first seat of a bit mask."""
    return member(seats, 0)


@compiled
def share_victory(winners: int, out: Returns) -> None:
    """The winner takes all; who is level shares. A mask without winners: the game goes on, and nobody has anything."""
    for seat in range(len(out)):
        out[seat] = 1.0 / members(winners) if winners >> seat & 1 else 0.0


class Content(Protocol):
    """The components of a game as read from its content files."""

    @property
    def digest(self) -> str:
        """A hash of all component data, kept in records."""


@dataclass(frozen=True)
class About:
    """What stands on a game's box."""

    year: int
    designers: tuple[str, ...]
    minutes: int


@dataclass(frozen=True)
class Definition:
    """All that makes up a game. `games/<name>/__init__.py` fills it in; docs/adding-a-game.md explains it."""

    name: str
    edition: int
    """Goes up with every change of the rules that changes a game's course."""
    old_editions: Mapping[int, str]
    """Editions no longer replayed, and why."""
    module: str
    players: tuple[int, ...]
    actions: int
    most_legal: int
    box: type[Layout]
    state: type[Layout]
    functions: Mapping[str, Callable[..., Any]]
    """The dispatched functions above, by name."""

    options: type[msgspec.Struct]
    content_files: tuple[str, ...]
    """The names of its content files: how a folder is recognised as this game's."""
    read_content: Callable[[Path | None], Any]
    """Content of a folder, or our own; BadInput names file, line and remedy."""
    pack: Callable[[Any, int, Any], Records]
    """(content, players, options) -> the box of this table; BadInput if they do not fit together."""
    text: Callable[[Any, int], str]
    """(box, action) -> the words of an action."""
    parse: Callable[[Any, str], int]
    """(box, words) -> the action, legal or not; BadWords says what was not understood."""
    refusals: Mapping[int, tuple[str, str]]
    """Refusal code -> its name and the rule that forbids."""
    facts: Callable[[Any, Any, int, int, int], dict[str, Any]]
    """(box, state, seat, action, refusal code) -> what a player wants to know about the refusal."""
    events: Mapping[int, tuple[str, tuple[str, ...]]]
    """Event kind -> its name and the names of its facts."""
    fact: Callable[[Any, str, int], Any]
    """(box, name of a fact, number) -> the fact in readable form."""
    view: Callable[[Any, Any, int], msgspec.Struct]
    """(box, state, seat or -1) -> all that this seat may see. The only thing that leaves the process."""
    position: type[msgspec.Struct]
    """The whole position in readable names, as `to_dict` and `from_dict` speak it."""
    describe: Callable[[Any, Any], Any]
    """(box, state) -> position."""
    restore: Callable[[Any, Any, Any], None]
    """(box, empty state, position) -> fills the state; BadInput names the field that cannot be."""
    score_sheet: Callable[[Any, Any], msgspec.Struct]
    account: Callable[[Any, Any], dict[str, int]]
    """Every component counted: these numbers never change during a game."""
    variants: tuple[tuple[int, Mapping[str, Any]], ...]
    """Tables worth testing: numbers of players with options."""
    about: About | None = None

    def __post_init__(self) -> None:
        missing = REQUIRED - self.functions.keys()
        if missing:
            raise TypeError(f"{self.name}: no function for {', '.join(sorted(missing))}")
        known = PLAYS.get(self.state.dtype)
        if known is not None and known.name != self.name:
            raise TypeError(f"{self.name}: its state has the same fields as that of {known.name}")
        PLAYS[self.state.dtype] = self
