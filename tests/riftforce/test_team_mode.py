"""Team mode: three or four players, two sides, six locations in a green and a gray area."""

from __future__ import annotations

from typing import Any

import pytest

from elementarium.core.errors import BadOption
from elementarium.core.match import Match
from tests.playing import choices, go, named, score
from tests.riftforce.drawn import column, discard, hand, new_match, pile, team

TEAMS = {"team3": 3, "team4": 4}
every_team = pytest.mark.parametrize("mode", TEAMS)

EMPTY = "=====|=====|=====|=====|=====|====="
ONE_EACH = """
             |     |     |     | Pl5 |
        =====|=====|=====|=====|=====|=====
             | Wa5 |     |     |     |
"""
"""Side 0 controls one location of green, side 1 one of gray."""


def drafted(mode: str, seed: int = 0) -> tuple[Match, list[int]]:
    """Everybody takes the first summoner on display; who picked, in order."""
    match, pickers = new_match(seed, mode=mode), []
    while match.view(None)["phase"] == "summoner":
        assert match.to_move is not None
        pickers.append(match.to_move)
        go(match, choices(match)[0])
    return match, pickers


def act(match: Match) -> None:
    """An action whatever is in hand: a check, or a discard that activates nobody."""
    turn = match.turn
    go(match, "check" if "check" in choices(match) else choices(match)[-1])
    if match.turn == turn:
        go(match, "finish")


def guilds(match: Match) -> list[int]:
    """How many guilds everybody has."""
    return [len(seat["guilds"]) for seat in match.view(None)["seats"]]


# ── the table ────────────────────────────────────────────────────────────────────────────────


@every_team
def test_there_are_six_locations(mode):
    assert len(new_match(mode=mode).view(None)["locations"]) == 6


def test_positions_1_and_2_face_each_other_across_green_3_and_4_across_gray():
    for seed in range(6):
        view = new_match(seed, mode="team4").view(None)
        areas = [view["seats"][seat]["area"] for seat in view["order"]]
        assert areas == [[0, 1, 2], [0, 1, 2], [3, 4, 5], [3, 4, 5]]


def test_teams_are_1_and_3_against_2_and_4():
    for seed in range(6):
        view = new_match(seed, mode="team4").view(None)
        assert sorted(view["order"]) == [0, 1, 2, 3]
        one, two, three, four = (view["seats"][seat]["side"] for seat in view["order"])
        assert (one, two) == (three, four)
        assert one != two


def test_with_three_players_one_sits_at_2_and_4_against_the_team_who_start():
    for seed in range(6):
        view = new_match(seed, mode="team3").view(None)
        assert view["order"] == [0, 1, 2, 1]
        assert view["start"] == 0
        assert [seat["side"] for seat in view["seats"]] == [0, 1, 0]


def test_with_four_a_coin_decides_which_team_is_1_and_3():
    orders = [tuple(new_match(seed, mode="team4").view(None)["order"]) for seed in range(40)]
    assert set(orders) == {(0, 1, 2, 3), (1, 0, 3, 2)}
    assert 10 <= orders.count((0, 1, 2, 3)) <= 30


def test_the_middle_boundary_is_a_neighbourhood_like_any_other():
    match = team(
        """
             |     |     | Pl5 |     |
        =====|=====|=====|=====|=====|=====
             |     | Wa5 |     |     |
        """,
        hands=["Wa6"],
    )
    go(match, "discard Wa6", "activate Wa5 3.1")
    assert choices(match) == ["at 2", "at 4"]
    go(match, "at 4")
    assert column(match, 1, 4) == ["Pl5-1"]


def test_cards_are_played_across_the_middle_boundary():
    match = team(EMPTY, hands=["Wa5 Wa6"])
    go(match, "play Wa5", "at 3", "play Wa6")
    assert choices(match) == ["at 2", "at 3", "at 4"]


