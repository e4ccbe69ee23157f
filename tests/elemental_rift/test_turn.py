"""Set-up, the four phases of a turn, and the end of the game."""

from __future__ import annotations

from collections import Counter

import pytest

from elementarium.games.elemental_rift.deck import KNOWN_BY_NAME
from elementarium.games.elemental_rift.rift import is_square
from tests.elemental_rift.laid import (
    asked,
    corner,
    discard_pile,
    front,
    hand,
    laid,
    new_match,
    rift,
    squares,
    supply,
)
from tests.playing import choices, go, named

FULL = "FFAAA\nEEEWW"
SEATS = (2, 3, 4)

# ── set-up ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(8))
def test_one_tile_of_each_element_lies_in_a_square_in_the_middle(seed: int):
    match = new_match(seed)
    assert sorted(rift(match)) == sorted("\nAEFW")
    assert corner(match) == (16, 16)
    assert len(rift(match).split()) == 2


def test_the_first_four_tiles_are_randomly_arranged():
    assert len({rift(new_match(seed)) for seed in range(150)}) == 24


def test_the_other_tiles_are_an_open_supply():
    view = new_match().view(None)
    assert view["supply"] == {"fire": 11, "earth": 11, "water": 11, "air": 11}


def test_five_accolades_lie_open_and_nobody_holds_one():
    accolades = new_match().view(None)["accolades"]
    assert [each["holder"] for each in accolades] == [None] * 5


@pytest.mark.parametrize("seats", SEATS)
def test_two_cards_are_dealt_to_each_player_from_player_0(seats: int):
    match = new_match(4, seats=seats)
    assert [len(hand(match, seat)) for seat in range(seats)] == [2] * seats
    drawn = [event[1] for event in match.opening if match.game.event(event, 0)["event"] == "drew"]
    assert drawn == [seat for seat in range(seats) for _ in range(2)]


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_random(seats: int):
    began = Counter(new_match(seed, seats=seats).to_move for seed in range(40 * seats))
    assert set(began) == set(range(seats))
    assert min(began.values()) > 20


def test_every_spell_is_dealt_once():
    document = new_match(3).position()
    cards = document["pile"] + [card for seat in document["seats"] for card in seat["hand"]]
    assert Counter(cards) == Counter(card.code for card in KNOWN_BY_NAME.cards)


# ── phase 1 ──────────────────────────────────────────────────────────────────────────────────


def test_with_fewer_than_10_tiles_two_are_added_one_after_the_other():
    match = laid("FE\nAW", ask="element")
    go(match, "place air", "at R15C16")
    assert asked(match) == "element"
    go(match, "place air", "at R14C16")
    assert rift(match) == "A.\nA.\nFE\nAW"
    assert asked(match) != "element"


def test_the_two_tiles_may_be_of_different_elements():
    match = laid("FE\nAW", ask="element")
    go(match, "place fire", "at R16C15", "place earth", "at R16C18")
    assert rift(match) == "FFEE\n.AW."


@pytest.mark.parametrize(("tiles", "question"), [("FFAAA\nEEEW", "element"), (FULL, "decay")])
def test_a_turn_adds_below_10_tiles_and_decays_from_10_on(tiles: str, question: str):
    match = laid(tiles, hand="F1", ask="end")
    go(match, "finish")
    assert asked(match) == question
    assert match.to_move == 1


def test_with_10_or_more_every_tile_of_the_chosen_element_decays():
    match = laid("FEAAA\nEFEWW", ask="decay")
    events = go(match, "decay fire")
    assert [event["square"] for event in named(events, "decayed")] == [[16, 16], [17, 17]]
    assert rift(match).count("F") == 0


def test_an_element_that_is_not_in_the_rift_cannot_be_chosen_to_decay():
    match = laid("FFFAA\nEEEEA", ask="decay")
    assert choices(match) == ["decay fire", "decay earth", "decay air"]


def test_an_element_out_of_supply_cannot_be_chosen_while_another_is_in_supply():
    match = laid("AAAAAAA\nFE.....", ask="element")
    assert supply(match)["air"] == 0
    assert choices(match) == ["place fire", "place earth", "place water"]


