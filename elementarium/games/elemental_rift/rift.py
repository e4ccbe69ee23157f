"""The rift: which tiles are neighbours, which are linked, where another one can be placed.

A set of tiles is one integer, a bit for each by its place in the list.
"""

from __future__ import annotations

from elementarium.core.engine import Ids
from elementarium.core.rule import rule
from elementarium.games.elemental_rift.cards import KINDS
from elementarium.games.elemental_rift.state import (
    MIDDLE,
    NO_TILE,
    SIDE,
    SQUARES,
    STRIDE,
    State,
    bits_in,
    kind_of,
    square_of,
)


@rule
def linked_neighbours(state: State, index: int) -> int:
    """The tiles of the same element that touch a tile: left and right, above and below."""
    tile = int(state.rift[index])
    found = 0
    if index > 0 and state.rift[index - 1] == tile - 4:
        found = 1 << (index - 1)
    if state.rift[index + 1] == tile + 4:
        found |= 1 << (index + 1)
    other = index - 1
    while other >= 0 and state.rift[other] > tile - 4 * STRIDE:
        other -= 1
    if other >= 0 and state.rift[other] == tile - 4 * STRIDE:
        found |= 1 << other
    other = index + 1
    while state.rift[other] < tile + 4 * STRIDE:
        other += 1
    if state.rift[other] == tile + 4 * STRIDE:
        found |= 1 << other
    return found


@rule
def group_at(state: State, index: int) -> int:
    """All tiles linked with a tile, itself included."""
    group = 1 << index
    waiting = group
    at = index
    while waiting:
        while not (waiting >> at) & 1:
            at += 1
        found = linked_neighbours(state, at) & ~group
        group |= found
        waiting = (waiting & ~(1 << at)) | found
        while at > 0 and waiting & ((1 << at) - 1):
            at -= 1
    return group


@rule
def all_tiles(state: State) -> int:
    """Every tile of the rift."""
    return (1 << int(state.count)) - 1


@rule
def tiles_with(state: State, kind: int) -> int:
    """All tiles of an element."""
    found = 0
    for i in range(state.count):
        found |= int(kind_of(int(state.rift[i])) == kind) << i
    return found


@rule
def tiles_linked_by(state: State, kind: int, size: int) -> int:
    """The tiles of an element in groups of at least some size."""
    found = 0
    seen = 0
    for i in range(state.count):
        if kind_of(int(state.rift[i])) == kind and not (seen >> i) & 1:
            group = group_at(state, i)
            seen |= group
            if bits_in(group) >= size:
                found |= group
    return found


@rule
def first_tiles(state: State, kinds: int) -> int:
    """The first tile of each group of some elements, which stands for the group."""
    found = 0
    seen = 0
    for i in range(state.count):
        if (kinds >> kind_of(int(state.rift[i]))) & 1 and not (seen >> i) & 1:
            seen |= group_at(state, i)
            found |= 1 << i
    return found


@rule
def largest_groups(state: State) -> int:
    """The size of the largest group of each element, eight bits each."""
    sizes = 0
    seen = 0
    for i in range(state.count):
        if not (seen >> i) & 1:
            group = group_at(state, i)
            seen |= group
            shift = 8 * kind_of(int(state.rift[i]))
            size = bits_in(group)
            if size > (sizes >> shift) & 255:
                sizes = (sizes & ~(255 << shift)) | size << shift
    return sizes


@rule
def size_in(sizes: int, kind: int) -> int:
    """The size of an element's largest group, out of all."""
    return (sizes >> (8 * kind)) & 255


@rule
def kinds_in_rift(state: State) -> int:
    """The elements that lie in the rift."""
    found = 0
    for kind in range(KINDS):
        found |= int(state.supply[kind] < state.tiles_of[kind]) << kind
    return found


@rule
def kinds_in_supply(state: State) -> int:
    """The elements of which there is a tile left."""
    found = 0
    for kind in range(KINDS):
        found |= int(state.supply[kind] > 0) << kind
    return found


# ── where a tile can be placed ───────────────────────────────────────────────────────────────


@rule
def is_square(square: int) -> bool:
    """Whether a number is a square of the table, and not beyond an edge."""
    return 0 <= square < SQUARES and square % STRIDE < SIDE


@rule
def free_squares(state: State, but: int, base: int, out: Ids) -> int:
    """Write the empty squares next to a tile, each plus `base`, except one; return how many.

    The four neighbours of all tiles are four rising lists: they are merged, and what is occupied
    falls out.
    """
    if state.count == 0:
        out[0] = base + MIDDLE
        return int(but != MIDDLE)
    above = left = right = below = here = n = 0
    last = int(state.count)
    while below < last:
        square = square_of(int(state.rift[below])) + STRIDE
        square = min(square, square_of(int(state.rift[above])) - STRIDE)
        square = min(square, square_of(int(state.rift[left])) - 1)
        square = min(square, square_of(int(state.rift[right])) + 1)
        above += square_of(int(state.rift[above])) - STRIDE == square
        left += square_of(int(state.rift[left])) - 1 == square
        right += square_of(int(state.rift[right])) + 1 == square
        below += square_of(int(state.rift[below])) + STRIDE == square
        while square_of(int(state.rift[here])) < square:
            here += 1
        out[n] = base + square
        empty = square_of(int(state.rift[here])) != square
        n += empty and square != but and is_square(square)
    return n


@rule
def sole_free_square(state: State, but: int) -> int:
    """The only empty square next to a tile, NO_TILE if there are several, −1 if there is none.

    Only a rift of one tile or none can have fewer than two.
    """
    if state.count == 0:
        return -1 if but == MIDDLE else MIDDLE
    found = -1
    if state.count == 1:
        at = square_of(int(state.rift[0]))
        for way in (-STRIDE, -1, 1, STRIDE):
            if is_square(at + way) and at + way != but:
                found = at + way if found == -1 else NO_TILE
        return found
    return NO_TILE
