#!/usr/bin/env python3
"""Checks the luck of an Omerta record. Call it like this: python3 verify_luck.py RECORD.

Needs nothing but Python. It knows no game: it checks that the file is unchanged, that its seed is the one whose hash
was published before the deal, and that every outcome in it is what the seed gives. docs/luck.md and docs/records.md
say how.
"""

import hashlib
import re
import sys

CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
FULL = 0xFFFFFFFF


def rotate(word, places):
    """Rotate 32 bits to the left."""
    return (word << places | word >> (32 - places)) & FULL


def quarter_round(x, a, b, c, d):
    """ChaCha's mixing step."""
    x[a] = (x[a] + x[b]) & FULL
    x[d] = rotate(x[d] ^ x[a], 16)
    x[c] = (x[c] + x[d]) & FULL
    x[b] = rotate(x[b] ^ x[c], 12)
    x[a] = (x[a] + x[b]) & FULL
    x[d] = rotate(x[d] ^ x[a], 8)
    x[c] = (x[c] + x[d]) & FULL
    x[b] = rotate(x[b] ^ x[c], 7)


def words(seed):
    """The endless stream of 32-bit words that a seed gives: ChaCha with 8 rounds, stream 0."""
    key = [int.from_bytes(seed[i : i + 4], "little") for i in range(0, 32, 4)]
    counter = 0
    while True:
        start = [*CONSTANTS, *key, counter & FULL, counter >> 32, 0, 0]
        x = start[:]
        for _ in range(4):
            for i in range(4):
                quarter_round(x, i, 4 + i, 8 + i, 12 + i)
            for i in range(4):
                quarter_round(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
        yield from ((a + b) & FULL for a, b in zip(x, start))
        counter += 1


def pick(stream, ways):
    """One of 0 .. ways-1, each equally likely; nothing is drawn where there is one way only."""
    if ways <= 1:
        return 0
    scaled = next(stream) * ways
    while scaled & FULL < (FULL + 1) % ways:
        scaled = next(stream) * ways
    return scaled >> 32


def check(text):
    """How many outcomes were checked; ValueError with the line if something is wrong."""
    lines = text.split("\n")
    if lines[0] != "omerta record 1":
        raise ValueError("line 1: this is no Omerta record (version 1)")
    if text.count("\nomerta record 1\n"):
        raise ValueError("this is a collection: several records in one file; check them one by one")
    if len(lines) < 3 or lines[-1] or not re.fullmatch("end [0-9a-f]{64}", lines[-2]):
        raise ValueError(f"line {len(lines)}: the file is cut off: its last line must be `end` and a hash")
    body = text[: -len(lines[-2]) - 1]
    if hashlib.sha256(body.encode()).hexdigest() != lines[-2][4:]:
        raise ValueError(f"line {len(lines) - 1}: the text was changed after it was written")
    blank = lines.index("") if "" in lines[:-1] else len(lines)
    header = dict(line.split(": ", 1) for line in lines[1:blank] if ": " in line)
    if not re.fullmatch("[0-9a-f]{64}", header.get("seed", "")):
        raise ValueError("the seed is not in this record: it is secret until the game is over")
    seed = bytes.fromhex(header["seed"])
    if hashlib.sha256(seed).hexdigest() != header.get("seed-hash"):
        raise ValueError("the seed is not the one whose hash was published before the deal")
    stream, checked = words(seed), 0
    for number, line in enumerate(lines[blank + 1 : -2], blank + 2):
        luck = re.fullmatch(r"\d+\. [^|{}]* \| ([0-9/ ]+?)( \{[^{}]*\})?", line)
        if luck is None:
            if "|" in line and not line.startswith("#"):
                raise ValueError(f"line {number}: this luck cannot be read")
            continue
        for draw in luck[1].split():
            outcome, _, ways = draw.partition("/")
            if not re.fullmatch("[0-9]{1,10}/[0-9]{1,10}", draw) or not int(outcome) < int(ways) < 2**31 or ways == "1":
                raise ValueError(f"line {number}: {draw} is no outcome of luck")
            expected = pick(stream, int(ways))
            if int(outcome) != expected:
                raise ValueError(f"line {number}: the record says {outcome} of {ways}, the seed gives {expected}")
            checked += 1
    return checked


def main(arguments):
    """Check the file; the exit status is 0 if all is well, 1 if not, 2 if it was called wrongly."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(__doc__)
        return 2
    try:
        with open(arguments[0], encoding="utf-8", newline="") as file:
            text = file.read()
        checked = check(text)
    except (OSError, ValueError) as error:
        print(f"{arguments[0]}: {error}")
        return 1
    print(f"{arguments[0]}: {checked} outcomes of luck, all as the seed gives them")
    if "\nposition: " in text.partition("\n\n")[0]:
        print("The game was not dealt: it begins from a written position, and how that came about nobody can prove.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
