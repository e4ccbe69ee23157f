"""Action C: check the locations, draw to seven. And: some action is always possible."""

import pytest

from tests.playing import choices, go, named, score
from tests.riftforce.drawn import discard, duel, hand, pile

EMPTY = "=====|=====|=====|=====|====="
SEVEN = "Fi5 Fi5 Fi6 Fi7 Wa5 Wa6 Wa7"


# ── when ─────────────────────────────────────────────────────────────────────────────────────


def test_with_seven_cards_in_hand_it_is_not_possible():
    match = duel(EMPTY, hand=SEVEN)
    assert "check" not in choices(match)


def test_with_six_cards_in_hand_it_is_possible():
    match = duel(EMPTY, hand="Fi5 Fi5 Fi6 Fi7 Wa5 Wa6")
    assert "check" in choices(match)


def test_with_an_empty_hand_nothing_else_is_possible():
    match = duel(EMPTY)
    assert choices(match) == ["check"]


@pytest.mark.parametrize("held", range(8))
def test_there_is_no_pass_and_some_action_is_always_possible(held):
    match = duel(EMPTY, hand=" ".join(SEVEN.split()[:held]))
    kinds = {choice.split()[0] for choice in choices(match)}
    assert kinds == ({"check"} if held < 7 else set()) | ({"play", "discard"} if held else set())


def test_nobody_passes_even_with_no_card_anywhere():
    match = duel(EMPTY, rest=1, other_rest=2)
    assert choices(match) == ["check"]


# ── check ────────────────────────────────────────────────────────────────────────────────────


def test_each_location_with_an_elemental_of_yours_and_no_enemy_scores_one():
    match = duel(
        """
             | Pl5 |     | Pl6 |
        =====|=====|=====|=====|=====
         Wa5 | Wa5 | Fi6 |     | Fi7
        """
    )
    go(match, "check")
    assert score(match) == (3, 0)


def test_it_does_not_matter_how_many_stand_there():
    match = duel(
        """
        =====|=====|=======|=====|=====
             |     | Wa5-4 |     |
             |     | Fi7   |     |
             |     | Fi7   |     |
        """
    )
    go(match, "check")
    assert score(match) == (1, 0)


def test_a_single_enemy_denies_a_location():
    match = duel(
        """
             |     | Pl5-4 |     |
        =====|=====|=======|=====|=====
             |     | Wa5   |     |
             |     | Fi7   |     |
        """
    )
    go(match, "check")
    assert score(match) == (0, 0)


def test_only_the_player_who_checks_scores():
    match = duel(
        """
         Pl5 | Pl5 |     |     | Pl6
        =====|=====|=====|=====|=====
             |     | Wa5 |     |
        """
    )
    go(match, "check")
    assert score(match) == (1, 0)
    go(match, "check")
    assert score(match) == (1, 3)


def test_all_five_locations_may_score():
    match = duel(
        """
        =====|=====|=====|=====|=====
         Wa5 | Wa5 | Wa5 | Wa5 | Wa6
        """
    )
    go(match, "check")
    assert score(match) == (5, 0)


def test_points_come_before_the_cards():
    match = duel(
        """
        =====|=====|=====|=====|=====
         Wa5 |     |     |     |
        """,
        hand="Fi5 Fi5 Fi6 Fi7 Wa6",
    )
    events = go(match, "check")
    assert [event["event"] for event in events] == ["checked", "scored", "drew", "drew", "turn"]
    assert named(events, "scored") == [
        {"event": "scored", "side": 0, "points": 1, "reason": "control"}
    ]


# ── draw ─────────────────────────────────────────────────────────────────────────────────────


def test_the_top_cards_of_the_pile_are_drawn_up_to_seven():
    match = duel(EMPTY, hand="Fi5 Fi5 Fi6 Fi7", pile="Wa5 Wa7 Wa6 Li5", other_hand="Pl5")
    before = len(pile(match, 0))
    go(match, "check")
    assert hand(match, 0) == ["Fi5", "Fi5", "Fi6", "Fi7", "Wa5", "Wa6", "Wa7"]
    assert pile(match, 0)[0] == "Li5"
    assert len(pile(match, 0)) == before - 3
    assert hand(match, 1) == ["Pl5"]


def test_the_discard_pile_stays_while_the_pile_has_cards():
    match = duel(EMPTY, hand="Fi5 Fi5 Fi6 Fi7 Wa5", pile="Li5 Li6", discard="Wa6", rest="discard")
    before = discard(match, 0)
    events = go(match, "check")
    assert named(events, "reshuffled") == []
    assert pile(match, 0) == []
    assert discard(match, 0) == before


def test_an_empty_pile_is_renewed_in_mid_draw():
    match = duel(EMPTY, hand="Fi5", pile="Wa5 Wa6", discard="Li5 Li6 Li7 Fi6 Fi7", rest=5)
    events = go(match, "check")
    names = [event["event"] for event in events if event["event"] in ("drew", "reshuffled")]
    assert names == ["drew"] * 2 + ["reshuffled"] + ["drew"] * 4
    assert len(hand(match, 0)) == 7
    assert {"Fi5", "Wa5", "Wa6"} <= set(hand(match, 0))
    assert sorted(hand(match, 0)[:] + pile(match, 0)) == sorted(
        ["Fi5", "Wa5", "Wa6", "Li5", "Li6", "Li7", "Fi6", "Fi7"]
    )
    assert len(pile(match, 0)) == 1
    assert discard(match, 0) == []


def test_the_new_pile_is_shuffled():
    drawn = set()
    for seed in range(12):
        match = duel(EMPTY, hand="Fi5", discard="Li5 Li6 Li7 Fi6 Fi7 Wa6 Wa7", rest=5, seed=seed)
        go(match, "check")
        drawn.update(pile(match, 0))
    assert len(drawn) > 3


def test_when_pile_and_discard_pile_are_empty_drawing_stops():
    match = duel(EMPTY, hand="Fi5 Fi6", pile="Wa5", discard="Li5", rest=5)
    go(match, "check")
    assert hand(match, 0) == ["Fi5", "Fi6", "Li5", "Wa5"]
    assert pile(match, 0) == discard(match, 0) == []
    assert match.to_move == 1


def test_check_and_draw_is_possible_although_there_is_nothing_to_draw():
    match = duel(EMPTY, hand="Fi5", rest=5)
    go(match, "check")
    assert hand(match, 0) == ["Fi5"]
    assert score(match) == (1, 0)


def test_nobody_draws_from_the_piles_of_the_other_player():
    match = duel(EMPTY, hand="Fi5", rest=5, other_discard="Pl5 Pl6")
    before = pile(match, 1)
    go(match, "check")
    assert hand(match, 0) == ["Fi5"]
    assert (pile(match, 1), discard(match, 1)) == (before, ["Pl5", "Pl6"])
