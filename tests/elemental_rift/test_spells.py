"""Playing a spell: its cost, its effect, its trigger."""

from __future__ import annotations

import pytest

from elementarium.core.errors import IllegalAction
from tests.elemental_rift.laid import asked, discard_pile, front, hand, laid, rift, squares
from tests.playing import choices, go, named

# ── costs ────────────────────────────────────────────────────────────────────────────────────


def test_a_played_spell_lies_in_front_of_its_player_and_stays_there():
    match = laid("F.A", hand="A4")
    go(match, "play A4")
    assert front(match) == ["A4"]


def test_linked_tiles_of_the_spells_element_decay_as_many_as_its_decay_value():
    match = laid("FFF\nEWA", hand="F1")
    go(match, "play F1")
    assert rift(match) == "W.W\nEWA"


@pytest.mark.parametrize("tiles", ["FF.F\nEWAE", "F.F.F\nEEEEE", "WWW"])
def test_without_enough_linked_tiles_a_spell_cannot_be_played(tiles: str):
    match = laid(tiles, hand="F1")
    assert choices(match) == ["finish"]
    with pytest.raises(IllegalAction):
        match.apply("play F1")


def test_the_tiles_chosen_for_a_cost_must_themselves_be_linked():
    match = laid("FFFF\nEWAE", hand="F1")
    go(match, "play F1")
    assert squares(match) == {"R16C16", "R16C17", "R16C18", "R16C19"}
    go(match, "pay R16C17")
    assert squares(match) == {"R16C16", "R16C18"}


def test_only_tiles_of_a_group_that_is_large_enough_can_pay():
    match = laid("FF.FFFF\nEWAEWAE", hand="F1")
    go(match, "play F1")
    assert squares(match) == {"R16C19", "R16C20", "R16C21", "R16C22"}


def test_the_player_chooses_which_tiles_pay():
    match = laid("F.F\nEWA", hand="F2")
    go(match, "play F2", "pay R16C18")
    assert "W" in rift(match).split()[0]


def test_a_cost_decays_with_replacements_before_the_effect():
    match = laid("FFE\nWAA", hand="F3")
    events = go(match, "play F3", "grow R16C17")
    names = [event["event"] for event in events]
    assert names.index("decayed") < names.index("grew") < names.index("resolved")
    assert asked(match) == "group"


def test_a_card_played_this_turn_cannot_be_played_again_this_turn():
    match = laid("EEWA", hand="E3", front="W2", played=["W2"])
    go(match, "play E3", "pay R16C16", "pick R16C16")
    assert "W2" in hand(match)
    assert asked(match) == "spell"
    assert "play W2" not in choices(match)
    again = laid("EEWA", hand="E3", front="W2")
    go(again, "play E3", "pay R16C16", "pick R16C16")
    assert "play W2" in choices(again)


def test_the_same_card_can_be_played_in_a_later_turn():
    match = laid("FA\nEE", hand="A4", ask="end", played=["A4"])
    go(match, "finish")
    assert match.view(0)["played"] == []


def test_a_spell_may_be_played_without_targets():
    match = laid("FA", hand="A3 A2")
    events = go(match, "play A2")
    assert named(events, "banished") == []
    assert front(match) == ["A2"]


# ── triggers ─────────────────────────────────────────────────────────────────────────────────


def test_a_spell_is_discarded_as_soon_as_its_trigger_holds():
    """E1 ends at three linked Fire."""
    match = laid("FF\nWW", front="E1", hand="F2", ask="element", action={"left": 1})
    events = go(match, "place fire", "at R16C18")
    assert named(events, "triggered") == [
        {"event": "triggered", "seat": 0, "card": "E1", "spell": "Wall", "linked": 3,
         "element": "fire"}
    ]  # fmt: skip
    assert front(match) == []
    assert discard_pile(match) == ["E1"]


def test_more_linked_tiles_than_the_trigger_value_end_a_spell_too():
    match = laid("FF.FF\nWWWWA", front="E1", hand="F2", ask="element", action={"left": 1})
    go(match, "place fire", "at R16C18")
    assert front(match) == []


