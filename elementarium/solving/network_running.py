"""A network from beginning to end: learn, keep what was learned, go on after a stop."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path

import numpy as np
import torch

import elementarium
from elementarium.agents.equilibrium import shipped
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
class NetworkRun:
    """A folder in which the network of a strategy is being learned."""

    folder: Path
    settings: Settings
    seed: int = 1

    def solve(self, device: str, threads: int, tell: Tell) -> Path:
        """Learn until the time is over, and write the strategy."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._agree()
        school = School(self.settings, menu(), device, self.seed, threads)
        if (self.folder / CHECKPOINT).exists():
            school.load(self.folder / CHECKPOINT)
        for progress in self._noted(school):
            tell(progress, school.spent)
        layers, about = school.player.tower.kept(), self._about(school, device)
        strategy = measured(replace(shipped(), layers=layers, about=about), threads)
        strategy.write(self.folder / STRATEGY)
        return self.folder / STRATEGY

    def _agree(self) -> None:
        """A folder is for one way to learn; only the time may be made longer."""
        file, now = self.folder / CONDITIONS, self._conditions()
        if file.exists():
            before = json.loads(file.read_text(encoding="utf-8"))
            differing = [name for name, value in now.items() if before.get(name) != value]
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

    def _noted(self, school: School) -> Iterator[Progress]:
        """Lesson after lesson; every now and then all is written down, also when it is stopped."""
        kept = school.spent
        try:
            for progress in school.train():
                yield progress
                if school.spent - kept >= EVERY:
                    kept = school.spent
                    self._keep(school, progress)
        finally:
            school.save(self.folder / CHECKPOINT)

    def _keep(self, school: School, progress: Progress) -> None:
        school.save(self.folder / CHECKPOINT)
        file = self.folder / CURVE
        fresh = not file.exists()
        with file.open("a", encoding="utf-8", newline="") as lines:
            writer = csv.writer(lines)
            if fresh:
                writer.writerow(["minutes", *(field.name for field in fields(Progress))])
            writer.writerow([round(school.spent, 3), *asdict(progress).values()])

    def _about(self, school: School, device: str) -> dict[str, object]:
        """Where a strategy comes from."""
        network = {
            "command": "elementarium solve elements --network",
            "version": elementarium.__version__,
            "device": device_name(device),
            "minutes": round(school.spent, 2),
            "lessons": school.lesson,
            "rounds": school.played,
            "settings": {**asdict(self.settings), "seed": self.seed},
        }
        return {**shipped().about, "network": network}
