"""Solo: the trainer's plans, its attacks, scoring and the end."""

from __future__ import annotations

import json

import pytest

from elementarium.core.match import Match
from elementarium.games.riftforce.plans import RECONSTRUCTED_DECK
from tests.playing import choices, engine, go, named, score
from tests.riftforce.drawn import column, discard, drawn, new_match, table
from tests.riftforce.trained import solo

NOBODY_BELOW = """
 Fi5 | Fi6 | Fi7 |     |
=====|=====|=====|=====|=====
"""


def skipped(events) -> list[int]:
    return [event["number"] for event in named(events, "skipped")]


def struck(events) -> list[tuple[str, int]]:
    """The player's elementals that were struck, each with its damage."""
    return [(e["card"], e["amount"]) for e in named(events, "damaged") if e["side"] == 0]


# ── the printed example ──────────────────────────────────────────────────────────────────────


def test_the_printed_example_of_a_plan():
    """6-5-6 at 5: the 6 hits Water for 3, a 5 elsewhere is chosen, the last 6 is skipped."""
    match = solo(
        """
             | Ai5 |     | Ai5 | Sh6
        =====|=====|=====|=====|=====
             | Fi5 |     | Fi6 | Wa6
        """,
        plan="656 at 5",
        bot="Sh7",
    )
    events = go(match, "plan")
    assert column(match, 1, 5) == ["Sh6*", "Sh7"]
    assert struck(events) == [("Wa6", 3)]
    assert choices(match) == ["activate Ai5 2.1", "activate Ai5 4.1"]
    events = go(match, "activate Ai5 4.1")
    assert struck(events) == [("Fi6", 2)]
    assert skipped(events) == [6]
    assert table(match) == drawn(
        """
             |     |     |       | Sh7
             | Ai5 |     | Ai5   | Sh6
        =====|=====|=====|=======|=======
             | Fi5 |     | Fi6-2 | Wa6-3
        """
    )
    assert match.view(0)["phase"] == "action"


# ── the plan ─────────────────────────────────────────────────────────────────────────────────


def test_after_the_players_action_comes_the_top_plan():
    match = solo(NOBODY_BELOW, hand="Wa5")
    go(match, "check")
    assert match.to_move == 0
    assert choices(match) == ["plan"]
    go(match, "plan")
    assert match.view(0)["phase"] == "action"
    assert match.view(0)["rounds"] == 1


def test_the_next_bot_is_put_last_at_the_marked_location():
    match = solo(
        """
         Fi7 |     |     |     |
        =====|=====|=====|=====|=====
        """,
        plan="555 at 1",
        bot="Cr5 Fi6",
    )
    events = go(match, "plan")
    assert column(match, 1, 1) == ["Fi7", "Cr5"]
    assert [e["card"] for e in named(events, "placed")] == ["Cr5"]


def test_locations_count_from_the_players_left():
    for location in range(1, 6):
        match = solo("=====|=====|=====|=====|=====", plan=f"555 at {location}", bot="Cr7")
        go(match, "plan")
        assert column(match, 1, location) == ["Cr7"]


def test_a_bot_that_is_put_does_nothing_for_being_put():
    match = solo(
        """
         Fi7-3 |     |     |     |
        =======|=====|=====|=====|=====
         Wa7   |     |     |     |
        """,
        plan="555 at 1",
        bot="Ea6",
    )
    go(match, "plan")
    assert column(match, 0, 1) == ["Wa7"]
    match = solo(
        """
         Fi7-3 |     |     |     |
        =======|=====|=====|=====|=====
        """,
        plan="555 at 1",
        bot="Lo6",
    )
    go(match, "plan")
    assert column(match, 1, 1) == ["Fi7-3", "Lo6"]


def test_a_control_plan_gives_the_trainer_1_for_each_location_it_controls():
    match = solo(
        """
         Fi5 | Fi5 |     | Fi6 |
        =====|=====|=====|=====|=====
             | Wa5 | Wa6 |     |
        """,
        plan="control at 5",
        bot="Fi7",
    )
    go(match, "plan")
    assert score(match) == (0, 3)


