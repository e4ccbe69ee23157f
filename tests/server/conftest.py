"""Houses for tests, with a file of their own or in PostgreSQL."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from importlib.util import find_spec
from typing import Any

import pytest
import pytest_asyncio

from elementarium.server import compiling
from elementarium.server.metrics import Metrics
from elementarium.server.storage import Storage
from tests.server import postgres
from tests.server.visiting import Visit, open_house


@pytest.fixture(autouse=True)
def _compiled_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules lie compiled in the cache, and here no first page need come before them."""
    monkeypatch.setattr(compiling, "LULL", 0.0)


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A PostgreSQL, one for all tests, with a database in it that has taken every step."""
    programs = postgres.programs()
    if os.name != "posix" or programs is None:
        pytest.skip("PostgreSQL is not installed (on Debian: apt-get install postgresql)")
    if find_spec("asyncpg") is None:
        pytest.skip("asyncpg is not installed (pip install 'elementarium[postgres]')")
    with postgres.running(programs) as cluster:
        asyncio.run(take_every_step(cluster.ready))
        yield cluster


async def take_every_step(address: str) -> None:
    storage = Storage(address, Metrics())
    await storage.open()
    await storage.close()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests so marked run with both databases."""
    both = metafunc.definition.get_closest_marker("both_databases")
    if both and "where" in metafunc.fixturenames:
        metafunc.parametrize("where", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def where(request: pytest.FixtureRequest, tmp_path) -> dict[str, Any]:
    """Where a house keeps its log."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return {"data": tmp_path}
    return {"data": tmp_path, "postgresql": request.getfixturevalue("cluster").house()}


@pytest_asyncio.fixture
async def visit(where) -> AsyncIterator[Visit]:
    """An open house."""
    async with open_house(**where) as visit:
        yield visit
