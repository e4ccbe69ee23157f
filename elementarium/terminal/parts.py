"""Small things that every game draws alike."""

from __future__ import annotations

from collections.abc import Sequence
from colorsys import hls_to_rgb

from rich.columns import Columns
from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from elementarium.core.game import Message
from elementarium.words import Words

QUIET = "dim"
WIDEST = 120
"""A table is not drawn wider than this."""

Hue = tuple[float, float, float]
"""A colour: its hue in degrees, its saturation and its lightness."""
PLAIN, DARK, PALE = (0.65, 0.78), (0.55, 0.24), (0.5, 0.88)
"""Saturation and lightness of most cards, of dark ones, of pale ones."""


def colour_of(hue: Hue) -> tuple[float, float, float]:
    """A colour as red, green and blue from 0 to 1."""
    degrees, saturation, lightness = hue
    return hls_to_rgb(degrees / 360, lightness, saturation)


def on_colour(text: str, hue: Hue) -> Text:
    """Something written on a colour, dark on light or light on dark."""
    ink = "#f6f2ea" if hue[2] < 0.5 else "#14110d"
    ground = "#" + "".join(f"{round(255 * part):02x}" for part in colour_of(hue))
    return Text(text, style=Style(color=ink, bgcolor=ground, bold=True))


def track(count: int, goal: int, full: str = "●", free: str = "○", beyond: str = "") -> Text:
    """Steps up to a mark, and on past it in a style of their own."""
    up_to_goal = full * min(count, goal) + free * max(goal - count, 0)
    return Text.assemble(up_to_goal + "┃", (full * max(count - goal, 0), beyond))


def labelled(label: str, drawn: RenderableType) -> Table:
    """Something with its name on the left."""
    line = Table.grid(padding=(0, 2))
    line.add_column(no_wrap=True, vertical="middle")
    line.add_row(Text(label), drawn)
    return line


def numbered(described: Sequence[Message], words: Words) -> RenderableType:
    """Choices side by side, as many as there is room for."""
    choices = [
        Text.assemble((f"{number:>2}", "bold"), f" {words(message)}")
        for number, message in enumerate(described, 1)
    ]
    return Columns(choices, padding=(0, 3), column_first=True, equal=True)
