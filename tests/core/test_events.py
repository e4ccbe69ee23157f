"""Logs: rows of small numbers, kept only where somebody listens."""

from __future__ import annotations

import numpy as np

from elementarium.core.events import (
    COLUMNS,
    ROOM,
    LogTable,
    emit,
    named,
    new_log,
    silence,
    take_events,
)


def say(log: LogTable, *numbers: int) -> None:
    emit(log.view(np.recarray)[0], *numbers)


def test_events_come_out_in_the_order_they_happened():
    log = new_log()
    say(log, 1, 2, 3, 4, 5, 6)
    say(log, 7, 0, 0, 0, 0, -1)
    assert take_events(log) == [(1, 2, 3, 4, 5, 6), (7, 0, 0, 0, 0, -1)]


def test_a_log_is_empty_once_it_was_read():
    log = new_log()
    say(log, 1, 0, 0, 0, 0, 0)
    take_events(log)
    assert take_events(log) == []
    say(log, 2, 0, 0, 0, 0, 0)
    assert take_events(log) == [(2, 0, 0, 0, 0, 0)]


def test_events_are_plain_numbers():
    log = new_log()
    say(log, 1, 2, 3, 4, 5, 6)
    (event,) = take_events(log)
    assert len(event) == COLUMNS
    assert {type(number) for number in event} == {int}


def test_silence_keeps_nothing():
    log = silence()
    say(log, 1, 2, 3, 4, 5, 6)
    assert take_events(log) == []
    assert not log["rows"].any()


def test_a_full_log_drops_what_comes_later_and_breaks_nothing():
    log = new_log()
    for what in range(ROOM + 10):
        say(log, what, 0, 0, 0, 0, 0)
    events = take_events(log)
    assert len(events) == ROOM
    assert events[-1][0] == ROOM - 1


def test_an_event_is_told_by_its_names():
    names = {3: ("moved", ("seat", "to"))}
    assert named((3, 1, 4, 0, 0, 0), names) == {"event": "moved", "seat": 1, "to": 4}
