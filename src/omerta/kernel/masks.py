"""Sets of small numbers as bits of one number: seats, places, cards."""

import functools
from collections.abc import Iterable

from omerta.kernel.rulebook import compiled


@compiled
def members(mask: int) -> int:
    """How many are in the set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@compiled
def member(mask: int, position: int) -> int:
    """The one at this position, counted from the smallest, which is at position 0."""
    for _ in range(position):
        mask &= mask - 1
    number = 0
    while not mask >> number & 1:
        number += 1
    return number


@compiled
def above_highest(mask: int) -> int:
    """The first number above all of the set; 0 for the empty set."""
    number = 0
    for half in (32, 16, 8, 4, 2, 1):
        if mask >> half:
            mask >>= half
            number += half
    return number + (mask > 0)


@functools.lru_cache(maxsize=4096)
def numbers_of(mask: int) -> tuple[int, ...]:
    """The numbers in the set, smallest first: for views and words, not for compiled rules."""
    mask = int(mask)
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


def mask_of(numbers: Iterable[int]) -> int:
    """A set of these numbers."""
    return sum(1 << number for number in set(numbers))
