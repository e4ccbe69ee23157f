"""A strategy as a file that can be shipped: with as many situations as there is room for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import numpy.typing as npt

from elementarium.agents.equilibrium import Strategy
from elementarium.solving.ledger import Ledger, Numbers

SIZE = 20_000_000
"""Bytes that a strategy may have."""
MOST = 8_000_000
"""Situations, more than ever fit."""
SAMPLE = 500_000
"""Situations by which it is found out how many bytes one takes."""
PASSES = 2
"""How often that is found out, each time by as many as would fit."""
FEWER = 0.97
"""Of the situations are left where they turn out to be too many."""


def pack(
    strategy: Strategy,
    ledger: Ledger,
    file: Path,
    errors: npt.NDArray[np.float32] | None = None,
    size: int = SIZE,
) -> Path:
    """Write the strategy with the situations that are worth most, as many as fit.

    They are worth as much as they are played, times how wrong the memory is there if there is one.
    """
    worth = ledger.often if errors is None else ledger.often * errors
    places = most(worth, MOST)

    def written(count: int) -> int:
        packed = replace(strategy, situations=ledger.situations(places[:count]))
        packed.write(file)
        return file.stat().st_size

    network, count = written(0), min(SAMPLE, len(places))
    for _ in range(PASSES if count else 0):  # the more there are, the fewer bytes each takes
        each = (written(count) - network) / count
        count = min(len(places), int((size - network) / each))
    while written(count) > size:
        count = int(count * FEWER)
    return file


def most(worth: npt.NDArray[np.float32], count: int) -> Numbers:
    """The places of so many that are worth most, in falling order; none that is worth nothing."""
    slots = np.flatnonzero(worth > 0)
    if len(slots) > count:
        slots = slots[np.argpartition(worth[slots], len(slots) - count)[-count:]]
    return slots[np.argsort(-worth[slots], kind="stable")]