def test_a_control_plan_counts_the_bot_it_has_put():
    match = solo("=====|=====|=====|=====|=====", plan="control at 2", bot="Fi5")
    go(match, "plan")
    assert score(match) == (0, 1)


def test_a_control_plan_activates_nobody():
    match = solo(
        """
         Fi5 | Fi6 | Fi7 |     |
        =====|=====|=====|=====|=====
         Wa5 | Wa5 | Wa5 |     |
        """,
        plan="control at 1",
    )
    assert not named(go(match, "plan"), "activated")


def test_an_attack_plan_scores_no_control():
    match = solo(NOBODY_BELOW, plan="555 at 1")
    go(match, "plan")
    assert score(match) == (0, 0)


def test_an_attack_activates_one_bot_for_each_number_from_left_to_right():
    match = solo(
        """
         Fi5 | Fi6 |     |     | Sh7
        =====|=====|=====|=====|=====
         Wa7 | Wa7 |     | Wa6 |
        """,
        plan="765 at 3",
        bot="Sh5",
    )
    activated = named(go(match, "plan"), "activated")
    assert [event["card"] for event in activated] == ["Sh7", "Fi6", "Fi5"]
    assert {event["seat"] for event in activated} == {1}


def test_the_bot_just_put_may_attack():
    match = solo(
        """
        =====|=====|=====|=====|=====
             |     | Wa7 |     |
        """,
        plan="557 at 3",
        bot="Fi5",
    )
    events = go(match, "plan")
    assert struck(events) == [("Wa7", 2)]


def test_only_a_bot_that_can_place_damage_is_activated():
    match = solo(
        """
         Fi5 |     | Fi5 |     |
        =====|=====|=====|=====|=====
             |     | Wa7 |     |
        """,
        plan="566 at 1",
        bot="Sh7",
    )
    events = go(match, "plan")
    assert [(e["location"], e["card"]) for e in named(events, "activated")] == [(2, "Fi5")]


def test_where_several_can_the_player_chooses_the_bot():
    match = solo(
        """
         Fi5 |     |     |     |
         Sh5 |     | Sh5 | Fi5 |
        =====|=====|=====|=====|=====
         Wa7 |     | Wa7 |     |
        """,
        plan="566 at 2",
        bot="Fi7",
    )
    go(match, "plan")
    assert choices(match) == ["activate Sh5 1.1", "activate Fi5 1.2", "activate Sh5 3.1"]
    go(match, "activate Fi5 1.2")
    assert column(match, 0, 1) == ["Wa7-2"]


def test_each_bot_acts_at_most_once_in_a_plan():
    match = solo(
        """
         Fi5 |     |     |     |
        =====|=====|=====|=====|=====
         Wa7 |     |     |     |
        """,
        plan="556 at 2",
        bot="Fi7",
    )
    events = go(match, "plan")
    assert struck(events) == [("Wa7", 2)]
    assert skipped(events) == [5, 6]


def test_a_bot_may_act_again_in_the_next_plan():
    match = solo(
        """
         Fi5 |     |     |     |
        =====|=====|=====|=====|=====
         Wa7 |     |     |     |
        """,
        plan="566 at 2, 755 at 4",
        bot="Sh7 Sh7",
        hand="Ea5",
    )
    events = go(match, "plan", "discard Ea5", "plan")
    assert [event["card"] for event in named(events, "activated")] == ["Fi5", "Sh7", "Fi5"]


def test_where_none_can_the_number_is_skipped():
    match = solo(NOBODY_BELOW, plan="567 at 4", bot="Sh5")
    events = go(match, "plan")
    assert skipped(events) == [5, 6, 7]
    assert not named(events, "activated")


