"""Best responses: how much somebody gains who learns against a player that never changes.

The gain is a lower bound of how exploitable the player is: a better learner might find more.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

import numpy as np
import torch
from torch import Tensor

from elementarium.agents import Agent, make_agent
from elementarium.agents.equilibrium import Strategy, drawn
from elementarium.arena.intervals import Z95
from elementarium.core.engine import Engine, Table
from elementarium.core.game import Game, find_game
from elementarium.games.elements.turn import POINTS_FOR_REVEAL
from elementarium.solving.exploring import Gain
from elementarium.solving.rounds import SEEN, Rounds
from elementarium.solving.training import Progress, School, Settings

LEARNING = Settings(
    tables=1024, steps=16, parts=4, epochs=2, speed=(1e-3, 1e-4), undecided=(0.01, 0.001),
    steady=(0.0, 0.0),
)  # fmt: skip
"""How a best response learns."""


class Playing:
    """A strategy, played as it is shipped."""

    def __init__(self, strategy: Strategy, seed: int = 0) -> None:
        self._strategy = strategy
        self._chance = np.random.default_rng(seed)

    def choose(self, rounds: Rounds, rows: Tensor, choices: Tensor, asked: Tensor) -> Tensor:
        """An action at every table."""
        seen = rows[:, :SEEN].cpu().numpy()
        shares = self._strategy.shares(rounds.engine, rounds.tables, seen, choices.cpu().numpy())
        return torch.from_numpy(drawn(shares, self._chance)).to(asked.device)


@dataclass
class Glimpse:
    """A table as an agent wants to see a match."""

    game: Game
    engine: Engine
    table: Table

    def copy_table(self) -> Table:
        """The table, for the agent to try things on."""
        return self.table.copy()

    def legal(self) -> list[int]:
        """What can be chosen."""
        ids = np.zeros(self.game.most_legal, np.int16)
        return ids[: self.engine.legal(self.table, ids)].tolist()

    @property
    def to_move(self) -> int:
        """Who chooses."""
        return int(self.table["seat"][0])

    @property
    def turn(self) -> int:
        """A number of its own for every turn at every table."""
        return id(self)


class Consulting:
    """Any agent of the house, asked table by table."""

    def __init__(self, name: str, seed: int = 0, threads: int = 1) -> None:
        self._game = find_game("elements")
        self._agents = [make_agent(name, seed + i) for i in range(threads)]
        self._pool = ThreadPoolExecutor(threads)

    def choose(self, rounds: Rounds, rows: Tensor, choices: Tensor, asked: Tensor) -> Tensor:
        """An action at the tables where the agent is asked."""
        actions = torch.zeros(len(rounds.tables), dtype=torch.int64)
        tables = torch.nonzero(asked)[:, 0].tolist()
        parts = [tables[i :: len(self._agents)] for i in range(len(self._agents))]

        def ask(agent: Agent, part: list[int]) -> None:
            for i in part:
                seen = Glimpse(self._game, self._game.native, rounds.tables[i : i + 1])
                actions[i] = agent.choose(seen)  # type: ignore[arg-type]

        for _ in self._pool.map(ask, self._agents, parts):
            pass
        return actions.to(asked.device)


def in_points(progress: Progress) -> Progress:
    """How learning goes, with the gain in points."""
    return replace(progress, gain=POINTS_FOR_REVEAL * progress.gain)


def measure(school: School, rounds: int) -> Gain:
    """What the learner gains by what it has learned, in rounds it learns nothing from."""
    results: list[Tensor] = []
    while sum(map(len, results)) < rounds:
        results.append(school.play().results.cpu())
    points = POINTS_FOR_REVEAL * torch.cat(results)
    spread = float(points.std()) / len(points) ** 0.5
    return Gain(float(points.mean()), Z95 * spread, len(points))
