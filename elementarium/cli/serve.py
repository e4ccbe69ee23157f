"""Commands that open the house: a server for many, or a game in one's own browser."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer

from elementarium.cli.common import Language, app, out, with_game_options
from elementarium.cli.play import USUAL_GAME, play_at_the_terminal
from elementarium.core.errors import BadOption

PORTS_TRIED = 100
"""Before giving up to find a free one."""

Data = Annotated[
    Path | None,
    typer.Option(help="The folder for everything that is remembered.", envvar="ELEMENTARIUM_DATA"),
]
Host = Annotated[str, typer.Option(help="0.0.0.0 lets others in your network come in.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="0 takes any that is free.")]


@app.command()
def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Another address under which the page is seen: https://play.example."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="postgresql://user:password@host/name; by default a file in the folder --data.",
            envvar="DATABASE_URL",
            show_envvar=True,
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, help="Processes that share the work; with PostgreSQL only.")
    ] = 1,
) -> None:
    """Open the house: people meet, play and watch in their browsers."""
    from elementarium.server.database import checked_address
    from elementarium.server.logs import speak_json
    from elementarium.server.running import keep_open, listen
    from elementarium.server.settings import Settings, checked_origin, default_data
    from elementarium.server.workers import keep_all_open

    folder = data or default_data(os.environ)
    origins = tuple(checked_origin(each) for each in origin or ())
    postgresql = checked_address(database) if database else None
    if workers > 1 and postgresql is None:
        raise BadOption(
            "several workers need PostgreSQL (--database or DATABASE_URL): "
            "a file of SQLite belongs to one process"
        )
    socket = listen(host, [port])
    speak_json()
    settings = Settings(
        folder,
        host,
        socket.getsockname()[1],
        origins,
        postgresql=postgresql,
        workers=workers,
    )
    if workers > 1:
        keep_all_open(settings, socket, tell_address)
    else:
        keep_open(settings, socket, tell_address)


@app.command()
@with_game_options
def play(
    options: dict[str, Any],
    game: Annotated[str, typer.Argument(help="The game to play.")] = USUAL_GAME,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play here, not in the browser.")
    ] = False,
    against: Annotated[
        str | None, typer.Option(help="Your opponent; `elementarium agents` shows them all.")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat; by default a coin decides.")] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="By default a new one each time.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the match to this file.")] = None,
    language: Language = None,
    host: Host = "127.0.0.1",
    data: Data = None,
) -> None:
    """Play in the browser, or with --terminal right here against an agent."""
    if terminal:
        play_at_the_terminal(game, options, against, seat, seed, save, language)
        return
    given = {"against": against, "seat": seat, "seed": seed, "save": save, "language": language}
    for name, value in {**options, **given}.items():
        if value is not None:
            raise BadOption(f"--{name} goes with --terminal; in the browser it is chosen there")
    play_in_browser(host, data)


def play_in_browser(host: str, data: Path | None) -> None:
    """Open the house on the first free port, and the page in the browser."""
    import logging
    import webbrowser

    from elementarium.server.logs import speak_json
    from elementarium.server.running import keep_open, listen
    from elementarium.server.settings import FIRST_PORT, Settings, default_data

    folder = data or default_data(os.environ)
    socket = listen(host, range(FIRST_PORT, FIRST_PORT + PORTS_TRIED))
    speak_json(logging.WARNING)

    def show(address: str) -> None:
        tell_address(address)
        webbrowser.open(address)

    keep_open(Settings(folder, host, socket.getsockname()[1]), socket, show)


def tell_address(address: str) -> None:
    """Where the house is."""
    out.print(f"[bold]Elementarium[/bold] is open at [link={address}]{address}[/link]")
    out.print("Ctrl-C closes it; what was played is kept.", style="dim")
