"""Many games of agents against each other, spread over threads, the same for the same seed."""

from __future__ import annotations

import hashlib
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.agents import checked_agent
from elementarium.core.engine import DECISIONS, DRAWS, GAMES, WINS
from elementarium.core.errors import BadOption
from elementarium.core.events import silence
from elementarium.core.game import Game

CHUNK = 1000
"""Games played in one go: short enough to show progress and to be interrupted."""

Progress = Callable[[int], None]
"""Told how many more games are done."""


@dataclass(frozen=True)
class Simulation:
    """What came of many games."""

    games: int
    decisions: int
    seconds: float
    wins: list[int]
    draws: int
    first_seed: int

    @property
    def decisions_per_second(self) -> float:
        """Speed, finding the legal actions included."""
        return self.decisions / self.seconds

    @property
    def mean_decisions(self) -> float:
        """Length of a game."""
        return self.decisions / self.games


def first_seed(seed: int) -> int:
    """The seed of the first game of a run; the next game has the next one.

    Runs with near seeds must not share games, so the first seeds lie far apart.
    """
    return int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:7], "big")


def simulate(
    game: Game,
    options: Mapping[str, Any],
    games: int,
    agents: Sequence[str],
    seed: int = 0,
    threads: int = 1,
    progress: Progress | None = None,
) -> Simulation:
    """Play so many games. All seats choose at random, in compiled code without the GIL."""
    checked = game.checked_options(options)
    seats = game.seats(checked)
    for agent in agents:
        checked_agent(agent)
    if len(agents) != seats:
        raise BadOption(
            f"{game.name} has {seats} seats here, so name {seats} agents, not {len(agents)}"
        )
    packed = np.zeros(1, game.OPTIONS)
    packed[0] = game.pack(checked)
    play_games = game.native.play_games  # compiled before the clock starts
    start = first_seed(seed)

    def play(first: int) -> npt.NDArray[np.int64]:
        tally = np.zeros(WINS + seats, np.int64)
        play_games(
            game.new_table(),
            packed,
            start + first,
            min(CHUNK, games - first),
            np.zeros(4, np.uint32),
            np.zeros(game.most_legal, np.int16),
            silence(),
            np.zeros(seats, np.float32),
            tally,
        )
        return tally

    total = np.zeros(WINS + seats, np.int64)
    began = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        waiting: deque[Future[npt.NDArray[np.int64]]] = deque()
        chunks = iter(range(0, games, CHUNK))
        while True:
            more = islice(chunks, 2 * threads - len(waiting))
            waiting.extend(pool.submit(play, first) for first in more)
            if not waiting:
                break
            tally = waiting.popleft().result()
            total += tally
            if progress:
                progress(int(tally[GAMES]))
    seconds = time.perf_counter() - began
    return Simulation(
        games=int(total[GAMES]),
        decisions=int(total[DECISIONS]),
        seconds=seconds,
        wins=total[WINS:].tolist(),
        draws=int(total[DRAWS]),
        first_seed=start,
    )
