"""Stages of learning: what tables are told apart by, and how much weight what is seen has.

The figures were found by trying, each time with the same number of steps; what a best response
gained is in docs/elements-equilibrium.md.
"""

from __future__ import annotations

from dataclasses import dataclass

from elementarium.solving.outlines import OUTLINE, SITUATION


@dataclass(frozen=True)
class Stage:
    """A part of the time that is spent with learning."""

    name: str
    look: int
    """What tables are told apart by."""
    begins: float
    """After this share of the time."""
    ends: float
    first_weight: float
    """Of what is seen when it begins. Weights grow with the time, to one: late play is better."""
    headstart: float
    """Regrets that what the guide plays begins with, as if it had been seen so many times."""

    def weight(self, share: float) -> float:
        """How much counts what is seen after this share of the whole time."""
        done = max(0.0, (share - self.begins) / (self.ends - self.begins))
        return self.first_weight + (1 - self.first_weight) * done


OUTLINES = Stage("outlines", OUTLINE, 0, 1 / 4, first_weight=0.02, headstart=0.0)
"""By outlines, which are soon known but tell too little apart: what is learned is a guide."""
SITUATIONS = Stage("situations", SITUATION, 1 / 4, 1, first_weight=0.1, headstart=2.0)
"""By situations, from where the outlines lead; without a guide there are too many of them."""
RESPONSE = Stage("a best response", SITUATION, 0, 1, first_weight=0.02, headstart=400.0)
"""Against somebody who never learns, who is a good guide as well: with a long headstart, one plays
otherwise only where one has seen enough."""