def test_the_two_ends_of_six_are_not_neighbours():
    match = team("====|====|====|====|====|====\n    |    |    |    |    | Wa5", hands=["Wa6"])
    events = go(match, "discard Wa6", "activate Wa5 6.1")
    assert [event["to"] for event in named(events, "moved")] == [4]


def test_a_location_has_one_column_a_side():
    match = team(
        """
        =====|=====|=====|=====|=====|=====
             |     | Ea5 |     |     |
        """,
        hands=["Wa5"],
    )
    go(match, "play Wa5", "at 3")
    assert column(match, 0, 3) == ["Ea5@2", "Wa5"]


# ── draft and set-up ─────────────────────────────────────────────────────────────────────────


@every_team
def test_everybody_is_dealt_one_summoner_and_six_and_one_a_player_are_on_display(mode):
    match = new_match(mode=mode)
    assert guilds(match) == [1] * TEAMS[mode]
    assert len(match.view(None)["display"]) == 6 + TEAMS[mode]


def test_three_players_pick_1_2_3_4_1_2_3_the_lone_player_at_2_and_4():
    match, pickers = drafted("team3")
    assert pickers == [0, 1, 2, 1, 0, 1, 2]
    assert guilds(match) == [3, 4, 3]


@pytest.mark.parametrize("seed", range(4))
def test_four_players_pick_in_position_order_until_everybody_has_three(seed):
    match, pickers = drafted("team4", seed)
    assert pickers == match.view(None)["order"] * 2
    assert guilds(match) == [3, 3, 3, 3]


@every_team
def test_team_members_play_with_27_cards_the_lone_player_with_36(mode):
    match, _ = drafted(mode)
    sizes = [len(hand(match, seat)) + len(pile(match, seat)) for seat in range(match.seats)]
    for event in placed(match):
        sizes[event["seat"]] += 1
    assert sizes == ([27, 36, 27] if mode == "team3" else [27, 27, 27, 27])


def placed(match: Match) -> list[dict[str, Any]]:
    """The starting elementals, in the order they were placed."""
    again, events = match.restarted(), list(match.opening)
    for action in match.history:
        events += again.apply(action)
    return named([match.game.event(event, None) for event in events], "placed")


@every_team
def test_everyone_draws_seven(mode):
    match, _ = drafted(mode)
    assert [len(hand(match, seat)) for seat in range(match.seats)] == [7] * TEAMS[mode]


@pytest.mark.parametrize("seed", range(3))
def test_the_lone_player_places_two_first_at_the_middle_of_green_then_of_gray(seed):
    match, _ = drafted("team3", seed)
    assert [(event["seat"], event["location"]) for event in placed(match)] == [(1, 1), (1, 4)]
    assert len(pile(match, 1)) == 36 - 7 - 2
    assert match.state.columns[:, -1].tolist() == [0, 2]


@pytest.mark.parametrize("seed", range(4))
def test_of_four_positions_2_3_4_place_one_each_at_the_middle_of_their_own_area(seed):
    match, _ = drafted("team4", seed)
    _, two, three, four = match.view(None)["order"]
    found = [(event["seat"], event["location"]) for event in placed(match)]
    assert found == [(two, 1), (three, 4), (four, 4)]
    assert column(match, 0, 5)
    assert column(match, 1, 5)


def test_a_random_draft_gives_everybody_their_number_of_guilds():
    assert guilds(new_match(mode="team3", draft="random")) == [3, 4, 3]
    assert guilds(new_match(mode="team4", draft="random")) == [3, 3, 3, 3]


# ── rounds ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("mode", "start", "order"),
    [("team3", 0, [0, 1, 2, 1]), ("team4", 0, [0, 1, 2, 3]), ("team4", 1, [1, 0, 3, 2])],
)
def test_a_round_is_one_action_at_each_of_the_positions_1_to_4(mode, start, order):
    match = team(EMPTY, mode, start=start, to_move=start)
    acted = []
    for number in range(8):
        assert match.view(None)["rounds"] == number // 4
        acted.append(match.to_move)
        act(match)
    assert acted == order * 2


