"""Thinkers: worker processes that think for agents, for hints and for the study of matches.

The most urgent job goes first. A worker that takes too long is killed and replaced, and an agent
whose thought failed makes a simpler one: a table never waits for ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, TypeVar

from elementarium.server import thoughts
from elementarium.server.thinker import LENGTH, packed, unpacked
from elementarium.server.thoughts import MatchRecord

__all__ = ["Busy", "MatchRecord", "NoAnswer", "Thinkers", "Urgency"]

DEADLINE = 20.0
"""Seconds a job may take once it is begun."""
WARM_UP = 600.0
"""Seconds until a worker has everything compiled, at the very first start."""
PAUSE = 2.0
"""Seconds before a worker that did not start is tried again."""
MOST_PROCESSES = 4
MOST_WAITING = 64
"""Hints or studies that may wait; agents may always."""
SIMPLER = "greedy"
"""The agent that steps in for one whose thought failed."""
PLAIN = ("random", "greedy", "search:gentle", "search:steady")
"""Agents that are quick enough by rules that are not compiled."""
PATIENCE = 4.0
"""Seconds after the start in which workers are warm, unless the rules are compiled first."""
SIMPLEST = "random"
"""The agent that steps in when even that failed: it needs no worker."""

Answer = TypeVar("Answer")
log = logging.getLogger(__name__)


class Urgency(IntEnum):
    """Who is served first: tables wait for agents, players for hints, nobody for a study."""

    AGENT = 0
    HINT = 1
    STUDY = 2


class NoAnswer(Exception):
    """A thought that failed or took too long."""


class Busy(Exception):
    """So much is waiting that one more would wait too long."""


@dataclass(order=True)
class Job:
    """Something to think about, and who waits for it."""

    urgency: Urgency
    number: int
    function: Callable[..., Any] = field(compare=False)
    arguments: tuple[Any, ...] = field(compare=False)
    answer: asyncio.Future[Any] = field(compare=False)

    def settle(self, good: bool, value: Any) -> None:
        """Tell who waits, if anybody still does."""
        if self.answer.done():
            return
        if good:
            self.answer.set_result(value)
        else:
            self.answer.set_exception(NoAnswer(value))


class Worker:
    """A process that thinks about one thing at a time."""

    def __init__(self, process: Process) -> None:
        assert process.stdin
        assert process.stdout
        self.process = process
        self._jobs, self._answers = process.stdin, process.stdout

    @classmethod
    async def launch(cls) -> Worker:
        """A new process, cold."""
        return cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "elementarium.server.thinker"),
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,  # Ctrl-C at the terminal is for the server
            )
        )

    async def ask(
        self, seconds: float, function: Callable[..., Any], *arguments: Any
    ) -> tuple[bool, Any]:
        """Whether it went well, and what came of it; EOFError, OSError or TimeoutError if not."""
        async with asyncio.timeout(seconds):
            self._jobs.write(packed((function, arguments)))
            await self._jobs.drain()
            size = int.from_bytes(await self._answers.readexactly(LENGTH))
            answer: tuple[bool, Any] = unpacked(await self._answers.readexactly(size))
            return answer

    async def end(self) -> None:
        """Kill it, whatever it is doing."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.communicate()


async def end_of(launch: asyncio.Task[Worker]) -> None:
    """End what was launched, if it was."""
    with contextlib.suppress(OSError):
        await (await launch).end()


