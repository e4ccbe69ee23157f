"""Gymnasium's own test for every environment, and one seat against the agents of the house."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import elementarium.rl.gymnasium  # noqa: F401  (makes the ids known)
from elementarium.core.errors import BadOption, BadSeat, IllegalAction, UnknownAgent
from elementarium.rl.environments import ENVIRONMENTS

every_id = pytest.mark.parametrize("name", [each.gymnasium_id for each in ENVIRONMENTS.values()])


def play(env, seed: int, choose=None):
    """A whole game: the reward in the end, and how many choices it took."""
    seen, _ = env.reset(seed=seed)
    chance, choices, over = np.random.default_rng(seed), 0, False
    while not over:
        action = choose(seen) if choose else chance.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, given_up, _ = env.step(action)
        assert not given_up
        choices += 1
    return reward, choices


@every_id
def test_environments_pass_the_check(name, capsys):
    check_env(gymnasium.make(name).unwrapped)
    assert "seat 0" in capsys.readouterr().out


@pytest.mark.parametrize("seat", [0, 1])
def test_who_knows_the_game_beats_who_chooses_at_random(seat):
    env = gymnasium.make("elementarium/Elements-v0", opponent="search:gentle", seat=seat)
    rewards = [play(env, seed)[0] for seed in range(20)]
    assert set(rewards) <= {-1.0, 1.0}
    assert np.mean(rewards) < -0.5


def test_the_same_seed_gives_the_same_game():
    env = gymnasium.make("elementarium/RiftforceTeam3-v0", seat=1)
    assert play(env, 5) == play(env, 5)


def test_an_impossible_choice_loses():
    env = gymnasium.make("elementarium/Elements-v0")
    seen, _ = env.reset(seed=1)
    impossible = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, given_up, info = env.step(impossible)
    assert (reward, over, given_up, info["illegal"]) == (-1.0, True, False, True)


def test_what_is_no_action_is_refused():
    env = gymnasium.make("elementarium/Elements-v0")
    env.reset(seed=1)
    for action in (-1, 10, 2.5):
        with pytest.raises(IllegalAction, match="an action is a whole number from 0 to 9, not"):
            env.step(action)


def test_every_game_begins_with_a_choice_of_ones_own():
    env = gymnasium.make("elementarium/Elements-v0", points_to_win=1, seat=1)
    for seed in range(40):
        assert env.reset(seed=seed)[0]["action_mask"].any()


def test_gymnasium_counts_the_steps_of_endless_games():
    env = gymnasium.make("elementarium/Elements-v0", points_to_win=0, max_episode_steps=3)
    seen, _ = env.reset(seed=1)
    for _ in range(3):
        seen, reward, over, given_up, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert (reward, over, given_up) == (0.0, False, True)


def test_what_cannot_be_is_told():
    with pytest.raises(BadSeat, match=r"the seats that decide in riftforce_solo_v0 are \[0\]"):
        gymnasium.make("elementarium/RiftforceSolo-v0", seat=1)
    with pytest.raises(UnknownAgent, match="there is no agent 'nobody'"):
        gymnasium.make("elementarium/Elements-v0", opponent="nobody")
    with pytest.raises(BadOption, match="has no option"):
        gymnasium.make("elementarium/Elements-v0", colour="red")
