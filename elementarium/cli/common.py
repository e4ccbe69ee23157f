"""What the commands share: the app they belong to, what they take and how they speak."""

from __future__ import annotations

import functools
import inspect
import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import elementarium.games  # noqa: F401  (makes the games known)
from elementarium.core import rule
from elementarium.core.errors import ElementariumError, NotationError
from elementarium.core.game import find_game, game_names

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
)
out = Console()
err = Console(stderr=True)

BAD_INPUT = 2

Command = Callable[..., None]

Language = Annotated[
    str | None, typer.Option(help="en, ru, fr or it; by default the system's language.")
]
MOST_THREADS = 256
Threads = Annotated[
    int, typer.Option(min=1, max=MOST_THREADS, help="How many threads play or think.")
]
Seed = Annotated[
    int,
    typer.Option(
        min=0, help="The same seed gives the same games, unless an agent thinks by the clock."
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


@app.callback(invoke_without_command=True)
def overview(context: typer.Context) -> None:
    """Elemental duel games: exact rules, a very fast engine."""
    if context.invoked_subcommand is None:
        out.print(context.get_help())


def with_game_options(command: Command, but: Collection[str] = ()) -> Command:
    """Let a command also take every option of every game: --guilds beyond, --draft random.

    Those given reach the command as its parameter `options`.
    """
    helps: dict[str, list[str]] = {}
    for name in game_names():
        for option in find_game(name).options:
            if option.name in but:
                continue
            choices = f" ({', '.join(option.choices)})" if option.choices else ""
            helps.setdefault(option.name, []).append(f"{name}: {option.help}{choices}")

    @functools.wraps(command)
    def taking_all(**given: Any) -> None:
        options = {name: given.pop(name) for name in helps}
        said = {name: read_given(name, v) for name, v in options.items() if v is not None}
        command(**given, options=said)

    kinds = {
        name: Annotated[str | None, typer.Option(help="; ".join(lines), show_default=False)]
        for name, lines in helps.items()
    }
    parameters = inspect.signature(command, eval_str=True).parameters
    own = [each for name, each in parameters.items() if name != "options"]
    extra = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)
        for name, kind in kinds.items()
    ]
    vars(taking_all)["__signature__"] = inspect.Signature([*own, *extra])
    taking_all.__annotations__ = {each.name: each.annotation for each in [*own, *extra]}
    return taking_all


def read_given(name: str, value: str) -> Any:
    """An option as a person gives it; of some, the name of a file in which it is written down."""
    for option in (each for game in game_names() for each in find_game(game).options):
        if option.name == name and option.read_file and value != option.default:
            with in_file(Path(value)) as text:
                return option.read_file(text)
    return value


@contextmanager
def in_file(file: Path) -> Iterator[str]:
    """The text of a file; what is wrong in it is told with the file's name."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not a text file"
        raise ElementariumError(f"cannot read {file}: {reason}") from None
    try:
        yield text
    except NotationError as error:
        raise ElementariumError(f"{file}: {error}") from None


@contextmanager
def compiling_shown(say: Callable[[str], None]) -> Iterator[None]:
    """Tell the person who waits that the rules are being compiled, the first time only."""
    before = rule.on_compile
    rule.on_compile = lambda label: say(f"Compiling the rules, once: {label} …")
    try:
        yield
    finally:
        rule.on_compile = before


@contextmanager
def counting(total: int, done: int = 0) -> Iterator[Callable[..., None]]:
    """A bar that shows how many games of a total are done.

    Call what it gives with how many more, and which, if that is worth a word.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), "{task.description}")
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("Playing", total=total, completed=done)

        def advance(more: int, which: str | None = None) -> None:
            progress.update(task, advance=more, description=which)

        with compiling_shown(progress.console.print):
            yield advance


def listed(agents: str) -> list[str]:
    """The names of agents, as a person lists them."""
    return [name.strip() for name in agents.split(",")]


def tell_of_clocks(agents: Iterable[str]) -> None:
    """Say which of the agents play otherwise every time."""
    from elementarium.arena.running import thinks_by_the_clock

    for agent in filter(thinks_by_the_clock, dict.fromkeys(agents)):
        print(f"{agent} thinks by the clock: its games differ from run to run", file=sys.stderr)


def complain(message: str) -> int:
    """One line, and the exit code for bad input."""
    print("elementarium: " + " ".join(message.split()), file=sys.stderr)
    return BAD_INPUT