def test_tiles_that_are_not_linked_do_not_trigger():
    match = laid("FF.\nWWF", front="E1", hand="F2", ask="element", action={"left": 1})
    go(match, "place fire", "at R17C19")
    assert front(match) == ["E1"]


def test_a_spell_triggers_in_anybodys_turn():
    match = laid("FF\nWW", other_front="E1", hand="F2", ask="element", action={"left": 1})
    go(match, "place fire", "at R16C18")
    assert front(match, 1) == []


def test_triggers_are_checked_after_both_tiles_of_the_turn_not_between_them():
    """The third Fire would end the spell; but it is looked at only after the second tile."""
    match = laid("FF\nWW", front="E1", hand="F2 F4", ask="element")
    events = go(match, "place fire", "at R16C18")
    assert named(events, "triggered") == []
    assert front(match) == ["E1"]
    assert named(go(match, "place air", "at R15C16"), "triggered") != []


def test_triggers_are_checked_after_the_decay_of_phase_1_with_its_replacements():
    """Fire becomes Water, the fourth that is linked: that ends A2."""
    match = laid("FWA\nWWA\nEEAE", other_front="A2", hand="F2", ask="decay")
    events = go(match, "decay fire")
    assert [event["card"] for event in named(events, "triggered")] == ["A2"]


def test_triggers_are_checked_after_a_cost_with_its_replacements():
    match = laid("FW\nWW", other_front="A2", hand="F5")
    events = [event["event"] for event in go(match, "play F5")]
    assert events.index("triggered") < events.index("resolved")


def test_the_spell_being_played_is_spared_after_its_cost_and_checked_after_its_effect():
    """F4 ends at three Water; its own cost makes the third. It goes after its whole effect."""
    match = laid("FW\nAW", hand="F4")
    events = go(match, "play F4")
    assert named(events, "triggered") == []
    assert front(match) == ["F4"]
    events = go(match, "place air", "at R18C16", "place air", "at R19C16")
    assert [event["card"] for event in named(events, "triggered")] == ["F4"]
    assert (front(match), discard_pile(match)) == ([], ["F4"])


def test_a_spell_whose_trigger_already_holds_may_be_played_and_counts_as_played():
    match = laid("FWWW\nAA..", hand="F4 E1", front="A1")
    go(match, "play F4", "place earth", "at R15C18", "place earth", "at R15C19")
    assert front(match) == ["A1"]
    assert match.view(0)["played"] == ["F4"]


def test_triggers_are_not_checked_between_the_words_of_an_effect():
    """E3 recalls, draws and removes: what is linked meanwhile and gone at the end ends nothing."""
    match = laid("EFFF\nWW..", hand="E3", front="A4", other_front="")
    events = go(match, "play E3")
    assert [event["card"] for event in named(events, "recalled")] == ["A4"]
    go(match, "pick R16C18")
    assert front(match) == ["E3"]


def test_of_several_triggers_the_highest_priority_goes_first():
    """Priorities: E1 1 + 3 = 4, W5 2 + 3 = 5. The later one lies on top of the discard pile."""
    match = laid("FF\nWW", front="E1", other_front="W5", hand="F2", ask="element",
                 action={"left": 1})  # fmt: skip
    go(match, "place fire", "at R16C18")
    assert discard_pile(match) == ["E1", "W5"]


def test_at_equal_priority_the_active_player_goes_first_then_clockwise_oldest_first():
    """W3, A4 and F2 all have priority 4 and end at three Earth; so does nobody else's W1."""
    others = ({"hand": 1, "front": ["F2"]},)
    match = laid("EE\nAA", front="A4", other_front="W3", others=others, hand="E1", to_move=1,
                 ask="element", action={"left": 1})  # fmt: skip
    go(match, "place earth", "at R16C18")
    assert discard_pile(match)[::-1] == ["W3", "F2", "A4"]
    match = laid("EE\nAA", front="F2 A4 W3", hand="E1", ask="element", action={"left": 1})
    go(match, "place earth", "at R16C18")
    assert discard_pile(match)[::-1] == ["F2", "A4", "W3"]


def test_a_trigger_changes_no_tile():
    match = laid("FF\nWW", front="E1", hand="F2", ask="element", action={"left": 1})
    go(match, "place fire", "at R16C18")
    assert rift(match) == "FFF\nWW."
