"""A full disk, or others at the same file: a clear answer, nothing lost, and then it goes on."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import event, text

from elementarium.server.settings import DATABASE
from tests.adversity.playing import Duel, check
from tests.server.visiting import Visit

ENDLESS = 2**30
"""Pages: more than any disk has."""
MOST_CHOICES = 400
"""A page of the file is full long before."""
HOG = """
import sqlite3, sys, time
book = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=30)
until = time.monotonic() + float(sys.argv[2])
while time.monotonic() < until:
    book.execute("BEGIN IMMEDIATE")
    print("locked", flush=True)
    book.execute("SELECT count(*) FROM log").fetchone()
    time.sleep(float(sys.argv[3]))
    book.execute("COMMIT")
    time.sleep(0.03)
"""
"""Somebody else who locks the file for writing again and again: seconds in all, and each time.

In between it is free for a while, since nobody queues for SQLite's lock: who wants it looks ten
times a second, and is unlucky for ever where it is hardly ever free.
"""


def on_every_connection(visit: Visit, pragma: dict[str, int]) -> None:
    """What SQLite is told whenever the house turns to it."""

    @event.listens_for(visit.house.storage.book.engine, "checkout")
    def tell(connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        for name, value in pragma.items():
            cursor.execute(f"PRAGMA {name}={value}")
        cursor.close()


async def pages(visit: Visit) -> int:
    """How large the file is."""
    ((count,),) = await visit.house.storage.rows(text("PRAGMA page_count"))
    return int(count)


async def until_refused(duel: Duel) -> dict[str, Any]:
    """Choose until the house cannot write it down; returns what it says."""
    for number in range(MOST_CHOICES):
        answer = await duel.ask(f"c{number}")
        if answer["type"] != "done":
            return answer
    raise AssertionError("the disk was never full")


@asynccontextmanager
async def hog(visit: Visit, seconds: float, each: float) -> AsyncIterator[None]:
    """Another process at the same file: it holds the lock when the block begins."""
    path = str(visit.house.settings.data / DATABASE)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOG, path, str(seconds), str(each), stdout=PIPE
    )
    assert process.stdout
    await process.stdout.readline()
    try:
        yield
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def test_on_a_full_disk_a_choice_is_refused_and_nothing_is_lost(visit: Visit):
    """The same choice, asked again under the same id, is made when there is room again."""
    room = {"max_page_count": ENDLESS}
    on_every_connection(visit, room)
    duel = await Duel.between(*[await visit.connected() for _ in range(2)])
    room["max_page_count"] = await pages(visit)
    told = await until_refused(duel)
    assert (told["code"], told["now"]["n"]) == ("busy", duel.n)
    assert "nothing has changed" in told["detail"]
    assert (await duel.ask(told["id"]))["code"] == "busy"
    room["max_page_count"] = ENDLESS
    assert (await duel.ask(told["id"]))["type"] == "done"
    await duel.play(5, "afterwards")
    await check(visit, duel)


async def test_who_only_looks_is_not_troubled_by_a_full_disk(visit: Visit):
    room = {"max_page_count": ENDLESS}
    on_every_connection(visit, room)
    duel = await Duel.between(*[await visit.connected() for _ in range(2)])
    watcher = await visit.connected()
    room["max_page_count"] = await pages(visit)
    await until_refused(duel)
    assert (await watcher.join(duel.table))["now"]["n"] == duel.n
    assert (await watcher.ask("GET", "/healthz")).is_success


async def test_others_who_lock_the_file_for_a_moment_only_make_players_wait(visit: Visit):
    duel = await Duel.between(*[await visit.connected() for _ in range(2)])
    async with hog(visit, 60, 0.02), hog(visit, 60, 0.03):
        await duel.play(12, "c")
    await check(visit, duel)


async def test_who_locks_the_file_for_long_makes_choices_be_refused_in_words(visit: Visit):
    """The house does not wait for ever; when the file is free, the same choice is made."""
    on_every_connection(visit, {"busy_timeout": 50})
    duel = await Duel.between(*[await visit.connected() for _ in range(2)])
    async with hog(visit, 60, 60):
        assert (await duel.ask("held-up"))["code"] == "busy"
    assert (await duel.ask("held-up"))["type"] == "done"
    await check(visit, duel)


@pytest.mark.slow
async def test_two_hundred_choices_while_four_others_lock_the_file(visit: Visit):
    duel = await Duel.between(*[await visit.connected() for _ in range(2)])
    async with (
        hog(visit, 600, 0.02),
        hog(visit, 600, 0.03),
        hog(visit, 600, 0.01),
        hog(visit, 600, 0.005),
    ):
        await duel.play(200, "c")
    await check(visit, duel)
