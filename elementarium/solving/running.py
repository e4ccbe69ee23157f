"""Solving from beginning to end: explore, keep what is known, go on after a stop, measure."""

from __future__ import annotations

import csv
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path

import elementarium
from elementarium.agents.equilibrium import shipped
from elementarium.agents.situations import Situations
from elementarium.solving.exploring import Explorers, Gain, Ledger
from elementarium.solving.study_picture import draw_curve

LEDGER, CURVE, STRATEGY = "ledger.npz", "curve.csv", "strategy.npz"
STEPS = 2_000_000
"""That every walker takes between two looks at the clock."""
EVERY = 5.0
"""Minutes between two times that all is written down."""
MARKS = (1 / 16, 1 / 8, 1 / 4, 1 / 2)
"""Parts of the time after which it is measured how exploitable the play is by then, as it is at
the end."""
CHECK = 1 / 20
"""The part of the time that a best response has to learn, at each of them."""
MEASURED = 400_000
"""Rounds in which a gain is measured."""
MOST = 6_000_000
"""Situations that a strategy knows at most."""
LEAST_WEIGHT = 0.02
"""Of what is seen at the very beginning, against what is seen at the end."""


@dataclass(frozen=True)
class Progress:
    """How it goes."""

    minutes: float
    rounds: int
    situations: int
    gain: float | None = None
    """Of a best response, in points a round."""
    half_width: float | None = None


Tell = Callable[[Progress], None]


def clocked(minutes: float, spent: float = 0.0) -> Iterator[float]:
    """The minutes that are spent, again and again until there are so many."""
    while spent < minutes:
        began = time.perf_counter()
        yield spent
        spent += (time.perf_counter() - began) / 60


def weight(share: float) -> float:
    """How much counts what is seen after this share of the time: late play is better play."""
    return max(share, LEAST_WEIGHT) ** 1.5


@dataclass(frozen=True)
class Response:
    """Somebody who learns to beat play that never changes."""

    rival: Situations
    minutes: float
    bits: int = 25
    """Of the room for what is learned."""

    def run(self, threads: int, seed: int, tell: Tell) -> Gain:
        """Learn, then see how much that brings."""
        rival, learned = Ledger.fixed(self.rival), Ledger.of(self.bits)
        explorers = Explorers(threads, seed)
        for spent in clocked(self.minutes):
            explorers.explore(learned, STEPS, weight(spent / self.minutes), rival)
            tell(Progress(spent, explorers.rounds, learned.known))
        return explorers.contest(learned, rival, MEASURED)


@dataclass(frozen=True)
class Run:
    """A folder in which it is being learned how to play in all situations."""

    folder: Path
    minutes: float
    seed: int = 1
    bits: int = 23

    def solve(self, threads: int, tell: Tell) -> Path:
        """Explore until the time is over, and write the strategy."""
        self.folder.mkdir(parents=True, exist_ok=True)
        ledger, before = Ledger.of(self.bits), {"minutes": 0.0, "rounds": 0.0}
        if (self.folder / LEDGER).exists():
            before = ledger.load(self.folder / LEDGER)
        done = self._explore(ledger, before, threads, tell)
        about = {
            "command": "elementarium solve elements",
            "version": elementarium.__version__,
            "threads": threads,
            "network": shipped().about["network"],
            **asdict(done),
        }
        strategy = replace(shipped(), situations=ledger.situations(MOST), about=about)
        strategy.write(self.folder / STRATEGY)
        return self.folder / STRATEGY

    def _explore(
        self, ledger: Ledger, before: dict[str, float], threads: int, tell: Tell
    ) -> Progress:
        """Explore; every now and then all is written down, also when it is stopped."""
        began = before["minutes"]
        explorers = Explorers(threads, self.seed + int(before["rounds"]))
        now = Progress(began, int(before["rounds"]), ledger.known)
        marks = [mark * self.minutes for mark in MARKS if mark * self.minutes > began]
        kept = began
        try:
            for spent in clocked(self.minutes, began):
                explorers.explore(ledger, STEPS, weight(spent / self.minutes))
                now = Progress(spent, int(before["rounds"]) + explorers.rounds, ledger.known)
                tell(now)
                if spent - kept > EVERY:
                    kept = spent
                    self._keep(ledger, now)
                if marks and spent >= marks[0]:
                    marks.pop(0)
                    self._mark(ledger, now, threads)
        finally:
            self._keep(ledger, now)
        return self._mark(ledger, replace(now, minutes=self.minutes), threads)

    def _keep(self, ledger: Ledger, now: Progress) -> None:
        ledger.save(self.folder / LEDGER, minutes=now.minutes, rounds=now.rounds)

    def _mark(self, ledger: Ledger, now: Progress, threads: int) -> Progress:
        """Measure how exploitable the play is by now, for the curve."""
        response = Response(ledger.situations(MOST), CHECK * self.minutes)
        gain = response.run(threads, self.seed, lambda _: None)
        now = replace(now, gain=gain.points, half_width=gain.half_width)
        file = self.folder / CURVE
        fresh = not file.exists()
        with file.open("a", encoding="utf-8", newline="") as lines:
            writer = csv.writer(lines)
            if fresh:
                writer.writerow(field.name for field in fields(Progress))
            writer.writerow(asdict(now).values())
        draw_curve(file, file.with_suffix(".svg"))
        return now
