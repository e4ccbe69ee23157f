"""Everybody's speed at one glance: ours and theirs, the fastest on top."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.peers.contestants import OBSERVATIONS, Contestant
from benchmarks.peers.report import Figures, in_words
from elementarium.arena.picture import FAINT, INK, PALE, REACH, STYLE, WINNING, save
from elementarium.arena.study_picture import new_figure, write_title

if TYPE_CHECKING:
    from matplotlib.figure import Figure

ROW = 0.27
"""Inches."""
WIDTH = 8.5
GREY = "#c9ced3"

CAPTION = (
    "Decisions a second of random play on one core, on a logarithmic scale. In colour: our games.\n"
    "Pale: only the choices are found out at every step; the others make observations and masks."
)


def draw(figures: Figures, folder: Path) -> Path:
    """Write the picture into a folder, as PNG and as SVG; gives the latter."""
    from matplotlib import rc_context

    with rc_context(STYLE):
        return save(picture(figures), folder / "peers")[1]


def picture(figures: Figures) -> Figure:
    """A bar for everybody who was measured."""
    measured = [(figures.speed(each) or 0.0, each) for each in figures.contestants]
    bars = sorted((bar for bar in measured if bar[0]), key=lambda bar: -bar[0])
    figure, axes = new_figure(WIDTH, ROW * len(bars) + 0.6)
    drawn = axes.barh([label(each) for _, each in bars], [speed for speed, _ in bars], height=0.74)
    for bar, (speed, each) in zip(drawn, bars, strict=True):
        bar.set_color(colour(each))
        axes.annotate(
            in_words(speed), (speed, bar.get_y() + bar.get_height() / 2), (5, 0),
            textcoords="offset points", va="center", size=8, color=INK,
        )  # fmt: skip
    axes.set_xscale("log")
    axes.minorticks_off()
    axes.margins(x=0.12, y=0.01)
    axes.invert_yaxis()
    axes.grid(axis="x", color=FAINT, linewidth=1)
    axes.set_axisbelow(True)
    axes.tick_params(length=0, labelsize=8.5)
    axes.spines[:].set_visible(False)
    write_title(axes, "Games side by side", CAPTION)
    return figure


def colour(contestant: Contestant) -> str:
    """Ours or not, and paler without observations."""
    full, pale = (WINNING, REACH) if contestant.is_ours else (PALE, GREY)
    return full if contestant.seen == OBSERVATIONS else pale


def label(contestant: Contestant) -> str:
    """Who plays what, and how many at a time."""
    game = f"{contestant.library.name}: {contestant.game}"
    if contestant.is_ours:
        return f"{contestant.game}: {contestant.way.replace('`', '')}"
    return f"{game}, {contestant.games:,} in step" if contestant.games > 1 else game
