"""Who is connected to which table, and how news reach them."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from elementarium.server.guests import Guest
from elementarium.server.lines import Said
from elementarium.server.messages import Entry, Json, with_version
from elementarium.server.metrics import Metrics
from elementarium.server.table import Names, Table

TOO_SLOW = 1013
"""Try again later."""


def as_text(message: Json) -> str:
    """A message as it goes over the wire."""
    return json.dumps(with_version(message), ensure_ascii=False, separators=(",", ":"))


class Client:
    """One open socket, seen from the house: a guest and a line of messages on their way."""

    def __init__(self, guest: Guest, waiting: int) -> None:
        self.guest = guest
        self.too_slow = asyncio.Event()
        """Set when more was to be sent than may wait."""
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._room = waiting
        """Characters that may still wait."""

    def send(self, message: Json) -> None:
        """Put a message on its way."""
        self.send_text(as_text(message))

    def send_text(self, text: str) -> None:
        """The same, written already."""
        self._room -= len(text)
        if self._room < 0:
            self.too_slow.set()
        if not self.too_slow.is_set():
            self._queue.put_nowait(text)

    async def next(self) -> str:
        """What goes out next."""
        text = await self._queue.get()
        self._room += len(text)
        return text


class Audience:
    """All clients, by the tables they follow."""

    def __init__(self, names: Names, metrics: Metrics) -> None:
        self._names = names
        self._followers: defaultdict[str, set[Client]] = defaultdict(set)
        self._sockets: defaultdict[str, int] = defaultdict(int)
        metrics.level("sockets", lambda: sum(self._sockets.values()))

    # ── coming and going ─────────────────────────────────────────────────────────────────────

    def sockets(self, guest: str) -> int:
        """How many a guest has open."""
        return self._sockets.get(guest, 0)

    def come(self, client: Client) -> None:
        """Somebody connects."""
        self._sockets[client.guest.id] += 1

    def go(self, client: Client) -> list[str]:
        """Somebody is gone; returns the tables they followed."""
        self._sockets[client.guest.id] -= 1
        if not self._sockets[client.guest.id]:
            del self._sockets[client.guest.id]
        return [table for table in list(self._followers) if self.unfollow(client, table)]

    def follow(self, client: Client, table: Table) -> None:
        """From now on the client hears what happens there."""
        self._followers[table.id].add(client)

    def unfollow(self, client: Client, table: str) -> bool:
        """No more of it; returns whether they had followed it."""
        followers = self._followers.get(table, set())
        if client not in followers:
            return False
        followers.discard(client)
        if not followers:
            del self._followers[table]
        return True

    def at(self, table: str) -> set[Client]:
        """Who follows a table."""
        return self._followers.get(table, set())

    # ── news ─────────────────────────────────────────────────────────────────────────────────

    def here(self, table: Table) -> Json:
        """Who is connected: a truth value a seat, and how many watch."""
        present = {client.guest.id for client in self.at(table.id)}
        seats = [bool(seat.terms.agent) or seat.guest in present for seat in table.seats]
        watchers = len(present - {seat.guest for seat in table.seats})
        return {"seats": seats, "watchers": watchers}

    def tell_here(self, table: Table) -> None:
        """Everybody hears who is there."""
        self._tell(table, {"type": "here", "table": table.id, **self.here(table)})

    def tell_line(self, table: Table, said: Said) -> None:
        """Everybody hears what was said."""
        self._tell(table, {"type": "line", "table": table.id, "line": said.told()})

    def tell_changed(self, table: Table) -> None:
        """Everybody sees who sits there now."""
        for guest, clients in self._by_guest(table):
            summary = table.summary(guest, self._names)
            send_all(clients, {"type": "table_changed", "table": table.id, "summary": summary})

    def tell_news(self, table: Table, entries: Sequence[Entry], at: int) -> None:
        """Everybody sees what was committed, each with their own eyes."""
        if table.terms.watch == "nobody":
            self._send_away(table)
        for guest, clients in self._by_guest(table):
            for entry in entries:
                last = entry is entries[-1]
                news = {
                    "type": "news",
                    "table": table.id,
                    "n": entry.n,
                    "entry": table.told(entry, guest),
                    "now": table.now(guest, at) if last else None,
                }
                send_all(clients, news)

    def _by_guest(self, table: Table) -> Iterable[tuple[str, list[Client]]]:
        """The clients of a table, together where they are told the same: all who only watch."""
        groups: defaultdict[str, list[Client]] = defaultdict(list)
        players = table.guests
        for client in self.at(table.id):
            groups[client.guest.id if client.guest.id in players else ""].append(client)
        return groups.items()

    def _send_away(self, table: Table) -> None:
        """Who waited at an open table but did not get a seat may not watch a private match."""
        for client in [each for each in self.at(table.id) if not table.may_follow(each.guest.id)]:
            self.unfollow(client, table.id)
            client.send(told_error("not_allowed", "nobody may watch", table=table.id))

    def _tell(self, table: Table, message: Json) -> None:
        send_all(self.at(table.id), message)


def send_all(clients: Iterable[Client], message: Json) -> None:
    """The same message to several clients, written once."""
    text = as_text(message)
    for client in clients:
        client.send_text(text)


def told_error(
    code: str, detail: str, id: Any = None, table: str | None = None, now: Json | None = None
) -> Json:
    """A refusal as a message."""
    return {"type": "error", "id": id, "code": code, "detail": detail, "table": table, "now": now}
