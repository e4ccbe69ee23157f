"""Planning a whole turn: from the chain of small decisions to the tables it can end with.

Where something comes to light in the middle of a turn that nobody can plan with, it is planned up
to there, a *stretch*; the next one when it is known.

A beam follows the decisions step by step, keeping the most promising tables and merging equal
ones, and collects the best ends of the turn with the path that leads to each.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
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
stretch: Any = None
evaluate: Any = None

NONE = -1
STEPS = 32
"""Decisions of one turn that are planned ahead."""


@rule
def is_same(raw: Raw, row: int, other: int) -> bool:
    """Whether two tables are equal."""
    i = 0
    while i < raw.shape[1] and raw[row, i] == raw[other, i]:
        i += 1
    return bool(i == raw.shape[1])


@rule
def is_known(
    raw: Raw, values: Floats, places: Integers, size: int, first: int, value: float, row: int
) -> bool:
    """Whether a table of this value is among those kept from the first row on.

    Equal tables have equal values, and one that had to go was worse than all that are kept.
    """
    for i in range(size):
        if values[i] == value and is_same(raw, first + int(places[i]), row):
            return True
    return False


@rule
def keep(values: Floats, places: Integers, size: int, value: float, place: int) -> int:
    """Put a table into the heap of the best, whose worst is on top; returns a free place.

    That is the next one, or, when the heap is full, the place of the worst.
    """
    if size < values.shape[0]:
        i = size
        while i > 0 and values[(i - 1) >> 1] > value:
            values[i] = values[(i - 1) >> 1]
            places[i] = places[(i - 1) >> 1]
            i = (i - 1) >> 1
        values[i] = value
        places[i] = place
        return size + 1
    freed = int(places[0])
    i = 0
    while 2 * i + 1 < size:
        child = 2 * i + 1
        if child + 1 < size and values[child + 1] < values[child]:
            child += 1
        if values[child] >= value:
            break
        values[i] = values[child]
        places[i] = places[child]
        i = child
    values[i] = value
    places[i] = place
    return freed


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
def best_of(values: Floats, count: int) -> int:
    """Where the best of the first values is."""
    best = 0
    for i in range(1, count):
        if values[i] > values[best]:
            best = i
    return best


@rule
def note(paths: Integers, here: int, depth: int, action: int, notes: Integers, there: int) -> None:
    """Write down a path and one more action as another path."""
    for step in range(depth):
        notes[there * STEPS + step] = paths[here * STEPS + step]
    notes[there * STEPS + depth] = action


@rule
def plan(
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
) -> int:
    """The best ends of the turn that begins with the first table of the beam; returns how many.

    Each half of the beam has room for the tables that are kept and one to try things on. A step
    goes from one half to the other: what is worth keeping stays where it was tried. After the two
    halves come the tables at the ends.
    """
    half = values.shape[0] + 1
    first_end = 2 * half
    seat = to_move(beam[0])
    this_stretch = stretch(beam[0])
    here = 0
    count = 1
    free = 1
    found = 0
    depth = 0
    while count > 0 and depth < STEPS:
        there = half - here
        trial = 0
        size = 0
        for place in range(count + 1):
            if place == free:
                continue
            parent = here + place
            for j in range(legal(beam[parent], ids)):
                action = int(ids[j])
                child = there + trial
                beam[child] = beam[parent]
                apply(beam[child], action, log[0])
                tally[0] += 1
                value = evaluate(beam[child], seat)
                if to_move(beam[child]) == seat and stretch(beam[child]) == this_stretch:
                    fits = size < values.shape[0] or value > values[0]
                    if fits and not is_known(raw, values, places, size, there, value, child):
                        note(paths, parent, depth, action, paths, child)
                        trial = keep(values, places, size, value, trial)
                        size = min(size + 1, values.shape[0])
                else:
                    slot = slot_for(ends, found, value)
                    if slot != NONE and not is_known(
                        raw, ends, end_places, found, first_end, value, child
                    ):
                        found = max(found, slot + 1)
                        ends[slot] = value
                        beam[first_end + slot] = beam[child]
                        note(paths, parent, depth, action, end_paths, slot)
                        for step in range(depth + 1, STEPS):
                            end_paths[slot * STEPS + step] = NONE
        here = there
        count = size
        free = trial
        depth += 1
    if found == 0:  # a longer turn than we can plan: as far as it looks best
        best = best_of(values, count)
        ends[0] = values[best]
        for step in range(STEPS):
            end_paths[step] = paths[(here + int(places[best])) * STEPS + step]
        return 1
    return found


@rule
def follow(table: Table, paths: Integers, path: int, ids: Ids, log: LogTable) -> int:
    """Do what a path says, as far as it is possible at this table; returns the decisions made."""
    for step in range(STEPS):
        action = int(paths[path * STEPS + step])
        if action == NONE:
            return step
        possible = False
        for i in range(legal(table[0], ids)):
            possible = possible or ids[i] == action
        if not possible:
            return step
        apply(table[0], action, log[0])
    return STEPS


@dataclass(frozen=True)
class Desk:
    """The scratch paper of a planner: everything `plan` writes on."""

    beam: Table
    raw: Raw
    paths: Integers
    values: Floats
    places: Integers
    ends: Floats
    end_places: Integers
    end_paths: Integers
    ids: Ids
    log: LogTable
    tally: Integers
    """The decisions that were tried."""

    @classmethod
    def of(cls, game: Game, width: int, ends: int) -> Desk:
        """Paper for plans that keep so many tables at each step and note so many ends."""
        tables = 2 * (width + 1) + ends
        beam = np.zeros(tables, game.STATE)
        return cls(
            beam=beam,
            raw=beam.view(np.uint32).reshape(tables, -1),
            paths=np.zeros(2 * (width + 1) * STEPS, np.int64),
            values=np.zeros(width),
            places=np.zeros(width, np.int64),
            ends=np.zeros(ends),
            end_places=np.arange(ends),
            end_paths=np.zeros(ends * STEPS, np.int64),
            ids=np.zeros(game.most_legal, np.int16),
            log=silence(),
            tally=np.zeros(1, np.int64),
        )

    def papers(self) -> tuple[Any, ...]:
        """All of it, in the order `plan` takes it."""
        return tuple(getattr(self, each.name) for each in fields(self))

    def path(self, end: int) -> list[int]:
        """The decisions that lead to an end."""
        noted: list[int] = self.end_paths[end * STEPS : (end + 1) * STEPS].tolist()
        return noted[: noted.index(NONE)] if NONE in noted else noted
