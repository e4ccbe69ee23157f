"""Solving alone, where nothing but NumPy, Numba, numba-cuda and torch is installed.

    python -m elementarium.solving --out FOLDER --scenes --minutes 14 --response 10
    python -m elementarium.solving --out FOLDER --minutes 12 --teaching 4 --response 10 --threads 16

By scenes a network learns with all hands at once, and goes on where it was; `--set width=512` and
the like change how. Otherwise a graphics card explores situations, nothing is written down on the
way, and in the end a memory is taught and the strategy is written. Then somebody learns to beat it.
Last of all it is found out what scores are worth to a strategy that plays by situations, and it is
written again. `elementarium solve elements` can do more.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from ast import literal_eval
from dataclasses import replace
from pathlib import Path

import elementarium.games  # noqa: F401  (makes the games known)
from elementarium.agents.equilibrium import Strategy
from elementarium.solving.looks import TABLE, write_looks
from elementarium.solving.network_response import NetworkResponse
from elementarium.solving.network_running import best_device
from elementarium.solving.pace import Tell
from elementarium.solving.response import Learner, exploit
from elementarium.solving.rivals import find_rival
from elementarium.solving.running import Run
from elementarium.solving.scene_response import against
from elementarium.solving.scene_running import SceneRun, settings_for
from elementarium.solving.strategy import measured
from elementarium.solving.training import Progress

OFTEN = 0.25
"""Minutes between two words on how it goes."""


def said_at_times() -> Tell:
    """Say how it goes, every now and then."""
    due = 0.0

    def tell(spent: float, words: str) -> None:
        nonlocal due
        if spent >= due:
            due = spent + OFTEN
            print(f"{spent:6.2f} min  {words}", flush=True)

    return tell


def respond(learner: Learner, file: Path, minutes: float, folder: Path) -> None:
    """Learn to beat what came of it, and say what that brings."""
    looks = []
    for look in exploit(learner, str(file), minutes, said_at_times()):
        looks.append(look)
        write_looks(folder / TABLE, looks)
        print(
            f"{look.minutes:6.2f} min  gains {look.gain:+.3f} ± {look.half_width:.3f}", flush=True
        )


def by_scenes(given: Namespace) -> None:
    """Let a network learn by scenes, and another one to beat it."""
    device, tell = best_device(), said_at_times()
    changes = {name: literal_eval(value) for name, value in (each.split("=") for each in given.set)}
    settings = replace(settings_for(device, given.minutes), **changes)

    def told(progress: Progress, spent: float) -> None:
        tell(spent, f"{progress}")

    file = SceneRun(given.out, settings, given.seed, given.start).solve(device, given.threads, told)
    print(f"written: {file}", flush=True)
    if given.response:
        learner = against(Strategy.read(file), given.response, device, given.seed, given.threads)
        respond(learner, file, given.response, given.out)


def by_situations(given: Namespace) -> None:
    """Let a ledger teach a memory, and a network learn to beat it."""
    run = Run(
        given.out, given.minutes, given.threads, given.seed, given.teaching, room=given.room,
        gpu=not given.on_threads, straight=True,
    )  # fmt: skip
    path = run.solve(said_at_times())
    print(f"written: {path}", flush=True)
    rival = find_rival(str(path), given.threads)
    learner = NetworkResponse(rival, given.response, given.threads, given.seed, best_device())
    respond(learner, path, given.response, given.out)
    measured(rival.guide, given.threads).write(path)


def main() -> None:
    """Learn, and measure what came of it."""
    parser = ArgumentParser(prog="python -m elementarium.solving")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=12.0)
    parser.add_argument("--response", type=float, default=10.0)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenes", action="store_true", help="learn with all hands at once")
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE", help="for scenes")
    parser.add_argument("--from", dest="start", type=Path, help="a strategy to begin as, by scenes")
    parser.add_argument("--teaching", type=float, default=4.0)
    parser.add_argument("--room", type=int)
    parser.add_argument("--on-threads", action="store_true", help="explore without a card")
    given = parser.parse_args()
    (by_scenes if given.scenes else by_situations)(given)


if __name__ == "__main__":
    main()
