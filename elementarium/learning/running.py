"""From beginning to end: learn, measure, keep what was learned, go on after a stop.

Nothing here needs more than NumPy, Numba and torch, so that it runs on a bare machine with a card;
the file that plays is written where the other packages are.
"""

from __future__ import annotations

import csv
import json
import time
from collections.abc import Callable
from dataclasses import asdict, astuple, dataclass, fields
from pathlib import Path
from typing import Any

import torch

import elementarium
from elementarium.core.errors import ElementariumError
from elementarium.learning.compiling import compiled_beside
from elementarium.learning.measuring import share_won
from elementarium.learning.network import Network, Size
from elementarium.learning.school import Progress, School
from elementarium.learning.settings import SMALL, Settings
from elementarium.learning.tables import GAME
from elementarium.solving.network_running import best_device, device_name

CHECKPOINT, CONDITIONS, CURVE, WEIGHTS, NETWORK = (
    "checkpoint.pt",
    "conditions.json",
    "curve.csv",
    "weights.pt",
    "neural.onnx",
)
RIVALS = ("random", "greedy", "search:steady")
WARM_UP = 8
"""Games to compile everything by, before the clock starts."""
OFTEN = 10.0
"""Seconds between two words on how it goes."""

Say = Callable[[str], None]


def say_at_once(line: str) -> None:
    """Print a line that is seen at once, also where it goes to a file."""
    print(line, flush=True)


@dataclass(frozen=True)
class Pace:
    """How long to learn, and how often that is interrupted."""

    minutes: float = 10.0
    """From when everything is compiled; measuring is part of it."""
    measure: float = 2.0
    """Minutes between two measurements; one is at the end."""
    games: int = 100
    """Against every rival, in each of them."""


@dataclass(frozen=True)
class Measured:
    """A row of the curve."""

    minutes: float
    lessons: int
    decisions: int
    games: int
    entropy: float
    surprise: float
    changed: float
    rival: str
    won: float
    duels: int


