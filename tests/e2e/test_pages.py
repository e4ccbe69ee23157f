"""Every page in one visit: it shuts nobody out, speaks every language and fits every screen."""

from __future__ import annotations

import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from elementarium.words import LANGUAGES, locale_texts
from tests.e2e.scenes import SCENES, THEMES, look, settled
from tests.e2e.tree import read
from tests.e2e.visitors import DEVICES, Visitors

IDS = {
    message
    for text in locale_texts("en").values()
    for message in re.findall(r"^([a-z][\w-]*-[\w-]+) =", text, re.MULTILINE)
}
LIKE_AN_ID = re.compile(r"[a-z]+(?:-[a-z_]+)+")
VIOLATIONS = {"resultTypes": ["violations"]}
COLOURS = {**VIOLATIONS, "runOnly": ["color-contrast"]}
"""What depends on the theme."""


@pytest.mark.parametrize("scene", SCENES)
def test_a_page_shuts_nobody_out_speaks_every_language_and_fits(scene: str, visitors: Visitors):
    page = visitors.guest("small phone").new_page()
    SCENES[scene](page)
    resize(page, "desktop")
    assert_axe_finds_nothing(page)
    for language in LANGUAGES:
        if page.locator("html").get_attribute("lang") != language:
            speak(page, language)
        assert page.locator("html").get_attribute("lang") == language
        for device in ("desktop", "small phone"):
            resize(page, device)
            assert not unsaid(read(page).said()), f"{language} on a {device}"
            assert overhang(page) <= 0, f"{language} on a {device}"


def resize(page: Page, device: str) -> None:
    """The page on a screen of another size."""
    page.set_viewport_size(DEVICES[device]["viewport"])


def assert_axe_finds_nothing(page: Page) -> None:
    """By night, by day and in high contrast; what has no colour is looked at once."""
    for theme in THEMES:
        look(page, theme)
        rules = VIOLATIONS if theme == next(iter(THEMES)) else COLOURS
        found = Axe().run(page, options=rules)
        assert found.violations_count == 0, f"{theme}:\n{found.generate_report()}"


def speak(page: Page, language: str) -> None:
    """The same page in another language."""
    page.evaluate(
        "code => localStorage.setItem('elementarium.language', code)", json.dumps(language)
    )
    page.reload()
    settled(page)


def unsaid(text: str) -> set[str]:
    """What stands there instead of words: message ids, and references left open."""
    families = {message.split("-")[0] for message in IDS}
    raw = {each for each in LIKE_AN_ID.findall(text) if each in IDS}
    unknown = {each for each in LIKE_AN_ID.findall(text) if each.split("-")[0] in families}
    return raw | unknown | set(re.findall(r"\{[^}]*\}", text))


def overhang(page: Page) -> int:
    """By how many pixels a page is wider than its screen."""
    there = "document.documentElement"
    return int(page.evaluate(f"{there}.scrollWidth - {there}.clientWidth"))
