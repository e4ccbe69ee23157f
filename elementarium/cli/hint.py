"""The command that tells what to do: hint."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from elementarium.cli.common import (
    MOST_THREADS,
    AsJson,
    Language,
    Threads,
    app,
    compiling_shown,
    err,
    in_file,
    out,
)

if TYPE_CHECKING:
    from elementarium.agents.hint import Hint
    from elementarium.core.match import Match

ALL_CORES = min(os.cpu_count() or 1, MOST_THREADS)


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(metavar="POSITION", help="A position: a JSON document.")],
    best: Annotated[int, typer.Option(min=1, max=12, help="How many turns, at most.")] = 3,
    think: Annotated[
        str, typer.Option(help="How long: a time (500ms, 2s), trials (400) or a level (sharp).")
    ] = "1s",
    threads: Threads = ALL_CORES,
    seed: Annotated[
        int, typer.Option(min=0, help="The same seed and trials give the same hints.")
    ] = 0,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Show the best turns in a position, their chances and what usually follows.

    They use only what the seat to move may know. Turns that go on alike are shown once.
    """
    from elementarium.agents.hint import hints
    from elementarium.agents.levels import read_thinking
    from elementarium.agents.search import Search
    from elementarium.core.match import Match
    from elementarium.terminal import names_at, show_hints
    from elementarium.words import Words, choose_language

    words = Words(choose_language(os.environ, language))
    search = Search(seed, read_thinking(think), threads)
    with (
        in_file(file) as text,
        err.status(words.say("hint-thinking")),
        compiling_shown(err.print),
    ):
        match = Match.from_position(text, seed)
        found = hints(match, best, search)
    if as_json:
        print(json.dumps(as_document(match, found)))
        return
    other, partner = words.say("hint-opponent"), words.say("hint-partner")
    match.names[:] = names_at(match, match.to_move or 0, other, partner, words)
    show_hints(match, found, words, out)


def as_document(match: Match, found: list[Hint]) -> dict[str, Any]:
    """Hints as plain data."""
    return {
        "game": match.game.name,
        "seat": match.to_move,
        "hints": [
            {
                "turn": [step.notation for step in hint.turn],
                "actions": [step.action for step in hint.turn],
                "chance": round(hint.chance, 6),
                "worlds": hint.worlds,
                "line": [
                    {
                        "seat": reply.seat,
                        "turn": [step.notation for step in reply.turn],
                        "share": round(reply.share, 6),
                    }
                    for reply in hint.line
                ],
            }
            for hint in found
        ],
    }
