"""How a deck of Elemental Rift plays, and how it is tuned."""

from __future__ import annotations

import csv
import json
import tomllib
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest

from elementarium.arena.deck_figures import (
    Figures,
    Share,
    figures_of,
    goals,
    write_tables,
)
from elementarium.arena.deck_picture import draw
from elementarium.arena.deck_study import DeckStudy, RiftGame
from elementarium.arena.deck_tuning import (
    LEAST_TRIGGER,
    MOST_DECAY,
    MOST_TRIGGER,
    best,
    cards_of,
    distance,
    improve,
    round_rows,
    tune,
)
from elementarium.arena.study import JOURNAL, play_games, play_into
from elementarium.core.errors import BadOption
from elementarium.games.elemental_rift import deck
from elementarium.games.elemental_rift.deck import find_deck, read_deck_file, read_document
from elementarium.games.elemental_rift.deck_writing import deck_text
from tests.elemental_rift.laid import OTHER, other_deck

UNTUNED = Path(deck.__file__).parent / "decks" / "untuned.toml"
DECK = find_deck(read_deck_file(UNTUNED.read_text("utf-8")))
GAMES = 30


def random_study(seed: int = 0, **options: object) -> DeckStudy:
    return DeckStudy({"deck": DECK.document, **options}, "random", seed)


@pytest.fixture(scope="module")
def games() -> list[RiftGame]:
    return list(play_games(random_study(), GAMES))


@pytest.fixture(scope="module")
def figures(games) -> Figures:
    return figures_of(games, DECK, 2)


def good(figures: Figures) -> Figures:
    """The same with figures as they should be."""
    return replace(
        figures,
        median_turns=15.0,
        endless=Share(0, GAMES),
        positions=[Share(15, GAMES)] * 2,
        spells=[replace(spell, played=Share(20, GAMES)) for spell in figures.spells],
        accolades=[replace(each, decided=Share(6, GAMES)) for each in figures.accolades],
    )


# ── playing ──────────────────────────────────────────────────────────────────────────────────


def test_what_is_noted_of_a_game_is_what_happened(games):
    for game in games:
        assert 0 <= game.first < 2
        if game.turns < 200:
            assert game.winner in (0, 1)
            assert len([1 for seat, _ in game.took if seat == game.winner]) >= 2
            assert game.took[-1] == [game.winner, game.decider] or game.took[-1][0] != game.winner
        assert all(0 <= lay <= game.turns for _, _, lay, _ in game.played)
        still = [card for _, card, _, how in game.played if how == 0]
        assert len(still) == len(set(still))


def test_the_last_accolade_of_the_winner_decides():
    assert RiftGame(0, 1, 12, [], [[1, 4], [0, 2], [1, 0], [0, 3]]).decider == 0
    assert RiftGame(0, 1, 200, [], [[1, 4]]).decider == -1, "the last turn ended it"


def test_the_same_games_are_played_again_on_any_number_of_threads(games):
    assert list(play_games(random_study(), 12, threads=2)) == games[:12]
    assert list(play_games(random_study(1), 12)) != games[:12]


def test_a_study_that_was_stopped_goes_on_where_it_was(tmp_path, games):
    assert play_into(tmp_path, random_study(), 8) == games[:8]
    lines = (tmp_path / JOURNAL).read_text().splitlines()
    assert play_into(tmp_path, random_study(), 12) == games[:12]
    assert (tmp_path / JOURNAL).read_text().splitlines()[: len(lines)] == lines


def test_another_deck_is_studied_without_a_change_of_code():
    study = random_study(deck=other_deck())
    found = figures_of(list(play_games(study, 10)), study.deck, 2)
    assert [each.name for each in found.accolades] == ["Ember", "Root", "Dew", "Breath", "Prism"]


def test_a_deck_that_is_none_is_refused():
    with pytest.raises(BadOption):
        random_study(deck={"name": "nothing"})


# ── figures ──────────────────────────────────────────────────────────────────────────────────


def test_the_figures_are_those_of_the_games(games, figures):
    assert figures.games == GAMES
    assert sum(share.rate for share in figures.positions) == pytest.approx(1)
    card = DECK.codes["F5"]
    with_it = [game for game in games if any(spell[1] == card for spell in game.played)]
    assert figures.spells[card].played == Share(len(with_it), GAMES)
    decided = sum(each.decided.count for each in figures.accolades)
    assert decided == sum(game.turns < 200 for game in games)


