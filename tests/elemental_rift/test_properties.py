"""What is true of every table of Elemental Rift, at every decision, whatever is played."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elementarium import Match, find_game
from elementarium.core.engine import Table
from elementarium.core.events import Event, new_log, take_events
from elementarium.core.match import glance
from elementarium.core.random import MAX_SEED
from elementarium.games.elemental_rift.actions import (
    CHOOSE_DISCARD,
    CHOOSE_END,
    CHOOSE_PLAYER,
    CHOOSE_PUT_DOWN,
    CHOOSE_REPLACEMENT,
    CHOOSE_SPELL,
    CHOOSE_SQUARE,
    FINISH,
    OVER,
    PHASES,
    SQUARE,
)
from elementarium.games.elemental_rift.cards import trigger_of, value_of
from elementarium.games.elemental_rift.decay import touches
from elementarium.games.elemental_rift.events import DECAYED, GREW
from elementarium.games.elemental_rift.state import NO_TILE, SPELLS
from elementarium.games.elemental_rift.turn import PAYING, RESOLVING
from tests.elemental_rift.laid import GAME, other_deck

RIFT = find_game(GAME)
Options = dict[str, Any]

GAMES: list[Options] = [
    {"seats": 2},
    {"seats": 3},
    {"seats": 4},
    {"seats": 2, "deck": other_deck()},
    {"seats": 4, "deck": other_deck()},
]
every_game = pytest.mark.parametrize("options", GAMES, ids=["2", "3", "4", "2-other", "4-other"])
all_options = st.sampled_from(GAMES)
seeds = st.integers(0, MAX_SEED)
MOST = 300
"""Decisions of a game that are looked at."""


def walk(options: Options, seed: int) -> Iterator[tuple[Match, list[Event]]]:
    """A random game: the match at every decision, and what happened before."""
    match = Match(GAME, options, seed)
    chance = random.Random(seed)
    events = match.opening
    while not match.is_over and len(match.history) < MOST:
        yield match, events
        events = match.apply(chance.choice(match.legal()))
    yield match, events


def record(table: Table) -> np.record:
    """A table as the plain functions read it."""
    state: np.record = table.view(np.recarray)[0]
    return state


def bits(cards: Any) -> list[int]:
    return [card for card in range(SPELLS) if (int(cards) >> card) & 1]


# ── every table is sound ─────────────────────────────────────────────────────────────────────


def check_tiles(state: Any) -> None:
    """Of each element all tiles lie in the rift or in the supply, no two on one square."""
    tiles = state.rift[: state.count].tolist()
    for kind in range(4):
        in_rift = sum(tile & 3 == kind for tile in tiles)
        assert in_rift + state.supply[kind] == state.tiles_of[kind]
    places = [tile >> 2 for tile in tiles]
    assert places == sorted(set(places))
    assert all(place % 34 < 33 and 0 <= place < 33 * 34 for place in places)
    assert set(state.rift[state.count :].tolist()) == {NO_TILE}


def check_cards(state: Any) -> None:
    """Every card is in one place; what is known of a hand is in it."""
    found = Counter(state.cards[: state.pile].tolist())
    found.update(state.cards[SPELLS - int(state.discard) :].tolist())
    found.update(card & 63 for card in state.front[: state.fronts].tolist())
    for seat in range(4):
        found.update(bits(state.hand[seat]))
        assert len(bits(state.hand[seat])) == state.held[seat]
        assert not int(state.known[seat]) & ~int(state.hand[seat])
        hidden = set(bits(int(state.hand[seat]) & ~int(state.known[seat])))
        assert {card for card in bits(state.hand[seat]) if state.age[card]} <= hidden
    assert found == dict.fromkeys(range(int(state.deck_size)), 1)
    seats = [card >> 6 for card in state.front[: state.fronts].tolist()]
    assert seats == sorted(seats)


def check_canonical(state: Any) -> None:
    """What is not in use is zero: equal tables are equal bytes."""
    assert not state.cards[state.pile : SPELLS - int(state.discard)].any()
    assert not state.front[state.fronts :].any()
    assert not state.marks[state.marked :].any()
    assert not state.spare.any()
    if state.phase in (CHOOSE_SPELL, CHOOSE_END, CHOOSE_DISCARD, OVER):
        assert [state.card, state.word, state.element, state.marked] == [0, 0, 0, 0]
    if state.phase == OVER:
        assert (state.left, state.played) == (0, 0)
    in_hands = sum(int(state.hand[seat]) for seat in range(4))
    assert {card for card in range(SPELLS) if state.age[card]} <= set(bits(in_hands))


def largest_by_hand(state: Any) -> list[int]:
    """The largest group of each element, by a plain flood over squares."""
    at = {tile >> 2: tile & 3 for tile in state.rift[: state.count].tolist()}
    largest = [0] * 4
    while at:
        place, kind = at.popitem()
        group, edge = 1, [place]
        while edge:
            here = edge.pop()
            for other in (here - 34, here - 1, here + 1, here + 34):
                if at.get(other) == kind:
                    del at[other]
                    group += 1
                    edge.append(other)
        largest[kind] = max(largest[kind], group)
    return largest


def check_triggers(state: Any) -> None:
    """No spell lies in front whose trigger holds, except while a step is under way."""
    if state.phase not in (CHOOSE_SPELL, CHOOSE_END, CHOOSE_DISCARD, OVER):
        return
    largest = largest_by_hand(state)
    for card in state.front[: state.fronts].tolist():
        spell = int(state.spells[card & 63])
        assert largest[trigger_of(spell)] < value_of(spell)


def check_squares(match: Match) -> None:
    """A tile goes to every empty square of the table next to another tile, and nowhere else."""
    state = match.glance
    if state.phase not in (CHOOSE_SQUARE, CHOOSE_PUT_DOWN):
        return
    tiles = {divmod(tile >> 2, 34) for tile in state.rift[: state.count].tolist()}
    free = {
        (row + down, column + right)
        for row, column in tiles
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))
    } - tiles
    free = {(row, column) for row, column in free if 0 <= row < 33 and 0 <= column < 33}
    if state.phase == CHOOSE_PUT_DOWN:
        free.discard(divmod(int(state.marks[0]), 34))
    assert {divmod(action - SQUARE, 34) for action in match.legal()} == free


def check_forced(match: Match) -> None:
    """Forced answers are given at once; only hands are asked about with one answer."""
    if match.glance.phase not in (CHOOSE_SPELL, CHOOSE_END, CHOOSE_DISCARD, OVER):
        assert len(match.legal()) > 1


def check_new_tiles(events: list[Event], grown: list[int]) -> list[int]:
    """No two tiles of one decay touch; returns those of the decay that is under way."""
    for event in events:
        if event[0] == DECAYED:
            grown = []
        if event[0] == GREW:
            grown = [*grown, event[2]]
    assert not any(touches(a, b) for a, b in combinations(grown, 2))
    return grown


def check_whole_game(options: Options, seed: int) -> set[str]:
    """Check every decision of a game; returns the questions met."""
    met, grown = set(), list[int]()
    for match, events in walk(options, seed):
        state = match.glance
        check_tiles(state)
        check_cards(state)
        check_canonical(state)
        check_triggers(state)
        check_forced(match)
        check_squares(match)
        grown = check_new_tiles(events, grown)
        assert match.view(None)["largest"] == dict(
            zip(("fire", "earth", "water", "air"), largest_by_hand(state), strict=True)
        )
        met.add(PHASES[state.phase])
    return met


@given(all_options, seeds)
@settings(max_examples=4)
def test_tiles_and_cards_are_conserved_and_every_table_is_sound(options: Options, seed: int):
    check_whole_game(options, seed)


def test_every_question_is_met_and_every_table_sound():
    met = set().union(*(check_whole_game(options, 3) for options in GAMES))
    assert met | {"over"} == set(PHASES)


# ── positions ────────────────────────────────────────────────────────────────────────────────


@every_game
def test_a_position_written_down_is_the_same_table(options: Options):
    for match, _ in walk(options, 5):
        if len(match.history) % 7 == 0 or match.is_over:
            again = Match.from_position(json.dumps(match.position()))
            assert again.copy_table().tobytes() == match.copy_table().tobytes()


@every_game
def test_what_a_seat_knows_of_a_position_is_all_it_needs(options: Options):
    for match, _ in walk(options, 6):
        if len(match.history) % 20:
            continue
        for seat in range(match.seats):
            again = Match.from_position(json.dumps(match.position(seat)), seed=2)
            check_cards(again.state)
            assert again.view(seat) == match.view(seat)
            assert again.position(seat) == match.position(seat)
            if match.to_move == seat:
                assert again.legal() == match.legal()


# ── twin worlds ──────────────────────────────────────────────────────────────────────────────


def imagined(match: Match, seat: int, seed: int) -> Table:
    """Another world by the game's own means."""
    table = match.copy_table()
    match.engine.determinize(table, seat, seed)
    return table


