"""Our own games, in all the ways they can be played."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.peers.players import open_spiel, pettingzoo
from benchmarks.peers.playing import Games, serve
from elementarium.arena.bench import IN_STEP, STEPS, compiled, in_step
from elementarium.rl.environments import Environment, find_environment


def play(name: str, way: str) -> Games:
    """An environment of ours, in one of the `WAYS`."""
    return WAYS[way](find_environment(name))


def play_outs(environment: Environment) -> Games:
    """One game after the other by compiled code alone, as `elementarium bench` does."""
    for work in compiled(environment.game_name, **environment.fixed)():
        yield work.decisions


def stepped(environment: Environment) -> Games:
    """Many games in step: who is to move, and what can be chosen."""
    for work in in_step(environment.game_name, False, **environment.fixed)():
        yield work.decisions


def vector(environment: Environment) -> Games:
    """The same as a vector environment: observations and masks, new arrays at every step."""
    return vector_steps(environment, copy=True)


def vector_in_place(environment: Environment) -> Games:
    """The same with observations and masks in arrays that are always the same."""
    return vector_steps(environment, copy=False)


def vector_steps(environment: Environment, copy: bool) -> Games:
    """Random choices at every table."""
    import gymnasium

    import elementarium.rl.gymnasium  # noqa: F401  (makes the ids known)

    tables = gymnasium.make_vec(
        environment.gymnasium_id, num_envs=IN_STEP, opponent="self", copy=copy
    )
    tables.reset(seed=1)
    while True:
        for _ in range(STEPS):
            tables.step(tables.unwrapped.sample())
        yield STEPS * IN_STEP


def in_pettingzoo(environment: Environment) -> Games:
    """One game after the other as PettingZoo's own are played."""
    from elementarium.rl.pettingzoo import env

    return pettingzoo.rounds(env(environment.id))


def in_open_spiel(environment: Environment) -> Games:
    """One game after the other as OpenSpiel's own are played."""
    import pyspiel

    import elementarium.rl.openspiel  # noqa: F401  (makes the games known)

    return open_spiel.rounds(pyspiel.load_game(environment.openspiel_name))


def in_gymnasium(environment: Environment) -> Games:
    """One seat; what its random opponent decides does not count."""
    import gymnasium

    import elementarium.rl.gymnasium  # noqa: F401  (makes the ids known)

    env = gymnasium.make(environment.gymnasium_id)
    while True:
        yield play_seat(env)


def play_seat(env: Any) -> int:
    """A game from its beginning to its end; how many decisions the seat had."""
    seen, _ = env.reset()
    decisions, over = 0, False
    while not over:
        action = random.choice(np.flatnonzero(seen["action_mask"]))
        seen, _, over, _, _ = env.step(action)
        decisions += 1
    return decisions


WAYS: dict[str, Callable[[Environment], Games]] = {
    "play-outs": play_outs,
    "stepped": stepped,
    "vector": vector,
    "vector-in-place": vector_in_place,
    "pettingzoo": in_pettingzoo,
    "open_spiel": in_open_spiel,
    "gymnasium": in_gymnasium,
}

if __name__ == "__main__":
    serve(play, "elementarium")
