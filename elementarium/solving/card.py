"""Explorers on a graphics card: hundreds of thousands of walkers, each on a thread of its own.

They are the walkers of a processor, compiled for the card. Between two calls their tables lie in
the card's memory; while they walk, in that of their threads, which is faster.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from elementarium.core.events import silence
from elementarium.core.game import find_game
from elementarium.core.records import records
from elementarium.gpu.backend import card_backend, cuda, graphics_card
from elementarium.solving.exploring import Explorers, new_walkers, round_options
from elementarium.solving.ledger import Guide, Ledger
from elementarium.solving.regrets import FRAME
from elementarium.solving.stages import Stage
from elementarium.solving.walking import DEEP, ITSELF, WALKER, explore

WALKERS = 270_336
"""As many as an H200 has threads at a time: 132 processors with 2048 each."""
BLOCK = 64
"""Threads that begin together."""
STEPS = 2000
"""That every walker takes before it is told how it goes."""


@cache
def exploring_kernel() -> Any:
    """Some steps of every walker."""
    game = find_game("elements")
    walk = card_backend(game.native.types).twin(explore)
    table, frame, walker = (
        records(np.zeros(1, each)).dtype for each in (game.STATE, FRAME, WALKER)
    )

    @cuda.jit  # type: ignore[untyped-decorator]
    def kernel(
        steps: int, weight: float, headstart: float, look: int, tables: Any, frames: Any,
        walkers: Any, options: Any, places: Any, guide: Any, outlines: Any, log: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < walkers.shape[0]:
            own_tables = cuda.local.array(DEEP, table)
            own_frames = cuda.local.array(DEEP, frame)
            itself = cuda.local.array(1, walker)
            itself[0] = walkers[i]
            for k in range(itself[0].at + 1):
                own_tables[k] = tables[i * DEEP + k]
                own_frames[k] = frames[i * DEEP + k]
            walk(
                steps, weight, headstart, ITSELF, look, own_tables, own_frames, itself, options,
                places, guide, outlines, log,
            )  # fmt: skip
            walkers[i] = itself[0]
            for k in range(itself[0].at + 1):
                tables[i * DEEP + k] = own_tables[k]
                frames[i * DEEP + k] = own_frames[k]

    return kernel


class CardExplorers(Explorers):
    """Walkers on the card who play against themselves, and a ledger they have taken there."""

    def __init__(self, stage: Stage, ledger: Ledger, seed: int, guide: Guide) -> None:
        graphics_card()
        game = find_game("elements")
        self._stage, self._ledger = stage, ledger
        walkers = records(new_walkers(np.random.default_rng(seed), WALKERS))
        walkers["root"], walkers["at"] = 0, -1  # each thread has tables of its own
        self._walkers = [walkers]
        self._away = cuda.to_device(walkers)
        self._tables, self._frames = (
            cuda.device_array(WALKERS * DEEP, records(np.zeros(1, each)).dtype)
            for each in (game.STATE, FRAME)
        )
        self._options, self._log, self._places, *self._guide = (
            cuda.to_device(records(each))
            for each in (round_options(), silence(), ledger.places, *guide.places)
        )
        self._walk(0, 0.0)  # compiled before the clock starts

    def explore(self, weight: float) -> None:
        """Some steps of every walker."""
        self._walk(STEPS, weight)
        self._away.copy_to_host(self._walkers[0])

    def _walk(self, steps: int, weight: float) -> None:
        exploring_kernel()[-(-WALKERS // BLOCK), BLOCK](
            steps, weight, self._stage.headstart, self._stage.look, self._tables, self._frames,
            self._away, self._options, self._places, *self._guide, self._log,
        )  # fmt: skip

    def come_home(self) -> None:
        """Bring back what was learned."""
        self._places.copy_to_host(records(self._ledger.places))
