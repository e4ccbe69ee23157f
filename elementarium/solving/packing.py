"""A strategy as a file that can be shipped: a network, and as many situations as there is room."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from elementarium.agents.equilibrium import Strategy
from elementarium.solving.ledger import Ledger

SIZE = 20_000_000
"""Bytes that a strategy may have."""
MOST = 8_000_000
"""Situations, more than ever fit."""
SAMPLE = 500_000
"""Situations by which it is found out how many bytes one takes."""
FEWER = 0.97
"""Of the situations are left where they turn out to be too many."""


def pack(strategy: Strategy, ledger: Ledger, file: Path, size: int = SIZE) -> Path:
    """Write the strategy with the situations that were played most, as many as fit."""
    places = ledger.most_played(MOST)

    def written(count: int) -> int:
        packed = replace(strategy, situations=ledger.situations(places[:count]))
        packed.write(file)
        return file.stat().st_size

    network, some = written(0), min(SAMPLE, len(places))
    each = (written(some) - network) / max(some, 1)
    count = min(len(places), int((size - network) / each)) if some else 0
    while written(count) > size:
        count = int(count * FEWER)
    return file
