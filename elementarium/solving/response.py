"""Best responses: how much somebody gains who learns to beat a player that never learns.

The gain is a lower bound of how exploitable the player is: a better learner might find more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Protocol

from elementarium.solving import pace
from elementarium.solving.exploring import Gain, ThreadExplorers
from elementarium.solving.ledger import Ledger, fitting_bits
from elementarium.solving.looks import Look
from elementarium.solving.pace import Tell, clocked
from elementarium.solving.rivals import Rival
from elementarium.solving.stages import RESPONSE

BITS = fitting_bits(1 / 8, most=26)
"""Of the room for situations that a best response learns."""
LOOKS = 10
"""How often it is measured while it learns, at equal times."""
MEASURED = 200_000
"""Rounds in which a gain is measured where there is time for them."""
LEAST = 100
"""Rounds in which it is measured in any case."""
MEASURING = 1 / 30
"""How long that may take, against all the time one learns."""
AT_ONCE = 2048
"""Rounds between two looks at the clock."""


@dataclass
class Response:
    """Somebody who learns to beat a rival."""

    rival: Rival
    minutes: float
    threads: int = 1
    seed: int = 1
    spent: float = field(init=False, default=0.0)
    """Minutes."""

    def __post_init__(self) -> None:
        self._ledger = Ledger.empty(BITS)
        self._explorers = self._players(self.seed, self.rival)

    def learn(self, until: float, tell: Tell = lambda *_: None) -> None:
        """Learn until so many minutes are spent."""
        for spent in clocked(until, self.spent):
            self._explorers.explore(RESPONSE.weight(spent / self.minutes))
            self.spent = spent
            tell(spent, f"{self._explorers.rounds:,} rounds")
        self.spent = until

    def gain(self) -> Gain:
        """What that brings, in as many rounds as there is time for; always in the same deals."""
        players = self._players(self.seed + 1, replace(self.rival))
        return measured(lambda: players.contest(AT_ONCE), self.minutes)

    def _players(self, seed: int, rival: Rival) -> ThreadExplorers:
        return ThreadExplorers(RESPONSE, self._ledger, self.threads, seed, rival=rival)

    def look(self, agent: str) -> Look:
        """What it has come to against an agent of this name."""
        gain, explorers = self.gain(), self._explorers
        return Look(
            agent, round(self.spent, 3), explorers.rounds, explorers.found,
            round(gain.points, 4), round(gain.half_width, 4), gain.rounds,
        )  # fmt: skip


def measured(play: Callable[[], Gain], minutes: float) -> Gain:
    """A gain in as many rounds as there is time for, where one learns so many minutes."""
    began, gain = pace.clock(), play()
    while gain.rounds < MEASURED and (
        gain.rounds < LEAST or pace.clock() - began < MEASURING * 60 * minutes
    ):
        gain += play()
    return gain


class Learner(Protocol):
    """Somebody who learns to beat a rival."""

    def learn(self, until: float, tell: Tell) -> None:
        """Learn until so many minutes are spent."""

    def look(self, agent: str) -> Look:
        """What it has come to against an agent of this name."""


def exploit(learner: Learner, agent: str, minutes: float, tell: Tell) -> Iterator[Look]:
    """Learn to beat an agent, and measure what that brings: before, meanwhile and at the end.

    Who is interrupted measures once more, and is done.
    """
    try:
        for number in range(LOOKS):
            learner.learn(minutes * number / LOOKS, tell)
            yield learner.look(agent)
        learner.learn(minutes, tell)
    except KeyboardInterrupt:
        pass
    yield learner.look(agent)
