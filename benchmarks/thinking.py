"""How long agents think about a decision of a Riftforce duel, on one core.

    .venv/bin/python benchmarks/thinking.py neural greedy search:sharp

Only decisions with more than one choice count. Most of them follow a turn that was planned before,
so the longest ones are those at the beginning of a turn.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from elementarium import Match
from elementarium.agents import make_agent

OPTIONS = {"guilds": "beyond", "draft": "random"}
RIVAL = "greedy"


def seconds_of(name: str, duels: int) -> tuple[list[float], list[float]]:
    """How long an agent took for each decision, by the wall clock and of the core."""
    agent, walls, cores = make_agent(name, 1), [], []
    for number in range(duels + 1):  # everything is compiled in the first, which does not count
        match, rival = Match("riftforce", OPTIONS, number), make_agent(RIVAL, number)
        while (seat := match.to_move) is not None:
            if seat != number % 2 or len(match.legal()) == 1:
                match.apply((agent if seat == number % 2 else rival).choose(match))
                continue
            wall, core = time.perf_counter(), time.thread_time()
            action = agent.choose(match)
            if number > 0:
                walls.append(time.perf_counter() - wall)
                cores.append(time.thread_time() - core)
            match.apply(action)
    return walls, cores


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("agents", nargs="+", help="such as neural, greedy or search:sharp")
    parser.add_argument("--duels", type=int, default=100)
    given = parser.parse_args()
    print(f"{'milliseconds a decision':<24}{'decisions':>10}{'mean':>8}{'99 %':>8}{'most':>8}")
    for name in given.agents:
        for clock, seconds in zip(("wall", "core"), seconds_of(name, given.duels), strict=True):
            ms = 1000 * np.array(seconds)
            figures = f"{ms.mean():>8.2f}{np.percentile(ms, 99):>8.2f}{ms.max():>8.2f}"
            print(f"{f'{name}, {clock}':<24}{len(ms):>10,}{figures}", flush=True)


if __name__ == "__main__":
    main()
