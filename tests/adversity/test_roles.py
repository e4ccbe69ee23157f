"""Who may do what: every role, every request and every word over the socket, as a table.

A stranger has no cookie. A guest has one, and nothing to do with the table. A spectator follows
it. The host sits at seat 0, the other at seat 1, and it is the host's turn.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from elementarium.server.app import create_app
from elementarium.server.asking import Asked
from elementarium.server.settings import Settings
from tests.adversity.indoors import Denied, Indoors, open_indoors
from tests.server.visiting import DUEL, Person

pytestmark = pytest.mark.asyncio

ROLES = ("stranger", "guest", "spectator", "other", "host")
GAME = {"game": "elements"}

Requests = dict[str, tuple[str, ...]]
"""For each request what each role is answered: ok, or the code of the refusal."""

NOBODYS = ("not_seated",) * 3
NOT_OVER: Requests = {
    "GET /api/tables/{table}": ("ok",) * 5,
    "GET /api/tables/{table}/invitation": ("ok",) * 5,
    "GET /api/replays/{table}": ("not_allowed",) * 5,
    "GET /api/replays/{table}/file": ("not_allowed",) * 5,
    "GET /api/replays/{table}/chances": ("not_allowed",) * 5,
    "POST /api/tables/{table}/seats/0": ("seat_taken",) * 4 + ("ok",),
}
WAITING: Requests = {
    **NOT_OVER,
    "POST /api/tables/{table}/rematch": (*NOBODYS, "not_seated", "not_allowed"),
    "PUT /api/tables/{table}/seats/0 open": ("not_allowed",) * 5,
    "PUT /api/tables/{table}/seats/1 agent": ("not_allowed",) * 4 + ("ok",),
    "socket join": ("ok",) * 5,
    "socket leave": ("ok",) * 5,
    "socket act 0": ("not_started",) * 5,
    "socket undo 0": ("not_started",) * 5,
    "socket resign 0": ("not_started",) * 5,
    "socket hint 0": ("not_started",) * 5,
    "socket chat": ("not_allowed",) + ("ok",) * 4,
}
"""While a seat is free: nobody has taken the other one yet."""

PLAYING: Requests = {
    **NOT_OVER,
    "POST /api/tables/{table}/seats/1": ("seat_taken",) * 3 + ("ok", "seat_taken"),
    "POST /api/tables/{table}/rematch": (*NOBODYS, "not_allowed", "not_allowed"),
    "PUT /api/tables/{table}/seats/1 me": ("seat_taken",) * 5,
    "PUT /api/tables/{table}/seats/0 open": ("seat_taken",) * 5,
    "PUT /api/tables/{table}/seats/1 agent": ("seat_taken",) * 5,
    "socket join": ("ok",) * 5,
    "socket leave": ("ok",) * 5,
    "socket undo 0": (*NOBODYS, "not_seated", "nothing_to_undo"),
    "socket undo 1": (*NOBODYS, "nothing_to_undo", "not_seated"),
    "socket hint 0": (*NOBODYS, "not_seated", "not_allowed"),
    "socket hint 1": (*NOBODYS, "not_your_turn", "not_seated"),
    "socket chat": ("not_allowed",) + ("ok",) * 4,
    "socket act 1": (*NOBODYS, "not_your_turn", "not_seated"),
    "socket act 0": (*NOBODYS, "not_seated", "ok"),
    "socket resign 0": (*NOBODYS, "not_seated", "ok"),
}

PRIVATE: Requests = {
    **PLAYING,
    "socket join": ("not_allowed",) * 3 + ("ok",) * 2,
    "socket chat": ("not_allowed",) * 3 + ("ok",) * 2,
}
"""The same where it was agreed that nobody watches."""

OVER: Requests = {
    "GET /api/tables/{table}": ("ok",) * 5,
    "GET /api/replays/{table}": ("ok",) * 5,
    "GET /api/replays/{table}/file": ("ok",) * 5,
    "POST /api/tables/{table}/seats/1": ("seat_taken",) * 3 + ("ok", "seat_taken"),
    "PUT /api/tables/{table}/seats/1 agent": ("seat_taken",) * 5,
    "socket join": ("ok",) * 5,
    "socket act 0": ("over",) * 5,
    "socket undo 0": ("over",) * 5,
    "socket resign 0": ("over",) * 5,
    "socket hint 0": ("over",) * 5,
    "socket chat": ("not_allowed",) + ("ok",) * 4,
    "POST /api/tables/{table}/rematch": (*NOBODYS, "ok", "ok"),
}

OVER_IN_PRIVATE: Requests = {
    **OVER,
    "GET /api/replays/{table}": ("not_allowed",) * 3 + ("ok",) * 2,
    "GET /api/replays/{table}/file": ("not_allowed",) * 3 + ("ok",) * 2,
    "socket join": ("not_allowed",) * 3 + ("ok",) * 2,
    "socket chat": ("not_allowed",) * 3 + ("ok",) * 2,
}

STAGES: dict[str, tuple[str, str, Requests]] = {
    "waiting": ("open", "anybody", WAITING),
    "playing": ("playing", "anybody", PLAYING),
    "playing in private": ("playing", "nobody", PRIVATE),
    "over": ("over", "anybody", OVER),
    "over in private": ("over", "nobody", OVER_IN_PRIVATE),
}


async def people(visit: Indoors) -> dict[str, Person]:
    """One of each role; the stranger's cookie is forgotten after every request."""
    found = {role: await visit.connected(role) for role in ROLES[1:]}
    found["stranger"] = await visit.stranger()
    await found["stranger"].connect()
    return {role: found[role] for role in ROLES}


