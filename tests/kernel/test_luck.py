"""Luck is what docs/luck.md says, bit by bit, and fair."""

import hashlib
from collections import Counter
from pathlib import Path

import pytest

import omerta
from omerta.kernel import luck

# The first block of ChaCha8 with a zero key and zero nonce, from the published test vectors (TC1, 256-bit key).
CHACHA8_ZERO_KEY = (
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
)


def words(lucks: omerta.kernel.layout.Records, count: int) -> list[int]:
    return [luck.next_word(lucks[0]) for _ in range(count)]


def reference_words(seed: bytes, stream: int, count: int) -> list[int]:
    """The generator once more, from docs/luck.md, in other code."""
    key = [int.from_bytes(seed[i : i + 4], "little") for i in range(0, 32, 4)]
    result: list[int] = []
    counter = 0
    while len(result) < count:
        constants = [int.from_bytes(b"expand 32-byte k"[i : i + 4], "little") for i in range(0, 16, 4)]
        start = constants + key + [counter % 2**32, counter >> 32, stream % 2**32, stream >> 32]
        x = start[:]
        for _ in range(4):
            for column in range(4):
                mix(x, column, column + 4, column + 8, column + 12)
            for column in range(4):
                mix(x, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
        result += [(a + b) % 2**32 for a, b in zip(x, start, strict=True)]
        counter += 1
    return result[:count]


def mix(x: list[int], a: int, b: int, c: int, d: int) -> None:
    for first, second, third, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[first] = (x[first] + x[second]) % 2**32
        value = x[third] ^ x[first]
        x[third] = (value << turn | value >> (32 - turn)) % 2**32


def test_generator_gives_the_published_vector() -> None:
    block = words(luck.seeded(bytes(32)), 16)
    assert b"".join(word.to_bytes(4, "little") for word in block).hex() == CHACHA8_ZERO_KEY


@pytest.mark.parametrize("stream", [0, 1, 2**32 + 5])
def test_generator_equals_an_independent_one(stream: int) -> None:
    seed = bytes(range(32))
    assert words(luck.seeded(seed, stream), 100) == reference_words(seed, stream, 100)


def test_an_integer_seed_is_the_hash_of_its_text() -> None:
    assert luck.seed_bytes(7) == hashlib.sha256(b"omerta seed 7").digest()
    assert luck.seed_bytes(-1) == hashlib.sha256(b"omerta seed -1").digest()


@pytest.mark.parametrize("seed", [b"short", 1.5, "7", True])
def test_other_seeds_are_refused(seed: object) -> None:
    with pytest.raises(omerta.BadInput, match="a seed is a whole number or 32 bytes"):
        luck.seed_bytes(seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("ways", [2, 3, 6, 27, 1000])
def test_picks_are_fair(ways: int) -> None:
    lucks = luck.seeded(3)
    picks = 40 * ways
    counts = Counter(luck.pick(lucks[0], ways) for _ in range(picks))
    chi_square = sum((counts[i] - 40) ** 2 / 40 for i in range(ways))
    assert set(counts) <= set(range(ways))
    assert chi_square < ways - 1 + 5 * (2 * (ways - 1)) ** 0.5


def test_picks_draw_again_where_a_word_would_favour_an_outcome() -> None:
    lucks = luck.seeded(0)
    ways = 3
    unfair = 2**32 % ways
    lucks["block"][0, :2] = 0, 5  # the word 0 scales to a remainder of 0, below the unfair rest
    lucks["used"] = 0
    assert unfair == 1
    assert luck.pick(lucks[0], ways) == 5 * ways >> 32
    assert lucks["used"][0] == 2


def test_one_way_draws_nothing() -> None:
    lucks = luck.seeded(1, journaling=True)
    assert luck.pick(lucks[0], 1) == 0
    assert luck.journal(lucks) == ()
    assert lucks["used"][0] == luck.WORDS


def test_a_journal_recited_gives_the_same_picks() -> None:
    drawn = luck.seeded(1, journaling=True)
    picks = [luck.pick(drawn[0], ways) for ways in range(1, 20)]
    recited = luck.scripted(luck.journal(drawn))
    assert [luck.pick(recited[0], ways) for ways in range(1, 20)] == picks
    assert luck.draws(drawn) == tuple(zip(picks[1:], range(2, 20), strict=True)) == luck.draws(recited)
    luck.settle(luck.seeded(0), recited)


def test_a_script_that_does_not_fit_is_refused() -> None:
    short = luck.scripted([])
    luck.pick(short[0], 2)
    with pytest.raises(omerta.BadInput, match="end after 0"):
        luck.settle(luck.seeded(0), short)
    high = luck.scripted([0, 9])
    luck.pick(high[0], 2)
    luck.pick(high[0], 2)
    with pytest.raises(omerta.BadInput, match="outcome 2 is 9"):
        luck.settle(luck.seeded(0), high)
    with pytest.raises(omerta.BadInput, match="at most"):
        luck.scripted([0] * (luck.LONGEST + 1))


def test_outcomes_left_over_are_refused() -> None:
    long = luck.scripted([1, 1])
    luck.pick(long[0], 2)
    with pytest.raises(omerta.BadInput, match="2 outcomes are recorded, but the game draws only 1"):
        luck.settle(luck.seeded(0), long)


def test_the_journal_says_when_it_is_full() -> None:
    lucks = luck.seeded(1, journaling=True)
    for _ in range(luck.LONGEST + 1):
        luck.pick(lucks[0], 2)
    with pytest.raises(omerta.BadInput, match="more than"):
        luck.settle(lucks, lucks)


def test_the_counter_carries_into_its_second_word() -> None:
    lucks = luck.seeded(bytes(32))
    lucks["plan"][0, luck.COUNTER] = 0xFFFFFFFF
    words(lucks, 17)
    assert lucks["plan"][0, luck.COUNTER : luck.COUNTER + 2].tolist() == [1, 1]


def test_the_documentation_states_the_constants_of_the_code() -> None:
    text = (Path(__file__).parents[2] / "docs" / "luck.md").read_text()
    for constant in luck.CONSTANTS:
        assert f"{constant:#010x}" in text
    assert CHACHA8_ZERO_KEY[:64] in text
    assert "omerta seed 7" in text
    assert luck.seed_bytes(7).hex() in text