def test_a_plan_goes_on_with_what_its_first_bots_have_changed():
    """The first 5 destroys the only enemy; the second finds nobody."""
    match = solo(
        """
         Fi5 |     |     |     |
         Sh5 |     |     |     |
        =======|=====|=====|=====|=====
         Wa5-3 |     |     |     |
        """,
        plan="556 at 2",
        bot="Fi7",
    )
    go(match, "plan")
    events = go(match, "activate Sh5 1.1")
    assert skipped(events) == [5, 6]


# ── the trainer's pile ───────────────────────────────────────────────────────────────────────


def test_an_empty_bot_pile_is_made_anew_from_the_trainers_discards():
    match = solo(
        "=====|=====|=====|=====|=====", plan="555 at 2", bots_rest="discard", bots_discard="Fi5"
    )
    events = go(match, "plan")
    assert [e["count"] for e in named(events, "reshuffled")] == [36]
    assert len(column(match, 1, 2)) == 1
    assert len(match.position()["seats"][1]["pile"]) == 35
    assert discard(match, 1) == []


def test_with_pile_and_discards_empty_no_bot_is_put_and_the_plan_goes_on():
    match = solo(
        """
         Fi5 |     |     |     |
        =====|=====|=====|=====|=====
         Wa7 |     |     |     |
        """,
        plan="566 at 3",
        bots_rest=1,
    )
    events = go(match, "plan")
    assert not named(events, "placed")
    assert column(match, 1, 3) == []
    assert choices(match)[0].startswith("activate")


# ── scoring ──────────────────────────────────────────────────────────────────────────────────


def destroyed_by_a_five(card: str, **more) -> Match:
    match = solo(
        f"""
         Fi5   |     |     |     |
        =======|=====|=====|=====|=====
         {card} |     |     |     |
        """,
        plan="566 at 3",
        bot="Sh7",
        **more,
    )
    go(match, "plan")
    return match


def test_the_trainer_scores_1_for_each_of_your_elementals_destroyed():
    match = destroyed_by_a_five("Wa5-4")
    assert score(match) == (0, 1)
    assert discard(match, 0) == ["Wa5"]


def test_the_trainer_scores_2_for_a_crystal():
    assert score(destroyed_by_a_five("Cr5-4")) == (0, 2)


def test_the_trainer_scores_what_your_own_fire_destroys():
    match = solo(
        """
         Ea7   |     |     |     |
        =======|=====|=====|=====|=====
         Fi5   |     |     |     |
         Wa5-4 |     |     |     |
        """,
        hand="Fi6",
    )
    go(match, "discard Fi6", "activate Fi5 1.1")
    assert score(match) == (0, 1)


@pytest.mark.parametrize(("bot", "points"), [("Ea5-4", 1), ("Cr5-4", 1)])
def test_a_bot_is_worth_1_a_crystal_too(bot, points):
    match = solo(
        f"""
         {bot} |     |     |     |
        =======|=====|=====|=====|=====
         Wa5   |     |     |     |
        """,
        hand="Wa6",
    )
    go(match, "discard Wa6", "activate Wa5 1.1")
    assert score(match) == (points, 0)


def test_shadow_scores_1_more_for_a_bot():
    match = solo(
        """
             | Cr5-4 |     |     |
        =====|=======|=====|=====|=====
         Sh5 |       |     |     |
        """,
        hand="Sh6",
    )
    go(match, "discard Sh6", "activate Sh5 1.1", "at 2")
    assert score(match) == (2, 0)


def test_nobody_scores_for_a_bot_destroyed_by_acid():
    match = solo(
        """
         Ea5-4 |     |     |     |
        =======|=====|=====|=====|=====
         Ac5   |     |     |     |
        """,
        hand="Ac6",
    )
    go(match, "discard Ac6", "activate Ac5 1.1")
    assert column(match, 1, 1) == []
    assert score(match) == (0, 0)


