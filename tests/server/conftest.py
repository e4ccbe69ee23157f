"""Houses for tests."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.server.visiting import Visit, open_house


@pytest_asyncio.fixture
async def visit(tmp_path) -> AsyncIterator[Visit]:
    """An open house."""
    async with open_house(tmp_path) as visit:
        yield visit
