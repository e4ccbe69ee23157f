"""Observations and actions as Gymnasium describes them."""

from __future__ import annotations

import numpy as np

from elementarium.core.errors import MissingExtra
from elementarium.core.game import Game

try:
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise MissingExtra(error, "rl") from None


def observation_space(game: Game) -> spaces.Dict:
    """What a seat sees, as small numbers, and a mask of what it can choose."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (game.observation,), np.int8),
            "action_mask": spaces.Box(0, 1, (game.ACTIONS,), np.int8),
        }
    )


def action_space(game: Game) -> spaces.Discrete:
    """The ids of actions."""
    return spaces.Discrete(game.ACTIONS)
