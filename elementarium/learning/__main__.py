"""Learning alone, where nothing but NumPy, Numba and torch is installed.

    python -m elementarium.learning --out FOLDER --minutes 10 --threads 16

It writes no picture, and no file that plays: `elementarium train riftforce --out FOLDER` does that
with what was learned, elsewhere and later.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

import elementarium.games  # noqa: F401  (makes the games known)
from elementarium.learning.running import Pace, Run


def main() -> None:
    """Learn, and say how it goes."""
    parser = ArgumentParser(prog="python -m elementarium.learning")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=Pace.minutes)
    parser.add_argument("--measure", type=float, default=Pace.measure)
    parser.add_argument("--games", type=int, default=Pace.games)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", choices=("cpu", "cuda"))
    parser.add_argument("--on-threads", action="store_true")
    parser.add_argument("--unrecorded", action="store_true")
    given = parser.parse_args()
    run = Run(
        given.out, seed=given.seed, device=given.device, threads=given.threads,
        on_threads=given.on_threads, recorded=not given.unrecorded,
    )  # fmt: skip
    run.learn(Pace(given.minutes, given.measure, given.games))


if __name__ == "__main__":
    main()
