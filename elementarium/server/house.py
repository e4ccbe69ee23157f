"""The house: everything the server is made of, and the order in which it opens and closes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from sqlalchemy import func, insert, select, update

from elementarium.server.analysis import Studies
from elementarium.server.audience import Audience
from elementarium.server.clock import Uptime
from elementarium.server.clockwork import Clockwork
from elementarium.server.colleagues import Colleagues
from elementarium.server.compiling import Rules
from elementarium.server.errors import Refusal
from elementarium.server.folder import Folder
from elementarium.server.garbage import Leavings
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
    """One server with all its rooms: the whole house, or one of several workers in it."""

    def __init__(self, settings: Settings, thinkers: Thinkers | None = None) -> None:
        self.settings = settings
        self.is_open = False
        self.metrics = Metrics()
        self.tasks = Tasks()
        self.leavings = Leavings()
        self.rules = Rules()
        self.uptime = Uptime()
        self.thinkers = thinkers or Thinkers(workers=settings.workers)
        self.storage = Storage(settings.database, self.metrics)
        self.guests = Guests(self.storage, settings, self.guests_here)
        self.colleagues = Colleagues(self)
        self.wire = self.colleagues.wire
        self.audience = Audience(self.guests.name, self.metrics, self.signal)
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
        """When, in milliseconds; 0 before. With several workers: when the first of them was."""

    def now(self) -> int:
        """Milliseconds of the house's clock, which never goes back."""
        self._last = max(self._last, self.settings.clock())
        return self._last

    def guests_here(self) -> set[str]:
        """Whoever is connected, or has a seat at a table in memory."""
        return self.audience.guests.union(*(table.guests for table in self.tables.known()))

    @property
    def ready(self) -> bool:
        """Whether tables can be played."""
        return self.is_open and self.wire.is_up

    def signal(self, kind: str, *about: Any) -> None:
        """Say something to the other workers, if there can be any."""
        signals = self.wire.signal(kind, *about)
        if signals:
            self.storage.later(*signals)

    async def open(self) -> None:
        """Open the book, note the time, wake the agents."""
        self._folder = None if self.settings.postgresql else Folder(self.settings.data)
        try:
            await self.storage.open()
            await self.wire.open(self._come_in)
            await self.thinkers.start()
            self.rules.open()
        except BaseException:
            await self.close()
            raise
        self.tasks.start(self._beat())
        self.tasks.start(self.tables.resume())
        self.is_open = True

    async def close(self) -> None:
        """Finish what was promised, then close the book."""
        self.is_open = False
        await self.tasks.close()
        self.clockwork.close()
        await self.thinkers.close()
        await self.rules.close()
        with suppress(Refusal):
            await self._note_being_up()
        await self.wire.close()
        await self.storage.close()
        if self._folder:
            self._folder.close()

    # ── when the house is up ─────────────────────────────────────────────────────────────────

    async def _come_in(self, first: bool) -> None:
        """Whoever is first begins a new time of being up; others share the one that is running."""
        rows: Any = await self.storage.rows(select(UptimeRow.since, UptimeRow.until))
        times = sorted(tuple(row) for row in rows)
        begins = first or not times
        if begins:
            times = await self._ended(times)
        self._last = max(self._last, *(until + 1 for _, until in times), 0)
        self.opened = self.now() if begins else times[-1][0]
        starts = [since for since, _ in times] + [self.opened] * begins
        self.uptime.gaps = [(times[k][1], start) for k, start in enumerate(starts[1:])]
        self.storage.cut_off = False
        if begins:
            await self._note_opening(times)

    async def _ended(self, times: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """The times of being up; the last one lasted at least until the last entry."""
        ((last_entry,),) = await self.storage.rows(select(func.max(LogRow.at)))
        return [*times[:-1], *((since, max(until, last_entry or 0)) for since, until in times[-1:])]

    async def _note_opening(self, times: list[tuple[int, int]]) -> None:
        await self.storage.commit(
            *(
                update(UptimeRow).where(UptimeRow.since == since).values(until=until)
                for since, until in times[-1:]
            ),
            insert(UptimeRow).values(since=self.opened, until=self.opened),
        )

    async def _note_being_up(self) -> None:
        if self.opened:
            row, now = UptimeRow.since == self.opened, self.now()
            up = update(UptimeRow).where(row, UptimeRow.until < now).values(until=now)
            await self.storage.commit(up)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            with suppress(Refusal):  # it is noted in the log, and tried again
                await self._note_being_up()
            await self.wire.look()
            self.leavings.tidy_up()
