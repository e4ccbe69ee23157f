"""The strategy at a glance: how exploitable it is, how it opens, what it chooses later on."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from elementarium.arena.picture import INK, PALE, PAPER, STYLE, WINNING, save
from elementarium.games.elements.notation import NOTES
from elementarium.solving.study import Figures

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = (
    "#5b8c5a", "#c8553d", "#b08d57", "#7d8a96", "#1f7a8c", "#4a4e69",
    "#9a8c98", "#f2cc8f", "#e07a5f", "#d8d8d8",
)  # fmt: skip
"""Of the choices, in the order of their ids."""
SHOWN = 0.995
"""The share of rounds that are over when the picture of a round ends."""


def draw(figures: Figures, folder: Path) -> list[Path]:
    """Write the pictures into a folder, each as PNG and as SVG."""
    from matplotlib import rc_context

    with rc_context(STYLE):
        return [
            *save(openings_picture(figures), folder / "openings"),
            *save(choices_picture(figures), folder / "choices"),
        ]


def draw_curve(table: Path, file: Path) -> None:
    """What a best response gained while the strategy was being learned, from a table of it."""
    from matplotlib import rc_context

    with table.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    minutes, gains = ([float(row[name]) for row in rows] for name in ("minutes", "gain"))
    with rc_context(STYLE):
        figure, axes = new_figure(8, 4)
        axes.plot(minutes, gains, color=WINNING, marker="o")
        axes.set_ylim(bottom=0)
        axes.set_xlabel("minutes of learning")
        axes.grid(axis="y", color=PALE, alpha=0.4)
        write_title(axes, "How exploitable it is", "points a round that a best response gains")
        figure.savefig(file, bbox_inches="tight")


def new_figure(width: float, height: float) -> tuple[Figure, Axes]:
    """An empty picture, in inches."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), facecolor=PAPER)
    axes = figure.add_subplot()
    axes.spines[:].set_visible(False)
    axes.tick_params(length=0)
    return figure, axes


def write_title(axes: Axes, title: str, about: str) -> None:
    """What is seen, and in what."""
    axes.set_title(title, loc="left", fontsize=14, fontweight="bold", pad=34)
    axes.text(0, 1.03, about, transform=axes.transAxes, color=PALE)


def told(figures: Figures) -> str:
    """How much was played, and what starting is worth."""
    value, width = figures.first_move
    return f"{figures.rounds:,} rounds; starting one is worth {value:+.3f} ± {width:.3f} points"


def openings_picture(figures: Figures) -> Figure:
    """The first choice of a round, by the Yin-Yangs in the hand."""
    from matplotlib.colors import LinearSegmentedColormap

    figure, axes = new_figure(9.0, 4.2)
    counts = figures.openings
    shares = counts / np.maximum(counts.sum(1, keepdims=True), 1)
    colours = LinearSegmentedColormap.from_list("share", (PAPER, WINNING))
    axes.imshow(shares, cmap=colours, vmin=0, vmax=1, aspect="auto")
    for (row, column), share in np.ndenumerate(shares):
        if share >= 0.005:
            colour = PAPER if share > 0.6 else INK
            axes.text(column, row, f"{share:.0%}", ha="center", va="center", color=colour)
    axes.set_xticks(range(len(NOTES)), list(NOTES.values()))
    axes.xaxis.tick_bottom()
    axes.set_yticks(range(len(counts)), [f"{number}" for number in range(len(counts))])
    axes.set_ylabel("Yin-Yangs in the hand")
    write_title(axes, "How a round is opened", told(figures))
    return figure


def choices_picture(figures: Figures) -> Figure:
    """The share of each choice, turn by turn."""
    figure, axes = new_figure(9.0, 4.6)
    over = figures.lengths.cumsum() / figures.lengths.sum()
    turns = int(np.argmax(over >= SHOWN))
    counts = figures.choices[:turns]
    shares = counts / np.maximum(counts.sum(1, keepdims=True), 1)
    bottom = np.zeros(turns)
    for action, note in enumerate(NOTES.values()):
        heights = shares[:, action]
        axes.bar(range(1, turns + 1), heights, 0.9, bottom, label=note, color=COLOURS[action])
        bottom += heights
    axes.plot(range(1, turns + 1), 1 - over[:turns], color=INK, label="rounds not over yet")
    axes.set_xticks(range(1, turns + 1))
    axes.set_xlabel("turn of the round")
    axes.yaxis.set_major_formatter(lambda y, _: f"{y:.0%}")
    axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5), frameon=False)
    write_title(axes, "What is chosen as a round goes on", told(figures))
    return figure
