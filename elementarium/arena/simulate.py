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

from elementarium.agents import checked_agent, make_agent
from elementarium.core.engine import DECISIONS, DRAWS, GAMES, WINS, Tally
from elementarium.core.errors import BadOption
from elementarium.core.events import silence
from elementarium.core.game import Game
from elementarium.core.match import Match

CHUNK = 1000
"""Games played in one go: short enough to show progress and to be interrupted."""

MOST_DECISIONS = 10_000

Play = Callable[[int, int], Tally]
"""Plays the games of some seeds: (first seed, how many)."""

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
    """Play so many games. Where all choose at random, in compiled code without the GIL."""
    checked = game.checked_options(options)
    seats = game.seats(checked)
    for agent in agents:
        checked_agent(agent)
    if len(agents) != seats:
        raise BadOption(
            f"{game.name} has {seats} seats here, so name {seats} agents, not {len(agents)}"
        )
    start = first_seed(seed)
    if set(agents) == {"random"}:
        chunk, play = CHUNK, random_games(game, checked)
    else:
        chunk, play = 1, agents_games(game, checked, agents)
    total = np.zeros(WINS + seats, np.int64)
    began = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        waiting: deque[Future[Tally]] = deque()
        chunks = iter(range(0, games, chunk))
        while True:
            for first in islice(chunks, 2 * threads - len(waiting)):
                waiting.append(pool.submit(play, start + first, min(chunk, games - first)))
            if not waiting:
                break
            tally = waiting.popleft().result()
            total += tally
            if progress:
                progress(int(tally[GAMES]))
    return Simulation(
        games=int(total[GAMES]),
        decisions=int(total[DECISIONS]),
        seconds=time.perf_counter() - began,
        wins=total[WINS:].tolist(),
        draws=int(total[DRAWS]),
        first_seed=start,
    )


def random_games(game: Game, options: Mapping[str, Any]) -> Play:
    """Games in which everybody chooses at random, played by one compiled call."""
    packed = np.zeros(1, game.OPTIONS)
    packed[0] = game.pack(options)
    seats = game.seats(options)
    play_games = game.native.play_games  # compiled before the clock starts

    def play(seed: int, games: int) -> Tally:
        tally = np.zeros(WINS + seats, np.int64)
        play_games(
            game.new_table(),
            packed,
            seed,
            games,
            np.zeros(4, np.uint32),
            np.zeros(game.most_legal, np.int16),
            silence(),
            np.zeros(seats, np.float32),
            tally,
        )
        return tally

    return play


def agents_games(game: Game, options: Mapping[str, Any], names: Sequence[str]) -> Play:
    """Games between agents. One that goes on for ever is given up as a draw."""

    def play(seed: int, games: int) -> Tally:
        tally = np.zeros(WINS + len(names), np.int64)
        for each in range(seed, seed + games):
            match = Match(game, options, each)
            players = [make_agent(name, each) for name in names]
            while match.to_move is not None and len(match.history) < MOST_DECISIONS:
                match.apply(players[match.to_move].choose(match))
            won = [result > 0 for result in match.returns()]
            tally[:WINS] += (1, len(match.history), not any(won))
            tally[WINS:] += won
        return tally

    return play
