"""How learning is paced: by the clock."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator

clock = time.perf_counter

Tell = Callable[[float, str], None]
"""Told how many minutes are spent, and how it goes."""


def clocked(minutes: float, spent: float = 0.0) -> Iterator[float]:
    """The minutes that are spent, again and again until there are so many."""
    while spent < minutes:
        began = clock()
        yield spent
        spent += (clock() - began) / 60


def slowed(share: float, slowest: float) -> float:
    """How fast one learns after a share of the time, against the beginning; at last the slowest."""
    return slowest + (1 - slowest) * (1 + math.cos(math.pi * min(1.0, share))) / 2
