"""A match played and looked at by hand, in notation; the same for every game.

The rules run interpreted, or compiled with ELEMENTARIUM_ENGINE=native.
"""

from __future__ import annotations

import os
from typing import Any

from elementarium.core.engine import Engine
from elementarium.core.game import find_game
from elementarium.core.match import Match

Events = list[dict[str, Any]]


def engine(name: str) -> Engine:
    """The engine that all tests of a game's rules use."""
    way = os.environ.get("ELEMENTARIUM_ENGINE", "interpreted")
    game = find_game(name)
    return {"interpreted": lambda: game.interpreted, "native": lambda: game.native}[way]()


def go(match: Match, *notes: str) -> Events:
    """Make choices in notation; returns what happened, as the one who chose sees it."""
    events: Events = []
    for note in notes:
        seat = match.to_move
        events += [match.game.event(event, seat) for event in match.apply(note)]
    return events


def choices(match: Match) -> list[str]:
    """All that can be chosen now, in notation."""
    return [match.notation(action) for action in match.legal()]


def named(events: Events, name: str) -> Events:
    """The events of one name."""
    return [event for event in events if event["event"] == name]


def score(match: Match) -> tuple[int, int]:
    """The points of seat 0 and of seat 1."""
    mine, theirs = match.state.score.tolist()
    return mine, theirs
