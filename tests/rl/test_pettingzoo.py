"""PettingZoo's own tests for every environment, and what is ours about them."""

import pickle
from copy import deepcopy

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from elementarium.core.errors import BadOption, IllegalAction, UnknownGame
from elementarium.rl import pettingzoo
from elementarium.rl.environments import ENVIRONMENTS
from elementarium.rl.pettingzoo import elements_v0, riftforce_solo_v0, riftforce_team4_v0

every_environment = pytest.mark.parametrize("name", ENVIRONMENTS)
# PettingZoo knows by name which environments have a dictionary with a mask.
with_a_mask = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent"
)


@with_a_mask
@every_environment
def test_environments_pass_the_test_of_the_interface(name, capsys):
    api_test(pettingzoo.env(name), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


@every_environment
def test_the_same_seed_gives_the_same_game(name):
    seed_test(getattr(pettingzoo, name).env, num_cycles=60)


@every_environment
def test_tables_can_be_drawn(name, capsys):
    render_test(getattr(pettingzoo, name).env)
    assert "seat 0" in capsys.readouterr().out


@every_environment
def test_games_in_cycles_end_after_as_many_as_were_agreed(name):
    max_cycles_test(getattr(pettingzoo, name).in_cycles)


@every_environment
def test_games_in_cycles_pass_the_tests_of_the_parallel_interface(name, capsys):
    in_cycles = getattr(pettingzoo, name).in_cycles
    parallel_api_test(in_cycles.parallel_env(), num_cycles=60)
    parallel_seed_test(in_cycles.parallel_env, num_cycles=30)
    assert "Passed Parallel API test" in capsys.readouterr().out


def play(env, seed: int):
    """A random game: what each agent got in the end."""
    env.reset(seed=seed)
    results, chance = {}, np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, reward, over, given_up, info = env.last()
        if over or given_up:
            results[agent] = reward
            env.step(None)
        else:
            assert (seen["action_mask"] == info["action_mask"]).all()
            env.step(chance.choice(np.flatnonzero(seen["action_mask"])))
    return results


def test_partners_win_and_lose_together():
    outcomes = {tuple(play(riftforce_team4_v0.env(), seed).values()) for seed in range(6)}
    assert outcomes == {(1.0, -1.0, 1.0, -1.0), (-1.0, 1.0, -1.0, 1.0)}


def test_who_plays_alone_is_the_only_agent():
    assert play(riftforce_solo_v0.env(), 1) == {"player_0": -1.0}


def test_whoever_is_not_asked_can_choose_nothing():
    env = elements_v0.raw_env()
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()
    assert env.observe(env.agent_selection)["action_mask"].any()


def test_an_impossible_choice_is_refused_and_changes_nothing():
    env = elements_v0.raw_env()
    env.reset(seed=1)
    before = env.match.digest()
    impossible = int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="is not possible now"):
        env.step(impossible)
    assert env.match.digest() == before
    assert not any(env.terminations.values())


@pytest.mark.filterwarnings("ignore")
def test_with_wrappers_an_impossible_choice_loses_the_game():
    env = elements_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.terminations[agent]
    assert env.unwrapped._cumulative_rewards[agent] == -1


def test_in_cycles_an_impossible_choice_passes_without_effect():
    env = elements_v0.in_cycles.parallel_env()
    observations, _ = env.reset(seed=1)
    asked = next(agent for agent, seen in observations.items() if seen["action_mask"].any())
    impossible = int(np.flatnonzero(observations[asked]["action_mask"] == 0)[0])
    before = env.match.digest()
    _, rewards, over, _, _ = env.step(dict.fromkeys(env.agents, impossible))
    assert env.match.digest() == before
    assert not any(rewards.values())
    assert not any(over.values())


@pytest.mark.parametrize("again", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_of_an_environment_goes_its_own_way(again):
    env = elements_v0.raw_env()
    env.reset(seed=1)
    copied, before = again(env), env.match.digest()
    assert copied.match.digest() == before
    assert copied.match.game is env.match.game
    copied.step(copied.match.legal()[0])
    assert env.match.digest() == before
    env.step(env.match.legal()[0])
    assert copied.match.digest() == env.match.digest()


def test_endless_games_are_given_up():
    env = elements_v0.env(points_to_win=0, max_cycles=30)
    assert play(env, 1) == {"player_0": 0.0, "player_1": 0.0}


def test_pictures_show_the_colours_of_the_table():
    env = elements_v0.env(render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 20


def test_what_there_is_not_is_told():
    with pytest.raises(UnknownGame, match="there is no environment 'chess_v0'; the environments"):
        pettingzoo.env("chess_v0")
    with pytest.raises(BadOption, match="has no option 'colour'"):
        elements_v0.env(colour="red")
    with pytest.raises(BadOption, match="option mode: riftforce_solo_v0 is always played with"):
        riftforce_solo_v0.env(mode="duel")
    with pytest.raises(AttributeError):
        _ = pettingzoo.chess_v0
    assert "riftforce_duel_v0" in dir(pettingzoo)
