"""What the trainer's bots do: every challenge at every star, and the & card."""

from __future__ import annotations

import pytest

from elementarium.core.match import Match
from tests.playing import choices, go, named, score
from tests.riftforce.drawn import column, discard, drawn, table
from tests.riftforce.trained import solo

FIVE, SIX, SEVEN = "566 at 5", "677 at 5", "766 at 5"
"""Plans whose further numbers find nobody who can strike."""


def attack(picture: str, plan: str, challenges: str, **more) -> Match:
    """A match in which a plan has been turned over, whose bot stands aside and does nothing."""
    bot = "Ma5" if plan[0] != "5" else "Ma7"
    match = solo(picture, plan=plan, challenges=challenges, bot=bot, **more)
    go(match, "plan")
    return match


def three_below(bot: str, damage: str = "") -> str:
    return f"""
         {bot} |     |     |     |
        =======|=====|=====|=====|=====
         Wa7   |     |     |     |
         Ea6   |     |     |     |
         Li7{damage} |     |     |     |
        """


# ── 5 ────────────────────────────────────────────────────────────────────────────────────────


def test_5_at_1_star_deals_2_to_the_first_enemy_here():
    match = attack(three_below("Fi5"), FIVE, "1-1-1")
    assert column(match, 0, 1) == ["Wa7-2", "Ea6", "Li7"]


def test_5_at_2_stars_deals_2_to_the_last_enemy_here():
    match = attack(three_below("Fi5"), FIVE, "2-1-1")
    assert column(match, 0, 1) == ["Wa7", "Ea6", "Li7-2"]


def test_5_at_2_stars_repeats_once_at_once_if_it_destroys():
    match = attack(three_below("Fi5", "-5"), FIVE, "2-1-1")
    assert column(match, 0, 1) == ["Wa7", "Ea6-2"]
    assert score(match) == (0, 1)


def test_5_at_2_stars_never_repeats_a_second_time():
    match = attack(
        """
         Fi5   |     |     |     |
        =======|=====|=====|=====|=====
         Wa7   |     |     |     |
         Ea6-5 |     |     |     |
         Li7-6 |     |     |     |
        """,
        FIVE,
        "2-1-1",
    )
    assert column(match, 0, 1) == ["Wa7"]
    assert score(match) == (0, 2)
    assert discard(match, 0) == ["Ea6", "Li7"]


def test_5_at_2_stars_that_destroys_the_only_enemy_has_nobody_to_repeat_on():
    match = attack(
        """
         Fi5   |     |     |     |
        =======|=====|=====|=====|=====
         Li7-5 |     |     |     |
        """,
        FIVE,
        "2-1-1",
    )
    assert column(match, 0, 1) == []
    assert score(match) == (0, 1)


def test_5_at_3_stars_deals_2_to_the_first_and_1_to_the_second_here():
    match = attack(three_below("Fi5"), FIVE, "3-1-1")
    assert column(match, 0, 1) == ["Wa7-2", "Ea6-1", "Li7"]


def test_5_at_3_stars_counts_the_second_as_it_stood_before():
    match = attack(
        """
         Fi5   |     |     |     |
        =======|=====|=====|=====|=====
         Wa5-3 |     |     |     |
         Ea6-5 |     |     |     |
         Li7   |     |     |     |
        """,
        FIVE,
        "3-1-1",
    )
    assert column(match, 0, 1) == ["Li7"]
    assert score(match) == (0, 2)


def test_5_at_3_stars_against_a_lone_enemy_deals_2():
    match = attack(
        """
         Fi5 |     |     |     |
        =====|=====|=====|=====|=====
         Wa7 |     |     |     |
        """,
        FIVE,
        "3-1-1",
    )
    assert column(match, 0, 1) == ["Wa7-2"]


def test_5_at_4_stars_deals_2_to_the_enemy_here_with_most_damage():
    match = attack(
        """
         Fi5   |       |     |     |
        =======|=======|=====|=====|=====
         Wa7-1 | Ea7-6 |     |     |
         Ea6-3 |       |     |     |
         Li7-2 |       |     |     |
        """,
        FIVE,
        "4-1-1",
    )
    assert column(match, 0, 1) == ["Wa7-1", "Ea6-5", "Li7-2"]
    assert column(match, 0, 2) == ["Ea7-6"]


