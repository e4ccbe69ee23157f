"""Commands about decks of Elemental Rift: check a file, show what is in one."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from elementarium.cli.common import AsJson, Language, app, in_file, out

if TYPE_CHECKING:
    from elementarium.games.elemental_rift.deck import Deck

decks = typer.Typer(no_args_is_help=True, help="Decks of Elemental Rift.")
app.add_typer(decks, name="deck")


def deck_in(file: Path | None) -> Deck:
    """The deck of a file; without one, the one that comes with the game."""
    from elementarium.games.elemental_rift.deck import RECONSTRUCTED, find_deck, read_deck_file

    if file is None:
        return find_deck(RECONSTRUCTED)
    with in_file(file) as text:
        return find_deck(read_deck_file(text))


@decks.command()
def check(file: Annotated[Path, typer.Argument(help="A deck file.")]) -> None:
    """Say whether a deck file can be played; if not, where and why."""
    deck = deck_in(file)
    out.print(
        f"{deck.name}: {len(deck.cards)} spells, {sum(deck.tiles)} tiles, "
        f"{len(deck.accolades)} accolades; it can be played.",
        markup=False,
    )


@decks.command()
def show(
    file: Annotated[
        Path | None, typer.Argument(help="A deck file; by default the reconstructed deck.")
    ] = None,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """List the spells and accolades of a deck."""
    from elementarium.terminal.elemental_rift.deck import draw_deck
    from elementarium.words import Words, choose_language

    deck = deck_in(file)
    if as_json:
        print(json.dumps(deck.document, ensure_ascii=False))
    else:
        out.print(draw_deck(deck, Words(choose_language(os.environ, language))))
