"""What the words of an effect do, each with its rulings."""

from __future__ import annotations

import pytest

from tests.elemental_rift.laid import (
    asked,
    corner,
    discard_pile,
    front,
    hand,
    laid,
    rift,
    squares,
    supply,
)
from tests.playing import choices, go, named

# ── place ────────────────────────────────────────────────────────────────────────────────────


def test_place_puts_tiles_of_an_element_next_to_the_rift():
    match = laid("E", hand="E1")  # its cost makes the Earth tile Air
    go(match, "play E1", "at R16C17", "at R16C18", "at R16C19")
    assert rift(match) == "AEEE"


def test_place_any_lets_every_element_be_chosen():
    match = laid("F", hand="F4")
    go(match, "play F4", "place earth", "at R16C17")
    assert choices(match) == ["place fire", "place earth", "place water", "place air"]
    go(match, "place air", "at R16C18")
    assert rift(match) == "WEA"


def test_with_nothing_left_of_an_element_what_there_is_is_placed_and_the_rest_ignored():
    match = laid("EEEEEEEE", hand="E1")  # Earth pays: one is back in the supply
    go(match, "play E1", "pay R16C16")
    assert (asked(match), match.view(None)["action"]["left"]) == ("square", 1)
    go(match, "at R16C15")
    assert asked(match) != "square"


# ── transmute ────────────────────────────────────────────────────────────────────────────────


def test_transmute_swaps_tiles_in_place_for_another_element():
    match = laid("EWWW", hand="E5")
    before = supply(match)
    go(match, "play E5", "pick R16C17", "pick R16C19")
    assert rift(match) == "AEWE"
    assert supply(match)["water"] == before["water"] + 2


def test_transmute_takes_as_many_as_there_are():
    match = laid("EW", hand="E5")
    go(match, "play E5")
    assert rift(match) == "AE"


def test_transmute_is_limited_by_the_supply():
    match = laid("AFFF\nAAAA\nAA..", hand="A5")  # all seven Air lie there; one pays
    go(match, "play A5", "pay R18C16")
    assert (asked(match), match.view(None)["action"]["left"]) == ("transmuted", 1)


def test_transmute_with_nothing_to_turn_does_nothing():
    match = laid("E", hand="E5")
    go(match, "play E5")
    assert rift(match) == "A"


# ── swap ─────────────────────────────────────────────────────────────────────────────────────


def test_swap_exchanges_two_tiles_of_different_elements_anywhere():
    match = laid("WFAF", hand="W1")  # its cost makes the Water tile Earth
    go(match, "play W1", "pick R16C16", "pick R16C18")
    assert rift(match) == "AFEF"


def test_swaps_are_done_one_after_the_other():
    match = laid("WFA", hand="W1")
    go(match, "play W1", "pick R16C16", "pick R16C17")
    assert asked(match) == "swapped"
    go(match, "pick R16C16", "pick R16C18")
    assert rift(match) == "AEF"


def test_tiles_of_the_same_element_are_not_swapped():
    match = laid("WFF", hand="W1")
    go(match, "play W1", "pick R16C17")
    assert rift(match) == "FEF"  # Earth is the only other one: it is not asked for


def test_with_one_element_only_nothing_is_swapped():
    match = laid("WEE", hand="W1")
    go(match, "play W1")
    assert rift(match) == "EEE"
    assert asked(match) not in ("swapped", "partner")


# ── move ─────────────────────────────────────────────────────────────────────────────────────


def test_move_lifts_a_tile_and_places_it_legally_elsewhere():
    match = laid("WFA", hand="W2")
    go(match, "play W2", "pick R16C18", "at R15C16")
    assert rift(match) == "A.\nEF"


def test_a_lifted_tile_is_no_neighbour_of_itself_and_does_not_go_back_to_its_square():
    match = laid("WFA", hand="W2")
    go(match, "play W2", "pick R16C18")
    assert squares(match) == {"R15C16", "R15C17", "R16C15", "R17C16", "R17C17"}


def test_a_tile_may_move_again():
    match = laid("WFA", hand="W2")
    go(match, "play W2", "pick R16C18", "at R15C16", "pick R15C16", "at R17C16")
    assert rift(match) == "EF\nA."


def test_the_rift_may_fall_apart():
    match = laid("WFAF", hand="W2")
    go(match, "play W2", "pick R16C18", "at R16C15")
    assert rift(match) == "AEF.F"


def test_the_only_tile_of_a_rift_moves_to_the_middle():
    match = laid("W", row=3, column=4, hand="W2")
    go(match, "play W2")
    assert (rift(match), corner(match)) == ("E", (16, 16))


def test_the_only_tile_of_a_rift_stays_if_it_lies_in_the_middle():
    match = laid("W", hand="W2")
    events = go(match, "play W2")
    assert named(events, "moved") == []


# ── remove ───────────────────────────────────────────────────────────────────────────────────


def test_remove_takes_tiles_back_to_the_supply():
    match = laid("EFWA", hand="E2")
    before = supply(match)
    go(match, "play E2", "pick R16C17", "pick R16C19")
    assert rift(match) == "A.W"
    assert supply(match)["fire"] == before["fire"] + 1


