"""A match: rounds until somebody has enough points."""

from __future__ import annotations

import random

import pytest

from elementarium.core.errors import BadOption, GameOver
from elementarium.core.match import Match
from tests.elements.laid import chain, dealt, hand, laid, new_match
from tests.playing import choices, go, named, score


def surrender_until_over(match: Match, loser: int | None = None) -> int:
    """Rounds that are given up at once by one player, or by each in turn; returns how many."""
    rounds = 0
    while not match.is_over:
        if loser is not None and match.to_move != loser:
            go(match, choices(match)[0])
        go(match, "surrender")
        rounds += 1
    return rounds


def test_six_points_win_the_match():
    match = dealt(score=(5, 3))
    events = go(match, "play 1", "surrender")
    assert score(match) == (6, 3)
    assert match.is_over
    assert match.returns() == [1, -1]
    assert named(events, "ended") == [{"event": "ended", "winner": 0}]
    assert match.view(None)["winner"] == 0


def test_five_points_do_not_win_the_match():
    match = dealt(score=(4, 3))
    go(match, "play 1", "surrender")
    assert score(match) == (5, 3)
    assert not match.is_over


def test_more_than_six_points_win_too():
    match = laid(chain="5 4 3", hand="1 2", other_hand="5 6", other_front="3", score=(5, 5))
    go(match, "reveal")
    assert score(match) == (7, 5)
    assert match.returns() == [1, -1]


def test_the_loser_of_the_last_round_loses_the_match():
    match = dealt(score=(5, 5))
    go(match, "surrender")
    assert match.returns() == [-1, 1]


def test_after_the_deciding_round_nothing_more_is_dealt():
    match = dealt(score=(5, 5))
    go(match, "play 4")
    hands = [hand(match, 0), hand(match, 1)]
    events = go(match, "surrender")
    assert not named(events, "drew")
    assert not named(events, "round")
    assert [hand(match, 0), hand(match, 1)] == hands
    assert chain(match) == [4]
    assert match.view(0)["to_move"] is None
    assert choices(match) == []
    with pytest.raises(GameOver):
        match.apply("surrender")


def test_a_match_has_at_most_eleven_rounds():
    """One point a round, and to 5:5: then whoever wins the next has six."""
    match = new_match(4)
    assert surrender_until_over(match) == 11
    assert sorted(score(match)) == [5, 6]


def test_a_match_has_three_to_eleven_rounds_and_a_winner():
    for seed in range(30):
        match, chance = new_match(seed), random.Random(seed)
        rounds = 0
        while not match.is_over:
            events = go(match, match.notation(chance.choice(match.legal())))
            rounds += len(named(events, "scored"))
        assert 3 <= rounds <= 11
        assert rounds == match.view(None)["round"]
        assert sorted(match.returns()) == [-1, 1], "no match is drawn"


def test_a_round_is_counted_from_one():
    match = new_match(2)
    assert match.view(None)["round"] == 1
    go(match, "surrender")
    assert match.view(None)["round"] == 2


# ── points to win ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("points", [1, 2, 13, 40])
def test_any_number_of_points_can_be_played_for(points: int):
    match = new_match(1, points_to_win=points)
    assert surrender_until_over(match, loser=1) == points
    assert score(match) == (points, 0), "the counters of the box never limit"


def test_an_endless_match_goes_on_until_somebody_leaves():
    match = new_match(1, points_to_win=0)
    for _ in range(60):
        go(match, "surrender")
    assert sum(score(match)) == 60
    assert not match.is_over
    assert match.returns() == [0, 0]
    assert match.view(None)["winner"] is None


def test_who_leaves_an_endless_match_loses_nothing_the_tally_is_the_result():
    match = new_match(1, points_to_win=0)
    go(match, "surrender")
    match.concede(0, "resigned")
    assert match.is_over
    assert match.returns() == [0, 0]


def test_who_resigns_any_other_match_has_lost_it():
    match = new_match(1)
    match.concede(0, "resigned")
    assert match.returns() == [-1, 1]


@pytest.mark.parametrize(
    ("given", "points"), [(6, 6), ("6", 6), (0, 0), ("0", 0), (10_000, 10_000)]
)
def test_points_to_win_are_a_whole_number(given: int | str, points: int):
    assert new_match(points_to_win=given).options["points_to_win"] == points


@pytest.mark.parametrize("given", [-1, 1.5, True, "six", "", "²", 10_001, "9" * 30, None])
def test_nothing_else_is_a_number_of_points(given: object):
    with pytest.raises(BadOption, match="points_to_win: expected"):
        new_match(points_to_win=given)


def test_six_points_with_surrender_and_without_miscount_unless_agreed_otherwise():
    assert new_match().options == {"points_to_win": 6, "surrender": "on", "miscount": "off"}
