"""A house opened for a test, and the people who come: real sockets, a real file, real time."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from socket import socket
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from elementarium.server import thoughts
from elementarium.server.app import create_app
from elementarium.server.house import House
from elementarium.server.limits import Limits
from elementarium.server.running import LONGEST_FRAME, listen
from elementarium.server.settings import Settings, wall_clock
from elementarium.server.thinking import MatchRecord, Thinkers

PATIENCE = 60.0
"""Seconds after which a message will not come any more."""
GLANCE = 0.005
"""Seconds between two looks at whether a house shall close, or is empty."""
DUEL = [{"kind": "me"}, {"kind": "open"}]
ALONE = [{"kind": "me"}, {"kind": "me"}]
AGAINST_AGENT = [{"kind": "me"}, {"kind": "agent", "agent": "random"}]


class QuickThinkers(Thinkers):
    """Thinkers that need no processes, since they do not think much."""

    async def start(self) -> None:
        pass

    async def turn(self, record: MatchRecord, agent: str, seed: int) -> list[int]:
        return thoughts.turn(record, "random", seed)

    async def hints(self, record: MatchRecord, best: int) -> list[dict[str, Any]]:
        action = record.match().legal()[0]
        return [{"turn": [{"action": action}], "chance": 0.5, "line": []}]


class QuickServer(uvicorn.Server):
    """A server that closes when it is told to; uvicorn's own takes a fifth of a second."""

    async def main_loop(self) -> None:
        while not await self.on_tick(0):
            await asyncio.sleep(GLANCE)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        while self.server_state.connections or self.server_state.tasks:
            await asyncio.sleep(GLANCE)
        for server in self.servers:
            await server.wait_closed()


class Visit:
    """A house while it is open."""

    def __init__(self, house: House, address: str, doors: AsyncExitStack) -> None:
        self.house = house
        self.address = address
        self._doors = doors

    async def person(self, name: str = "", **headers: str) -> Person:
        """Somebody comes, and has a cookie."""
        person = await self.stranger(**headers)
        await person.call("GET", "/api/me")
        if name:
            await person.call("PATCH", "/api/me", {"name": name})
        return person

    async def stranger(self, **headers: str) -> Person:
        """Somebody who has asked for nothing yet, and so has no cookie."""
        client = self.browser(headers)
        return Person(self, await self.keep(client))

    def browser(self, headers: dict[str, str]) -> httpx.AsyncClient:
        """What sends requests."""
        return httpx.AsyncClient(
            base_url=self.address, headers=headers, verify=False, timeout=PATIENCE
        )

    async def dial(self, headers: dict[str, str]) -> Any:
        """A socket that is open until the house closes."""
        address = self.address.replace("http", "ws") + "/api/socket"
        return await self.keep(connect(address, additional_headers=headers, proxy=None))

    async def connected(self, name: str = "") -> Person:
        """Somebody comes and connects."""
        person = await self.person(name)
        await person.connect()
        return person

    async def keep(self, connection: Any) -> Any:
        """Close a connection when the house closes."""
        return await self._doors.enter_async_context(connection)


class Person:
    """A browser: requests with a cookie, and a socket."""

    def __init__(self, visit: Visit, client: httpx.AsyncClient) -> None:
        self.visit = visit
        self.client = client
        self.heard: list[dict[str, Any]] = []
        self._ids = (f"r{n}" for n in itertools.count(1))

    # ── over HTTP ────────────────────────────────────────────────────────────────────────────

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """A request that is answered well."""
        response = await self.ask(method, path, body)
        assert response.is_success, response.text
        return response.json()

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """A request."""
        return await self.client.request(method, path, json=body)

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """A request that is refused: the status and the code."""
        response = await self.ask(method, path, body)
        return response.status_code, response.json()["code"]

    async def set_up(self, seats: list[dict[str, Any]] = AGAINST_AGENT, **wanted: Any) -> str:
        """A table; returns its id."""
        asked = {"game": "riftforce", "seats": seats, **wanted}
        table: str = (await self.call("POST", "/api/tables", asked))["table"]
        return table

    async def sit(self, table: str, seat: int = 1) -> None:
        """Take a seat."""
        await self.call("POST", f"/api/tables/{table}/seats/{seat}")

    # ── over the socket ──────────────────────────────────────────────────────────────────────

    async def connect(self, **headers: str) -> ClientConnection:
        """Open a socket, as a browser does."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        sent = {"cookie": cookie, "origin": self.visit.address, **headers}
        self.socket: ClientConnection = await self.visit.dial(
            {name: value for name, value in sent.items() if value}
        )
        return self.socket

    async def send(self, type: str, table: str | None = None, **fields: Any) -> str:
        """Ask for something; returns the id of the message."""
        message = {"v": 1, "id": next(self._ids), "type": type, **fields}
        if table:
            message["table"] = table
        await self.socket.send(json.dumps(message))
        id: str = message["id"]
        return id

    async def hear(self, wanted: str | Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message of a type, or one that fits; the others are kept in `heard`."""
        fits = wanted if callable(wanted) else lambda message: message["type"] == wanted
        async with asyncio.timeout(PATIENCE):
            while True:
                message: dict[str, Any] = json.loads(await self.socket.recv())
                assert message["v"] == 1
                if fits(message):
                    return message
                self.heard.append(message)

    async def answer(self, type: str, table: str | None = None, **fields: Any) -> dict[str, Any]:
        """Ask for something and wait for the answer."""
        id = await self.send(type, table, **fields)
        return await self.hear(lambda message: message.get("id") == id)

    async def join(self, table: str, seen: int = 0) -> dict[str, Any]:
        """Follow a table; returns what is told of it."""
        told: dict[str, Any] = (await self.answer("join", table, seen=seen))["table"]
        return told

    async def code(self, type: str, table: str | None = None, **fields: Any) -> str:
        """Ask for something that is refused; returns the code."""
        answer = await self.answer(type, table, **fields)
        assert answer["type"] == "error", answer
        code: str = answer["code"]
        return code

    async def now(self, table: str) -> dict[str, Any]:
        """The table as it is."""
        now: dict[str, Any] = (await self.join(table))["now"]
        return now

    async def act(self, table: str, now: dict[str, Any], *actions: int) -> dict[str, Any]:
        """Choose, by default the first that can be chosen; returns the answer."""
        chosen = list(actions) or [now["choices"][0]["action"]]
        return await self.answer("act", table, seat=now["eyes"], at=now["n"], actions=chosen)


@asynccontextmanager
async def open_house(
    data: Path,
    limits: Limits | None = None,
    clock: Callable[[], int] = wall_clock,
    origins: tuple[str, ...] = (),
    thinkers: Thinkers | None = None,
    heartbeat: float = 60.0,
    postgresql: str | None = None,
) -> AsyncIterator[Visit]:
    """A house that is open until the block ends."""
    with listen("127.0.0.1", [0]) as listening:
        port = listening.getsockname()[1]
        settings = Settings(
            data,
            port=port,
            origins=origins,
            limits=limits or Limits(),
            clock=clock,
            heartbeat=heartbeat,
            postgresql=postgresql,
        )
        app = create_app(settings, thinkers or QuickThinkers())
        config = uvicorn.Config(
            app, lifespan="off", log_config=None, access_log=False, ws_max_size=LONGEST_FRAME
        )
        server = QuickServer(config)
        house: House = app.state.house
        await house.open()
        serving = asyncio.create_task(server._serve(sockets=[listening]))
        try:
            async with AsyncExitStack() as doors:
                yield Visit(house, f"http://127.0.0.1:{port}", doors)
        finally:
            server.should_exit = True
            await serving
            await house.close()
