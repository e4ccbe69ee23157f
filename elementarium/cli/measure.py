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
        str | None,
        typer.Option(help="One for each seat, or one for each side; by default all are random."),
    ] = None,
    seed: Seed = 0,
    threads: Threads = 1,
    as_json: AsJson = False,
) -> None:
    """Play many games of agents against each other."""
    from elementarium.arena.simulate import simulate

    found = find_game(game)
    names = seated(found, options, listed(agents) if agents else None)
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


def seated(game: Game, options: dict[str, Any], agents: list[str] | None) -> list[str]:
    """Who sits where: two agents share the seats of a team game, a side each.

    Where one plays alone one agent is enough; if nobody is named, all choose at random.
    """
    checked = game.checked_options(options)
    seats = range(game.seats(checked))
    if agents is None:
        return ["random"] * len(seats)
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
def bench(
    gpu: Annotated[bool, typer.Option("--gpu", help="On a graphics card as well.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of the engine, beside OpenSpiel where that is installed."""
    from elementarium.arena.bench import contestants, measure, report

    if gpu:
        from elementarium.gpu.backend import graphics_card

        graphics_card()  # says so where there is none, before anything takes time
    found = contestants(gpu)
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

    where = "one core, or the card" if figures["card_ratio"] else "one core"
    table = Table(where, title="Decisions a second (median)")
    headings = ["decisions/s", "random play is faster by", "simulations/s"]
    if figures["card_ratio"]:
        headings.append("the card is faster by")
    for heading in headings:
        table.add_column(heading, justify="right")
    for name, speed in figures["decisions_per_second"].items():
        trials = figures["trials_per_second"].get(name)
        slower, faster = (figures[each].get(name) for each in ("ratio", "card_ratio"))
        cells = (
            f"{speed:,}",
            f"{slower} ×" if slower else "",
            f"{trials:,}" if trials else "",
            f"{faster} ×" if faster else "",
        )
        table.add_row(name, *cells[: len(headings)])
    out.print(table)
    if not any(name.startswith("OpenSpiel") for name in figures["ratio"]):
        out.print("OpenSpiel is not installed: make bench, or pip install 'elementarium[bench]'.")