class Thinkers:
    """The worker processes of a server."""

    def __init__(
        self, processes: int | None = None, deadline: float = DEADLINE, workers: int = 1
    ) -> None:
        spare = max(1, ((os.cpu_count() or 1) - 1) // workers)
        self.processes = min(spare, MOST_PROCESSES) if processes is None else processes
        self.deadline = deadline
        self.ready = asyncio.Event()
        """Set once somebody can think."""
        self._jobs: asyncio.PriorityQueue[Job] = asyncio.PriorityQueue()
        self._numbers = itertools.count()
        self._warming = asyncio.Lock()
        """One worker after the other warms up, so that the rules are compiled once."""
        self._lives: list[asyncio.Task[None]] = []
        self._begun: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Launch the workers; jobs wait until one of them is warm."""
        self._started = asyncio.get_running_loop().time()
        self._lives = [asyncio.create_task(self._live()) for _ in range(self.processes)]

    async def close(self) -> None:
        """End the workers; what is not answered by now never will be."""
        for life in self._lives:
            life.cancel()
        await asyncio.gather(*self._lives, return_exceptions=True)
        await asyncio.gather(*self._begun)
        while not self._jobs.empty():
            self._jobs.get_nowait().answer.cancel()

    # ── what can be asked ────────────────────────────────────────────────────────────────────

    async def turn(self, record: MatchRecord, agent: str, seed: int) -> list[int]:
        """The choices of an agent until its turn is over or something hidden shows."""
        for name in (agent, SIMPLER):
            try:
                if name in PLAIN and not await self._soon_ready():
                    return await self._plain_turn(record, name, seed)
                return await self.think(Urgency.AGENT, thoughts.turn, record, name, seed)
            except NoAnswer as error:
                log.error("the agent %s found no turn: %s", name, error)
        return await asyncio.to_thread(thoughts.turn, record, SIMPLEST, seed, True)

    async def _soon_ready(self) -> bool:
        """Whether somebody is warm, or becomes so at an ordinary start."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(self._started + PATIENCE):
                await self.ready.wait()
        return self.ready.is_set()

    async def _plain_turn(self, record: MatchRecord, agent: str, seed: int) -> list[int]:
        """A turn by rules as they are written, while they are compiled for the first time."""
        launch = self._unbroken(Worker.launch())
        try:
            worker = await asyncio.shield(launch)
            good, value = await worker.ask(self.deadline, thoughts.turn, record, agent, seed, True)
        except (OSError, EOFError) as error:
            raise NoAnswer(repr(error)) from None
        finally:
            self._unbroken(end_of(launch))
        if not good:
            raise NoAnswer(value)
        choices: list[int] = value
        return choices

    async def hints(self, record: MatchRecord, best: int) -> list[dict[str, Any]]:
        """The best few turns of the seat to move."""
        return await self.think(Urgency.HINT, thoughts.good_turns, record, best)

    async def chance(self, record: MatchRecord) -> float:
        """The chance of seat 0 to win."""
        return await self.think(Urgency.STUDY, thoughts.chance, record)

    async def think(
        self, urgency: Urgency, function: Callable[..., Answer], *arguments: Any
    ) -> Answer:
        """What a function says in a worker. Who is cancelled while waiting has not asked."""
        if urgency is not Urgency.AGENT and self._jobs.qsize() >= MOST_WAITING:
            raise Busy(f"{self._jobs.qsize()} thoughts are waiting")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Job(urgency, next(self._numbers), function, arguments, answer))
        return await answer

    # ── a worker's life ──────────────────────────────────────────────────────────────────────

    async def _live(self) -> None:
        """Launch a worker, let it work until it fails, and launch the next."""
        while True:
            launch = self._unbroken(Worker.launch())
            try:
                worker = await asyncio.shield(launch)
                await self._warm(worker)
                await self._work(worker)
            except (OSError, EOFError, NoAnswer) as error:
                log.error("a thinker did not start: %r", error)
                await asyncio.sleep(PAUSE)
            finally:
                self._unbroken(end_of(launch))

    def _unbroken(self, doing: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        """Something that half done would leave a process behind: closing waits for it."""
        task = asyncio.create_task(doing)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return task

    async def _warm(self, worker: Worker) -> None:
        async with self._warming:
            good, value = await worker.ask(WARM_UP, thoughts.warm_up)
        if not good:
            raise NoAnswer(value)
        self.ready.set()

    async def _work(self, worker: Worker) -> None:
        """Answer jobs, until one is not answered."""
        while True:
            job = await self._jobs.get()
            if job.answer.done():
                continue
            try:
                job.settle(*await worker.ask(self.deadline, job.function, *job.arguments))
            except (OSError, EOFError) as error:  # among them TimeoutError: it took too long
                job.settle(False, repr(error))
                return
            finally:
                job.answer.cancel()
