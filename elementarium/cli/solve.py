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
from elementarium.cli.common import (
    AsJson,
    Seed,
    Threads,
    app,
    compiling_shown,
    err,
    out,
    tell_of_clocks,
)
from elementarium.core.errors import ElementariumError

if TYPE_CHECKING:
    from elementarium.solving.looks import Look
    from elementarium.solving.pace import Tell
    from elementarium.solving.response import Learner

GameName = Annotated[str, typer.Argument(help=f"The game to solve: {SOLVED}.")]
Minutes = Annotated[float, typer.Option(min=0.01, max=100_000, help="How long to learn.")]
Device = Annotated[
    str | None,
    typer.Option(help="For networks: cpu or cuda; by default a graphics card, if any."),
]


@app.command()
def solve(
    game: GameName,
    folder: Annotated[
        Path, typer.Option("--out", help="Keep what is learned here; go on where it was.")
    ],
    minutes: Minutes = 120.0,
    teaching: Annotated[
        float,
        typer.Option(
            min=0,
            max=100_000,
            help="Minutes to teach a memory what was learned; none: situations alone are kept.",
        ),
    ] = 10.0,
    room: Annotated[
        int | None,
        typer.Option(
            min=16,
            max=32,
            help="Room for 2 ** ROOM situations, 88 bytes each.",
            show_default="half of the memory",
        ),
    ] = None,
    network: Annotated[
        bool, typer.Option(help="Learn a network alone, for rounds at any score.")
    ] = False,
    scenes: Annotated[
        bool, typer.Option(help="Learn a network that plays by beliefs, with all hands at once.")
    ] = False,
    start: Annotated[
        Path | None, typer.Option("--from", help="Begin as this strategy plays, by scenes.")
    ] = None,
    gpu: Annotated[
        bool, typer.Option("--gpu", help="Let a graphics card explore; needs numba-cuda.")
    ] = False,
    device: Device = None,
    threads: Threads = 2,
    seed: Seed = 1,
) -> None:
    """Learn to play so that nobody can exploit it; writes a strategy."""
    check_game(game)
    if network and scenes:
        raise ElementariumError("--network and --scenes are two ways to learn: choose one of them")
    if start and not scenes:
        raise ElementariumError("--from is for those who learn by --scenes")
    with learning(minutes if network or scenes else minutes + teaching) as tell:
        if network or scenes:
            from elementarium.solving.neural import with_torch

            networks = with_torch("network_running")
            where = device or networks.best_device()
            if scenes:
                by_scenes = with_torch("scene_running")
                settings = by_scenes.settings_for(where, minutes)
                learned = by_scenes.SceneRun(folder, settings, seed, start)
            else:
                learned = networks.NetworkRun(folder, networks.Settings(minutes=minutes), seed)
            file = learned.solve(where, threads, telling_lessons(tell))
        else:
            from elementarium.solving.running import Run

            file = Run(folder, minutes, threads, seed, teaching, device, room, gpu).solve(tell)
            draw_curve(folder)
    out.print(f"Written: {file}", markup=False, soft_wrap=True)


def draw_curve(folder: Path) -> None:
    """How exploitable the play was by and by."""
    from elementarium.solving.looks import read_looks
    from elementarium.solving.looks_picture import draw_learning
    from elementarium.solving.running import CURVE

    draw_learning(read_looks(folder / CURVE), folder)


