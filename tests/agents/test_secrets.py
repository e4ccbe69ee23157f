"""Agents choose by what their seat may know, and nothing else."""

from __future__ import annotations

import numpy as np
import pytest

from elementarium import Match, find_game
from elementarium.agents import agent_names, make_agent
from elementarium.agents.search import Search, Thinking
from elementarium.core.game import ALL_SEEING

RIFTFORCE = find_game("riftforce")
AGENTS = [name for name in agent_names() if name not in ("search", "search:master")]
TWINS = 4


def beginning_of_a_turn(seed: int) -> Match:
    """A table between good players, with full hands to guess at."""
    match = Match("riftforce", {"guilds": "beyond", "draft": "random"}, seed)
    agent = make_agent("greedy", seed)
    while len(match.history) < 30 or match.view(None)["phase"] != "action":
        match.apply(agent.choose(match))
    return match


def twins(match: Match) -> list[Match]:
    """The same table for the seat to move; everything it cannot know is different."""
    found = []
    for world in range(TWINS):
        table = match.copy_table()
        match.engine.determinize(table, match.to_move or 0, world)
        document = RIFTFORCE.write_position(table.view(np.recarray)[0], ALL_SEEING)
        found.append(Match.from_position(document))
    assert len({twin.digest() for twin in found}) == TWINS
    return found


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", AGENTS)
def test_twin_worlds_give_the_same_choice(name, seed):
    """The same seed and other hidden cards: the same choice."""
    choices = {make_agent(name, 7).choose(twin) for twin in twins(beginning_of_a_turn(seed))}
    assert len(choices) == 1


@pytest.mark.parametrize("seed", range(4))
def test_twin_worlds_look_the_same_to_who_thinks_ahead(seed):
    """Not only the choice: every turn it thinks of, and what it thinks of each."""
    match = beginning_of_a_turn(seed)
    first, *others = (Search(7, Thinking(iterations=100)).prospects(twin) for twin in twins(match))
    assert len(first) > 5
    assert all(other == first for other in others)


def test_a_peeping_agent_would_be_found_out():
    """The twins do differ in what matters: judged by the real cards, they are not alike."""
    match = beginning_of_a_turn(1)
    hands = {
        str(twin.position()["seats"][1 - (match.to_move or 0)]["hand"]) for twin in twins(match)
    }
    assert len(hands) > 1


@pytest.mark.parametrize("name", AGENTS)
def test_in_a_draft_nothing_hidden_matters(name):
    match = Match("riftforce", {"guilds": "beyond"}, 3)
    assert len({make_agent(name, 7).choose(twin) for twin in twins(match)}) == 1
