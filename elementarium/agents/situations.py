"""Situations: tables of Elements that look alike to the player to move, as one number each.

What counts is the hand; all cards one does not see, kind by kind; how far one's own sum is from the
limit and from the other front; the three cards on top of the chain; how many cards the other one
holds, and has discarded. Tables that agree in all of these are one situation, whoever sits where.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.core.engine import Ids, Integers, Table
from elementarium.core.random import Cards
from elementarium.core.rule import rule
from elementarium.games.elements.actions import ACTIONS
from elementarium.games.elements.cards import COPIES, DEALT, KINDS
from elementarium.games.elements.stakes import worth_considering
from elementarium.games.elements.state import State

Rewards = npt.NDArray[np.float32]

FAR = 31
"""Points between two sums that are told apart."""
TOPS = 3
"""Cards on top of the chain that are told apart."""
DIGITS = (
    *(digit for copies in COPIES for digit in (copies + 1, copies + 1)),  # in hand, unseen
    2 * FAR + 1,  # the limit less one's own sum
    2 * FAR + 1,  # the other front less one's own sum
    *[KINDS + 1] * TOPS,  # on top of the chain
    DEALT + 1,  # held by the other one
    DEALT + 1,  # discarded by the other one
)
"""How many values each digit of a situation has, from the first to the last."""
PARTS = 31
"""The whole, in the numbers that shares are kept in."""


@rule
def situation(state: State) -> int:
    """The situation of the player to move, a number above nothing."""
    seat = int(state.seat)
    other = 1 - seat
    key = 1
    for kind in range(KINDS):
        unseen = int(state.hand[other, kind]) + int(state.aside[kind])
        key = key * (COPIES[kind] + 1) + int(state.hand[seat, kind])
        key = key * (COPIES[kind] + 1) + unseen
    own = int(state.total[seat])
    key = digit(key, int(state.limit) - own, FAR)
    key = digit(key, int(state.front_total[other]) - own, FAR)
    key = tops(key, TOPS, state)
    key = key * (DEALT + 1) + int(state.held[other])
    return key * (DEALT + 1) + int(state.discarded[other])


@rule
def digit(key: int, difference: int, most: int) -> int:
    """A number with one more digit: a difference, as far as it is told apart."""
    return key * (2 * most + 1) + max(-most, min(most, difference)) + most


@rule
def tops(key: int, count: int, state: State) -> int:
    """A number with some more digits: the cards on top of the chain."""
    for k in range(count):
        on_chain = state.links > k
        key = key * (KINDS + 1) + (int(state.chain[state.links - 1 - k]) if on_chain else 0)
    return key


@rule
def recall(
    tables: Table, keys: Integers, parts: Cards, ids: Ids, shares: Rewards, known: Cards
) -> None:
    """How likely each choice is at every table whose situation is known."""
    for i in range(tables.shape[0]):
        at = find(keys, situation(tables[i]))
        total = 0
        count = worth_considering(tables[i], ids)
        for k in range(count if at >= 0 else 0):
            total += int(parts[at * ACTIONS + ids[k]])
        known[i] = total > 0
        for k in range(count if total > 0 else 0):
            shares[i * ACTIONS + ids[k]] = parts[at * ACTIONS + ids[k]] / total


@rule
def find(keys: Integers, key: int) -> int:
    """Where a number stands in a rising row; -1 where it does not."""
    low, high = 0, keys.shape[0]
    while low < high:
        middle = (low + high) // 2
        if keys[middle] < key:
            low = middle + 1
        else:
            high = middle
    return low if low < keys.shape[0] and keys[low] == key else -1


@dataclass(frozen=True)
class Situations:
    """How to play in many situations."""

    keys: npt.NDArray[np.int64]
    """In rising order."""
    parts: npt.NDArray[np.uint8]
    """The share of every choice in each of them."""

    @classmethod
    def of(cls, keys: npt.NDArray[np.int64], shares: npt.NDArray[Any]) -> Situations:
        """From exact shares, a row for each situation."""
        return cls(keys, np.round(shares * PARTS).astype(np.uint8))

    @classmethod
    def none(cls) -> Situations:
        """Nothing is known."""
        return cls(np.zeros(0, np.int64), np.zeros((0, ACTIONS), np.uint8))

    @property
    def shares(self) -> npt.NDArray[np.float32]:
        """How likely each choice is, a row for each situation."""
        parts = self.parts.astype(np.float32)
        shares: npt.NDArray[np.float32] = parts / parts.sum(1, keepdims=True)
        return shares

    @classmethod
    def read(cls, kept: Any) -> Situations:
        """From the arrays of a file: it holds the steps between keys, and a row for each choice.

        A strategy may be a network alone.
        """
        if "situations" not in kept.files:
            return cls.none()
        steps, parts = kept["situations"].astype(np.int64), kept["parts"].astype(np.uint8)
        if steps.ndim != 1 or (steps <= 0).any() or parts.shape != (ACTIONS, len(steps)):
            raise ValueError("its situations are out of order")
        if not parts.any(0).all():
            raise ValueError("it does not know what to play in a situation")
        return cls(np.cumsum(steps), np.ascontiguousarray(parts.T))

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """What a file keeps, in the order that packs best."""
        steps = np.diff(self.keys, prepend=0)
        return {"situations": steps, "parts": np.ascontiguousarray(self.parts.T)}

    def recall(self, engine: Any, tables: Table) -> tuple[Rewards, npt.NDArray[np.uint8]]:
        """How likely each choice is at every table, and where that is known."""
        shares = np.zeros((len(tables), ACTIONS), np.float32)
        known = np.zeros(len(tables), np.uint8)
        engine.made(recall, "recall")(
            tables, self.keys, self.parts.reshape(-1), np.zeros(ACTIONS, np.int16),
            shares.reshape(-1), known,
        )  # fmt: skip
        return shares, known
