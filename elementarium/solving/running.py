"""Solving from beginning to end: explore in two stages, measure, teach a memory, write it all."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from pathlib import Path

import elementarium
from elementarium.agents.equilibrium import Strategy, shipped
from elementarium.agents.memory import Memory
from elementarium.agents.situations import Situations
from elementarium.gpu.backend import graphics_card
from elementarium.solving.exploring import Explorers, ThreadExplorers
from elementarium.solving.ledger import Guide, Ledger, fitting_bits
from elementarium.solving.looks import read_looks, write_looks
from elementarium.solving.neural import with_torch
from elementarium.solving.pace import Tell, clocked
from elementarium.solving.packing import pack
from elementarium.solving.response import Response
from elementarium.solving.rivals import Rival
from elementarium.solving.stages import OUTLINES, SITUATIONS, Stage
from elementarium.solving.strategy import measured

CURVE, STRATEGY = "curve.csv", "strategy.npz"
OUTLINE_BITS = 23
"""Of the room for outlines: twice as many as there are."""
MOST_BITS = 28
"""Of the room for situations; more of them are not met in a day."""
EVERY = 20.0
"""Minutes between two times that all is written down: it may take one."""
MARKS = (1 / 4, 1 / 2, 1)
"""Parts of the time after which it is measured how exploitable the play is by then."""
CHECK = 1 / 20
"""The part of the time that a best response has to learn, at each of them."""


def by_network() -> Strategy:
    """The shipped strategy with nothing but its network."""
    return replace(shipped(), situations=Situations.none(), memory=Memory.none())


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
        full = f"; the room is full: {self.refused:,} turned away"
        return words + full * (self.refused > 0)


@dataclass(frozen=True)
class Course:
    """A stage on its way: what is known, who guides, how far it is."""

    stage: Stage
    ledger: Ledger
    guide: Guide
    now: Progress

    @property
    def knows(self) -> Guide:
        """How one plays by now."""
        return replace(self.guide, **{self.stage.name: self.ledger})

    def explore(self, end: float, minutes: float, explorers: Explorers, tell: Tell) -> None:
        """Explore until so many of all minutes are spent."""
        now, before = self.now, replace(self.now)
        for spent in clocked(end, before.minutes):
            explorers.explore(self.stage.weight(spent / minutes))
            now.minutes = spent
            now.rounds = before.rounds + explorers.rounds
            now.situations = before.situations + explorers.found
            now.refused = before.refused + explorers.refused
            tell(spent, now.told(self.stage))
        now.minutes = end


@dataclass(frozen=True)
class Run:
    """A folder in which it is being learned how to play in all situations."""

    folder: Path
    minutes: float
    threads: int = 1
    seed: int = 1
    teaching: float = 0.0
    """Minutes that a memory is taught to play as was learned; none: there is none."""
    device: str | None = None
    """That it is taught on: by default a graphics card, if there is one."""
    room: int | None = None
    """For situations: 2 ** room of them; by default half of the memory."""
    gpu: bool = False
    """Whether a graphics card explores."""
    straight: bool = False
    """Whether nothing is written down or measured on the way, so that a stop loses everything;
    nor is it found out what scores are worth to the strategy."""

    def solve(self, tell: Tell) -> Path:
        """Explore until the time is over, teach a network, and write the strategy."""
        school = with_torch("teaching") if self.teaching else None
        if self.gpu:
            graphics_card()
        self.folder.mkdir(parents=True, exist_ok=True)
        outlines = self._course(OUTLINES, OUTLINE_BITS, Guide(), Progress())
        if not self._file(SITUATIONS).exists():
            self._learn(outlines, tell)
        bits = self.room or fitting_bits(1 / 2, MOST_BITS)
        situations = self._course(SITUATIONS, bits, outlines.knows, outlines.now)
        self._learn(situations, tell)
        about = self._about(outlines.now, situations.now)
        strategy, errors = replace(by_network(), about=about), None
        if school:
            taught = school.taught(
                situations.ledger, school.Settings(self.teaching),
                lambda spent, words: tell(self.minutes + spent, words), self.device,
            )  # fmt: skip
            about["teaching"], errors = taught.about, taught.errors
            strategy = replace(strategy, memory=taught.memory)
        if school and not self.straight:
            strategy = measured(strategy, self.threads)
        return pack(strategy, situations.ledger, self.folder / STRATEGY, errors)

    def _course(self, stage: Stage, bits: int, guide: Guide, before: Progress) -> Course:
        """A stage as far as it has come."""
        ledger = Ledger.empty(bits)
        if self._file(stage).exists():
            now = Progress(**ledger.load(self._file(stage)))
        else:
            now = Progress(stage.begins * self.minutes, before.rounds)
        return Course(stage, ledger, guide, now)

    def _file(self, stage: Stage) -> Path:
        return self.folder / f"{stage.name}.ledger"

    def _learn(self, course: Course, tell: Tell) -> None:
        """What is left of a stage.

        Every now and then, at its end and when it is stopped all is written down. Walkers begin
        anew there, so that whoever goes on after a stop does the same.
        """
        for end in self._ends(course):
            explorers = self._explorers(course)
            keeping = True
            try:
                course.explore(end, self.minutes, explorers, tell)
                keeping = end % EVERY == 0 or end == course.stage.ends * self.minutes
            finally:
                explorers.come_home()
                if keeping and not self.straight:
                    course.ledger.save(self._file(course.stage), **asdict(course.now))
            self._measure(course)

    def _explorers(self, course: Course) -> Explorers:
        """Who goes on from here."""
        seed = self.seed + course.now.rounds
        if self.gpu:
            from elementarium.solving.card import CardExplorers

            return CardExplorers(course.stage, course.ledger, seed, course.guide)
        return ThreadExplorers(course.stage, course.ledger, self.threads, seed, course.guide)

    def _ends(self, course: Course) -> list[float]:
        """When all is written down, and when it is measured."""
        last = course.stage.ends * self.minutes
        if self.straight:
            return [last]
        kept = [number * EVERY for number in range(int(last / EVERY) + 1)]
        times = {last, *kept, *(mark * self.minutes for mark in MARKS)}
        return sorted(time for time in times if course.now.minutes < time <= last)

    def _measure(self, course: Course) -> None:
        """At each mark, measure how exploitable the play is by then, for the curve."""
        looks, now = read_looks(self.folder / CURVE), course.now
        marks = {mark * self.minutes for mark in MARKS} - {look.minutes for look in looks}
        if self.straight or now.minutes not in marks:
            return
        rival = Rival(by_network(), threads=self.threads, knows=course.knows)
        response = Response(rival, CHECK * self.minutes, self.threads, self.seed)
        response.learn(CHECK * self.minutes)
        look = replace(
            response.look("the play by then"),
            minutes=now.minutes, rounds=now.rounds, situations=now.situations,
        )  # fmt: skip
        write_looks(self.folder / CURVE, [*looks, look])

    def _about(self, outlines: Progress, situations: Progress) -> dict[str, object]:
        """Where a strategy comes from."""
        return {
            "command": "elementarium solve elements",
            "version": elementarium.__version__,
            "minutes": self.minutes,
            "threads": self.threads,
            "gpu": self.gpu,
            "seed": self.seed,
            "outlines": asdict(outlines),
            "situations": asdict(situations),
            "network": shipped().about.get("network", shipped().about),
        }