class Run:
    """A folder in which a network learns."""

    def __init__(
        self,
        folder: Path,
        settings: Settings | None = None,
        seed: int = 1,
        device: str | None = None,
        threads: int = 1,
        on_threads: bool = False,
        recorded: bool = True,
        say: Say = say_at_once,
    ) -> None:
        self.folder = folder
        self.device = device or best_device()
        self.settings = settings or (Settings() if self.device == "cuda" else SMALL)
        self.seed, self.threads, self.say = seed, threads, say
        self.on_threads, self.recorded = on_threads, recorded
        self.spent = 0.0
        """Minutes."""

    def learn(self, pace: Pace) -> None:
        """Learn until the time is over; what is stopped goes on when it is called again."""
        state = self._saved()
        if self.spent >= pace.minutes:
            self.say(f"{self.folder}: learned for {self.spent:.1f} minutes already")
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        self._agree()
        torch.set_float32_matmul_precision("high")
        torch.set_num_threads(self.threads)
        school = self._ready(state)
        try:
            self._lessons(school, pace)
        finally:
            self._save(school)

    def _ready(self, state: dict[str, Any] | None) -> School:
        """Everything compiled, before the clock starts."""
        began = time.perf_counter()
        self.say(f"getting ready on {device_name(self.device)}")
        seed = self.seed + (state["lessons"] if state else 0)  # no game comes twice
        with compiled_beside(GAME, self.threads):
            school = School(
                self.settings, self.device, seed, self.threads, self.on_threads, self.recorded
            )
            if state:
                school.go_on(state)
            school.play()
            self.say(f"the games are compiled after {time.perf_counter() - began:.0f} s")
        for rival in RIVALS:
            share_won(school.average, rival, WARM_UP, self.threads)
        self.say(f"the rivals are compiled after {time.perf_counter() - began:.0f} s")
        return school

    def _lessons(self, school: School, pace: Pace) -> None:
        began, before = time.perf_counter(), self.spent
        spoke, due = -OFTEN, self.spent + pace.measure
        measured = False
        while not measured:
            progress = school.lesson(min(1.0, self.spent / pace.minutes))
            seconds = time.perf_counter() - began
            self.spent = before + seconds / 60
            if seconds - spoke >= OFTEN:
                spoke = seconds
                self.say(told(self.spent, progress))
                self._save(school)
            measured = self.spent >= pace.minutes
            if self.spent >= due or measured:
                self._measure(school, progress, pace.games)
                due = self.spent + pace.measure
                self.spent = before + (time.perf_counter() - began) / 60

    def _measure(self, school: School, progress: Progress, games: int) -> None:
        """How well the average network plays, and as a row for each rival."""
        for rival in RIVALS:
            won = share_won(school.average, rival, games, self.threads)
            self.say(f"{self.spent:6.2f} min  wins {won:.1%} of {games} against {rival}")
            row = Measured(
                minutes=round(self.spent, 3), **asdict(progress), rival=rival, won=won, duels=games
            )
            add_row(self.folder / CURVE, row)
        self._save(school)

    # ── what is kept ─────────────────────────────────────────────────────────────────────────

    def _agree(self) -> None:
        """A folder is for one way to learn; only the time may be made longer."""
        now = json.loads(json.dumps({**asdict(self.settings), "seed": self.seed}))
        file = self.folder / CONDITIONS
        if file.exists():
            before = json.loads(file.read_text(encoding="utf-8"))
            for name, value in now.items():
                if before.get(name) != value:
                    raise ElementariumError(
                        f"{self.folder} was begun with another {name}: choose another folder"
                    )
        file.write_text(json.dumps(now, indent=2) + "\n", encoding="utf-8")

    def _saved(self) -> dict[str, Any] | None:
        file = self.folder / CHECKPOINT
        if not file.exists():
            return None
        state: dict[str, Any] = torch.load(file, map_location=self.device, weights_only=True)
        self.spent = state["spent"]
        return state

    def _save(self, school: School) -> None:
        """Everything to go on with, and the network alone, with where it comes from."""
        about = {
            "command": "elementarium train riftforce",
            "version": elementarium.__version__,
            "device": device_name(self.device),
            "minutes": round(self.spent, 2),
            "lessons": school.lessons,
            "decisions": school.decisions,
            "games": school.played,
            "seed": self.seed,
        }
        write(self.folder / CHECKPOINT, {**school.state(), "spent": self.spent})
        network = {name: each.cpu() for name, each in school.average.state_dict().items()}
        size = list(self.settings.size)
        write(self.folder / WEIGHTS, {"network": network, "size": size, "about": about})


def told(spent: float, progress: Progress) -> str:
    """How it goes, in a line."""
    return (
        f"{spent:6.2f} min  lesson {progress.lessons}  {progress.decisions / 1e6:.2f} M choices  "
        f"{progress.games:,} games  entropy {progress.entropy:.3f}  "
        f"surprise {progress.surprise:.4f}  changed {progress.changed:.1%}"
    )


def write(file: Path, content: dict[str, Any]) -> None:
    """A file is there whole or not at all."""
    unfinished = file.with_suffix(".part")
    torch.save(content, unfinished)
    unfinished.replace(file)


def add_row(file: Path, row: Measured) -> None:
    """One more row of a table, with a line of names above the first."""
    fresh = not file.exists()
    with file.open("a", encoding="utf-8", newline="") as lines:
        writer = csv.writer(lines)
        if fresh:
            writer.writerow([field.name for field in fields(Measured)])
        writer.writerow(astuple(row))


def read_curve(file: Path) -> list[Measured]:
    """The rows of a table."""
    with file.open(encoding="utf-8", newline="") as lines:
        return [
            Measured(*(field_type(row[name]) for name, field_type in COLUMNS.items()))
            for row in csv.DictReader(lines)
        ]


COLUMNS: dict[str, Callable[[str], Any]] = {
    field.name: {"float": float, "int": int, "str": str}[str(field.type)]
    for field in fields(Measured)
}


def written_network(folder: Path) -> Path:
    """The file that plays, from what was learned in a folder."""
    from elementarium.learning.export import export

    file = folder / WEIGHTS
    if not file.exists():
        raise ElementariumError(f"nothing was learned in {folder}: there is no {WEIGHTS}")
    learned = torch.load(file, map_location="cpu", weights_only=True)
    network = Network(Size(*learned["size"]))
    network.load_state_dict(learned["network"])
    export(network, folder / NETWORK, learned["about"])
    return folder / NETWORK
