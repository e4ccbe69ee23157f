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
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

from elementarium.server import app, compiling, house, running, storage
from elementarium.server.limits import Limits, Rate
from elementarium.server.settings import Settings
from elementarium.server.thinking import Thinkers

OUTSIDE, BEFORE, AFTER = "outside", "before", "after"
"""Who kills, and when: somebody else; itself before or after a commit."""
LIMITS = Limits(messages=Rate(10_000, 10_000), tables=Rate(100, 100))


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_at(when: str, commits: int) -> None:
    """Arrange to be killed around a commit: just before it, or before anybody hears of it."""
    left = commits

    def is_last() -> bool:
        nonlocal left
        left -= 1
        return left == 0

    def engine_that_dies(address: str) -> AsyncEngine:
        engine = make_engine(address)

        @event.listens_for(engine.sync_engine, "commit")
        def before(_: Any) -> None:
            if when == BEFORE and is_last():
                die()

        return engine

    async def commit_and_die(self: storage.Storage, statements: Sequence[Any]) -> Any:
        result = await commit_once(self, statements)
        if when == AFTER and is_last():
            die()
        return result

    make_engine, storage.make_engine = storage.make_engine, engine_that_dies
    commit_once = storage.Storage._commit_once
    storage.Storage._commit_once = commit_and_die  # type: ignore[method-assign]


def live(data: Path, port: int) -> None:
    """Open the house; nobody needs to think in it."""
    vars(house)["Thinkers"] = lambda: Thinkers(0)
    listening = running.listen("127.0.0.1", [port])
    settings = Settings(data, "127.0.0.1", port, limits=LIMITS)
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
    """Fork a house for each line: when it is killed, and at which commit."""
    data, port = Path(sys.argv[1]), int(sys.argv[2])
    compiling.LULL = 0.0  # once they are loaded, every house has its rules at once
    asyncio.run(rehearse())
    while line := sys.stdin.readline():
        when, commits = line.split()
        pid = os.fork()
        if pid == 0:
            die_at(when, int(commits))
            live(data, port)
            os._exit(1)
        print(pid, flush=True)
        _, status = os.waitpid(pid, 0)
        print("killed" if os.WIFSIGNALED(status) else f"ended: {status}", flush=True)


if __name__ == "__main__":
    main()
