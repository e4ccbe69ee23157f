"""How good a table looks: an estimate for agents that cannot think to the end."""

from __future__ import annotations

import math

from elementarium.core.rule import rule
from elementarium.games.elements.state import State, is_within
from elementarium.games.elements.turn import POINTS_FOR_REVEAL

READY = 0.9
"""Of a round's points, for a player to move who could reveal and win."""
THREATENED = 0.3
"""For the other one, where the player to move could not, but has to prevent it."""
CLOSER = 0.03
"""For every point that one is nearer to the limit from above."""
WIDE = 4.0
"""A lead of so many points is nearly as good as a match."""


@rule
def turn(state: State) -> int:
    """A number that changes when a player's turn is over."""
    return int(state.turns)


@rule
def wins_by_revealing(state: State, seat: int) -> bool:
    """Whether a player would win the round by revealing now."""
    other = 1 - seat
    return is_within(state, seat) and (
        not is_within(state, other) or bool(state.total[seat] > state.total[other])
    )


@rule
def round_for_mover(state: State) -> float:
    """How the round stands for the player to move, from -1 to 1."""
    seat = int(state.seat)
    if wins_by_revealing(state, seat):
        return READY
    if wins_by_revealing(state, 1 - seat):
        return -THREATENED
    limit = int(state.limit)
    ours = max(int(state.total[seat]) - limit, 0)
    theirs = max(int(state.total[1 - seat]) - limit, 0)
    return max(-1.0, min(1.0, CLOSER * (theirs - ours)))


@rule
def evaluate(state: State, seat: int) -> float:
    """The result a seat may expect, from -1 to 1; when the match is over, its result."""
    if state.over:
        return 1.0 if state.seat == seat else -1.0
    lead = float(int(state.score[seat]) - int(state.score[1 - seat]))
    standing = POINTS_FOR_REVEAL * round_for_mover(state)
    return math.tanh((lead + (standing if state.seat == seat else -standing)) / WIDE)
