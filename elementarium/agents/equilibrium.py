"""The agent for Elements that is hard to exploit: it plays a learned, mixed strategy.

It says how likely each choice should be, so that nobody gains much by knowing it. In rounds for
points it plays by the situation: a table knows the weightiest of them, a memory the others. Where
the score makes a surrender cost much more or less than half of the round, a network plays. All of
them were learned by `elementarium solve elements`; docs/elements-equilibrium.md tells how, and how
much a best response still gains.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from elementarium.agents.believer import Believer
from elementarium.agents.equity import SHARE, Equity
from elementarium.agents.levels import EQUILIBRIUM, SOLVED
from elementarium.agents.memory import Memory, situations_of
from elementarium.agents.situations import Situations
from elementarium.agents.tower import Floats32, Layers, mixed, packed, unpacked, weighed
from elementarium.core.engine import Engine, Ids, Observation, Table
from elementarium.core.errors import ElementariumError, UnknownAgent
from elementarium.core.match import Match
from elementarium.core.rule import rule
from elementarium.games.elements.actions import ACTIONS
from elementarium.games.elements.encode import OBSERVATION
from elementarium.games.elements.stakes import MATCH, ONE, SCALES, see_round, worth_considering

STRATEGY_FILE = Path(__file__).with_name("equilibrium.npz")
ANY = 1e-12
"""So that something is chosen where nothing is likely."""
NEAR = ONE // 10
"""How far from half of a round the cost of a surrender may be where a round is for points."""


@rule
def look(table: Table, cost: int, other_cost: int, seen: Observation, ids: Ids) -> int:
    """What the player to move sees, and what is worth considering."""
    see_round(table[0], cost, other_cost, seen)
    return worth_considering(table[0], ids)


@dataclass(frozen=True)
class Strategy:
    """A learned way to play a round: what to do in situations, a network, what scores are worth."""

    layers: Layers
    """The network, for rounds at any score."""
    equity: Equity
    situations: Situations
    """The weightiest, in rounds for points."""
    about: dict[str, Any]
    """How it was learned, and how it was measured."""
    memory: Memory = field(default_factory=Memory.none)
    """For all other situations in rounds for points."""
    scenes: Layers = field(default_factory=list)
    """A network that plays by scenes, at any score; where there is one, it plays alone."""

    @classmethod
    def read(cls, file: Path) -> Strategy:
        """From a file that `solve` wrote."""
        try:
            with file.open("rb") as stream, np.load(stream, allow_pickle=False) as kept:
                count = sum(name.startswith("weights") for name in kept.files)
                layers = [
                    (kept[f"weights{i}"].astype(np.float32), kept[f"biases{i}"].astype(np.float32))
                    for i in range(count)
                ]
                equity = Equity(kept["equity"].astype(np.float64))
                about = json.loads(str(kept["about"]))
                return cls(
                    layers, equity, Situations.read(kept), about, Memory.read(kept),
                    unpacked(kept, "scenes"),
                )  # fmt: skip
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            raise ElementariumError(f"{file} is not a strategy for Elements: {error}") from None

    def write(self, file: Path) -> None:
        """To a compact file."""
        arrays: dict[str, Any] = {}
        for i, (weights, biases) in enumerate(self.layers):
            arrays[f"weights{i}"] = weights.astype(np.float16)
            arrays[f"biases{i}"] = biases.astype(np.float16)
        arrays |= self.memory.arrays() | self.situations.arrays() | packed(self.scenes, "scenes")
        np.savez_compressed(
            file, equity=self.equity.table, about=np.array(json.dumps(self.about)), **arrays
        )

    def weigh(self, seen: npt.NDArray[np.int8]) -> Floats32:
        """How much speaks for each choice, in rows of what is seen."""
        return weighed(self.layers, seen * SCALES)

    def shares(
        self,
        engine: Engine,
        tables: Table,
        seen: npt.NDArray[np.int8],
        choices: npt.NDArray[np.int8],
    ) -> Floats32:
        """How likely each of the possible choices is at many tables, by what is seen there."""
        costs = seen[:, MATCH + 1 : MATCH + 3].astype(np.int16)
        for_points = (abs(costs - SHARE) <= NEAR).all(1)
        shares = np.zeros(choices.shape, np.float32)
        known = np.zeros(len(tables), bool)
        shares[for_points], known[for_points] = self.situations.recall(engine, tables[for_points])
        remembered = for_points & ~known & bool(self.memory.layers)
        seen_anew = ~known & ~remembered
        weights = np.full(choices.shape, -np.inf, np.float32)
        if remembered.any():
            weights[remembered] = self.memory.weigh(situations_of(engine, tables[remembered]))
        if seen_anew.any():
            weights[seen_anew] = self.weigh(seen[seen_anew])
        weights[choices == 0] = -np.inf
        shares[~known] = mixed(weights[~known])
        return shares


def drawn(shares: Floats32, chance: np.random.Generator) -> npt.NDArray[np.int64]:
    """A choice by chance in every row."""
    choices: npt.NDArray[np.int64] = (
        shares.cumsum(1) > chance.random((len(shares), 1)) * shares.sum(1, keepdims=True)
    ).argmax(1)
    return choices


@cache
def shipped() -> Strategy:
    """The strategy that comes with the package."""
    return Strategy.read(STRATEGY_FILE)


@cache
def strategy_in(file: str) -> Strategy:
    """The strategy in a file, which is read once."""
    return Strategy.read(Path(file))


def strategy_named(name: str) -> Strategy | None:
    """The shipped strategy, or one in a file; nothing where the name is that of another agent."""
    kind, _, file = name.partition(":")
    if kind == EQUILIBRIUM:
        return strategy_in(file) if file else shipped()
    return Strategy.read(Path(name)) if name.endswith(STRATEGY_FILE.suffix) else None


class EquilibriumAgent:
    """Chooses by chance, as the strategy weighs it."""

    def __init__(self, seed: int = 0, strategy: Strategy | None = None) -> None:
        self._chance = np.random.default_rng(seed)
        self._strategy = strategy or shipped()
        self._believer = Believer(self._strategy.scenes)

    def choose(self, match: Match) -> int:
        """One of the choices worth considering."""
        if match.game.name != SOLVED:
            raise UnknownAgent(f"{EQUILIBRIUM} plays {SOLVED}, not {match.game.name}")
        actions, shares = self.shares(match)
        return actions[self._chance.choice(len(actions), p=shares)]

    def shares(self, match: Match) -> tuple[list[int], npt.NDArray[np.float64]]:
        """What it considers, and how likely it takes each."""
        seen, ids = np.zeros((1, OBSERVATION), np.int8), np.zeros(ACTIONS, np.int16)
        table = match.copy_table()
        costs = self._strategy.equity.costs(table[0])
        count = match.engine.made(look, "equilibrium")(table, *costs, seen[0], ids)
        actions: list[int] = ids[:count].tolist()
        if self._strategy.scenes and count > 1:
            exact = self._believer.shares(match, costs)[actions] + ANY
        else:
            choices = np.zeros((1, ACTIONS), np.int8)
            choices[0, actions] = 1
            shares = self._strategy.shares(match.engine, table, seen, choices)[0, actions]
            exact = shares.astype(np.float64)
        return actions, exact / exact.sum()
