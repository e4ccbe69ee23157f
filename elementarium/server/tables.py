"""All tables: set up, found again, listed. Those in memory are a cache of their logs."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Literal

from sqlalchemy import ColumnElement, Update, insert, select, update

from elementarium.core.chance import new_key
from elementarium.core.errors import ElementariumError
from elementarium.core.game import find_game
from elementarium.server.errors import OtherRules, Refusal
from elementarium.server.lines import Line, Said
from elementarium.server.models import ChatRow, LogRow, TableRow
from elementarium.server.storage import Rows
from elementarium.server.table import Table
from elementarium.server.terms import Terms

if TYPE_CHECKING:
    from elementarium.server.house import House

MOST_IN_MEMORY = 2000
MOST_LISTED = 50
ID_BYTES = 8

Show = Literal["open", "watch", "mine"]


class Tables:
    """The tables of the house, by id."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._known: dict[str, Table] = {}
        self._finding = asyncio.Lock()
        """One table at a time is rebuilt, so that none is rebuilt twice."""
        house.metrics.level("tables", lambda: len(self._known))

    # ── setting up ───────────────────────────────────────────────────────────────────────────

    async def set_up(
        self, terms: Terms, guest: str, seats: Sequence[int], rematch_of: str | None = None
    ) -> Table:
        """A new table; the guest sits down on these seats."""
        at = self._house.now()
        table = self._built(secrets.token_urlsafe(ID_BYTES), terms, new_key(), at)
        lines = opening_lines(table, guest, seats, at)
        row = insert(TableRow).values(
            id=table.id,
            terms=terms.model_dump(),
            key=table.key,
            rules=table.game.rules_version,
            created=at,
            stage="playing" if lines and lines[-1].kind == "started" else "open",
            rematch_of=rematch_of,
        )
        signals = self._house.wire.signal("log", table.id, terms.runs_by_itself)
        if rematch_of:
            signals += self._house.wire.signal("rematch", rematch_of)
        await self._house.storage.commit(row, *written(table, lines), *signals)
        for line in lines:
            table.take(line)
        self._known[table.id] = table
        self._forget_some()
        self._house.clockwork.go_on(table)
        return table

    async def again(self, table: Table, guest: str) -> Table:
        """The same people play again: whoever asks first sets up the table, all get the same."""
        async with table.lock:
            new = await self._house.colleagues.again(table, lambda: self._again(table, guest))
        for seat in table.held(guest):
            await self._house.seating.sit(new, seat, guest)
        return new

    async def _again(self, table: Table, guest: str) -> Table:
        if not table.held(guest):
            raise Refusal("not_seated", "only those who played can play again")
        if table.stage != "over":
            raise Refusal("not_allowed", "the match is not over")
        if table.rematch is not None:
            return await self.find(table.rematch)
        kept = [seat.terms.model_copy(update={"kept_for": seat.guest}) for seat in table.seats]
        terms = table.terms.model_copy(update={"seats": kept, "listed": False})
        new = await self.set_up(terms, guest, table.held(guest), table.id)
        table.rematch = new.id
        self._house.audience.tell_changed(table)
        return new

    # ── finding ──────────────────────────────────────────────────────────────────────────────

    async def find(self, id: str) -> Table:
        """A table by its id, from memory or from its log."""
        if id in self._known:
            return self._known[id]
        if not id.isprintable():  # PostgreSQL cannot even be asked for some
            raise Refusal("not_found", "there is no such table")
        async with self._finding:
            if id not in self._known:
                self._known[id] = await self._load(id)
                self._house.clockwork.go_on(self._known[id])
                self._forget_some()
            return self._known[id]

    async def listed(self, show: Show, guest: str) -> list[Table]:
        """The tables of a list, the latest first."""
        found = []
        async for table in self._playable(await self._ids(show, guest)):
            if fits(table, show, guest):
                found.append(table)
            if len(found) == MOST_LISTED:
                break
        return found

    async def resume(self) -> None:
        """Agents go on thinking and clocks go on running where the house was closed."""
        playing = await self._select(TableRow.stage == "playing")
        async for table in self._playable(filter(self._house.wire.keeps, playing)):
            self._house.clockwork.go_on(table)

    def known(self, id: str | None = None) -> list[Table]:
        """The tables in memory, or the one of this name if it is among them."""
        if id is None:
            return list(self._known.values())
        return [self._known[id]] if id in self._known else []

    def of(self, guest: str) -> list[Table]:
        """The tables in memory where a guest sits."""
        return [table for table in self._known.values() if guest in table.guests]

    async def _playable(self, ids: Iterable[str]) -> AsyncIterator[Table]:
        """These tables, less those of other rules."""
        for id in ids:
            try:
                table = await self.find(id)
            except OtherRules:
                continue
            yield table

    async def _ids(self, show: Show, guest: str) -> list[str]:
        if show == "mine":
            mine = select(LogRow.table_id).where(LogRow.kind == "sat", LogRow.guest == guest)
            return await self._select(TableRow.id.in_(mine))
        return await self._select(TableRow.stage == ("open" if show == "open" else "playing"))

    async def _select(self, condition: ColumnElement[bool]) -> list[str]:
        query = select(TableRow.id).where(condition).order_by(TableRow.created.desc())
        return [id for (id,) in await self._house.storage.rows(query.limit(MOST_IN_MEMORY))]

    # ── rebuilding ───────────────────────────────────────────────────────────────────────────

    async def _load(self, id: str) -> Table:
        rows = self._house.storage.rows
        # The log before the terms: a line not read yet may change them, never the other way round.
        lines = await rows(columns(LogRow, Line, id).order_by(LogRow.n))
        found: Any = await rows(select(TableRow.__table__).where(TableRow.id == id))
        if not found:
            raise Refusal("not_found", "there is no such table")
        row = found[0]
        table = self._built(id, Terms.model_validate(row.terms), row.key, row.created)
        replayed(table, [Line(*line) for line in lines], row.rules)
        for said in await rows(columns(ChatRow, Said, id).order_by(ChatRow.k)):
            table.say(Said(*said))
        for (rematch,) in await rows(select(TableRow.id).where(TableRow.rematch_of == id)):
            table.rematch = rematch
        await self._house.guests.meet(table.guests)
        if table.stage != row.stage:
            self._house.play.note_stage(table)
        return table

    def _built(self, id: str, terms: Terms, key: bytes, created: int) -> Table:
        engine = self._house.rules.engine(find_game(terms.game))
        return Table(id, terms, key, created, engine, self._house.uptime)

    def _forget_some(self) -> None:
        """Tables that nobody looks at and nothing runs at can be rebuilt when wanted."""
        for id in list(self._known)[: max(0, len(self._known) - MOST_IN_MEMORY)]:
            table = self._known[id]
            quiet = not self._house.audience.at(id) and not self._house.clockwork.is_busy(table)
            if quiet and not table.lock.locked():
                del self._known[id]


