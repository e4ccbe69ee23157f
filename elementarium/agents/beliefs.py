"""Beliefs: what both players of a round may think of each other's hand.

Nothing in a round of Elements is hidden but the two hands that were dealt, of which there are 192.
What both see is an *open table*: one in which everybody still holds all cards they have not shown.
With it goes, for either player, how likely they would have come here with each of these hands, if
they play as we do. Table and beliefs together are a *scene*; from there on nothing else counts.

The sums below are written once for NumPy, which plays, and for torch, which learns.
"""

from __future__ import annotations

from itertools import product
from math import comb, prod
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from elementarium.agents.tower import SELDOM
from elementarium.core.engine import Ids, Observation, State, Table
from elementarium.core.events import Log, LogTable
from elementarium.core.rule import rule
from elementarium.games.elements.actions import ACTIONS, REVEAL
from elementarium.games.elements.cards import COPIES, DEALT, KINDS, YIN_YANG
from elementarium.games.elements.encode import OBSERVATION
from elementarium.games.elements.setup import clear
from elementarium.games.elements.stakes import SCALES, see_round
from elementarium.games.elements.state import SEATS
from elementarium.games.elements.turn import apply, legal

Array = Any
"""Of NumPy or of torch."""


def all_hands() -> list[tuple[int, ...]]:
    """Every hand that can be dealt, as counts of cards by kind."""
    counts = product(*(range(copies + 1) for copies in COPIES))
    return [hand for hand in counts if sum(hand) == DEALT]


HANDS = np.array(all_hands(), np.int8)
NUMBER = {tuple(hand): number for number, hand in enumerate(HANDS.tolist())}
"""The place of a hand in that list."""
SUMS = HANDS.astype(np.int64) @ np.arange(1, KINDS + 1)
"""The points of every hand."""
GOING_ON = REVEAL
"""Choices below this are those after which the round goes on."""

FACTS = 2 * KINDS + 5
"""Cards of each kind that the player to move has shown, and the other one; whether one can take
from the chain, and whether one can surrender; the limit; and what makes the points of a hand as it
was dealt the sum of the player to move, and that of the other one."""
CHAINED, YIELDING, LIMIT, OWN, OTHER = range(2 * KINDS, FACTS)

MOST_GAP = 2 * DEALT * (YIN_YANG + 1)
"""Points that two sums can be apart, but for the hands as they were dealt: where one player has
taken all the Yin-Yangs that the other one held."""
LARGEST_BLOCK = 64
"""Scenes, of those with the same gap, that are summed up at once."""
SHARPNESS = 4.0
"""What makes beliefs as large as other numbers that a network sees."""
LIKELY_POINTS = 8
"""What makes points about as large as well."""
INPUTS = OBSERVATION + 4 * len(HANDS)
"""Numbers that a network sees of a scene: the open table, and of either player's hands how likely
each is, and what a reveal now would bring it."""
SEEN_OF_EACH = 3
"""Numbers that it sees of each hand by itself: how likely it is, what a reveal would bring it, and
whether its points are within the limit."""
MARKS = 2 + KINDS
"""Numbers by which hands change alike, for a player: what makes their points the sum, how far the
limit is above that, and the cards of each kind that were shown of them."""
SLIP = 0.02
"""How often anything is chosen, for all that everybody thinks: so who meets what should never be
chosen does not believe too much of it."""
LEAST = 1e-3
"""How likely it stays, at least, that somebody who could has come here with a hand."""
TINY = 1e-20
"""Added to what may be nothing, and is divided by."""
NEVER = -1e9
"""How much speaks for what cannot be chosen."""
WEIGHTS = ACTIONS * len(HANDS)
OUTPUTS = WEIGHTS + 2 * len(HANDS)
"""What a network says: hand by hand, how much speaks for each choice; then what the round is worth
with each hand, to the player to move and to the other one."""

HEADS = 5
"""Layers at the end of such a network that look at every hand: what the scene means for hands of
both players; what each of them is, of the one and of the other; and what follows from both. The
layers for hands see the numbers above, then marks, then each by its own number."""
FIXED = np.concatenate(
    [np.stack([SUMS, -SUMS], 1) / LIKELY_POINTS, HANDS / 2, np.eye(len(HANDS))], 1
).astype(np.float32)
"""What never changes of each hand: what its marks would be if nothing had happened, and its
number."""


def ways() -> npt.NDArray[np.float32]:
    """How likely two hands are dealt together; one on average."""
    counts = [
        [
            prod(
                comb(copies, a) * comb(copies - a, b) if a + b <= copies else 0
                for copies, a, b in zip(COPIES, one, other, strict=True)
            )
            for other in HANDS.tolist()
        ]
        for one in HANDS.tolist()
    ]
    together: npt.NDArray[np.float32] = (np.array(counts) / np.mean(counts)).astype(np.float32)
    return together


