from itertools import combinations

import pytest

from elementarium.arena.contest import Contest, GameRecord
from elementarium.arena.standings import Score, count, rate, standings

STRENGTH = ["random", "greedy", "search"]
"""Everybody beats those before."""


def game(a: str, b: str, winner: str | None, number: int = 0) -> GameRecord:
    return GameRecord(a, b, number, 7, [a, b], winner, 90, "0f", {})


def tournament(rounds: int) -> list[GameRecord]:
    pairs = list(combinations(sorted(STRENGTH), 2))
    return [
        game(a, b, max(a, b, key=STRENGTH.index), number)
        for number in range(rounds)
        for a, b in pairs
    ]


def test_wins_losses_and_draws_are_counted_from_both_sides():
    games = [game("a", "b", "a"), game("a", "b", None), game("a", "c", "a"), game("a", "b", "b")]
    score = count("b", "a", games)
    assert score == Score("b", "a", a_wins=1, b_wins=1, draws=1)
    assert score.games == 3
    assert score.turned() == count("a", "b", games)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # from the formula of 1927, to be found in many a table
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (300, 400, 0.7053, 0.7900),
    ],
)
def test_the_interval_is_wilsons(wins, games, low, high):
    assert Score("a", "b", wins, games - wins, 0).interval == pytest.approx((low, high), abs=1e-4)


def test_a_draw_is_no_win():
    assert Score("a", "b", a_wins=1, b_wins=1, draws=2).a_win_rate == 0.25


def test_who_wins_more_is_rated_higher_and_with_more_games_more_surely():
    few, many = (rate(STRENGTH, tournament(rounds)) for rounds in (5, 50))
    assert [rating.agent for rating in many] == ["search", "greedy", "random"]
    assert [rating.ordinal for rating in many] == sorted((r.ordinal for r in many), reverse=True)
    for rating in many:
        assert rating.ordinal == pytest.approx(rating.mu - 3 * rating.sigma)
    assert max(r.sigma for r in many) < min(r.sigma for r in few)


def test_those_who_only_draw_are_equal():
    first, second = rate(["a", "b"], [game("a", "b", None, number) for number in range(20)])
    assert first.mu == pytest.approx(second.mu)


def test_the_order_in_which_games_came_in_changes_nothing():
    contest = Contest("riftforce", {}, STRENGTH, 10)
    games = tournament(10)
    forth = standings(contest, {each.pairing: each for each in games})
    back = standings(contest, {each.pairing: each for each in reversed(games)})
    assert forth == back
    assert forth.score("search", "random").a_wins == 10
    assert forth.score("random", "search").a_wins == 0
    with pytest.raises(KeyError):
        forth.score("search", "search")
