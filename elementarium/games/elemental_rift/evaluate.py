"""How good a table looks: an estimate for agents that cannot think to the end."""

from __future__ import annotations

import math

from elementarium.core.rule import rule
from elementarium.games.elemental_rift.accolades import accolades_of, merit
from elementarium.games.elemental_rift.actions import OVER
from elementarium.games.elemental_rift.state import ACCOLADES, NOBODY, State
from elementarium.games.elemental_rift.turn import TO_WIN, winner

HELD = 1.0
"""For an accolade held."""
NEARER = 0.15
"""For each spell towards one that is not held."""


@rule
def turn(state: State) -> int:
    """A number that changes when a player's turn is over."""
    return int(state.turns)


@rule
def standing(state: State, seat: int) -> float:
    """What a player has: accolades, and spells towards others."""
    worth = HELD * accolades_of(state, seat)
    for accolade in range(ACCOLADES):
        if state.holder[accolade] != seat + 1:
            needs = int(state.accolade_needs[accolade])
            worth += NEARER * min(merit(state, seat, accolade), needs)
    return worth


@rule
def evaluate(state: State, seat: int) -> float:
    """The result a seat may expect, from -1 to 1; when the game is over, its result."""
    if state.phase == OVER:
        won = winner(state)
        return 0.0 if won == NOBODY else 1.0 if won == seat else -1.0
    best = -float(TO_WIN)
    for other in range(state.seats):
        if other != seat:
            best = max(best, standing(state, other))
    return math.tanh(standing(state, seat) - best)