def test_invented_games_give_the_figures_one_counts():
    invented = [
        RiftGame(0, 0, 10, [[0, 3, 4, 1], [1, 3, 2, 0]], [[0, 1], [0, 4]]),
        RiftGame(1, 0, 20, [[1, 5, 6, 2]], [[0, 2], [0, 4]]),
    ]
    found = figures_of(invented, DECK, 2)
    assert found.median_turns == 15
    assert [share.count for share in found.positions] == [1, 1]
    assert found.spells[3].played == Share(1, 2)
    assert found.spells[3].triggered == Share(1, 2)
    assert found.spells[3].lay == 4
    assert found.spells[3].won == Share(1, 2)
    assert found.accolades[4].decided == Share(2, 2)
    assert found.accolades[1].held == Share(1, 2)


@pytest.mark.parametrize("seats", [3, 4])
def test_positions_of_three_and_four_players(seats):
    games = list(play_games(random_study(seats=seats), 6))
    found = figures_of(games, DECK, seats)
    assert len(found.positions) == seats
    assert sum(share.rate for share in found.positions) == pytest.approx(1)


def test_a_deck_meets_its_goals_only_if_all_five_are_met(figures):
    met = good(figures)
    assert all(goal.met for goal in goals(met))
    spoilt = [
        replace(met, median_turns=26),
        replace(met, positions=[Share(18, GAMES), Share(12, GAMES)]),
        replace(met, spells=[replace(met.spells[0], played=Share(1, GAMES)), *met.spells[1:]]),
        replace(
            met, accolades=[replace(met.accolades[0], decided=Share(13, GAMES)), *met.accolades[1:]]
        ),
        replace(met, endless=Share(1, GAMES)),
    ]
    for number, each in enumerate(spoilt):
        assert [goal.met for goal in goals(each)] == [n != number for n in range(5)]
        assert distance(each) > distance(met) == 0


