"""Decay: tiles leave, half as many of the decay element come back on squares just vacated.

The new tiles have the least possible number of touching pairs, and that is always none: colour the
squares like a chessboard; the vacated squares of the more frequent colour are at least half of
them, and no two squares of a colour touch. So the choice is among the sets of vacated squares in
which nothing touches.
"""

from __future__ import annotations

from elementarium.core.events import Log, emit
from elementarium.core.rule import rule
from elementarium.games.elemental_rift.actions import CHOOSE_REPLACEMENT
from elementarium.games.elemental_rift.events import DECAYED, GREW
from elementarium.games.elemental_rift.state import (
    STRIDE,
    State,
    bits_in,
    clear_marks,
    index_of,
    kind_of,
    mark,
    put_tile,
    square_of,
    take_tile,
)


@rule
def mark_tiles(state: State, tiles: int) -> None:
    """Pick some tiles of the rift."""
    for i in range(state.count):
        if (tiles >> i) & 1:
            mark(state, square_of(int(state.rift[i])))


@rule
def decay(state: State, log: Log) -> None:
    """The picked tiles, all of one element, decay; then their squares are to be filled."""
    kind = kind_of(int(state.rift[index_of(state, int(state.marks[0]))]))
    for i in range(state.marked):
        square = int(state.marks[i])
        take_tile(state, index_of(state, square))
        emit(log, DECAYED, kind, square, 0, 0, 0)
    becomes = int(state.decays_to[kind])
    state.element = becomes + 1
    state.left = min((int(state.marked) + 1) // 2, int(state.supply[becomes]))
    state.phase = CHOOSE_REPLACEMENT
    if state.left == 0:
        end_decay(state)


@rule
def replace(state: State, square: int, log: Log) -> None:
    """A tile of the decay element comes to a vacated square; squares next to it stay empty."""
    kind = int(state.element) - 1
    put_tile(state, square, kind)
    emit(log, GREW, kind, square, 0, 0, 0)
    kept = 0
    for i in range(state.marked):
        other = int(state.marks[i])
        if other != square and not touches(other, square):
            state.marks[kept] = other
            kept += 1
    for i in range(kept, state.marked):
        state.marks[i] = 0
    state.marked = kept
    state.left -= 1
    if state.left == 0:
        end_decay(state)


@rule
def end_decay(state: State) -> None:
    """All that come back have come."""
    clear_marks(state)
    state.element = 0


@rule
def touches(one: int, other: int) -> bool:
    """Whether two squares touch orthogonally."""
    apart = abs(one - other)
    return apart == 1 or apart == STRIDE


@rule
def replacements(state: State) -> int:
    """The vacated squares with which the choice can still be completed, as bits of the marks."""
    found = 0
    every = (1 << int(state.marked)) - 1
    for i in range(state.marked):
        rest = every & ~(1 << i) & ~touching(state, i)
        found |= int(has_apart(state, rest, int(state.left) - 1)) << i
    return found


@rule
def touching(state: State, i: int) -> int:
    """The marked squares that touch one of them."""
    found = 0
    for j in range(state.marked):
        found |= int(touches(int(state.marks[i]), int(state.marks[j]))) << j
    return found


@rule
def dark_squares(state: State) -> int:
    """The marked squares of one colour of a chessboard."""
    found = 0
    for i in range(state.marked):
        square = int(state.marks[i])
        found |= ((square // STRIDE + square % STRIDE) & 1) << i
    return found


@rule
def has_apart(state: State, among: int, size: int) -> bool:
    """Whether so many of some marked squares can be taken without any two touching."""
    dark = dark_squares(state) & among
    light = among & ~dark
    if max(bits_in(dark), bits_in(light)) >= size:
        return True
    if bits_in(among) < size:
        return False
    fewer = dark if bits_in(dark) <= bits_in(light) else light
    taken = fewer
    while taken:  # every set of squares of one colour, with all of the other that touch none of it
        if bits_in(taken) + bits_in(untouched(state, taken, among & ~fewer)) >= size:
            return True
        taken = (taken - 1) & fewer
    return False


@rule
def untouched(state: State, taken: int, among: int) -> int:
    """The marked squares that touch none of those taken."""
    for i in range(state.marked):
        if (taken >> i) & 1:
            among &= ~touching(state, i)
    return among