def test_the_lone_player_has_one_hand_for_both_actions_of_a_round():
    match = team(EMPTY, "team3", hands=["", "Pl5 Ic6"], to_move=1, position=2)
    go(match, "discard Pl5")
    assert match.to_move == 2
    go(match, "check")
    assert match.to_move == 1
    assert choices(match) == ["check", "play Ic6", "discard Ic6"]


def test_the_score_is_per_team():
    match = team(
        """
        =====|=====|=====|=====|=====|=====
         Wa5 |     |     | Wa5 | Ea5 |
        """
    )
    go(match, "check", "check", "check")
    assert score(match) == (3, 0)
    assert len(match.view(0)["score"]) == 2


# ── play ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seat", range(4))
def test_everybody_plays_anywhere(seat):
    cards = ["Fi5", "Pl5", "Ea5", "Sh5"]
    match = team(EMPTY, hands=cards, to_move=seat)
    go(match, f"play {cards[seat]}")
    assert choices(match) == [f"at {location}" for location in range(1, 7)]


# ── activate ─────────────────────────────────────────────────────────────────────────────────

PARTNERS = """
             |     |     |     |     |
        =====|=====|=====|=====|=====|=====
         Fi5 | Fi6 | Ea5 | Ea6 | St5 |
"""
"""Seat 0 has the Fires, its partner, seat 2, the others."""


def test_activate_by_number_may_use_the_elementals_of_the_partner():
    match = team(PARTNERS, hands=["Fi5"])
    go(match, "discard Fi5")
    everybody = ["activate Fi5 1.1", "activate Fi6 2.1", "activate Ea5 3.1", "activate St5 5.1"]
    assert choices(match) == ["finish", *everybody]
    go(match, "activate Ea5 3.1")
    assert choices(match) == ["finish", "activate Fi5 1.1", "activate St5 5.1"]


def test_activate_by_guild_uses_only_your_own():
    match = team(PARTNERS, hands=["Fi5"])
    go(match, "discard Fi5", "activate Fi6 2.1")
    assert choices(match) == ["finish", "activate Fi5 1.1"]


def test_after_an_own_elemental_with_guild_and_number_the_partner_may_still_follow():
    match = team(PARTNERS, hands=["Fi5"])
    go(match, "discard Fi5", "activate Fi5 1.1", "activate Ea5 3.1")
    assert choices(match) == ["finish", "activate St5 5.1"]


def test_a_captured_guild_of_the_partner_is_not_activated_by_guild():
    match = team(
        """
        =====|=======|=====|=====|=====|=====
         Fi5 | Fi6@2 |     |     |     |
        """,
        hands=["Fi7"],
    )
    go(match, "discard Fi7")
    assert choices(match) == ["finish", "activate Fi5 1.1"]


def test_the_elementals_of_the_other_team_are_never_activated():
    match = team(
        """
             |     | Pl5 | Sh5 |     |
        =====|=====|=====|=====|=====|=====
         Fi5 |     |     |     |     |
        """,
        hands=["Fi5"],
    )
    go(match, "discard Fi5")
    assert choices(match) == ["finish", "activate Fi5 1.1"]


def test_the_lone_player_activates_as_in_a_duel():
    match = team(
        """
             |     | Pl5 | Pl6 | Sh5 | Sh6
        =====|=====|=====|=====|=====|=====
             |     |     |     |     |
        """,
        "team3",
        hands=["", "Pl5"],
        to_move=1,
        position=4,
    )
    go(match, "discard Pl5")
    every_plant = ["activate Pl5 3.1", "activate Pl6 4.1"]
    assert choices(match) == ["finish", *every_plant, "activate Sh5 5.1"]


