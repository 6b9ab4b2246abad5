"""Luck: every shuffle and draw of a game, asked for through `pick`. docs/luck.md specifies it bit by bit.

The generator is ChaCha8 keyed with a 256-bit seed, so that nobody can foretell the next card from those already seen.
A script of recorded outcomes can take its place, and a journal keeps what was drawn: a recorded game replays without
any generator.
"""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Annotated

import numpy as np

from omerta.kernel.errors import BadInput
from omerta.kernel.layout import Int32, Int32s, Layout, Records, UInt32s
from omerta.kernel.rulebook import compiled

LONGEST = 512
"""Outcomes that one decision can draw at most, and so the length of a script or journal."""
MOST_OUTCOME = 2**31 - 1
WORDS = 16
FULL = 0xFFFFFFFF
KEY, COUNTER, STREAM = 4, 12, 14
CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
DOUBLE_ROUNDS = 4

SCRIPT = 1
"""The source of luck that recites; 0 is the generator."""
FINE, SCRIPT_TOO_SHORT, OUTCOME_TOO_HIGH, JOURNAL_FULL = 0, 1, 2, 3


class Luck(Layout):
    """Where outcomes come from, and the journal of those already drawn."""

    source: Int32
    fault: Int32
    used: Int32
    plan: Annotated[UInt32s, WORDS]
    block: Annotated[UInt32s, WORDS]
    script: Annotated[Int32s, LONGEST]
    scripted: Int32
    recited: Int32
    journaling: Int32
    drawn: Int32
    journal: Annotated[Int32s, LONGEST]
    journal_ways: Annotated[Int32s, LONGEST]
    """Of how many ways each outcome was one: with it, luck can be checked without knowing the rules."""


def seed_bytes(seed: int | bytes) -> bytes:
    """The 256 bits of a seed: 32 bytes as they are, or the SHA-256 of a whole number's decimal text."""
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise BadInput(f"a seed is a whole number or 32 bytes, not {len(seed)} bytes")
        return seed
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise BadInput(f"a seed is a whole number or 32 bytes, not {seed!r}")
    return hashlib.sha256(f"omerta seed {seed}".encode("ascii")).digest()


def fresh_seed() -> bytes:
    """256 bits from the operating system."""
    return secrets.token_bytes(32)


def seeded(seed: int | bytes, stream: int = 0, journaling: bool = False, count: int = 1) -> Records:
    """Luck from a seed: `count` records whose streams are numbered from `stream` on."""
    lucks = Luck.new(count)
    lucks["plan"][:, :KEY] = CONSTANTS
    lucks["plan"][:, KEY:COUNTER] = np.frombuffer(seed_bytes(seed), "<u4")
    lucks["journaling"] = journaling
    for i in range(count):
        rewind(lucks[i], stream + i)
    return lucks


def scripted(outcomes: Sequence[int]) -> Records:
    """Luck that recites recorded outcomes instead of drawing new ones."""
    if not isinstance(outcomes, Sequence):
        raise BadInput(f"recorded outcomes are a list of whole numbers, not {outcomes!r}")
    if len(outcomes) > LONGEST:
        raise BadInput(f"a script holds at most {LONGEST} outcomes, not {len(outcomes)}")
    if not all(type(outcome) is int and 0 <= outcome <= MOST_OUTCOME for outcome in outcomes):
        raise BadInput(f"recorded outcomes are whole numbers from 0 to {MOST_OUTCOME}")
    lucks = Luck.new()
    lucks["source"], lucks["journaling"], lucks["scripted"] = SCRIPT, 1, len(outcomes)
    lucks["script"][0, : len(outcomes)] = list(outcomes)
    return lucks


def draws(lucks: Records) -> tuple[tuple[int, int], ...]:
    """What has been drawn since the journal was last cleared: each outcome, and of how many ways it was one."""
    count = lucks["drawn"][0]
    return tuple(zip(lucks["journal"][0, :count].tolist(), lucks["journal_ways"][0, :count].tolist(), strict=True))


def journal(lucks: Records) -> tuple[int, ...]:
    """The outcomes alone."""
    return tuple(lucks["journal"][0, : lucks["drawn"][0]].tolist())


