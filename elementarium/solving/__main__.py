"""Solving alone, where nothing but NumPy, Numba, numba-cuda and torch is installed.

    python -m elementarium.solving --out FOLDER --minutes 12 --teaching 4 --response 10 --threads 16

A graphics card explores, nothing is written down on the way; in the end a memory is taught, the
strategy is written, and a network learns to beat it. Last of all it is found out what scores are
worth to the strategy, and it is written again. `elementarium solve elements` can do more.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

import elementarium.games  # noqa: F401  (makes the games known)
from elementarium.solving.looks import TABLE, write_looks
from elementarium.solving.network_response import NetworkResponse
from elementarium.solving.network_running import best_device
from elementarium.solving.pace import Tell
from elementarium.solving.response import exploit
from elementarium.solving.rivals import find_rival
from elementarium.solving.running import Run
from elementarium.solving.strategy import measured

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


def main() -> None:
    """Learn, teach, and measure what came of it."""
    parser = ArgumentParser(prog="python -m elementarium.solving")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=12.0)
    parser.add_argument("--teaching", type=float, default=4.0)
    parser.add_argument("--response", type=float, default=10.0)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--room", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--on-threads", action="store_true", help="explore without a card")
    given = parser.parse_args()
    run = Run(
        given.out, given.minutes, given.threads, given.seed, given.teaching, room=given.room,
        gpu=not given.on_threads, straight=True,
    )  # fmt: skip
    path = run.solve(said_at_times())
    print(f"written: {path}", flush=True)
    file = str(path)
    rival = find_rival(file, given.threads)
    learner = NetworkResponse(rival, given.response, given.threads, given.seed, best_device())
    looks = []
    for look in exploit(learner, file, given.response, said_at_times()):
        looks.append(look)
        write_looks(given.out / TABLE, looks)
        print(
            f"{look.minutes:6.2f} min  gains {look.gain:+.3f} ± {look.half_width:.3f}", flush=True
        )
    measured(rival.guide, given.threads).write(path)


if __name__ == "__main__":
    main()
