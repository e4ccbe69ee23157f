"""Commands that play for figures: sim and bench."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from elementarium.cli.common import (
    AsJson,
    Seed,
    Threads,
    app,
    compiling_shown,
    counting,
    err,
    listed,
    out,
    tell_of_clocks,
    with_game_options,
)
from elementarium.core.game import Game, find_game


@app.command()
@with_game_options
def sim(
    options: dict[str, Any],
    game: Annotated[str, typer.Argument(help="The game to play.")],
    games: Annotated[int, typer.Option(min=1, max=10**12, help="How many.")] = 1000,
    agents: Annotated[
        str, typer.Option(help="One for each seat, or one for each side.")
    ] = "random,random",
    seed: Seed = 0,
    threads: Threads = 1,
    as_json: AsJson = False,
) -> None:
    """Play many games of agents against each other."""
    from elementarium.arena.simulate import simulate

    found = find_game(game)
    names = seated(found, options, listed(agents))
    with counting(games) as progress:
        result = simulate(found, options, games, names, seed, threads, progress)
    tell_of_clocks(names)
    figures = {
        "game": game,
        "options": found.checked_options(options),
        "agents": names,
        "seed": seed,
        "first_seed": result.first_seed,
        "threads": threads,
        "games": result.games,
        "decisions": result.decisions,
        "seconds": round(result.seconds, 6),
        "decisions_per_second": round(result.decisions_per_second),
        "mean_decisions": round(result.mean_decisions, 2),
        "wins": result.wins,
        "draws": result.draws,
    }
    if as_json:
        print(json.dumps(figures))
    else:
        show_simulation(figures)


def seated(game: Game, options: dict[str, Any], agents: list[str]) -> list[str]:
    """Who sits where: two agents share the seats of a team game, a side each.

    Where one plays alone one agent is enough.
    """
    checked = game.checked_options(options)
    seats = range(game.seats(checked))
    if len(agents) == len(seats) - len(game.idle(checked)) == 1:
        return agents * len(seats)
    sides = len({game.side(seat) for seat in seats})
    if len(agents) != sides:
        return agents
    return [agents[game.side(seat)] for seat in seats]


def show_simulation(figures: dict[str, Any]) -> None:
    """The figures of a simulation as a table."""
    from rich.table import Table

    games = figures["games"]
    table = Table("seat", "agent", "wins", "share", title=f"{games:,} games of {figures['game']}")
    for seat, (agent, wins) in enumerate(zip(figures["agents"], figures["wins"], strict=True)):
        table.add_row(str(seat), agent, f"{wins:,}", f"{wins / games:.1%}")
    table.add_row("", "draws", f"{figures['draws']:,}", f"{figures['draws'] / games:.1%}")
    out.print(table)
    out.print(
        f"{figures['decisions']:,} decisions in {figures['seconds']:.2f} s: "
        f"[bold]{figures['decisions_per_second']:,}[/bold] a second, "
        f"{figures['mean_decisions']:.0f} a game"
    )


@app.command()
def bench(as_json: AsJson = False) -> None:
    """Measure the speed of the engine, beside OpenSpiel where that is installed."""
    from elementarium.arena.bench import contestants, measure, report

    found = contestants()
    with err.status("Measuring") as status, compiling_shown(err.print):
        measure(found, progress=lambda line: status.update(line))
    figures = report(found)
    if as_json:
        print(json.dumps(figures))
    else:
        show_bench(figures)


def show_bench(figures: dict[str, Any]) -> None:
    """The figures of a benchmark as a table."""
    from rich.table import Table

    table = Table("one core", title="Decisions a second (median)")
    for heading in ("decisions/s", "random play is faster by", "simulations/s"):
        table.add_column(heading, justify="right")
    for name, speed in figures["decisions_per_second"].items():
        ratio, trials = figures["ratio"].get(name), figures["trials_per_second"].get(name)
        cells = (f"{ratio} ×" if ratio else "", f"{trials:,}" if trials else "")
        table.add_row(name, f"{speed:,}", *cells)
    out.print(table)
    if not any(name.startswith("OpenSpiel") for name in figures["ratio"]):
        out.print("OpenSpiel is not installed: make bench, or pip install 'elementarium[bench]'.")
