"""Work that goes on whether or not somebody still waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")

log = logging.getLogger(__name__)


class Tasks:
    """What the house has in hand."""

    def __init__(self) -> None:
        self._promises: set[asyncio.Task[Any]] = set()
        self._efforts: set[asyncio.Task[Any]] = set()

    async def finish(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do it to its end, even if whoever asked is gone before."""
        task = asyncio.create_task(work)
        self._promises.add(task)
        task.add_done_callback(self._promises.discard)
        return await asyncio.shield(task)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do it meanwhile; it is given up when the house closes."""
        task = asyncio.create_task(work)
        self._efforts.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._efforts.discard(task)
        if not task.cancelled() and task.exception():
            log.error("something failed", exc_info=task.exception())

    async def close(self) -> None:
        """Give up what can be given up, and finish the rest."""
        while self._efforts or self._promises:  # a promise kept may begin something new
            for task in self._efforts:
                task.cancel()
            await asyncio.gather(*self._efforts, *self._promises, return_exceptions=True)
