"""Regrets lead to the right play where it is known, and to the same in every way to run them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from elementarium import Match, find_game
from elementarium.agents.situations import situation
from elementarium.core.engine import Table
from elementarium.core.events import silence
from elementarium.core.random import CHANCE, seed_words
from elementarium.games.elements.actions import ACTIONS, REVEAL, SURRENDER, TAKE
from elementarium.games.elements.cards import DEALT, KINDS
from elementarium.games.elements.stakes import worth_considering
from elementarium.games.elements.state import SEATS
from elementarium.solving.ledger import Guide, Ledger, made
from elementarium.solving.outlines import SITUATION, outline
from elementarium.solving.regrets import (
    FRAME,
    LEAST,
    NOWHERE,
    PLACE,
    UNTRIED,
    drawn_beside_ends,
    ending,
    ends_round,
    find,
    guided,
    next_tried,
    pick,
    regret,
    weigh,
)
from elementarium.solving.walking import DEEP, ITSELF, WALKER, brought, explore

GAME = find_game("elements")
NOBODY = Guide()
HEADSTART = 2.0
LADDER = np.arange(1, ACTIONS + 1)


def frame_of(shares: list[float], values: list[float]) -> Any:
    frame = np.zeros(1, FRAME).view(np.recarray)[0]
    frame.count = len(shares)
    frame.ids[: len(shares)] = range(len(shares))
    frame.shares[: len(shares)] = shares
    frame.values[: len(values)] = values
    return frame


def test_what_is_regretted_is_what_a_choice_brings_more_than_the_play():
    """Everything was tried for sure: half of 1 and half of -1 is nothing."""
    regrets = np.zeros(ACTIONS, np.float32)
    assert regret(1.0, frame_of([1.0, 0.0], [-1.0, UNTRIED]), regrets) == -1
    assert regrets[0] == 0
    frame = frame_of([0.5, 0.5], [1.0, -1.0])
    assert regret(1.0, frame, regrets) == 0
    assert regrets[:2].tolist() == pytest.approx([1 / 0.75, -1 / 0.75])


def test_no_regret_is_so_low_that_a_choice_is_never_played_again():
    regrets = np.zeros(ACTIONS, np.float32)
    regret(100.0, frame_of([0.5, 0.5], [1.0, -1.0]), regrets)
    assert regrets[1] == LEAST


def test_late_play_counts_more():
    regrets = np.zeros(ACTIONS, np.float32)
    regret(0.5, frame_of([0.5, 0.5], [1.0, -1.0]), regrets)
    assert regrets[0] == pytest.approx(0.5 / 0.75)


@pytest.mark.parametrize("seed", range(30))
def test_what_the_end_of_a_round_brings_is_known_beforehand(seed: int):
    table = all_open(seed) if seed % 2 else first_round(seed, seed % 12)
    for action in choices(table):
        if ends_round(action):
            end = record(after(table, action))
            assert end.over
            told = ending(record(table), action)
            assert told == brought(end, int(table["seat"][0]))


def first_round(seed: int, turns: int) -> Table:
    """A table on the way through a match of one round."""
    match, chance = Match("elements", {"points_to_win": 1}, seed), np.random.default_rng(seed)
    for _ in range(turns):
        match.apply(int(chance.choice([each for each in match.legal() if not ends_round(each)])))
    return match.copy_table()


def chance_words() -> Any:
    words = np.zeros(4, np.uint32)
    seed_words(words, 1, CHANCE)
    return words


def test_what_would_end_the_round_always_counts():
    """It takes no step to try it, and nothing is made of it that it was there to be seen."""
    state = record(played(1, 6).copy_table())
    words = chance_words()
    frame = frame_of([1.0, 0.0, 0.0], [])
    frame.ids[:3] = 0, REVEAL, SURRENDER
    assert pick(state, words, frame) == 0
    assert frame.values[1:3].tolist() == [ending(state, REVEAL), ending(state, SURRENDER)]
    assert next_tried(frame, 1) == frame.count
    frame.values[0] = 0.25
    regrets = np.zeros(ACTIONS, np.float32)
    assert regret(1.0, frame, regrets) == 0.25
    assert regrets[SURRENDER] == pytest.approx(-0.5 - 0.25)


def test_a_round_that_the_other_one_may_end_goes_on_and_counts_the_less():
    state = record(played(1, 6).copy_table())
    words = chance_words()
    frame = frame_of([0.1, 0.3, 0.6], [])
    frame.ids[:3] = 0, 1, SURRENDER
    drawn = []
    for _ in range(400):
        frame.ended, frame.goes_on = 0.0, 1.0
        drawn.append(drawn_beside_ends(state, words, frame))
        assert frame.ended == pytest.approx(0.6 * 0.5)
        assert frame.goes_on == pytest.approx(0.4)
    assert set(drawn) == {0, 1}
    assert np.mean(drawn) == pytest.approx(0.75, abs=0.07)


def test_where_a_round_is_nearly_over_chance_says_whether_it_is():
    state = record(played(1, 6).copy_table())
    words = chance_words()
    frame = frame_of([0.01, 0.99], [])
    frame.ids[:2] = 0, SURRENDER
    frame.ended, frame.goes_on = 0.0, 1.0
    drawn = [drawn_beside_ends(state, words, frame) for _ in range(400)]
    assert set(drawn) == {0, 1}
    assert (frame.ended, frame.goes_on) == (0.0, 1.0)


def test_choices_are_played_in_proportion_to_their_regret():
    frame = frame_of([0, 0, 0], [])
    numbers = np.zeros(ACTIONS, np.float32)
    numbers[:3] = 3, -5, 1
    assert weigh(numbers, frame)
    assert frame.shares[:3].tolist() == [0.75, 0, 0.25]
    assert not weigh(-abs(numbers), frame)
    assert frame.shares[:3].tolist() == pytest.approx([1 / 3] * 3)


def places(number: int) -> Any:
    return np.zeros(number, PLACE).view(np.recarray)


def test_a_situation_keeps_its_place():
    room = places(8)
    slots = {key: find(room, key, True) for key in (5, 6, 7)}
    assert len(set(slots.values())) == 3
    assert {key: find(room, key, False) for key in slots} == slots
    assert find(room, 8, False) == NOWHERE
    for key in range(8, 13):
        find(room, key, True)
    assert find(room, 99, True) == NOWHERE  # there is no room left


def test_a_guide_goes_by_the_situation_or_else_by_its_outline():
    state = played(1, 6).copy_table().view(np.recarray)[0]
    guide, outlines = places(8), places(8)
    frame = frame_of([0, 0, 0], [])
    assert not guided(state, frame, guide, outlines)
    assert frame.shares[:3].tolist() == pytest.approx([1 / 3] * 3)
    outlines[find(outlines, outline(state), True)].played[:2] = 1, 3
    assert guided(state, frame, guide, outlines)
    assert frame.shares[:3].tolist() == [0.25, 0.75, 0]
    guide[find(guide, situation(state), True)].played[2] = 5
    assert guided(state, frame, guide, outlines)
    assert frame.shares[:3].tolist() == [0, 0, 1]


# ── situations ───────────────────────────────────────────────────────────────────────────────


def played(seed: int, turns: int) -> Match:
    match, chance = Match("elements", {}, seed), np.random.default_rng(seed)
    while len(match.history) < turns and not match.is_over:
        match.apply(int(chance.choice(match.legal())))
    return match


def swapped(table: Table) -> Table:
    """The same table with the players on each other's seats."""
    other = table.copy()
    for name in ("hand", "front", "discarded", "held", "total", "front_total"):
        other[name] = table[name][:, ::-1]
    other["seat"] = 1 - table["seat"]
    return other


