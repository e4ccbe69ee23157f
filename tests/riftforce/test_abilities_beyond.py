"""The eight guilds of Beyond."""

import pytest

from tests.playing import choices, go, named, score
from tests.riftforce.drawn import cards_in, column, discard, drawn, duel, hand, pile, table

# ── Beast ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("beast", "amount"), [("Be5", 2), ("Be5-1", 3), ("Be5-4", 3)])
def test_beast_moves_to_a_neighbour_and_strikes_harder_if_it_is_damaged(beast, amount):
    match = duel(
        f"""
             |     |       | Pl6 |
             | Pl7 | Pl5-1 | Pl7 |
        =====|=====|=======|=====|=====
             |     | {beast} | Li5 |
        """,
        hand="Be6",
    )
    go(match, "discard Be6", "activate Be5 3.1")
    assert choices(match) == ["at 2", "at 4"]
    go(match, "at 4")
    assert table(match) == drawn(
        f"""
             |     |       | Pl6 |
             | Pl7 | Pl5-1 | Pl7-{amount} |
        =====|=====|=======|=====|=====
             |     |       | Li5 |
             |     |       | {beast} |
        """
    )


@pytest.mark.parametrize(("end", "inwards"), [(1, 2), (5, 4)])
def test_at_an_end_of_the_row_beast_moves_inwards(end, inwards):
    cells = ["     "] * 5
    cells[end - 1] = " Be5 "
    match = duel("=====|=====|=====|=====|=====\n" + "|".join(cells), hand="Be6")
    go(match, "discard Be6", f"activate Be5 {end}.1")
    assert match.to_move == 1
    assert column(match, 0, inwards) == ["Be5"]


# ── Sand ─────────────────────────────────────────────────────────────────────────────────────


def test_sand_moves_to_any_other_location_and_strikes_each_enemy_there():
    match = duel(
        """
             |     |     | Pl7   |
             |     |     | Pl6-2 |
             | Pl7 | Pl6 | Pl5   | Pl5
        =====|=====|=====|=======|=====
             | Sa5 |     | Wa5   |
        """,
        hand="Sa6",
    )
    go(match, "discard Sa6", "activate Sa5 2.1")
    assert choices(match) == ["at 1", "at 3", "at 4", "at 5"]
    go(match, "at 4")
    assert table(match) == drawn(
        """
             |     |     | Pl7-1 |
             |     |     | Pl6-3 |
             | Pl7 | Pl6 | Pl5-1 | Pl5
        =====|=====|=====|=======|=====
             |     |     | Wa5   |
             |     |     | Sa5   |
        """
    )


@pytest.mark.parametrize(("before", "after"), [("Sa5-4", "Sa5-3"), ("Sa5-1", "Sa5")])
def test_sand_removes_one_damage_from_itself_only(before, after):
    match = duel(
        f"""
        =======|=======|=======|=====|=====
         Sa6-2 | {before} | Wa5-1 |  |
        """,
        hand="Sa6",
    )
    go(match, "discard Sa6", "activate Sa5 2.1", "at 3", "finish")
    assert column(match, 0, 3) == ["Wa5-1", after]
    assert column(match, 0, 1) == ["Sa6-2"]


# ── Lava ─────────────────────────────────────────────────────────────────────────────────────


def test_lava_strikes_the_first_enemy_at_each_neighbour_and_not_here():
    match = duel(
        """
             | Pl7 |     |     |
         Pl5 | Pl6 | Pl5 | Pl7 | Pl5
        =====|=====|=====|=====|=====
             |     | La5 |     |
        """,
        hand="La6",
    )
    go(match, "discard La6", "activate La5 3.1")
    assert table(match) == drawn(
        """
             | Pl7   |       |       |
         Pl5 | Pl6-2 | Pl5   | Pl7-2 | Pl5
        =====|=======|=======|=======|=====
             |       | La5-1 |       |
        """
    )


