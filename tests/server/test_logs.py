"""What is noted, and what is not."""

from __future__ import annotations

import json
import logging
import sys

import pytest

from elementarium.server.guests import COOKIE
from elementarium.server.logs import AsJson, is_ours
from tests.server.visiting import ALONE


def note(**extra) -> dict:
    record = logging.makeLogRecord({"name": "house", "levelname": "INFO", "msg": "a note", **extra})
    noted: dict = json.loads(AsJson().format(record))
    return noted


def test_a_note_is_one_line_of_json():
    noted = note(path="/api/me", ms=1.5, _mark_of_a_library=1)
    assert noted.keys() == {"at", "level", "from", "note", "path", "ms"}
    assert "\n" not in AsJson().format(logging.makeLogRecord({"msg": "a\nb"}))


def test_what_failed_is_noted_with_the_place():
    try:
        raise ValueError("broken")
    except ValueError:
        noted = note(exc_info=sys.exc_info())
    assert "broken" in noted["error"]


@pytest.mark.parametrize(("name", "noted"), [("uvicorn.error", False), ("elementarium", True)])
def test_nobody_fills_the_notes_by_sending_no_text(name, noted):
    with pytest.raises(UnicodeDecodeError) as error:
        b"\xff".decode()
    seen = logging.makeLogRecord({"name": name, "exc_info": (error.type, error.value, None)})
    assert is_ours(seen) == noted


@pytest.mark.asyncio
async def test_no_secret_is_noted(visit, caplog):
    caplog.set_level(logging.DEBUG)
    anna = await visit.connected("Anna")
    table = await anna.set_up(ALONE, options={"draft": "random"})
    for _ in range(4):
        now = await anna.now(table)
        await anna.act(table, now)
    await anna.answer("chat", table, text="between us")
    here = await visit.house.tables.find(table)
    noted = "\n".join(AsJson().format(record) for record in caplog.records)
    ours = "\n".join(
        AsJson().format(record) for record in caplog.records if record.name.startswith("elem")
    )
    assert "/api/tables" in ours
    assert here.key.hex() not in noted
    assert repr(here.key) not in noted
    assert anna.client.cookies[COOKIE] not in ours
    for secret in ("between us", *now["view"]["seats"][now["eyes"]]["hand"]):
        assert secret not in ours
