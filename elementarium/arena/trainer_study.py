"""How hard each trainer is: how often an agent beats it, over all challenges, with and without &.

A round of games meets every trainer once, with the same cards, drafted by the agent; rounds follow
until there are enough. With & its number and its face change from trainer to trainer and from round
to round.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from threading import Event
from typing import Any

from elementarium.agents import make_agent
from elementarium.arena.intervals import Interval, wilson
from elementarium.arena.running import agent_seed, first_seed, next_seat
from elementarium.arena.study import SelfPlay
from elementarium.core.match import Match
from elementarium.games.riftforce.ladder import Trainer
from elementarium.games.riftforce.options import CHALLENGES, NOT_STRONGER, STRONGER

ANY_STRONGER = "&"
"""The & card at any number, with any face."""
GAMES_A_ROUND = 2 * len(CHALLENGES)


@dataclass(frozen=True)
class Bout:
    """A game against a trainer."""

    challenges: str
    stronger: str
    score: list[int]
    result: float
    """1 is won, 0 drawn, -1 lost."""


class TrainerStudy(SelfPlay[Bout]):
    """Which trainers an agent meets, and how it fares."""

    kind = "trainer"
    alone = True
    entry = Bout

    def trainer(self, number: int) -> Trainer:
        """Whom the game of this number is against."""
        turn, place = divmod(number, GAMES_A_ROUND)
        challenges = CHALLENGES[place // 2]
        face = STRONGER[1 + (turn + place // 2) % (len(STRONGER) - 1)]
        return Trainer("", challenges, face if place % 2 else NOT_STRONGER)

    def play(self, number: int, stopped: Event | None = None) -> Bout:
        """Play the game of this number."""
        trainer, turn = self.trainer(number), number // GAMES_A_ROUND
        options = {**self.options, **trainer.options}
        match = Match(self.game, options, first_seed(self.seed) + turn)
        player = make_agent(self.agent, agent_seed(self.seed, number))
        while next_seat(match, stopped) is not None:
            match.apply(player.choose(match))
        score = match.state.score.tolist()
        return Bout(trainer.challenges, trainer.stronger, score, match.returns()[0])


@dataclass(frozen=True)
class Rate:
    """How often a trainer was beaten."""

    challenges: str
    stronger: str
    """Without the & card, with it at any number, or with one of its faces at a number."""
    games: int
    won: int

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        """Where the true share lies."""
        return wilson(self.won, self.games)


def counted(bouts: Sequence[Bout], challenges: str, stronger: str) -> Rate:
    """How often some bouts were won."""
    return Rate(challenges, stronger, len(bouts), sum(bout.result > 0 for bout in bouts))


def rates_of(bouts: Sequence[Bout]) -> list[Rate]:
    """Every challenge without & and with it."""
    found = []
    for challenges, with_and in product(CHALLENGES, (False, True)):
        here = [
            bout
            for bout in bouts
            if bout.challenges == challenges and (bout.stronger != NOT_STRONGER) == with_and
        ]
        found.append(counted(here, challenges, ANY_STRONGER if with_and else NOT_STRONGER))
    return found


def faces_of(bouts: Sequence[Bout]) -> list[Rate]:
    """The & card at each number with each face, over all challenges."""
    everything = [(face, [b for b in bouts if b.stronger == face]) for face in STRONGER]
    return [counted(here, "all", face) for face, here in everything if here]


def rows(agent: str, rates: Sequence[Rate]) -> Iterator[dict[str, Any]]:
    """A dict for each rate."""
    for rate in rates:
        low, high = rate.interval
        yield {
            "agent": agent,
            "challenges": rate.challenges,
            "stronger": rate.stronger,
            "games": rate.games,
            "won": rate.won,
            "rate": round(rate.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


def write_table(file: Path, by_agent: Mapping[str, Sequence[Rate]]) -> Path:
    """The rates of all agents as CSV."""
    lines = [row for agent, rates in by_agent.items() for row in rows(agent, rates)]
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, lines[0], lineterminator="\n")
        writer.writeheader()
        writer.writerows(lines)
    return file
