"""A memory: how Elements is played in every situation, as one network.

It is taught by a ledger of situations (`elementarium solve elements`), of which there are far too
many for a file. It sees nothing but the number of a situation, digit by digit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.agents.situations import DIGITS, situation
from elementarium.agents.tower import Floats32, Layers, packed, unpacked, weighed
from elementarium.core.engine import Engine, Integers, Table
from elementarium.core.rule import rule
from elementarium.games.elements.cards import KINDS


def faces() -> list[npt.NDArray[np.int8]]:
    """What the digits of a situation look like, a row for each value.

    Counts of cards are steps, as in an observation: two of three are 1 1 0. Of the others one of
    as many numbers as there are values is 1.
    """
    counts = [np.tri(digit, digit - 1, -1, np.int8) for digit in DIGITS[: 2 * KINDS]]
    return counts + [np.eye(digit, dtype=np.int8) for digit in DIGITS[2 * KINDS :]]


FACES = faces()
INPUTS = sum(face.shape[1] for face in FACES)


def digits_of(keys: Any) -> list[Any]:
    """The digits of situations, in the order of DIGITS; of any kind of array."""
    found = []
    for digit in reversed(DIGITS):
        found.append(keys % digit)
        keys = keys // digit
    return found[::-1]


@rule
def situations_at(tables: Table, keys: Integers) -> None:
    """The situation of the player to move at every table."""
    for i in range(tables.shape[0]):
        keys[i] = situation(tables[i])


def situations_of(engine: Engine, tables: Table) -> Integers:
    """The same, as a new row of numbers."""
    keys = np.zeros(len(tables), np.int64)
    engine.made(situations_at, "situations_at")(tables, keys)
    return keys


@dataclass(frozen=True)
class Memory:
    """A network over situations; without layers it knows nothing."""

    layers: Layers

    @classmethod
    def none(cls) -> Memory:
        """Nothing is known."""
        return cls([])

    def weigh(self, keys: Integers) -> Floats32:
        """How much speaks for each choice in each situation."""
        seen = [face[digit] for face, digit in zip(FACES, digits_of(keys), strict=True)]
        return weighed(self.layers, np.concatenate(seen, 1).astype(np.float32))

    @classmethod
    def read(cls, kept: Any) -> Memory:
        """From the arrays of a file; a strategy may have none."""
        return cls(unpacked(kept, "memory"))

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """What a file keeps."""
        return packed(self.layers, "memory")
