"""Agents alone against the trainer."""

from __future__ import annotations

import pytest

from elementarium import Match
from elementarium.agents import make_agent
from elementarium.agents.hint import hints
from elementarium.agents.search import Search, Thinking
from tests.riftforce.trained import solo


def compiled(match: Match) -> Match:
    return Match.from_position(match.position())


def wins(name: str, games: int) -> int:
    won = 0
    for seed in range(games):
        match = Match("riftforce", {"mode": "solo"}, seed)
        agent = make_agent(name, seed)
        while not match.is_over:
            match.apply(agent.choose(match))
        won += match.returns()[0] > 0
    return won


def test_greedy_beats_the_first_trainer_more_often_than_not_and_random_never():
    assert wins("greedy", 30) > 15
    assert wins("random", 30) == 0


@pytest.mark.parametrize("name", ["greedy", "search:60"])
def test_agents_choose_for_the_trainer_in_their_own_favour(name):
    """A 5 strikes the Crystal that falls, or the sound Water: Water is chosen."""
    match = compiled(
        solo(
            """
             Fi5   |     | Fi5 |     |
            =======|=====|=====|=====|=====
             Cr5-3 |     | Wa7 |     |
            """,
            plan="567 at 5",
            bot="Ma5",
        )
    )
    match.apply("plan")
    assert match.notation(make_agent(name, 3).choose(match)) == "activate Fi5 3.1"


def test_who_thinks_ahead_stands_in_the_way_of_a_control_plan():
    """The bots hold four locations alone, and the next plan scores them: that may lose the game."""
    match = compiled(
        solo(
            """
             Fi5 | Fi5 |     | Fi5 | Fi6
            =====|=====|=====|=====|=====
            """,
            hand="Wa5 Wa5 Wa5 Ea6 Li7",
            rounds=3,
            score=(6, 9),
        )
    )
    agent = make_agent("search:400", 1)
    while not match.view(0)["trainer"]["acts"]:
        match.apply(agent.choose(match))
    held = [bool(location[0]) for location in match.view(0)["locations"]]
    assert sum(held) == 3


def test_hints_tell_the_turn_and_the_plan_that_follows():
    match = compiled(
        solo(
            """
             Ea5-4 |     |     |     |
            =======|=====|=====|=====|=====
             Wa5   |     |     |     |
            """,
            hand="Wa6 Fi5",
        )
    )
    [best] = hints(match, 1, Search(1, Thinking(iterations=100)))
    assert best.turn
    assert 0 < best.chance < 1
