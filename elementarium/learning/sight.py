"""What a network sees of a duel: the parts of an observation that mean something there."""

from __future__ import annotations

from itertools import accumulate

import torch
from torch import Tensor

from elementarium.games.riftforce.encode import (
    LAYOUT,
    NUMBERS_OF_ELEMENTAL,
    SEAT_SIZE,
    SHOWN,
)
from elementarium.games.riftforce.state import SIDES

DUELLISTS = 2
TOKENS = 24
"""Elementals of a side that a network can tell apart: in good play there are never more than 16.
Those at the right end of a longer row are not seen, and chosen only by chance."""

_ENDS = dict(zip((name for name, _ in LAYOUT), accumulate(n for _, n in LAYOUT), strict=True))
STARTS = {name: _ENDS[name] - size for name, size in LAYOUT}
"""Where each part of an observation begins."""

FLAT = STARTS["seats"] + DUELLISTS * SEAT_SIZE
"""Numbers that are no elementals."""
SIDE = TOKENS * NUMBERS_OF_ELEMENTAL
SEEN = FLAT + SIDES * SIDE


def seen_in_duel(rows: Tensor) -> Tensor:
    """The parts of observations that are seen: what is flat, our elementals, theirs."""
    parts = [rows[:, :FLAT]]
    for side in range(SIDES):
        first = STARTS["elementals"] + side * SHOWN * NUMBERS_OF_ELEMENTAL
        parts.append(rows[:, first : first + SIDE])
    return torch.cat(parts, 1)


def lead(seen: Tensor) -> Tensor:
    """How many points the one who looks is ahead."""
    at = STARTS["score"]
    return seen[:, at].float() - seen[:, at + 1].float()


def rounds(seen: Tensor) -> Tensor:
    """How many rounds were played."""
    return seen[:, STARTS["rounds"]]
