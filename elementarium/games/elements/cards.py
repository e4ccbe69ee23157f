"""The cards of Elements: what they are worth, and how many there are of each."""

from __future__ import annotations

from collections.abc import Sequence

CARDS = ("wood", "fire", "earth", "metal", "water", "yin_yang")
"""In the order of their points, 1 to 6: the card at place k is worth k + 1."""

KINDS = 6
YIN_YANG = KINDS - 1
COPIES = (2, 2, 2, 2, 2, 6)
"""How many there are of each."""
DECK = 16
DEALT = 6
"""Cards in a hand at the beginning of a round."""
SET_ASIDE = 4
"""Cards that nobody sees, not even after the round."""


def kinds_of(counts: Sequence[int]) -> list[int]:
    """Cards one by one, in rising order, from how many there are of each kind."""
    return [kind for kind in range(KINDS) for _ in range(counts[kind])]
