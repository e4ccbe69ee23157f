"""Regrets: what every choice would have brought more than what was played, round after round.

A walker deals a round and walks through it, again and again coming back to try other choices of
one seat, the hero, while the other seat answers by its own regrets of the moment. What a choice
brought more than the hero's play is added to its regret, and everybody plays each choice in
proportion to its regret as long as that is above nothing. What is played this way on average
comes close to an equilibrium (Monte-Carlo counterfactual regret minimisation).

Not every choice is tried every time: one is drawn as it would be played, the others are tried the
more seldom the less they are played, and count the more for it. Where nobody has been before, only
one more step is tried and the rest of the round is played by chance.

A best response is learned in the same way, against a rival whose play stays as it is.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.agents.situations import situation
from elementarium.core.engine import Integers, OptionsTable, Table
from elementarium.core.events import LogTable
from elementarium.core.random import next_word
from elementarium.core.rule import records, rule
from elementarium.games.elements.actions import ACTIONS
from elementarium.games.elements.cards import COPIES, DEALT, KINDS
from elementarium.games.elements.position_checks import TURNS_OF_ROUND
from elementarium.games.elements.setup import setup
from elementarium.games.elements.stakes import worth_considering
from elementarium.games.elements.state import State
from elementarium.games.elements.turn import POINTS_FOR_REVEAL, apply

Rewards = npt.NDArray[np.float32]
Frame = Any
Frames = npt.NDArray[np.void]
Walker = Any
Walkers = npt.NDArray[np.void]

DEEP = TURNS_OF_ROUND + 1
"""Tables from the deal to the end of a round."""
CELL = 2 * ACTIONS
"""Numbers kept for a situation: the regret of every choice, and how much of it was played."""
PLAYED = ACTIONS
"""Where in a cell those of the second kind begin."""

FRAME = np.dtype(
    [
        ("slot", np.int64),  # where the situation is kept, or NOWHERE
        ("ids", np.int16, ACTIONS),  # what can be chosen
        ("shares", np.float32, ACTIONS),  # how likely each is played
        ("values", np.float32, ACTIONS),  # what each brought, or UNTRIED
        ("count", np.int8),  # how many choices there are
        ("place", np.int8),  # the one being tried, or PASSED
        ("unknown", np.int8),  # whether the hero has been at a new situation on the way here
        ("spare", np.int8),
    ],
    align=True,
)
WALKER = np.dtype(
    [
        ("words", np.uint32, 4),  # its own chance
        ("rounds", np.int64),  # begun
        ("value", np.float64),  # what the way back brings
        ("depth", np.int16),  # the table it stands at; BETWEEN rounds
        ("hero", np.int8),
        ("onwards", np.int8),  # or on the way back
        ("spare", np.int8, 4),
    ],
    align=True,
)
records("Frames", FRAME)
records("Walkers", WALKER)

NOWHERE = -1
PASSED = -1
BETWEEN = -1
UNTRIED = -99.0
WHOLE = 2.0**32

SELDOM_TRIED = 0.2
"""How often a choice is tried that is never played."""
LEAST = -0.5
"""No regret is below this, so that a choice that turns out well is soon played again."""
HEADSTART = 0.2
"""Regrets that a best response begins with, for what its rival would play."""

PROBES = 64
"""Places to look for a situation before giving up."""
STIR = 0x1E3779B97F4A7C15
SIGN = 0x7FFFFFFFFFFFFFFF


@rule
def close_look(state: State) -> int:
    """A finer situation of the player to move, for best responses: all unseen cards, and more."""
    seat = int(state.seat)
    other = 1 - seat
    key = 1
    for kind in range(KINDS):
        unseen = int(state.hand[other, kind]) + int(state.aside[kind])
        key = key * (COPIES[kind] + 1) + int(state.hand[seat, kind])
        key = key * (COPIES[kind] + 1) + unseen
    own = int(state.total[seat])
    key = key * 64 + max(0, min(63, int(state.limit) - own + 31))
    key = key * 64 + max(0, min(63, own - int(state.front_total[other]) + 15))
    for k in range(3):
        on_chain = state.links > k
        key = key * (KINDS + 1) + (int(state.chain[state.links - 1 - k]) if on_chain else 0)
    key = key * (DEALT + 1) + int(state.held[other])
    return key * (DEALT + 1) + int(state.discarded[other])


@rule
def find(keys: Integers, key: int, claim: bool) -> int:
    """Where a situation is kept; where it is not, the place it may claim, or NOWHERE."""
    mask = keys.shape[0] - 1
    stirred = (key * STIR) & SIGN
    stirred = ((stirred ^ (stirred >> 31)) * STIR) & SIGN
    slot = (stirred >> 20) & mask
    for _ in range(PROBES):
        if keys[slot] == key:
            return slot
        if keys[slot] == 0:
            if claim:
                keys[slot] = key
                return slot
            return NOWHERE
        slot = (slot + 1) & mask
    return NOWHERE


@rule
def weigh(cells: Rewards, slot: int, part: int, frame: Frame) -> None:
    """How likely each choice is: in proportion to what is above nothing, or all alike."""
    total = 0.0
    for k in range(frame.count):
        share = 0.0
        if slot >= 0:
            share = max(0.0, float(cells[slot * CELL + part + frame.ids[k]]))
        frame.shares[k] = share
        total += share
    for k in range(frame.count):
        frame.shares[k] = frame.shares[k] / total if total > 0 else 1.0 / frame.count


@rule
def drawn(walker: Walker, frame: Frame) -> int:
    """A choice by chance, as likely as it is played."""
    left = next_word(walker.words) / WHOLE
    for k in range(frame.count - 1):
        left -= frame.shares[k]
        if left < 0:
            return k
    return int(frame.count) - 1


@rule
def tried(share: float) -> float:
    """How likely a choice is tried that was not drawn."""
    return max(SELDOM_TRIED, share)


@rule
def met(share: float) -> float:
    """How likely a choice is tried at all."""
    return share + (1.0 - share) * tried(share)


@rule
def explore(
    steps: int,
    weight: float,
    answering: bool,
    tables: Table,
    frames: Frames,
    walkers: Walkers,
    options: OptionsTable,
    keys: Integers,
    cells: Rewards,
    rival_keys: Integers,
    rival_cells: Rewards,
    log: LogTable,
) -> None:
    """Let a walker take so many steps; it goes on from where it was."""
    walker = walkers[0]
    for _ in range(steps):
        if walker.depth == BETWEEN:
            begin(tables, walker, options, log)
        if not walker.onwards:
            come_back(weight, tables, frames, walker, cells, log)
        elif tables[walker.depth].over:
            walker.value = brought(tables[walker.depth], int(walker.hero))
            walker.onwards = 0
            walker.depth -= 1
        else:
            look_around(tables, frames, walker)
            if frames[walker.depth].count == 1:
                step(tables, frames, walker, 0, log)
            elif tables[walker.depth].seat != walker.hero:
                answer(weight, answering, tables, frames, walker, rival_keys, rival_cells, log)
            else:
                choose(answering, tables, frames, walker, keys, cells, rival_keys, rival_cells, log)


@rule
def begin(tables: Table, walker: Walker, options: OptionsTable, log: LogTable) -> None:
    """Deal a round; the seats take turns to be the hero."""
    seed = next_word(walker.words) * 2**31 + (next_word(walker.words) >> 1)
    setup(tables[0], options[0], seed, log[0])
    walker.rounds += 1
    walker.hero = 1 - walker.hero
    walker.depth = 0
    walker.onwards = 1


@rule
def brought(state: State, hero: int) -> float:
    """What a round that is over brought the hero, where a reveal is one."""
    return float(state.score[hero] - state.score[1 - hero]) / POINTS_FOR_REVEAL


@rule
def look_around(tables: Table, frames: Frames, walker: Walker) -> None:
    """Note what can be chosen at this table."""
    frame = frames[walker.depth]
    frame.count = worth_considering(tables[walker.depth], frame.ids)
    frame.place = PASSED
    frame.unknown = frames[walker.depth - 1].unknown if walker.depth > 0 else 0


@rule
def step(tables: Table, frames: Frames, walker: Walker, k: int, log: LogTable) -> None:
    """Go on to the table after a choice."""
    depth = int(walker.depth)
    tables[depth + 1] = tables[depth]
    apply(tables[depth + 1], int(frames[depth].ids[k]), log[0])
    walker.depth = depth + 1
    walker.onwards = 1


@rule
def answer(
    weight: float,
    answering: bool,
    tables: Table,
    frames: Frames,
    walker: Walker,
    keys: Integers,
    cells: Rewards,
    log: LogTable,
) -> None:
    """The other one plays, and unless it never learns, how it plays is noted."""
    frame = frames[walker.depth]
    learning = not answering and not frame.unknown
    slot = find(keys, situation(tables[walker.depth]), learning)
    weigh(cells, slot, PLAYED if answering else 0, frame)
    if learning and slot >= 0:
        for k in range(frame.count):
            cells[slot * CELL + PLAYED + frame.ids[k]] += weight * weight * frame.shares[k]
    step(tables, frames, walker, drawn(walker, frame), log)


@rule
def choose(
    answering: bool,
    tables: Table,
    frames: Frames,
    walker: Walker,
    keys: Integers,
    cells: Rewards,
    rival_keys: Integers,
    rival_cells: Rewards,
    log: LogTable,
) -> None:
    """The hero picks what to try here, and tries the first of it."""
    state, frame = tables[walker.depth], frames[walker.depth]
    key = close_look(state) if answering else situation(state)
    frame.slot = find(keys, key, False)
    if frame.slot >= 0:
        weigh(cells, int(frame.slot), 0, frame)
    else:
        arrive(answering, state, frame, keys, cells, rival_keys, rival_cells, key)
    if frame.slot == NOWHERE:
        step(tables, frames, walker, drawn(walker, frame), log)
        return
    sure = drawn(walker, frame)
    for k in range(frame.count):
        now = k == sure or next_word(walker.words) < tried(float(frame.shares[k])) * WHOLE
        frame.values[k] = 0.0 if now else UNTRIED
    frame.place = next_tried(frame, 0)
    step(tables, frames, walker, int(frame.place), log)


@rule
def arrive(
    answering: bool,
    state: State,
    frame: Frame,
    keys: Integers,
    cells: Rewards,
    rival_keys: Integers,
    rival_cells: Rewards,
    key: int,
) -> None:
    """A situation nobody knows: claim a place for it, one at most on the way through a round.

    Who learns to beat a rival starts with what the rival would do.
    """
    if answering:
        weigh(rival_cells, find(rival_keys, situation(state), False), PLAYED, frame)
    else:
        weigh(cells, NOWHERE, 0, frame)
    if frame.unknown:
        return
    frame.unknown = 1
    frame.slot = find(keys, key, True)
    if answering and frame.slot >= 0:
        for k in range(frame.count):
            cells[frame.slot * CELL + frame.ids[k]] += HEADSTART * frame.shares[k]


@rule
def next_tried(frame: Frame, first: int) -> int:
    """The next choice to try, or as many as there are."""
    k = first
    while k < frame.count and frame.values[k] == UNTRIED:
        k += 1
    return k


@rule
def come_back(
    weight: float, tables: Table, frames: Frames, walker: Walker, cells: Rewards, log: LogTable
) -> None:
    """On the way back: try the next choice, or note what all of them brought."""
    frame = frames[walker.depth]
    if frame.place != PASSED:
        frame.values[frame.place] = walker.value
        frame.place = next_tried(frame, int(frame.place) + 1)
        if frame.place < frame.count:
            step(tables, frames, walker, int(frame.place), log)
            return
        regret(weight, frame, walker, cells)
    walker.depth -= 1


@rule
def regret(weight: float, frame: Frame, walker: Walker, cells: Rewards) -> None:
    """What the hero's play brought here, and what each choice would have brought more."""
    value, total = 0.0, 0.0
    for k in range(frame.count):
        if frame.values[k] != UNTRIED:
            share = frame.shares[k] / met(float(frame.shares[k]))
            value += share * frame.values[k]
            total += share
    walker.value = value / total
    for k in range(frame.count):
        if frame.values[k] != UNTRIED:
            more = weight * (frame.values[k] - walker.value) / met(float(frame.shares[k]))
            at = frame.slot * CELL + frame.ids[k]
            cells[at] = max(LEAST, float(cells[at]) + more)


