"""The generator that lives inside a state: seedable, copyable, the same on every back end.

It is sfc32 (Chris Doty-Humphrey): four 32-bit words, only additions, shifts and exclusive-ors,
so every intermediate value fits a signed 64-bit integer and plain Python, Numba and a GPU
agree to the last bit.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from elementarium.core.rule import rule

Words = npt.NDArray[np.uint32]
"""The generator's four words: a field of a state, or an array of one's own."""

Cards = npt.NDArray[np.uint8]
"""A row of cards."""

WORD = 0xFFFFFFFF
GOLDEN = 0x9E3779B9
WARM_UP = 12

# Streams of one seed: what the rules shuffle, what random players choose, what a seat imagines
# of hidden cards, how the unknown cards of a position are filled in.
CHANCE, CHOICES, IMAGINATION, FILLING = range(4)

MAX_SEED = 2**63 - 1


@rule
def mixed(word: int) -> int:
    """A 32-bit word stirred so that near seeds give far apart words (Mueller's finaliser)."""
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & WORD
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & WORD
    return word ^ (word >> 16)


@rule
def seed_words(words: Words, seed: int, stream: int) -> None:
    """Start the generator from a seed; every stream of a seed is a generator of its own."""
    words[0] = mixed((seed + GOLDEN) & WORD)
    words[1] = mixed(((seed >> 32) + 2 * GOLDEN) & WORD)
    words[2] = mixed((stream + 3 * GOLDEN) & WORD)
    words[3] = 1
    for _ in range(WARM_UP):
        next_word(words)


@rule
def next_word(words: Words) -> int:
    """The next 32 random bits."""
    a, b, c, counter = int(words[0]), int(words[1]), int(words[2]), int(words[3])
    word = (a + b + counter) & WORD
    words[0] = b ^ (b >> 9)
    words[1] = (c + (c << 3)) & WORD
    words[2] = (((c << 21) | (c >> 11)) + word) & WORD
    words[3] = (counter + 1) & WORD
    return word


@rule
def below(words: Words, bound: int) -> int:
    """A random number from 0 to bound - 1 (bias under bound / 2**32)."""
    return (next_word(words) * bound) >> 32


@rule
def shuffle(words: Words, cards: Cards, size: int) -> None:
    """Shuffle the first `size` entries of `cards` in place."""
    for last in range(size - 1, 0, -1):
        other = below(words, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
