"""The end of the game, and who wins."""

from typing import Any

import pytest

from elementarium.core.errors import GameOver
from tests.playing import choices, go, named, score
from tests.riftforce.drawn import duel

ONE_EACH = """
             | Pl5 |     |     |
        =====|=====|=====|=====|=====
         Wa5 |     |     |     |
"""
"""Both control one location, so a check of either scores one."""

SEVEN_EACH: dict[str, Any] = {
    "hand": "Fi5 Fi5 Fi6 Fi7 Wa5 Wa6 Wa7",
    "other_hand": "Ic5 Ic5 Ic6 Ic7 Pl5 Pl6 Pl7",
}


def test_nobody_has_won_before_someone_has_twelve():
    match = duel(ONE_EACH, score=(10, 0))
    go(match, "check")
    go(match, "check")
    assert score(match) == (11, 1)
    assert match.to_move == 0
    assert match.returns() == [0, 0]


def test_when_the_start_player_reaches_twelve_the_other_has_one_more_action():
    match = duel(ONE_EACH, score=(11, 5), start=0, to_move=0)
    go(match, "check")
    assert (score(match), match.to_move) == ((12, 5), 1)
    go(match, "check")
    assert match.is_over
    assert match.returns() == [1, -1]


def test_when_the_other_player_reaches_twelve_the_game_ends_at_once():
    match = duel(ONE_EACH, score=(5, 11), start=0, to_move=1)
    events = go(match, "check")
    assert match.is_over
    assert match.returns() == [-1, 1]
    assert named(events, "ended") == [{"event": "ended", "winner": 1}]


@pytest.mark.parametrize("start", [0, 1])
def test_the_round_ends_after_the_player_without_the_start_marker(start):
    match = duel(ONE_EACH, score=(12, 12), start=start, to_move=start)
    go(match, "check")
    assert (match.is_over, match.to_move) == (False, 1 - start)
    go(match, "check")
    assert (match.is_over, match.to_move) == (False, start)


def test_an_action_under_way_is_finished_although_twelve_are_reached():
    match = duel(
        """
         Pl5-1 | Pl6 |     |     |
        =======|=====|=====|=====|=====
         Cr5   | Cr5 |     |     |
        """,
        hand="Cr6",
        score=(11, 0),
        start=1,
    )
    go(match, "discard Cr6", "activate Cr5 1.1")
    assert score(match) == (12, 0)
    assert choices(match) == ["finish", "activate Cr5 2.1"]
    go(match, "activate Cr5 2.1")
    assert match.is_over


OWN_FIRE = """
             | Pl5 |       |     |
        =====|=====|=======|=====|=====
             |     | Fi5   |     |
             |     | Wa5-4 |     |
"""
"""The Fire of seat 0 gives seat 1 a point."""


def test_twelve_reached_on_the_action_of_the_start_player_leaves_the_other_an_action():
    match = duel(OWN_FIRE, hand="Fi6", score=(4, 11), start=0)
    go(match, "discard Fi6", "activate Fi5 3.1")
    assert (score(match), match.to_move) == ((4, 12), 1)
    go(match, "check")
    assert (score(match), match.is_over) == ((4, 13), True)
    assert match.returns() == [-1, 1]


def test_twelve_reached_on_the_last_action_of_the_round_ends_the_game_whoever_has_them():
    match = duel(OWN_FIRE, hand="Fi6", score=(4, 11), start=1)
    go(match, "discard Fi6", "activate Fi5 3.1")
    assert (score(match), match.is_over) == ((4, 12), True)
    assert match.returns() == [-1, 1]


def test_the_most_points_win_not_the_first_twelve():
    match = duel(
        """
             | Pl5 | Pl5 | Pl5 |
        =====|=====|=====|=====|=====
         Wa5 |     |     |     |
        """,
        score=(11, 10),
    )
    go(match, "check")
    go(match, "check")
    assert (score(match), match.is_over) == ((12, 13), True)
    assert match.returns() == [-1, 1]


def test_points_go_on_past_twelve():
    match = duel(
        """
        =====|=====|=====|=====|=====
         Wa5 | Wa5 | Wa5 | Wa5 | Wa6
        """,
        score=(11, 3),
    )
    go(match, "check")
    assert score(match) == (16, 3)


