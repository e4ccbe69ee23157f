"""How strong the agent that thinks ahead is: four levels, or a budget in trials or in time.

Levels count trials, not time, so that they play alike on every machine. How strong they are is
measured in docs/opponents.md.
"""

from __future__ import annotations

import re
from importlib.util import find_spec

from elementarium.agents.search import Thinking
from elementarium.core.errors import UnknownAgent

LEVELS = {
    "gentle": Thinking(iterations=0, turns=12, width=6, doubt=0.02),
    "steady": Thinking(iterations=8, turns=8, width=12, reply_width=6, doubt=0.003),
    "sharp": Thinking(iterations=48, turns=24, width=80, reply_width=12),
    "master": Thinking(iterations=5000, turns=64, width=300),
}

LADDER = (
    "random",
    "search:gentle",
    "search:steady",
    "greedy",
    "search:sharp",
    "search:master",
    "search",
)
"""The agents, the easiest first; last the one whose strength is up to you."""


NEURAL = "neural"
EQUILIBRIUM = "equilibrium"
SOLVED = "elements"
"""The game that a strategy was learned for."""
LEARNED = "riftforce"
"""The game whose duels a network learned."""
THINKS_WITH = "onnxruntime"
"""The package without which no network plays."""


def ladder(game: str) -> tuple[str, ...]:
    """The agents that play a game, the easiest first; last the one that is up to you."""
    return (*LADDER[:-1], EQUILIBRIUM, LADDER[-1]) if game == SOLVED else LADDER


def named(game: str) -> tuple[str, ...]:
    """Those on the ladder, and the network among them where it can play: it needs a package."""
    rungs = ladder(game)
    if game != LEARNED or find_spec(THINKS_WITH) is None:
        return rungs
    above = rungs.index("search:master")
    return *rungs[:above], NEURAL, *rungs[above:]


MOST_ITERATIONS = 10**9
MOST_MILLISECONDS = 3_600_000


def read_thinking(text: str) -> Thinking:
    """A level, a number of trials (400) or a time for each turn (500ms, 2s); nothing is 1s."""
    if text in LEVELS:
        return LEVELS[text]
    if not text:
        return Thinking()
    found = re.fullmatch(r"([0-9]{1,10})(ms|s|)", text)
    if not found:
        raise _unknown(text)
    number, unit = int(found[1]), found[2]
    if not unit and 1 <= number <= MOST_ITERATIONS:
        return Thinking(iterations=number)
    milliseconds = number * 1000 if unit == "s" else number
    if unit and 1 <= milliseconds <= MOST_MILLISECONDS:
        return Thinking(milliseconds=milliseconds)
    raise _unknown(text)


def _unknown(text: str) -> UnknownAgent:
    return UnknownAgent(
        f"one cannot think {text!r}; one can think like {', '.join(LEVELS)}, for a number of "
        "trials such as 400, or for a time each turn such as 500ms or 2s"
    )
