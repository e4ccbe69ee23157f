"""Where the book lies: in a file of its own (SQLite), or in PostgreSQL, which many may share."""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar
from urllib.parse import urlsplit

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from elementarium.core.errors import BadOption, ElementariumError

TROUBLE = (SQLAlchemyError, OSError)
"""What may come of asking a database."""
SCHEMES = ("postgresql", "postgres")
OLDEST = 14
"""The first version of PostgreSQL that will do."""
WAIT = 10.0
"""Seconds for a connection to be made."""
LONGEST = 60.0
"""Seconds for one statement: more than any of ours takes."""
ALIVE: Mapping[str, str] = {
    "application_name": "elementarium",
    # A host that lost its power is noticed within half a minute, not after two hours.
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    # A worker that stops in the midst of writing does not hold up the others.
    "idle_in_transaction_session_timeout": "5000",
}
"""What every connection asks of PostgreSQL."""

Result = TypeVar("Result")


def checked_address(address: str) -> str:
    """The address of a PostgreSQL database, as its own tools write it."""
    scheme = urlsplit(address).scheme.partition("+")[0]
    if scheme == "sqlite":
        raise BadOption("SQLite needs no address: its file lies in the folder named by --data")
    if scheme not in SCHEMES or not address.partition("://")[2]:
        raise BadOption(
            "the address of a database looks like postgresql://user:password@host/name, "
            f"not {without_password(address)!r}"
        )
    return "postgresql://" + address.partition("://")[2]


def without_password(address: str) -> str:
    """An address that can be shown to anybody."""
    scheme, mark, rest = address.partition("://")
    user, at, place = rest.rpartition("@")
    return f"{scheme}{mark}{user.partition(':')[0]}{at}{place.partition('?')[0]}"


def driver() -> Any:
    """What speaks to PostgreSQL; not everybody who plays needs it."""
    try:
        return importlib.import_module("asyncpg")
    except ImportError:
        raise ElementariumError(
            "PostgreSQL needs the package asyncpg: pip install 'elementarium[postgres]'"
        ) from None


async def connected(address: str) -> Any:
    """A connection of one's own. The driver reads the address, with all that libpq knows."""
    asyncpg = driver()
    try:
        return await asyncpg.connect(
            address, timeout=WAIT, command_timeout=LONGEST, server_settings=ALIVE
        )
    except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise ConnectionError(str(error)) from None


class Unanswered(Exception):
    """The connection was lost during a commit: whether it was done, the book will say."""


class Book(Protocol):
    """A database: work at it is done in one transaction, and nobody else waits meanwhile."""

    engine: Engine

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """What is found out by looking."""

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """What comes of writing, once it is safe."""

    async def close(self) -> None:
        """Nothing more is read or written."""


def open_book(address: str) -> Book:
    """A way to the database, whichever it is."""
    return SharedBook(address) if address.startswith("postgresql:") else FileBook(address)


class FileBook:
    """SQLite. Whoever reads does not wait for the one who writes, who may wait for others."""

    def __init__(self, address: str) -> None:
        self.engine = create_engine(address)
        event.listen(self.engine, "connect", survive_a_power_cut)
        self._reader = ThreadPoolExecutor(1, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """What is found out by looking."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._look, work)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """What comes of writing, once it is on the disk."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._change, work)

    def _look(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.connect() as connection:
            return work(connection)

    def _change(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        """Nothing more is read or written."""
        self._reader.shutdown()
        self._writer.shutdown()
        self.engine.dispose()


class SharedBook:
    """PostgreSQL, which others may use at the same time, and which may be far away."""

    def __init__(self, address: str) -> None:
        driver()
        # The writer, and a few who read.
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: connected(address),
            pool_size=4,
            max_overflow=6,
        )
        self.engine = self._engine.sync_engine

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """What is found out by looking."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """What comes of writing, once it is committed."""
        async with self._engine.connect() as connection:
            result = await connection.run_sync(work)
            try:
                await connection.commit()
            except TROUBLE as error:
                if is_lost(error):
                    raise Unanswered(why(error)) from None
                raise
            return result

    async def close(self) -> None:
        """Nothing more is read or written."""
        await self._engine.dispose()


def survive_a_power_cut(connection: Any, _: object) -> None:
    """What SQLite has to be told."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def is_lost(error: BaseException) -> bool:
    """Whether the connection is gone, and not only what was asked over it."""
    return isinstance(error, OSError) or bool(getattr(error, "connection_invalidated", False))


def why(error: BaseException) -> str:
    """What went wrong, in the words of whoever noticed it first."""
    while (cause := getattr(error, "orig", None) or error.__cause__) is not None:
        error = cause
    if isinstance(error, ConnectionRefusedError) or "Connect call failed" in str(error):
        return "nobody answers there; is PostgreSQL running?"
    if isinstance(error, TimeoutError):
        return "it does not answer"
    return str(error) or type(error).__name__