def test_lava_burns_itself_and_every_ally_in_front_of_it():
    match = duel(
        """
        =====|=====|=======|=====|=====
             | Wa5 | Li5   | Wa6 |
             |     | La6-1 |     |
             |     | La5   |     |
             |     | Li6   |     |
        """,
        hand="La7",
    )
    go(match, "discard La7", "activate La5 3.3", "finish")
    assert table(match) == drawn(
        """
        =====|=====|=======|=====|=====
             | Wa5 | Li5-1 | Wa6 |
             |     | La6-2 |     |
             |     | La5-1 |     |
             |     | Li6   |     |
        """
    )


def test_lava_may_destroy_itself_and_allies_and_the_opponent_scores():
    match = duel(
        """
             | Pl6-4 |       |     |
        =====|=======|=======|=====|=====
             |       | Cr5-4 |     |
             |       | Li6-5 |     |
             |       | La5-4 |     |
        """,
        hand="La6",
    )
    go(match, "discard La6", "activate La5 3.3")
    assert table(match) == drawn("=====|=====|=====|=====|=====")
    assert score(match) == (1, 4)
    assert discard(match, 0) == ["La5", "Li6", "Cr5", "La6"]


@pytest.mark.parametrize(
    ("end", "after"),
    [(1, ["Pl5", "Pl5-2", "Pl5", "Pl5", "Pl6"]), (5, ["Pl5", "Pl5", "Pl5", "Pl5-2", "Pl6"])],
)
def test_at_an_end_of_the_row_lava_has_one_neighbour(end, after):
    cells = ["     "] * 5
    cells[end - 1] = " La5 "
    match = duel(
        f"""
         Pl5 | Pl5 | Pl5 | Pl5 | Pl6
        =====|=====|=====|=====|=====
        {"|".join(cells)}
        """,
        hand="La6",
    )
    go(match, "discard La6", f"activate La5 {end}.1")
    assert [column(match, 1, n) for n in range(1, 6)] == [[name] for name in after]
    assert column(match, 0, end) == ["La5-1"]


# ── Music ────────────────────────────────────────────────────────────────────────────────────


def test_music_places_two_on_the_first_enemy_here():
    match = duel(
        """
             |     | Pl7 |     |
             | Pl7 | Pl6 |     |
        =====|=====|=====|=====|=====
             |     | Mu5 |     |
        """,
        hand="Mu6",
    )
    go(match, "discard Mu6", "activate Mu5 3.1")
    assert table(match) == drawn(
        """
             |     | Pl7   |     |
             | Pl7 | Pl6-2 |     |
        =====|=====|=======|=====|=====
             |     | Mu5   |     |
        """
    )


def test_music_plays_whom_it_destroys_undamaged_and_last_at_a_neighbour():
    match = duel(
        """
             |     | Pl7   |     |
             |     | Pl6-5 |     |
        =====|=====|=======|=====|=====
             | Wa6 | Mu5   |     |
        """,
        hand="Mu6",
    )
    go(match, "discard Mu6", "activate Mu5 3.1")
    assert choices(match) == ["at 2", "at 4"]
    go(match, "at 2")
    assert table(match) == drawn(
        """
             |     | Pl7 |     |
        =====|=====|=====|=====|=====
             | Wa6 | Mu5 |     |
             | Pl6 |     |     |
        """
    )
    assert score(match) == (1, 0)
    assert discard(match, 1) == []


@pytest.mark.parametrize(("end", "inwards"), [(1, 2), (5, 4)])
def test_at_an_end_of_the_row_the_catch_of_music_goes_inwards(end, inwards):
    above, below = ["     "] * 5, ["     "] * 5
    above[end - 1], below[end - 1] = " Pl5-3 ", " Mu5 "
    picture = f"{'|'.join(above)}\n=====|=====|=====|=====|=====\n{'|'.join(below)}"
    match = duel(picture, hand="Mu6")
    go(match, "discard Mu6", f"activate Mu5 {end}.1")
    assert match.to_move == 1
    assert column(match, 0, inwards) == ["Pl5"]