def test_an_element_that_is_the_only_one_in_supply_is_not_asked_for():
    match = laid("EEEEEEEE\nWWWWWWWW\nWWAAAAAA\nFFFFFFFA\nF.......", hand="F4")
    assert supply(match) == {"fire": 1, "earth": 0, "water": 0, "air": 0}
    go(match, "play F4", "pay R20C16")  # Water is out of supply, so nothing comes back
    assert supply(match)["fire"] == 2
    assert asked(match) == "square"


def test_a_tile_is_placed_on_any_empty_square_orthogonally_next_to_the_rift():
    match = laid("F.\nEW", ask="element")
    go(match, "place fire")
    assert squares(match) == {
        "R15C16", "R16C15", "R16C17", "R17C15", "R17C18", "R18C16", "R18C17",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("row", "column", "free"),
    [
        (0, 0, {"R0C1", "R1C0"}),
        (0, 32, {"R0C31", "R1C32"}),
        (32, 0, {"R31C0", "R32C1"}),
        (32, 32, {"R31C32", "R32C31"}),
        (5, 32, {"R4C32", "R5C31", "R6C32"}),
    ],
)
def test_the_table_has_edges_and_there_is_no_square_beyond(row: int, column: int, free: set[str]):
    match = laid("F", row=row, column=column, ask="element")
    go(match, "place fire")
    assert squares(match) == free


def test_the_last_square_of_a_row_and_the_first_of_the_next_are_no_neighbours():
    match = laid("F" + "." * 31 + "E\nF" + "." * 32, row=4, column=0)
    assert match.view(None)["largest"]["fire"] == 2
    match = laid("." * 32 + "F\nF" + "." * 32, row=4, column=0)
    assert match.view(None)["largest"]["fire"] == 1