def replayed(table: Table, lines: Sequence[Line], rules: int) -> None:
    """What a log says has happened; by other rules it would say something else."""
    if rules != table.game.rules_version:
        raise OtherRules(f"played by rules {rules}, and these are {table.game.rules_version}")
    try:
        for line in lines:
            table.take(line)
    except ElementariumError as error:
        raise OtherRules(f"by these rules the log cannot be played: {error}") from None


def fits(table: Table, show: Show, guest: str) -> bool:
    """Whether a table belongs in a list."""
    if show == "open":
        return table.stage == "open" and table.terms.listed
    if show == "watch":
        return table.stage == "playing" and table.terms.watch == "anybody"
    return guest in table.guests


def opening_lines(table: Table, guest: str, seats: Sequence[int], at: int) -> list[Line]:
    """The first lines of a log: who sits down, and the start if nobody is missing."""
    lines = [Line(n, "sat", at, seat, guest) for n, seat in enumerate(seats, 1)]
    missing = sum(seat.is_open for seat in table.seats) - len(lines)
    return lines if missing else [*lines, Line(len(lines) + 1, "started", at)]


def written(table: Table, lines: Sequence[Line]) -> list[Rows]:
    """Lines as they are written into the log, if there are any."""
    rows = [{"table_id": table.id, **vars(line)} for line in lines]
    return [Rows(LogRow, rows)] if rows else []


def changed(table: Table, terms: Terms | None) -> list[Update]:
    """New terms as they are written down, if there are any."""
    if terms is None:
        return []
    return [update(TableRow).where(TableRow.id == table.id).values(terms=terms.model_dump())]


def columns(model: Any, kind: Any, table: str) -> Any:
    """A query for the fields of a dataclass, of one table."""
    wanted = (getattr(model, field.name) for field in fields(kind))
    return select(*wanted).where(model.table_id == table)
