"""Players that are programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from elementarium.agents.greedy import GreedyAgent
from elementarium.agents.levels import EQUILIBRIUM, LEVELS, NEURAL, read_thinking
from elementarium.agents.random import RandomAgent
from elementarium.agents.search import Search, SearchAgent
from elementarium.core.errors import UnknownAgent
from elementarium.core.match import Match


class Agent(Protocol):
    """A player that is a program."""

    def choose(self, match: Match) -> int:
        """The action for the seat to move."""


SEARCH = "search"


def _equilibrium(seed: int, file: str = "") -> Agent:
    """The agent with a learned strategy, of the package or from a file, read when it is wanted."""
    from elementarium.agents.equilibrium import EquilibriumAgent, strategy_in

    return EquilibriumAgent(seed, strategy_in(file) if file else None)


def _neural(seed: int, file: str) -> Agent:
    """The agent with a network, of the package or from a file."""
    from elementarium.agents.neural import NeuralAgent

    return NeuralAgent(seed, file)


_SIMPLE: dict[str, Callable[[int], Agent]] = {
    "random": RandomAgent,
    "greedy": GreedyAgent,
}


def agent_names() -> tuple[str, ...]:
    """The names of all agents."""
    return *_SIMPLE, EQUILIBRIUM, NEURAL, SEARCH, *(f"{SEARCH}:{level}" for level in LEVELS)


def checked_agent(name: str) -> str:
    """The name, if there is such an agent."""
    kind, _, level = name.partition(":")
    if kind == SEARCH and level:
        read_thinking(level)
    elif kind == NEURAL:
        _neural(0, level)
    elif kind == EQUILIBRIUM:
        if level:
            _equilibrium(0, level)
    elif name != SEARCH and name not in _SIMPLE:
        names = ", ".join(agent_names())
        raise UnknownAgent(f"there is no agent {name!r}; the agents are {names}")
    return name


def make_agent(name: str, seed: int, threads: int = 1) -> Agent:
    """An agent by name; one that thinks ahead may do so on several threads."""
    kind, _, level = checked_agent(name).partition(":")
    if kind == EQUILIBRIUM:
        return _equilibrium(seed, level)
    if kind in _SIMPLE:
        return _SIMPLE[kind](seed)
    if kind == NEURAL:
        return _neural(seed, level)
    return SearchAgent(Search(seed, read_thinking(level), threads))
