"""Elemental Rift in writing."""

from __future__ import annotations

import pytest

from elementarium.core.errors import NotationError
from tests.elemental_rift.laid import laid
from tests.playing import choices, go


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("burn F1", "expected place, at, decay, grow, play, pay, pick, from, banish"),
        ("place mud", "expected an element (fire, earth, water, air), got 'mud'"),
        ("at R33C0", "expected a square from R0C0 to R32C32, got 'R33C0'"),
        ("at 16,16", "expected a square from R0C0 to R32C32"),
        ("play F9", "expected a card such as F1, got 'F9'"),
        ("from 4", "expected a seat from 0 to 3, got '4'"),
        ("take Crown", "expected an accolade (Ember, Root, Dew, Breath, Prism), got 'Crown'"),
        ("finish now", "expected place"),
    ],
)
def test_a_slip_in_a_note_is_told(text: str, reason: str):
    match = laid("F", hand="F1")
    with pytest.raises(NotationError) as caught:
        match.apply(text)
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("notes", "expected"),
    [
        ({"ask": "element"}, "place fire"),
        ({"ask": "end", "front": "A1 A2", "played": ["A1"]}, "take Breath"),
        ({"ask": "end"}, "discard F1"),
        ({}, "play F2"),
    ],
)
def test_choices_are_noted_as_players_do(notes: dict[str, object], expected: str):
    assert expected in choices(laid("F", hand="F1 F2", **notes))  # type: ignore[arg-type]


def test_what_is_done_with_a_tile_is_noted_by_the_question():
    match = laid("FF.FF\nEEEEE", hand="F3")
    go(match, "play F3")
    assert choices(match)[0] == "pay R16C16"
    go(match, "pay R16C16")
    assert choices(match) == ["grow R16C16", "grow R16C17"]
    go(match, "grow R16C16")
    assert choices(match)[0] == "pick R16C16"


def test_spaces_do_not_matter():
    match = laid("F", hand="F1", ask="element")
    go(match, "  place   fire ", " at  R15C16")
    assert match.view(0)["action"] is None
