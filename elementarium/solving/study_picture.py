"""The strategy at a glance: how it opens, what it chooses later on, what is right when."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from elementarium.arena.picture import FAINT, INK, LOSING, PALE, PAPER, STYLE, WINNING, save
from elementarium.games.elements.notation import NOTES
from elementarium.solving.study import WAYS, Figures

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = (
    "#5b8c5a", "#c8553d", "#b08d57", "#7d8a96", "#1f7a8c", "#4a4e69",
    "#9a8c98", "#f2cc8f", "#e07a5f", "#d8d8d8",
)  # fmt: skip
"""Of the choices, in the order of their ids."""
FEWEST = 30
"""Rounds, for a mean to be shown."""
SHOWN = 0.995
"""The share of rounds that are over when the picture of a round ends."""


def draw(figures: Figures, folder: Path) -> list[Path]:
    """Write the pictures into a folder, each as PNG and as SVG."""
    from matplotlib import rc_context

    with rc_context(STYLE):
        return [
            *save(openings_picture(figures), folder / "openings"),
            *save(choices_picture(figures), folder / "choices"),
            *save(right_picture(figures), folder / "right"),
            *save(first_move_picture(figures), folder / "first_move"),
        ]


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
    over = figures.over
    turns = shown_turns(figures)
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


def shown_turns(figures: Figures) -> int:
    """How many turns a picture of a round shows."""
    return int(np.argmax(figures.over >= SHOWN))


def right_picture(figures: Figures) -> Figure:
    """How often each kind of choice is right, turn by turn: a panel for each."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11, 3.4), facecolor=PAPER)
    panels = figure.subplots(1, len(WAYS), sharey=True)
    turns = np.arange(1, shown_turns(figures) + 1)
    met = figures.choices.sum(1)[: len(turns), None]
    right, sure, played = (
        counts[: len(turns)] / met for counts in (figures.right, figures.sure, figures.played)
    )
    for way, (axes, name) in enumerate(zip(panels, WAYS, strict=True)):
        axes.fill_between(turns, played[:, way], color=FAINT, label="played")
        axes.plot(turns, right[:, way], color=WINNING, label="the likeliest choice")
        axes.plot(turns, sure[:, way], "--", color=LOSING, label="more than half")
        axes.set_title(name, fontsize=11)
        axes.set_ylim(0, 1)
        axes.yaxis.set_major_formatter(lambda y, _: f"{y:.0%}")
        axes.spines[:].set_visible(False)
        axes.tick_params(length=0)
        axes.grid(axis="y", color=FAINT)
    panels[len(WAYS) // 2].set_xlabel("turn of the round")
    panels[-1].legend(loc="center left", bbox_to_anchor=(1.05, 0.5), frameon=False)
    figure.suptitle("How often each choice is right", x=0.125, y=1.08, ha="left", weight="bold")
    figure.text(0.125, 0.98, "share of the tables met at a turn of the round", color=PALE)
    return figure


def first_move_picture(figures: Figures) -> Figure:
    """What it is worth to start a round, by the Yin-Yangs in the hand of whoever does."""
    figure, axes = new_figure(7.0, 3.8)
    moves = figures.first_moves.items()
    values = {number: worth for number, worth in moves if worth[2] >= FEWEST}
    axes.axhline(0, color=INK, linewidth=0.8)
    axes.axhline(figures.first_move[0], color=LOSING, linestyle="--", linewidth=1)
    axes.errorbar(
        list(values), [value for value, _, _ in values.values()],
        [width for _, width, _ in values.values()],
        fmt="o", color=WINNING, capsize=3,
    )  # fmt: skip
    axes.set_xticks(list(values))
    axes.set_xlabel("Yin-Yangs in the hand of whoever starts")
    axes.grid(axis="y", color=FAINT)
    axes.set_axisbelow(True)
    write_title(axes, "What the first move is worth", told(figures))
    return figure
