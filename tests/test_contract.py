"""Every registered game keeps the contract, with every set of options."""

from __future__ import annotations

import random

import numpy as np
import pytest

from elementarium import find_game, game_names
from elementarium.core.engine import WINS, Engine
from elementarium.core.events import new_log, silence, take_events
from tests.contract import (
    CASES,
    ENDING_CASES,
    Case,
    check_game,
    check_twins,
    deal,
    leave_in_time,
)

CHUNK = 22
"""Games played both ways in one test."""
TWINS = 1000
"""So many at least are played both ways in all."""

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_ending_case = pytest.mark.parametrize("case", ENDING_CASES, ids=str)


def test_every_registered_game_is_tried():
    assert {case.game for case in CASES} == set(game_names())


def test_enough_games_are_played_both_ways():
    assert sum(case.twins for case in CASES) > TWINS


@pytest.mark.parametrize("name", game_names())
def test_no_byte_of_a_record_is_padding(name: str):
    """Equal tables are equal bytes, and a copy copies them all."""
    record = find_game(name).STATE
    fields = record.fields or {}
    assert sum(dtype.itemsize for dtype, *_ in fields.values()) == record.itemsize


@every_case
def test_a_random_game_keeps_the_contract(case: Case):
    for seed in range(case.games):
        check_game(case, seed)


@pytest.mark.parametrize(
    ("case", "first"),
    [(case, first) for case in CASES for first in range(0, case.twins, CHUNK)],
    ids=str,
)
def test_interpreted_and_native_rules_agree_to_the_last_byte(case: Case, first: int):
    for number in range(first, min(first + CHUNK, case.twins)):
        check_twins(case, 1000 * CASES.index(case) + number)


def random_games(case: Case, engine: Engine, games: int) -> list[int]:
    """The tally of random games."""
    rules = case.rules
    options = np.zeros(1, rules.OPTIONS)
    options[0] = rules.pack(rules.checked_options(case.options))
    seats = rules.seats(rules.checked_options(case.options))
    tally = np.zeros(WINS + seats, np.int64)
    engine.play_games(
        rules.new_table(),
        options,
        1,
        games,
        np.zeros(4, np.uint32),
        np.zeros(rules.most_legal, np.int16),
        silence(),
        np.zeros(seats, np.float32),
        tally,
    )
    return list(tally.tolist())


@every_ending_case
def test_simulations_agree_too(case: Case):
    assert random_games(case, case.rules.native, 3) == random_games(case, case.rules.interpreted, 3)


@every_ending_case
def test_every_simulated_game_has_winners_or_is_drawn(case: Case):
    games, _, draws, *wins = random_games(case, case.rules.native, 300)
    assert games == 300
    won = {case.rules.side(seat): count for seat, count in enumerate(wins)}
    assert draws + sum(won.values()) == games
    can_win = [seat not in case.hopeless for seat in range(len(wins))]
    assert [wins[seat] > 0 for seat in range(len(wins))] == can_win
    assert wins == [won[case.rules.side(seat)] for seat in range(len(wins))]


@every_case
def test_a_seed_deals_one_table_and_another_seed_another(case: Case):
    tables = [case.match(seed).digest() for seed in (0, 0, 1, 2**32, 2**63 - 1)]
    assert tables[0] == tables[1]
    assert len(set(tables)) == 4


@every_case
def test_set_up_leaves_nothing_of_an_earlier_game(case: Case):
    engine = case.rules.native
    next_case = CASES[(CASES.index(case) + 5) % len(CASES)]
    used = next_case if next_case.game == case.game else case
    match = used.match(3)
    fresh, events = case.new_table(engine, 7)
    chance, tried = random.Random(3), 0
    while not match.is_over:
        match.apply(chance.choice(match.legal()))
        if len(match.history) % 8 == 0:
            table, log = match.copy_table(), new_log()
            deal(case, engine, table, 7, log)
            assert table.tobytes() == fresh.tobytes()
            assert take_events(log) == events
            tried += 1
        leave_in_time(used, match)
    assert tried > 2