def test_a_square_is_on_the_table_if_its_row_and_column_are_from_0_to_32():
    found = {(n // 34, n % 34) for n in range(-40, 40 * 34) if is_square(n)}
    assert found == {(row, column) for row in range(33) for column in range(33)}


def test_into_an_empty_rift_the_first_tile_goes_to_the_middle():
    match = laid("", ask="element")
    go(match, "place fire")
    assert (rift(match), corner(match)) == ("F", (16, 16))
    assert asked(match) == "element"


# ── phases 2 and 3 ───────────────────────────────────────────────────────────────────────────


def test_one_draws_up_to_a_hand_of_three():
    match = laid("F\nW", hand="F1", ask="element")
    go(match, "place fire", "at R15C16", "place fire", "at R14C16")
    assert len(hand(match)) == 3


def test_with_more_than_three_cards_phase_2_draws_nothing():
    match = laid("F\nW", hand="F1 F2 F3 F4 W1", ask="element")
    go(match, "place fire", "at R15C16", "place fire", "at R14C16")
    assert hand(match) == ["F1", "F2", "F3", "F4", "W1"]


def test_any_number_of_spells_can_be_played_in_a_turn():
    match = laid("FAWE", hand="A4 A1 W2 W1")
    go(match, "play A4")
    assert asked(match) == "spell"
    go(match, "finish")
    assert asked(match) == "end"


def test_a_hand_is_asked_even_if_no_card_can_be_played():
    match = laid("W", hand="F1")
    assert choices(match) == ["finish"]


def test_an_empty_pile_is_made_of_the_shuffled_discard_pile():
    rest = "E1 E2 E3 E4 E5 W1 W2 W3 W4 W5 A1 A2 A3 A4 A5"
    match = laid("F", hand="F1", other_hand="F2 F3 F4 F5", discard=rest.split(), pile=0,
                 ask="element")  # fmt: skip
    events = go(match, "place fire", "at R15C16", "place fire", "at R14C16")
    assert [event["count"] for event in named(events, "reshuffled")] == [15]
    assert len(hand(match)) == 3
    assert discard_pile(match) == []
    assert len(match.position()["pile"]) == 13


def test_with_pile_and_discard_pile_empty_nothing_is_drawn():
    cards = [f"{letter}{n}" for letter in "EWA" for n in range(1, 6)]
    match = laid("F", hand="F1", other_hand=" ".join(["F2 F3 F4 F5", *cards]), pile=0,
                 ask="element")  # fmt: skip
    go(match, "place air", "at R15C16", "place air", "at R14C16")
    assert hand(match) == ["F1"]


# ── phase 4 ──────────────────────────────────────────────────────────────────────────────────


def test_up_to_two_cards_are_discarded_in_the_order_named():
    match = laid("F", hand="F1 F2 F3", ask="end")
    go(match, "discard F2", "discard F1")
    assert discard_pile(match) == ["F1", "F2"]
    assert match.to_move == 1


def test_discarding_nothing_or_one_card_is_allowed():
    match = laid("F", hand="F1 F2", ask="end")
    go(match, "discard F2", "finish")
    assert (discard_pile(match), match.to_move) == (["F2"], 1)
    match = laid("F", hand="F1 F2", ask="end")
    go(match, "finish")
    assert (discard_pile(match), match.to_move) == ([], 1)


def test_one_discards_or_takes_an_accolade_not_both():
    match = laid("F", hand="F1 W5", front="A1 A2", ask="end", played=["A2"])
    assert choices(match) == ["finish", "take Breath", "discard F1", "discard W5"]
    go(match, "discard F1")
    assert choices(match) == ["finish", "discard W5"]


def test_with_an_empty_hand_and_nothing_to_take_the_turn_ends_by_itself():
    match = laid("F", hand="F1", ask="end")
    go(match, "discard F1")
    assert match.to_move == 1


@pytest.mark.parametrize("seats", SEATS)
def test_turns_go_clockwise(seats: int):
    others = tuple({"hand": 1} for _ in range(seats - 2))
    match = laid("FE\nAW", hand="F1", other_hand=1, others=others, ask="end", to_move=seats - 1)
    go(match, "finish")
    assert match.to_move == 0


# ── the end ──────────────────────────────────────────────────────────────────────────────────


def test_the_first_player_who_begins_a_turn_holding_2_accolades_wins():
    match = laid("F", hand="F1", ask="end", accolades={"Ember": 1, "Root": 1})
    events = go(match, "finish")
    assert match.is_over
    assert match.returns() == [-1, 1]
    assert named(events, "ended") == [{"event": "ended", "seat": 1, "reason": "accolades"}]


def test_taking_a_second_accolade_does_not_win_before_the_next_turn_begins():
    match = laid("F", hand="F1", front="A1 A2", other_hand=1, ask="end", played=["A2"],
                 accolades={"Ember": 0})  # fmt: skip
    go(match, "take Breath")
    assert not match.is_over
    assert match.to_move == 1
    assert match.returns() == [0, 0]


def test_when_two_players_hold_two_each_whoever_begins_a_turn_first_wins():
    held = {"Ember": 0, "Root": 0, "Dew": 2, "Breath": 2}
    others = ({"hand": 1}, {"hand": 1})
    match = laid("F", hand="F1", other_hand=1, others=others, ask="end", accolades=held, to_move=1)
    go(match, "finish")
    assert match.returns() == [-1, -1, 1, -1]


def test_after_200_turns_the_most_accolades_win():
    match = laid("F", hand="F1", ask="end", accolades={"Ember": 1}, turns=199)
    events = go(match, "finish")
    assert match.returns() == [-1, 1]
    assert named(events, "ended") == [{"event": "ended", "seat": 1, "reason": "turns"}]


@pytest.mark.parametrize("held", [{}, {"Ember": 0, "Root": 1}])
def test_after_200_turns_equal_accolades_are_a_draw(held: dict[str, int]):
    match = laid("F", hand="F1", ask="end", accolades=held, turns=199)
    go(match, "finish")
    assert match.is_over
    assert match.returns() == [0, 0]


def test_after_200_turns_no_further_turn_begins_to_be_won():
    held = {"Ember": 0, "Root": 0, "Dew": 1, "Breath": 1}
    match = laid("F", hand="F1", ask="end", accolades=held, turns=199)
    go(match, "finish")
    assert match.returns() == [0, 0]


def test_before_the_200th_turn_the_game_goes_on():
    match = laid("F", hand="F1", ask="end", turns=198)
    go(match, "finish")
    assert not match.is_over
    assert front(match) == []
