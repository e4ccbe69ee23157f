"""The agent that takes the best turn it sees."""

import numpy as np
import pytest

from elementarium import Match, find_game
from elementarium.agents import make_agent
from elementarium.agents.greedy import fingerprint, is_new, keep
from tests.riftforce.drawn import duel, go, score

RIFTFORCE = find_game("riftforce")


def test_greedy_beats_random():
    won = 0
    for seed in range(6):
        match = Match("riftforce", {"guilds": "beyond"}, seed)
        seat = seed % 2
        agents = [make_agent("greedy" if each == seat else "random", seed) for each in (0, 1)]
        while not match.is_over:
            match.apply(agents[match.to_move or 0].choose(match))
        won += match.returns()[seat] > 0
    assert won == 6


def test_greedy_sees_a_kill_that_takes_the_whole_turn():
    """Only Water here, then Fire there, destroys anybody; the first choice is the discard."""
    match = duel(
        """
             |       | Ai6-1 |     |
        =====|=======|=======|=====|=====
             |       | Wa5   |     |
             |       | Fi5   |     |
        """,
        hand="Pl5 Wa7 Li6",
    )
    agent = make_agent("greedy", 1)
    while match.to_move == 0:
        match.apply(agent.choose(match))
    assert score(match) == (1, 0)


@pytest.mark.parametrize("seed", range(4))
def test_greedy_chooses_by_what_its_seat_may_know(seed):
    """Twin worlds: the same seed and other hidden cards give the same choice."""
    match = Match("riftforce", {"guilds": "beyond", "draft": "random"}, seed)
    agent = make_agent("random", seed)
    for _ in range(60):
        match.apply(agent.choose(match))
    seat = match.to_move
    assert seat is not None
    choices = set()
    for world in range(5):
        table = match.copy_table()
        match.engine.determinize(table, seat, world)
        document = RIFTFORCE.write_position(table.view(np.recarray)[0], -1)
        choices.add(make_agent("greedy", 7).choose(Match.from_position(document)))
    assert len(choices) == 1


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
        size = keep(values, sources, size, value, source)
    assert size == 4
    assert sorted(sources.tolist()) == [1, 3, 4, 6]


def test_greedy_goes_on_in_mid_turn():
    match = duel(
        """
             |     | Pl5-3 | Pl5-4 |
        =====|=====|=======|=======|=====
             |     | Fi5   | Fi5   |
        """,
        hand="Fi6",
    )
    go(match, "discard Fi6", "activate Fi5 3.1")
    agent = make_agent("greedy", 1)
    while match.to_move == 0:
        match.apply(agent.choose(match))
    assert score(match) == (2, 0)