def test_tables_and_a_picture_are_written(tmp_path, figures):
    names = [file.name for file in write_tables(figures, tmp_path)]
    assert names == ["goals.csv", "spells.csv", "accolades.csv", "positions.csv"]
    with (tmp_path / "spells.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [row["card"] for row in rows] == list(DECK.codes)
    files = draw(figures, "30 games", tmp_path)
    assert [file.name for file in files] == ["deck.png", "deck.svg"]
    assert all(file.stat().st_size > 1000 for file in files)


# ── tuning ───────────────────────────────────────────────────────────────────────────────────


def test_a_deck_that_is_as_it_should_be_is_left_alone(figures):
    (only,) = tune(DECK, lambda deck, number: good(figures), 5)
    assert only.deck == DECK
    assert only.changes == []


def test_a_spell_that_is_hardly_played_gets_easier(figures):
    wild = good(figures)
    spells = [replace(wild.spells[0], played=Share(0, GAMES)), *wild.spells[1:]]
    document = deepcopy(DECK.document)
    (change,) = improve(document, DECK, replace(wild, spells=spells))
    assert (change.code, change.why) == ("F1", "hardly played")
    before, after = DECK.cards[0], read_document(document).cards[0]
    easier = after.decay == before.decay - 1, after.value == before.value + 1
    assert sum(easier) == 1


def test_where_games_are_too_short_spells_go_sooner_and_where_too_long_later(figures):
    for turns, step in ((7.0, -1), (26.0, 1)):
        document = deepcopy(DECK.document)
        changes = list(improve(document, DECK, replace(good(figures), median_turns=turns)))
        assert changes
        changed = read_document(document)
        for change in changes:
            card = DECK.codes[change.code]
            assert changed.cards[card].value == DECK.cards[card].value + step


def test_where_an_accolade_decides_too_often_the_spells_of_its_element_get_harder(figures):
    met = good(figures)
    accolades = [replace(met.accolades[0], decided=Share(25, GAMES)), *met.accolades[1:]]
    document = deepcopy(DECK.document)
    changes = list(improve(document, DECK, replace(met, accolades=accolades)))
    assert changes
    assert {change.code[0] for change in changes} == {"F"}


def test_where_the_accolade_for_all_elements_decides_the_rarest_element_gets_rarer(figures):
    met = good(figures)
    accolades = [*met.accolades[:4], replace(met.accolades[4], decided=Share(25, GAMES))]
    spells = [
        replace(spell, played=Share(15, GAMES)) if spell.card.code[0] == "W" else spell
        for spell in met.spells
    ]
    document = deepcopy(DECK.document)
    changes = list(improve(document, DECK, replace(met, accolades=accolades, spells=spells)))
    assert changes
    assert {change.code[0] for change in changes} == {"W"}


def test_where_who_begins_wins_too_often_the_most_played_tough_spells_get_frailer(figures):
    met = first_wins(figures)
    document = deepcopy(DECK.document)
    changes = list(improve(document, DECK, met))
    assert changes
    changed = read_document(document)
    for change in changes:
        number = DECK.codes[change.code]
        assert changed.cards[number].value == DECK.cards[number].value - 1
        assert changed.cards[number].decay == DECK.cards[number].decay


def test_where_all_spells_are_frail_and_who_begins_wins_cheap_ones_get_dearer(figures):
    met = first_wins(figures)
    frail = [
        replace(spell, card=replace(spell.card, decay=1, value=LEAST_TRIGGER))
        for spell in met.spells
    ]
    document = deepcopy(DECK.document)
    for card in cards_of(document).values():
        card["decay"] = 1
    changes = list(improve(document, DECK, replace(met, spells=frail)))
    assert changes
    assert all(change.after.startswith("2, ") for change in changes)


def first_wins(figures):
    """All is well but that who begins wins two games of three."""
    return replace(good(figures), positions=[Share(20, GAMES), Share(10, GAMES)])


def played_as(figures: Figures) -> Callable[..., Figures]:
    """Every deck plays the same."""
    return lambda *_: figures


def test_tuning_keeps_the_bounds_and_every_two_cards_different(figures):
    """However long it goes on in one direction."""
    for turns in (3, 90):
        always = replace(figures, median_turns=turns)
        rounds = list(tune(DECK, played_as(always), 40))
        for each in rounds:
            for card in each.deck.cards:
                assert 1 <= card.decay <= MOST_DECAY
                assert 3 <= card.value <= MOST_TRIGGER
                assert card.trigger != card.element
            for spell in each.deck.document["spell"]:
                one, two = spell["cards"]
                assert one["trigger"] != two["trigger"]
        assert len(round_rows(rounds)) == len(rounds)


def test_the_round_nearest_to_the_goals_is_chosen(figures):
    lengths = iter([40, 30, 26, 28])
    rounds = list(tune(DECK, lambda _, __: replace(good(figures), median_turns=next(lengths)), 4))
    assert best(rounds) is rounds[2]


def test_every_card_of_a_document_is_found_by_its_code():
    cards = cards_of(DECK.document)
    for card in DECK.cards:
        assert cards[card.code]["decay"] == card.decay


def test_a_deck_is_written_as_it_is_read():
    for document in (DECK.document, tomllib.loads(OTHER.read_text("utf-8"))):
        assert tomllib.loads(deck_text(document, ["made", "", "for a test"])) == document


# ── commands ─────────────────────────────────────────────────────────────────────────────────


def test_the_study_is_a_command(run, tmp_path):
    done = run(
        "study", "deck", "--agent", "random", "--games", "6", "--out", str(tmp_path), "--json"
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert len(found["goals"]) == 5
    assert len(found["spells"]) == 32
    assert {"spells.csv", "goals.csv", "deck.svg", JOURNAL} <= {f.name for f in tmp_path.iterdir()}


@pytest.mark.parametrize("seats", ["2", "4"])
def test_the_study_says_whether_the_goals_are_met_or_who_wins(run, seats):
    done = run("study", "deck", "--agent", "random", "--games", "4", "--seats", seats)
    assert done.returncode == 0, done.stderr
    assert ("wanted" in done.stdout) == (seats == "2")
    assert ("player 4" in done.stdout) == (seats == "4")
    assert "Confluence" in done.stdout


def test_tuning_is_a_command_and_writes_a_deck_that_can_be_played(run, tmp_path):
    done = run(
        "deck", "tune", "--agent", "random", "--games", "4", "--rounds", "2", "--out", str(tmp_path)
    )
    assert done.returncode == 0, done.stderr
    assert "Round 0" in done.stdout
    assert "nearest" in done.stdout
    checked = run("deck", "check", str(tmp_path / "tuned.toml"))
    assert "it can be played" in checked.stdout
