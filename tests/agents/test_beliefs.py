"""What both players of a round may think of each other's hand."""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np
import pytest

from elementarium import Match
from elementarium.agents.beliefs import (
    CHAINED,
    FACTS,
    GOING_ON,
    HANDS,
    LEAST,
    LIMIT,
    NUMBER,
    OTHER,
    OWN,
    SLIP,
    SUMS,
    YIELDING,
    Odds,
    go_on_one,
    open_one,
    see_one,
    ways,
)
from elementarium.core.events import silence
from elementarium.games.elements.actions import ACTIONS, REVEAL, SURRENDER, TAKE
from elementarium.games.elements.cards import COPIES, DEALT, DECK, KINDS
from elementarium.games.elements.encode import OBSERVATION

ODDS = Odds()
SEEDS = range(30)


def opened(match: Match) -> Any:
    """The first round of a match as everybody sees it, as far as it has come."""
    table = np.zeros(1, match.game.STATE)
    match.engine.made(open_one, "open_one")(table, 1, match.restarted().to_move)
    for action in match.history:
        match.engine.made(go_on_one, "go_on_one")(
            table, np.zeros(ACTIONS, np.int16), action, silence()
        )
    return table


def facts_of(match: Match, table: Any) -> Any:
    """What there is to be seen of an open table, in a row."""
    row, facts = np.zeros(OBSERVATION, np.int8), np.zeros((1, FACTS), np.int8)
    match.engine.made(see_one, "see_one")(table, 63, 63, row, facts[0])
    return facts


def some_round(seed: int) -> Match:
    """A round that has gone on for a while, by chance."""
    match, chance = Match("elements", {}, seed), np.random.default_rng(seed)
    for _ in range(chance.integers(0, 12)):
        onwards = [action for action in match.legal() if action < GOING_ON]
        if not onwards:
            break
        match.apply(int(chance.choice(onwards)))
    return match


def hand_of(match: Match, facts: Any) -> int:
    """The hand that the player to move was dealt."""
    held = match.state.hand[match.to_move] + facts[0, :KINDS]
    return NUMBER[tuple(held.tolist())]


def some_beliefs(seed: int, rows: int = 4) -> Any:
    """Of both players, row by row; some hands cannot be."""
    chance = np.random.default_rng(seed)
    beliefs = chance.random((2, rows, len(HANDS))) * (chance.random((2, rows, len(HANDS))) < 0.7)
    return beliefs / beliefs.sum(2, keepdims=True)


def test_there_are_192_hands():
    assert HANDS.shape == (192, KINDS)
    assert (HANDS.sum(1) == DEALT).all()
    assert (HANDS <= COPIES).all()


def test_hands_are_dealt_together_in_as_many_ways_as_there_are_cards_for():
    together = ways().astype(float)
    deals = comb(DECK, DEALT) * comb(DECK - DEALT, DEALT)
    all_sixes, low = NUMBER[0, 0, 0, 0, 0, 6], NUMBER[2, 2, 2, 0, 0, 0]
    scale = deals / together.sum()
    assert together[all_sixes, low] * scale == pytest.approx(1)
    assert together[all_sixes, all_sixes] == 0
    assert together[low, all_sixes] == together[all_sixes, low]
    assert (together.sum(1) * scale)[low] == pytest.approx(comb(DECK - DEALT, DEALT))


def test_in_the_beginning_a_hand_is_as_likely_as_it_is_dealt():
    alike = np.full((1, len(HANDS)), 1 / len(HANDS))
    dealt = [
        np.prod([comb(c, n) for c, n in zip(COPIES, hand, strict=True)]) for hand in HANDS.tolist()
    ]
    assert ODDS.likely(alike, alike)[0] == pytest.approx(np.array(dealt) / comb(DECK, DEALT))


@pytest.mark.parametrize("seed", SEEDS)
def test_an_open_table_is_the_real_one_but_for_the_hands(seed: int):
    match = some_round(seed)
    table, real = opened(match), match.copy_table()
    for field in ("chain", "played_by", "links", "limit", "front", "front_total"):
        assert np.array_equal(table[field], real[field]), field
    for field in ("discarded", "held", "seat", "starter", "over"):
        assert np.array_equal(table[field], real[field]), field


@pytest.mark.parametrize("seed", SEEDS)
def test_facts_are_those_of_the_real_table(seed: int):
    match = some_round(seed)
    facts, state, mover = facts_of(match, opened(match)), match.state, match.to_move or 0
    hand = hand_of(match, facts)
    assert SUMS[hand] + facts[0, OWN] == state.total[mover]
    shown = np.array(COPIES) - opened(match)["hand"][0, 1 - mover]
    other = NUMBER[tuple((state.hand[1 - mover] + shown).tolist())]
    assert SUMS[other] + facts[0, OTHER] == state.total[1 - mover]
    assert facts[0, LIMIT] == state.limit
    assert (facts[0, CHAINED], facts[0, YIELDING]) == (state.links > 0, 1)


@pytest.mark.parametrize("seed", SEEDS)
def test_with_the_hand_one_holds_one_can_choose_what_the_rules_allow(seed: int):
    match = some_round(seed)
    facts = facts_of(match, opened(match))
    alike = np.full((1, len(HANDS)), 1 / len(HANDS))
    choices = ODDS.choices(alike, facts)[0, hand_of(match, facts)]
    assert np.flatnonzero(choices).tolist() == match.legal()


