"""A new match, and the deal of every round."""

from __future__ import annotations

import numpy as np

from elementarium.core.engine import Options
from elementarium.core.events import MOST, Log, emit
from elementarium.core.random import CHANCE, below, seed_words
from elementarium.core.rule import rule
from elementarium.games.elements.cards import COPIES, DEALT, DECK, KINDS
from elementarium.games.elements.events import DREW, ROUND
from elementarium.games.elements.state import CHAIN, SEATS, State

SWITCH = ("off", "on")

OPTIONS = np.dtype(
    [("points_to_win", np.int32), ("surrender", np.int8), ("miscount", np.int8)], align=True
)


@rule
def setup(state: State, options: Options, seed: int, log: Log) -> None:
    """A new match, up to the first decision of its first round."""
    seed_words(state.random, seed, CHANCE)
    state.points_to_win = options.points_to_win
    state.surrender = options.surrender
    state.miscount = options.miscount
    state.rounds = 0
    state.turns = 0
    state.over = 0
    for seat in range(SEATS):
        state.score[seat] = 0
    deal(state, below(state.random, SEATS), log)


@rule
def deal(state: State, starter: int, log: Log) -> None:
    """Shuffle all cards, deal the hands, set the rest aside; the starter begins."""
    clear(state)
    state.starter = starter
    state.seat = starter
    emit(log, ROUND, min(int(state.rounds) + 1, MOST), starter, 0, 0, 0)
    left = DECK
    for seat in range(SEATS):
        for _ in range(DEALT):
            kind = draw(state, left)
            left -= 1
            state.hand[seat, kind] += 1
            state.total[seat] += kind + 1
        for kind in range(KINDS):
            for _ in range(state.hand[seat, kind]):
                emit(log, DREW, seat, kind, 0, 0, 0)


@rule
def clear(state: State) -> None:
    """All cards lie aside; nothing is before anybody."""
    for kind in range(KINDS):
        state.aside[kind] = COPIES[kind]
    for seat in range(SEATS):
        state.held[seat] = DEALT
        state.total[seat] = 0
        state.front_total[seat] = 0
        state.discarded[seat] = 0
        for kind in range(KINDS):
            state.hand[seat, kind] = 0
            state.front[seat, kind] = 0
    for link in range(CHAIN):
        state.chain[link] = 0
        state.played_by[link] = 0
    state.links = 0
    state.limit = 0


@rule
def draw(state: State, left: int) -> int:
    """One of the cards that lie aside, of which so many are left; returns its kind."""
    nth = below(state.random, left)
    kind = 0
    while nth >= state.aside[kind]:
        nth -= int(state.aside[kind])
        kind += 1
    state.aside[kind] -= 1
    return kind
