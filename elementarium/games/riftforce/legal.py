"""What can be chosen: the ids of all possible choices at any question of the game."""

from __future__ import annotations

from elementarium.core.engine import Ids
from elementarium.core.rule import rule
from elementarium.games.riftforce.actions import (
    ALLY,
    CARRY_OUT,
    CHECK_AND_DRAW,
    CHOOSE_ACTION,
    CHOOSE_BOT,
    CHOOSE_NEXT_CARD,
    CHOOSE_NEXT_ELEMENTAL,
    CHOOSE_PLAN,
    CHOOSE_SUMMONER,
    DISCARD,
    ENEMY,
    FINISH,
    LOCATION,
    OVER,
    PLAY,
    TAKE,
)
from elementarium.games.riftforce.cards import (
    ALL_CARDS,
    ALL_GUILDS,
    NO_CARD,
)
from elementarium.games.riftforce.choices import (
    answers,
    asks_for_enemy,
    asks_for_location,
    can_activate,
    end_to_choose,
    first_to_choose,
    fitting,
    fitting_of_partner,
    locations_to_choose,
)
from elementarium.games.riftforce.reach import posts, waits_for, wanted_number
from elementarium.games.riftforce.state import (
    HAND,
    LOCATIONS,
    State,
    side_of,
)


@rule
def legal(state: State, out: Ids) -> int:
    """Write the ids of all possible choices into `out`, in rising order; return how many."""
    phase = int(state.phase)
    if phase == CHOOSE_ACTION:
        return legal_actions(state, out)
    if phase == CHOOSE_NEXT_CARD:
        return legal_next_cards(state, out)
    if phase == CHOOSE_NEXT_ELEMENTAL:
        return legal_next_elementals(state, out)
    if phase == CHOOSE_SUMMONER:
        return legal_bits(int(state.display), ALL_GUILDS, TAKE, out)
    if phase == OVER:
        return 0
    if phase == CHOOSE_PLAN:
        out[0] = CARRY_OUT
        return 1
    if phase == CHOOSE_BOT:
        return legal_bots(state, out)
    if asks_for_location(phase):
        return legal_bits(locations_to_choose(state, phase), LOCATIONS, LOCATION, out)
    return legal_elementals(state, phase, out)


@rule
def legal_bits(bits: int, size: int, base: int, out: Ids) -> int:
    """An id for each bit that is set."""
    n = 0
    for i in range(size):
        out[n] = base + i
        n += (bits >> i) & 1
    return n


@rule
def legal_actions(state: State, out: Ids) -> int:
    """Check & Draw with fewer than seven cards; play or discard any card in hand."""
    first = 0
    if state.held[state.seat] < HAND:
        out[0] = CHECK_AND_DRAW
        first = 1
    end = playable(state, ALL_CARDS, first, out)
    n = end
    for i in range(first, end):
        out[n] = out[i] + (DISCARD - PLAY)
        n += 1
    return n


@rule
def playable(state: State, cards: int, n: int, out: Ids) -> int:
    """An id for each different card in hand that is among `cards`, after the `n` there are."""
    seat = int(state.seat)
    before = NO_CARD
    for i in range(HAND):
        card = int(state.hand[seat, i])
        out[n] = PLAY + card
        n += (cards >> card) & (card != before)
        before = card
    return n


@rule
def legal_next_cards(state: State, out: Ids) -> int:
    """Finish, or play another card that fits."""
    out[0] = FINISH
    return playable(state, fitting(state), 1, out)


@rule
def legal_next_elementals(state: State, out: Ids) -> int:
    """Finish, or activate another elemental that fits."""
    us = side_of(state.seat)
    own = fitting(state)
    partners = fitting_of_partner(state)
    out[0] = FINISH
    n = 1
    for index in range(state.columns[us, LOCATIONS]):
        out[n] = ALLY + index
        n += can_activate(state, int(state.elementals[us, index]), own, partners)
    return n


@rule
def legal_elementals(state: State, question: int, out: Ids) -> int:
    """The elementals that answer a question in the middle of an ability."""
    base = ENEMY if asks_for_enemy(question) else ALLY
    n = 0
    for index in range(first_to_choose(state, question), end_to_choose(state, question)):
        out[n] = base + index
        n += answers(state, question, index)
    return n


@rule
def legal_bots(state: State, out: Ids) -> int:
    """The bots of the wanted number that can place damage."""
    bots = side_of(state.seat)
    number = wanted_number(state)
    where = posts(state, number)
    n = 0
    for location in range(state.locations):
        if (where >> location) & 1:
            for index in range(state.columns[bots, location], state.columns[bots, location + 1]):
                out[n] = ALLY + index
                n += waits_for(int(state.elementals[bots, index]), number)
    return n
