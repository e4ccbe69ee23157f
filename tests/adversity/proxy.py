"""A proxy that loses, doubles, delays, reorders and cuts, and people who play through it.

Nothing moves by itself: what is said waits in the proxy until somebody lets it through, in any
order, once, twice or never. Clients behave as a page does: what is not answered is said again under
the same id, and who sees a gap in the log joins again.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.stubborn import Notes, Said

PATIENCE = 20.0
"""Seconds after which an answer will not come any more."""
LONGEST_ROUND = 200
"""Messages let through before everything must have been answered."""


class Client:
    """Somebody at one side of a table, on the far side of the proxy."""

    def __init__(self, name: str, address: str, cookie: str, table: str) -> None:
        self.name = name
        self.table = table
        self.notes = Notes()
        self.address = address
        self._cookie = cookie
        self._socket: ClientConnection | None = None
        self.up: list[dict[str, Any]] = []
        """On its way to the house."""
        self.down: list[dict[str, Any]] = []
        """On its way to the client."""
        self.now: dict[str, Any] | None = None
        self.waiting: Said | None = None
        self.must_join = True

    # ── the line ─────────────────────────────────────────────────────────────────────────────

    async def cut(self) -> None:
        """The line is dead: what was on its way to the client is gone, and it joins anew."""
        if self._socket:
            await self._socket.close()
        self._socket = None
        self.down.clear()
        self.must_join = True

    async def _line(self) -> ClientConnection:
        if self._socket is None:
            headers = {"cookie": self._cookie, "origin": self.address}
            address = self.address.replace("http", "ws") + "/api/socket"
            self._socket = await connect(address, additional_headers=headers, proxy=None)
        return self._socket

    async def let_up(self, which: int, copies: int) -> None:
        """One of the messages in the proxy reaches the house, so many times."""
        message = self.up.pop(which % len(self.up))
        line = await self._line()
        for _ in range(copies):
            await line.send(json.dumps(message))
        await self._gather(line, message["id"], copies)

    async def _gather(self, line: ClientConnection, id: str, answers: int) -> None:
        """Everything that comes until this is answered, and what others caused before it."""
        async with asyncio.timeout(PATIENCE):
            while answers:
                message = json.loads(await line.recv())
                self.down.append(message)
                answers -= message.get("id") == id

    async def listen(self) -> None:
        """What the house has sent meanwhile waits in the proxy, too."""
        if self._socket:
            await self._ping(self._socket)

    async def _ping(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"v": 1, "id": "ping", "type": "ping"}))
        await self._gather(line, "ping", 1)

    def let_down(self, which: int, copies: int) -> None:
        """One of the messages in the proxy reaches the client, so many times."""
        message = self.down.pop(which % len(self.down))
        for _ in range(copies):
            self._hear(message)

    # ── what a page does ─────────────────────────────────────────────────────────────────────

    @property
    def seen(self) -> int:
        """How far the log is known without a gap."""
        return len(self.notes.heard[self.table])

    def go_on(self, choice: int) -> None:
        """Join, ask again, or choose: whatever comes next."""
        if self.must_join:
            self.must_join, self.now = False, None
            self._say({"type": "join", "id": f"join{self.seen}", "seen": self.seen})
        elif self.waiting:
            self.up.append(self.waiting.message)
        elif self.now and self.now["choices"]:
            self._choose(self.now, choice)

    def _say(self, message: dict[str, Any]) -> dict[str, Any]:
        said = {"v": 1, "table": self.table, **message}
        self.up.append(said)
        return said

    def _choose(self, now: dict[str, Any], choice: int) -> None:
        id = f"{self.name}-{len(self.notes.said)}"
        doing: dict[str, Any] = {"type": "undo"}
        if not (now["undo"] and choice % 7 == 0):
            action = now["choices"][choice % len(now["choices"])]["action"]
            doing = {"type": "act", "actions": [action]}
        asked = {"id": id, "seat": now["eyes"], "at": now["n"], **doing}
        self.waiting = self.notes.said[id] = Said(self.table, self._say(asked))

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "table":
                for entry in message["table"]["missed"]:
                    self._note(entry)
                self._look(message["table"]["now"])
            case "news":
                for entry in message["entries"]:
                    self._note(entry)
                self._look(message["now"])
            case "done" | "error":
                self._answered(message)

    def _answered(self, message: dict[str, Any]) -> None:
        """The same answer twice is one answer."""
        id = message["id"]
        if id not in self.notes.said:
            return
        if message["type"] == "done":
            assert id not in self.notes.refused, f"{id} was refused and then done"
            assert self.notes.acknowledged.setdefault(id, message["n"]) == message["n"]
        elif id not in self.notes.acknowledged:
            self.notes.refused[id] = message["code"]
        if self.waiting and self.waiting.message["id"] == id:
            self.waiting = None
            self.now = None
            self.must_join = self.must_join or message["type"] == "error"

    def _look(self, now: dict[str, Any] | None) -> None:
        """A table that is older than what is known is not looked at."""
        if now and now["n"] == self.seen:
            self.now = now

    def _note(self, entry: dict[str, Any]) -> None:
        heard, n = self.notes.heard[self.table], entry["n"]
        told = {key: entry[key] for key in ("kind", "seat", "move", "length")}
        if n > self.seen + 1:
            self.must_join = True  # something before it was lost
        else:
            assert heard.setdefault(n, told) == told, "the past has changed"

    # ── a good day ───────────────────────────────────────────────────────────────────────────

    async def settle(self) -> None:
        """Everything in the proxy gets through, in order, until nothing is left to say."""
        for _ in range(LONGEST_ROUND):
            while self.up:
                await self.let_up(0, 1)
            await self.listen()
            while self.down:
                self.let_down(0, 1)
            if not self.waiting and not self.must_join:
                return
            self.go_on(0)
        raise AssertionError(f"{self.name} is never answered")
