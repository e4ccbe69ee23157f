"""Commands for one game: its rules, a match, a position, the opponents, a game in the terminal."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from elementarium.cli.common import (
    AsJson,
    Language,
    Seed,
    app,
    compiling_shown,
    err,
    in_file,
    out,
)
from elementarium.core.errors import BadOption, BadSeat
from elementarium.core.game import ALL_SEEING, find_game

if TYPE_CHECKING:
    from elementarium.core.match import Match

USUAL_GAME = "riftforce"
USUAL_OPPONENT = "search:steady"


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
def rules(
    game: Annotated[str, typer.Argument(help="The game.")], language: Language = None
) -> None:
    """Show the rules of a game."""
    from elementarium.terminal import draw_rules
    from elementarium.words import Words, choose_language

    words = Words(choose_language(os.environ, language))
    out.print(draw_rules(find_game(game).name, words))


@app.command()
def agents(
    game: Annotated[str, typer.Argument(help="The game.")] = USUAL_GAME,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Show the opponents there are in a game, the easiest first."""
    from elementarium.terminal import draw_opponents, opponents
    from elementarium.words import Words, choose_language

    words = Words(choose_language(os.environ, language))
    name = find_game(game).name
    if as_json:
        shown = [each._asdict() for each in opponents(name, words)]
        print(json.dumps({"agents": shown}, ensure_ascii=False))
    else:
        out.print(draw_opponents(name, words))


def chosen_seat(match: Match, seat: int | None, seed: int) -> int:
    """Where a person sits: where they like, or where the coin says, if anybody can sit there."""
    idle = match.game.idle(match.options)
    free = [each for each in range(match.seats) if each not in idle]
    if seat is None:
        return free[seed % len(free)]
    if match.checked_seat(seat) in idle:
        raise BadSeat(f"seat {seat} is the trainer's")
    return seat


def play_at_the_terminal(
    game: str,
    options: dict[str, Any],
    against: str | None,
    seat: int | None,
    seed: int | None,
    save: Path | None,
    language: str | None,
) -> None:
    """Play in the terminal; an agent takes all other seats."""
    import random

    from elementarium.agents import make_agent
    from elementarium.core.match import Match
    from elementarium.core.notation import write_match
    from elementarium.terminal import names_at, opponent, play_in_terminal
    from elementarium.words import Words, choose_language

    words = Words(choose_language(os.environ, language))
    seed = random.SystemRandom().getrandbits(62) if seed is None else seed
    with compiling_shown(err.print):
        match = Match(game, options, seed)
    human = chosen_seat(match, seat, seed)
    if match.game.idle(match.options) and against:
        raise BadOption("you play alone, against the trainer: leave --against out")
    against = against or USUAL_OPPONENT
    agent = make_agent(against, seed, threads=os.cpu_count() or 1)
    if save:
        save.open("a", encoding="utf-8").close()  # better to know now than after the game
    name = opponent(against, words).name
    partner = words.say("common-partner", {"name": name})
    match.names[:] = names_at(match, human, name, partner, words)
    with compiling_shown(out.print):
        play_in_terminal(match, human, agent.choose, words, out)
    if save:
        save.write_text(write_match(match), encoding="utf-8")
        out.print(f"Saved as {save}", markup=False)
