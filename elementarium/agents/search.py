"""The agent that thinks ahead: Monte-Carlo search over whole turns and imagined worlds.

It plans the turns it could take, tries them in worlds that look the same to its seat, and gives up
the worse half again and again: most of the time goes to the turns between which it is hard to
choose.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from elementarium.agents.plan import Desk, plan
from elementarium.agents.trials import Prospect, Spread, Trials, try_turns, worlds_in_one_go
from elementarium.agents.turns import TurnTaker
from elementarium.core.match import Match

Clock = Callable[[], float]


@dataclass(frozen=True)
class Thinking:
    """How long and how far an agent thinks about a turn."""

    iterations: int | None = None
    """Trials of a turn in a world; by default as many as there is time for."""
    milliseconds: int = 1000
    """For a turn, where it is not a number of trials; planning takes a few more."""
    turns: int = 48
    """Turns of its own that it compares."""
    width: int = 160
    """Tables kept at each step while it plans them."""
    replies: int = 2
    """Turns that follow before it judges: an even number, so that everybody had their say."""
    reply_width: int = 40
    doubt: float = 0.0
    """How hard it is to tell turns apart: one worse by this much is taken e times more rarely."""


MOST_AT_ONCE = 1000
"""Rows of worlds that are handed to the threads together."""


class Search:
    """Compares the turns of a seat, within a budget of trials or of time."""

    def __init__(
        self,
        seed: int = 0,
        thinking: Thinking | None = None,
        threads: int = 1,
        clock: Clock = time.perf_counter,
    ) -> None:
        self.thinking = thinking or Thinking()
        self.iterations = 0
        """Made for the last turn."""
        self.decisions = 0
        """Tried for the last turn."""
        self._chance = np.random.default_rng(seed)
        self._clock = clock
        self._threads = threads
        self._spread: Spread = ThreadPoolExecutor(threads).map if threads > 1 else map

    def prospects(self, match: Match, finalists: int = 2) -> list[Prospect]:
        """The turns that can be taken from here, the best first.

        So many finalists are compared until the budget is spent.
        """
        planned = match.engine.made(plan, "plan")
        match.engine.made(try_turns, "try_turns")  # compiled before the clock starts
        began, thinking = self._clock(), self.thinking
        desk = Desk.of(match.game, thinking.width, thinking.turns)
        desk.beam[:1] = match.copy_table()
        match.engine.determinize(desk.beam[:1], match.to_move or 0, self._seed())
        found = planned(*desk.papers())
        trials = Trials(
            match, desk, found, self._seed(), thinking.replies, thinking.reply_width,
            self._threads, self._spread,
        )  # fmt: skip
        rounds = halvings(found, finalists)
        for number, turns in enumerate(rounds, start=1):
            while (worlds := self._worlds_left(number / len(rounds), turns, trials, began)) > 0:
                trials.try_best(turns, worlds)
        self.iterations = trials.made
        self.decisions = trials.decisions + int(desk.tally[0])
        return trials.prospects()

    def choice(self, match: Match) -> Prospect:
        """The turn to take: the best, as far as it can tell them apart."""
        prospects = comparable(self.prospects(match))
        if self.thinking.doubt == 0:
            return prospects[0]
        values = np.array([each.value for each in prospects])
        weights = np.exp((values - values.max()) / self.thinking.doubt)
        return prospects[self._chance.choice(len(prospects), p=weights / weights.sum())]

    def _worlds_left(self, share: float, turns: int, trials: Trials, began: float) -> int:
        """In how many worlds to try before looking again whether a share of the budget is spent."""
        if self.thinking.iterations is not None:
            left = int(self.thinking.iterations * share - trials.made) // turns
            return min(left, MOST_AT_ONCE * worlds_in_one_go(turns))
        spent = (self._clock() - began) * 1000
        in_time = spent < self.thinking.milliseconds * share
        return self._threads * worlds_in_one_go(turns) if in_time else 0

    def _seed(self) -> int:
        return int(self._chance.integers(2**61))


def comparable(prospects: list[Prospect]) -> list[Prospect]:
    """The turns tried in as many worlds as the best; the others were given up before."""
    return [each for each in prospects if each.worlds == prospects[0].worlds]


def halvings(turns: int, finalists: int) -> list[int]:
    """How many turns are compared in each round: all, the better half, and so on.

    A lone turn needs no comparison.
    """
    if turns == 1:
        return []
    rounds = [turns]
    while rounds[-1] > finalists:
        rounds.append((rounds[-1] + 1) // 2)
    return rounds


class SearchAgent(TurnTaker):
    """Thinks at the beginning of a turn and then takes it."""

    def __init__(self, search: Search) -> None:
        super().__init__()
        self.search = search

    def planned(self, match: Match) -> list[int]:
        """The turn that goes on best."""
        return list(self.search.choice(match).path)
