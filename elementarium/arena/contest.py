"""A contest: every agent against every other, on the same deals, seats exchanged.

Every deal is played twice by a pair, so that both had its shuffles from both sides. What happens
in a game depends on the conditions, the pair and the game's number, and on nothing else: not on
who is named first, on what was played before, or on where it is played. Only agents that think by
the clock (`search`, `search:500ms`) depend on the machine too, and play otherwise every time.
"""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from threading import Event
from typing import Any

import elementarium
from elementarium.agents import checked_agent, make_agent
from elementarium.arena.running import (
    agent_seed,
    first_seed,
    next_seat,
    sources_fingerprint,
    warm_up,
)
from elementarium.core.errors import ElementariumError
from elementarium.core.game import find_game
from elementarium.core.match import Match
from elementarium.core.notation import write_match

DEAL = 2
"""Games of a pair with the same deal: one for each way to sit."""


class BadContest(ElementariumError):
    """A contest that cannot be held."""


@dataclass(frozen=True)
class Conditions:
    """What makes games comparable: where it is equal, so are the games.

    Those of agents that think by the clock are only games of the same players.
    """

    game: str
    rules_version: int
    options: Mapping[str, Any]
    seed: int
    version: str
    sources: str
    """A fingerprint of rules and agents: a changed agent is another agent."""


@dataclass(frozen=True)
class Pairing:
    """One game to be played: who meets, and which of their games it is."""

    a: str
    b: str
    """After a in the alphabet, so that it does not matter who is named first."""
    number: int

    def seating(self, seats: int) -> list[str]:
        """Who sits where: alternately, and the other way round in the next game."""
        return [(self.a, self.b)[(seat + self.number) % 2] for seat in range(seats)]


@dataclass(frozen=True)
class GameRecord:
    """What came of a game."""

    a: str
    b: str
    number: int
    deal: int
    """The seed of the deal."""
    seats: list[str]
    winner: str | None
    """None is a draw."""
    decisions: int
    table: str
    """The fingerprint of the last table."""
    seconds: dict[str, float]
    """How long each agent thought."""

    @property
    def pairing(self) -> Pairing:
        """The game this came of."""
        return Pairing(self.a, self.b, self.number)


@dataclass(frozen=True)
class Played:
    """A record and, if somebody wants to keep it, the match in notation."""

    record: GameRecord
    notation: str | None = None


@dataclass(frozen=True)
class Batch:
    """A few games to be played in one go."""

    conditions: Conditions
    pairings: tuple[Pairing, ...]
    notated: bool = False


Outcomes = Generator[list[Played], None, None]
"""The games of each batch, when they are over."""

Spread = Callable[[Iterable[Batch]], Outcomes]
"""Plays batches somewhere, many at a time, and gives back each when it is done."""


class Contest:
    """A round robin: who meets whom, how often and under which conditions."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any],
        agents: Sequence[str],
        games: int,
        seed: int = 0,
    ) -> None:
        found = find_game(game)
        self.agents = checked_agents(agents)
        self.games = checked_games(games)
        checked = found.checked_options(options)
        if found.seats(checked) - len(found.idle(checked)) < 2:
            raise BadContest(f"{game} has one player here; a contest needs two")
        self.conditions = Conditions(
            game=game,
            rules_version=found.rules_version,
            options=json.loads(json.dumps(checked)),
            seed=seed,
            version=elementarium.__version__,
            sources=sources_fingerprint(),
        )

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Who meets whom, as they were named."""
        return list(combinations(self.agents, 2))

    def pairings(self) -> list[Pairing]:
        """All games, deal by deal: a contest that is stopped has as many games of every pair."""
        pairs = [sorted(pair) for pair in self.pairs]
        return [
            Pairing(a, b, first + turn)
            for first in range(0, self.games, DEAL)
            for a, b in pairs
            for turn in range(DEAL)
        ]

    def batches(self, played: Collection[Pairing] = (), notated: bool = False) -> list[Batch]:
        """The games that are not played yet, deal by deal."""
        left = [pairing for pairing in self.pairings() if pairing not in played]
        return [
            Batch(self.conditions, tuple(left[first : first + DEAL]), notated)
            for first in range(0, len(left), DEAL)
        ]

    def warm_up(self) -> None:
        """Compile all that is needed, before the games are spread."""
        warm_up(find_game(self.conditions.game), self.conditions.options, self.agents)


def checked_agents(names: Sequence[str]) -> list[str]:
    """The agents, if there are such, at least two, and none twice."""
    agents = [checked_agent(name) for name in names]
    for agent in agents:
        if agents.count(agent) > 1:
            raise BadContest(f"the agent {agent} is named twice")
    if len(agents) < 2:
        raise BadContest(f"a contest needs at least two agents, not {len(agents)}")
    return agents


def checked_games(games: int) -> int:
    """The number of games of each pair, if every deal can be played from both sides."""
    if games < DEAL or games % DEAL:
        raise BadContest(f"every deal is played from both sides: expected even games, got {games}")
    return games


# ── one game ─────────────────────────────────────────────────────────────────────────────────


def deal_seed(seed: int, number: int) -> int:
    """The seed of a game's deal: the same for every pair, and for both games of a deal."""
    return first_seed(seed) + number // DEAL


def begin(conditions: Conditions, pairing: Pairing) -> Match:
    """The table of a game, dealt, with the agents' names at their seats."""
    game = find_game(conditions.game)
    seating = pairing.seating(game.seats(conditions.options))
    deal = deal_seed(conditions.seed, pairing.number)
    return Match(game, conditions.options, deal, seating)


def play_game(
    conditions: Conditions, pairing: Pairing, stopped: Event | None = None
) -> tuple[GameRecord, Match]:
    """Play one game. One that goes on for ever is given up as a draw."""
    match = begin(conditions, pairing)
    place = conditions.seed, pairing.a, pairing.b, pairing.number
    players = [make_agent(name, agent_seed(*place, n)) for n, name in enumerate(match.names)]
    seconds = dict.fromkeys((pairing.a, pairing.b), 0.0)
    while (seat := next_seat(match, stopped)) is not None:
        began = time.perf_counter()
        action = players[seat].choose(match)
        seconds[match.names[seat]] += time.perf_counter() - began
        match.apply(action)
    record = GameRecord(
        a=pairing.a,
        b=pairing.b,
        number=pairing.number,
        deal=match.seed,
        seats=list(match.names),
        winner=winner(match, pairing),
        decisions=len(match.history),
        table=match.digest(),
        seconds={name: round(spent, 6) for name, spent in seconds.items()},
    )
    return record, match


def winner(match: Match, pairing: Pairing) -> str | None:
    """The agent whose seats did better together; None is a draw."""
    results = dict.fromkeys((pairing.a, pairing.b), 0.0)
    for name, result in zip(match.names, match.returns(), strict=True):
        results[name] += result
    if results[pairing.a] == results[pairing.b]:
        return None
    return max(results, key=lambda name: results[name])


def check_sources(conditions: Conditions) -> None:
    """Refuse games of other rules or agents: they may come from another machine."""
    if conditions.sources != sources_fingerprint():
        raise BadContest(
            f"another Elementarium is installed on {socket.gethostname()}"
            f" (sources {sources_fingerprint()}, not {conditions.sources})"
        )


def play_batch(batch: Batch, stopped: Event | None = None) -> list[Played]:
    """Play a few games, with the rules and the agents that they were made for."""
    check_sources(batch.conditions)
    played = []
    for pairing in batch.pairings:
        record, match = play_game(batch.conditions, pairing, stopped)
        played.append(Played(record, write_match(match) if batch.notated else None))
    return played
