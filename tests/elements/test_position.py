"""Positions: what a document leaves open, and documents that cannot be."""

from __future__ import annotations

import json
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elementarium.core.errors import NotationError, PositionError
from elementarium.core.match import Match
from elementarium.games.elements.position_reading import FIELDS
from tests.playing import engine

Document = dict[str, Any]

EXAMPLE: Document = {
    "game": "elements",
    "chain": [6, 3, 4],
    "seats": [
        {"hand": [6, 1], "front": [3, 1, 2]},
        {"hand": [6], "front": [4, 2], "discarded": 1},
    ],
}
OPENING: Document = {"game": "elements", "seats": [{"hand": 6}, {"hand": 6}]}


def play_on(document: Document | str, seed: int = 0) -> Match:
    return Match.from_position(document, seed, engine=engine("elements"))


def changed(document: Document, *path: str | int, to: Any) -> Document:
    """A document in which one thing is different."""
    other = deepcopy(document)
    *way, last = path
    place: Any = other
    for step in way:
        place = place[step]
    place[last] = to
    return other


# ── what need not be said ────────────────────────────────────────────────────────────────────


def test_a_position_needs_only_the_hands():
    match = play_on(OPENING)
    document = match.position()
    assert document["options"] == {"points_to_win": 6, "surrender": "on", "miscount": "off"}
    assert (document["score"], document["rounds"], document["turns"]) == ([0, 0], 0, 0)
    assert document["to_move"] == document["starter"] == 0
    assert [len(player["hand"]) for player in document["seats"]] == [6, 6]
    assert len(document["aside"]) == 4


def test_turns_taken_tell_who_began_the_round():
    assert play_on(EXAMPLE).position()["starter"] == 0
    one_more = {
        "game": "elements",
        "chain": [5],
        "to_move": 1,
        "seats": [{"hand": 5}, {"hand": 6}],
    }
    assert play_on(one_more).position()["starter"] == 0
    assert play_on(one_more).position()["played_by"] == [0]


def test_points_tell_the_fewest_rounds_that_led_to_them():
    document = changed(EXAMPLE, "score", to=[3, 4])
    assert play_on(document).position()["rounds"] == 4


def test_the_chain_was_played_in_turn_as_far_as_it_can_have_been():
    assert play_on(EXAMPLE).position()["played_by"] == [0, 1, 0]
    alone = {
        "game": "elements",
        "chain": [1, 2, 3],
        "seats": [{"hand": 3}, {"hand": [1, 2, 3], "discarded": 3}],
    }
    assert play_on(alone).position()["played_by"] == [0, 0, 0]


def test_unknown_cards_are_filled_from_those_that_are_nowhere_else():
    document = changed(EXAMPLE, "seats", 1, "hand", to=["?"])
    hands = Counter(play_on(document, seed).position()["seats"][1]["hand"][0] for seed in range(60))
    assert set(hands) == {5, 6}, "two 5s and three 6s are left"


def test_some_cards_of_a_hand_may_be_known():
    document = changed(OPENING, "seats", 1, "hand", to=[6, "?", 6, "?", "?", 6])
    for seed in range(20):
        hand = play_on(document, seed).position()["seats"][1]["hand"]
        assert hand.count(6) >= 3
        assert len(hand) == 6


def test_some_of_the_cards_set_aside_may_be_known():
    document = changed(OPENING, "aside", to=[1, "?", 1, "?"])
    for seed in range(20):
        assert play_on(document, seed).position()["aside"][:2] == [1, 1]


def test_the_same_seed_fills_in_the_same_cards():
    assert play_on(OPENING, 5).digest() == play_on(OPENING, 5).digest()
    assert play_on(OPENING, 5).digest() != play_on(OPENING, 6).digest()


def test_a_match_that_is_over_has_nobody_to_move():
    document = {**EXAMPLE, "score": [2, 6], "to_move": None}
    match = play_on(document)
    assert match.is_over
    assert match.returns() == [-1, 1]


