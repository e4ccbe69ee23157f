"""Commands that look for play nobody can exploit: solve, and exploit, which tries to."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from elementarium.agents.levels import EQUILIBRIUM, SOLVED
from elementarium.cli.common import AsJson, Seed, Threads, app, compiling_shown, err, out
from elementarium.core.errors import ElementariumError

if TYPE_CHECKING:
    from elementarium.solving.training import Progress

GameName = Annotated[str, typer.Argument(help=f"The game to solve: {SOLVED}.")]
Device = Annotated[
    str | None, typer.Option(help="cpu or cuda; by default a graphics card where there is one.")
]
Minutes = Annotated[float, typer.Option(min=0.01, max=100_000, help="How long to learn.")]


@app.command()
def solve(
    game: GameName,
    folder: Annotated[
        Path, typer.Option("--out", help="Keep what is learned here; go on where it was.")
    ],
    minutes: Minutes = 30.0,
    device: Device = None,
    threads: Threads = 2,
    seed: Seed = 1,
) -> None:
    """Learn to play so that nobody can exploit it; writes a strategy."""
    running = loaded(game)
    from elementarium.solving.training import Settings

    run = running.Run(folder, Settings(minutes=minutes), seed)
    with learning(minutes) as tell:
        file = run.solve(device or running.best_device(), threads, tell)
    out.print(f"Written: {file}", markup=False, soft_wrap=True)


@app.command()
def exploit(
    game: GameName,
    agent: Annotated[
        str, typer.Option(help="Who is to be exploited: an agent, or the file of a strategy.")
    ] = EQUILIBRIUM,
    minutes: Minutes = 10.0,
    device: Device = None,
    threads: Threads = 2,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    """Learn to beat somebody who never learns: what that gains is how exploitable they are."""
    running = loaded(game)
    where = device or running.best_device()
    with learning(minutes) as tell:
        gain = running.Exploit(agent, minutes).run(where, threads, seed, tell)
    if as_json:
        print(json.dumps({"agent": agent, "minutes": minutes, "device": where, **asdict(gain)}))
        return
    out.print(
        f"A best response trained for {minutes:g} minutes gains "
        f"{gain.points:+.3f} ± {gain.half_width:.3f} points a round against {agent}."
    )


def loaded(game: str) -> Any:
    """The solver, which needs more than the other commands."""
    if game != SOLVED:
        raise ElementariumError(f"only {SOLVED} can be solved, not {game!r}")
    try:
        from elementarium.solving import running
    except ModuleNotFoundError as error:
        raise ElementariumError(
            f"solving needs {error.name}: pip install 'elementarium[neural]'"
        ) from None
    return running


@contextmanager
def learning(minutes: float) -> Iterator[Callable[[Progress, float], None]]:
    """A bar that shows how far it is and how it goes."""
    from rich.progress import BarColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (
        BarColumn(),
        "{task.percentage:>3.0f} %",
        TimeRemainingColumn(),
        "{task.description}",
    )
    with Bar(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("Learning", total=minutes)

        def tell(progress: Progress, spent: float) -> None:
            told = f"{progress.rounds:,} rounds, entropy {progress.entropy:.3f}"
            if progress.gain:
                told += f", gains {progress.gain:+.3f} points a round"
            bar.update(task, completed=spent, description=told)

        with compiling_shown(bar.console.print):
            yield tell
