"""Deck files: what they say, and how slips in them are told."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import elementarium
from elementarium import find_game, read_match, write_match
from elementarium.core.errors import BadOption, NotationError
from elementarium.games.elemental_rift.cards import DEEDS
from elementarium.games.elemental_rift.deck import (
    KNOWN_BY_NAME,
    RECONSTRUCTED,
    find_deck,
    read_deck,
    read_deck_file,
)
from elementarium.games.elemental_rift.effect_words import EXAMPLES, read_word, see_word, write_word
from tests.elemental_rift.laid import GAME, OTHER, new_match, other_deck
from tests.playing import engine

SHIPPED = Path(elementarium.__file__).parent / "games/elemental_rift/decks/reconstructed.toml"


# ── words ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("text", [*EXAMPLES, "decay group fire", "retrieve earth", "draw 15"])
def test_a_word_is_read_and_written_alike(text: str):
    assert write_word(read_word(text)) == text


def test_the_examples_name_every_deed():
    deeds = {see_word(read_word(text))["deed"] for text in EXAMPLES}
    assert deeds == set(DEEDS) - {"nothing"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("plaice 2 of fire", "expected an effect word such as place 3 of earth"),
        ("place 2 of mud", "expected an effect word"),
        ("place 0 of fire", "expected a number from 1 to 15 in 'place 0 of fire'"),
        ("draw 16", "expected a number from 1 to 15"),
        ("transmute 2 fire to fire", "expected two different elements"),
        ("banish", "expected an effect word"),
    ],
)
def test_an_unknown_or_impossible_word_is_refused(text: str, reason: str):
    with pytest.raises(ValueError, match=re.escape(reason)):
        read_word(text)


# ── the reconstructed deck ───────────────────────────────────────────────────────────────────


def test_the_reconstructed_deck_has_12_tiles_of_each_element():
    assert KNOWN_BY_NAME.tiles == (12, 12, 12, 12)


def test_fire_decays_into_earth_earth_into_water_water_into_air_air_into_fire():
    decays = find_game(GAME).view(new_match().state, None)["decays_to"]
    assert decays == {"fire": "earth", "earth": "water", "water": "air", "air": "fire"}


def test_the_reconstructed_deck_has_32_spells_8_an_element_four_effects_on_two_cards_each():
    for kind in range(4):
        cards = [card for card in KNOWN_BY_NAME.cards if card.element == kind]
        effects = {card.words for card in cards}
        assert (len(cards), len(effects)) == (8, 4)
        assert all([card.words for card in cards].count(words) == 2 for words in effects)


def test_the_two_cards_of_an_effect_differ_in_trigger():
    triggers = {(card.words, card.trigger, card.value) for card in KNOWN_BY_NAME.cards}
    assert len(triggers) == 32


def test_values_of_the_reconstructed_deck_are_within_their_bounds():
    assert {card.decay for card in KNOWN_BY_NAME.cards} <= {1, 2, 3}
    assert {card.value for card in KNOWN_BY_NAME.cards} <= {3, 4, 5}
    assert all(card.trigger != card.element for card in KNOWN_BY_NAME.cards)


def test_the_reconstructed_effects_are_those_of_the_rules():
    effects = {
        "fire": {"decay group any", "banish 6", "transmute 2 air to fire", "discard 1"},
        "water": {"swap 2", "retrieve water or air", "place 2 of water", "move 2"},
        "earth": {"place 3 of earth", "remove 2", "recall + draw 1", "transmute 2 fire to earth"},
        "air": {"draw 2", "move 3", "transmute 2 water to air", "banish 5 + draw 1"},
    }
    spells = KNOWN_BY_NAME.document["spell"]
    for element, expected in effects.items():
        own = {" + ".join(each["effect"]) for each in spells if each["element"] == element}
        assert own == expected


# ── slips ────────────────────────────────────────────────────────────────────────────────────

SLIPS: list[tuple[str, str, str]] = [
    ('effect = ["draw 1"]', 'effect = ["drawn 1"]', "expected an effect word such as"),
    ('effect = ["draw 1"]', "effect = []", "expected 1 to 3 effect words, got 0"),
    ('{ decay = 3, trigger = "water 4" }', '{ decay = 10, trigger = "water 4" }',
     "10 cannot be paid: there are 9 fire tiles"),
    ('{ decay = 3, trigger = "water 4" }', '{ decay = 0, trigger = "water 4" }',
     "expected a whole number from 1 to 15, got 0"),
    ('{ decay = 1, trigger = "air 5" }', '{ decay = 1, trigger = "air 8" }',
     "air 8 cannot be: there are 7 air tiles"),
    ('{ decay = 1, trigger = "air 5" }', '{ decay = 1, trigger = "mud 5" }',
     "expected an element and a number, such as water 4"),
    ('{ decay = 1, trigger = "air 5" }', "{ decay = 1 }", "expected a text, got nothing"),
    ('name = "Flare"', 'name = ""', 'expected a text of at most 40 letters, got ""'),
    ('name = "Flare"', f'name = "{"x" * 41}"', "expected a text of at most 40 letters"),
    ('name = "Flare"', "", "expected a text of at most 40 letters, got nothing"),
    ('name = "Dew"', "", "expected a text of at most 40 letters, got nothing"),
    ('name = "Dew"', 'name = "Ember"', "two accolades are called Ember"),
    ('fire = "water"', 'fire = "fire"', "fire cannot decay into itself"),
    ("water = 10", "water = 16", "expected a whole number from 1 to 15, got 16"),
    ("at_least = 3", "at_least = 5", "expected a whole number from 1 to 4, got 5"),
    ('name = "Flare"', 'name = "Flare"\ncolour = 3', "unknown field 'colour'"),
    ('name = "Flare"', 'name = "Flare', "not TOML"),
]  # fmt: skip


@pytest.mark.parametrize(("before", "after", "reason"), SLIPS)
def test_a_slip_in_a_deck_file_is_told_with_line_and_reason(before: str, after: str, reason: str):
    text = OTHER.read_text("utf-8")
    assert before in text
    with pytest.raises(NotationError) as caught:
        read_deck_file(text.replace(before, after, 1))
    assert reason in str(caught.value)
    line = text[: text.index(before)].count("\n") + 1
    missing = after in ("", 'name = "Flare"\ncolour = 3')
    assert caught.value.line in ((line - 1, line, line + 1) if missing else (line,))


def test_a_deck_has_12_to_60_cards():
    text = OTHER.read_text("utf-8")
    few = text[: text.index('[[spell]]\nname = "Silt"')]
    with pytest.raises(NotationError, match="expected 12 to 60 cards, got 9"):
        read_deck_file(few)
    card = '  { decay = 3, trigger = "water 4" },\n'
    with pytest.raises(NotationError, match="expected 12 to 60 cards, got 61"):
        read_deck_file(text.replace(card, card * 42))


@pytest.mark.parametrize("value", ["printed", 3, None, ["reconstructed"]])
def test_a_deck_is_agreed_by_name_or_as_a_document(value: Any):
    with pytest.raises(BadOption, match="option deck: expected reconstructed or what a deck file"):
        find_game(GAME).checked_options({"deck": value})


def test_a_document_with_a_slip_says_where():
    document = json.loads(json.dumps(other_deck()))
    document["spell"][0]["cards"][0]["decay"] = "three"
    with pytest.raises(BadOption, match=re.escape("spell[0].cards[0].decay: expected a whole")):
        find_game(GAME).checked_options({"deck": document})


def test_the_shipped_file_is_agreed_by_its_name():
    assert read_deck_file(SHIPPED.read_text("utf-8")) == RECONSTRUCTED
    assert read_deck(KNOWN_BY_NAME.document) == RECONSTRUCTED


# ── another deck, played ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_another_deck_is_played_to_the_end_without_change_of_code(seats: int):
    match = new_match(5, seats=seats, deck=other_deck())
    assert match.view(0)["deck"] == "other"
    while not match.is_over:
        match.apply(match.legal()[len(match.history) % len(match.legal())])
    assert {"Flare", "Prism"} <= {
        *(spell["name"] for spell in match.view(None)["spells"].values()),
        *(accolade["name"] for accolade in match.view(None)["accolades"]),
    }


def test_a_match_with_another_deck_is_written_down_and_read_again():
    match = new_match(6, deck=other_deck())
    for _ in range(60):
        match.apply(match.legal()[len(match.history) % len(match.legal())])
    again = read_match(write_match(match), engine=engine(GAME))
    assert again.copy_table().tobytes() == match.copy_table().tobytes()
    assert again.view(0) == match.view(0)


def test_events_name_the_cards_of_their_own_deck():
    for deck, name in ((other_deck(), "other"), (RECONSTRUCTED, RECONSTRUCTED)):
        match = new_match(1, deck=deck)
        drawn = [match.game.event(event, event[1]) for event in match.opening if event[0] == 2]
        names = {card.code: card.name for card in find_deck(deck).cards}
        assert all(names[event["card"]] == event["spell"] for event in drawn), name


# ── the command ──────────────────────────────────────────────────────────────────────────────


def test_a_deck_file_is_checked_by_a_command(run: Callable[..., Any]):
    done = run("deck", "check", str(OTHER))
    assert done.returncode == 0
    assert "other: 20 spells, 34 tiles, 5 accolades" in done.stdout


def test_a_bad_deck_file_is_refused_in_one_line(run: Callable[..., Any], tmp_path: Path):
    bad = tmp_path / "bad.toml"
    bad.write_text(OTHER.read_text("utf-8").replace("swap 2", "swop 2"), encoding="utf-8")
    for command in (["deck", "check", str(bad)], ["sim", GAME, "--deck", str(bad)]):
        done = run(*command)
        assert done.returncode == 2
        assert re.search(r"bad\.toml: line \d+, column \d+: spell\[9\]\.effect\[0\]", done.stderr)
        assert "swop 2" in done.stderr


def test_a_deck_is_shown_in_every_language(run: Callable[..., Any]):
    for language, name in (("en", "Wildfire"), ("ru", "Пожар"), ("fr", "Brasier"), ("it", "Esca")):
        assert name in run("deck", "show", "--language", language).stdout
    assert "Flare" in run("deck", "show", str(OTHER)).stdout


def test_a_deck_is_shown_as_json(run: Callable[..., Any]):
    shown = json.loads(run("deck", "show", "--json").stdout)
    assert shown == KNOWN_BY_NAME.document


def test_a_deck_file_is_played_by_the_command(run: Callable[..., Any]):
    done = run("sim", GAME, "--deck", str(OTHER), "--seats", "3", "--games", "20", "--json")
    figures = json.loads(done.stdout)
    assert figures["options"]["deck"]["name"] == "other"
    assert len(figures["wins"]) == 3
