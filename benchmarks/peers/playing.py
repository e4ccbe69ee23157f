"""A player in a process of its own: random games, for as long as it is asked to.

It is told how many seconds of processor time to play, a line each time, and answers each line with
a JSON object: how many decisions were made, in how many seconds, by which version. It is run by
the Python of its library's environment, and so imports nothing of ours.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import TextIO

Games = Iterator[int]
"""Plays for ever; gives how many decisions were made since the last time."""

WARMING_UP = 0.3
"""Seconds that do not count, after what takes long once: importing, compiling, allocating."""


def serve(play: Callable[..., Games], *packages: str) -> None:
    """Play what the command line names whenever a line asks for it."""
    answers = own_output()
    games = play(*sys.argv[1:])
    next(games)
    timed(games, WARMING_UP)
    versions = ", ".join(f"{package} {version(package)}" for package in packages)
    for line in sys.stdin:
        decisions, seconds = timed(games, float(line))
        answer = {"decisions": decisions, "seconds": seconds, "version": versions}
        print(json.dumps(answer), file=answers, flush=True)


def own_output() -> TextIO:
    """The way to whoever asks; what libraries print goes where errors go."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    return answers


def timed(games: Games, seconds: float) -> tuple[int, float]:
    """Play for some seconds of processor time; how many decisions were made, and how long."""
    decisions, began = 0, time.process_time()
    while (took := time.process_time() - began) < seconds:
        decisions += next(games)
    return decisions, took
