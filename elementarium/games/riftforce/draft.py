"""What a draft is worth: the guilds of a player, their worth together and against others.

The numbers are in `draft_table.json`, measured in games of random decks; `make draft-table`
plays and measures anew.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from elementarium.core.engine import Floats
from elementarium.core.rule import rule
from elementarium.games.riftforce.cards import ALL_GUILDS, GUILDS
from elementarium.games.riftforce.state import GUILDS_EACH, State

TABLE_FILE = Path(__file__).with_name("draft_table.json")
TABLE: dict[str, Any] = json.loads(TABLE_FILE.read_text(encoding="utf-8"))


PLACES = {guild.name: i for i, guild in enumerate(GUILDS, start=1)}
"""Guilds as `state.guilds` has them: 0 is none yet, and worth nothing."""


def by_guild(numbers: Mapping[str, float]) -> Floats:
    """A number for each guild; 0 where the table has none."""
    found = np.zeros(ALL_GUILDS + 1)
    for name, number in numbers.items():
        found[PLACES[name]] = number
    return frozen(found)


def by_pair(rows: Mapping[str, Sequence[float]]) -> Floats:
    """A number for each two guilds; 0 where the table has none."""
    columns = [PLACES[name] for name in TABLE["guilds"]]
    found = np.zeros((ALL_GUILDS + 1, ALL_GUILDS + 1))
    for name, row in rows.items():
        found[PLACES[name], columns] = row
    return frozen(found)


def frozen(numbers: Floats) -> Floats:
    """The same, never to be changed: compiled rules keep what they read once."""
    numbers.setflags(write=False)
    return numbers


# In log odds of winning.
VALUES = by_guild(TABLE["values"])
SYNERGIES = by_pair(TABLE["synergies"])  # of two guilds in one hand: symmetric
COUNTERS = by_pair(TABLE["counters"])  # of a guild against another: antisymmetric


@rule
def deck_worth(state: State, us: int) -> float:
    """How much better a side's guilds so far are than the other side's, in log odds of winning."""
    better = 0.0
    for seat in range(0, state.seats, 2):
        better += strength(state, seat)
        for other in range(1, state.seats, 2):
            better += edge(state, seat, other)
    for seat in range(1, state.seats, 2):
        better -= strength(state, seat)
    return better if us == 0 else -better


@rule
def strength(state: State, seat: int) -> float:
    """The values of a player's guilds, and the synergy of each two."""
    worth = 0.0
    for i in range(GUILDS_EACH):
        worth += VALUES[state.guilds[seat, i]]
        for j in range(i):
            worth += SYNERGIES[state.guilds[seat, i], state.guilds[seat, j]]
    return worth


@rule
def edge(state: State, seat: int, other: int) -> float:
    """What a player's guilds have against another's, beyond their strength."""
    worth = 0.0
    for i in range(GUILDS_EACH):
        for j in range(GUILDS_EACH):
            worth += COUNTERS[state.guilds[seat, i], state.guilds[other, j]]
    return worth


def deck(state: np.record, seat: int) -> list[str]:
    """The guilds a seat plays with, in the order taken."""
    return [GUILDS[guild - 1].name for guild in state.guilds[seat].tolist() if guild]
