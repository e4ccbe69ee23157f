"""What can be chosen: the ids of all possible choices at any question of the game."""

from __future__ import annotations

from elementarium.core.engine import Ids
from elementarium.core.rule import rule
from elementarium.games.elemental_rift.accolades import accolades_to_take
from elementarium.games.elemental_rift.actions import (
    CHOOSE_END,
    CHOOSE_SPELL,
    DISCARD,
    FINISH,
    OVER,
    PLAY,
    SQUARE,
    TAKE,
)
from elementarium.games.elemental_rift.choices import (
    answers,
    as_action,
    asks_for_hand,
    asks_for_square,
    origin,
    playable,
)
from elementarium.games.elemental_rift.rift import free_squares
from elementarium.games.elemental_rift.state import State


@rule
def legal(state: State, out: Ids) -> int:
    """Write the ids of all possible choices into `out`, in rising order; return how many."""
    phase = int(state.phase)
    if phase == OVER:
        return 0
    if asks_for_square(phase):
        return free_squares(state, origin(state), SQUARE, out)
    if asks_for_hand(phase):
        return legal_with_hand(state, phase, out)
    found = answers(state, phase)
    n = bit = 0
    while found >> bit:
        if (found >> bit) & 1:
            out[n] = as_action(state, phase, bit)
            n += 1
        bit += 1
    return n


@rule
def legal_with_hand(state: State, phase: int, out: Ids) -> int:
    """Finish; or take an accolade, play or discard a card."""
    out[0] = FINISH
    if phase == CHOOSE_SPELL:
        return legal_bits(playable(state), PLAY, 1, out)
    n = 1
    if phase == CHOOSE_END:
        n = legal_bits(accolades_to_take(state), TAKE, n, out)
    return legal_bits(int(state.hand[state.seat]), DISCARD, n, out)


@rule
def legal_bits(bits: int, base: int, n: int, out: Ids) -> int:
    """An id for each bit that is set, after the `n` there are."""
    bit = 0
    while bits >> bit:
        out[n] = base + bit
        n += (bits >> bit) & 1
        bit += 1
    return n