@pytest.mark.parametrize("bot", ["Ac5", "Mu5", "Sh5", "Fi5", "Th5", "Wa5"])
def test_a_bot_has_no_summoners_ability(bot):
    """Acid scores, Music captures nobody, Shadow brings 1, Fire harms nobody behind it."""
    match = solo(
        f"""
         Be7   |     |     |     |
         {bot} |     |     |     |
        =======|=====|=====|=====|=====
         La5-3 |     |     |     |
        """,
        plan="566 at 3",
        bot="Be7",
    )
    go(match, "plan")
    assert score(match) == (0, 1)
    assert discard(match, 0) == ["La5"]
    assert column(match, 1, 1) == [bot, "Be7"]


def caught_crystal(**more) -> Match:
    match = solo(
        """
         Cr5-4 |     |     |     |
        =======|=====|=====|=====|=====
         Mu5   |     |     |     |
        """,
        hand="Mu6 Mu6",
        bots="crystal",
        **more,
    )
    go(match, "discard Mu6", "activate Mu5 1.1")
    return match


def test_catching_a_crystal_bot_with_music_gives_1():
    match = caught_crystal()
    assert score(match) == (1, 0)
    assert column(match, 0, 2) == ["Cr5"]


@pytest.mark.parametrize(("back", "pile"), [("captor", 0), ("owner", 1)])
def test_losing_a_caught_crystal_gives_the_trainer_2(back, pile):
    match = solo(
        """
             | Fi5   |     |     |
        =====|=======|=====|=====|=====
             | Cr5-3 |     |     |
        """,
        plan="566 at 3",
        bot="Fi7",
        guilds="water earth light plant",
        bots="crystal fire ice air",
        stolen_return=back,
    )
    go(match, "plan")
    assert score(match) == (0, 2)
    assert discard(match, pile) == ["Cr5"]


def test_a_caught_bot_is_the_players_and_uses_its_ability():
    match = solo(
        """
         Fi5-3 |     |     |     |
        =======|=====|=====|=====|=====
         Ea5   |     |     |     |
        """,
        hand="Ea6",
        guilds="water light music plant",
        bots="earth fire ice air",
    )
    go(match, "discard Ea6", "activate Ea5 1.1")
    assert score(match) == (1, 0)


# ── the end ──────────────────────────────────────────────────────────────────────────────────


def test_at_12_for_the_player_the_plan_of_the_round_is_still_carried_out():
    match = solo(
        """
         Ea5-4 |     | Fi5 |     |
        =======|=====|=====|=====|=====
         Wa5   |     | Wa7 |     |
        """,
        hand="Wa6",
        score=(11, 11),
    )
    go(match, "discard Wa6", "activate Wa5 1.1", "finish")
    assert score(match) == (12, 11)
    assert choices(match) == ["plan"]
    while not match.is_over:
        go(match, choices(match)[0])
    assert match.view(0)["rounds"] == 1
    assert match.returns() == [1, -1]


def test_the_trainer_may_catch_up_with_its_plan():
    match = solo(
        """
         Fi5   |     |     |     |
        =======|=====|=====|=====|=====
         Cr5-3 |     |     |     |
        """,
        plan="566 at 3",
        bot="Fi7",
        score=(12, 11),
    )
    go(match, "plan")
    assert match.is_over
    assert score(match) == (12, 13)
    assert match.returns() == [-1, 1]


def test_a_tie_at_12_goes_on_by_whole_rounds():
    match = solo(
        """
         Fi5   |     |     |     |
        =======|=====|=====|=====|=====
         Wa5-3 |     |     |     | Wa7
        """,
        plan="566 at 3",
        bot="Fi7",
        score=(12, 11),
        hand="Wa5",
    )
    go(match, "plan")
    assert not match.is_over
    assert score(match) == (12, 12)
    go(match, "check")
    assert not match.is_over, "the player leads, but the round is not over"
    assert choices(match) == ["plan"]


def test_below_12_the_game_goes_on():
    match = solo(NOBODY_BELOW, plan="555 at 1", score=(11, 3))
    go(match, "plan")
    assert not match.is_over


