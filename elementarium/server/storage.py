"""The book of the house: what is written in it stays, whatever happens to the machine.

All writing goes through one writer, which commits together what has come in meanwhile: many
tables share the wait for the disk.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import Executable, event, insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from elementarium.core.errors import ElementariumError
from elementarium.server import migrations
from elementarium.server.errors import Refusal
from elementarium.server.metrics import Metrics
from elementarium.server.models import Base

MOST_TOGETHER = 256
"""Jobs that share one transaction."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Rows:
    """Rows for a table of the database. Those of many jobs are written in one go."""

    model: type[Base]
    rows: Sequence[Mapping[str, Any]]


Writing = Executable | Rows
Job = tuple[Sequence[Writing], "asyncio.Future[None]"]


class Storage:
    """The database: many readers, one writer."""

    def __init__(self, address: str, metrics: Metrics) -> None:
        self.engine = make_engine(address)
        self._metrics = metrics
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrations.upgrade)
        except SQLAlchemyError as error:
            reason = getattr(error, "orig", None) or error
            raise ElementariumError(f"cannot keep a log in {self.engine.url}: {reason}") from None
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is left and close the book."""
        if self._writer is not None:
            self._jobs.put_nowait(None)
            await self._writer
        await self.engine.dispose()

    async def rows(self, query: Executable) -> Sequence[Any]:
        """What a query finds."""
        async with self.engine.connect() as connection:
            found: Sequence[Any] = (await connection.execute(query)).all()
            return found

    async def commit(self, *statements: Writing) -> None:
        """Write, all or nothing; returns once it is safe on the disk."""
        await asyncio.shield(self.later(*statements))

    def later(self, *statements: Writing) -> asyncio.Future[None]:
        """The same for what can wait; it is written with the next transaction."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(asyncio.Future.exception)  # looked at, though nobody may wait
        self._jobs.put_nowait((statements, done))
        return done

    async def _write(self) -> None:
        """The writer's life: take what has come in, commit it, say so."""
        while (first := await self._jobs.get()) is not None:
            jobs, last = [first], False
            while len(jobs) < MOST_TOGETHER and not self._jobs.empty():
                job = self._jobs.get_nowait()
                if job is None:
                    last = True
                    break
                jobs.append(job)
            await self._commit_together(jobs)
            if last:
                return

    async def _commit_together(self, jobs: Sequence[Job]) -> None:
        """One transaction for all; where it fails, one for each, so that only the guilty fail."""
        error = await self._commit_once([each for statements, _ in jobs for each in statements])
        if error is None or len(jobs) == 1:
            for _, done in jobs:
                settle(done, error)
            return
        for statements, done in jobs:
            settle(done, await self._commit_once(statements))

    async def _commit_once(self, statements: Sequence[Writing]) -> Refusal | None:
        began = time.perf_counter()
        try:
            async with self.engine.begin() as connection:
                for statement, rows in merged(statements):
                    await connection.execute(statement, rows)
        except SQLAlchemyError as error:
            reason = str(getattr(error, "orig", None) or type(error).__name__)
            log.error("not committed", extra={"reason": reason})
            self._metrics.count("commits_failed")
            return Refusal("busy", "it could not be written down; nothing has changed")
        self._metrics.time("commit", time.perf_counter() - began)
        return None


def merged(writings: Sequence[Writing]) -> Iterator[tuple[Executable, list[Any] | None]]:
    """The same in the same order, but neighbouring rows of one model together."""
    for model, group in groupby(writings, lambda each: isinstance(each, Rows) and each.model):
        if isinstance(model, type):
            yield insert(model), [row for each in group for row in getattr(each, "rows", ())]
        else:
            yield from ((each, None) for each in group if not isinstance(each, Rows))


def settle(done: asyncio.Future[None], error: Refusal | None) -> None:
    """Tell whoever waits."""
    with suppress(asyncio.InvalidStateError):
        done.set_result(None) if error is None else done.set_exception(error)


def make_engine(address: str) -> AsyncEngine:
    """A way to the database; SQLite is told to survive a power cut."""
    engine = create_async_engine(address)

    if engine.dialect.name == "sqlite":

        @event.listens_for(engine.sync_engine, "connect")
        def make_safe(connection: Any, _: object) -> None:
            cursor = connection.cursor()
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    return engine
