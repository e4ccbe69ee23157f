"""How hard each trainer is, at a glance: a heat map over all challenges, without & and with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from elementarium.arena.picture import INK, PAPER, STYLE, save
from elementarium.arena.study_picture import DARK, paint
from elementarium.arena.trainer_study import ANY_STRONGER, Rate
from elementarium.games.riftforce.options import MOST_STARS, NOT_STRONGER

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

LABELS = ["★" * stars for stars in range(1, MOST_STARS + 1)]
PANEL = 2.1
"""Inches of one square of challenges."""
TITLES = {NOT_STRONGER: "without &", ANY_STRONGER: "with &"}


def draw(by_agent: Mapping[str, Sequence[Rate]], caption: str, folder: Path) -> list[Path]:
    """Write a heat map for each agent into a folder, as PNG and as SVG."""
    from matplotlib import rc_context

    files = []
    with rc_context(STYLE):
        for agent, rates in by_agent.items():
            picture = heat_map(agent, rates, caption)
            files += save(picture, folder / f"trainer-{agent.replace(':', '-')}")
    return files


def heat_map(agent: str, rates: Sequence[Rate], caption: str) -> Figure:
    """Four squares for the stars of 5, each with 6 down and 7 across; without & and with it."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(PANEL * (MOST_STARS + 0.4), PANEL * 2.75), facecolor=PAPER)
    panels = figure.subplots(len(TITLES), MOST_STARS, squeeze=False)
    figure.subplots_adjust(left=0.1, right=0.985, top=0.84, bottom=0.12, wspace=0.12, hspace=0.22)
    for stronger, line in zip(TITLES, panels, strict=True):
        for five, axes in enumerate(line):
            draw_square(axes, square(rates, stronger, five + 1))
            if stronger == NOT_STRONGER:
                axes.set_title(f"5 {LABELS[five]}", fontsize=11)
            if five == 0:
                axes.set_yticks(np.arange(MOST_STARS) + 0.5, [f"6 {stars}" for stars in LABELS])
                axes.set_ylabel(TITLES[stronger], fontsize=11, fontweight="bold")
            if stronger == ANY_STRONGER:
                axes.set_xticks(np.arange(MOST_STARS) + 0.5, [f"7 {stars}" for stars in LABELS])
                axes.tick_params(axis="x", rotation=30)
    figure.text(0.02, 0.955, f"Trainers beaten by {agent}", fontsize=14, fontweight="bold")
    figure.text(0.02, 0.905, caption, fontsize=9)
    return figure


def square(rates: Sequence[Rate], stronger: str, five: int) -> npt.NDArray[np.float64]:
    """The rates for some stars of 5: a row for each of 6, a column for each of 7."""
    found = np.full((MOST_STARS, MOST_STARS), np.nan)
    for rate in rates:
        stars = [int(each) for each in rate.challenges.split("-")]
        if rate.stronger == stronger and stars[0] == five and rate.games:
            found[stars[1] - 1, stars[2] - 1] = rate.rate
    return found


def draw_square(axes: Axes, numbers: npt.NDArray[np.float64]) -> None:
    """A cell for each trainer: the share of games won, in percent."""
    paint(axes, numbers - 0.5, 0.5)
    for (row, column), rate in np.ndenumerate(numbers):
        if not np.isnan(rate):
            axes.text(
                column + 0.5,
                row + 0.5,
                f"{100 * rate:.0f}",
                ha="center",
                va="center_baseline",
                fontsize=9,
                color=PAPER if abs(rate - 0.5) > DARK / 2 else INK,
            )
    axes.set_ylim(MOST_STARS, 0)
    axes.set_xticks([])
    axes.set_yticks([])
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
