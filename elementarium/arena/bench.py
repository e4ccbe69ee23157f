"""How fast we are, and how fast others are, on the same core in the same minutes.

All contestants play random games in turn, a slice of time each, round after round, so that a
busy machine slows them alike. A *decision* is one choice of a player, finding the possible ones
included; a peer's steps of chance, which in our games happen inside a decision, count as decisions
too, in its favour.
"""

from __future__ import annotations

import platform
import random
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any

from elementarium.arena.simulate import CHUNK, simulate
from elementarium.core.game import find_game
from elementarium.core.match import Match

ROUNDS = 5
SLICE = 1.0

OURS = "riftforce, Beyond set"
OPEN_SPIEL_GAMES = ("hearts", "gin_rummy")

Contestant = Callable[[], Iterator[int]]
"""Plays for ever; yields the number of decisions made since the last time."""


def compiled() -> Iterator[int]:
    """Our rules, called from compiled code."""
    game, seed = find_game("riftforce"), 0
    while True:
        seed += 1
        yield simulate(game, {"guilds": "beyond"}, CHUNK, ["random", "random"], seed).decisions


def from_python() -> Iterator[int]:
    """Our rules, called through Match: legality checked, events and history kept."""
    seed, chance = 0, random.Random(0)
    while True:
        seed += 1
        match = Match("riftforce", {"guilds": "beyond"}, seed)
        while actions := match.legal():
            match.apply(actions[int(chance.random() * len(actions))])
        yield len(match.history)


def open_spiel(name: str) -> Contestant:
    """A game of OpenSpiel's, called through its Python interface."""

    def play() -> Iterator[int]:
        import pyspiel

        game, chance = pyspiel.load_game(name), random.Random(0)
        while True:
            yield _play_open_spiel(game.new_initial_state(), chance)

    return play


def _play_open_spiel(state: Any, chance: random.Random) -> int:
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = chance.choices(outcomes, weights)[0]
        else:
            actions = state.legal_actions()
            action = actions[int(chance.random() * len(actions))]
        state.apply_action(action)
        steps += 1
    return steps


@dataclass
class Measurement:
    """A contestant and its speed in each round."""

    name: str
    contestant: Contestant
    speeds: list[float] = field(default_factory=list)

    @property
    def speed(self) -> float:
        """Decisions per second: the median of the rounds."""
        return statistics.median(self.speeds)


def contestants() -> list[Measurement]:
    """Ourselves, and the peers that are installed."""
    found = [
        Measurement(f"{OURS}: compiled", compiled),
        Measurement(f"{OURS}: through Match", from_python),
    ]
    if find_spec("pyspiel"):
        found += [Measurement(f"OpenSpiel {name}", open_spiel(name)) for name in OPEN_SPIEL_GAMES]
    return found


def measure(
    found: list[Measurement], rounds: int = ROUNDS, progress: Callable[[str], None] | None = None
) -> None:
    """Let everybody play in turn."""
    playing = [(each, each.contestant()) for each in found]
    for each, games in playing:  # warm up: compile, load, allocate
        if progress:
            progress(f"{each.name}: warming up")
        next(games)
    for turn in range(rounds):
        for each, games in playing:
            if progress:
                progress(f"{each.name}: round {turn + 1} of {rounds}")
            began = time.perf_counter()
            decisions = 0
            while (seconds := time.perf_counter() - began) < SLICE:
                decisions += next(games)
            each.speeds.append(decisions / seconds)


def report(found: list[Measurement]) -> dict[str, Any]:
    """The figures, and how much faster our compiled rules are than each of the others."""
    ours = found[0].speed
    return {
        "decisions_per_second": {each.name: round(each.speed) for each in found},
        "ratio": {each.name: round(ours / each.speed, 1) for each in found[1:]},
        "rounds": {each.name: [round(speed) for speed in each.speeds] for each in found},
        "machine": {"python": platform.python_version(), "processor": platform.processor()},
    }
