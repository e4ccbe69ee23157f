"""The ten guilds of the base game."""

import pytest

from tests.playing import choices, go, named, score
from tests.riftforce.drawn import cards_in, column, drawn, duel, table

# ── Fire ─────────────────────────────────────────────────────────────────────────────────────


def test_fire_places_three_on_the_first_enemy_here():
    match = duel(
        """
             |     | Ic7 |     |
         Ic6 | Ic7 | Ic6 | Ic5 |
        =====|=====|=====|=====|=====
             |     | Fi5 |     |
        """,
        hand="Fi6",
    )
    go(match, "discard Fi6", "activate Fi5 3.1")
    assert table(match) == drawn(
        """
             |     | Ic7   |     |
         Ic6 | Ic7 | Ic6-3 | Ic5 |
        =====|=====|=======|=====|=====
             |     | Fi5   |     |
        """
    )


def test_fire_burns_the_ally_directly_behind_it():
    match = duel(
        """
        =====|=====|=====|=====|=====
             | Li5 | Li6 | Wa5 |
             |     | Fi5 |     |
             |     | Wa6 |     |
             |     | Li7 |     |
        """,
        hand="Fi6",
    )
    go(match, "discard Fi6", "activate Fi5 3.2")
    assert table(match) == drawn(
        """
        =====|=====|=======|=====|=====
             | Li5 | Li6   | Wa5 |
             |     | Fi5   |     |
             |     | Wa6-1 |     |
             |     | Li7   |     |
        """
    )


def test_fire_burns_other_fires_too():
    match = duel(
        """
        =====|=====|=====|=====|=====
             |     | Fi5 |     |
             |     | Fi6 |     |
        """,
        hand="Fi7",
    )
    go(match, "discard Fi7", "activate Fi5 3.1")
    assert column(match, 0, 3) == ["Fi5*", "Fi6-1"]


def test_the_last_fire_burns_nobody_behind_it():
    match = duel(
        """
             |     | Ic6 |     |
        =====|=====|=====|=====|=====
             |     | Wa5 | Wa6 |
             |     | Fi5 |     |
        """,
        hand="Fi7",
    )
    go(match, "discard Fi7", "activate Fi5 3.2")
    assert table(match) == drawn(
        """
             |     | Ic6-3 |     |
        =====|=====|=======|=====|=====
             |     | Wa5   | Wa6 |
             |     | Fi5   |     |
        """
    )


def test_an_ally_burnt_to_death_scores_for_the_opponent():
    match = duel(
        """
        =====|=====|=======|=====|=====
             |     | Fi5   |     |
             |     | Fi7-6 |     |
        """,
        hand="Fi6",
    )
    go(match, "discard Fi6", "activate Fi5 3.1")
    assert column(match, 0, 3) == ["Fi5"]
    assert score(match) == (0, 1)


# ── Light ────────────────────────────────────────────────────────────────────────────────────


def test_light_places_two_on_the_first_enemy_here():
    match = duel(
        """
             |     | Ic7 |     |
             | Ic7 | Ic6 |     |
        =====|=====|=====|=====|=====
             |     | Li5 |     |
        """,
        hand="Li6",
    )
    go(match, "discard Li6", "activate Li5 3.1")
    assert table(match) == drawn(
        """
             |     | Ic7   |     |
             | Ic7 | Ic6-2 |     |
        =====|=====|=======|=====|=====
             |     | Li5   |     |
        """
    )


def test_light_removes_one_damage_from_itself_or_any_ally_anywhere():
    picture = """
             |     |       |     | Ic6-2
        =======|=====|=======|=====|=======
         Fi5-2 | Fi6 | Li5-3 |     | Wa6-1
    """
    healed = {
        "heal Fi5 1.1": (1, "Fi5-1"),
        "heal Li5 3.1": (3, "Li5-2"),
        "heal Wa6 5.1": (5, "Wa6"),
    }
    for choice, (location, name) in healed.items():
        match = duel(picture, hand="Li6")
        go(match, "discard Li6", "activate Li5 3.1")
        assert choices(match) == list(healed)
        go(match, choice)
        assert column(match, 0, location) == [name]


