"""The agent that is hard to exploit."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from elementarium import Match
from elementarium.agents import make_agent
from elementarium.agents.equilibrium import (
    STRATEGY_FILE,
    EquilibriumAgent,
    Strategy,
    shipped,
)
from elementarium.agents.equity import FAR, SHARE, Equity
from elementarium.agents.tower import mixed
from elementarium.core.errors import ElementariumError, UnknownAgent
from elementarium.games.elements.actions import REVEAL
from elementarium.games.elements.stakes import ONE

MOST_BYTES = 20 * 2**20


def sure_reveal() -> Match:
    """Whatever the other one holds, it is more than the limit allows or less than this."""
    return Match.from_position(
        {
            "game": "elements",
            "score": [0, 0],
            "to_move": 0,
            "chain": [4, 4, 3, 3, 6, 6],
            "seats": [
                {"hand": [6], "front": [5, 5], "discarded": 0},
                {"hand": [], "front": [1], "discarded": 2},
            ],
        }
    )


def test_it_plays_whole_matches_and_beats_an_agent_that_chooses_blindly():
    wins = 0
    for seed in range(20):
        match = Match("elements", {}, seed)
        agents = [make_agent("equilibrium", seed), make_agent("random", seed)]
        while (seat := match.to_move) is not None:
            match.apply(agents[seat].choose(match))
        wins += match.returns()[0] > 0
    assert wins >= 18


def test_the_same_seed_gives_the_same_choices():
    match = Match("elements", {}, 5)
    first, second = (EquilibriumAgent(7) for _ in range(2))
    assert [first.choose(match) for _ in range(20)] == [second.choose(match) for _ in range(20)]


def test_it_mixes_its_choices_as_the_strategy_weighs_them():
    match = Match("elements", {}, 3)
    agent = EquilibriumAgent(1)
    actions, shares = agent.shares(match)
    chosen = Counter(agent.choose(match) for _ in range(4000))
    for action, share in zip(actions, shares, strict=True):
        assert abs(chosen[action] / 4000 - share) < 0.04
    assert set(chosen) <= set(actions)


def test_choices_that_should_be_very_rare_are_never_made():
    assert mixed(np.log(np.array([0.7, 0.25, 0.05], np.float32))).tolist() == pytest.approx(
        [0.7 / 0.95, 0.25 / 0.95, 0]
    )


def test_a_reveal_that_wins_against_every_hand_is_taken():
    actions, _ = EquilibriumAgent().shares(sure_reveal())
    assert actions == [REVEAL]


def test_it_plays_elements_and_nothing_else():
    with pytest.raises(UnknownAgent, match="equilibrium plays elements, not riftforce"):
        EquilibriumAgent().choose(Match("riftforce"))


def test_the_shipped_strategy_is_small_and_says_where_it_comes_from():
    assert STRATEGY_FILE.stat().st_size < MOST_BYTES
    assert shipped().about["command"] == "elementarium solve elements"


def test_a_strategy_is_read_as_it_was_written(tmp_path: Path):
    shipped().write(tmp_path / "again.npz")
    again = Strategy.read(tmp_path / "again.npz")
    assert again.about == shipped().about
    assert again.equity.table.tolist() == shipped().equity.table.tolist()
    for (weights, biases), (others, other_biases) in zip(
        again.layers, shipped().layers, strict=True
    ):
        assert (weights == others).all()
        assert (biases == other_biases).all()


@pytest.mark.parametrize("content", [b"", b"no strategy", STRATEGY_FILE.read_bytes()[:5000]])
def test_a_broken_file_is_refused_in_one_line(tmp_path: Path, content: bytes):
    file = tmp_path / "broken.npz"
    file.write_bytes(content)
    with pytest.raises(ElementariumError, match="is not a strategy for Elements"):
        Strategy.read(file)


# ── what a round is worth ────────────────────────────────────────────────────────────────────


def test_for_points_a_surrender_costs_half_a_round():
    match = Match("elements", {"points_to_win": 0})
    assert shipped().equity.costs(match.copy_table()[0]) == (SHARE, SHARE)


def test_where_nobody_can_surrender_it_would_cost_the_whole_round():
    match = Match("elements", {"surrender": "off"})
    assert shipped().equity.costs(match.copy_table()[0]) == (ONE, ONE)


def test_one_point_before_the_end_a_surrender_is_a_lost_match():
    assert shipped().equity.stakes(3, 1)[0] == ONE
    assert shipped().equity.stakes(1, 3)[1] == ONE


def test_far_from_the_end_more_points_make_no_difference():
    equity = shipped().equity
    assert equity.stakes(40, 50) == equity.stakes(FAR + 2, FAR + 2)


def test_who_needs_fewer_points_may_expect_more():
    table = shipped().equity.table
    for need in range(2, FAR + 1):
        for other in range(1, FAR + 1):
            assert table[need, other] < table[need - 1, other] + 0.05


def test_outcomes_of_a_round_are_what_the_next_scores_are_worth():
    table = np.zeros((FAR + 1, FAR + 1))
    table[1, 3], table[2, 3] = 0.8, 0.2
    win, loss, surrender, surrendered = Equity(table).outcomes(3, 3)
    assert (win, loss, surrender, surrendered) == (0.8, -0.8, -0.2, 0.2)
    assert Equity(table).stakes(3, 3) == (round(ONE / 4), round(ONE / 4))


def test_where_nothing_is_at_stake_a_surrender_costs_as_much_as_for_points():
    assert Equity(np.zeros((FAR + 1, FAR + 1))).stakes(4, 4) == (SHARE, SHARE)
