"""Many rounds at once: what everybody sees, and what happens when all of them choose.

The rules are those of the game, compiled; a batch of tables is divided among threads.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from elementarium.agents.equity import SHARE
from elementarium.core.engine import Ids, Integers, OptionsTable, Table
from elementarium.core.events import LogTable, silence
from elementarium.core.game import find_game
from elementarium.core.rule import rule
from elementarium.games.elements.actions import ACTIONS
from elementarium.games.elements.cards import COPIES, DECK, KINDS
from elementarium.games.elements.encode import OBSERVATION, steps
from elementarium.games.elements.setup import setup
from elementarium.games.elements.stakes import ONE, see_round, worth_considering
from elementarium.games.elements.turn import POINTS_FOR_REVEAL, apply

Rows = npt.NDArray[np.int8]
Rewards = npt.NDArray[np.float32]

SEEN = OBSERVATION
"""Numbers that a player to move sees."""
KNOWN = SEEN + DECK
"""The same and the other hand: what a critic knows, who only judges."""
FOR_POINTS = np.full((1, 2), SHARE, np.int8)
"""Stakes of rounds that are played for points; winning or losing one is worth two."""


@rule
def look(tables: Table, stakes: Rows, rows: Rows, choices: Rows, ids: Ids) -> None:
    """What is seen at each table, and what is worth considering there."""
    for i in range(tables.shape[0]):
        state = tables[i]
        seat = int(state.seat)
        row = rows[i]
        see_round(state, int(stakes[i, seat]), int(stakes[i, 1 - seat]), row)
        at = SEEN
        for kind in range(KINDS):
            for k in range(COPIES[kind]):
                row[at + k] = 0
            steps(row, at, int(state.hand[1 - seat, kind]))
            at += COPIES[kind]
        for action in range(ACTIONS):
            choices[i, action] = 0
        for k in range(worth_considering(state, ids)):
            choices[i, ids[k]] = 1


@rule
def begin(
    tables: Table, i: int, options: OptionsTable, menu: Rows, stakes: Rows, seed: int, log: LogTable
) -> None:
    """Deal a new round, for the stakes that its seed picks from the menu."""
    setup(tables[i], options[0], seed, log[0])
    picked = seed % menu.shape[0]
    stakes[i, 0] = menu[picked, 0]
    stakes[i, 1] = menu[picked, 1]


@rule
def step(
    tables: Table,
    actions: Integers,
    options: OptionsTable,
    menu: Rows,
    stakes: Rows,
    seeds: Integers,
    stride: int,
    rewards: Rewards,
    ended: Rows,
    log: LogTable,
) -> None:
    """Choose at each table; where a round is over, what it brought the one who chose."""
    for i in range(tables.shape[0]):
        state = tables[i]
        seat = int(state.seat)
        apply(state, int(actions[i]), log[0])
        ended[i, 0] = state.rounds
        rewards[i] = 0.0
        if state.rounds > 0:
            if state.score[seat] > 0:
                rewards[i] = 1.0
            elif state.score[1 - seat] == POINTS_FOR_REVEAL:
                rewards[i] = -1.0
            else:
                rewards[i] = -stakes[i, seat] / ONE
            seeds[i] += stride
            begin(tables, i, options, menu, stakes, int(seeds[i]), log)


@rule
def begin_all(
    tables: Table, options: OptionsTable, menu: Rows, stakes: Rows, seeds: Integers, log: LogTable
) -> None:
    """Deal at every table."""
    for i in range(tables.shape[0]):
        begin(tables, i, options, menu, stakes, int(seeds[i]), log)


def shared_out(count: int, threads: int) -> list[slice]:
    """Tables in about equal parts, one for each thread."""
    bounds = np.linspace(0, count, threads + 1).astype(int).tolist()
    return [slice(a, b) for a, b in pairwise(bounds)]


class Rounds:
    """A batch of tables at which rounds are played one after the other, each for its stakes."""

    def __init__(self, tables: int, menu: Rows, seed: int, threads: int) -> None:
        game = find_game("elements")
        self.engine = game.native
        self.tables = np.zeros(tables, game.STATE)
        self.stakes = np.zeros((tables, 2), np.int8)
        self.rewards = np.zeros(tables, np.float32)
        self.ended = np.zeros((tables, 1), np.int8)
        self._seeds = np.arange(tables) + (seed << 40)
        self._menu = menu
        self._options = np.zeros(1, game.OPTIONS)
        self._options[0] = game.pack(game.checked_options({"points_to_win": 0}))
        self._parts = shared_out(tables, threads)
        self._pool = ThreadPoolExecutor(threads)
        self._look = self.engine.made(look, "look")
        self._step = self.engine.made(step, "step")
        self.engine.made(begin_all, "begin_all")(
            self.tables, self._options, menu, self.stakes, self._seeds, silence()
        )

    def look(self, rows: Rows, choices: Rows) -> None:
        """Write down what is seen at each table, and what is worth considering."""

        def part(some: slice) -> None:
            ids = np.zeros(ACTIONS, np.int16)
            self._look(self.tables[some], self.stakes[some], rows[some], choices[some], ids)

        self.everywhere(part)

    def step(self, actions: Integers) -> None:
        """Choose at every table; `rewards` and `ended` tell what it brought."""

        def part(some: slice) -> None:
            self._step(
                self.tables[some], actions[some], self._options, self._menu, self.stakes[some],
                self._seeds[some], len(self.tables), self.rewards[some], self.ended[some],
                silence(),
            )  # fmt: skip

        self.everywhere(part)

    def everywhere(self, part: Callable[[slice], None]) -> None:
        """Do something with all tables, some on each thread."""
        for _ in self._pool.map(part, self._parts):
            pass
