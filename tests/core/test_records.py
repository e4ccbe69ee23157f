"""Records with attributes: the same memory, read and written by the names of its fields."""

from __future__ import annotations

import numpy as np

from elementarium.core.records import records

CARDS = np.dtype([("pile", np.int8, 3), ("left", np.int32)], align=True)


def test_what_is_written_by_name_is_in_the_table():
    table = np.zeros(2, CARDS)
    record = records(table)[1]
    record.left = 7
    record.pile[2] = 5
    assert table["left"].tolist() == [0, 7]
    assert table["pile"].tolist() == [[0, 0, 0], [0, 0, 5]]


def test_fields_are_read_by_name_as_they_are_now():
    table = np.zeros(1, CARDS)
    record = records(table)[0]
    table["left"] = 3
    assert record.left == 3
    assert record["left"] == 3
    assert record.pile.dtype == np.int8


def test_a_table_that_has_attributes_keeps_them():
    table = records(np.zeros(1, CARDS))
    records(table)[0].left = 4
    assert table[0].left == 4