@pytest.mark.parametrize("look", [situation, outline])
@pytest.mark.parametrize("seed", range(10))
def test_a_situation_is_the_same_on_both_seats_and_in_twin_worlds(look: Any, seed: int):
    match = played(seed, 4 + seed)
    table = match.copy_table()
    key = look(table.view(np.recarray)[0])
    assert look(swapped(table).view(np.recarray)[0]) == key
    for world in range(5):
        match.engine.determinize(table, match.to_move or 0, world)
        assert look(table.view(np.recarray)[0]) == key
    assert 0 < key < 2**62


def test_situations_that_differ_in_the_third_card_of_the_chain_have_one_outline():
    match = Match("elements", {}, 1)
    for _ in range(3):
        match.apply(match.legal()[0])
    table, other = record(match.copy_table()), record(match.copy_table())
    assert table.links == 3
    other.chain[0] = 1 + table.chain[0] % KINDS
    assert outline(table) == outline(other)
    assert situation(table) != situation(other)


# ── walks ────────────────────────────────────────────────────────────────────────────────────


def walk(
    engine: Any, ledger: Ledger, start: Table | None, rounds: int, guide: Guide = NOBODY
) -> None:
    """So many rounds from a table, or from a deal."""
    options = np.zeros(1, GAME.OPTIONS)
    options[0] = GAME.pack(GAME.checked_options({"points_to_win": 1}))
    tables, frames = np.zeros(DEEP, GAME.STATE), np.zeros(DEEP, FRAME)
    walkers = np.zeros(1, WALKER)
    walkers["words"], walkers["at"], walkers["answer"] = (1, 2, 3, 4), -1, -1
    run = engine.made(explore, "explore")
    for number in range(rounds):
        if start is not None:
            tables[:1] = start
            walkers["at"], walkers["onwards"], walkers["hero"] = 0, 1, number % 2
        while True:
            run(
                1, 1.0, HEADSTART, ITSELF, SITUATION, tables, frames, walkers, options,
                ledger.places, *guide.places, silence(),
            )  # fmt: skip
            if walkers["at"][0] < 0:
                break