# ── allies ───────────────────────────────────────────────────────────────────────────────────


def test_allies_are_all_elementals_on_your_side_so_fire_burns_the_partners_behind_it():
    match = team(
        """
        =====|=====|=====|=====|=====|=====
         Fi5 |     |     |     |     |
         Ea5 |     |     |     |     |
        """,
        hands=["Fi6"],
    )
    go(match, "discard Fi6", "activate Fi5 1.1")
    assert column(match, 0, 1) == ["Fi5", "Ea5-1@2"]


def test_light_heals_the_partners_elementals_too():
    match = team(
        """
        =======|=====|=====|=====|=====|=======
         Li5-1 |     |     |     |     | Ea5-2
        """,
        hands=["Li6"],
    )
    go(match, "discard Li6", "activate Li5 1.1")
    assert choices(match) == ["heal Li5 1.1", "heal Ea5 6.1"]
    go(match, "heal Ea5 6.1")
    assert column(match, 0, 6) == ["Ea5-1@2"]


def test_lava_strikes_the_partners_elementals_in_front_of_it():
    match = team(
        """
         La5 |     |     |     |     |
         Pl5 |     |     |     |     |
        =====|=====|=====|=====|=====|=====
        """,
        hands=["", "", "", "La6"],
        to_move=3,
    )
    go(match, "discard La6", "activate La5 1.2")
    assert column(match, 1, 1) == ["Pl5-1", "La5-1@3"]


def test_love_welcomes_the_partners_elementals_where_it_comes():
    match = team(
        """
        =====|=======|=====|=====|=====|=====
             | Ea5-3 |     |     |     |
        """,
        guilds=("fire water love", "plant ice crystal", "earth music star", "shadow acid lava"),
        hands=["Lo5"],
    )
    go(match, "play Lo5", "at 2")
    assert column(match, 0, 2) == ["Ea5@2", "Lo5"]


def test_a_destroyed_elemental_goes_to_the_discard_pile_of_its_player_and_not_of_the_partner():
    match = team(
        """
         Sh5-4 |     |     |     |     |
        =======|=====|=====|=====|=====|=====
         Fi5   |     |     |     |     |
         Ea5-4 |     |     |     |     |
        """,
        hands=["Fi6"],
    )
    go(match, "discard Fi6", "activate Fi5 1.1")
    assert [discard(match, seat) for seat in range(4)] == [["Fi6"], [], ["Ea5"], ["Sh5"]]
    assert score(match) == (1, 1)


# ── "you" is the player who acts ─────────────────────────────────────────────────────────────


def test_the_partners_star_draws_for_the_player_who_acts():
    match = team(
        """
        =====|=====|=====|=====|=====|=====
         St5 |     |     |     |     |
        """,
        hands=["Fi5 Fi6"],
        piles=["Wa7", "", "Ea7"],
    )
    go(match, "discard Fi5", "activate St5 1.1")
    assert hand(match, 0) == ["Fi6", "Wa7"]
    assert hand(match, 2) == []


CATCH = """
             |     | Cr5-3 |     |     |
        =====|=====|=======|=====|=====|=====
             |     | Mu5   |     |     |
"""


def caught() -> Match:
    """Seat 0 has caught a Crystal of seat 1 with the Music of its partner."""
    match = team(CATCH, hands=["Fi5"])
    go(match, "discard Fi5", "activate Mu5 3.1", "at 4")
    return match


def test_the_catch_of_the_partners_music_belongs_to_the_player_who_acts():
    match = caught()
    assert column(match, 0, 4) == ["Cr5"]
    assert score(match) == (2, 0)


def test_the_catch_may_be_activated_at_once_by_its_new_owner_if_it_matches():
    assert "activate Cr5 4.1" in choices(caught())


