"""The observation as numbers: a row of int8, from the point of view of one seat.

`LAYOUT` names its parts. Seats count from the one who looks, clockwise. The rift is seen through a
window of 15 × 15 squares around its middle; a tile outside it, far from all others, is not seen.
"""

from __future__ import annotations

from elementarium.core.engine import Observation
from elementarium.core.rule import rule
from elementarium.games.elemental_rift.accolades import merit
from elementarium.games.elemental_rift.actions import OVER, PHASES
from elementarium.games.elemental_rift.cards import KINDS
from elementarium.games.elemental_rift.rift import largest_groups, size_in
from elementarium.games.elemental_rift.state import (
    ACCOLADES,
    SEATS,
    SIDE,
    SPELLS,
    STRIDE,
    State,
    kind_of,
    square_of,
)

WINDOW = 15
MOST = 127
ASKED = len(PHASES)

LAYOUT = (
    ("rift", (KINDS + 1) * WINDOW * WINDOW),  # a plane for each element, one for marked squares
    ("hand", SPELLS),
    ("front", SEATS * SPELLS),
    ("known", SEATS * SPELLS),
    ("discard", SPELLS),
    ("unseen", SPELLS),  # the other hands and the pile, together
    ("played", SPELLS),
    ("resolving", SPELLS),  # the card that is being played
    ("holder", SEATS * ACCOLADES),
    ("merit", SEATS * ACCOLADES),
    ("held", SEATS),
    ("supply", KINDS),
    ("largest", KINDS),
    ("element", KINDS),  # of the tile in hand
    ("question", ASKED),
    # to move, turns, pile, answers left, players, top row and left column of the window
    ("game", 7),
)
OBSERVATION = sum(size for _, size in LAYOUT)


@rule
def encode(state: State, seat: int, out: Observation) -> None:
    """What a seat sees, and nothing else."""
    for i in range(OBSERVATION):
        out[i] = 0
    top, left = window_row(state), window_column(state)
    at = encode_rift(state, top, left, out)
    at = encode_cards(state, seat, at, out)
    for accolade in range(ACCOLADES):
        for other in range(state.seats):
            whose = at + after(state, seat, other) * ACCOLADES + accolade
            out[whose] = state.holder[accolade] == other + 1
            out[whose + SEATS * ACCOLADES] = merit(state, other, accolade)
    at += 2 * SEATS * ACCOLADES
    for other in range(state.seats):
        out[at + after(state, seat, other)] = state.held[other]
    at += SEATS
    sizes = largest_groups(state)
    for kind in range(KINDS):
        out[at + kind] = state.supply[kind]
        out[at + KINDS + kind] = size_in(sizes, kind)
        out[at + 2 * KINDS + kind] = state.element == kind + 1
    at += 3 * KINDS
    out[at + int(state.phase)] = 1
    at += ASKED
    out[at] = state.phase != OVER and state.seat == seat
    out[at + 1] = min(int(state.turns), MOST)
    out[at + 2] = state.pile
    out[at + 3] = state.left
    out[at + 4] = state.seats
    out[at + 5] = top
    out[at + 6] = left


@rule
def after(state: State, seat: int, other: int) -> int:
    """How many seats clockwise from one player another one sits."""
    return (other + int(state.seats) - seat) % int(state.seats)


@rule
def window_row(state: State) -> int:
    """The first row of the window, so that as much above the rift is seen as below it."""
    if state.count == 0:
        return (SIDE - WINDOW) // 2
    first = square_of(int(state.rift[0])) // STRIDE
    last = square_of(int(state.rift[int(state.count) - 1])) // STRIDE
    return (first + last + 1 - WINDOW) // 2


@rule
def window_column(state: State) -> int:
    """The first column of the window."""
    if state.count == 0:
        return (SIDE - WINDOW) // 2
    first, last = SIDE, 0
    for i in range(state.count):
        column = square_of(int(state.rift[i])) % STRIDE
        first = min(first, column)
        last = max(last, column)
    return (first + last + 1 - WINDOW) // 2


@rule
def encode_rift(state: State, top: int, left: int, out: Observation) -> int:
    """The tiles and the marked squares in the window; returns where the next part begins."""
    for i in range(state.count):
        tile = int(state.rift[i])
        show(kind_of(tile), square_of(tile), top, left, out)
    for i in range(state.marked):
        show(KINDS, int(state.marks[i]), top, left, out)
    return (KINDS + 1) * WINDOW * WINDOW


@rule
def show(plane: int, square: int, top: int, left: int, out: Observation) -> None:
    """A square in a plane, if the window reaches it."""
    row, column = square // STRIDE - top, square % STRIDE - left
    if 0 <= row < WINDOW and 0 <= column < WINDOW:
        out[(plane * WINDOW + row) * WINDOW + column] = 1


@rule
def encode_cards(state: State, seat: int, at: int, out: Observation) -> int:
    """Where the cards are; returns where the next part begins."""
    hand, front = at, at + SPELLS
    known = front + SEATS * SPELLS
    discard = known + SEATS * SPELLS
    unseen = discard + SPELLS
    for card in range(state.deck_size):
        out[hand + card] = (int(state.hand[seat]) >> card) & 1
        out[unseen + card] = 1 - out[hand + card]
        out[unseen + SPELLS + card] = (int(state.played) >> card) & 1
        out[unseen + 2 * SPELLS + card] = state.card == card + 1
    for other in range(state.seats):
        row = known + after(state, seat, other) * SPELLS
        for card in range(state.deck_size):
            if (int(state.known[other]) >> card) & 1:
                out[row + card] = 1
                out[unseen + card] = 0
    for i in range(state.fronts):
        owner, card = int(state.front[i]) >> 6, int(state.front[i]) & 63
        out[front + after(state, seat, owner) * SPELLS + card] = 1
        out[unseen + card] = 0
    for i in range(state.discard):
        card = int(state.cards[SPELLS - 1 - i])
        out[discard + card] = 1
        out[unseen + card] = 0
    return unseen + 3 * SPELLS
