from collections import Counter

import pytest

from elementarium import Match, find_game
from elementarium.agents import agent_names, make_agent
from elementarium.core.errors import UnknownAgent


def test_random_chooses_every_legal_action_about_equally_often():
    match = Match("riftforce", seed=5, engine=find_game("riftforce").interpreted)
    agent = make_agent("random", seed=1)
    chosen = Counter(agent.choose(match) for _ in range(700))
    assert sorted(chosen) == match.legal()
    assert min(chosen.values()) > 60  # seven summoners, 100 times each on average


def test_the_same_seed_chooses_the_same():
    def play(seed: int) -> list[int]:
        match = Match("riftforce", seed=5, engine=find_game("riftforce").interpreted)
        agent = make_agent("random", seed)
        while not match.is_over:
            match.apply(agent.choose(match))
        return match.history

    assert play(1) == play(1)
    assert play(1) != play(2)


def test_an_unknown_agent_is_told_the_known_ones():
    with pytest.raises(UnknownAgent, match="random"):
        make_agent("clever", 0)
    assert "random" in agent_names()
