"""The study of a match: who was winning at the beginning of each turn.

It is made in the background while somebody looks at it, and kept; one that was interrupted goes
on where it stopped.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from sqlalchemy import Float, String, select
from sqlalchemy.orm import Mapped, mapped_column

from elementarium.server.models import Base
from elementarium.server.replays import Replay
from elementarium.server.telling import Json
from elementarium.server.thinking import Busy, MatchRecord, NoAnswer

if TYPE_CHECKING:
    from elementarium.server.house import House

INTEREST = 60.0
"""Seconds after which a study that nobody asks for any more is put away."""
AT_ONCE = 2
"""Studies that are made at the same time; others wait."""
AGAIN = 1.0
"""Seconds before a busy house is asked again."""
DIGITS = 4

log = logging.getLogger(__name__)


class ChanceRow(Base):
    """What was found out about one moment of a match."""

    __tablename__ = "chances"

    replay_id: Mapped[str] = mapped_column(String(12), primary_key=True)
    move: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    chance: Mapped[float] = mapped_column(Float)
    """Of seat 0, to win."""


@dataclass
class Study:
    """What is known so far, and what is still to find out."""

    replay: str
    record: MatchRecord
    moves: list[int]
    """The beginnings of turns, and the end."""
    chances: dict[int, float]
    asked: float = field(default_factory=time.monotonic)

    @property
    def missing(self) -> list[int]:
        """The moments nobody has thought about yet."""
        return [move for move in self.moves if move not in self.chances]

    @property
    def is_wanted(self) -> bool:
        """Whether somebody asked for it lately."""
        return time.monotonic() - self.asked < INTEREST

    def told(self) -> Json:
        """As a page draws it."""
        known = [[move, self.chances[move]] for move in self.moves if move in self.chances]
        return {"done": len(known), "of": len(self.moves), "chances": known}


class Studies:
    """The studies that are being made."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._made: dict[str, Study] = {}
        self._places = asyncio.Semaphore(AT_ONCE)
        self._beginning = asyncio.Lock()
        """So that no study is begun twice."""

    async def chances(self, replay: Replay) -> Json:
        """What is known of a match by now; the first who asks begins the study."""
        async with self._beginning:
            study = self._made.get(replay.id) or await self._begun(replay)
        study.asked = time.monotonic()
        return study.told()

    async def _begun(self, replay: Replay) -> Study:
        moves = await asyncio.to_thread(beginnings, replay)
        known = await self._known(replay.id)
        study = Study(replay.id, MatchRecord.of(replay.match), moves, known)
        if study.missing:
            self._made[replay.id] = study
            task = self._house.tasks.start(self._make(study))
            task.add_done_callback(lambda _: self._made.pop(replay.id))
        return study

    async def _known(self, replay: str) -> dict[int, float]:
        query = select(ChanceRow.move, ChanceRow.chance).where(ChanceRow.replay_id == replay)
        return {row.move: row.chance for row in await self._house.storage.rows(query)}

    async def _make(self, study: Study) -> None:
        """Think about one moment after the other, as long as somebody is interested."""
        async with self._places:
            for move in study.missing:
                if not study.is_wanted:
                    return
                await self._think(study, move)

    async def _think(self, study: Study, move: int) -> None:
        record = replace(study.record, history=study.record.history[:move])
        try:
            chance = round(await self._house.thinkers.chance(record), DIGITS)
        except NoAnswer as error:
            log.error("no chance was found", extra={"reason": str(error)})
            return
        except Busy:
            await asyncio.sleep(AGAIN)
            return await self._think(study, move)
        storage = self._house.storage
        row = storage.new(ChanceRow, replay_id=study.replay, move=move, chance=chance)
        await storage.commit(row)
        study.chances[move] = chance


def beginnings(replay: Replay) -> list[int]:
    """The numbers of choices after which a turn begins or the match is over."""
    moves, before = [], None
    for number, (match, _) in enumerate(replay.match.replay()):
        if (match.to_move, match.turn) != before:
            before = match.to_move, match.turn
            moves.append(number)
    return [*moves, len(replay.match.history)]
