"""Batch: thousands of games of one kind, stepped together by one compiled call.

Everything a learner wants lies in NumPy arrays, a row a game, that are written in place: what the
seat to move sees, what it can choose, who that is, what the last choice brought and whether it
ended the game. A game that is over is dealt anew in the same call. Where nobody looks at
observations and masks, they are not written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.core.engine import (
    Choices,
    Engine,
    Ids,
    Integers,
    Observation,
    OptionsTable,
    Raw,
    State,
    Table,
)
from elementarium.core.errors import BadOption, BadSeat, IllegalAction
from elementarium.core.events import LogTable, silence
from elementarium.core.game import Game, find_game
from elementarium.core.match import checked_seed
from elementarium.core.random import CHOICES, Words, below, seed_words
from elementarium.core.rule import rule

Rows = npt.NDArray[np.int8]
Results = npt.NDArray[np.float32]

GOES_ON, OVER, GIVEN_UP = range(3)
"""What a choice led to: the next one, the end by the rules, or the end of our patience."""
DEAL, ASK = -1, -2
"""In the place of an action: a new game; it is up to the one who is asked."""
EVERYBODY = -1
"""The learner of a game in which every seat is asked."""

# The contract's names; `bind` gives each a game's own function.
setup: Any = None
to_move: Any = None
legal: Any = None
apply: Any = None
returns: Any = None
encode: Any = None


# What is named twice in this module is compiled once and called; what is named once is inlined.


@rule
def observe(state: State, seat: int, seen: Observation) -> None:
    """What a seat sees, if anybody looks."""
    if seen.shape[0] > 0:
        encode(state, seat, seen)


@rule
def possible(state: State, ids: Ids) -> int:
    """What the seat to move can choose; returns how many choices it has."""
    return legal(state, ids)  # type: ignore[no-any-return]


@rule
def mark(ids: Ids, count: int, mask: Observation, what: int) -> None:
    """Write something into a mask where the choices are: all the rest of it stays as it is."""
    if mask.shape[0] > 0:
        for k in range(count):
            mask[ids[k]] = what


@rule
def follow_up(state: State, learner: int, length: int, longest: int, words: Words, ids: Ids) -> int:
    """What happens next without being asked for: another one's choice, a new deal, or nothing."""
    seat = int(to_move(state))
    if seat < 0 or (length > 0 and length == longest):
        return DEAL
    if learner in (EVERYBODY, seat):
        return ASK
    return int(ids[below(words, possible(state, ids))])


@rule
def advance(
    tables: Table,
    actions: Integers,
    options: OptionsTable,
    seeds: Integers,
    stride: int,
    longest: int,
    learners: Observation,
    words: Raw,
    ids: Choices,
    counts: Integers,
    seats: Observation,
    masks: Rows,
    seen: Rows,
    finals: Rows,
    lengths: Integers,
    rewards: Results,
    ended: Observation,
    log: LogTable,
) -> None:
    """Choose at every table; where a game is over, or none has begun, deal the next one.

    A game that ends before the learner is asked is none, and the one after it is dealt.
    """
    for i in range(tables.shape[0]):
        state, action = tables[i], int(actions[i])
        mark(ids[i], int(counts[i]), masks[i], 0)
        if ended[i] != GOES_ON:
            ended[i] = GOES_ON
            for seat in range(rewards.shape[1]):
                rewards[i, seat] = 0.0
        lengths[i] += 1
        while action != ASK:
            if action == DEAL:
                lengths[i] = 0
                seeds[i] += stride
                setup(state, options[0], int(seeds[i]), log[0])
                seed_words(words[i], int(seeds[i]), CHOICES)
            else:
                apply(state, action, log[0])
            action = follow_up(state, int(learners[i]), int(lengths[i]), longest, words[i], ids[i])
            if action == DEAL and lengths[i] > 0:
                ended[i] = OVER if to_move(state) < 0 else GIVEN_UP
                returns(state, rewards[i])
                observe(state, int(seats[i]), finals[i])
        seats[i] = to_move(state)
        counts[i] = possible(state, ids[i])
        mark(ids[i], int(counts[i]), masks[i], 1)
        observe(state, int(seats[i]), seen[i])


@rule
def first_impossible(actions: Integers, ids: Choices, counts: Integers) -> int:
    """The first table at which what is chosen cannot be chosen; -1 if there is none."""
    for i in range(actions.shape[0]):
        low, high = 0, int(counts[i])
        while low < high:  # the ids rise
            middle = (low + high) >> 1
            if ids[i, middle] < actions[i]:
                low = middle + 1
            else:
                high = middle
        if low == counts[i] or ids[i, low] != actions[i]:
            return i
    return -1


@rule
def sample_all(words: Words, ids: Choices, counts: Integers, actions: Integers) -> None:
    """Choose at random everywhere."""
    for i in range(actions.shape[0]):
        actions[i] = ids[i, below(words, int(counts[i]))]


