"""A ledger of situations: what is regretted in each of them, and how they were played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from elementarium.agents.situations import Situations
from elementarium.core.errors import ElementariumError
from elementarium.core.game import find_game
from elementarium.games.elements.actions import ACTIONS
from elementarium.solving.regrets import place

Numbers = npt.NDArray[np.float32]

MOST_FULL = 0.6
"""Of the room of a guide's ledger, so that all of it finds a place."""


def made(function: Callable[..., Any]) -> Callable[..., Any]:
    """A rules function of the solver, compiled."""
    return find_game("elements").native.made(function, function.__name__)


@dataclass(frozen=True)
class Ledger:
    """What is known of situations, each in a place that its number leads to."""

    keys: npt.NDArray[np.int64]
    """The situation in every place; nothing where it is free."""
    regrets: Numbers
    """Of every choice in every place."""
    played: Numbers
    """How much each choice was played, by its weight; best responses do without."""

    @classmethod
    def empty(cls, bits: int, noting: bool = True) -> Ledger:
        """With room for 2 ** bits situations, perhaps noting how they are played."""
        size = ACTIONS << bits
        played = np.zeros(size if noting else 0, np.float32)
        return cls(np.zeros(1 << bits, np.int64), np.zeros(size, np.float32), played)

    @classmethod
    def fixed(cls, situations: Situations) -> Ledger:
        """One that says how a strategy plays, and regrets nothing."""
        bits = int(len(situations.keys) / MOST_FULL).bit_length()
        keys, played = np.zeros(1 << bits, np.int64), np.zeros(ACTIONS << bits, np.float32)
        made(place)(situations.keys, situations.shares.reshape(-1), keys, played)
        return cls(keys, np.zeros(0, np.float32), played)

    def save(self, file: Path, **figures: float) -> None:
        """Keep what is known, and some figures; a file is there whole or not at all."""
        places = np.flatnonzero(self.keys)
        kept: dict[str, Any] = {"room": len(self.keys), "places": places, **figures}
        for name, numbers in self._rows().items():
            kept[name] = numbers[places]
        unfinished = file.with_suffix(".part.npz")
        np.savez(unfinished, **kept)
        unfinished.replace(file)

    def load(self, file: Path) -> dict[str, float]:
        """Go on with what was kept; returns the figures."""
        try:
            with file.open("rb") as stream, np.load(stream, allow_pickle=False) as kept:
                parts = {name: kept[name] for name in kept.files}
            if parts.pop("room") != len(self.keys):
                raise ValueError("it was made with another room for situations")
            places = parts.pop("places")
            for name, numbers in self._rows().items():
                numbers[places] = parts.pop(name)
        except (OSError, ValueError, KeyError, IndexError, EOFError, BadZipFile) as error:
            raise ElementariumError(f"{file} is not a ledger of situations: {error}") from None
        return {name: float(figure) for name, figure in parts.items()}

    def _rows(self) -> dict[str, npt.NDArray[Any]]:
        """All of it, a row for every place."""
        return {
            "keys": self.keys,
            "regrets": self.regrets.reshape(-1, ACTIONS),
            "played": self.played.reshape(-1, ACTIONS),
        }

    def situations(self, most: int) -> Situations:
        """How those situations are played that were played most."""
        played = self.played.reshape(-1, ACTIONS)
        often = played.sum(1)
        places = np.argsort(-often, kind="stable")[:most]
        places = places[often[places] > 0]
        places = places[np.argsort(self.keys[places])]
        return Situations.of(self.keys[places], played[places] / often[places, None])
