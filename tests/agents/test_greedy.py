"""The agent that takes the best turn it sees."""

from elementarium import Match
from elementarium.agents import make_agent
from tests.agents.tables import kill_that_takes_the_whole_turn
from tests.playing import go, score
from tests.riftforce.drawn import duel


def test_greedy_beats_random():
    won = 0
    for seed in range(6):
        match = Match("riftforce", {"guilds": "beyond"}, seed)
        seat = seed % 2
        agents = [make_agent("greedy" if each == seat else "random", seed) for each in (0, 1)]
        while not match.is_over:
            match.apply(agents[match.to_move or 0].choose(match))
        won += match.returns()[seat] > 0
    assert won == 6


def test_greedy_sees_a_kill_that_takes_the_whole_turn():
    match = kill_that_takes_the_whole_turn()
    agent = make_agent("greedy", 1)
    while match.to_move == 0:
        match.apply(agent.choose(match))
    assert score(match) == (1, 0)


def test_greedy_goes_on_in_mid_turn():
    match = duel(
        """
             |     | Pl5-3 | Pl5-4 |
        =====|=====|=======|=======|=====
             |     | Fi5   | Fi5   |
        """,
        hand="Fi6",
    )
    go(match, "discard Fi6", "activate Fi5 3.1")
    agent = make_agent("greedy", 1)
    while match.to_move == 0:
        match.apply(agent.choose(match))
    assert score(match) == (2, 0)
