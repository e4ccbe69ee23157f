"""How much a house carries: sockets, choices a second and how long each waits, and its memory.

A house in a process of its own, with SQLite or with PostgreSQL and two workers, and crowds in
others: two players and two spectators a table (`crowd.py`). All of them share this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import resource
import statistics
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from tables import open_house

HERE = Path(__file__).parent
MEBIBYTE = 2**20
SETTLING = 3.0
"""Seconds before it counts."""
LINE = 2**28
"""Bytes of the longest answer of a crowd."""


class Crowds:
    """Processes full of people, ordered about together."""

    def __init__(self, processes: list[Process]) -> None:
        self._processes = processes

    async def order(self, name: str, *arguments: Any) -> list[dict[str, Any]]:
        """Everybody does it; returns what each says."""
        for process in self._processes:
            assert process.stdin
            process.stdin.write(json.dumps([name, arguments]).encode() + b"\n")
        return [json.loads(await process.stdout.readline()) for process in self._processes]  # type: ignore[union-attr]

    async def sit(self, tables: int) -> int:
        """So many more tables; returns how many sockets there are then."""
        answers = await self.order("sit", tables // len(self._processes))
        return sum(answer["sockets"] for answer in answers)

    async def play(self, pace: float, seconds: float, settling: float) -> dict[str, Any]:
        """Play at this pace; returns what was seen."""
        answers = await self.order("play", pace / len(self._processes), seconds, settling)
        return {
            "took": max(each["took"] for each in answers),
            "core": sum(each["core"] for each in answers),
            "choices": sum(each["choices"] for each in answers),
            "waits": [wait for each in answers for wait in each["waits"]],
            "views": [view for each in answers for view in each["views"]],
            "errors": [each["errors"] for each in answers if each["errors"]],
            "lost": sum(each["lost"] for each in answers),
        }


@asynccontextmanager
async def crowds(address: str, game: str, number: int) -> AsyncIterator[Crowds]:
    """People, in so many processes."""
    processes = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, str(HERE / "crowd.py"), address, game, str(seed * 1_000_000)),
            stdin=PIPE, stdout=PIPE, limit=LINE,
        )
        for seed in range(number)
    ]  # fmt: skip
    try:
        yield Crowds(processes)
    finally:
        for process in processes:
            process.kill()
            await process.wait()


def memory(pid: int) -> int:
    """Bytes of a process and those it started; 0 where the system does not say it this way."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        others = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") + sum(memory(int(each)) for each in others)


def processor_seconds(pid: int) -> float:
    """What the workers of a house used so far; those who think for agents are not counted."""
    try:
        if "thinker" in Path(f"/proc/{pid}/cmdline").read_text():
            return 0.0
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        others = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return 0.0
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(processor_seconds(int(each)) for each in others)


def marks(seconds: list[float]) -> dict[str, float]:
    """Percentiles, in milliseconds."""
    cuts = statistics.quantiles(seconds, n=1000)
    return {f"p{name}": cuts[at - 1] * 1000 for name, at in (("50", 500), ("90", 900), ("99", 990))}


def told(name: str, pace: float, found: dict[str, Any]) -> str:
    """A line about one measurement."""
    waits = " ".join(f"{mark} {value:.1f}" for mark, value in found["acknowledged"].items())
    seen = " ".join(f"{mark} {value:.1f}" for mark, value in found["watched"].items())
    return (
        f"{name:<22} {found['sockets']:>6} sockets   asked {pace:>5.0f}/s   "
        f"done {found['speed']:7.1f}/s in {found['messages']:.0f} messages   "
        f"acknowledged after {waits} ms   seen after {seen} ms   "
        f"{found['each']:.2f} ms of a processor each   "
        f"cores: house {found['house']:.2f}, crowd {found['crowd']:.2f}   "
        f"{found['memory']:.0f} MiB   refused {found['errors'] or 0}, cut {found['lost']}"
    )


