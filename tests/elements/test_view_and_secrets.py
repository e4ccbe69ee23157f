"""What each player can see, and what they cannot."""

from __future__ import annotations

import json
from typing import Any

import pytest

from elementarium.core.game import ALL_SEEING
from elementarium.core.match import Match
from tests.elements.laid import dealt, laid, new_match
from tests.playing import go

EXAMPLE: dict[str, Any] = {
    "chain": "6 3 4", "hand": "6 1", "front": "3 1 2", "other_hand": "6", "other_front": "4 2"
}  # fmt: skip


def told(match: Match, note: str, seat: int | None) -> list[dict[str, Any]]:
    """What somebody is told of an action."""
    return [match.game.event(event, seat) for event in match.apply(note)]


def test_one_sees_ones_own_hand_and_sum():
    mine, theirs = laid(**EXAMPLE).view(0)["seats"]
    assert (mine["hand"], mine["sum"]) == (["wood", "yin_yang"], 13)
    assert (theirs["hand"], theirs["sum"]) == (None, None)


def test_a_spectator_sees_no_hand():
    view = laid(**EXAMPLE).view(None)
    assert [player["hand"] for player in view["seats"]] == [None, None]
    assert [player["sum"] for player in view["seats"]] == [None, None]
    assert view["unseen"] is None


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_fronts_chain_discards_and_how_many_cards_are_in_a_hand(seat: int | None):
    view = laid(**EXAMPLE).view(seat)
    assert [link["card"] for link in view["chain"]] == ["yin_yang", "earth", "metal"]
    assert view["limit"] == 13
    mine, theirs = view["seats"]
    assert (mine["front"], theirs["front"]) == (["wood", "fire", "earth"], ["fire", "metal"])
    assert (mine["front_sum"], theirs["front_sum"]) == (6, 6)
    assert (mine["held"], theirs["held"]) == (2, 1)
    assert (mine["discarded"], theirs["discarded"]) == (0, 1)


def test_unseen_cards_are_told_all_together():
    """Who has counted knows which cards are left, and not where they lie."""
    assert laid(**EXAMPLE).view(0)["unseen"] == [
        "water",
        "water",
        "yin_yang",
        "yin_yang",
        "yin_yang",
    ]


def test_a_card_dealt_is_told_to_whoever_has_it():
    match = new_match(1)
    for seat in (0, 1, None):
        events = [match.game.event(event, seat) for event in match.opening]
        for event in events:
            if event["event"] == "drew":
                assert (event["card"] is not None) == (event["seat"] == seat)


def test_after_the_match_everything_may_be_told():
    match = new_match(1)
    events = [match.game.event(event, ALL_SEEING) for event in match.opening]
    assert all(event["card"] for event in events if event["event"] == "drew")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_opened_hands_are_told_to_everybody(seat: int | None):
    events = told(laid(**EXAMPLE), "reveal", seat)
    opened = [(event["seat"], event["card"]) for event in events if event["event"] == "opened"]
    assert opened == [(0, "wood"), (0, "yin_yang"), (1, "yin_yang")]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_opened_hands_stay_in_the_history(seat: int | None):
    """Whoever plays the match again sees them again."""
    match = laid(**EXAMPLE)
    first = told(match, "reveal", seat)
    again = match.restarted()
    assert told(again, "reveal", seat) == first


@pytest.mark.parametrize("seat", [1, None])
def test_after_a_surrender_hands_stay_closed(seat: int | None):
    match = laid(**EXAMPLE, score=(1, 5))
    events = told(match, "surrender", seat)
    assert match.is_over
    assert not [event for event in events if event.get("card")]
    assert match.view(seat)["seats"][0]["hand"] is None


def test_a_discarded_yin_yang_lies_open():
    match = dealt()
    events = told(match, "discard 6", 1)
    assert events == [{"event": "discarded", "seat": 0}]
    assert match.view(1)["seats"][0]["discarded"] == 1


def test_whether_the_other_player_could_reveal_is_not_shown():
    """In one world they are within the limit, in the other over it."""
    worlds = [
        laid(chain="5 1 3 2", hand="4 4", other_hand=hidden, discarded=2)
        for hidden in ("1 2", "5 6")
    ]
    views = [json.dumps(match.view(0)) for match in worlds]
    assert views[0] == views[1]
    for match in worlds:
        go(match, "take")
    assert worlds[0].legal() != worlds[1].legal()
    views = [json.dumps(match.view(0)) for match in worlds]
    assert views[0] == views[1]


@pytest.mark.parametrize("note", ["reveal", "surrender"])
def test_what_came_to_light_cannot_be_undone(note: str):
    match = laid(**EXAMPLE)
    assert any(match.game.reveals(event) for event in match.apply(note))


def test_a_played_card_brings_nothing_hidden_to_light():
    match = laid(**EXAMPLE)
    assert not any(match.game.reveals(event) for event in match.apply("play 1"))
