"""Copies to give away, in memory that was given away before and that nobody holds any more.

New memory is dear: of an array of a megabyte the system makes hundreds of pages, which takes longer
than a thousand games take to step.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import numpy.typing as npt

KEPT = 4
"""Copies remembered; whoever keeps more of them than these is given new memory each time."""
UNHELD = 2
"""References to a copy that only we remember: ours, and that of the question."""


class Copies:
    """Copies of one array, each of them its holder's own for as long as it is held."""

    def __init__(self) -> None:
        self._made: list[npt.NDArray[Any]] = []

    def of(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """A copy of the array as it is now."""
        for n in range(len(self._made)):
            if sys.getrefcount(self._made[n]) == UNHELD:
                np.copyto(self._made[n], array)
                return self._made[n]
        self._made = [*self._made[1 - KEPT :], array.copy()]
        return self._made[-1]
