"""Several workers share a house: whoever comes to one of them meets those at the others."""

from __future__ import annotations

import asyncio
import itertools
import json
from contextlib import asynccontextmanager

import pytest
import pytest_asyncio
from sqlalchemy import select, text

from elementarium.core.errors import BadOption, ElementariumError
from elementarium.server import database, migrations
from elementarium.server.database import checked_address, without_password
from elementarium.server.metrics import Metrics
from elementarium.server.models import LogRow, UptimeRow
from elementarium.server.storage import Storage
from elementarium.server.wire import keeper
from tests.server.visiting import (
    AGAINST_AGENT,
    ALONE,
    DUEL,
    Person,
    QuickThinkers,
    open_house,
)

RANDOM = {"draft": "random"}
RACES = 15
PATIENCE = 20.0


@pytest_asyncio.fixture
async def workers(cluster, tmp_path):
    """Two workers of one house."""
    async with two_workers(cluster, tmp_path) as (one, other):
        yield one, other


@asynccontextmanager
async def two_workers(cluster, tmp_path, **how):
    address = cluster.house()
    how = {"data": tmp_path, "postgresql": address, **how}
    async with open_house(**how) as one, open_house(**how) as other:
        yield one, other


async def at_both(workers, name="") -> tuple[Person, Person]:
    """The same guest, with a socket at each worker."""
    first = await workers[0].connected(name)
    second = await workers[1].person()
    second.client.cookies = first.client.cookies
    second._ids = (f"s{number}" for number in itertools.count(1))
    await second.connect()
    return first, second


async def until(holds) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def log_of(visit, table) -> list:
    query = select(LogRow.n, LogRow.kind, LogRow.request).where(LogRow.table_id == table)
    return await visit.house.storage.rows(query.order_by(LogRow.n))


# ── what is heard ────────────────────────────────────────────────────────────────────────────


async def test_two_people_play_from_two_workers(workers):
    anna, boris = await workers[0].connected("Anna"), await workers[1].connected("Boris")
    table = await anna.set_up(DUEL, options=RANDOM)
    await anna.join(table)
    await boris.sit(table)
    news = await anna.hear("news")
    assert [entry["kind"] for entry in news["entries"]] == ["sat", "started"]
    now = news["now"]
    await boris.join(table)
    for _ in range(12):
        player, other = (anna, boris) if now["to_move"] == 0 else (boris, anna)
        assert (await player.act(table, await player.now(table)))["type"] == "done"
        n = len(await log_of(workers[0], table))
        now = (await other.hear(lambda told, n=n: told["type"] == "news" and told["n"] == n))["now"]
    assert [n for n, _, _ in await log_of(workers[0], table)] == list(range(1, 16))


async def test_what_is_said_and_who_is_there_is_known_at_every_worker(workers):
    anna, boris = await workers[0].connected("Anna"), await workers[1].connected("Boris")
    table = await anna.set_up(DUEL)
    await anna.join(table)
    await boris.join(table)
    assert (await anna.hear(lambda told: told.get("watchers") == 1))["seats"] == [True, False]
    await asyncio.gather(*(each.answer("chat", table, text="hello") for each in (anna, boris)))
    assert [line["k"] for line in (await boris.join(table))["lines"]] == [1, 2]
    await boris.call("PATCH", "/api/me", {"name": "Bob"})
    await boris.sit(table)
    await anna.hear(lambda told: told.get("seats") == [True, True])
    changed = await anna.call("GET", f"/api/tables/{table}")
    assert [seat["name"] for seat in changed["seats"]] == ["Anna", "Bob"]
    await boris.socket.close()
    assert (await anna.hear(lambda told: told.get("seats") == [True, False]))["watchers"] == 0


async def test_a_new_name_is_heard_at_every_worker(workers):
    anna, boris = await workers[0].connected("Anna"), await workers[1].connected("Boris")
    table = await anna.set_up(ALONE)
    await boris.join(table)
    await anna.call("PATCH", "/api/me", {"name": "Ann"})
    changed = await boris.hear("table_changed")
    assert {seat["name"] for seat in changed["summary"]["seats"]} == {"Ann"}


