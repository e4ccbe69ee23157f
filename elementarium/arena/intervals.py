"""How sure a share of wins is."""

from __future__ import annotations

import math
from typing import NamedTuple

Z95 = 1.959964
"""Half the width of the middle 95 % of a normal distribution, in standard deviations."""


class Interval(NamedTuple):
    """Where the true share lies, 95 times in a hundred."""

    low: float
    high: float

    @property
    def half_width(self) -> float:
        """How far the true share may be from the middle."""
        return (self.high - self.low) / 2


def wilson(score: float, games: int) -> Interval:
    """Wilson's 95 % interval for a share of wins; a draw is half a win."""
    if games == 0:
        return Interval(0.0, 1.0)
    share = score / games
    weight = Z95 * Z95 / games
    middle = (share + weight / 2) / (1 + weight)
    half = Z95 * math.sqrt((share * (1 - share) + weight / 4) / games) / (1 + weight)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))