def test_a_crystal_caught_by_music_scores_two():
    match = duel(
        """
             |     | Cr5-3 |     |
        =====|=====|=======|=====|=====
             |     | Mu5   |     |
        """,
        hand="Mu6",
    )
    go(match, "discard Mu6", "activate Mu5 3.1", "at 4")
    assert score(match) == (2, 0)
    assert column(match, 0, 4) == ["Cr5"]


def test_an_earth_caught_by_music_counts_as_just_played():
    match = duel(
        """
             |     |       | Pl7   |
             |     | Ea5-3 | Pl6-5 |
        =====|=====|=======|=======|=====
             |     | Mu6   |       |
        """,
        hand="Mu6",
    )
    go(match, "discard Mu6", "activate Mu6 3.1", "at 4")
    assert table(match) == drawn(
        """
             |     |     | Pl7-1 |
        =====|=====|=====|=======|=====
             |     | Mu6 | Ea5   |
        """
    )
    assert score(match) == (2, 0)
    assert discard(match, 1) == ["Pl6"]


def test_a_love_caught_by_music_heals_an_ally_where_it_comes():
    match = duel(
        """
             |       | Lo5-3 |       |
        =====|=======|=======|=======|=====
             | Wa5-3 | Mu6-1 | Wa6-2 |
             |       |       | Wa5   |
        """,
        hand="Mu7",
    )
    go(match, "discard Mu7", "activate Mu6 3.1", "at 4")
    assert match.to_move == 1
    assert table(match) == drawn(
        """
        =====|=======|=======|=======|=====
             | Wa5-3 | Mu6-1 | Wa6   |
             |       |       | Wa5   |
             |       |       | Lo5   |
        """
    )


@pytest.mark.parametrize("location", [2, 4])
def test_of_several_damaged_allies_a_caught_love_heals_the_one_you_choose(location):
    match = duel(
        """
             |       | Lo5-3 |       |
        =====|=======|=======|=======|=====
             | Wa5-2 | Mu6   | Wa5-2 |
             | Wa6-5 |       | Wa6-5 |
        """,
        hand="Mu6",
    )
    go(match, "discard Mu6", "activate Mu6 3.1", f"at {location}")
    assert choices(match) == [f"heal Wa5 {location}.1", f"heal Wa6 {location}.2"]
    go(match, f"heal Wa6 {location}.2")
    assert column(match, 0, location) == ["Wa5-2", "Wa6", "Lo5"]


@pytest.mark.parametrize("location", [2, 4])
def test_the_catch_may_be_activated_in_the_same_action_if_it_fits(location):
    match = duel(
        """
             | Pl6 | Cr5-3 | Pl6 |
        =====|=====|=======|=====|=====
             |     | Mu5   |     |
        """,
        hand="Mu5",
    )
    go(match, "discard Mu5", "activate Mu5 3.1", f"at {location}")
    assert choices(match) == ["finish", f"activate Cr5 {location}.1"]
    go(match, f"activate Cr5 {location}.1")
    assert column(match, 1, location) == ["Pl6-4"]


def test_the_catch_may_not_be_activated_if_it_does_not_fit():
    match = duel(
        """
             |     | Cr6-4 |     |
        =====|=====|=======|=====|=====
             |     | Mu5   |     |
        """,
        hand="Mu5",
    )
    go(match, "discard Mu5", "activate Mu5 3.1", "at 4")
    assert match.to_move == 1


def test_the_catch_may_not_be_activated_if_guilds_were_chosen_before():
    match = duel(
        """
             |     | Cr5-3 |     |
        =====|=====|=======|=====|=====
         Mu6 |     | Mu5   |     |
        """,
        hand="Mu5",
    )
    go(match, "discard Mu5", "activate Mu6 1.1", "activate Mu5 3.1", "at 4")
    assert match.to_move == 1


