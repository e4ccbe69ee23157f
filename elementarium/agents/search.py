"""The agent that thinks ahead.

It plans the turns it could take, and then asks of each how it goes on: it imagines the worlds its
seat may be in, lets everybody answer with their own best turn, and judges the table after that.
Turns that turn out well are looked at more often, by upper confidence bounds.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from elementarium.agents.plan import NONE, STEPS, Desk, best_end, follow, plan
from elementarium.core.engine import Floats, Ids, Integers, Raw, Table
from elementarium.core.events import LogTable
from elementarium.core.match import Match
from elementarium.core.rule import rule

# The contract's names, bound to a game.
to_move: Any = None
determinize: Any = None
evaluate: Any = None


@rule
def arm_to_pull(visits: Integers, totals: Floats, arms: int, exploration: float) -> int:
    """The turn to look at next: one never looked at, or the most promising."""
    pulls = 0
    for arm in range(arms):
        if visits[arm] == 0:
            return arm
        pulls += int(visits[arm])
    best = -1e30
    choice = 0
    for arm in range(arms):
        doubt = np.sqrt(np.log(float(pulls)) / float(visits[arm]))
        bound = totals[arm] / float(visits[arm]) + exploration * doubt
        if bound > best:
            best = bound
            choice = arm
    return choice


@rule
def think(
    table: Table,
    world: Table,
    seed: int,
    pulls: int,
    replies: int,
    exploration: float,
    arms: int,
    arm_paths: Integers,
    visits: Integers,
    totals: Floats,
    beam: Table,
    raw: Raw,
    width: int,
    paths: Integers,
    values: Floats,
    sources: Integers,
    seen: Integers,
    seen_ends: Integers,
    ends: Floats,
    end_paths: Integers,
    ids: Ids,
    log: LogTable,
) -> None:
    """Look at some turns in some worlds."""
    seat = to_move(table[0])
    for pull in range(pulls):
        arm = arm_to_pull(visits, totals, arms, exploration)
        world[0] = table[0]
        determinize(world[0], seat, seed + pull)
        follow(world, arm_paths, arm, ids, log)
        for _ in range(replies):
            if to_move(world[0]) >= 0:
                beam[0] = world[0]
                found = plan(
                    beam, raw, width, paths, values, sources, seen, seen_ends, ends, end_paths,
                    ids, log,
                )  # fmt: skip
                follow(world, end_paths, best_end(ends, found), ids, log)
        visits[arm] += 1
        totals[arm] += evaluate(world[0], seat)


@dataclass(frozen=True)
class Thinking:
    """How long and how far an agent thinks about a turn."""

    iterations: int | None = None
    milliseconds: int = 1000
    """A turn's budget, where it is not a number of iterations."""
    turns: int = 24
    """Turns of its own that it compares."""
    width: int = 160
    """Tables kept at each step while it plans them."""
    replies: int = 2
    """Turns that follow before it judges: an even number, so that everybody had their say."""
    reply_width: int = 12
    exploration: float = 0.15


CHUNK = 16
"""Iterations between two looks at the clock."""


class SearchAgent:
    """Thinks ahead within a budget of iterations, or of time, for each turn."""

    def __init__(
        self,
        seed: int = 0,
        thinking: Thinking | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.thinking = thinking or Thinking()
        self.iterations = 0
        """Made for the last turn."""
        self._chance = np.random.default_rng(seed)
        self._clock = clock
        self._turn: int | None = None
        self._path: list[int] = []

    def choose(self, match: Match) -> int:
        """The next step of the turn that goes on best."""
        actions = match.legal()
        if len(actions) == 1:
            return actions[0]
        if match.turn != self._turn or not self._path or self._path[0] not in actions:
            self._path = self._best_path(match)
            self._turn = match.turn
        return self._path.pop(0)

    def _best_path(self, match: Match) -> list[int]:
        """Plan turns, then think about them until the budget is spent."""
        began, thinking = self._clock(), self.thinking
        desk = Desk.of(match.game, thinking.width, thinking.turns)
        desk.beam[:1] = match.copy_table()
        match.engine.determinize(desk.beam[:1], match.to_move or 0, self._seed())
        arms = match.engine.made(plan, "plan")(*desk.papers())
        visits, totals = np.zeros(arms, np.int64), np.zeros(arms)
        paper = Desk.of(match.game, thinking.reply_width, 1).papers()
        ponder = match.engine.made(think, "think")
        table, world = match.copy_table(), match.game.new_table()
        self.iterations = 0
        while arms > 1 and (pulls := self._pulls_left(began)) > 0:
            ponder(
                table, world, self._seed(), pulls, thinking.replies, thinking.exploration,
                arms, desk.end_paths, visits, totals, *paper,
            )  # fmt: skip
            self.iterations += pulls
        best = int(np.argmax(visits)) if arms > 1 else 0
        path: list[int] = desk.end_paths[best * STEPS : (best + 1) * STEPS].tolist()
        return path[: path.index(NONE)] if NONE in path else path

    def _pulls_left(self, began: float) -> int:
        """How many iterations to make before looking again whether the budget is spent."""
        if self.thinking.iterations is not None:
            return min(CHUNK, self.thinking.iterations - self.iterations)
        spent = (self._clock() - began) * 1000
        return CHUNK if spent < self.thinking.milliseconds else 0

    def _seed(self) -> int:
        return int(self._chance.integers(2**62))
