"""What would come of every choice, found out by one call."""

from __future__ import annotations

import random

import numpy as np
import pytest

from elementarium import Match
from elementarium.core import foresight
from elementarium.core.engine import Engine, Table
from elementarium.core.events import Event, new_log, take_events
from elementarium.core.foresight import Outcome, outcomes
from elementarium.core.records import copied
from tests.contract import CASES, Case

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def choices(engine: Engine, table: Table) -> list[int]:
    ids = np.zeros(engine.game.most_legal, np.int16)
    found: list[int] = ids[: engine.legal(table, ids)].tolist()
    return found


def made(engine: Engine, table: Table, action: int) -> tuple[Table, list[Event]]:
    after, log = copied(table), new_log()
    engine.apply(after, action, log)
    return after, take_events(log)


def one_by_one(
    engine: Engine, table: Table, seat: int, turn: int, pairs: bool
) -> list[tuple[object, ...]]:
    """The same as `outcomes`, each choice for itself."""
    found: list[tuple[object, ...]] = []
    for action in choices(engine, table):
        after, events = made(engine, table, action)
        ends = engine.to_move(after) != seat or engine.turn(after) != turn
        follows = one_by_one(engine, after, seat, turn, False) if pairs and not ends else []
        found.append((action, ends, events, follows))
    return found


def plain(found: list[Outcome]) -> list[tuple[object, ...]]:
    return [(each.action, each.ends, each.events, plain(each.next)) for each in found]


@every_case
def test_all_choices_tried_at_once_are_all_choices_tried_one_by_one(case: Case):
    match, chance = Match(case.rules, case.options, seed=7), random.Random(7)
    while not match.is_over and len(match.history) < 60:
        table, seat = match.copy_table(), match.to_move or 0
        expected = one_by_one(match.engine, table, seat, match.turn, match.game.in_pairs)
        found = outcomes(match.engine, table, seat)
        assert plain(found) == expected
        assert table.tobytes() == match.copy_table().tobytes()
        for each in found:
            after, _ = made(match.engine, table, each.action)
            assert each.after._record.tobytes() == after[0].tobytes()
        match.apply(chance.choice(match.legal()))


def test_interpreted_rules_foresee_the_same():
    match = Match("riftforce", seed=3)
    for _ in range(25):
        match.apply(match.legal()[0])
    table, seat = match.copy_table(), match.to_move or 0
    native = outcomes(match.game.native, table, seat)
    assert plain(native) == plain(outcomes(match.game.interpreted, table, seat))


def test_there_is_always_room_for_more(monkeypatch: pytest.MonkeyPatch):
    match = Match("riftforce", seed=3)
    table, seat = match.copy_table(), match.to_move or 0
    before = plain(outcomes(match.engine, table, seat))
    monkeypatch.setattr(foresight, "TRIED", 1)
    monkeypatch.setattr(foresight, "CAUSED", 1)
    assert plain(outcomes(match.engine, table, seat)) == before