def test_light_must_remove_damage_if_any_ally_has_some():
    match = duel(
        """
             |     |     |     | Ic6-2
        =====|=====|=====|=====|=======
         Fi5-2 | Fi6 | Li5 |   |
        """,
        hand="Li6",
    )
    go(match, "discard Li6", "activate Li5 3.1")
    assert match.to_move == 1
    assert column(match, 0, 1) == ["Fi5-1"]


def test_light_removes_nothing_if_no_ally_is_damaged():
    match = duel(
        """
             |     |     |     | Ic6-2
        =====|=====|=====|=====|=======
         Fi5 | Fi6 | Li5 |     |
        """,
        hand="Li6",
    )
    events = go(match, "discard Li6", "activate Li5 3.1")
    assert named(events, "healed") == []
    assert column(match, 1, 5) == ["Ic6-2"]


# ── Water ────────────────────────────────────────────────────────────────────────────────────


def test_water_strikes_here_moves_to_a_neighbour_and_strikes_there():
    match = duel(
        """
             |     | Ic7 | Ic7 |
             |     | Ic6 | Ic5 |
        =====|=====|=====|=====|=====
             |     | Wa5 | Li5 |
        """,
        hand="Wa6",
    )
    go(match, "discard Wa6", "activate Wa5 3.1")
    assert choices(match) == ["at 2", "at 4"]
    go(match, "at 4")
    assert table(match) == drawn(
        """
             |     | Ic7   | Ic7   |
             |     | Ic6-2 | Ic5-1 |
        =====|=====|=======|=======|=====
             |     |       | Li5   |
             |     |       | Wa5   |
        """
    )


@pytest.mark.parametrize(("end", "inwards"), [(1, 2), (5, 4)])
def test_at_an_end_of_the_row_water_moves_inwards(end, inwards):
    cells = ["     "] * 5
    cells[end - 1] = " Wa5 "
    match = duel("=====|=====|=====|=====|=====\n" + "|".join(cells), hand="Wa6")
    go(match, "discard Wa6", "activate Wa5 " + f"{end}.1")
    assert match.to_move == 1
    assert column(match, 0, inwards) == ["Wa5"]


# ── Plant ────────────────────────────────────────────────────────────────────────────────────


def test_plant_strikes_the_first_enemy_of_a_neighbour_and_draws_it_here():
    match = duel(
        """
             |     |       | Ic5 |
             | Ic7 | Ic6   | Ic6-1 |
        =====|=====|=======|=====|=====
             |     | Pl5   |     |
        """,
        hand="Pl6",
    )
    go(match, "discard Pl6", "activate Pl5 3.1")
    assert choices(match) == ["at 2", "at 4"]
    go(match, "at 4")
    assert table(match) == drawn(
        """
             |     | Ic6-3 |     |
             | Ic7 | Ic6   | Ic5 |
        =====|=====|=======|=====|=====
             |     | Pl5   |     |
        """
    )


def test_plant_takes_the_one_neighbour_that_has_enemies():
    match = duel(
        """
             | Ic7 |     |     |
        =====|=====|=====|=====|=====
             |     | Pl5 |     |
        """,
        hand="Pl6",
    )
    go(match, "discard Pl6", "activate Pl5 3.1")
    assert table(match) == drawn(
        """
             |     | Ic7-2 |     |
        =====|=====|=======|=====|=====
             |     | Pl5   |     |
        """
    )


def test_plant_never_strikes_at_its_own_location_nor_farther_than_a_neighbour():
    match = duel(
        """
         Ic7 |     | Ic5 |     | Ic6
        =====|=====|=====|=====|=====
             |     | Pl5 |     |
        """,
        hand="Pl6",
    )
    before = table(match)
    go(match, "discard Pl6", "activate Pl5 3.1")
    assert match.to_move == 1
    assert table(match) == before


def test_for_plant_the_ends_of_the_row_are_not_neighbours():
    match = duel(
        """
             |     |     |     | Ic6
        =====|=====|=====|=====|=====
         Pl5 |     |     |     |
        """,
        hand="Pl6",
    )
    before = table(match)
    go(match, "discard Pl6", "activate Pl5 1.1")
    assert table(match) == before