@app.command()
def exploit(
    game: GameName,
    agent: Annotated[
        list[str] | None,
        typer.Option(
            help="Who is to be exploited: an agent that answers soon, such as greedy or search:50,"
            " or the file of a strategy; may be given again.",
            show_default=EQUILIBRIUM,
        ),
    ] = None,
    minutes: Minutes = 10.0,
    folder: Annotated[
        Path | None,
        typer.Option("--out", help="Write the gains and their curves here, beside earlier ones."),
    ] = None,
    network: Annotated[
        bool,
        typer.Option(
            "--network", help="Let a network learn, which sees what situations leave out; slower."
        ),
    ] = False,
    device: Annotated[
        str | None,
        typer.Option(
            help="Where a network learns, and a memory answers: cpu or cuda; by default a graphics"
            " card for networks, if any, and NumPy for memories."
        ),
    ] = None,
    threads: Threads = 2,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    """Learn to beat somebody who never learns: what that gains is how exploitable they are.

    Stop it (Ctrl-C) to measure what was learned so far.
    """
    check_game(game)
    agents = list(dict.fromkeys(agent or [EQUILIBRIUM]))
    tell_of_clocks(agents)
    looks: list[Look] = []
    for name in agents:
        learner = learner_against(name, minutes, threads, seed, device, network)
        looks += exploited(learner, name, minutes)
        files = written(looks, folder) if folder else []
        if not as_json:
            show_gain(looks[-1])
    if as_json:
        print(json.dumps({"game": game, "looks": [asdict(look) for look in looks]}))
    elif files:
        out.print(f"Written: {', '.join(map(str, files))}", markup=False, soft_wrap=True)


def learner_against(
    agent: str, minutes: float, threads: int, seed: int, device: str | None, network: bool
) -> Learner:
    """Who learns to beat an agent."""
    from elementarium.agents.equilibrium import strategy_named
    from elementarium.solving.neural import with_torch
    from elementarium.solving.response import Response
    from elementarium.solving.rivals import find_rival

    strategy = strategy_named(agent)
    if strategy and strategy.scenes:
        where = device or with_torch("network_running").best_device()
        by_scenes: Learner = with_torch("scene_response").against(
            strategy, minutes, where, seed, threads
        )
        return by_scenes
    networks = with_torch("network_response") if network else None
    rival = find_rival(agent, threads, device=None if networks else device)
    if networks:
        where = device or with_torch("network_running").best_device()
        learner: Learner = networks.NetworkResponse(rival, minutes, threads, seed, where)
        return learner
    return Response(rival, minutes, threads, seed)


def exploited(learner: Learner, agent: str, minutes: float) -> list[Look]:
    """What a best response gains against an agent, with a bar that shows how it goes."""
    from elementarium.solving.response import exploit as learn

    looks: list[Look] = []
    with learning(minutes) as tell:

        def told(spent: float, words: str) -> None:
            gain = f", gains {looks[-1].gain:+.3f} points a round" if looks else ""
            tell(spent, f"{agent}: {words}{gain}")

        for look in learn(learner, agent, minutes, told):
            looks.append(look)
    return looks


def show_gain(look: Look) -> None:
    """What a best response gains in the end."""
    out.print(
        f"A best response trained for {look.minutes:g} minutes ({look.rounds:,} rounds) gains "
        f"{look.gain:+.3f} ± {look.half_width:.3f} points a round against {look.agent}."
    )


def written(looks: list[Look], folder: Path) -> list[Path]:
    """The table and the picture of these gains and of those that were measured before."""
    from elementarium.solving.looks import TABLE, read_looks, write_looks
    from elementarium.solving.looks_picture import draw_gains

    folder.mkdir(parents=True, exist_ok=True)
    measured = {look.agent for look in looks}
    before = [look for look in read_looks(folder / TABLE) if look.agent not in measured]
    return [write_looks(folder / TABLE, [*before, *looks]), *draw_gains([*before, *looks], folder)]


def check_game(game: str) -> None:
    """Refuse games that there is no solver for."""
    if game != SOLVED:
        raise ElementariumError(f"only {SOLVED} can be solved, not {game!r}")


def telling_lessons(tell: Tell) -> Callable[[Any, float], None]:
    """How a network learns, in words."""
    return lambda progress, spent: tell(
        spent, f"{progress.rounds:,} rounds, entropy {progress.entropy:.3f}"
    )


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