def test_5_at_4_stars_leaves_a_tie_to_the_player():
    match = attack(
        """
         Fi5   |     |     |     |
        =======|=====|=====|=====|=====
         Wa7-3 |     |     |     |
         Ea6-1 |     |     |     |
         Li7-3 |     |     |     |
        """,
        FIVE,
        "4-1-1",
    )
    assert choices(match) == ["strike Wa7 1.1", "strike Li7 1.3"]
    go(match, "strike Li7 1.3")
    assert column(match, 0, 1) == ["Wa7-3", "Ea6-1", "Li7-5"]


def test_5_at_4_stars_with_nobody_damaged_strikes_any_enemy_here_you_choose():
    match = attack(three_below("Fi5"), FIVE, "4-1-1")
    assert choices(match) == ["strike Wa7 1.1", "strike Ea6 1.2", "strike Li7 1.3"]
    go(match, "strike Ea6 1.2")
    assert column(match, 0, 1) == ["Wa7", "Ea6-2", "Li7"]


# ── 6 ────────────────────────────────────────────────────────────────────────────────────────


def test_6_at_1_star_deals_3_to_the_last_here():
    match = attack(three_below("Fi6"), SIX, "1-1-1")
    assert column(match, 0, 1) == ["Wa7", "Ea6", "Li7-3"]


def neighbours(first: str = "Wa7") -> str:
    return f"""
             |         | Fi6 |     |
        =====|=========|=====|=====|=====
             | {first} | Li7 | Sa7 |
             | Ea6     |     |     |
        """


def test_6_at_2_stars_deals_3_to_the_first_at_one_neighbouring_location_which_moves_here():
    match = attack(neighbours(), SIX, "1-2-1")
    assert choices(match) == ["at 2", "at 4"]
    go(match, "at 2")
    assert table(match) == drawn(
        """
             |     | Fi6   |     | Ma5
        =====|=====|=======|=====|=====
             | Ea6 | Li7   | Sa7 |
             |     | Wa7-3 |     |
        """
    )


def test_6_at_2_stars_never_strikes_at_its_own_location():
    match = attack(
        """
         Fi6 |     |     |     |
        =====|=====|=====|=====|=====
         Wa7 |     | Li7 |     |
        """,
        SIX,
        "1-2-1",
    )
    assert table(match) == drawn(
        """
         Fi6 |     |     |     | Ma5
        =====|=====|=====|=====|=====
         Wa7 |     | Li7 |     |
        """
    )


def test_a_target_destroyed_by_6_at_2_stars_does_not_move_nor_anyone_in_its_stead():
    match = attack(neighbours("Wa7-4"), SIX, "1-2-1")
    go(match, "at 2")
    assert column(match, 0, 2) == ["Ea6"]
    assert column(match, 0, 3) == ["Li7"]
    assert score(match) == (0, 1)


def test_6_at_3_stars_deals_3_to_the_first_here_which_moves_to_a_neighbouring_location():
    match = attack(neighbours(), SIX, "1-3-1")
    assert choices(match) == ["at 2", "at 4"]
    go(match, "at 4")
    assert column(match, 0, 3) == []
    assert column(match, 0, 4) == ["Sa7", "Li7-3"]


def test_6_at_3_stars_at_an_end_pushes_inwards():
    match = attack(three_below("Fi6"), SIX, "1-3-1")
    assert column(match, 0, 1) == ["Ea6", "Li7"]
    assert column(match, 0, 2) == ["Wa7-3"]


def test_a_target_destroyed_by_6_at_3_stars_does_not_move():
    match = attack(
        """
             |     | Fi6   |     |
        =====|=====|=======|=====|=====
             |     | Wa5-2 |     |
             |     | Li7   |     |
        """,
        SIX,
        "1-3-1",
    )
    assert column(match, 0, 3) == ["Li7"]
    assert score(match) == (0, 1)
    assert match.view(0)["phase"] == "action"


def test_6_at_4_stars_deals_3_to_the_first_here():
    match = attack(three_below("Fi6"), SIX, "1-4-1")
    assert column(match, 0, 1) == ["Wa7-3", "Ea6", "Li7"]


# ── 7 ────────────────────────────────────────────────────────────────────────────────────────


def test_7_at_1_star_deals_2_to_the_first_at_each_neighbouring_location():
    match = attack(neighbours().replace("Fi6", "Fi7"), SEVEN, "1-1-1")
    assert [column(match, 0, n) for n in (2, 3, 4)] == [["Wa7-2", "Ea6"], ["Li7"], ["Sa7-2"]]


