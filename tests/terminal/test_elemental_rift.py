"""Elemental Rift in the terminal."""

from __future__ import annotations

import pytest
from rich.text import Text

from elementarium import Match
from elementarium.games.elemental_rift.cards import ELEMENTS
from elementarium.terminal.elemental_rift.draw import HUES, NEAR_END, badge, draw_player
from elementarium.terminal.parts import colour_of
from elementarium.words import LANGUAGES, Words
from tests.elemental_rift.laid import laid
from tests.terminal.scripted import (
    contrast,
    new_match,
    numbers,
    random_choice,
    short_seed,
    sit_down,
)


def table() -> Match:
    match = laid("FFA\nEW.", hand="F1 F4", front="W2", other_hand="E1", other_front="A1 A2",
                 discard=["E5", "E4"], accolades={"Ember": 1})  # fmt: skip
    match.names[:] = ["Vera", "Greedy"]
    return match


def test_the_table_shows_rift_supply_accolades_spells_and_sentence():
    _, shown = sit_down(table(), ["quit"])
    for line in (
        "─ Turn 1 ─",
        "    15 16 17 18 19",
        "16  ·  F  F  A  ·",
        "17  ·  E  W  ·  ·",
        "Supply:  F 7   E 7   W 9   A 6",
        "Largest group:  F 2   E 1   W 1   A 1",
        "pile 12 · discard pile 2 (E5, E4)",
        "Ember ◆ Greedy · 0 : 0 · at least 2 Fire spells",
        "Breath ◇ · 0 : 2! ·",
        "Greedy · 1 card in hand · ◆",
        "A1  Gust · costs 1 Air · priority 6",
        "ends at 5 Earth: 1/5",
        "You · 2 cards in hand · your turn",
        "F4  Spark · costs 1 Fire · priority 4 · ends at 3 Water",
        "Play a spell?",
        "2 Play Spark F4",
    ):
        assert line in shown


def test_a_rift_from_edge_to_edge_fits_too():
    match = laid("F" + "." * 31 + "E\nWW" + "." * 31, row=0, column=0, hand="F1")
    _, shown = sit_down(match, ["quit"])
    assert max(len(line) for line in shown.splitlines()) <= 80
    assert " 1 W W · · · " in shown


def test_a_spell_near_its_end_is_marked():
    match = laid("FFF\nEW.", hand="F1", front="W2", other_front="E2")
    view = match.view(0)
    drawn = [part for seat in (0, 1) for part in draw_player(view, seat, 0, ["A", "B"], Words())]
    styles = [str(part.style) for part in drawn if isinstance(part, Text) and "ends" in part.plain]
    assert styles == [NEAR_END, "dim"]


def test_the_table_of_four_names_everybody_with_oneself_last():
    match = new_match(
        "elemental-rift", options={"seats": 4}, names=["Anna", "Boris", "Vera", "Gia"]
    )
    seat = match.to_move
    _, shown = sit_down(match, ["quit"], seat=seat)
    places = [shown.index(f"{name} · ") for name in match.names if name != match.names[seat or 0]]
    assert all(place < shown.index("You · ") for place in places)


@pytest.mark.parametrize("seat", [0, 2])
def test_the_winner_of_a_game_of_four_is_named(seat: int):
    seed = short_seed("elemental-rift", seat, seats=4, most=400)
    match = new_match("elemental-rift", seed, {"seats": 4}, ["Anna", "Boris", "Vera", "Gia"])
    ended, shown = sit_down(match, numbers(match, seed), seat=seat, choose=random_choice(seed))
    assert ended
    winner = match.returns().index(1)
    last = shown.splitlines()[-1]
    assert last.startswith("You win" if winner == seat else f"{match.names[winner]} wins")


def test_help_tells_what_the_spells_on_the_table_do():
    _, shown = sit_down(table(), ["help", "quit"], width=200)
    assert "A2  Hush · costs 1 Air" in shown
    assert "Unseen: " in shown
    _, shown = sit_down(new_match("elemental-rift"), ["help", "quit"], seat=None)
    assert "The deck is reconstructed" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_is_told_in_every_language(language: str):
    match = table()
    _, shown = sit_down(match, ["play F4", "1", "1", "1", "1", "1", "quit"], language=language)
    assert Words(language).say("elemental-rift-spell", {"spell": "Spark"}) in shown
    assert "elemental-rift" not in shown


@pytest.mark.parametrize("element", ELEMENTS)
def test_a_tile_is_a_letter_that_reads_well_on_its_colour(element: str):
    assert badge(element).plain.strip() == element[0].upper()
    assert contrast(colour_of(HUES[element]), (0.08, 0.07, 0.05)) > 4.5
