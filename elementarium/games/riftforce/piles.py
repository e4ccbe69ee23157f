"""Piles, discard piles and drawing."""

from __future__ import annotations

from elementarium.core.events import Log, emit
from elementarium.core.random import shuffle
from elementarium.core.rule import rule
from elementarium.games.riftforce.cards import COPIES, NUMBERS, new_elemental
from elementarium.games.riftforce.events import DREW, PLACED, RESHUFFLED
from elementarium.games.riftforce.state import (
    GUILDS_EACH,
    HAND,
    ROOM,
    State,
    add_to_hand,
    insert_last,
    side_of,
    take_from_pile,
)


@rule
def build_pile(state: State, seat: int) -> None:
    """The shuffled elementals of a player's guilds."""
    size = 0
    for i in range(GUILDS_EACH):
        guild = int(state.guilds[seat, i]) - 1
        if guild >= 0:
            for number in range(NUMBERS):
                for _ in range(COPIES[number]):
                    state.cards[seat, size] = guild * NUMBERS + number
                    size += 1
    state.pile[seat] = size
    shuffle(state.random, state.cards[seat], size)


@rule
def reshuffle(state: State, seat: int, log: Log) -> None:
    """Turn the discard pile over and shuffle it into a new pile."""
    size = int(state.discard[seat])
    for i in range(min(size, ROOM // 2)):  # a swap, since the two ends may meet
        mirror = ROOM - 1 - i
        card = state.cards[seat, i]
        state.cards[seat, i] = state.cards[seat, mirror]
        state.cards[seat, mirror] = card
    state.pile[seat] = size
    state.discard[seat] = 0
    shuffle(state.random, state.cards[seat], size)
    emit(log, RESHUFFLED, seat, size, 0, 0, 0)


@rule
def draw(state: State, seat: int, log: Log) -> bool:
    """Draw a card; when the pile is empty, from a new one. Returns False if there is none."""
    if state.pile[seat] == 0:
        if state.discard[seat] == 0:
            return False
        reshuffle(state, seat, log)
    card = take_from_pile(state, seat)
    add_to_hand(state, seat, card)
    emit(log, DREW, seat, card, 0, 0, 0)
    return True


@rule
def draw_up(state: State, seat: int, log: Log) -> None:
    """Draw to a hand of seven, or as far as there are cards."""
    while state.held[seat] < HAND and draw(state, seat, log):
        pass


@rule
def place_top_card(state: State, seat: int, location: int, log: Log) -> None:
    """The top card of the pile, placed and not played: no Earth or Love effect."""
    card = take_from_pile(state, seat)
    side = side_of(seat)
    index = insert_last(state, side, location, new_elemental(card, seat))
    emit(log, PLACED, seat, location, index - state.columns[side, location], card, 0)
