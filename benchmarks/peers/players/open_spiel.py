"""Games of OpenSpiel's, through its Python interface; steps of chance count as decisions."""

from __future__ import annotations

import random
from typing import Any

from benchmarks.peers.playing import Games, serve


def play(name: str) -> Games:
    """One game after the other."""
    import pyspiel

    return rounds(pyspiel.load_game(name))


def rounds(game: Any) -> Games:
    """The same for any game that OpenSpiel knows, ours too."""
    while True:
        yield play_one(game.new_initial_state())


def play_one(state: Any) -> int:
    """A game from its beginning to its end; how many steps it had."""
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = random.choices(outcomes, weights)[0]
        else:
            action = random.choice(state.legal_actions())
        state.apply_action(action)
        steps += 1
    return steps


if __name__ == "__main__":
    serve(play, "open_spiel")
