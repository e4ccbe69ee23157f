"""Everybody plays in turn on one core, round after round; what was measured is kept in a file."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Timer
from typing import Any

from benchmarks.peers.contestants import Contestant
from benchmarks.peers.environments import Broken, find_python, reason
from elementarium.arena.journal import Journal
from elementarium.core.rule import cache_folder

ROOT = Path(__file__).parents[2]
PATIENCE = 600.0
"""Seconds until one who does not answer is given up: in a crowd compiling takes minutes."""

SETTINGS = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false",
    "PYTHONPATH": str(ROOT),
    "SDL_VIDEODRIVER": "dummy",
}
"""Of every player: one thread, no window, and the modules of this folder."""


@dataclass
class Turn:
    """What one contestant did in a round."""

    round: int
    contestant: str
    decisions: int
    seconds: float
    version: str


class Player:
    """The process of a contestant; it waits until it is asked to play."""

    def __init__(self, contestant: Contestant, root: Path) -> None:
        self.contestant = contestant
        self._complaints = root / "complaints" / f"{contestant.id}.txt"
        self._complaints.parent.mkdir(parents=True, exist_ok=True)
        module = f"benchmarks.peers.players.{contestant.library.player}"
        command = [str(find_python(contestant.library, root)), "-m", module, *contestant.arguments]
        cache = {"JAX_COMPILATION_CACHE_DIR": str((root / "compiled").resolve())}
        with self._complaints.open("w") as complaints:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env={**os.environ, **SETTINGS, **cache}, text=True,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=complaints,
            )  # fmt: skip

    def play(self, round: int, seconds: float) -> Turn:
        """Let it play so long; Broken if it cannot."""
        assert self._process.stdin
        assert self._process.stdout
        watch = Timer(PATIENCE, self._process.kill)
        watch.start()
        try:
            self._process.stdin.write(f"{seconds}\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        finally:
            watch.cancel()
        if not answer:
            raise Broken(f"does not play: {self._why()}")
        return Turn(round, self.contestant.id, **json.loads(answer))

    def _why(self) -> str:
        status = self._process.wait()
        told = self._complaints.read_text(errors="replace")
        return f"it was ended by signal {-status}" if status < 0 else reason(told)

    def close(self) -> None:
        """Let it go home."""
        self._process.kill()
        with suppress(BrokenPipeError), self._process:
            pass


@dataclass
class Contest:
    """All rounds, as far as they have come."""

    contestants: list[Contestant]
    root: Path
    rounds: int
    seconds: float
    broken: dict[str, str] = field(default_factory=dict)
    """Who cannot be measured, and why."""

    def journal(self, fresh: bool = False) -> Journal[Turn]:
        """The file with everything measured so far, under the same conditions."""
        conditions = {**machine(), "seconds": self.seconds, "rules": cache_folder().name}
        return Journal(self.root / "results.jsonl", Turn, conditions, fresh)

    def install(self, tell: Callable[[str], None]) -> None:
        """Make everybody's environment; tell which one is made."""
        for library in dict.fromkeys(each.library for each in self.contestants):
            tell(library.title)
            try:
                find_python(library, self.root)
            except Broken as why:
                players = (each for each in self.contestants if each.library == library)
                self.broken |= {each.id: str(why) for each in players}

    def play(self, journal: Journal[Turn], tell: Callable[[str], None]) -> None:
        """Play what has not been played; tell whose turn it is."""
        done = {(turn.round, turn.contestant) for turn in journal.entries}
        with closing_all() as players:
            for round in range(self.rounds):
                for each in self.contestants:
                    tell(f"{each.library.title}: {each.game}, {each.way}")
                    if (round, each.id) not in done and each.id not in self.broken:
                        self._let_play(players, each, round, journal)

    def _let_play(
        self,
        players: dict[str, Player],
        contestant: Contestant,
        round: int,
        journal: Journal[Turn],
    ) -> None:
        try:
            if contestant.id not in players:
                players[contestant.id] = Player(contestant, self.root)
            journal.append(players[contestant.id].play(round, self.seconds))
        except Broken as why:
            self.broken[contestant.id] = str(why)


@contextmanager
def closing_all() -> Iterator[dict[str, Player]]:
    """Players by contestant; in the end all of them go home."""
    players: dict[str, Player] = {}
    try:
        yield players
    finally:
        for player in players.values():
            player.close()


@contextmanager
def on_one_core() -> Iterator[None]:
    """Whatever is started meanwhile shares one core, where the system lets us choose it."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def machine() -> dict[str, Any]:
    """Where it is measured."""
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
    }


def processor(listing: Path = Path("/proc/cpuinfo")) -> str:
    """The processor's name, as the system tells it."""
    try:
        told = listing.read_text()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in told.splitlines() if "model name" in line]
    return names[0] if names else platform.machine()
