"""Walkers: they deal rounds and walk through them, to learn what every choice brings.

A walker comes back again and again to try other choices of one seat, the hero, while the other
seat answers by its own regrets of the moment (Monte-Carlo counterfactual regret minimisation).

Not every choice is tried every time: one is drawn as it would be played, the others are tried the
more seldom the less they are played, and count the more for it. What a choice brings that ends the
round is known without a step: it always counts, and where the other seat may make one, what that
brings is weighed, and the walk goes on as well, counting the less. Where nobody has been before,
only one more step is tried, and the rest of the round is played as a guide would: one who has
learned beforehand. New situations begin with a headstart of regrets for what the guide plays there.

A best response is learned in the same way, against a rival whose play stays as it is; its guide may
be the rival itself. Where no table tells what somebody plays, the walker stops and asks;
`exploring` brings the answer.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.core.engine import OptionsTable, Table
from elementarium.core.events import LogTable
from elementarium.core.random import next_word
from elementarium.core.rule import records, rule
from elementarium.games.elements.position_checks import TURNS_OF_ROUND
from elementarium.games.elements.setup import setup
from elementarium.games.elements.stakes import worth_considering
from elementarium.games.elements.state import State
from elementarium.games.elements.turn import POINTS_FOR_REVEAL, apply
from elementarium.solving.outlines import told_apart
from elementarium.solving.regrets import (
    NOWHERE,
    Frame,
    Frames,
    Places,
    Rewards,
    drawn,
    drawn_beside_ends,
    find,
    guided,
    next_tried,
    pick,
    regret,
    weigh,
)

Walker = Any
Walkers = npt.NDArray[np.void]

DEEP = TURNS_OF_ROUND + 1
"""Tables from the deal to the end of a round."""
WALKER = np.dtype(
    [
        ("words", np.uint32, 4),  # its own chance
        ("rounds", np.int64),  # begun
        ("found", np.int64),  # situations that nobody knew
        ("refused", np.int64),  # those there was no room for, as often as they were met
        ("left", np.int64),  # rounds to be played when a gain is measured
        ("value", np.float64),  # what the way back brings
        ("root", np.int32),  # its table of the deal; the others follow
        ("at", np.int32),  # the table it stands at; before its root between rounds
        ("hero", np.int8),
        ("onwards", np.int8),  # or on the way back
        ("asking", np.int8),  # it waits for an answer
        ("answer", np.int8),  # the answer, or NONE
        ("spare", np.int8, 4),
    ],
    align=True,
)
records("Walkers", WALKER)

PASSED = -1
NONE = -1

# Who the hero plays against.
ITSELF, GUIDE, SOMEBODY = range(3)


@rule
def explore(
    steps: int,
    weight: float,
    headstart: float,
    rival: int,
    look: int,
    tables: Table,
    frames: Frames,
    walkers: Walkers,
    options: OptionsTable,
    places: Places,
    guide: Places,
    outlines: Places,
    log: LogTable,
) -> None:
    """Let walkers take so many steps, fewer where one has to ask; they go on where they were."""
    for i in range(walkers.shape[0]):
        walker = walkers[i]
        for _ in range(steps):
            if walker.at < walker.root:
                begin(tables, walker, options, log)
            if not walker.onwards:
                come_back(weight, tables, frames, walker, places, log)
            elif tables[walker.at].over:
                turn_back(tables, walker)
            elif tables[walker.at].seat == walker.hero:
                choose(
                    weight * headstart, rival, look, tables, frames, walker, places, guide,
                    outlines, log,
                )  # fmt: skip
            elif rival == ITSELF:
                answer(
                    weight, headstart, look, tables, frames, walker, places, guide, outlines, log
                )  # fmt: skip
            else:
                respond(rival, tables, frames, walker, guide, outlines, log)
            if walker.asking:
                break


@rule
def begin(tables: Table, walker: Walker, options: OptionsTable, log: LogTable) -> None:
    """Deal a round; the seats take turns to be the hero."""
    seed = next_word(walker.words) * 2**31 + (next_word(walker.words) >> 1)
    setup(tables[walker.root], options[0], seed, log[0])
    walker.rounds += 1
    walker.hero = 1 - walker.hero
    walker.at = walker.root
    walker.onwards = 1


@rule
def turn_back(tables: Table, walker: Walker) -> None:
    """A round is over: go back with what it brought."""
    walker.value = brought(tables[walker.at], int(walker.hero))
    walker.onwards = 0
    walker.at -= 1


@rule
def brought(state: State, hero: int) -> float:
    """What a round that is over brought the hero, where a reveal is one."""
    return (int(state.score[hero]) - int(state.score[1 - hero])) / POINTS_FOR_REVEAL


@rule
def look_around(tables: Table, frames: Frames, walker: Walker) -> None:
    """Note what can be chosen at this table."""
    frame = frames[walker.at]
    frame.count = worth_considering(tables[walker.at], frame.ids)
    frame.place = PASSED
    frame.ended, frame.goes_on, frame.reached, frame.unknown = 0.0, 1.0, 1.0, 0
    if walker.at > walker.root:
        before = frames[walker.at - 1]
        frame.reached = float(before.reached) * float(before.goes_on)
        frame.unknown = before.unknown


@rule
def go(tables: Table, walker: Walker, action: int, log: LogTable) -> None:
    """Go on to the table after a choice."""
    at = int(walker.at)
    tables[at + 1] = tables[at]
    apply(tables[at + 1], action, log[0])
    walker.at = at + 1
    walker.onwards = 1


@rule
def answer(
    weight: float,
    headstart: float,
    look: int,
    tables: Table,
    frames: Frames,
    walker: Walker,
    places: Places,
    guide: Places,
    outlines: Places,
    log: LogTable,
) -> None:
    """The other seat plays by its regrets, and how it plays is noted; late play counts more."""
    look_around(tables, frames, walker)
    frame, state = frames[walker.at], tables[walker.at]
    k = 0
    if frame.count > 1:
        key = told_apart(look, state)
        frame.slot = find(places, key, False)
        if frame.slot >= 0:
            weigh(places[frame.slot].regrets, frame)
        else:
            guided(state, frame, guide, outlines)
            arrive(weight * headstart, frame, walker, places, key)
        if frame.slot >= 0 and not frame.unknown:
            note(weight * weight * float(frame.reached), frame, places[frame.slot].played)
        k = drawn_beside_ends(state, walker.words, frame)
    go(tables, walker, int(frame.ids[k]), log)


@rule
def note(weight: float, frame: Frame, numbers: Rewards) -> None:
    """Add how likely each choice is to what was noted before."""
    for k in range(frame.count):
        numbers[frame.ids[k]] += weight * float(frame.shares[k])


@rule
def respond(
    rival: int,
    tables: Table,
    frames: Frames,
    walker: Walker,
    guide: Places,
    outlines: Places,
    log: LogTable,
) -> None:
    """A rival who never learns plays as the guide, or is asked."""
    look_around(tables, frames, walker)
    frame, state = frames[walker.at], tables[walker.at]
    action = take_answer(walker)
    if action == NONE and rival == GUIDE and guided(state, frame, guide, outlines):
        action = int(frame.ids[drawn_beside_ends(state, walker.words, frame)])
    if action == NONE:
        walker.asking = 1
    else:
        go(tables, walker, action, log)


@rule
def take_answer(walker: Walker) -> int:
    """What was answered, once."""
    action = int(walker.answer)
    walker.answer = NONE
    return action


@rule
def choose(
    headstart: float,
    rival: int,
    look: int,
    tables: Table,
    frames: Frames,
    walker: Walker,
    places: Places,
    guide: Places,
    outlines: Places,
    log: LogTable,
) -> None:
    """The hero picks what to try here, and tries the first of it."""
    look_around(tables, frames, walker)
    frame, state = frames[walker.at], tables[walker.at]
    advice, k = take_answer(walker), 0
    if frame.count > 1:
        key = told_apart(look, state)
        frame.slot = find(places, key, False)
        if frame.slot >= 0:
            weigh(places[frame.slot].regrets, frame)
        elif heeded(advice, frame) or guided(state, frame, guide, outlines) or rival == ITSELF:
            arrive(headstart, frame, walker, places, key)
            frame.unknown = 1
        else:
            walker.asking = 1
            return
        k = pick(state, walker.words, frame) if frame.slot >= 0 else drawn(walker.words, frame)
        if k == frame.count:  # all that is tried ends the round
            walker.onwards = 0
            return
    go(tables, walker, int(frame.ids[k]), log)


@rule
def heeded(advice: int, frame: Frame) -> bool:
    """Play what the guide said when it was asked; returns whether it was."""
    for k in range(frame.count if advice != NONE else 0):
        frame.shares[k] = 1.0 if frame.ids[k] == advice else 0.0
    return advice != NONE


@rule
def arrive(headstart: float, frame: Frame, walker: Walker, places: Places, key: int) -> None:
    """A situation nobody knows gets a place and a headstart: what the guide would do.

    After the hero has been at a new one there are no more of them on the way through the round.
    """
    frame.slot = NOWHERE
    if frame.unknown:
        return
    frame.slot = find(places, key, True)
    if frame.slot >= 0:
        walker.found += 1
        note(headstart, frame, places[frame.slot].regrets)
    else:
        walker.refused += 1


@rule
def come_back(
    weight: float, tables: Table, frames: Frames, walker: Walker, places: Places, log: LogTable
) -> None:
    """On the way back: try the next choice, or note what all of them brought."""
    frame = frames[walker.at]
    if frame.place == PASSED:
        walker.value = float(frame.ended) + float(frame.goes_on) * walker.value
    else:
        if frame.place < frame.count:
            frame.values[frame.place] = walker.value
            frame.place = next_tried(frame, int(frame.place) + 1)
        if frame.place < frame.count:
            go(tables, walker, int(frame.ids[frame.place]), log)
            return
        walker.value = regret(weight * float(frame.reached), frame, places[frame.slot].regrets)
    walker.at -= 1
