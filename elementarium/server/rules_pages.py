"""The rules of a game as a page: Markdown for players, with places where the page draws."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from html import escape
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from elementarium.games.elemental_rift.deck import RECONSTRUCTED, find_deck
from elementarium.games.elemental_rift.view import see_card
from elementarium.words import rules_page

LISTS = ("guilds", "cards", "spells")
"""What a page lists in its own way; a word after the name says which of them."""


@cache
def rules_html(game: str, language: str) -> str:
    """The rules of a game in a language, or in English where it has none."""
    html: str = _markdown().render(rules_page(game, language))
    return html


@cache
def _markdown() -> MarkdownIt:
    """Our pages are trusted, yet no HTML in them gets through: Markdown is all they need."""
    markdown = MarkdownIt("commonmark", {"html": False}, renderer_cls=Page).enable("table")
    markdown.core.ruler.push("anchors", _name_headings)
    return markdown


class Page(RendererHTML):
    """Markdown as HTML; fenced blocks that are drawings or lists are left to the page to draw."""

    def fence(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        """A fenced block: a drawing, a list of guilds, cards or spells, or plain text."""
        kind, _, about = tokens[idx].info.strip().partition(" ")
        if kind == "example":
            drawing = json.dumps(json.loads(tokens[idx].content), ensure_ascii=False)
            return f'<figure class="example" data-example="{escape(drawing)}"></figure>\n'
        if kind in LISTS:
            return f'<div class="{kind}" data-set="{escape(about)}"{listed(kind, about)}></div>\n'
        return super().fence(tokens, idx, options, env)


def listed(kind: str, about: str) -> str:
    """What a page cannot list by itself, since it is read from a deck."""
    if kind != "spells":
        return ""
    return f' data-listed="{escape(json.dumps(printed_spells(about)))}"'


def printed_spells(element: str) -> list[dict[str, Any]]:
    """The cards of one element in the deck that comes with Elemental Rift, as printed."""
    cards = find_deck(RECONSTRUCTED).cards
    seen = [{"code": card.code, **see_card(card)} for card in cards]
    return [card for card in seen if card["element"] == element]


def _name_headings(state: Any) -> None:
    """Give every heading a name, so that one can go there."""
    for heading, text in zip(state.tokens, state.tokens[1:], strict=False):
        if heading.type == "heading_open":
            heading.attrSet("id", anchor(text.content))


def anchor(heading: str) -> str:
    """The name of a heading: its words, joined."""
    return "-".join(re.findall(r"\w+", heading.lower()))
