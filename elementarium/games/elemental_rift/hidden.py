"""What a seat cannot know, and other worlds that look the same to it.

Unseen are the other hands and the order of the pile, except for cards in hands that everybody saw
going there. More is known to whoever counts: when the discard pile becomes the new pile all have
seen which cards these are, so an unseen card in a hand belongs to the pile it was drawn from. Its
`age` says which: the number of shuffles since. Unseen cards change places only with those of the
same age; the youngest ones also with the pile.
"""

from __future__ import annotations

from elementarium.core.random import IMAGINATION, Words, below, seed_words
from elementarium.core.rule import rule
from elementarium.games.elemental_rift.state import State, bits_in, nth_bit


@rule
def determinize(state: State, seat: int, seed: int) -> None:
    """Reshuffle in place all that this seat cannot know, the chance to come included."""
    seed_words(state.random, seed, IMAGINATION)
    for age in range(oldest(state) + 1):
        pool = 0 if age else pile_cards(state)
        for other in range(state.seats):
            if other != seat:
                pool |= unseen(state, other, age)
        if pool:
            deal_again(state, seat, age, pool)


@rule
def oldest(state: State) -> int:
    """The greatest age of a card."""
    found = 0
    for card in range(state.deck_size):
        found = max(found, int(state.age[card]))
    return found


@rule
def pile_cards(state: State) -> int:
    """The cards of the pile, as a set."""
    found = 0
    for i in range(state.pile):
        found |= 1 << int(state.cards[i])
    return found


@rule
def unseen(state: State, seat: int, age: int) -> int:
    """The cards of an age in a hand, of which not everybody knows that they are there."""
    cards = int(state.hand[seat]) & ~int(state.known[seat])
    found = 0
    for card in range(state.deck_size):
        found |= int((cards >> card) & 1 and state.age[card] == age) << card
    return found


@rule
def deal_again(state: State, seat: int, age: int, pool: int) -> None:
    """Give every other hand as many of the unseen cards as it had; the rest is the pile."""
    words: Words = state.random
    left = bits_in(pool)
    for other in range(state.seats):
        had = unseen(state, other, age) if other != seat else 0
        state.hand[other] &= ~had
        gets = 0
        for _ in range(bits_in(had)):
            card = nth_bit(pool, below(words, left))
            pool &= ~(1 << card)
            left -= 1
            gets |= 1 << card
        state.hand[other] |= gets
    for i in range(0 if age else int(state.pile)):
        card = nth_bit(pool, below(words, left))
        pool &= ~(1 << card)
        left -= 1
        state.cards[i] = card
