"""Who was winning: found out in the background, turn by turn, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from elementarium import Match, write_match
from elementarium.agents import make_agent
from elementarium.server import analysis
from elementarium.server.analysis import beginnings
from elementarium.server.replays import Replay
from elementarium.server.thinking import Busy, MatchRecord, NoAnswer
from tests.server.visiting import QuickThinkers, Visit, open_house


def played() -> Replay:
    match = Match("riftforce", {"guilds": "base", "draft": "random"}, key=bytes(range(32)))
    agent = make_agent("greedy", 5)
    while not match.is_over:
        match.apply(agent.choose(match))
    return Replay("x", match)


REPLAY = played()
FILE = write_match(REPLAY.match).encode()


class Students(QuickThinkers):
    """They say how far the match has come; `disturb` may spoil a thought."""

    def __init__(self, disturb: Callable[[int], None] = lambda asked: None) -> None:
        super().__init__()
        self.asked: list[int] = []
        self._disturb = disturb

    async def chance(self, record: MatchRecord) -> float:
        self.asked.append(len(record.history))
        self._disturb(len(self.asked))
        await asyncio.sleep(0)
        return len(record.history) / len(REPLAY.match.history)


async def study(visit: Visit, until: Callable[[Any], bool]) -> Any:
    """Bring the match and ask for its chances until they are as wanted."""
    person = await visit.person()
    replay = (await person.client.post("/api/replays", content=FILE)).json()["replay"]
    async with asyncio.timeout(20):
        while not until(told := await person.call("GET", f"/api/replays/{replay}/chances")):
            await asyncio.sleep(0.01)
    return told


def is_complete(told: Any) -> bool:
    return told["done"] == told["of"]


def test_a_match_is_looked_at_where_turns_begin_and_at_its_end():
    moves = beginnings(REPLAY)
    assert moves[0] == 0
    assert moves[-1] == len(REPLAY.match.history)
    assert moves == sorted(set(moves))
    whose = [(match.to_move, match.turn) for match, _ in REPLAY.match.replay()]
    changes = [move for move in range(1, len(whose)) if whose[move] != whose[move - 1]]
    assert moves[1:-1] == changes


async def test_the_chances_come_bit_by_bit_and_in_order(tmp_path: Path):
    async with open_house(tmp_path, thinkers=Students()) as visit:
        told = await study(visit, is_complete)
    moves = [move for move, _ in told["chances"]]
    assert moves == beginnings(REPLAY)
    assert told["of"] == len(moves)
    for move, chance in told["chances"]:
        assert chance == round(move / len(REPLAY.match.history), 4)


async def test_the_first_who_asks_sees_that_there_is_work_to_do(tmp_path: Path):
    async with open_house(tmp_path, thinkers=Students()) as visit:
        told = await study(visit, lambda told: True)
    assert told == {"done": 0, "of": len(beginnings(REPLAY)), "chances": []}


async def test_a_study_that_was_interrupted_goes_on_where_it_stopped(tmp_path: Path):

    def tire(asked: int) -> None:
        if asked > 5:
            raise Busy

    first, second, third = Students(tire), Students(), Students()
    async with open_house(tmp_path, thinkers=first) as visit:
        some = await study(visit, lambda told: told["done"] > 3)
    async with open_house(tmp_path, thinkers=second) as visit:
        await study(visit, is_complete)
    assert second.asked
    assert not set(second.asked) & {move for move, _ in some["chances"]}
    async with open_house(tmp_path, thinkers=third) as visit:
        await study(visit, is_complete)
    assert third.asked == []


async def test_two_who_look_at_the_same_match_share_one_study(tmp_path: Path):
    students = Students()
    async with open_house(tmp_path, thinkers=students) as visit:
        await asyncio.gather(*(study(visit, is_complete) for _ in range(3)))
    assert sorted(students.asked) == beginnings(REPLAY)


async def test_a_study_nobody_looks_at_any_more_is_put_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(analysis, "INTEREST", -1.0)
    students = Students()
    async with open_house(tmp_path, thinkers=students) as visit:
        await study(visit, lambda told: True)
        await asyncio.sleep(0.1)
    assert students.asked == []


async def test_a_busy_house_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(analysis, "AGAIN", 0.0)

    def busy_at_first(asked: int) -> None:
        if asked < 4:
            raise Busy

    students = Students(busy_at_first)
    async with open_house(tmp_path, thinkers=students) as visit:
        await study(visit, is_complete)
    assert students.asked[:4] == [0, 0, 0, 0]


async def test_a_moment_nobody_could_think_about_is_tried_again_at_the_next_request(tmp_path: Path):
    def fail_once(asked: int) -> None:
        if asked == 2:
            raise NoAnswer("asleep")

    students = Students(fail_once)
    async with open_house(tmp_path, thinkers=students) as visit:
        await study(visit, is_complete)
    assert len(students.asked) == len(beginnings(REPLAY)) + 1
