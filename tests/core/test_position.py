"""What the positions of all games share."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from elementarium.core.errors import PositionError
from elementarium.core.position import open_position, read_random, write_random
from elementarium.core.random import CHANCE, seed_words
from elementarium.core.reading import Reader

FIELDS = ("game", "rules", "table")


def new_table() -> Any:
    """A table that has nothing but its generator."""
    return SimpleNamespace(random=np.zeros(4, np.uint32))


def test_a_position_of_the_game_is_opened():
    reader = open_position({"game": "chess", "rules": 3, "table": 7}, "chess", 3, FIELDS)
    assert reader.field("table").value == 7


@pytest.mark.parametrize(
    ("document", "complaint"),
    [
        ({"game": "go"}, 'game: expected chess, got "go"'),
        ({"game": "chess", "rules": 2}, "rules: expected a whole number from 3 to 3, got 2"),
        ({"game": "chess", "board": []}, "board: unknown field 'board'; expected game, rules"),
    ],
)
def test_a_position_of_another_game_or_other_rules_is_refused(
    document: dict[str, Any], complaint: str
):
    with pytest.raises(PositionError) as caught:
        open_position(document, "chess", 3, FIELDS)
    assert str(caught.value).startswith(complaint)


def test_a_generator_written_down_is_the_same_generator():
    table, again = new_table(), new_table()
    seed_words(table.random, 5, CHANCE)
    read_random(again, Reader(write_random(table)), 6)
    assert again.random.tolist() == table.random.tolist()


def test_a_generator_that_is_not_given_comes_from_the_seed():
    table, again = new_table(), new_table()
    seed_words(table.random, 5, CHANCE)
    read_random(again, Reader(None), 5)
    assert again.random.tolist() == table.random.tolist()


@pytest.mark.parametrize("text", ["", "1234", "0-0-0-0", "G" * 35, 7])
def test_what_is_no_generator_is_refused(text: Any):
    with pytest.raises(PositionError, match="expected"):
        read_random(new_table(), Reader(text), 5)
