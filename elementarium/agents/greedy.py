"""The agent that takes the best turn it sees, and looks no further."""

from __future__ import annotations

import numpy as np

from elementarium.agents.plan import Desk, best_of, plan
from elementarium.core.game import Game
from elementarium.core.match import Match

WIDTH = 160
"""Tables kept at each step of a turn."""


class GreedyAgent:
    """The best complete turn by the game's own evaluation."""

    def __init__(self, seed: int = 0, width: int = WIDTH) -> None:
        self._chance = np.random.default_rng(seed)
        self._width = width
        self._desk: tuple[Game, Desk] | None = None

    def choose(self, match: Match) -> int:
        """The next step of the turn that looks best in one of the worlds this seat may be in."""
        actions = match.legal()
        if len(actions) == 1:
            return actions[0]
        desk = self._desk_for(match.game)
        desk.beam[:1] = match.copy_table()
        seed = int(self._chance.integers(2**62))
        match.engine.determinize(desk.beam[:1], match.to_move or 0, seed)
        found = match.engine.made(plan, "plan")(*desk.papers())
        return desk.path(best_of(desk.ends, found))[0]

    def _desk_for(self, game: Game) -> Desk:
        if self._desk is None or self._desk[0] is not game:
            self._desk = game, Desk.of(game, self._width, ends=1)
        return self._desk[1]
