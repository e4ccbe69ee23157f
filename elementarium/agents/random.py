"""The agent that chooses blindly: a yardstick, and everybody's first opponent."""

from __future__ import annotations

import numpy as np

from elementarium.core.match import Match
from elementarium.core.random import CHOICES, below, seed_words


class RandomAgent:
    """Any possible action, each as likely as the others."""

    def __init__(self, seed: int = 0) -> None:
        self._words = np.zeros(4, np.uint32)
        seed_words(self._words, seed, CHOICES)

    def choose(self, match: Match) -> int:
        """One of the possible actions."""
        actions = match.legal()
        return actions[below(self._words, len(actions))]
