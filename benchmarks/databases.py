"""How many choices a second are committed and acknowledged: SQLite, PostgreSQL, several workers.

The same people at real sockets as in `tables.py`, as quickly as they can, at one house after the
other and in several rounds. Houses, database and people share this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from collections import defaultdict

from tables import Measured, being_played, measure, open_house, tell_machine


async def speed(name: str, how: list[str], tables: int, seconds: float) -> float:
    """Choices a second at a new house."""
    measured = Measured(hurry=True)
    with tempfile.TemporaryDirectory() as folder:
        async with (
            open_house(folder, *how) as (address, pid),
            being_played(address, tables, measured),
        ):
            return await measure(name, measured, seconds, pid)


async def run(database: str, workers: int, tables: int, seconds: float, rounds: int) -> None:
    """Measure in turns, and print the middle of each with its share of the first."""
    tell_machine(tables)
    houses = {
        "SQLite": [],
        "PostgreSQL": ["--database", database],
        f"PostgreSQL, {workers} workers": ["--database", database, "--workers", str(workers)],
    }
    speeds: defaultdict[str, list[float]] = defaultdict(list)
    for _ in range(rounds):
        for name, how in houses.items():
            speeds[name].append(await speed(name, how, tables, seconds))
    first = statistics.median(speeds["SQLite"])
    for name, found in speeds.items():
        middle = statistics.median(found)
        print(f"{name:<24} {middle:6.1f} choices/s   {middle / first:4.2f} of SQLite")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", default=os.environ.get("DATABASE_URL"))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    if not given.database:
        sys.exit("name an empty database: --database postgresql://user@host/name, or DATABASE_URL")
    asyncio.run(run(given.database, given.workers, given.tables, given.seconds, given.rounds))


if __name__ == "__main__":
    main()
