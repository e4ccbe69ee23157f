"""How a game looks in a terminal; everything else here is the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from elementarium.core.game import Message
from elementarium.core.match import Match
from elementarium.terminal.parts import numbered
from elementarium.words import Words

View = dict[str, Any]
"""A table as a seat sees it."""


def nothing_more(match: Match, seat: int, words: Words) -> None:
    """After the result there is nothing to say."""


@dataclass(frozen=True)
class Look:
    """What a game draws and tells in its own way."""

    table: Callable[[Match, int | None, Words, int], RenderableType]
    """(match, seat, words, width): the table as a seat sees it; for onlookers seat 0 is below."""
    hand: Callable[[View, int, Words], RenderableType | None]
    """(view, seat, words): a hand that is seen; None before there are hands."""
    help: Callable[[View, int, Words], Iterable[RenderableType]]
    """(view, seat, words): how to read the table, and what is worth knowing at it."""
    blocks: Mapping[str, Callable[[str, str, Words], str]]
    """What the rules page leaves to be drawn, by kind: (name, body, words) as Markdown."""
    unsaid: Collection[str]
    """Events that the table itself shows."""
    deeds: Collection[str]
    """Events that somebody did; everything else follows from them."""
    together: Collection[str]
    """Events with a card each that are told in one line when there are several."""
    apart: Collection[str]
    """Events before which a told match leaves a line."""
    after: Callable[[Match, int, Words], RenderableType | None] = nothing_more
    """(match, seat, words): what to say to a seat after the game."""
    choices: Callable[[Sequence[Message], Words], RenderableType] = numbered
    """(described, words): the choices, each with its number."""


def look_of(game: str) -> Look:
    """How a game looks, by its name."""
    look = import_module(f"elementarium.terminal.{game}").LOOK
    assert isinstance(look, Look)
    return look
