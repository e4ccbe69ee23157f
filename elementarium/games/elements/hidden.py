"""What a seat cannot know, and other worlds that look the same to it.

Unseen are the other hand and the four cards set aside; which cards these are together, anybody can
tell who has counted.
"""

from __future__ import annotations

from elementarium.core.random import IMAGINATION, seed_words
from elementarium.core.rule import rule
from elementarium.games.elements.cards import KINDS
from elementarium.games.elements.setup import draw
from elementarium.games.elements.state import SEATS, State


@rule
def determinize(state: State, seat: int, seed: int) -> None:
    """Deal the unseen cards anew: every other hand, the rest aside."""
    seed_words(state.random, seed, IMAGINATION)
    left = 0
    for kind in range(KINDS):
        for other in range(SEATS):
            if other != seat:
                state.aside[kind] += state.hand[other, kind]
                state.hand[other, kind] = 0
        left += int(state.aside[kind])
    for other in range(SEATS):
        if other != seat:
            state.total[other] = state.front_total[other]
            for _ in range(state.held[other]):
                kind = draw(state, left)
                left -= 1
                state.hand[other, kind] += 1
                state.total[other] += kind + 1