async def measured(people: Crowds, pid: int, pace: float, seconds: float) -> dict[str, Any]:
    """One measurement."""
    await people.play(pace, 0, SETTLING)
    before = processor_seconds(pid)
    seen = await people.play(pace, seconds, 0)
    house = (processor_seconds(pid) - before) / seen["took"]
    return {
        "each": house * seen["took"] / seen["choices"] * 1000,
        "speed": seen["choices"] / seen["took"],
        "messages": len(seen["waits"]) / seen["took"],
        "acknowledged": marks(seen["waits"]),
        "watched": marks(seen["views"]),
        "house": house,
        "crowd": seen["core"],
        "memory": memory(pid) / MEBIBYTE,
        "errors": seen["errors"],
        "lost": seen["lost"],
    }


@contextmanager
def houses(given: argparse.Namespace) -> Iterator[dict[str, list[str]]]:
    """Which houses are measured, and how each is opened."""
    found: dict[str, list[str]] = {}
    if "sqlite" in given.houses:
        found["SQLite"] = []
    if "postgresql" not in given.houses:
        yield found
        return
    sys.path.insert(0, str(HERE.parent))
    from tests.server import postgres

    programs = postgres.programs()
    if programs is None:
        sys.exit("PostgreSQL is not installed (on Debian: apt-get install postgresql)")
    postgres.QUICK["fsync"] = "on"
    with postgres.running(programs) as cluster:
        workers = ["--database", cluster.empty(), "--workers", "2"]
        found["PostgreSQL, 2 workers"] = workers
        yield found


async def run(given: argparse.Namespace) -> list[dict[str, Any]]:
    """Measure every house at every pace."""
    results = []
    with houses(given) as found:
        for name, how in found.items():
            async with AsyncExitStack() as stack:
                folder = stack.enter_context(tempfile.TemporaryDirectory(dir=given.disk))
                address, pid = await stack.enter_async_context(open_house(folder, *how))
                people = await stack.enter_async_context(crowds(address, given.game, given.crowds))
                sockets = await people.sit(given.tables)
                for pace in given.paces:
                    result = await measured(people, pid, pace, given.seconds)
                    result |= {"name": name, "pace": pace, "sockets": sockets}
                    results.append(result)
                    print(told(name, pace, result), flush=True)
                await people.order("rest")
    return results


def drawing() -> Any:
    """What draws a file that is the same whenever the same is drawn."""
    import matplotlib

    matplotlib.use("agg")
    matplotlib.rcParams["svg.hashsalt"] = "elementarium"
    from matplotlib import pyplot

    return pyplot


def draw(results: list[dict[str, Any]], path: Path) -> None:
    """Waits over choices a second, a line a house."""
    figure, axes = drawing().subplots(figsize=(7, 4))
    for colour, name in enumerate(dict.fromkeys(each["name"] for each in results)):
        here = [each for each in results if each["name"] == name]
        speeds = [each["speed"] for each in here]
        for mark, style in (("p50", "-"), ("p99", "--")):
            waits = [each["acknowledged"][mark] for each in here]
            axes.plot(speeds, waits, style, marker="o", color=f"C{colour}", label=f"{name}, {mark}")
    axes.set_yscale("log")
    axes.set_xlabel("choices a second, each seen by four")
    axes.set_ylabel("milliseconds until it is acknowledged")
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(path, bbox_inches="tight", metadata={"Date": None})


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--paces", type=float, nargs="+", default=[100, 250, 500, 1000])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", default="riftforce", help="what is played at the tables")
    parser.add_argument("--crowds", type=int, default=1, help="processes full of people")
    parser.add_argument("--houses", nargs="+", default=["sqlite", "postgresql"])
    parser.add_argument("--disk", help="the folder in which SQLite's file lies")
    parser.add_argument("--picture", type=Path, help="a file for a picture of the results")
    parser.add_argument("--out", type=Path, help="a file for the results, as JSON")
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    machine = f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}"
    print(f"{machine}, Python {platform.python_version()}", flush=True)
    results = asyncio.run(run(given))
    if given.picture:
        draw(results, given.picture)
    if given.out:
        given.out.write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    main()