async def a_table(found: dict[str, Person], stage: str, watch: str) -> str:
    """A table at this stage, where the host is to move; the spectator is there if they may."""
    host, other = found["host"], found["other"]
    while True:
        table = await host.set_up(DUEL, watch=watch, **GAME)
        if stage == "open":
            break
        await other.sit(table)
        if (await host.now(table))["to_move"] == 0:
            break
    if stage == "over":
        await other.answer("resign", table, seat=1)
    if watch == "anybody":
        await found["spectator"].join(table)
    return table


async def answer_to(person: Person, request: str, table: str) -> str:
    """What somebody is answered: ok, or the code of the refusal."""
    how, _, what = request.partition(" ")
    if how == "socket":
        return await word(person, what, table)
    path, _, kind = what.format(table=table).partition(" ")
    body: Any = {"kind": kind, "agent": "random" if kind == "agent" else None} if kind else None
    answer = await person.ask(how, path, body)
    return "ok" if answer.is_success else str(answer.json()["code"])


async def word(person: Person, what: str, table: str) -> str:
    type, _, seat = what.partition(" ")
    fields: dict[str, Any] = {"seat": int(seat)} if seat else {}
    if type in ("act", "undo"):
        found = await person.visit.house.tables.find(table)
        fields["at"] = found.n
        if type == "act":
            fields["actions"] = [found.match.legal()[0] if found.to_move is not None else 0]  # type: ignore[union-attr]
    elif type == "chat":
        fields["phrase"] = "phrase-hello"
    answer = await person.answer(type, table, **fields)
    return str(answer["code"]) if answer["type"] == "error" else "ok"


@pytest.mark.parametrize("name", STAGES)
async def test_everybody_may_do_what_is_theirs_and_nothing_else(name: str, tmp_path: Path):
    stage, watch, requests = STAGES[name]
    async with open_indoors(tmp_path) as visit:
        found = await people(visit)
        for request, expected in requests.items():
            table = await a_table(found, stage, watch)
            answers = []
            for role, person in found.items():
                answers.append(await answer_to(person, request, table))
                if role == "stranger":
                    person.client.cookies.clear()
            assert dict(zip(ROLES, answers, strict=True)) == dict(
                zip(ROLES, expected, strict=True)
            ), request