def test_the_catch_may_not_be_activated_if_three_were():
    match = duel(
        """
             |     | Cr5-3 |     |
        =====|=====|=======|=====|=====
         Wa5 | Wa5 | Mu5   |     |
        """,
        hand="Mu5",
    )
    go(match, "discard Mu5", "activate Wa5 2.1", "at 1", "activate Wa5 1.1", "activate Mu5 3.1")
    go(match, "at 4")
    assert match.to_move == 1
    assert column(match, 0, 4) == ["Cr5"]


def test_the_catch_is_activated_by_its_guild_like_any_other():
    match = duel(
        """
             |     | Cr5-3 |     | Pl6
        =====|=====|=======|=====|=====
             |     | Mu5   |     |
        """,
        hand="Mu6 Cr7",
        other_guilds="crystal",
    )
    go(match, "discard Mu6", "activate Mu5 3.1", "at 4")
    go(match, "check")
    go(match, "discard Cr7")
    assert choices(match) == ["finish", "activate Cr5 4.1"]


def test_the_catch_controls_a_location_and_is_healed_like_any_other():
    match = duel(
        """
             |     |     |     |
        =====|=====|=======|=====|=====
             | Li5 | Cr5-3 |     |
        """,
        hand="Li6",
        other_guilds="crystal",
    )
    go(match, "discard Li6", "activate Li5 2.1")
    go(match, "check")
    go(match, "check")
    assert column(match, 0, 3) == ["Cr5-2"]
    assert score(match) == (2, 0)


STOLEN = """
             |     | Wa5   |     |
        =====|=====|=======|=====|=====
             |     | Cr5-3 |     |
"""


@pytest.mark.parametrize(
    ("stolen_return", "captor", "owner"), [("captor", ["Cr5"], []), ("owner", [], ["Cr5"])]
)
def test_a_destroyed_catch_goes_where_was_agreed(stolen_return, captor, owner):
    match = duel(
        STOLEN, hand="Wa6", guilds="crystal", to_move=1, start=0, stolen_return=stolen_return
    )
    go(match, "discard Wa6", "activate Wa5 3.1", "at 2")
    assert discard(match, 0) == captor
    assert discard(match, 1) == [*owner, "Wa6"]


@pytest.mark.parametrize("stolen_return", ["captor", "owner"])
def test_a_destroyed_catch_scores_for_the_enemy_of_its_captor_whatever_was_agreed(stolen_return):
    match = duel(STOLEN, hand="Wa6", guilds="crystal", to_move=1, stolen_return=stolen_return)
    go(match, "discard Wa6", "activate Wa5 3.1", "at 2")
    assert score(match) == (0, 2)


def test_to_the_captor_is_the_default():
    match = duel(STOLEN, hand="Wa6", guilds="crystal", to_move=1)
    defaults = {option.name: option.default for option in match.game.options}
    assert defaults["stolen_return"] == "captor"


@pytest.mark.parametrize("stolen_return", ["captor", "owner"])
def test_where_a_catch_returns_changes_nothing_while_it_lives(stolen_return):
    match = duel(
        """
             |     | Cr5-3 | Pl6 |
        =====|=====|=======|=====|=====
             |     | Mu5   |     |
        """,
        hand="Mu5",
        stolen_return=stolen_return,
    )
    go(match, "discard Mu5", "activate Mu5 3.1", "at 4", "activate Cr5 4.1")
    assert table(match) == drawn(
        """
             |     |     | Pl6-4 |
        =====|=====|=====|=======|=====
             |     | Mu5 | Cr5   |
        """
    )
    assert score(match) == (2, 0)
    assert (discard(match, 0), discard(match, 1)) == (["Mu5"], [])


def test_a_card_in_the_discard_pile_of_its_captor_is_drawn_by_the_captor():
    match = duel(
        "=====|=====|=====|=====|=====",
        discard="Cr5",
        rest=5,
        other_guilds="crystal",
    )
    go(match, "check")
    assert hand(match, 0) == ["Cr5"]


# ── Acid ─────────────────────────────────────────────────────────────────────────────────────


