"""Half an hour of coming and going, and what becomes of the memory of a house meanwhile.

People come, set up tables, play, cut their lines and come back, give up, play again and go, while
others watch. The book holds as many matches from the beginning as a house keeps in memory, so that
what grows afterwards is not that.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from crowd import Crowd
from load import MEBIBYTE, drawing, memory
from recovery import at_rest, fill
from tables import open_house
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from elementarium.server.settings import Settings
from elementarium.server.tables import MOST_IN_MEMORY

GAMES = ("riftforce", "elements", "elemental-rift")
PLAYERS = 2
MATCHES = 2
"""That two people play before they go."""
LONGEST = 60
"""Choices after which somebody gives up."""
SHARE_CUT = 0.02
"""Of choices after which somebody's line is cut."""
EVERY = 10.0
"""Seconds between two looks at the memory."""
ENDS = 6
"""Looks at the beginning and at the end that are compared."""


class Evening:
    """Two people and one who watches, from when they come until they go."""

    def __init__(self, crowd: Crowd, seed: int, pause: float) -> None:
        self._crowd = crowd
        self._address = crowd.address
        self._chance = random.Random(seed)
        self._game = GAMES[seed % len(GAMES)]
        self._pause = pause
        self.choices = 0

    async def spend(self) -> None:
        """All of it."""
        self._cookies = [await self._crowd.guest() for _ in range(PLAYERS)] + [""]
        asked = {"game": self._game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await self._call(0, "/api/tables", asked))["table"]
        await self._call(1, f"/api/tables/{table}/seats/1")
        for match in range(MATCHES):
            if match:
                rematch = [await self._call(who, f"/api/tables/{table}/rematch") for who in (0, 1)]
                table = rematch[0]["table"]
            await self._play(table)

    async def _call(self, who: int, path: str, body: object = None) -> Any:
        return await self._crowd.call("POST", path, self._cookies[who], body)

    async def _play(self, table: str) -> None:
        """One match, until it is over or somebody gives up."""
        async with AsyncExitStack() as self._doors:
            self._lines = [await self._connect(who) for who in range(PLAYERS + 1)]
            self._nows = [await self._join(who, table) for who in range(PLAYERS + 1)]
            for _ in range(LONGEST):
                await asyncio.sleep(self._chance.uniform(0, 2 * self._pause))
                await self._choose(table)
                if self._nows[0]["stage"] == "over":
                    return
                if self._chance.random() < SHARE_CUT:
                    await self._come_back(self._chance.randrange(PLAYERS + 1), table)
            await self._say(0, "resign", table, seat=0)
            await self._hear_news(table)

    async def _connect(self, who: int) -> ClientConnection:
        headers = {"cookie": self._cookies[who]} if self._cookies[who] else {}
        address = self._address.replace("http", "ws") + "/api/socket"
        opening = connect(
            address, additional_headers=headers, origin=Origin(self._address), proxy=None
        )
        return await self._doors.enter_async_context(opening)

    async def _join(self, who: int, table: str) -> dict[str, Any]:
        await self._say(who, "join", table, seen=0)
        now: dict[str, Any] = (await self._hear(who, "table"))["table"]["now"]
        return now

    async def _come_back(self, who: int, table: str) -> None:
        """A line is cut, and opened again."""
        await self._lines[who].close()
        self._lines[who] = await self._connect(who)
        self._nows[who] = await self._join(who, table)

    async def _choose(self, table: str) -> None:
        who = next(who for who in range(PLAYERS) if self._nows[who]["choices"])
        now = self._nows[who]
        action = self._chance.choice(now["choices"])["action"]
        await self._say(who, "act", table, seat=now["eyes"], at=now["n"], actions=[action])
        await self._hear_news(table)
        self.choices += 1

    async def _hear_news(self, table: str) -> None:
        self._nows = [(await self._hear(who, "news"))["now"] for who in range(PLAYERS + 1)]

    async def _say(self, who: int, type: str, table: str, **fields: object) -> None:
        id = str(self._chance.getrandbits(64))
        message = {"v": 1, "id": id, "type": type, "table": table, **fields}
        await self._lines[who].send(json.dumps(message))

    async def _hear(self, who: int, wanted: str) -> dict[str, Any]:
        while (message := json.loads(await self._lines[who].recv()))["type"] != wanted:
            assert message["type"] != "error", message
        found: dict[str, Any] = message
        return found


class Coming:
    """All the evenings there are."""

    def __init__(self, address: str, together: int, pace: float) -> None:
        self._crowd = Crowd(address, GAMES[0], 0)
        self._together = together
        self._pause = together / pace
        self._seeds = itertools.count()
        self.evenings = self.choices = 0

    async def go_on(self) -> None:
        """So many at a time, for ever."""
        async with asyncio.TaskGroup() as group:
            for _ in range(self._together):
                group.create_task(self._one_after_the_other())

    async def _one_after_the_other(self) -> None:
        while True:
            evening = Evening(self._crowd, next(self._seeds), self._pause)
            await evening.spend()
            self.evenings += 1
            self.choices += evening.choices


@asynccontextmanager
async def meanwhile(doing: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Something goes on until the block ends; if it fails, so does this."""
    async with asyncio.TaskGroup() as group:
        task = group.create_task(doing)
        yield
        task.cancel()


async def run(given: argparse.Namespace) -> list[tuple[float, float]]:
    """Let people come and go; returns (minutes, MiB of the house)."""
    looks = []
    with tempfile.TemporaryDirectory() as folder:
        await fill(Settings(Path(folder)).database, MOST_IN_MEMORY, runs_by_itself=False)
        async with open_house(folder) as (address, pid):
            await at_rest(pid)
            coming = Coming(address, given.together, given.pace)
            async with meanwhile(coming.go_on()):
                began = time.monotonic()
                while (passed := time.monotonic() - began) < given.minutes * 60:
                    await asyncio.sleep(EVERY)
                    looks.append((passed / 60, memory(pid) / MEBIBYTE))
                    print(
                        f"{passed / 60:5.1f} minutes   {looks[-1][1]:7.1f} MiB   "
                        f"{coming.evenings} evenings, {coming.choices} choices",
                        flush=True,
                    )
    return looks


def growth(looks: list[tuple[float, float]], warm_up: float) -> float:
    """By how many per cent the memory grew once the house was warm."""
    warm = [size for minute, size in looks if minute >= warm_up]
    first, last = statistics.median(warm[:ENDS]), statistics.median(warm[-ENDS:])
    return (last / first - 1) * 100


def draw(looks: list[tuple[float, float]], warm_up: float, path: Path) -> None:
    """Memory over time."""
    figure, axes = drawing().subplots(figsize=(7, 3))
    axes.plot(*zip(*looks, strict=True))
    axes.axvline(warm_up, color="grey", linestyle=":")
    axes.set_ylim(bottom=0)
    axes.set_xlabel("minutes")
    axes.set_ylabel("MiB of the house")
    axes.grid(alpha=0.3)
    figure.savefig(path, bbox_inches="tight", metadata={"Date": None})


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--warm-up", type=float, default=10.0, help="minutes that do not count")
    parser.add_argument("--together", type=int, default=50, help="evenings at the same time")
    parser.add_argument("--pace", type=float, default=200.0, help="choices a second, of all")
    parser.add_argument("--picture", type=Path, help="a file for a picture")
    given = parser.parse_args()
    looks = asyncio.run(run(given))
    print(
        f"after {given.warm_up:g} minutes the memory grew by {growth(looks, given.warm_up):.2f} %"
    )
    if given.picture:
        draw(looks, given.warm_up, given.picture)


if __name__ == "__main__":
    main()
