"""How much of anything one guest, one socket or one address may ask for."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from elementarium.server.errors import Refusal


class Rate(NamedTuple):
    """So many a second, and so many at once after a pause."""

    per_second: float
    burst: int


class Limits(NamedTuple):
    """What is enough for people who play and too little for those who break things."""

    requests: Rate = Rate(20, 200)
    """HTTP requests of an address; this machine's own are not counted."""
    connections: Rate = Rate(2, 60)
    """Sockets opened by an address; this machine's own are not counted."""
    messages: Rate = Rate(20, 60)
    """Over a socket."""
    tables: Rate = Rate(0.5, 20)
    """Set up by a guest."""
    lines: Rate = Rate(0.5, 8)
    """Of chat, by a guest."""
    hints: Rate = Rate(0.5, 6)
    """Asked for by a guest."""
    sockets: int = 12
    """Open at once for a guest."""
    frame: int = 16 * 1024
    """Bytes of a message."""
    body: int = 64 * 1024
    """Bytes of a request."""
    file: int = 256 * 1024
    """Bytes of a match file."""
    waiting: int = 4 * 1024 * 1024
    """Characters on their way to one client; a slower reader is dropped."""


class Buckets:
    """One rate, kept for everybody apart."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> None:
        """One more, or a refusal."""
        now = self._clock()
        level, since = self._levels.get(who, (float(self.rate.burst), now))
        level = min(self.rate.burst, level + (now - since) * self.rate.per_second)
        if level < 1:
            raise Refusal("too_fast", "slow down a little")
        self._levels[who] = (level - 1, now)
        if len(self._levels) > MOST_REMEMBERED:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Those who waited long enough are as good as new."""
        full_after = self.rate.burst / self.rate.per_second
        self._levels = {
            who: (level, since)
            for who, (level, since) in self._levels.items()
            if now - since < full_after
        }


MOST_REMEMBERED = 10_000
