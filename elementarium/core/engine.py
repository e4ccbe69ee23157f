"""Engine: a game's rules functions, ready to be called from Python, interpreted or compiled.

Compiled code takes whole arrays of states faster than single records, so every entry works on
a *table*: an array whose first record is the state (`play_games` uses it as scratch).
The entries below are written once; the names of the contract in them (`legal`, `apply`, …)
are bound to one game's rules functions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from threading import RLock
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, overload

import numpy as np
import numpy.typing as npt

from elementarium.core.events import LOG, Log, LogTable
from elementarium.core.random import CHOICES, Words, below, seed_words
from elementarium.core.records import records
from elementarium.core.rule import Backend, bind, compile_entry, native_backend, rule

if TYPE_CHECKING:
    from elementarium.core.game import Game

State = Any
"""One record of a game: its fields are the game's own."""
Options = Any
Table = npt.NDArray[np.void]
OptionsTable = npt.NDArray[np.void]
Ids = npt.NDArray[np.int16]
Returns = npt.NDArray[np.float32]
Observation = npt.NDArray[np.int8]
Tally = npt.NDArray[np.int64]
Integers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Choices = npt.NDArray[np.int16]
"""A row of small numbers each."""
Raw = npt.NDArray[np.uint32]
"""The bytes of a table of states, four at a time."""

# The contract's names; `bind` gives each a game's own function.
setup: Any = None
to_move: Any = None
legal: Any = None
apply: Any = None
returns: Any = None
determinize: Any = None
encode: Any = None
turn: Any = None
stretch: Any = None
evaluate: Any = None

CONTRACT = (
    "setup",
    "to_move",
    "legal",
    "apply",
    "returns",
    "determinize",
    "encode",
    "turn",
    "stretch",
    "evaluate",
)

# Columns of the tally of `play_games`: then a column of wins for each seat.
GAMES, DECISIONS, DRAWS, WINS = range(4)


@rule
def setup_one(table: Table, options: OptionsTable, seed: int, log: LogTable) -> None:
    """Deal a new game."""
    setup(table[0], options[0], seed, log[0])


@rule
def to_move_one(table: Table) -> int:
    """Who decides."""
    return to_move(table[0])  # type: ignore[no-any-return]


@rule
def legal_one(table: Table, out: Ids) -> int:
    """What can be chosen."""
    return legal(table[0], out)  # type: ignore[no-any-return]


@rule
def apply_one(table: Table, action: int, log: LogTable) -> None:
    """Do what was chosen."""
    apply(table[0], action, log[0])


@rule
def returns_one(table: Table, out: Returns) -> None:
    """The result."""
    returns(table[0], out)


@rule
def determinize_one(table: Table, seat: int, seed: int) -> None:
    """One of the worlds a seat may be in."""
    determinize(table[0], seat, seed)


@rule
def encode_one(table: Table, seat: int, out: Observation) -> None:
    """The observation."""
    encode(table[0], seat, out)


@rule
def turn_one(table: Table) -> int:
    """A number that changes when a player's turn is over."""
    return turn(table[0])  # type: ignore[no-any-return]


@rule
def play_out(state: State, words: Words, ids: Ids, log: Log) -> int:
    """Choose at random until the game is over; return the number of decisions."""
    decisions = 0
    while to_move(state) >= 0:
        apply(state, int(ids[below(words, legal(state, ids))]), log)
        decisions += 1
    return decisions


@rule
def play_games(
    table: Table,
    options: OptionsTable,
    first_seed: int,
    games: int,
    words: Words,
    ids: Ids,
    log: LogTable,
    result: Returns,
    tally: Tally,
) -> None:
    """Play random games, one seed after the other, and add what happened to the tally."""
    state = table[0]
    for seed in range(first_seed, first_seed + games):
        setup(state, options[0], seed, log[0])
        seed_words(words, seed, CHOICES)
        tally[DECISIONS] += play_out(state, words, ids, log[0])
        tally[GAMES] += 1
        returns(state, result)
        drawn = 1
        for seat in range(tally.shape[0] - WINS):
            if result[seat] > 0:
                tally[WINS + seat] += 1
                drawn = 0
        tally[DRAWS] += drawn


Function = TypeVar("Function", bound=Callable[..., Any])


class Entry(Generic[Function]):
    """An entry of an engine: made ready when it is first asked for."""

    def __init__(self, template: Function) -> None:
        self.template = template

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, engine: None, owner: type) -> Entry[Function]: ...
    @overload
    def __get__(self, engine: Engine, owner: type) -> Function: ...
    def __get__(self, engine: Engine | None, owner: type) -> Any:
        if engine is None:
            return self
        return engine.made(self.template, self.name)


_MAKING = RLock()
"""Numba's settings belong to the whole process, so only one thread at a time compiles."""


class Engine:
    """One way to run one game's rules."""

    setup = Entry(setup_one)
    to_move = Entry(to_move_one)
    legal = Entry(legal_one)
    apply = Entry(apply_one)
    returns = Entry(returns_one)
    determinize = Entry(determinize_one)
    encode = Entry(encode_one)
    turn = Entry(turn_one)
    play_games = Entry(play_games)

    def __init__(self, game: Game, way: Literal["interpreted", "native"]) -> None:
        self.game = game
        self.way = way

    def __reduce__(self) -> tuple[Any, ...]:
        """Saved and copied as its game's: what is compiled is made anew, or found."""
        return getattr, (self.game, self.way)

    def made(self, template: Function, name: str) -> Function:
        """Code made ready once and then kept: at the first call, while others wait."""
        if name not in self.__dict__:
            with _MAKING:
                if name not in self.__dict__:
                    self.__dict__[name] = self.make(template, name)
        function: Function = self.__dict__[name]
        return function

    def make(self, template: Function, name: str) -> Function:
        """Code written against the contract, bound to the game; compiled where this is native."""
        function = bind(template, **{each: getattr(self.game, each) for each in CONTRACT})
        if self.way == "interpreted":
            return _over_records(function)  # type: ignore[return-value]
        return compile_entry(self._backend, function, f"{self.game.name}.{name}")  # type: ignore[no-any-return]

    @cached_property
    def _backend(self) -> Backend:
        return native_backend(self.types)

    @cached_property
    def types(self) -> dict[str, Any]:
        """What the words in the annotations of rules functions mean to Numba."""
        from numba import boolean, float32, float64, from_dtype, int8, int16, int64, uint8, uint32

        return {
            "State": from_dtype(self.game.STATE),
            "Options": from_dtype(self.game.OPTIONS),
            "Table": from_dtype(self.game.STATE)[::1],
            "OptionsTable": from_dtype(self.game.OPTIONS)[::1],
            "Log": from_dtype(LOG),
            "LogTable": from_dtype(LOG)[::1],
            "Ids": int16[::1],
            "Cards": uint8[::1],
            "Words": uint32[::1],
            "Returns": float32[::1],
            "Observation": int8[::1],
            "Rows": int8[:, ::1],
            "Rewards": float32[::1],
            "Results": float32[:, ::1],
            "Choices": int16[:, ::1],
            "Tally": int64[::1],
            "Integers": int64[::1],
            "Floats": float64[::1],
            "Raw": uint32[:, ::1],
            "int": int64,
            "float": float64,
            "bool": boolean,
        }


def _over_records(function: Callable[..., Any]) -> Callable[..., Any]:
    """Interpreted rules read fields as attributes."""

    def call(*arguments: Any) -> Any:
        return function(
            *(
                records(argument)
                if isinstance(argument, np.ndarray) and argument.dtype.names
                else argument
                for argument in arguments
            )
        )

    return call
