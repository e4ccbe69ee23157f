"""Many games of agents against each other, spread over threads, the same for the same seed."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from threading import Event
from typing import Any

import numpy as np

from elementarium.agents import checked_agent, make_agent
from elementarium.arena.running import (
    Progress,
    agent_seed,
    first_seed,
    next_seat,
    spread,
    warm_up,
)
from elementarium.core.engine import DECISIONS, DRAWS, GAMES, WINS, Tally
from elementarium.core.errors import BadOption
from elementarium.core.events import silence
from elementarium.core.game import Game
from elementarium.core.match import Match

CHUNK = 1000
"""Games played in one go: short enough to show progress and to be interrupted."""

Play = Callable[[range, Event | None], Tally]
"""Plays the games of some seeds."""


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


def simulate(
    game: Game,
    options: Mapping[str, Any],
    games: int,
    agents: Sequence[str],
    seed: int = 0,
    threads: int = 1,
    progress: Progress | None = None,
) -> Simulation:
    """Play so many games. Where all choose at random, in compiled code without the GIL.

    The clock starts when everything is compiled.
    """
    checked = game.checked_options(options)
    seats = game.seats(checked)
    for agent in agents:
        checked_agent(agent)
    if len(agents) != seats:
        raise BadOption(
            f"{game.name} has {seats} seats here, so name {seats} agents, not {len(agents)}"
        )
    seeds = range(first_seed(seed), first_seed(seed) + games)
    if set(agents) == {"random"}:
        chunk, play = CHUNK, random_games(game, checked)
    else:
        chunk, play = 1, agents_games(game, checked, agents)
    total = np.zeros(WINS + seats, np.int64)
    chunks = (seeds[first : first + chunk] for first in range(0, games, chunk))
    began = time.perf_counter()
    with closing(spread(play, chunks, threads)) as tallies:
        for tally in tallies:
            total += tally
            if progress:
                progress(int(tally[GAMES]))
    return Simulation(
        games=int(total[GAMES]),
        decisions=int(total[DECISIONS]),
        seconds=time.perf_counter() - began,
        wins=total[WINS:].tolist(),
        draws=int(total[DRAWS]),
        first_seed=seeds.start,
    )


def random_games(game: Game, options: Mapping[str, Any]) -> Play:
    """Games in which everybody chooses at random, played by one compiled call."""
    packed = np.zeros(1, game.OPTIONS)
    packed[0] = game.pack(options)
    seats = game.seats(options)
    play_games = game.native.play_games  # compiled here

    def play(seeds: range, stopped: Event | None) -> Tally:
        tally = np.zeros(WINS + seats, np.int64)
        play_games(
            game.new_table(),
            packed,
            seeds.start,
            len(seeds),
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
    warm_up(game, options, names)

    def play(seeds: range, stopped: Event | None) -> Tally:
        tally = np.zeros(WINS + len(names), np.int64)
        for seed in seeds:
            match = Match(game, options, seed)
            players = [make_agent(name, agent_seed(seed, n)) for n, name in enumerate(names)]
            while (seat := next_seat(match, stopped)) is not None:
                match.apply(players[seat].choose(match))
            won = [result > 0 for result in match.returns()]
            tally[:WINS] += (1, len(match.history), not any(won))
            tally[WINS:] += won
        return tally

    return play
