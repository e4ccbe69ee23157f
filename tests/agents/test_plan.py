"""Planning a whole turn."""

import numpy as np

from elementarium import Match
from elementarium.agents.plan import Desk, is_known, keep, plan, slot_for
from elementarium.core.engine import Engine


def test_a_table_is_known_by_its_value_and_every_word():
    raw = np.arange(63, dtype=np.uint32).reshape(3, 21)
    raw[2] = raw[1]
    values, places = np.array([0.5]), np.array([0])

    def known(value: float) -> bool:
        return is_known(raw, values, places, 1, first=1, value=value, row=2)

    assert known(0.5)
    assert not known(0.25)
    for word in range(21):
        raw[2, word] += 1
        assert not known(0.5), word
        raw[2, word] -= 1


def test_the_heap_keeps_the_best_and_tells_which_place_is_free():
    values, places = np.zeros(4), np.zeros(4, np.int64)
    tables: dict[int, float] = {}
    place, size = 0, 0
    for value in [0.3, 0.9, 0.1, 0.5, 0.7, 0.2, 0.8]:
        if size < 4 or value > values[0]:
            tables[place] = value
            place = keep(values, places, size, value, place)
            size = min(size + 1, 4)
            tables.pop(place, None)
    assert sorted(tables.values()) == [0.5, 0.7, 0.8, 0.9]
    assert sorted(places.tolist()) == sorted(tables)


def test_an_end_takes_the_slot_of_a_worse_one():
    ends = np.array([0.4, 0.1, 0.6])
    assert slot_for(ends, 2, 0.0) == 2
    assert slot_for(ends, 3, 0.5) == 1
    assert slot_for(ends, 3, 0.05) == -1


def test_a_turn_longer_than_the_plan_goes_as_far_as_it_looks_best(monkeypatch):
    monkeypatch.setattr("elementarium.agents.plan.STEPS", 2)
    match = Match("riftforce", {"draft": "random"}, 3)
    engine = Engine(match.game, "interpreted")
    desk = Desk.of(match.game, width=6, ends=4)
    desk.beam[:1] = match.copy_table()
    play_only = desk.beam.view(np.recarray)[0]
    play_only.held[play_only.seat] = 7  # no Check & Draw, which would end the turn at once
    assert engine.made(plan, "plan")(*desk.papers()) >= 1
    trial = Match.from_position(match.position())
    for action in desk.path(0)[:2]:
        trial.apply(action)


def test_interpreted_and_compiled_plans_are_the_same():
    match = Match("riftforce", {"guilds": "beyond", "draft": "random"}, 5)
    found = {}
    for engine in (match.game.interpreted, match.game.native):
        desk = Desk.of(match.game, width=6, ends=8)
        desk.beam[:1] = match.copy_table()
        count = engine.made(plan, "plan")(*desk.papers())
        found[engine.way] = [(float(desk.ends[i]), desk.path(i)) for i in range(count)]
    assert len(found["native"]) == 8
    assert found["interpreted"] == found["native"]


def test_a_wide_plan_finds_every_way_to_play_the_opening_once():
    """Equal tables are merged: no two ends are the same table."""
    match = Match("riftforce", {"draft": "random"}, 3)
    desk = Desk.of(match.game, width=400, ends=200)
    desk.beam[:1] = match.copy_table()
    count = match.game.native.made(plan, "plan")(*desk.papers())
    ends = set()
    for end in range(count):
        trial = Match.from_position(match.position())
        for action in desk.path(end):
            trial.apply(action)
        ends.add(trial.digest())
    assert len(ends) == count > 20
