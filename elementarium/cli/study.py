"""Commands that find out what wins: study guilds, draft, evaluation and elements."""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from elementarium.cli.common import (
    AsJson,
    Seed,
    Threads,
    app,
    counting,
    out,
    tell_of_clocks,
    with_game_options,
)
from elementarium.core.errors import ElementariumError
from elementarium.core.game import find_game

if TYPE_CHECKING:
    from elementarium.arena.draft_table import DraftTable
    from elementarium.arena.evaluation import Evaluation
    from elementarium.arena.study import Figures, Noted, SelfPlay, Share, Study

SHOWN = 5
"""Best and worst pairs, best counters."""

FEWEST_NOTED = 10
"""Games from which an evaluation can be learned: some to fit, some to foretell."""

studies = typer.Typer()
app.add_typer(studies, name="study")

with_options = functools.partial(with_game_options, but=("draft", "decks"))

GameName = Annotated[str, typer.Option(help="The game to study.")]
AgentName = Annotated[str, typer.Option(help="The agent that plays both sides.")]
Games = Annotated[int, typer.Option(min=2, max=10**9, help="How many; two are one deal.")]
Fresh = Annotated[bool, typer.Option("--fresh", help="Forget the games that are there.")]
Pictured = Annotated[
    Path | None,
    typer.Option("--out", help="Keep games, tables and pictures here; go on where it was."),
]
Folder = Annotated[Path, typer.Option("--out", help="Keep the games here; go on where it was.")]
TableFile = Annotated[
    Path | None, typer.Option(help="Where to write what was learned; by default in the folder.")
]


@studies.callback(invoke_without_command=True)
def overview(context: typer.Context) -> None:
    """Find out what wins."""
    if context.invoked_subcommand is None:
        out.print(context.get_help())


@studies.command()
@with_options
def guilds(
    options: dict[str, Any],
    game: GameName = "riftforce",
    agent: AgentName = "greedy",
    games: Games = 2000,
    seed: Seed = 0,
    threads: Threads = 1,
    out_folder: Pictured = None,
    fresh: Fresh = False,
    as_json: AsJson = False,
) -> None:
    """How often each guild wins, alone, with each other one and against each other one."""
    from elementarium.arena.study import Study, figures_of

    study = Study(find_game(game), options, agent, seed)
    figures = figures_of(played(study, games, threads, out_folder, fresh))
    files = written(figures, study, out_folder) if out_folder else []
    if as_json:
        print(json.dumps({**study.conditions, **as_document(figures)}))
        return
    show_guilds(figures)
    show_surprises(figures)
    show_width(figures)
    if files:
        out.print(f"Written: {', '.join(map(str, files))}", markup=False, soft_wrap=True)


def played(
    study: SelfPlay[Noted],
    games: int,
    threads: int,
    folder: Path | None,
    fresh: bool = False,
    label: str | None = None,
) -> list[Noted]:
    """The games of a study, with a bar that shows how far it is, and perhaps of which one."""
    from elementarium.arena.study import play_games, play_into

    tell_of_clocks([study.agent])
    with counting(games) as progress:
        advance = functools.partial(progress, which=label)
        if folder:
            return play_into(folder, study, games, threads, advance, fresh)
        return list(play_games(study, games, threads, advance))


def written(figures: Figures, study: Study, folder: Path) -> list[Path]:
    """The tables and pictures of a study, in a folder."""
    from elementarium.arena.study import write_tables
    from elementarium.arena.study_picture import draw

    who = f"{study.game.name.capitalize()}, {study.agent} on both sides, {figures.games:,} games"
    return [*write_tables(figures, folder), *draw(figures, who, folder)]


def as_document(figures: Figures) -> dict[str, Any]:
    """The figures as plain data."""
    from elementarium.arena.study import TABLES, half_width, rows

    widths = {table: round(half_width(getattr(figures, table)), 4) for table in TABLES}
    tables = {table: rows(figures, table) for table in TABLES}
    return {"games": figures.games, "median_half_width": widths, **tables}