def settle(luck: Records, drawn_from: Records) -> None:
    """After a decision: refuse luck that failed, and enter in the journal what was drawn from a script."""
    fault, recited, scripted_ = (int(drawn_from[name][0]) for name in ("fault", "recited", "scripted"))
    if fault == SCRIPT_TOO_SHORT:
        raise BadInput(f"the recorded outcomes end after {recited}, but the game draws once more")
    if fault == OUTCOME_TOO_HIGH:
        outcome = int(drawn_from["script"][0, recited - 1])
        raise BadInput(f"recorded outcome {recited} is {outcome}, which is not possible in this position")
    if fault == JOURNAL_FULL:
        raise BadInput(f"one decision drew more than {LONGEST} outcomes")
    if recited < scripted_:
        raise BadInput(f"{scripted_} outcomes are recorded, but the game draws only {recited}")
    for name in ("drawn", "journal", "journal_ways"):
        luck[name] = drawn_from[name]


@compiled
def rewind(luck: Luck, stream: int) -> None:
    """Begin a stream: the same seed and stream always give the same luck."""
    luck.plan[COUNTER] = 0
    luck.plan[COUNTER + 1] = 0
    luck.plan[STREAM] = stream & FULL
    luck.plan[STREAM + 1] = (stream >> 32) & FULL
    luck.used = WORDS
    luck.drawn = 0


@compiled
def pick(luck: Luck, ways: int) -> int:
    """One of 0 .. ways-1, each equally likely. With one way there is nothing to draw."""
    ways = int(ways)
    if ways <= 1:
        return 0
    outcome = recite(luck, ways) if luck.source == SCRIPT else draw(luck, ways)
    if luck.journaling:
        if luck.drawn < LONGEST:
            luck.journal[luck.drawn] = outcome
            luck.journal_ways[luck.drawn] = ways
            luck.drawn += 1
        else:
            luck.fault = JOURNAL_FULL
    return outcome


@compiled
def recite(luck: Luck, ways: int) -> int:
    """The next outcome of the script; what does not fit leaves a fault for `settle`."""
    if luck.fault != FINE:
        return 0
    if luck.recited >= luck.scripted:
        luck.fault = SCRIPT_TOO_SHORT
        return 0
    outcome = int(luck.script[luck.recited])
    luck.recited += 1
    if outcome < 0 or outcome >= ways:
        luck.fault = OUTCOME_TOO_HIGH
        return 0
    return outcome


@compiled
def draw(luck: Luck, ways: int) -> int:
    """Lemire's method: scale a 32-bit word to the range, and draw again where that would favour some outcome."""
    scaled = next_word(luck) * ways
    if scaled & FULL < ways:
        unfair = (FULL + 1 - ways) % ways
        while scaled & FULL < unfair:
            scaled = next_word(luck) * ways
    return scaled >> 32


@compiled
def next_word(luck: Luck) -> int:
    """The next 32 bits of the stream."""
    if luck.used == WORDS:
        next_block(luck)
        luck.used = 0
    word = int(luck.block[luck.used])
    luck.used += 1
    return word


@compiled
def next_block(luck: Luck) -> None:
    """One ChaCha block of 16 words with 8 rounds, then the counter goes up."""
    block = luck.block
    for i in range(WORDS):
        block[i] = luck.plan[i]
    for _ in range(DOUBLE_ROUNDS):
        quarter_round(block, 0, 4, 8, 12)
        quarter_round(block, 1, 5, 9, 13)
        quarter_round(block, 2, 6, 10, 14)
        quarter_round(block, 3, 7, 11, 15)
        quarter_round(block, 0, 5, 10, 15)
        quarter_round(block, 1, 6, 11, 12)
        quarter_round(block, 2, 7, 8, 13)
        quarter_round(block, 3, 4, 9, 14)
    for i in range(WORDS):
        block[i] = (int(block[i]) + int(luck.plan[i])) & FULL
    luck.plan[COUNTER] = (int(luck.plan[COUNTER]) + 1) & FULL
    if luck.plan[COUNTER] == 0:
        luck.plan[COUNTER + 1] = (int(luck.plan[COUNTER + 1]) + 1) & FULL


@compiled
def quarter_round(block: UInt32s, i: int, j: int, k: int, m: int) -> None:
    """ChaCha's mixing step on four of the sixteen words."""
    a, b, c, d = int(block[i]), int(block[j]), int(block[k]), int(block[m])
    a = (a + b) & FULL
    d = rotate(d ^ a, 16)
    c = (c + d) & FULL
    b = rotate(b ^ c, 12)
    a = (a + b) & FULL
    d = rotate(d ^ a, 8)
    c = (c + d) & FULL
    b = rotate(b ^ c, 7)
    block[i], block[j], block[k], block[m] = a, b, c, d


@compiled
def rotate(word: int, places: int) -> int:
    """Rotate 32 bits to the left."""
    return ((word << places) & FULL) | (word >> (32 - places))
