"""Agents choose by what their seat may know, and nothing else."""

import numpy as np
import pytest

from elementarium import Match, find_game
from elementarium.agents import Agent, make_agent
from elementarium.agents.search import SearchAgent, Thinking
from elementarium.core.game import ALL_SEEING

RIFTFORCE = find_game("riftforce")


def new_agent(name: str) -> Agent:
    return SearchAgent(7, Thinking(iterations=64)) if name == "search" else make_agent(name, 7)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ["random", "greedy", "search"])
def test_twin_worlds_give_the_same_choice(name, seed):
    """The same seed and other hidden cards: the same choice."""
    match = Match("riftforce", {"guilds": "beyond", "draft": "random"}, seed)
    agent = make_agent("random", seed)
    for _ in range(60):
        match.apply(agent.choose(match))
    seat = match.to_move
    assert seat is not None
    choices = set()
    for world in range(5):
        table = match.copy_table()
        match.engine.determinize(table, seat, world)
        document = RIFTFORCE.write_position(table.view(np.recarray)[0], ALL_SEEING)
        choices.add(new_agent(name).choose(Match.from_position(document)))
    assert len(choices) == 1
