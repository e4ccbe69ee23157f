"""The socket: a client is let in, asks, and hears what happens."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress

from fastapi import WebSocket, WebSocketDisconnect
from starlette.responses import JSONResponse

from elementarium.server.asking import (
    Act,
    Asked,
    AtTable,
    Chat,
    Hint,
    Join,
    Leave,
    Ping,
    Resign,
    Undo,
    read_message,
)
from elementarium.server.audience import TOO_SLOW, Client, told_error
from elementarium.server.errors import HangUp, Refusal
from elementarium.server.guests import COOKIE, Guest, clean, passer_by
from elementarium.server.house import House
from elementarium.server.limits import Buckets
from elementarium.server.play import Asker
from elementarium.server.settings import is_loopback
from elementarium.server.table import Table
from elementarium.server.telling import Json
from elementarium.server.thinking import Busy, MatchRecord, NoAnswer

log = logging.getLogger(__name__)

MOST_HINTS = 3
"""Turns that are told."""
COME_AGAIN = 1012
"""What was asked is not answered, since the book cannot be reached: ask again under the same id."""
MOST_PATIENCE = 2.0
"""Seconds in which a client that reads too slowly may hear that it is dropped."""


async def serve(websocket: WebSocket, house: House) -> None:
    """Let a client in, if it may come in, and talk with it until it goes."""
    try:
        guest = await let_in(websocket, house)
    except Refusal as refusal:
        house.metrics.count("errors", refusal.code)
        told = {"code": refusal.code, "detail": refusal.detail}
        await websocket.send_denial_response(JSONResponse(told, refusal.status))
        return
    client = Client(guest, house.settings.limits.waiting)
    house.audience.come(client)
    try:
        await websocket.accept()
        await Conversation(websocket, client, house).hold()
    finally:
        for table in house.audience.go(client):
            house.audience.tell_here(await house.tables.find(table))
        house.leavings.add()


async def let_in(websocket: WebSocket, house: House) -> Guest:
    """Who it is; pages from elsewhere are refused, and so are more sockets than anybody needs."""
    origin, host = websocket.headers.get("origin", ""), websocket.headers.get("host", "")
    if not house.settings.allows_origin(origin, host):
        raise Refusal("bad_origin", "the page comes from somewhere else")
    address = websocket.client.host if websocket.client else ""
    if not is_loopback(address):
        house.buckets["connections"].take(address)
    guest = await house.guests.find(websocket.cookies.get(COOKIE)) or passer_by()
    if house.audience.sockets(guest.id) >= house.settings.limits.sockets:
        raise Refusal("too_fast", "too many sockets are open")
    return guest


class Conversation:
    """One open socket: we listen, we speak, and we part if the other reads too slowly."""

    def __init__(self, websocket: WebSocket, client: Client, house: House) -> None:
        self._websocket = websocket
        self._client = client
        self._house = house
        self._bucket = Buckets(house.settings.limits.messages)
        self._hint: asyncio.Task[None] | None = None

    async def hold(self) -> None:
        """Talk until one of the two has enough."""
        parts = [asyncio.create_task(part) for part in (self._listen(), self._speak())]
        parts.append(asyncio.create_task(self._client.too_slow.wait()))  # type: ignore[arg-type]
        try:
            ended, _ = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
            for task in ended:
                if task.exception():
                    log.error("a conversation failed", exc_info=task.exception())
            if self._client.too_slow.is_set():
                await self._drop()
        finally:
            parts += [self._hint] if self._hint else []
            for task in parts:
                task.cancel()
            await asyncio.gather(*parts, return_exceptions=True)

    async def _speak(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self._websocket.send_text(await self._client.next())

    async def _drop(self) -> None:
        self._house.metrics.count("dropped")
        with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            async with asyncio.timeout(MOST_PATIENCE):
                await self._websocket.close(TOO_SLOW)

    async def _listen(self) -> None:
        """One message after the other: the next is read when this one is answered."""
        while (message := await self._websocket.receive())["type"] == "websocket.receive":
            text = message.get("text")
            try:
                self._bucket.take("")
                await self._answer(self._read(text))
            except HangUp:
                await self._websocket.close(COME_AGAIN)
                return
            except Refusal as refusal:
                self._refuse(refusal, *named_in(text))

    def _read(self, text: str | None) -> Asked:
        if text is None:
            raise Refusal("bad_message", "messages are text")
        if len(text.encode("utf-8", "replace")) > self._house.settings.limits.frame:
            raise Refusal("too_large", f"at most {self._house.settings.limits.frame} bytes")
        return read_message(text)

    def _refuse(self, refusal: Refusal, id: str | None, table: Table | None = None) -> None:
        """Say no, and how things are."""
        self._house.metrics.count("errors", refusal.code)
        guest = self._client.guest.id
        sees = table is not None and table.may_follow(guest)
        now = table.now(guest, self._house.now()) if table and sees else None
        name = table.id if table else None
        self._client.send(told_error(refusal.code, refusal.detail, id, name, now))

    # ── answers ──────────────────────────────────────────────────────────────────────────────

    async def _answer(self, asked: Asked) -> None:
        self._house.metrics.count("messages", asked.type)
        if isinstance(asked, Ping):
            self._client.send({"type": "pong", "id": asked.id})
            return
        table = await self._house.tables.find(asked.table)
        try:
            await self._answer_at(table, asked)
        except HangUp:
            raise
        except Refusal as refusal:
            self._refuse(refusal, asked.id, table)

    async def _answer_at(self, table: Table, asked: AtTable) -> None:
        match asked:
            case Join():
                await self._join(table, asked)
            case Leave():
                self._leave(table, asked)
            case Hint():
                self._ask_for_hints(table, asked)
            case Chat():
                await self._chat(table, asked)
            case _:
                await self._play(table, asked)

    async def _play(self, table: Table, asked: AtTable) -> None:
        play, asker = self._house.play, self._asker(table, asked)
        match asked:
            case Act(seat=seat, at=at, actions=actions):
                await play.act(table, asker, seat, at, actions)
            case Undo(seat=seat, at=at):
                await play.undo(table, asker, seat, at)
            case Resign(seat=seat):
                await play.resign(table, asker, seat)

    def _asker(self, table: Table, asked: AtTable) -> Asker:
        return Asker(self._client.guest, asked.id, lambda n: self._done(table, asked, n))

    def _done(self, table: Table, asked: AtTable, n: int) -> None:
        self._client.send({"type": "done", "id": asked.id, "table": table.id, "n": n})

    async def _join(self, table: Table, asked: Join) -> None:
        guest = self._client.guest.id
        async with table.lock:
            await self._house.colleagues.catch_up(table)
            if not table.may_follow(guest):
                raise Refusal("not_allowed", "nobody may watch")
            self._house.audience.follow(self._client, table)
            self._client.send({"type": "table", "id": asked.id, "table": self._told(table, asked)})
        self._house.audience.tell_here(table)

    def _told(self, table: Table, asked: Join) -> Json:
        """All of a table that this client has not seen yet."""
        guest = self._client.guest.id
        return {
            **table.summary(guest, self._house.guests.name),
            "commitment": table.commitment,
            "key": table.key.hex() if table.stage == "over" else None,
            "here": self._house.audience.here(table),
            "missed": table.told(table.entries[asked.seen :], guest),
            "lines": [said.told() for said in table.chat],
            "now": table.now(guest, self._house.now()),
        }

    def _leave(self, table: Table, asked: Leave) -> None:
        if self._house.audience.unfollow(self._client, table.id):
            self._house.audience.tell_here(table)
        self._done(table, asked, table.n)

    async def _chat(self, table: Table, asked: Chat) -> None:
        guest = self._client.guest
        if not table.terms.chat or not guest.known or not table.may_follow(guest.id):
            raise Refusal("not_allowed", "nothing can be said here")
        text = clean(asked.text) if asked.text is not None else None
        if (asked.phrase is None) == (not text):
            raise Refusal("bad_message", "either a phrase or a text")
        self._house.buckets["lines"].take(guest.id)
        await self._house.play.say(table, self._asker(table, asked), asked.phrase, text)

    # ── hints ────────────────────────────────────────────────────────────────────────────────

    def _ask_for_hints(self, table: Table, asked: Hint) -> None:
        """Begin to think; the next message need not wait for that."""
        match = table.playing()
        if asked.seat not in table.held(self._client.guest.id):
            raise Refusal("not_seated", f"seat {asked.seat} is not yours")
        if table.to_move != asked.seat:
            raise Refusal("not_your_turn", f"seat {table.to_move} is to move")
        if not table.terms.allows_hints:
            raise Refusal("not_allowed", "it was agreed to play without hints")
        if self._hint and not self._hint.done():
            raise Refusal("too_fast", "one hint at a time")
        self._house.buckets["hints"].take(self._client.guest.id)
        record = MatchRecord.of(match)
        self._hint = asyncio.create_task(self._give_hints(table, asked, table.n, record))

    async def _give_hints(self, table: Table, asked: Hint, n: int, record: MatchRecord) -> None:
        try:
            hints = await self._house.thinkers.hints(record, MOST_HINTS)
        except (Busy, NoAnswer):
            self._refuse(Refusal("busy", "nothing came to mind"), asked.id, table)
            return
        told = {"type": "hint", "id": asked.id, "table": table.id, "n": n, "hints": hints}
        self._client.send(told)


def named_in(text: str | None) -> tuple[str | None]:
    """The id in a message that could not be read, if it has one."""
    try:
        id = json.loads(text or "")["id"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return (None,)
    return (id if isinstance(id, str) and len(id) <= 40 and id.isprintable() else None,)