def test_acid_places_three_on_the_first_enemy_here_and_one_on_the_second():
    match = duel(
        """
             |     | Pl5 |     |
             |     | Pl7 |     |
             | Pl7 | Pl6 |     |
        =====|=====|=====|=====|=====
             |     | Ac5 |     |
        """,
        hand="Ac6",
    )
    go(match, "discard Ac6", "activate Ac5 3.1")
    assert table(match) == drawn(
        """
             |     | Pl5   |     |
             |     | Pl7-1 |     |
             | Pl7 | Pl6-3 |     |
        =====|=====|=======|=====|=====
             |     | Ac5   |     |
        """
    )


def test_the_second_enemy_for_acid_is_the_second_before_the_blow():
    match = duel(
        """
             |     | Pl5   |     |
             |     | Pl7   |     |
             |     | Pl6-5 |     |
        =====|=====|=======|=====|=====
             |     | Ac5   |     |
        """,
        hand="Ac6",
    )
    go(match, "discard Ac6", "activate Ac5 3.1")
    assert column(match, 1, 3) == ["Pl7-1", "Pl5"]


def test_with_a_lone_enemy_the_one_of_acid_is_lost():
    match = duel(
        """
             |     | Pl7 |     |
        =====|=====|=====|=====|=====
             |     | Ac5 |     |
        """,
        hand="Ac6",
    )
    go(match, "discard Ac6", "activate Ac5 3.1")
    assert column(match, 1, 3) == ["Pl7-3"]


def test_nobody_scores_for_what_acid_destroys():
    match = duel(
        """
             |     | Pl6-5 |     |
             |     | Pl5-3 |     |
        =====|=====|=======|=====|=====
             |     | Ac5   |     |
        """,
        hand="Ac6",
    )
    events = go(match, "discard Ac6", "activate Ac5 3.1")
    assert column(match, 1, 3) == []
    assert discard(match, 1) == ["Pl6", "Pl5"]
    assert named(events, "scored") == []
    assert score(match) == (0, 0)


def test_a_crystal_destroyed_by_acid_scores_nothing():
    match = duel(
        """
             |     | Cr5-3 |     |
        =====|=====|=======|=====|=====
             |     | Ac5   |     |
        """,
        hand="Ac6",
    )
    go(match, "discard Ac6", "activate Ac5 3.1")
    assert column(match, 1, 3) == []
    assert score(match) == (0, 0)


def test_whom_acid_only_damaged_scores_when_another_destroys_it():
    match = duel(
        """
             |     | Pl5 |     |
        =====|=====|=====|=====|=====
             |     | Ac5 |     |
             |     | Ea5 |     |
        """,
        hand="Ac5",
    )
    go(match, "discard Ac5", "activate Ac5 3.1", "activate Ea5 3.2")
    assert score(match) == (1, 0)


# ── Star ─────────────────────────────────────────────────────────────────────────────────────


def test_star_places_two_on_the_first_enemy_here_and_draws_one_card():
    match = duel(
        """
             |     | Pl7 |     |
             |     | Pl6 |     |
        =====|=====|=====|=====|=====
             |     | St5 |     |
        """,
        hand="St6 Wa5",
        pile="Li7 Li5",
    )
    go(match, "discard St6", "activate St5 3.1")
    assert column(match, 1, 3) == ["Pl6-2", "Pl7"]
    assert hand(match, 0) == ["Li7", "Wa5"]
    assert pile(match, 0)[0] == "Li5"


def test_with_seven_cards_in_hand_star_draws_nothing():
    match = duel(
        """
        =====|=====|=====|=====|=====
         St5 |     | St5 |     |
        """,
        hand="St6 Wa5 Wa5 Wa5 Wa6 Wa6 Wa7",
        pile="Li5 Li6",
    )
    go(match, "discard St6", "activate St5 1.1")
    assert len(hand(match, 0)) == 7
    events = go(match, "activate St5 3.1")
    assert named(events, "drew") == []
    assert len(hand(match, 0)) == 7
    assert pile(match, 0)[0] == "Li6"


