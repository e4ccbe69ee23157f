"""The command that lets agents play against each other: arena."""

from __future__ import annotations

import json
from contextlib import closing
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from elementarium.cli.common import (
    AsJson,
    Seed,
    Threads,
    app,
    counting,
    listed,
    out,
    tell_of_clocks,
    with_game_options,
)

if TYPE_CHECKING:
    from elementarium.arena.contest import Contest, Spread
    from elementarium.arena.results import Results
    from elementarium.arena.standings import Standings


class Where(StrEnum):
    """Where games are played."""

    here = "here"
    ray = "ray"


@app.command()
@with_game_options
def arena(
    options: dict[str, Any],
    game: Annotated[str, typer.Argument(help="The game to play.")],
    agents: Annotated[str, typer.Option(help="Those who meet, each with each.")] = "random,greedy",
    games: Annotated[
        int,
        typer.Option(
            min=2, max=10**6, help="How many for each pair; even, as each deal is played twice."
        ),
    ] = 100,
    seed: Seed = 0,
    threads: Threads = 1,
    on: Annotated[Where, typer.Option(help="Play in this process or on a Ray cluster.")] = (
        Where.here
    ),
    address: Annotated[
        str | None,
        typer.Option(help="The Ray cluster; by default RAY_ADDRESS, or one made for this."),
    ] = None,
    folder: Annotated[
        Path | None,
        typer.Option("--out", help="The folder of the results; by default one inside arena/."),
    ] = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Begin anew: forget the games in the folder.")
    ] = False,
    keep_matches: Annotated[
        bool, typer.Option("--keep-matches", help="Keep every game as a match file.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Let agents play against each other, each with each, and rate them.

    Every deal is played twice, seats exchanged. A run that was stopped goes on when it is called
    again; more agents or more games need only the games that are not played yet.
    """
    from elementarium.arena.contest import Contest
    from elementarium.arena.picture import draw
    from elementarium.arena.results import open_results, usual_folder
    from elementarium.arena.standings import standings

    contest = Contest(game, options, listed(agents), games, seed)
    spread = chosen_spread(on, threads, address)
    folder = folder or usual_folder(contest.conditions)
    with open_results(folder, contest.conditions, fresh) as results:
        play_contest(contest, results, spread, keep_matches)
    end = standings(contest, results.records)
    png, svg = draw(contest, end, folder)
    files = {"results": results.file, "png": png, "svg": svg}
    if keep_matches:
        files["matches"] = results.matches
    if as_json:
        print(json.dumps(figures(contest, end, files)))
    else:
        show_standings(contest, end)
        out.print("\n".join(str(file) for file in files.values()), markup=False, soft_wrap=True)


def chosen_spread(on: Where, threads: int, address: str | None) -> Spread:
    """How games are spread."""
    if on is Where.ray:
        from elementarium.arena.on_ray import on_ray

        return partial(on_ray, address=address)
    from elementarium.arena.on_threads import on_threads

    return partial(on_threads, threads=threads)


def play_contest(contest: Contest, results: Results, spread: Spread, keep_matches: bool) -> None:
    """Play the games that are not played yet."""
    pairings = contest.pairings()
    finished = results.finished(pairings, keep_matches)
    batches = contest.batches(finished, keep_matches)
    if not batches:
        return
    tell_of_clocks(contest.agents)
    with counting(len(pairings), len(finished)) as done:
        contest.warm_up()
        with closing(spread(batches)) as games:
            for each in (played for batch in games for played in batch):
                results.add(each)
                done(1, f"{each.record.a} – {each.record.b}")


def figures(contest: Contest, end: Standings, files: dict[str, Path]) -> dict[str, Any]:
    """The end of a contest as a document."""
    return {
        "game": contest.conditions.game,
        "options": contest.conditions.options,
        "agents": contest.agents,
        "games": contest.games,
        "seed": contest.conditions.seed,
        "pairs": [
            {
                "a": score.a,
                "b": score.b,
                "games": score.games,
                "a_wins": score.a_wins,
                "b_wins": score.b_wins,
                "draws": score.draws,
                "a_win_rate": round(score.a_win_rate, 6),
                "interval": [round(bound, 6) for bound in score.interval],
            }
            for score in end.scores
        ],
        "ratings": [
            {
                "agent": rating.agent,
                "mu": round(rating.mu, 6),
                "sigma": round(rating.sigma, 6),
                "ordinal": round(rating.ordinal, 6),
            }
            for rating in end.ratings
        ],
        "files": {name: str(file) for name, file in files.items()},
    }


def show_standings(contest: Contest, end: Standings) -> None:
    """The end of a contest as two tables."""
    from rich.table import Table

    title = f"{contest.games:,} games of {contest.conditions.game} a pair"
    pairs = Table(title=title)
    for heading in ("agent", "against"):
        pairs.add_column(heading, no_wrap=True)
    for heading in ("won", "lost", "drawn", "win rate", "95 % interval"):
        pairs.add_column(heading, justify="right")
    for score in end.scores:
        low, high = score.interval
        counts = (f"{n:,}" for n in (score.a_wins, score.b_wins, score.draws))
        interval = f"{100 * low:.1f}–{high:.1%}"
        pairs.add_row(score.a, score.b, *counts, f"{score.a_win_rate:.1%}", interval)
    ratings = Table("", "agent", title="Ratings")
    for heading in ("μ", "σ", "ordinal"):
        ratings.add_column(heading, justify="right")
    for place, rating in enumerate(end.ratings, start=1):
        numbers = (f"{n:.2f}" for n in (rating.mu, rating.sigma, rating.ordinal))
        ratings.add_row(str(place), rating.agent, *numbers)
    out.print(pairs)
    out.print(ratings)
