"""Where the book lies: in a file of its own (SQLite), or in PostgreSQL, which many may share."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

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


def make_engine(address: str) -> AsyncEngine:
    """A way to the database, whichever it is."""
    if address.startswith("postgresql:"):
        driver()
        # The writer, and a few who read.
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: connected(address),
            pool_size=4,
            max_overflow=6,
        )
    engine = create_async_engine(address)
    event.listen(engine.sync_engine, "connect", survive_a_power_cut)
    return engine


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
