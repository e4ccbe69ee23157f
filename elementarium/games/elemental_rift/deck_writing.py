"""A deck as the text of a deck file."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from elementarium.games.elemental_rift.deck import Document


def deck_text(document: Document, comment: Sequence[str] = ()) -> str:
    """What a deck file says, after some lines of comment."""
    return "\n".join([*(f"# {line}".rstrip() for line in comment), "", *_lines(document)]) + "\n"


def _lines(document: Document) -> Iterator[str]:
    yield f"name = {_quoted(document['name'])}"
    for table in ("tiles", "decay"):
        yield from ("", f"[{table}]")
        yield from (f"{name} = {_quoted(value)}" for name, value in document[table].items())
    for accolade in document["accolade"]:
        yield from ("", "[[accolade]]")
        yield from (f"{name} = {_quoted(value)}" for name, value in accolade.items())
    for spell in document["spell"]:
        yield from ("", "[[spell]]")
        yield from (f"{name} = {_quoted(spell[name])}" for name in ("name", "element", "effect"))
        yield "cards = ["
        for card in spell["cards"]:
            yield f"  {{ decay = {card['decay']}, trigger = {_quoted(card['trigger'])} }},"
        yield "]"


def _quoted(value: object) -> str:
    """A text, a number or a list of texts, as TOML writes it: like JSON."""
    return json.dumps(value, ensure_ascii=False)
