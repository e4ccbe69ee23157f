"""The book of the house."""

from __future__ import annotations

import asyncio

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select, text

import elementarium.server.app  # noqa: F401  (every model is known)
from elementarium.core.errors import ElementariumError
from elementarium.server import migrations
from elementarium.server.errors import Refusal
from elementarium.server.lines import Line
from elementarium.server.metrics import Metrics
from elementarium.server.models import Base, GuestRow, LogRow, TableRow, UptimeRow
from elementarium.server.storage import MOST_ROWS, Rows, Storage
from elementarium.server.tables import columns

pytestmark = pytest.mark.asyncio


async def opened(folder) -> Storage:
    storage = Storage(f"sqlite:///{folder / 'log.sqlite'}", Metrics())
    try:
        await storage.open()
    except BaseException:
        await storage.close()
        raise
    return storage


def up(since):
    return insert(UptimeRow).values(since=since, until=since)


async def test_the_steps_lead_to_the_models(tmp_path):
    storage = await opened(tmp_path)

    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection), Base.metadata)

    assert await storage.book.read(differences) == []
    await storage.close()


async def test_a_database_that_is_up_to_date_stays_as_it_is(tmp_path):
    first = await opened(tmp_path)
    await first.commit(up(1))
    await first.close()
    second = await opened(tmp_path)
    assert len(await second.rows(select(UptimeRow.since))) == 1
    await second.close()


async def test_the_last_step_is_known_without_alembic(tmp_path):
    storage = await opened(tmp_path)
    assert await storage.book.read(migrations.step_of) == migrations.last_step()
    await storage.close()


async def test_steps_can_be_taken_back(tmp_path):
    storage = await opened(tmp_path)
    await storage.book.write(migrations.downgrade)
    left = await storage.rows(text("SELECT name FROM sqlite_master WHERE type='table'"))
    assert [name for (name,) in left] == ["alembic_version"]
    await storage.close()


async def test_tables_from_before_rules_had_versions_are_of_the_first(tmp_path):
    storage = await opened(tmp_path)

    def write_as_before(connection):
        command.downgrade(migrations.config(connection), "0002")
        row = (
            "INSERT INTO tables (id, terms, key, created, stage) VALUES ('a', '{}', 'k', 1, 'open')"
        )
        connection.execute(text(row))
        connection.execute(
            text("INSERT INTO log (table_id, n, kind, at) VALUES ('a', 1, 'sat', 1)")
        )

    await storage.book.write(write_as_before)
    await storage.book.write(migrations.upgrade)
    assert await storage.rows(select(TableRow.id, TableRow.rules)) == [("a", 1)]
    assert len(await storage.rows(select(LogRow.n))) == 1
    await storage.close()


async def test_what_is_written_survives_a_power_cut(tmp_path):
    storage = await opened(tmp_path)
    pragmas = [text(f"PRAGMA {each}") for each in ("journal_mode", "synchronous", "foreign_keys")]
    settings = await storage.book.write(
        lambda connection: [connection.execute(each).scalar_one() for each in pragmas]
    )
    assert settings == ["wal", 2, 1]
    await storage.close()


async def test_what_comes_together_is_committed_together(tmp_path, monkeypatch):
    storage = await opened(tmp_path)
    transactions = 0
    before = storage._commit_once

    async def counted(statements):
        nonlocal transactions
        transactions += 1
        return await before(statements)

    monkeypatch.setattr(storage, "_commit_once", counted)
    await asyncio.gather(*(storage.commit(up(since)) for since in range(100)))
    assert transactions < 10
    assert len(await storage.rows(select(UptimeRow.since))) == 100
    await storage.close()


async def test_more_rows_than_fit_into_one_statement_are_written_in_order(tmp_path):
    storage = await opened(tmp_path)
    table = {"id": "t", "terms": {}, "key": b"", "rules": 1, "created": 0, "stage": "playing"}
    await storage.commit(insert(TableRow).values(table))
    lines = [Line(n, "action", n, 0, "g", f"r{n}", n % 7) for n in range(1, 2 * MOST_ROWS + 8)]
    await storage.commit(Rows(LogRow, [{"table_id": "t", **vars(line)} for line in lines]))
    query = columns(LogRow, Line, "t").order_by(LogRow.n)
    assert [Line(*row) for row in await storage.rows(query)] == lines
    await storage.close()


async def test_one_that_fails_does_not_take_others_with_it(tmp_path):
    storage = await opened(tmp_path)
    await storage.commit(up(7))
    jobs = [storage.commit(up(since)) for since in (1, 7, 2)]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Refusal, type(None)]
    assert "busy" in str(results[1])
    found = {since for (since,) in await storage.rows(select(UptimeRow.since))}
    assert found == {1, 2, 7}
    await storage.close()


async def test_a_job_is_written_as_a_whole_or_not_at_all(tmp_path):
    storage = await opened(tmp_path)
    guest = {"id": "a", "token": b"x", "name": "", "created": 1}
    with pytest.raises(Refusal):
        await storage.commit(insert(GuestRow).values(guest), up(1), up(1))
    assert await storage.rows(select(GuestRow.id)) == []
    await storage.close()


async def test_closing_writes_what_is_left(tmp_path):
    storage = await opened(tmp_path)
    for since in range(20):
        storage.later(up(since))
    await storage.close()
    again = await opened(tmp_path)
    assert len(await again.rows(select(UptimeRow.since))) == 20
    await again.close()


async def test_what_is_no_database_is_refused(tmp_path):
    (tmp_path / "log.sqlite").write_text("a letter, not a database; and a long one, too" * 100)
    with pytest.raises(ElementariumError, match="cannot keep a log"):
        await opened(tmp_path)