def test_with_a_hand_that_cannot_be_nothing_can_be_chosen():
    likely = np.full((1, len(HANDS)), 1 / len(HANDS))
    likely[0, 7] = 0
    facts = np.zeros((1, FACTS), np.int8)
    facts[0, YIELDING] = 1
    choices = ODDS.choices(likely, facts)
    assert not choices[0, 7].any()
    assert choices[0, 8].any()


def test_without_surrender_nobody_can():
    alike = np.full((1, len(HANDS)), 1 / len(HANDS))
    choices = ODDS.choices(alike, np.zeros((1, FACTS), np.int8))
    assert not choices[:, :, SURRENDER].any()


def test_a_reveal_is_worth_what_it_brings_against_every_hand():
    own, others = some_beliefs(1)
    limit, mine, theirs = (
        np.array(each) for each in ([20, 33, 4, 27], [2, 0, -3, 9], [0, 5, 1, -20])
    )
    found = ODDS.reveals(own, others, limit, mine, theirs)
    dealt = ways()
    for row in range(4):
        for i in range(len(HANDS)):
            total = SUMS[i] + mine[row]
            if own[row, i] == 0 or total > limit[row]:
                assert found[row, i] == -1
                continue
            weights = others[row] * dealt[i]
            other = SUMS + theirs[row]
            wins = (other > limit[row]) | (total > other)
            expected = (weights * np.where(wins, 1, -1)).sum() / weights.sum()
            assert found[row, i] == pytest.approx(expected, abs=1e-5)


def test_what_a_reveal_brings_one_player_it_costs_the_other():
    own, others = some_beliefs(2)
    limit, mine, theirs = np.full(4, 24), np.array([0, 3, -2, 1]), np.array([1, 0, 0, -4])
    revealing = own * (SUMS + mine[:, None] <= limit[:, None])
    to_others = ODDS.faces_reveals(revealing, limit, mine, theirs)
    worths = ODDS.reveals(own, others, limit, mine, theirs)
    brought = (revealing * worths * (others @ ODDS.ways)).sum(1)
    assert (others * to_others).sum(1) == pytest.approx(-brought, abs=1e-5)


def test_everything_possible_is_chosen_now_and_then():
    choices = np.zeros((1, len(HANDS), ACTIONS), bool)
    choices[:, :, [0, TAKE, REVEAL]] = True
    weights = np.zeros((1, len(HANDS), ACTIONS))
    weights[:, :, 0], weights[:, :, 1] = 1000, 2000
    shares = ODDS.shares(weights, choices)
    assert shares[0, 0].sum() == pytest.approx(1)
    assert shares[0, 0, TAKE] == pytest.approx(SLIP / 3)
    assert (shares[~choices] == 0).all()
    assert ODDS.played(shares)[0, 0].tolist() == pytest.approx(np.eye(ACTIONS)[0].tolist())


def test_who_makes_a_choice_more_often_with_a_hand_is_likelier_to_hold_it():
    own = np.full((1, len(HANDS)), 1 / len(HANDS))
    made = np.zeros((1, len(HANDS)))
    made[0, :3] = 0.6, 0.2, 1e-9
    after = ODDS.after(own, made)
    assert after[0, 0] == pytest.approx(3 * after[0, 1])
    assert after[0, 2] == LEAST
    assert (after[0, 3:] == 0).all()


def test_torch_comes_to_the_same_as_numpy():
    torch = pytest.importorskip("torch", reason="torch is not installed: make neural")
    with_torch = Odds(torch, torch.as_tensor, torch.zeros)
    own, others = some_beliefs(3).astype(np.float32)
    chance = np.random.default_rng(3)
    seen = chance.integers(0, 2, (4, OBSERVATION)).astype(np.int8)
    facts = chance.integers(0, 3, (4, FACTS)).astype(np.int8)
    facts[:, LIMIT] = 22
    arrays = [torch.from_numpy(each) for each in (seen, facts, own, others)]
    known = ODDS.beliefs(facts, own, others)
    same_known = with_torch.beliefs(arrays[1], arrays[2], arrays[3])
    pairs = zip(
        ODDS.sights(seen, facts, known),
        with_torch.sights(arrays[0], arrays[1], same_known),
        strict=True,
    )
    for ours, theirs in pairs:
        assert theirs.numpy() == pytest.approx(ours, abs=1e-5)
    choices = ODDS.choices(own, facts)
    assert (with_torch.choices(arrays[2], arrays[1]).numpy() == choices).all()
    weights = chance.normal(size=(4, len(HANDS), ACTIONS)).astype(np.float32)
    shares = ODDS.shares(weights, choices)
    same = with_torch.shares(torch.from_numpy(weights), torch.from_numpy(choices))
    assert same.numpy() == pytest.approx(shares, abs=1e-6)
    assert with_torch.played(same).numpy() == pytest.approx(ODDS.played(shares), abs=1e-6)
    after = with_torch.after(arrays[2], same[:, :, 0]).numpy()
    assert after == pytest.approx(ODDS.after(own, shares[:, :, 0]), abs=1e-6)
