"""The command that lets a network learn: train."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from elementarium.agents.levels import LEARNED
from elementarium.cli.common import Seed, Threads, app, compiling_shown, err, out
from elementarium.core.errors import ElementariumError
from elementarium.solving.neural import with_torch

if TYPE_CHECKING:
    from elementarium.learning.running import Pace


@app.command()
def train(
    game: Annotated[str, typer.Argument(help=f"The game to learn: {LEARNED}.")],
    folder: Annotated[
        Path, typer.Option("--out", help="Keep what is learned here; go on where it was.")
    ],
    minutes: Annotated[
        float, typer.Option(min=0, max=100_000, help="How long to learn; measuring is part of it.")
    ] = 10.0,
    measure: Annotated[
        float, typer.Option(min=0.01, help="Minutes between two measurements.")
    ] = 2.0,
    games: Annotated[
        int, typer.Option(min=2, max=100_000, help="Against every rival, in each measurement.")
    ] = 100,
    device: Annotated[
        str | None, typer.Option(help="cpu or cuda; by default a graphics card, if any.")
    ] = None,
    on_threads: Annotated[
        bool, typer.Option("--on-threads", help="With a graphics card: games beside it, not on it.")
    ] = False,
    threads: Threads = 2,
    seed: Seed = 1,
) -> None:
    """Let a network learn by playing against itself; writes a file for the agent neural.

    Stop it (Ctrl-C) at any time: called again, it goes on. Where the time is over already, the
    file and the picture are made of what was learned.
    """
    if game != LEARNED:
        raise ElementariumError(f"only {LEARNED} can be learned, not {game!r}")
    running = with_torch("running", "learning")
    if device not in (None, "cpu", "cuda"):
        raise ElementariumError(f"a network learns on cpu or cuda, not on {device!r}")
    if device == "cuda" and running.best_device() != device:
        raise ElementariumError("torch finds no graphics card here")
    run = running.Run(
        folder, seed=seed, device=device, threads=threads, on_threads=on_threads, say=tell
    )
    learn(run, running.Pace(minutes, measure, games))
    files = [running.written_network(folder)]
    if (folder / running.CURVE).exists():
        draw = with_torch("picture", "learning").draw_curve
        files += draw(running.read_curve(folder / running.CURVE), folder / "curve")
    out.print(f"Written: {', '.join(map(str, files))}", markup=False, soft_wrap=True)


def learn(run: Any, pace: Pace) -> None:
    """Learn, and say when the rules are compiled first."""
    with compiling_shown(tell):
        run.learn(pace)


def tell(line: str) -> None:
    """How it goes."""
    err.print(line, markup=False, highlight=False)