@rule
def open_table(state: State, surrender: int, starter: int) -> None:
    """The beginning of a round as everybody sees it: any card may be in any hand."""
    clear(state)
    state.surrender = surrender
    state.starter = starter
    state.seat = starter
    for kind in range(KINDS):
        state.aside[kind] = 0
        for seat in range(SEATS):
            state.hand[seat, kind] = COPIES[kind]


@rule
def see(state: State, cost: int, other_cost: int, row: Observation, facts: Observation) -> None:
    """What there is to be seen of an open table, for the player to move."""
    seat = int(state.seat)
    see_round(state, cost, other_cost, row)
    for kind in range(KINDS):
        facts[kind] = COPIES[kind] - state.hand[seat, kind]
        facts[KINDS + kind] = COPIES[kind] - state.hand[1 - seat, kind]
    facts[CHAINED] = state.links > 0
    facts[YIELDING] = state.surrender
    facts[LIMIT] = state.limit
    facts[OWN] = state.total[seat]
    facts[OTHER] = state.total[1 - seat]


@rule
def go_on(state: State, ids: Ids, action: int, log: Log) -> None:
    """Make a choice at an open table, if some hand can make it."""
    for k in range(legal(state, ids)):
        if ids[k] == action:
            apply(state, action, log)


@rule
def open_one(table: Table, surrender: int, starter: int) -> None:
    """The beginning of a round as everybody sees it."""
    open_table(table[0], surrender, starter)


@rule
def see_one(table: Table, cost: int, other_cost: int, row: Observation, facts: Observation) -> None:
    """What there is to be seen of an open table."""
    see(table[0], cost, other_cost, row, facts)


@rule
def go_on_one(table: Table, ids: Ids, action: int, log: LogTable) -> None:
    """Make a choice at an open table."""
    go_on(table[0], ids, action, log[0])


class Beliefs(NamedTuple):
    """What there is to be known of both players' hands, scene by scene."""

    likely: Array
    """How likely the player to move holds each."""
    others_likely: Array
    reveals: Array
    """What a reveal now would bring the player to move with each."""
    others_reveal: Array
    """What it would bring the other one, who is not asked."""


def sides(numbers: Any, rows: Array, marks: Array, sums: Array) -> list[Array]:
    """What a network sees of each hand by itself, of the one player and of the other."""
    parts = (rows[:, OBSERVATION + k * len(HANDS) :][:, : len(HANDS)] for k in range(4))
    own, others, reveals, others_reveal = parts
    within = (marks[:, :, 1, None] >= sums / LIKELY_POINTS) * 1.0
    seen = (own, reveals, within[:, 0]), (others, others_reveal, within[:, 1])
    return [numbers.stack(each, 2) for each in seen]


