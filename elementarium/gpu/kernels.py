"""Kernels: what a card does with all games of a batch at once, one thread a game.

Between two kernels the games lie in the card's memory, *the game always the last axis*: word by
word, so that neighbouring threads read and write neighbouring words. While a thread plays, its
game is in the memory of that thread alone.

Threads that run together share registers for what is the same for all of them. One that is done
with the rules before the others must not begin with anything else, or it writes over what they
still need. To make it wait is up to the compiler, and CUDA 13.0 loses count where calls are nested
deeply. So a kernel ends with the rules: after them a thread puts its own away, and no more; what
came of it all, the next kernel sees.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any, NamedTuple

import numpy as np

from elementarium.core.engine import CONTRACT, DECISIONS, DRAWS, GAMES, WINS
from elementarium.core.game import Game
from elementarium.core.records import records
from elementarium.core.rule import Backend, bind
from elementarium.gpu import rules
from elementarium.gpu.backend import SIMULATED, card_backend, cuda

WORD = np.dtype(np.uint32)
CHANCE_WORDS = 4


# These two count by themselves, to a number the compiler does not know: so it has four words on
# their way at a time. Over a range it would wait for each of them; told the number, it would have
# all of them on their way, in so many registers that fewer games fit on the card.


@cuda.jit(device=True)
def fetch(rows: Any, i: int, own: Any) -> None:
    """A thread takes the words of its game to itself."""
    k = 0
    while k < rows.shape[0]:
        own[k] = rows[k, i]
        k += 1


@cuda.jit(device=True)
def store(rows: Any, i: int, own: Any) -> None:
    """A thread puts the words of its game back."""
    k = 0
    while k < rows.shape[0]:
        rows[k, i] = own[k]
        k += 1


class Build(NamedTuple):
    """How kernels are compiled. Which is quickest, `benchmarks/gpu.py` finds out."""

    large: int | None = 300
    """From how many steps on a function is not copied to each place that calls it; with None all
    are copied. Random play of Riftforce is 1.6 MB of machine code then, and a card reads programs
    from a memory that holds a fraction of that; but calls cost, too. With 300 it is 0.7 MB and
    quickest, with 120 it is 0.4 MB and a tenth slower, with 40 a quarter, with None a third."""
    registers: int | None = 128
    """The most a thread may use; with None the compiler decides. Random play of Riftforce takes
    74."""


STANDARD = Build()


class Kernels:
    """The kernels of one game, each compiled when it is first launched."""

    def __init__(self, game: Game, build: Build) -> None:
        self._game = game
        self._registers = build.registers
        self._backend = backend_of(game, build.large)
        self._contract = {name: getattr(game, name) for name in CONTRACT}
        self._record = records(game.new_table()).dtype

    def _twin(self, name: str) -> Any:
        function = self._contract.get(name) or bind(getattr(rules, name), **self._contract)
        return self._backend.twin(function)

    def _compiled(self, kernel: Any, **flags: Any) -> Any:
        if SIMULATED:
            return cuda.jit(kernel)
        # With the kernel at once: as a decorator of its own, numba-cuda 0.30 forgets `lto`.
        return cuda.jit(kernel, max_registers=self._registers, **flags)

    @cached_property
    def deal(self) -> Any:
        """Begin every game of which that is wanted with its next seed."""
        begin, record = self._twin("begin"), self._record

        def kernel(
            tables: Any, chance: Any, options: Any, seeds: Any, stride: int, over: Any, returns: Any
        ) -> None:
            i = cuda.grid(1)
            if i < over.shape[0] and over[i]:
                table = cuda.local.array(1, record)
                words = cuda.local.array(CHANCE_WORDS, WORD)
                seeds[i] += stride
                over[i] = False
                for seat in range(returns.shape[0]):
                    returns[seat, i] = 0
                raw = table.view(WORD)
                for k in range(raw.shape[0]):
                    raw[k] = 0
                begin(table[0], words, options[0], seeds[i])
                store(tables, i, raw)
                store(chance, i, words)

        return self._compiled(kernel)

    @cached_property
    def play(self) -> Any:
        """Let everybody choose at random, so many decisions in each game."""
        play_some = self._twin("play_some")
        record, most_legal = self._record, self._game.most_legal

        def kernel(tables: Any, chance: Any, decisions: int, over: Any, made: Any) -> None:
            i = cuda.grid(1)
            if i < over.shape[0] and not over[i]:
                table = cuda.local.array(1, record)
                words = cuda.local.array(CHANCE_WORDS, WORD)
                ids = cuda.local.array(most_legal, np.int16)
                raw = table.view(WORD)
                fetch(tables, i, raw)
                fetch(chance, i, words)
                made[i] = play_some(table[0], words, ids, decisions)
                store(chance, i, words)
                store(tables, i, raw)

        return self._compiled(kernel)

    @cached_property
    def step(self) -> Any:
        """Do what was chosen in every game.

        Its functions are compiled one by one, and not as a whole (`lto`), as those of all others:
        then nothing that a call leaves behind is in registers that threads share.
        """
        choose, record = self._twin("choose"), self._record

        def kernel(tables: Any, actions: Any, over: Any, made: Any) -> None:
            i = cuda.grid(1)
            if i < over.shape[0] and not over[i]:
                table = cuda.local.array(1, record)
                raw = table.view(WORD)
                fetch(tables, i, raw)
                made[i] = choose(table[0], actions[i])
                store(tables, i, raw)

        return self._compiled(kernel, lto=False)

    @cached_property
    def settle(self) -> Any:
        """Count decisions, and see which games have ended: their results, for game and tally."""
        to_move, results, record = self._twin("to_move"), self._twin("returns"), self._record

        def kernel(tables: Any, made: Any, over: Any, returns: Any, tally: Any) -> None:
            i = cuda.grid(1)
            if i < over.shape[0] and not over[i]:
                table = cuda.local.array(1, record)
                fetch(tables, i, table.view(WORD))
                cuda.atomic.add(tally, DECISIONS, made[i])
                if to_move(table[0]) < 0:
                    over[i] = True
                    results(table[0], returns[:, i])
                    cuda.atomic.add(tally, GAMES, 1)
                    drawn = 1
                    for seat in range(returns.shape[0]):
                        if returns[seat, i] > 0:
                            cuda.atomic.add(tally, WINS + seat, 1)
                            drawn = 0
                    cuda.atomic.add(tally, DRAWS, drawn)

        return self._compiled(kernel)

    @cached_property
    def refuse(self) -> Any:
        """Find the first game in which what was chosen is not possible."""
        allows = self._twin("allows")
        record, most_legal = self._record, self._game.most_legal

        def kernel(tables: Any, actions: Any, first: Any) -> None:
            i = cuda.grid(1)
            if i < tables.shape[1]:
                table = cuda.local.array(1, record)
                ids = cuda.local.array(most_legal, np.int16)
                raw = table.view(WORD)
                fetch(tables, i, raw)
                if not allows(table[0], ids, actions[i]):
                    cuda.atomic.min(first, 0, i)

        return self._compiled(kernel)

    @cached_property
    def look(self) -> Any:
        """Write down who decides, what is possible, and what that seat sees."""
        to_move, encode = self._twin("to_move"), self._twin("encode")
        mark_legal = self._twin("mark_legal")
        record, most_legal = self._record, self._game.most_legal

        def kernel(tables: Any, seats: Any, marks: Any, observations: Any) -> None:
            i = cuda.grid(1)
            if i < seats.shape[0]:
                table = cuda.local.array(1, record)
                ids = cuda.local.array(most_legal, np.int16)
                raw = table.view(WORD)
                fetch(tables, i, raw)
                seat = to_move(table[0])
                seats[i] = seat
                mark_legal(table[0], ids, marks[:, i])
                encode(table[0], max(seat, 0), observations[:, i])

        return self._compiled(kernel)

    @cached_property
    def imagine(self) -> Any:
        """Reshuffle in every game what a seat cannot know."""
        determinize, record = self._twin("determinize"), self._record

        def kernel(tables: Any, seat: int, seeds: Any) -> None:
            i = cuda.grid(1)
            if i < seeds.shape[0]:
                table = cuda.local.array(1, record)
                raw = table.view(WORD)
                fetch(tables, i, raw)
                determinize(table[0], seat, seeds[i])
                store(tables, i, raw)

        return self._compiled(kernel)


@cache
def backend_of(game: Game, large: int | None) -> Backend:
    """The compiled rules functions of a game, which its kernels share."""
    return card_backend(game.native.types, large)


@cache
def kernels_of(game: Game, build: Build) -> Kernels:
    """The kernels of a game, made once."""
    return Kernels(game, build)


@cuda.jit
def widen(given: Any, actions: Any) -> None:
    """Take actions of any whole type as our own."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        actions[i] = given[i]
