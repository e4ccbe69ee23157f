"""Commands that look for play nobody can exploit: solve, and exploit, which tries to."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from elementarium.agents.levels import EQUILIBRIUM, SOLVED
from elementarium.cli.common import AsJson, Seed, Threads, app, compiling_shown, err, out
from elementarium.core.errors import ElementariumError

GameName = Annotated[str, typer.Argument(help=f"The game to solve: {SOLVED}.")]
Device = Annotated[
    str | None,
    typer.Option(help="For networks: cpu or cuda; by default a graphics card where there is one."),
]
Minutes = Annotated[float, typer.Option(min=0.01, max=100_000, help="How long to learn.")]
Tell = Callable[[float, str], None]
"""Told how many minutes are spent, and how it goes."""


@app.command()
def solve(
    game: GameName,
    folder: Annotated[
        Path, typer.Option("--out", help="Keep what is learned here; go on where it was.")
    ],
    minutes: Minutes = 120.0,
    network: Annotated[
        bool, typer.Option(help="Learn the network, which plays where no situation is known.")
    ] = False,
    device: Device = None,
    threads: Threads = 2,
    seed: Seed = 1,
) -> None:
    """Learn to play so that nobody can exploit it; writes a strategy."""
    check_game(game)
    with learning(minutes) as tell:
        if network:
            networks = load_networks()
            run = networks.NetworkRun(folder, networks.Settings(minutes=minutes), seed)
            file = run.solve(device or networks.best_device(), threads, telling_lessons(tell))
        else:
            from elementarium.solving.running import Run

            file = Run(folder, minutes, seed).solve(threads, telling_rounds(tell))
    out.print(f"Written: {file}", markup=False, soft_wrap=True)


@app.command()
def exploit(
    game: GameName,
    agent: Annotated[
        str, typer.Option(help="Who is to be exploited: an agent, or the file of a strategy.")
    ] = EQUILIBRIUM,
    minutes: Minutes = 10.0,
    network: Annotated[
        bool, typer.Option(help="Let a network learn to, as it does against other agents.")
    ] = False,
    device: Device = None,
    threads: Threads = 2,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    """Learn to beat somebody who never learns: what that gains is how exploitable they are."""
    check_game(game)
    from elementarium.agents.equilibrium import strategy_named

    strategy = strategy_named(agent)
    with learning(minutes) as tell:
        if network or strategy is None:
            networks = load_networks()
            where = device or networks.best_device()
            response = networks.NetworkResponse(agent, minutes)
            gain = response.run(where, threads, seed, telling_lessons(tell))
        else:
            from elementarium.solving.running import Response

            found = Response(strategy.situations, minutes)
            gain = found.run(threads, seed, telling_rounds(tell))
    if as_json:
        print(json.dumps({"agent": agent, "minutes": minutes, **asdict(gain)}))
        return
    out.print(
        f"A best response trained for {minutes:g} minutes gains "
        f"{gain.points:+.3f} ± {gain.half_width:.3f} points a round against {agent}."
    )


def check_game(game: str) -> None:
    """Refuse games that there is no solver for."""
    if game != SOLVED:
        raise ElementariumError(f"only {SOLVED} can be solved, not {game!r}")


def load_networks() -> Any:
    """What learns by networks, which needs more than the other commands."""
    try:
        from elementarium.solving import network_running
    except ModuleNotFoundError as error:
        raise ElementariumError(
            f"networks need {error.name}: pip install 'elementarium[neural]'"
        ) from None
    return network_running


def telling_rounds(tell: Tell) -> Callable[[Any], None]:
    """How exploring goes, in words."""
    return lambda now: tell(now.minutes, f"{now.rounds:,} rounds, {now.situations:,} situations")


def telling_lessons(tell: Tell) -> Callable[[Any, float], None]:
    """How a network learns, in words."""

    def told(progress: Any, spent: float) -> None:
        words = f"{progress.rounds:,} rounds, entropy {progress.entropy:.3f}"
        if progress.gain:
            words += f", gains {progress.gain:+.3f} points a round"
        tell(spent, words)

    return told


@contextmanager
def learning(minutes: float) -> Iterator[Tell]:
    """A bar that shows how far it is and how it goes."""
    from rich.progress import BarColumn, Progress, TimeRemainingColumn

    columns = (
        BarColumn(),
        "{task.percentage:>3.0f} %",
        TimeRemainingColumn(),
        "{task.description}",
    )
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("Learning", total=minutes)
        with compiling_shown(bar.console.print):
            yield lambda spent, words: bar.update(task, completed=spent, description=words)
