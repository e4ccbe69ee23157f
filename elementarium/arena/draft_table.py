"""What a draft is worth, learned from games of random decks.

The log odds of a deck against another are the values of its guilds, the synergies of its pairs
and its counters (guild against guild), less the same of the other deck: a logistic regression,
each part held small by a ridge whose strength plays best on games that the fit has not seen.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.arena.study import GAMES_A_DEAL, Deal

Floats = npt.NDArray[np.float64]

STRENGTHS = (3.0, 10.0, 30.0, 100.0, 300.0, 1000.0)
"""Ridges that are tried: a weight is held back as by four times so many even games."""

FOLDS = 5
NEWTON_STEPS = 50
CLOSE = 1e-6
TINY = 1e-16
DECIMALS = 3

COIN = math.log(2)
"""The log loss of who knows nothing."""


@dataclass(frozen=True)
class Sample:
    """Deals as numbers, a row each; a column for each guild or two guilds of a part."""

    guilds: list[str]
    hand: int
    """Guilds in a deck."""
    parts: dict[str, Floats]
    scores: Floats
    """What the first deck won, of two games."""

    @classmethod
    def of(cls, deals: Sequence[Deal]) -> Sample:
        """The numbers of these deals."""
        guilds = sorted({guild for deal in deals for deck in deal.decks for guild in deck})
        ours, theirs = (
            np.array([[guild in deal.decks[side] for guild in guilds] for deal in deals], float)
            for side in (0, 1)
        )
        one, two = np.triu_indices(len(guilds), 1)
        parts = {
            "values": ours - theirs,
            "synergies": ours[:, one] * ours[:, two] - theirs[:, one] * theirs[:, two],
            "counters": ours[:, one] * theirs[:, two] - ours[:, two] * theirs[:, one],
        }
        scores = np.array([sum(deal.scores) for deal in deals])
        return cls(guilds, len(deals[0].decks[0]), parts, scores)


@dataclass(frozen=True)
class DraftTable:
    """The worth of guilds, and how well it tells who wins."""

    guilds: list[str]
    values: Floats  # (guilds,)
    synergies: Floats  # (guilds, guilds), symmetric
    counters: Floats  # (guilds, guilds), antisymmetric; all 0 where they do not help
    ridge: dict[str, float]
    """The strengths chosen, of the parts that are kept."""
    losses: dict[str, float]
    """Log loss a game on games not seen, with more and more parts."""
    gain: float
    """What the counters take off the loss, and how uncertain that is."""
    gain_error: float


def fit(features: Floats, scores: Floats, ridge: Floats) -> Floats:
    """The weights that make these results most likely, held small by a ridge (Newton's method)."""
    weights = np.zeros(features.shape[1])
    for _ in range(NEWTON_STEPS):
        chance = chances(features, weights)
        slope = by_column(features, scores - GAMES_A_DEAL * chance) - ridge * weights
        step = newton_step(features, GAMES_A_DEAL * chance * (1 - chance), ridge, slope)
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


def chances(features: Floats, weights: Floats) -> Floats:
    """How likely the first deck wins."""
    return np.asarray(1 / (1 + np.exp(-by_row(features, weights))))


def losses(features: Floats, scores: Floats, weights: Floats) -> Floats:
    """The log loss of each deal, a game."""
    chance = chances(features, weights)
    won = scores / GAMES_A_DEAL
    return np.asarray(-won * np.log(chance) - (1 - won) * np.log(1 - chance))


def held_out(features: Floats, scores: Floats, ridge: Floats) -> Floats:
    """The log loss of each deal, foretold from the deals of the other folds."""
    fold = np.arange(len(scores)) % FOLDS
    found = np.zeros(len(scores))
    for each in range(FOLDS):
        out = fold == each
        weights = fit(features[~out], scores[~out], ridge)
        found[out] = losses(features[out], scores[out], weights)
    return found


def joined(sample: Sample, ridge: Mapping[str, float]) -> tuple[Floats, Floats]:
    """The columns of some parts side by side, and the ridge of each column."""
    parts = [sample.parts[part] for part in ridge]
    strengths = [np.full(sample.parts[part].shape[1], ridge[part]) for part in ridge]
    return np.hstack(parts), np.concatenate(strengths)


def best_ridge(
    sample: Sample, part: str, chosen: Mapping[str, float]
) -> tuple[dict[str, float], Floats]:
    """The strengths chosen so far and the best for one more part; what is lost with them."""
    tried = []
    for strength in STRENGTHS:
        ridge = {**chosen, part: strength}
        features, strengths = joined(sample, ridge)
        tried.append((ridge, held_out(features, sample.scores, strengths)))
    return min(tried, key=lambda each: float(each[1].mean()))


def fit_table(deals: Sequence[Deal]) -> DraftTable:
    """The table that tells best who wins games it has not seen.

    Counters are kept only where what they take off the loss is more than twice its error.
    """
    sample = Sample.of(deals)
    ridge, with_values = best_ridge(sample, "values", {})
    ridge, with_synergies = best_ridge(sample, "synergies", ridge)
    with_counters_ridge, with_counters = best_ridge(sample, "counters", ridge)
    gains = with_synergies - with_counters
    gain, gain_error = float(gains.mean()), float(gains.std() / math.sqrt(len(gains)))
    if gain > 2 * gain_error:
        ridge = with_counters_ridge
    values, synergies, counters = centred(sample, weights_of(sample, ridge))
    return DraftTable(
        guilds=sample.guilds,
        values=values,
        synergies=synergies,
        counters=counters,
        ridge=ridge,
        losses={
            "coin": COIN,
            "values": float(with_values.mean()),
            "values, synergies": float(with_synergies.mean()),
            "values, synergies, counters": float(with_counters.mean()),
        },
        gain=gain,
        gain_error=gain_error,
    )


def weights_of(sample: Sample, ridge: Mapping[str, float]) -> dict[str, Floats]:
    """The weights of each part, fitted on all deals; 0 for parts without a ridge."""
    features, strengths = joined(sample, ridge)
    weights = fit(features, sample.scores, strengths)
    found = {part: np.zeros(columns.shape[1]) for part, columns in sample.parts.items()}
    start = 0
    for part in ridge:
        size = found[part].size
        found[part] = weights[start : start + size]
        start += size
    return found


def centred(sample: Sample, weights: Mapping[str, Floats]) -> tuple[Floats, Floats, Floats]:
    """Values, synergies and counters; what they have in common goes to the values.

    Then the synergies of a guild add up to nothing, so do its counters and all values: what is
    still open in a draft counts as average. Whole decks are worth what they were.
    """
    count, values = len(sample.guilds), weights["values"].copy()
    upper = np.triu_indices(count, 1)
    half = np.zeros((count, count))
    half[upper] = weights["synergies"]
    synergies = half + half.T
    sums = synergies.sum(axis=1)
    share = (sums - sums.sum() / (2 * count - 2)) / (count - 2)
    synergies -= share[:, None] + share[None, :]
    np.fill_diagonal(synergies, 0.0)
    values += (sample.hand - 1) * share
    half[upper] = weights["counters"]
    counters = half - half.T
    edge = counters.mean(axis=1)
    counters -= edge[:, None] - edge[None, :]
    values += sample.hand * edge
    return values - values.mean(), synergies, counters


# ── the file ─────────────────────────────────────────────────────────────────────────────────


def table_text(table: DraftTable, made: Mapping[str, Any]) -> str:
    """The table as JSON for people: how it was made, how good it is, a line for each guild."""
    kept = "counters" in table.ridge
    fitted = {
        "held_out_log_loss": {part: round(loss, 5) for part, loss in table.losses.items()},
        "counters_gain": {"gain": round(table.gain, 5), "error": round(table.gain_error, 5)},
        "counters_kept": kept,
        "ridge": table.ridge,
    }
    parts = {
        "made": _by_lines(made),
        "fitted": _by_lines(fitted),
        "guilds": json.dumps(table.guilds),
        "values": _by_lines(_rounded(table.guilds, table.values)),
        "synergies": _by_lines(_rounded(table.guilds, table.synergies)),
        "counters": _by_lines(_rounded(table.guilds, table.counters) if kept else {}),
    }
    return "{\n" + ",\n".join(f'"{name}": {text}' for name, text in parts.items()) + "\n}\n"


def _rounded(guilds: Sequence[str], numbers: Floats) -> dict[str, Any]:
    """A number or a row of numbers for each guild; no minus before a zero."""
    return dict(zip(guilds, (numbers.round(DECIMALS) + 0.0).tolist(), strict=True))


def _by_lines(entries: Mapping[str, Any]) -> str:
    """An object with one line for each of its entries."""
    lines = (f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in entries.items())
    return "{\n" + ",\n".join(lines) + "\n}" if entries else "{}"
