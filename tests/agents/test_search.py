"""The agent that thinks ahead."""

import pytest

from elementarium import Match
from elementarium.agents import make_agent
from elementarium.agents.search import CHUNK, SearchAgent, Thinking


class FakeClock:
    """A clock that goes on by a fixed step each time somebody looks."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self.step


def middle_of_a_game(seed: int) -> Match:
    match = Match("riftforce", {"guilds": "beyond", "draft": "random"}, seed)
    agent = make_agent("random", seed)
    for _ in range(40):
        match.apply(agent.choose(match))
    while match.view(None)["phase"] != "action":
        match.apply(agent.choose(match))
    return match


def test_search_looks_at_the_clock_after_every_chunk_and_stops_when_time_is_up():
    clock = FakeClock(step=0.010)
    agent = SearchAgent(1, Thinking(milliseconds=95), clock)
    agent.choose(middle_of_a_game(3))
    assert clock.looks == 11, "at the start, then every 10 ms until 95 ms are over"
    assert agent.iterations == 9 * CHUNK


def test_search_makes_the_iterations_it_is_given():
    agent = SearchAgent(1, Thinking(iterations=2 * CHUNK + 5))
    agent.choose(middle_of_a_game(3))
    assert agent.iterations == 2 * CHUNK + 5


@pytest.mark.slow
def test_search_beats_greedy_more_often_than_not():
    won = 0
    for game in range(30):
        seat = game % 2
        match = Match("riftforce", {"guilds": "beyond", "draft": "random"}, seed=game // 2)
        players = [make_agent("greedy", game), SearchAgent(game, Thinking(iterations=1500))]
        while not match.is_over:
            match.apply(players[match.to_move == seat].choose(match))
        won += match.returns()[seat] > 0
    assert won > 15


def test_thinking_changes_nothing_at_the_table():
    match = middle_of_a_game(5)
    before = match.digest()
    SearchAgent(1, Thinking(iterations=64)).choose(match)
    assert match.digest() == before
