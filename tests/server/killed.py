"""A house that is killed and opened again, many times and quickly.

This process has everything loaded. For each line it reads it forks a house, which lives until it
is killed: from outside, or by itself at the most delicate moment. It says the number of the
process, and then that it is gone.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
from collections.abc import Callable
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

from fastapi import WebSocket
from sqlalchemy import event

from elementarium.server import (
    app,
    audience,
    compiling,
    database,
    house,
    running,
    socket,
    storage,
    table,
)
from elementarium.server.database import Book, open_book
from elementarium.server.limits import Limits, Rate
from elementarium.server.settings import Settings
from elementarium.server.thinking import Thinkers

OUTSIDE, BEFORE, AFTER = "outside", "before", "after"
"""Who kills, and when: somebody else; itself before or after a commit."""
MOMENTS: dict[str, tuple[type, str, bool]] = {
    "to-be-checked": (table.Table, "check_choices", False),
    "checked": (table.Table, "check_choices", True),
    AFTER: (storage.Storage, "_commit_once", True),
    "to-be-acknowledged": (socket.Conversation, "_done", False),
    "acknowledged": (socket.Conversation, "_done", True),
    "to-be-broadcast": (audience.Audience, "tell_news", False),
    "broadcast": (audience.Audience, "tell_news", True),
    "on-the-wire": (WebSocket, "send_text", True),
}
"""What a house does at that moment, and whether it begins or ends."""
LIMITS = Limits(messages=Rate(10_000, 10_000), tables=Rate(100, 100))


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_at(when: str, times: int) -> None:
    """Arrange to be killed at a moment, the so-manieth time it comes."""
    if when == OUTSIDE:
        return
    left = times

    def die_the_last_time() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            die()

    if when == BEFORE:
        die_before_commit(die_the_last_time)
    else:
        die_around(*MOMENTS[when], die_the_last_time)


def die_before_commit(die_perhaps: Callable[[], None]) -> None:
    """Everything is written, and the database is about to be told to keep it."""

    def book_that_ends(address: str) -> Book:
        book = open_book(address)
        event.listen(book.engine, "commit", lambda _: die_perhaps())
        return book

    vars(storage)["open_book"] = book_that_ends


def die_around(owner: type, name: str, ends: bool, die_perhaps: Callable[[], None]) -> None:
    """When something begins, or ends."""
    method = getattr(owner, name)

    def do(*arguments: Any) -> Any:
        if not ends:
            die_perhaps()
        result = method(*arguments)
        if ends:
            die_perhaps()
        return result

    async def do_slowly(*arguments: Any) -> Any:
        if not ends:
            die_perhaps()
        result = await method(*arguments)
        if ends:
            die_perhaps()
        return result

    setattr(owner, name, do_slowly if iscoroutinefunction(method) else do)


def live(data: Path, port: int, postgresql: str | None) -> None:
    """Open the house; nobody needs to think in it."""
    vars(house)["Thinkers"] = lambda workers: Thinkers(0)
    listening = running.listen("127.0.0.1", [port])
    settings = Settings(data, "127.0.0.1", port, limits=LIMITS, postgresql=postgresql)
    running.keep_open(settings, listening, lambda address: None)


async def rehearse() -> None:
    """Open a house once, so that everything it needs is loaded."""
    with tempfile.TemporaryDirectory() as folder:
        rehearsal = app.create_app(Settings(Path(folder)), Thinkers(0))
        await rehearsal.state.house.open()
        while not rehearsal.state.house.rules.compiled:
            await asyncio.sleep(0.05)
        await rehearsal.state.house.close()


def main() -> None:
    """Fork a house for each line: when it is killed, and at which of such moments."""
    data, port = Path(sys.argv[1]), int(sys.argv[2])
    postgresql = sys.argv[3] if sys.argv[3:] else None
    if postgresql:
        database.driver()
    compiling.LULL = 0.0  # once they are loaded, every house has its rules at once
    asyncio.run(rehearse())
    while line := sys.stdin.readline():
        when, times = line.split()
        pid = os.fork()
        if pid == 0:
            die_at(when, int(times))
            live(data, port, postgresql)
            os._exit(1)
        print(pid, flush=True)
        _, status = os.waitpid(pid, 0)
        print("killed" if os.WIFSIGNALED(status) else f"ended: {status}", flush=True)


if __name__ == "__main__":
    main()
