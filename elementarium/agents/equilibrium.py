"""The agent for Elements that is hard to exploit: it plays a learned, mixed strategy.

It says how likely each choice should be, so that nobody gains much by knowing it. A table knows
that for the situations that come up most, in rounds for points; a network for all others, and where
the score makes a surrender cost much more or less than half of the round. Both were learned by
`elementarium solve elements`; docs/elements-equilibrium.md tells how, and how much a best response
still gains.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from elementarium.agents.equity import SHARE, Equity
from elementarium.agents.levels import EQUILIBRIUM, SOLVED
from elementarium.agents.situations import Situations
from elementarium.core.engine import Engine, Ids, Observation, Table
from elementarium.core.errors import ElementariumError, UnknownAgent
from elementarium.core.match import Match
from elementarium.core.rule import rule
from elementarium.games.elements.actions import ACTIONS
from elementarium.games.elements.encode import OBSERVATION
from elementarium.games.elements.stakes import MATCH, ONE, SCALES, see_round, worth_considering

Floats32 = npt.NDArray[np.float32]

STRATEGY_FILE = Path(__file__).with_name("equilibrium.npz")
SELDOM = 0.01
"""Choices that the network finds rarer than this are never made: learning leaves some of all."""
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

    layers: list[tuple[Floats32, Floats32]]
    """Weights and biases, from what is seen to the choices."""
    equity: Equity
    situations: Situations
    about: dict[str, Any]
    """How it was learned, and how it was measured."""

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
                return cls(layers, equity, Situations.read(kept), about)
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            raise ElementariumError(f"{file} is not a strategy for Elements: {error}") from None

    def write(self, file: Path) -> None:
        """To a compact file."""
        arrays: dict[str, Any] = {}
        for i, (weights, biases) in enumerate(self.layers):
            arrays[f"weights{i}"] = weights.astype(np.float16)
            arrays[f"biases{i}"] = biases.astype(np.float16)
        arrays |= self.situations.arrays()
        np.savez_compressed(
            file, equity=self.equity.table, about=np.array(json.dumps(self.about)), **arrays
        )

    def weigh(self, seen: npt.NDArray[np.int8]) -> Floats32:
        """How much speaks for each choice, in rows of what is seen."""
        (weights, biases), *inner, (last, last_biases) = self.layers
        hidden = np.maximum(seen * SCALES @ weights + biases, 0)
        for weights, biases in inner:
            hidden = hidden + np.maximum(hidden @ weights + biases, 0)
        out: Floats32 = hidden @ last + last_biases
        return out

    def shares(
        self,
        engine: Engine,
        tables: Table,
        seen: npt.NDArray[np.int8],
        choices: npt.NDArray[np.int8],
    ) -> Floats32:
        """How likely each of the possible choices is at many tables, by what is seen there."""
        costs = seen[:, MATCH + 1 : MATCH + 3].astype(np.int16)
        for_points = np.flatnonzero((abs(costs - SHARE) <= NEAR).all(1))
        recalled, known = self.situations.recall(engine, tables[for_points])
        shares = np.zeros(choices.shape, np.float32)
        shares[for_points] = recalled
        new = np.ones(len(tables), bool)
        new[for_points[known > 0]] = False
        weights = np.where(choices[new] > 0, self.weigh(seen[new]), np.float32(-np.inf))
        shares[new] = mixed(weights)
        return shares


def mixed(weights: Floats32) -> Floats32:
    """How likely each choice is; those that should be very rare are left out."""
    shares = np.exp(weights - weights.max(-1, keepdims=True))
    shares /= shares.sum(-1, keepdims=True)
    shares[shares < SELDOM] = 0
    return shares / shares.sum(-1, keepdims=True)  # type: ignore[no-any-return]


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


def strategy_named(name: str) -> Strategy | None:
    """The shipped strategy, or one in a file; nothing where the name is that of another agent."""
    if name == EQUILIBRIUM:
        return shipped()
    return Strategy.read(Path(name)) if name.endswith(STRATEGY_FILE.suffix) else None


class EquilibriumAgent:
    """Chooses by chance, as the strategy weighs it."""

    def __init__(self, seed: int = 0, strategy: Strategy | None = None) -> None:
        self._chance = np.random.default_rng(seed)
        self._strategy = strategy or shipped()

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
        choices = np.zeros((1, ACTIONS), np.int8)
        choices[0, actions] = 1
        shares = self._strategy.shares(match.engine, table, seen, choices)[0, actions]
        exact = shares.astype(np.float64)
        return actions, exact / exact.sum()
