"""What a seat cannot know, and other worlds that look the same to it.

Unseen cards of another player are the hand, the pile and the discard pile below its top card;
of oneself, the pile and the discard pile below its top. Which cards these are together, anybody
who watched can tell: all cards of the guilds in play are known, and so is who captured what.
Where each of them lies is taken as unknown. That is a choice: somebody with a perfect memory
would also know the discard piles, which may not be looked through.

The trainer's plans lie in a pile face up: the next one is seen, the order of those below it is
unknown until all have been used once.
"""

from __future__ import annotations

from elementarium.core.random import IMAGINATION, Words, below, seed_words
from elementarium.core.rule import rule
from elementarium.games.riftforce.actions import CHOOSE_PLACE, CHOOSE_SUMMONER
from elementarium.games.riftforce.choices import fitting
from elementarium.games.riftforce.modes import is_solo
from elementarium.games.riftforce.plans import shuffle_plans, sort_plans
from elementarium.games.riftforce.state import PLANS, ROOM, State


@rule
def determinize(state: State, seat: int, seed: int) -> None:
    """Reshuffle in place all that this seat cannot know, the chance to come included.

    The outcome depends on the seed and on what the seat knows, on nothing else: the unseen cards
    are brought into order before they are shuffled.
    """
    seed_words(state.random, seed, IMAGINATION)
    for other in range(state.seats):
        open_hand = int(state.held[other]) if other == seat else 0
        sort_unseen(state, other, open_hand, unseen_size(state, other))
        shuffle_unseen(state, other, open_hand)
        sort_unseen(state, other, 0, int(state.held[other]))
    if hides_picked(state, seat):
        imagine_picked(state)
    if is_solo(state):
        sort_plans(state, plans_seen(state))
        shuffle_plans(state, plans_seen(state))


@rule
def plans_seen(state: State) -> int:
    """How many plans have been seen: the pile lies face up, and once it was turned over, all."""
    if state.phase == CHOOSE_SUMMONER:
        return 0
    return min(int(state.rounds) + 1, PLANS)


@rule
def unseen_size(state: State, seat: int) -> int:
    """How many cards of a seat lie in its hand, pile and discard pile below the top."""
    return int(state.held[seat] + state.pile[seat]) + max(int(state.discard[seat]) - 1, 0)


@rule
def unseen_card(state: State, seat: int, k: int) -> int:
    """The k-th of them: first the hand, then the pile, then the discard pile from below."""
    if k < state.held[seat]:
        return int(state.hand[seat, k])
    k -= int(state.held[seat])
    if k < state.pile[seat]:
        return int(state.cards[seat, k])
    return int(state.cards[seat, ROOM - 1 - (k - int(state.pile[seat]))])


@rule
def put_unseen_card(state: State, seat: int, k: int, card: int) -> None:
    """Put another card in the place of the k-th."""
    if k < state.held[seat]:
        state.hand[seat, k] = card
        return
    k -= int(state.held[seat])
    if k < state.pile[seat]:
        state.cards[seat, k] = card
    else:
        state.cards[seat, ROOM - 1 - (k - int(state.pile[seat]))] = card


@rule
def swap_unseen(state: State, seat: int, k: int, other: int) -> None:
    """Exchange two unseen cards of a seat."""
    card = unseen_card(state, seat, k)
    put_unseen_card(state, seat, k, unseen_card(state, seat, other))
    put_unseen_card(state, seat, other, card)


@rule
def shuffle_unseen(state: State, seat: int, first: int) -> None:
    """Shuffle a seat's unseen cards among their places, from the `first` place on."""
    words: Words = state.random
    for last in range(unseen_size(state, seat) - 1, first, -1):
        swap_unseen(state, seat, last, first + below(words, last + 1 - first))


@rule
def sort_unseen(state: State, seat: int, first: int, end: int) -> None:
    """Bring some of a seat's unseen cards, such as its hand, into rising order."""
    for last in range(first + 1, end):
        card = unseen_card(state, seat, last)
        k = last
        while k > first and unseen_card(state, seat, k - 1) > card:
            put_unseen_card(state, seat, k, unseen_card(state, seat, k - 1))
            k -= 1
        put_unseen_card(state, seat, k, card)


@rule
def hides_picked(state: State, seat: int) -> bool:
    """Whether a card is picked from a hand that this seat does not see: it is not placed yet."""
    return bool(state.phase == CHOOSE_PLACE and state.seat != seat)


@rule
def has_fitting(state: State, seat: int) -> bool:
    """Whether any unseen card of a seat fits the action under way."""
    for k in range(unseen_size(state, seat)):
        if (fitting(state) >> unseen_card(state, seat, k)) & 1:
            return True
    return False


@rule
def imagine_picked(state: State) -> None:
    """Somebody else has picked a card: let it be any that fits, and let the hand hold it."""
    seat = int(state.seat)
    if state.count == 0:
        state.card = state.hand[seat, below(state.random, int(state.held[seat]))]
        state.picked = int(state.card) + 1
    elif has_fitting(state, seat):
        k = below(state.random, unseen_size(state, seat))
        while not (fitting(state) >> unseen_card(state, seat, k)) & 1:
            k = (k + 1) % unseen_size(state, seat)
        state.picked = unseen_card(state, seat, k) + 1
        if k >= state.held[seat]:
            swap_unseen(state, seat, below(state.random, int(state.held[seat])), k)
            sort_unseen(state, seat, 0, int(state.held[seat]))
