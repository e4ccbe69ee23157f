"""The agent that takes the best turn it sees, and looks no further.

It follows the chain of small decisions to the end of its turn, keeping at each step the most
promising tables and merging equal ones, and compares the tables it would leave behind.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from elementarium.core.engine import Floats, Ids, Integers, Raw, Table
from elementarium.core.events import LogTable, silence
from elementarium.core.match import Match
from elementarium.core.rule import rule

# The contract's names, bound to a game.
to_move: Any = None
legal: Any = None
apply: Any = None
turn: Any = None
evaluate: Any = None

WIDTH = 160
"""Tables kept at each step."""
SEEN = 1 << 14
"""Room for the fingerprints of one step's tables: a power of two, several times WIDTH × choices."""
NONE = -1
PRIME = 0x01000193


@rule
def fingerprint(raw: Raw, row: int) -> int:
    """A number that equal tables share and others hardly ever do."""
    low, high = 0x811C9DC5, 0x9DC5811C
    for i in range(raw.shape[1]):
        word = int(raw[row, i])
        low = ((low ^ word) * PRIME) & 0xFFFFFFFF
        high = ((high + word) * 0x85EBCA6B) & 0xFFFFFFFF
        high ^= high >> 13
    return ((high & 0x7FFFFFFF) << 32) | low


@rule
def is_new(seen: Integers, key: int) -> bool:
    """Remember a fingerprint; returns whether it was not remembered yet."""
    slot = (key ^ (key >> 29)) & (seen.shape[0] - 1)
    for _ in range(seen.shape[0]):
        if seen[slot] == key + 1:
            return False
        if seen[slot] == 0:
            seen[slot] = key + 1
            return True
        slot = (slot + 1) & (seen.shape[0] - 1)
    return True


@rule
def keep(values: Floats, sources: Integers, size: int, value: float, source: int) -> int:
    """Put a candidate into the heap of the best, whose worst is on top; returns its size."""
    room = values.shape[0]
    if size < room:
        i = size
        while i > 0 and values[(i - 1) >> 1] > value:
            values[i] = values[(i - 1) >> 1]
            sources[i] = sources[(i - 1) >> 1]
            i = (i - 1) >> 1
        values[i] = value
        sources[i] = source
        return size + 1
    if value <= values[0]:
        return size
    i = 0
    while 2 * i + 1 < room:
        child = 2 * i + 1
        if child + 1 < room and values[child + 1] < values[child]:
            child += 1
        if values[child] >= value:
            break
        values[i] = values[child]
        sources[i] = sources[child]
        i = child
    values[i] = value
    sources[i] = source
    return size


@rule
def best_turn(
    table: Table,
    now: Table,
    later: Table,
    trial: Table,
    raw: Raw,
    ids: Ids,
    firsts: Integers,
    next_firsts: Integers,
    values: Floats,
    sources: Integers,
    seen: Integers,
    log: LogTable,
) -> int:
    """The first action of the turn that leaves the best table."""
    seat = to_move(table[0])
    this_turn = turn(table[0])
    now[0] = table[0]
    count = 1
    best = -2.0
    choice = NONE
    depth = 0
    while count > 0:
        size = 0
        for i in range(seen.shape[0]):
            seen[i] = 0
        for parent in range(count):
            for j in range(legal(now[parent], ids)):
                action = int(ids[j])
                trial[0] = now[parent]
                apply(trial[0], action, log[0])
                value = evaluate(trial[0], seat)
                if to_move(trial[0]) != seat or turn(trial[0]) != this_turn:
                    if value > best:
                        best = value
                        choice = action if depth == 0 else int(firsts[parent])
                elif is_new(seen, fingerprint(raw, 0)):
                    size = keep(values, sources, size, value, (parent << 16) | action)
        for i in range(size):
            parent = int(sources[i]) >> 16
            action = int(sources[i]) & 0xFFFF
            later[i] = now[parent]
            apply(later[i], action, log[0])
            next_firsts[i] = action if depth == 0 else firsts[parent]
        for i in range(size):
            now[i] = later[i]
            firsts[i] = next_firsts[i]
        count = size
        depth += 1
    return choice


class GreedyAgent:
    """The best complete turn by the game's own evaluation."""

    def __init__(self, seed: int = 0, width: int = WIDTH) -> None:
        self._chance = np.random.default_rng(seed)
        self._width = width

    def choose(self, match: Match) -> int:
        """The next step of the turn that looks best in one of the worlds this seat may be in."""
        actions = match.legal()
        if len(actions) == 1:
            return actions[0]
        seat = match.to_move
        assert seat is not None
        table = match.copy_table()
        match.engine.determinize(table, seat, int(self._chance.integers(2**62)))
        plan = match.engine.made(best_turn, "best_turn")
        trial = match.game.new_table()
        return int(
            plan(
                table,
                np.zeros(self._width, match.game.STATE),
                np.zeros(self._width, match.game.STATE),
                trial,
                trial.view(np.uint32).reshape(1, -1),
                np.zeros(match.game.most_legal, np.int16),
                np.zeros(self._width, np.int64),
                np.zeros(self._width, np.int64),
                np.zeros(self._width, np.float64),
                np.zeros(self._width, np.int64),
                np.zeros(SEEN, np.int64),
                silence(),
            )
        )
