"""What a deck of Elemental Rift plays like, and whether that is what it should be.

The figures a deck is tuned for are of games of two; with more seats there are the same tables.
An accolade *decides* a game if it is the last one its winner took: it completed the two that won.
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, median
from typing import Any

from elementarium.arena.deck_study import LEFT_BY, NOBODY, RiftGame
from elementarium.arena.intervals import Interval, wilson
from elementarium.games.elemental_rift.cards import ELEMENTS
from elementarium.games.elemental_rift.deck import Card, Deck
from elementarium.games.elemental_rift.events import TRIGGERED
from elementarium.games.elemental_rift.turn import LAST


@dataclass(frozen=True)
class Share:
    """How often something happened."""

    count: float
    games: int

    @property
    def rate(self) -> float:
        """The share of games."""
        return self.count / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        """Where the true share lies."""
        return wilson(self.count, self.games)


@dataclass(frozen=True)
class SpellFigures:
    """What a card was good for."""

    card: Card
    played: Share
    """Games in which it was played."""
    triggered: Share
    """Of the times it was played, those after which its trigger ended it."""
    lay: float
    """Turns in front of a player until it was triggered, on average; 0 if it never was."""
    won: Share
    """Games won by those who played it."""


@dataclass(frozen=True)
class AccoladeFigures:
    """What an accolade was good for."""

    name: str
    taken: float
    """Times a game."""
    held: Share
    """Games whose winner took it."""
    decided: Share
    """Games in which it was the last one the winner took."""


@dataclass(frozen=True)
class Figures:
    """What came of a study."""

    games: int
    median_turns: float
    longest: int
    endless: Share
    """Games that found no end within the last turn."""
    draws: Share
    positions: list[Share]
    """Games won by who has the first turn, the second, and so on; a draw counts for all."""
    spells: list[SpellFigures]
    accolades: list[AccoladeFigures]


def figures_of(games: Sequence[RiftGame], deck: Deck, seats: int) -> Figures:
    """All figures of some games."""
    drawn = sum(game.winner == NOBODY for game in games)
    return Figures(
        games=len(games),
        median_turns=median(game.turns for game in games),
        longest=max(game.turns for game in games),
        endless=Share(sum(game.turns >= LAST for game in games), len(games)),
        draws=Share(drawn, len(games)),
        positions=[
            Share(won_by(games, place, seats) + drawn / seats, len(games)) for place in range(seats)
        ],
        spells=[spell_figures(games, number, card) for number, card in enumerate(deck.cards)],
        accolades=[
            accolade_figures(games, number, each.name) for number, each in enumerate(deck.accolades)
        ],
    )


def won_by(games: Sequence[RiftGame], place: int, seats: int) -> int:
    """Games won by whoever has the turn of this number."""
    return sum(game.winner == (game.first + place) % seats for game in games)


def spell_figures(games: Sequence[RiftGame], number: int, card: Card) -> SpellFigures:
    """The figures of one card."""
    by_game = [(game, [spell for spell in game.played if spell[1] == number]) for game in games]
    all_times = [spell for _, spells in by_game for spell in spells]
    triggered = [lay for _, _, lay, how in all_times if how == LEFT_BY[TRIGGERED]]
    who = [(game, seat) for game, spells in by_game for seat in {spell[0] for spell in spells}]
    return SpellFigures(
        card=card,
        played=Share(sum(bool(spells) for _, spells in by_game), len(games)),
        triggered=Share(len(triggered), len(all_times)),
        lay=mean(triggered) if triggered else 0.0,
        won=Share(sum(game.winner == seat for game, seat in who), len(who)),
    )


def accolade_figures(games: Sequence[RiftGame], number: int, name: str) -> AccoladeFigures:
    """The figures of one accolade."""
    times = sum(accolade == number for game in games for _, accolade in game.took)
    held = sum([game.winner, number] in game.took for game in games)
    return AccoladeFigures(
        name=name,
        taken=times / len(games),
        held=Share(held, len(games)),
        decided=Share(sum(game.decider == number for game in games), len(games)),
    )


# ── what a deck is tuned for ─────────────────────────────────────────────────────────────────

SHORTEST, LONGEST = 8, 25
LEAST_FIRST, MOST_FIRST = 0.45, 0.55
LEAST_PLAYED = 0.10
MOST_DECIDED = 0.40


@dataclass(frozen=True)
class Goal:
    """One of the figures a deck is tuned for."""

    what: str
    wanted: str
    found: str
    met: bool


def goals(figures: Figures) -> list[Goal]:
    """The five figures of a deck, and whether each is what it should be."""
    first = figures.positions[0]
    rarest = min(figures.spells, key=lambda spell: spell.played.rate)
    decider = max(figures.accolades, key=lambda accolade: accolade.decided.rate)
    return [
        Goal(
            "median length, in turns of all players",
            f"{SHORTEST} to {LONGEST}",
            f"{figures.median_turns:g}",
            SHORTEST <= figures.median_turns <= LONGEST,
        ),
        Goal(
            "won by the first player",
            f"{LEAST_FIRST:.0%} to {MOST_FIRST:.0%}",
            told(first),
            LEAST_FIRST <= first.rate <= MOST_FIRST,
        ),
        Goal(
            f"games with the rarest spell, {rarest.card.code} {rarest.card.name}",
            f"at least {LEAST_PLAYED:.0%}",
            told(rarest.played),
            rarest.played.rate >= LEAST_PLAYED,
        ),
        Goal(
            f"decided by the strongest accolade, {decider.name}",
            f"at most {MOST_DECIDED:.0%}",
            told(decider.decided),
            decider.decided.rate <= MOST_DECIDED,
        ),
        Goal(
            f"games without an end in {LAST} turns",
            "none",
            f"{figures.endless.count:g} of {figures.games:,}",
            figures.endless.count == 0,
        ),
    ]


def told(share: Share) -> str:
    """A share with its interval."""
    low, high = share.interval
    return f"{share.rate:.1%} ({low:.1%} – {high:.1%})"


# ── tables ───────────────────────────────────────────────────────────────────────────────────

Row = dict[str, Any]


def spell_rows(figures: Figures) -> list[Row]:
    """A row for each card."""
    return [
        {
            "card": each.card.code,
            "name": each.card.name,
            "decay": each.card.decay,
            "trigger": f"{ELEMENTS[each.card.trigger]} {each.card.value}",
            **share_columns("played", each.played),
            "triggered": round(each.triggered.rate, 4),
            "turns_until_triggered": round(each.lay, 2),
            **share_columns("won", each.won),
        }
        for each in figures.spells
    ]


def accolade_rows(figures: Figures) -> list[Row]:
    """A row for each accolade."""
    return [
        {
            "accolade": each.name,
            "taken_a_game": round(each.taken, 3),
            **share_columns("held_by_winner", each.held),
            **share_columns("decided", each.decided),
        }
        for each in figures.accolades
    ]


def position_rows(figures: Figures) -> list[Row]:
    """A row for each place in the order of turns."""
    return [
        {"turn": place + 1, "games": share.games, **share_columns("won", share)}
        for place, share in enumerate(figures.positions)
    ]


def goal_rows(figures: Figures) -> list[Row]:
    """A row for each figure a deck is tuned for."""
    return [vars(goal) for goal in goals(figures)]


def share_columns(name: str, share: Share) -> Row:
    """A share and its interval, under a name."""
    low, high = share.interval
    return {
        name: round(share.rate, 4),
        f"{name}_low": round(low, 4),
        f"{name}_high": round(high, 4),
    }


TABLES = {
    "goals": goal_rows,
    "spells": spell_rows,
    "accolades": accolade_rows,
    "positions": position_rows,
}


def write_tables(figures: Figures, folder: Path) -> list[Path]:
    """The tables as files: goals.csv, spells.csv, accolades.csv, positions.csv."""
    return [write_rows(folder / f"{name}.csv", rows(figures)) for name, rows in TABLES.items()]


def write_rows(file: Path, lines: Sequence[Row]) -> Path:
    """Rows as CSV."""
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, lines[0], lineterminator="\n")
        writer.writeheader()
        writer.writerows(lines)
    return file
