"""Action A: play elementals from the hand."""

import pytest

from elementarium.games.riftforce.cards import GUILDS
from tests.playing import choices, go, score
from tests.riftforce.drawn import cards_in, column, discard, drawn, duel, hand, pile, table

EMPTY = "=====|=====|=====|=====|====="


def test_a_turn_is_exactly_one_action():
    match = duel(EMPTY, hand="Fi5 Wa6", other_hand="Pl5")
    go(match, "play Fi5", "at 1", "finish")
    assert match.to_move == 1
    go(match, "play Pl5", "at 1")
    assert match.to_move == 0


def test_any_card_in_hand_may_be_played_and_no_other():
    match = duel(EMPTY, hand="Fi5 Fi5 Wa6")
    plays = [choice for choice in choices(match) if choice.startswith("play")]
    assert plays == ["play Fi5", "play Wa6"]


def test_a_played_card_leaves_the_hand_and_nothing_is_drawn_or_discarded():
    match = duel(EMPTY, hand="Fi5 Fi5 Wa6")
    before = pile(match, 0)
    go(match, "play Fi5", "at 4", "finish")
    assert hand(match, 0) == ["Fi5", "Wa6"]
    assert pile(match, 0) == before
    assert discard(match, 0) == []
    assert score(match) == (0, 0)


# ── how many, and which ──────────────────────────────────────────────────────────────────────


def test_one_card_is_enough():
    match = duel(EMPTY, hand="Fi5 Fi6")
    go(match, "play Fi5", "at 3", "finish")
    assert match.to_move == 1
    assert column(match, 0, 3) == ["Fi5"]


def test_two_cards_are_enough():
    match = duel(EMPTY, hand="Fi5 Fi6 Fi7")
    go(match, "play Fi5", "at 3", "play Fi6", "at 3", "finish")
    assert match.to_move == 1
    assert column(match, 0, 3) == ["Fi5", "Fi6"]


def test_the_third_card_is_the_last():
    match = duel(EMPTY, hand="Fi5 Fi6 Fi7 Fi7")
    go(match, "play Fi5", "at 3", "play Fi6", "at 3", "play Fi7")
    assert match.to_move == 1
    assert hand(match, 0) == ["Fi7"]


def test_at_least_one_card_must_be_played():
    match = duel(EMPTY, hand="Fi5 Fi6")
    go(match, "play Fi5")
    assert "finish" not in choices(match)


def test_further_cards_share_the_guild_or_the_number_of_the_first():
    match = duel(EMPTY, hand="Fi5 Fi6 Wa5 Wa6 Li7 Pl5")
    go(match, "play Fi5", "at 3")
    assert choices(match) == ["finish", "play Fi6", "play Pl5", "play Wa5"]


def test_three_may_share_the_guild_alone():
    match = duel(EMPTY, hand="Fi5 Fi6 Fi7")
    go(match, "play Fi5", "at 3", "play Fi6", "at 3", "play Fi7")
    assert column(match, 0, 3) == ["Fi5", "Fi6", "Fi7"]


def test_three_may_share_the_number_alone():
    match = duel(EMPTY, hand="Fi5 Wa5 Li5")
    go(match, "play Fi5", "at 3", "play Wa5", "at 3", "play Li5")
    assert column(match, 0, 3) == ["Fi5", "Wa5", "Li5"]


def test_after_two_of_one_guild_the_third_is_of_that_guild():
    match = duel(EMPTY, hand="Fi5 Fi6 Fi7 Wa5 Wa6")
    go(match, "play Fi5", "at 3", "play Fi6", "at 3")
    assert choices(match) == ["finish", "play Fi7"]


def test_after_two_of_one_number_the_third_has_that_number():
    match = duel(EMPTY, hand="Fi5 Wa5 Li5 Fi6 Wa6")
    go(match, "play Fi5", "at 3", "play Wa5", "at 3")
    assert choices(match) == ["finish", "play Li5"]


def test_two_that_share_both_leave_guild_and_number_open():
    match = duel(EMPTY, hand="Fi5 Fi5 Fi6 Wa5 Wa6")
    go(match, "play Fi5", "at 3", "play Fi5", "at 3")
    assert choices(match) == ["finish", "play Fi6", "play Wa5"]


def test_cards_alike_in_guild_and_number_may_be_played_together():
    match = duel(EMPTY, hand="Fi5 Fi5 Fi5")
    go(match, "play Fi5", "at 3", "play Fi5", "at 3", "play Fi5")
    assert column(match, 0, 3) == ["Fi5", "Fi5", "Fi5"]


def test_with_no_card_that_fits_one_can_only_finish():
    match = duel(EMPTY, hand="Fi5 Wa6")
    go(match, "play Fi5", "at 3")
    assert choices(match) == ["finish"]


def test_the_action_ends_with_the_last_card_in_hand():
    match = duel(EMPTY, hand="Fi5")
    go(match, "play Fi5", "at 3")
    assert match.to_move == 1


# ── where ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (1, ["at 1", "at 2"]),
        (2, ["at 1", "at 2", "at 3"]),
        (3, ["at 2", "at 3", "at 4"]),
        (4, ["at 3", "at 4", "at 5"]),
        (5, ["at 4", "at 5"]),
    ],
)
def test_the_second_card_goes_to_the_same_location_or_a_neighbour(first, second):
    match = duel(EMPTY, hand="Fi5 Fi6")
    go(match, "play Fi5", f"at {first}", "play Fi6")
    assert choices(match) == second


