"""Games spread over the threads of this process: compiled code runs on all of them at once."""

from __future__ import annotations

from collections.abc import Iterable

from elementarium.arena.contest import Batch, Outcomes, play_batch
from elementarium.arena.running import spread


def on_threads(batches: Iterable[Batch], threads: int = 1) -> Outcomes:
    """Play batches on so many threads, each given back when it is done."""
    return spread(play_batch, batches, threads, in_order=False)
