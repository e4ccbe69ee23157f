"""Turns: of those who have something long to do, one at a time."""

from __future__ import annotations

import asyncio

import pytest

from elementarium.server.turns import Turns

pytestmark = pytest.mark.asyncio


async def test_those_who_wait_go_in_the_order_they_came():
    turns, gone = Turns(), []

    async def go(number: int) -> None:
        await turns.mine()
        gone.append(number)

    await asyncio.gather(*map(go, range(5)))
    assert gone == [0, 1, 2, 3, 4]


async def test_between_two_turns_others_get_in():
    turns = Turns()
    seen: list[object] = []

    async def go(number: int) -> None:
        await turns.mine()
        seen.append(number)
        asyncio.get_running_loop().call_soon(seen.append, "something short")

    await asyncio.gather(*map(go, range(3)))
    assert seen == [0, "something short", 1, "something short", 2, "something short"]


async def test_who_stops_waiting_keeps_nobody_up():
    turns = Turns()
    first, second = (asyncio.create_task(turns.mine()) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    async with asyncio.timeout(5):
        await second
        await turns.mine()
