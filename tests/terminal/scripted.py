"""A player at the terminal who types what a script says."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import count
from typing import Any

from rich.console import Console

from elementarium import Match, find_game
from elementarium.terminal import play_in_terminal
from elementarium.words import Words

OPTIONS: dict[str, dict[str, Any]] = {
    "riftforce": {"draft": "fixed", "decks": "fire,water,light,plant/earth,ice,air,shadow"},
    "elements": {},
    "elemental-rift": {},
}
"""What is usually agreed."""


class ScriptedConsole(Console):
    """A console whose player types what a script says; then the input ends."""

    def __init__(self, typed: Iterable[str], width: int = 80) -> None:
        super().__init__(width=width, record=True, file=io.StringIO(), color_system=None)
        self.typed = iter(typed)

    def input(self, *args: Any, **kwargs: Any) -> str:
        for text in self.typed:
            if text == "^C":
                raise KeyboardInterrupt
            return text
        raise EOFError


def new_match(
    game: str = "riftforce",
    seed: int = 1,
    options: dict[str, Any] | None = None,
    names: Sequence[str] = ("Vera", "Greedy"),
) -> Match:
    """A match by the plain rules."""
    found = find_game(game)
    agreed = OPTIONS[game] if options is None else options
    return Match(found, agreed, seed, names, engine=found.interpreted)


def first_choice(match: Match) -> int:
    return match.legal()[0]


def random_choice(seed: int) -> Callable[[Match], int]:
    pick = random.Random(seed)
    return lambda match: pick.choice(match.legal())


def sit_down(
    match: Match,
    typed: Iterable[str],
    *,
    seat: int | None = None,
    choose: Callable[[Match], int] = first_choice,
    language: str = "en",
    width: int = 80,
) -> tuple[bool, str]:
    """Play by a script; returns whether it came to an end, and all that was shown."""
    if seat is None:
        seat = match.to_move or 0
    console = ScriptedConsole(typed, width)
    ended = play_in_terminal(match, seat, choose, Words(language), console)
    return ended, console.export_text()


def numbers(match: Match, seed: int) -> Iterator[str]:
    """Any choice, always by its number."""
    pick = random.Random(seed)
    while True:
        yield str(pick.randint(1, len(match.legal())))


@cache
def short_seed(game: str, seat: int = 0, seats: int | None = None, most: int = 250) -> int:
    """A seed with which a game is soon over that this seat plays by numbers, the others anyhow."""
    options = {"seats": seats} if seats else {}
    return next(seed for seed in count() if decisions(game, options, seed, seat, most) < most)


def decisions(game: str, options: dict[str, Any], seed: int, seat: int, most: int) -> int:
    """How many choices such a game takes, of so many at most."""
    match = Match(find_game(game), options, seed)
    typed, choose = numbers(match, seed), random_choice(seed)
    while not match.is_over and len(match.history) < most:
        own = match.to_move == seat
        match.apply(match.legal()[int(next(typed)) - 1] if own else choose(match))
    return len(match.history)


def luminance(red: float, green: float, blue: float) -> float:
    parts = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (red, green, blue)
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """How well one colour reads on the other, from 1 to 21."""
    light, dark = sorted((luminance(*one), luminance(*other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
