"""When the house looks for garbage. A look holds everybody up, so it has to pay.

Python looks by itself whenever some hundred things were made and not yet dropped. At a full house
these are nearly all there to stay, and twice a second everybody waited 15 milliseconds. So the
house looks when there is something to find.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

CONNECTIONS = 500
"""That are gone before a look: each leaves something that only a look finds."""
THINGS = 5_000_000
"""That are new before a look: of these, hardly one in a hundred is garbage."""


@contextmanager
def look_only_when_it_pays() -> Iterator[None]:
    """Meanwhile nobody looks unless told to."""
    by_itself = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if by_itself:
            gc.enable()


def spare_what_stays() -> None:
    """Nothing that is there now is ever garbage."""
    gc.freeze()


class Leavings:
    """What connections and time leave behind."""

    def __init__(self) -> None:
        self._gone = 0

    def add(self) -> None:
        """One more connection is gone."""
        self._gone += 1
        if self._gone % CONNECTIONS == 0:
            gc.collect()

    def tidy_up(self) -> None:
        """From time to time."""
        if gc.get_count()[0] >= THINGS:
            gc.collect()