def show_guilds(figures: Figures) -> None:
    """The guilds as a table, the best first."""
    from rich.table import Table

    table = Table("guild", title=f"{figures.games:,} games, decks exchanged between the seats")
    for column in ("wins", "95 % interval", "games"):
        table.add_column(column, justify="right")
    for share in figures.guilds:
        low, high = share.interval
        table.add_row(
            share.guilds[0], f"{share.rate:.1%}", f"{low:.1%} – {high:.1%}", f"{share.games:,}"
        )
    out.print(table)


def show_surprises(figures: Figures) -> None:
    """The pairs and counters that win most, and least, beyond what their guilds alone explain."""
    show_shares("Best pairs", "{} and {}", figures.pairs[:SHOWN])
    show_shares("Worst pairs", "{} and {}", figures.pairs[: -SHOWN - 1 : -1])
    show_shares("Best counters", "{} against {}", figures.against[:SHOWN])


def show_shares(title: str, names: str, shares: Sequence[Share]) -> None:
    """Two guilds a row: what they won, what one would expect and how much more that is."""
    from rich.table import Table

    table = Table(title, title_justify="left")
    for column in ("wins", "expected", "more", "95 % interval"):
        table.add_column(column, justify="right")
    for share in shares:
        low, high = (end - share.expected for end in share.interval)
        table.add_row(
            names.format(*share.guilds),
            f"{share.rate:.1%}",
            f"{share.expected:.1%}",
            f"{share.surprise:+.1%}",
            f"{low:+.1%} … {high:+.1%}",
        )
    out.print(table)


def show_width(figures: Figures) -> None:
    """How sure all this is."""
    from elementarium.arena.study import half_width

    out.print(
        f"Half of the 95 % intervals are narrower than ±{half_width(figures.guilds):.1%} "
        f"for a guild, ±{half_width(figures.pairs):.1%} for a pair, "
        f"±{half_width(figures.against):.1%} for a guild against a guild. "
        f"One in twenty lies beyond its interval by chance: {len(figures.pairs) / 20:.0f} of the "
        f"{len(figures.pairs)} pairs."
    )


