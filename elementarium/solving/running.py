"""Solving from beginning to end: explore in two stages, measure, teach a network, write it all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import elementarium
from elementarium.agents.equilibrium import shipped
from elementarium.agents.situations import Situations
from elementarium.solving.exploring import Explorers
from elementarium.solving.ledger import Guide, Ledger, fitting_bits
from elementarium.solving.looks import read_looks, write_looks
from elementarium.solving.neural import with_torch
from elementarium.solving.pace import Tell, clocked
from elementarium.solving.packing import pack
from elementarium.solving.response import Response
from elementarium.solving.rivals import Rival
from elementarium.solving.stages import OUTLINES, SITUATIONS, Stage

CURVE, STRATEGY = "curve.csv", "strategy.npz"
OUTLINE_BITS = 23
"""Of the room for outlines: twice as many as there are."""
MOST_BITS = 28
"""Of the room for situations; more of them are not met in a day."""
EVERY = 20.0
"""Minutes between two times that all is written down: it may take one."""
MARKS = (1 / 8, 1 / 4, 1 / 2, 1)
"""Parts of the time after which it is measured how exploitable the play is by then."""
CHECK = 1 / 20
"""The part of the time that a best response has to learn, at each of them."""


@dataclass
class Progress:
    """How far it is."""

    minutes: float = 0.0
    rounds: int = 0
    situations: int = 0
    """Known, or outlines of them."""
    refused: int = 0
    """How often there was no room for one."""

    def told(self, stage: Stage) -> str:
        """In words."""
        words = f"{self.rounds:,} rounds, {self.situations:,} {stage.name}"
        return words + f"; the room is full: {self.refused:,} turned away" * (self.refused > 0)


@dataclass(frozen=True)
class Run:
    """A folder in which it is being learned how to play in all situations."""

    folder: Path
    minutes: float
    threads: int = 1
    seed: int = 1
    teaching: float = 0.0
    """Minutes that a network is taught to play as was learned; none: the shipped one stays."""
    device: str | None = None
    """That it is taught on: by default a graphics card, if there is one."""
    room: int | None = None
    """For situations: 2 ** room of them; by default half of the memory."""

    def solve(self, tell: Tell) -> Path:
        """Explore until the time is over, and write the strategy."""
        school = with_torch("teaching") if self.teaching else None
        self.folder.mkdir(parents=True, exist_ok=True)
        outlines, before = self._learn(OUTLINES, OUTLINE_BITS, Guide(), Progress(), tell)
        guide = Guide(outlines=outlines)
        bits = self.room or fitting_bits(1 / 2, MOST_BITS)
        situations, now = self._learn(SITUATIONS, bits, guide, before, tell)
        guide, about = replace(guide, situations=situations), self._about(before, now)
        strategy = replace(shipped(), situations=Situations.none(), about=about)
        if school:
            settings = school.Settings(minutes=self.teaching)
            strategy = school.taught(
                strategy, guide, settings, lambda spent, words: tell(self.minutes + spent, words),
                self.device, self.threads,
            )  # fmt: skip
        return pack(strategy, situations, self.folder / STRATEGY)

    def _learn(
        self, stage: Stage, bits: int, guide: Guide, before: Progress, tell: Tell
    ) -> tuple[Ledger, Progress]:
        """A stage, or what is left of it."""
        ledger = Ledger.empty(bits)
        now = replace(before, minutes=stage.begins * self.minutes, situations=0)
        if self._file(stage).exists():
            now = Progress(**ledger.load(self._file(stage)))
        going_on = stage is SITUATIONS or not self._file(SITUATIONS).exists()
        for end in self._ends(stage, now.minutes) if going_on else ():
            self._explore(stage, ledger, guide, now, end, tell)
            self._measure(stage, ledger, guide, now)
        return ledger, now

    def _file(self, stage: Stage) -> Path:
        return self.folder / f"{stage.name}.ledger"

    def _ends(self, stage: Stage, spent: float) -> Iterator[float]:
        """When walkers begin anew: when all is written down, and when it is measured."""
        last = stage.ends * self.minutes
        kept = [number * EVERY for number in range(int(last / EVERY) + 1)]
        times = {last, *kept, *(mark * self.minutes for mark in MARKS)}
        yield from sorted(time for time in times if spent < time <= last)

    def _explore(
        self, stage: Stage, ledger: Ledger, guide: Guide, now: Progress, end: float, tell: Tell
    ) -> None:
        """Explore for some time; every now and then, and when it is stopped, all is written down.

        Walkers begin anew, so that whoever goes on after a stop does the same.
        """
        explorers = Explorers(stage, self.threads, self.seed + now.rounds, guide)
        before, keeping = replace(now), True
        try:
            for spent in clocked(end, before.minutes):
                explorers.explore(ledger, stage.weight(spent / self.minutes))
                now.minutes = spent
                now.rounds = before.rounds + explorers.rounds
                now.situations = before.situations + explorers.found
                now.refused = before.refused + explorers.refused
                tell(spent, now.told(stage))
            now.minutes = end
            keeping = end % EVERY == 0 or end == stage.ends * self.minutes
        finally:
            if keeping:
                ledger.save(self._file(stage), **asdict(now))

    def _measure(self, stage: Stage, ledger: Ledger, guide: Guide, now: Progress) -> None:
        """At each mark, measure how exploitable the play is by then, for the curve."""
        looks = read_looks(self.folder / CURVE)
        marks = {mark * self.minutes for mark in MARKS} - {look.minutes for look in looks}
        if now.minutes not in marks:
            return
        rival = Rival(
            replace(shipped(), situations=Situations.none()), threads=self.threads,
            knows=replace(guide, **{stage.name: ledger}),
        )  # fmt: skip
        response = Response(rival, CHECK * self.minutes, self.threads, self.seed)
        response.learn(CHECK * self.minutes)
        look = replace(
            response.look("the play by then"),
            minutes=now.minutes, rounds=now.rounds, situations=now.situations,
        )  # fmt: skip
        write_looks(self.folder / CURVE, [*looks, look])

    def _about(self, *stages: Progress) -> dict[str, object]:
        """Where a strategy comes from."""
        outlines, situations = map(asdict, stages)
        return {
            "command": "elementarium solve elements",
            "version": elementarium.__version__,
            "minutes": self.minutes,
            "threads": self.threads,
            "seed": self.seed,
            "outlines": outlines,
            "situations": situations,
            "network": shipped().about.get("network", shipped().about),
        }
