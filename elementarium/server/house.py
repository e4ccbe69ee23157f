"""The house: everything the server is made of, and the order in which it opens and closes."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import func, insert, select, update

from elementarium.server.analysis import Studies
from elementarium.server.audience import Audience
from elementarium.server.clock import Uptime
from elementarium.server.clockwork import Clockwork
from elementarium.server.compiling import Rules
from elementarium.server.folder import Folder
from elementarium.server.guests import Guests
from elementarium.server.library import Library
from elementarium.server.limits import Buckets
from elementarium.server.metrics import Metrics
from elementarium.server.models import LogRow, UptimeRow
from elementarium.server.play import Play
from elementarium.server.seating import Seating
from elementarium.server.settings import Settings
from elementarium.server.storage import Storage
from elementarium.server.tables import Tables
from elementarium.server.tasks import Tasks
from elementarium.server.thinking import Thinkers


class House:
    """One server with all its rooms."""

    def __init__(self, settings: Settings, thinkers: Thinkers | None = None) -> None:
        self.settings = settings
        self.ready = False
        self.metrics = Metrics()
        self.tasks = Tasks()
        self.rules = Rules()
        self.uptime = Uptime()
        self.thinkers = thinkers or Thinkers()
        self.storage = Storage(settings.database, self.metrics)
        self.guests = Guests(self.storage, settings)
        self.audience = Audience(self.guests.name, self.metrics)
        self.tables = Tables(self)
        self.play = Play(self)
        self.seating = Seating(self)
        self.library = Library(self)
        self.studies = Studies(self)
        self.clockwork = Clockwork(self)
        limits = settings.limits
        self.buckets = {
            name: Buckets(getattr(limits, name))
            for name in ("requests", "connections", "tables", "lines", "hints")
        }
        self._last = 0
        self.opened = 0
        """When, in milliseconds; 0 before."""

    def now(self) -> int:
        """Milliseconds of the house's clock, which never goes back."""
        self._last = max(self._last, self.settings.clock())
        return self._last

    async def open(self) -> None:
        """Open the book, note the time, wake the agents."""
        self._folder = Folder(self.settings.data)
        try:
            await self.storage.open()
            await self._note_opening()
            await self.thinkers.start()
            self.rules.open()
        except BaseException:
            await self.close()
            raise
        self.tasks.start(self._beat())
        self.tasks.start(self.tables.resume())
        self.ready = True

    async def close(self) -> None:
        """Finish what was promised, then close the book."""
        self.ready = False
        await self.tasks.close()
        self.clockwork.close()
        await self.thinkers.close()
        await self.rules.close()
        if self.opened:
            await self._note_being_up()
        await self.storage.close()
        self._folder.close()

    # ── when the house is up ─────────────────────────────────────────────────────────────────

    async def _note_opening(self) -> None:
        """Begin a new time of being up; the last one lasted at least until the last entry."""
        rows: Any = await self.storage.rows(select(UptimeRow.since, UptimeRow.until))
        times = sorted(tuple(row) for row in rows)
        (last_entry,) = (await self.storage.rows(select(func.max(LogRow.at))))[0]
        if times and last_entry is not None:
            since, until = times[-1]
            times[-1] = (since, max(until, last_entry))
        self._last = max((until + 1 for _, until in times), default=0)
        self.opened = self.now()
        starts = [*(since for since, _ in times), self.opened]
        self.uptime.gaps = [(until, to) for (_, until), to in zip(times, starts[1:], strict=True)]
        await self.storage.commit(
            *(
                update(UptimeRow).where(UptimeRow.since == since).values(until=until)
                for since, until in times[-1:]
            ),
            insert(UptimeRow).values(since=self.opened, until=self.opened),
        )

    async def _note_being_up(self) -> None:
        up = update(UptimeRow).where(UptimeRow.since == self.opened).values(until=self.now())
        await self.storage.commit(up)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            await self._note_being_up()
