"""Positions of solo games: what they say, and what no game could get to."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from elementarium.core.errors import PositionError
from elementarium.core.match import Match
from tests.playing import engine, go
from tests.riftforce.drawn import new_match
from tests.riftforce.trained import solo

EMPTY = "=====|=====|=====|=====|====="


def read(document: dict[str, Any], seed: int = 0) -> Match:
    return Match.from_position(document, seed, engine=engine("riftforce"))


def choosing_a_bot() -> Match:
    match = solo(
        """
         Fi6 |     | Fi6 |     |
        =====|=====|=====|=====|=====
         Wa7 |     | Wa7 |     |
        """,
        plan="655 at 2",
        bot="Fi7",
        challenges="1-3-1",
        stronger="6:move",
    )
    go(match, "plan")
    return match


def test_a_position_holds_the_trainer_and_its_plans():
    document = choosing_a_bot().position()
    assert document["options"]["challenges"] == "1-3-1"
    assert document["options"]["stronger"] == "6:move"
    assert document["options"]["plans"] == "reconstructed"
    assert document["plans"][0] == "655 at 2"
    assert len(document["plans"]) == 20
    assert document["action"] == {"count": 0}


def test_a_position_holds_a_deck_of_ones_own():
    document = solo(EMPTY, plan="777 at 1").position()
    assert "777 at 1" in document["options"]["plans"]
    assert read(document).options["plans"] == document["options"]["plans"]


def test_the_player_is_told_the_plans_seen_and_no_others():
    plans = choosing_a_bot().position(0)["plans"]
    assert plans == ["655 at 2"] + ["?"] * 19


def test_plans_that_are_not_told_are_filled_by_chance_from_the_deck():
    document = solo(EMPTY, hand="Wa5").position()
    del document["plans"]
    decks = [read(document, seed).position()["plans"] for seed in range(5)]
    assert len({tuple(deck) for deck in decks}) == 5
    assert len({tuple(sorted(deck)) for deck in decks}) == 1
    assert all("control" in deck[i] for deck in decks for i in range(3, 20, 4))


def test_a_duel_has_no_trainer():
    document = new_match(draft="random").position()
    assert "plans" not in document
    with pytest.raises(PositionError, match="only the trainer of a solo game has plans"):
        read(document | {"plans": ["?"] * 20})
    options = document["options"] | {"challenges": "1-1-1"}
    with pytest.raises(PositionError, match="unknown field 'challenges'"):
        read(document | {"options": options})


CONTROL_FIRST = ["control at 1", *["?"] * 19]
TWICE = ["655 at 2", "655 at 2", *["?"] * 18]


@pytest.mark.parametrize(
    ("path", "to", "complaint"),
    [
        (("options", "challenges"), "1-9-1", "expected stars from 1 to 4"),
        (("options", "stronger"), "6:fly", "expected none or 5:move"),
        (("options", "plans"), ["556 at 1"], "expected 15 attack plans and 5 control plans"),
        (("plans",), ["?"] * 19, "expected a list of 20"),
        (("plans",), CONTROL_FIRST, "the deck has no such plan left for this round"),
        (("plans",), TWICE, "the deck has no such plan left for this round"),
        (("plans", 0), "999 at 1", "expected a plan such as 556 at 1"),
        (("rounds",), 3, "the plan of this round is a control plan"),
        (("to_move",), 0, "bot is asked only while the trainer acts"),
        (("ask",), "next_card", "next_card is not asked while the trainer acts"),
        (("ask",), "vantage", "expected a whole number from 1 to 2, got nothing"),
        (("action", "count"), 3, "expected a whole number from 0 to 2"),
        (("action", "step"), 1, "expected a text"),
        (("action",), None, "how far the plan is carried out"),
        (("seats", 1, "hand"), ["Fi5"], "a hand holds at most 0 cards"),
    ],
)
def test_a_position_that_cannot_be_is_refused(path, to, complaint):
    document = deepcopy(choosing_a_bot().position())
    place: Any = document
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    with pytest.raises(PositionError) as refused:
        read(document)
    assert complaint in str(refused.value)


def test_the_acting_bot_has_the_number_of_the_plan_and_asks_what_it_can():
    match = choosing_a_bot()
    go(match, "activate Fi6 1.1")
    document = match.position()
    assert document["ask"] == "neighbour"
    assert document["action"] == {"count": 1, "actor": "3.2", "step": 2}
    for change, complaint in (
        ({"step": 1}, "does not ask for neighbour"),
        ({"count": 2}, "another number than the plan"),
        ({"actor": "5.1"}, "nobody stands at 5.1"),
    ):
        with pytest.raises(PositionError, match=complaint):
            read(document | {"action": document["action"] | change})


def test_in_the_draft_six_are_shown_or_kept_and_the_trainer_has_none():
    document = new_match(mode="solo").position()
    assert read(document).legal() == new_match(mode="solo").legal()
    fewer = document | {"display": document["display"][1:]}
    with pytest.raises(PositionError, match="6 summoners are on display or kept"):
        read(fewer)
    seats = deepcopy(document["seats"])
    seats[1]["guilds"] = [g for g in ("fire", "water", "ice") if g not in document["display"]][:1]
    with pytest.raises(PositionError, match="the trainer gets its guilds after the player"):
        read(document | {"seats": seats})


def test_before_the_plan_nothing_is_under_way():
    document = solo(EMPTY, plan="655 at 2").position()
    with pytest.raises(PositionError, match="nothing is under way before the plan"):
        read(document | {"action": {"count": 1}})