class Batch:
    """Many games, all in step.

    The arrays are written in place by `step` and `reset`, and are always the same objects: what
    shall stay has to be copied, and `torch.from_numpy` needs to be called only once.
    """

    observations: Rows
    """(games, length): what the seat to move sees."""
    masks: Rows
    """(games, actions): 1 for what it can choose."""
    ids: Choices
    """(games, most): the same as a list, in rising order; `counts` says how long it is."""
    counts: Integers
    seats: Observation
    """(games,): the seat to move."""
    rewards: Results
    """(games, seats): the results of games that ended by the last step, otherwise 0."""
    ended: Observation
    """(games,): GOES_ON, OVER or GIVEN_UP by the last step; then the next game is dealt already."""
    finals: Rows
    """(games, length): where a game ended, what the one who chose last saw then."""
    lengths: Integers
    """(games,): choices made in the game that goes on."""
    seeds: Integers
    """(games,): of the game that goes on: `Match` deals the same one."""

    def __init__(
        self,
        game: Game | str,
        games: int,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int = 0,
        observe: bool = True,
        learner: int | None = None,
        longest: int = 0,
        threads: int = 1,
        engine: Engine | None = None,
    ) -> None:
        """So many games; a game is given up after the `longest` number of choices, if not 0.

        Without `observe`, `observations`, `masks` and `finals` have no columns. With a `learner`
        only that seat is asked, and the others choose at random.
        """
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = self.game.checked_options(options or {})
        self.games = _at_least(games, 1, "games")
        self.threads = _at_least(threads, 1, "threads")
        self.longest = _at_least(longest, 0, "longest")
        self.seats_at_table = self.game.seats(self.options)
        self.engine = engine or self.game.native
        self._learner = self._checked_learner(learner)
        self._packed = np.zeros(1, self.game.OPTIONS)
        self._packed[0] = self.game.pack(self.options)
        self._make_room(observe)
        self._parts = _parts(self.games, threads)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset(seed)

    def _checked_learner(self, learner: int | None) -> int:
        if learner is None:
            return EVERYBODY
        asked = set(range(self.seats_at_table)) - set(self.game.idle(self.options))
        if learner not in asked:
            raise BadSeat(f"the seats that decide are {sorted(asked)}, not {learner!r}")
        return learner

    def _make_room(self, observe: bool) -> None:
        games, game = self.games, self.game
        seen = game.observation if observe else 0
        self.tables: Table = np.zeros(games, game.STATE)
        self.observations = np.zeros((games, seen), np.int8)
        self.finals = np.zeros((games, seen), np.int8)
        self.masks = np.zeros((games, game.ACTIONS if observe else 0), np.int8)
        self.ids = np.zeros((games, game.most_legal), np.int16)
        self.counts = np.zeros(games, np.int64)
        self.seats = np.zeros(games, np.int8)
        self.rewards = np.zeros((games, self.seats_at_table), np.float32)
        self.ended = np.zeros(games, np.int8)
        self.lengths = np.zeros(games, np.int64)
        self.seeds = np.zeros(games, np.int64)
        self.learners = np.full(games, self._learner, np.int8)
        self._words = np.zeros((games, 4), np.uint32)
        self._silence = silence()
        self._sampling = np.zeros(4, np.uint32)

    def reset(self, seed: int) -> None:
        """Deal everywhere anew; the same seed gives the same games."""
        # Near seeds must not share games, and every game after these takes the next free seed.
        mixed = np.random.SeedSequence(checked_seed(seed)).generate_state(1, np.uint64)
        self.seeds[:] = (int(mixed[0]) >> 2) + np.arange(self.games) - self.games
        seed_words(self._sampling, seed, CHOICES)
        self._advance(np.full(self.games, DEAL, np.int64))

    def step(self, actions: npt.ArrayLike) -> None:
        """Choose at every table, where that is possible at all of them; otherwise nowhere."""
        chosen = np.ascontiguousarray(actions, np.int64)
        self._check(chosen)
        self._advance(chosen)

    def _advance(self, chosen: Integers) -> None:
        compiled = self.engine.made(advance, "advance")

        def part(some: slice) -> None:
            compiled(
                self.tables[some], chosen[some], self._packed, self.seeds[some], self.games,
                self.longest, self.learners[some], self._words[some], self.ids[some],
                self.counts[some], self.seats[some], self.masks[some], self.observations[some],
                self.finals[some], self.lengths[some], self.rewards[some], self.ended[some],
                self._silence,
            )  # fmt: skip

        self._everywhere(part)

    def sample(self) -> Integers:
        """A possible choice for every table, at random."""
        actions = np.zeros(self.games, np.int64)
        self.engine.made(sample_all, "sample_all")(self._sampling, self.ids, self.counts, actions)
        return actions

    def _check(self, chosen: Integers) -> None:
        if chosen.shape != (self.games,):
            raise IllegalAction(f"expected {self.games} actions, got an array of {chosen.shape}")
        wrong = self.engine.made(first_impossible, "first_impossible")(
            chosen, self.ids, self.counts
        )
        if wrong >= 0:
            possible = ", ".join(map(str, self.ids[wrong, : self.counts[wrong]][:12]))
            raise IllegalAction(
                f"game {wrong}: action {chosen[wrong]} is not possible now; possible: {possible}"
            )

    def _everywhere(self, part: Callable[[slice], None]) -> None:
        if self._pool is None:
            part(self._parts[0])
        else:
            for _ in self._pool.map(part, self._parts):
                pass


def _parts(games: int, threads: int) -> list[slice]:
    bounds = np.linspace(0, games, threads + 1).astype(int).tolist()
    return [slice(first, end) for first, end in pairwise(bounds)]


def _at_least(value: int, least: int, what: str) -> int:
    if type(value) is not int or value < least:
        raise BadOption(f"{what}: expected a whole number from {least} on, got {value!r}")
    return value
