"""What was measured, as tables for people: in the terminal, and in a page between two marks."""

from __future__ import annotations

import re
import statistics
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.table import Table

from benchmarks.peers.contestants import (
    GAMES,
    IN_OPEN_SPIEL,
    IN_PETTINGZOO,
    OPEN_SPIEL,
    PETTINGZOO,
    STEPPED,
    VECTOR,
    Contestant,
)
from benchmarks.peers.measuring import Turn
from elementarium.core.errors import ElementariumError

BEGIN, END = "<!-- measured: peers -->", "<!-- end of peers -->"

SAME_INTERFACE = {OPEN_SPIEL.name: IN_OPEN_SPIEL, PETTINGZOO.name: IN_PETTINGZOO}
"""How our games are played where others have the same interface."""

FIRST = next(iter(GAMES))
"""The game of ours that others are compared with."""

Row = tuple[str, ...]


class NoPlace(ElementariumError):
    """A page that has no place for what was measured."""


@dataclass
class Figures:
    """All that was measured, and where."""

    contestants: Sequence[Contestant]
    turns: Sequence[Turn]
    broken: Mapping[str, str]
    """Who could not be measured, and why."""
    machine: Mapping[str, Any]
    by_round: dict[str, dict[int, float]] = field(init=False)
    """Decisions a second of each contestant in each round."""

    def __post_init__(self) -> None:
        self.by_round = {}
        for turn in self.turns:
            rounds = self.by_round.setdefault(turn.contestant, {})
            rounds[turn.round] = turn.decisions / turn.seconds

    def speed(self, contestant: Contestant) -> float | None:
        """Decisions a second, the median of all rounds."""
        rounds = self.by_round.get(contestant.id)
        return statistics.median(rounds.values()) if rounds else None

    def times_faster(self, one: Contestant, other: Contestant) -> float | None:
        """How many times the speed of another, the median of the rounds both played."""
        ones, others = (self.by_round.get(each.id, {}) for each in (one, other))
        ratios = [ones[round] / others[round] for round in ones.keys() & others.keys()]
        return statistics.median(ratios) if ratios else None

    def ours(self, way: str, game: str = FIRST) -> Contestant:
        """A game of ours, played in some way."""
        found = (each for each in self.contestants if each.is_ours)
        return next(each for each in found if (each.game, each.way) == (game, way))

    @property
    def theirs(self) -> list[Contestant]:
        """Everybody else."""
        return [each for each in self.contestants if not each.is_ours]

    @property
    def versions(self) -> list[str]:
        """Of all libraries that played."""
        return sorted({turn.version for turn in self.turns}, key=str.lower)


# ── what stands in the tables ────────────────────────────────────────────────────────────────


THEIR_HEAD = (
    "library", "game", "games at a time", "at each step", "decisions/s",
    "times as fast: `Batch`", "our vector environment", "ours, same interface",
)  # fmt: skip


def their_rows(figures: Figures) -> list[Row]:
    """Games of other libraries, and how much faster a duel of Riftforce is."""
    return [their_row(figures, each) for each in figures.theirs]


def their_row(figures: Figures, theirs: Contestant) -> Row:
    """One of them, with the reason where it could not be measured."""
    about = (theirs.library.title, theirs.game, f"{theirs.games:,}", theirs.seen)
    speed = figures.speed(theirs)
    if speed is None:
        return (*about, figures.broken.get(theirs.id, "not measured yet"), "", "", "")
    ways = (STEPPED, VECTOR, SAME_INTERFACE.get(theirs.library.name))
    ratios = (figures.times_faster(figures.ours(way), theirs) if way else None for way in ways)
    return (*about, in_words(speed), *map(times, ratios))


def our_head() -> Row:
    """Our games along the top."""
    return ("decisions/s", "games at a time", "at each step", *GAMES)


def our_rows(figures: Figures) -> list[Row]:
    """Our games in every way they can be played."""
    first = [each for each in figures.contestants if each.is_ours and each.game == FIRST]
    return [
        (each.way, f"{each.games:,}", each.seen, *(
            our_cell(figures, figures.ours(each.way, game)) for game in GAMES
        ))
        for each in first
    ]  # fmt: skip


def our_cell(figures: Figures, ours: Contestant) -> str:
    """How fast, or why not."""
    speed = figures.speed(ours)
    return figures.broken.get(ours.id, "not measured yet") if speed is None else in_words(speed)


def in_words(speed: float) -> str:
    """A speed with as many figures as it is worth."""
    if speed >= 1e6:
        return f"{speed / 1e6:.1f} million"
    return f"{speed / 1e3:.0f} thousand" if speed >= 1e4 else f"{speed:,.0f}"


def times(ratio: float | None) -> str:
    """A ratio with as many figures as it is worth."""
    if ratio is None:
        return ""
    if ratio < 1:
        return f"{ratio:.2g} ×"
    return f"{ratio:,.0f} ×" if ratio >= 10 else f"{ratio:.1f} ×"


# ── in the terminal ──────────────────────────────────────────────────────────────────────────


def shown(head: Row, rows: Iterable[Row]) -> Table:
    """A table in the terminal."""
    table = Table()
    for n, name in enumerate(head):
        table.add_column(name.replace("`", ""), justify="left" if n < 2 else "right")
    for row in rows:
        table.add_row(*(escape(cell.replace("`", "")) for cell in row))
    return table


# ── in the page ──────────────────────────────────────────────────────────────────────────────


def written(figures: Figures) -> str:
    """All of it in Markdown."""
    return (
        f"{conditions(figures)}\n\n{markdown(THEIR_HEAD, their_rows(figures))}\n"
        f"{markdown(our_head(), our_rows(figures))}"
    )


def conditions(figures: Figures) -> str:
    """Where it was measured, how often and for how long."""
    where, rounds = figures.machine, {turn.round for turn in figures.turns}
    seconds = statistics.median([turn.seconds for turn in figures.turns] or [0])
    return (
        f"{where['processor']}, {where['cores']} cores, of which one is used; Python"
        f" {where['python']}; {', '.join(figures.versions)}. Medians of {len(rounds)} rounds"
        f" in which everybody had {seconds:.1f} s of processor time."
    )


def markdown(head: Row, rows: Iterable[Row]) -> str:
    """A table in Markdown."""
    lines = [head, ("---",) * len(head), *rows]
    cells = ([cell.replace("|", "\\|") for cell in line] for line in lines)
    return "".join(f"| {' | '.join(line)} |\n" for line in cells)


def write_page(figures: Figures, page: Path) -> None:
    """Put what was measured between the marks of a page; all around them stays as it is."""
    text = page.read_text(encoding="utf-8")
    place = re.compile(f"{re.escape(BEGIN)}\n.*?{re.escape(END)}", re.DOTALL)
    if not place.search(text):
        raise NoPlace(f"{page}: expected a line {BEGIN} and after it a line {END}")
    new = f"{BEGIN}\n{written(figures)}{END}"
    page.write_text(place.sub(lambda _: new, text, count=1), encoding="utf-8")
