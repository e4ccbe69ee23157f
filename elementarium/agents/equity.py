"""What the score is worth: the chance to win a match, and what it costs to surrender a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.games.elements.stakes import ONE
from elementarium.games.elements.turn import POINTS_FOR_REVEAL, POINTS_FOR_SURRENDER

FAR = 6
"""Points that somebody needs: who needs more is as far from the end as this."""
SHARE = ONE // 2
"""What a surrender costs where points are all that counts: one of the two that a round brings."""


@dataclass(frozen=True)
class Equity:
    """The result to expect of a match, by the points that both still need."""

    table: npt.NDArray[np.float64]
    """From -1 to 1 for the player who starts the round, by the points that one and the other need;
    the first row and column are not used."""

    def of_starter(self, need: int, other_need: int) -> float:
        """What whoever starts the next round may expect."""
        if need <= 0:
            return 1.0
        return float(self.table[min(need, FAR), min(other_need, FAR)])

    def outcomes(self, need: int, other_need: int) -> tuple[float, float, float, float]:
        """What winning a round, losing it, surrendering and the other's surrender are worth."""
        return (
            self.of_starter(need - POINTS_FOR_REVEAL, other_need),
            -self.of_starter(other_need - POINTS_FOR_REVEAL, need),
            -self.of_starter(other_need - POINTS_FOR_SURRENDER, need),
            self.of_starter(need - POINTS_FOR_SURRENDER, other_need),
        )

    def stakes(self, need: int, other_need: int) -> tuple[int, int]:
        """What surrendering costs oneself and the other one, as a strategy is told it."""
        win, loss, surrender, surrendered = self.outcomes(need, other_need)
        middle, half = (win + loss) / 2, (win - loss) / 2
        if half == 0:  # nothing is at stake
            return SHARE, SHARE
        return told((middle - surrender) / half), told((surrendered - middle) / half)

    def costs(self, state: Any) -> tuple[int, int]:
        """The same at a table, for the player to move."""
        if not state["surrender"]:
            return ONE, ONE
        goal, seat = int(state["points_to_win"]), int(state["seat"])
        if goal == 0:
            return SHARE, SHARE
        score = state["score"]
        return self.stakes(goal - int(score[seat]), goal - int(score[1 - seat]))


def told(cost: float) -> int:
    """A cost between nothing and the whole round, as a small number."""
    return round(ONE * min(1.0, max(0.0, cost)))
