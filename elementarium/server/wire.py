"""The wire between the workers of one house: it says that something is new, the book says what.

In PostgreSQL a worker holds a lock as long as it lives, so who holds one is there; whoever dies
lets go of it by that. Each table has one keeper among them, who lets its agents think and its
flags fall. Should two believe for a moment that they are the keeper, the book refuses one.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Any

from elementarium.core.errors import ElementariumError
from elementarium.server.database import connected, driver, why, without_password
from elementarium.server.errors import Refusal
from elementarium.server.storage import CHANNEL, Signal

LOCKS = 0x656C65
"""The locks of our workers, among those of others."""
DOOR = 0
"""The lock of whoever is just coming in."""
PRESENT = """
SELECT objid::bigint FROM pg_locks
WHERE locktype = 'advisory' AND classid = $1 AND objid <> $2 AND objsubid = 2 AND granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
MOST_WORKERS = 2**31 - 1
PAUSE = 0.5
"""Seconds before a wire that was cut is tried again."""
LOOK = 10.0
"""Seconds after which a wire that does not answer is cut."""

log = logging.getLogger(__name__)


class Alone:
    """No wire: this worker is the whole house."""

    is_up = True
    number = 0
    members: Collection[int] = ()
    """The numbers of all who are there."""

    def signal(self, kind: str, *about: Any) -> list[Signal]:
        """What is written down with something new, for the others to hear."""
        return []

    def keeps(self, table: str) -> bool:
        """Whether it is up to this worker what happens at a table by itself."""
        return True

    async def open(self, come_in: Callable[[bool], Awaitable[None]]) -> None:
        """Come in; there is nobody else."""
        await come_in(True)

    async def look(self) -> None:
        """See who is there."""

    async def close(self) -> None:
        """Nobody has to know."""


class Wire(Alone):
    """One connection that hears what other workers have written."""

    def __init__(
        self,
        address: str,
        hear: Callable[[int, str, list[Any]], None],
        lost: Callable[[], None],
        met: Callable[[bool], None],
    ) -> None:
        self.is_up = False
        self._address = address
        self._hear = hear
        self._lost = lost
        """Told when the wire is cut."""
        self._met = met
        """Told when others came or went, or we did, and may have missed something."""
        self._connection: Any = None
        self._mending: asyncio.Task[None] | None = None

    # ── what the others hear ─────────────────────────────────────────────────────────────────

    def signal(self, kind: str, *about: Any) -> list[Signal]:
        """What is written down with something new, for the others to hear."""
        return [Signal(json.dumps([self.number, kind, *about], separators=(",", ":")))]

    def keeps(self, table: str) -> bool:
        """Whether this worker keeps a table: all who are there agree by the same reckoning."""
        return self.is_up and keeper(table, self.members) == self.number

    # ── coming and going ─────────────────────────────────────────────────────────────────────

    async def open(self, come_in: Callable[[bool], Awaitable[None]]) -> None:
        """Come in, and come back whenever the wire was cut. `come_in` hears if nobody is there."""
        self._come_in = come_in
        try:
            await self._connect()
        except gone() as error:
            place = without_password(self._address)
            raise ElementariumError(f"cannot listen in {place}: {why(error)}") from None

    async def close(self) -> None:
        """Go, and say so."""
        if self._mending:
            self._mending.cancel()
            await asyncio.gather(self._mending, return_exceptions=True)
        self.is_up = False
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.remove_termination_listener(self._cut)
            with suppress(*gone()):
                await connection.execute("SELECT pg_advisory_unlock_all()", timeout=LOOK)
                told = json.dumps([self.number, "went"])
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, told, timeout=LOOK)
                await connection.close(timeout=LOOK)
            connection.terminate()

    async def look(self) -> None:
        """See who is there; a wire that does not answer is cut."""
        connection = self._connection
        if not self.is_up:
            return
        try:
            async with asyncio.timeout(LOOK):
                present = await others(connection)
        except gone() as error:
            log.error("the wire is silent", extra={"reason": why(error)})
            connection.terminate()
        else:
            self._note(present)

    async def _connect(self) -> None:
        """Take a number, and a place among those who are there."""
        number = secrets.randbelow(MOST_WORKERS) + 1  # a new one: the old may still seem alive
        connection = await connected(self._address)
        try:
            await connection.execute("SELECT pg_advisory_lock($1, $2)", LOCKS, DOOR)
            present = await others(connection)
            await connection.execute("SELECT pg_advisory_lock($1, $2)", LOCKS, number)
            await self._come_in(not present)
            self.number, self.members = number, (*present, number)
            await connection.add_listener(CHANNEL, self._heard)
            await connection.execute("SELECT pg_advisory_unlock($1, $2)", LOCKS, DOOR)
            told = json.dumps([number, "came"])
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, told)
        except BaseException:
            connection.terminate()
            self._lost()
            raise
        self._connection, self.is_up = connection, True
        connection.add_termination_listener(self._cut)
        self._met(True)

    def _cut(self, _: object) -> None:
        """The connection is gone: nothing is written until it is back."""
        self.is_up = False
        log.error("the wire to the database was cut")
        self._lost()
        self._mending = asyncio.get_running_loop().create_task(self._mend())

    async def _mend(self) -> None:
        while True:
            try:
                await self._connect()
            except gone() as error:
                log.error("the database cannot be reached", extra={"reason": why(error)})
                await asyncio.sleep(PAUSE)
            else:
                log.warning("the wire to the database is mended")
                return

    # ── what is heard ────────────────────────────────────────────────────────────────────────

    def _heard(self, _: object, pid: int, channel: str, text: str) -> None:
        number, kind, *about = json.loads(text)
        if number == self.number:
            return
        if kind == "came":
            self._note({*self.members, number})
        elif kind == "went":
            self._note({*self.members} - {number})
        else:
            self._hear(number, kind, about)

    def _note(self, members: Collection[int]) -> None:
        everybody = {*members, self.number}
        if everybody != set(self.members):
            self.members = tuple(everybody)
            self._met(False)


def gone() -> tuple[type[Exception], ...]:
    """What one notices when a connection is cut."""
    return (OSError, Refusal, driver().PostgresError, driver().InterfaceError)


async def others(connection: Any) -> list[int]:
    """Who is there."""
    return [number for (number,) in await connection.fetch(PRESENT, LOCKS, DOOR)]


def keeper(table: str, members: Collection[int]) -> int:
    """Who keeps a table: most tables keep theirs when others come or go."""

    def weight(number: int) -> bytes:
        return hashlib.blake2b(f"{number} {table}".encode(), digest_size=8).digest()

    return max(members, key=weight)
