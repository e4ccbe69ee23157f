"""A round: the deal, and what a turn can be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from elementarium.core.errors import IllegalAction, NotYourTurn
from elementarium.games.elements.cards import CARDS, COPIES, DECK
from tests.elements.laid import chain, dealt, front, hand, laid, limit, new_match, total
from tests.playing import choices, go, named, score

BOX = Counter({1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 6})

# ── cards and the deal ───────────────────────────────────────────────────────────────────────


def test_there_are_two_of_each_element_and_six_yin_yangs():
    box = {name: (points + 1, COPIES[points]) for points, name in enumerate(CARDS)}
    assert box == {
        "wood": (1, 2),
        "fire": (2, 2),
        "earth": (3, 2),
        "metal": (4, 2),
        "water": (5, 2),
        "yin_yang": (6, 6),
    }
    assert sum(COPIES) == DECK == 16


@pytest.mark.parametrize("seed", range(20))
def test_six_cards_are_dealt_to_each_player_and_four_set_aside(seed: int):
    match = new_match(seed)
    aside = match.position()["aside"]
    assert [len(hand(match, 0)), len(hand(match, 1)), len(aside)] == [6, 6, 4]
    assert Counter(hand(match, 0) + hand(match, 1) + aside) == BOX


def test_every_round_is_dealt_from_all_sixteen_cards_anew():
    match = new_match(1, points_to_win=0)
    deals = set()
    for _ in range(10):
        document = match.position()
        cards = hand(match, 0) + hand(match, 1) + document["aside"]
        assert Counter(cards) == BOX
        assert document["chain"] == front(match, 0) == front(match, 1) == []
        deals.add(tuple(cards))
        go(match, choices(match)[0], "take", "surrender")
    assert len(deals) == 10


def test_every_card_comes_to_every_place_equally_often():
    places = {"0": Counter[int](), "1": Counter[int](), "aside": Counter[int]()}
    deals = 800
    for seed in range(deals):
        match = new_match(seed)
        places["0"].update(hand(match, 0))
        places["1"].update(hand(match, 1))
        places["aside"].update(match.position()["aside"])
    for name, size in (("0", 6), ("1", 6), ("aside", 4)):
        for card, copies in BOX.items():
            expected = deals * copies * size / 16
            assert abs(places[name][card] - expected) < 5 * expected**0.5, (name, card)


def test_equal_cards_are_one_choice():
    match = dealt("6 6 6 5 5 1", "1 2 2 3 4 6")
    assert choices(match) == ["play 1", "play 5", "play 6", "discard 6", "surrender"]


def test_chance_says_who_begins_the_first_round():
    starters = [new_match(seed).to_move for seed in range(200)]
    assert 70 < sum(starter == 0 for starter in starters) < 130


@pytest.mark.parametrize("loser", [0, 1])
def test_the_winner_of_a_round_begins_the_next(loser: int):
    match = dealt()
    go(match, *(["play 1"] * loser), "surrender")
    assert match.to_move == match.view(None)["starter"] == 1 - loser


def test_who_reveals_and_wins_begins_the_next_round():
    match = laid(chain="5 4 3", hand="1 2", other_hand="5 6", other_front="3")
    go(match, "reveal")
    assert score(match) == (2, 0)
    assert match.to_move == 0


# ── a turn ───────────────────────────────────────────────────────────────────────────────────


def test_players_take_turns():
    match = dealt()
    movers = []
    for note in ("play 1", "take", "discard 6", "play 2", "play 3"):
        movers.append(match.to_move)
        go(match, note)
    assert movers == [0, 1, 0, 1, 0]


def test_a_card_played_is_the_top_of_the_chain():
    match = dealt()
    go(match, "play 4", "play 2", "play 6")
    assert chain(match) == [4, 2, 6]
    assert hand(match, 0) == [1, 2, 3, 5]
    assert hand(match, 1) == [1, 3, 4, 5, 6]


def test_the_limit_is_the_sum_of_the_chain():
    match = dealt()
    assert limit(match) == 0
    go(match, "play 4")
    assert limit(match) == 4
    go(match, "play 6")
    assert limit(match) == 10
    go(match, "take")
    assert limit(match) == 4


def test_everybody_sees_who_played_each_card_of_the_chain():
    match = dealt()
    go(match, "play 4", "discard 6", "play 2", "play 5")
    seen = [(link["card"], link["by"]) for link in match.view(None)["chain"]]
    assert seen == [("metal", 0), ("fire", 0), ("water", 1)]


def test_the_top_card_is_taken_and_lies_in_front_of_the_taker():
    match = dealt()
    go(match, "play 4", "play 2", "take")
    assert chain(match) == [4]
    assert front(match, 0) == [2]
    assert match.view(1)["seats"][0]["front"] == ["fire"]


def test_one_may_take_what_one_played_oneself():
    match = dealt()
    go(match, "play 4", "discard 6", "take")
    assert front(match, 0) == [4]


def test_nothing_can_be_taken_from_an_empty_chain():
    match = dealt()
    assert "take" not in choices(match)
    with pytest.raises(IllegalAction):
        match.apply("take")
    go(match, "play 4", "take")
    assert "take" not in choices(match)


def test_a_taken_card_counts_in_the_sum():
    match = dealt()
    assert total(match, 1) == 21
    go(match, "play 4", "take")
    assert total(match, 1) == 25
    assert total(match, 0) == 17


def test_a_taken_card_can_never_be_played():
    match = dealt("1 1 2 2 3 3", "4 4 5 5 6 6")
    go(match, "play 1", "play 5", "take", "play 6")
    assert front(match, 0) == [5]
    assert "play 5" not in choices(match)


def test_a_taken_yin_yang_can_never_be_discarded():
    match = dealt("1 1 2 2 3 3", "4 4 5 5 6 6")
    go(match, "play 1", "play 6", "take", "play 4")
    assert front(match, 0) == [6]
    assert "discard 6" not in choices(match)


def test_a_yin_yang_in_hand_can_be_discarded():
    match = dealt("6 6 1 2 3 4")
    go(match, "discard 6")
    assert hand(match, 0) == [1, 2, 3, 4, 6]
    assert total(match, 0) == 16
    assert limit(match) == 0
    assert match.view(1)["seats"][0]["discarded"] == 1


def test_nothing_but_a_yin_yang_can_be_discarded():
    match = dealt("1 2 3 4 5 5", "6 6 6 6 6 6")
    assert choices(match) == ["play 1", "play 2", "play 3", "play 4", "play 5", "surrender"]


def test_surrendering_gives_the_other_player_one_point():
    match = dealt()
    go(match, "play 1", "surrender")
    assert score(match) == (1, 0)


def test_surrendering_ends_the_round_and_not_the_match():
    match = dealt()
    events = go(match, "surrender")
    assert named(events, "round") == [{"event": "round", "round": 2, "seat": 1}]
    assert not match.is_over


def test_one_can_surrender_on_ones_own_turn_only():
    match = dealt()
    assert "surrender" in choices(match)
    with pytest.raises(NotYourTurn):
        match.apply("surrender", seat=1)


# ── an empty hand ────────────────────────────────────────────────────────────────────────────

EMPTY_HAND: dict[str, Any] = {
    "front": "1 2 3 4",
    "chain": "5 5",
    "other_hand": "2",
    "other_front": "1 3 4 6 6",
}


def test_an_empty_hand_does_not_end_the_round():
    match = laid(**EMPTY_HAND)
    assert match.to_move == 0
    assert hand(match, 0) == []


def test_who_has_an_empty_hand_may_take_reveal_or_surrender():
    match = laid(**EMPTY_HAND)
    assert total(match, 0) == limit(match) == 10
    assert choices(match) == ["take", "reveal", "surrender"]


def test_who_has_an_empty_hand_may_take_although_over_the_limit():
    match = laid(**EMPTY_HAND)
    go(match, "take", "take")
    assert total(match, 0) > limit(match)
    match = laid(chain="1", front="2 3 4 5", other_hand="2", other_front="1 3 4 5 6")
    assert choices(match) == ["take", "surrender"]
    go(match, "take")
    assert front(match, 0) == [1, 2, 3, 4, 5]


def test_taking_can_push_the_other_player_over_the_limit():
    match = laid(chain="6 5", front="4 4", other_hand="2", other_front="1 3 5")
    assert total(match, 1) == 11 == limit(match)
    go(match, "take")
    assert total(match, 1) > limit(match)


def test_with_an_empty_hand_nothing_is_left_but_to_surrender_when_the_chain_is_empty_too():
    match = laid(front="1 1 2 2 3", other_front="3 4 4 5 5 6", other_hand="6")
    assert choices(match) == ["surrender"]


# ── how long a round can be ──────────────────────────────────────────────────────────────────


def test_a_round_has_at_most_25_actions():
    """Every card is played and taken; then nothing is left but to surrender."""
    match = dealt()
    for points in range(1, 7):
        go(match, f"play {points}", f"play {points}")
    assert chain(match) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    go(match, *["take"] * 12)
    assert choices(match) == ["surrender"]
    assert len(match.history) == 24
    assert named(go(match, "surrender"), "round")