def swapped(match: Match, seat: int, seed: int) -> Table:
    """Another world by hand: unseen cards of one age change places, chance is another."""
    table = match.copy_table()
    state, chance = record(table), random.Random(seed)
    hidden = {
        other: bits(int(state.hand[other]) & ~int(state.known[other]))
        for other in range(state.seats)
        if other != seat
    }
    pile = state.cards[: state.pile].tolist()
    for age in {int(age) for age in state.age} | {0}:
        slots = [(other, card) for other in hidden for card in hidden[other]
                 if state.age[card] == age]  # fmt: skip
        cards = [card for _, card in slots] + (pile if age == 0 else [])
        chance.shuffle(cards)
        for other, card in slots:
            state.hand[other] &= ~(1 << card)
        for other, _ in slots:
            state.hand[other] |= 1 << cards.pop()
        if age == 0:
            state.cards[: state.pile] = cards
    state.random[:] = [chance.getrandbits(32) for _ in range(4)]
    return table


def observation(match: Match, table: Table, seat: int) -> bytes:
    out = np.zeros(RIFT.observation, np.int8)
    match.engine.encode(table, seat, out)
    return out.tobytes()


def check_looks_the_same(match: Match, twin: Table, seat: int) -> None:
    """Nothing that a seat is shown or asked tells two worlds apart."""
    here, there = match.glance, glance(twin)
    for eyes in (seat, None):
        assert RIFT.view(here, eyes) == RIFT.view(there, eyes)
    assert RIFT.write_position(here, seat) == RIFT.write_position(there, seat)
    assert observation(match, match.copy_table(), seat) == observation(match, twin, seat)
    if match.to_move == seat:
        ids = np.zeros(RIFT.most_legal, np.int16)
        assert ids[: match.engine.legal(twin, ids)].tolist() == match.legal()
        assert RIFT.ask(here) == RIFT.ask(there)


