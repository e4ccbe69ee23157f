"""A house may be killed at any moment: nothing acknowledged is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import pytest

from elementarium.server.settings import Settings
from tests.server.killed import AFTER, BEFORE, OUTSIDE
from tests.server.postgres import Cluster
from tests.server.stubborn import MOMENT, Player, check_log

ME, OPEN, AGENT = {"kind": "me"}, {"kind": "open"}, {"kind": "agent", "agent": "random"}
KILLS = (18, pytest.param(54, marks=pytest.mark.slow))
REAL_KILLS = 2
WORKERS_KILLED = (8, pytest.param(24, marks=pytest.mark.slow))
LONELY = 20.0
"""Seconds after which nobody will come, so that a house does not get to kill itself."""
LONGEST_LIFE = 0.4
"""Seconds between the opening of a house and its end, at most, where somebody else kills it."""
PATIENCE = 60.0
"""Seconds after which nothing will happen any more."""
MOST_COMMITS = 30
"""Around one of so many first commits a house kills itself."""


@contextlib.asynccontextmanager
async def program(*arguments: str) -> AsyncIterator[Process]:
    """Another process, which is gone in the end."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", *arguments, stdin=PIPE, stdout=PIPE
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


@contextlib.asynccontextmanager
async def playing(players: list[Player], tables: list[str]) -> AsyncIterator[None]:
    """Players go on; whatever one of them cannot believe fails the test at once."""
    async with asyncio.TaskGroup() as group:
        pairs = zip(players, tables, strict=True)
        games = [group.create_task(player.play(table)) for player, table in pairs]
        yield
        for game in games:
            game.cancel()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def is_open(address: str) -> None:
    """Wait until the house can be played in."""
    await Player("", address).call("GET", "/healthz")


async def settled(players: list[Player]) -> None:
    """Wait until everything that was said is answered, at some moment for each."""
    async with asyncio.timeout(PATIENCE):
        for player in players:
            while player.is_waiting:
                await asyncio.sleep(MOMENT / 10)


async def sit_down(players: list[Player], against: dict[str, str]) -> list[str]:
    """Two people face each other, the others somebody else; returns the tables."""
    for player in players:
        await player.call("GET", "/api/me")
    first, second, *others = players
    table = await set_up(first, OPEN)
    await second.call("POST", f"/api/tables/{table}/seats/1")
    return [table, table, *[await set_up(player, against) for player in others]]


async def set_up(player: Player, other: dict[str, str]) -> str:
    wanted = {"game": "riftforce", "seats": [ME, other]}
    table: str = (await player.call("POST", "/api/tables", wanted))["table"]
    return table


class Lives:
    """The many lives of a house at one address."""

    def __init__(self, process: Process, chance: random.Random) -> None:
        assert process.stdin
        assert process.stdout
        self._orders, self._news = process.stdin, process.stdout
        self._chance = chance

    async def open(self, when: str = OUTSIDE) -> int:
        """A new life; returns the number of the process."""
        self._orders.write(f"{when} {self._chance.randint(1, MOST_COMMITS)}\n".encode())
        return int(await self._news.readline())

    async def lose(self, pid: int, when: str, address: str) -> None:
        """Until it is killed, from outside or by itself: a lonely one would not, and is helped."""
        help = asyncio.get_running_loop().call_later(LONELY, os.kill, pid, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            if when == OUTSIDE:
                await is_open(address)
                await asyncio.sleep(self._chance.uniform(0, LONGEST_LIFE))
                os.kill(pid, signal.SIGKILL)
            await self.end()
        help.cancel()

    async def end(self) -> None:
        """Wait until it is gone."""
        assert await self._news.readline() == b"killed\n"


def people(number: int, *addresses: str) -> list[Player]:
    """At first half of them come to each of the addresses."""
    turned = (addresses, addresses[::-1])
    return [Player(f"p{each}", *turned[each % 2]) for each in range(number)]


async def kill(
    folder: Path, kills: int, moments: Sequence[str], tell: Callable[[], None] = lambda: None
) -> Counter[str]:
    """So many deaths, at one moment after the other; how the log compares with all memories."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    players = people(4, address)
    async with program("tests.server.killed", str(folder), str(port)) as process:
        lives = Lives(process, random.Random(kills))
        pid = await lives.open()
        async with playing(players, await sit_down(players, ME)):
            await lives.lose(pid, OUTSIDE, address)
            for life in range(1, kills):
                moment = moments[life % len(moments)]
                await lives.lose(await lives.open(moment), moment, address)
                tell()
            pid = await lives.open()
            await is_open(address)
            await settled(players)
        os.kill(pid, signal.SIGKILL)
    return await check_log(Settings(folder).database, players)


@pytest.mark.parametrize("kills", KILLS)
async def test_nothing_acknowledged_is_lost_or_doubled_when_the_house_is_killed(
    kills: int, tmp_path: Path
):
    counts = await kill(tmp_path, kills, (OUTSIDE, BEFORE, AFTER))
    assert counts["acknowledged"] > kills, counts
    assert counts["refused"] == 0, counts


@pytest.mark.parametrize("kills", WORKERS_KILLED)
async def test_workers_of_one_house_are_killed_in_turn_and_the_others_go_on(
    kills: int, tmp_path: Path, cluster: Cluster
):
    """Whoever was at the one that died goes to the other, which knows all that was acknowledged."""
    postgresql, ports = cluster.house(), [free_port(), free_port()]
    addresses = [f"http://127.0.0.1:{port}" for port in ports]
    players = people(4, *addresses)
    async with contextlib.AsyncExitStack() as stack:
        workers = []
        for port in ports:
            killed = ("tests.server.killed", str(tmp_path), str(port), postgresql)
            process = await stack.enter_async_context(program(*killed))
            workers.append(Lives(process, random.Random(port)))
        ends = [OUTSIDE, OUTSIDE]
        pids = [await worker.open() for worker in workers]
        async with playing(players, await sit_down(players, ME)):
            for death in range(kills):
                each = death % 2  # most people are there, since the other died before
                await workers[each].lose(pids[each], ends[each], addresses[each])
                left = kills - death
                ends[each] = OUTSIDE if left <= 2 else (BEFORE, AFTER, OUTSIDE)[death % 3]
                pids[each] = await workers[each].open(ends[each])
            await settled(players)
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
    counts = await check_log(postgresql, players)
    assert counts["acknowledged"] > kills, counts
    assert counts["refused"] == 0, counts


async def test_the_command_itself_can_be_killed_and_agents_go_on(tmp_path: Path):
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    players = people(3, address)
    serve = ("elementarium", "serve", "--port", str(port), "--data", str(tmp_path))
    async with contextlib.AsyncExitStack() as stack:
        for life in range(REAL_KILLS + 1):
            async with program(*serve):
                await is_open(address)
                if life == 0:
                    tables = await sit_down(players, AGENT)
                    await stack.enter_async_context(playing(players, tables))
                await asyncio.sleep(LONGEST_LIFE)
                await settled(players)
    counts = await check_log(Settings(tmp_path).database, players)
    assert counts["acknowledged"] > REAL_KILLS, counts
    assert counts["refused"] == 0, counts
