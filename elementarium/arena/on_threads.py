"""Games spread over the threads of this process: compiled code runs on all of them at once."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from threading import Event

from elementarium.arena.contest import Batch, Outcomes, Played, play_batch


def on_threads(batches: Iterable[Batch], threads: int = 1) -> Outcomes:
    """Play batches on so many threads; games still going on when we leave are given up."""
    if threads == 1:
        yield from map(play_batch, batches)
        return
    coming = iter(batches)
    waiting: set[Future[list[Played]]] = set()
    stopped = Event()
    with ThreadPoolExecutor(threads) as pool:
        try:
            while True:
                for batch in islice(coming, 2 * threads - len(waiting)):
                    waiting.add(pool.submit(play_batch, batch, stopped))
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for each in done:
                    yield each.result()
        finally:
            stopped.set()