@pytest.mark.parametrize(
    ("first", "second", "third"),
    [
        (2, 3, ["at 1", "at 4"]),
        (3, 2, ["at 1", "at 4"]),
        (3, 4, ["at 2", "at 5"]),
        (4, 3, ["at 2", "at 5"]),
    ],
)
def test_after_two_neighbours_the_third_goes_to_either_end_of_the_run(first, second, third):
    match = duel(EMPTY, hand="Fi5 Fi6 Fi7")
    go(match, "play Fi5", f"at {first}", "play Fi6", f"at {second}", "play Fi7")
    assert choices(match) == third


@pytest.mark.parametrize(("first", "second", "third"), [(1, 2, 3), (2, 1, 3), (5, 4, 3), (4, 5, 3)])
def test_a_run_at_an_end_of_the_row_goes_on_inwards_only(first, second, third):
    match = duel(EMPTY, hand="Fi5 Fi6 Fi7")
    go(match, "play Fi5", f"at {first}", "play Fi6", f"at {second}", "play Fi7")
    assert match.to_move == 1
    assert column(match, 0, third) == ["Fi7"]


def test_after_two_at_one_location_the_third_goes_there_too():
    match = duel(EMPTY, hand="Fi5 Fi6 Fi7")
    go(match, "play Fi5", "at 2", "play Fi6", "at 2", "play Fi7")
    assert table(match) == drawn(
        """
        =====|=====|=====|=====|=====
             | Fi5 |     |     |
             | Fi6 |     |     |
             | Fi7 |     |     |
        """
    )


def test_the_order_one_three_two_is_not_possible():
    match = duel(EMPTY, hand="Fi5 Fi6 Fi7")
    go(match, "play Fi5", "at 1", "play Fi6")
    assert "at 3" not in choices(match)


def test_three_cards_never_go_two_and_one():
    match = duel(EMPTY, hand="Fi5 Fi6 Fi7")
    go(match, "play Fi5", "at 3", "play Fi6", "at 4", "play Fi7")
    assert "at 3" not in choices(match)
    assert "at 4" not in choices(match)


def test_cards_at_one_location_may_be_played_in_any_order():
    match = duel(EMPTY, hand="Fi5 Fi6 Fi7")
    go(match, "play Fi7", "at 2", "play Fi5", "at 2", "play Fi6")
    assert column(match, 0, 2) == ["Fi7", "Fi5", "Fi6"]


def test_elementals_already_there_do_not_bar_a_location():
    match = duel(
        """
         Pl5 | Pl5 | Pl5 | Pl5 |
        =====|=====|=====|=====|=====
         Wa5 | Wa5 | Wa6 |     | Wa6
        """,
        hand="Fi5 Fi6 Fi7",
    )
    go(match, "play Fi5", "at 2", "play Fi6", "at 3", "play Fi7", "at 4")
    assert table(match) == drawn(
        """
         Pl5 | Pl5 | Pl5 | Pl5 |
        =====|=====|=====|=====|=====
         Wa5 | Wa5 | Wa6 | Fi7 | Wa6
             | Fi5 | Fi6 |     |
        """
    )


def test_cards_go_to_the_own_side_only():
    match = duel(EMPTY, hand="Fi5", to_move=1)
    go(match, "play Fi5", "at 4")
    assert table(match) == drawn(
        """
             |     |     | Fi5 |
        =====|=====|=====|=====|=====
        """
    )


def test_what_was_played_in_earlier_turns_does_not_matter():
    match = duel(EMPTY, hand="Fi5 Wa6 Wa7", other_hand="Pl5")
    go(match, "play Fi5", "at 1", "finish")
    go(match, "play Pl5", "at 1")
    assert "play Wa6" in choices(match)
    go(match, "play Wa6")
    assert choices(match) == ["at 1", "at 2", "at 3", "at 4", "at 5"]
    go(match, "at 5", "play Wa7")
    assert choices(match) == ["at 4", "at 5"]


# ── one after the other ──────────────────────────────────────────────────────────────────────


def test_the_effects_of_one_card_come_before_the_next_is_chosen():
    match = duel(
        """
             |     | Pl6   |     |
             |     | Pl5-4 |     |
        =====|=====|=======|=====|=====
        """,
        hand="Ea5 Ea6",
    )
    events = go(match, "play Ea5", "at 3")
    assert cards_in(events, "destroyed") == ["Pl5"]
    assert column(match, 1, 3) == ["Pl6-1"]
    assert score(match) == (1, 0)
    assert choices(match) == ["finish", "play Ea6"]


@pytest.mark.parametrize("guild", [pair for _, pair in GUILDS if pair not in ("Ea", "Lo")])
def test_only_earth_and_love_do_anything_when_played(guild):
    card = f"{guild}5"
    match = duel(
        """
             | Ea5 | Ea6   | Ea7 |
        =====|=====|=======|=====|=====
             |     | Lo6-2 |     |
        """,
        hand=card,
    )
    events = go(match, f"play {card}", "at 3")
    assert [event["event"] for event in events] == ["played", "turn"]
    assert column(match, 0, 3) == ["Lo6-2", card]
