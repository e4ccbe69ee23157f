"""Games of PettingZoo's, one agent after the other."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import numpy as np

from benchmarks.peers.playing import Games, serve


def play(name: str) -> Games:
    """One game after the other."""
    return rounds(import_module(f"pettingzoo.classic.{name}").env())


def rounds(env: Any) -> Games:
    """The same in any environment of this kind, ours too."""
    while True:
        env.reset()
        yield play_one(env)


def play_one(env: Any) -> int:
    """A game from its beginning to its end; how many decisions it had."""
    decisions = 0
    for _ in env.agent_iter():
        seen, _, over, given_up, _ = env.last()
        if over or given_up:
            env.step(None)
        else:
            env.step(random.choice(np.flatnonzero(seen["action_mask"])))
            decisions += 1
    return decisions


if __name__ == "__main__":
    serve(play, "pettingzoo")
