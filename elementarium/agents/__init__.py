"""Players that are programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from elementarium.agents.greedy import GreedyAgent
from elementarium.agents.random import RandomAgent
from elementarium.agents.search import SearchAgent
from elementarium.core.errors import UnknownAgent
from elementarium.core.match import Match


class Agent(Protocol):
    """A player that is a program."""

    def choose(self, match: Match) -> int:
        """The action for the seat to move."""


_AGENTS: dict[str, Callable[[int], Agent]] = {
    "random": RandomAgent,
    "greedy": GreedyAgent,
    "search": SearchAgent,
}


def agent_names() -> tuple[str, ...]:
    """The names of all agents."""
    return tuple(_AGENTS)


def checked_agent(name: str) -> str:
    """The name, if there is such an agent."""
    if name not in _AGENTS:
        raise UnknownAgent(f"there is no agent {name!r}; the agents are {', '.join(_AGENTS)}")
    return name


def make_agent(name: str, seed: int) -> Agent:
    """An agent by name."""
    return _AGENTS[checked_agent(name)](seed)
