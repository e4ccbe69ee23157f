"""Planning a whole turn: from the chain of small decisions to the tables it can end with.

A beam follows the decisions step by step, keeping the most promising tables and merging equal
ones, and collects the best ends of the turn with the path that leads to each.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from elementarium.core.engine import Floats, Ids, Integers, Raw, Table
from elementarium.core.events import LogTable, silence
from elementarium.core.game import Game
from elementarium.core.rule import rule

# The contract's names, bound to a game.
to_move: Any = None
legal: Any = None
apply: Any = None
turn: Any = None
evaluate: Any = None

NONE = -1
STEPS = 32
"""Decisions of one turn that are planned ahead."""
CHOICES_EACH = 48
"""Room for fingerprints, for each table kept: more choices than one of them usually has."""


@rule
def fingerprint(raw: Raw, row: int) -> int:
    """A number that equal tables share and others hardly ever do."""
    low, high = 0x811C9DC5, 0x9DC5811C
    for i in range(raw.shape[1]):
        word = int(raw[row, i])
        low = ((low ^ word) * 0x01000193) & 0xFFFFFFFF
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
def forget(seen: Integers) -> None:
    """Remember nothing."""
    for i in range(seen.shape[0]):
        seen[i] = 0


@rule
def keep(values: Floats, sources: Integers, room: int, size: int, value: float, source: int) -> int:
    """Put a candidate into the heap of the best, whose worst is on top; returns its size."""
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
def slot_for(ends: Floats, count: int, value: float) -> int:
    """Where an end of this value is noted: a free slot, or that of a worse end; or NONE."""
    if count < ends.shape[0]:
        return count
    worst = 0
    for i in range(1, count):
        if ends[i] < ends[worst]:
            worst = i
    return worst if ends[worst] < value else NONE


@rule
def plan(
    beam: Table,
    raw: Raw,
    width: int,
    paths: Integers,
    values: Floats,
    sources: Integers,
    seen: Integers,
    seen_ends: Integers,
    ends: Floats,
    end_paths: Integers,
    ids: Ids,
    log: LogTable,
) -> int:
    """The best ends of the turn that begins with the first table of the beam; returns how many.

    The beam has room for twice the width of tables and one to try things on, at its end.
    """
    trial = beam.shape[0] - 1
    half = trial // 2
    seat = to_move(beam[0])
    this_turn = turn(beam[0])
    here = 0
    count = 1
    found = 0
    depth = 0
    forget(seen_ends)
    while count > 0 and depth < STEPS:
        forget(seen)
        size = 0
        for parent in range(here, here + count):
            for j in range(legal(beam[parent], ids)):
                action = int(ids[j])
                beam[trial] = beam[parent]
                apply(beam[trial], action, log[0])
                value = evaluate(beam[trial], seat)
                if to_move(beam[trial]) == seat and turn(beam[trial]) == this_turn:
                    if is_new(seen, fingerprint(raw, trial)):
                        source = (parent << 16) | action
                        size = keep(values, sources, width, size, value, source)
                elif is_new(seen_ends, fingerprint(raw, trial)):
                    slot = slot_for(ends, found, value)
                    if slot != NONE:
                        found = max(found, slot + 1)
                        ends[slot] = value
                        for step in range(depth):
                            end_paths[slot * STEPS + step] = paths[parent * STEPS + step]
                        end_paths[slot * STEPS + depth] = action
                        for step in range(depth + 1, STEPS):
                            end_paths[slot * STEPS + step] = NONE
        there = half - here
        for i in range(size):
            parent = int(sources[i]) >> 16
            action = int(sources[i]) & 0xFFFF
            beam[there + i] = beam[parent]
            apply(beam[there + i], action, log[0])
            for step in range(depth):
                paths[(there + i) * STEPS + step] = paths[parent * STEPS + step]
            paths[(there + i) * STEPS + depth] = action
        here = there
        count = size
        depth += 1
    return found


@rule
def best_end(ends: Floats, found: int) -> int:
    """The best of the ends."""
    best = 0
    for i in range(1, found):
        if ends[i] > ends[best]:
            best = i
    return best


@rule
def follow(table: Table, path: Integers, end: int, ids: Ids, log: LogTable) -> None:
    """Do what a path says, as far as it is possible at this table."""
    for step in range(STEPS):
        action = int(path[end * STEPS + step])
        if action == NONE:
            return
        possible = False
        for i in range(legal(table[0], ids)):
            possible = possible or ids[i] == action
        if not possible:
            return
        apply(table[0], action, log[0])


@dataclass
class Desk:
    """The scratch paper of a planner: everything `plan` writes on."""

    beam: Table
    raw: Raw
    width: int
    paths: Integers
    values: Floats
    sources: Integers
    seen: Integers
    seen_ends: Integers
    ends: Floats
    end_paths: Integers
    ids: Ids
    log: LogTable

    @classmethod
    def of(cls, game: Game, width: int, ends: int) -> Desk:
        """Paper for plans of a width that note so many ends."""
        seen = 1 << (CHOICES_EACH * width - 1).bit_length()  # all of it is wiped at every step
        beam = np.zeros(2 * width + 1, game.STATE)
        return cls(
            beam=beam,
            raw=beam.view(np.uint32).reshape(2 * width + 1, -1),
            width=width,
            paths=np.zeros((2 * width + 1) * STEPS, np.int64),
            values=np.zeros(width),
            sources=np.zeros(width, np.int64),
            seen=np.zeros(seen, np.int64),
            seen_ends=np.zeros(seen, np.int64),
            ends=np.zeros(ends),
            end_paths=np.zeros(ends * STEPS, np.int64),
            ids=np.zeros(game.most_legal, np.int16),
            log=silence(),
        )

    def papers(self) -> tuple[Any, ...]:
        """All of it, in the order `plan` takes it."""
        return tuple(getattr(self, name) for name in self.__dataclass_fields__)
