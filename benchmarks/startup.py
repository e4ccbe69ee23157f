"""How long one waits: the very first start, later starts, a bare import."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

REPEATS = 5
SIM = "from elementarium.cli import main; main()"
EVERYTHING = """
import elementarium
from elementarium.core.engine import Engine, Entry
engine = elementarium.find_game("riftforce").native
for name, entry in vars(Engine).items():
    if isinstance(entry, Entry):
        getattr(engine, name)
"""


def seconds(code: str, *arguments: str, cache: str) -> float:
    """How long a fresh interpreter takes to run some code."""
    environment = {**os.environ, "ELEMENTARIUM_CACHE": cache}
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env=environment,
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    return time.perf_counter() - began


def median(code: str, *arguments: str, cache: str) -> float:
    """The median of several runs."""
    return statistics.median(seconds(code, *arguments, cache=cache) for _ in range(REPEATS))


def main() -> None:
    """Measure and print."""
    one_game = ("sim", "riftforce", "--games", "1", "--json")
    with tempfile.TemporaryDirectory() as cache:
        print(
            f"sim --games 1, nothing compiled yet   {seconds(SIM, *one_game, cache=cache):6.2f} s"
        )
        print(f"the other entries, compiled as well   {seconds(EVERYTHING, cache=cache):6.2f} s")
        print(f"all entries, from the cache           {median(EVERYTHING, cache=cache):6.2f} s")
        print(f"sim --games 1, from the cache         {median(SIM, *one_game, cache=cache):6.2f} s")
        bare, ours = median("", cache=cache), median("import elementarium", cache=cache)
        print(f"import elementarium                   {ours - bare:6.3f} s over a bare Python")


if __name__ == "__main__":
    main()
