"""Showing a position with its choices, and telling a whole match."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from elementarium.core.game import ALL_SEEING
from elementarium.core.match import Match
from elementarium.terminal.draw import (
    PAIRS,
    badge,
    draw_hand,
    draw_table,
    guild_ability,
    guild_name,
)
from elementarium.terminal.tell import Teller
from elementarium.words import Words


def draw_choices(match: Match, words: Words) -> RenderableType:
    """The sentence that says what is expected, and the numbered choices."""
    ask = Text(words(match.game.ask(match.state)), style="bold")
    described = [match.describe(action) for action in match.legal()]
    if described and all(message == "riftforce-take" for message, _ in described):
        return Group(ask, draw_summoners([str(told["guild"]) for _, told in described], words))
    choices = [
        Text.assemble((f"{number:>2}", "bold"), f" {words(message)}")
        for number, message in enumerate(described, 1)
    ]
    return Group(ask, Columns(choices, padding=(0, 3), column_first=True, equal=True))


def draw_summoners(guilds: list[str], words: Words) -> Table:
    """Summoners to choose from, with what they can do."""
    lines = Table.grid(padding=(0, 1))
    for number, guild in enumerate(guilds, 1):
        lines.add_row(
            Text(f"{number:>2}", style="bold"),
            badge(PAIRS[guild]),
            guild_name(guild, words),
            guild_ability(guild, words),
        )
    return lines


def show_position(match: Match, seat: int | None, words: Words, console: Console) -> None:
    """The table, the hands a seat may see (all of them without a seat), and the choices."""
    console.print(draw_table(match, seat, words, console.width))
    for each in range(match.seats) if seat is None else [seat]:
        hand = draw_hand(match.view(each)["seats"][each]["hand"], words)
        console.print(Text.assemble(f"{match.names[each]}  ", hand))
    if seat in (None, match.to_move):
        console.print()
        console.print(draw_choices(match, words))


def tell_match(match: Match, seat: int | None, words: Words, console: Console) -> None:
    """A match from its beginning, as a seat saw it or as it was, and its last table."""
    eye = ALL_SEEING if seat is None else seat
    again = match.restarted()
    teller = Teller(again, eye, words)
    before = None
    for line in teller.lines(again.opening):
        console.print(Text(line))
    for action in match.history:
        if again.to_move != before:
            console.print()
            before = again.to_move
        for line in teller.lines(again.apply(action)):
            console.print(Text(line))
    console.print(draw_table(match, seat, words, console.width))