def test_the_card_just_discarded_may_come_back_by_star():
    match = duel(
        """
        =====|=====|=====|=====|=====
             |     | St5 |     |
        """,
        hand="St6 Wa5",
        rest=5,
    )
    events = go(match, "discard St6", "activate St5 3.1")
    assert named(events, "reshuffled") == [{"event": "reshuffled", "seat": 0, "count": 1}]
    assert hand(match, 0) == ["Wa5", "St6"]
    assert discard(match, 0) == pile(match, 0) == []


def test_star_shuffles_the_whole_discard_pile_into_a_new_pile():
    match = duel(
        """
        =====|=====|=====|=====|=====
             |     | St5 |     |
        """,
        hand="St6",
        discard="Wa5 Wa6",
        rest=5,
    )
    go(match, "discard St6", "activate St5 3.1")
    assert sorted(hand(match, 0) + pile(match, 0)) == ["St6", "Wa5", "Wa6"]
    assert len(hand(match, 0)) == 1
    assert discard(match, 0) == []


def test_with_pile_and_discard_pile_empty_star_draws_nothing():
    match = duel(
        """
        =====|=====|=====|=====|=====
             |     | St5 |     |
             |     | St5 |     |
        """,
        hand="St6",
        rest=5,
    )
    go(match, "discard St6", "activate St5 3.1", "activate St5 3.2", "finish")
    assert hand(match, 0) == ["St6"]
    assert match.to_move == 1


def test_star_draws_before_destruction_is_checked():
    match = duel(
        """
             |     | Ea5-4 |     |
        =====|=====|=======|=====|=====
             |     | St5   |     |
        """,
        hand="St6",
        rest=5,
        guilds="earth",
        stolen_return="owner",
    )
    events = go(match, "discard St6", "activate St5 3.1", "finish")
    names = [event["event"] for event in events]
    assert names.index("drew") < names.index("destroyed")
    assert hand(match, 0) == ["St6"]
    assert discard(match, 0) == ["Ea5"]


# ── Love ─────────────────────────────────────────────────────────────────────────────────────


def test_love_when_activated_places_two_on_the_first_enemy_here_and_heals_nobody():
    match = duel(
        """
             |     | Pl7   |     |
             |     | Pl6   |     |
        =====|=====|=======|=====|=====
             |     | Wa5-1 |     |
             |     | Lo5   |     |
        """,
        hand="Lo6",
    )
    go(match, "discard Lo6", "activate Lo5 3.2")
    assert table(match) == drawn(
        """
             |     | Pl7   |     |
             |     | Pl6-2 |     |
        =====|=====|=======|=====|=====
             |     | Wa5-1 |     |
             |     | Lo5   |     |
        """
    )


def test_love_when_played_removes_all_damage_from_an_ally_here():
    match = duel(
        """
             |       | Pl7-3 |     |
        =====|=======|=======|=====|=====
             | Wa5-2 | Wa7-6 |     |
             |       | Wa5   |     |
        """,
        hand="Lo5",
    )
    go(match, "play Lo5", "at 3")
    assert match.to_move == 1
    assert table(match) == drawn(
        """
             |       | Pl7-3 |     |
        =====|=======|=======|=====|=====
             | Wa5-2 | Wa7   |     |
             |       | Wa5   |     |
             |       | Lo5   |     |
        """
    )


def test_of_several_damaged_allies_love_heals_one_of_your_choice_and_must_heal():
    match = duel(
        """
        =====|=====|=======|=====|=====
             |     | Wa7-6 |     |
             |     | Wa5   |     |
             |     | Wa6-1 |     |
        """,
        hand="Lo5",
    )
    go(match, "play Lo5", "at 3")
    assert choices(match) == ["heal Wa7 3.1", "heal Wa6 3.3"]
    go(match, "heal Wa7 3.1")
    assert column(match, 0, 3) == ["Wa7", "Wa5", "Wa6-1", "Lo5"]
    assert match.to_move == 1


