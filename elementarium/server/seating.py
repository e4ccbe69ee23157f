"""Who sits where, as long as a table waits for players: people choose seats, its host agents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elementarium.server.errors import Refusal
from elementarium.server.lines import Line
from elementarium.server.table import Table
from elementarium.server.terms import SeatTerms, Terms, WantedSeat, checked_opponent

if TYPE_CHECKING:
    from elementarium.server.house import House


class Seating:
    """Everything that changes who sits at the tables of a house."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def sit(self, table: Table, seat: int, guest: str) -> None:
        """A guest takes a seat, besides those they have; the match starts with the last one."""
        await self._house.tasks.finish(self._sit(table, seat, guest))

    async def arrange(self, table: Table, seat: int, wanted: WantedSeat, guest: str) -> None:
        """A guest moves to a seat or gets up from it; the host puts an agent there or away."""
        await self._house.tasks.finish(self._arrange(table, seat, wanted, guest))

    async def _sit(self, table: Table, seat: int, guest: str) -> None:
        async def attempt() -> None:
            if seat not in table.held(guest):
                table.check_free(seat, guest)
                await self._change(table, sat=(seat, guest))

        async with table.lock:
            await self._house.colleagues.again(table, attempt)

    async def _arrange(self, table: Table, seat: int, wanted: WantedSeat, guest: str) -> None:
        async def attempt() -> None:
            table.check_open(seat)
            if wanted.kind == "me":
                await self._move(table, seat, guest)
            elif seat in table.held(guest) and wanted.kind == "open":
                await self._get_up(table, seat, guest)
            else:
                await self._put_agent(table, seat, wanted, guest)

        async with table.lock:
            await self._house.colleagues.again(table, attempt)

    async def _move(self, table: Table, seat: int, guest: str) -> None:
        """From wherever the guest sat, if anywhere."""
        if seat in table.held(guest):
            return
        table.check_free(seat, guest)
        await self._change(table, rose=table.held(guest), sat=(seat, guest))

    async def _get_up(self, table: Table, seat: int, guest: str) -> None:
        """The host cannot: then nobody would be there to fill the seats."""
        if guest == table.host:
            raise Refusal("not_allowed", "whoever set the table up keeps a seat")
        await self._change(table, rose=[seat])

    async def _put_agent(self, table: Table, seat: int, wanted: WantedSeat, guest: str) -> None:
        if guest != table.host:
            raise Refusal("not_allowed", "only who set the table up may do that")
        if wanted.kind == "idle" or table.seats[seat].terms.idle:
            raise Refusal("bad_option", "where nobody decides anything nobody sits, and only there")
        if table.seats[seat].guest is not None:
            raise Refusal("seat_taken", f"seat {seat} is taken")
        agent = checked_opponent(wanted, table.game.name)
        await self._change(table, arranged=seat, terms=with_agent(table.terms, seat, agent))

    async def _change(
        self,
        table: Table,
        rose: list[int] | None = None,
        sat: tuple[int, str] | None = None,
        arranged: int | None = None,
        terms: Terms | None = None,
    ) -> None:
        """Write it down; with nobody missing any more the match starts."""
        at, n = self._house.now(), table.n
        lines = [Line(n + k, "rose", at, seat) for k, seat in enumerate(rose or (), 1)]
        if arranged is not None:
            lines.append(Line(n + len(lines) + 1, "arranged", at, arranged))
        if sat:
            lines.append(Line(n + len(lines) + 1, "sat", at, *sat))
        if not missing(table, terms or table.terms, len(rose or ()) - bool(sat)):
            lines.append(Line(n + len(lines) + 1, "started", at))
        await self._house.play.record(table, lines, terms=terms)
        self._house.audience.tell_changed(table)
        self._house.audience.tell_here(table)


def with_agent(terms: Terms, number: int, agent: str | None) -> Terms:
    """The same terms with an agent at a seat, or with that seat free."""
    seats = list(terms.seats)
    seats[number] = SeatTerms(agent=agent)
    return terms.model_copy(update={"seats": seats})


def missing(table: Table, terms: Terms, more: int) -> int:
    """How many seats are free, under these terms and with so many more getting up."""
    taken = sum(seat.guest is not None for seat in table.seats)
    return terms.people - taken + more
