"""When the house looks for garbage. A look at everything holds everybody up, so it has to pay."""

from __future__ import annotations

import gc

RARELY = 500
"""Looks at what is new before one at everything."""
MANY = 500
"""Connections that are gone before such a look: each leaves something that only a look finds."""


def spare_what_stays() -> None:
    """Nothing that is there now is ever garbage; of what comes, little is."""
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:2], RARELY)


class Leavings:
    """What connections leave behind."""

    def __init__(self) -> None:
        self._gone = 0

    def add(self) -> None:
        """One more is gone."""
        self._gone += 1
        if self._gone % MANY == 0:
            gc.collect()
