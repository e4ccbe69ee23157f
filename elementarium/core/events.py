"""Events: small integer records of what happened, for words, motion and statistics.

Each event is a row of numbers: what, then up to five more whose meaning belongs to the game.
A log whose `room` is 0 keeps nothing: nobody listens, as in simulations.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.core.rule import rule

Log = Any
"""A record of LOG."""
LogTable = npt.NDArray[np.void]
Event = tuple[int, ...]
Names = Mapping[int, tuple[str, tuple[str, ...]]]
"""What a game calls its events, and the numbers of each."""

COLUMNS = 6
ROOM = 512
"""Events that one action may cause: all of 108 elementals struck, destroyed and scored, and a
hand drawn, are fewer."""
MOST = 2**15 - 1
"""The greatest number an event can hold."""

LOG = np.dtype([("count", np.int16), ("room", np.int16), ("rows", np.int16, (ROOM, COLUMNS))])


def new_log() -> LogTable:
    """An empty log, as the entries of an engine take it."""
    log = np.zeros(1, LOG)
    log["room"] = ROOM
    return log


def silence() -> LogTable:
    """A log that keeps nothing."""
    return np.zeros(1, LOG)


def take_events(log: LogTable) -> list[Event]:
    """The events of a log, which is empty afterwards."""
    count = int(log["count"][0])
    log["count"] = 0
    return [tuple(row) for row in log["rows"][0, :count].tolist()]


def named(event: Sequence[int], names: Names) -> dict[str, Any]:
    """An event by name, with its numbers named."""
    kind, *numbers = event
    name, fields = names[kind]
    return {"event": name, **dict(zip(fields, numbers, strict=False))}


@rule
def emit(log: Log, what: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Append an event, if anybody listens."""
    count = int(log.count)
    if count < log.room:
        log.count = count + 1
        log.rows[count, 0] = what
        log.rows[count, 1] = a
        log.rows[count, 2] = b
        log.rows[count, 3] = c
        log.rows[count, 4] = d
        log.rows[count, 5] = e
