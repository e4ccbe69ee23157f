"""How soon a house that was killed answers again, with thousands of tables at which people play.

The book is filled with matches in the midst of play, some with agents and some with clocks; a house
takes them up, is killed, and is opened again: how long until a page comes, and until somebody who
joins a table sees it. With SQLite, and with PostgreSQL and two workers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from load import houses, processor_seconds
from sqlalchemy import insert
from websockets.asyncio.client import connect
from websockets.typing import Origin

import elementarium.games  # noqa: F401  (makes the games known)
from elementarium.core.game import find_game
from elementarium.server.clock import Uptime
from elementarium.server.lines import Line
from elementarium.server.metrics import Metrics
from elementarium.server.models import GuestRow, TableRow
from elementarium.server.settings import Settings, wall_clock
from elementarium.server.storage import Storage
from elementarium.server.table import Table
from elementarium.server.tables import opening_lines, written
from elementarium.server.terms import WantedTable, agreed

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("riftforce", {}),
    ("elements", {"points_to_win": 50}),
    ("elemental-rift", {}),
)
LENGTHS = (40, 60)
"""Choices that were made at a table, from and to."""
WITH_AGENT, WITH_CLOCK = 4, 3
"""One of so many tables."""
JOINS = 50
"""Tables that are joined once the house has answered."""
GLANCE = 0.02
"""Seconds between two knocks at the door."""
QUIET = 2.0
"""Seconds in which a house that has taken up everything hardly works."""
IDLE = 0.1
"""The share of a core that is hardly work."""


# ── matches in the midst of play ─────────────────────────────────────────────────────────────


def half_played(number: int, people: list[str], runs_by_itself: bool) -> tuple[Table, list[Line]]:
    """A table, and its log."""
    chance = random.Random(number)
    game, options = GAMES[number % len(GAMES)]
    with_agent = runs_by_itself and number % WITH_AGENT == 0
    with_clock = runs_by_itself and number % WITH_CLOCK == 0
    other = {"kind": "agent", "agent": "random"} if with_agent else {"kind": "open"}
    clock = {"bank": 24 * 3600, "increment": 0} if with_clock else None
    wanted = {"game": game, "options": options, "seats": [{"kind": "open"}, other], "clock": clock}
    terms = agreed(WantedTable.model_validate(wanted))
    at, key = wall_clock(), chance.randbytes(32)
    table = Table(secrets.token_urlsafe(8), terms, key, at, find_game(game).native, Uptime())
    return table, list(played(table, people, chance))


def played(table: Table, people: list[str], chance: random.Random) -> Iterator[Line]:
    """Everybody sits down, and some choices are made."""
    open_seats = [number for number, seat in enumerate(table.seats) if seat.is_open]
    for line in opening_lines(table, people[0], open_seats, table.created):
        guest = people[line.seat] if line.seat is not None else None
        yield take(table, Line(line.n, line.kind, line.at, line.seat, guest))
    for _ in range(chance.randint(*LENGTHS)):
        match, n = table.playing(), table.n + 1
        seat = match.to_move
        guest = table.seats[seat].guest if seat is not None else None
        action = chance.choice(match.legal())
        yield take(table, Line(n, "action", table.created, seat, guest, f"c{n}", action))


def take(table: Table, line: Line) -> Line:
    """Let it happen."""
    table.take(line)
    return line


async def fill(database: str, number: int, runs_by_itself: bool = True) -> list[str]:
    """Write so many tables into the book, by default some with agents and clocks; their names."""
    storage = Storage(database, Metrics())
    await storage.open()
    names = []
    for each in range(number):
        people = [secrets.token_hex(8) for _ in range(2)]
        table, lines = half_played(each, people, runs_by_itself)
        names.append(table.id)
        guests = [
            {"id": id, "token": secrets.token_bytes(32), "name": "", "created": table.created}
            for id in people
        ]
        row = {
            "id": table.id, "terms": table.terms.model_dump(), "key": table.key,
            "rules": table.game.rules_version, "created": table.created, "stage": "playing",
        }  # fmt: skip
        storage.later(
            insert(GuestRow).values(guests), insert(TableRow).values(row), *written(table, lines)
        )
    await storage.close()
    return names


# ── a house that is killed ───────────────────────────────────────────────────────────────────


@contextmanager
def opened(port: int, folder: str, how: list[str]) -> Iterator[int]:
    """A house with all its processes, killed at once when the block ends."""
    command = (sys.executable, "-m", "elementarium", "serve", "--port", str(port))
    process = subprocess.Popen(
        [*command, "--data", folder, *how],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield process.pid
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


async def first_page(address: str) -> None:
    """Knock until a page comes."""
    async with httpx.AsyncClient(base_url=address) as client:
        while True:
            try:
                (await client.get("/")).raise_for_status()
            except httpx.HTTPError:
                await asyncio.sleep(GLANCE)
            else:
                return


async def join(address: str, table: str) -> float:
    """Somebody comes and joins a table; returns the seconds until they see it."""
    began = time.perf_counter()
    line = connect(
        f"{address.replace('http', 'ws')}/api/socket", origin=Origin(address), proxy=None
    )
    async with line as talk:
        await talk.send(json.dumps({"v": 1, "id": "j", "type": "join", "table": table, "seen": 0}))
        while (answer := json.loads(await talk.recv())).get("id") != "j":
            pass
    assert answer["table"]["now"]["view"], answer
    return time.perf_counter() - began


async def at_rest(pid: int) -> None:
    """Wait until the house has taken up all there is."""
    used = -1.0
    while (now := processor_seconds(pid)) - used > IDLE * QUIET:
        used = now
        await asyncio.sleep(QUIET)


async def recover(name: str, folder: str, how: list[str], tables: int) -> None:
    """Fill a book, open a house, kill it, open it again, and tell how long that took."""
    database = how[1] if how else Settings(Path(folder)).database
    names = await fill(database, tables)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with opened(port, folder, how) as pid:
        await first_page(address)
        await at_rest(pid)
    began = time.perf_counter()
    with opened(port, folder, how) as pid:
        await first_page(address)
        page = time.perf_counter() - began
        await join(address, names[0])
        joined = time.perf_counter() - began
        waits = [await join(address, each) for each in random.Random(0).choices(names, k=JOINS)]
        await at_rest(pid)
        rest = time.perf_counter() - began - QUIET
    print(
        f"{name:<22} {tables} tables: the first page after {page:.1f} s, a table after "
        f"{joined:.1f} s; {JOINS} more joined in {statistics.median(waits) * 1000:.0f} ms "
        f"(the slowest {max(waits) * 1000:.0f} ms); everything taken up after {rest:.0f} s",
        flush=True,
    )


async def run(given: argparse.Namespace) -> None:
    """One house after the other."""
    with houses(given) as found:
        for name, how in found.items():
            with tempfile.TemporaryDirectory() as folder:
                await recover(name, folder, how, given.tables)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--houses", nargs="+", default=["sqlite", "postgresql"])
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
