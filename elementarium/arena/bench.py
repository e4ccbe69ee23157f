"""How fast we are, and how fast others are, on the same core in the same minutes.

All contestants play random games in turn, a slice of processor time each, round after round, so
that a busy machine hardly counts, and slows them alike. A *decision* is one choice of a player,
finding the possible ones included; a peer's steps of chance, which in our games happen inside a
decision, count as decisions too, in its favour.
"""

from __future__ import annotations

import platform
import random
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from itertools import count, cycle
from typing import Any, NamedTuple

from elementarium.agents import make_agent
from elementarium.agents.search import Search, Thinking
from elementarium.arena.simulate import CHUNK, simulate
from elementarium.core.batch import Batch
from elementarium.core.engine import DECISIONS
from elementarium.core.game import find_game
from elementarium.core.match import Match

ROUNDS = 5
SLICE = 1.0

OURS = "riftforce, Beyond set"
RIFT = "elemental-rift"
OTHER_MODES = ("team3", "team4", "solo")
COMPILED = "compiled"
ON_CARD = "on the graphics card"
LAUNCHES = 16
"""Of the card, before it is asked how far it has come."""
IN_STEP = 1024
"""Games that a learner steps together."""
STEPS = 20
IN_SEARCH = "inside search"
OPEN_SPIEL_GAMES = ("hearts", "gin_rummy")
SEARCHED_TRIALS = 500


class Work(NamedTuple):
    """What was done since the last time."""

    decisions: int
    trials: int = 0
    """Of a turn in an imagined world, by an agent that thinks ahead."""


Contestant = Callable[[], Iterator[Work]]
"""Plays for ever."""


def compiled(name: str, **options: Any) -> Contestant:
    """The rules of one of our games, called from compiled code."""

    def play() -> Iterator[Work]:
        game = find_game(name)
        agents = ["random"] * game.seats(game.checked_options(options))
        for seed in count(1):
            yield Work(simulate(game, options, CHUNK, agents, seed).decisions)

    return play


def on_card(name: str, **options: Any) -> Contestant:
    """The same rules on a graphics card, many games at once; those that end begin anew."""

    def play() -> Iterator[Work]:
        from elementarium.gpu.batch import GpuBatch

        batch = GpuBatch(name, options)
        while True:
            before = batch.tally()[DECISIONS]
            for _ in range(LAUNCHES):
                batch.play()
                batch.restart()
            yield Work(int(batch.tally()[DECISIONS] - before))

    return play


def in_step(name: str, observe: bool, **options: Any) -> Contestant:
    """Many games by one compiled call a step, with or without observations and masks."""

    def play() -> Iterator[Work]:
        batch = Batch(name, IN_STEP, options, observe=observe)
        while True:
            for _ in range(STEPS):
                batch.step(batch.sample())
            yield Work(STEPS * IN_STEP)

    return play


def all_in_step() -> Iterator[Measurement]:
    """Every game of ours, as learners step it."""
    games: dict[str, tuple[str, dict[str, Any]]] = {
        OURS: ("riftforce", {"guilds": "beyond"}),
        "elements": ("elements", {}),
        "elemental-rift, 2 players": (RIFT, {}),
    }
    for label, (name, options) in games.items():
        for observe, seen in ((False, "stepped"), (True, "stepped and observed")):
            contestant = in_step(name, observe, **options)
            yield Measurement(f"{label}: {IN_STEP:,} games {seen}", contestant)


def in_search() -> Iterator[Work]:
    """The agent that thinks ahead, at the beginning of turns that were played before."""
    search, tables = Search(0, Thinking(iterations=SEARCHED_TRIALS)), beginnings_of_turns()
    for match in cycle(tables):
        search.prospects(match)
        yield Work(search.decisions, search.iterations)


def beginnings_of_turns() -> list[Match]:
    """Tables of a game between good players, one for each turn with a choice."""
    match = Match("riftforce", {"guilds": "beyond", "draft": "random"}, 1)
    player, tables, turn = make_agent("greedy", 1), [], None
    while not match.is_over:
        if match.turn != turn and len(match.legal()) > 1:
            tables.append(Match.from_position(match.position()))
        turn = match.turn
        match.apply(player.choose(match))
    return tables


def from_python() -> Iterator[Work]:
    """Our rules, called through Match: legality checked, events and history kept."""
    seed, chance = 0, random.Random(0)
    while True:
        seed += 1
        match = Match("riftforce", {"guilds": "beyond"}, seed)
        while actions := match.legal():
            match.apply(actions[int(chance.random() * len(actions))])
        yield Work(len(match.history))


def open_spiel(name: str) -> Contestant:
    """A game of OpenSpiel's, called through its Python interface."""

    def play() -> Iterator[Work]:
        import pyspiel

        game, chance = pyspiel.load_game(name), random.Random(0)
        while True:
            yield Work(_play_open_spiel(game.new_initial_state(), chance))

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
    trials: list[float] = field(default_factory=list)

    @property
    def speed(self) -> float:
        """Decisions per second: the median of the rounds."""
        return statistics.median(self.speeds)

    def note(self, work: Work, seconds: float) -> None:
        """Another round is over."""
        self.speeds.append(work.decisions / seconds)
        self.trials.append(work.trials / seconds)


PLAYED: dict[str, tuple[str, dict[str, Any]]] = {
    OURS: ("riftforce", {"guilds": "beyond"}),
    **{f"riftforce, {mode}": ("riftforce", {"mode": mode}) for mode in OTHER_MODES},
    "elements": ("elements", {}),
    **{f"elemental-rift, {seats} players": (RIFT, {"seats": seats}) for seats in (2, 3, 4)},
}
"""Our games and modes, and how they are agreed on."""


def contestants(card: bool = False) -> list[Measurement]:
    """Ourselves, on a graphics card as well if there is one, and the peers that are installed."""
    ways = {COMPILED: compiled, **({ON_CARD: on_card} if card else {})}
    found = [
        *(
            Measurement(f"{label}: {way}", contestant(name, **options))
            for way, contestant in ways.items()
            for label, (name, options) in PLAYED.items()
        ),
        *all_in_step(),
        Measurement(f"{OURS}: {IN_SEARCH}", in_search),
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
            began = time.process_time()
            decisions = trials = 0
            while (seconds := time.process_time() - began) < SLICE:
                work = next(games)
                decisions, trials = decisions + work.decisions, trials + work.trials
            each.note(Work(decisions, trials), seconds)


def report(found: list[Measurement]) -> dict[str, Any]:
    """The figures, and how much faster our first compiled rules are than what is not compiled.

    A graphics card is compared with the same game on one core.
    """
    ours = found[0].speed
    others = [each for each in found[1:] if not each.name.endswith((COMPILED, ON_CARD))]
    on_core = {each.name.removesuffix(COMPILED): each.speed for each in found}
    cards = [each for each in found if each.name.endswith(ON_CARD)]
    return {
        "decisions_per_second": {each.name: round(each.speed) for each in found},
        "ratio": {each.name: round(ours / each.speed, 1) for each in others},
        "card_ratio": {
            each.name: round(each.speed / on_core[each.name.removesuffix(ON_CARD)], 1)
            for each in cards
        },
        "trials_per_second": {
            each.name: round(statistics.median(each.trials)) for each in found if any(each.trials)
        },
        "rounds": {each.name: [round(speed) for speed in each.speeds] for each in found},
        "machine": {"python": platform.python_version(), "processor": platform.processor()},
    }
