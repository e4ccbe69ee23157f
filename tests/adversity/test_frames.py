"""What is no message at all: frames broken, cut, far too long, or sent without a pause."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from elementarium.server.limits import Limits, Rate
from elementarium.server.running import LONGEST_FRAME
from tests.adversity.indoors import nothing_goes_wrong
from tests.server.visiting import DUEL, PATIENCE, Person, Visit, open_house

pytestmark = pytest.mark.asyncio

MORE, TEXT, BYTES, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
LAST = 0x80
MASKED = 0x80
ASKED = json.dumps({"v": 1, "type": "ping", "id": "a"}).encode()

BROKEN_OFF, BAD_TEXT, TOO_LONG = 1002, 1007, 1009
"""Why a line is cut."""


def frame(
    kind: int, body: bytes, *, last: bool = True, flags: int = 0, masked: bool = True
) -> bytes:
    """A frame as it goes over the wire; masked by zeros, so that the body can be read."""
    first = bytes([kind | flags | (LAST if last else 0)])
    mask = MASKED if masked else 0
    if len(body) < 126:
        size = bytes([mask | len(body)])
    elif len(body) < 1 << 16:
        size = bytes([mask | 126]) + len(body).to_bytes(2, "big")
    else:
        size = bytes([mask | 127]) + len(body).to_bytes(8, "big")
    return first + size + (bytes(4) if masked else b"") + body


class Wire:
    """A bare connection, over which anything can be sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self._writer = writer

    async def send(self, *frames: bytes) -> None:
        for each in frames:
            self._writer.write(each)
        await self._writer.drain()

    async def hear(self) -> tuple[int, bytes]:
        """The next frame: its kind and what is in it."""
        async with asyncio.timeout(PATIENCE):
            kind, size = await self.reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await self.reader.readexactly(8), "big")
            return kind & 0x0F, await self.reader.readexactly(size)

    async def reason(self) -> int:
        """Why the house cut the line; 0 where it went without a word."""
        try:
            while True:
                kind, body = await self.hear()
                if kind == CLOSE:
                    return int.from_bytes(body[:2], "big")
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0

    def cut(self) -> None:
        self._writer.transport.abort()


@asynccontextmanager
async def wire_to(visit: Visit) -> AsyncIterator[Wire]:
    """A socket that a browser could have opened."""
    host = urlsplit(visit.address).netloc
    wire = Wire(*await asyncio.open_connection("127.0.0.1", int(host.partition(":")[2])))
    request = (
        f"GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Sec-WebSocket-Version: 13\r\nOrigin: {visit.address}\r\n\r\n"
    )
    await wire.send(request.encode())
    try:
        assert b" 101 " in await wire.reader.readuntil(b"\r\n\r\n")
        yield wire
    finally:
        wire.cut()


async def a_duel(visit: Visit) -> tuple[str, list[Person]]:
    people = [await visit.connected(name) for name in ("Anna", "Boris")]
    table = await people[0].set_up(DUEL, game="elements")
    await people[1].sit(table)
    return table, people


async def play_on(table: str, people: list[Person]) -> None:
    """Somebody chooses, and the other sees it."""
    nows = [await person.now(table) for person in people]
    seat = next(seat for seat in (0, 1) if nows[seat]["choices"])
    done = await people[seat].act(table, nows[seat])
    assert done["type"] == "done"
    await people[1 - seat].hear(lambda each: each["type"] == "news" and each["n"] >= done["n"])


