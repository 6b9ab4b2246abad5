"""Sets as bits, by what Python's own numbers say of them."""

import pytest

from omerta.kernel.masks import above_highest, mask_of, member, members, numbers_of

SETS = [(), (0,), (1,), (0, 1), (3, 15), (7, 8), (16, 31), (31, 32), (0, 33, 62), tuple(range(62))]


@pytest.mark.parametrize("numbers", SETS, ids=str)
def test_a_set_holds_what_was_put_into_it(numbers: tuple[int, ...]) -> None:
    mask = mask_of(numbers)
    assert numbers_of(mask) == numbers
    assert members(mask) == len(numbers)
    assert tuple(member(mask, position) for position in range(len(numbers))) == numbers
    assert above_highest(mask) == mask.bit_length()


def test_above_highest_is_one_above_each_single_number() -> None:
    assert [above_highest(1 << number) for number in range(63)] == list(range(1, 64))
