"""A million times two worlds that differ only in what somebody cannot see.

What `test_secrets.py` does at houses is done here at tables alone, which is a hundred times as
quick: all of them take the same lines, and what each viewer is told then is compared in bytes. Here
are all modes of all games, every seat and a spectator.
"""

from __future__ import annotations

import math
import random
from dataclasses import replace
from functools import partial

import orjson
import pytest

from elementarium.core.chance import KEY_BYTES
from elementarium.core.match import Match
from elementarium.server.clock import Uptime
from elementarium.server.errors import Refusal
from elementarium.server.lines import Line
from elementarium.server.table import Table
from elementarium.server.terms import WantedTable, agreed
from tests.adversity.size import Progress, size
from tests.server.hidden import ElementalRift, Elements, Hidden, Riftforce, become

WORLDS = (
    Riftforce(),
    Riftforce(mode="team3"),
    Riftforce(mode="team4"),
    Riftforce(mode="solo"),
    Elements(),
    Elements(miscount="on"),
    ElementalRift(),
    ElementalRift(seats=3),
    ElementalRift(seats=4),
)
WANTED = size(2000, 1_000_000)
SECOND = 1000
"""Milliseconds, which pass at every step."""
TAKEN_BACK = 7
"""Where it can be, one of so many choices is."""
WRONG = 15_000
"""A choice that nobody ever has."""

Viewer = int | None
"""A seat, or None for a spectator."""


def guest(viewer: Viewer) -> str:
    """Who looks on from there."""
    return f"guest {viewer}"


def set_up(hidden: Hidden, key: bytes) -> Table:
    """A table where everybody sits."""
    match = Match(hidden.game, hidden.options)
    idle = match.game.idle(match.options)
    seats = [{"kind": "idle" if seat in idle else "open"} for seat in range(match.seats)]
    wanted = {
        "game": hidden.game, "options": hidden.options, "seats": seats,
        "clock": {"bank": 24 * 3600, "increment": 10},
    }  # fmt: skip
    terms = agreed(WantedTable.model_validate(wanted))
    table = Table("table", terms, key, SECOND, match.engine, Uptime())
    for seat in set(range(match.seats)) - set(idle):
        table.take(Line(table.n + 1, "sat", SECOND, seat, guest(seat)))
    table.take(Line(table.n + 1, "started", SECOND))
    return table


class Twins:
    """A table, and for every viewer another that looks the same to them."""

    def __init__(self, hidden: Hidden, seed: int) -> None:
        self._hidden = hidden
        self._chance = random.Random(seed)
        new = partial(set_up, hidden, self._chance.randbytes(KEY_BYTES))
        self.true = new()
        seats = [n for n, seat in enumerate(self.true.seats) if seat.guest]
        self.others: dict[Viewer, Table] = {viewer: new() for viewer in (*seats, None)}
        self._at = SECOND
        self.different = 0

    def step(self) -> None:
        """Somebody chooses or takes back; whoever looks on does not notice where they are."""
        self._at += SECOND
        line = self._line(self.true.playing())
        lines = {viewer: self._part_ways(viewer, line) for viewer in self.others}
        self.true.take(line)
        for viewer, other in self.others.items():
            assert other.match
            other.take(lines[viewer])
            other.match.key = self.true.key
            assert self._told(self.true, viewer) == self._told(other, viewer), (viewer, line)

    def _line(self, match: Match) -> Line:
        """What happens next."""
        seat, n = match.to_move, self.true.n + 1
        if self.true.can_undo(guest(seat)) and n % TAKEN_BACK == 0:
            return Line(n, "undo", self._at, seat, guest(seat), length=len(match.history) - 1)
        action = self._chance.choice(match.legal())
        return Line(n, "action", self._at, seat, guest(seat), action=action)

    def _part_ways(self, viewer: Viewer, line: Line) -> Line:
        """In the other world cards change places; returns what happens next there."""
        match, twin = self.true.playing(), self.others[viewer].playing()
        if line.action is None:
            become(twin, match.copy_table(), match.history)
            return line
        table = self._hidden.twin(match, viewer, line.action, self._chance)
        self.different += table.tobytes() != match.copy_table().tobytes()
        become(twin, table, match.history)
        action = self._hidden.secretly(match, table, viewer, line.action, self._chance)
        self._draw_otherwise(twin, viewer, action)
        return replace(line, action=action)

    def _draw_otherwise(self, twin: Match, viewer: Viewer, action: int) -> None:
        """What is drawn by lot comes out otherwise, too, where the viewer cannot see it."""
        outcome = partial(self._hidden.outcome, twin, twin.copy_table(), viewer, action)
        seen = outcome()
        twin.key = self._chance.randbytes(KEY_BYTES)
        if outcome() != seen:
            twin.key = self.true.key

    def _told(self, table: Table, viewer: Viewer) -> bytes:
        """The news, the table in short, and what is refused."""
        who = guest(viewer)
        return orjson.dumps(
            [
                table.told(table.entries[-1:], who),
                table.now(who, self._at),
                table.summary(who, str),
                refused(table, viewer or 0),
            ]
        )


def refused(table: Table, seat: int) -> str:
    """What is said to a choice that cannot be made."""
    try:
        table.check_choices(seat, [WRONG])
    except Refusal as refusal:
        return str(refusal)
    raise AssertionError("a choice that nobody has was taken")


@pytest.mark.parametrize("hidden", WORLDS, ids=lambda each: f"{each.game} {each.options}")
def test_nobody_is_told_what_they_cannot_see_in_a_million_moments(hidden: Hidden):
    progress = Progress(f"moments, {hidden.game} {hidden.options}", math.ceil(WANTED / len(WORLDS)))
    seed = different = 0
    while progress.done < progress.of:
        twins = Twins(hidden, seed)
        while twins.true.stage == "playing" and progress.done < progress.of:
            twins.step()
            progress.add(len(twins.others))
        seed, different = seed + 1, different + twins.different
    progress.say()
    print(f"{different:,} of them in worlds that differ, {seed} matches")
    assert different > progress.done * hidden.differ / 2, "the worlds hardly differ"
