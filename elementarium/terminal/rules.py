"""The rules of a game in a terminal, with its examples drawn by letters."""

from __future__ import annotations

import re

from rich.markdown import Markdown

from elementarium.terminal.look import look_of
from elementarium.words import Words, rules_page

BLOCK = re.compile(r"^```(\w+) ?(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""What a rules page leaves to be drawn: its kind, its name, its body (docs/rules-pages.md)."""


def draw_rules(game: str, words: Words) -> Markdown:
    """A game's rules as a page."""
    blocks = look_of(game).blocks

    def drawn(found: re.Match[str]) -> str:
        kind, name, body = found.groups()
        return blocks[kind](name, body, words)

    return Markdown(BLOCK.sub(drawn, rules_page(game, words.language)))
