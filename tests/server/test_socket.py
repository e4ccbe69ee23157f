"""Who may talk over the socket, and what happens to those who talk nonsense, or too much."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as sockets

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from elementarium.server.limits import Limits, Rate
from tests.server.visiting import open_house

pytestmark = pytest.mark.asyncio

PING = {"v": 1, "type": "ping", "id": "a"}
ACT = {"v": 1, "type": "act", "id": "a", "table": "t", "seat": 0, "at": 0, "actions": [1]}


def without(message, *names):
    return {name: value for name, value in message.items() if name not in names}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "null",
        "7",
        "{",
        "[" * 5000,
        '{"v":' * 3000,
        json.dumps(without(PING, "id")),
        json.dumps(without(PING, "v")),
        json.dumps(without(PING, "type")),
        json.dumps({**PING, "v": 2}),
        json.dumps({**PING, "v": True}),
        json.dumps({**PING, "v": 1.0}),
        json.dumps({**PING, "v": "1"}),
        json.dumps({**PING, "id": ""}),
        json.dumps({**PING, "id": "a" * 41}),
        json.dumps({**PING, "id": 7}),
        json.dumps({**PING, "id": None}),
        json.dumps({**PING, "type": "dance"}),
        json.dumps({**PING, "type": ["ping"]}),
        json.dumps({**PING, "more": 1}),
        json.dumps({**PING, "id": "\ud800"}),
        json.dumps({**ACT, "actions": []}),
        json.dumps({**ACT, "actions": [1] * 5}),
        json.dumps({**ACT, "actions": [True]}),
        json.dumps({**ACT, "actions": [1.0]}),
        json.dumps({**ACT, "actions": ["1"]}),
        json.dumps({**ACT, "actions": [-1]}),
        json.dumps({**ACT, "actions": [2**15]}),
        json.dumps({**ACT, "actions": 1}),
        json.dumps({**ACT, "seat": False}),
        json.dumps({**ACT, "seat": -1}),
        json.dumps({**ACT, "seat": None}),
        json.dumps({**ACT, "at": float("nan")}),
        json.dumps({**ACT, "at": float("inf")}),
        json.dumps({**ACT, "at": 10**30}),
        json.dumps({**ACT, "table": ["t"]}),
        json.dumps({**ACT, "table": "t" * 25}),
        json.dumps(without(ACT, "seat")),
        json.dumps(without(ACT, "at")),
        json.dumps(without(ACT, "actions")),
    ],
)
async def test_what_is_no_message_is_a_bad_message(visit, text):
    anna = await visit.connected()
    await anna.socket.send(text)
    answer = await anna.hear("error")
    assert answer["code"] == "bad_message"
    assert answer.keys() == {"v", "type", "id", "code", "detail", "table", "now"}
    assert (await anna.answer("ping"))["type"] == "pong"


async def test_bytes_are_no_message(visit):
    anna = await visit.connected()
    await anna.socket.send(json.dumps(PING).encode())
    assert (await anna.hear("error"))["code"] == "bad_message"


async def test_a_bad_message_is_answered_by_its_id(visit):
    anna = await visit.connected()
    assert await anna.code("dance") == "bad_message"


async def test_a_message_of_sixteen_kilobytes_is_too_large(visit):
    anna = await visit.connected()
    padded = json.dumps({**PING, "id": "b"})
    await anna.socket.send(padded + " " * (16 * 1024 - len(padded)))
    assert (await anna.hear("pong"))["id"] == "b"
    await anna.socket.send(padded + " " * (16 * 1024 - len(padded) + 1))
    assert (await anna.hear("error"))["code"] == "too_large"


async def test_an_enormous_message_cuts_the_line(visit):
    anna = await visit.connected()
    await anna.socket.send(" " * 100_000)
    with pytest.raises(ConnectionClosed) as closed:
        await anna.socket.recv()
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1009


async def test_messages_are_zipped(visit):
    anna = await visit.connected()
    extensions = anna.socket.protocol.extensions
    assert [extension.name for extension in extensions] == ["permessage-deflate"]


# ── who is let in ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("origin", ["", "null", "https://evil.example", "http://127.0.0.1:1"])
async def test_a_page_from_elsewhere_cannot_talk(visit, origin):
    anna = await visit.person()
    with pytest.raises(InvalidStatus) as refused:
        await anna.connect(origin=origin)
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["code"] == "bad_origin"


async def test_a_name_that_is_not_ours_cannot_talk(visit):
    anna = await visit.person()
    with pytest.raises(InvalidStatus) as refused:
        await anna.connect(origin="http://evil.example", host="evil.example")
    assert refused.value.response.status_code in (400, 403)


async def test_an_origin_on_the_list_can_talk(tmp_path):
    async with open_house(tmp_path, origins=("https://play.example",)) as visit:
        anna = await visit.person()
        await anna.connect(origin="https://play.example")
        assert (await anna.answer("ping"))["type"] == "pong"


async def test_a_guest_has_only_so_many_sockets(tmp_path):
    async with open_house(tmp_path, Limits(sockets=2)) as visit:
        anna, boris = await visit.person(), await visit.person()
        first, _ = [await anna.connect() for _ in range(2)]
        with pytest.raises(InvalidStatus) as refused:
            await anna.connect()
        assert refused.value.response.status_code == 429
        await boris.connect()
        await first.close()
        async with asyncio.timeout(5):
            while visit.house.audience.sockets(next(iter(visit.house.guests._by_id))) > 1:
                await asyncio.sleep(0.01)
        await anna.connect()


async def test_an_address_may_not_connect_too_often(tmp_path):
    async with open_house(tmp_path, Limits(connections=Rate(0.001, 2))) as visit:
        anna = await visit.person()
        for _ in range(2):
            await anna.connect(**{"x-forwarded-for": "203.0.113.7"})
        with pytest.raises(InvalidStatus) as refused:
            await anna.connect(**{"x-forwarded-for": "203.0.113.7"})
        assert refused.value.response.status_code == 429
        await anna.connect()


# ── too much ─────────────────────────────────────────────────────────────────────────────────


async def test_nobody_can_talk_too_fast(tmp_path):
    async with open_house(tmp_path, Limits(messages=Rate(0.001, 5))) as visit:
        anna = await visit.connected()
        types = [(await anna.answer("ping"))["type"] for _ in range(7)]
        assert types == ["pong"] * 5 + ["error"] * 2


async def deaf(visit, ear):
    """A client with a small ear, which talks but never reads."""
    host = visit.address.removeprefix("http://")
    loop = asyncio.get_running_loop()
    ear.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    ear.setblocking(False)
    await loop.sock_connect(ear, (host.split(":")[0], int(host.split(":")[1])))
    request = (
        f"GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Sec-WebSocket-Version: 13\r\nOrigin: {visit.address}\r\n\r\n"
    )
    await loop.sock_sendall(ear, request.encode())
    assert b" 101 " in await loop.sock_recv(ear, 1024)

    async def send(message):
        body = json.dumps(message).encode()
        assert len(body) < 126
        frame = bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body  # masked by nothing
        await loop.sock_sendall(ear, frame)

    return send


async def test_who_reads_too_slowly_is_dropped_and_the_others_play_on(tmp_path):
    limits = Limits(waiting=300_000, messages=Rate(10_000, 10_000))
    async with open_house(tmp_path, limits) as visit:
        anna = await visit.connected()
        table = await anna.set_up([{"kind": "agent", "agent": "random"}] * 2)
        while (await anna.now(table))["stage"] == "playing":
            await anna.hear("news")
        with sockets.socket() as ear:
            send = await deaf(visit, ear)
            join = {"v": 1, "type": "join", "id": "a", "table": table, "seen": 0}
            with contextlib.suppress(ConnectionError):
                async with asyncio.timeout(60):
                    while "elementarium_dropped_total 1" not in visit.house.metrics.text():
                        await send(join)
                        await asyncio.sleep(0)
            await anna.hear(lambda each: each["type"] == "here" and each["watchers"] == 1)
        assert (await anna.answer("ping"))["type"] == "pong"


async def test_who_hangs_up_in_the_middle_of_a_message_harms_nobody(visit):
    anna, boris = await visit.connected(), await visit.connected()
    table = await anna.set_up()
    now = await anna.now(table)
    while not now["choices"]:
        now = (await anna.hear("news"))["now"]
    with contextlib.suppress(ConnectionClosed):
        await anna.send("act", table, seat=0, at=now["n"], actions=[now["choices"][0]["action"]])
        anna.socket.transport.abort()
    await anna.connect()
    assert (await boris.join(table))["now"]["n"] >= now["n"]
    assert (await anna.join(table))["now"]["n"] >= now["n"]
