"""Accolades: who may take which, and when."""

from __future__ import annotations

from elementarium.core.match import Match
from tests.elemental_rift.laid import laid
from tests.playing import choices, go


def to_take(match: Match) -> list[str]:
    """The accolades that can be taken now."""
    return [note.removeprefix("take ") for note in choices(match) if note.startswith("take ")]


def ending(front: str, other_front: str = "", **more: object) -> Match:
    """A table in phase 4, after the first spell in front was played this turn."""
    played = more.pop("played", front.split()[:1])
    return laid("F.W", hand="E1", front=front, other_front=other_front, ask="end", played=played,
                **more)  # type: ignore[arg-type]  # fmt: skip


def test_an_accolade_is_taken_for_enough_spells_of_its_element_in_front():
    assert to_take(ending("A1 A2")) == ["Breath"]
    assert to_take(ending("A1 W1")) == []


def test_an_accolade_needs_more_spells_than_anybody_else_has():
    assert to_take(ending("A1 A2 A3", "A4 A5")) == ["Breath"]
    assert to_take(ending("A1 A2", "A3 A4 A5")) == []


def test_in_a_tie_nobody_can_take_an_accolade_and_a_holder_keeps_it():
    match = ending("A1 A2", "A4 A5", accolades={"Breath": 1})
    assert to_take(match) == []
    go(match, "finish")
    assert match.view(None)["accolades"][3]["holder"] == 1


def test_with_more_players_everybody_else_counts():
    others = ({"hand": 1, "front": ["A4", "A5"]},)
    assert to_take(ending("A1 A2", "", others=others)) == []
    assert to_take(ending("A1 A2 A3", "", others=others)) == ["Breath"]


def test_an_accolade_for_different_elements_needs_more_of_them_than_anybody_else():
    assert to_take(ending("A1 W1 E2")) == ["Prism"]
    assert to_take(ending("A1 W1 A2 W2")) == ["Dew", "Breath"]
    assert to_take(ending("A1 W1 E2", "F1 A2 W2")) == []


def test_an_accolade_is_taken_only_if_a_spell_was_played_this_turn():
    assert to_take(ending("A1 A2", played=[])) == []


def test_a_spell_played_and_gone_again_counts_as_played():
    assert to_take(ending("A1 A2", played=["F4"], discard=["F4"])) == ["Breath"]


def test_never_more_than_one_accolade_a_turn():
    match = ending("A1 A2 W1 W2 E2")
    assert to_take(match) == ["Dew", "Breath", "Prism"]
    go(match, "take Dew")
    assert match.to_move == 1


def test_an_accolade_may_be_taken_from_another_player():
    match = ending("A1 A2", accolades={"Breath": 1})
    go(match, "take Breath")
    assert match.view(None)["score"] == [1, 0]


def test_an_accolade_once_held_is_kept_even_when_its_condition_lapses():
    match = ending("W1", accolades={"Breath": 0})
    go(match, "finish")
    assert match.view(None)["accolades"][3]["holder"] == 0


def test_ones_own_accolade_cannot_be_taken_again():
    assert to_take(ending("A1 A2", accolades={"Breath": 0})) == []


def test_the_view_tells_how_far_everybody_is_and_who_meets_the_condition():
    breath = ending("A1 A2", "A4").view(None)["accolades"][3]
    assert (breath["merits"], breath["may"], breath["at_least"]) == ([2, 1], [0], 2)


def test_the_reconstructed_accolades_need_three_spells_or_all_four_elements():
    accolades = laid("F", deck="reconstructed", hand="F1").view(None)["accolades"]
    told = [(each["name"], each["of"], each["at_least"]) for each in accolades]
    assert told == [
        ("Pyre", "fire", 3),
        ("Stone", "earth", 3),
        ("Tide", "water", 3),
        ("Gale", "air", 3),
        ("Confluence", "any", 4),
    ]
