"""Two worlds that differ only in what a viewer cannot see: the viewer's line is the same, byte by
byte, through a whole match.

Before every choice the cards of the second world change places wherever the viewer cannot see
them, as far as the choice does not show them.
"""

from __future__ import annotations

import itertools
import json
import random
import secrets
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from elementarium.agents.greedy import GreedyAgent
from elementarium.core.match import Match
from elementarium.server import tables
from tests.server.hidden import Elements, Hidden, Riftforce, become
from tests.server.visiting import DUEL, Person, Visit, open_house

KEY = bytes(range(32))
WANTED = {
    "clock": {"bank": 3600, "increment": 10},
    "listed": True,
}
BOLD = 0.3
"""The share of choices made without thinking."""
SECOND = 1000
"""Milliseconds, which pass at every step."""


# ── two houses, and the same people in both ──────────────────────────────────────────────────


class Clock:
    """The time of a house, which passes when a test says so."""

    now = SECOND

    def __call__(self) -> int:
        return self.now


class Taped:
    """A socket that keeps all it hears, as it was sent, and the last table it was shown."""

    def __init__(self, socket: ClientConnection, tape: list[str]) -> None:
        self._socket = socket
        self.tape = tape
        self.now: Any = None
        self.send = socket.send
        self.close = socket.close

    async def recv(self) -> str | bytes:
        text = await self._socket.recv()
        self.tape.append(str(text))
        message = json.loads(text)
        told = message["table"] if message["type"] == "table" else message
        self.now = told.get("now") or self.now
        return text


class World:
    """A house where two people play and a third watches, all on tape."""

    def __init__(self, hidden: Hidden, visit: Visit, clock: Clock) -> None:
        self.hidden = hidden
        self.visit = visit
        self.people: list[Person] = []
        self._clock = clock

    async def begin(self) -> None:
        """Everybody comes, and sits down where they belong."""
        for name in ("Anna", "Boris", "Vera"):
            self.people.append(await self.visit.person(name))
            await self.connect(len(self.people) - 1, [])
        anna, boris, _ = self.people
        game = {"game": self.hidden.game, "options": self.hidden.options}
        self.table = await anna.set_up(DUEL, **game, **WANTED)
        for person in self.people:
            await person.join(self.table)
        await boris.sit(self.table)
        await self.hush()

    async def connect(self, who: int, tape: list[str]) -> None:
        person = self.people[who]
        person.socket = Taped(await person.connect(), tape)  # type: ignore[assignment]

    def line(self, who: int) -> Taped:
        line = self.people[who].socket
        assert isinstance(line, Taped)
        return line

    async def match(self) -> Match:
        match = (await self.visit.house.tables.find(self.table)).match
        assert match
        return match

    async def hush(self) -> None:
        """Everybody has heard everything."""
        self._clock.now += SECOND
        for person in self.people:
            await person.answer("ping")

    # ── what people do ───────────────────────────────────────────────────────────────────────

    async def come_back(self, who: int, seen: int) -> None:
        """The line breaks, and is opened again."""
        line = self.line(who)
        await line.close()
        await self.connect(who, line.tape)
        await self.people[who].join(self.table, seen)

    async def look_around(self, who: int) -> None:
        """Everything that can be asked for over HTTP goes on tape."""
        for path in (
            f"/api/tables/{self.table}",
            "/api/tables?show=watch",
            "/api/tables?show=mine",
            f"/api/replays/{self.table}",
            f"/api/replays/{self.table}/chances",
            f"/api/replays/{self.table}/file",
        ):
            answer = await self.people[who].ask("GET", path)
            self.line(who).tape.append(f"{path} {answer.status_code} {answer.text}")

    async def try_things(self, who: int, now: Any, wrong: int) -> None:
        """Everything that is refused."""
        person, table, seat = self.people[who], self.table, who % 2
        await person.answer("act", table, seat=seat, at=now["n"], actions=[wrong])
        await person.answer("act", table, seat=seat, at=now["n"] - 1, actions=[wrong])
        await person.answer("act", table, seat=1 - seat, at=now["n"], actions=[0])
        await person.answer("act", table, seat=seat, at=now["n"], actions=[now["n"], -1])
        await person.answer("hint", table, seat=seat)
        await person.answer("chat", table, phrase="phrase-hello")
        if not now["undo"]:
            await person.answer("undo", table, seat=seat, at=now["n"])


