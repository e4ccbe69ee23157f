"""Drawing a table of Elements with letters and colour.

The other player is above, oneself below, the chain between; its top card is on the right. Colour
only helps: every card says its value, and a value is one element.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from elementarium.core.match import Match
from elementarium.games.elements.cards import CARDS
from elementarium.terminal.parts import DARK, PLAIN, QUIET, WIDEST, labelled, on_colour, track
from elementarium.words import THEY, YOU, Words

HUES = {
    "wood": (130, *PLAIN),
    "fire": (14, *PLAIN),
    "earth": (40, *PLAIN),
    "metal": (210, 0.12, 0.82),
    "water": (205, *PLAIN),
    "yin_yang": (260, *DARK),
}
MOST_DRAWN = 12
"""Points to win that are drawn one by one."""
OVER = "bold red"

Row = tuple[str, RenderableType]
"""Something on the table: the id of its name, and the thing."""


def draw_table(match: Match, seat: int | None, words: Words, width: int) -> Panel:
    """The table as a seat sees it; for onlookers seat 0 sits below."""
    view, below = match.view(seat), seat or 0
    names = [words.say("common-you") if each == seat else match.names[each] for each in (0, 1)]
    sides = [list(draw_side(view, each)) for each in (1 - below, below)]
    gap: Row = ("", Text())
    rows = [*sides[0], gap, *draw_middle(view, words), gap, *reversed(sides[1])]
    return Panel(
        draw_rows(rows, words),
        title=headline(view, 1 - below, seat, names, words),
        title_align="left",
        subtitle=headline(view, below, seat, names, words),
        subtitle_align="left",
        border_style=QUIET,
        width=min(width, WIDEST),
    )


def draw_rows(rows: Sequence[Row], words: Words) -> Table:
    """What lies on the table, a line each, with its name."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, vertical="middle", style=QUIET)
    for label, drawn in rows:
        table.add_row(words.say(label) if label else "", drawn)
    return table


def headline(
    view: dict[str, Any], seat: int, viewer: int | None, names: list[str], words: Words
) -> Text:
    """A player in one line: name, hand, and whether it is their turn."""
    parts = [names[seat], words.say("common-hand", {"count": view["seats"][seat]["held"]})]
    if view["to_move"] == seat:
        parts.append(words.say("common-turn", {"who": YOU if seat == viewer else THEY}))
    return Text(" · ".join(parts), style="bold default" if seat == viewer else "default")


def draw_side(view: dict[str, Any], seat: int) -> Iterator[Row]:
    """A player's points, cards in front and sum, as seen from the edge of the table."""
    player = view["seats"][seat]
    yield "elements-score", draw_points(view["score"][seat], view["points_to_win"])
    if player["discarded"]:
        yield "elements-aside", flat_cards([CARDS[-1]] * player["discarded"])
    yield "elements-front", flat_cards(player["front"])
    yield "elements-sum", draw_sum(player, view["limit"])


def draw_middle(view: dict[str, Any], words: Words) -> Iterator[Row]:
    """The chain and the limit."""
    chain = [link["card"] for link in view["chain"]]
    empty = Text(words.say("elements-no-chain"), style=QUIET)
    yield "elements-chain", Cards(chain) if chain else empty
    yield "elements-limit", Text(str(view["limit"]), style="bold")


def draw_points(points: int, goal: int) -> Text:
    """The points won; where a few win the match, one by one."""
    drawn = Text(f"{points} ", style="bold")
    if goal > MOST_DRAWN:
        return drawn.append(f"/ {goal}", style=QUIET)
    return drawn.append("◆" * points + "◇" * (goal - points)) if goal else drawn


def draw_sum(player: dict[str, Any], limit: int) -> Text:
    """A sum against the limit; of a hidden hand only what lies in front is known."""
    if player["sum"] is None:
        return Text(f"{player['front_sum']}" + (" + ?" if player["held"] else ""))
    style = OVER if player["sum"] > limit else "bold"
    drawn = Text(no_wrap=True, overflow="ellipsis").append(f"{player['sum']} ", style=style)
    return drawn.append(track(player["sum"], limit, beyond=OVER))


def draw_hand(view: dict[str, Any], seat: int, words: Words) -> RenderableType:
    """One's cards side by side."""
    hand = view["seats"][seat]["hand"]
    return Cards(hand) if hand else Text(words.say("common-no-cards"))


def badge(card: str) -> Text:
    """A card's value on its colour."""
    return on_colour(f" {CARDS.index(card) + 1} ", HUES[card])


def flat_cards(cards: Sequence[str]) -> Text:
    """Cards in one line."""
    return Text(" ").join(map(badge, cards)) if cards else Text("–", style=QUIET)


class Cards:
    """Cards that overlap from left to right; where there is no room, in one line."""

    def __init__(self, cards: Sequence[str]) -> None:
        self.cards = cards
        self.width = len("╭───") * len(cards) + 1

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(len(" 6 "), self.width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.width > options.max_width:
            yield flat_cards(self.cards)
            return
        count = len(self.cards)
        yield Text("╭───" * count + "╮")
        yield Text("│").join([Text(), *map(badge, self.cards), Text()])
        yield Text("╰───" * count + "╯")


def draw_help(view: dict[str, Any], seat: int, words: Words) -> Iterator[RenderableType]:
    """How to read the table, what the cards are called, and which are not seen."""
    yield Text(words.say("elements-help-table"))
    yield Text()
    named = [Text.assemble(badge(card), f" {element_name(card, words)}") for card in CARDS]
    yield Columns(named, padding=(0, 2))
    yield Text()
    yield labelled(words.say("elements-unseen"), flat_cards(view["unseen"]))


def element_name(card: str, words: Words) -> str:
    """What a card is called in the player's language."""
    return words.say("elements-element", {"card": card})
