"""How exploitable somebody is, drawn: while a strategy is learned, and while others learn to."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from elementarium.arena.picture import FAINT, INK, STYLE, save
from elementarium.solving.looks import Look
from elementarium.solving.study_picture import COLOURS, new_figure, write_title

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

MARKERS, MARKS = "osD^vh", "●■◆▲▼⬢"
"""Of the curves, and the same as letters."""
INKS = (4, 1, 5, 2, 0, 6)
"""Of the colours, those that are dark enough for a curve."""
LINE = 0.065
"""The height of a line of text, against that of a picture."""


def draw_learning(looks: Sequence[Look], folder: Path) -> list[Path]:
    """What a best response gained while a strategy was being learned."""
    about = "points a round that a best response gains against the play by then, 95 % intervals"
    return draw(looks, "How exploitable it is", about, folder / "curve")


def draw_gains(looks: Sequence[Look], folder: Path) -> list[Path]:
    """What best responses gain while they learn, against every agent that was measured."""
    about = "points a round that a best response gains against each agent, 95 % intervals"
    return draw(looks, "What there is to gain", about, folder / "exploit")


def draw(looks: Sequence[Look], title: str, about: str, name: Path) -> list[Path]:
    """A curve for each agent."""
    from matplotlib import rc_context

    with rc_context(STYLE):
        return save(picture(looks, title, about), name)


def picture(looks: Sequence[Look], title: str, about: str) -> Figure:
    """All curves, and their names."""
    figure, axes = new_figure(9.0, 4.6)
    axes.axhline(0, color=INK, linewidth=0.8)
    agents = list(dict.fromkeys(look.agent for look in looks))
    curves = [[look for look in looks if look.agent == agent] for agent in agents]
    for number, curve in enumerate(curves):
        draw_curve(axes, curve, number)
    write_names(axes, [curve[-1] for curve in curves])
    axes.set_xlabel("minutes of learning")
    axes.grid(axis="y", color=FAINT)
    axes.set_axisbelow(True)
    write_title(axes, title, about)
    return figure


def draw_curve(axes: Axes, looks: Sequence[Look], number: int) -> None:
    """The curve of one agent, and its intervals."""
    axes.errorbar(
        [look.minutes for look in looks], [look.gain for look in looks],
        [look.half_width for look in looks],
        color=colour(number), marker=MARKERS[number % len(MARKERS)], markersize=5, capsize=2,
    )  # fmt: skip


def write_names(axes: Axes, lasts: Sequence[Look]) -> None:
    """The name of every curve where it ends, with its last gain; none upon another."""
    low, high = axes.get_ylim()
    free = low
    for number, look in sorted(enumerate(lasts), key=lambda each: each[1].gain):
        height = max(look.gain, free)
        free = height + LINE * (high - low)
        axes.text(
            1.01, height, f"{MARKS[number % len(MARKS)]} {look.agent} {look.gain:+.2f}",
            transform=axes.get_yaxis_transform(), color=colour(number), va="center", weight="bold",
        )  # fmt: skip


def colour(number: int) -> str:
    """Of a curve."""
    return COLOURS[INKS[number % len(INKS)]]
