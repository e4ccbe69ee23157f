"""Damage, destruction, points for it, and the discard piles."""

import pytest

from tests.playing import choices, go, named, score
from tests.riftforce.drawn import cards_in, column, discard, drawn, duel, table


def test_damage_stays_from_turn_to_turn():
    match = duel(
        """
             |     | Pl7 |     |
        =====|=====|=====|=====|=====
             |     | Ea5 |     |
        """,
        hand="Ea6 Ea6",
        other_hand="Pl5",
    )
    go(match, "discard Ea6", "activate Ea5 3.1")
    go(match, "play Pl5", "at 1")
    assert column(match, 1, 3) == ["Pl7-2"]
    go(match, "discard Ea6", "activate Ea5 3.1")
    assert column(match, 1, 3) == ["Pl7-4"]


@pytest.mark.parametrize("before", [1, 2, 3, 4])
def test_damage_equal_to_the_number_or_above_destroys(before):
    match = duel(
        f"""
             |     | Pl5-{before} |     |
        =====|=====|=====|=====|=====
             |     | Cr5 |     |
        """,
        hand="Cr6",
    )
    go(match, "discard Cr6", "activate Cr5 3.1")
    assert column(match, 1, 3) == []
    assert discard(match, 1) == ["Pl5"]


def test_excess_damage_is_lost():
    match = duel(
        """
             |     | Pl6   |     |
             |     | Pl5-4 |     |
        =====|=====|=======|=====|=====
             |     | Cr5   |     |
        """,
        hand="Cr6",
    )
    go(match, "discard Cr6", "activate Cr5 3.1")
    assert column(match, 1, 3) == ["Pl6"]
    assert score(match) == (1, 0)


# ── when ─────────────────────────────────────────────────────────────────────────────────────


def test_nobody_is_destroyed_before_the_ability_is_completely_done():
    match = duel(
        """
             |     | Pl5-3 |     |
        =====|=====|=======|=====|=====
             |     | Wa5   |     |
        """,
        hand="Wa6",
    )
    go(match, "discard Wa6", "activate Wa5 3.1")
    assert column(match, 1, 3) == ["Pl5-5"]
    assert score(match) == (0, 0)
    go(match, "at 2")
    assert column(match, 1, 3) == []
    assert score(match) == (1, 0)


def test_all_that_fell_during_an_ability_are_destroyed_together():
    match = duel(
        """
             | Pl5-4 | Pl6-5 | Pl7-6 |
        =====|=======|=======|=======|=====
         Ai5 |       |       |       |
        """,
        hand="Ai6",
    )
    events = go(match, "discard Ai6", "activate Ai5 1.1", "at 3")
    names = [event["event"] for event in events]
    assert names[-10:] == ["damaged"] * 3 + ["destroyed", "scored"] * 3 + ["turn"]
    assert score(match) == (3, 0)


def test_thunderbolt_takes_the_destroyed_off_the_table_at_once():
    match = duel(
        """
             |     | Pl7   |     |
             |     | Pl6   |     |
             |     | Pl5-3 |     |
        =====|=====|=======|=====|=====
             |     | Th5   |     |
        """,
        hand="Th6",
    )
    go(match, "discard Th6", "activate Th5 3.1", "strike Pl5 3.1")
    assert choices(match) == ["strike Pl6 3.1", "strike Pl7 3.2"]
    assert column(match, 1, 3) == ["Pl6", "Pl7"]
    assert score(match) == (1, 0)
    assert discard(match, 1) == ["Pl5"]


def test_music_takes_the_destroyed_off_the_table_at_once():
    match = duel(
        """
             |     | Pl6   |     |
             |     | Pl5-3 |     |
        =====|=====|=======|=====|=====
             |     | Mu5   |     |
        """,
        hand="Mu6",
    )
    go(match, "discard Mu6", "activate Mu5 3.1")
    assert choices(match) == ["at 2", "at 4"]
    assert column(match, 1, 3) == ["Pl6"]
    assert score(match) == (1, 0)


@pytest.mark.parametrize(("card", "answer"), [("Sh5", "at 3"), ("Pl5", None), ("Ma5", "at 2")])
def test_shadow_plant_and_magnet_know_at_once_but_all_wait_for_the_end(card, answer):
    where = {"Sh5": 1, "Pl5": 2, "Ma5": 3}[card]
    cells = ["", "", "", "", ""]
    cells[where - 1] = card
    match = duel(
        f"""
             |     | Wa5-4 |     |
        =====|=====|=======|=====|=====
        {"|".join(cells)}
        """,
        hand=f"{card[:2]}6",
    )
    events = go(match, f"discard {card[:2]}6", f"activate {card} {where}.1")
    if answer:
        events += go(match, answer)
    names = [event["event"] for event in events]
    moves = [i for i, name in enumerate(names) if name == "moved"]
    assert names.index("destroyed") > max([names.index("damaged"), *moves])
    assert column(match, 1, 3) == []


# ── points ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seat", [0, 1])
def test_a_destroyed_enemy_scores_one_for_who_destroyed_it(seat):
    rift = "=====|=====|=====|=====|====="
    enemies, allies = "     |     | Pl5-1 |     |", "     |     | Cr5 |     |"
    lines = [enemies, rift, allies] if seat == 0 else [allies, rift, enemies]
    match = duel("\n".join(lines), hand="Cr6", to_move=seat)
    go(match, "discard Cr6", "activate Cr5 3.1")
    assert score(match) == ((1, 0) if seat == 0 else (0, 1))


