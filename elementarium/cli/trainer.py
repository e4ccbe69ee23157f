"""Commands about trainers: who they are, and how hard each of them is."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from elementarium.cli.common import (
    AsJson,
    Language,
    Seed,
    Threads,
    app,
    listed,
    out,
    with_game_options,
)
from elementarium.cli.study import Fresh, Pictured, played, studies
from elementarium.core.game import find_game

if TYPE_CHECKING:
    from elementarium.arena.trainer_study import Bout, Rate, TrainerStudy

SHOWN = 5
"""Easiest and hardest trainers."""
TRAINER_AGENTS = "random,search:gentle,search:steady,greedy,search:sharp"


def with_plans(command: Any) -> Any:
    """Of all options of games only those that the study leaves open."""
    chosen = {"draft", "decks", "mode", "guilds", "challenges", "stronger"}
    others = {option.name for option in find_game("elements").options}
    return with_game_options(command, but=chosen | others)


@app.command()
def trainers(language: Language = None, as_json: AsJson = False) -> None:
    """Show the trainers of solo games of Riftforce, the easiest first."""
    from elementarium.games.riftforce.ladder import TRAINERS
    from elementarium.terminal.riftforce.trainer import draw_ladder
    from elementarium.words import Words, choose_language

    if as_json:
        print(json.dumps({"trainers": [each._asdict() for each in TRAINERS]}))
    else:
        out.print(draw_ladder(Words(choose_language(os.environ, language))))


@studies.command()
@with_plans
def trainer(
    options: dict[str, Any],
    agents: Annotated[str, typer.Option(help="The agents that play alone.")] = TRAINER_AGENTS,
    games: Annotated[int, typer.Option(min=1, max=10**6, help="Against each trainer.")] = 6,
    seed: Seed = 0,
    threads: Threads = 1,
    out_folder: Pictured = None,
    fresh: Fresh = False,
    as_json: AsJson = False,
) -> None:
    """How often agents beat each of the 64 trainers of a solo game, without & and with it."""
    from elementarium.arena.trainer_study import TrainerStudy, faces_of, rates_of

    found = find_game("riftforce")
    agreed = {**options, "mode": "solo"}
    studied = [TrainerStudy(found, agreed, agent, seed) for agent in listed(agents)]
    bouts = {study.agent: fought(study, games, threads, out_folder, fresh) for study in studied}
    rates = {agent: rates_of(each) for agent, each in bouts.items()}
    faces = {agent: faces_of(each) for agent, each in bouts.items()}
    files = written(rates, faces, games, out_folder) if out_folder else []
    if as_json:
        print(json.dumps(as_document(rates, faces)))
        return
    for agent, each in rates.items():
        show(agent, each)
    if files:
        out.print(f"Written: {', '.join(map(str, files))}", markup=False, soft_wrap=True)


def fought(
    study: TrainerStudy, games: int, threads: int, folder: Path | None, fresh: bool
) -> list[Bout]:
    """The games of one agent, in a folder of its own."""
    from elementarium.arena.trainer_study import GAMES_A_ROUND

    place = folder / study.agent.replace(":", "-") if folder else None
    return played(study, games * GAMES_A_ROUND, threads, place, fresh, label=study.agent)


def written(
    rates: Mapping[str, Sequence[Rate]],
    faces: Mapping[str, Sequence[Rate]],
    games: int,
    folder: Path,
) -> list[Path]:
    """The tables and pictures of the study, in a folder."""
    from elementarium.arena.trainer_picture import draw
    from elementarium.arena.trainer_study import write_table

    caption = f"Games won, in percent: {games} against each trainer, the same cards against all."
    return [
        write_table(folder / "trainers.csv", rates),
        write_table(folder / "faces.csv", faces),
        *draw(rates, caption, folder),
    ]


def as_document(
    rates: Mapping[str, Sequence[Rate]], faces: Mapping[str, Sequence[Rate]]
) -> dict[str, Any]:
    """The rates as plain data."""
    from elementarium.arena.trainer_study import rows

    return {
        name: [row for agent, each in found.items() for row in rows(agent, each)]
        for name, found in (("trainers", rates), ("faces", faces))
    }


def show(agent: str, rates: Sequence[Rate]) -> None:
    """The trainers an agent beats most and least often."""
    from rich.table import Table

    ranked = sorted(rates, key=lambda rate: -rate.rate)
    won, games = sum(rate.won for rate in rates), sum(rate.games for rate in rates)
    table = Table("trainer", "&", title=f"{agent} wins {won / games:.1%} of {games:,} games")
    for column in ("wins", "95 % interval"):
        table.add_column(column, justify="right")
    for rate in (*ranked[:SHOWN], *ranked[-SHOWN:]):
        low, high = rate.interval
        table.add_row(rate.challenges, rate.stronger, f"{rate.rate:.0%}", f"{low:.0%} – {high:.0%}")
    out.print(table)
