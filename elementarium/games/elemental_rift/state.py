"""The table as one record, and the small moves everything else is made of.

A *rift* is the list of its tiles in rising order, each one number: square * 4 + element. A square
is row * 34 + column. Rows and columns go from 0 to 32; the 34th column of a row holds nothing, so
that the last square of a row and the first of the next are no neighbours: neighbours differ by 1 or
by 34.

    row 16    16*34+16   16*34+17      the first four tiles
    row 17    17*34+16   17*34+17

No placement can fall off this board: the table has edges, as every table, a square beyond them is
none and is never offered, and however many tiles a deck has, the list has room for all of them.

Room: a deck has at most 60 tiles, 15 of an element, and 60 spells, so sets of tiles or cards are
the bits of one integer. The pile and the discard pile share the row `cards`, the pile growing from
its left end and the discard pile from its right end. Entries not in use are zero, NO_TILE in the
rift, so equal tables are equal bytes.
"""

from __future__ import annotations

import numpy as np

from elementarium.core import engine
from elementarium.core.rule import rule
from elementarium.games.elemental_rift.cards import KINDS, MOST

State = engine.State

SEATS = 4
ACCOLADES = 5
SPELLS = 60
WORDS = 3
"""Words of an effect, at most."""
TILES = KINDS * MOST
SIDE = 33
STRIDE = SIDE + 1
SQUARES = SIDE * STRIDE
MIDDLE = 16 * STRIDE + 16
NO_TILE = 32767
"""Beyond the last tile; greater than every tile."""
NOBODY = -1
NOWHERE = -1

WIDE_DECK_FIELDS = [
    ("deck", np.uint32),  # which deck file, for its names
    ("spells", np.uint16, SPELLS),  # see cards.py; 0 = no such card
    ("words", np.uint16, (SPELLS, WORDS)),  # the effect of each
]
DECK_FIELDS = [
    ("tiles_of", np.uint8, KINDS),  # how many there are of each element
    ("decays_to", np.uint8, KINDS),
    ("accolade_of", np.uint8, ACCOLADES),  # an element, or ANY: how many different ones
    ("accolade_needs", np.uint8, ACCOLADES),
    ("deck_size", np.int8),  # how many spells there are
    ("seats", np.int8),
]
"""What is agreed, in options and record alike; numbers of more than a byte come first."""

STATE = np.dtype(
    [
        # cards: sets of them are bits
        ("hand", np.int64, SEATS),
        ("known", np.int64, SEATS),  # cards in hands that everybody knows to be there
        ("played", np.int64),  # this turn
        ("random", np.uint32, 4),  # the generator: all chance comes from here
        *WIDE_DECK_FIELDS,
        # the rift
        ("rift", np.int16, TILES + 1),  # rising; NO_TILE after the last
        # squares of the choice under way, rising: tiles picked to pay, the tile to be swapped,
        # where the lifted tile lay, or the vacated squares that may still be filled
        ("marks", np.int16, MOST),
        *DECK_FIELDS,
        ("supply", np.uint8, KINDS),
        ("count", np.int8),  # tiles in the rift
        ("marked", np.int8),
        # cards
        ("cards", np.uint8, SPELLS),  # [pile, bottom to top … 0 … discard pile from its top]
        ("front", np.uint8, SPELLS),  # card + 64 * seat: by seat, then oldest first
        ("age", np.uint8, SPELLS),  # of unseen cards in hands: shuffles since they were drawn
        ("pile", np.int8),
        ("discard", np.int8),
        ("fronts", np.int8),  # spells in front of all players
        ("held", np.uint8, SEATS),
        ("holder", np.uint8, ACCOLADES),  # seat + 1; 0 = nobody yet
        # the turn
        ("turns", np.uint8),  # finished ones
        ("stage", np.uint8),  # how far the turn is; see turn.py
        ("card", np.uint8),  # card + 1 that is being played
        ("word", np.uint8),  # how many words of its effect have begun
        ("element", np.uint8),  # element + 1 of the tile in hand
        # the question
        ("phase", np.uint8),  # what is asked; see actions.py
        ("seat", np.uint8),  # who acts, and is asked
        ("left", np.uint8),  # how many more answers it takes
        ("spare", np.uint8, 2),  # so that no byte of the record is padding
    ],
    align=True,
)


@rule
def square_of(tile: int) -> int:
    """Where a tile lies."""
    return tile >> 2


@rule
def kind_of(tile: int) -> int:
    """The element of a tile."""
    return tile & 3