def test_who_is_destroyed_by_plant_does_not_move_nor_anyone_in_its_stead():
    match = duel(
        """
             | Ic7   |     |     |
             | Ic6-4 |     |     |
        =====|=======|=====|=====|=====
             |       | Pl5 |     |
        """,
        hand="Pl6",
    )
    go(match, "discard Pl6", "activate Pl5 3.1")
    assert table(match) == drawn(
        """
             | Ic7 |     |     |
        =====|=====|=====|=====|=====
             |     | Pl5 |     |
        """
    )
    assert score(match) == (1, 0)


# ── Ice ──────────────────────────────────────────────────────────────────────────────────────


def test_ice_places_one_on_the_last_enemy_here_if_it_is_undamaged():
    match = duel(
        """
             |     | Pl7   |     |
             |     | Pl6-1 |     |
        =====|=====|=======|=====|=====
             |     | Ic5   |     |
        """,
        hand="Ic6",
    )
    go(match, "discard Ic6", "activate Ic5 3.1")
    assert column(match, 1, 3) == ["Pl6-1", "Pl7-1"]


def test_ice_places_four_on_the_last_enemy_here_if_it_is_damaged():
    match = duel(
        """
             |     | Pl7-1 |     |
             |     | Pl6   |     |
        =====|=====|=======|=====|=====
             |     | Ic5   |     |
        """,
        hand="Ic6",
    )
    go(match, "discard Ic6", "activate Ic5 3.1")
    assert column(match, 1, 3) == ["Pl6", "Pl7-5"]


@pytest.mark.parametrize(("before", "after"), [("Pl6", "Pl6-1"), ("Pl6-1", "Pl6-5")])
def test_a_lone_enemy_is_first_and_last_for_ice(before, after):
    match = duel(
        f"""
             |     | {before} |     |
        =====|=====|=====|=====|=====
             |     | Ic5 |     |
        """,
        hand="Ic6",
    )
    go(match, "discard Ic6", "activate Ic5 3.1")
    assert column(match, 1, 3) == [after]


# ── Air ──────────────────────────────────────────────────────────────────────────────────────


def test_air_moves_to_any_other_location():
    match = duel(
        """
        =====|=====|=====|=====|=====
             | Ai5 |     |     |
        """,
        hand="Ai6",
    )
    go(match, "discard Ai6", "activate Ai5 2.1")
    assert choices(match) == ["at 1", "at 3", "at 4", "at 5"]


def test_air_strikes_the_first_enemy_there_and_at_each_neighbour():
    match = duel(
        """
             |     | Pl7 | Pl6 | Pl7
         Pl5 | Pl5 | Pl5 | Pl5 | Pl6
        =====|=====|=====|=====|=====
         Ai5 |     |     | Wa5 |
        """,
        hand="Ai6",
    )
    go(match, "discard Ai6", "activate Ai5 1.1", "at 4")
    assert table(match) == drawn(
        """
             |     | Pl7   | Pl6   | Pl7
         Pl5 | Pl5 | Pl5-1 | Pl5-1 | Pl6-1
        =====|=====|=======|=======|=======
             |     |       | Wa5   |
             |     |       | Ai5   |
        """
    )


@pytest.mark.parametrize(
    ("end", "after"),
    [
        (1, ["Pl5-1", "Pl5-1", "Pl5", "Pl5", "Pl6"]),
        (5, ["Pl5", "Pl5", "Pl5", "Pl5-1", "Pl6-1"]),
    ],
)
def test_at_an_end_of_the_row_air_strikes_two_locations(end, after):
    match = duel(
        """
         Pl5 | Pl5 | Pl5 | Pl5 | Pl6
        =====|=====|=====|=====|=====
             |     | Ai5 |     |
        """,
        hand="Ai6",
    )
    go(match, "discard Ai6", "activate Ai5 3.1", f"at {end}")
    assert [column(match, 1, n) for n in range(1, 6)] == [[name] for name in after]


