"""Houses for tests."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from elementarium.server import compiling
from tests.server.visiting import Visit, open_house


@pytest.fixture(autouse=True)
def _compiled_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules lie compiled in the cache, and here no first page need come before them."""
    monkeypatch.setattr(compiling, "LULL", 0.0)


@pytest_asyncio.fixture
async def visit(tmp_path) -> AsyncIterator[Visit]:
    """An open house."""
    async with open_house(tmp_path) as visit:
        yield visit
