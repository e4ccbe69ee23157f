import pytest

from elementarium.agents.random import RandomAgent
from elementarium.arena.simulate import CHUNK, first_seed, simulate
from elementarium.core.errors import BadOption, UnknownAgent
from elementarium.core.game import find_game
from elementarium.core.match import Match

RIFTFORCE = find_game("riftforce")
BOTH_RANDOM = ["random", "random"]


def test_every_game_is_counted_and_every_game_has_one_result():
    result = simulate(RIFTFORCE, {}, CHUNK + 1, BOTH_RANDOM, seed=1)
    assert result.games == CHUNK + 1
    assert sum(result.wins) + result.draws == result.games
    assert result.decisions > 100 * result.games


def test_threads_change_nothing_but_the_time():
    one = simulate(RIFTFORCE, {"guilds": "beyond"}, 3 * CHUNK, BOTH_RANDOM, seed=2)
    two = simulate(RIFTFORCE, {"guilds": "beyond"}, 3 * CHUNK, BOTH_RANDOM, seed=2, threads=2)
    assert (one.wins, one.draws, one.decisions) == (two.wins, two.draws, two.decisions)


def test_a_simulated_game_is_the_game_a_random_agent_plays_in_a_match():
    result = simulate(RIFTFORCE, {}, 1, BOTH_RANDOM, seed=3)
    match = Match("riftforce", seed=result.first_seed)
    agent = RandomAgent(result.first_seed)
    while not match.is_over:
        match.apply(agent.choose(match))
    assert len(match.history) == result.decisions
    assert [wins > 0 for wins in result.wins] == [won > 0 for won in match.returns()]


def test_runs_with_near_seeds_share_no_game():
    assert abs(first_seed(1) - first_seed(2)) > 10**9


def test_progress_is_told_for_every_game():
    done: list[int] = []
    simulate(RIFTFORCE, {}, 2 * CHUNK + 7, BOTH_RANDOM, progress=done.append)
    assert done == [CHUNK, CHUNK, 7]


def test_as_many_agents_as_seats_are_needed():
    with pytest.raises(BadOption, match="2 seats"):
        simulate(RIFTFORCE, {}, 1, ["random"])
    with pytest.raises(UnknownAgent):
        simulate(RIFTFORCE, {}, 1, ["random", "nobody"])


def test_agents_play_their_own_seats():
    result = simulate(RIFTFORCE, {}, 4, ["random", "greedy"], seed=1, threads=2)
    assert result.wins == [0, 4]
