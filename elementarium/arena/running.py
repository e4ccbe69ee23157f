"""What runs of many games share: seeds, being ready, when a game is given up, and threads."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Generator, Iterable, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from functools import cache
from itertools import islice
from pathlib import Path
from threading import Event
from typing import Any, TypeVar

import elementarium
from elementarium.agents import SEARCH, make_agent
from elementarium.agents.levels import read_thinking
from elementarium.core.game import Game
from elementarium.core.match import Match

MOST_DECISIONS = 10_000
"""A game that goes on for longer is given up as a draw."""

Progress = Callable[[int], None]
"""Told how many more games are done."""

Job = TypeVar("Job")
Done = TypeVar("Done")


class Stopped(Exception):
    """The game was given up: nobody waits for it any more."""


# ── what games depend on ─────────────────────────────────────────────────────────────────────


def first_seed(seed: int) -> int:
    """The seed of the first game of a run; the next game has the next one.

    Runs with near seeds must not share games, so the first seeds lie far apart.
    """
    return _number_of(str(seed))


def agent_seed(*place: int | str) -> int:
    """The seed of an agent, by all that names its game and its seat: far from any other."""
    return _number_of(json.dumps(place))


def _number_of(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


@cache
def sources_fingerprint() -> str:
    """A fingerprint of the rules and the agents, as they are on disk."""
    package = Path(elementarium.__file__).parent
    digest = hashlib.sha256()
    for room in ("core", "games", "agents"):
        for source in sorted((package / room).rglob("*")):
            if source.is_file() and "__pycache__" not in source.parts:
                digest.update(source.read_bytes())
    return digest.hexdigest()[:8]


def thinks_by_the_clock(agent: str) -> bool:
    """Whether an agent has a budget of time, so that its games differ from run to run."""
    kind, _, level = agent.partition(":")
    return kind == SEARCH and read_thinking(level).iterations is None


# ── playing ──────────────────────────────────────────────────────────────────────────────────


def warm_up(game: Game, options: Mapping[str, Any], agents: Iterable[str]) -> None:
    """Compile all that games between these agents need.

    Each of them chooses once; those who think ahead do so only for a moment.
    """
    match = Match(game, options)
    while len(match.legal()) == 1:
        match.apply(match.legal()[0])
    for agent in {f"{SEARCH}:1" if each.startswith(SEARCH) else each for each in agents}:
        make_agent(agent, 0).choose(match)
    match.apply(match.legal()[0])
    match.returns()


def next_seat(match: Match, stopped: Event | None = None) -> int | None:
    """The seat that decides next, if the game goes on; Stopped where nobody waits for it."""
    seat = match.to_move
    if seat is None or len(match.history) >= MOST_DECISIONS:
        return None
    if stopped and stopped.is_set():
        raise Stopped
    return seat


def spread(
    play: Callable[[Job, Event | None], Done],
    jobs: Iterable[Job],
    threads: int = 1,
    in_order: bool = True,
) -> Generator[Done, None, None]:
    """Play on so many threads, give back in order or as they come.

    Those who leave early set the event that every game is given: what still goes on is given up.
    """
    left = iter(jobs)
    if threads == 1:
        yield from (play(job, None) for job in left)
        return
    waiting: list[Future[Done]] = []
    stopped = Event()
    with ThreadPoolExecutor(threads) as pool:
        try:
            while True:
                for job in islice(left, 2 * threads - len(waiting)):
                    waiting.append(pool.submit(play, job, stopped))
                if not waiting:
                    return
                if not in_order:
                    wait(waiting, return_when=FIRST_COMPLETED)
                    waiting.sort(key=lambda each: not each.done())
                yield waiting.pop(0).result()
        finally:
            stopped.set()
