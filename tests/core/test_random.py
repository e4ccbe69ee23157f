"""The generator: the same numbers for ever, everywhere, and evenly spread."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from elementarium.core.random import (
    MAX_SEED,
    WARM_UP,
    Cards,
    Words,
    below,
    next_word,
    seed_words,
    shuffle,
)
from elementarium.core.rule import compile_entry, native_backend, rule


def seeded(seed: int, stream: int = 0) -> Words:
    words = np.zeros(4, np.uint32)
    seed_words(words, seed, stream)
    return words


def first_words(seed: int, stream: int = 0, count: int = 4) -> list[int]:
    words = seeded(seed, stream)
    return [next_word(words) for _ in range(count)]


def sfc32(a: int, b: int, c: int, counter: int) -> tuple[int, tuple[int, int, int, int]]:
    """The generator as its author gives it."""
    result = (a + b + counter) % 2**32
    rotated = (c * 2**21) % 2**32 + c // 2**11
    state = (b ^ (b // 2**9), (c * 9) % 2**32, (rotated + result) % 2**32, (counter + 1) % 2**32)
    return result, state


KNOWN = {
    (0, 0): [1012405511, 3581731214, 2446571067, 488531842],
    (0, 1): [4292337142, 3911695756, 3054122477, 3441210006],
    (1, 0): [23826902, 2851489950, 2068547999, 2229119582],
    (42, 0): [3596698950, 1470860336, 668952742, 267091816],
    (2**32, 0): [2977609009, 1485017229, 2964355086, 1129244560],
    (MAX_SEED, 7): [3806940097, 4185452627, 1255893643, 2113273538],
}


@pytest.mark.parametrize(("seed", "stream"), KNOWN)
def test_a_seed_gives_these_words_for_ever(seed: int, stream: int):
    assert first_words(seed, stream) == KNOWN[seed, stream]


def test_every_step_is_the_one_of_sfc32():
    words = seeded(5)
    state: Any = tuple(words.tolist())
    for _ in range(1000):
        expected, state = sfc32(*state)
        assert next_word(words) == expected
        assert tuple(words.tolist()) == state


def test_the_counter_says_how_many_words_were_drawn():
    words = seeded(1)
    assert words[3] == 1 + WARM_UP
    next_word(words)
    assert words[3] == 2 + WARM_UP


def test_the_counter_starts_again_after_all_its_values():
    words = np.array([1, 2, 3, 2**32 - 1], np.uint32)
    next_word(words)
    assert words[3] == 0


def test_seeds_and_streams_differ():
    starts = [(seed, stream) for seed in (0, 1, 2, 2**31, 2**32, 2**62) for stream in range(4)]
    assert len({tuple(first_words(*start)) for start in starts}) == len(starts)


def test_near_seeds_give_far_apart_words():
    """Half of the bits differ between neighbours."""
    differing = [
        (first_words(seed, count=1)[0] ^ first_words(seed + 1, count=1)[0]).bit_count()
        for seed in range(400)
    ]
    assert 15 < sum(differing) / len(differing) < 17


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 36, 108])
def test_below_stays_below_its_bound_and_meets_all(bound: int):
    words = seeded(bound)
    assert {below(words, bound) for _ in range(60 * bound)} == set(range(bound))


# The 99.9 % points of chi-square.
CRITICAL = {1: 10.83, 5: 20.52, 9: 27.88, 23: 49.73, 35: 66.62}


def chi_square(counts: Counter[Any], kinds: int) -> float:
    expected = counts.total() / kinds
    missing = kinds - len(counts)
    return sum((n - expected) ** 2 / expected for n in counts.values()) + missing * expected


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("bound", [2, 6, 10, 24, 36])
def test_below_is_even(bound: int, seed: int):
    words = seeded(seed)
    counts = Counter(below(words, bound) for _ in range(200 * bound))
    assert chi_square(counts, bound) < CRITICAL[bound - 1]


def shuffled(words: Words, size: int) -> tuple[int, ...]:
    cards = np.arange(size, dtype=np.uint8)
    shuffle(words, cards, size)
    return tuple(cards.tolist())


def test_every_order_is_as_likely():
    words = seeded(9)
    counts = Counter(shuffled(words, 4) for _ in range(24 * 120))
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < CRITICAL[23]


def test_a_shuffle_moves_only_the_cards_it_is_told():
    cards = np.arange(20, dtype=np.uint8)
    shuffle(seeded(1), cards, 8)
    assert sorted(cards[:8].tolist()) == list(range(8))
    assert cards[8:].tolist() == list(range(8, 20))


@pytest.mark.parametrize("size", [0, 1])
def test_there_is_nothing_to_shuffle_in_fewer_than_two_cards(size: int):
    words = seeded(1)
    cards = np.arange(3, dtype=np.uint8)
    shuffle(words, cards, size)
    assert cards.tolist() == [0, 1, 2]
    assert words.tolist() == seeded(1).tolist()


@rule
def draw_many(words: Words, seed: int, stream: int, out: Words, cards: Cards) -> None:
    """A bit of everything."""
    seed_words(words, seed, stream)
    for i in range(out.shape[0]):
        out[i] = next_word(words) if i % 2 else below(words, i + 1)
    shuffle(words, cards, cards.shape[0])


@pytest.fixture(scope="module")
def native_draw_many() -> Any:
    from numba import int64, uint8, uint32

    types = {"Words": uint32[::1], "Cards": uint8[::1], "int": int64}
    return compile_entry(native_backend(types), draw_many, "tests.draw_many")


@pytest.mark.parametrize("seed", [0, 1, 12345, 2**31, 2**32 - 1, 2**40 + 3, MAX_SEED])
def test_interpreted_and_native_numbers_are_the_same(native_draw_many: Any, seed: int):
    results = []
    for function in (draw_many, native_draw_many):
        words, out = np.zeros(4, np.uint32), np.zeros(200, np.uint32)
        cards = np.arange(108, dtype=np.uint8)
        function(words, seed, seed % 5, out, cards)
        results.append((words.tolist(), out.tolist(), cards.tolist()))
    assert results[0] == results[1]
