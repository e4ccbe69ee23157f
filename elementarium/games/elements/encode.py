"""The observation as numbers: a row of int8, from the point of view of one seat.

`LAYOUT` names its parts. Counts of cards are written as steps: of six Yin-Yangs, three are
1 1 1 0 0 0; of two others, one is 1 0.
"""

from __future__ import annotations

from elementarium.core.engine import Observation
from elementarium.core.rule import rule
from elementarium.games.elements.cards import COPIES, DEALT, DECK, KINDS
from elementarium.games.elements.state import CHAIN, State

MOST = 127
SLACK = 14
"""Points below or above the limit that are told apart."""
LINK = KINDS + 1

LAYOUT = (
    ("hand", DECK),
    ("front", DECK),
    ("other_front", DECK),
    ("unseen", DECK),  # the other hand and the cards set aside, together
    ("discarded", DEALT),
    ("other_discarded", DEALT),
    ("held", DEALT),
    ("other_held", DEALT),
    ("chain", CHAIN * LINK),  # from the top: which card, and whether one played it oneself
    ("slack", 2 * SLACK + 1),  # the limit less one's own sum: one of them is 1
    # limit, own sum, sum of the other front, least and most the other sum can be
    ("sums", 5),
    # does the other one's every possible hand win, lose, when one reveals now
    ("certain", 2),
    # to move, started the round, own score, other score, points to win, surrender, miscount
    ("match", 7),
)
OBSERVATION = sum(size for _, size in LAYOUT)


@rule
def encode(state: State, seat: int, out: Observation) -> None:
    """What a seat sees, and nothing else."""
    for i in range(OBSERVATION):
        out[i] = 0
    other = 1 - seat
    at = 0
    for kind in range(KINDS):
        steps(out, at, int(state.hand[seat, kind]))
        steps(out, at + DECK, int(state.front[seat, kind]))
        steps(out, at + 2 * DECK, int(state.front[other, kind]))
        steps(out, at + 3 * DECK, int(state.hand[other, kind]) + int(state.aside[kind]))
        at += COPIES[kind]
    at = 4 * DECK
    steps(out, at, int(state.discarded[seat]))
    steps(out, at + DEALT, int(state.discarded[other]))
    steps(out, at + 2 * DEALT, int(state.held[seat]))
    steps(out, at + 3 * DEALT, int(state.held[other]))
    at += 4 * DEALT
    for link in range(state.links):
        top = at + (int(state.links) - 1 - link) * LINK
        out[top + int(state.chain[link]) - 1] = 1
        out[top + KINDS] = state.played_by[link] == seat
    at += CHAIN * LINK
    own, limit = int(state.total[seat]), int(state.limit)
    out[at + SLACK + max(-SLACK, min(SLACK, limit - own))] = 1
    at += 2 * SLACK + 1
    out[at] = limit
    out[at + 1] = own
    out[at + 2] = state.front_total[other]
    out[at + 3] = least_sum(state, other)
    out[at + 4] = most_sum(state, other)
    at += 5
    out[at] = surely_loses(state, seat)
    out[at + 1] = surely_wins(state, seat)
    at += 2
    out[at] = not state.over and state.seat == seat
    out[at + 1] = state.starter == seat
    out[at + 2] = min(int(state.score[seat]), MOST)
    out[at + 3] = min(int(state.score[other]), MOST)
    out[at + 4] = min(int(state.points_to_win), MOST)
    out[at + 5] = state.surrender
    out[at + 6] = state.miscount


@rule
def steps(out: Observation, at: int, count: int) -> None:
    """A count: so many ones."""
    for i in range(count):
        out[at + i] = 1


@rule
def surely_loses(state: State, seat: int) -> bool:
    """Whether a reveal loses against every hand the other one may have."""
    own, limit = int(state.total[seat]), int(state.limit)
    if own > limit:
        return True
    return own <= least_sum(state, 1 - seat) and most_sum(state, 1 - seat) <= limit


@rule
def surely_wins(state: State, seat: int) -> bool:
    """Whether a reveal wins against every hand the other one may have."""
    own, limit = int(state.total[seat]), int(state.limit)
    if own > limit:
        return False
    return most_sum(state, 1 - seat) < own or least_sum(state, 1 - seat) > limit


@rule
def least_sum(state: State, seat: int) -> int:
    """The least that a player's sum can be, for somebody who does not see the hand."""
    return int(state.front_total[seat]) + lowest_hand(state, seat)


@rule
def most_sum(state: State, seat: int) -> int:
    """The most that a player's sum can be, for somebody who does not see the hand."""
    return int(state.front_total[seat]) + highest_hand(state, seat)


@rule
def lowest_hand(state: State, seat: int) -> int:
    """The least that a hand can be worth, for somebody who does not see it."""
    left = int(state.held[seat])
    total = 0
    for kind in range(KINDS):
        cards = min(left, int(state.hand[seat, kind]) + int(state.aside[kind]))
        total += cards * (kind + 1)
        left -= cards
    return total


@rule
def highest_hand(state: State, seat: int) -> int:
    """The most that a hand can be worth, for somebody who does not see it."""
    left = int(state.held[seat])
    total = 0
    for kind in range(KINDS - 1, -1, -1):
        cards = min(left, int(state.hand[seat, kind]) + int(state.aside[kind]))
        total += cards * (kind + 1)
        left -= cards
    return total
