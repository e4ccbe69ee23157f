"""What a draft is worth, learned from games of random decks.

The log odds of a deck against another are the values of its guilds, the synergies of its pairs
and its counters (guild against guild), less the same of the other deck: a logistic regression,
each part held small by a ridge whose strength plays best on games that the fit has not seen.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from elementarium.arena.document import document, rounded
from elementarium.arena.logistic import COIN, Rows, chances, fit, foretold, log_losses
from elementarium.arena.study import GAMES_A_DEAL, Deal
from elementarium.core.engine import Floats

DRAFT_TABLE = "draft_table.json"

STRENGTHS = (3.0, 10.0, 30.0, 100.0, 300.0, 1000.0)
"""Ridges that are tried: a weight is held back as by four times so many even games."""


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


def held_out(features: Floats, scores: Floats, ridge: Floats) -> Floats:
    """The log loss of each deal, a game, foretold from the deals of the other folds."""

    def foretell(seen: Rows, unseen: Rows) -> Floats:
        weights = fit(features[seen], scores[seen], ridge, GAMES_A_DEAL)
        return chances(features[unseen], weights)

    return log_losses(scores / GAMES_A_DEAL, foretold(np.arange(len(scores)), foretell))


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
    weights = fit(features, sample.scores, strengths, GAMES_A_DEAL)
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
    return document(
        {
            "made": made,
            "fitted": fitted,
            "guilds": table.guilds,
            "values": _rounded(table.guilds, table.values),
            "synergies": _rounded(table.guilds, table.synergies),
            "counters": _rounded(table.guilds, table.counters) if kept else {},
        }
    )


def _rounded(guilds: Sequence[str], numbers: Floats) -> dict[str, Any]:
    """A number or a row of numbers for each guild."""
    return dict(zip(guilds, rounded(numbers), strict=True))
