"""The table as text, as in a terminal, and as a picture of that text."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from rich.ansi import AnsiDecoder
from rich.color import Color
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import MONOKAI

from elementarium.core.match import Match
from elementarium.terminal import show_position
from elementarium.words import Words

WIDTH = 100
"""Of the table, in letters."""
LINES = 48
"""Of a picture, at least: so pictures of one game have one size, or nearly."""
LETTER = 14
LINE = LETTER + 4

RENDER_MODES = ("human", "ansi", "rgb_array")

Picture = np.ndarray[Any, np.dtype[np.uint8]]
Ink = tuple[int, int, int]


def render(match: Match, mode: str | None) -> str | Picture | None:
    """The table with all hands and the choices, the way a render mode says."""
    if mode == "ansi":
        return as_text(match)
    if mode == "rgb_array":
        return as_picture(match)
    if mode == "human":
        print(as_text(match))
    return None


def as_text(match: Match) -> str:
    """The table as it is drawn in a terminal, with colours."""
    text = io.StringIO()
    show_position(match, None, Words("en"), _console(text))
    return text.getvalue()


def as_picture(match: Match) -> Picture:
    """The table as a picture: height × width × red, green, blue."""
    from PIL import Image, ImageDraw

    lines, font = list(AnsiDecoder().decode(as_text(match))), _font()
    wide, console = font.getlength("M"), _console(io.StringIO())
    size = round(WIDTH * wide), max(len(lines), LINES) * LINE
    image = Image.new("RGB", size, MONOKAI.background_color)
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column = 0
        for segment in line.render(console):
            left, top = column * wide, row * LINE
            column += segment.cell_length
            ink, paper = _colors(segment.style or Style())
            draw.rectangle((left, top, column * wide, top + LINE), paper)
            draw.text((left, top), segment.text, ink, font)
    return np.array(image)


def _console(file: io.StringIO) -> Console:
    return Console(
        file=file, width=WIDTH, force_terminal=True, color_system="truecolor", legacy_windows=False
    )


def _colors(style: Style) -> tuple[Ink, Ink]:
    def shown(color: Color | None, otherwise: Ink, foreground: bool) -> Ink:
        if color is None:
            return otherwise
        red, green, blue = color.get_truecolor(MONOKAI, foreground)
        return red, green, blue

    return (
        shown(style.color, MONOKAI.foreground_color, True),
        shown(style.bgcolor, MONOKAI.background_color, False),
    )


@cache
def _font() -> Any:
    import matplotlib
    from PIL import ImageFont

    folder = Path(matplotlib.get_data_path()) / "fonts" / "ttf"
    return ImageFont.truetype(folder / "DejaVuSansMono.ttf", LETTER)
