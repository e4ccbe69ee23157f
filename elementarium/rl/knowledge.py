"""What a player sees, or all that a player knows, as OpenSpiel's observers write it down."""

from __future__ import annotations

from typing import Any

import numpy as np

from elementarium.core.events import COLUMNS
from elementarium.rl.situation import REMEMBERED, Spot, encode_account


class Observer:
    """Writes into a tensor, and into named views of it."""

    def __init__(self, spot: Spot, perfect_recall: bool) -> None:
        self._spot = spot
        self._perfect_recall = perfect_recall
        shapes: dict[str, tuple[int, ...]] = {"observation": (spot.game.observation,)}
        if perfect_recall:
            shapes["story"] = (REMEMBERED, COLUMNS)
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {
            name: part.reshape(shape)
            for (name, shape), part in zip(shapes.items(), parts, strict=True)
        }

    def set_from(self, state: Any, player: int) -> None:
        """Write down what a player sees, or knows."""
        self.tensor.fill(0)
        self._spot.encode(state.now, player, self.dict["observation"])
        if self._perfect_recall:
            encode_account(state.now.accounts[player], self.dict["story"])

    def string_from(self, state: Any, player: int) -> str:
        """The same in words."""
        if self._perfect_recall:
            return self._spot.knowledge(state.now, player)
        return self._spot.observation(state.now, player)