def test_air_strikes_the_neighbours_although_nobody_is_where_it_comes():
    match = duel(
        """
             |     | Pl6 |     | Pl7
        =====|=====|=====|=====|=====
         Ai5 |     |     |     |
        """,
        hand="Ai6",
    )
    go(match, "discard Ai6", "activate Ai5 1.1", "at 4")
    assert table(match) == drawn(
        """
             |     | Pl6-1 |     | Pl7-1
        =====|=====|=======|=====|=======
             |     |       | Ai5 |
        """
    )


# ── Shadow ───────────────────────────────────────────────────────────────────────────────────


def test_shadow_moves_to_any_other_location_and_strikes_the_first_enemy_there():
    match = duel(
        """
             |     |     | Pl7 |
             |     | Pl6 | Pl6 | Pl5
        =====|=====|=====|=====|=====
             | Sh5 |     | Wa5 |
        """,
        hand="Sh6",
    )
    go(match, "discard Sh6", "activate Sh5 2.1")
    assert choices(match) == ["at 1", "at 3", "at 4", "at 5"]
    go(match, "at 4")
    assert table(match) == drawn(
        """
             |     |     | Pl7   |
             |     | Pl6 | Pl6-1 | Pl5
        =====|=====|=====|=======|=====
             |     |     | Wa5   |
             |     |     | Sh5   |
        """
    )
    assert score(match) == (0, 0)


def test_an_enemy_destroyed_by_shadow_scores_two():
    match = duel(
        """
             |     |     | Pl6-5 |
        =====|=====|=====|=======|=====
             | Sh5 |     |       |
        """,
        hand="Sh6",
    )
    events = go(match, "discard Sh6", "activate Sh5 2.1", "at 4")
    assert column(match, 1, 4) == []
    assert score(match) == (2, 0)
    reasons = {event["reason"]: event["points"] for event in named(events, "scored")}
    assert reasons == {"shadow": 1, "destroyed": 1}


def test_a_crystal_destroyed_by_shadow_scores_three():
    match = duel(
        """
             |     |     | Cr6-5 |
        =====|=====|=====|=======|=====
             | Sh5 |     |       |
        """,
        hand="Sh6",
    )
    go(match, "discard Sh6", "activate Sh5 2.1", "at 4")
    assert score(match) == (3, 0)


def test_the_bonus_of_shadow_is_not_for_what_others_destroy_in_its_action():
    match = duel(
        """
             |     |     | Pl5-2 |
        =====|=====|=====|=======|=====
             | Sh5 |     | Cr5   |
        """,
        hand="Fi5",
    )
    go(match, "discard Fi5", "activate Sh5 2.1", "at 4", "activate Cr5 4.1")
    assert score(match) == (1, 0)


# ── Crystal ──────────────────────────────────────────────────────────────────────────────────


def test_crystal_places_four_on_the_first_enemy_here():
    match = duel(
        """
             |     | Pl7 |     |
             | Pl7 | Pl6 |     |
        =====|=====|=====|=====|=====
             |     | Cr5 |     |
        """,
        hand="Cr6",
    )
    go(match, "discard Cr6", "activate Cr5 3.1")
    assert table(match) == drawn(
        """
             |     | Pl7   |     |
             | Pl7 | Pl6-4 |     |
        =====|=====|=======|=====|=====
             |     | Cr5   |     |
        """
    )


def test_a_destroyed_crystal_scores_two_in_all():
    match = duel(
        """
             |     | Cr5-3 |     |
        =====|=====|=======|=====|=====
             |     | Wa5   |     |
        """,
        hand="Wa6",
    )
    events = go(match, "discard Wa6", "activate Wa5 3.1", "at 2")
    assert cards_in(events, "destroyed") == ["Cr5"]
    assert score(match) == (2, 0)


def test_a_crystal_destroyed_by_its_own_fire_scores_two_for_the_opponent():
    match = duel(
        """
        =====|=====|=======|=====|=====
             |     | Fi5   |     |
             |     | Cr6-5 |     |
        """,
        hand="Fi6",
    )
    go(match, "discard Fi6", "activate Fi5 3.1")
    assert column(match, 0, 3) == ["Fi5"]
    assert score(match) == (0, 2)


