"""The history of a match leads to its table, in every game: replayed, taken back, written down."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from elementarium import Match, read_match, write_match
from elementarium.core.random import MAX_SEED
from tests.contract import ENDING_CASES, Case

MUSIC = next(case for case in ENDING_CASES if str(case) == "riftforce-beyond-fixed-captor")
BASE = next(case for case in ENDING_CASES if str(case) == "riftforce-base-standard-captor")

every_case = st.sampled_from(ENDING_CASES)
seeds = st.integers(0, MAX_SEED)


def played(case: Case, seed: int) -> tuple[Match, list[bytes]]:
    """A random match at its end, and its table after every action."""
    match, chance = case.match(seed), random.Random(seed)
    tables = [bytes_of(match)]
    while not match.is_over:
        match.apply(chance.choice(match.legal()))
        tables.append(bytes_of(match))
    return match, tables


def bytes_of(match: Match) -> bytes:
    return match.copy_table().tobytes()


@given(every_case, seeds)
@example(MUSIC, 2)
@settings(max_examples=20)
def test_the_history_leads_to_the_same_table_again(case: Case, seed: int):
    match, tables = played(case, seed)
    assert [bytes_of(then) for then, _ in match.replay()] == tables[:-1]


@given(every_case, seeds, st.data())
@example(MUSIC, 3, None)
@settings(max_examples=20)
def test_what_is_taken_back_and_done_again_changes_nothing(case: Case, seed: int, data: Any):
    match, tables = played(case, seed)
    history = list(match.history)
    for _ in range(5):
        back = data.draw(st.integers(0, len(history))) if data else len(history) // 2
        match.undo(back)
        length = len(history) - back
        assert match.history == history[:length]
        assert bytes_of(match) == tables[length]
        for action in history[length:]:
            match.apply(action)
        assert bytes_of(match) == tables[-1]
        assert match.history == history


@given(every_case, seeds, st.floats(0, 1))
@example(MUSIC, 4, 1.0)
@example(BASE, 5, 0.0)
@settings(max_examples=25)
def test_a_match_written_down_is_the_same_match(case: Case, seed: int, part: float):
    match, _ = played(case, seed)
    match.go_to(round(part * len(match.history)))
    text = write_match(match)
    again = read_match(text, verify=True)
    assert bytes_of(again) == bytes_of(match)
    assert again.history == match.history
    assert again.options == match.options
    assert (again.seed, again.names) == (match.seed, match.names)
    assert write_match(again) == text


@given(every_case, seeds, st.integers(0, 150))
@example(MUSIC, 6, 40)
@settings(max_examples=20)
def test_a_match_from_a_position_written_down_is_the_same_match(
    case: Case, seed: int, decisions: int
):
    whole, _ = played(case, seed)
    history = list(whole.history)
    decisions = min(decisions, len(history))
    whole.go_to(decisions)
    match = Match.from_position(whole.position(), seed)
    for action in history[decisions : decisions + 40]:
        match.apply(action)
    text = write_match(match)
    again = read_match(text, verify=True)
    assert bytes_of(again) == bytes_of(match)
    assert again.history == match.history
    assert write_match(again) == text
