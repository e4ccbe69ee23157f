"""What a draft is worth: the guilds of a player, their worth together and against others.

The numbers are in `draft_table.json`, measured in games of random decks; `make draft-table`
plays and measures anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.core.rule import rule
from elementarium.games.riftforce.cards import ALL_GUILDS, GUILDS
from elementarium.games.riftforce.state import GUILDS_EACH, State, side_of

TABLE_FILE = Path(__file__).with_name("draft_table.json")
TABLE: dict[str, Any] = json.loads(TABLE_FILE.read_text(encoding="utf-8"))


def by_guild(part: str) -> npt.NDArray[np.float64]:
    """Numbers for each two guilds, in the order of the guilds; 0 where the table has none."""
    place = {guild.name: i for i, guild in enumerate(GUILDS)}
    columns = [place[name] for name in TABLE["guilds"]]
    found = np.zeros((ALL_GUILDS, ALL_GUILDS))
    for name, row in TABLE[part].items():
        found[place[name], columns] = row
    return frozen(found)


def frozen(numbers: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The same, never to be changed: compiled rules keep what they read once."""
    numbers.setflags(write=False)
    return numbers


# In log odds of winning.
VALUES = frozen(np.array([TABLE["values"][guild.name] for guild in GUILDS]))
SYNERGIES = by_guild("synergies")  # of two guilds in one hand: symmetric
COUNTERS = by_guild("counters")  # of a guild against another: antisymmetric


@rule
def deck_worth(state: State, us: int) -> float:
    """How much better a side's guilds so far are than the other side's, in log odds of winning."""
    better = edge(state)
    for seat in range(state.seats):
        worth = strength(state, seat)
        better += worth if side_of(seat) == 0 else -worth
    return better if us == 0 else -better


@rule
def strength(state: State, seat: int) -> float:
    """The values of a player's guilds, and the synergy of each two."""
    worth = 0.0
    for i in range(GUILDS_EACH):
        guild = int(state.guilds[seat, i]) - 1
        if guild >= 0:
            worth += VALUES[guild]
            for j in range(i):
                worth += SYNERGIES[guild, int(state.guilds[seat, j]) - 1]
    return worth


@rule
def edge(state: State) -> float:
    """What the guilds of side 0 have against those of side 1, beyond their strength."""
    worth = 0.0
    for seat in range(0, state.seats, 2):
        for other in range(1, state.seats, 2):
            for i in range(GUILDS_EACH):
                for j in range(GUILDS_EACH):
                    guild, foe = int(state.guilds[seat, i]) - 1, int(state.guilds[other, j]) - 1
                    if guild >= 0 and foe >= 0:
                        worth += COUNTERS[guild, foe]
    return worth


def deck(state: np.record, seat: int) -> list[str]:
    """The guilds a seat plays with, in the order taken."""
    return [GUILDS[guild - 1].name for guild in state.guilds[seat].tolist() if guild]
