"""The examples of the rule books, as they are told there."""

from tests.playing import choices, go, score
from tests.riftforce.drawn import column, discard, drawn, duel, hand, pile, table


def test_eve_may_play_her_three_lights_or_her_three_fives():
    match = duel("=====|=====|=====|=====|=====", hand="Li5 Li6 Li7 Fi5 Pl5")
    go(match, "play Li5", "at 3")
    assert choices(match) == ["finish", "play Fi5", "play Li6", "play Li7", "play Pl5"]


def test_eve_plays_fire_and_plant_side_by_side_and_light_at_either_end():
    for location in (1, 4):
        match = duel("=====|=====|=====|=====|=====", hand="Li5 Fi5 Pl5")
        go(match, "play Fi5", "at 2", "play Pl5", "at 3", "play Li5")
        assert choices(match) == ["at 1", "at 4"]
        go(match, f"at {location}")
        assert column(match, 0, location) == ["Li5"]


def test_eve_may_instead_play_all_three_at_one_location():
    match = duel("=====|=====|=====|=====|=====", hand="Li5 Fi5 Pl5")
    go(match, "play Li5", "at 2", "play Pl5", "at 2", "play Fi5")
    assert column(match, 0, 2) == ["Li5", "Pl5", "Fi5"]


def test_carl_plays_three_airs_at_one_location():
    match = duel("=====|=====|=====|=====|=====", hand="Ai5 Ai6 Ai6", to_move=1)
    go(match, "play Ai6", "at 4", "play Ai5", "at 4", "play Ai6")
    assert column(match, 1, 4) == ["Ai6", "Ai5", "Ai6"]


def test_eve_discards_plant_five_for_plants_or_for_fives():
    match = duel(
        """
        =====|=====|=====|=====|=====
         Pl6 | Wa5 | Fi5 | Pl7 | Li5
        """,
        hand="Pl5",
    )
    go(match, "discard Pl5")
    assert choices(match) == [
        "finish",
        "activate Pl6 1.1",
        "activate Wa5 2.1",
        "activate Fi5 3.1",
        "activate Pl7 4.1",
        "activate Li5 5.1",
    ]


def test_eve_activates_water_fire_and_light():
    match = duel(
        """
             | Sh5 | Ai6-2 |     |
        =====|=====|=======|=====|=====
             |     | Wa5-1 |     |
             |     | Fi5   |     |
             |     | Pl7   |     |
             |     | Li5   |     |
        """,
        hand="Pl5",
    )
    go(match, "discard Pl5", "activate Wa5 3.1", "at 2")
    assert table(match) == drawn(
        """
             | Sh5-1  | Ai6-4 |     |
        =====|========|=======|=====|=====
             | Wa5-1* | Fi5   |     |
             |        | Pl7   |     |
             |        | Li5   |     |
        """
    )
    go(match, "activate Fi5 3.1")
    assert table(match) == drawn(
        """
             | Sh5-1  |       |     |
        =====|========|=======|=====|=====
             | Wa5-1* | Fi5*  |     |
             |        | Pl7-1 |     |
             |        | Li5   |     |
        """
    )
    assert score(match) == (1, 0)
    assert discard(match, 1) == ["Ai6"]
    go(match, "activate Li5 3.3")
    assert choices(match) == ["heal Wa5 2.1", "heal Pl7 3.2"]
    go(match, "heal Wa5 2.1")
    assert table(match) == drawn(
        """
             | Sh5-1 |       |     |
        =====|=======|=======|=====|=====
             | Wa5   | Fi5   |     |
             |       | Pl7-1 |     |
             |       | Li5   |     |
        """
    )
    assert match.to_move == 1


def test_eve_checks_one_location_and_draws_six_cards():
    match = duel(
        """
         Ai5 | Sh5-1 |       | Ai5 |
        =====|=======|=======|=====|=====
             | Wa5   | Fi5   |     |
             |       | Pl7-1 |     |
        """,
        hand="Li6",
    )
    before = pile(match, 0)
    go(match, "check")
    assert score(match) == (1, 0)
    assert sorted(hand(match, 0)) == sorted(["Li6", *before[:6]])
    assert pile(match, 0) == before[6:]
