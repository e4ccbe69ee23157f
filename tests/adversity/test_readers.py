"""People who read slowly, or not at all, hold up nobody else."""

from __future__ import annotations

import asyncio
import json
import socket

from elementarium.server.limits import Limits, Rate
from tests.adversity.playing import Duel, check
from tests.server.visiting import PATIENCE, Person, Visit, open_house

CHOICES = 40
QUICK = Rate(1e6, 10**6)
SMALL = 4096
"""Bytes that the system keeps for somebody who does not read."""


async def stalled(visit: Visit, table: str) -> socket.socket:
    """A spectator who asks to watch and reads nothing of the answer."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    host = visit.address.removeprefix("http://")
    await loop.sock_connect(line, (host.partition(":")[0], int(host.partition(":")[2])))
    hello = (
        f"GET /api/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: {visit.address}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    message = json.dumps({"v": 1, "id": "j", "type": "join", "table": table, "seen": 0}).encode()
    frame = bytes([0x81, 0x80 | len(message), 0, 0, 0, 0]) + message
    await loop.sock_sendall(line, hello.encode())
    await loop.sock_recv(line, len("HTTP/1.1 101"))
    await loop.sock_sendall(line, frame)
    return line


async def read_slowly(watcher: Person, until: int) -> list[int]:
    """Read a message now and then; returns the numbers of the lines, as they came."""
    heard: list[int] = []
    while until not in heard:
        heard.append((await watcher.hear("news"))["n"])
        await asyncio.sleep(0.002)
    return heard


async def watched(visit: Visit, table: str, watchers: int) -> None:
    """Wait until the house knows of so many clients there."""
    async with asyncio.timeout(PATIENCE):
        while len(visit.house.audience.at(table)) < watchers:
            await asyncio.sleep(0.005)


async def test_one_stalled_spectator_stalls_nobody(tmp_path):
    async with open_house(tmp_path, Limits(messages=QUICK)) as visit:
        duel = await Duel.between(*[await visit.connected() for _ in range(2)])
        first = duel.n
        slow = await visit.connected()
        await slow.join(duel.table)
        with await stalled(visit, duel.table):
            await watched(visit, duel.table, 4)
            reading = asyncio.create_task(read_slowly(slow, first + CHOICES))
            await duel.play(CHOICES, "c")
            assert await reading == list(range(first + 1, first + CHOICES + 1))
        await check(visit, duel)