BROKEN: dict[str, tuple[list[bytes], int]] = {
    "no UTF-8": ([frame(TEXT, b"\xff\xfe")], BAD_TEXT),
    "half a surrogate": ([frame(TEXT, b"\xed\xa0\x80")], BAD_TEXT),
    "no UTF-8 once put together": (
        [frame(TEXT, b"\xc3", last=False), frame(MORE, b"(")],
        BAD_TEXT,
    ),
    "a long text": ([frame(TEXT, b" " * (LONGEST_FRAME + 1))], TOO_LONG),
    "many bytes": ([frame(BYTES, b" " * (LONGEST_FRAME + 1))], TOO_LONG),
    "a long text in pieces": (
        [frame(TEXT, b"", last=False), *[frame(MORE, b" " * 4096, last=False)] * 17],
        TOO_LONG,
    ),
    "a text said to be endless": (
        [bytes([TEXT | LAST, MASKED | 127]) + b"\x7f" + b"\xff" * 7 + bytes(4)],
        TOO_LONG,
    ),
    "without a mask": ([frame(TEXT, ASKED, masked=False)], BROKEN_OFF),
    "with a flag nobody agreed to": ([frame(TEXT, ASKED, flags=0x20)], BROKEN_OFF),
    "of a kind there is not": ([frame(0x3, b"")], BROKEN_OFF),
    "of another": ([frame(0xB, b"")], BROKEN_OFF),
    "more of nothing": ([frame(MORE, b"a")], BROKEN_OFF),
    "one text within another": (
        [frame(TEXT, b"{", last=False), frame(TEXT, b"}")],
        BROKEN_OFF,
    ),
    "a ping too long": ([frame(PING, b" " * 126)], BROKEN_OFF),
    "half a ping": ([frame(PING, b"", last=False)], BROKEN_OFF),
    "half a reason to go": ([frame(CLOSE, b"\x03")], BROKEN_OFF),
    "a reason there is not": ([frame(CLOSE, b"\x00\x00")], BROKEN_OFF),
}


async def test_a_broken_line_is_cut_and_nobody_else_notices(visit: Visit):
    with nothing_goes_wrong():
        table, people = await a_duel(visit)
        for name, (frames, reason) in BROKEN.items():
            async with wire_to(visit) as wire:
                await wire.send(*frames)
                assert await wire.reason() == reason, name
            await play_on(table, people)


async def test_a_message_in_pieces_is_a_message(visit: Visit):
    async with wire_to(visit) as wire:
        pieces = [frame(MORE, bytes([each]), last=False) for each in ASKED[1:]]
        await wire.send(frame(TEXT, ASKED[:1], last=False), *pieces, frame(PING, b"?"))
        assert await wire.hear() == (PONG, b"?")
        await wire.send(frame(MORE, b""))
        kind, told = await wire.hear()
        assert (kind, json.loads(told)["type"]) == (TEXT, "pong")


async def test_who_goes_in_the_middle_of_a_frame_is_gone(visit: Visit):
    with nothing_goes_wrong():
        table, people = await a_duel(visit)
        for sent in (1, 2, 5, 9):
            async with wire_to(visit) as wire:
                await wire.send(frame(TEXT, ASKED)[:sent])
        await play_on(table, people)
        async with asyncio.timeout(PATIENCE):
            while "elementarium_sockets 2" not in visit.house.metrics.text():
                await asyncio.sleep(0.01)


async def test_a_message_a_little_too_long_is_refused_in_words(visit: Visit):
    for size in (visit.house.settings.limits.frame + 1, LONGEST_FRAME):
        async with wire_to(visit) as wire:
            await wire.send(frame(TEXT, b" " * size), frame(TEXT, ASKED))
            told = [json.loads((await wire.hear())[1]) for _ in range(2)]
            assert [each.get("code", each["type"]) for each in told] == ["too_large", "pong"]


async def test_who_floods_the_house_is_told_to_slow_down_and_the_others_play_on(tmp_path: Path):
    calm = Rate(0.001, 60)
    async with open_house(tmp_path, Limits(messages=calm)) as visit:
        with nothing_goes_wrong():
            table, people = await a_duel(visit)
            mallory = await visit.connected()
            flood = 500
            sent = asyncio.create_task(shout(mallory, table, flood))
            for _ in range(5):
                await play_on(table, people)
            await sent
            heard = [await mallory.hear("error") for _ in range(flood - calm.burst)]
            assert {each["code"] for each in heard} == {"too_fast"}
            assert {each["now"] for each in heard} == {None}


async def shout(person: Person, table: str, times: int) -> None:
    for _ in range(times):
        await person.send("join", table, seen=0)
