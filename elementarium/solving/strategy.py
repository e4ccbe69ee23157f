"""What scores are worth to a strategy: the last thing it learns before it can be shipped."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import numpy.typing as npt

from elementarium.agents.equilibrium import Strategy, drawn
from elementarium.agents.equity import FAR, Equity
from elementarium.games.elements.actions import ACTIONS, SURRENDER
from elementarium.solving.rounds import KNOWN, SEEN, Rounds

TABLES = 512
ROUNDS = 5_000
"""Played for every score, to learn what it is worth."""

WIN, LOSS, SURRENDERED, OTHER_SURRENDERED = range(4)
"""How a round can end for whoever started it, in the order of `Equity.outcomes`."""


def measured(strategy: Strategy, threads: int = 1, rounds: int = ROUNDS) -> Strategy:
    """The strategy with what scores are worth to it, found out by so many rounds for each."""
    return replace(strategy, equity=Equity(worths(strategy, threads, rounds)))


def worths(strategy: Strategy, threads: int, rounds: int) -> npt.NDArray[np.float64]:
    """What whoever starts a round may expect, by the points both need: from the end backwards.

    Every round brings somebody nearer to the end, so what follows is always known already.
    """
    equity = Equity(np.zeros((FAR + 1, FAR + 1)))
    needs = [(a, b) for a in range(1, FAR + 1) for b in range(1, a + 1)]
    for a, b in sorted(needs, key=sum):
        ends = endings(strategy, equity.stakes(a, b), threads, rounds)
        for starter, (need, other_need) in enumerate(((a, b), (b, a))):
            shares = ends[starter] / ends[starter].sum()
            equity.table[need, other_need] = shares @ equity.outcomes(need, other_need)
        if a == b:
            equity.table[a, b] = (ends.sum(0) / ends.sum()) @ equity.outcomes(a, b)
    return equity.table


def endings(
    strategy: Strategy, stakes: tuple[int, int], threads: int, wanted: int
) -> npt.NDArray[np.float64]:
    """How often rounds end in each way, by the seat that starts, each seat with its stakes."""
    rounds = Rounds(TABLES, np.array([stakes], np.int8), seed=1, threads=threads)
    rows = np.zeros((TABLES, KNOWN), np.int8)
    choices = np.zeros((TABLES, ACTIONS), np.int8)
    chance = np.random.default_rng(0)
    ends = np.zeros((2, 4))
    while ends.sum() < wanted:
        rounds.look(rows, choices)
        actions = drawn(
            strategy.shares(rounds.engine, rounds.tables, rows[:, :SEEN], choices), chance
        )
        starters, movers = rounds.tables["starter"].copy(), rounds.tables["seat"].copy()
        rounds.step(actions)
        over = rounds.ended[:, 0] > 0
        started = starters[over] == movers[over]
        gave_up = actions[over] == SURRENDER
        won = (rounds.rewards[over] > 0) == started
        ways = np.where(
            gave_up, np.where(started, SURRENDERED, OTHER_SURRENDERED), np.where(won, WIN, LOSS)
        )
        np.add.at(ends, (starters[over], ways), 1)
    return ends
