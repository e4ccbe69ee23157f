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

MARKERS = "osD^vPX*<>"


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
    """All curves; each carries its name where it ends."""
    figure, axes = new_figure(9.0, 4.6)
    axes.axhline(0, color=INK, linewidth=0.8)
    agents = list(dict.fromkeys(look.agent for look in looks))
    for number, agent in enumerate(agents):
        draw_agent(axes, [look for look in looks if look.agent == agent], number)
    axes.set_xlabel("minutes of learning")
    axes.grid(axis="y", color=FAINT)
    axes.set_axisbelow(True)
    write_title(axes, title, about)
    return figure


def draw_agent(axes: Axes, looks: Sequence[Look], number: int) -> None:
    """The curve of one agent, its intervals, and its name with the last gain."""
    colour = COLOURS[(4, 1, 5, 2, 0, 6)[number % 6]]
    axes.errorbar(
        [look.minutes for look in looks], [look.gain for look in looks],
        [look.half_width for look in looks],
        color=colour, marker=MARKERS[number % len(MARKERS)], markersize=5, capsize=2,
    )  # fmt: skip
    last = looks[-1]
    axes.annotate(
        f"{last.agent}  {last.gain:+.2f}", (last.minutes, last.gain), (9, 0),
        textcoords="offset points", color=colour, va="center", fontweight="bold",
        annotation_clip=False,
    )  # fmt: skip
