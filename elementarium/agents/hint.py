"""Hints: the best few turns of a seat, how good they are, and what usually follows them.

Everything is found out in worlds that the seat to move imagines, so a hint tells no secrets.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from elementarium.agents.plan import Desk, best_of, plan
from elementarium.agents.search import Search, Thinking, comparable
from elementarium.agents.trials import Prospect
from elementarium.core.engine import Table
from elementarium.core.errors import GameOver
from elementarium.core.events import silence
from elementarium.core.game import Message
from elementarium.core.match import Match
from elementarium.core.records import records

WORLDS = 24
"""Imagined to see what usually follows a turn."""
FINALISTS = 8
"""Turns compared to the end for each hint: many of them go on alike."""
ALIKE = 9
"""Digits of their values in which turns that go on alike agree."""
TRIALS_EACH = 64
"""For every turn compared to the end: fewer say little about its chance."""
REPLIES = 2
"""Turns of an expected line: the answer, and the answer to that."""


@dataclass(frozen=True)
class Step:
    """One choice of a turn."""

    action: int
    notation: str
    message: Message
    """What it means."""


@dataclass(frozen=True)
class Reply:
    """The turn that is most often taken next."""

    seat: int
    turn: list[Step]
    share: float
    """How often, from 0 to 1, when it comes to this point."""


@dataclass(frozen=True)
class Hint:
    """A turn worth taking."""

    turn: list[Step]
    chance: float
    """Of winning, from 0 to 1."""
    worlds: int
    """In which it was tried; 0 when it was judged by the look of the table."""
    line: list[Reply]
    """What usually follows."""


def hints(match: Match, best: int, search: Search) -> list[Hint]:
    """The best few turns of the seat to move, the best first; turns that go on alike only once."""
    if match.is_over:
        raise GameOver("the game is over: there is no turn left to take")
    foresight = Foresight(match, search.thinking.reply_width)
    prospects = search.prospects(match, finalists(best, search.thinking))
    return [foresight.hint(each) for each in different(comparable(prospects))[:best]]


def finalists(best: int, thinking: Thinking) -> int:
    """How many turns to compare to the end: fewer where only a few trials are made."""
    if thinking.iterations is None:
        return FINALISTS * best
    return max(2, min(FINALISTS * best, thinking.iterations // TRIALS_EACH))


def different(prospects: Sequence[Prospect]) -> list[Prospect]:
    """Of turns that went exactly alike, the first."""
    firsts: dict[float, Prospect] = {}
    for prospect in prospects:
        firsts.setdefault(round(prospect.value, ALIKE), prospect)
    return list(firsts.values())


class Foresight:
    """What usually follows a turn, in the worlds the seat to move imagines."""

    def __init__(self, match: Match, reply_width: int) -> None:
        self._game = match.game
        self._engine = match.engine
        self._desk = Desk.of(match.game, reply_width, ends=1)
        self._worlds = [match.copy_table() for _ in range(WORLDS)]
        for number, table in enumerate(self._worlds):
            match.engine.determinize(table, match.to_move or 0, number)

    def hint(self, prospect: Prospect) -> Hint:
        """A turn, told step by step, and what usually follows."""
        tables = [table.copy() for table in self._worlds]
        turn, *_ = [self._take(table, prospect.path) for table in tables]
        return Hint(turn, prospect.chance, prospect.worlds, list(self._line(tables)))

    def _line(self, tables: Sequence[Table]) -> Iterator[Reply]:
        """The turns most often taken one after the other, until the game is over."""
        for _ in range(REPLIES):
            tables = [table for table in tables if self._engine.to_move(table) >= 0]
            if not tables:
                return
            reply, tables = self._usual_reply(tables)
            yield reply

    def _usual_reply(self, tables: Sequence[Table]) -> tuple[Reply, list[Table]]:
        """The best turn at most of the tables, and the tables where it was taken."""
        taken: dict[tuple[int, str], list[tuple[list[Step], Table]]] = defaultdict(list)
        for table in tables:
            seat = self._engine.to_move(table)
            turn = self._take(table, self._best_turn(table))
            taken[seat, ", ".join(step.notation for step in turn)].append((turn, table))
        (seat, _), most = max(taken.items(), key=lambda each: len(each[1]))
        turn, _ = most[0]
        return Reply(seat, turn, len(most) / len(tables)), [table for _, table in most]

    def _best_turn(self, table: Table) -> list[int]:
        self._desk.beam[:1] = table
        found = self._engine.made(plan, "plan")(*self._desk.papers())
        return self._desk.path(best_of(self._desk.ends, found))

    def _take(self, table: Table, path: Sequence[int]) -> list[Step]:
        """Take a turn at a table, as far as it is possible there, and tell it."""
        turn = []
        for action in path:
            if action not in self._desk.ids[: self._engine.legal(table, self._desk.ids)]:
                break
            state = records(table)[0]
            notation = self._game.format(state, action)
            turn.append(Step(action, notation, self._game.describe(state, action)))
            self._engine.apply(table, action, silence())
        return turn
