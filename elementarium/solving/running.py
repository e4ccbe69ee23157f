"""Solving from beginning to end: explore, keep what is known, go on after a stop, measure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import elementarium
from elementarium.agents.equilibrium import Strategy, shipped
from elementarium.solving.exploring import Explorers
from elementarium.solving.ledger import Ledger
from elementarium.solving.looks import read_looks, write_looks
from elementarium.solving.pace import Tell, clocked, weight
from elementarium.solving.response import Response
from elementarium.solving.rivals import Rival

LEDGER, CURVE, STRATEGY = "ledger.npz", "curve.csv", "strategy.npz"
BITS = 23
"""Of the room for situations."""
STAGE = 5.0
"""Minutes between two times that all is written down, and walkers begin anew."""
MARKS = (1 / 16, 1 / 8, 1 / 4, 1 / 2)
"""Parts of the time after which it is measured how exploitable the play is by then, as it is at
the end."""
CHECK = 1 / 20
"""The part of the time that a best response has to learn, at each of them."""
MOST = 6_000_000
"""Situations that a strategy knows at most."""


@dataclass
class Progress:
    """How far it is."""

    minutes: float = 0.0
    rounds: int = 0
    situations: int = 0


@dataclass(frozen=True)
class Run:
    """A folder in which it is being learned how to play in all situations."""

    folder: Path
    minutes: float
    threads: int = 1
    seed: int = 1

    def solve(self, tell: Tell) -> Path:
        """Explore until the time is over, and write the strategy."""
        self.folder.mkdir(parents=True, exist_ok=True)
        ledger, now = Ledger.empty(BITS), Progress()
        if (self.folder / LEDGER).exists():
            figures = ledger.load(self.folder / LEDGER)
            now = Progress(figures["minutes"], int(figures["rounds"]), int(figures["situations"]))
        self._measure(ledger, now)
        for end in self._stages(now.minutes):
            self._explore(ledger, now, end, tell)
            self._measure(ledger, now)
        self._strategy(ledger, now).write(self.folder / STRATEGY)
        return self.folder / STRATEGY

    def _marks(self) -> list[float]:
        return [mark * self.minutes for mark in (*MARKS, 1)]

    def _stages(self, spent: float) -> Iterator[float]:
        """When it is time to write everything down: now and then, and before it is measured."""
        while spent < self.minutes:
            spent = min(spent + STAGE, *(mark for mark in self._marks() if mark > spent))
            yield spent

    def _explore(self, ledger: Ledger, now: Progress, end: float, tell: Tell) -> None:
        """A stage: explore and write everything down, also when it is stopped.

        Walkers begin anew at each, so that whoever goes on after a stop does the same.
        """
        explorers = Explorers(self.threads, self.seed + now.rounds)
        before = replace(now)
        try:
            for spent in clocked(end, before.minutes):
                explorers.explore(ledger, weight(spent / self.minutes))
                now.minutes = spent
                now.rounds = before.rounds + explorers.rounds
                now.situations = before.situations + explorers.found
                tell(spent, now.rounds, now.situations)
            now.minutes = end
        finally:
            ledger.save(self.folder / LEDGER, **asdict(now))

    def _measure(self, ledger: Ledger, now: Progress) -> None:
        """At each mark, measure how exploitable the play is by then, for the curve."""
        from elementarium.solving.looks_picture import draw_learning

        looks = read_looks(self.folder / CURVE)
        if now.minutes not in self._marks() or now.minutes in [each.minutes for each in looks]:
            return
        response = Response(
            Rival(self._strategy(ledger, now)), CHECK * self.minutes, self.threads, self.seed
        )
        response.learn(CHECK * self.minutes)
        look = replace(
            response.look("the play by then"),
            minutes=now.minutes, rounds=now.rounds, situations=now.situations,
        )  # fmt: skip
        write_looks(self.folder / CURVE, [*looks, look])
        draw_learning([*looks, look], self.folder)

    def _strategy(self, ledger: Ledger, now: Progress) -> Strategy:
        """What is known by now, with the network of the shipped strategy for all else."""
        about = {
            "command": "elementarium solve elements",
            "version": elementarium.__version__,
            "threads": self.threads,
            "seed": self.seed,
            **asdict(now),
            "network": shipped().about.get("network", shipped().about),
        }
        return replace(shipped(), situations=ledger.situations(MOST), about=about)
