"""The command `elementarium`."""

from __future__ import annotations

import functools
import inspect
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import elementarium.games  # noqa: F401  (makes the games known)
from elementarium.core import rule
from elementarium.core.errors import ElementariumError, NotationError
from elementarium.core.game import ALL_SEEING, find_game, game_names

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
)
out = Console()
err = Console(stderr=True)

UsageError: Any = typer.BadParameter.__base__
"""What Typer raises for a wrong flag, a missing argument, an unknown command."""

BAD_INPUT = 2
INTERRUPTED = 130

Command = Callable[..., None]


def with_game_options(command: Command) -> Command:
    """Let a command also take every option of every game: --guilds beyond, --draft random.

    Those given reach the command as its parameter `options`.
    """
    helps: dict[str, list[str]] = {}
    for name in game_names():
        for option in find_game(name).options:
            choices = f" ({', '.join(option.choices)})" if option.choices else ""
            helps.setdefault(option.name, []).append(f"{name}: {option.help}{choices}")

    @functools.wraps(command)
    def taking_all(**given: Any) -> None:
        options = {name: given.pop(name) for name in helps}
        command(**given, options={name: v for name, v in options.items() if v is not None})

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


@app.callback(invoke_without_command=True)
def overview(context: typer.Context) -> None:
    """Elemental duel games: exact rules, a very fast engine."""
    if context.invoked_subcommand is None:
        out.print(context.get_help())


Language = Annotated[
    str | None, typer.Option(help="en, ru, fr or it; by default the system's language.")
]
Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


@app.command()
@with_game_options
def sim(
    options: dict[str, Any],
    game: Annotated[str, typer.Argument(help="The game to play.")],
    games: Annotated[int, typer.Option(min=1, max=10**12, help="How many.")] = 1000,
    agents: Annotated[str, typer.Option(help="One for each seat.")] = "random,random",
    seed: Seed = 0,
    threads: Annotated[int, typer.Option(min=1, max=256, help="How many at a time.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Play many games of agents against each other."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from elementarium.arena.simulate import simulate

    found = find_game(game)
    names = agents.split(",")
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("Playing", total=games)
        with compiling_shown(progress.console.print):
            result = simulate(
                found, options, games, names, seed, threads, lambda n: progress.advance(task, n)
            )
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

    table = Table("random play, one core", title="Decisions a second (median)")
    table.add_column("decisions/s", justify="right")
    table.add_column("ours is faster by", justify="right")
    for name, speed in figures["decisions_per_second"].items():
        ratio = figures["ratio"].get(name)
        table.add_row(name, f"{speed:,}", f"{ratio} ×" if ratio else "")
    out.print(table)
    if not any(name.startswith("OpenSpiel") for name in figures["ratio"]):
        out.print("OpenSpiel is not installed: make bench, or pip install 'elementarium[bench]'.")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A match file.")],
    verify: Annotated[bool, typer.Option("--verify", help="Check the end it claims.")] = False,
    as_seat: Annotated[
        int | None, typer.Option(help="Tell it as this seat saw it; by default all is shown.")
    ] = None,
    language: Language = None,
) -> None:
    """Tell a match from its file."""
    from elementarium.core.notation import read_match
    from elementarium.terminal import tell_match
    from elementarium.words import Words, choose_language

    words = Words(choose_language(os.environ, language))
    with in_file(file) as text, compiling_shown(err.print):
        match = read_match(text, verify)
    if as_seat is not None:
        match.checked_seat(as_seat)
    tell_match(match, as_seat, words, out)
    if verify:
        out.print(
            f"[bold]verified[/bold]: every action is legal, the last table is {match.digest()}"
        )


@app.command()
def position(
    file: Annotated[Path, typer.Argument(help="A position: a JSON document.")],
    as_seat: Annotated[int | None, typer.Option(help="Show it as this seat sees it.")] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the whole position, what was open filled in.")
    ] = False,
    seed: Seed = 0,
    language: Language = None,
) -> None:
    """Show a position and what can be done in it."""
    from elementarium.core.match import Match
    from elementarium.terminal import show_position
    from elementarium.words import Words, choose_language

    words = Words(choose_language(os.environ, language))
    with in_file(file) as text, compiling_shown(err.print):
        match = Match.from_position(text, seed)
    if as_seat is not None:
        match.checked_seat(as_seat)
    if as_json:
        shown = match.position(ALL_SEEING if as_seat is None else as_seat)
        print(json.dumps(shown, indent=1, ensure_ascii=False))
    else:
        show_position(match, as_seat, words, out)


@app.command()
def rules(game: Annotated[str, typer.Argument(help="The game.")]) -> None:
    """Show the rules of a game."""
    from rich.markdown import Markdown

    from elementarium.words import rules_page

    find_game(game)
    out.print(Markdown(rules_page(game)))


@app.command()
@with_game_options
def play(
    options: dict[str, Any],
    game: Annotated[str, typer.Argument(help="The game to play.")] = "riftforce",
    against: Annotated[str, typer.Option(help="The agent to play against.")] = "random",
    seat: Annotated[int | None, typer.Option(help="Your seat; by default a coin decides.")] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="By default a new one each time.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the match to this file.")] = None,
    language: Language = None,
) -> None:
    """Play in the terminal against an agent."""
    import random

    from elementarium.agents import make_agent
    from elementarium.core.match import Match
    from elementarium.core.notation import write_match
    from elementarium.terminal import play_in_terminal
    from elementarium.words import Words, choose_language

    words = Words(choose_language(os.environ, language))
    seed = random.SystemRandom().getrandbits(62) if seed is None else seed
    agent = make_agent(against, seed)
    with compiling_shown(err.print):
        match = Match(game, options, seed)
    human = match.checked_seat(seed % match.seats if seat is None else seat)
    if save:
        save.open("a", encoding="utf-8").close()  # better to know now than after the game
    match.names[:] = [against] * match.seats
    match.names[human] = words.say("common-you")
    play_in_terminal(match, human, agent.choose, words, out)
    if save:
        save.write_text(write_match(match), encoding="utf-8")
        out.print(f"Saved as {save}", markup=False)


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


def main() -> None:
    """Run a command; what a person did wrong is told in one line."""
    try:
        code = app(standalone_mode=False)
    except ElementariumError as error:
        code = complain(str(error))
    except UsageError as error:
        code = complain(error.format_message())
    except OSError as error:
        code = complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    if code == INTERRUPTED:
        err.print("Stopped.")
    sys.exit(code)


def complain(message: str) -> int:
    """One line, and the exit code for bad input."""
    print("elementarium: " + " ".join(message.split()), file=sys.stderr)
    return BAD_INPUT


if __name__ == "__main__":
    main()
