"""What one thread of a card does with its game, written against the contract.

Rules functions like all others: `bind` makes them those of one game.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.core.engine import Ids, Options, State
from elementarium.core.random import CHOICES, Words, below, seed_words
from elementarium.core.rule import rule

Marks = npt.NDArray[np.bool_]
"""A mark for every action."""

# The contract's names, bound to a game.
setup: Any = None
to_move: Any = None
legal: Any = None
apply: Any = None

NO_LOG = 0
"""In the place of a log: on a card nothing reads it."""


@rule
def begin(state: State, words: Words, options: Options, seed: int) -> None:
    """Deal a new game; random players get the chance that goes with its seed."""
    setup(state, options, seed, NO_LOG)
    seed_words(words, seed, CHOICES)


@rule
def play_some(state: State, words: Words, ids: Ids, decisions: int) -> int:
    """Choose at random, at most so often; returns how many decisions the game still had."""
    made = 0
    while made < decisions and to_move(state) >= 0:
        apply(state, int(ids[below(words, legal(state, ids))]), NO_LOG)
        made += 1
    return made


@rule
def choose(state: State, action: int) -> int:
    """Do what was chosen, unless the game is over; returns the number of decisions made."""
    if to_move(state) < 0:
        return 0
    apply(state, action, NO_LOG)
    return 1


@rule
def allows(state: State, ids: Ids, action: int) -> bool:
    """Whether an action can be chosen now; when the game is over any may be named."""
    count = legal(state, ids)
    for i in range(count):
        if ids[i] == action:
            return True
    return count == 0


@rule
def mark_legal(state: State, ids: Ids, marks: Marks) -> None:
    """Mark the actions that can be chosen now."""
    for action in range(marks.shape[0]):
        marks[action] = False
    for i in range(legal(state, ids)):
        marks[ids[i]] = True
