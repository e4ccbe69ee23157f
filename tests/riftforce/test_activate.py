"""Action B: discard a card, activate elementals."""

import pytest

from tests.playing import choices, go, score
from tests.riftforce.drawn import column, discard, drawn, duel, hand, table

EMPTY = "=====|=====|=====|=====|====="


def test_the_discarded_card_lies_face_up_on_the_own_discard_pile():
    match = duel(EMPTY, hand="Fi5 Wa6", discard="Li5", other_discard="Pl5")
    go(match, "discard Wa6")
    assert discard(match, 0) == ["Wa6", "Li5"]
    assert discard(match, 1) == ["Pl5"]
    assert hand(match, 0) == ["Fi5"]
    assert match.view(1)["seats"][0]["discard_top"] == "Wa6"


def test_any_card_in_hand_may_be_discarded_and_no_other():
    match = duel(EMPTY, hand="Fi5 Fi5 Wa6")
    discards = [choice for choice in choices(match) if choice.startswith("discard")]
    assert discards == ["discard Fi5", "discard Wa6"]


# ── who may be activated ─────────────────────────────────────────────────────────────────────


def test_elementals_with_the_guild_or_the_number_of_the_discarded_card_may_be_activated():
    match = duel(
        """
         Ea5 | Ic5 | Th5 | Ai5 |
        =====|=====|=====|=====|=====
         Pl6 | Wa5 | Wa6 | Fi7 | Pl7
         Li5 |     |     | Pl5 |
        """,
        hand="Pl5",
    )
    go(match, "discard Pl5")
    assert choices(match) == [
        "finish",
        "activate Pl6 1.1",
        "activate Li5 1.2",
        "activate Wa5 2.1",
        "activate Pl5 4.2",
        "activate Pl7 5.1",
    ]


def test_after_one_that_shares_the_guild_alone_all_share_the_guild():
    match = duel(
        """
        =====|=====|=====|=====|=====
         Cr6 | Cr5 | Wa5 | Cr7 | Li6
        """,
        hand="Cr5",
    )
    go(match, "discard Cr5", "activate Cr6 1.1")
    assert choices(match) == ["finish", "activate Cr5 2.1", "activate Cr7 4.1"]


def test_after_one_that_shares_the_number_alone_all_share_the_number():
    match = duel(
        """
        =====|=====|=====|=====|=====
         Ic5 | Cr5 | Fi5 | Cr7 | Li6
        """,
        hand="Cr5",
    )
    go(match, "discard Cr5", "activate Ic5 1.1")
    assert choices(match) == ["finish", "activate Cr5 2.1", "activate Fi5 3.1"]


def test_one_that_shares_both_leaves_guild_and_number_open():
    match = duel(
        """
        =====|=====|=====|=====|=====
         Cr5 | Ic5 | Cr6 |     | Li6
        """,
        hand="Cr5",
    )
    go(match, "discard Cr5", "activate Cr5 1.1")
    assert choices(match) == ["finish", "activate Ic5 2.1", "activate Cr6 3.1"]


def test_guild_and_number_are_never_mixed_even_by_way_of_one_that_shares_both():
    match = duel(
        """
        =====|=====|=====|=====|=====
         Cr5 | Ic5 | Cr6 | Fi5 |
        """,
        hand="Cr5",
    )
    go(match, "discard Cr5", "activate Cr5 1.1", "activate Ic5 2.1")
    assert choices(match) == ["finish", "activate Fi5 4.1"]


def test_only_the_discarded_card_counts_not_the_one_activated_before():
    match = duel(
        """
        =====|=====|=====|=====|=====
         Cr6 | Ic6 | Cr7 |     |
        """,
        hand="Cr5",
    )
    go(match, "discard Cr5", "activate Cr6 1.1")
    assert choices(match) == ["finish", "activate Cr7 3.1"]


