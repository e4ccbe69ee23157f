"""GpuBatch: many games of one kind that live on a graphics card.

All arrays stay on the card, and others take them without a copy: `torch.as_tensor(batch.over)`,
`cupy.asarray(…)`, `jax.numpy.asarray(…)`. In all of them the game is the last axis.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from elementarium.core.engine import WINS, Tally
from elementarium.core.errors import (
    BadOption,
    BadSeat,
    BadSeed,
    ElementariumError,
    IllegalAction,
)
from elementarium.core.game import Game, find_game
from elementarium.core.random import MAX_SEED
from elementarium.core.records import records
from elementarium.gpu.backend import graphics_card
from elementarium.gpu.kernels import CHANCE_WORDS, STANDARD, WORD, Build, kernels_of, widen

CardArray = Any
"""An array on the card; it has `__cuda_array_interface__`."""

AT_ONCE = 262_144
"""Games that keep a large card busy: with a quarter of them it is a tenth slower. Their records
take a quarter of a gigabyte."""
LAUNCH = 64
"""Decisions of random play in one go: the games that end on the way wait for the others."""
BLOCK = 128
"""Threads that begin together."""


class Look(NamedTuple):
    """What the seats see that decide next; the next look is written over it."""

    seats: CardArray
    """int8 [games]: who decides; -1 where the game is over."""
    mask: CardArray
    """bool [actions, games]: what can be chosen."""
    observations: CardArray
    """int8 [observation, games]: what that seat sees; seat 0 where the game is over."""


class GpuBatch:
    """Games of one kind, one thread each."""

    def __init__(
        self,
        game: Game | str,
        options: Mapping[str, Any] | None = None,
        *,
        games: int = AT_ONCE,
        block: int = BLOCK,
        build: Build = STANDARD,
    ) -> None:
        self._cuda = graphics_card()
        if games < 1:
            raise BadOption(f"a batch needs at least one game, not {games}")
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = self.game.checked_options(options or {})
        self.games = games
        self._kernels = kernels_of(self.game, build)
        self._grid = -(-games // block), block
        packed = np.zeros(1, self.game.OPTIONS)
        packed[0] = self.game.pack(self.options)
        self._options = self._cuda.to_device(records(packed))
        self._tables = self._room(self.game.STATE.itemsize // WORD.itemsize, dtype=WORD)
        self._chance = self._room(CHANCE_WORDS, dtype=WORD)
        seats = self.game.seats(self.options)
        self.over = self._room(dtype=np.bool_)
        """bool [games]: which have ended, and wait to begin anew."""
        self.returns = self._room(seats, dtype=np.float32)
        """float32 [seats, games]: the results of those that have ended; 0 before."""
        self.seeds = self._room(dtype=np.int64)
        """int64 [games]: what each was dealt from."""
        self._made = self._room(dtype=np.int64)
        self._tally = self._cuda.to_device(np.zeros(WINS + seats, np.int64))
        self.reset(0)

    def _room(self, *rows: int, dtype: npt.DTypeLike) -> CardArray:
        return self._cuda.device_array((*rows, self.games), dtype)

    def reset(self, seeds: int | npt.ArrayLike) -> None:
        """Deal all games anew, each from a seed of its own: those given, or from one on."""
        given = np.asarray(seeds)
        if given.ndim == 0:
            given = given + np.arange(self.games)
        if given.shape != (self.games,):
            raise BadSeed(f"expected {self.games} seeds, one for each game, got {given.shape}")
        if given.dtype.kind not in "iu" or given.min() < 0 or given.max() > MAX_SEED:
            raise BadSeed("seeds are whole numbers from 0 to 2**63 - 1")
        self.seeds.copy_to_device(given.astype(np.int64))
        self._tally.copy_to_device(np.zeros(self._tally.shape, np.int64))
        self.over.copy_to_device(np.ones(self.games, np.bool_))  # nothing goes on as it was
        self._deal(stride=0)

    def restart(self) -> None:
        """Deal those anew that have ended, each from its seed and the number of games added.

        So after a reset from one seed on, no seed comes twice.
        """
        self._deal(stride=self.games)

    def _deal(self, stride: int) -> None:
        self._kernels.deal[self._grid](
            self._tables, self._chance, self._options, self.seeds, stride, self.over, self.returns
        )

    def play(self, decisions: int = LAUNCH) -> None:
        """Let everybody choose at random: so many decisions in each game, or until it ends.

        The chance is that of `Engine.play_games`, so a game ends with the same bytes.
        """
        self._kernels.play[self._grid](self._tables, self._chance, decisions, self.over, self._made)
        self._settle()

    def step(self, actions: Any, check: bool = True) -> None:
        """Do what was chosen in every game, given as whole numbers, here or on the card.

        Where a game is over its action is ignored. An action that is not possible raises
        IllegalAction before anything is done. To check that takes waiting for the card: who has
        chosen by the mask anyway goes without.
        """
        chosen = self._taken(actions)
        if check:
            self._check(chosen)
        self._kernels.step[self._grid](self._tables, chosen, self.over, self._made)
        self._settle()

    def _settle(self) -> None:
        self._kernels.settle[self._grid](
            self._tables, self._made, self.over, self.returns, self._tally
        )

    def _taken(self, actions: Any) -> CardArray:
        here = not hasattr(actions, "__cuda_array_interface__")
        given = np.ascontiguousarray(actions) if here else self._cuda.as_cuda_array(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise IllegalAction(
                f"expected {self.games} whole numbers, one for each game, "
                f"got {given.shape} of {given.dtype}"
            )
        widen[self._grid](self._cuda.to_device(given) if here else given, self._actions)
        return self._actions

    def _check(self, actions: CardArray) -> None:
        self._first.copy_to_device(np.full(1, self.games))
        self._kernels.refuse[self._grid](self._tables, actions, self._first)
        first = int(self._first.copy_to_host()[0])
        if first < self.games:
            action = int(actions.copy_to_host()[first])
            raise IllegalAction(f"game {first} of this batch: action {action} is not possible now")

    def look(self) -> Look:
        """Who decides, what is possible, and what that seat sees."""
        self._kernels.look[self._grid](self._tables, *self._look)
        return self._look

    def tally(self) -> Tally:
        """What happened since the reset, in the columns of `Engine.play_games`."""
        counted: Tally = self._tally.copy_to_host()
        return counted

    def states(self) -> npt.NDArray[np.void]:
        """The records of all games, copied from the card."""
        words = np.ascontiguousarray(self._tables.copy_to_host().T)
        return words.view(self.game.STATE)[:, 0]

    def put(self, states: npt.NDArray[np.void]) -> None:
        """Go on from these records, one for each game; seeds and chance of play stay."""
        if states.dtype != self.game.STATE or states.shape != (self.games,):
            raise ElementariumError(
                f"expected {self.games} records of {self.game.name}, got {states.shape}"
            )
        words = np.ascontiguousarray(states).view(WORD).reshape(self.games, -1)
        self._tables.copy_to_device(np.ascontiguousarray(words.T))
        for array in (self.over, self.returns):
            array.copy_to_device(np.zeros(array.shape, array.dtype))

    def imagine(self, seat: int) -> None:
        """Reshuffle in every game what a seat cannot know, chance to come included, by its seed."""
        if not 0 <= seat < self.returns.shape[0]:
            raise BadSeat(f"expected a seat from 0 to {self.returns.shape[0] - 1}, got {seat}")
        self._kernels.imagine[self._grid](self._tables, seat, self.seeds)

    def wait(self) -> None:
        """Return when the card has done all it was told."""
        self._cuda.synchronize()

    @cached_property
    def _look(self) -> Look:
        return Look(
            self._room(dtype=np.int8),
            self._room(self.game.ACTIONS, dtype=np.bool_),
            self._room(self.game.observation, dtype=np.int8),
        )

    @cached_property
    def _actions(self) -> CardArray:
        return self._room(dtype=np.int64)

    @cached_property
    def _first(self) -> CardArray:
        return self._cuda.device_array(1, np.int64)
