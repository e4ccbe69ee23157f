"""The agent that takes the best turn it sees."""

import pytest

from elementarium import Match
from elementarium.agents import make_agent
from tests.agents.tables import kill_that_takes_the_whole_turn
from tests.playing import go, score
from tests.riftforce.drawn import duel, team


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


@pytest.mark.parametrize("mode", ["team3", "team4"])
def test_greedy_beats_random_in_teams_from_both_sides(mode):
    for seed in range(4):
        match = Match("riftforce", {"mode": mode}, seed)
        side = seed % 2
        names = ["greedy" if seat % 2 == side else "random" for seat in range(match.seats)]
        agents = [make_agent(name, seed) for name in names]
        while not match.is_over:
            match.apply(agents[match.to_move or 0].choose(match))
        assert match.returns() == [1 if name == "greedy" else -1 for name in names]


def test_greedy_wins_by_an_elemental_of_its_partner():
    match = team(
        """
             |     | Pl5-3 |     |     |
        =====|=====|=======|=====|=====|=====
             |     | Fi5   |     |     |
        """,
        hands=["", "", "Ea5 Ea6"],
        score=(11, 11),
        start=1,
        to_move=2,
    )
    agent = make_agent("greedy", 1)
    while match.to_move == 2:
        match.apply(agent.choose(match))
    assert match.returns() == [1, -1, 1, -1]


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
