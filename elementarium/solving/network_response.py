"""Best responses by a network, which sees all that a player sees: also what situations leave out.

It begins as the network of its guide, and learns as networks do (`training`), but always against
somebody who never learns.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import torch
from torch import Tensor

from elementarium.agents.equilibrium import Strategy
from elementarium.agents.memory import situations_of
from elementarium.games.elements.actions import ACTIONS
from elementarium.solving.exploring import Gain
from elementarium.solving.looks import Look
from elementarium.solving.network import Player, Pupil, size_of
from elementarium.solving.pace import Tell
from elementarium.solving.response import measured
from elementarium.solving.rivals import Rival
from elementarium.solving.rounds import FOR_POINTS, Rounds
from elementarium.solving.training import School, Settings, sampled

LEARNING = Settings(
    tables=4096, steps=16, parts=4, epochs=2, speed=(5e-4, 5e-5), undecided=(0.01, 0.001),
    steady=(0.0, 0.0),
)  # fmt: skip
"""How a best response learns."""
BY_A_NETWORK = "{} (by a network)"
"""How its looks are called, beside those of others."""


class Mixing:
    """A strategy at many tables at once: its situations, its memory, or else its network."""

    def __init__(self, strategy: Strategy, tables: int, device: torch.device) -> None:
        self._situations = strategy.situations
        self._network = Player.of(strategy.layers).to(device)
        kept = strategy.memory.layers
        self._memory = Pupil.of(kept).to(device) if kept else None
        self._shares = torch.zeros((tables, ACTIONS))
        self._known = torch.zeros(tables, dtype=torch.bool)
        self._keys = torch.zeros(tables, dtype=torch.int64)

    @torch.no_grad()
    def choose(self, rounds: Rounds, rows: Tensor, choices: Tensor, asked: Tensor) -> Tensor:
        """An action at every table."""

        def part(some: slice) -> None:
            tables = rounds.tables[some]
            shares, known = self._situations.recall(rounds.engine, tables)
            self._shares[some] = torch.from_numpy(shares)
            self._known[some] = torch.from_numpy(known)
            if self._memory:
                self._keys[some] = torch.from_numpy(situations_of(rounds.engine, tables))

        rounds.everywhere(part)
        if self._memory:
            anew = self._memory.shares(self._keys.to(rows.device), choices)
        else:
            anew = self._network.shares(rows, choices)
        known = self._known.to(rows.device)[:, None]
        return sampled(torch.where(known, self._shares.to(rows.device), anew).log())


class Asking:
    """Any agent of the house, asked table by table."""

    def __init__(self, rival: Rival) -> None:
        self._rival = rival

    def choose(self, rounds: Rounds, rows: Tensor, choices: Tensor, asked: Tensor) -> Tensor:
        """An action at the tables where the agent is asked."""
        some = asked.cpu().numpy()
        actions = np.zeros(len(rounds.tables), np.int64)
        actions[some] = self._rival.choose(rounds.tables[some], np.zeros(some.sum(), bool))
        return torch.from_numpy(actions).to(asked.device)


class NetworkResponse:
    """A network that learns to beat a rival."""

    def __init__(self, rival: Rival, minutes: float, threads: int, seed: int, device: str) -> None:
        width, depth = size_of(rival.guide.layers)
        settings = replace(LEARNING, minutes=minutes, width=width, depth=depth)
        on = torch.device(device)
        opponent = Mixing(rival.guide, settings.tables, on) if rival.is_guide else Asking(rival)
        self._school = School(settings, FOR_POINTS, device, seed, threads, opponent)
        self._school.player.tower.take(rival.guide.layers)

    def learn(self, until: float, tell: Tell) -> None:
        """Learn until so many minutes are spent."""
        while self._school.spent < until:
            progress = next(self._school.train())
            tell(self._school.spent, f"{progress.rounds:,} rounds")

    def look(self, agent: str) -> Look:
        """What it has come to, in rounds it learns nothing from."""
        school = self._school
        gain = measured(self._play, school.settings.minutes)
        return Look(
            BY_A_NETWORK.format(agent), round(school.spent, 3), school.played, 0,
            round(gain.points, 4), round(gain.half_width, 4), gain.rounds,
        )  # fmt: skip

    def _play(self) -> Gain:
        """What some rounds bring."""
        results = self._school.play().results.double()
        return Gain(len(results), float(results.sum()), float(results.square().sum()))