def test_what_a_crystal_destroys_scores_one():
    match = duel(
        """
             |     | Pl5-1 |     |
        =====|=====|=======|=====|=====
             |     | Cr5   |     |
        """,
        hand="Cr6",
    )
    go(match, "discard Cr6", "activate Cr5 3.1")
    assert score(match) == (1, 0)


# ── Thunderbolt ──────────────────────────────────────────────────────────────────────────────


def test_thunderbolt_strikes_any_enemy_here():
    match = duel(
        """
             |     | Pl7 |     |
             |     | Pl5 |     |
             | Pl6 | Pl6 | Pl5 |
        =====|=====|=====|=====|=====
             |     | Th5 |     |
        """,
        hand="Th6",
    )
    go(match, "discard Th6", "activate Th5 3.1")
    assert choices(match) == ["strike Pl6 3.1", "strike Pl5 3.2", "strike Pl7 3.3"]
    go(match, "strike Pl5 3.2")
    assert table(match) == drawn(
        """
             |     | Pl7   |     |
             |     | Pl5-2 |     |
             | Pl6 | Pl6   | Pl5 |
        =====|=====|=======|=====|=====
             |     | Th5   |     |
        """
    )


def test_thunderbolt_does_not_repeat_if_the_struck_survives():
    match = duel(
        """
             |     | Pl7 |     |
             |     | Pl6 |     |
        =====|=====|=====|=====|=====
             |     | Th5 |     |
        """,
        hand="Th6",
    )
    go(match, "discard Th6", "activate Th5 3.1", "strike Pl6 3.1")
    assert match.to_move == 1
    assert column(match, 1, 3) == ["Pl6-2", "Pl7"]


def test_thunderbolt_repeats_if_it_destroys_and_may_strike_anyone_left_here():
    match = duel(
        """
             |     | Pl7   |     |
             |     | Pl5-3 |     |
             |     | Pl6   |     |
        =====|=====|=======|=====|=====
             |     | Th5   |     |
        """,
        hand="Th6",
    )
    go(match, "discard Th6", "activate Th5 3.1", "strike Pl5 3.2")
    assert choices(match) == ["strike Pl6 3.1", "strike Pl7 3.2"]
    go(match, "strike Pl7 3.2")
    assert column(match, 1, 3) == ["Pl6", "Pl7-2"]
    assert score(match) == (1, 0)


def test_the_repeat_of_thunderbolt_cannot_be_declined():
    match = duel(
        """
             |     | Pl7   |     |
             |     | Pl5-3 |     |
        =====|=====|=======|=====|=====
             |     | Th5   |     |
        """,
        hand="Th6",
    )
    go(match, "discard Th6", "activate Th5 3.1", "strike Pl5 3.1")
    assert match.to_move == 1
    assert column(match, 1, 3) == ["Pl7-2"]


def test_thunderbolt_never_strikes_a_third_time():
    match = duel(
        """
             |     | Pl7   |     |
             |     | Pl6-4 |     |
             |     | Pl5-3 |     |
        =====|=====|=======|=====|=====
             |     | Th5   |     |
        """,
        hand="Th6",
    )
    go(match, "discard Th6", "activate Th5 3.1", "strike Pl5 3.1", "strike Pl6 3.1")
    assert match.to_move == 1
    assert column(match, 1, 3) == ["Pl7"]
    assert score(match) == (2, 0)


def test_the_repeat_of_thunderbolt_is_lost_if_no_enemy_is_left_here():
    match = duel(
        """
             | Pl6 | Pl5-3 |     |
        =====|=====|=======|=====|=====
             |     | Th5   |     |
        """,
        hand="Th6",
    )
    go(match, "discard Th6", "activate Th5 3.1")
    assert match.to_move == 1
    assert column(match, 1, 2) == ["Pl6"]
    assert score(match) == (1, 0)


