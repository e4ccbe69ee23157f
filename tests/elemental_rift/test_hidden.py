"""What each player can see, what they can conclude, and what they cannot know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from elementarium.core.game import ALL_SEEING
from elementarium.core.match import Match
from tests.elemental_rift.laid import discard_pile, hand, laid, new_match
from tests.playing import go

PILES: dict[str, Any] = {"hand": "F1 W2", "other_hand": "A1 A2 A3", "discard": ["E1", "E2"]}


def worlds(match: Match, seat: int, count: int = 60) -> list[dict[str, Any]]:
    """Tables as a seat may imagine them."""
    found = []
    for seed in range(count):
        table = match.copy_table()
        match.engine.determinize(table, seat, seed)
        state: np.record = table.view(np.recarray)[0]
        found.append(match.game.write_position(state, ALL_SEEING))
    return found


def hands(match: Match, seat: int, other: int) -> set[str]:
    """All cards that a seat imagines in another hand."""
    return {card for world in worlds(match, seat) for card in world["seats"][other]["hand"]}


def test_one_sees_ones_own_hand_and_no_other():
    mine, theirs = laid("F", **PILES).view(0)["seats"]
    assert (mine["hand"], theirs["hand"], theirs["held"]) == (["F1", "W2"], None, 3)


def test_a_spectator_sees_no_hand():
    assert [seat["hand"] for seat in laid("F", **PILES).view(None)["seats"]] == [None, None]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_discard_pile_is_open_in_order(seat: int | None):
    assert laid("F", **PILES).view(seat)["discard"] == ["E1", "E2"]


def test_unseen_cards_are_told_all_together():
    unseen = laid("F", **PILES).view(0)["unseen"]
    assert {"A1", "A2", "A3"} < set(unseen)
    assert not {"F1", "W2", "E1", "E2"} & set(unseen)
    assert len(unseen) == 20 - 4


def test_a_card_drawn_is_told_to_whoever_draws_it():
    match = new_match(1)
    for seat in (0, 1, None):
        for event in match.opening:
            seen = match.game.event(event, seat)
            if seen["event"] == "drew":
                assert (seen["card"] is not None) == (seen["seat"] == seat)
                assert (seen["spell"] is None) == (seen["card"] is None)


def test_a_card_recalled_or_retrieved_is_known_to_be_in_that_hand():
    match = laid("E.W", hand="E3", front="A1", other_hand=2)
    go(match, "play E3")
    assert match.view(1)["seats"][0]["known"] == ["A1"]
    match = laid("W.F", hand="W4", discard=["E2"], other_hand=2)
    go(match, "play W4")
    assert match.view(None)["seats"][0]["known"] == ["E2"]
    assert "E2" not in match.view(1)["unseen"]


def test_a_known_card_stays_in_its_hand_in_every_imagined_world():
    match = laid("E.W", hand="E3 F1", front="A1", other_hand=2)
    go(match, "play E3")
    for world in worlds(match, 1):
        assert "A1" in world["seats"][0]["hand"]
    assert "F1" in {card for world in worlds(match, 1) for card in world["pile"]}


def test_a_known_card_that_is_played_or_discarded_is_known_no_more():
    match = laid("E.W", hand="E3 F1", front="A1", other_hand=2)
    go(match, "play E3", "pick R16C16", "finish", "discard A1")
    assert match.view(1)["seats"][0]["known"] == []


def test_other_hands_and_the_pile_are_imagined_uniformly():
    match = laid("F", **PILES)
    seen = [card for world in worlds(match, 0, 800) for card in world["seats"][1]["hand"]]
    unseen = match.view(0)["unseen"]
    assert set(seen) == set(unseen)
    expected = 3 * 800 / len(unseen)
    assert all(abs(seen.count(card) - expected) < 0.35 * expected for card in unseen)


def test_what_is_imagined_depends_on_nothing_one_cannot_know():
    first = laid("F", hand="F1", other_hand="A1 A2", pile=17)
    second = laid("F", hand="F1", other_hand="W1 E5", pile=17)
    assert worlds(first, 0, 5) == worlds(second, 0, 5)
    assert worlds(first, 1, 5) != worlds(second, 1, 5)


# ── counting cards over a shuffle ────────────────────────────────────────────────────────────

OLD_HAND = "F2 F3 F4"
REST = "E1 E2 E3 E4 E5 W1 W2 W3 W4 W5 A1 A2 A3 A4 A5"


def shuffled_in_play() -> Match:
    """The pile is empty; seat 0 draws, so the discard pile is shuffled. Seat 1 holds old cards."""
    match = laid("F", hand="F1 F5", other_hand=OLD_HAND, discard=REST.split(), pile=0,
                 ask="element")  # fmt: skip
    go(match, "place fire", "at R15C16", "place fire", "at R14C16")
    return match


def test_after_a_shuffle_cards_held_before_it_cannot_be_in_the_pile():
    match = shuffled_in_play()
    assert discard_pile(match) == []
    assert hands(match, 0, 1) == set(OLD_HAND.split())


def test_a_card_drawn_after_a_shuffle_is_one_of_the_shuffled_cards():
    match = shuffled_in_play()
    assert len(hand(match)) == 3
    for world in worlds(match, 1):
        cards = world["seats"][0]["hand"]
        assert {"F1", "F5"} < set(cards)
        assert set(cards) - {"F1", "F5"} <= set(REST.split())


def test_with_three_players_old_cards_change_places_among_the_old_ones():
    match = laid("F", hand="F1 F5", other_hand="F2 F3", others=({"hand": ["F4", "E1"]},),
                 discard=REST.split()[1:], pile=0, ask="element")  # fmt: skip
    go(match, "place fire", "at R15C16", "place fire", "at R14C16")
    assert hands(match, 0, 1) == hands(match, 0, 2) == {"F2", "F3", "F4", "E1"}


def test_the_age_of_cards_is_public_and_part_of_a_position():
    match = shuffled_in_play()
    for seat in (0, 1, None):
        assert match.position(seat)["kept"] == {"F1": 1, "F2": 1, "F3": 1, "F4": 1, "F5": 1}
    assert match.position(0)["seats"][1]["hand"] == ["?1", "?1", "?1"]
    again = Match.from_position(match.position(0), 3, engine=match.engine)
    assert hand(again, 1) == OLD_HAND.split()


# ── what cannot be taken back ────────────────────────────────────────────────────────────────


def test_what_came_to_light_cannot_be_undone():
    match = laid("F", hand="F5", other_hand="E1 E2 E3")
    events = match.apply("play F5")
    told = {match.game.event(event, 0)["event"]: match.game.reveals(event) for event in events}
    assert told["lost"]
    assert not told["played"]
