"""How long players wait: from a choice to the word that it is written down, at many tables at once.

A server in a process of its own, and people at real sockets, two a table, who choose at random:
first at the pace of people, then as quickly as they can. Both share this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import signal
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PACE = (1.0, 2.0)
"""Seconds a person thinks about a choice, from and to."""
SETTLING = 2.0
"""Seconds before it counts."""


@dataclass
class Measured:
    """What was seen while it counted."""

    counts: bool = False
    hurry: bool = False
    waits: list[float] = field(default_factory=list)
    """Seconds from a choice to the word that it is done."""
    errors: list[str] = field(default_factory=list)


class Player:
    """Somebody at a table."""

    def __init__(self, address: str, measured: Measured, seed: int) -> None:
        self._address = address
        self._measured = measured
        self._chance = random.Random(seed)
        self._client = httpx.AsyncClient(base_url=address, timeout=60, verify=False)
        self._sent: dict[str, float] = {}

    async def call(self, method: str, path: str, body: object = None) -> dict[str, str]:
        """A request."""
        response = await self._client.request(method, path, json=body)
        response.raise_for_status()
        answer: dict[str, str] = response.json()
        return answer

    async def play(self, table: str) -> None:
        """Play, and play again when it is over."""
        cookie = "; ".join(f"{name}={value}" for name, value in self._client.cookies.items())
        address = self._address.replace("http", "ws") + "/api/socket"
        headers = {"cookie": cookie, "origin": self._address}
        async with connect(address, additional_headers=headers, proxy=None) as line:
            while True:
                await self._send(line, {"type": "join", "table": table, "seen": 0})
                await self._play_one(line, table)
                table = (await self.call("POST", f"/api/tables/{table}/rematch"))["table"]

    async def _play_one(self, line: ClientConnection, table: str) -> None:
        async for text in line:
            message = json.loads(text)
            self._note(message)
            about = message["table"] if message["type"] == "table" else message
            now = about.get("now")
            if now and about["table"] == table:
                if now["stage"] == "over":
                    return
                if now["choices"]:
                    await self._choose(line, table, now)

    async def _choose(self, line: ClientConnection, table: str, now: dict[str, Any]) -> None:
        if not self._measured.hurry:
            await asyncio.sleep(self._chance.uniform(*PACE))
        action = self._chance.choice(now["choices"])["action"]
        choice = {"seat": now["eyes"], "at": now["n"], "actions": [action]}
        await self._send(line, {"type": "act", "table": table, **choice})

    async def _send(self, line: ClientConnection, message: dict[str, object]) -> None:
        id = str(self._chance.getrandbits(64))
        text = json.dumps({"v": 1, "id": id, **message})
        self._sent[id] = time.perf_counter()
        await line.send(text)

    def _note(self, message: dict[str, str]) -> None:
        waited = time.perf_counter() - self._sent.pop(message.get("id", ""), 0.0)
        if message["type"] == "error":
            self._measured.errors.append(message["code"])
        elif message["type"] == "done" and self._measured.counts:
            self._measured.waits.append(waited)

    async def close(self) -> None:
        """Go home."""
        await self._client.aclose()


@asynccontextmanager
async def open_house(folder: str, *how: str) -> AsyncIterator[tuple[str, int]]:
    """A house of its own; gives its address and the number of its process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "elementarium", "serve", "--port", str(port), "--data", folder),
        *how,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        address = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=address, verify=False) as client:
            while not await is_ready(client):
                await asyncio.sleep(0.1)
        yield address, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()


async def is_ready(client: httpx.AsyncClient) -> bool:
    """Whether the house is open, and its rules are compiled."""
    try:
        answer = await client.get("/healthz")
        return answer.is_success and bool(answer.json()["compiled"])
    except httpx.TransportError:
        return False


async def table_for_two(one: Player, other: Player) -> str:
    """Two people sit down."""
    for player in (one, other):
        await player.call("GET", "/api/me")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = (await one.call("POST", "/api/tables", {"game": "riftforce", "seats": seats}))["table"]
    await other.call("POST", f"/api/tables/{table}/seats/1")
    return table


def processor_seconds(pid: int) -> float:
    """What a process and its workers used so far; 0 where the system does not say it this way."""
    try:
        with open(f"/proc/{pid}/stat") as stat:
            fields = stat.read().rpartition(")")[2].split()
        with open(f"/proc/{pid}/task/{pid}/children") as children:
            others = children.read().split()
    except OSError:
        return 0.0
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(processor_seconds(int(each)) for each in others)


async def measure(name: str, measured: Measured, seconds: float, pid: int) -> float:
    """Let them play for a while, and print how long they waited; returns choices a second."""
    await asyncio.sleep(SETTLING)
    measured.waits.clear()
    used, own, began = processor_seconds(pid), time.process_time(), time.perf_counter()
    measured.counts = True
    await asyncio.sleep(seconds)
    measured.counts = False
    took = time.perf_counter() - began
    server, players = (processor_seconds(pid) - used) / took, (time.process_time() - own) / took
    marks = statistics.quantiles(measured.waits, n=100)
    waits = "   ".join(f"p{each} {marks[each - 1] * 1000:6.1f} ms" for each in (50, 90, 99))
    speed = len(measured.waits) / took
    cores = f"of a core: server {server:4.0%}, players {players:4.0%}"
    print(f"{name:<18} {waits}   {speed:6.1f} choices/s   {cores}", flush=True)
    return speed


@asynccontextmanager
async def being_played(address: str, tables: int, measured: Measured) -> AsyncIterator[None]:
    """Tables at which people play until the block ends."""
    players = [Player(address, measured, seed) for seed in range(2 * tables)]
    async with asyncio.TaskGroup() as group:
        games = []
        for one, other in zip(players[::2], players[1::2], strict=True):
            table = await table_for_two(one, other)
            games += [group.create_task(each.play(table)) for each in (one, other)]
        yield
        for game in games:
            game.cancel()
    for player in players:
        await player.close()
    if measured.errors:
        print(f"refused: {statistics.multimode(measured.errors)}, {len(measured.errors)} in all")


def tell_machine(tables: int) -> None:
    """Where and how it is measured."""
    machine = f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}"
    print(f"{tables} tables, {2 * tables} sockets; {machine}, Python {platform.python_version()}")


async def run(tables: int, seconds: float) -> None:
    """Measure and print."""
    tell_machine(tables)
    measured = Measured()
    with tempfile.TemporaryDirectory() as folder:
        async with open_house(folder) as (address, pid), being_played(address, tables, measured):
            await measure("at people's pace", measured, seconds, pid)
            measured.hurry = True
            await measure("as fast as it goes", measured, seconds, pid)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    arguments = parser.parse_args()
    asyncio.run(run(arguments.tables, arguments.seconds))


if __name__ == "__main__":
    main()
