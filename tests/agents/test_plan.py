"""Planning a whole turn."""

import numpy as np

from elementarium.agents.plan import fingerprint, is_new, keep


def test_equal_tables_have_equal_fingerprints_and_others_have_others():
    raw = np.arange(40, dtype=np.uint32).reshape(2, 20)
    raw[1] = raw[0]
    assert fingerprint(raw, 0) == fingerprint(raw, 1)
    raw[1, 13] += 1
    assert fingerprint(raw, 0) != fingerprint(raw, 1)


def test_a_fingerprint_is_new_once():
    seen = np.zeros(8, np.int64)
    assert [is_new(seen, key) for key in (3, 11, 3, 0, 0)] == [True, True, False, True, False]


def test_the_heap_keeps_the_best():
    values, sources = np.zeros(4), np.zeros(4, np.int64)
    size = 0
    for source, value in enumerate([0.3, 0.9, 0.1, 0.5, 0.7, 0.2, 0.8]):
        size = keep(values, sources, 4, size, value, source)
    assert size == 4
    assert sorted(sources.tolist()) == [1, 3, 4, 6]
