"""Every registered game keeps the contract, with every set of options."""

from __future__ import annotations

import numpy as np
import pytest

from elementarium import game_names
from elementarium.core.engine import WINS, Engine
from elementarium.core.events import new_log, silence, take_events
from tests.contract import CASES, Case, check_game, check_twins, deal

CHUNKS = 4
GAMES_EACH = 21  # 12 cases, 4 chunks, 21 games: 1,008 games played both ways

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def test_every_registered_game_is_tried():
    assert {case.game for case in CASES} == set(game_names())


@every_case
def test_a_random_game_keeps_the_contract(case: Case):
    for seed in range(6):
        check_game(case, seed)


@pytest.mark.parametrize("chunk", range(CHUNKS))
@every_case
def test_interpreted_and_native_rules_agree_to_the_last_byte(case: Case, chunk: int):
    first = 1000 * CASES.index(case) + chunk * GAMES_EACH
    for seed in range(first, first + GAMES_EACH):
        check_twins(case, seed)


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


@every_case
def test_simulations_agree_too(case: Case):
    assert random_games(case, case.rules.native, 3) == random_games(case, case.rules.interpreted, 3)


@every_case
def test_every_simulated_game_has_winners_or_is_drawn(case: Case):
    games, _, draws, *wins = random_games(case, case.rules.native, 300)
    assert games == 300
    assert draws + sum(wins) == games
    assert all(wins), "every seat can win"


@every_case
def test_a_seed_deals_one_table_and_another_seed_another(case: Case):
    tables = [case.match(seed).digest() for seed in (0, 0, 1, 2**32, 2**63 - 1)]
    assert tables[0] == tables[1]
    assert len(set(tables)) == 4


@every_case
def test_set_up_leaves_nothing_of_an_earlier_game(case: Case):
    engine = case.rules.native
    used = CASES[(CASES.index(case) + 5) % len(CASES)]
    match = used.match(3) if used.game == case.game else case.match(3)
    while not match.is_over:
        match.apply(match.legal()[-1])
        if len(match.history) % 16 == 0:
            table, log = match.copy_table(), new_log()
            deal(case, engine, table, 7, log)
            fresh, events = case.new_table(engine, 7)
            assert table.tobytes() == fresh.tobytes()
            assert take_events(log) == events