def test_7_at_1_star_at_an_end_has_one_neighbour():
    match = attack(
        """
         Fi7 |     |     |     |
        =====|=====|=====|=====|=====
         Li7 | Wa7 |     |     | Sa7
        """,
        SEVEN,
        "1-1-1",
    )
    assert [column(match, 0, n) for n in (1, 2, 5)] == [["Li7"], ["Wa7-2"], ["Sa7"]]


def test_7_at_2_stars_deals_2_each_to_the_first_and_to_the_last_here():
    match = attack(three_below("Fi7"), SEVEN, "1-1-2")
    assert column(match, 0, 1) == ["Wa7-2", "Ea6", "Li7-2"]


def test_a_lone_enemy_struck_as_first_and_last_takes_both():
    match = attack(
        """
         Fi7 |     |     |     |
        =====|=====|=====|=====|=====
         Wa7 |     |     |     |
        """,
        SEVEN,
        "1-1-2",
    )
    assert column(match, 0, 1) == ["Wa7-4"]


def test_7_at_3_stars_deals_3_to_the_first_and_1_to_every_other_here():
    match = attack(three_below("Fi7"), SEVEN, "1-1-3")
    assert column(match, 0, 1) == ["Wa7-3", "Ea6-1", "Li7-1"]


def test_7_at_4_stars_deals_5_to_the_last_here():
    match = attack(three_below("Fi7"), SEVEN, "1-1-4")
    assert column(match, 0, 1) == ["Wa7", "Ea6", "Li7-5"]


# ── who can place damage ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("challenge", ["1-1-1", "2-1-1", "3-1-1", "4-1-1", "1-3-1", "1-4-1"])
def test_a_bot_that_strikes_here_needs_an_enemy_here(challenge):
    plan = SIX if challenge[2] != "1" else FIVE
    bot = "Fi6" if plan == SIX else "Fi5"
    match = attack(
        f"""
             | {bot} |     |     |
        =====|=======|=====|=====|=====
         Wa7 |       | Li7 |     |
        """,
        plan,
        challenge,
    )
    assert column(match, 0, 1) == ["Wa7"]
    assert column(match, 0, 3) == ["Li7"]


@pytest.mark.parametrize(("plan", "challenge"), [(SIX, "1-2-1"), (SEVEN, "1-1-1")])
def test_a_bot_that_strikes_beside_needs_an_enemy_beside(plan, challenge):
    bot = "Fi6" if plan == SIX else "Fi7"
    match = attack(
        f"""
             | {bot} |     |     |
        =====|=======|=====|=====|=====
             | Wa7   |     | Li7 |
        """,
        plan,
        challenge,
    )
    assert column(match, 0, 2) == ["Wa7"]
    assert column(match, 0, 4) == ["Li7"]


# ── & ────────────────────────────────────────────────────────────────────────────────────────


def test_and_move_the_bot_moves_before_it_acts_to_where_it_then_strikes():
    match = attack(
        """
         Sh7 |     |     |     |
         Fi5 |     | Sh7 |     |
        =====|=====|=====|=====|=====
         Li7 |     | Wa7 |     | Sa7
        """,
        FIVE,
        "1-1-1",
        stronger="5:move",
    )
    assert choices(match) == ["at 3", "at 5"]
    go(match, "at 3")
    assert column(match, 1, 1) == ["Sh7"]
    assert column(match, 1, 3) == ["Sh7", "Fi5"]
    assert [column(match, 0, n) for n in (1, 3, 5)] == [["Li7"], ["Wa7-2"], ["Sa7"]]


def test_and_move_is_mandatory_even_if_the_bot_could_strike_where_it_is():
    match = attack(
        """
         Fi5 |     |     |     |
        =====|=====|=====|=====|=====
         Li7 |     | Wa7 |     |
        """,
        FIVE,
        "1-1-1",
        stronger="5:move",
    )
    assert table(match) == drawn(
        """
             |     | Fi5   |     | Ma7
        =====|=====|=======|=====|=====
         Li7 |     | Wa7-2 |     |
        """
    )


