"""The observation: what a seat sees, as numbers."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from elementarium.core.match import Match
from elementarium.games.elements.cards import KINDS
from elementarium.games.elements.encode import LAYOUT, LINK, SLACK
from tests.elements.laid import laid, new_match
from tests.playing import choices, go


def parts(match: Match, seat: int) -> dict[str, list[int]]:
    """The parts of an observation by name."""
    row = match.encode(seat).tolist()
    found = {}
    for name, size in LAYOUT:
        found[name], row = row[:size], row[size:]
    return found


def example(**options: Any) -> Match:
    return laid(
        chain="6 3 4", hand="6 1", front="3 1 2", other_hand="6", other_front="4 2", **options
    )


def test_counts_of_cards_are_steps():
    seen = parts(example(), 0)
    assert seen["hand"] == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert seen["front"] == [1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert seen["other_front"] == [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert seen["unseen"] == [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0]
    assert seen["discarded"] == [0] * 6
    assert seen["other_discarded"] == [1, 0, 0, 0, 0, 0]
    assert seen["held"] == [1, 1, 0, 0, 0, 0]
    assert seen["other_held"] == [1, 0, 0, 0, 0, 0]


def test_the_chain_is_told_from_its_top():
    chain = parts(example(), 0)["chain"]
    links = [chain[i : i + LINK] for i in range(0, len(chain), LINK)]
    assert links[0] == [0, 0, 0, 1, 0, 0, 1], "a 4, played by oneself"
    assert links[1] == [0, 0, 1, 0, 0, 0, 0], "a 3, played by the other one"
    assert links[2] == [0, 0, 0, 0, 0, 1, 1]
    assert not any(map(any, links[3:]))


def test_what_is_left_below_the_limit_is_one_of_many():
    for seat, left in ((0, 0), (1, 1)):
        slack = parts(example(), seat)["slack"]
        assert [i - SLACK for i, bit in enumerate(slack) if bit] == [left]


def test_sums_tell_the_least_and_the_most_the_other_one_can_have():
    """The other hand is one card: a 5 or a 6."""
    assert parts(example(), 0)["sums"] == [13, 13, 6, 11, 12]


def test_what_was_agreed_and_how_it_stands():
    match = example(score=(4, 2), points_to_win=9, miscount="on")
    assert parts(match, 0)["match"] == [1, 1, 4, 2, 9, 1, 1]
    assert parts(match, 1)["match"] == [0, 0, 2, 4, 9, 1, 1]


def test_a_reveal_that_must_win_or_lose_is_told():
    assert parts(example(), 0)["certain"] == [0, 1]
    loses = laid(chain="6 3 4", hand="1 4", front="3 1 2", other_hand="6", other_front="5 2")
    assert parts(loses, 0)["certain"] == [1, 0]
    assert parts(new_match(1), 0)["certain"] == [1, 0], "one is over the limit"


@pytest.mark.parametrize("seed", range(12))
def test_what_is_told_for_certain_is_so_for_every_hand_the_other_one_can_have(seed: int):
    match = new_match(seed)
    told = 0
    for step in range(14):
        seat = match.to_move or 0
        loses, wins = parts(match, seat)["certain"]
        results = {wins_against(match, seat, hand) for hand in other_hands(match, seat)}
        assert not wins or results == {True}
        assert not loses or results == {False}
        told += wins or loses
        go(match, choices(match)[(seed + step) % max(len(choices(match)) - 2, 1)])
    assert told


def other_hands(match: Match, seat: int) -> set[tuple[int, ...]]:
    """Every hand that the other player can have."""
    state = match.state
    unseen = [k for k in range(KINDS) for _ in range(state.hand[1 - seat, k] + state.aside[k])]
    return set(combinations(unseen, int(state.held[1 - seat])))


def wins_against(match: Match, seat: int, hand: tuple[int, ...]) -> bool:
    """Whether revealing wins against a hand."""
    state = match.state
    own, limit = int(state.total[seat]), int(state.limit)
    theirs = int(state.front_total[1 - seat]) + sum(kind + 1 for kind in hand)
    return own <= limit and (theirs > limit or own > theirs)
