"""A contest at one glance: who beats whom, and in the same row how strong its agent is."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from elementarium.arena.contest import Contest
from elementarium.arena.standings import Rating, Standings

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.colors import Colormap
    from matplotlib.figure import Figure

# Inches.
CELL = 0.92
RATINGS = 4.4
GAP = 0.3

TILT = 35
"""Degrees, for the names of columns that would run into each other."""

INK, PALE, FAINT, PAPER = "#22313f", "#7d8a96", "#e4e7ea", "#ffffff"
LOSING, EVEN, WINNING, REACH = "#c8553d", "#f7f4ed", "#1f7a8c", "#bcd7dd"

STYLE: Any = {
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": PALE,
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.hashsalt": "elementarium",
}


def draw(contest: Contest, standings: Standings, folder: Path) -> list[Path]:
    """Write the picture of a contest into a folder, as PNG and as SVG."""
    from matplotlib import rc_context

    with rc_context(STYLE):
        return save(picture(contest, standings), folder / "standings")


def save(figure: Figure, name: Path) -> list[Path]:
    """Write a figure as PNG and as SVG, the same bytes every time."""
    png, svg = name.with_suffix(".png"), name.with_suffix(".svg")
    figure.savefig(png, dpi=160, bbox_inches="tight", pad_inches=0.3)
    figure.savefig(svg, bbox_inches="tight", pad_inches=0.3, metadata={"Date": None})
    return [png, svg]


def balance() -> Colormap:
    """Colours from losing to winning, pale in the middle."""
    from matplotlib.colors import LinearSegmentedColormap

    return LinearSegmentedColormap.from_list("balance", (LOSING, EVEN, WINNING))


def picture(contest: Contest, standings: Standings) -> Figure:
    """The whole figure: a row for each agent, the best on top."""
    from matplotlib.figure import Figure

    side = CELL * len(contest.agents)
    width = side + GAP + RATINGS
    figure = Figure(figsize=(width, side), facecolor=PAPER)
    table = figure.add_axes((0, 0, side / width, 1))
    ratings = figure.add_axes(((side + GAP) / width, 0, RATINGS / width, 1), sharey=table)
    draw_table(table, standings)
    draw_ratings(ratings, standings.ratings)
    write_around(table, contest)
    return figure


def draw_table(axes: Axes, standings: Standings) -> None:
    """How often the agent of a row beats the agent of a column."""
    agents = [rating.agent for rating in standings.ratings]
    shares = np.full((len(agents), len(agents)), np.nan)
    for row, a in enumerate(agents):
        for column, b in enumerate(agents):
            if a != b:
                shares[row, column] = standings.score(a, b).a_win_rate
                write_share(axes, standings, (row, a), (column, b))
    axes.pcolormesh(
        np.ma.masked_invalid(shares),
        cmap=balance().with_extremes(bad=FAINT), vmin=0, vmax=1, edgecolors=PAPER, linewidth=3,
    )  # fmt: skip
    places = np.arange(len(agents)) + 0.5
    tilted = tilt(agents)
    axes.set_xticks(places, agents, rotation=tilted, ha="left" if tilted else "center")
    axes.set_yticks(places, agents)
    axes.set_ylim(len(agents), 0)
    axes.tick_params(length=0, top=True, labeltop=True, bottom=False, labelbottom=False, pad=6)
    axes.spines[:].set_visible(False)


def write_share(
    axes: Axes, standings: Standings, row: tuple[int, str], column: tuple[int, str]
) -> None:
    """A cell's win rate, and below it the interval."""
    score = standings.score(row[1], column[1])
    ink = PAPER if abs(score.a_win_rate - 0.5) > 0.38 else INK
    low, high = (100 * bound for bound in score.interval)
    x, y = column[0] + 0.5, row[0] + 0.5
    axes.text(
        x, y - 0.08, f"{score.a_win_rate:.0%}",
        color=ink, size=13, weight="bold", ha="center", va="center",
    )  # fmt: skip
    axes.text(x, y + 0.22, f"{low:.0f}–{high:.0f}", color=ink, size=8, ha="center", va="center")


def draw_ratings(axes: Axes, ratings: list[Rating]) -> None:
    """Each agent's rating, and where it is with 95 % confidence."""
    for row, rating in enumerate(ratings):
        y, reach = row + 0.5, 2 * rating.sigma
        ends = (rating.mu - reach, rating.mu + reach)
        axes.plot(ends, (y, y), color=REACH, linewidth=7, solid_capstyle="round")
        axes.plot(rating.mu, y, "o", color=WINNING, markersize=10, markeredgecolor=PAPER)
        axes.annotate(
            f"{rating.mu:.1f}", (rating.mu, y), (0, 9), textcoords="offset points",
            size=10, weight="bold", ha="center", va="bottom",
        )  # fmt: skip
    axes.margins(x=0.08)
    axes.grid(axis="x", color=FAINT, linewidth=1)
    axes.set_axisbelow(True)
    axes.tick_params(length=0, labelleft=False, labelsize=9, labelcolor=PALE, pad=6)
    axes.spines[:].set_visible(False)
    axes.set_xlabel("rating μ ± 2σ", size=9, labelpad=6)


def write_around(axes: Axes, contest: Contest) -> None:
    """The title above and what the cells mean below, from the left edge of the names on."""
    names = longest(contest.agents) + 0.1
    lift = 0.45 + (names * math.sin(math.radians(TILT)) if tilt(contest.agents) else 0)

    def write(text: str, inches: float, edge: int, **look: Any) -> None:
        axes.annotate(
            text, (0, edge), (-72 * names, 72 * inches),
            xycoords="axes fraction", textcoords="offset points", annotation_clip=False, **look,
        )  # fmt: skip

    options = contest.conditions.options.items()
    settings = ", ".join(f"{name} {value}" for name, value in options if isinstance(value, str))
    settings = settings.replace("_", " ")
    write(contest.conditions.game.replace("_", " ").title(), lift + 0.27, 1, size=16, weight="bold")
    write(f"{contest.games:,} games a pair · {settings}", lift, 1, size=9.5, color=PALE)
    write("how often row beats column,\nand its 95% Wilson interval", -0.45, 0, size=9, color=PALE)


def tilt(names: list[str]) -> int:
    """How far the names of columns are turned: not at all where each fits above its cell."""
    return 0 if longest(names) < 0.9 * CELL else TILT


def longest(names: list[str]) -> float:
    """The length of the longest name as it is drawn, in inches."""
    from matplotlib.textpath import TextPath

    size = STYLE["font.size"]
    return max(float(TextPath((0, 0), name, size).get_extents().width) for name in names) / 72