def test_remove_takes_as_many_as_there_are():
    match = laid("E", hand="E2")
    go(match, "play E2")
    assert rift(match) == ""


# ── decay group ──────────────────────────────────────────────────────────────────────────────


def test_decay_group_any_takes_one_whole_linked_group_also_a_single_tile():
    match = laid("FFWW\nEEAW", hand="F2")
    go(match, "play F2", "pay R16C16")
    # one Fire has become Water; the groups are Water, Fire, Water, Earth and Air
    assert squares(match) == {"R16C16", "R16C17", "R16C18", "R17C16", "R17C18"}
    go(match, "pick R17C18")
    assert rift(match) == "WFWW\nEEFW"


def test_a_whole_group_decays_with_replacements():
    match = laid("FEEE\nWAAA", hand="F2")
    go(match, "play F2", "pick R16C17")
    assert rift(match) == "WA.A\nWAAA"


def test_decay_group_of_an_element_offers_only_its_groups():
    match = laid("EEF.F\nWWWWF", hand="E4")
    go(match, "play E4", "grow R16C16")
    assert squares(match) == {"R16C18", "R16C20"}


def test_decay_group_of_an_element_that_is_not_there_does_nothing():
    match = laid("EEW", hand="E4")
    go(match, "play E4", "grow R16C16")
    assert rift(match) == "A.W"


# ── cards ────────────────────────────────────────────────────────────────────────────────────


def test_draw_takes_cards_beyond_three_since_there_is_no_hand_limit():
    match = laid("AF", hand="A4 F1 F2 F3")
    go(match, "play A4")
    assert len(hand(match)) == 5


def test_discard_takes_cards_at_random_from_one_other_hand():
    lost = set()
    for seed in range(30):
        match = laid("F", hand="F5", other_hand="E1 E2 E3", seed=seed)
        events = go(match, "play F5")
        lost.add(frozenset(event["card"] for event in named(events, "lost")))
        assert len(hand(match, 1)) == 1
        assert len(discard_pile(match)) == 2
    assert lost == {frozenset(pair) for pair in (("E1", "E2"), ("E1", "E3"), ("E2", "E3"))}


def test_discard_asks_for_one_other_player_with_cards():
    match = laid("F", hand="F5", other_hand="E1", others=({"hand": ["A1"]}, {"hand": []}))
    go(match, "play F5")
    assert choices(match) == ["from 1", "from 2"]
    go(match, "from 2")
    assert discard_pile(match) == ["A1"]  # of two cards as many as there are


def test_discard_does_nothing_if_nobody_else_has_cards():
    match = laid("F", hand="F5 E1", other_hand="")
    assert named(go(match, "play F5"), "lost") == []


def test_banish_discards_a_spell_of_another_player_up_to_its_priority():
    """Priorities: W5 is 5, F1 is 7, E1 is 4. A2 banishes up to 5."""
    match = laid("A.W", hand="A2", front="W3", other_front="W5 F1 E1")
    go(match, "play A2")
    assert choices(match) == ["banish E1", "banish W5"]
    go(match, "banish W5")
    assert front(match, 1) == ["F1", "E1"]
    assert discard_pile(match) == ["W5"]


def test_the_second_word_follows_the_first():
    match = laid("A.W", hand="A2", other_front="W5")
    events = [event["event"] for event in go(match, "play A2")]
    assert events.index("banished") < events.index("drew")


def test_recall_takes_one_of_ones_own_spells_back_never_itself():
    match = laid("E.W", hand="E3", front="A1 A2", other_front="W1")
    go(match, "play E3")
    assert choices(match) == ["recall A1", "recall A2"]
    go(match, "recall A2")
    assert "A2" in hand(match)
    assert front(match) == ["A1", "E3"]


def test_recall_with_no_other_spell_does_nothing():
    match = laid("E.W", hand="E3")
    assert named(go(match, "play E3"), "recalled") == []
    assert front(match) == ["E3"]


def test_retrieve_takes_the_newest_spell_of_an_element_from_the_discard_pile():
    match = laid("W.F", hand="W4", discard=["A1", "E2", "E1"])
    go(match, "play W4")
    assert "E2" in hand(match)
    assert discard_pile(match) == ["A1", "E1"]


def test_retrieve_of_two_elements_asks_for_the_element_and_takes_its_newest():
    match = laid("W.F", hand="W3", discard=["A1", "E2", "A2", "W5"])
    go(match, "play W3")
    assert choices(match) == ["retrieve water", "retrieve air"]
    go(match, "retrieve air")
    assert "A1" in hand(match)


def test_retrieve_with_no_such_spell_does_nothing():
    match = laid("W.F", hand="W4", discard=["A1"])
    assert named(go(match, "play W4"), "retrieved") == []


@pytest.mark.parametrize(("card", "tiles"), [("W2", "WFA"), ("W1", "WFA"), ("E2", "EFA")])
def test_every_word_is_mandatory_as_far_as_it_can_be_done(card: str, tiles: str):
    match = laid(tiles, hand=card)
    go(match, f"play {card}")
    assert "finish" not in choices(match)
