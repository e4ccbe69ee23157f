"""A crowd in a process of its own: tables with two players and two spectators, at real sockets.

It reads orders from its standard input, a line of JSON each, and answers each with one: `sit` opens
tables, `play` lets people play there at a pace of so many choices a second, all tables together.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import json
import random
import sys
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import orjson
import picows

WATCHERS = 2
PATIENCE = 120.0
"""Seconds in which a socket must be open."""
AT_ONCE = 16
"""Tables that are being set up at the same moment."""


@dataclass
class Seen:
    """What the crowd noticed while it counted."""

    counts: bool = False
    choices: int = 0
    """Acknowledged."""
    waits: list[float] = field(default_factory=list)
    """Seconds from a message to the word that its choices are written down."""
    views: list[float] = field(default_factory=list)
    """Seconds from a message until a spectator has seen a choice of it."""
    errors: dict[str, int] = field(default_factory=dict)
    lost: int = 0
    """Sockets that were closed by the house."""


class Line(picows.WSListener):  # type: ignore[misc]
    """One open socket."""

    def __init__(self, game: Game, number: int) -> None:
        self._game = game
        self._number = number
        self._parts: list[bytes] = []

    def on_ws_connected(self, transport: Any) -> None:
        """It is open."""
        self._transport = transport

    def on_ws_disconnected(self, transport: Any) -> None:
        """It is gone."""
        self._game.crowd.seen.lost += not self._game.crowd.leaving

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        """Something came."""
        if frame.msg_type == picows.WSMsgType.CLOSE:
            transport.disconnect()
        elif frame.msg_type in (picows.WSMsgType.TEXT, picows.WSMsgType.CONTINUATION):
            self._parts.append(frame.get_payload_as_bytes())
            if frame.fin:
                text, self._parts = b"".join(self._parts), []
                self._game.hear(self._number, text)

    def say(self, **message: object) -> None:
        """Send a message."""
        self._transport.send(picows.WSMsgType.TEXT, orjson.dumps({"v": 1, **message}))


class Game:
    """A table, and everybody there."""

    def __init__(self, crowd: Crowd, seed: int) -> None:
        self.crowd = crowd
        self._chance = random.Random(seed)
        self._ids = itertools.count()
        self._due = 0.0
        self._sent = 0.0
        self._waiting: str | None = None
        self._said: list[int] = []
        self._now: dict[str, Any] | None = None

    async def sit(self) -> None:
        """Two people sit down, and two more watch."""
        self._cookies = [await self.crowd.guest(), await self.crowd.guest()]
        asked = {"game": self.crowd.game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        self.table = (await self._call(0, "/api/tables", asked))["table"]
        await self._call(1, f"/api/tables/{self.table}/seats/1")
        cookies = [*self._cookies, *[None] * WATCHERS]
        self._lines = [await self._connect(n, cookie) for n, cookie in enumerate(cookies)]
        self._join()

    async def _connect(self, number: int, cookie: str | None) -> Line:
        headers = {"origin": self.crowd.address, **({"cookie": cookie} if cookie else {})}
        address = self.crowd.address.replace("http", "ws") + "/api/socket"
        _, line = await picows.ws_connect(
            lambda: Line(self, number),
            address,
            extra_headers=headers,
            proxy=None,
            websocket_handshake_timeout=PATIENCE,
        )
        return line  # type: ignore[no-any-return]

    async def _call(self, player: int, path: str, body: object = None) -> Any:
        return await self.crowd.call("POST", path, self._cookies[player], body)

    def _join(self) -> None:
        for line in self._lines:
            line.say(type="join", id="join", table=self.table, seen=0)

    def hear(self, number: int, text: bytes) -> None:
        """Players read what they are told; spectators see that something came."""
        if number >= 2:
            if self.crowd.seen.counts and text.startswith(b'{"v":1,"type":"news"'):
                self.crowd.seen.views.append(time.perf_counter() - self._sent)
            return
        message = orjson.loads(text)
        kind = message["type"]
        if kind == "done" and message["id"] == self._waiting:
            self._waiting = None
            if self.crowd.seen.counts:
                self.crowd.seen.choices += len(self._said)
                self.crowd.seen.waits.append(time.perf_counter() - self._sent)
        elif kind == "error":
            self.crowd.seen.errors[message["code"]] = (
                self.crowd.seen.errors.get(message["code"], 0) + 1
            )
            self._waiting = None
        about = message["table"] if kind == "table" else message
        if (now := about.get("now")) and about["table"] == self.table:
            self._look(number, now)

    def _look(self, number: int, now: dict[str, Any]) -> None:
        if now["stage"] == "over":
            if number == 0:
                self.crowd.start(self._again())
        elif now["choices"]:
            self._now, self._player = now, number
            self.go_on()

    def go_on(self) -> None:
        """Choose when it is time to, if it is."""
        if not self.crowd.interval or self._now is None:
            return
        loop = asyncio.get_running_loop()
        self._due = max(self._due + self.crowd.interval * (len(self._said) or 1), loop.time())
        loop.call_at(self._due, self._choose, self._now, self._player)
        self._now = None

    def begin(self, due: float) -> None:
        """Play from now on."""
        self._due = due
        self.go_on()

    def _choose(self, now: dict[str, Any], player: int) -> None:
        if not self.crowd.interval:
            self._now = now
            return
        self._waiting = f"c{next(self._ids)}"
        self._sent = time.perf_counter()
        self._said = self._picked(now)
        self._lines[player].say(
            type="act", id=self._waiting, table=self.table,
            seat=now["eyes"], at=now["n"], actions=self._said,
        )  # fmt: skip

    def _picked(self, now: dict[str, Any]) -> list[int]:
        """As at the page: what is picked up and where it is put are chosen together."""
        first = self._chance.choice(now["choices"])
        path = [first, self._chance.choice(first["next"])] if first["next"] else [first]
        return [choice["action"] for choice in path]

    async def _again(self) -> None:
        over = self.table
        for player in range(2):
            self.table = (await self._call(player, f"/api/tables/{over}/rematch"))["table"]
        for line in self._lines:
            line.say(type="leave", id="leave", table=over)
        self._join()


class Crowd:
    """Everybody."""

    def __init__(self, address: str, game: str, seed: int) -> None:
        self.address = address
        self.game = game
        self.seen = Seen()
        self.interval = 0.0
        """Seconds between two choices at a table; 0 while nobody plays."""
        self.leaving = False
        self._seed = seed
        self._games: list[Game] = []
        self._transport = httpx.AsyncHTTPTransport(limits=httpx.Limits(max_connections=AT_ONCE))
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Any) -> None:
        """Do something meanwhile."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def guest(self) -> str:
        """Somebody new: their cookie."""
        request = httpx.Request("GET", f"{self.address}/api/me")
        answer = await self._transport.handle_async_request(request)
        await answer.aread()
        return answer.headers["set-cookie"].partition(";")[0]

    async def call(self, method: str, path: str, cookie: str, body: object = None) -> Any:
        """A request that is answered well; who is told to slow down does."""
        headers = {"cookie": cookie, "origin": self.address}
        request = httpx.Request(method, self.address + path, headers=headers, json=body or {})
        answer = await self._transport.handle_async_request(request)
        text = await answer.aread()
        assert answer.status_code == 200, text
        return json.loads(text)

    async def sit(self, tables: int) -> dict[str, Any]:
        """More tables."""
        began, gate = time.perf_counter(), asyncio.Semaphore(AT_ONCE)
        games = [Game(self, self._seed + len(self._games) + n) for n in range(tables)]

        async def one(game: Game) -> None:
            async with gate:
                await game.sit()

        await asyncio.gather(*map(one, games))
        self._games += games
        return {"sockets": len(self._games) * (2 + WATCHERS), "took": time.perf_counter() - began}

    async def play(self, pace: float, seconds: float, settling: float) -> dict[str, Any]:
        """Play for a while."""
        loop = asyncio.get_running_loop()
        begins = not self.interval
        self.interval = len(self._games) / pace
        if begins:
            for n, game in enumerate(self._games):
                game.begin(loop.time() + self.interval * (n / len(self._games) - 1))
        await asyncio.sleep(settling)
        self.seen = Seen(counts=True)
        began, used = time.perf_counter(), time.process_time()
        await asyncio.sleep(seconds)
        took, seen = time.perf_counter() - began, self.seen
        self.seen = Seen()
        return {
            "took": took,
            "core": (time.process_time() - used) / took,
            "choices": seen.choices,
            "waits": seen.waits,
            "views": seen.views,
            "errors": seen.errors,
            "lost": seen.lost,
        }

    async def rest(self) -> dict[str, Any]:
        """Nobody plays any more; what is under way ends."""
        self.interval = 0.0
        await asyncio.sleep(1.0)
        return {}


async def obey(address: str, game: str, seed: int) -> None:
    """Do what is ordered, line by line."""
    crowd = Crowd(address, game, seed)
    while order := await asyncio.to_thread(sys.stdin.readline):
        name, arguments = json.loads(order)
        answer = await getattr(crowd, name)(*arguments)
        print(json.dumps(answer), flush=True)
    crowd.leaving = True


if __name__ == "__main__":
    gc.disable()  # or its own pauses would be taken for those of the house
    asyncio.run(obey(sys.argv[1], sys.argv[2], int(sys.argv[3])))