def test_a_tie_below_twelve_is_nothing_special():
    match = duel(ONE_EACH, score=(10, 10))
    go(match, "check")
    go(match, "check")
    assert (score(match), match.is_over) == ((11, 11), False)


def test_a_tie_gives_one_more_action_each_again_and_again():
    match = duel(ONE_EACH, score=(12, 12), hand="Wa5 Wa6 Wa7", other_hand="Pl5 Pl6 Pl7")
    for card in (5, 6, 7):
        go(match, f"discard Wa{card}", "finish")
        go(match, f"discard Pl{card}", "finish")
        assert (score(match), match.to_move) == ((12, 12), 0)
    go(match, "check")
    go(match, "check")
    assert (score(match), match.to_move) == ((13, 13), 0)


def test_in_a_tie_break_a_lead_counts_only_after_both_had_their_action():
    match = duel(ONE_EACH, score=(12, 12))
    go(match, "check")
    assert (score(match), match.to_move) == ((13, 12), 1)
    go(match, "check")
    assert (score(match), match.to_move) == ((13, 13), 0)


def test_a_tie_break_ends_with_the_first_round_that_gives_a_lead():
    match = duel(ONE_EACH, score=(12, 12), **SEVEN_EACH)
    go(match, "play Wa7", "at 5", "finish")
    go(match, "play Pl7", "at 4", "finish")
    assert not match.is_over
    go(match, "check")
    go(match, "play Pl6", "at 4", "finish")
    assert (score(match), match.is_over) == ((14, 12), True)
    assert match.returns() == [1, -1]


def test_after_the_end_nothing_can_be_done():
    match = duel(ONE_EACH, score=(5, 11), start=0, to_move=1)
    go(match, "check")
    assert (match.to_move, match.legal()) == (None, [])
    with pytest.raises(GameOver):
        match.apply("check")


def test_everybody_sees_the_winner_but_not_before_the_end():
    match = duel(ONE_EACH, score=(5, 11), start=0, to_move=1)
    assert match.view(0)["winner"] is None
    go(match, "check")
    assert [match.view(viewer)["winner"] for viewer in (0, 1, None)] == [1, 1, 1]


# ── nobody has a card left ───────────────────────────────────────────────────────────────────

ALL_OUT = "=====|=====|=====|=====|====="


@pytest.mark.parametrize(
    ("points", "result"), [((7, 3), [1, -1]), ((3, 7), [-1, 1]), ((4, 4), [0, 0])]
)
def test_without_any_card_left_and_equal_control_the_game_ends(points, result):
    first, second = points
    match = duel(ALL_OUT, rest=1, other_rest=2, score=(first - 1, second - 1))
    go(match, "check")
    assert match.to_move == 1
    events = go(match, "check")
    assert (score(match), match.is_over) == (points, True)
    assert match.returns() == result
    assert [event["winner"] for event in named(events, "ended")] == [
        {(1, -1): 0, (-1, 1): 1, (0, 0): -1}[(result[0], result[1])]
    ]


def test_without_any_card_left_and_all_contested_the_game_is_a_draw():
    match = duel(ALL_OUT, rest=3, other_rest=3)
    go(match, "check")
    go(match, "check")
    assert (score(match), match.is_over) == ((0, 0), True)
    assert match.returns() == [0, 0]


def test_without_any_card_left_and_unequal_control_the_game_goes_on_to_twelve():
    match = duel(
        """
             | Pl5 |     |     |
        =====|=====|=====|=====|=====
         Wa5 |     | Wa5 |     |
        """,
        rest=1,
        other_rest=2,
        score=(0, 5),
    )
    rounds = 0
    while not match.is_over:
        go(match, "check")
        go(match, "check")
        rounds += 1
    assert (rounds, score(match)) == (6, (12, 11))
    assert match.returns() == [1, -1]


@pytest.mark.parametrize("zone", ["hand", "other_hand", "other_pile", "other_discard"])
def test_with_a_single_card_left_to_anybody_the_game_goes_on(zone):
    card = "Pl5" if zone.startswith("other") else "Wa5"
    left: dict[str, Any] = {zone: card}
    match = duel(ALL_OUT, rest=1, other_rest=2, start=1, **left)
    go(match, "check")
    assert (match.is_over, match.to_move) == (False, 1)
