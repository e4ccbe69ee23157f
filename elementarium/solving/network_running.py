"""A network from beginning to end: learn, keep what was learned, go on after a stop."""

from __future__ import annotations

import csv
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, ClassVar, Protocol

import numpy as np
import torch

import elementarium
from elementarium.agents.equilibrium import Strategy, shipped
from elementarium.agents.equity import SHARE
from elementarium.core.errors import ElementariumError
from elementarium.games.elements.stakes import ONE
from elementarium.solving.rounds import Rows
from elementarium.solving.strategy import measured
from elementarium.solving.training import Progress, School, Settings

CHECKPOINT, CONDITIONS, CURVE, STRATEGY = (
    "checkpoint.pt",
    "conditions.json",
    "curve.csv",
    "strategy.npz",
)
EVERY = 0.5
"""Minutes between two checkpoints."""
MENU = 2048
"""Stakes that rounds are played for: half of them points, the others anything."""


class Learner(Protocol):
    """Somebody who learns by playing, and can be stopped and go on."""

    spent: float
    lesson: int
    played: int

    def train(self) -> Iterator[Progress]:
        """Lesson after lesson, until the time is over."""

    def save(self, file: Path) -> None:
        """Everything that is needed to go on."""

    def load(self, file: Path) -> None:
        """Go on where it was."""


Tell = Callable[[Progress, float], None]
"""Told how it goes, and how many minutes are spent."""


def menu() -> Rows:
    """The stakes of the rounds one learns by: at any score, and most of all for points."""
    stakes = np.random.default_rng(0).integers(0, ONE + 1, (MENU, 2))
    stakes[: MENU // 2] = SHARE
    stakes[MENU // 2 : MENU // 2 + MENU // 8, 0] = ONE  # who surrenders has lost the match
    stakes[MENU // 2 + MENU // 16 : MENU // 2 + 3 * MENU // 16, 1] = ONE
    return stakes.astype(np.int8)


def best_device() -> str:
    """A graphics card, where there is one."""
    return "cuda" if torch.cuda.is_available() else "cpu"


def device_name(device: str) -> str:
    """What a device is called, for the record."""
    return torch.cuda.get_device_name() if device == "cuda" else device


@dataclass(frozen=True)
class LearningRun(ABC):
    """A folder in which a network is being learned, for a strategy."""

    folder: Path
    settings: Any
    seed: int = 1

    WAY: ClassVar[str]
    """What it is called, where strategies say how they were learned."""

    def solve(self, device: str, threads: int, tell: Tell) -> Path:
        """Learn until the time is over, and write the strategy."""
        learner = self._learner(device, threads)
        self.folder.mkdir(parents=True, exist_ok=True)
        self._agree()
        if (self.folder / CHECKPOINT).exists():
            learner.load(self.folder / CHECKPOINT)
        for progress in self._noted(learner):
            tell(progress, learner.spent)
        about = {**shipped().about, self.WAY: self._about(learner, device)}
        self._strategy(learner, about, threads).write(self.folder / STRATEGY)
        return self.folder / STRATEGY

    @abstractmethod
    def _learner(self, device: str, threads: int) -> Learner:
        """Who learns, from the beginning."""

    @abstractmethod
    def _strategy(self, learner: Any, about: dict[str, Any], threads: int) -> Strategy:
        """How somebody plays who has learned."""

    def _agree(self) -> None:
        """A folder is for one way to learn; only the time may be made longer."""
        file, now = self.folder / CONDITIONS, self._conditions()
        if file.exists():
            before = json.loads(file.read_text(encoding="utf-8"))
            differing = [name for name in {**now, **before} if before.get(name) != now.get(name)]
            if differing:
                raise ElementariumError(
                    f"{self.folder} was begun with another {differing[0]}: choose another folder"
                )
        file.write_text(json.dumps(now, indent=2) + "\n", encoding="utf-8")

    def _conditions(self) -> dict[str, object]:
        """What has to stay the same, as it is read again from a file."""
        settings = asdict(self.settings)
        settings.pop("minutes")
        return json.loads(json.dumps({**settings, "seed": self.seed}))  # type: ignore[no-any-return]

    def _noted(self, learner: Learner) -> Iterator[Progress]:
        """Lesson after lesson; every now and then all is written down, also when it is stopped."""
        kept = learner.spent
        try:
            for progress in learner.train():
                yield progress
                if learner.spent - kept >= EVERY:
                    kept = learner.spent
                    self._keep(learner, progress)
        finally:
            learner.save(self.folder / CHECKPOINT)

    def _keep(self, learner: Learner, progress: Progress) -> None:
        learner.save(self.folder / CHECKPOINT)
        file = self.folder / CURVE
        fresh = not file.exists()
        with file.open("a", encoding="utf-8", newline="") as lines:
            writer = csv.writer(lines)
            if fresh:
                writer.writerow(["minutes", *(field.name for field in fields(Progress))])
            writer.writerow([round(learner.spent, 3), *asdict(progress).values()])

    def _about(self, learner: Learner, device: str) -> dict[str, object]:
        """Where a network comes from."""
        return {
            "command": f"elementarium solve elements --{self.WAY}",
            "version": elementarium.__version__,
            "device": device_name(device),
            "minutes": round(learner.spent, 2),
            "lessons": learner.lesson,
            "rounds": learner.played,
            "settings": {**asdict(self.settings), "seed": self.seed},
        }


@dataclass(frozen=True)
class NetworkRun(LearningRun):
    """A folder in which a network learns that sees what its seat sees."""

    settings: Settings

    WAY: ClassVar[str] = "network"

    def _learner(self, device: str, threads: int) -> School:
        """Who learns, from the beginning."""
        return School(self.settings, menu(), device, self.seed, threads)

    def _strategy(self, learner: School, about: dict[str, Any], threads: int) -> Strategy:
        """How somebody plays who has learned."""
        layers = learner.player.tower.kept()
        return measured(replace(shipped(), layers=layers, about=about), threads)
