"""Two worlds that differ only in what somebody cannot see: whatever they do, they are told the
same, byte by byte.

The matches, and how worlds part, are those of `tests/server/test_twin_worlds.py`; here every game
is played, everything that can be asked is asked, and what the house notes for those who run it is
compared, too. A million comparisons, without the way through a house, are in `test_worlds.py`.
"""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from elementarium.server.logs import AsJson
from tests.adversity.indoors import PATIENT, open_indoors
from tests.adversity.size import Progress, size
from tests.server.hidden import ElementalRift, Elements, Hidden, Riftforce
from tests.server.test_twin_worlds import Chronicle, Clock, World, begin_again

GAMES = (Riftforce(), Elements(), ElementalRift())
VIEWERS = (0, 1, None)
MOST_STEPS = 12
"""Of a match, in the short version."""
TIMES = re.compile(r'"(at|ms)": ?"?[^,}]+')
"""What the house notes of time, which is real."""


class Notes(logging.Handler):
    """All that one of two houses notes while it is asked something."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(AsJson())
        self.noted: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """A note as whoever runs the house reads it, less its time."""
        if record.name.startswith("elementarium"):
            self.noted.append(TIMES.sub("", self.format(record)))


@contextmanager
def noting() -> Iterator[Notes]:
    notes, ours = Notes(), logging.getLogger("elementarium")
    before = ours.level
    ours.addHandler(notes)
    ours.setLevel(logging.DEBUG)
    try:
        yield notes
    finally:
        ours.removeHandler(notes)
        ours.setLevel(before)


class Compared(Chronicle):
    """A match in two worlds, of which every word to a viewer is compared once."""

    def __init__(self, worlds: list[World], viewer: int | None, seed: int) -> None:
        super().__init__(worlds, viewer, random.Random(seed))
        self.read = dict.fromkeys(self.watching, 0)
        self.compared = 0

    async def run_for(self, most: int) -> None:
        """So many steps at most; whoever watches must not notice which world they are in."""
        while self.steps < most and (now := self.now_of_mover()) is not None:
            await self.step(now)
            self.compare()

    def compare(self) -> None:
        for who, read in self.read.items():
            one, other = (world.line(who).tape for world in self.worlds)
            assert one[read:] == other[read:], f"step {self.steps}"
            self.compared += len(one) - read
            self.read[who] = len(one)

    async def dawdle(self, now: Any) -> None:
        """Somebody always asks for something, and the houses note the same."""
        noted = []
        who = self.watching[self.steps % len(self.watching)]
        seen = self.chance.randint(0, now["n"])
        for world in self.worlds:
            with noting() as notes:
                await self.ask(world, who, seen)
            noted.append(notes.noted)
        assert noted[0] == noted[1], f"step {self.steps}"
        self.compared += len(noted[0])

    async def ask(self, world: World, who: int, seen: int) -> None:
        match self.steps % 4:
            case 0:
                await world.come_back(who, seen)
            case 1:
                await world.look_around(who)
            case 2:
                await world.try_things(who, world.line(who).now, 15_000)


async def matches(
    hidden: Hidden, viewer: int | None, seed: int, folder: Path, patch: pytest.MonkeyPatch
) -> Compared:
    """One match in two worlds."""
    async with AsyncExitStack() as stack:
        worlds = []
        for name in ("one", "other"):
            begin_again(patch)
            clock = Clock()
            house = open_indoors(folder / f"{name}-{seed}", PATIENT, clock)
            worlds.append(World(hidden, await stack.enter_async_context(house), clock))
            await worlds[-1].begin()
            await worlds[-1].visit.house.storage.commit()  # all that could wait is written, too
        compared = Compared(worlds, viewer, seed)
        await compared.run_for(size(MOST_STEPS, 10**6))
        return compared


@pytest.mark.parametrize("viewer", VIEWERS, ids=["seat 0", "seat 1", "spectator"])
@pytest.mark.parametrize("hidden", GAMES, ids=lambda hidden: hidden.game)
async def test_nobody_is_told_what_they_cannot_see(
    hidden: Hidden, viewer: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    wanted = size(1, 1000)
    progress = Progress(f"comparisons, {hidden.game}, {viewer}", wanted)
    seed = steps = different = 0
    while progress.done < wanted:
        compared = await matches(hidden, viewer, seed, tmp_path, monkeypatch)
        progress.add(compared.compared)
        seed, steps = seed + 1, steps + compared.steps
        different += compared.different
    progress.say()
    print(f"{different} of {steps} steps in worlds that differ")
    assert different > steps * hidden.differ / 2, "the worlds hardly differ"
