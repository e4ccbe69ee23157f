"""Games of RLCard's, step by step."""

from __future__ import annotations

import random
from typing import Any

from benchmarks.peers.playing import Games, serve


def play(name: str) -> Games:
    """One game after the other."""
    import rlcard

    env = rlcard.make(name)
    while True:
        yield play_one(env)


def play_one(env: Any) -> int:
    """A game from its beginning to its end; how many decisions it had."""
    decisions = 0
    state, _ = env.reset()
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


if __name__ == "__main__":
    serve(play, "rlcard")