async def test_the_keeper_lets_agents_play_wherever_people_are(workers):
    """Each table has one keeper; whichever worker it is, the agent answers."""
    anna = await workers[0].connected()
    tables = [await anna.set_up(AGAINST_AGENT, options=RANDOM) for _ in range(3)]
    kept = {table: [each.house.wire.keeps(table) for each in workers] for table in tables}
    assert all(sum(keeps) == 1 for keeps in kept.values())
    for table in tables:
        now = await anna.now(table)
        while now["choices"]:
            await anna.act(table, now)
            now = (
                await anna.hear(lambda told, t=table: told.get("table") == t and told.get("now"))
            )["now"]
        if not now["choices"]:
            await anna.hear(
                lambda told, t=table: (
                    told["type"] == "news"
                    and told["table"] == t
                    and told["entries"][-1]["seat"] == 1
                )
            )


class Asleep(QuickThinkers):
    """Thinkers that never come to a turn."""

    async def turn(self, record, agent, seed):
        return await asyncio.Event().wait()


def die(wire) -> None:
    """What others see of a worker that was killed: its connection ends without a word."""
    wire._connection.remove_termination_listener(wire._cut)
    wire._connection.terminate()
    wire.is_up = False


@pytest.mark.parametrize("how", ["closes", "dies"])
async def test_when_a_worker_goes_another_keeps_its_tables(cluster, tmp_path, how):
    where = {"data": tmp_path, "postgresql": cluster.house(), "heartbeat": 0.1}
    seats = [{"kind": "agent", "agent": "random"}] * 2
    async with open_house(**where) as one:
        async with open_house(**where, thinkers=Asleep()) as other:
            anna = await one.person()
            tables = [await anna.set_up(seats, game="elements") for _ in range(6)]
            await until(lambda: len(one.house.wire.members) == 2)
            if how == "dies":
                die(other.house.wire)
                await until(lambda: len(one.house.wire.members) == 1)
        for table in tables:
            here = await one.house.tables.find(table)
            await until(lambda here=here: here.stage == "over")


def test_most_tables_keep_their_keeper_when_somebody_comes():
    tables = [f"table{n}" for n in range(300)]
    before = {table: keeper(table, (1, 2, 3)) for table in tables}
    after = {table: keeper(table, (3, 4, 1, 2)) for table in tables}
    assert {after[table] for table in tables if after[table] != before[table]} == {4}
    assert min(list(after.values()).count(number) for number in (1, 2, 3, 4)) > 40


# ── racing ───────────────────────────────────────────────────────────────────────────────────


async def test_of_two_choices_made_at_once_one_is_made(workers):
    """No number of a log can be written twice: the other worker looks again, and refuses."""
    first, second = await at_both(workers)
    table = await first.set_up(ALONE, options=RANDOM)
    now = await first.now(table)
    await second.now(table)
    for _ in range(RACES):
        actions = [now["choices"][0]["action"], now["choices"][-1]["action"]]
        answers = await asyncio.gather(
            first.act(table, now, actions[0]), second.act(table, now, actions[1])
        )
        assert sorted(answer.get("code", "done") for answer in answers) == ["done", "stale"]
        now = await first.now(table)
        assert await second.now(table) == now
    rows = await log_of(workers[0], table)
    assert [n for n, _, _ in rows] == list(range(1, len(rows) + 1))
    assert len(rows) == RACES + 3


async def test_what_is_asked_twice_under_one_id_is_done_once(workers):
    first, second = await at_both(workers)
    table = await first.set_up(ALONE, options=RANDOM)
    now = await first.now(table)
    await second.now(table)
    for number in range(RACES):
        message = {
            **{"v": 1, "id": f"same{number}", "type": "act", "table": table, "seat": now["eyes"]},
            **{"at": now["n"], "actions": [now["choices"][0]["action"]]},
        }
        await asyncio.gather(*(each.socket.send(json.dumps(message)) for each in (first, second)))
        done = [await each.hear("done") for each in (first, second)]
        assert done[0] == done[1]
        now = await first.now(table)
    requests = [request for _, _, request in await log_of(workers[0], table) if request]
    assert requests == [f"same{number}" for number in range(RACES)]