@pytest.mark.parametrize(("stolen_return", "home"), [("captor", 2), ("owner", 1)])
def test_a_captive_destroyed_later_goes_to_its_captor_or_to_its_first_owner(stolen_return, home):
    match = team(
        """
             | Sh5 |         |     |     |
        =====|=====|=========|=====|=====|=====
             |     | Cr5-4@2 |     |     |
        """,
        hands=["", "", "", "Sh6"],
        to_move=3,
        stolen_return=stolen_return,
    )
    go(match, "discard Sh6", "activate Sh5 2.1", "at 3")
    assert score(match) == (0, 3)
    homes = [seat for seat in range(4) if "Cr5" in discard(match, seat)]
    assert homes == [home]


# ── Check & Draw ─────────────────────────────────────────────────────────────────────────────

EVERYWHERE = """
        =====|=====|=====|=====|=====|=====
         Wa5 | Wa5 | Ea5 | Wa6 | Ea5 | Wa7
"""


@pytest.mark.parametrize("seat", [0, 2])
def test_a_team_member_looks_at_the_three_locations_of_their_own_area(seat):
    match = team(EVERYWHERE, to_move=seat)
    go(match, "check")
    assert score(match) == (3, 0)


def test_own_area_goes_by_position():
    picture = """
        =====|=====|=====|=====|=====|=====
         Wa5 |     |     |     | Ea5 | Ea6
    """
    points = []
    for seat in (0, 2):
        match = team(picture, to_move=seat)
        go(match, "check")
        points.append(score(match)[0])
    assert points == [1, 2]


@pytest.mark.parametrize("position", [2, 4])
def test_the_lone_player_looks_at_all_six(position):
    match = team(
        """
         Pl5 | Pl5 | Ic5 | Pl6 | Ic5 |
        =====|=====|=====|=====|=====|=====
             | Wa5 |     |     |     |
        """,
        "team3",
        to_move=1,
        position=position,
    )
    go(match, "check")
    assert score(match) == (0, 4)


def test_in_the_area_the_partners_elementals_count():
    match = team(
        """
        =====|=====|=====|=====|=====|=====
         Ea5 | Ea6 |     | Wa5 |     |
        """
    )
    go(match, "check")
    assert score(match) == (2, 0)


def test_a_single_enemy_of_either_player_denies_a_location():
    match = team(
        """
         Pl5 | Sh5 |     |     |     |
        =====|=====|=====|=====|=====|=====
         Wa5 | Wa5 | Wa6 |     |     |
        """
    )
    go(match, "check")
    assert score(match) == (1, 0)


def test_who_checks_draws_to_seven_from_their_own_pile():
    match = team(EMPTY, hands=["Fi5", "Pl5", "Ea5", "Sh5"])
    sizes = [len(pile(match, seat)) for seat in range(4)]
    go(match, "check")
    assert [len(hand(match, seat)) for seat in range(4)] == [7, 1, 1, 1]
    assert [len(pile(match, seat)) for seat in range(4)] == [sizes[0] - 6, *sizes[1:]]


def test_check_and_draw_needs_fewer_than_seven_in_the_own_hand_only():
    full = "Ea5 Ea5 Ea6 Mu5 Mu6 St5 St7"
    match = team(EMPTY, hands=["Fi5", "", full])
    assert "check" in choices(match)
    match = team(EMPTY, hands=["Fi5", "", full], to_move=2)
    assert "check" not in choices(match)


# ── the end ──────────────────────────────────────────────────────────────────────────────────


@every_team
def test_at_twelve_the_round_is_finished_through_position_4(mode):
    match = team(ONE_EACH, mode, score=(11, 5))
    for _ in range(3):
        act(match)
        assert not match.is_over
    act(match)
    assert match.is_over
    assert match.view(None)["winner"] == 0


def test_twelve_reached_by_position_4_end_the_game_at_once():
    match = team(ONE_EACH, score=(5, 11), to_move=3)
    go(match, "check")
    assert (score(match), match.is_over) == ((5, 12), True)


