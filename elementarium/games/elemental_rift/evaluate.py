"""How good a table looks: an estimate for agents that cannot think to the end.

Every player's standing is a sum of what is theirs: accolades and how safe they are, how many spells
are missing for others, now and with the cards in hand that can be paid for, the spells in front and
how far each is from being triggered, the hand, and the turn. Standings are log odds: the chance of
a player is the exponential of theirs among those of all.
"""

from __future__ import annotations

import math

from elementarium.core.rule import rule
from elementarium.games.elemental_rift.accolades import (
    accolades_of,
    merit_of,
    spells_by_element,
)
from elementarium.games.elemental_rift.actions import OVER
from elementarium.games.elemental_rift.cards import (
    KINDS,
    decay_of,
    element_of,
    trigger_of,
    value_of,
)
from elementarium.games.elemental_rift.rift import largest_groups, size_in
from elementarium.games.elemental_rift.state import ACCOLADES, NOBODY, State
from elementarium.games.elemental_rift.turn import ADDING, TO_WIN, winner

# How a standing is made up, in log odds.
HELD = 1.7  # an accolade
WINNING = 1.0  # two of them: they win if they are kept until the next turn
MISSING_0, MISSING_1, MISSING_2 = 0.35, 0.2, 0.05  # an accolade, by the spells missing for it
SOON_0, SOON_1, SOON_2 = 0.3, 0.15, 0.05  # the same, with the cards in hand that can be paid for
LOST_0, LOST_1, LOST_2 = -0.3, -0.15, 0.0  # an accolade held, by what others soon miss for it
LOST_2_0, LOST_2_1, LOST_2_2 = -0.6, -0.3, -0.1  # one of two
GAP_1, GAP_2, GAP_3, GAP_4 = 0.03, 0.05, 0.1, 0.14  # a spell, by what is missing for its trigger
CARD = 0.02
PLAYABLE = 0.08  # a card that can be paid for
TURN = 0.3  # to have it, or to be the next


@rule
def turn(state: State) -> int:
    """A number that changes when a player's turn is over."""
    return int(state.turns)


@rule
def stretch(state: State) -> int:
    """A number that changes when a turn is over, and within it when cards have been drawn."""
    return 2 * int(state.turns) + int(state.stage > ADDING)


@rule
def evaluate(state: State, seat: int) -> float:
    """The result a seat may expect, from -1 to 1; when the game is over, its result."""
    if state.phase == OVER:
        won = winner(state)
        return 0.0 if won == NOBODY else 1.0 if won == seat else -1.0
    sizes = largest_groups(state)
    own = standing(state, seat, sizes)
    against = 0.0
    for other in range(state.seats):
        if other != seat:
            against += math.exp(standing(state, other, sizes) - own)
    return 2.0 / (1.0 + against) - 1.0


@rule
def standing(state: State, seat: int, sizes: int) -> float:
    """What a player has, in log odds."""
    playable = playable_by_element(state, seat, sizes)
    worth = prospects(state, seat, playable, sizes) + spells_in_front(state, seat, sizes)
    worth += CARD * int(state.held[seat]) + PLAYABLE * total(playable)
    return worth + TURN * int(state.seat == seat)


@rule
def prospects(state: State, seat: int, playable: int, sizes: int) -> float:
    """Accolades: those held, if nobody takes them, and those that may come."""
    held = accolades_of(state, seat)
    spells = spells_by_element(state, seat)
    own, soon = merits(state, spells), merits(state, spells + playable)
    theirs = theirs_soon = 0
    for other in range(state.seats):
        if other != seat:
            spells = spells_by_element(state, other)
            theirs = greatest(theirs, merits(state, spells))
            spells += playable_by_element(state, other, sizes)
            theirs_soon = greatest(theirs_soon, merits(state, spells))
    worth = HELD * held + WINNING * int(held >= TO_WIN)
    for accolade in range(ACCOLADES):
        needs = int(state.accolade_needs[accolade])
        if state.holder[accolade] == seat + 1:
            aim = max(needs, size_in(own, accolade) + 1)
            worth += danger(aim - size_in(theirs_soon, accolade), held)
        else:
            aim = max(needs, size_in(theirs, accolade) + 1)
            worth += by_missing(aim - size_in(own, accolade), MISSING_0, MISSING_1, MISSING_2)
            worth += by_missing(aim - size_in(soon, accolade), SOON_0, SOON_1, SOON_2)
    return worth


@rule
def merits(state: State, spells: int) -> int:
    """What spells are good for: a number for each accolade, eight bits each."""
    found = 0
    for accolade in range(ACCOLADES):
        found |= merit_of(spells, int(state.accolade_of[accolade])) << (8 * accolade)
    return found


@rule
def greatest(one: int, other: int) -> int:
    """The greater of two numbers for each accolade."""
    found = 0
    for accolade in range(ACCOLADES):
        found |= max(size_in(one, accolade), size_in(other, accolade)) << (8 * accolade)
    return found


@rule
def danger(missing: int, held: int) -> float:
    """What it costs that others may take an accolade."""
    if held >= TO_WIN:
        return by_missing(missing, LOST_2_0, LOST_2_1, LOST_2_2)
    return by_missing(missing, LOST_0, LOST_1, LOST_2)


@rule
def by_missing(missing: int, none: float, one: float, two: float) -> float:
    """The worth that belongs to a number of missing spells; more than two count for nothing."""
    if missing <= 0:
        return none
    return one if missing == 1 else two if missing == 2 else 0.0


@rule
def playable_by_element(state: State, seat: int, sizes: int) -> int:
    """How many cards of each element in a hand can be paid for, eight bits each."""
    found = 0
    hand = int(state.hand[seat])
    card = 0
    while hand >> card:
        spell = int(state.spells[card])
        kind = element_of(spell)
        if (hand >> card) & 1 and decay_of(spell) <= size_in(sizes, kind):
            found += 1 << (8 * kind)
        card += 1
    return found


@rule
def total(by_element: int) -> int:
    """The numbers of all elements together."""
    found = 0
    for kind in range(KINDS):
        found += size_in(by_element, kind)
    return found


@rule
def spells_in_front(state: State, seat: int, sizes: int) -> float:
    """The spells in front of a player; the farther from their triggers, the better."""
    worth = 0.0
    for i in range(state.fronts):
        if int(state.front[i]) >> 6 == seat:
            spell = int(state.spells[int(state.front[i]) & 63])
            gap = value_of(spell) - size_in(sizes, trigger_of(spell))
            worth += GAP_1 if gap <= 1 else GAP_2 if gap == 2 else GAP_3 if gap == 3 else GAP_4
    return worth
