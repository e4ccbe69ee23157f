"""The table as one record, and the small moves everything else is made of.

Equal cards are not told apart, so hands and fronts are counts by kind. The chain alone has an
order: it is listed from its first card to its top, with the seat that played each card.

Room: only cards from the two hands, twice six, ever come to the chain. Entries not in use are zero,
so equal tables are equal bytes.
"""

from __future__ import annotations

import numpy as np

from elementarium.core import engine
from elementarium.core.rule import rule
from elementarium.games.elements.cards import DEALT, KINDS

State = engine.State

SEATS = 2
CHAIN = SEATS * DEALT
NOBODY = -1

STATE = np.dtype(
    [
        ("random", np.uint32, 4),  # the generator: all chance comes from here
        # the match
        ("score", np.int32, SEATS),
        ("points_to_win", np.int32),  # 0: endless
        ("rounds", np.int32),  # finished rounds
        ("turns", np.int32),  # taken so far
        # the round
        ("hand", np.int8, (SEATS, KINDS)),
        ("front", np.int8, (SEATS, KINDS)),
        ("aside", np.int8, KINDS),
        ("discarded", np.int8, SEATS),  # Yin-Yangs, by whoever discarded them
        ("chain", np.int8, CHAIN),  # kind + 1, from the first card to the top
        ("played_by", np.int8, CHAIN),
        ("links", np.int8),  # cards in the chain
        ("limit", np.int8),  # their sum
        ("held", np.int8, SEATS),  # cards in each hand
        ("total", np.int8, SEATS),  # of each hand and front
        ("front_total", np.int8, SEATS),
        ("starter", np.int8),
        # the question
        ("seat", np.int8),  # who is asked
        ("over", np.int8),
        # what was agreed
        ("surrender", np.int8),
        ("miscount", np.int8),
        ("spare", np.int8, 3),  # so that no byte of the record is padding
    ],
    align=True,
)


@rule
def put_on_chain(state: State, seat: int, kind: int) -> None:
    """A card from a hand becomes the top of the chain."""
    state.hand[seat, kind] -= 1
    state.held[seat] -= 1
    state.total[seat] -= kind + 1
    state.chain[state.links] = kind + 1
    state.played_by[state.links] = seat
    state.links += 1
    state.limit += kind + 1


@rule
def take_top(state: State, seat: int) -> int:
    """The top of a chain that has one goes before a player; returns its kind."""
    state.links -= 1
    kind = int(state.chain[state.links]) - 1
    state.chain[state.links] = 0
    state.played_by[state.links] = 0
    state.limit -= kind + 1
    state.front[seat, kind] += 1
    state.total[seat] += kind + 1
    state.front_total[seat] += kind + 1
    return kind


@rule
def is_within(state: State, seat: int) -> bool:
    """Whether a player's sum is within the limit."""
    return bool(state.total[seat] <= state.limit)
