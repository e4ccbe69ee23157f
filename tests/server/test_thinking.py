"""Thinkers answer, the most urgent first; one that fails is replaced and nobody waits for ever."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from elementarium import Match
from elementarium.server import thinking, thoughts
from elementarium.server.thinking import Busy, MatchRecord, NoAnswer, Thinkers, Urgency

OPTIONS = {"guilds": "beyond", "draft": "random"}
KEY = bytes(range(32))
FEW = 100
"""Trials of a hint that need not be good."""


def record_after(choices: int, seed: int = 3) -> MatchRecord:
    """A match after some first legal choices."""
    match = Match("riftforce", OPTIONS, seed, key=KEY)
    for _ in range(choices):
        match.apply(match.legal()[0])
    return MatchRecord.of(match)


def finished_record() -> MatchRecord:
    match = Match("riftforce", OPTIONS, 3, key=KEY)
    chance = 0
    while not match.is_over:
        chance = (chance * 1103515245 + 12345) % 2**31
        match.apply(match.legal()[(chance >> 8) % len(match.legal())])
    return MatchRecord.of(match)


shared = pytest.mark.asyncio(loop_scope="module")
"""Tests with the same thinkers."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def thinkers() -> AsyncIterator[Thinkers]:
    """One worker, warm; it takes a while to make one, so there is one for all."""
    async with started(Thinkers(1)) as warm:
        yield warm


@contextlib.asynccontextmanager
async def started(thinkers: Thinkers) -> AsyncIterator[Thinkers]:
    await thinkers.start()
    try:
        await thinkers.ready.wait()
        yield thinkers
    finally:
        await thinkers.close()


# ── thoughts, without a worker ───────────────────────────────────────────────────────────────


def test_a_record_travels_and_leads_to_the_same_table():
    match = Match("riftforce", OPTIONS, 3, key=KEY)
    for _ in range(9):
        match.apply(match.legal()[-1])
    travelled = pickle.loads(pickle.dumps(MatchRecord.of(match)))
    assert travelled.match().digest() == match.digest()


@pytest.mark.parametrize("agent", ["random", "greedy", "search:sharp"])
def test_a_turn_is_the_choices_of_one_seat_until_its_turn_is_over(agent: str):
    record = record_after(0)
    match = record.match()
    seat, turn = match.to_move, match.turn
    choices = thoughts.turn(record, agent, 1)
    for choice in choices:
        assert (match.to_move, match.turn) == (seat, turn)
        match.apply(choice)
    assert (match.to_move, match.turn) != (seat, turn)


def test_a_turn_stops_where_something_hidden_shows(monkeypatch: pytest.MonkeyPatch):
    record = record_after(0)
    whole = thoughts.turn(record, "greedy", 1)
    assert len(whole) > 2
    monkeypatch.setitem(record.match().game.__dict__, "reveals", lambda event: True)
    assert thoughts.turn(record, "greedy", 1) == whole[:2], "a card picked shows when it is placed"


def test_an_agent_that_has_to_think_again_makes_the_same_choice():
    record, later = record_after(4), record_after(5)
    again = MatchRecord.of(record.match())
    assert again.agent_seed == record.agent_seed != later.agent_seed
    turns = [thoughts.turn(each, "search:gentle", each.agent_seed) for each in (record, again)]
    assert turns[0] == turns[1]


def test_other_keys_give_agents_other_chance():
    other = MatchRecord("riftforce", OPTIONS, None, 3, bytes(32), ())
    assert other.agent_seed != MatchRecord("riftforce", OPTIONS, None, 3, KEY, ()).agent_seed


def test_hints_can_be_touched_and_sent():
    record = record_after(6)
    match = record.match()
    found = thoughts.good_turns(record, 3)
    assert 1 <= len(found) <= 3
    assert [hint["chance"] for hint in found] == sorted(
        (hint["chance"] for hint in found), reverse=True
    )
    for hint in found:
        first = hint["turn"][0]
        assert first["touch"] == match.game.touch(match.state, first["action"])
        assert first["told"] == match.describe(first["action"])
        assert 0 <= hint["chance"] <= 1
    json.dumps(found)


