"""A deck at a glance: how often each spell is played, and how often those win who play it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from elementarium.arena.deck_figures import LEAST_PLAYED, Figures, Share, SpellFigures
from elementarium.arena.picture import INK, PALE, PAPER, STYLE, WINNING, save
from elementarium.games.elemental_rift.cards import ELEMENTS

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

ROW = 0.27
"""Inches of a card's row."""


def draw(figures: Figures, who: str, folder: Path) -> list[Path]:
    """Write the picture of a deck into a folder, as PNG and as SVG."""
    from matplotlib import rc_context

    with rc_context(STYLE):
        return save(deck_picture(figures, who), folder / "deck")


def deck_picture(figures: Figures, who: str) -> Figure:
    """A row for each card, the most played first: games it is played in, games won with it."""
    from matplotlib.figure import Figure

    spells = sorted(figures.spells, key=lambda spell: -spell.played.rate)
    figure = Figure(figsize=(10.0, ROW * len(spells)), facecolor=PAPER)
    played, won = figure.subplots(1, 2, sharey=True, width_ratios=(3, 2))
    figure.subplots_adjust(wspace=0.16)
    draw_shares(played, spells, lambda spell: spell.played)
    draw_shares(won, spells, lambda spell: spell.won)
    played.axvline(LEAST_PLAYED, color=INK, linewidth=1, linestyle=":")
    won.axvline(1 / len(figures.positions), color=INK, linewidth=1, linestyle=":")
    played.set_yticks(range(len(spells)), [label(spell) for spell in spells], fontsize=9)
    played.set_ylim(len(spells) - 0.4, -0.6)
    played.set_title("Games in which it is played", loc="left", fontsize=12, fontweight="bold")
    won.set_title("Won by those who play it", loc="left", fontsize=12, fontweight="bold")
    caption = f"{who}.\nThe lines are 95 % intervals; dotted: the least share, and an equal one."
    played.set_xlabel(caption, loc="left", labelpad=10, linespacing=1.5)
    return figure


def label(spell: SpellFigures) -> str:
    """A card: its name, cost and trigger."""
    card = spell.card
    return f"{card.name} {card.code}: {card.decay}, {ELEMENTS[card.trigger]} {card.value}"


def draw_shares(
    axes: Axes, spells: list[SpellFigures], share_of: Callable[[SpellFigures], Share]
) -> None:
    """A bar for each card."""
    rates = np.array([share_of(spell).rate for spell in spells])
    ends = np.array([share_of(spell).interval for spell in spells]).T
    places = np.arange(len(spells))
    axes.barh(places, rates, height=0.7, color=WINNING)
    axes.errorbar(
        rates, places, xerr=np.abs(ends - rates), fmt="none", ecolor=INK, elinewidth=1, capsize=2
    )
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(lambda x, _: f"{x:.0%}")
    axes.grid(axis="x", color=PALE, alpha=0.35, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
