"""Every page speaks every language, and forgets no word."""

from __future__ import annotations

import json
import re

import pytest

from elementarium.words import LANGUAGES, locale_texts
from tests.e2e.scenes import SCENES, settled
from tests.e2e.tree import read
from tests.e2e.visitors import Visitors

IDS = {
    message
    for text in locale_texts("en").values()
    for message in re.findall(r"^([a-z][\w-]*-[\w-]+) =", text, re.MULTILINE)
}
LIKE_AN_ID = re.compile(r"[a-z]+(?:-[a-z_]+)+")


def unsaid(text: str) -> set[str]:
    """What stands there instead of words: message ids, and references left open."""
    families = {message.split("-")[0] for message in IDS}
    raw = {each for each in LIKE_AN_ID.findall(text) if each in IDS}
    unknown = {each for each in LIKE_AN_ID.findall(text) if each.split("-")[0] in families}
    return raw | unknown | set(re.findall(r"\{[^}]*\}", text))


@pytest.mark.parametrize("scene", SCENES)
def test_a_page_speaks_every_language(scene: str, visitors: Visitors):
    page = visitors.guest().new_page()
    SCENES[scene](page)
    for language in LANGUAGES:
        page.evaluate(
            "code => localStorage.setItem('elementarium.language', code)", json.dumps(language)
        )
        page.reload()
        settled(page)
        assert page.locator("html").get_attribute("lang") == language
        assert not unsaid(read(page).said()), language
