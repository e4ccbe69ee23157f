"""The rules as a page: drawings and lists are left to it, and no HTML gets through."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest

from elementarium import game_names
from elementarium.games.elemental_rift.cards import ELEMENTS
from elementarium.server import rules_pages
from elementarium.server.rules_pages import anchor, rules_html
from elementarium.words import LANGUAGES


def drawings(html: str) -> list[dict]:
    found = re.findall(r'<figure class="example" data-example="([^"]*)"></figure>', html)
    return [json.loads(unescape(each)) for each in found]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "cards", "lists"),
    [
        ("riftforce", "columns", [("guilds", "base"), ("guilds", "beyond")]),
        ("elements", "chain", [("cards", "")]),
        ("elemental-rift", "rift", [("spells", each) for each in ELEMENTS]),
    ],
)
def test_the_rules_are_a_page_in_every_language(
    game: str, cards: str, lists: list[tuple[str, str]], language: str
):
    html = rules_html(game, language)
    assert html.count("<h1") == 1
    assert all(cards in drawing for drawing in drawings(html))
    assert len(drawings(html)) >= 3
    assert re.findall(r'<div class="(\w+)" data-set="(\w*)"', html) == lists
    assert "```" not in html


def test_spells_are_listed_with_all_that_is_printed_on_them():
    found = re.findall(r'data-listed="([^"]*)"', rules_html("elemental-rift", "en"))
    spells = [spell for each in found for spell in json.loads(unescape(each))]
    assert {spell["element"] for spell in spells} == set(ELEMENTS)
    assert spells[0].keys() >= {"code", "name", "decay", "trigger", "effect"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_heading_has_its_own_name(game: str, language: str):
    names = re.findall(r'<h\d id="([^"]+)">', rules_html(game, language))
    headings = re.findall(r"<h\d", rules_html(game, language))
    assert len(names) == len(headings) == len(set(names))


def test_the_name_of_a_heading_is_its_words():
    assert anchor("Your turn: one action") == "your-turn-one-action"
    assert anchor("Конец игры") == "конец-игры"


def page(markdown: str, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(rules_pages, "rules_page", lambda game, language: markdown)
    return rules_html.__wrapped__("riftforce", "en")


def test_html_in_a_page_is_shown_not_obeyed(monkeypatch: pytest.MonkeyPatch):
    html = page("<script>alert(1)</script>\n\n[x](javascript:alert(1))", monkeypatch)
    assert "<script" not in html
    assert "href" not in html


def test_a_drawing_cannot_leave_its_quotes(monkeypatch: pytest.MonkeyPatch):
    html = page('```example\n{"caption": "\\"><b>&"}\n```', monkeypatch)
    assert drawings(html) == [{"caption": '"><b>&'}]
    assert "<b>" not in html


def test_other_fenced_blocks_are_plain_text(monkeypatch: pytest.MonkeyPatch):
    assert "<pre><code" in page("```text\nplay Fi5\n```", monkeypatch)
