"""The modes: who sits where, along how many locations, with how many guilds.

Seats sit on the two sides in turn. A round has one action at each of its positions; with three
players the lone player sits at two of them. Positions 1 and 2 face each other across the left half
of a team's row, the green area, 3 and 4 across the right half, the gray one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from elementarium.core.rule import rule
from elementarium.games.riftforce.state import SEATS, State

NOWHERE = -1

WHOLE_ROW = tuple(range(5))
GREEN = (0, 1, 2)
GRAY = (3, 4, 5)


class Mode(NamedTuple):
    """What a mode has of its own."""

    name: str
    locations: int
    order: tuple[int, ...]
    """The seat at each position, where seat 0 has the start marker."""
    guilds: tuple[int, ...]
    """How many each seat plays with."""
    areas: tuple[tuple[int, ...], ...]
    """For each position the locations that Check & Draw looks at."""
    placed: tuple[int, ...]
    """For each position where its starting elemental comes, or NOWHERE."""
    tosses: bool = True
    """Whether a coin decides which side has the start marker."""
    needs_beyond: bool = True


DUEL = Mode(
    name="duel",
    locations=len(WHOLE_ROW),
    order=(0, 1),
    guilds=(4, 4),
    areas=(WHOLE_ROW, WHOLE_ROW),
    placed=(NOWHERE, 2),
    needs_beyond=False,
)
ALL_MODES = (
    DUEL,
    Mode(
        name="team3",
        locations=len(GREEN + GRAY),
        order=(0, 1, 2, 1),
        guilds=(3, 4, 3),
        areas=(GREEN, GREEN + GRAY, GRAY, GREEN + GRAY),
        placed=(NOWHERE, 1, NOWHERE, 4),
        tosses=False,
    ),
    Mode(
        name="team4",
        locations=len(GREEN + GRAY),
        order=(0, 1, 2, 3),
        guilds=(3, 3, 3, 3),
        areas=(GREEN, GREEN, GRAY, GRAY),
        placed=(NOWHERE, 1, 4, 4),
    ),
    DUEL._replace(name="solo", placed=(NOWHERE, NOWHERE), tosses=False, needs_beyond=True),
)
MODES = tuple(mode.name for mode in ALL_MODES)
MODE_OF = {mode.name: mode for mode in ALL_MODES}
SOLO = MODES.index("solo")
PLAYER = 0
TRAINER = 1
"""The seats of a solo game."""


def rows(numbers: Iterable[Iterable[int]]) -> npt.NDArray[Any]:
    """A row for each mode, as compiled rules read it: never to be changed."""
    found = np.full((len(ALL_MODES), SEATS), NOWHERE, np.int64)
    for row, given in zip(found, numbers, strict=True):
        filled = list(given)
        row[: len(filled)] = filled
    found.setflags(write=False)
    return found


ORDERS = rows(mode.order for mode in ALL_MODES)
GUILDS_OF_SEATS = rows(mode.guilds for mode in ALL_MODES)
PLACED = rows(mode.placed for mode in ALL_MODES)
AREAS = rows((sum(1 << n for n in area) for area in mode.areas) for mode in ALL_MODES)
"""Of each position, a bit for each location."""
FIGURES = rows(
    (len(mode.guilds), len(mode.order), mode.locations, mode.tosses) for mode in ALL_MODES
)
"""Seats, positions, locations, and whether a coin is tossed."""


@rule
def take_seats(state: State, start: int) -> None:
    """Everybody sits down, the side of seat `start` at the first position."""
    mode = int(state.mode)
    state.seats = FIGURES[mode, 0]
    state.positions = FIGURES[mode, 1]
    state.locations = FIGURES[mode, 2]
    for position in range(FIGURES[mode, 1]):
        state.order[position] = int(ORDERS[mode, position]) ^ start


@rule
def is_solo(state: State) -> bool:
    """Whether one player plays against the trainer."""
    return bool(state.mode == SOLO)


@rule
def is_trainer(state: State, seat: int) -> bool:
    """Whether nobody sits at a seat but the trainer."""
    return bool(state.mode == SOLO and seat == TRAINER)


@rule
def trainer_acts(state: State) -> bool:
    """Whether the trainer's plan is to be carried out."""
    return is_trainer(state, state.seat)


@rule
def tosses_coin(state: State) -> bool:
    """Whether chance decides who starts; three players know it: the team."""
    return bool(FIGURES[int(state.mode), 3] == 1)


@rule
def guilds_due(state: State, seat: int) -> int:
    """How many guilds a seat plays with."""
    return int(GUILDS_OF_SEATS[int(state.mode), int(seat)])


@rule
def starting_place(state: State, position: int) -> int:
    """Where the seat at a position places its starting elemental, or NOWHERE."""
    return int(PLACED[int(state.mode), position])


@rule
def area_of(state: State, position: int) -> int:
    """The locations that a position looks at in Check & Draw, a bit each."""
    return int(AREAS[int(state.mode), position])


def area_of_seat(state: Any, seat: int) -> list[int]:
    """The locations whose control counts for a seat."""
    area = area_of(state, state.order[: state.positions].tolist().index(seat))
    return [location for location in range(state.locations) if (area >> location) & 1]


def area_name(area: Sequence[int]) -> str | None:
    """What half a row is called; the whole row has no name."""
    names: dict[tuple[int, ...], str] = {GREEN: "green", GRAY: "gray"}
    return names.get(tuple(area))