# ── the order of the plans, and what is known of it ──────────────────────────────────────────


def known_deck(rounds: int) -> Match:
    """All plans are known: the reconstructed ones in rising order of each kind."""
    match = solo("=====|=====|=====|=====|=====", hand="Wa5")
    document = match.position()
    attacks = [face for face in RECONSTRUCTED_DECK if "control" not in face]
    controls = [face for face in RECONSTRUCTED_DECK if "control" in face]
    document["plans"] = [controls[i // 4] if i % 4 == 3 else attacks[i - i // 4] for i in range(20)]
    document |= {"rounds": rounds, "score": [0, 0]}
    return Match.from_position(json.dumps(document), engine=engine("riftforce"))


@pytest.mark.parametrize("rounds", [0, 3, 19, 20, 23, 39, 40])
def test_used_plans_are_turned_over_as_one_pile_in_the_same_order(rounds):
    match = known_deck(rounds)
    plans = match.position()["plans"]
    go(match, "check")
    [planned] = named(go(match, "plan"), "planned")
    numbers = "".join(map(str, planned["plan"])) or "control"
    assert f"{numbers} at {planned['location'] + 1}" == plans[rounds % 20]


def test_the_order_of_plans_is_unknown_until_the_pile_was_turned_once():
    for rounds in range(20):
        seen = known_deck(rounds).view(0)["trainer"]["plans"]
        assert [plan is not None for plan in seen] == [i <= rounds for i in range(20)]
    for rounds in (20, 21, 40):
        assert None not in known_deck(rounds).view(0)["trainer"]["plans"]


def test_the_plan_pile_lies_face_up_so_the_next_plan_is_seen():
    match = solo(NOBODY_BELOW, plan="566 at 2, 755 at 4", bot="Fi7")
    assert match.view(0)["trainer"]["plans"][0] == {"location": 1, "numbers": [5, 6, 6]}
    assert match.view(0)["trainer"]["plans"][1] is None
    [foreseen] = named(go(match, "plan"), "foreseen")
    assert (foreseen["location"], foreseen["plan"]) == (3, [7, 5, 5])
    assert match.view(0)["trainer"]["plans"][1] == {"location": 3, "numbers": [7, 5, 5]}


def test_no_plan_is_seen_before_the_draft_is_over():
    match = new_match(mode="solo")
    assert match.view(0)["trainer"]["plans"] == [None] * 20


def test_which_plans_are_to_come_is_known_but_not_when():
    trainer = known_deck(4).view(0)["trainer"]
    assert len(trainer["unseen"]) == 15
    assert trainer["unseen"] == sorted(trainer["unseen"], key=lambda each: each["location"])


def test_imagined_worlds_keep_the_plans_that_were_seen_and_mix_the_others_by_kind():
    match = known_deck(6)
    before = match.state.plans.tolist()
    worlds = []
    for seed in range(30):
        table = match.copy_table()
        match.engine.determinize(table, 0, seed)
        worlds.append(table["plans"][0].tolist())
    assert all(world[:6] == before[:6] for world in worlds)
    assert len({tuple(world) for world in worlds}) > 20
    for world in worlds:
        assert sorted(world[7::4]) == sorted(before[7::4])
        assert sorted(world) == sorted(before)


def test_imagined_worlds_know_the_order_once_the_pile_was_turned():
    match = known_deck(20)
    table = match.copy_table()
    match.engine.determinize(table, 0, 7)
    assert table["plans"][0].tolist() == match.state.plans.tolist()


def test_the_order_of_the_bots_in_the_pile_is_unknown():
    match = solo(NOBODY_BELOW, hand="Wa5")
    tops = set()
    for seed in range(30):
        table = match.copy_table()
        match.engine.determinize(table, 0, seed)
        tops.add(int(table["cards"][0][1][table["pile"][0][1] - 1]))
    assert len(tops) > 5
