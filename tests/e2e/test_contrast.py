"""Text on cards can be read by everybody: seven to one for every card in every theme.

Measured as it is rendered: the colour of each text against the pixels it stands on, emblem and
cracks included.
"""

from __future__ import annotations

import io
import re
from typing import Any

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from elementarium import Match
from elementarium.agents import make_agent
from elementarium.core.notation import write_match
from elementarium.games.elements.cards import CARDS
from elementarium.games.riftforce.cards import GUILDS
from tests.e2e.players import say
from tests.e2e.scenes import THEMES, keep_replay, look
from tests.e2e.visitors import Visitors

ENOUGH = 7.0
STROKE = 40
"""By how much a pixel changes where a letter is."""
CHOICES = 60
CARD = re.compile(r"^[\w-]+ [1-7]\b")
"""A card by its name."""
NAMES = [guild.name for guild in GUILDS]
DECKS = [NAMES[start : start + 8] for start in (0, 8, 10)]
"""Two teams of four guilds each; together all of them."""

TEXTS = """cards => cards.flatMap((card) => {
  const paper = new OffscreenCanvas(1, 1).getContext("2d");
  const painted = (colour) => {
    paper.fillStyle = colour;
    paper.fillRect(0, 0, 1, 1);
    return [...paper.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  };
  const found = [];
  const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { x, y, width, height } = range.getBoundingClientRect();
    const seen = card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    const ink = painted(getComputedStyle(walker.currentNode.parentElement).color);
    const text = walker.currentNode.data;
    if (seen && width && text.trim())
      found.push({ card: card.ariaLabel, text, ink, x, y, width, height });
  }
  return found;
})"""
HIDE = """(cards, hidden) => {
  for (const { style } of cards.flatMap((card) => [card, ...card.querySelectorAll("*")]))
    for (const [name, value] of [["color", "transparent"], ["text-shadow", "none"]])
      hidden ? style.setProperty(name, value, "important") : style.removeProperty(name);
}"""
"""Hides all text on cards, or shows it again."""


def a_match(guilds: list[str]) -> str:
    """The first turns of a match between two teams, by chance."""
    options = {
        "guilds": "beyond",
        "draft": "fixed",
        "decks": [guilds[:4], guilds[4:]],
    }
    match, agent = Match("riftforce", options, 1, ["Anna", "Boris"]), make_agent("random", 1)
    while len(match.history) < CHOICES:
        match.apply(agent.choose(match))
    return write_match(match)


def luminance(colours: Any) -> Any:
    """How bright colours look, from 0 to 1 (WCAG)."""
    parts = np.asarray(colours, float) / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return linear @ [0.2126, 0.7152, 0.0722]


def contrast(text: dict[str, Any], written: Any, bare: Any) -> float:
    """The contrast of a text with what is behind its strokes, at all but the worst hundredth."""
    x, y, width, height = (int(text[key]) for key in ("x", "y", "width", "height"))
    place = np.s_[y : y + height + 1, x : x + width + 1]
    strokes = np.abs(written[place] - bare[place]).max(axis=-1) > STROKE
    assert strokes.any(), text
    behind, ink = luminance(bare[place][strokes]), luminance(text["ink"])
    ratios = (np.maximum(ink, behind) + 0.05) / (np.minimum(ink, behind) + 0.05)
    return float(np.quantile(ratios, 0.01))


def picture(page: Page) -> Any:
    """The page as it is seen."""
    return np.asarray(Image.open(io.BytesIO(page.screenshot())).convert("RGB"), float)


def measure(page: Page) -> dict[str, float]:
    """The contrast of every text on a card of the table."""
    cards = page.get_by_role("button", name=CARD)
    texts, written = cards.evaluate_all(TEXTS), picture(page)
    cards.evaluate_all(HIDE, True)
    bare = picture(page)
    cards.evaluate_all(HIDE, False)
    return {f"{text['card']}: {text['text']}": contrast(text, written, bare) for text in texts}


def read_all(page: Page, match: str, at: int) -> set[str]:
    """Every text on a card is easily read by both players; returns the names of the cards."""
    replay = keep_replay(page, match)
    found: set[str] = set()
    for eyes in (0, 1):
        page.goto(f"{replay}?eyes={eyes}&at={at}")
        expect(page.get_by_role("slider", name=say("replay-place"))).to_be_visible()
        for theme in THEMES:
            look(page, theme)
            measured = measure(page)
            found |= {text.split()[0].lower().replace("-", "_") for text in measured}
            poor = {text: round(ratio, 1) for text, ratio in measured.items() if ratio < ENOUGH}
            assert not poor, theme
    return found


@pytest.mark.parametrize("guilds", DECKS, ids=lambda guilds: guilds[0])
def test_text_on_cards_is_easily_read(guilds: list[str], visitors: Visitors):
    page = visitors.guest().new_page()
    assert read_all(page, a_match(guilds), CHOICES) == set(guilds)


def test_text_on_cards_of_elements_is_easily_read(visitors: Visitors):
    page = visitors.guest().new_page()
    deal = write_match(Match("elements", {}, 2, ["Anna", "Boris"]))
    assert read_all(page, deal, 0) == set(CARDS)