def test_enemies_are_never_activated():
    match = duel(
        """
         Ea5 |     |     |     |
        =====|=====|=====|=====|=====
             |     |     |     |
        """,
        hand="Cr5",
    )
    go(match, "discard Cr5")
    assert match.to_move == 1


# ── how many ─────────────────────────────────────────────────────────────────────────────────


def test_the_third_activation_is_the_last():
    match = duel(
        """
         Ea7 |     | Ea7 |     |
        =====|=====|=====|=====|=====
         Cr5 | Cr5 | Cr6 | Cr7 |
        """,
        hand="Cr5",
    )
    go(match, "discard Cr5", "activate Cr7 4.1", "activate Cr5 1.1", "activate Cr6 3.1")
    assert match.to_move == 1
    assert table(match) == drawn(
        """
         Ea7-4 |     | Ea7-4 |     |
        =======|=====|=======|=====|=====
         Cr5   | Cr5 | Cr6   | Cr7 |
        """
    )


def test_fewer_than_three_may_be_activated():
    match = duel(
        """
         Ea7 | Ea7 | Ea6 |     |
        =====|=====|=====|=====|=====
         Cr5 | Cr5 | Cr6 |     |
        """,
        hand="Cr5",
    )
    go(match, "discard Cr5", "activate Cr5 1.1", "activate Cr5 2.1", "finish")
    assert match.to_move == 1
    assert column(match, 1, 3) == ["Ea6"]


def test_nobody_needs_to_be_activated():
    match = duel(
        """
         Ea7 |     |     |     |
        =====|=====|=====|=====|=====
         Cr5 |     |     |     |
        """,
        hand="Cr5",
    )
    go(match, "discard Cr5", "finish")
    assert match.to_move == 1
    assert column(match, 1, 1) == ["Ea7"]


def test_a_card_may_be_discarded_although_nobody_fits_it():
    match = duel(
        """
        =====|=====|=====|=====|=====
         Cr5 |     |     |     |
        """,
        hand="Wa6",
    )
    go(match, "discard Wa6")
    assert match.to_move == 1
    assert discard(match, 0) == ["Wa6"]


def test_three_different_elementals_nobody_twice():
    match = duel(
        """
         Ea7 |     |     |     |
        =====|=====|=====|=====|=====
         Cr5 |     | Cr6 |     |
        """,
        hand="Cr5",
    )
    go(match, "discard Cr5", "activate Cr5 1.1")
    assert choices(match) == ["finish", "activate Cr6 3.1"]


def test_two_alike_are_different_elementals():
    match = duel(
        """
         Ea7 |     |     |     |
        =====|=====|=====|=====|=====
         Ic5 |     |     |     |
         Ic5 |     |     |     |
        """,
        hand="Ic5",
    )
    go(match, "discard Ic5", "activate Ic5 1.1", "activate Ic5 1.2")
    assert column(match, 1, 1) == ["Ea7-5"]


def test_who_has_moved_still_is_the_same_elemental():
    match = duel(
        """
        =====|=====|=====|=====|=====
         Wa5 | Wa6 |     |     |
        """,
        hand="Wa5",
    )
    go(match, "discard Wa5", "activate Wa5 1.1")
    assert column(match, 0, 2) == ["Wa6", "Wa5*"]
    assert choices(match) == ["finish", "activate Wa6 2.1"]


def test_in_the_next_turn_the_same_may_be_activated_again():
    match = duel(
        """
         Ea7 |     |     |     |
        =====|=====|=====|=====|=====
         Ic5 |     |     |     |
        """,
        hand="Ic5 Ic5",
        other_hand="Ea5",
    )
    go(match, "discard Ic5", "activate Ic5 1.1")
    go(match, "play Ea5", "at 5")
    go(match, "discard Ic5", "activate Ic5 1.1")
    assert column(match, 1, 1) == ["Ea7-5"]


