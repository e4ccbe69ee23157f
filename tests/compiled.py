"""All rules compiled before the first test: side by side, and once for all workers.

Nothing is done where they lie compiled already.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from elementarium import find_game, game_names
from elementarium.agents.levels import SOLVED
from elementarium.agents.plan import plan
from elementarium.agents.trials import try_turns
from elementarium.core.engine import Engine, Entry
from elementarium.core.rule import cache_folder
from elementarium.solving.measuring import contest
from elementarium.solving.regrets import place
from elementarium.solving.walking import explore

Entries = dict[str, Callable[..., Any]]

AHEAD: Entries = {"plan": plan, "try_turns": try_turns}
"""What agents that think ahead need; it takes longest, and so comes first."""
AT_TABLES: Entries = {
    name: entry.template for name, entry in vars(Engine).items() if isinstance(entry, Entry)
}
SOLVING: Entries = {each.__name__: each for each in (explore, contest, place)}
"""What learns to play the game that is solved."""


def compile_rules(processes: int) -> None:
    """Make everything that is not in the cache yet, in so many processes."""
    jobs = [(game, entries) for entries in (AHEAD, AT_TABLES) for game in game_names()]
    jobs.append((SOLVED, SOLVING))
    missing = [job for job in jobs if not is_compiled(*job)]
    if missing:
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            list(pool.map(compile_entries, *zip(*missing, strict=True)))


def is_compiled(game: str, entries: Entries) -> bool:
    return all((cache_folder() / f"{game}.{name}.ready").exists() for name in entries)


def compile_entries(game: str, entries: Entries) -> None:
    for name, template in entries.items():
        find_game(game).native.made(template, name)
