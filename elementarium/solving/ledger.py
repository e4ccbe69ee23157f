"""A ledger of situations: what is regretted in each of them, and how they were played."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.agents.situations import Situations
from elementarium.core.errors import ElementariumError
from elementarium.core.game import find_game
from elementarium.solving.regrets import PLACE, Places, place

Numbers = npt.NDArray[np.int64]

MOST_FULL = 0.6
"""Of the room of a table that does not grow, so that all of it finds a place."""
SLICE = 1 << 20
"""Places that are written or read at a time."""
MEMORY = 8 << 30
"""Bytes that a machine has which does not say how many."""


def made(function: Callable[..., Any]) -> Callable[..., Any]:
    """A rules function of the solver, compiled."""
    return find_game("elements").native.made(function, function.__name__)


def fitting_bits(share: float, most: int) -> int:
    """Of the room for situations that fits into a share of the memory."""
    try:
        memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):
        memory = MEMORY
    return min(most, int(share * memory / PLACE.itemsize).bit_length() - 1)


@dataclass(frozen=True)
class Ledger:
    """What is known of situations, each in a place that its number leads to."""

    places: Places

    @classmethod
    def empty(cls, bits: int) -> Ledger:
        """With room for 2 ** bits situations."""
        return cls(np.zeros(1 << bits, PLACE))

    @classmethod
    def fixed(cls, situations: Situations, least: int = 0) -> Ledger:
        """One that says how a strategy plays, and regrets nothing.

        It has room for 2 ** least situations at least.
        """
        ledger = cls.empty(max(least, int(len(situations.keys) / MOST_FULL).bit_length()))
        ledger.write(situations.keys, situations.shares)
        return ledger

    def write(self, keys: Numbers, shares: npt.NDArray[np.float32]) -> None:
        """Note what is played in some situations, as far as there is room."""
        made(place)(keys, shares.reshape(-1), self.places)

    def save(self, file: Path, **figures: float) -> None:
        """Keep what is known, and some figures; a file is there whole or not at all."""
        unfinished = file.with_suffix(".part")
        with unfinished.open("wb") as stream:
            np.save(stream, np.array(json.dumps({"room": len(self.places), **figures})))
            for slots, places in self._known():
                np.save(stream, slots)
                np.save(stream, places)
        unfinished.replace(file)

    def _known(self) -> Iterator[tuple[Numbers, Places]]:
        """All that is known and where, a slice at a time: it may take half of the memory."""
        for first in range(0, len(self.places), SLICE):
            slots = first + np.flatnonzero(self.places["key"][first : first + SLICE])
            yield slots, self.places[slots]

    def load(self, file: Path) -> dict[str, Any]:
        """Go on with what was kept; returns the figures."""
        try:
            with file.open("rb") as stream:
                figures: dict[str, Any] = json.loads(str(np.load(stream)))
                if figures.pop("room") != len(self.places):
                    raise ValueError("it was made with another room for situations")
                for _ in range(0, len(self.places), SLICE):
                    slots, places = np.load(stream), np.load(stream)
                    self.places[slots] = places
        except (OSError, ValueError, KeyError, IndexError, EOFError) as error:
            raise ElementariumError(f"{file} is not a ledger of situations: {error}") from None
        return figures

    @property
    def often(self) -> npt.NDArray[np.float32]:
        """How often each was played, by weight."""
        often: npt.NDArray[np.float32] = self.places["played"].sum(1)
        return often

    def situations(self, slots: Numbers) -> Situations:
        """How the situations in some places are played."""
        places = self.places[slots]
        places = places[np.argsort(places["key"])]
        return Situations.of(places["key"], places["played"] / places["played"].sum(1)[:, None])


NOTHING = Ledger.empty(0)
"""Nobody knows anything."""


@dataclass(frozen=True)
class Guide:
    """How somebody plays who has learned: by situations, and by outlines where those are new."""

    situations: Ledger = NOTHING
    outlines: Ledger = NOTHING

    @property
    def places(self) -> tuple[Places, Places]:
        """As rules functions want it."""
        return self.situations.places, self.outlines.places
