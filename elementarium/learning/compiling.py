"""The rivals' rules compiled beside the learner: both take a minute, on different cores."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context

import elementarium.games  # noqa: F401  (makes the games known)
from elementarium.agents.plan import plan
from elementarium.agents.trials import try_turns
from elementarium.core.engine import Engine, Entry
from elementarium.core.game import find_game

AHEAD = {"plan": plan, "try_turns": try_turns}
"""What takes longest comes first."""
AT_TABLES = {name: each.template for name, each in vars(Engine).items() if isinstance(each, Entry)}
ENTRIES = {**AHEAD, **AT_TABLES}
ENOUGH_CORES = 4


def compile_entry(game: str, name: str) -> None:
    """Make one entry of a game, or find it on disk."""
    find_game(game).native.made(ENTRIES[name], name)


@contextmanager
def compiled_beside(game: str, cores: int) -> Iterator[None]:
    """While something else goes on, compile what agents need; with few cores, that comes later."""
    if cores < ENOUGH_CORES:
        yield
        return
    with ProcessPoolExecutor(min(cores // 2, len(ENTRIES)), get_context("spawn")) as pool:
        jobs = [pool.submit(compile_entry, game, name) for name in ENTRIES]
        yield
        for job in jobs:
            job.result()
