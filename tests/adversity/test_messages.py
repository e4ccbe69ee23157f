"""Whatever is said over the socket: it is answered, nothing breaks, and nobody else notices."""

from __future__ import annotations

import json
import math
from collections import Counter
from pathlib import Path
from typing import Any

from hypothesis import given, settings

from elementarium.server.errors import STATUS
from tests.adversity.indoors import Indoors, Line, nothing_goes_wrong, staying
from tests.adversity.size import Progress, size
from tests.adversity.spoiling import AT_ONCE, messages
from tests.server.visiting import ALONE, DUEL, Person

GAME = {"game": "elements", "options": {"points_to_win": 200}}
"""A match that does not end by itself."""
LONGEST = 300
"""Lines of a log, after which another table is set up: whoever joins hears them all."""
TOLD = {"table", "news", "done", "error", "here", "line", "hint", "pong"}
"""All that one who talks to the house can hear from it here."""


class Evening:
    """Two people at a private table, and a third who says whatever comes to mind."""

    def __init__(self, visit: Indoors) -> None:
        self.visit = visit
        self.answers: Counter[str] = Counter()
        self._fresh = 0

    async def begin(self) -> None:
        """Everybody comes; the third has a table of their own to say things at."""
        self.anna, self.boris, self.mallory = [
            await self.visit.connected(name) for name in ("Anna", "Boris", "Mallory")
        ]
        await self.another_private_table()
        await self.another_table()

    async def another_private_table(self) -> None:
        self.private = await self.anna.set_up(DUEL, watch="nobody", **GAME)
        await self.boris.sit(self.private)
        self.now = [await person.now(self.private) for person in (self.anna, self.boris)]
        await self.hush()

    async def another_table(self) -> None:
        self.mine = await self.mallory.set_up(ALONE, hints=True, **GAME)

    async def hush(self) -> None:
        """Everybody has heard everything."""
        for person in (self.anna, self.boris):
            await person.answer("ping")
            person.heard.clear()

    async def disturb(self, said: list[str | bytes]) -> None:
        """All of it is said, and answered; nobody else has heard a word."""
        for message in said:
            await self.mallory.socket.send(await self.filled(message))
        answers = sum(map(self.answered, await self.heard_by(self.mallory)))
        while answers < len(said):  # a hint comes when it is thought out
            answers += self.answered(await self.mallory.hear(lambda each: "id" in each))
        for person in (self.anna, self.boris):
            assert listening(person).waiting() == []
        await self.play_on()

    async def filled(self, message: str | bytes) -> str | bytes:
        """The message with what is known only now."""
        table = await self.visit.house.tables.find(self.mine)
        if table.stage == "over" or table.n > LONGEST:
            await self.another_table()
            table = await self.visit.house.tables.find(self.mine)
        assert table.match
        self._fresh += 1
        known = {
            '"@at"': str(table.n),
            '"@choice"': str(table.match.legal()[0]),
            '"@mine"': json.dumps(self.mine),
            '"@private"': json.dumps(self.private),
            '"@fresh"': f'"m{self._fresh}"',
        }
        text = message if isinstance(message, str) else message.decode()
        for sign, value in known.items():
            text = text.replace(sign, value)
        return text if isinstance(message, str) else text.encode()

    async def heard_by(self, person: Person) -> list[dict[str, Any]]:
        """All that somebody was told up to now."""
        await person.answer("ping")
        heard = person.heard[:]
        person.heard.clear()
        return heard

    def answered(self, heard: dict[str, Any]) -> bool:
        """Whether this is an answer, and one that the protocol knows."""
        assert heard["type"] in TOLD, heard
        if heard["type"] == "error":
            assert heard["code"] in STATUS
            self.answers[heard["code"]] += 1
        elif "id" in heard:
            self.answers[heard["type"]] += 1
        return "id" in heard

    async def play_on(self) -> None:
        """At the private table somebody chooses, and both see what came of it."""
        if self.now[0]["stage"] == "over":
            await self.another_private_table()
        people = (self.anna, self.boris)
        mover = next(seat for seat in (0, 1) if self.now[seat]["choices"])
        assert (await people[mover].act(self.private, self.now[mover]))["type"] == "done"
        self.now = [(await person.hear("news"))["now"] for person in people]
        assert self.now[0]["n"] == self.now[1]["n"]
        await self.hush()


def listening(person: Person) -> Line:
    line: Any = person.socket
    assert isinstance(line, Line)
    return line


def test_whatever_is_said_is_answered_and_nobody_else_notices(tmp_path: Path):
    rounds = size(30, math.ceil(1_000_000 / AT_ONCE))
    progress = Progress("messages", rounds * AT_ONCE)
    with staying(tmp_path) as (visit, runner), nothing_goes_wrong():
        evening = Evening(visit)
        runner.run(evening.begin())

        @settings(max_examples=rounds)
        @given(messages())
        def talk(said: list[str | bytes]) -> None:
            runner.run(evening.disturb(said))
            progress.add(len(said))

        talk()
    progress.say()
    print(dict(evening.answers))
    assert progress.done >= progress.of
    expected = {"done", "pong", "table", "hint", "bad_message", "not_seated"}
    assert expected <= set(evening.answers), "some roads were never taken"
