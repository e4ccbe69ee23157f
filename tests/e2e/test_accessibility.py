"""No page shuts anybody out, by night, by day and in high contrast."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.e2e.scenes import SCENES, THEMES, look
from tests.e2e.visitors import Visitors


@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing(scene: str, visitors: Visitors):
    page = visitors.guest().new_page()
    SCENES[scene](page)
    for theme in THEMES:
        look(page, theme)
        found = Axe().run(page)
        assert found.violations_count == 0, f"{theme}:\n{found.generate_report()}"
