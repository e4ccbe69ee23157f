"""Garbage is looked for when there is some."""

from __future__ import annotations

import gc

import pytest

from elementarium.server import garbage
from elementarium.server.garbage import Leavings, look_only_when_it_pays


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A word for every look."""
    seen: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda: seen.append("looked"))
    return seen


def test_the_house_looks_when_many_connections_are_gone(looks: list[str]):
    leavings = Leavings()
    for _ in range(garbage.CONNECTIONS - 1):
        leavings.add()
    assert not looks
    leavings.add()
    assert looks == ["looked"]


def test_the_house_looks_when_much_is_new(looks: list[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(gc, "get_count", lambda: (garbage.THINGS - 1, 0, 0))
    Leavings().tidy_up()
    assert not looks
    monkeypatch.setattr(gc, "get_count", lambda: (garbage.THINGS, 0, 0))
    Leavings().tidy_up()
    assert looks == ["looked"]


def test_what_is_new_is_counted_though_nobody_looks():
    by_itself = gc.isenabled()
    with look_only_when_it_pays():
        assert not gc.isenabled()
        counted = gc.get_count()[0]
        made: list[list[int]] = [[] for _ in range(5000)]
        assert gc.get_count()[0] > counted + len(made) * 0.9
    assert gc.isenabled() == by_itself
