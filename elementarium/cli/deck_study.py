"""Commands that find out how a deck of Elemental Rift plays: study deck, deck tune."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from elementarium.cli.common import (
    AsJson,
    Seed,
    Threads,
    out,
    with_game_options,
)
from elementarium.cli.deck import deck_in, decks
from elementarium.cli.study import AgentName, Folder, Fresh, Pictured, played, studies
from elementarium.core.game import find_game

if TYPE_CHECKING:
    from elementarium.arena.deck_figures import Figures
    from elementarium.arena.deck_study import DeckStudy
    from elementarium.arena.deck_tuning import Round
    from elementarium.games.elemental_rift.deck import Deck

TUNED = "tuned.toml"
ROUNDS = "rounds.csv"

Games = Annotated[int, typer.Option(min=1, max=10**9, help="How many.")]
Rounds = Annotated[int, typer.Option(min=1, max=1000, help="Decks that are tried, at most.")]


def with_rift_options(command: Any) -> Any:
    """Of all options of games only those of Elemental Rift."""
    own = {option.name for option in find_game("elemental-rift").options}
    others = ("riftforce", "elements")
    every = {option.name for each in others for option in find_game(each).options}
    return with_game_options(command, but=every - own)


@studies.command()
@with_rift_options
def deck(
    options: dict[str, Any],
    agent: AgentName = "search:steady",
    games: Games = 200,
    seed: Seed = 0,
    threads: Threads = 1,
    out_folder: Pictured = None,
    fresh: Fresh = False,
    as_json: AsJson = False,
) -> None:
    """How a deck of Elemental Rift plays: length, first player, every spell and accolade."""
    from elementarium.arena.deck_study import DeckStudy

    study = DeckStudy(options, agent, seed)
    figures = studied(study, games, threads, out_folder, fresh)
    files = written(figures, study, out_folder) if out_folder else []
    if as_json:
        print(json.dumps({**study.conditions, **as_document(figures)}))
        return
    show_goals(figures, study)
    show_spells(figures)
    show_accolades(figures)
    tell_files(files)


@decks.command()
def tune(
    out_folder: Folder,
    file: Annotated[
        Path | None, typer.Argument(help="A deck file; by default the reconstructed deck.")
    ] = None,
    agent: AgentName = "search:steady",
    games: Annotated[int, typer.Option(min=1, max=10**9, help="In each round.")] = 200,
    rounds: Rounds = 8,
    seed: Seed = 0,
    threads: Threads = 1,
    fresh: Fresh = False,
) -> None:
    """Change costs and triggers of a deck, round by round, until it plays as it should."""
    from elementarium.arena.deck_figures import write_rows
    from elementarium.arena.deck_study import DeckStudy
    from elementarium.arena.deck_tuning import best, round_rows
    from elementarium.arena.deck_tuning import tune as tuning
    from elementarium.games.elemental_rift.deck import agreed
    from elementarium.games.elemental_rift.deck_writing import deck_text

    def play(deck: Deck, number: int) -> Figures:
        study = DeckStudy({"deck": agreed(deck)}, agent, seed)
        return studied(study, games, threads, out_folder / f"round-{number}", fresh)

    tried = []
    for each in tuning(deck_in(file), play, rounds):
        tried.append(each)
        show_round(len(tried) - 1, each)
        write_rows(out_folder / ROUNDS, round_rows(tried))
    chosen = best(tried)
    how = f"Tuned by elementarium deck tune --agent {agent} --games {games} --seed {seed}."
    (out_folder / TUNED).write_text(deck_text(chosen.deck.document, [how]), encoding="utf-8")
    out.print(f"Round {tried.index(chosen)} is nearest to the goals.")
    tell_files([out_folder / TUNED, out_folder / ROUNDS])


def studied(
    study: DeckStudy, games: int, threads: int, folder: Path | None, fresh: bool
) -> Figures:
    """The figures of so many games."""
    from elementarium.arena.deck_figures import figures_of

    return figures_of(played(study, games, threads, folder, fresh), study.deck, study.seats)


def written(figures: Figures, study: DeckStudy, folder: Path) -> list[Path]:
    """The tables and the picture of a study, in a folder."""
    from elementarium.arena.deck_figures import write_tables
    from elementarium.arena.deck_picture import draw

    who = f"{study.deck.name}, {study.agent} at {study.seats} seats, {figures.games:,} games"
    return [*write_tables(figures, folder), *draw(figures, who, folder)]


def as_document(figures: Figures) -> dict[str, Any]:
    """The figures as plain data."""
    from elementarium.arena.deck_figures import TABLES

    return {
        "games": figures.games,
        "longest": figures.longest,
        **{name: rows(figures) for name, rows in TABLES.items()},
    }


def tell_files(files: list[Path]) -> None:
    """Where everything was written."""
    if files:
        out.print(f"Written: {', '.join(map(str, files))}", markup=False, soft_wrap=True)


# ── tables ───────────────────────────────────────────────────────────────────────────────────


def show_goals(figures: Figures, study: DeckStudy) -> None:
    """The figures a deck of two players is tuned for; of more players, how they fare."""
    from rich.table import Table

    from elementarium.arena.deck_figures import goals, told

    title = f"{figures.games:,} games, {study.agent} at {study.seats} seats"
    if study.seats == 2:
        table = Table("figure", "wanted", "found", "", title=title)
        for goal in goals(figures):
            table.add_row(goal.what, goal.wanted, goal.found, "yes" if goal.met else "no")
    else:
        table = Table("figure", "found", title=title)
        table.add_row("median length, in turns of all players", f"{figures.median_turns:g}")
        for place, share in enumerate(figures.positions, start=1):
            table.add_row(f"won by player {place} in the order of turns", told(share))
        table.add_row("games without an end", f"{figures.endless.count:g}")
    out.print(table)


def show_spells(figures: Figures) -> None:
    """Every card: how often it was played, how long it lay, how often those won who played it."""
    from rich.table import Table

    from elementarium.arena.deck_figures import spell_rows

    table = Table("card", "spell", "cost, trigger", title="Spells")
    for column in ("played", "triggered", "after turns", "won"):
        table.add_column(column, justify="right")
    for row in spell_rows(figures):
        table.add_row(
            row["card"],
            row["name"],
            f"{row['decay']}, {row['trigger']}",
            f"{row['played']:.0%}",
            f"{row['triggered']:.0%}",
            f"{row['turns_until_triggered']:.1f}",
            f"{row['won']:.0%}",
        )
    out.print(table)


def show_accolades(figures: Figures) -> None:
    """Every accolade: how often it was taken, was held by winners, and decided a game."""
    from rich.table import Table

    from elementarium.arena.deck_figures import told

    table = Table("accolade", title="Accolades")
    for column in ("taken a game", "by winners", "decided"):
        table.add_column(column, justify="right")
    for each in figures.accolades:
        table.add_row(each.name, f"{each.taken:.2f}", f"{each.held.rate:.0%}", told(each.decided))
    out.print(table)


def show_round(number: int, tried: Round) -> None:
    """What a round found, and what it changes."""
    from elementarium.arena.deck_tuning import round_rows

    row = round_rows([tried])[0]
    out.print(
        f"Round {number}: median {row['median_turns']:g} turns, first player "
        f"{row['first_player']:.0%}, rarest spell {row['rarest_spell']:.0%}, strongest accolade "
        f"{row['most_decided']:.0%}, {row['endless']:g} without an end; "
        f"{row['distance']:g} from the goals",
        markup=False,
    )
    for change in tried.changes:
        line = f"  {change.code} {change.name}: {change.before} → {change.after}, {change.why}"
        out.print(line, markup=False)