def test_a_destroyed_ally_scores_one_for_the_other_side():
    match = duel(
        """
        =====|=====|=======|=====|=====
             |     | Fi5   |     |
             |     | Wa5-4 |     |
        """,
        hand="Fi6",
    )
    go(match, "discard Fi6", "activate Fi5 3.1")
    assert column(match, 0, 3) == ["Fi5"]
    assert score(match) == (0, 1)


def test_both_sides_may_score_from_one_ability():
    match = duel(
        """
             |     | Pl5-2 |     |
        =====|=====|=======|=====|=====
             |     | Fi5   |     |
             |     | Wa5-4 |     |
        """,
        hand="Fi6",
    )
    go(match, "discard Fi6", "activate Fi5 3.1")
    assert score(match) == (1, 1)


# ── discard piles ────────────────────────────────────────────────────────────────────────────


def test_the_destroyed_go_to_the_discard_pile_of_their_player():
    match = duel(
        """
             |     | Pl5-2 |     |
        =====|=====|=======|=====|=====
             |     | Fi5   |     |
             |     | Wa5-4 |     |
        """,
        hand="Fi6",
        other_discard="Pl7",
    )
    go(match, "discard Fi6", "activate Fi5 3.1")
    assert discard(match, 0) == ["Wa5", "Fi6"]
    assert discard(match, 1) == ["Pl5", "Pl7"]


def test_the_damage_of_a_destroyed_elemental_is_gone():
    match = duel(
        """
        =====|=====|=======|=====|=====
             |     | Fi5   |     |
             |     | Wa5-4 |     |
        """,
        hand="Fi6",
        rest=5,
        other_rest=1,
    )
    go(match, "discard Fi6", "activate Fi5 3.1", "finish")
    go(match, "check")
    go(match, "check")
    go(match, "check")
    go(match, "play Wa5", "at 2")
    assert column(match, 0, 2) == ["Wa5"]


def test_destroyed_together_at_one_location_they_are_discarded_first_to_last():
    match = duel(
        """
             |     | Pl7-6 |     |
             |     | Pl6   |     |
             |     | Pl6-5 |     |
             |     | Pl5-4 |     |
        =====|=====|=======|=====|=====
         Sa5 |     |       |     |
        """,
        hand="Sa6",
    )
    go(match, "discard Sa6", "activate Sa5 1.1", "at 3")
    assert discard(match, 1) == ["Pl7", "Pl6", "Pl5"]
    assert column(match, 1, 3) == ["Pl6-1"]


def test_destroyed_together_they_are_discarded_from_left_to_right():
    match = duel(
        """
             | Pl6-5 | Pl5-4 | Pl7-6 |
        =====|=======|=======|=======|=====
         Ai5 |       |       |       |
        """,
        hand="Ai6",
    )
    go(match, "discard Ai6", "activate Ai5 1.1", "at 3")
    assert discard(match, 1) == ["Pl7", "Pl5", "Pl6"]


@pytest.mark.parametrize("seat", [0, 1])
def test_left_to_right_comes_before_the_side(seat):
    lines = [
        " Pl5-3 |       | Pl6-4 |     |     ",
        "=======|=======|=======|=====|=====",
        "       | La5-4 |       |     |     ",
    ]
    match = duel("\n".join(lines if seat == 0 else lines[::-1]), hand="La6", to_move=seat)
    events = go(match, "discard La6", "activate La5 2.1")
    assert cards_in(events, "destroyed") == ["Pl5", "La5", "Pl6"]


@pytest.mark.parametrize("seat", [0, 1])
def test_at_each_location_side_0_is_discarded_before_side_1_whoever_acts(seat):
    lines = [
        "       |       | Pl5-2 |     |     ",
        "=======|=======|=======|=====|=====",
        "       |       | Fi5   |     |     ",
        "       |       | Wa5-4 |     |     ",
    ]
    match = duel("\n".join(lines if seat == 0 else lines[::-1]), hand="Fi6", to_move=seat)
    events = go(match, "discard Fi6", "activate Fi5 3.1")
    assert [event["side"] for event in named(events, "destroyed")] == [0, 1]


def test_the_order_of_the_sides_decides_which_card_is_on_top():
    match = duel(
        """
             |     | Pl5-2 |     |
        =====|=====|=======|=====|=====
             |     | Fi5   |     |
             |     | Ea5-4 |     |
        """,
        hand="Fi6",
        other_guilds="earth",
        stolen_return="owner",
    )
    go(match, "discard Fi6", "activate Fi5 3.1")
    assert discard(match, 1) == ["Pl5", "Ea5"]


def test_who_stands_behind_the_destroyed_moves_up():
    match = duel(
        """
             |     | Pl7-1 |     |
             |     | Pl5-1 |     |
        =====|=====|=======|=====|=====
             |     | Cr5   |     |
             |     | Cr6   |     |
        """,
        hand="Cr6",
    )
    go(match, "discard Cr6", "activate Cr5 3.1", "activate Cr6 3.2")
    assert table(match) == drawn(
        """
             |     | Pl7-5 |     |
        =====|=====|=======|=====|=====
             |     | Cr5   |     |
             |     | Cr6   |     |
        """
    )