def test_a_position_for_one_seat_tells_neither_the_other_hand_nor_what_is_aside_nor_chance():
    match = play_on(EXAMPLE)
    mine, theirs = match.position(0)["seats"]
    assert (mine["hand"], theirs["hand"]) == ([1, 6], 1)
    assert match.position(0)["aside"] == 4
    assert "random" not in match.position(0)
    assert [player["hand"] for player in match.position(None)["seats"]] == [2, 1]


# ── what cannot be ───────────────────────────────────────────────────────────────────────────

PLAYER = {"hand": [6, 1], "front": [3, 1, 2]}
CANNOT_BE = [
    (("chain", 0), 7, "chain[0]: expected a card, 1 to 6, got 7"),
    (("chain", 0), "?", 'chain[0]: expected a card, 1 to 6, got "?"'),
    (("chain", 0), True, "chain[0]: expected a card, 1 to 6, got true"),
    (("chain",), 3, "chain: expected a list, got 3"),
    (("chain",), [1] * 13, "chain: only 12 cards are dealt"),
    (("seats", 0, "front"), [1] * 300, "seats[0].front: only 12 cards are dealt"),
    (("chain",), [6, 3], "seats: 8 cards have been played from the hands, but 7 lie in the chain "
     "and in front of the players"),
    (("seats", 0, "front", 1), 0, "seats[0].front[1]: expected a card, 1 to 6, got 0"),
    (("seats", 0, "hand"), 7, "seats[0].hand: expected a whole number from 0 to 6, got 7"),
    (("seats", 0, "hand"), "6 1", 'seats[0].hand: expected a list, got "6 1"'),
    (("seats", 1, "discarded"), 6, "seats[1]: 6 cards are dealt, but 7 are in hand or discarded"),
    (("seats", 1, "discarded"), -1, "seats[1].discarded: expected a whole number from 0 to 6"),
    (("seats", 1, "held"), 1, "seats[1].held: unknown field 'held'; expected hand, front, disc"),
    (("seats",), [PLAYER], "seats: expected a list of 2"),
    (("seats", 0, "hand"), [4, 6], "4 is there 3 times, not 2"),
    (("aside",), [6, 6, 6, 6], "6 is there 8 times, not 6"),
    (("aside",), [5, 5, 6], "aside: 4 cards are set aside, not 3"),
    (("aside",), 3, "aside: 4 cards are set aside, not 3"),
    (("to_move",), 2, "to_move: expected a whole number from 0 to 1, got 2"),
    (("to_move",), None, "to_move: the match cannot be over with this score"),
    (("starter",), 1, "starter: in this round seat 0 has taken 7 turns, seat 1 7: "
     "seat 0 must have begun"),
    (("starter",), "Anna", 'starter: expected a whole number from 0 to 1, got "Anna"'),
    (("score",), [6, 0], "to_move: expected null, since the match is over with this score, got 0"),
    (("score",), [8, 0], "score: a match to 6 points ends before anybody has more than 7"),
    (("score",), [6, 6], "score: a match ends when one player has 6 points"),
    (("score",), [1], "score: expected a list of 2"),
    (("score",), [-1, 0], "score[0]: expected a whole number from 0 to"),
    (("score",), [0, 2], "starter: who begins has won the round before, and so has points"),
    (("rounds",), 1, "rounds: this score takes 0 rounds, not 1"),
    (("turns",), 13, "turns: this table takes 14 turns, not 13"),
    (("played_by",), [0, 1], "played_by: expected a list of 3"),
    (("played_by",), [0, 1, 2], "played_by[2]: expected a whole number from 0 to 1, got 2"),
    (("options",), {"points": 6}, "options.points: unknown field 'points'; expected points_to_win"),
    (("options",), {"points_to_win": -1}, "options.points_to_win: expected a whole number"),
    (("options",), {"surrender": True}, "options.surrender: expected off or on, got true"),
    (("options",), {"miscount": "yes"}, 'options.miscount: expected off or on, got "yes"'),
    (("random",), "1234", "random: expected four words of eight hexadecimal digits, joined by -"),
    (("rules",), 2, "rules: expected a whole number from 1 to 1, got 2"),
    (("limit",), 13, "limit: unknown field 'limit'; expected game, rules"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "to", "complaint"), CANNOT_BE, ids=lambda value: str(value)[:40])