def test_the_chance_at_the_end_is_the_result():
    record = finished_record()
    assert thoughts.chance(record) == (1 + record.match().returns()[0]) / 2


def test_the_chance_is_that_of_seat_0_whoever_is_to_move():
    """Before and after a turn of somebody far ahead it is about the same."""
    record = finished_record()
    winner = record.match().returns().index(1)
    for back in range(2, 30):
        late = MatchRecord("riftforce", OPTIONS, None, record.seed, KEY, record.history[:-back])
        assert (thoughts.chance(late) > 0.5) == (winner == 0)


# ── workers ──────────────────────────────────────────────────────────────────────────────────


@shared
async def test_workers_say_what_the_functions_say(thinkers: Thinkers):
    record = record_after(2)
    assert await thinkers.turn(record, "search:sharp", 5) == thoughts.turn(
        record, "search:sharp", 5
    )
    assert await thinkers.chance(record) == thoughts.chance(record)
    assert await thinkers.hints(record, 2) == thoughts.good_turns(record, 2)


@shared
async def test_agents_go_before_hints_and_hints_before_studies(thinkers: Thinkers):
    order: list[str] = []

    async def ask(urgency: Urgency, name: str) -> None:
        order.append(await thinkers.think(urgency, str.upper, name))

    held = asyncio.create_task(thinkers.think(Urgency.AGENT, time.sleep, 0.2))
    await asyncio.sleep(0)
    await asyncio.gather(
        ask(Urgency.STUDY, "study"),
        ask(Urgency.STUDY, "later study"),
        ask(Urgency.HINT, "hint"),
        ask(Urgency.AGENT, "agent"),
        held,
    )
    assert order == ["AGENT", "HINT", "STUDY", "LATER STUDY"]


@shared
async def test_a_study_nobody_waits_for_is_not_made(thinkers: Thinkers, tmp_path):
    held = asyncio.create_task(thinkers.think(Urgency.AGENT, time.sleep, 0.2))
    await asyncio.sleep(0)
    study = asyncio.create_task(thinkers.think(Urgency.STUDY, os.mkdir, str(tmp_path / "made")))
    await asyncio.sleep(0)
    study.cancel()
    await held
    await thinkers.think(Urgency.STUDY, abs, 1)
    assert not (tmp_path / "made").exists()


@shared
async def test_a_thought_that_fails_is_told_and_the_worker_goes_on(thinkers: Thinkers):
    before = await thinkers.think(Urgency.AGENT, os.getpid)
    with pytest.raises(NoAnswer, match="ZeroDivisionError"):
        await thinkers.think(Urgency.AGENT, divmod, 1, 0)
    assert await thinkers.think(Urgency.AGENT, os.getpid) == before


@shared
async def test_a_failure_is_told_without_its_words(thinkers: Thinkers):
    with pytest.raises(NoAnswer) as failed:
        await thinkers.think(Urgency.AGENT, int, "Fi5 is in the hand")
    assert "ValueError" in str(failed.value)
    assert "Fi5" not in str(failed.value)


@pytest.mark.parametrize("draft", ["standard", "random"])
def test_there_are_hints_at_every_kind_of_decision(draft: str):
    match = Match("riftforce", {"guilds": "beyond", "draft": draft}, key=KEY)
    for _ in range(24):
        if len(match.legal()) > 1:
            first = thoughts.good_turns(MatchRecord.of(match), 1, trials=FEW)[0]["turn"][0]
            assert first["action"] in match.legal()
            assert first["touch"] == match.game.touch(match.state, first["action"])
        match.apply(match.legal()[-1])