@rule
def contest(
    rounds: int,
    tables: Table,
    frames: Frames,
    walkers: Walkers,
    options: OptionsTable,
    keys: Integers,
    cells: Rewards,
    rival_keys: Integers,
    rival_cells: Rewards,
    sums: Rewards,
    log: LogTable,
) -> None:
    """What somebody who has learned gains against the rival: the sum, and that of the squares."""
    walker, frame, state = walkers[0], frames[0], tables[0]
    for _ in range(rounds):
        begin(tables, walker, options, log)
        while not state.over:
            frame.count = worth_considering(state, frame.ids)
            k = 0
            if frame.count > 1:
                k = reply(state, frame, walker, keys, cells, rival_keys, rival_cells)
            apply(state, int(frame.ids[k]), log[0])
        value = brought(state, int(walker.hero))
        sums[0] += value
        sums[1] += value * value
    walker.depth = BETWEEN


@rule
def reply(
    state: State,
    frame: Frame,
    walker: Walker,
    keys: Integers,
    cells: Rewards,
    rival_keys: Integers,
    rival_cells: Rewards,
) -> int:
    """What the hero finds best, or what the rival plays."""
    slot = find(keys, close_look(state), False) if state.seat == walker.hero else NOWHERE
    if slot == NOWHERE:
        weigh(rival_cells, find(rival_keys, situation(state), False), PLAYED, frame)
        return drawn(walker, frame)
    best = 0
    for k in range(1, frame.count):
        if cells[slot * CELL + frame.ids[k]] > cells[slot * CELL + frame.ids[best]]:
            best = k
    return best


@rule
def place(new_keys: Integers, new_shares: Rewards, keys: Integers, cells: Rewards) -> None:
    """Write down what is played in many situations, as that of a rival."""
    for i in range(new_keys.shape[0]):
        slot = find(keys, int(new_keys[i]), True)
        for action in range(ACTIONS):
            cells[slot * CELL + PLAYED + action] = new_shares[i * ACTIONS + action]
