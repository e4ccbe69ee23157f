import time
from threading import Event

import pytest

from elementarium.agents.random import RandomAgent
from elementarium.arena import simulate as simulations
from elementarium.arena.simulate import CHUNK, simulate
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


def test_agents_play_the_same_games_on_any_number_of_threads():
    one, two = (simulate(RIFTFORCE, {}, 4, ["random", "greedy"], 5, n) for n in (1, 2))
    assert (one.wins, one.decisions) == (two.wins, two.decisions)


def test_the_agents_of_a_game_have_their_own_seeds(monkeypatch):
    seeds = []

    class Noted(RandomAgent):
        def __init__(self, seed: int) -> None:
            seeds.append(seed)
            super().__init__(seed)

    monkeypatch.setattr(simulations, "make_agent", lambda name, seed: Noted(seed))
    result = simulate(RIFTFORCE, {}, 3, ["random", "greedy"])
    deals = range(result.first_seed, result.first_seed + 3)
    assert len({*seeds, *deals}) == 2 * 3 + 3


def test_the_clock_starts_when_all_is_compiled(monkeypatch):
    compiled = []

    def compile_slowly(game, options, agents):
        time.sleep(1)
        compiled.extend(agents)

    simulate(RIFTFORCE, {}, 1, ["random", "greedy"])
    monkeypatch.setattr(simulations, "warm_up", compile_slowly)
    assert simulate(RIFTFORCE, {}, 1, ["random", "greedy"]).seconds < 1
    assert compiled == ["random", "greedy"]


def test_who_stops_a_simulation_waits_for_no_game(monkeypatch):
    left, late = Event(), []

    class Slow(RandomAgent):
        def choose(self, match):
            time.sleep(0.001)
            if left.is_set():
                late.append(match)
            return super().choose(match)

    def stop(more: int) -> None:
        left.set()
        raise KeyboardInterrupt

    monkeypatch.setattr(simulations, "make_agent", lambda name, seed: Slow(seed))
    with pytest.raises(KeyboardInterrupt):
        simulate(RIFTFORCE, {}, 100, ["random", "greedy"], threads=2, progress=stop)
    assert len(late) < 100  # a game takes some 250 choices, and three were waiting
