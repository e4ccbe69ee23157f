"""Looking at a table quickly: it is always the table as it is now, and copies are their own."""

from __future__ import annotations

import pytest

from elementarium import Match, find_game, game_names
from elementarium.core.match import glance
from elementarium.core.records import copied


def begun(name: str) -> Match:
    return Match(name, engine=find_game(name).interpreted)


@pytest.mark.parametrize("name", game_names())
def test_who_looks_again_after_a_choice_sees_the_new_table(name: str):
    match = begun(name)
    for _ in range(12):
        match.apply(match.legal()[0])
        fresh = glance(match.copy_table())
        assert match.view(None) == match.game.view(fresh, None)
        assert match.turn == int(match.game.turn(fresh))
        assert match.glance is match.glance


@pytest.mark.parametrize("name", game_names())
def test_a_copy_is_equal_and_goes_its_own_way(name: str):
    match = begun(name)
    table = match.copy_table()
    copy = copied(table)
    assert copy.tobytes() == table.tobytes()
    match.engine.determinize(copy, 0, 1)
    assert table.tobytes() == match.copy_table().tobytes() != copy.tobytes()


def test_a_field_that_is_not_there_is_not_found():
    seen = begun("riftforce").glance
    with pytest.raises((AttributeError, ValueError)):
        _ = seen.no_such_field
