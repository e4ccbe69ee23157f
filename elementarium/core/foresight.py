"""Foresight: what would come of every choice, and of what can follow it, by one compiled call."""

from __future__ import annotations

from itertools import islice
from typing import Any, NamedTuple

import numpy as np

from elementarium.core.engine import Choices, Engine, Ids, Table
from elementarium.core.events import COLUMNS, ROOM, Event, LogTable, new_log
from elementarium.core.match import glance
from elementarium.core.records import repeated
from elementarium.core.rule import rule

ACTION, FOLLOWS, ENDS, EVENTS, FIELDS = range(5)
"""What is noted of a choice: which it is, after which other it was made, whether the turn is over
then, and how many events it caused."""
NOTHING = -1
"""What a choice at the first world follows: the others follow one of those, counted from 0."""
NO_ROOM = -1
TRIED, CAUSED = 256, 4 * ROOM
"""Room for choices and for what they cause, at first."""

# The contract's names; `bind` gives each a game's own function.
to_move: Any = None
legal: Any = None
apply: Any = None
turn: Any = None


@rule
def try_out(
    worlds: Table, origin: int, here: int, seat: int, action: int, log: LogTable,
    note: Ids, events: Choices, caused: int,
) -> int:  # fmt: skip
    """Make a choice in a copy of a world; returns how many events there are now."""
    worlds[here] = worlds[origin]
    apply(worlds[here], action, log[0])
    count = int(log[0].count)
    log[0].count = 0
    for row in range(count):
        for column in range(COLUMNS):
            events[caused + row, column] = log[0].rows[row, column]
    over = to_move(worlds[here]) != seat or turn(worlds[here]) != turn(worlds[0])
    note[ACTION] = action
    note[ENDS] = 1 if over else 0
    note[EVENTS] = count
    return caused + count


@rule
def foresee(
    worlds: Table, seat: int, pairs: bool, ids: Ids, log: LogTable, tried: Choices, events: Choices
) -> int:
    """Try every choice of a seat at the first world, and in pairs all that can follow each.

    Each of the first leads to a world of its own; the last world is for what follows. Returns how
    many were tried, or that there is no room for all of them.
    """
    count = caused = first = origin = 0
    while origin <= first:
        if origin == 0 or (pairs and tried[origin - 1, ENDS] == 0):
            for choice in range(legal(worlds[origin], ids)):
                if count == tried.shape[0] or caused + ROOM > events.shape[0]:
                    return NO_ROOM
                here = 1 + choice if origin == 0 else worlds.shape[0] - 1
                caused = try_out(
                    worlds, origin, here, seat, int(ids[choice]), log, tried[count], events, caused
                )
                tried[count, FOLLOWS] = origin - 1
                count += 1
        if origin == 0:
            first = count
        origin += 1
    return count


class Outcome(NamedTuple):
    """What comes of a choice."""

    action: int
    ends: bool
    """Whether the turn is over then."""
    events: list[Event]
    next: list[Outcome]
    """What can follow, where choices come in pairs."""
    after: Any = None
    """The table after a first choice, to look at."""


def outcomes(engine: Engine, table: Table, seat: int) -> list[Outcome]:
    """What would come of every choice that a seat has, if all is as it is at this table."""
    game = engine.game
    ids, log = np.zeros(game.most_legal, np.int16), new_log()
    worlds = repeated(table, 1 + engine.legal(table, ids) + 1)
    look = engine.made(foresee, "foresee")
    room, count = 1, NO_ROOM
    while count == NO_ROOM:
        tried = np.empty((room * TRIED, FIELDS), np.int16)
        events = np.empty((room * CAUSED, COLUMNS), np.int16)
        count = look(worlds, seat, game.in_pairs, ids, log, tried, events)
        room *= 2
    return _read(worlds, tried[:count].tolist(), events)


def _read(worlds: Table, tried: list[list[int]], events: Choices) -> list[Outcome]:
    """The notes of `foresee`, as Python has them."""
    total = sum(note[EVENTS] for note in tried)
    happened = iter([tuple(event) for event in events[:total].tolist()])
    first: list[Outcome] = []
    for action, follows, ends, count in tried:
        caused = list(islice(happened, count))
        if follows == NOTHING:
            after = glance(worlds[1 + len(first) :])
            first.append(Outcome(action, bool(ends), caused, [], after))
        else:
            first[follows].next.append(Outcome(action, bool(ends), caused, []))
    return first
