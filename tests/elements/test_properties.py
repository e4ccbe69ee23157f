"""What is true of every table of Elements, at every decision, whatever is played.

Hypothesis chooses what is agreed and the seed; every property then walks through a match. The twin
worlds differ only in what a seat cannot know: that seat must notice nothing.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import numpy as np
from hypothesis import example, given, settings
from hypothesis import strategies as st

from elementarium.core.engine import Table
from elementarium.core.events import Event, new_log, take_events
from elementarium.core.game import find_game
from elementarium.core.match import Match
from elementarium.core.random import MAX_SEED
from elementarium.games.elements.actions import DISCARD, REVEAL, SURRENDER
from elementarium.games.elements.cards import COPIES, DEALT, KINDS, SET_ASIDE, YIN_YANG
from elementarium.games.elements.evaluate import evaluate
from elementarium.games.elements.events import SCORED
from elementarium.games.elements.position_checks import TURNS_OF_ROUND
from elementarium.games.elements.state import SEATS
from tests.elements.laid import laid
from tests.playing import go

ELEMENTS = find_game("elements")
ENDLESS = 80
"""Decisions after which a match without an end is left."""
POINTS = np.arange(1, KINDS + 1)

Options = dict[str, Any]

switch = st.sampled_from(["on", "off"])
all_options = st.fixed_dictionaries(
    {"points_to_win": st.sampled_from([6, 1, 3, 0]), "surrender": switch, "miscount": switch}
)
seeds = st.integers(0, MAX_SEED)


def walk(options: Options, seed: int) -> Iterator[tuple[Match, list[Event]]]:
    """A random match: at every decision and at the end, and what happened before."""
    match = Match("elements", options, seed)
    chance = random.Random(seed)
    events = match.opening
    while not match.is_over and len(match.history) < ENDLESS:
        yield match, events
        events = match.apply(chance.choice(patient(match)))
    yield match, events


def patient(match: Match) -> list[int]:
    """The choices of players who give up only if they must, so that rounds are long."""
    ids = match.legal()
    return ids[:-1] if ids[-1] == SURRENDER and len(ids) > 1 else ids


def record(table: Table) -> Any:
    """A table as the plain functions read it."""
    return table.view(np.recarray)[0]


# ── every table is sound ─────────────────────────────────────────────────────────────────────


def check_table(state: Any) -> None:
    """All that must hold at any decision."""
    chain = np.bincount(state.chain[: state.links], minlength=KINDS + 1)[1:]
    places = [state.aside, chain, *state.hand, *state.front]
    counts = np.sum(places, axis=0)
    counts[YIN_YANG] += state.discarded.sum()
    assert tuple(counts) == COPIES, "every card is somewhere, once"
    assert state.aside.sum() == SET_ASIDE
    assert state.limit == state.chain.sum()
    assert not state.chain[state.links :].any()
    assert not state.played_by[state.links :].any()
    assert not state.spare.any()
    for seat in range(SEATS):
        assert state.held[seat] == state.hand[seat].sum()
        assert state.front_total[seat] == state.front[seat] @ POINTS
        assert state.total[seat] == (state.hand[seat] + state.front[seat]) @ POINTS


@given(all_options, seeds)
@settings(max_examples=12)
def test_cards_are_conserved_and_every_table_is_sound(options: Options, seed: int):
    for match, _ in walk(options, seed):
        check_table(match.state)
        assert not match.is_over or sorted(match.returns()) == [-1, 1]


@given(all_options, seeds)
@settings(max_examples=12)
def test_no_round_is_longer_than_25_actions(options: Options, seed: int):
    length = 0
    for _, events in walk(options, seed):
        length += 1
        assert length <= TURNS_OF_ROUND + 1 == 26, "the deal, and 25 actions"
        if any(event[0] == SCORED for event in events):
            length = 1


@given(all_options, seeds)
@settings(max_examples=12)
def test_what_is_legal_follows_from_what_the_player_sees(options: Options, seed: int):
    """Written anew, from the view: what is compared must not be judged by itself."""
    for match, _ in walk(options, seed):
        if match.is_over:
            continue
        view = match.view(match.to_move)
        mine = view["seats"][match.to_move]
        expected = {match.game.parse(match.state, f"play {points(card)}") for card in mine["hand"]}
        if view["chain"]:
            expected.add(match.game.parse(match.state, "take"))
        if "yin_yang" in mine["hand"]:
            expected.add(DISCARD)
        nothing_else = not expected and view["surrender"] == "off"
        if mine["sum"] <= view["limit"] or view["miscount"] == "on" or nothing_else:
            expected.add(REVEAL)
        if view["surrender"] == "on":
            expected.add(SURRENDER)
        assert match.legal() == sorted(expected)


def points(card: str) -> int:
    return ["wood", "fire", "earth", "metal", "water", "yin_yang"].index(card) + 1


@given(all_options, seeds)
@settings(max_examples=10)
def test_an_estimate_is_a_result_that_can_be(options: Options, seed: int):
    for match, _ in walk(options, seed):
        mine, theirs = (evaluate(match.state, seat) for seat in range(SEATS))
        assert -1 <= mine <= 1
        assert abs(mine + theirs) < 1e-9, "what one hopes for, the other fears"
        if match.is_over:
            assert [mine, theirs] == match.returns()


# ── positions ────────────────────────────────────────────────────────────────────────────────


@given(all_options, seeds)
@settings(max_examples=12)
def test_a_position_written_down_is_the_same_table(options: Options, seed: int):
    for match, _ in walk(options, seed):
        again = Match.from_position(json.dumps(match.position()))
        assert again.digest() == match.digest()
        assert again.position() == match.position()
        assert again.legal() == match.legal()
        assert again.options == match.options


@given(all_options, seeds)
@settings(max_examples=8)
def test_what_somebody_knows_of_a_position_is_all_they_need(options: Options, seed: int):
    for match, _ in walk(options, seed):
        for seat in (0, 1, None):
            again = Match.from_position(json.dumps(match.position(seat)), seed=seed)
            check_table(again.state)
            assert again.view(seat) == match.view(seat)
            assert again.position(seat) == match.position(seat)
            if match.to_move == seat:
                assert again.legal() == match.legal()


# ── twin worlds ──────────────────────────────────────────────────────────────────────────────


def twin_of(match: Match, seat: int, seed: int) -> Table:
    """Another world by hand: the unseen cards change places, and chance is another."""
    table, chance = match.copy_table(), random.Random(seed)
    state, other = record(table), 1 - seat
    unseen = [k for k in range(KINDS) for _ in range(state.hand[other, k] + state.aside[k])]
    chance.shuffle(unseen)
    held = int(state.held[other])
    state.hand[other] = np.bincount(unseen[:held], minlength=KINDS)
    state.aside = np.bincount(unseen[held:], minlength=KINDS)
    state.total[other] = (state.hand[other] + state.front[other]) @ POINTS
    state.random[:] = [chance.getrandbits(32) for _ in range(4)]
    return table


def all_shown(match: Match, table: Table, seat: int) -> list[Any]:
    """Everything that a seat is shown or asked, in all its forms."""
    state, out = record(table), np.zeros(ELEMENTS.observation, np.int8)
    match.engine.encode(table, seat, out)
    shown = [ELEMENTS.view(state, seat), ELEMENTS.view(state, None), out.tolist()]
    shown.append(ELEMENTS.write_position(state, seat))
    if match.to_move == seat:
        ids = np.zeros(ELEMENTS.most_legal, np.int16)
        legal = ids[: match.engine.legal(table, ids)].tolist()
        shown += [ELEMENTS.ask(state), *(ELEMENTS.describe(state, action) for action in legal)]
    return shown


def told_of(match: Match, table: Table, action: int, seat: int) -> list[dict[str, Any]]:
    """What a seat is told of an action, but for the cards it is dealt itself."""
    log = new_log()
    match.engine.apply(table.copy(), action, log)
    events = [ELEMENTS.event(event, seat) for event in take_events(log)]
    return [event | ({"card": None} if event["event"] == "drew" else {}) for event in events]


@given(all_options, seeds)
@example({"surrender": "off", "miscount": "on"}, 3)
@settings(max_examples=12)
def test_a_seat_cannot_tell_twin_worlds_apart(options: Options, seed: int):
    for match, _ in walk(options, seed):
        for seat in range(SEATS):
            twin = twin_of(match, seat, seed + len(match.history))
            check_table(record(twin))
            assert all_shown(match, match.copy_table(), seat) == all_shown(match, twin, seat)
            if match.to_move == seat:
                for action in match.legal():
                    if action != REVEAL:  # which opens the other hand
                        there = told_of(match, twin, action, seat)
                        assert told_of(match, match.copy_table(), action, seat) == there


@given(all_options, seeds)
@settings(max_examples=12)
def test_what_a_seat_imagines_depends_on_what_it_knows_alone(options: Options, seed: int):
    for match, _ in walk(options, seed):
        for seat in range(SEATS):
            here, there = match.copy_table(), twin_of(match, seat, seed)
            for table in (here, there):
                match.engine.determinize(table, seat, 11)
            assert here.tobytes() == there.tobytes()
            check_table(record(here))
            before, imagined = match.copy_table(), here
            shown = all_shown(match, before, seat)
            assert all_shown(match, imagined, seat) == shown


# ── imagined worlds are as likely as they should be ──────────────────────────────────────────

WORLDS = 4000


def hands_imagined(match: Match, seat: int) -> Counter[tuple[int, ...]]:
    """How often each hand of the other player is imagined."""
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(WORLDS):
        table = match.copy_table()
        match.engine.determinize(table, seat, seed)
        found[tuple(record(table).hand[1 - seat].tolist())] += 1
    return found


def hands_possible(match: Match, seat: int) -> Counter[tuple[int, ...]]:
    """Every hand of the other player, and in how many ways the unseen cards make it."""
    state = match.state
    unseen = [k for k in range(KINDS) for _ in range(state.hand[1 - seat, k] + state.aside[k])]
    return Counter(
        tuple(hand.count(kind) for kind in range(KINDS))
        for hand in combinations(unseen, int(state.held[1 - seat]))
    )


def surprise(found: Counter[tuple[int, ...]], possible: Counter[tuple[int, ...]]) -> float:
    """Chi-square for each degree of freedom: near 1 where chance alone is at work."""
    ways = possible.total()
    expected = {hand: WORLDS * count / ways for hand, count in possible.items()}
    return sum((found[h] - e) ** 2 / e for h, e in expected.items()) / (len(expected) - 1)


def test_every_hand_is_imagined_as_often_as_it_is_likely():
    match = laid(chain="6 2 4 5", hand="1 2 6", front="5", other_hand="3 6 6", other_front="1")
    found, possible = hands_imagined(match, 0), hands_possible(match, 0)
    assert set(found) == set(possible)
    assert len(possible) > 5
    assert surprise(found, possible) < 2.5


def test_the_measure_would_find_hands_that_are_all_equally_likely():
    match = laid(chain="6 2 4 5", hand="1 2 6", front="5", other_hand="3 6 6", other_front="1")
    possible = hands_possible(match, 0)
    equal = Counter({hand: WORLDS // len(possible) for hand in possible})
    assert surprise(equal, possible) > 25


def test_a_round_dealt_after_an_imagined_one_is_not_the_real_one():
    """Imagination has its own chance: nobody learns from it what will be dealt."""
    match = Match("elements", {}, 1)
    table, log = match.copy_table(), new_log()
    match.engine.determinize(table, match.to_move or 0, 5)
    match.engine.apply(table, SURRENDER, log)
    go(match, "surrender")
    assert record(table).hand.tolist() != match.state.hand.tolist()
    assert record(table).hand.sum() == SEATS * DEALT
