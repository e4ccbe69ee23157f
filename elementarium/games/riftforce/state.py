"""The table as one record, and the small moves everything else is made of.

    side 1      last  ...
                first                          columns grow away from the rift
    rift     ══[ 0 ]══[ 1 ]══[ 2 ]══[ 3 ]══[ 4 ]══
                first
    side 0      last  ...

Each side keeps one list of elementals, grouped by location from left to right, at each
location from the first (nearest to the rift) to the last. `columns[side, location]` is where a
location's group begins in it; the group ends where the next one begins.

Room: a duel has 72 elementals, a team game 108, and all of them may end on one side (Music).
A player's pile and discard pile share one row of `cards`, the pile growing from its left end
and the discard pile from its right end: together they never hold more than all 108.
A hand never holds more than 7; its free places hold NO_CARD. All other entries not in use are
zero, so equal tables are equal bytes.
"""

from __future__ import annotations

import numpy as np

from elementarium.core import engine
from elementarium.core.rule import rule
from elementarium.games.riftforce.cards import NO_CARD, guild_of

State = engine.State


SEATS = 4
SIDES = 2
LOCATIONS = 6
ROOM = 108
HAND = 7
GUILDS_EACH = 4
PLANS = 20
NOBODY = -1

STATE = np.dtype(
    [
        ("random", np.uint32, 4),  # the generator: all chance comes from here
        ("display", np.int32),  # draft: a bit for each summoner to choose from
        ("score", np.int16, SIDES),
        ("rounds", np.int16),  # finished rounds
        # the table
        ("fallen", np.int16),  # a bit for each column that holds a fallen elemental
        ("elementals", np.int16, (SIDES, ROOM)),
        ("columns", np.uint8, (SIDES, LOCATIONS + 1)),
        # the question
        ("phase", np.uint8),  # what is asked; see actions.py
        ("seat", np.uint8),  # who acts, and is asked; for the trainer the player is
        # the action under way
        ("card", np.uint8),  # the first card played, or the card discarded to activate
        ("shares", np.uint8),  # what the cards of this action still have in common
        ("count", np.uint8),  # cards played or elementals activated so far
        ("low", np.uint8),  # leftmost and
        ("high", np.uint8),  # rightmost location played to
        ("picked", np.uint8),  # card + 1 about to be placed: chosen from the hand, or Music's catch
        ("actor", np.uint8),  # the activated elemental: its index on its side
        ("place", np.uint8),  # its location; while Love heals, the location Love came to
        ("step", np.uint8),  # how far its ability has got
        # the round
        ("positions", np.uint8),  # actions in a round
        ("position", np.uint8),  # which of them is now
        ("order", np.uint8, SEATS),  # the seat at each position; the first has the start marker
        # cards
        ("held", np.uint8, SEATS),  # how many are in each hand
        ("hand", np.uint8, (SEATS, HAND)),  # in rising order, so that the order tells nothing
        ("pile", np.uint8, SEATS),  # how many lie in each pile
        ("discard", np.uint8, SEATS),
        (
            "cards",
            np.uint8,
            (SEATS, ROOM),
        ),  # [pile, bottom to top … 0 … discard from its top]
        ("guilds", np.uint8, (SEATS, GUILDS_EACH)),  # guild + 1, in the order taken; 0 = none yet
        # what was agreed
        ("seats", np.uint8),  # 2 in a duel, 3 or 4 in a team game; 2 with a trainer
        ("locations", np.uint8),  # 5; 6 in a team game
        ("mode", np.uint8),
        ("guild_set", np.uint8),
        ("draft", np.uint8),
        ("stolen_return", np.uint8),
        # the trainer of a solo game
        ("challenges", np.uint8, 3),  # the stars of 5, 6 and 7
        ("stronger", np.uint8),  # the & card: 1, 2 or 3 at 5, 6 or 7; 0 = not in play
        ("stronger_by", np.uint8),  # which of its faces
        ("plans", np.uint8, PLANS),  # in the order of their rounds
        ("spare", np.uint8, 2),  # so that no byte of the record is padding
    ],
    align=True,
)


@rule
def side_of(seat: int) -> int:
    """Seats sit on the two sides in turn: even ones on side 0, odd ones on side 1."""
    return int(seat) & 1


@rule
def is_empty(state: State, side: int, location: int) -> bool:
    """Whether a side has nobody at a location."""
    return bool(state.columns[side, location] == state.columns[side, location + 1])


@rule
def location_at(state: State, side: int, index: int) -> int:
    """The location of a side's elemental."""
    location = 0
    while state.columns[side, location + 1] <= index:
        location += 1
    return location


@rule
def insert_last(state: State, side: int, location: int, elemental: int) -> int:
    """Put an elemental last at a location; return its index."""
    index = int(state.columns[side, location + 1])
    for i in range(int(state.columns[side, LOCATIONS]), index, -1):
        state.elementals[side, i] = state.elementals[side, i - 1]
    state.elementals[side, index] = elemental
    for other in range(1, LOCATIONS + 1):
        state.columns[side, other] += location < other
    return index


@rule
def remove(state: State, side: int, location: int, index: int) -> int:
    """Take an elemental off the table; those behind it close up. Returns the elemental."""
    elemental = int(state.elementals[side, index])
    last = int(state.columns[side, LOCATIONS]) - 1
    for i in range(index, last):
        state.elementals[side, i] = state.elementals[side, i + 1]
    state.elementals[side, last] = 0
    for other in range(1, LOCATIONS + 1):
        state.columns[side, other] -= location < other
    return elemental


@rule
def add_to_hand(state: State, seat: int, card: int) -> None:
    """Sort a card into a hand: every place looks only at itself and the one before."""
    for i in range(HAND - 1, 0, -1):
        higher = max(card, int(state.hand[seat, i - 1]))
        state.hand[seat, i] = min(higher, int(state.hand[seat, i]))
    state.hand[seat, 0] = min(card, int(state.hand[seat, 0]))
    state.held[seat] += 1


@rule
def take_from_hand(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand that holds it; the places after it close up."""
    passed = 0
    for i in range(HAND - 1):
        passed |= state.hand[seat, i] == card
        state.hand[seat, i] = state.hand[seat, i + passed]
    state.hand[seat, HAND - 1] = NO_CARD
    state.held[seat] -= 1


@rule
def put_on_discard(state: State, seat: int, card: int) -> None:
    """Lay a card face up on a discard pile."""
    state.discard[seat] += 1
    state.cards[seat, ROOM - state.discard[seat]] = card


@rule
def take_from_pile(state: State, seat: int) -> int:
    """Take the top card of a pile that has one."""
    state.pile[seat] -= 1
    top = int(state.pile[seat])
    card = int(state.cards[seat, top])
    state.cards[seat, top] = 0
    return card


@rule
def first_owner(state: State, card: int) -> int:
    """The seat that brought a card's guild to the table."""
    guild = guild_of(card) + 1
    for seat in range(SEATS):
        for i in range(GUILDS_EACH):
            if state.guilds[seat, i] == guild:
                return seat
    return NOBODY
