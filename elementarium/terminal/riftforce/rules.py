"""What the rules page of Riftforce leaves to be drawn: examples with letters, guilds in words."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from elementarium.games.riftforce.cards import BASE_GUILDS, GUILDS
from elementarium.terminal.riftforce.draw import guild_ability, guild_name
from elementarium.words import Words

SETS = {"base": GUILDS[:BASE_GUILDS], "beyond": GUILDS[BASE_GUILDS:]}
WIDTH = len("Fi5-2*  ")
"""Of a column."""

Columns = Sequence[dict[str, list[str]]]
"""The elementals of both sides at some locations, first to last."""


def tell_guilds(name: str, body: str, words: Words) -> str:
    """What the guilds of a set can do, a line each."""
    return "\n".join(
        f"- **{guild_name(guild.name, words)}** `{guild.pair}`: {guild_ability(guild.name, words)}"
        for guild in SETS[name]
    )


def draw_example(name: str, body: str, words: Words) -> str:
    """An example: the table before, the table after, and what it shows."""
    example = json.loads(body)
    tables = [example[key] for key in ("columns", "then") if key in example]
    shown = "\n  ↓\n".join("\n".join(draw_columns(columns)) for columns in tables)
    return f"```text\n{shown}\n```\n\n*{example['caption']}*"


def draw_columns(columns: Columns) -> Iterator[str]:
    """Some locations, the other side above the rift, one's own below."""
    above, below = (
        ["".join(drawn(name).ljust(WIDTH) for name in row) for row in rows_of(columns, side)]
        for side in ("other", "mine")
    )
    yield from reversed(above)
    yield "═" * WIDTH * len(columns)
    yield from below


def rows_of(columns: Columns, side: str) -> Iterator[tuple[str, ...]]:
    """A side's columns cut into rows, from the rift outwards."""
    return zip_longest(*(column[side] for column in columns), fillvalue="")


def drawn(name: str) -> str:
    """An elemental of an example as in notation."""
    return name.replace(":", "-")
