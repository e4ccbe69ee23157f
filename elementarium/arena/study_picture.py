"""A study at a glance: guilds from best to worst, pairs in one hand, guild against guild."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from elementarium.arena.picture import INK, LOSING, PALE, PAPER, STYLE, WINNING, balance, save
from elementarium.arena.study import Figures, Share

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Cells = Mapping[tuple[str, str], Share]

ROW = 0.36
"""Inches of a guild's row."""
DARK = 0.62
"""Where in the colours, from pale to full, white letters are easier to read."""


def draw(figures: Figures, who: str, folder: Path) -> list[Path]:
    """Write the pictures of a study into a folder, each as PNG and as SVG."""
    from matplotlib import rc_context

    files = []
    with rc_context(STYLE):
        for name, picture in PICTURES.items():
            files += save(picture(figures, who), folder / name)
    return files


def guilds_picture(figures: Figures, who: str) -> Figure:
    """How often each guild wins, from the best to the worst."""
    shares = figures.guilds
    rates = np.array([share.rate for share in shares])
    ends = np.array([share.interval for share in shares]).T
    places = np.arange(len(shares))
    figure, axes = new_figure(8.0, ROW * len(shares))
    axes.barh(
        places,
        rates - 0.5,
        left=0.5,
        height=0.72,
        color=[WINNING if rate >= 0.5 else LOSING for rate in rates],
    )
    axes.errorbar(
        rates, places, xerr=np.abs(ends - rates), fmt="none", ecolor=INK, elinewidth=1.2, capsize=3
    )
    axes.axvline(0.5, color=INK, linewidth=1)
    reach = np.abs(ends - 0.5).max() * 1.05
    axes.set_xlim(0.5 - reach, 0.5 + reach)
    axes.set_ylim(len(shares) - 0.4, -0.6)
    axes.set_yticks(places, [share.guilds[0].capitalize() for share in shares])
    for place, rate in zip(places, rates, strict=True):
        axes.text(1.015, place, f"{rate:.1%}", transform=axes.get_yaxis_transform(), va="center")
    axes.xaxis.set_major_formatter(lambda x, _: f"{x:.0%}")
    axes.grid(axis="x", color=PALE, alpha=0.35, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    write_title(axes, "Games won with each guild", f"{who}.\nThe lines are 95 % intervals.")
    return figure


def pairs_picture(figures: Figures, who: str) -> Figure:
    """How much more each two guilds win in one hand than they would make one expect."""
    cells = by_names(figures.pairs)
    return heat_map(
        figures,
        {**cells, **{(two, one): share for (one, two), share in cells.items()}},
        lambda share: share.surprise,
        lambda share: points(share.surprise),
        "Synergy of two guilds in one hand",
        f"{who}.\nPercentage points won beyond what both guilds alone explain.",
    )


def against_picture(figures: Figures, who: str) -> Figure:
    """How often the guild of a row wins against the guild of a column."""
    return heat_map(
        figures,
        by_names(figures.against),
        lambda share: share.rate - 0.5,
        lambda share: f"{100 * share.rate:.0f}",
        "Guild against guild",
        f"{who}.\nPercentage of games won by the guild of the row.",
    )


def by_names(shares: Sequence[Share]) -> dict[tuple[str, str], Share]:
    """Shares of two guilds, by the two."""
    return {(share.guilds[0], share.guilds[1]): share for share in shares}


def points(share: float) -> str:
    """A difference in whole percentage points."""
    whole = round(100 * share)
    return f"{whole:+d}".replace("-", "−") if whole else "0"


def heat_map(
    figures: Figures,
    cells: Cells,
    value: Callable[[Share], float],
    text: Callable[[Share], str],
    title: str,
    caption: str,
) -> Figure:
    """A square of guilds, the best first; bold where the interval excludes what is expected."""
    names = [share.guilds[0] for share in figures.guilds]
    numbers = np.full((len(names), len(names)), np.nan)
    for (row, column), share in cells.items():
        numbers[names.index(row), names.index(column)] = value(share)
    reach = float(np.nanmax(np.abs(numbers))) or 1.0
    figure, axes = new_figure(1.3 * ROW * len(names), 1.1 * ROW * len(names))
    paint(axes, numbers, reach)
    for (row, column), share in cells.items():
        low, high = share.interval
        axes.text(
            names.index(column) + 0.5,
            names.index(row) + 0.5,
            text(share),
            ha="center",
            va="center_baseline",
            fontsize=8,
            color=PAPER if abs(value(share)) > DARK * reach else INK,
            fontweight="normal" if low <= share.expected <= high else "bold",
        )
    label(axes, [name.capitalize() for name in names])
    bold = "Bold: more or less than the guilds alone explain (95 % interval)."
    write_title(axes, title, f"{caption}\n{bold}")
    return figure


def paint(axes: Axes, numbers: npt.NDArray[np.float64], reach: float) -> None:
    """A cell for each number, in the colours of losing and winning."""
    shown = np.ma.masked_invalid(numbers)
    axes.pcolormesh(shown, cmap=balance(), vmin=-reach, vmax=reach, edgecolors=PAPER, linewidth=1.5)


def label(axes: Axes, names: list[str]) -> None:
    """The guilds along the top and down the side."""
    places = np.arange(len(names)) + 0.5
    axes.set_xticks(places, names, rotation=45, ha="left", rotation_mode="anchor")
    axes.set_yticks(places, names)
    axes.set_ylim(len(names), 0)
    axes.tick_params(length=0, top=True, labeltop=True, bottom=False, labelbottom=False)
    axes.spines[:].set_visible(False)


def write_title(axes: Axes, title: str, caption: str) -> None:
    """What the picture shows, and below it of what."""
    axes.set_title(title, loc="left", fontsize=14, fontweight="bold", pad=14)
    axes.set_xlabel(caption, loc="left", labelpad=10, linespacing=1.5)


def new_figure(width: float, height: float) -> tuple[Figure, Any]:
    """A sheet of paper of that many inches."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), facecolor=PAPER)
    return figure, figure.subplots()


PICTURES = {"guilds": guilds_picture, "pairs": pairs_picture, "against": against_picture}
