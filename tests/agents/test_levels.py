"""Agents by name: kinds, levels, budgets."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

from elementarium.agents import agent_names, checked_agent, make_agent
from elementarium.agents.levels import LEVELS, NEURAL, ladder, named, read_thinking
from elementarium.agents.neural import mind_in
from elementarium.agents.search import SearchAgent, Thinking
from elementarium.core.errors import MissingExtra, UnknownAgent


def test_higher_levels_try_more():
    assert list(LEVELS) == ["gentle", "steady", "sharp", "master"]
    trials = [thinking.iterations or 0 for thinking in LEVELS.values()]
    assert trials == sorted(set(trials))


@pytest.mark.parametrize(
    ("text", "thinking"),
    [
        ("", Thinking(milliseconds=1000)),
        ("400", Thinking(iterations=400)),
        ("500ms", Thinking(milliseconds=500)),
        ("2s", Thinking(milliseconds=2000)),
        ("sharp", LEVELS["sharp"]),
    ],
)
def test_a_budget_is_a_level_a_number_of_trials_or_a_time(text, thinking):
    assert read_thinking(text) == thinking


@pytest.mark.parametrize(
    "text", ["wild", "0", "0s", "-5", "1.5s", "3601s", "99999999999", "5 s", "٣"]
)
def test_other_levels_are_refused_with_the_valid_ones(text):
    with pytest.raises(UnknownAgent) as caught:
        checked_agent(f"search:{text}")
    message = str(caught.value)
    assert repr(text) in message
    assert "gentle, steady, sharp, master" in message
    assert "\n" not in message


@pytest.mark.parametrize("name", ["serch", "", "greedy:fast", "random:", "Search"])
def test_other_agents_are_refused_with_the_valid_ones(name):
    with pytest.raises(UnknownAgent) as caught:
        make_agent(name, 1)
    assert ", ".join(agent_names()) in str(caught.value)


def test_every_agent_that_is_named_can_be_made():
    """One needs packages that not everybody has, and says so; it has a test of its own."""
    for name in {*agent_names()} - {NEURAL}:
        assert make_agent(name, 1)


def test_a_level_thinks_as_it_says():
    agent = make_agent("search:sharp", 1)
    assert isinstance(agent, SearchAgent)
    assert agent.search.thinking == LEVELS["sharp"]


def test_without_its_packages_the_network_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, run: Callable[..., Any]
):
    mind_in.cache_clear()
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(MissingExtra, match=r"pip install 'elementarium\[neural\]'"):
        make_agent(NEURAL, 0)
    done = run("play", "riftforce", "--terminal", "--against", NEURAL)
    assert done.returncode == 2
    assert "elementarium[neural]" in done.stderr


@pytest.mark.parametrize("installed", [False, True])
def test_the_network_is_named_where_it_can_play(monkeypatch: pytest.MonkeyPatch, installed: bool):
    found = object() if installed else None
    monkeypatch.setattr("elementarium.agents.levels.find_spec", lambda name: found)
    assert (NEURAL in named("riftforce")) == installed
    assert tuple(name for name in named("riftforce") if name != NEURAL) == ladder("riftforce")
    assert named("elements") == ladder("elements")
