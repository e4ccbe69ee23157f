"""What the strategy plays: openings, choices turn by turn, what is right when, the first move."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.agents.equilibrium import Strategy, drawn
from elementarium.arena.intervals import Z95
from elementarium.arena.running import Progress
from elementarium.games.elements.actions import ACTIONS, DISCARD, PLAY, REVEAL, SURRENDER, TAKE
from elementarium.games.elements.cards import DEALT, YIN_YANG
from elementarium.games.elements.notation import NOTES
from elementarium.games.elements.position_checks import TURNS_OF_ROUND
from elementarium.games.elements.turn import POINTS_FOR_REVEAL
from elementarium.solving.rounds import FOR_POINTS, KNOWN, SEEN, Rounds

RIGHT = ("likeliest", "more_than_half", "played", "tables")
FIRST_MOVE = ("yin_yangs", "points", "half_width", "rounds")

Counts = npt.NDArray[np.float64]

TABLES = 1024

WAYS = {"play": PLAY, "take": TAKE, "discard": DISCARD, "reveal": REVEAL, "surrender": SURRENDER}
"""Kinds of choices, and the first id of each."""


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
    played: Counts = field(default_factory=lambda: zeros(TURNS_OF_ROUND, len(WAYS)))
    """The same by their kind."""
    right: Counts = field(default_factory=lambda: zeros(TURNS_OF_ROUND, len(WAYS)))
    """Tables where a kind of choice is the likeliest, by the turn of the round."""
    sure: Counts = field(default_factory=lambda: zeros(TURNS_OF_ROUND, len(WAYS)))
    """Tables where it is likelier than all others together."""
    lengths: Counts = field(default_factory=lambda: zeros(TURNS_OF_ROUND + 1))
    """Rounds by the turns they took."""
    results: list[npt.NDArray[np.float32]] = field(default_factory=list)
    """What every round brought whoever started it, in points."""
    hands: list[npt.NDArray[np.int8]] = field(default_factory=list)
    """The Yin-Yangs that whoever started it was dealt."""

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
        value, width, _ = worth(np.concatenate(self.results))
        return value, width

    @property
    def first_moves(self) -> dict[int, tuple[float, float, int]]:
        """The same by the Yin-Yangs dealt to whoever starts, and in how many rounds."""
        points, hands = np.concatenate(self.results), np.concatenate(self.hands)
        return {int(number): worth(points[hands == number]) for number in np.unique(hands)}

    @property
    def over(self) -> Counts:
        """The share of rounds that are over after so many turns."""
        return self.lengths.cumsum() / self.lengths.sum()


def worth(points: npt.NDArray[np.float32]) -> tuple[float, float, int]:
    """The mean, half the width of its 95 % interval, and of how many."""
    return float(points.mean()), float(Z95 * points.std() / len(points) ** 0.5), len(points)


def study(strategy: Strategy, rounds: int, seed: int, threads: int, progress: Progress) -> Figures:
    """Let the strategy play so many rounds against itself, for points."""
    figures, chance = Figures(), np.random.default_rng(seed)
    tables = Rounds(TABLES, FOR_POINTS, seed, threads)
    rows, choices = np.zeros((TABLES, KNOWN), np.int8), np.zeros((TABLES, ACTIONS), np.int8)
    dealt = np.zeros(TABLES, np.int8)
    while figures.rounds < rounds:
        tables.look(rows, choices)
        shares = strategy.shares(tables.engine, tables.tables, rows[:, :SEEN], choices)
        actions = drawn(shares, chance)
        note_choices(figures, tables, shares, dealt)
        before = figures.rounds
        starters, movers = tables.tables["starter"].copy(), tables.tables["seat"].copy()
        turns = tables.tables["turns"].copy()
        tables.step(actions)
        over = tables.ended[:, 0] > 0
        signs = np.where(starters == movers, POINTS_FOR_REVEAL, -POINTS_FOR_REVEAL)
        figures.results.append((tables.rewards * signs)[over].astype(np.float32))
        figures.hands.append(dealt[over])
        np.add.at(figures.lengths, turns[over] + 1, 1)
        progress(min(figures.rounds, rounds) - min(before, rounds))
    return figures


def note_choices(
    figures: Figures,
    rounds: Rounds,
    shares: npt.NDArray[np.float32],
    dealt: npt.NDArray[np.int8],
) -> None:
    """Add what is about to be chosen at every table; note what was dealt where a round begins."""
    tables = rounds.tables
    by_way = np.add.reduceat(shares, list(WAYS.values()), axis=1)
    np.add.at(figures.choices, tables["turns"], shares)
    np.add.at(figures.played, tables["turns"], by_way)
    np.add.at(figures.right, (tables["turns"], by_way.argmax(1)), 1)
    np.add.at(figures.sure, tables["turns"], by_way > 1 / 2)
    first = tables["turns"] == 0
    hands = tables["hand"][np.arange(len(tables)), tables["seat"]][first]
    dealt[first] = hands[:, YIN_YANG]
    np.add.at(figures.openings, dealt[first], shares[first])


def write_tables(figures: Figures, folder: Path) -> list[Path]:
    """The figures as CSV: openings and choices by turn in shares, what is right, first moves."""
    return [
        write_table(folder / "openings.csv", "yin_yangs", figures.openings),
        write_table(folder / "choices.csv", "turn", figures.choices, first=1),
        write_rows(folder / "right.csv", ("turn", "choice", *RIGHT), right_rows(figures)),
        write_rows(folder / "first_move.csv", FIRST_MOVE, first_move_rows(figures)),
    ]


def right_rows(figures: Figures) -> Iterator[list[Any]]:
    """How often each kind of choice is right, a row for each turn and kind."""
    for turn, met in enumerate(figures.choices.sum(1)):
        for way, name in enumerate(WAYS if met else ()):
            counts = (figures.right, figures.sure, figures.played)
            yield [
                turn + 1,
                name,
                *(round(each[turn, way] / met, 4) for each in counts),
                round(met),
            ]


def first_move_rows(figures: Figures) -> Iterator[list[Any]]:
    """What starting is worth, by the Yin-Yangs dealt to whoever starts, and in all."""
    everything = worth(np.concatenate(figures.results))
    for number, (value, width, rounds) in [*figures.first_moves.items(), ("any", everything)]:
        yield [number, round(value, 4), round(width, 4), rounds]


def write_table(file: Path, name: str, counts: Counts, first: int = 0) -> Path:
    """One table: a row for each number, the share of each choice in it, and how many there were."""
    rows = (
        [number, *(row / row.sum()).round(4).tolist(), round(row.sum())]
        for number, row in enumerate(counts, start=first)
        if row.sum()
    )
    return write_rows(file, (name, *NOTES.values(), "count"), rows)


def write_rows(file: Path, columns: Iterable[str], rows: Iterable[list[Any]]) -> Path:
    """A table with a line of names above."""
    with file.open("w", encoding="utf-8", newline="") as lines:
        csv.writer(lines).writerows([list(columns), *rows])
    return file