def test_walks_are_the_same_interpreted_and_compiled():
    guide = Guide(outlines=everything_played())
    ledgers = []
    for engine in (GAME.interpreted, GAME.native):
        ledgers.append(Ledger.empty(12))
        walk(engine, ledgers[-1], None, 30, guide)
    interpreted, native = ledgers
    assert np.count_nonzero(native.places["key"]) > 30
    assert interpreted.places.tobytes() == native.places.tobytes()


def everything_played() -> Ledger:
    """Outlines in which every choice is played the more often the higher its id."""
    ledger = Ledger.empty(14)
    for seed in range(40):
        match, chance = Match("elements", {}, seed), np.random.default_rng(seed)
        while not match.is_over and len(match.history) < 12:
            slot = find(ledger.places.view(np.recarray), outline(record(match.copy_table())), True)
            ledger.places["played"][slot] = LADDER
            match.apply(int(chance.choice(match.legal())))
    return ledger


def record(table: Table) -> Any:
    return table.view(np.recarray)[0]


def test_a_new_situation_begins_as_its_outline_is_played():
    guide, ledger = Guide(outlines=everything_played()), Ledger.empty(12)
    opening = Match("elements", {"points_to_win": 1}, 3).copy_table()
    opening["seat"] = 1  # the hero of the first round sits on the other seat
    walk(GAME.native, ledger, opening, 1, guide)
    slot = find(ledger.places.view(np.recarray), situation(record(opening)), False)
    regrets, shares = ledger.places["regrets"][slot], ledger.places["played"][slot]
    actions = choices(opening)
    wanted = LADDER[actions] / LADDER[actions].sum()
    assert shares[actions] == pytest.approx(wanted)
    assert regrets[actions] == pytest.approx(HEADSTART * wanted)


def all_open(seed: int) -> Table:
    """A table where all cards lie open: both have played their whole hand."""
    match, chance = Match("elements", {"points_to_win": 1}, seed), np.random.default_rng(seed)
    for _ in range(SEATS * DEALT):
        match.apply(int(chance.choice([each for each in match.legal() if each < TAKE])))
    return match.copy_table()


def best_value(table: Table) -> float:
    """What the first seat wins if both play as well as one can."""
    if table["over"][0]:
        return brought(table.view(np.recarray)[0], 0)
    values = [best_value(after(table, action)) for action in choices(table)]
    return max(values) if table["seat"][0] == 0 else min(values)


def learned_value(table: Table, ledger: Ledger) -> float:
    """What the first seat wins as both have learned to play."""
    if table["over"][0]:
        return brought(table.view(np.recarray)[0], 0)
    actions = choices(table)
    frame = frame_of([0] * len(actions), [])
    frame.ids[: len(actions)] = actions
    guided(record(table), frame, ledger.places.view(np.recarray), places(1))
    pairs = zip(actions, frame.shares, strict=False)
    return sum(share * learned_value(after(table, action), ledger) for action, share in pairs)


def choices(table: Table) -> list[int]:
    ids = np.zeros(ACTIONS, np.int16)
    return ids[: worth_considering(table.view(np.recarray)[0], ids)].tolist()


def after(table: Table, action: int) -> Table:
    copy = table.copy()
    GAME.native.apply(copy, action, silence())
    return copy


@pytest.mark.parametrize("seed", range(4))
def test_where_all_cards_are_open_play_becomes_perfect(seed: int):
    start, ledger = all_open(seed), Ledger.empty(12)
    walk(GAME.native, ledger, start, 400)
    assert learned_value(start, ledger) == pytest.approx(best_value(start), abs=0.05)


def test_the_compiled_solver_is_made_once():
    assert made(explore) is made(explore)
