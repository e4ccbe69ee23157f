"""Time at the table: charged to the seat to move, and to nobody while the house is closed."""

from __future__ import annotations

import asyncio

import pytest

from elementarium.server.clock import Clock, Uptime
from tests.server.visiting import ALONE, QuickThinkers, open_house

RANDOM = {"draft": "random"}
MINUTE = {"bank": 60, "increment": 5}


class FakeClock:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self.at = 1_000_000_000

    def __call__(self) -> int:
        return self.at

    def wait(self, seconds: float) -> None:
        self.at += round(seconds * 1000)


# ── the clock itself ─────────────────────────────────────────────────────────────────────────


def test_only_the_time_of_the_seat_to_move_passes():
    clock = Clock(60, 0, 2, Uptime())
    clock.run(1, 5_000)
    assert clock.left_at(15_000) == [60_000, 50_000]
    clock.run(0, 15_000)
    assert clock.left_at(20_000) == [55_000, 50_000]
    clock.run(None, 20_000)
    assert clock.left_at(99_000) == [55_000, 50_000]


def test_a_turn_earns_its_increment():
    clock = Clock(60, 5, 2, Uptime())
    clock.run(0, 0)
    clock.run(1, 10_000)
    clock.reward(0)
    assert clock.left_at(10_000) == [55_000, 60_000]


def test_the_flag_falls_when_nothing_is_left():
    clock = Clock(60, 0, 2, Uptime())
    clock.run(1, 0)
    assert clock.flagged(59_999) is None
    assert clock.flagged(60_000) == 1
    assert clock.left_at(70_000) == [60_000, 0]


def test_what_a_client_is_shown():
    clock = Clock(60, 0, 2, Uptime())
    clock.run(0, 0)
    assert clock.told(1_000) == {"left": [59_000, 60_000], "runs": 0, "at": 1_000}


@pytest.mark.parametrize(
    ("start", "end", "awake"),
    [(0, 10, 10), (0, 20, 10), (0, 30, 10), (0, 35, 15), (15, 25, 0), (15, 60, 20), (70, 80, 10)],
)
def test_time_in_which_the_house_was_closed_does_not_count(start, end, awake):
    assert Uptime([(10, 30), (40, 50)]).awake(start, end) == awake


# ── at a table ───────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


async def played_on(person, table, now):
    """Choose until somebody else is to move."""
    seat = now["to_move"]
    while now["to_move"] == seat:
        await person.act(table, now)
        now = (await person.hear("news"))["now"]
    return now


@pytest.mark.asyncio
async def test_without_a_clock_there_is_none(visit):
    anna = await visit.connected()
    assert (await anna.now(await anna.set_up()))["clock"] is None


@pytest.mark.asyncio
async def test_the_time_between_two_entries_is_charged_to_the_seat_to_move(tmp_path, clock):
    async with open_house(tmp_path, clock=clock) as visit:
        anna = await visit.connected()
        table = await anna.set_up(ALONE, options=RANDOM, clock=MINUTE)
        now = await anna.now(table)
        seat = now["to_move"]
        assert now["clock"] == {"left": [60_000, 60_000], "runs": seat, "at": clock.at}
        clock.wait(20)
        now = await played_on(anna, table, now)
        assert now["clock"]["runs"] == 1 - seat
        assert now["clock"]["left"][seat] == 45_000
        clock.wait(10)
        now = await anna.now(table)
        assert now["clock"]["left"][1 - seat] == 50_000


@pytest.mark.asyncio
async def test_taking_back_gives_no_time_back(tmp_path, clock):
    async with open_house(tmp_path, clock=clock) as visit:
        anna = await visit.connected()
        table = await anna.set_up(ALONE, options=RANDOM, clock=MINUTE)
        now = await anna.now(table)
        clock.wait(20)
        await anna.act(table, now)
        after = (await anna.hear("news"))["now"]
        clock.wait(7)
        await anna.answer("undo", table, seat=now["eyes"], at=after["n"])
        last = (await anna.hear("news"))["now"]["clock"]
        assert last["left"][now["eyes"]] == 33_000


