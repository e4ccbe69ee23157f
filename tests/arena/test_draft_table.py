"""What a draft is worth, learned from games."""

import json
import sys

import numpy as np
import pytest

from elementarium.arena.draft_table import (
    DraftTable,
    Sample,
    centred,
    fit_table,
    held_out,
    joined,
    table_text,
    weights_of,
)
from elementarium.arena.logistic import COIN, chances, fit
from elementarium.arena.study import Deal, Study, play_into
from elementarium.cli import main
from elementarium.core.game import find_game

GUILDS = [f"guild {i:02}" for i in range(12)]
HAND = 4


class Planted:
    """A world in which the worth of guilds is known; none of it in common, as in a table."""

    def __init__(self, synergy: float, counter: float) -> None:
        chance = np.random.default_rng(5)
        count = len(GUILDS)
        sample = Sample(GUILDS, HAND, {}, np.zeros(0))
        self.values, self.synergies, self.counters = centred(
            sample,
            {
                "values": chance.normal(0, 0.4, count),
                "synergies": chance.normal(0, synergy, count * (count - 1) // 2),
                "counters": chance.normal(0, counter, count * (count - 1) // 2),
            },
        )

    def log_odds(self, ours: list[int], theirs: list[int]) -> float:
        worth = self.values[ours].sum() - self.values[theirs].sum()
        worth += self.synergies[np.ix_(ours, ours)].sum() / 2
        worth -= self.synergies[np.ix_(theirs, theirs)].sum() / 2
        return float(worth + self.counters[np.ix_(ours, theirs)].sum())

    def deals(self, count: int) -> list[Deal]:
        chance = np.random.default_rng(6)
        found = []
        for _ in range(count):
            dealt = chance.permutation(len(GUILDS))[: 2 * HAND].tolist()
            ours, theirs = dealt[:HAND], dealt[HAND:]
            odds = 1 / (1 + np.exp(-self.log_odds(ours, theirs)))
            scores = (chance.random(2) < odds).astype(float).tolist()
            found.append(Deal([[GUILDS[i] for i in deck] for deck in (ours, theirs)], scores))
        return found


@pytest.fixture(scope="module")
def rich_world() -> Planted:
    return Planted(synergy=0.35, counter=0.3)


@pytest.fixture(scope="module")
def rich_table(rich_world) -> DraftTable:
    return fit_table(rich_world.deals(4000))


def test_planted_worth_is_found_again(rich_world, rich_table):
    assert rich_table.guilds == GUILDS
    assert abs(rich_table.values - rich_world.values).max() < 0.12
    for found, planted in (
        (rich_table.synergies, rich_world.synergies),
        (rich_table.counters, rich_world.counters),
    ):
        upper = np.triu_indices(len(GUILDS), 1)
        assert np.corrcoef(found[upper], planted[upper])[0, 1] > 0.9
        assert np.sqrt(np.mean((found - planted)[upper] ** 2)) < 0.12


def test_every_part_that_is_there_helps_on_games_not_seen(rich_table):
    losses = list(rich_table.losses.values())
    assert losses == sorted(losses, reverse=True)
    assert losses[0] == COIN
    assert rich_table.gain > 2 * rich_table.gain_error
    assert set(rich_table.ridge) == {"values", "synergies", "counters"}


def test_counters_that_are_not_there_are_left_out():
    table = fit_table(Planted(synergy=0.0, counter=0.0).deals(1500))
    assert set(table.ridge) == {"values", "synergies"}
    assert not table.counters.any()
    assert abs(table.synergies).max() < 0.15
    assert json.loads(table_text(table, {}))["counters"] == {}


def test_the_fit_is_where_the_slope_is_nothing(rich_world):
    sample = Sample.of(rich_world.deals(300))
    features, ridge = joined(sample, {"values": 2.0, "synergies": 5.0})
    weights = fit(features, sample.scores, ridge, games=2)
    slope = features.T @ (sample.scores - 2 * chances(features, weights)) - ridge * weights
    assert abs(slope).max() < 1e-6
    assert abs(weights).max() > 0.05


def test_a_deal_is_foretold_from_other_deals_only():
    """A guild that always wins its one deal: who had seen it would lose little there."""
    others = [Deal([["a", "b"], ["c", "d"]], [1.0, 0.0])] * 50
    sample = Sample.of([Deal([["x", "b"], ["c", "d"]], [1.0, 1.0]), *others])
    features, ridge = joined(sample, {"values": 1.0})
    assert held_out(features, sample.scores, ridge)[0] == pytest.approx(COIN, abs=0.05)


def test_centring_moves_worth_and_changes_no_whole_deck(rich_world):
    deals = rich_world.deals(200)
    sample = Sample.of(deals)
    ridge = {"values": 1.0, "synergies": 1.0, "counters": 1.0}
    weights = weights_of(sample, ridge)
    features, _ = joined(sample, ridge)
    before = features @ np.concatenate([weights[part] for part in ridge])
    world = Planted(0, 0)
    world.values, world.synergies, world.counters = centred(sample, weights)
    after = [
        world.log_odds(*([GUILDS.index(name) for name in deck] for deck in deal.decks))
        for deal in deals
    ]
    assert after == pytest.approx(before.tolist())
    assert world.values.sum() == pytest.approx(0)
    assert world.synergies.sum(axis=0) == pytest.approx(np.zeros(len(GUILDS)))
    assert world.counters.sum(axis=0) == pytest.approx(np.zeros(len(GUILDS)))
    assert abs(world.synergies).max() > 0.05


def test_exchanging_the_decks_of_a_deal_changes_nothing(rich_world):
    deals = rich_world.deals(200)
    turned = [Deal(deal.decks[::-1], [1 - each for each in deal.scores]) for deal in deals]
    ridge = {"values": 1.0, "synergies": 3.0, "counters": 3.0}
    one, two = (weights_of(Sample.of(each), ridge) for each in (deals, turned))
    for part in ridge:
        assert one[part] == pytest.approx(two[part])


def test_the_table_as_text_is_rounded_and_has_a_line_for_each_guild(rich_table):
    text = table_text(rich_table, {"command": "elementarium study draft", "games": 8000})
    found = json.loads(text)
    assert found["made"]["games"] == 8000
    assert found["guilds"] == GUILDS
    assert list(found["values"].values()) == rich_table.values.round(3).tolist()
    rows = np.array([found["counters"][guild] for guild in GUILDS])
    assert (rows == -rows.T).all()
    assert sum(line.startswith('  "guild 03": [') for line in text.splitlines()) == 2
    assert found["fitted"]["held_out_log_loss"]["coin"] == 0.69315


def test_the_command_plays_fits_and_writes(tmp_path, monkeypatch, capsys):
    table = tmp_path / "table.json"
    command = "elementarium study draft --agent random --games 40 --seed 3 --out"
    monkeypatch.setattr(sys, "argv", [*command.split(), str(tmp_path), "--table", str(table)])
    with pytest.raises(SystemExit) as ended:
        main()
    shown = capsys.readouterr()
    assert not ended.value.code, shown.err
    assert "coin" in shown.out
    found = json.loads(table.read_text(encoding="utf-8"))
    assert found["made"]["agent"] == "random"
    study = Study(find_game("riftforce"), {}, "random", seed=3)
    expected = fit_table(play_into(tmp_path, study, 40))
    assert list(found["values"].values()) == expected.values.round(3).tolist()
    assert len(found["values"]) == 10
