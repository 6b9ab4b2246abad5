"""Spoof, the smallest game with a secret: a template to copy. docs/adding-a-game.md walks through it.

Everybody hides up to three coins; in turn each says how many there are in all, and no number is said twice. Whoever
comes closest wins; those equally close share.
"""

from enum import IntEnum
from pathlib import Path
from typing import Annotated, Any

import msgspec
import numpy as np

from omerta.kernel.errors import BadInput, BadWords
from omerta.kernel.layout import Int16, Int16s, Layout, Records
from omerta.kernel.luck import Luck, pick
from omerta.kernel.narration import Log, tell, whisper
from omerta.kernel.protocol import Actions, Definition, Returns
from omerta.kernel.rulebook import compiled, rule

SEATS, MOST_COINS = 4, 3
GUESSES = SEATS * MOST_COINS + 1
NO_GUESS = -1


class Event(IntEnum):
    HID = 1
    GUESSED = 2
    SHOWN = 3


class Refusal(IntEnum):
    NOT_YOUR_TURN = 1
    ALREADY_SAID = 2


class Box(Layout):
    players: Int16


class State(Layout):
    guessed: Int16
    coins: Annotated[Int16s, SEATS]
    guesses: Annotated[Int16s, SEATS]


@rule("spoof/hide")
def setup(box: Box, state: State, luck: Luck, log: Log) -> None:
    """Everybody hides none to three coins."""
    state.guessed = 0
    state.guesses[:] = NO_GUESS
    for seat in range(box.players):
        state.coins[seat] = pick(luck, MOST_COINS + 1)
        whisper(log, seat, Event.HID, seat, state.coins[seat])


@compiled
def awaiting(box: Box, state: State) -> int:
    return 1 << int(state.guessed) if state.guessed < box.players else 0


@rule("spoof/guess")
def why_not(box: Box, state: State, seat: int, action: int) -> int:
    """In turn, and no number twice."""
    if seat != state.guessed:
        return Refusal.NOT_YOUR_TURN
    for other in range(seat):
        if state.guesses[other] == action:
            return Refusal.ALREADY_SAID
    return 0


@compiled
def legal(box: Box, state: State, seat: int, out: Actions) -> int:
    found = 0
    for action in range(GUESSES):
        if why_not(box, state, seat, action) == 0:
            out[found] = action
            found += 1
    return found


@compiled
def sample(box: Box, state: State, seat: int, luck: Luck) -> int:
    out = np.empty(GUESSES, np.int32)
    return int(out[pick(luck, legal(box, state, seat, out))])


@rule("spoof/guess")
def apply(box: Box, state: State, seat: int, action: int, luck: Luck, log: Log) -> None:
    """Say a number; after the last one all coins are shown."""
    state.guesses[seat] = action
    state.guessed += 1
    tell(log, Event.GUESSED, seat, action)
    if state.guessed == box.players:
        tell(log, Event.SHOWN, state.coins.sum())


@compiled
def redeal(box: Box, state: State, seat: int, luck: Luck) -> None:
    """Others may hide any number."""
    if state.guessed < box.players:
        for other in range(box.players):
            if other != seat:
                state.coins[other] = pick(luck, MOST_COINS + 1)


@rule("spoof/closest")
def returns(box: Box, state: State, out: Returns) -> None:
    """Closest wins, equally close share."""
    out[:] = 0
    if state.guessed < box.players:
        return
    best, close = GUESSES, 0
    for seat in range(box.players):
        if miss(state, seat) < best:
            best, close = miss(state, seat), 0
        if miss(state, seat) == best:
            close += 1
    for seat in range(box.players):
        if miss(state, seat) == best:
            out[seat] = 1.0 / close


@compiled
def miss(state: State, seat: int) -> int:
    return abs(int(state.guesses[seat]) - int(state.coins.sum()))


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """Spoof has none."""


class View(msgspec.Struct):
    game: str
    coins: int | None
    total: int | None
    guesses: list[int]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    coins: list[int]
    guesses: list[int]


class Content:
    """No components to read."""

    digest = "0" * 64


def read_content(folder: Path | None) -> Content:
    return Content()


def pack(content: Any, players: int, options: Options) -> Records:
    boxes = Box.new()
    boxes["players"] = players
    return boxes


def text(box: Box, action: int) -> str:
    return f"guess {action}"


def parse(box: Box, words: str) -> int:
    match words.split():
        case ["guess", number] if number.isdigit() and int(number) < GUESSES:
            return int(number)
    raise BadWords("usage", words, f"guess N, with N from 0 to {GUESSES - 1}")


def facts(box: Box, state: State, seat: int, action: int, code: int) -> dict[str, Any]:
    return {"acting": int(state.guessed)} if code == Refusal.NOT_YOUR_TURN else {"number": action}


def fact(box: Box, name: str, number: int) -> int:
    return number


def view(box: Box, state: State, seat: int) -> View:
    over = state.guessed == box.players
    return View(
        game="spoof",
        coins=int(state.coins[seat]) if seat >= 0 else None,
        total=int(state.coins.sum()) if over else None,
        guesses=state.guesses[: state.guessed].tolist(),
    )


def describe(box: Box, state: State) -> Position:
    return Position(state.coins[: box.players].tolist(), state.guesses[: state.guessed].tolist())


def restore(box: Box, state: State, position: Position) -> None:
    if len(position.coins) != box.players or any(coins not in range(MOST_COINS + 1) for coins in position.coins):
        raise BadInput(f"position.coins: needs {box.players} numbers from 0 to {MOST_COINS}")
    said = position.guesses
    if len(said) > box.players or len(set(said)) < len(said) or any(guess not in range(GUESSES) for guess in said):
        raise BadInput(f"position.guesses: needs at most {box.players} different numbers from 0 to {GUESSES - 1}")
    state.guesses[:] = NO_GUESS
    state.coins[: box.players], state.guesses[: len(said)], state.guessed = position.coins, said, len(said)


def score_sheet(box: Box, state: State) -> View:
    return view(box, state, -1)


def account(box: Box, state: State) -> dict[str, int]:
    return {"players": int(box.players)}


GAME = Definition(
    name="spoof",
    edition=1,
    old_editions={},
    module=__name__,
    players=(2, 3, 4),
    actions=GUESSES,
    most_legal=GUESSES,
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
    text=text,
    parse=parse,
    refusals={1: ("not-your-turn", "spoof/guess"), 2: ("already-said", "spoof/guess")},
    facts=facts,
    events={1: ("hid", ("seat", "coins")), 2: ("guessed", ("seat", "number")), 3: ("shown", ("total",))},
    fact=fact,
    view=view,
    position=Position,
    describe=describe,
    restore=restore,
    score_sheet=score_sheet,
    account=account,
    variants=((2, {}), (3, {}), (4, {})),
)