@studies.command()
def elements(
    rounds: Annotated[int, typer.Option(min=1, max=10**9, help="How many.")] = 20_000,
    strategy: Annotated[
        Path | None, typer.Option(help="The file of a strategy; by default the shipped one.")
    ] = None,
    seed: Seed = 0,
    threads: Threads = 2,
    out_folder: Annotated[
        Path | None, typer.Option("--out", help="Write tables and pictures here.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """How Elements is played where nobody can be exploited much: openings, choices, first move."""
    from elementarium.agents.equilibrium import Strategy, shipped
    from elementarium.solving import study

    played_by = Strategy.read(strategy) if strategy else shipped()
    if played_by.scenes:
        raise ElementariumError(f"{strategy} plays by beliefs, which cannot be studied yet")
    with counting(rounds) as progress:
        figures = study.study(played_by, rounds, seed, threads, progress)
    files = []
    if out_folder:
        from elementarium.solving.study_picture import draw

        out_folder.mkdir(parents=True, exist_ok=True)
        files = [*study.write_tables(figures, out_folder), *draw(figures, out_folder)]
    value, width = figures.first_move
    if as_json:
        told = {"rounds": figures.rounds, "first_move": value, "half_width": width}
        print(json.dumps({**told, "mean_turns": figures.mean_turns}))
        return
    show_openings(figures.openings)
    out.print(f"Starting a round is worth {value:+.3f} ± {width:.3f} points.")
    out.print(f"A round takes {figures.mean_turns:.1f} turns.")
    if files:
        out.print(f"Written: {', '.join(map(str, files))}", markup=False, soft_wrap=True)


def show_openings(openings: Any) -> None:
    """The first choice of a round, by the Yin-Yangs in the hand."""
    from rich.table import Table

    from elementarium.games.elements.notation import NOTES

    table = Table("Yin-Yangs", title="How a round is opened")
    for note in NOTES.values():
        table.add_column(note, justify="right")
    for number, row in enumerate(openings):
        if total := row.sum():
            shares = (f"{share:.0%}" if share else "" for share in row / total)
            table.add_row(str(number), *shares)
    out.print(table)


@studies.command()
@with_options
def draft(
    options: dict[str, Any],
    out_folder: Folder,
    game: GameName = "riftforce",
    agent: AgentName = "greedy",
    games: Games = 20_000,
    seed: Seed = 0,
    threads: Threads = 1,
    fresh: Fresh = False,
    table: TableFile = None,
) -> None:
    """Learn from games of random decks what a draft is worth, and write it down as a table."""
    from elementarium.arena.draft_table import DRAFT_TABLE, fit_table, table_text
    from elementarium.arena.study import GAMES_A_DEAL, Study

    study = Study(find_game(game), options, agent, seed)
    deals = played(study, games, threads, out_folder, fresh)
    with out.status("Fitting"):
        found = fit_table(deals)
    made = made_by("draft", study, games) | {"games": GAMES_A_DEAL * len(deals)}
    show_fit(found)
    write(table or out_folder / DRAFT_TABLE, table_text(found, made))


def made_by(command: str, study: SelfPlay[Any], games: int) -> dict[str, Any]:
    """How something was learned."""
    return {"command": command_line(command, study, games), **study.conditions, "games": games}


def write(file: Path, text: str) -> None:
    """Write what was learned, and say where."""
    file.write_text(text, encoding="utf-8")
    out.print(f"Written: {file}", markup=False, soft_wrap=True)


def command_line(command: str, study: SelfPlay[Any], games: int) -> str:
    """What to type to play the same games again."""
    flags = {"game": study.game.name, "agent": study.agent, "games": games, "seed": study.seed}
    words = [f"--{name.replace('_', '-')} {value}" for name, value in flags.items()]
    words += [f"--{name.replace('_', '-')} {value}" for name, value in study.options.items()]
    return " ".join(["elementarium study", command, *words, "--out FOLDER"])


def show_fit(table: DraftTable) -> None:
    """How well the table tells who wins games it has not seen."""
    show_losses(table.losses)
    kept = "kept" if "counters" in table.ridge else "left out"
    out.print(f"Counters take off {table.gain:.5f} ± {table.gain_error:.5f}: {kept}.")


def show_losses(losses: Mapping[str, float]) -> None:
    """The log loss of those who tell who wins, from the worst to the best."""
    from rich.table import Table

    shown = Table("told by", title="Log loss on games not seen")
    shown.add_column("loss", justify="right")
    for teller, loss in losses.items():
        shown.add_row(teller, f"{loss:.4f}")
    out.print(shown)


@studies.command()
@with_options
def evaluation(
    options: dict[str, Any],
    out_folder: Folder,
    game: GameName = "riftforce",
    agent: AgentName = "search:sharp",
    games: Annotated[int, typer.Option(min=FEWEST_NOTED, max=10**9, help="How many.")] = 6000,
    seed: Seed = 0,
    threads: Threads = 1,
    fresh: Fresh = False,
    table: TableFile = None,
) -> None:
    """Learn from games of random decks what a table is worth, and write the weights down."""
    from elementarium.arena.evaluation import (
        EVALUATION,
        TurnStudy,
        evaluation_text,
        fit_evaluation,
    )

    study = TurnStudy(find_game(game), options, agent, seed)
    noted = played(study, games, threads, out_folder, fresh)
    with out.status("Fitting"):
        found = fit_evaluation(noted, study.columns)
    made = made_by("evaluation", study, games) | {"rows": found.rows}
    show_evaluation(found)
    write(table or out_folder / EVALUATION, evaluation_text(found, made))


def show_evaluation(evaluation: Evaluation) -> None:
    """How well the weights tell who wins games they have not seen."""
    from rich.table import Table

    show_losses(evaluation.losses)
    shown = Table(title=f"{evaluation.rows:,} turns by their chance, in games not seen")
    for column in ("foretold", "won", "turns"):
        shown.add_column(column, justify="right")
    for each in evaluation.calibration:
        shown.add_row(f"{each.predicted:.1%}", f"{each.won:.1%}", f"{each.rows:,}")
    out.print(shown)
