"""A ledger of situations: what is regretted in each of them, and how they were played."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.agents.situations import Situations
from elementarium.core.errors import ElementariumError
from elementarium.core.game import find_game
from elementarium.games.elements.actions import ACTIONS
from elementarium.solving.outlines import SITUATION
from elementarium.solving.regrets import place

Numbers = npt.NDArray[np.float32]
Places = npt.NDArray[np.int64]

MOST_FULL = 0.6
"""Of the room of a table that does not grow, so that all of it finds a place."""
SLICE = 1 << 20
"""Places that are written, read or copied at a time."""
ROW = np.dtype(
    [
        ("place", np.int64),
        ("key", np.int64),
        ("regrets", np.float32, ACTIONS),
        ("played", np.float32, ACTIONS),
    ]
)
"""A situation in a file."""
MEMORY = 8 << 30
"""Bytes that a machine has that does not say how many."""


def made(function: Callable[..., Any]) -> Callable[..., Any]:
    """A rules function of the solver, compiled."""
    return find_game("elements").native.made(function, function.__name__)


def fitting_bits(share: float, most: int) -> int:
    """Of the room for situations that fits into a share of the memory."""
    try:
        memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):
        memory = MEMORY
    return min(most, int(share * memory / ROW.itemsize).bit_length() - 1)


@dataclass(frozen=True)
class Ledger:
    """What is known of situations, each in a place that its number leads to."""

    keys: npt.NDArray[np.int64]
    """The situation in every place; nothing where it is free."""
    regrets: Numbers
    """Of every choice in every place."""
    played: Numbers
    """How much each choice was played, by its weight; best responses do without."""
    look: int = SITUATION
    """What tables are told apart by: by situations, or by outlines of them."""

    @classmethod
    def empty(cls, bits: int, look: int = SITUATION, noting: bool = True) -> Ledger:
        """With room for 2 ** bits situations, perhaps noting how they are played."""
        size = ACTIONS << bits
        played = np.zeros(size if noting else 0, np.float32)
        return cls(np.zeros(1 << bits, np.int64), np.zeros(size, np.float32), played, look)

    @classmethod
    def fixed(cls, situations: Situations) -> Ledger:
        """One that says how a strategy plays, and regrets nothing."""
        bits = int(len(situations.keys) / MOST_FULL).bit_length()
        keys, played = np.zeros(1 << bits, np.int64), np.zeros(ACTIONS << bits, np.float32)
        made(place)(situations.keys, situations.shares.reshape(-1), keys, played)
        return cls(keys, np.zeros(0, np.float32), played)

    def save(self, file: Path, **figures: float) -> None:
        """Keep what is known, and some figures; a file is there whole or not at all."""
        unfinished = file.with_suffix(".part")
        with unfinished.open("wb") as stream:
            np.save(stream, np.array(json.dumps({"room": len(self.keys), **figures})))
            for rows in self._rows():
                np.save(stream, rows)
        unfinished.replace(file)

    def _rows(self) -> Iterator[npt.NDArray[np.void]]:
        """All that is known, a slice of the places at a time: it may be half of the memory."""
        for first in range(0, len(self.keys), SLICE):
            places = first + np.flatnonzero(self.keys[first : first + SLICE])
            rows = np.empty(len(places), ROW)
            rows["place"], rows["key"] = places, self.keys[places]
            rows["regrets"] = self.regrets.reshape(-1, ACTIONS)[places]
            rows["played"] = self.played.reshape(-1, ACTIONS)[places]
            yield rows

    def load(self, file: Path) -> dict[str, Any]:
        """Go on with what was kept; returns the figures."""
        try:
            with file.open("rb") as stream:
                figures: dict[str, Any] = json.loads(str(np.load(stream)))
                if figures.pop("room") != len(self.keys):
                    raise ValueError("it was made with another room for situations")
                for _ in range(0, len(self.keys), SLICE):
                    self._note(np.load(stream))
        except (OSError, ValueError, KeyError, IndexError, EOFError) as error:
            raise ElementariumError(f"{file} is not a ledger of situations: {error}") from None
        return figures

    def _note(self, rows: npt.NDArray[np.void]) -> None:
        self.keys[rows["place"]] = rows["key"]
        self.regrets.reshape(-1, ACTIONS)[rows["place"]] = rows["regrets"]
        self.played.reshape(-1, ACTIONS)[rows["place"]] = rows["played"]

    def most_played(self, most: int) -> Places:
        """The places of so many situations that were played most, in falling order."""
        often = self.played.reshape(-1, ACTIONS).sum(1)
        places = np.flatnonzero(often)
        if len(places) > most:
            places = places[np.argpartition(often[places], len(places) - most)[-most:]]
        return places[np.argsort(-often[places], kind="stable")]

    def situations(self, places: Places) -> Situations:
        """How the situations in some places are played."""
        places = places[np.argsort(self.keys[places])]
        played = self.played.reshape(-1, ACTIONS)[places]
        return Situations.of(self.keys[places], played / played.sum(1, keepdims=True))


NOTHING = Ledger(np.zeros(1, np.int64), np.zeros(0, np.float32), np.zeros(ACTIONS, np.float32))
"""Nobody knows anything."""


@dataclass(frozen=True)
class Guide:
    """How somebody plays who has learned: by situations, and by outlines where those are new."""

    situations: Ledger = field(default=NOTHING)
    outlines: Ledger = field(default=NOTHING)

    @property
    def tables(self) -> tuple[npt.NDArray[np.int64], Numbers, npt.NDArray[np.int64], Numbers]:
        """As rules functions want it."""
        return (
            self.situations.keys,
            self.situations.played,
            self.outlines.keys,
            self.outlines.played,
        )
