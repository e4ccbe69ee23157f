"""The house closes and opens again: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text

from elementarium.core.game import find_game
from elementarium.server import compiling
from tests.server.visiting import ALONE, DUEL, QuickThinkers, open_house

pytestmark = pytest.mark.asyncio
both_databases = pytest.mark.both_databases

RANDOM = {"draft": "random"}


@asynccontextmanager
async def again(where, cookies, **how):
    """The house is opened again, and the same guest comes back."""
    async with open_house(**where, **how) as visit:
        person = await visit.person()
        person.client.cookies = cookies
        await person.connect()
        yield person


async def some_moves(person, table, moves):
    now = await person.now(table)
    for _ in range(moves):
        await person.act(table, now)
        now = (await person.hear("news"))["now"]
    return now


@both_databases
async def test_a_table_is_the_same_afterwards(where):
    async with open_house(**where) as visit:
        anna = await visit.connected("Anna")
        table = await anna.set_up(ALONE, options=RANDOM, chat=True)
        now = await some_moves(anna, table, 11)
        await anna.answer("undo", table, seat=now["eyes"], at=now["n"])
        await anna.answer("chat", table, text="hello")
        before = await anna.join(table)
        cookies = anna.client.cookies
    async with again(where, cookies) as anna:
        assert await anna.join(table) == before
        assert await anna.call("GET", "/api/me") == {"name": "Anna"}
        assert (await anna.call("GET", "/api/tables?show=mine"))[0]["table"] == table
        assert (await anna.act(table, before["now"]))["type"] == "done"


@both_databases
async def test_what_was_done_before_is_not_done_again(where):
    async with open_house(**where) as visit:
        anna = await visit.connected()
        table = await anna.set_up(ALONE, options=RANDOM)
        now = await anna.now(table)
        choice = next(each for each in now["choices"] if each["next"])
        act = {
            **{"v": 1, "id": "same", "type": "act", "table": table, "seat": now["eyes"]},
            **{"at": now["n"], "actions": [choice["action"], choice["next"][0]["action"]]},
        }
        say = {"v": 1, "id": "said", "type": "chat", "table": table, "text": "hello"}
        await anna.socket.send(json.dumps(act))
        done = await anna.hear("done")
        await anna.socket.send(json.dumps(say))
        await anna.hear("done")
        cookies = anna.client.cookies
    async with again(where, cookies) as anna:
        await anna.socket.send(json.dumps(act))
        assert await anna.hear("done") == done
        await anna.socket.send(json.dumps(say))
        await anna.hear("done")
        told = await anna.join(table)
        assert (told["n"], len(told["lines"])) == (done["n"], 1)


class Sleepy(QuickThinkers):
    """Thinkers that do not get round to it."""

    async def turn(self, record, agent, seed):
        return await asyncio.Event().wait()


@both_databases
async def test_agents_go_on_where_they_were(where):
    seats = [{"kind": "agent", "agent": "random"}] * 2
    async with open_house(**where, thinkers=Sleepy()) as visit:
        anna = await visit.connected()
        table = await anna.set_up(seats)
        assert (await anna.now(table))["move"] == 0
    async with open_house(**where) as visit:
        async with asyncio.timeout(20):
            here = await visit.house.tables.find(table)
            while here.stage != "over":
                await asyncio.sleep(0.01)


@both_databases
async def test_seats_and_rematches_stay(where):
    async with open_house(**where) as visit:
        anna, boris = await visit.connected("Anna"), await visit.person("Boris")
        table = await anna.set_up(DUEL)
        await boris.sit(table)
        await anna.answer("resign", table, seat=0)
        new = await anna.call("POST", f"/api/tables/{table}/rematch")
        cookies = boris.client.cookies
    async with again(where, cookies) as boris:
        told = await boris.call("GET", f"/api/tables/{table}")
        assert [seat["name"] for seat in told["seats"]] == ["Anna", "Boris"]
        assert told["result"]["how"] == "resigned"
        assert told["rematch"] == new["table"]
        assert (await boris.call("POST", f"/api/tables/{table}/rematch"))["stage"] == "playing"


def on_a_disk_of(pages, storage):
    """Every transaction needs one page more, on a disk that has so many."""
    commit = storage._commit_once

    async def committed(statements):
        disk = (f"PRAGMA max_page_count={pages[0]}", f"CREATE TABLE t{pages.pop(1)} (x)")
        return await commit([*map(text, disk), *statements])

    storage._commit_once = committed


async def test_what_cannot_be_written_is_not_done(visit):
    anna = await visit.connected()
    table = await anna.set_up(ALONE, options=RANDOM)
    now = await anna.now(table)
    ((used,),) = await visit.house.storage.rows(text("PRAGMA page_count"))
    pages = [used, *range(100)]
    on_a_disk_of(pages, visit.house.storage)
    answer = await anna.act(table, now)
    assert (answer["code"], answer["now"]) == ("busy", now)
    assert await anna.code("chat", table, text="hello") == "busy"
    wanted = {"game": "riftforce", "seats": DUEL}
    assert await anna.refused("POST", "/api/tables", wanted) == (503, "busy")
    assert await anna.now(table) == now
    pages[0] = 1_000_000  # somebody tidied up
    assert (await anna.act(table, now))["type"] == "done"


@both_databases
async def test_a_table_in_memory_can_be_forgotten_and_is_rebuilt(visit, monkeypatch):
    monkeypatch.setattr("elementarium.server.tables.MOST_IN_MEMORY", 2)
    anna = await visit.connected()
    first = await anna.set_up(ALONE, options=RANDOM)
    before = await some_moves(anna, first, 3)
    followed = await anna.set_up(ALONE)
    await anna.join(followed)
    await anna.answer("leave", first)
    for _ in range(3):
        other = await anna.set_up(ALONE)
        visit.house.tables._known.pop(other)
        await anna.call("GET", f"/api/tables/{other}")
    known = visit.house.tables._known
    assert first not in known
    assert followed in known
    assert {**await anna.now(first), "clock": None} == {**before, "clock": None}


@both_databases
async def test_until_rules_are_compiled_one_plays_by_plain_ones(where, monkeypatch):
    release = asyncio.Event()

    async def slowly(self):
        await release.wait()
        for name in self._engines:
            self._engines[name] = find_game(name).native

    monkeypatch.setattr(compiling.Rules, "_compile", slowly)
    async with open_house(**where) as visit:
        anna = await visit.connected()
        assert await anna.call("GET", "/healthz") == {"ready": True, "compiled": False}
        table = await anna.set_up(ALONE, options=RANDOM)
        here = await visit.house.tables.find(table)
        now = await some_moves(anna, table, 2)
        assert here.playing().engine.way == "interpreted"
        release.set()
        await asyncio.sleep(0.01)
        await anna.act(table, now)
        assert here.playing().engine.way == "native"
        before = await anna.now(table)
        cookies = anna.client.cookies
    async with again(where, cookies) as anna:
        assert await anna.now(table) == before
