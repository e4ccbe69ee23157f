"""What the positions of all games share: how they begin, unknown cards, the generator."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from elementarium.core.random import CHANCE, seed_words
from elementarium.core.reading import Reader

UNKNOWN = "?"
"""A card that somebody does not know."""


def open_position(
    document: Mapping[str, Any], game: str, rules: int, fields: tuple[str, ...]
) -> Reader:
    """A document that is a position of this game, by these rules, and has no other fields."""
    reader = Reader(document)
    reader.only(*fields)
    reader.field("game").one_of((game,))
    reader.field("rules", rules).whole(rules, rules)
    return reader


def write_random(state: Any) -> str:
    """The generator of a table."""
    return "-".join(f"{word:08x}" for word in state.random.tolist())


def read_random(state: Any, reader: Reader, seed: int) -> None:
    """The generator; a position that does not give it is continued by the seed."""
    seed_words(state.random, seed, CHANCE)
    if reader.value is not None:
        if not re.fullmatch(r"[0-9a-f]{8}(-[0-9a-f]{8}){3}", reader.text()):
            reader.fail("four words of eight hexadecimal digits, joined by -")
        state.random[:] = [int(word, 16) for word in reader.text().split("-")]