def test_a_document_that_cannot_be_is_refused_with_the_reason(
    path: tuple[str | int, ...], to: Any, complaint: str
):
    with pytest.raises(PositionError) as caught:
        play_on(changed(EXAMPLE, *path, to=to))
    assert str(caught.value).startswith(complaint)


def test_the_seats_must_be_there():
    with pytest.raises(PositionError, match=r"^seats: expected a list of 2, got nothing"):
        play_on({"game": "elements"})


def test_players_who_do_not_alternate_are_refused():
    document = {
        "game": "elements",
        "chain": [1, 2],
        "seats": [{"hand": 4}, {"hand": 6}],
    }
    with pytest.raises(PositionError, match="seat 0 has taken 2 turns, seat 1 0: they do not"):
        play_on(document)


def test_who_is_a_turn_ahead_is_not_to_move():
    document = {"game": "elements", "chain": [1], "seats": [{"hand": 5}, {"hand": 6}]}
    with pytest.raises(PositionError, match=r"to_move: .*it must be seat 1's turn"):
        play_on(document)


def test_nobody_has_taken_a_card_before_one_was_played():
    document = {"game": "elements", "seats": [{"hand": 6, "front": [1]}, {"hand": 5}]}
    with pytest.raises(PositionError, match="a card was taken before any was played"):
        play_on(document)


def test_nobody_has_played_more_than_has_left_their_hand():
    document = {
        "game": "elements",
        "chain": [1, 2, 3],
        "played_by": [0, 1, 0],
        "seats": [{"hand": 3}, {"hand": 3, "discarded": 3}],
    }
    with pytest.raises(PositionError, match="seat 1 has played 0 cards, but 1 of the chain"):
        play_on(document)


def test_a_complaint_says_where_in_the_text_it_is():
    text = json.dumps(changed(EXAMPLE, "chain", 1, to=9), indent=1)
    with pytest.raises(PositionError) as caught:
        play_on(text)
    assert (caught.value.line, caught.value.column) == (5, 3)


def test_a_round_beyond_all_counting_can_be_played():
    """Events hold small numbers; an endless match may have seen more rounds than that."""
    score = {"score": [40_000, 40_000], "rounds": 50_000}
    match = play_on({**EXAMPLE, **score, "options": {"points_to_win": 0}})
    assert match.apply("surrender")
    assert match.view(None)["round"] == 50_002


# ── odd documents ────────────────────────────────────────────────────────────────────────────

values = st.one_of(
    st.none(), st.booleans(), st.integers(-2, 30), st.sampled_from(["?", "on", "off", "6"]),
    st.lists(st.integers(0, 7), max_size=13), st.just(2**70), st.floats(0, 9),
)  # fmt: skip
places = st.one_of(
    st.tuples(st.sampled_from(FIELDS)),
    st.tuples(st.just("options"), st.sampled_from(["points_to_win", "surrender", "miscount"])),
    st.tuples(st.just("seats"), st.integers(0, 1), st.sampled_from(["hand", "front", "discarded"])),
)


@given(st.lists(st.tuples(places, values), min_size=1, max_size=3))
@settings(max_examples=200)
def test_a_position_with_odd_values_is_read_or_refused(changes: list[tuple[Any, Any]]):
    document = changed(EXAMPLE, "options", to={})
    for path, value in changes:
        if isinstance(document["seats"], list) and isinstance(document["options"], dict):
            document = changed(document, *path, to=value)
    try:
        match = play_on(document)
    except NotationError:
        return
    assert play_on(match.position()).digest() == match.digest()
    assert match.is_over or match.legal()
