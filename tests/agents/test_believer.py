"""Playing by beliefs: what everybody may think follows from what was chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from elementarium import Match
from elementarium.agents import checked_agent, make_agent
from elementarium.agents.beliefs import FIXED, HANDS, INPUTS, NUMBER, OUTPUTS, SEEN_OF_EACH
from elementarium.agents.believer import Believer, of_this_round
from elementarium.agents.equilibrium import EquilibriumAgent, Strategy, shipped, strategy_named
from elementarium.agents.equity import SHARE
from elementarium.agents.tower import Layers
from elementarium.core.errors import ElementariumError
from elementarium.core.game import ALL_SEEING
from elementarium.games.elements.actions import ACTIONS, REVEAL, SURRENDER
from elementarium.games.elements.cards import COPIES, DEALT

COSTS = (SHARE, SHARE)
SEEDS = range(12)


def some_layers(seed: int = 1, width: int = 16) -> Layers:
    """A network that has learned nothing."""
    chance = np.random.default_rng(seed)
    tower = pairwise([INPUTS, width, width, OUTPUTS])
    of_hands, each = SEEN_OF_EACH + FIXED.shape[1], 8
    heads = [(width, 2 * each), (of_hands, each), (of_hands, each), (each, ACTIONS + 1), (each, 1)]
    return [
        (
            chance.normal(0, a**-0.5, (a, b)).astype(np.float32),
            chance.normal(0, 0.3, b).astype(np.float32),
        )
        for a, b in (*tower, *heads)
    ]


LAYERS = some_layers()
STRATEGY = replace(shipped(), scenes=LAYERS)


def some_match(seed: int, options: dict[str, Any] | None = None) -> Match:
    """A match that has gone on for a while, by chance, perhaps into its second round."""
    chance = np.random.default_rng(seed)
    match = Match("elements", {"points_to_win": 0, **(options or {})}, seed)
    for _ in range(chance.integers(1, 16)):
        match.apply(int(chance.choice(match.legal())))
    return match


def dealt_hand(match: Match, shown: Any) -> int:
    """The hand that the player to move was dealt."""
    return NUMBER[tuple((match.state.hand[match.to_move] + shown).tolist())]


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_believes_that_what_is_so_cannot_be(seed: int):
    match = some_match(seed)
    scene = Believer(LAYERS).scene(match, COSTS)
    assert scene.own[0, dealt_hand(match, scene.shown)] > 0
    assert scene.own.sum() == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("seed", SEEDS)
def test_who_went_along_believes_what_a_newcomer_does(seed: int):
    match, along = some_match(seed), Believer(LAYERS)
    for before, _ in match.replay():
        along.scene(before, COSTS)
    assert along.scene(match, COSTS).own == pytest.approx(Believer(LAYERS).scene(match, COSTS).own)


def test_beliefs_follow_what_was_chosen():
    one, other = Match("elements", {}, 1), Match("elements", {}, 1)
    first, second = one.legal()[:2]
    one.apply(first)
    other.apply(second)
    scenes = [Believer(LAYERS).scene(match, COSTS) for match in (one, other)]
    assert not np.allclose(scenes[0].others, scenes[1].others)
    assert np.allclose(scenes[0].own, 1 / len(HANDS))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_the_other_one_really_holds_changes_nothing(seed: int):
    match = some_match(seed)
    table = match.copy_table()
    believer = Believer(LAYERS)
    before = believer.shares(match, COSTS)
    match.engine.determinize(table, match.to_move or 0, 5)
    match._table[:] = table
    assert (Believer(LAYERS).shares(match, COSTS) == before).all()


@pytest.mark.parametrize("seed", SEEDS)
def test_where_it_is_not_known_how_it_came_about_any_possible_hand_is_as_likely(seed: int):
    match = Match.from_position(some_match(seed).position(ALL_SEEING))
    scene = Believer(LAYERS).scene(match, COSTS)
    hand = dealt_hand(match, scene.shown)
    assert HANDS[hand].sum() == DEALT
    assert scene.own[0, hand] == pytest.approx(1 / np.count_nonzero(scene.own))
    other = 1 - (match.to_move or 0)
    held = match.state.hand[other] + COPIES - scene.table["hand"][0, other]
    assert scene.others[0, NUMBER[tuple(held.tolist())]] > 0


def test_a_round_begins_after_a_reveal_or_a_surrender():
    assert of_this_round([0, 1, REVEAL, 2, 3]) == [2, 3]
    assert of_this_round([0, SURRENDER]) == []
    assert of_this_round([4, 6]) == [4, 6]


@pytest.mark.parametrize(
    "options", [{}, {"surrender": "off"}, {"miscount": "on"}, {"points_to_win": 2}], ids=str
)
def test_it_plays_whole_matches(options: dict[str, Any]):
    match = Match("elements", options, 3)
    agents = [EquilibriumAgent(seed, STRATEGY) for seed in range(2)]
    while (seat := match.to_move) is not None:
        match.apply(agents[seat].choose(match))
    assert match.is_over


@pytest.mark.parametrize("seed", SEEDS)
def test_shares_are_those_of_what_can_be_chosen(seed: int):
    match = some_match(seed)
    actions, shares = EquilibriumAgent(1, STRATEGY).shares(match)
    assert set(actions) <= set(match.legal())
    assert shares.sum() == pytest.approx(1)


def test_an_agent_plays_by_a_file(tmp_path: Path):
    file = tmp_path / "strategy.npz"
    STRATEGY.write(file)
    match, name = some_match(2), checked_agent(f"equilibrium:{file}")
    action = EquilibriumAgent(5, Strategy.read(file)).choose(match)
    assert make_agent(name, 5).choose(match) == action
    assert (strategy_named(name) or shipped()).scenes
    with pytest.raises(ElementariumError, match="is not a strategy for Elements"):
        checked_agent("equilibrium:nowhere.npz")


def test_what_is_played_by_beliefs_is_not_studied_as_if_it_were_not(
    run: Callable[..., Any], tmp_path: Path
):
    STRATEGY.write(tmp_path / "strategy.npz")
    done = run(
        "study", "elements", "--strategy", str(tmp_path / "strategy.npz"), "--out", str(tmp_path)
    )
    assert done.returncode != 0
    assert "plays by beliefs" in done.stderr.replace("\n", " ")


def test_a_file_keeps_the_network(tmp_path: Path):
    STRATEGY.write(tmp_path / "strategy.npz")
    again = Strategy.read(tmp_path / "strategy.npz")
    match = some_match(1)
    shares = [Believer(each.scenes).shares(match, COSTS) for each in (STRATEGY, again)]
    assert shares[1] == pytest.approx(shares[0], abs=0.05)
    assert shipped().scenes == []
