"""A duel over real sockets, choice by choice, while something is wrong with the world."""

from __future__ import annotations

from typing import Any

from elementarium.server.settings import Settings
from tests.server.stubborn import Notes, Said, check_log
from tests.server.visiting import DUEL, Person, Visit


class Duel:
    """Two people at a table; whoever is asked chooses, and remembers what was said to it."""

    def __init__(self, table: str, people: list[Person], now: dict[str, Any]) -> None:
        self.table = table
        self.notes = Notes()
        self._people = people
        self._now = now
        self._player = now["eyes"]

    @classmethod
    async def between(cls, *people: Person, **terms: Any) -> Duel:
        """They sit down."""
        table = await people[0].set_up(DUEL, **terms)
        await people[1].sit(table)
        told = [await person.join(table) for person in people]
        return cls(table, list(people), told[told[0]["now"]["to_move"]]["now"])

    @property
    def n(self) -> int:
        """The number of the last line, as far as the players know."""
        n: int = self._now["n"]
        return n

    def next(self, id: str) -> dict[str, Any]:
        """What would be said next, under this id."""
        action = self._now["choices"][-1]["action"]
        choice = {"seat": self._now["eyes"], "at": self.n, "actions": [action]}
        message = {"v": 1, "id": id, "type": "act", "table": self.table, **choice}
        self.notes.said.setdefault(id, Said(self.table, message))
        return message

    async def ask(self, id: str) -> dict[str, Any]:
        """Choose under this id; returns the answer. What is refused can be asked again."""
        person, message = self._people[self._player], self.next(id)
        fields = {key: message[key] for key in ("id", "seat", "at", "actions")}
        answer = await person.answer("act", self.table, **fields)
        if answer["type"] == "done":
            self.notes.acknowledged[id] = answer["n"]
            await self._look(answer["n"])
        return answer

    async def _look(self, n: int) -> None:
        """Both hear the news; whoever is asked now is next."""
        for number, person in enumerate(self._people):
            news = await person.hear(lambda told: told["type"] == "news" and told["n"] == n)
            if news["now"]["choices"]:
                self._player, self._now = number, news["now"]

    async def play(self, choices: int, name: str) -> None:
        """So many choices, every one acknowledged."""
        for number in range(choices):
            answer = await self.ask(f"{name}{number}")
            assert answer["type"] == "done", answer


async def check(visit: Visit, duel: Duel) -> None:
    """Everything acknowledged is in the log, once; nothing else is."""
    house: Settings = visit.house.settings
    counts = await check_log(house.database, [duel])  # type: ignore[list-item]
    assert counts["acknowledged"] == len(duel.notes.acknowledged) == len(duel.notes.said)
