"""Who wins, as far as numbers tell: logistic regression with a ridge."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from elementarium.core.engine import Floats

Rows = npt.NDArray[np.bool_]
"""Some of the rows of a sample."""

FOLDS = 5
"""Parts of a sample, each foretold from the others."""
NEWTON_STEPS = 50
CLOSE = 1e-6
TINY = 1e-16

COIN = math.log(2)
"""The log loss of who knows nothing."""


def fit(
    features: Floats,
    scores: Floats,
    ridge: Floats,
    games: int = 1,
    known: Floats | float = 0.0,
) -> Floats:
    """The weights that make these results most likely, held small by a ridge (Newton's method).

    Each row is so many games; what is known already is in log odds.
    """
    weights = np.zeros(features.shape[1])
    for _ in range(NEWTON_STEPS):
        chance = chances(features, weights, known)
        slope = by_column(features, scores - games * chance) - ridge * weights
        step = newton_step(features, games * chance * (1 - chance), ridge, slope)
        weights += step
        if np.abs(step).max() < CLOSE:
            break
    return weights


def newton_step(features: Floats, spread: Floats, ridge: Floats, slope: Floats) -> Floats:
    """Where the slope, seen as a straight line, comes to nothing: by conjugate gradients."""
    step = np.zeros_like(slope)
    left, way, size = slope.copy(), slope.copy(), float(slope @ slope)
    enough = size * TINY
    for _ in range(len(slope)):
        if size <= enough:
            break
        bend = by_column(features, spread * by_row(features, way)) + ridge * way
        length = size / float(way @ bend)
        step += length * way
        left -= length * bend
        size, before = float(left @ left), size
        way = left + size / before * way
    return step


# Not `features @ weights`: NumPy spreads such products over threads, which on a busy machine wait
# for each other a hundred times longer than they work.


def by_row(features: Floats, weights: Floats) -> Floats:
    """The weighted sum of each row."""
    return np.asarray(np.einsum("ij,j->i", features, weights))


def by_column(features: Floats, numbers: Floats) -> Floats:
    """The sum of each column, its rows times these numbers."""
    return np.asarray(np.einsum("ij,i->j", features, numbers))


def chances(features: Floats, weights: Floats, known: Floats | float = 0.0) -> Floats:
    """How likely each row is won."""
    return np.asarray(1 / (1 + np.exp(-by_row(features, weights) - known)))


# ── how well it tells who wins ───────────────────────────────────────────────────────────────


def foretold(group: npt.NDArray[np.int64], foretell: Callable[[Rows, Rows], Floats]) -> Floats:
    """The chance of each row, told from the rows of other groups: (rows seen, rows to tell)."""
    found = np.zeros(len(group))
    for fold in range(FOLDS):
        unseen = group % FOLDS == fold
        found[unseen] = foretell(~unseen, unseen)
    return found


def log_losses(won: Floats, chance: Floats) -> Floats:
    """The log loss of what was foretold, row by row."""
    return np.asarray(-won * np.log(chance) - (1 - won) * np.log(1 - chance))
