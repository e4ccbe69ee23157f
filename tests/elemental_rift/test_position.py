"""Positions: what may be left out, and how slips are told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from elementarium.core.errors import PositionError
from elementarium.core.match import Match
from tests.elemental_rift.laid import GAME, asked, hand, laid, other_deck, rift
from tests.playing import choices, engine, go

TABLE: dict[str, Any] = {
    "game": GAME,
    "options": {"deck": other_deck()},
    "rift": {"tiles": ["FFA", "EW."]},
    "seats": [{"hand": ["F1", "F3"], "front": ["W2"]}, {"hand": 3}],
}


def read(document: dict[str, Any]) -> Match:
    return Match.from_position(json.dumps(document), 4, engine=engine(GAME))


def test_what_is_left_out_has_a_sensible_value():
    match = read(TABLE)
    assert (match.to_move, asked(match)) == (0, "spell")
    assert len(hand(match, 1)) == 3
    assert len(match.position()["pile"]) == 20 - 3 - 3
    assert match.view(0)["turn"] == 1


def test_unknown_cards_are_filled_by_chance():
    hands = {tuple(hand(Match.from_position(TABLE, seed, engine=engine(GAME)), 1))
             for seed in range(10)}  # fmt: skip
    assert len(hands) > 5


def test_a_drawing_says_where_the_tiles_lie():
    match = read(TABLE | {"rift": {"row": 2, "column": 30, "tiles": ["F.A", "EW."]}})
    assert [tile["at"] for tile in match.view(None)["rift"]] == [[2, 30], [2, 32], [3, 30], [3, 31]]
    assert rift(match) == "F.A\nEW."


SLIPS: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "game: expected one of the games riftforce, elements, elemental-rift"),
    ({"colour": 3}, "unknown field 'colour'"),
    ({"options": {"seats": 5}}, "options.seats: expected 2, 3 or 4 players, got 5"),
    ({"options": {"deck": "mine"}}, "options.deck: expected reconstructed"),
    ({"turns": 201}, "turns: expected a whole number from 0 to 200"),
    ({"turns": 200}, "to_move: after 200 turns the game is over"),
    ({"rift": {"tiles": ["FX"]}}, "rift.tiles[0]: expected tiles (F, E, W, A) and ., got"),
    ({"rift": {"tiles": ["AAAAAAAA"]}}, "rift.tiles[0]: there are only 7 air tiles"),
    ({"rift": {"column": 31, "tiles": ["FFF"]}}, "rift.tiles[0]: the table has 33 rows"),
    ({"rift": {"row": 32, "tiles": ["F", "F"]}}, "rift.tiles[1]: the table has 33 rows"),
    ({"rift": {"tiles": ["FFFF"]}}, "rift: a spell lies in front of a player though its trigger"),
    ({"seats": [{"hand": ["F1"]}]}, "seats: expected a list of 2"),
    ({"seats": [{"hand": ["F1", "F1"]}, {}]}, "seats[0].hand[1]: F1 is there twice"),
    ({"seats": [{"hand": ["Z1"]}, {}]}, "seats[0].hand[0]: expected a card such as F1"),
    ({"seats": [{"hand": ["?x"]}, {}]}, "seats[0].hand[0]: expected a card such as F1, ? or ?1"),
    ({"seats": [{"known": ["F1"]}, {}]}, "seats[0].known[0]: F1 is not in this hand"),
    ({"seats": [{"hand": 21}, {}]}, "21 unknown cards are 0 shuffles old, but 20 are left"),
    ({"seats": [{"hand": ["?1"]}, {}]}, "kept: 1 unknown cards are 1 shuffles old, but 0 are left"),
    ({"kept": {"F5": 0}}, "kept.F5: expected a whole number from 1 to 255"),
    ({"kept": {"F5": 2}}, "kept: 0 unknown cards are 2 shuffles old, but 1 are left"),
    ({"pile": 3}, "pile: 14 cards are left for the pile"),
    ({"pile": ["A1"]}, "these cards are nowhere: "),
    ({"accolades": {"Crown": 0}}, "accolades.Crown: unknown field 'Crown'"),
    ({"accolades": {"Ember": 2}}, "accolades.Ember: expected a whole number from 0 to 1"),
    ({"ask": "nothing"}, "ask: expected"),
    ({"ask": "over"}, "ask: when nobody is to move the game is over, and only then"),
    ({"to_move": None}, "to_move: the game cannot be over with these accolades"),
    ({"to_move": 2}, "to_move: expected a whole number from 0 to 1"),
    ({"ask": "cost"}, "action: the question cost needs a spell that is being played"),
    ({"action": {"card": "W2"}}, "action: at the question spell no spell is being played"),
    ({"ask": "square"}, "action.element: expected the element of the tile"),
    ({"ask": "element", "action": {"element": "fire"}},
     "action.element: the question element is not for a tile in hand"),
    ({"ask": "element", "action": {"marks": ["R16C16"]}},
     "action.marks: the question element is not for marked squares"),
    ({"ask": "element", "action": {"marks": ["R16C16", "R16C16"]}},
     "action.marks: expected at most 15 different squares"),
    ({"ask": "replacement", "action": {"element": "fire"}},
     "action.marks: expected the vacated squares"),
    ({"ask": "replacement", "action": {"element": "fire", "marks": ["R16C16"]}},
     "action.marks: expected squares with tiles, or vacated ones"),
    ({"ask": "cost", "action": {"card": "F1", "left": 3}},
     "action.card: it must lie in front of the player"),
    ({"ask": "lifted", "action": {"card": "W2", "word": 1}},
     "action.card: it must be among those played"),
    ({"ask": "lifted", "played": ["W2"], "action": {"card": "W2", "word": 2}},
     "action.word: this word does not ask for lifted"),
    ({"ask": "lifted", "played": ["W2"], "action": {"card": "W2"}},
     "action.word: expected which word of the effect asks"),
    ({"ask": "lifted", "played": ["W2"], "action": {"card": "W2", "word": 1, "left": 3}},
     "action.left: the word does not ask so often"),
    ({"ask": "partner", "played": ["W1"], "seats": [{"front": ["W1"]}, {}],
      "action": {"card": "W1", "word": 1}}, "action.marks: expected one square"),
    ({"ask": "cost", "played": ["W2"], "action": {"card": "W2", "left": 2}},
     "action.left: picked and missing tiles are not what the spell costs"),
    ({"ask": "cost", "played": ["F1"], "seats": [{"front": ["F1"]}, {}],
      "action": {"card": "F1", "left": 2, "marks": ["R17C16"]}},
     "action.marks: expected tiles of the spell's element"),
    ({"ask": "cost", "played": ["F1"], "seats": [{"front": ["F1"]}, {}],
      "action": {"card": "F1", "left": 3}}, "ask: nothing can be chosen at the question cost"),
    ({"action": {"marks": ["R40C0"]}}, "action.marks[0]: expected a square from R0C0"),
    ({"random": "1-2"}, "random: expected four words"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "reason"), SLIPS)
def test_a_slip_in_a_position_says_where_and_why(change: dict[str, Any], reason: str):
    document = TABLE | change
    if "options" in change:
        document["options"] = TABLE["options"] | change["options"]
    with pytest.raises(PositionError) as caught:
        Match.from_position(document, engine=engine(GAME))
    assert reason in str(caught.value)


def test_a_position_tells_line_and_column():
    text = json.dumps(TABLE | {"turns": -1}, indent=1)
    with pytest.raises(PositionError) as caught:
        Match.from_position(text, engine=engine(GAME))
    line = next(n for n, each in enumerate(text.splitlines(), 1) if '"turns"' in each)
    assert caught.value.line == line


def test_a_position_in_the_middle_of_an_effect_goes_on():
    match = laid("WFA", hand="W2 E1")
    go(match, "play W2", "pick R16C18")
    again = Match.from_position(match.position(), engine=engine(GAME))
    assert choices(again) == choices(match)
    go(again, "at R15C16", "pick R15C16", "at R17C16")
    assert rift(again) == "EF\nA."
