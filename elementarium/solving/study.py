"""What the strategy plays: openings, choices turn by turn, and what the first move is worth."""

from __future__ import annotations

import csv
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from elementarium.agents.equilibrium import Strategy, drawn
from elementarium.arena.intervals import Z95
from elementarium.arena.running import Progress
from elementarium.games.elements.actions import ACTIONS
from elementarium.games.elements.cards import DEALT, YIN_YANG
from elementarium.games.elements.notation import NOTES
from elementarium.games.elements.position_checks import TURNS_OF_ROUND
from elementarium.games.elements.turn import POINTS_FOR_REVEAL
from elementarium.solving.rounds import FOR_POINTS, KNOWN, SEEN, Rounds

Counts = npt.NDArray[np.float64]

TABLES = 1024


def zeros(*shape: int) -> Counts:
    """Nothing was counted yet."""
    return np.zeros(shape)


@dataclass
class Figures:
    """What was counted in many rounds."""

    openings: Counts = field(default_factory=lambda: zeros(DEALT + 1, ACTIONS))
    """First choices, by the number of Yin-Yangs in the hand: the share of each is added up."""
    choices: Counts = field(default_factory=lambda: zeros(TURNS_OF_ROUND, ACTIONS))
    """Choices by the turn of the round."""
    lengths: Counts = field(default_factory=lambda: zeros(TURNS_OF_ROUND + 1))
    """Rounds by the turns they took."""
    results: list[npt.NDArray[np.float32]] = field(default_factory=list)
    """What every round brought whoever started it, in points."""

    @property
    def rounds(self) -> int:
        """How many rounds were played to their end."""
        return sum(map(len, self.results))

    @property
    def mean_turns(self) -> float:
        """How many turns a round takes."""
        return float(self.lengths @ np.arange(len(self.lengths)) / self.lengths.sum())

    @property
    def first_move(self) -> tuple[float, float]:
        """What starting a round is worth, in points, and half the width of a 95 % interval."""
        points = np.concatenate(self.results)
        return float(points.mean()), float(Z95 * points.std() / len(points) ** 0.5)


def study(strategy: Strategy, rounds: int, seed: int, threads: int, progress: Progress) -> Figures:
    """Let the strategy play so many rounds against itself, for points."""
    figures, chance = Figures(), np.random.default_rng(seed)
    tables = Rounds(TABLES, FOR_POINTS, seed, threads)
    rows, choices = np.zeros((TABLES, KNOWN), np.int8), np.zeros((TABLES, ACTIONS), np.int8)
    while figures.rounds < rounds:
        tables.look(rows, choices)
        shares = strategy.shares(tables.engine, tables.tables, rows[:, :SEEN], choices)
        actions = drawn(shares, chance)
        note_choices(figures, tables, shares)
        before = figures.rounds
        starters, movers = tables.tables["starter"].copy(), tables.tables["seat"].copy()
        turns = tables.tables["turns"].copy()
        tables.step(actions)
        over = tables.ended[:, 0] > 0
        signs = np.where(starters == movers, POINTS_FOR_REVEAL, -POINTS_FOR_REVEAL)
        figures.results.append((tables.rewards * signs)[over].astype(np.float32))
        np.add.at(figures.lengths, turns[over] + 1, 1)
        progress(min(figures.rounds, rounds) - min(before, rounds))
    return figures


def note_choices(figures: Figures, rounds: Rounds, shares: npt.NDArray[np.float32]) -> None:
    """Add what is about to be chosen at every table."""
    tables = rounds.tables
    np.add.at(figures.choices, tables["turns"], shares)
    first = tables["turns"] == 0
    hands = tables["hand"][np.arange(len(tables)), tables["seat"]][first]
    np.add.at(figures.openings, hands[:, YIN_YANG], shares[first])


def write_tables(figures: Figures, folder: Path) -> list[Path]:
    """The figures as CSV: openings and choices by turn, each row in shares."""
    return [
        write_table(folder / "openings.csv", "yin_yangs", figures.openings),
        write_table(folder / "choices.csv", "turn", figures.choices, first=1),
    ]


def write_table(file: Path, name: str, counts: Counts, first: int = 0) -> Path:
    """One table: a row for each number, the share of each choice in it, and how many there were."""
    with file.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.writer(lines)
        writer.writerow([name, *NOTES.values(), "count"])
        for number, row in enumerate(counts, start=first):
            if total := row.sum():
                writer.writerow([number, *(row / total).round(4).tolist(), round(total)])
    return file
