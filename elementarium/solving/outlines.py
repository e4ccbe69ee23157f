"""Outlines: situations that are nearly alike, as one number, for the first stage of learning.

What counts is the hand; how far one is from the limit; how far the other sum is likely to be from
one's own, by the cards one does not see; how many cards the other one holds; and the two cards on
top of the chain. There are some four million of them, so each is met often.
"""

from __future__ import annotations

from elementarium.agents.situations import digit, situation, tops
from elementarium.core.rule import rule
from elementarium.games.elements.cards import COPIES, DEALT, KINDS
from elementarium.games.elements.state import State

SLACK = 14
"""Points below or above the limit that are told apart."""
BEHIND = 20
"""Points that the other sum is likely to be below or above one's own, told apart."""
TOPS = 2
"""Cards on top of the chain that are told apart."""

# What tables are told apart by.
OUTLINE, SITUATION = range(2)


@rule
def outline(state: State) -> int:
    """The outline of what the player to move sees, a number above nothing."""
    seat = int(state.seat)
    other = 1 - seat
    key = 1
    unseen, points = 0, 0
    for kind in range(KINDS):
        key = key * (COPIES[kind] + 1) + int(state.hand[seat, kind])
        cards = int(state.hand[other, kind]) + int(state.aside[kind])
        unseen += cards
        points += cards * (kind + 1)
    own, held = int(state.total[seat]), int(state.held[other])
    likely = (int(state.front_total[other]) * unseen + held * points) // unseen
    key = digit(key, int(state.limit) - own, SLACK)
    key = digit(key, likely - own, BEHIND)
    return tops(key, TOPS, state) * (DEALT + 1) + held


@rule
def told_apart(look: int, state: State) -> int:
    """The situation of the player to move, or its outline."""
    return situation(state) if look == SITUATION else outline(state)
