"""The reveal, and who wins a round by it."""

from __future__ import annotations

from typing import Any

import pytest

from elementarium.core.errors import IllegalAction
from elementarium.core.match import Match
from tests.elements.laid import dealt, hand, laid, limit, total
from tests.playing import Events, choices, go, named, score

EXAMPLE: dict[str, Any] = {
    "chain": "6 3 4", "front": "3 1 2", "other_hand": "6", "other_front": "4 2"
}  # fmt: skip


def reason(events: Events) -> str:
    """Why a round was won."""
    (scored,) = named(events, "scored")
    return str(scored["reason"])


def opened(events: Events, seat: int) -> list[str]:
    """The cards of a hand that everybody has seen."""
    return [event["card"] for event in named(events, "opened") if event["seat"] == seat]


# ── the worked example ───────────────────────────────────────────────────────────────────────


def test_thirteen_against_twelve_under_a_limit_of_thirteen_wins_two_points():
    match = laid(hand="6 1", **EXAMPLE)
    assert (limit(match), total(match, 0), total(match, 1)) == (13, 13, 12)
    assert reason(go(match, "reveal")) == "more"
    assert score(match) == (2, 0)


def test_twelve_against_twelve_loses_for_whoever_reveals():
    match = laid(hand="5 1", **EXAMPLE)
    assert (limit(match), total(match, 0), total(match, 1)) == (13, 12, 12)
    assert reason(go(match, "reveal")) == "equal"
    assert score(match) == (0, 2)


# ── when one may ─────────────────────────────────────────────────────────────────────────────


def test_one_may_reveal_with_exactly_the_limit():
    match = laid(chain="1 2 4", hand="3", front="4", discarded=2, other_hand="5", other_front="5")
    assert total(match, 0) == limit(match) == 7
    assert "reveal" in choices(match)


def test_one_may_not_reveal_over_the_limit():
    match = laid(chain="1 2 4", hand="3", front="5", discarded=2, other_hand="5", other_front="4")
    assert total(match, 0) == limit(match) + 1
    assert "reveal" not in choices(match)
    with pytest.raises(IllegalAction):
        match.apply("reveal")


def test_nobody_may_reveal_at_the_beginning_of_a_round():
    assert "reveal" not in choices(dealt())


def test_cards_in_front_count_for_whether_one_may_reveal():
    match = laid(chain="3 5", hand="4", front="5", other_hand="3", other_front="1", discarded=4)
    assert total(match, 0) == 9 > limit(match)
    assert "reveal" not in choices(match)


# ── who wins ─────────────────────────────────────────────────────────────────────────────────


def other_over() -> Match:
    """Limit 12; one has 3, the other 14."""
    return laid(chain="5 4 3", hand="1 2", other_hand="5 6", other_front="3")


def more() -> Match:
    """Limit 14; one has 8, the other 3."""
    return laid(chain="5 6 3", hand="4 4", other_hand="1 2", discarded=3)


def less() -> Match:
    """Limit 14; one has 3, the other 8."""
    return laid(chain="5 6 3", hand="1 2", other_hand="4 4", discarded=3)


def test_another_player_over_the_limit_loses():
    match = other_over()
    assert reason(go(match, "reveal")) == "over"
    assert score(match) == (2, 0)


def test_the_higher_sum_within_the_limit_wins():
    match = more()
    assert reason(go(match, "reveal")) == "more"
    assert score(match) == (2, 0)


def test_whoever_reveals_with_the_lower_sum_loses():
    match = less()
    assert reason(go(match, "reveal")) == "more"
    assert score(match) == (0, 2)


def test_equal_sums_are_lost_by_whoever_reveals():
    match = laid(chain="5 6 3", hand="1 2", other_hand="1 2", discarded=3)
    assert reason(go(match, "reveal")) == "equal"
    assert score(match) == (0, 2)


def test_nothing_against_nothing_is_lost_by_whoever_reveals():
    match = laid(chain="1 1 2 2 3 3 4 4 5 5 6 6")
    assert total(match, 0) == total(match, 1) == 0
    assert choices(match) == ["take", "reveal", "surrender"]
    assert reason(go(match, "reveal")) == "equal"
    assert score(match) == (0, 2)


def test_a_revealed_round_is_over_and_the_next_one_dealt():
    match = more()
    assert named(go(match, "reveal"), "round") == [{"event": "round", "round": 2, "seat": 0}]
    assert len(hand(match, 0)) == len(hand(match, 1)) == 6


# ── what comes to light ──────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("table", [other_over, more, less])
def test_a_reveal_opens_both_hands(table: Any):
    match = table()
    hands = [match.view(seat)["seats"][seat]["hand"] for seat in (0, 1)]
    events = go(match, "reveal")
    assert [opened(events, seat) for seat in (0, 1)] == hands


def test_a_reveal_tells_both_sums():
    counted = named(go(laid(hand="6 1", **EXAMPLE), "reveal"), "counted")
    assert [(event["seat"], event["sum"], event["limit"]) for event in counted] == [
        (0, 13, 13),
        (1, 12, 13),
    ]


def test_a_surrender_opens_no_hand():
    events = go(laid(hand="6 1", **EXAMPLE), "surrender")
    assert reason(events) == "surrender"
    assert not named(events, "opened")
    assert not named(events, "counted")


@pytest.mark.parametrize("ending", ["reveal", "surrender"])
def test_the_cards_set_aside_are_never_shown(ending: str):
    match = laid(hand="6 1", **EXAMPLE)
    hands = [*hand(match, 0), *hand(match, 1)]
    events = [match.game.event(event, None) for event in match.apply(ending)]
    shown = [event["card"] for event in events if event.get("card")]
    assert len(shown) == (len(hands) if ending == "reveal" else 0)
