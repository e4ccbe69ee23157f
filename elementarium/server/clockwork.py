"""What happens at tables by itself: agents take their turns, and flags fall."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from elementarium.server.clock import SECOND
from elementarium.server.errors import Refusal
from elementarium.server.play import chosen
from elementarium.server.table import Table
from elementarium.server.thinking import MatchRecord

if TYPE_CHECKING:
    from elementarium.server.house import House

AGAIN = 1.0
"""Seconds before an agent whose turn could not be written down tries again."""

log = logging.getLogger(__name__)


class Clockwork:
    """Everything that nobody does."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._thinking: set[str] = set()
        """Tables where an agent is to move."""
        self._flags: dict[str, asyncio.TimerHandle] = {}
        """When to look at the clock of a table again."""

    def go_on(self, table: Table) -> None:
        """Whoever is to move next: an agent thinks, a clock runs, if we keep the table."""
        if not self._house.wire.keeps(table.id):
            return
        self._watch_clock(table)
        if table.agent_to_move and table.id not in self._thinking:
            self._thinking.add(table.id)
            self._house.tasks.start(self._let_agents_play(table))

    def is_busy(self, table: Table) -> bool:
        """Whether something happens there by itself."""
        return table.id in self._thinking or table.id in self._flags

    def close(self) -> None:
        """Clocks stand still."""
        for timer in self._flags.values():
            timer.cancel()
        self._flags.clear()

    # ── agents ───────────────────────────────────────────────────────────────────────────────

    async def _let_agents_play(self, table: Table) -> None:
        try:
            while table.agent_to_move and self._house.wire.keeps(table.id):
                await self._let_agent_move(table, table.agent_to_move)
        finally:  # at once, so that whoever moves next finds nobody thinking
            self._thinking.discard(table.id)

    async def _let_agent_move(self, table: Table, agent: str) -> None:
        n, record = table.n, MatchRecord.of(table.playing())
        began = time.perf_counter()
        actions = await self._house.thinkers.turn(record, agent, record.agent_seed)
        self._house.metrics.time("thinking", time.perf_counter() - began)
        try:
            await self._house.tasks.finish(self._take_turn(table, n, actions))
        except Refusal as refusal:
            log.error("an agent could not move", extra={"reason": refusal.code})
            await asyncio.sleep(AGAIN)

    async def _take_turn(self, table: Table, n: int, actions: Sequence[int]) -> None:
        """The turn an agent thought of, unless the table has changed meanwhile."""

        async def attempt() -> None:
            await self._house.play.lower_flag(table)
            if table.n == n and table.to_move is not None:
                table.check_choices(table.to_move, actions)
                lines = chosen(table, table.to_move, actions, self._house.now())
                await self._house.play.record(table, lines)

        async with table.lock:
            await self._house.colleagues.again(table, attempt)

    # ── clocks ───────────────────────────────────────────────────────────────────────────────

    def _watch_clock(self, table: Table) -> None:
        """Look again when the time of the seat to move would be up."""
        timer = self._flags.pop(table.id, None)
        if timer:
            timer.cancel()
        if table.clock and table.clock.runs is not None:
            left = table.clock.left_at(self._house.now())[table.clock.runs]
            loop = asyncio.get_running_loop()
            self._flags[table.id] = loop.call_later(left / SECOND, self._time_is_up, table)

    def _time_is_up(self, table: Table) -> None:
        self._flags.pop(table.id, None)
        self._house.tasks.start(self._look_at_clock(table))

    async def _look_at_clock(self, table: Table) -> None:
        async def attempt() -> None:
            if not await self._house.play.lower_flag(table):
                self._watch_clock(table)

        async with table.lock:
            await self._house.colleagues.again(table, attempt)