def begin_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn by lot, and tells nothing about the match, comes out the same in each house."""
    numbers = itertools.count()
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: f"drawn{next(numbers):05d}")
    monkeypatch.setattr(tables, "new_key", lambda: KEY)


class Chronicle:
    """The same match in two worlds, step by step."""

    def __init__(self, worlds: list[World], viewer: int | None, chance: random.Random) -> None:
        self.worlds = worlds
        self.hidden = worlds[0].hidden
        self.viewer = viewer
        self.chance = chance
        self.watching = [2] if viewer is None else [viewer, 2]
        self.agent = GreedyAgent()
        self.steps = self.different = self.secret = 0

    async def run(self) -> None:
        """The whole match; whoever watches must not notice which world they are in."""
        while (now := self.now_of_mover()) is not None:
            await self.step(now)
            for who in self.watching:
                one, other = (world.line(who).tape for world in self.worlds)
                assert one == other, f"step {self.steps}"

    def now_of_mover(self) -> Any:
        first = self.worlds[0]
        nows = [first.line(seat).now for seat in (0, 1)]
        return next((now for now in nows if now["choices"]), None)

    async def step(self, now: Any) -> None:
        """Somebody does something, and in both worlds it looks the same."""
        self.steps += 1
        seat = now["eyes"]
        actions = await self.part_ways(await self.choice(now))
        await self.dawdle(now)
        for world, action in zip(self.worlds, actions, strict=True):
            if now["undo"] and self.steps % 7 == 0:
                await world.people[seat].answer("undo", world.table, seat=seat, at=now["n"])
            else:
                done = await world.people[seat].act(world.table, now, action)
                assert done["type"] == "done", done
            await world.hush()

    async def choice(self, now: Any) -> int:
        """Mostly a good one, so that the match comes to an end."""
        if self.chance.random() < BOLD:
            action: int = self.chance.choice(now["choices"])["action"]
            return action
        return self.agent.choose(await self.worlds[0].match())

    async def part_ways(self, action: int) -> tuple[int, int]:
        """In the second world the cards change places; returns what is chosen in each."""
        match = await self.worlds[0].match()
        table = self.hidden.twin(match, self.viewer, action, self.chance)
        self.different += table.tobytes() != match.copy_table().tobytes()
        become(await self.worlds[1].match(), table, match.history)
        other = self.hidden.secretly(match, table, self.viewer, action, self.chance)
        self.secret += other != action
        return action, other

    async def dawdle(self, now: Any) -> None:
        """What people do besides playing."""
        who = self.watching[self.steps % len(self.watching)]
        seen, wrong = self.chance.randint(0, now["n"]), 15_000
        for world in self.worlds:
            if self.steps % 11 == 0:
                await world.come_back(who, seen)
            elif self.steps % 11 == 4:
                await world.look_around(who)
            elif self.steps % 11 == 8:
                await world.try_things(who, world.line(who).now, wrong)


@pytest.mark.parametrize("hidden", [Riftforce(), Elements()], ids=lambda hidden: hidden.game)
@pytest.mark.parametrize("viewer", [0, None], ids=["seat", "spectator"])
async def test_a_viewer_hears_the_same_in_worlds_that_look_the_same(
    viewer: int | None, hidden: Hidden, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with AsyncExitStack() as stack:
        worlds = []
        for name in ("one", "other"):
            begin_again(monkeypatch)
            clock = Clock()
            house = open_house(tmp_path / name, clock=clock)
            worlds.append(World(hidden, await stack.enter_async_context(house), clock))
            await worlds[-1].begin()
        chronicle = Chronicle(worlds, viewer, random.Random(6))
        await chronicle.run()
    assert chronicle.steps > 50
    assert chronicle.different > hidden.differ * (chronicle.steps - 6), "the worlds hardly differ"
    assert chronicle.secret >= hidden.secrets, "nobody chose otherwise in secret"
    one, other = (world.line(1).tape for world in worlds)
    assert one != other, "the other player did not see another world"
