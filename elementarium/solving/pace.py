"""How learning is paced: by the clock, and so that what is seen late counts more."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

clock = time.perf_counter

LEAST_WEIGHT = 0.02
"""The share of the time that everything before it counts like."""

Tell = Callable[[float, int, int], None]
"""Told how many minutes are spent, how many rounds explored and how many situations known."""


def clocked(minutes: float, spent: float = 0.0) -> Iterator[float]:
    """The minutes that are spent, again and again until there are so many."""
    while spent < minutes:
        began = clock()
        yield spent
        spent += (clock() - began) / 60


def weight(share: float) -> float:
    """How much counts what is seen after this share of the time: late play is better play."""
    return max(share, LEAST_WEIGHT) ** 1.5
