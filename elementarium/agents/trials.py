"""Trying turns in imagined worlds.

A trial takes a turn in one of the worlds its seat may be in, lets everybody answer with a good turn
of their own, and judges the table after that. All turns are tried in the same worlds, so that luck
falls alike on each of them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from elementarium.agents.plan import Desk, best_of, follow, plan
from elementarium.core.engine import Floats, Ids, Integers, Raw, Table
from elementarium.core.events import LogTable
from elementarium.core.match import Match
from elementarium.core.rule import rule

# The contract's names, bound to a game.
to_move: Any = None
turn: Any = None
determinize: Any = None
evaluate: Any = None

Spread = Callable[[Callable[[int], Floats], Iterable[int]], Iterable[Floats]]
"""Works like `map`, perhaps on several threads at once."""

CHUNK = 16
"""Trials made in one go, or as many more as there are turns to try."""


@rule
def try_turns(
    table: Table,
    imagined: Table,
    world: Table,
    first_world: int,
    worlds: int,
    replies: int,
    turns: Integers,
    turn_paths: Integers,
    totals: Floats,
    beam: Table,
    raw: Raw,
    paths: Integers,
    values: Floats,
    places: Integers,
    ends: Floats,
    end_places: Integers,
    end_paths: Integers,
    ids: Ids,
    log: LogTable,
    tally: Integers,
) -> None:
    """Try each of some turns in each of some worlds; add up how they went.

    First a turn is finished, if there is more of it in this world, or less than was planned.
    """
    seat = to_move(table[0])
    for number in range(first_world, first_world + worlds):
        imagined[0] = table[0]
        determinize(imagined[0], seat, number)
        for i in range(turns.shape[0]):
            world[0] = imagined[0]
            tally[0] += follow(world, turn_paths, int(turns[i]), ids, log)
            mover, this_turn = seat, turn(table[0])
            for reply in range(replies + 1):
                if reply > 0:
                    mover, this_turn = to_move(world[0]), turn(world[0])
                while to_move(world[0]) == mover and turn(world[0]) == this_turn and mover >= 0:
                    beam[0] = world[0]
                    found = plan(
                        beam, raw, paths, values, places, ends, end_places, end_paths,
                        ids, log, tally,
                    )  # fmt: skip
                    tally[0] += follow(world, end_paths, best_of(ends, found), ids, log)
            totals[i] += evaluate(world[0], seat)


@dataclass(frozen=True)
class Prospect:
    """A turn, and how it goes on."""

    path: list[int]
    value: float
    """The result to expect, from -1 to 1."""
    worlds: int
    """In which it was tried."""

    @property
    def chance(self) -> float:
        """Of winning, from 0 to 1."""
        return (1 + self.value) / 2


def worlds_in_one_go(turns: int) -> int:
    """In how many worlds so many turns are tried before anybody looks up."""
    return max(1, CHUNK // turns)


class Trials:
    """The turns of a seat, and how they went so far: the same on any number of threads."""

    def __init__(
        self,
        match: Match,
        planned: Desk,
        turns: int,
        first_world: int,
        replies: int,
        reply_width: int,
        threads: int,
        spread: Spread,
    ) -> None:
        self.made = 0
        self._match = match
        self._table = match.copy_table()
        self._planned = planned
        self._values = planned.ends[:turns].copy()
        """The result to expect of each turn: a first guess, until it is tried."""
        self._totals = np.zeros(turns)
        self._worlds = np.zeros(turns, np.int64)
        self._ranking = np.argsort(-self._values, kind="stable")
        """The turns, the best first."""
        self._next_world = first_world
        self._replies = replies
        self._spread = spread
        self._desks = [Desk.of(match.game, reply_width, ends=1) for _ in range(threads)]
        self._idle = deque(self._desks)

    @property
    def decisions(self) -> int:
        """Tried in all worlds together."""
        return sum(int(desk.tally[0]) for desk in self._desks)

    def try_best(self, turns: int, worlds: int) -> None:
        """Try so many of the best turns in some more worlds, and rank them anew."""
        best, size = self._ranking[:turns], worlds_in_one_go(turns)
        firsts = range(self._next_world, self._next_world + worlds, size)

        def tried(first: int) -> Floats:
            return self._tried(first, min(size, firsts.stop - first), best)

        for totals in self._spread(tried, firsts):
            self._totals[best] += totals
        self._worlds[best] += worlds
        self._next_world += worlds
        self.made += worlds * turns
        self._values[best] = self._totals[best] / self._worlds[best]
        self._ranking[:turns] = best[np.argsort(-self._values[best], kind="stable")]

    def _tried(self, first_world: int, worlds: int, turns: Integers) -> Floats:
        desk, totals = self._idle.pop(), np.zeros(len(turns))
        imagined, world = self._match.game.new_table(), self._match.game.new_table()
        self._match.engine.made(try_turns, "try_turns")(
            self._table, imagined, world, first_world, worlds, self._replies,
            turns, self._planned.end_paths, totals, *desk.papers(),
        )  # fmt: skip
        self._idle.append(desk)
        return totals

    def prospects(self) -> list[Prospect]:
        """The turns, the best first."""
        return [
            Prospect(self._planned.path(turn), float(self._values[turn]), int(self._worlds[turn]))
            for turn in self._ranking.tolist()
        ]