def check_goes_on_the_same(match: Match, twin: Table, seat: int, action: int) -> None:
    """The same action shows the seat the same events, but for the cards it draws itself."""
    seen = []
    for table in (match.copy_table(), twin.copy()):
        log = new_log()
        match.engine.apply(table, action, log)
        events = [RIFT.event(event, seat) for event in take_events(log)]
        for event in events:
            if event["event"] == "drew":
                event["card"] = event["spell"] = None
        seen.append(events)
    assert seen[0] == seen[1]


def is_open(match: Match, seat: int) -> bool:
    """Whether an answer's outcome, but for draws, depends on nothing this seat cannot see."""
    asked = match.state.phase
    if asked == CHOOSE_PLAYER:
        return False  # a card is lost at random
    own = match.to_move == seat
    return own or (match.state.stage in (PAYING, RESOLVING) and asked != CHOOSE_PUT_DOWN)


@pytest.mark.parametrize("world", [imagined, swapped])
@every_game
def test_a_seat_cannot_tell_twin_worlds_apart(options: Options, world: Any):
    for match, _ in walk(options, 7):
        if len(match.history) % 17:
            continue
        for seat in range(match.seats):
            twin = world(match, seat, len(match.history))
            check_looks_the_same(match, twin, seat)
            check_cards(record(twin))
            table = match.copy_table()
            for each in (twin, table):
                match.engine.determinize(each, seat, 11)
            assert twin.tobytes() == table.tobytes()
            if is_open(match, seat):
                twin = world(match, seat, len(match.history))
                for action in match.legal()[len(match.history) % 5 :: 5]:
                    if action != FINISH:
                        check_goes_on_the_same(match, twin, seat, action)


def test_replacements_are_met_with_several_left():
    """The brute-force test of decay looks at tables that random games reach, too."""
    left = Counter[int]()
    for seed in range(4):
        for match, _ in walk({"seats": 2}, seed):
            if match.glance.phase == CHOOSE_REPLACEMENT:
                left[int(match.glance.left)] += 1
    assert left[1] > 10
    assert left[2] > 0
