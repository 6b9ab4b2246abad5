"""Council, a game made to try the referee: every way to learn something, and a secret choice of all at once.

In turn everybody may set marks (harmless), look at the own face-down coin, show it to the left neighbour unseen, or
roll a die, and then passes. At the end all vote in secret at once; whoever gets the most votes wins.
"""

from enum import IntEnum
from pathlib import Path
from typing import Annotated, Any

import msgspec
import numpy as np

from omerta.kernel.errors import BadWords
from omerta.kernel.layout import Int16, Int16s, Layout, Records
from omerta.kernel.luck import Luck, pick
from omerta.kernel.narration import Log, tell, whisper
from omerta.kernel.protocol import Actions, Definition, Returns
from omerta.kernel.rulebook import compiled, rule

SEATS = 4
MARKS, NOT_VOTED = 3, -1
WORDS = ["mark", "look", "show", "roll", "pass", *(f"vote {seat}" for seat in range(SEATS))]
MARK, LOOK, SHOW, ROLL, PASS, VOTE = range(6)


class Event(IntEnum):
    MARKED = 1
    LOOKED = 2
    SAW = 3
    ROLLED = 4
    PASSED = 5
    VOTED = 6
    ELECTED = 7


class Box(Layout):
    players: Int16


class State(Layout):
    turn: Int16
    voting: Int16
    coins: Annotated[Int16s, SEATS]
    known: Annotated[Int16s, SEATS]
    marks: Annotated[Int16s, SEATS]
    rolled: Annotated[Int16s, SEATS]
    votes: Annotated[Int16s, SEATS]


@rule("council/coins")
def setup(box: Box, state: State, luck: Luck, log: Log) -> None:
    state.votes[:] = NOT_VOTED
    for seat in range(box.players):
        state.coins[seat] = pick(luck, 2)


@compiled
def awaiting(box: Box, state: State) -> int:
    if not state.voting:
        return 1 << int(state.turn)
    seats = 0
    for seat in range(box.players):
        if state.votes[seat] == NOT_VOTED:
            seats |= 1 << seat
    return seats


@rule("council/turns")
def why_not(box: Box, state: State, seat: int, action: int) -> int:
    if not awaiting(box, state) >> seat & 1:
        return 1
    if state.voting:
        return 0 if VOTE <= action < VOTE + box.players else 2
    if action >= VOTE:
        return 2
    return 3 if action == MARK and state.marks[seat] == MARKS else 0


@compiled
def legal(box: Box, state: State, seat: int, out: Actions) -> int:
    found = 0
    for action in range(len(WORDS)):
        if why_not(box, state, seat, action) == 0:
            out[found] = action
            found += 1
    return found


@compiled
def sample(box: Box, state: State, seat: int, luck: Luck) -> int:
    out = np.empty(len(WORDS), np.int32)
    return int(out[pick(luck, legal(box, state, seat, out))])


@rule("council/actions")
def apply(box: Box, state: State, seat: int, action: int, luck: Luck, log: Log) -> None:
    if action == MARK:
        state.marks[seat] += 1
        tell(log, Event.MARKED, seat)
    elif action == LOOK:
        state.known[seat] |= 1 << seat
        tell(log, Event.LOOKED, seat)
        whisper(log, seat, Event.SAW, seat, state.coins[seat])
    elif action == SHOW:
        neighbour = (seat + 1) % int(box.players)
        state.known[neighbour] |= 1 << seat
        whisper(log, neighbour, Event.SAW, seat, state.coins[seat])
    elif action == ROLL:
        state.rolled[seat] = 1 + pick(luck, 6)
        tell(log, Event.ROLLED, seat, state.rolled[seat])
    elif action == PASS:
        tell(log, Event.PASSED, seat)
        state.turn += 1
        if state.turn == box.players:
            state.voting = 1
    else:
        state.votes[seat] = action - VOTE
        tell(log, Event.VOTED, seat)
        if awaiting(box, state) == 0:
            for voter in range(box.players):
                tell(log, Event.ELECTED, voter, state.votes[voter])


