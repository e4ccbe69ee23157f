"""What a round is worth: what a player to move sees of it, whatever the match is played for.

A round ends in one of four ways. Where winning it is called +1 and losing it -1, all that is left
to know are two numbers: what surrendering costs oneself, and what it costs the other one. For
points both are 0.5; for a match they depend on the score, since 5:5 cannot be surrendered.
"""

from __future__ import annotations

from itertools import accumulate

import numpy as np
import numpy.typing as npt

from elementarium.core.engine import Ids, Observation
from elementarium.core.rule import rule
from elementarium.games.elements.actions import REVEAL
from elementarium.games.elements.encode import (
    LAYOUT,
    OBSERVATION,
    encode,
    surely_loses,
    surely_wins,
)
from elementarium.games.elements.state import State
from elementarium.games.elements.turn import legal

ONE = 126
"""The whole of a round, in the numbers that stakes are given in."""
ENDS = accumulate(size for _, size in LAYOUT)
STARTS = {name: end - size for (name, size), end in zip(LAYOUT, ENDS, strict=True)}
"""Where each part of an observation begins."""
SUMS, CERTAIN, MATCH = STARTS["sums"], STARTS["certain"], STARTS["match"]
LIKELY_SUM = 16


@rule
def see_round(state: State, cost: int, other_cost: int, out: Observation) -> None:
    """What the player to move sees of a round, with what it costs to surrender it."""
    seat = int(state.seat)
    encode(state, seat, out)
    for i in range(MATCH, OBSERVATION):
        out[i] = 0
    out[MATCH] = state.starter == seat
    out[MATCH + 1] = cost
    out[MATCH + 2] = other_cost


@rule
def worth_considering(state: State, ids: Ids) -> int:
    """The choices of the player to move but for plain mistakes; returns how many there are.

    A reveal that wins against every hand is the only choice; one that loses against every hand is
    none, unless there is no other.
    """
    count = legal(state, ids)
    seat = int(state.seat)
    for i in range(count):
        if ids[i] == REVEAL and surely_wins(state, seat):
            ids[0] = REVEAL
            return 1
        if ids[i] == REVEAL and count > 1 and surely_loses(state, seat):
            for j in range(i + 1, count):
                ids[j - 1] = ids[j]
            return count - 1
    return count


def scales() -> npt.NDArray[np.float32]:
    """The factors below."""
    factors = np.ones(OBSERVATION, np.float32)
    factors[SUMS:CERTAIN] = 1 / LIKELY_SUM
    factors[MATCH + 1 : MATCH + 3] = 1 / ONE
    return factors


SCALES = scales()
"""Factors that bring all numbers a network sees to about the same size."""
