"""How a network learned, drawn: the share of duels it won by and by, against each rival."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from elementarium.arena.intervals import wilson
from elementarium.arena.picture import FAINT, STYLE, save
from elementarium.learning.running import Measured
from elementarium.solving.looks_picture import LINE, MARKERS, MARKS, colour
from elementarium.solving.study_picture import new_figure, write_title

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


def draw_curve(rows: Sequence[Measured], name: Path) -> list[Path]:
    """A picture of a learning curve."""
    from matplotlib import rc_context

    with rc_context(STYLE):
        return save(picture(rows), name)


def picture(rows: Sequence[Measured]) -> Figure:
    """A curve for each rival, and their names."""
    figure, axes = new_figure(9.0, 4.6)
    axes.set_ylim(-0.02, 1.05)
    rivals = list(dict.fromkeys(row.rival for row in rows))
    curves = [[row for row in rows if row.rival == rival] for rival in rivals]
    for number, curve in enumerate(curves):
        draw_rival(axes, curve, number)
    write_names(axes, [curve[-1] for curve in curves])
    axes.axhline(0.5, color=FAINT, linewidth=1.2)
    axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.set_xlabel("minutes of learning")
    axes.grid(axis="y", color=FAINT)
    axes.set_axisbelow(True)
    write_title(axes, "How it learned", "share of duels won against each rival, 95 % intervals")
    return figure


def draw_rival(axes: Axes, rows: Sequence[Measured], number: int) -> None:
    """The curve against one rival, and its intervals."""
    bounds = [wilson(row.won * row.duels, row.duels) for row in rows]
    below = [max(0.0, row.won - each.low) for row, each in zip(rows, bounds, strict=True)]
    above = [max(0.0, each.high - row.won) for row, each in zip(rows, bounds, strict=True)]
    axes.errorbar(
        [row.minutes for row in rows], [row.won for row in rows], [below, above],
        color=colour(number), marker=MARKERS[number % len(MARKERS)], markersize=5, capsize=2,
    )  # fmt: skip


def write_names(axes: Axes, lasts: Sequence[Measured]) -> None:
    """The name of every rival where its curve ends, with the last share; none upon another."""
    low, high = axes.get_ylim()
    free = low
    for number, row in sorted(enumerate(lasts), key=lambda each: each[1].won):
        height = max(row.won, free)
        free = height + LINE * (high - low)
        axes.text(
            1.01, height, f"{MARKS[number % len(MARKS)]} {row.rival} {row.won:.0%}",
            transform=axes.get_yaxis_transform(), color=colour(number), va="center", weight="bold",
        )  # fmt: skip
