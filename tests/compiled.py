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
from elementarium.core.batch import advance, first_impossible, sample_all
from elementarium.core.foresight import foresee
from elementarium.core.rule import cache_folder
from elementarium.learning.compiling import ENTRIES
from elementarium.solving.measuring import contest
from elementarium.solving.regrets import place
from elementarium.solving.walking import explore

Entries = dict[str, Callable[..., Any]]

IN_STEP: Entries = {each.__name__: each for each in (advance, first_impossible, sample_all)}
"""What steps many games at once."""
SOLVING: Entries = {each.__name__: each for each in (explore, contest, place)}
"""What learns to play the game that is solved."""


def compile_rules(processes: int) -> None:
    """Make everything that is not in the cache yet, in so many processes.

    A game is the work of one process: its entries call the same rules, which are read once.
    """
    missing = [game for game in game_names() if not is_compiled(game)]
    if missing:
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            list(pool.map(compile_entries, missing))


def entries_of(game: str) -> Entries:
    """What tests need of a game."""
    return {**ENTRIES, **IN_STEP, "foresee": foresee, **(SOLVING if game == SOLVED else {})}


def is_compiled(game: str) -> bool:
    return all((cache_folder() / f"{game}.{name}.ready").exists() for name in entries_of(game))


def compile_entries(game: str) -> None:
    for name, template in entries_of(game).items():
        find_game(game).native.made(template, name)
