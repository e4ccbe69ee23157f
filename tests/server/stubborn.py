"""Players who go on whatever happens to the house: they come back, and say again what was lost.

They note everything they said and heard, so that it can be compared with the log.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any

import httpx
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from elementarium import Match
from elementarium.server.metrics import Metrics
from elementarium.server.models import LogRow, TableRow
from elementarium.server.storage import Storage

MOMENT = 0.02
"""Seconds before somebody knocks again."""
SHARE_UNDONE = 0.1
SHARE_TOGETHER = 0.3

Row = Mapping[str, Any]

GONE = (OSError, WebSocketException, httpx.TransportError, TimeoutError)
"""What one notices when a house is killed."""


@dataclass(frozen=True)
class Said:
    """A choice, or taking one back, as it was sent."""

    table: str
    message: dict[str, Any]

    @property
    def lines(self) -> list[tuple[str, int | None]]:
        """What it must look like in the log."""
        if self.message["type"] == "undo":
            return [("undo", None)]
        return [("action", action) for action in self.message["actions"]]


@dataclass
class Notes:
    """What one guest said and heard."""

    said: dict[str, Said] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    heard: defaultdict[str, dict[int, Any]] = field(default_factory=lambda: defaultdict(dict))
    """Lines of the log, by table and number."""


class Player:
    """Somebody who chooses at random, alone on both sides of a table or on one of them."""

    def __init__(self, name: str, *addresses: str) -> None:
        self.name = name
        self._addresses = cycle(addresses)
        """Of the workers of a house; who is sent away tries the next."""
        self.address = next(self._addresses)
        self.notes = Notes()
        self.cookie = ""
        self._chance = random.Random(name)
        self._waiting: Said | None = None
        self._now: dict[str, Any] | None = None

    # ── over HTTP, again until it is answered ────────────────────────────────────────────────

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        while True:
            headers = {"cookie": self.cookie}
            try:
                async with httpx.AsyncClient(headers=headers, verify=False) as client:
                    answer = await client.request(method, self.address + path, json=body)
            except GONE:
                await self._wait()
                continue
            assert answer.is_success, answer.text
            if "set-cookie" in answer.headers:
                self.cookie = answer.headers["set-cookie"].partition(";")[0]
            return answer.json()

    # ── at the table ─────────────────────────────────────────────────────────────────────────

    async def play(self, table: str) -> None:
        """Play, and play again when it is over."""
        self._table = table
        while True:
            try:
                await self._play()
            except GONE:
                await self._wait()

    async def _wait(self) -> None:
        self.address = next(self._addresses)
        await asyncio.sleep(MOMENT)

    async def _play(self) -> None:
        address = self.address.replace("http", "ws") + "/api/socket"
        headers = {"cookie": self.cookie, "origin": self.address}
        async with connect(address, additional_headers=headers, proxy=None) as socket:
            await self._join(socket)
            if self._waiting:
                await socket.send(json.dumps(self._waiting.message))
            while True:
                await self._go_on(socket)
                self._hear(json.loads(await socket.recv()))

    async def _join(self, socket: ClientConnection) -> None:
        seen = max(self.notes.heard[self._table], default=0)
        message = {"v": 1, "id": "join", "type": "join", "table": self._table, "seen": seen}
        self._now = None
        await socket.send(json.dumps(message))

    async def _go_on(self, socket: ClientConnection) -> None:
        """Choose, if one is asked and nothing is under way."""
        now = self._now
        if now is None or self._waiting:
            return
        if now["stage"] == "over":
            again = await self.call("POST", f"/api/tables/{self._table}/rematch")
            self._table = again["table"]
            await self._join(socket)
        elif now["choices"]:
            self._waiting = self._choice(now)
            await socket.send(json.dumps(self._waiting.message))

    def _choice(self, now: dict[str, Any]) -> Said:
        id = f"{self.name}-{len(self.notes.said)}"
        message = {
            "v": 1, "id": id, "type": "undo", "table": self._table, "seat": now["eyes"],
            "at": now["n"],
        }  # fmt: skip
        if not (now["undo"] and self._chance.random() < SHARE_UNDONE):
            message |= {"type": "act", "actions": self._actions(now)}
        self.notes.said[id] = Said(self._table, message)
        return self.notes.said[id]

    def _actions(self, now: dict[str, Any]) -> list[int]:
        choice = self._chance.choice(now["choices"])
        actions = [choice["action"]]
        if choice["next"] and self._chance.random() < SHARE_TOGETHER:
            actions.append(self._chance.choice(choice["next"])["action"])
        return actions

    # ── what is heard ────────────────────────────────────────────────────────────────────────

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "table" and message["table"]["table"] == self._table:
            for entry in message["table"]["missed"]:
                self._note(entry)
            self._now = message["table"]["now"]
        elif message["type"] == "news" and message["table"] == self._table:
            for entry in message["entries"]:
                self._note(entry)
            self._now = message["now"]
        elif message["type"] == "done":
            self.notes.acknowledged[message["id"]] = message["n"]
            self._waiting = None
            if message["n"] not in self.notes.heard[self._table]:
                self._now = None  # the news follow
        elif message["type"] == "error":
            self.notes.refused[message["id"]] = message["code"]
            self._waiting = None
            self._now = message["now"]

    def _note(self, entry: dict[str, Any]) -> None:
        heard = self.notes.heard[self._table]
        told = {key: entry[key] for key in ("kind", "seat", "move", "length")}
        assert heard.setdefault(entry["n"], told) == told, "the past has changed"
        assert set(heard) == set(range(1, len(heard) + 1)), "something was missed"

    @property
    def is_waiting(self) -> bool:
        """Whether something was said and not answered."""
        return self._waiting is not None


# ── the log ──────────────────────────────────────────────────────────────────────────────────


async def check_log(address: str, players: list[Player]) -> Counter[str]:
    """Nothing acknowledged is lost or doubled, nothing else is there; counts what was compared."""
    counts: Counter[str] = Counter()
    book = Storage(address, Metrics())
    for found in await book.rows(select(TableRow.__table__)):
        table = found._mapping
        query = select(LogRow.__table__).where(LogRow.table_id == table["id"]).order_by(LogRow.n)
        rows: list[Row] = [row._mapping for row in await book.rows(query)]
        assert [row["n"] for row in rows] == list(range(1, len(rows) + 1))
        check_replays(table, rows)
        for player in players:
            counts += check_player(player.notes, table["id"], rows)
    await book.close()
    return counts


def check_replays(table: Row, rows: list[Row]) -> None:
    """The log is a match that can be played."""
    terms = table["terms"]
    match = Match(terms["game"], terms["options"], key=table["key"])
    for row in rows:
        if row["kind"] == "action":
            match.apply(row["action"], seat=row["seat"])
        elif row["kind"] == "undo":
            match.go_to(row["length"])


def check_player(notes: Notes, table: str, rows: list[Row]) -> Counter[str]:
    """One guest's memory of a table against its log."""
    counts: Counter[str] = Counter()
    for n, told in notes.heard[table].items():
        assert (told["kind"], told["seat"]) == (rows[n - 1]["kind"], rows[n - 1]["seat"])
    written = Counter(row["request"] for row in rows)
    for id, said in notes.said.items():
        if said.table != table:
            continue
        counts["said"] += 1
        times = written[id]
        assert times <= 1, f"{id} is in the log {times} times"
        if id in notes.acknowledged:
            assert list(found(rows, notes.acknowledged[id], said)) == said.lines
            counts["acknowledged"] += 1
        elif id in notes.refused:
            assert times == 0, f"{id} was refused and is in the log"
            counts["refused"] += 1
    return counts


def found(rows: list[Row], n: int, said: Said) -> Iterator[tuple[str, int | None]]:
    """The lines of something said, which end at number n."""
    assert rows[n - 1]["request"] == said.message["id"]
    for row in rows[n - len(said.lines) : n]:
        assert row["seat"] == said.message["seat"]
        yield row["kind"], row["action"]
