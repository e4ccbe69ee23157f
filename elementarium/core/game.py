"""Game: the contract a game fulfils, and the registry of games.

A game is one NumPy record and a handful of rules functions over it. Everything else here
(matches, agents, adaptors, the server) is written once against this contract.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from elementarium.core.engine import Engine, Table
from elementarium.core.errors import BadOption, UnknownGame

Message = tuple[str, dict[str, Any]]
"""A message id and its arguments: the same in every language."""


ALL_SEEING = -1
"""The eye of someone who may know everything, as after a match: `event` hides nothing from it."""


def as_given(value: Any) -> Any:
    """An option's value needs no reading."""
    return value


def never(options: Mapping[str, Any]) -> bool:
    """Whatever is agreed, somebody wins in the end."""
    return False


def nobody(options: Mapping[str, Any]) -> Collection[int]:
    """At every seat somebody decides."""
    return ()


def nothing(given: Mapping[str, Any]) -> Mapping[str, Any]:
    """What is given changes no default."""
    return {}


def no_ladder() -> Mapping[str, Any]:
    """Whoever one plays against comes from elsewhere."""
    return {"rungs": [], "won": {}}


def no_next(beaten: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """After a win nobody in particular is suggested."""
    return None


@dataclass(frozen=True)
class Option:
    """Something that can be chosen when a table is set up."""

    name: str
    default: Any
    help: str
    choices: tuple[str, ...] = ()
    read: Callable[[Any], Any] = field(default=as_given, repr=False)
    """Check and normalise a value; raises ValueError saying what is expected."""
    goes_with: tuple[str, str] | None = None
    """Another option and its value without which this one means nothing, and is left out."""
    read_file: Callable[[str], Any] | None = field(default=None, repr=False)
    """The value a file has, from its text; then the command line takes a file's name as well."""

    def checked(self, value: Any) -> Any:
        """The value, if it is one; otherwise BadOption."""
        if self.choices and value not in self.choices:
            expected = " or ".join(self.choices)
            raise BadOption(f"option {self.name}: expected {expected}, got {value!r}")
        try:
            return self.read(value)
        except ValueError as error:
            raise BadOption(f"option {self.name}: {error}") from None


@dataclass(frozen=True, eq=False)
class Game:
    """What a game provides."""

    name: str
    rules_version: int
    STATE: np.dtype[Any]
    OPTIONS: np.dtype[Any]
    ACTIONS: int
    most_legal: int
    """No state has more legal actions."""
    observation: int
    """The length of what `encode` writes."""
    options: tuple[Option, ...]

    # Rules functions.
    setup: Callable[..., None]
    """(state, options, seed, log): deal a new game into the record."""
    to_move: Callable[..., int]
    """(state) -> seat: who decides next; -1 when over."""
    legal: Callable[..., int]
    """(state, out) -> n: write the legal action ids, in rising order."""
    apply: Callable[..., None]
    """(state, action, log): do it, run on to the next real decision."""
    returns: Callable[..., None]
    """(state, out): +1, 0 or -1 per seat."""
    determinize: Callable[..., None]
    """(state, seat, seed): reshuffle in place all that this seat cannot know."""
    encode: Callable[..., None]
    """(state, seat, out): the observation as numbers."""

    turn: Callable[..., int]
    """(state) -> number: changes when a player's turn is over."""
    evaluate: Callable[..., float]
    """(state, seat) -> estimate of the seat's result, from -1 to 1."""

    # Plain Python, for people.
    pack: Callable[[Mapping[str, Any]], np.record]
    """Checked options, as the record that `setup` reads."""
    seats: Callable[[Mapping[str, Any]], int]
    """How many seats a table with these options has."""
    deck: Callable[[np.record, int], list[str]]
    """(state, seat): what that seat plays with, by name, as everybody may see; empty where all
    play with the same cards."""
    view: Callable[[np.record, int | None], dict[str, Any]]
    """(state, seat): all and only what that seat may see; None is a spectator."""
    describe: Callable[[np.record, int], Message]
    """(state, action): what choosing it means; for the seat to move only, as `ask` and `legal`."""
    touch: Callable[[np.record, int], dict[str, Any]]
    """(state, action): what on the table a player touches to choose it; as `describe`."""
    ask: Callable[[np.record], Message]
    """(state): what the seat to move is expected to do."""
    format: Callable[[np.record, int], str]
    """(state, action): the action in notation."""
    parse: Callable[[np.record, str], int]
    """(state, text): the action a notation means in this state; raises NotationError."""
    event: Callable[[Sequence[int], int | None], dict[str, Any]]
    """(event, seat): an event with names, as a seat, a spectator (None) or ALL_SEEING sees it."""
    tell: Callable[[Mapping[str, Any]], Message | None]
    """(event): it in words; None where there is nothing to say."""
    reveals: Callable[[Sequence[int]], bool]
    """(event): whether something came to light that was hidden, so that it cannot be undone."""
    write_position: Callable[[np.record, int | None], dict[str, Any]]
    """(state, seat): the table as a document, as far as a seat, a spectator (None) or ALL_SEEING
    knows it."""
    read_position: Callable[[Mapping[str, Any], int], np.record]
    """(document, seed): the table it describes, what it leaves open filled by chance."""
    endless: Callable[[Mapping[str, Any]], bool] = never
    """Whether a match with these options goes on until somebody leaves, and nobody wins it."""
    implied: Callable[[Mapping[str, Any]], Mapping[str, Any]] = nothing
    """(given): the defaults that are others because of the options given."""
    side: Callable[[int], int] = as_given
    """(seat): the side it plays for; seats of one side win and lose together."""
    idle: Callable[[Mapping[str, Any]], Collection[int]] = nobody
    """(options): the seats that decide nothing, since no player sits there."""
    ladder: Callable[[], Mapping[str, Any]] = no_ladder
    """Adversaries of the game's own: `rungs`, the easiest first, each with `name`, `options` of a
    game against it and `won`, the share of such games that were won; `won`, the share to expect
    against every one there can be."""
    next_rung: Callable[[Mapping[str, Any]], Mapping[str, Any] | None] = no_next
    """(options): the one of the ladder to try after a game with these options was won."""
    in_pairs: bool = False
    """Whether two choices can be one gesture, as a card and its place: then a page is told what can
    follow a choice before it is made."""
    stretch: Callable[..., int] | None = None
    """(state) -> number: a rules function; changes when a turn is over, and within it where
    something comes to light that nobody can plan with, as cards drawn: agents plan up to there.
    By default `turn`."""
    features: Callable[[np.record, int], dict[str, dict[str, float]]] | None = None
    """(state, seat): what `evaluate` weighs, in parts, each under the name of its weight; among
    them the `deck` and the `lead`. None where the weights are not learned."""

    def __post_init__(self) -> None:
        if self.stretch is None:
            object.__setattr__(self, "stretch", self.turn)

    def __reduce__(self) -> tuple[Any, ...]:
        """Saved and copied by where it lives: there is one of each game."""
        return _at_home, (_REGISTRY[self.name],)

    def new_table(self) -> Table:
        """Room for one state."""
        return np.zeros(1, self.STATE)

    def checked_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values: those given, checked, and the defaults."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption(f"{self.name} has no option {name!r}; it has {', '.join(known)}")
        meant = {**self.implied(given), **given}
        checked: dict[str, Any] = {}
        for name, option in known.items():
            needed, value = option.goes_with or (name, None)
            if option.goes_with is None or checked[needed] == value:
                checked[name] = option.checked(meant.get(name, option.default))
            elif name in given:
                raise BadOption(f"option {name}: goes with {needed} {value}")
        return checked

    @cached_property
    def interpreted(self) -> Engine:
        """The rules as plain Python."""
        return Engine(self, "interpreted")

    @cached_property
    def native(self) -> Engine:
        """The rules compiled for this processor: slow at the very first use, then cached."""
        return Engine(self, "native")


_REGISTRY: dict[str, str] = {}


def register(name: str, home: str) -> None:
    """Make a game known by name; `home` is "module:attribute", imported when first wanted."""
    _REGISTRY[name] = home


def game_names() -> tuple[str, ...]:
    """The names of all registered games."""
    return tuple(_REGISTRY)


def find_game(name: str) -> Game:
    """A registered game."""
    if name not in _REGISTRY:
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(_REGISTRY)}")
    return _at_home(_REGISTRY[name])


def _at_home(home: str) -> Game:
    module, attribute = home.split(":")
    found = getattr(importlib.import_module(module), attribute)
    assert isinstance(found, Game)
    return found
