"""Who is connected to which table, and how news reach them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from elementarium.server.guests import Guest
from elementarium.server.lines import Said
from elementarium.server.messages import Entry, with_version
from elementarium.server.metrics import Metrics
from elementarium.server.table import Names, Table
from elementarium.server.telling import Json

TOO_SLOW = 1013
"""Try again later."""


def as_text(message: Json) -> str:
    """A message as it goes over the wire."""
    return orjson.dumps(with_version(message)).decode()


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


@dataclass(frozen=True)
class Elsewhere:
    """Who follows a table at another worker."""

    players: frozenset[str]
    watchers: int


class Audience:
    """All clients, by the tables they follow."""

    def __init__(
        self, names: Names, metrics: Metrics, signal: Callable[..., None] = lambda *_: None
    ) -> None:
        self._names = names
        self._signal = signal
        """How other workers hear who is here."""
        self._followers: defaultdict[str, set[Client]] = defaultdict(set)
        self._elsewhere: defaultdict[str, dict[int, Elsewhere]] = defaultdict(dict)
        """By table and worker."""
        self._announced: dict[str, tuple[list[str], int]] = {}
        self._sockets: defaultdict[str, int] = defaultdict(int)
        metrics.level("sockets", lambda: sum(self._sockets.values()))

    # ── coming and going ─────────────────────────────────────────────────────────────────────

    @property
    def guests(self) -> set[str]:
        """Everybody who is connected."""
        return set(self._sockets)

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

    # ── at other workers ─────────────────────────────────────────────────────────────────────

    def note(self, worker: int, table: str, players: Collection[str], watchers: int) -> None:
        """Another worker says who is there."""
        if players or watchers:
            self._elsewhere[table][worker] = Elsewhere(frozenset(players), watchers)
        else:
            self._forget(table, worker)

    def forget_all_but(self, workers: Collection[int]) -> list[str]:
        """Whoever was at a worker that is gone is gone, too; returns the tables where they were."""
        gone = [
            (table, worker)
            for table, there in self._elsewhere.items()
            for worker in there
            if worker not in workers
        ]
        for table, worker in gone:
            self._forget(table, worker)
        return sorted({table for table, _ in gone})

    def announce_all(self) -> None:
        """For workers who have just come."""
        for table, told in self._announced.items():
            self._signal("here", table, *told)

    def _forget(self, table: str, worker: int) -> None:
        self._elsewhere[table].pop(worker, None)
        if not self._elsewhere[table]:
            del self._elsewhere[table]

    # ── news ─────────────────────────────────────────────────────────────────────────────────

    def here(self, table: Table) -> Json:
        """Who is connected: a truth value a seat, and how many watch."""
        players, watchers = self._at_this_worker(table)
        elsewhere = self._elsewhere.get(table.id, {}).values()
        present = players.union(*(each.players for each in elsewhere))
        seats = [bool(seat.terms.agent) or seat.guest in present for seat in table.seats]
        return {"seats": seats, "watchers": watchers + sum(each.watchers for each in elsewhere)}

    def tell_here(self, table: Table) -> None:
        """Everybody hears who is there, those at other workers, too."""
        self.show_here(table)
        players, watchers = self._at_this_worker(table)
        self._announced[table.id] = sorted(players), watchers
        self._signal("here", table.id, *self._announced[table.id])
        if not players and not watchers:
            del self._announced[table.id]

    def show_here(self, table: Table) -> None:
        """Everybody at this worker hears who is there."""
        self._tell(table, {"type": "here", "table": table.id, **self.here(table)})

    def _at_this_worker(self, table: Table) -> tuple[set[str], int]:
        """Who of the players is there, and how many watch."""
        present = {client.guest.id for client in self.at(table.id)}
        players = present & {seat.guest for seat in table.seats if seat.guest}
        return players, len(present - players)

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
            news = {
                "type": "news",
                "table": table.id,
                "n": table.n,
                "entries": table.told(entries, guest),
                "now": table.now(guest, at),
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