@pytest.mark.asyncio
async def test_who_chooses_too_late_has_lost(tmp_path, clock):
    async with open_house(tmp_path, clock=clock) as visit:
        anna = await visit.connected()
        table = await anna.set_up(ALONE, options=RANDOM, clock=MINUTE)
        now = await anna.now(table)
        seat = now["eyes"]
        clock.wait(61)
        answer = await anna.act(table, now)
        assert answer["code"] == "over"
        result = answer["now"]["result"]
        assert (result["how"], result["returns"][seat]) == ("flagged", -1.0)
        news = next(each for each in anna.heard if each["type"] == "news")
        (entry,) = news["entries"]
        assert (entry["kind"], entry["seat"]) == ("flagged", seat)
        assert answer["now"]["clock"]["runs"] is None


@pytest.mark.asyncio
async def test_a_flag_falls_by_itself(visit):
    anna = await visit.connected()
    table = await anna.set_up(ALONE, options=RANDOM, clock={"bank": 1})
    await anna.join(table)
    news = await anna.hear("news")
    assert news["entries"][0]["kind"] == "flagged"
    assert news["now"]["stage"] == "over"


class Sleeper(QuickThinkers):
    """An agent that never finds its turn."""

    async def turn(self, record, agent, seed):
        return await asyncio.Event().wait()


@pytest.mark.asyncio
async def test_an_agent_has_no_more_time_than_anybody(tmp_path):
    async with open_house(tmp_path, thinkers=Sleeper()) as visit:
        anna = await visit.connected()
        seats = [{"kind": "agent", "agent": "random"}] * 2
        table = await anna.set_up(seats, clock={"bank": 1})
        await anna.join(table)
        assert (await anna.hear("news"))["entries"][0]["kind"] == "flagged"


@pytest.mark.asyncio
async def test_time_while_the_house_is_closed_is_charged_to_nobody(tmp_path, clock):
    async with open_house(tmp_path, clock=clock) as visit:
        anna = await visit.connected()
        table = await anna.set_up(ALONE, options=RANDOM, clock=MINUTE)
        now = await anna.now(table)
        clock.wait(20)
        cookies = anna.client.cookies
    for _ in range(2):
        clock.wait(100_000)
        async with open_house(tmp_path, clock=clock) as visit:
            anna = await visit.person()
            anna.client.cookies = cookies
            await anna.connect()
            again = await anna.now(table)
            assert again["stage"] == "playing"
    assert again["clock"]["left"][now["to_move"]] in range(39_990, 40_001)


@pytest.mark.asyncio
@pytest.mark.both_databases
async def test_a_house_that_was_killed_was_up_until_its_last_entry(where, clock, monkeypatch):
    """No heartbeat was written after the entry, yet its time is charged."""
    async with open_house(**where, clock=clock) as visit:
        anna = await visit.connected()
        table = await anna.set_up(ALONE, options=RANDOM, clock=MINUTE)
        clock.wait(30)
        now = await anna.now(table)
        await anna.act(table, now)
        cookies = anna.client.cookies
        monkeypatch.setattr(visit.house, "opened", 0)  # killed: it notes nothing at the end
    clock.wait(1000)
    async with open_house(**where, clock=clock) as visit:
        anna = await visit.person()
        anna.client.cookies = cookies
        await anna.connect()
        assert (await anna.now(table))["clock"]["left"][now["eyes"]] == 30_000


@pytest.mark.asyncio
async def test_the_heartbeat_says_that_the_house_is_up(tmp_path, clock):
    async with open_house(tmp_path, clock=clock, heartbeat=0.01) as visit:
        began = visit.house.opened
        clock.wait(7)
        async with asyncio.timeout(5):
            while await until(visit.house) < began + 6000:
                await asyncio.sleep(0.01)


async def until(house):
    from sqlalchemy import func, select

    from elementarium.server.models import UptimeRow

    ((latest,),) = await house.storage.rows(select(func.max(UptimeRow.until)))
    return latest


@pytest.mark.asyncio
async def test_the_clock_of_the_house_never_goes_back(tmp_path, clock):
    async with open_house(tmp_path, clock=clock) as visit:
        before = visit.house.now()
        clock.wait(-3600)
        assert visit.house.now() == before
    async with open_house(tmp_path, clock=clock) as visit:
        assert visit.house.now() >= before
