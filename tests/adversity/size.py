"""How much is tried: a little with every change, all that was promised by `make adversity`."""

from __future__ import annotations

import os
import time

FULL = os.environ.get("ELEMENTARIUM_ADVERSITY") == "full"
PAUSE = 5.0
"""Seconds between two words about how far it is."""


def size(short: int, full: int) -> int:
    """How many are tried this time."""
    return full if FULL else short


class Progress:
    """Says now and then how far a long test is, and at its end what was done."""

    def __init__(self, what: str, of: int) -> None:
        self.what = what
        self.of = of
        self.done = 0
        self._began = self._said = time.monotonic()

    def add(self, more: int = 1) -> None:
        """So many more are done."""
        self.done += more
        if FULL and time.monotonic() - self._said > PAUSE:
            self._said = time.monotonic()
            self.say()

    def say(self) -> None:
        """A line for whoever waits."""
        took = time.monotonic() - self._began
        print(f"\r{self.what}: {self.done:,} of {self.of:,}, {took:.0f} s", flush=True)
