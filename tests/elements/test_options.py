"""What can be agreed: no surrender, and revealing by mistake."""

from __future__ import annotations

from typing import Any

from elementarium.core.match import Match
from tests.elements.laid import dealt, laid, limit, total
from tests.playing import choices, go, named, score

# ── surrender off ────────────────────────────────────────────────────────────────────────────


def stuck(surrender: str = "off") -> Match:
    """Nothing in hand, nothing in the chain, cards in front; the other one holds a card."""
    return laid(front="1 1 2 2 3", other_front="3 4 4 5 5 6", other_hand="6", surrender=surrender)


def test_without_surrender_nobody_can_give_up_a_round():
    match = dealt(surrender="off")
    assert choices(match) == [*(f"play {points}" for points in range(1, 7)), "discard 6"]


def test_without_surrender_who_can_do_nothing_else_must_reveal():
    match = stuck()
    assert total(match, 0) > limit(match) == 0
    assert choices(match) == ["reveal"]


def test_such_a_reveal_counts_as_a_miscount():
    match = stuck()
    events = go(match, "reveal")
    assert named(events, "scored") == [
        {"event": "scored", "seat": 1, "points": 2, "reason": "miscount"}
    ]
    assert score(match) == (0, 2)
    assert not [event for event in named(events, "opened") if event["seat"] == 1]


def test_with_surrender_who_can_do_nothing_else_must_surrender():
    assert choices(stuck("on")) == ["surrender"]


def test_without_surrender_a_card_in_the_chain_must_be_taken_first():
    match = laid(
        chain="1", front="2 3 4 5", other_hand="2", other_front="1 3 4 5 6", surrender="off"
    )
    assert total(match, 0) > limit(match)
    assert choices(match) == ["take"]


def test_without_surrender_a_yin_yang_must_be_discarded_or_played_first():
    match = laid(
        hand="6", front="1 1 2 2 3", other_front="3 4 4 5 5", other_hand="6", surrender="off"
    )
    assert choices(match) == ["play 6", "discard 6"]


def test_without_surrender_one_may_still_reveal_within_the_limit():
    match = laid(chain="5 6 3", hand="4 4", other_hand="1 2", discarded=3, surrender="off")
    assert choices(match) == ["play 4", "take", "reveal"]


# ── miscount on ──────────────────────────────────────────────────────────────────────────────


def over(**options: Any) -> Match:
    """Limit 13; one has 15, the other 20."""
    return laid(
        chain="6 3 4", hand="5 6", front="4", other_hand="5 6", other_front="6 3", **options
    )


def test_a_miscount_is_not_possible_unless_agreed():
    assert "reveal" not in choices(over())


def test_with_miscount_one_may_reveal_over_the_limit():
    match = over(miscount="on")
    assert total(match, 0) > limit(match)
    assert "reveal" in choices(match)


def test_with_miscount_one_may_reveal_at_once():
    assert "reveal" in choices(dealt(miscount="on"))


def test_a_miscount_gives_the_other_player_two_points_even_if_they_are_over_the_limit_too():
    match = over(miscount="on")
    assert total(match, 1) > limit(match)
    (scored,) = named(go(match, "reveal"), "scored")
    assert (scored["seat"], scored["points"], scored["reason"]) == (1, 2, "miscount")


def test_a_miscount_opens_only_the_hand_of_whoever_revealed():
    events = go(over(miscount="on"), "reveal")
    opened = [(event["seat"], event["card"]) for event in named(events, "opened")]
    assert opened == [(0, "water"), (0, "yin_yang")]
    assert [event["seat"] for event in named(events, "counted")] == [0]


def test_with_miscount_a_reveal_within_the_limit_is_counted_as_ever():
    match = laid(chain="5 6 3", hand="4 4", other_hand="1 2", discarded=3, miscount="on")
    (scored,) = named(go(match, "reveal"), "scored")
    assert (scored["seat"], scored["points"], scored["reason"]) == (0, 2, "more")