def test_and_move_a_bot_with_nowhere_to_strike_from_cannot_be_activated():
    match = attack(
        """
         Fi5 |     |     |     |
        =====|=====|=====|=====|=====
         Li7 |     |     |     |
        """,
        FIVE,
        "1-1-1",
        stronger="5:move",
    )
    assert column(match, 1, 1) == ["Fi5"]
    assert column(match, 0, 1) == ["Li7"]


def test_and_move_looks_at_neighbours_where_the_ability_strikes_beside():
    match = attack(
        """
         Fi7 |     |     |     |
        =====|=====|=====|=====|=====
             |     | Li7 |     |
        """,
        SEVEN,
        "1-1-1",
        stronger="7:move",
    )
    assert choices(match) == ["at 2", "at 4"]
    go(match, "at 4")
    assert column(match, 1, 4) == ["Fi7"]
    assert column(match, 0, 3) == ["Li7-2"]


def test_and_move_the_bot_becomes_last_and_the_player_chooses_the_bot_first():
    match = attack(
        """
         Fi5 |     | Sh5 |     |
        =====|=====|=====|=====|=====
         Li7 |     | Wa7 |     |
        """,
        FIVE,
        "1-1-1",
        stronger="5:move",
    )
    assert choices(match) == ["activate Fi5 1.1", "activate Sh5 3.1"]
    go(match, "activate Fi5 1.1")
    assert column(match, 1, 3) == ["Sh5", "Fi5"]
    assert column(match, 0, 3) == ["Wa7-2"]


def test_and_mend_removes_1_damage_from_any_bot_before_the_ability():
    match = attack(
        """
         Fi6   |     | Sh7-3 |     |
        =======|=====|=======|=====|=====
         Li7   |     |       |     |
        """,
        SIX,
        "1-1-4",
        stronger="6:mend",
    )
    assert column(match, 1, 3) == ["Sh7-2"]
    assert column(match, 0, 1) == ["Li7-3"]


def test_and_mend_lets_the_player_choose_among_damaged_bots():
    match = attack(
        """
         Fi6-1 |     | Sh7-3 |     |
        =======|=====|=======|=====|=====
         Li7   |     |       |     |
        """,
        SIX,
        "1-1-4",
        stronger="6:mend",
    )
    assert choices(match) == ["heal Fi6 1.1", "heal Sh7 3.1"]
    events = go(match, "heal Fi6 1.1")
    assert column(match, 1, 1) == ["Fi6"]
    assert [e["event"] for e in events[:2]] == ["healed", "damaged"], "first the & card"


def test_and_mend_with_no_bot_damaged_does_nothing_more():
    match = attack(
        """
         Fi6 |     |     |     |
        =====|=====|=====|=====|=====
         Li7 |     |     |     |
        """,
        SIX,
        "1-1-4",
        stronger="6:mend",
    )
    assert column(match, 0, 1) == ["Li7-3"]


def test_and_mend_happens_only_when_the_bot_really_is_activated():
    match = attack(
        """
             | Fi6-2 |     |     |
        =====|=======|=====|=====|=====
         Li7 |       |     |     |
        """,
        SIX,
        "1-1-4",
        stronger="6:mend",
    )
    assert column(match, 1, 2) == ["Fi6-2"]


def test_and_strengthens_the_bots_of_one_number_only():
    match = attack(
        """
         Fi6-2 |     |     |     |
        =======|=====|=====|=====|=====
         Li7   |     | Wa7 |     |
        """,
        SIX,
        "1-1-4",
        stronger="5:mend",
    )
    assert column(match, 1, 1) == ["Fi6-2"]


def test_and_goes_together_with_a_challenge_that_asks():
    """First the move, then whom to strike, then where the struck one goes: one after the other."""
    match = attack(
        """
         Fi6 |     |     |     |
        =====|=====|=====|=====|=====
         Li7 |     | Wa7 | Sa7 |
        """,
        SIX,
        "1-3-4",
        stronger="6:move",
    )
    assert choices(match) == ["at 3", "at 4"]
    go(match, "at 3")
    assert choices(match) == ["at 2", "at 4"]
    go(match, "at 2")
    assert column(match, 1, 3) == ["Fi6"]
    assert column(match, 0, 2) == ["Wa7-3"]


def test_the_acting_bot_is_told_as_activated_by_the_trainer():
    match = solo(three_below("Fi5"), plan=FIVE, bot="Ma7")
    [activated] = named(go(match, "plan"), "activated")
    assert (activated["seat"], activated["location"], activated["card"]) == (1, 0, "Fi5")
