"""A bad line loses nothing: whatever a proxy does to messages, the log and all memories agree."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from hypothesis import HealthCheck, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from elementarium.server import compiling
from elementarium.server.limits import Limits, Rate
from elementarium.server.settings import Settings
from tests.adversity.proxy import Client
from tests.server.stubborn import Notes, check_log
from tests.server.visiting import DUEL, open_house

SEATS = 2
PATIENT = Limits(messages=Rate(1e6, 10**6))
WHO = st.integers(0, SEATS - 1)
WHICH = st.integers(0, 20)
COPIES = st.sampled_from([0, 1, 1, 1, 2, 3])
"""Lost, or let through once or more often."""


class Remembering:
    """What `check_log` compares: somebody's notes."""

    def __init__(self, notes: Notes) -> None:
        self.notes = notes


class BadLine(RuleBasedStateMachine):
    """Two people at one table; the machine decides what reaches whom, and when."""

    @initialize()
    def sit_down(self) -> None:
        self._runner = asyncio.Runner()
        self._disk = tempfile.TemporaryDirectory()
        self._folder = Path(self._disk.name)
        self._clients: list[Client] = self._run(self._seated())

    def _run(self, doing):
        return self._runner.run(doing)

    async def _seated(self) -> list[Client]:
        self._house = AsyncExitStack()
        visit = await self._house.enter_async_context(open_house(self._folder, PATIENT))
        people = [await visit.person() for _ in range(SEATS)]
        table = await people[0].set_up(DUEL)
        await people[1].sit(table)
        self._cookies = [
            f"elementarium={person.client.cookies['elementarium']}" for person in people
        ]
        return [
            Client(f"p{n}", visit.address, cookie, table) for n, cookie in enumerate(self._cookies)
        ]

    @rule(who=WHO, choice=st.integers(0, 1000))
    def say(self, who: int, choice: int) -> None:
        """Somebody does what comes next, though nothing may come of it for long."""
        self._clients[who].go_on(choice)

    @rule(who=WHO, which=WHICH, copies=COPIES)
    def let_up(self, who: int, which: int, copies: int) -> None:
        """One message of those on their way reaches the house: late, twice or never."""
        if self._clients[who].up:
            self._run(self._clients[who].let_up(which, copies))

    @rule(who=WHO, which=WHICH, copies=COPIES)
    def let_down(self, who: int, which: int, copies: int) -> None:
        """The same for what the house says."""
        self._run(self._clients[who].listen())
        if self._clients[who].down:
            self._clients[who].let_down(which, copies)

    @rule(who=WHO)
    def cut(self, who: int) -> None:
        """A line dies."""
        self._run(self._clients[who].cut())

    @rule(who=WHO)
    def calm(self, who: int) -> None:
        """For a while somebody's line is good."""
        self._run(self._clients[who].settle())

    @precondition(lambda self: len(self._clients[0].notes.acknowledged) > 1)
    @rule()
    def reopen(self) -> None:
        """The house closes and opens; lines die, messages on their way do not."""
        self._run(self._reopened())

    async def _reopened(self) -> None:
        for client in self._clients:
            await client.cut()
        await self._house.aclose()
        visit = await self._house.enter_async_context(open_house(self._folder, PATIENT))
        for client in self._clients:
            client.address = visit.address

    def teardown(self) -> None:
        """In the end everything said is answered, and the log is what everybody remembers."""
        self._run(self._end())
        self._disk.cleanup()
        self._runner.close()

    async def _end(self) -> None:
        for client in self._clients:
            await client.settle()
            await client.cut()
        await self._house.aclose()
        people = [Remembering(client.notes) for client in self._clients]
        counts = await check_log(Settings(self._folder).database, people)  # type: ignore[arg-type]
        said = sum(len(client.notes.said) for client in self._clients)
        assert counts["acknowledged"] + counts["refused"] == said, counts


def play_through(evenings: int, steps: int) -> None:
    """Let the machine try so many evenings, each for itself: what is possible depends on time."""
    one = settings(
        max_examples=1,
        stateful_step_count=steps,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    for number in range(evenings):
        run_state_machine_as_test(seed(number)(BadLine), settings=one)


@pytest.fixture(autouse=True)
def _plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that is open for a moment need not load compiled rules."""
    monkeypatch.setattr(compiling, "LULL", 1e6)


def test_whatever_a_bad_line_does_the_log_is_what_everybody_remembers():
    play_through(evenings=4, steps=40)


@pytest.mark.slow
def test_whatever_a_bad_line_does_in_many_evenings():
    play_through(evenings=300, steps=80)