@rule
def index_of(state: State, square: int) -> int:
    """Which tile of the rift lies on a square, or NOWHERE."""
    for i in range(state.count):
        if int(state.rift[i]) >> 2 == square:
            return i
    return NOWHERE


@rule
def put_tile(state: State, square: int, kind: int) -> None:
    """A tile from the supply comes to an empty square."""
    tile = square * 4 + kind
    i = int(state.count)
    while i > 0 and state.rift[i - 1] > tile:
        state.rift[i] = state.rift[i - 1]
        i -= 1
    state.rift[i] = tile
    state.count += 1
    state.supply[kind] -= 1


@rule
def take_tile(state: State, index: int) -> int:
    """A tile of the rift goes back to the supply; returns the tile."""
    tile = int(state.rift[index])
    for i in range(index, state.count):
        state.rift[i] = state.rift[i + 1]
    state.count -= 1
    state.supply[kind_of(tile)] += 1
    return tile


@rule
def turn_tile(state: State, index: int, kind: int) -> None:
    """A tile is exchanged, where it lies, for one of another element from the supply."""
    before = kind_of(int(state.rift[index]))
    state.rift[index] += kind - before
    state.supply[before] += 1
    state.supply[kind] -= 1


@rule
def mark(state: State, square: int) -> None:
    """Remember a square of the choice under way."""
    i = int(state.marked)
    while i > 0 and state.marks[i - 1] > square:
        state.marks[i] = state.marks[i - 1]
        i -= 1
    state.marks[i] = square
    state.marked += 1


@rule
def clear_marks(state: State) -> None:
    """Forget the squares of a choice that is over."""
    for i in range(state.marked):
        state.marks[i] = 0
    state.marked = 0


@rule
def tiles_of_kind(state: State, kind: int) -> int:
    """How many tiles of an element lie in the rift."""
    return int(state.tiles_of[kind]) - int(state.supply[kind])


# ── cards ────────────────────────────────────────────────────────────────────────────────────


@rule
def bits_in(cards: int) -> int:
    """How many bits are set."""
    found = 0
    while cards:
        cards &= cards - 1
        found += 1
    return found


@rule
def nth_bit(cards: int, nth: int) -> int:
    """Which bit is the n-th that is set, counted from 0."""
    bit = 0
    while True:
        if (cards >> bit) & 1:
            if nth == 0:
                return bit
            nth -= 1
        bit += 1


@rule
def add_to_hand(state: State, seat: int, card: int) -> None:
    """A card comes into a hand."""
    state.hand[seat] |= 1 << card
    state.held[seat] += 1


@rule
def take_from_hand(state: State, seat: int, card: int) -> None:
    """A card leaves a hand that holds it."""
    state.hand[seat] &= ~(1 << card)
    state.known[seat] &= ~(1 << card)
    state.age[card] = 0
    state.held[seat] -= 1


@rule
def put_on_discard(state: State, card: int) -> None:
    """A card goes on top of the discard pile."""
    state.discard += 1
    state.cards[SPELLS - state.discard] = card


@rule
def newest_discarded(state: State, among: int) -> int:
    """Where in the discard pile the newest card among some lies, from its top, or NOWHERE."""
    for i in range(state.discard):
        card = int(state.cards[SPELLS - int(state.discard) + i])
        if (among >> card) & 1:
            return i
    return NOWHERE


@rule
def take_from_discard(state: State, place: int) -> int:
    """The card at a place of the discard pile, from its top, leaves it."""
    top = SPELLS - int(state.discard)
    card = int(state.cards[top + place])
    for i in range(top + place, top, -1):
        state.cards[i] = state.cards[i - 1]
    state.cards[top] = 0
    state.discard -= 1
    return card


@rule
def put_in_front(state: State, seat: int, card: int) -> None:
    """A spell comes to lie in front of a player, after those that lie there."""
    i = int(state.fronts)
    while i > 0 and int(state.front[i - 1]) >> 6 > seat:
        state.front[i] = state.front[i - 1]
        i -= 1
    state.front[i] = seat << 6 | card
    state.fronts += 1


@rule
def take_from_front(state: State, place: int) -> int:
    """The spell at a place of the front leaves it; returns the card."""
    card = int(state.front[place]) & 63
    last = int(state.fronts) - 1
    for i in range(place, last):
        state.front[i] = state.front[i + 1]
    state.front[last] = 0
    state.fronts = last
    return card


@rule
def front_place(state: State, card: int) -> int:
    """Where a spell lies in front of somebody, or NOWHERE."""
    for i in range(state.fronts):
        if int(state.front[i]) & 63 == card:
            return i
    return NOWHERE
