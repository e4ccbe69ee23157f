"""Set-up: four tiles in a square, two cards for each player."""

from __future__ import annotations

import numpy as np

from elementarium.core.engine import Options
from elementarium.core.events import Log, emit
from elementarium.core.random import CHANCE, Words, below, seed_words
from elementarium.core.rule import rule
from elementarium.games.elemental_rift.cards import KINDS, MOST
from elementarium.games.elemental_rift.choices import NONE
from elementarium.games.elemental_rift.events import LAID, STARTED
from elementarium.games.elemental_rift.piles import draw, shuffle_pile
from elementarium.games.elemental_rift.state import (
    ACCOLADES,
    DECK_FIELDS,
    MIDDLE,
    NO_TILE,
    SEATS,
    SPELLS,
    STRIDE,
    TILES,
    WIDE_DECK_FIELDS,
    WORDS,
    State,
    nth_bit,
    put_tile,
)
from elementarium.games.elemental_rift.turn import BEGINNING, run_on

DEALT = 2
"""Cards in each hand before the first turn."""

OPTIONS = np.dtype([*WIDE_DECK_FIELDS, *DECK_FIELDS], align=True)


@rule
def setup(state: State, options: Options, seed: int, log: Log) -> None:
    """A new table, up to the first question."""
    agree(state, options)
    clear(state)
    seed_words(state.random, seed, CHANCE)
    state.seat = below(state.random, int(state.seats))
    emit(log, STARTED, state.seat, 0, 0, 0, 0)
    lay_first_tiles(state, log)
    for card in range(state.deck_size):
        state.cards[card] = card
    state.pile = state.deck_size
    shuffle_pile(state)
    for seat in range(state.seats):
        draw(state, seat, DEALT, log)
    run_on(state, NONE, log)


@rule
def agree(state: State, options: Options) -> None:
    """The deck and the seats that were agreed."""
    state.deck = options.deck
    state.seats = options.seats
    state.deck_size = options.deck_size
    for card in range(SPELLS):
        state.spells[card] = options.spells[card]
        for i in range(WORDS):
            state.words[card, i] = options.words[card, i]
    for kind in range(KINDS):
        state.tiles_of[kind] = options.tiles_of[kind]
        state.decays_to[kind] = options.decays_to[kind]
        state.supply[kind] = options.tiles_of[kind]
    for accolade in range(ACCOLADES):
        state.accolade_of[accolade] = options.accolade_of[accolade]
        state.accolade_needs[accolade] = options.accolade_needs[accolade]


@rule
def clear(state: State) -> None:
    """An empty table."""
    for i in range(TILES + 1):
        state.rift[i] = NO_TILE
    for i in range(MOST):
        state.marks[i] = 0
    for card in range(SPELLS):
        state.cards[card] = 0
        state.front[card] = 0
        state.age[card] = 0
    for seat in range(SEATS):
        state.hand[seat] = 0
        state.known[seat] = 0
        state.held[seat] = 0
    for accolade in range(ACCOLADES):
        state.holder[accolade] = 0
    state.played = 0
    state.count = 0
    state.marked = 0
    state.pile = 0
    state.discard = 0
    state.fronts = 0
    state.turns = 0
    state.stage = BEGINNING
    state.card = 0
    state.word = 0
    state.element = 0
    state.left = 0
    state.phase = 0


@rule
def lay_first_tiles(state: State, log: Log) -> None:
    """One tile of each element in a square, randomly arranged."""
    words: Words = state.random
    kinds = (1 << KINDS) - 1
    for i in range(KINDS):
        kind = nth_bit(kinds, below(words, KINDS - i))
        kinds &= ~(1 << kind)
        square = MIDDLE + i // 2 * STRIDE + i % 2
        put_tile(state, square, kind)
        emit(log, LAID, kind, square, 0, 0, 0)