@compiled
def redeal(box: Box, state: State, seat: int, luck: Luck) -> None:
    over = awaiting(box, state) == 0
    for other in range(box.players):
        if seat < 0 or not state.known[seat] >> other & 1:
            state.coins[other] = pick(luck, 2)
        if other != seat and state.votes[other] != NOT_VOTED and not over:
            state.votes[other] = pick(luck, box.players)


@rule("council/election")
def returns(box: Box, state: State, out: Returns) -> None:
    out[:] = 0
    if awaiting(box, state) == 0:
        votes = np.zeros(SEATS, np.int16)
        for seat in range(box.players):
            votes[state.votes[seat]] += 1
        for seat in range(box.players):
            if votes[seat] == votes.max():
                out[seat] = 1.0 / (votes == votes.max()).sum()


class Options(msgspec.Struct, forbid_unknown_fields=True):
    pass


class View(msgspec.Struct):
    game: str
    seat: int | None
    turn: int
    coins: list[int | None]
    marks: list[int]
    rolled: list[int]
    voted: list[bool]
    votes: list[int | None]


class Content:
    digest = "1" * 64


def read_content(folder: Path | None) -> Content:
    return Content()


def pack(content: Any, players: int, options: Options) -> Records:
    boxes = Box.new()
    boxes["players"] = players
    return boxes


def parse(box: Box, words: str) -> int:
    if words not in WORDS:
        raise BadWords("verb", words, ", ".join(WORDS))
    return WORDS.index(words)


def view(box: Box, state: State, seat: int) -> View:
    players = int(box.players)
    over = awaiting(box, state) == 0
    return View(
        game="council",
        seat=None if seat < 0 else seat,
        turn=int(state.turn),
        coins=[
            int(state.coins[other]) if seat >= 0 and state.known[seat] >> other & 1 else None
            for other in range(players)
        ],
        marks=state.marks[:players].tolist(),
        rolled=state.rolled[:players].tolist(),
        voted=[vote != NOT_VOTED for vote in state.votes[:players].tolist()],
        votes=[
            int(state.votes[other]) if over or (other == seat and state.votes[other] != NOT_VOTED) else None
            for other in range(players)
        ],
    )


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """Not needed for what this game is for."""


GAME = Definition(
    name="council",
    edition=1,
    old_editions={},
    module=__name__,
    players=(2, 3, 4),
    actions=len(WORDS),
    most_legal=len(WORDS),
    box=Box,
    state=State,
    functions={
        "setup": setup,
        "awaiting": awaiting,
        "why_not": why_not,
        "legal": legal,
        "sample": sample,
        "apply": apply,
        "redeal": redeal,
        "returns": returns,
    },
    options=Options,
    content_files=(),
    read_content=read_content,
    pack=pack,
    text=lambda box, action: WORDS[action],
    parse=parse,
    refusals={
        1: ("not-your-turn", "council/turns"),
        2: ("not-now", "council/turns"),
        3: ("no-mark-left", "council/turns"),
    },
    facts=lambda box, state, seat, action, code: {},
    events={
        1: ("marked", ("seat",)),
        2: ("looked", ("seat",)),
        3: ("saw", ("seat", "coin")),
        4: ("rolled", ("seat", "eyes")),
        5: ("passed", ("seat",)),
        6: ("voted", ("seat",)),
        7: ("elected", ("seat", "choice")),
    },
    fact=lambda box, name, number: number,
    view=view,
    position=Position,
    describe=lambda box, state: Position(),
    restore=lambda box, state, position: None,
    score_sheet=lambda box, state: view(box, state, -1),
    account=lambda box, state: {"players": int(box.players)},
    variants=((2, {}), (3, {}), (4, {})),
)
