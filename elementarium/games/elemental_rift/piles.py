"""Drawing, shuffling, and cards that come and go by chance."""

from __future__ import annotations

from elementarium.core.events import Log, emit
from elementarium.core.random import Words, below
from elementarium.core.rule import rule
from elementarium.games.elemental_rift.events import DREW, LOST, RESHUFFLED, emit_card
from elementarium.games.elemental_rift.state import (
    SPELLS,
    State,
    add_to_hand,
    nth_bit,
    put_on_discard,
    take_from_hand,
)

HAND = 3
"""Cards in hand after phase 2."""
OLDEST = 255


@rule
def draw_up(state: State, seat: int, log: Log) -> None:
    """Phase 2: draw up to a hand of three."""
    if state.held[seat] < HAND:
        draw(state, seat, HAND - int(state.held[seat]), log)


@rule
def draw(state: State, seat: int, cards: int, log: Log) -> None:
    """Draw cards one by one, as long as there are any."""
    for _ in range(cards):
        if state.pile == 0:
            reshuffle(state, log)
        if state.pile == 0:
            return
        state.pile -= 1
        card = int(state.cards[state.pile])
        state.cards[state.pile] = 0
        add_to_hand(state, seat, card)
        emit_card(state, log, DREW, seat, card, 0)


@rule
def reshuffle(state: State, log: Log) -> None:
    """The discard pile becomes a new pile; everybody has seen which cards these are."""
    count = int(state.discard)
    if count == 0:
        return
    for i in range(count):
        state.cards[i] = state.cards[SPELLS - count + i]
    for i in range(count, SPELLS):
        state.cards[i] = 0
    state.discard = 0
    state.pile = count
    shuffle_pile(state)
    for seat in range(state.seats):
        grow_old(state, int(state.hand[seat]) & ~int(state.known[seat]))
    emit(log, RESHUFFLED, count, 0, 0, 0, 0)


@rule
def grow_old(state: State, cards: int) -> None:
    """Unseen cards in hand cannot be among those just shuffled."""
    card = 0
    while cards >> card:
        if (cards >> card) & 1:
            state.age[card] = min(int(state.age[card]) + 1, OLDEST)
        card += 1


@rule
def shuffle_pile(state: State) -> None:
    """Shuffle the pile."""
    words: Words = state.random
    for last in range(int(state.pile) - 1, 0, -1):
        other = below(words, last + 1)
        card = state.cards[last]
        state.cards[last] = state.cards[other]
        state.cards[other] = card


@rule
def lose_at_random(state: State, seat: int, cards: int, by: int, log: Log) -> None:
    """Cards go from a hand to the discard pile, at random."""
    words: Words = state.random
    for _ in range(min(cards, int(state.held[seat]))):
        card = nth_bit(int(state.hand[seat]), below(words, int(state.held[seat])))
        take_from_hand(state, seat, card)
        put_on_discard(state, card)
        emit_card(state, log, LOST, seat, card, by)
