"""What a draft is worth."""

from __future__ import annotations

import json

import numpy as np
import pytest

from elementarium import Match, find_game
from elementarium.core import rule as rules
from elementarium.core.engine import Table
from elementarium.core.rule import rule
from elementarium.games.riftforce import draft
from elementarium.games.riftforce.cards import GUILDS
from elementarium.games.riftforce.draft import (
    COUNTERS,
    PLACES,
    SYNERGIES,
    TABLE,
    VALUES,
    deck,
    deck_worth,
)

NAMES = [guild.name for guild in GUILDS]
ROUNDED = 0.0005


@rule
def worth_of(table: Table, us: int) -> float:
    return deck_worth(table[0], us)


def drafts(seed: int) -> list[Match]:
    """A draft after every pick, the last one whole."""
    first = Match("riftforce", {"guilds": "beyond"}, seed)
    found = [first]
    while "summoner" in found[-1].view(None)["phase"]:
        match = first.restarted()
        for action in found[-1].history:
            match.apply(action)
        legal = match.legal()
        match.apply(legal[(seed + 5 * len(match.history)) % len(legal)])
        found.append(match)
    return found


@pytest.fixture(scope="module")
def some_drafts() -> list[Match]:
    return [match for seed in range(6) for match in drafts(seed)]


@pytest.fixture
def with_counters(monkeypatch):
    """Counters that are not 0, whatever the table says."""
    numbers = np.random.default_rng(1).normal(size=COUNTERS.shape)
    numbers[0] = numbers[:, 0] = 0
    monkeypatch.setattr(draft, "COUNTERS", numbers - numbers.T)
    return draft.COUNTERS


def test_the_table_has_all_eighteen_guilds():
    assert sorted(TABLE["guilds"]) == sorted(NAMES)
    assert sorted(TABLE["values"]) == sorted(NAMES)
    assert sorted(TABLE["synergies"]) == sorted(NAMES)


def test_numbers_are_found_under_the_guild_they_belong_to():
    water, air = PLACES["water"], PLACES["air"]
    assert VALUES[water] == TABLE["values"]["water"]
    assert SYNERGIES[water, air] == TABLE["synergies"]["water"][TABLE["guilds"].index("air")]
    assert VALUES.any()
    assert SYNERGIES.any()


def test_two_guilds_have_one_synergy_and_opposite_counters():
    assert (SYNERGIES == SYNERGIES.T).all()
    assert (COUNTERS == -COUNTERS.T).all()
    assert not SYNERGIES.diagonal().any()


def test_an_average_guild_is_worth_nothing():
    assert abs(VALUES.sum()) <= len(NAMES) * ROUNDED
    assert abs(SYNERGIES.sum(axis=1)).max() <= len(NAMES) * ROUNDED


def test_nobody_can_change_what_compiled_rules_have_read():
    for numbers in (VALUES, SYNERGIES, COUNTERS):
        with pytest.raises(ValueError, match="read-only"):
            numbers[0] = 1


def test_the_table_says_how_it_was_made_and_how_good_it_is():
    assert TABLE["made"]["games"] >= 1000
    assert TABLE["made"]["command"].startswith("elementarium study draft")
    assert TABLE["made"]["rules_version"] == find_game("riftforce").rules_version
    losses = TABLE["fitted"]["held_out_log_loss"]
    assert losses["coin"] == pytest.approx(np.log(2), abs=1e-5)
    assert losses["values"] < losses["coin"]


def test_a_deck_is_the_guilds_taken_so_far():
    for match in drafts(3):
        for seat in (0, 1):
            assert deck(match.state, seat) == match.view(None)["seats"][seat]["guilds"]
    assert len(deck(match.state, 0)) == 4


def test_what_one_side_is_ahead_the_other_is_behind(some_drafts, with_counters):
    worths = [deck_worth(match.state, 0) for match in some_drafts]
    assert worths == [-deck_worth(match.state, 1) for match in some_drafts]
    assert len(set(worths)) == len(worths)


def test_worth_is_values_synergies_and_counters(some_drafts, with_counters):
    for match in some_drafts:
        ours, theirs = ([PLACES[name] for name in deck(match.state, s)] for s in (0, 1))
        worth = VALUES[ours].sum() - VALUES[theirs].sum()
        worth += SYNERGIES[np.ix_(ours, ours)].sum() / 2
        worth -= SYNERGIES[np.ix_(theirs, theirs)].sum() / 2
        worth += with_counters[np.ix_(ours, theirs)].sum()
        assert deck_worth(match.state, 0) == pytest.approx(worth)


def test_compiled_and_interpreted_agree_to_the_last_bit(some_drafts):
    compiled = find_game("riftforce").native.make(worth_of, "deck_worth")
    for match in some_drafts:
        for side in (0, 1):
            assert compiled(match.copy_table(), side) == deck_worth(match.state, side)


def test_a_new_table_means_that_rules_are_compiled_anew(tmp_path, monkeypatch):
    monkeypatch.setattr(rules, "__file__", str(tmp_path / "core" / "rule.py"))
    table = tmp_path / "games" / "riftforce" / "draft_table.json"
    table.parent.mkdir(parents=True)
    hashes = set()
    for value in (0.1, 0.2):
        table.write_text(json.dumps({"values": {"fire": value}}), encoding="utf-8")
        hashes.add(rules._sources_hash())
    assert len(hashes) == 2
