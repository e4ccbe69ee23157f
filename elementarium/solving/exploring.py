"""Explorers: walkers on all threads, who note their regrets in one ledger."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from elementarium.agents.situations import Situations
from elementarium.arena.intervals import Z95
from elementarium.core.errors import ElementariumError
from elementarium.core.events import silence
from elementarium.core.game import find_game
from elementarium.games.elements.actions import ACTIONS
from elementarium.games.elements.turn import POINTS_FOR_REVEAL
from elementarium.solving.regrets import (
    BETWEEN,
    CELL,
    DEEP,
    FRAME,
    PLAYED,
    WALKER,
    contest,
    explore,
    place,
)

MOST_FULL = 0.9
"""Of a ledger's room, before it grows slow."""


@dataclass(frozen=True)
class Gain:
    """What a player wins a round, in points."""

    points: float
    half_width: float
    """Of a 95 % interval."""
    rounds: int


@dataclass(frozen=True)
class Ledger:
    """What is known of situations: their regrets, and how they were played."""

    keys: npt.NDArray[np.int64]
    cells: npt.NDArray[np.float32]

    @classmethod
    def of(cls, bits: int) -> Ledger:
        """An empty one, with room for 2 ** bits situations."""
        return cls(np.zeros(1 << bits, np.int64), np.zeros(CELL << bits, np.float32))

    @classmethod
    def fixed(cls, situations: Situations) -> Ledger:
        """One that says how a strategy plays."""
        ledger = cls.of(max(4, int(np.ceil(np.log2(len(situations.keys) / 0.6)))))
        shares = np.ascontiguousarray(situations.shares, np.float32).reshape(-1)
        made(place)(situations.keys, shares, ledger.keys, ledger.cells)
        return ledger

    @property
    def known(self) -> int:
        """How many situations it knows."""
        return int(np.count_nonzero(self.keys))

    def save(self, file: Path, **figures: float) -> None:
        """Keep what is known, and some figures; a file is never half written."""
        at = np.flatnonzero(self.keys)
        unfinished = file.with_suffix(".unfinished.npz")
        cells = self.cells.reshape(-1, CELL)[at]
        kept: dict[str, Any] = {"keys": self.keys[at], "cells": cells, **figures}
        np.savez(unfinished, **kept)
        unfinished.replace(file)

    def load(self, file: Path) -> dict[str, float]:
        """Go on with what was kept; returns the figures."""
        try:
            with np.load(file) as kept:
                keys, cells = kept["keys"], kept["cells"]
                figures = {name: float(kept[name]) for name in set(kept.files) - {"keys", "cells"}}
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            raise ElementariumError(f"{file} cannot be read: {error}") from None
        if len(keys) > MOST_FULL * len(self.keys):
            raise ElementariumError(f"{file} knows {len(keys):,} situations: more room is needed")
        made(place)(keys, np.zeros(len(keys) * ACTIONS, np.float32), self.keys, self.cells)
        slots = np.flatnonzero(self.keys)
        order = np.argsort(keys)
        found = order[np.searchsorted(keys, self.keys[slots], sorter=order)]
        self.cells.reshape(-1, CELL)[slots] = cells[found]
        return figures

    def situations(self, most: int) -> Situations:
        """How those situations are played that were played most."""
        slots = np.flatnonzero(self.keys)
        played = self.cells.reshape(-1, CELL)[slots, PLAYED:]
        often = played.sum(1)
        kept = np.argsort(-often)[:most]
        kept = kept[often[kept] > 0]
        kept = kept[np.argsort(self.keys[slots[kept]])]
        return Situations.of(self.keys[slots[kept]], played[kept] / often[kept, None])


def made(function: Callable[..., Any]) -> Callable[..., Any]:
    """A rules function of the solver, compiled."""
    return find_game("elements").native.made(function, function.__name__)


class Explorers:
    """Walkers through rounds that are played for points, one on each thread."""

    def __init__(self, threads: int, seed: int = 1) -> None:
        game = find_game("elements")
        self._options = np.zeros(1, game.OPTIONS)
        # One point wins, so that nothing is dealt after the round.
        self._options[0] = game.pack(game.checked_options({"points_to_win": 1}))
        chance = np.random.default_rng(seed)
        self._walkers = [np.zeros(1, WALKER) for _ in range(threads)]
        for walker in self._walkers:
            walker["words"] = chance.integers(1, 2**32, 4, dtype=np.uint32)
            walker["depth"] = BETWEEN
        self._tables = [np.zeros(DEEP, game.STATE) for _ in range(threads)]
        self._frames = [np.zeros(DEEP, FRAME) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads)
        self._explore, self._contest = made(explore), made(contest)

    @property
    def rounds(self) -> int:
        """How many were begun."""
        return sum(int(walker["rounds"][0]) for walker in self._walkers)

    def explore(
        self, ledger: Ledger, steps: int, weight: float, rival: Ledger | None = None
    ) -> None:
        """So many steps of every walker, against themselves or against a rival who never learns."""
        other = rival or ledger

        def walk(tables: Any, frames: Any, walker: Any) -> None:
            self._explore(
                steps, weight, rival is not None, tables, frames, walker, self._options,
                ledger.keys, ledger.cells, other.keys, other.cells, silence(),
            )  # fmt: skip

        list(self._pool.map(walk, self._tables, self._frames, self._walkers))

    def contest(self, ledger: Ledger, rival: Ledger, rounds: int) -> Gain:
        """What was learned against the rival gains, without learning more."""
        each = -(-rounds // len(self._walkers))

        def play(tables: Any, frames: Any, walker: Any) -> Any:
            sums = np.zeros(2, np.float32)
            self._contest(
                each, tables, frames, walker, self._options, ledger.keys, ledger.cells,
                rival.keys, rival.cells, sums, silence(),
            )  # fmt: skip
            return sums.astype(np.float64)

        results = list(self._pool.map(play, self._tables, self._frames, self._walkers))
        total, squares = sum(results) / (each * len(self._walkers))
        count = each * len(self._walkers)
        spread = ((squares - total**2) / count) ** 0.5
        return Gain(POINTS_FOR_REVEAL * total, POINTS_FOR_REVEAL * Z95 * spread, count)
