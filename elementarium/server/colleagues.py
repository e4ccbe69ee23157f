"""What other workers of the same house have written, taken in here.

A signal only says where to look. Whoever missed one looks anyway: when somebody joins a table or
asks about it, and before anything is refused.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Select, func, select

from elementarium.server.errors import HangUp, Refusal
from elementarium.server.lines import Line, Said
from elementarium.server.models import ChatRow, LogRow, TableRow
from elementarium.server.table import Table
from elementarium.server.tables import columns
from elementarium.server.terms import Terms
from elementarium.server.wire import Alone, Wire

if TYPE_CHECKING:
    from elementarium.server.house import House

SEATED = ("sat", "rose", "arranged", "started")
"""Lines after which somebody else sits somewhere."""

Done = TypeVar("Done")


class Colleagues:
    """The other workers of a house, as this one notices them."""

    def __init__(self, house: House) -> None:
        self._house = house
        address = house.settings.postgresql
        self.wire = Wire(address, self.hear, self.lost, self.met) if address else Alone()

    # ── what is heard ────────────────────────────────────────────────────────────────────────

    def hear(self, worker: int, kind: str, about: list[Any]) -> None:
        """A signal: something is new."""
        if kind == "here":
            self._house.audience.note(worker, *about)
            self._show_here(about[0])
        elif kind == "guest":
            self._house.tasks.start(self._rename(*about))
        else:
            self._house.tasks.start(self._look_at(*about))

    def lost(self) -> None:
        """What is written now, nobody would hear of."""
        self._house.storage.cut_off = True

    def met(self, fresh: bool) -> None:
        """Others came or went; `fresh`: we did, and may have missed something."""
        audience = self._house.audience
        if not self._house.is_open:
            return
        for id in audience.forget_all_but(self.wire.members):
            self._show_here(id)
        audience.announce_all()
        if fresh:
            self._house.tasks.start(self._look_at_all())
        self._house.tasks.start(self._house.tables.resume())

    def _show_here(self, id: str) -> None:
        for table in self._house.tables.known(id):
            self._house.audience.show_here(table)

    async def _look_at(self, id: str, runs_by_itself: bool = False) -> None:
        tables = self._house.tables
        if tables.known(id) or (runs_by_itself and self.wire.keeps(id)):
            with suppress(HangUp):  # we look at all of them when the wire is mended
                await self.refresh(await tables.find(id))

    async def _look_at_all(self) -> None:
        for table in self._house.tables.known():
            with suppress(HangUp):
                await self.refresh(table)

    async def _rename(self, guest: str) -> None:
        with suppress(HangUp):
            await self._house.guests.hear_name(guest)
        for table in self._house.tables.of(guest):
            self._house.audience.tell_changed(table)

    # ── what is read ─────────────────────────────────────────────────────────────────────────

    async def again(self, table: Table, attempt: Callable[[], Awaitable[Done]]) -> Done:
        """Do something at a locked table; what is refused is tried again if the log has grown."""
        while True:
            try:
                return await attempt()
            except Refusal:
                if not await self.catch_up(table):
                    raise

    async def refresh(self, table: Table) -> Table:
        """The same table, as its log says."""
        if self._house.settings.postgresql:
            async with table.lock:
                await self.catch_up(table)
        return table

    async def catch_up(self, table: Table) -> bool:
        """Take in what others wrote about a locked table; returns whether there was anything."""
        if not self._house.settings.postgresql:
            return False
        ((n, k, rematch),) = await self._house.storage.rows(newest(table.id))
        behind = (n > table.n, k > len(table.chat), rematch != table.rematch)
        if behind[0]:
            await self._read_log(table)
        if behind[1]:
            await self._read_chat(table)
        if behind[2]:
            table.rematch = rematch
            self._house.audience.tell_changed(table)
        return any(behind)

    async def _read_log(self, table: Table) -> None:
        query = columns(LogRow, Line, table.id).where(LogRow.n > table.n).order_by(LogRow.n)
        lines = [Line(*line) for line in await self._house.storage.rows(query)]
        if any(line.kind == "arranged" for line in lines):
            terms = select(TableRow.terms).where(TableRow.id == table.id)
            table.agree(Terms.model_validate((await self._house.storage.rows(terms))[0][0]))
        await self._house.guests.meet(line.guest for line in lines if line.guest)
        await self._house.play.let_happen(table, lines)
        if seats_changed(lines):
            self._house.audience.tell_changed(table)
            self._house.audience.tell_here(table)

    async def _read_chat(self, table: Table) -> None:
        heard = len(table.chat)
        query = columns(ChatRow, Said, table.id).where(ChatRow.k > heard).order_by(ChatRow.k)
        for row in await self._house.storage.rows(query):
            said = Said(*row)
            table.say(said)
            self._house.audience.tell_line(table, said)


def seats_changed(lines: Sequence[Line]) -> bool:
    """Whether somebody else sits somewhere after these lines."""
    return any(line.kind in SEATED for line in lines)


def newest(table: str) -> Select[Any]:
    """How far a log and its chat go, and the table where the same people play again."""
    return select(
        select(func.coalesce(func.max(LogRow.n), 0))
        .where(LogRow.table_id == table)
        .scalar_subquery(),
        select(func.coalesce(func.max(ChatRow.k), 0))
        .where(ChatRow.table_id == table)
        .scalar_subquery(),
        select(TableRow.id).where(TableRow.rematch_of == table).scalar_subquery(),
    )
