"""The library: match files that people brought, beside the tables where matches were played."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

from sqlalchemy import select

from elementarium.server.errors import Refusal
from elementarium.server.models import ReplayRow
from elementarium.server.replays import ID_CHARACTERS, Replay, from_table, from_text, shown

if TYPE_CHECKING:
    from elementarium.server.house import House

AT_ONCE = 2
"""Matches that are drawn at the same time, so that tables go on meanwhile; others wait."""


class Library:
    """Where a match is found again. Reading one takes a while, so it is done in a thread."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._places = asyncio.Semaphore(AT_ONCE)

    async def keep(self, text: str) -> str:
        """Keep a match file, if it is one; returns the name under which it is found again."""
        replay = await asyncio.to_thread(from_text, text)
        storage = self._house.storage
        row = storage.new(ReplayRow, id=replay.id, text=text, created=self._house.now())
        await storage.commit(row)
        return replay.id

    async def find(self, id: str, guest: str) -> Replay:
        """The match of a file or of a finished table."""
        if len(id) == ID_CHARACTERS and id.isprintable():  # no table has a name as long
            text = await self._text(id)
            if text is None:
                raise Refusal("not_found", "there is no such match")
            return await asyncio.to_thread(from_text, text)
        return from_table(await self._house.tables.find(id), guest, self._house.guests.name)

    async def show(self, id: str, guest: str, eyes: str) -> str:
        """A match as frames, as JSON."""
        replay = await self.find(id, guest)
        async with self._places:
            return await asyncio.to_thread(lambda: json.dumps(shown(replay, eyes)))

    async def _text(self, id: str) -> str | None:
        rows = await self._house.storage.rows(select(ReplayRow.text).where(ReplayRow.id == id))
        return rows[0][0] if rows else None
