"""Turns: of those who have news to tell, one at a time, so that short answers get in between.

Telling everybody at a table takes half a millisecond, and many tables have news at the same
moment. At every round of the event loop one of them tells; what came in meanwhile is read, and
what was committed is acknowledged, before the next.
"""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """A queue in front of everything that is long."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def mine(self) -> None:
        """Wait until it is my turn."""
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self._waiting.append(turn)
        if len(self._waiting) == 1:
            loop.call_soon(self._next)
        await turn

    def _next(self) -> None:
        """Let the first go, and the others wait for another round."""
        turn = self._waiting.popleft()
        if not turn.done():  # else whoever waited is gone
            turn.set_result(None)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._next)
