"""The book of the house: what is written in it stays, whatever happens to the machine.

All writing of a worker goes through one writer, which commits together what has come in
meanwhile: many tables share the wait for the disk. A line of a log has a number, and no number
can be written twice: of two workers who write the same one, one is refused and looks again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Any

from sqlalchemy import ARRAY, Connection, Executable, Text, bindparam, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from elementarium.core.errors import ElementariumError
from elementarium.server import migrations
from elementarium.server.database import (
    TROUBLE,
    Unanswered,
    is_lost,
    open_book,
    why,
    without_password,
)
from elementarium.server.errors import HangUp, Refusal
from elementarium.server.metrics import Metrics
from elementarium.server.models import Base

MOST_TOGETHER = 256
"""Jobs that share one transaction."""
MOST_ROWS = 100
"""Rows that share one statement: SQLite before 3.32 takes 999 values."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Rows:
    """Rows for a table of the database. Those of many jobs are written in one go."""

    model: type[Base]
    rows: Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class Signal:
    """A word to the other workers of the house, heard once everything beside it is committed."""

    text: str


CHANNEL = "elementarium"
"""Where signals are heard."""
SIGNALS = select(
    func.pg_notify(
        CHANNEL, func.unnest(bindparam("texts", type_=ARRAY(Text))).column_valued("signal")
    )
)

Writing = Executable | Rows | Signal
Job = tuple[Sequence[Writing], "asyncio.Future[None]"]


class Storage:
    """The database: many readers, one writer."""

    def __init__(self, address: str, metrics: Metrics) -> None:
        self.address = address
        self.book = open_book(address)
        self.cut_off = False
        """Whether nothing can be written, since nobody would hear of it."""
        self._metrics = metrics
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        try:
            await self.book.write(migrations.upgrade)
        except (*TROUBLE, Unanswered) as error:
            place = without_password(self.address)
            raise ElementariumError(f"cannot keep a log in {place}: {why(error)}") from None
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is left and close the book."""
        if self._writer is not None:
            self._jobs.put_nowait(None)
            await self._writer
        await self.book.close()

    async def rows(self, query: Executable) -> Sequence[Any]:
        """What a query finds. An old connection may have been cut: then it is asked again."""
        for _ in range(2):
            try:
                return await self.book.read(lambda connection: connection.execute(query).all())
            except TROUBLE as error:
                if not is_lost(error):
                    raise
                reason = why(error)
        log.error("the database cannot be read", extra={"reason": reason})
        raise HangUp

    async def commit(self, *statements: Writing) -> None:
        """Write, all or nothing; returns once it is safe on the disk."""
        await self.later(*statements)  # whoever stops waiting does not keep it from being written

    def later(self, *statements: Writing) -> asyncio.Future[None]:
        """The same for what can wait; it is written with the next transaction."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(asyncio.Future.exception)  # looked at, though nobody may wait
        if self.cut_off:
            done.set_exception(HangUp())
        else:
            self._jobs.put_nowait((statements, done))
        return done

    def new(self, model: type[Base], **row: Any) -> Executable:
        """A row, unless it is there already, perhaps written by another worker just now."""
        if self.book.engine.dialect.name == "sqlite":
            return sqlite.insert(model).values(row).on_conflict_do_nothing()
        return postgresql.insert(model).values(row).on_conflict_do_nothing()

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
        """One transaction for all; where it fails, one for each half: only the guilty fail."""
        error = await self._commit_once([each for statements, _ in jobs for each in statements])
        if error is None or isinstance(error, HangUp) or len(jobs) == 1:
            for _, done in jobs:
                settle(done, error)
            return
        half = len(jobs) // 2
        await self._commit_together(jobs[:half])
        await self._commit_together(jobs[half:])

    async def _commit_once(self, statements: Sequence[Writing]) -> Refusal | None:
        began = time.perf_counter()
        try:
            error = await self._try(statements)
        except ConnectionError:
            error = await self._try_again(statements)
        if error is None:
            self._metrics.time("commit", time.perf_counter() - began)
        else:
            self._metrics.count("commits_failed")
        return error

    async def _try_again(self, statements: Sequence[Writing]) -> Refusal | None:
        """Once more: an old connection may have been cut while nobody used it."""
        try:
            return await self._try(statements)
        except ConnectionError:
            return HangUp()

    async def _try(self, statements: Sequence[Writing]) -> Refusal | None:
        """One transaction; a ConnectionError means that nothing can have been committed."""
        try:
            await self.book.write(lambda connection: put_down(connection, statements))
        except Unanswered as error:
            log.error("not answered", extra={"reason": str(error)})
            return HangUp()
        except TROUBLE as error:
            overtaken = isinstance(error, IntegrityError)  # another worker may have been first
            level = logging.WARNING if overtaken else logging.ERROR
            log.log(level, "not committed", extra={"reason": why(error)})
            if is_lost(error):
                raise ConnectionError from None
            return Refusal("busy", "it could not be written down; nothing has changed")
        return None


def put_down(connection: Connection, writings: Sequence[Writing]) -> None:
    """Write all of it."""
    for what, with_it in merged(writings):
        if isinstance(what, Executable):
            connection.execute(what, with_it)
        else:
            insert_rows(connection, what, with_it)


def insert_rows(
    connection: Connection, model: type[Base], rows: Sequence[Mapping[str, Any]]
) -> None:
    """Rows of plain values; in SQLite many by one statement, after each of which others may run."""
    if connection.dialect.name != "sqlite":
        connection.execute(insert(model), rows)
        return
    names = tuple(rows[0])
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first : first + MOST_ROWS]
        values = tuple(row[name] for row in some for name in names)
        connection.exec_driver_sql(insertion(model.__tablename__, names, len(some)), values)


@cache
def insertion(table: str, names: tuple[str, ...], rows: int) -> str:
    """What SQLite is told to write so many rows."""
    row = f"({', '.join('?' for _ in names)})"
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES {', '.join([row] * rows)}"


def merged(writings: Sequence[Writing]) -> Iterator[tuple[Executable | type[Base], Any]]:
    """The same in the same order, but neighbouring rows of one model together, and signals last."""
    signals = [each.text for each in writings if isinstance(each, Signal)]
    others = [each for each in writings if not isinstance(each, Signal)]
    for model, group in groupby(others, lambda each: isinstance(each, Rows) and each.model):
        if isinstance(model, type):
            yield model, [row for each in group for row in getattr(each, "rows", ())]
        else:
            yield from ((each, None) for each in group if not isinstance(each, Rows))
    if signals:
        yield SIGNALS, {"texts": signals}


def settle(done: asyncio.Future[None], error: Refusal | None) -> None:
    """Tell whoever waits."""
    with suppress(asyncio.InvalidStateError):
        done.set_result(None) if error is None else done.set_exception(error)
