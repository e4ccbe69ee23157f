"""Thousands of games as one vector environment."""

import gymnasium
import numpy as np
import pytest

import elementarium.rl.gymnasium  # noqa: F401  (makes the ids known)
from elementarium.core.errors import BadOption, BadSeat, IllegalAction
from elementarium.rl.copies import Copies
from elementarium.rl.environments import ENVIRONMENTS

ELEMENTS = "elementarium/Elements-v0"


def tables(num_envs: int = 16, name: str = ELEMENTS, **more):
    return gymnasium.make_vec(name, num_envs=num_envs, **more)


@pytest.mark.parametrize("name", [each.gymnasium_id for each in ENVIRONMENTS.values()])
def test_what_is_seen_and_told_fits_the_spaces(name):
    envs = tables(4, name)
    seen, info = envs.reset(seed=1)
    for _ in range(30):
        assert seen in envs.observation_space
        assert (info["to_move"] == 0).all()
        chosen = envs.unwrapped.sample()
        assert chosen in envs.action_space
        seen, rewards, over, given_up, info = envs.step(chosen)
        assert rewards.shape == over.shape == given_up.shape == (4,)


def test_the_same_seed_gives_the_same_games():
    first, second = tables(), tables()
    seen, _ = first.reset(seed=3)
    assert (seen["observation"] == second.reset(seed=3)[0]["observation"]).all()
    assert (seen["observation"] != second.reset(seed=4)[0]["observation"]).any()
    assert (seen["observation"] != first.reset()[0]["observation"]).any()


def test_the_reward_is_the_result_of_the_one_who_chose():
    envs = tables(200, opponent="self")
    _, info = envs.reset(seed=1)
    ends = np.zeros(2, int)
    for _ in range(150):
        chose = info["to_move"].astype(int)
        _, rewards, over, _, info = envs.step(envs.unwrapped.sample())
        assert (rewards == info["results"][np.arange(200), chose]).all()
        assert (rewards[over] != 0).all()
        assert not rewards[~over].any()
        np.add.at(ends, chose[over], 1)
    assert (ends > 20).all()


def test_the_last_sight_of_a_game_is_told_with_its_end():
    envs = tables(50, max_episode_steps=7, points_to_win=0)
    envs.reset(seed=1)
    for step in range(1, 8):
        seen, _, over, given_up, info = envs.step(envs.unwrapped.sample())
        assert given_up.all() == (step == 7)
        assert not over.any()
        assert ("final_obs" in info) == (step == 7)
    assert info["_final_obs"].all()
    assert (info["final_obs"] != seen["observation"]).any(axis=1).all()


def test_copies_stay_as_they_were_and_shared_arrays_do_not():
    for copy in (True, False):
        envs = tables(copy=copy)
        seen, _ = envs.reset(seed=1)
        before = seen["observation"].copy()
        envs.step(envs.unwrapped.sample())
        assert (seen["observation"] == before).all() == copy


def test_what_is_still_held_is_never_written_again():
    envs = tables(opponent="self")
    seen, info = envs.reset(seed=1)
    held = [(each, each.copy()) for each in (*seen.values(), info["to_move"])]
    for _ in range(12):
        seen, _, _, _, info = envs.step(envs.unwrapped.sample())
        parts = (seen["observation"][3:5], seen["action_mask"], info["results"])
        held += [(each, each.copy()) for each in parts]
    assert all((each == before).all() for each, before in held)


def test_what_nobody_holds_any_more_is_given_again():
    array, copies = np.arange(4), Copies()
    first = copies.of(array)
    second = copies.of(array)
    assert first is not second
    kept, address = first[1:], second.ctypes.data
    del first, second
    array += 1
    assert copies.of(array).ctypes.data == address
    assert kept.tolist() == [1, 2, 3]


def test_torch_sees_what_is_written_without_a_copy():
    torch = pytest.importorskip("torch", reason="make neural installs it")
    envs = tables(copy=False)
    seen, _ = envs.reset(seed=1)
    tensor = torch.from_numpy(seen["observation"])
    envs.step(envs.unwrapped.sample())
    assert (tensor.numpy() == envs.unwrapped.batch.observations).all()


def test_an_impossible_choice_is_refused():
    envs = tables()
    envs.reset(seed=1)
    with pytest.raises(IllegalAction, match="game 0: action 99 is not possible now"):
        envs.step(np.full(16, 99))


def test_other_opponents_play_one_by_one():
    with pytest.raises(BadOption, match="opponent: in one compiled call random or self"):
        tables(opponent="greedy")
    envs = tables(2, opponent="search:gentle", vectorization_mode="sync")
    seen, _ = envs.reset(seed=1)
    chosen = seen["action_mask"].argmax(axis=1)
    assert envs.step(chosen)[0] in envs.observation_space


def test_a_seat_where_nobody_decides_is_refused():
    with pytest.raises(BadSeat):
        tables(name="elementarium/RiftforceSolo-v0", seat=1)
