"""The counted trees of tests/perft, interpreted and native."""

from __future__ import annotations

from pathlib import Path

import pytest

from elementarium import game_names
from tests.perft import COMMAND, DEPTH, continuations, load, positions, written

every_position = pytest.mark.parametrize("file", positions(), ids=lambda file: file.stem)


def test_every_position_is_counted_and_every_game_has_some():
    assert {file.stem for file in positions()} == set(written()), f"run {COMMAND}"
    assert {load(file).game.name for file in positions()} == set(game_names())


@every_position
def test_native_rules_allow_as_many_continuations_as_written(file: Path):
    match, numbers = load(file), written()[file.stem]
    assert len(numbers) >= DEPTH
    found = [
        continuations(match.game, match.game.native, match.copy_table(), depth + 1)
        for depth in range(len(numbers))
    ]
    assert found == numbers, f"if the change is meant, run {COMMAND} and review it"


@every_position
def test_interpreted_rules_allow_as_many_continuations_as_written(file: Path):
    match, numbers = load(file), written()[file.stem]
    found = [
        continuations(match.game, match.game.interpreted, match.copy_table(), depth + 1)
        for depth in range(DEPTH)
    ]
    assert found == numbers[:DEPTH]


def test_one_tree_of_riftforce_is_small_enough_to_count_by_hand():
    """Nobody is on the table; seat 0 holds Fi5, seat 1 Wa5 and Wa6.

    Seat 0 can check, play or discard: 3. After a check, or a discard that activates nobody,
    seat 1 can check, play two cards or discard two: 5 each. A card played can go to 5 locations.
    """
    assert written()["riftforce-by-hand"][:2] == [3, 5 + 5 + 5]


def test_one_tree_of_elements_is_small_enough_to_count_by_hand():
    """Limit 9, one point wins. Seat 0 holds a 6, has 11 in all; seat 1 holds nothing and has 7.

    Seat 0 can play, take, discard or surrender: 4. Surrendering ends the match; after the others
    seat 1 can take, reveal or surrender: 3 each. Only taking goes on: then seat 0, if it still
    holds the 6, can do four things, otherwise take, reveal or surrender.
    """
    assert written()["elements-by-hand"][:3] == [4, 3 + 3 + 3, 3 + 4 + 3]


def test_one_tree_of_elemental_rift_is_small_enough_to_count_by_hand():
    """Two linked Fire tiles; seat 0 holds F2, which costs one and lets a group decay.

    Seat 0 can finish or play: 2. Having finished it can end the turn or discard, having played it
    can pay with either tile: 2 each. Whichever way its turn ended, seat 1 chooses among four
    elements; after either payment there is one group of Fire and one of Water: 2 each.
    """
    assert written()["elemental-rift-by-hand"][:3] == [2, 2 + 2, 4 + 4 + 2 + 2]
