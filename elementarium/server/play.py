"""What can be done at a table: check, commit, acknowledge, broadcast, in this order.

Whoever changes a table holds its lock from the check to the news, so everybody sees the same
table. What is begun is finished, whether or not the client is still there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import update

from elementarium.server.errors import Refusal
from elementarium.server.guests import Guest
from elementarium.server.lines import Line, Said
from elementarium.server.models import ChatRow, TableRow
from elementarium.server.storage import Rows
from elementarium.server.table import Table
from elementarium.server.tables import changed, written
from elementarium.server.terms import Terms
from elementarium.server.turns import Turns

if TYPE_CHECKING:
    from elementarium.server.house import House


def nobody_waits(_: int) -> None:
    """For what no client asked for."""


@dataclass(frozen=True)
class Asker:
    """Who asks for something, under which id, and how they hear that it is done."""

    guest: Guest
    request: str
    acknowledge: Callable[[int], None]
    """Told the number up to which it is committed."""

    @property
    def key(self) -> tuple[str, str]:
        """What is not done twice at a table."""
        return self.guest.id, self.request


class Play:
    """Everything that people do at the tables of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._turns = Turns()

    # ── what people do ───────────────────────────────────────────────────────────────────────

    async def act(
        self, table: Table, asker: Asker, seat: int, at: int, actions: Sequence[int]
    ) -> None:
        """Choices of a seat, made together or not at all."""

        def lines(now: int) -> list[Line]:
            check_seat(table, asker, seat, at)
            table.check_choices(seat, actions)
            return chosen(table, seat, actions, now, *asker.key)

        await self._house.tasks.finish(self._do(table, asker, lines))

    async def undo(self, table: Table, asker: Asker, seat: int, at: int) -> None:
        """The last choice is taken back."""

        def lines(now: int) -> list[Line]:
            check_seat(table, asker, seat, at)
            if table.to_move != seat or not table.can_undo(asker.guest.id):
                raise Refusal("nothing_to_undo", "nothing can be taken back")
            length = len(table.playing().history) - 1
            return [Line(table.n + 1, "undo", now, seat, *asker.key, length=length)]

        await self._house.tasks.finish(self._do(table, asker, lines))

    async def resign(self, table: Table, asker: Asker, seat: int) -> None:
        """A seat gives up."""

        def lines(now: int) -> list[Line]:
            check_seat(table, asker, seat)
            return [Line(table.n + 1, "resigned", now, seat, *asker.key)]

        await self._house.tasks.finish(self._do(table, asker, lines))

    async def say(self, table: Table, asker: Asker, phrase: str | None, text: str | None) -> None:
        """Somebody says something to all at the table."""
        await self._house.tasks.finish(self._say(table, asker, phrase, text))

    # ── how it is done ───────────────────────────────────────────────────────────────────────

    async def record(
        self,
        table: Table,
        lines: Sequence[Line],
        acknowledge: Callable[[int], None] = nobody_waits,
        terms: Terms | None = None,
    ) -> None:
        """Commit, let it happen, acknowledge, broadcast, go on. The table is locked meanwhile.

        Until a match starts its terms may change, too.
        """
        agreed = terms or table.terms
        signals = self._house.wire.signal("log", table.id, agreed.runs_by_itself)
        await self._house.storage.commit(*written(table, lines), *changed(table, terms), *signals)
        stage = table.stage
        if terms:
            table.agree(terms)
        await self.let_happen(table, lines, acknowledge)
        for line in lines:
            self._house.metrics.count("entries", line.kind)
        if table.stage != stage:
            self.note_stage(table)

    async def let_happen(
        self,
        table: Table,
        lines: Sequence[Line],
        acknowledge: Callable[[int], None] = nobody_waits,
    ) -> None:
        """What is committed happens: acknowledge, broadcast, go on."""
        if table.match:
            table.match.engine = self._house.rules.engine(table.game)
        entries = [table.take(line) for line in lines]
        acknowledge(table.n)
        await self._turns.mine()
        self._house.audience.tell_news(table, entries, self._house.now())
        self._house.clockwork.go_on(table)

    async def lower_flag(self, table: Table) -> bool:
        """Whose time is up has lost."""
        now = self._house.now()
        seat = table.clock.flagged(now) if table.clock else None
        if seat is None:
            return False
        await self.record(table, [Line(table.n + 1, "flagged", now, seat)])
        return True

    def note_stage(self, table: Table) -> None:
        """Write down the stage, for the lists; the log says it anyway."""
        here, over = TableRow.id == table.id, TableRow.stage == "over"
        row = update(TableRow).where(here, ~over).values(stage=table.stage)
        self._house.storage.later(row)

    async def _do(self, table: Table, asker: Asker, lines: Callable[[int], list[Line]]) -> None:
        """Do it once: what was done already is only acknowledged again."""

        async def attempt() -> None:
            await self.lower_flag(table)
            await self.record(table, lines(self._house.now()), asker.acknowledge)

        await self._once(table, asker, attempt)

    async def _say(self, table: Table, asker: Asker, phrase: str | None, text: str | None) -> None:
        async def attempt() -> None:
            guest, k, now = asker.guest, len(table.chat) + 1, self._house.now()
            seat = next(iter(table.held(guest.id)), None)
            said = Said(k, *asker.key, seat, guest.name, phrase, text, now)
            row = Rows(ChatRow, [{"table_id": table.id, **vars(said)}])
            await self._house.storage.commit(row, *self._house.wire.signal("chat", table.id))
            table.say(said)
            asker.acknowledge(table.n)
            self._house.audience.tell_line(table, said)

        await self._once(table, asker, attempt)

    async def _once(
        self, table: Table, asker: Asker, attempt: Callable[[], Awaitable[None]]
    ) -> None:
        async def unless_done() -> None:
            if asker.key in table.answered:
                asker.acknowledge(table.answered[asker.key])
            else:
                await attempt()

        async with table.lock:
            await self._house.colleagues.again(table, unless_done)


def check_seat(table: Table, asker: Asker, seat: int, at: int | None = None) -> None:
    """Refuse who does not sit there, or looked at a table that is not so any more."""
    table.playing()
    if seat not in table.held(asker.guest.id):
        raise Refusal("not_seated", f"seat {seat} is not yours")
    if at is not None and at != table.n:
        raise Refusal("stale", f"the table is at {table.n}, not at {at}")


def chosen(
    table: Table,
    seat: int,
    actions: Sequence[int],
    at: int,
    guest: str | None = None,
    request: str | None = None,
) -> list[Line]:
    """The lines of choices made together; the last one bears the request."""
    last = len(actions) - 1
    return [
        Line(table.n + 1 + k, "action", at, seat, guest, request if k == last else None, action)
        for k, action in enumerate(actions)
    ]