def test_the_repeat_of_thunderbolt_is_not_an_activation():
    match = duel(
        """
             |     | Pl7   |     |
         Pl6 | Pl5 | Pl5-3 |     |
        =====|=====|=======|=====|=====
         Th5 | Th6 | Th5   |     |
        """,
        hand="Th6",
    )
    go(match, "discard Th6", "activate Th5 3.1", "strike Pl5 3.1")
    go(match, "activate Th5 1.1", "activate Th6 2.1")
    assert match.to_move == 1
    assert [column(match, 1, n) for n in (1, 2, 3)] == [["Pl6-2"], ["Pl5-2"], ["Pl7-2"]]


def test_a_crystal_destroyed_by_thunderbolt_scores_two_at_once():
    match = duel(
        """
             |     | Cr7   |     |
             |     | Cr6   |     |
             |     | Cr5-4 |     |
        =====|=====|=======|=====|=====
             |     | Th5   |     |
        """,
        hand="Th6",
    )
    go(match, "discard Th6", "activate Th5 3.1", "strike Cr5 3.1")
    assert match.to_move == 0
    assert score(match) == (2, 0)


# ── Earth ────────────────────────────────────────────────────────────────────────────────────


def test_earth_when_activated_places_two_on_the_first_enemy_here():
    match = duel(
        """
             |     | Pl7 |     |
             | Pl7 | Pl6 |     |
        =====|=====|=====|=====|=====
             |     | Ea5 |     |
        """,
        hand="Ea6",
    )
    go(match, "discard Ea6", "activate Ea5 3.1")
    assert table(match) == drawn(
        """
             |     | Pl7   |     |
             | Pl7 | Pl6-2 |     |
        =====|=====|=======|=====|=====
             |     | Ea5   |     |
        """
    )


def test_earth_when_played_places_one_on_every_enemy_here():
    match = duel(
        """
             |     | Pl7-1 |     |
             | Pl6 | Pl6   | Pl5 |
        =====|=====|=======|=====|=====
             |     | Wa5   |     |
        """,
        hand="Ea5",
    )
    go(match, "play Ea5", "at 3")
    assert table(match) == drawn(
        """
             |     | Pl7-2 |     |
             | Pl6 | Pl6-1 | Pl5 |
        =====|=====|=======|=====|=====
             |     | Wa5   |     |
             |     | Ea5   |     |
        """
    )


def test_each_earth_played_places_its_one():
    match = duel(
        """
             |     | Pl7 |     |
             |     | Pl6 |     |
        =====|=====|=====|=====|=====
        """,
        hand="Ea5 Ea5 Ea6",
    )
    go(match, "play Ea5", "at 3", "play Ea5", "at 3", "play Ea6")
    assert column(match, 1, 3) == ["Pl6-3", "Pl7-3"]


def test_earths_played_at_different_locations_strike_each_where_it_is():
    match = duel(
        """
             | Pl6 | Pl7 |     |
        =====|=====|=====|=====|=====
        """,
        hand="Ea5 Ea6",
    )
    go(match, "play Ea5", "at 3", "play Ea6", "at 2")
    assert (column(match, 1, 2), column(match, 1, 3)) == (["Pl6-1"], ["Pl7-1"])


def test_destruction_by_a_played_earth_is_checked_before_the_next_card():
    match = duel(
        """
             |     | Cr5-4 |     |
        =====|=====|=======|=====|=====
        """,
        hand="Ea5 Ea6",
    )
    events = go(match, "play Ea5", "at 3", "play Ea6", "at 3")
    assert [event["event"] for event in events] == [
        "played",
        "damaged",
        "destroyed",
        "scored",
        "played",
        "turn",
    ]
    assert score(match) == (2, 0)


def test_earth_does_nothing_when_it_is_moved():
    match = duel(
        """
             | Ea5 |     |     |
        =====|=====|=====|=====|=====
             |     | Pl5 |     |
        """,
        hand="Pl6",
    )
    go(match, "discard Pl6", "activate Pl5 3.1")
    assert (column(match, 1, 3), column(match, 0, 3)) == (["Ea5-2"], ["Pl5"])
