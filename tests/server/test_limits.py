"""How much one may ask for."""

from __future__ import annotations

from contextlib import suppress

import pytest

from elementarium.server import limits
from elementarium.server.errors import Refusal
from elementarium.server.limits import Buckets, Rate


class Time:
    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


def taken(buckets: Buckets, who: str, times: int) -> int:
    """How often one was let through."""
    through = 0
    with suppress(Refusal):
        for _ in range(times):
            buckets.take(who)
            through += 1
    return through


def test_so_many_at_once_and_then_so_many_a_second():
    time = Time()
    buckets = Buckets(Rate(2, 5), time)
    assert taken(buckets, "anna", 10) == 5
    time.at = 1.0
    assert taken(buckets, "anna", 10) == 2
    time.at = 100.0
    assert taken(buckets, "anna", 10) == 5


def test_everybody_has_a_bucket_of_their_own():
    buckets = Buckets(Rate(1, 1), Time())
    assert taken(buckets, "anna", 2) == 1
    assert taken(buckets, "boris", 2) == 1


def test_those_who_waited_long_are_forgotten(monkeypatch):
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 10)
    time = Time()
    buckets = Buckets(Rate(1, 2), time)
    for number in range(10):
        buckets.take(str(number))
    time.at = 60.0
    buckets.take("late")
    assert list(buckets._levels) == ["late"]


def test_who_asks_too_much_is_not_forgotten_for_it(monkeypatch):
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 1)
    buckets = Buckets(Rate(1, 1), Time())
    buckets.take("anna")
    buckets.take("boris")
    with pytest.raises(Refusal, match="too_fast"):
        buckets.take("anna")