def test_who_was_destroyed_in_the_action_is_not_activated():
    match = duel(
        """
        =====|=====|=====|=====|=====
         Fi5 |     |     |     |
         Fi6-5 |   |     |     |
        """,
        hand="Fi7",
    )
    go(match, "discard Fi7", "activate Fi5 1.1")
    assert match.to_move == 1
    assert column(match, 0, 1) == ["Fi5"]


# ── where, and in which order ────────────────────────────────────────────────────────────────


def test_the_activated_stand_anywhere_and_need_not_be_neighbours():
    match = duel(
        """
         Ea6 |     | Ea6 |     | Ea6
        =====|=====|=====|=====|=====
         Cr5 |     | Cr5 |     | Cr5
        """,
        hand="Cr5",
    )
    go(match, "discard Cr5", "activate Cr5 5.1", "activate Cr5 1.1", "activate Cr5 3.1")
    assert [column(match, 1, n) for n in (1, 3, 5)] == [["Ea6-4"], ["Ea6-4"], ["Ea6-4"]]


def test_the_effects_of_one_come_before_the_next_is_activated():
    match = duel(
        """
         Ea6   |     |     |     |
         Ea5-1 |     |     |     |
        =======|=====|=====|=====|=====
         Cr5   |     |     |     |
         Cr6   |     |     |     |
        """,
        hand="Cr5",
    )
    go(match, "discard Cr5", "activate Cr6 1.2")
    assert column(match, 1, 1) == ["Ea6"]
    assert score(match) == (1, 0)
    go(match, "activate Cr5 1.1")
    assert column(match, 1, 1) == ["Ea6-4"]


# ── abilities are done as far as possible ────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "guild", ["Fi", "Ea", "Li", "Pl", "Ic", "Cr", "Th", "Mu", "Ac", "St", "Lo"]
)
def test_without_a_target_damage_is_lost(guild):
    match = duel(
        f"""
             |     |     |     | Wa5
        =====|=====|=====|=====|=====
             | {guild}5 |  | |
        """,
        hand=f"{guild}6",
        pile=f"{guild}6",
    )
    go(match, f"discard {guild}6", f"activate {guild}5 2.1")
    assert match.to_move == 1
    assert score(match) == (0, 0)
    assert table(match) == drawn(
        f"""
             |     |     |     | Wa5
        =====|=====|=====|=====|=====
             | {guild}5 |  | |
        """
    )


def test_a_part_that_cannot_be_done_is_skipped_and_the_next_done():
    match = duel(
        """
             | Ea6 |     |     |
        =====|=====|=====|=====|=====
         Wa5 |     |     |     |
        """,
        hand="Wa6",
    )
    go(match, "discard Wa6", "activate Wa5 1.1")
    assert table(match) == drawn(
        """
             | Ea6-1 |     |     |
        =====|=======|=====|=====|=====
             | Wa5   |     |     |
        """
    )


@pytest.mark.parametrize("guild", ["Wa", "Ai", "Sh", "Be", "Sa", "Ma"])
def test_a_move_cannot_be_declined(guild):
    match = duel(
        f"""
        =====|=====|=====|=====|=====
             |     | {guild}5 | |
        """,
        hand=f"{guild}6",
    )
    go(match, f"discard {guild}6", f"activate {guild}5 3.1")
    assert "finish" not in choices(match)
    assert "at 3" not in choices(match)


def test_the_parts_of_an_ability_are_done_from_top_to_bottom():
    match = duel(
        """
         Ea6 | Ea7 |     |     |
        =====|=====|=====|=====|=====
             | Wa5 |     |     |
        """,
        hand="Wa6",
    )
    events = go(match, "discard Wa6", "activate Wa5 2.1", "at 1")
    assert [event["event"] for event in events] == [
        "discarded",
        "activated",
        "damaged",
        "moved",
        "damaged",
        "turn",
    ]
    assert [event["amount"] for event in events if event["event"] == "damaged"] == [2, 1]
