"""Showing a position with its choices, and telling a whole match."""

from __future__ import annotations

from rich.console import Console, Group
from rich.text import Text

from elementarium.core.game import ALL_SEEING
from elementarium.core.match import Match
from elementarium.terminal.look import look_of
from elementarium.terminal.parts import labelled
from elementarium.terminal.tell import Teller
from elementarium.words import Words


def show_table(match: Match, seat: int | None, words: Words, console: Console) -> None:
    """The table as a seat sees it."""
    console.print(look_of(match.game.name).table(match, seat, words, console.width))


def show_hand(match: Match, seat: int, label: str, words: Words, console: Console) -> None:
    """A player's hand, once there is one."""
    hand = look_of(match.game.name).hand(match.view(seat), seat, words)
    if hand is not None:
        console.print(labelled(label, hand))


def draw_choices(match: Match, words: Words) -> Group:
    """The sentence that says what is expected, and the numbered choices."""
    ask = Text(words(match.game.ask(match.state)), style="bold")
    described = [match.describe(action) for action in match.legal()]
    return Group(ask, look_of(match.game.name).choices(described, words))


def show_position(match: Match, seat: int | None, words: Words, console: Console) -> None:
    """The table, the hands a seat may see (all of them without a seat), and the choices."""
    show_table(match, seat, words, console)
    for each in range(match.seats) if seat is None else [seat]:
        show_hand(match, each, match.names[each], words, console)
    if seat in (None, match.to_move):
        console.print()
        console.print(draw_choices(match, words))


def tell_match(match: Match, seat: int | None, words: Words, console: Console) -> None:
    """A match from its beginning, as a seat saw it or as it was, and its last table."""
    again = match.restarted()
    teller = Teller(again, ALL_SEEING if seat is None else seat, words)
    for events in (again.opening, *map(again.apply, match.history)):
        for line in teller.lines(events, whole=True):
            console.print(Text(line))
    show_table(match, seat, words, console)