async def test_of_a_guest_and_an_agent_one_gets_the_seat(workers):
    anna, boris = await workers[0].person("Anna"), await workers[1].person("Boris")
    for _ in range(RACES // 3):
        table = await anna.set_up(DUEL)
        await boris.call("GET", f"/api/tables/{table}")
        agent = {"kind": "agent", "agent": "random"}
        answers = await asyncio.gather(
            anna.ask("PUT", f"/api/tables/{table}/seats/1", agent),
            boris.ask("POST", f"/api/tables/{table}/seats/1"),
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        told = [await each.call("GET", f"/api/tables/{table}") for each in (anna, boris)]
        kinds = [[seat["kind"] for seat in each["seats"]] for each in told]
        assert kinds[0] == kinds[1]
        assert kinds[0][1] == ("agent" if answers[0].is_success else "person")


async def test_all_get_the_same_rematch(workers):
    anna, boris = await workers[0].connected("Anna"), await workers[1].connected("Boris")
    table = await anna.set_up(DUEL)
    await boris.sit(table)
    await anna.join(table)
    await anna.answer("resign", table, seat=0)
    new = await asyncio.gather(
        *(each.call("POST", f"/api/tables/{table}/rematch") for each in (anna, boris))
    )
    assert new[0]["table"] == new[1]["table"]
    assert (await anna.call("GET", f"/api/tables/{new[0]['table']}"))["stage"] == "playing"


# ── what may go wrong ────────────────────────────────────────────────────────────────────────


async def test_what_postgresql_does_not_take_is_not_done(workers):
    anna = await workers[0].connected()
    table = await anna.set_up(ALONE, options=RANDOM)
    now = await anna.now(table)
    await workers[0].house.storage.commit(text("ALTER TABLE log ADD CHECK (n < 4)"))
    answer = await anna.act(table, now)
    assert (answer["code"], answer["now"]) == ("busy", now)
    await workers[0].house.storage.commit(text("ALTER TABLE log DROP CONSTRAINT log_n_check"))
    assert (await anna.act(table, now))["type"] == "done"


async def test_names_that_postgresql_cannot_spell_are_not_found(workers):
    anna = await workers[0].connected()
    assert await anna.refused("GET", "/api/tables/%00") == (404, "not_found")
    assert await anna.refused("GET", "/api/replays/%00234567890a") == (404, "not_found")
    assert (await anna.answer("join", "a\0"))["code"] == "not_found"
    response = await anna.client.post("/api/replays", content=b"game: riftforce\0")
    assert response.json()["code"] == "bad_file"


async def test_connections_that_are_cut_are_made_again(workers, cluster):
    """Nobody notices, but the workers themselves."""
    first, second = await at_both(workers)
    table = await first.set_up(ALONE, options=RANDOM)
    await second.now(table)
    numbers = {each.house.wire.number for each in workers}
    name = workers[0].house.settings.postgresql.rpartition("/")[2]
    cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = "
    assert int(cluster.ask(f"{cut}'{name}' AND pid <> pg_backend_pid()", name)) >= 4
    await until(
        lambda: all(each.house.ready and each.house.wire.number not in numbers for each in workers)
    )
    assert (await first.act(table, await first.now(table)))["type"] == "done"
    await second.hear(lambda told: told["type"] == "news")
    await until(lambda: len(workers[0].house.wire.members) == 2)


async def test_while_the_database_is_down_nothing_is_promised(cluster, tmp_path):
    async with two_workers(cluster, tmp_path) as workers:
        first, second = await at_both(workers)
        table = await first.set_up(ALONE, options=RANDOM)
        now = await first.now(table)
        await second.now(table)
        await asyncio.to_thread(cluster.stop)
        await until(lambda: not any(each.house.ready for each in workers))
        assert (await first.ask("GET", "/healthz")).status_code == 503
        assert await first.refused("POST", "/api/tables", {"game": "riftforce", "seats": DUEL}) == (
            503,
            "busy",
        )
        await first.send("act", table, seat=now["eyes"], at=now["n"], actions=[1])
        await first.socket.wait_closed()
        assert first.socket.close_code == 1012
        await asyncio.to_thread(cluster.start)
        await until(lambda: all(each.house.ready for each in workers))
        await first.connect()
        assert await first.now(table) == now
        assert (await first.act(table, now))["type"] == "done"
        assert (await second.hear(lambda told: told["type"] == "news"))["n"] == now["n"] + 1
        times = await workers[0].house.storage.rows(select(UptimeRow.since))
        assert len(times) == 2, "the time in between is charged to nobody"
        assert workers[0].house.uptime.gaps == workers[1].house.uptime.gaps


async def test_workers_share_one_time_of_being_up(workers):
    times = await workers[0].house.storage.rows(select(UptimeRow.since))
    assert [since for (since,) in times] == [workers[0].house.opened]
    assert workers[0].house.opened == workers[1].house.opened
    assert workers[1].house.uptime.gaps == []


async def test_workers_that_open_together_build_the_house_once(cluster):
    books = [Storage(address, Metrics()) for address in [cluster.empty()] * 3]
    await asyncio.gather(*(book.open() for book in books))
    assert await books[0].book.read(migrations.step_of) == migrations.last_step()
    for book in books:
        await book.close()


# ── in the words of whoever opens the house ──────────────────────────────────────────────────


@pytest.mark.parametrize(
    "address", ["play", "mysql://anna:secret@host/house", "postgresql://", "http://a:secret@b"]
)
def test_what_is_no_address_is_told(address):
    with pytest.raises(BadOption, match="postgresql://user:password@host/name") as told:
        checked_address(address)
    assert "secret" not in str(told.value)


def test_addresses_are_written_in_several_ways():
    for scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
        assert checked_address(f"{scheme}://a@b/c?sslmode=require") == (
            "postgresql://a@b/c?sslmode=require"
        )
    with pytest.raises(BadOption, match="--data"):
        checked_address("sqlite:///log.sqlite")
    assert without_password("postgresql://a:s@b:5/c?password=s") == "postgresql://a@b:5/c"


def refused(run, tmp_path, address: str) -> str:
    done = run("serve", "--port", "0", "--data", str(tmp_path), "--database", address)
    assert done.returncode == 2
    assert "secret" not in done.stderr
    told: str = done.stderr.strip().splitlines()[-1]
    return told


def test_a_database_that_cannot_be_used_is_told(run, tmp_path, cluster, monkeypatch):
    there = cluster.house()
    down = "postgresql://anna:secret@127.0.0.1:1/house"
    assert "nobody answers there" in refused(run, tmp_path, down)
    missing = there.replace("house", "castle")
    assert 'database "castle' in refused(run, tmp_path, missing)
    stranger = there.replace("postgres@", "nobody:secret@")
    assert 'role "nobody" does not exist' in refused(run, tmp_path, stranger)
    monkeypatch.setattr(migrations, "OLDEST", 99)
    assert "PostgreSQL 99 or newer is needed; this one is" in refused(run, tmp_path, there)


def test_a_database_of_a_newer_house_is_told(run, tmp_path, cluster):
    there = cluster.copied(cluster.house())
    cluster.ask("UPDATE alembic_version SET version_num = '9999'", there.rpartition("/")[2])
    assert "newer Elementarium (step 9999" in refused(run, tmp_path, there)


def test_without_its_driver_it_says_what_to_install(run, tmp_path, monkeypatch):
    def missing(name):
        raise ImportError(name)

    monkeypatch.setattr("importlib.import_module", missing)
    with pytest.raises(ElementariumError, match=r"elementarium\[postgres\]"):
        database.driver()


def test_several_workers_need_postgresql(run, tmp_path):
    done = run("serve", "--port", "0", "--data", str(tmp_path), "--workers", "2")
    assert done.returncode == 2
    assert "several workers need PostgreSQL" in done.stderr


# ── backup ───────────────────────────────────────────────────────────────────────────────────


async def test_a_backup_made_while_people_play_brings_everything_back(cluster, tmp_path):
    async with two_workers(cluster, tmp_path) as workers:
        anna = await workers[0].connected("Anna")
        table = await anna.set_up(ALONE, options=RANDOM)
        await anna.act(table, await anna.now(table))
        before = await anna.join(table)
        copy = await asyncio.to_thread(cluster.copied, workers[0].house.settings.postgresql)
        await anna.act(table, before["now"])
        cookies = anna.client.cookies
    async with open_house(tmp_path, postgresql=copy) as visit:
        anna = await visit.person()
        anna.client.cookies = cookies
        await anna.connect()
        assert await anna.join(table) == before


# ── a wire that is silent ────────────────────────────────────────────────────────────────────


async def test_a_wire_that_does_not_answer_is_cut_and_mended(workers, monkeypatch):
    house = workers[0].house
    number = house.wire.number

    async def silent(connection):
        raise TimeoutError

    with monkeypatch.context() as silence:
        silence.setattr("elementarium.server.wire.others", silent)
        await house.wire.look()
    await until(lambda: house.ready and house.wire.number != number)
    anna = await workers[0].connected()
    table = await anna.set_up(ALONE, options=RANDOM)
    assert (await anna.act(table, await anna.now(table)))["type"] == "done"