@shared
async def test_a_worker_that_takes_too_long_is_killed_and_replaced(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
):
    before = await thinkers.think(Urgency.AGENT, os.getpid)
    with monkeypatch.context() as hurried:
        hurried.setattr(thinkers, "deadline", 0.1)
        with pytest.raises(NoAnswer, match="TimeoutError"):
            await thinkers.think(Urgency.AGENT, time.sleep, 60)
    assert await thinkers.think(Urgency.AGENT, os.getpid) != before
    assert is_gone(before)


@shared
async def test_a_worker_that_dies_is_replaced(thinkers: Thinkers):
    before = await thinkers.think(Urgency.AGENT, os.getpid)
    with pytest.raises(NoAnswer):
        await thinkers.think(Urgency.AGENT, os._exit, 1)
    assert await thinkers.think(Urgency.AGENT, os.getpid) != before


@shared
async def test_an_agent_whose_thought_fails_makes_a_simpler_one(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture
):
    record = record_after(0)
    choices = await thinkers.turn(record, "search:nonsense", 7)
    assert choices == thoughts.turn(record, "greedy", 7)
    assert "search:nonsense" in caplog.text


async def test_an_agent_moves_even_when_no_worker_answers(caplog: pytest.LogCaptureFixture):
    async with started(Thinkers(1)) as thinkers:
        thinkers.deadline = 0.0
        record = record_after(0)
        assert await thinkers.turn(record, "greedy", 7) == thoughts.turn(record, "random", 7)
        assert caplog.text.count("found no turn") == 2


@pytest.mark.parametrize("agent", thinking.PLAIN)
async def test_while_rules_are_compiled_light_agents_think_by_plain_ones_and_choose_alike(
    agent: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(thinking, "PATIENCE", 0.0)
    cold = Thinkers(0)
    await cold.start()
    record = record_after(0)
    assert await cold.turn(record, agent, 7) == thoughts.turn(record, agent, 7)
    await cold.close()


@shared
async def test_too_many_waiting_hints_are_refused(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(thinking, "MOST_WAITING", 0)
    with pytest.raises(Busy):
        await thinkers.hints(record_after(0), 1)
    assert await thinkers.turn(record_after(0), "random", 1)


@shared
async def test_ctrl_c_does_not_reach_a_worker(thinkers: Thinkers):
    pid = await thinkers.think(Urgency.AGENT, os.getpid)
    os.kill(pid, signal.SIGINT)
    assert await thinkers.think(Urgency.AGENT, os.getpid) == pid


@shared
async def test_whatever_is_printed_in_a_thought_does_not_disturb(thinkers: Thinkers):
    await thinkers.think(Urgency.AGENT, print, "hello")
    assert await thinkers.think(Urgency.AGENT, abs, -3) == 3


async def test_workers_end_with_the_thinkers():
    async with started(Thinkers(2)) as thinkers:
        pid = await thinkers.think(Urgency.AGENT, os.getpid)
        study = asyncio.create_task(thinkers.think(Urgency.STUDY, time.sleep, 60))
        await asyncio.sleep(0.1)
    assert is_gone(pid)
    with pytest.raises(asyncio.CancelledError):
        await study


SERVER = """
import asyncio, os, time
from elementarium.server.thinking import Thinkers, Urgency

async def serve():
    thinkers = Thinkers(1)
    await thinkers.start()
    print(await thinkers.think(Urgency.AGENT, os.getpid), flush=True)
    await thinkers.think(Urgency.AGENT, time.sleep, 60)

asyncio.run(serve())
"""


def test_a_worker_ends_in_the_middle_of_a_thought_when_its_server_is_killed():
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE) as server:
        assert server.stdout
        worker = int(server.stdout.readline())
        assert not is_gone(worker, within=0)
        server.kill()
    assert is_gone(worker)


def is_gone(pid: int, within: float = 10) -> bool:
    """Whether a process ends within some seconds."""
    for _ in range(int(within * 50) + 1):
        try:
            os.kill(pid, 0)
            with open(f"/proc/{pid}/stat") as stat:
                if stat.read().rpartition(")")[2].split()[0] == "Z":
                    return True
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.02)
    return False