class Odds:
    """The sums that beliefs take, a row for each scene; for arrays of NumPy or of torch.

    `own` and `others` say how likely the player to move and the other one would have come here with
    each hand, whatever the cards: nothing where they could not.
    """

    def __init__(self, numbers: Any = np, made: Any = np.asarray, zeros: Any = np.zeros) -> None:
        """With the functions of a library, what makes its arrays of those of NumPy, and zeros."""
        self._numbers, self._zeros = numbers, zeros
        together = ways()
        self._cards, self._sums, self._scales = made(HANDS), made(SUMS), made(SCALES)
        self._levels = made(np.arange(-MOST_GAP, MOST_GAP + 1))
        self.ways = made(together)
        gaps = np.arange(-MOST_GAP, MOST_GAP + 1)[:, None, None]
        self._as_much = made(together * (SUMS[:, None] >= SUMS + gaps))

    def beliefs(self, facts: Array, own: Array, others: Array) -> Beliefs:
        """What there is to be known of both players' hands."""
        limit, points, other = facts[:, LIMIT], facts[:, OWN], facts[:, OTHER]
        return Beliefs(
            self.likely(own, others),
            self.likely(others, own),
            self.reveals(own, others, limit, points, other),
            self.reveals(others, own, limit, other, points),
        )

    def sights(self, seen: Array, facts: Array, known: Beliefs) -> tuple[Array, Array]:
        """What a network sees of scenes, and the marks of both players' hands."""
        own, others = (SHARPNESS * self._numbers.sqrt(each) for each in known[:2])
        parts = [seen * self._scales, own, others, known.reveals, known.others_reveal]
        limit, shown, others_shown = facts[:, LIMIT], facts[:, :KINDS], facts[:, KINDS : 2 * KINDS]
        marks = [
            self._marks(limit, facts[:, OWN], shown),
            self._marks(limit, facts[:, OTHER], others_shown),
        ]
        return self._numbers.concatenate(parts, 1), self._numbers.stack(marks, 1)

    def _marks(self, limit: Array, points: Array, shown: Array) -> Array:
        """By what the hands of a player change alike."""
        sums = self._numbers.stack([points, limit - points], 1) / LIKELY_POINTS
        return self._numbers.concatenate([sums, shown / -2], 1)

    def likely(self, own: Array, others: Array) -> Array:
        """How likely a player holds each hand."""
        met = own * (others @ self.ways)
        return met / (met.sum(1)[:, None] + TINY)

    def choices(self, likely: Array, facts: Array) -> Array:
        """What can be chosen with each hand: nothing with one that cannot be here."""
        here = likely > 0
        played = (self._cards > facts[:, None, :KINDS]) & here[:, :, None]
        taken = here & (facts[:, CHAINED, None] > 0)
        revealed = here & (self._sums + facts[:, OWN, None] <= facts[:, LIMIT, None])
        given_up = here & (facts[:, YIELDING, None] > 0)
        others = (taken, played[:, :, YIN_YANG], revealed, given_up)
        return self._numbers.concatenate([played, *(each[:, :, None] for each in others)], 2)

    def shares(self, weights: Array, choices: Array) -> Array:
        """How often each choice is made; every possible one is now and then.

        Otherwise nobody could believe what they see.
        """
        weights = self._numbers.where(choices, weights, NEVER)
        powers = self._numbers.exp(weights - self._numbers.amax(weights, 2)[:, :, None]) * choices
        shares = powers / (powers.sum(2)[:, :, None] + TINY)
        return (1 - SLIP) * shares + SLIP * choices / (choices.sum(2)[:, :, None] + TINY)

    def played(self, shares: Array) -> Array:
        """How often each choice is really made: rare ones are not."""
        rare = shares < SELDOM * self._numbers.amax(shares, 2)[:, :, None]
        kept = self._numbers.where(rare, 0.0, shares)
        return kept / (kept.sum(2)[:, :, None] + TINY)

    def after(self, own: Array, shares: Array) -> Array:
        """How likely somebody has come here with each hand who makes a choice so often with it."""
        come = own * shares
        come = come / (come.sum(1)[:, None] + TINY)
        return self._numbers.where((come > 0) & (come < LEAST), LEAST, come)

    def reveals(
        self, own: Array, others: Array, limit: Array, points: Array, other: Array
    ) -> Array:
        """What a reveal brings each hand, where winning is one: it loses above the limit."""
        met = others @ self.ways
        within = others * (self._sums + other[:, None] <= limit[:, None])
        worths = 1 - 2 * self._reaching(within, points - other) / (met + TINY)
        possible = (own > 0) & (self._sums + points[:, None] <= limit[:, None])
        return self._numbers.where(possible, worths, -1.0)

    def faces_reveals(self, revealed: Array, limit: Array, points: Array, other: Array) -> Array:
        """What it brings the other one's hands, in all, that others reveal so often with each."""
        won = self._reaching(revealed, points - other, back=True)
        within = self._sums + other[:, None] <= limit[:, None]
        return 2 * won * within - revealed @ self.ways

    def _reaching(self, weights: Array, gaps: Array, back: bool = False) -> Array:
        """The weight of the hands, row by row, that have as many points as one's own and the gap.

        Each counts as often as the two are dealt together. Back: of those that are so reached.
        """
        # Rows with the same gap go through the same table: block by block, all at once.
        size = max(1, min(LARGEST_BLOCK, len(weights) // LARGEST_BLOCK))
        blocks = len(weights) // size + min(len(weights), len(self._levels))
        number = (gaps[:, None] > self._levels).sum(1)
        counts = (gaps[:, None] == self._levels).sum(0)
        needed = (counts + size - 1) // size
        before, blocks_before = (each.cumsum(0) - each for each in (counts, needed))
        place = number.argsort().argsort() - before[number] + size * blocks_before[number]
        tables = self._zeros(blocks, dtype=number.dtype)
        tables[place // size] = number
        sorted_ = self._zeros((blocks * size, len(HANDS)), dtype=weights.dtype)
        sorted_[place] = weights
        asked = self._as_much[tables]
        by_block = sorted_.reshape(blocks, size, len(HANDS))
        found = by_block @ (asked.swapaxes(1, 2) if back else asked)
        return found.reshape(sorted_.shape)[place]
