"""Time at the table: whose clock runs, and how much is left on each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

SECOND = 1000
"""Milliseconds."""


@dataclass
class Uptime:
    """When the house was closed. Time that passed then is charged to nobody."""

    gaps: Sequence[tuple[int, int]] = ()
    """(from, to), one after the other."""

    def awake(self, start: int, end: int) -> int:
        """Milliseconds between two moments in which the house was open."""
        asleep = sum(max(0, min(end, to) - max(start, since)) for since, to in self.gaps)
        return max(0, end - start - asleep)


class Clock:
    """A clock with two faces, or more: one a seat."""

    def __init__(self, bank: int, increment: int, seats: int, uptime: Uptime) -> None:
        self.increment = increment * SECOND
        self.left = [bank * SECOND] * seats
        self.runs: int | None = None
        self._since = 0
        self._uptime = uptime

    def run(self, seat: int | None, at: int) -> None:
        """From now on the time of this seat passes, or nobody's."""
        self._charge(at)
        self.runs = seat

    def reward(self, seat: int) -> None:
        """Add what a turn earns."""
        self.left[seat] += self.increment

    def left_at(self, at: int) -> list[int]:
        """What every seat has left."""
        left = list(self.left)
        if self.runs is not None:
            left[self.runs] = max(0, left[self.runs] - self._uptime.awake(self._since, at))
        return left

    def flagged(self, at: int) -> int | None:
        """The seat whose time is up."""
        return self.runs if self.runs is not None and self.left_at(at)[self.runs] <= 0 else None

    def told(self, at: int) -> dict[str, Any]:
        """The clock as a client shows it."""
        return {"left": self.left_at(at), "runs": self.runs, "at": at}

    def _charge(self, at: int) -> None:
        self.left = self.left_at(at)
        self._since = at
