"""Rivals: players who never learn, for others to learn how to beat them.

What a strategy's memory said of a situation is written down beside its table, so that walkers who
come there again need not ask again: that is much faster.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import count

import numpy as np
import numpy.typing as npt

from elementarium.agents import Agent, checked_agent, make_agent
from elementarium.agents.equilibrium import Strategy, drawn, shipped, strategy_named
from elementarium.agents.memory import situations_of
from elementarium.core.engine import Engine, Ids, Table
from elementarium.core.game import Game, find_game
from elementarium.games.elements.actions import ACTIONS
from elementarium.solving.ledger import Guide, Ledger, fitting_bits
from elementarium.solving.neural import with_torch
from elementarium.solving.rounds import FOR_POINTS, KNOWN, SEEN, look

Actions = npt.NDArray[np.int64]

BITS = fitting_bits(1 / 8, most=26)
"""Of the room for situations: those that a guide's memory is asked about."""


@dataclass(frozen=True)
class Glimpse:
    """A table as an agent wants to see a match."""

    game: Game
    engine: Engine
    table: Table
    turn: int
    """A number of its own, so that nobody goes on with the turn of another table."""

    def copy_table(self) -> Table:
        """The table, for the agent to try things on."""
        return self.table.copy()

    def legal(self) -> list[int]:
        """What can be chosen."""
        ids: Ids = np.zeros(self.game.most_legal, np.int16)
        return ids[: self.engine.legal(self.table, ids)].tolist()

    @property
    def to_move(self) -> int:
        """Who chooses."""
        return int(self.table["seat"][0])


@dataclass
class Rival:
    """Somebody who never learns, and the guide of whoever learns to beat them."""

    guide: Strategy
    agent: str | None = None
    """Who plays; the guide itself where nobody is named."""
    threads: int = 1
    seed: int = 0
    knows: Guide = field(default_factory=Guide)
    """How the guide plays, as far as walkers need not ask."""
    notes: bool = False
    """Whether what the guide's memory says is written down there."""

    def __post_init__(self) -> None:
        agents = range(self.threads if self.agent else 0)
        self._agents = [make_agent(str(self.agent), self.seed + i) for i in agents]
        self._game = find_game("elements")
        self._chance = np.random.default_rng(self.seed)
        self._pool = ThreadPoolExecutor(self.threads)
        self._turns = count()

    @property
    def is_guide(self) -> bool:
        """Whether it plays as the guide does."""
        return self.agent is None

    def choose(self, tables: Table, by_guide: npt.NDArray[np.bool_]) -> Actions:
        """What the guide plays at some tables of rounds for points, and the rival at the others."""
        tables = tables.copy()
        tables["points_to_win"] = 0
        actions = np.zeros(len(tables), np.int64)
        by_guide = by_guide | self.is_guide
        actions[by_guide] = self._by_guide(tables[by_guide])
        self._by_agents(tables, np.flatnonzero(~by_guide), actions)
        return actions

    def _by_guide(self, tables: Table) -> Actions:
        rows = np.zeros((len(tables), KNOWN), np.int8)
        choices = np.zeros((len(tables), ACTIONS), np.int8)
        stakes = np.repeat(FOR_POINTS, len(tables), 0)
        engine = self._game.native
        engine.made(look, "look")(tables, stakes, rows, choices, np.zeros(ACTIONS, np.int16))
        shares = self.guide.shares(engine, tables, rows[:, :SEEN], choices)
        if self.notes:
            self.knows.situations.write(situations_of(engine, tables), shares)
        return drawn(shares, self._chance)

    def _by_agents(self, tables: Table, asked: Actions, actions: Actions) -> None:
        """Every agent, on a thread of its own, is asked at some of the tables."""

        def ask(agent: Agent, some: Actions) -> None:
            for i in some:
                table = tables[i : i + 1]
                seen = Glimpse(self._game, self._game.native, table, next(self._turns))
                actions[i] = agent.choose(seen)  # type: ignore[arg-type]

        parts = [asked[i :: len(self._agents)] for i in range(len(self._agents))]
        list(self._pool.map(ask, self._agents, parts))


def find_rival(name: str, threads: int = 1, device: str | None = None) -> Rival:
    """A strategy, its own guide, or another agent; the shipped strategy guides those who learn.

    Where a device is named, a memory answers there: that needs torch.
    """
    strategy = strategy_named(name)
    guide = strategy or shipped()
    agent = None if strategy else checked_agent(name)
    notes = bool(guide.memory.layers)
    if notes and device:
        guide = with_torch("network").quickened(guide, device)
    knows = Guide(Ledger.fixed(guide.situations, least=BITS if notes else 0))
    return Rival(guide, agent, threads, knows=knows, notes=notes)
