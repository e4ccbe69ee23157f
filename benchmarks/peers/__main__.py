"""The command: `make peers`, or `python -m benchmarks.peers`."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn

from benchmarks.peers.contestants import in_turn, ours, theirs
from benchmarks.peers.measuring import ROOT, Contest, machine, on_one_core
from benchmarks.peers.picture import draw
from benchmarks.peers.report import (
    THEIR_HEAD,
    Figures,
    our_head,
    our_rows,
    shown,
    their_rows,
    write_page,
)
from elementarium.core.errors import ElementariumError

PAGE = ROOT / "docs" / "benchmarks.md"
PICTURE = ROOT / "docs" / "pictures" / "peers.svg"

out, err = Console(), Console(stderr=True)


def main(
    rounds: Annotated[int, typer.Option(min=1, help="How often everybody plays.")] = 5,
    seconds: Annotated[
        float, typer.Option(min=0.01, help="Of processor time, whenever somebody plays.")
    ] = 1.0,
    folder: Annotated[
        Path, typer.Option("--out", help="Where environments and results are kept.")
    ] = ROOT / "build" / "peers",
    fresh: Annotated[bool, typer.Option(help="Forget the results so far.")] = False,
) -> None:
    """Measure our games beside those of other libraries, and write the figures into docs/.

    A run that was interrupted goes on where it was.
    """
    contest = Contest(in_turn(theirs(), ours()), folder.resolve(), rounds, seconds)
    with contest.journal(fresh) as journal:
        with telling("Installing", len({each.library for each in contest.contestants})) as tell:
            contest.install(tell)
        with telling("Playing", rounds * len(contest.contestants)) as tell, on_one_core():
            contest.play(journal, tell)
    figures = Figures([*theirs(), *ours()], journal.entries, contest.broken, machine())
    out.print(shown(THEIR_HEAD, their_rows(figures)), shown(our_head(), our_rows(figures)))
    write_page(figures, PAGE)
    shutil.copyfile(draw(figures, folder), PICTURE)


@contextmanager
def telling(what: str, total: int) -> Iterator[Callable[[str], None]]:
    """A bar that shows how much of it is done; call what it gives whenever the next one begins."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), "{task.description}")
    with Progress(*columns, console=err, transient=True) as progress:
        task = progress.add_task(what, total=total, completed=-1)
        yield lambda who: progress.update(task, advance=1, description=f"{what}: {who}")


if __name__ == "__main__":
    try:
        typer.run(main)
    except ElementariumError as error:
        err.print(f"[red]{escape(str(error))}[/red]")
        sys.exit(2)
