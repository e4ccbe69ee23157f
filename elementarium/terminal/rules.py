"""The rules of a game in a terminal: its examples drawn with letters, its guilds told in words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

from rich.markdown import Markdown

from elementarium.games.riftforce.cards import BASE_GUILDS, GUILDS, Guild
from elementarium.terminal.draw import guild_ability, guild_name
from elementarium.words import Words, rules_page

BLOCK = re.compile(r"^```(example|guilds) ?(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""What a rules page leaves to be drawn (docs/riftforce.md)."""
SETS = {"base": GUILDS[:BASE_GUILDS], "beyond": GUILDS[BASE_GUILDS:]}
WIDTH = len("Fi5-2*  ")
"""Of a column."""

Columns = Sequence[dict[str, list[str]]]
"""The elementals of both sides at some locations, first to last."""


def draw_rules(game: str, words: Words) -> Markdown:
    """A game's rules as a page."""
    return Markdown(BLOCK.sub(lambda found: _block(found, words), rules_page(game, words.language)))


def _block(found: re.Match[str], words: Words) -> str:
    kind, name, body = found.groups()
    if kind == "guilds":
        return tell_guilds(SETS[name], words)
    return draw_example(json.loads(body))


def tell_guilds(guilds: Sequence[Guild], words: Words) -> str:
    """What some guilds can do, a line each."""
    return "\n".join(
        f"- **{guild_name(guild.name, words)}** `{guild.pair}`: {guild_ability(guild.name, words)}"
        for guild in guilds
    )


def draw_example(example: dict[str, Any]) -> str:
    """An example: the table before, the table after, and what it shows."""
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