def test_love_heals_nobody_if_no_ally_here_is_damaged():
    match = duel(
        """
             |       | Pl5-1 |     |
        =====|=======|=======|=====|=====
             | Wa5-2 | Wa7   |     |
        """,
        hand="Lo5",
    )
    events = go(match, "play Lo5", "at 3")
    assert named(events, "healed") == []
    assert match.to_move == 1


def test_each_love_played_heals_one():
    match = duel(
        """
        =====|=====|=======|=====|=====
             |     | Wa7-6 |     |
             |     | Wa6-1 |     |
        """,
        hand="Lo5 Lo6",
    )
    go(match, "play Lo5", "at 3", "heal Wa6 3.2", "play Lo6", "at 3")
    assert column(match, 0, 3) == ["Wa7", "Wa6", "Lo5", "Lo6"]


def test_love_and_earth_played_together_act_in_the_order_played():
    match = duel(
        """
             |     | Pl5-4 |     |
        =====|=====|=======|=====|=====
             |     | Wa7-6 |     |
        """,
        hand="Lo5 Ea5",
    )
    events = go(match, "play Ea5", "at 3", "play Lo5", "at 3")
    assert [event["event"] for event in events] == [
        "played",
        "damaged",
        "destroyed",
        "scored",
        "played",
        "healed",
        "turn",
    ]
    assert column(match, 0, 3) == ["Wa7", "Ea5", "Lo5"]


# ── Magnet ───────────────────────────────────────────────────────────────────────────────────


def test_magnet_strikes_the_last_enemy_here_and_both_move_to_the_same_neighbour():
    match = duel(
        """
             |     | Pl7-1 |     |
             |     | Pl6   | Pl5 |
        =====|=====|=======|=====|=====
             |     | Ma5   | Li5 |
             |     | Wa5   |     |
        """,
        hand="Ma6",
    )
    go(match, "discard Ma6", "activate Ma5 3.1")
    assert choices(match) == ["at 2", "at 4"]
    go(match, "at 4")
    assert table(match) == drawn(
        """
             |     |     | Pl7-3 |
             |     | Pl6 | Pl5   |
        =====|=====|=====|=======|=====
             |     | Wa5 | Li5   |
             |     |     | Ma5   |
        """
    )


def test_without_an_enemy_here_magnet_moves_alone():
    match = duel(
        """
             | Pl7 |     | Pl5 |
        =====|=====|=====|=====|=====
             |     | Ma5 |     |
        """,
        hand="Ma6",
    )
    go(match, "discard Ma6", "activate Ma5 3.1")
    assert choices(match) == ["at 2", "at 4"]
    go(match, "at 2")
    assert table(match) == drawn(
        """
             | Pl7 |     | Pl5 |
        =====|=====|=====|=====|=====
             | Ma5 |     |     |
        """
    )


def test_magnet_moves_alone_if_it_destroys_the_enemy_and_nobody_comes_in_its_stead():
    match = duel(
        """
             |     | Pl7-5 |     |
             |     | Pl6   |     |
        =====|=====|=======|=====|=====
             |     | Ma5   |     |
        """,
        hand="Ma6",
    )
    events = go(match, "discard Ma6", "activate Ma5 3.1", "at 2")
    assert cards_in(events, "moved") == ["Ma5"]
    assert table(match) == drawn(
        """
             |     | Pl6 |     |
        =====|=====|=====|=====|=====
             | Ma5 |     |     |
        """
    )
    assert score(match) == (1, 0)


@pytest.mark.parametrize(("end", "inwards"), [(1, 2), (5, 4)])
def test_at_an_end_of_the_row_magnet_and_its_enemy_move_inwards(end, inwards):
    above, below = ["     "] * 5, ["     "] * 5
    above[end - 1], below[end - 1] = " Pl6 ", " Ma5 "
    picture = f"{'|'.join(above)}\n=====|=====|=====|=====|=====\n{'|'.join(below)}"
    match = duel(picture, hand="Ma6")
    go(match, "discard Ma6", f"activate Ma5 {end}.1")
    assert match.to_move == 1
    assert (column(match, 0, inwards), column(match, 1, inwards)) == (["Ma5"], ["Pl6-2"])