# ── pages from elsewhere ─────────────────────────────────────────────────────────────────────

HOST = "127.0.0.1:8000"
ORIGINS: dict[str | None, tuple[bool, bool]] = {
    f"http://{HOST}": (True, True),
    f"https://{HOST}": (True, True),  # behind a proxy that adds TLS
    f"HTTP://{HOST}": (True, True),
    f"http://{HOST}/": (True, True),
    "https://play.example": (True, True),
    "https://PLAY.example": (True, True),
    None: (True, False),  # no browser: it cannot be led astray; a browser always says it here
    "": (True, False),
    "null": (False, False),
    "http://127.0.0.1": (False, False),
    "http://127.0.0.1:8001": (False, False),
    "http://127.0.0.1:80000": (False, False),
    f"http://{HOST}.": (False, False),
    "http://127.0.0.1.:8000": (False, False),
    f"ftp://{HOST}": (False, False),
    f"file://{HOST}": (False, False),
    f"chrome-extension://{HOST}": (False, False),
    HOST: (False, False),
    f"//{HOST}": (False, False),
    "http://localhost:8000": (False, False),
    "http://[::1]:8000": (False, False),
    f"http://user@{HOST}": (False, False),
    f"http://{HOST}@evil.example": (False, False),
    f"http://{HOST}.evil.example": (False, False),
    "http://evil.example:8000": (False, False),
    f"http://evil.example/{HOST}": (False, False),
    f"http://{HOST} https://evil.example": (False, False),
    f"https://evil.example http://{HOST}": (False, False),
    "https://play.example.": (False, False),
    "https://play.example:8443": (False, False),
    "http://play.example": (False, False),
    "https://sub.play.example": (False, False),
    "https://play.example.evil.example": (False, False),
    "https://xplay.example": (False, False),
    "*": (False, False),
}
"""Whether a page from there may change something over HTTP, and whether it may open a socket."""


async def test_only_pages_of_the_house_may_talk_to_it(tmp_path: Path):
    async with open_indoors(tmp_path, origins=("https://play.example",)) as visit:
        anna = await visit.person()
        for origin, (may_change, may_talk) in ORIGINS.items():
            headers = {} if origin is None else {"origin": origin}
            for method, path in (("PATCH", "/api/me"), ("POST", "/api/tables")):
                answer = await anna.client.request(method, path, json={}, headers=headers)
                assert (answer.json()["code"] != "bad_origin") == may_change, (origin, method)
            assert (await anna.client.get("/api/me", headers=headers)).is_success, origin
            assert await talks(anna, origin) == may_talk, origin


async def talks(person: Person, origin: str | None) -> bool:
    """Whether a socket is opened for a page from there."""
    try:
        socket = await person.connect(origin=origin or "")
    except Denied:
        return False
    await socket.close()
    return True


@pytest.mark.parametrize("name", ["waiting", "playing", "playing in private"])
async def test_every_word_and_every_request_at_a_table_has_its_row(name: str, tmp_path: Path):
    """Nothing new can be done at a table without saying who may."""
    rows = [re.sub(r"/seats/[01]", "/seats/{seat}", row) for row in STAGES[name][2]]
    requests = {" ".join(row.split(" ")[:2]).replace("{table}", "{}") for row in rows}
    paths = create_app(Settings(tmp_path)).openapi()["paths"]
    served = {
        f"{method.upper()} {re.sub('{table}|{replay}', '{}', path)}"
        for path, each in paths.items()
        for method in each
        if "{table}" in path or "{replay}" in path
    }
    words = {get_args(word.model_fields["type"].annotation)[0] for word in get_args(Asked)}
    assert requests == served | {f"socket {word}" for word in words - {"ping"}}