def test_with_the_other_team_at_1_and_3_the_round_ends_after_seat_2():
    match = team(ONE_EACH, score=(5, 12), start=1, to_move=1)
    for seat in (1, 0, 3, 2):
        assert match.to_move == seat
        go(match, "check")
    assert match.is_over


@every_team
def test_a_tie_is_played_off_by_whole_extra_rounds(mode):
    match = team(EMPTY, mode, score=(12, 12))
    for _ in range(2):
        for _ in range(4):
            assert not match.is_over
            act(match)
    assert (score(match), match.is_over) == ((12, 12), False)


def test_in_a_tie_break_a_lead_counts_only_at_the_end_of_the_round():
    match = team(ONE_EACH, score=(12, 12))
    go(match, "check")
    assert (score(match), match.is_over) == ((13, 12), False)
    go(match, "check", "check", "check")
    assert (score(match), match.is_over) == ((13, 13), False)
    assert match.to_move == 0


def test_the_members_of_a_team_win_and_lose_together():
    match = team(ONE_EACH, score=(5, 11), to_move=3)
    go(match, "check")
    assert match.returns() == [-1, 1, -1, 1]


def test_a_team_of_two_wins_against_the_lone_player():
    match = team(EMPTY, "team3", score=(12, 5), to_move=1, position=4)
    go(match, "check")
    assert match.returns() == [1, -1, 1]


@pytest.mark.parametrize("seat", range(4))
def test_a_team_loses_when_one_of_it_gives_up(seat):
    match = new_match(mode="team4")
    match.concede(seat, "resigned")
    assert match.returns() == ([-1, 1, -1, 1] if seat % 2 == 0 else [1, -1, 1, -1])


@pytest.mark.parametrize(("places", "ends"), [((1, 2, 3), True), ((1, 2, 1), False)])
def test_without_cards_the_game_ends_where_a_whole_round_gives_both_sides_alike(places, ends):
    """The lone player checks twice a round: one location is worth two of the team's."""
    match = team(EMPTY, "team3", rest=places, score=(3, 2))
    go(match, "check", "check", "check", "check")
    assert match.is_over == ends


# ── options ──────────────────────────────────────────────────────────────────────────────────


@every_team
def test_a_team_plays_with_the_beyond_set_without_being_asked(mode):
    assert new_match(mode=mode).options["guilds"] == "beyond"


@every_team
def test_a_team_cannot_play_with_the_base_set(mode):
    with pytest.raises(BadOption, match=f"guilds: {mode} needs beyond"):
        new_match(mode=mode, guilds="base")


def test_a_fixed_draft_names_as_many_guilds_as_everybody_has():
    decks = "fire,water,light/plant,ice,crystal,shadow/earth,music,star"
    assert guilds(new_match(mode="team3", draft="fixed", decks=decks)) == [3, 4, 3]
    with pytest.raises(BadOption, match="expected 3 guilds for each of the seats"):
        new_match(mode="team4", draft="fixed", decks=decks)
    with pytest.raises(BadOption, match="expected 3, 4, 3 guilds for the 3 seats"):
        new_match(mode="team3", draft="fixed", decks="fire,water,light/plant,ice,crystal/earth")


# ── secrets ──────────────────────────────────────────────────────────────────────────────────


def test_the_hand_of_the_partner_is_hidden():
    match = team(EMPTY, hands=["Fi5", "Pl5", "Ea5 Ea6", "Sh5"])
    seats = match.view(0)["seats"]
    assert [seat["hand"] for seat in seats] == [["Fi5"], None, None, None]
    assert seats[2]["held"] == 2


def test_a_card_the_partner_is_about_to_place_is_hidden():
    views = []
    for card in ("Ea5", "Mu6"):
        match = team(EMPTY, hands=["", "", "Ea5 Mu6"], to_move=2)
        go(match, f"play {card}")
        views.append(match.view(0))
    assert views[0] == views[1]
