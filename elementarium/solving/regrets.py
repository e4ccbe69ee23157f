"""Regrets: what every choice would have brought more than what was played.

A ledger keeps the regret of every choice in every situation it knows. One plays each choice in
proportion to its regret as long as that is above nothing, and what is played this way on average
comes close to an equilibrium.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from elementarium.agents.situations import situation
from elementarium.core.engine import Integers
from elementarium.core.random import Words, next_word
from elementarium.core.rule import records, rule
from elementarium.games.elements.actions import ACTIONS, REVEAL, SURRENDER
from elementarium.games.elements.evaluate import wins_by_revealing
from elementarium.games.elements.state import State
from elementarium.games.elements.turn import POINTS_FOR_REVEAL, POINTS_FOR_SURRENDER
from elementarium.solving.outlines import outline

Rewards = npt.NDArray[np.float32]
Frame = Any
Frames = npt.NDArray[np.void]
Place = Any
Places = npt.NDArray[np.void]

FRAME = np.dtype(
    [
        ("slot", np.int64),  # the place of the situation, or NOWHERE
        ("ids", np.int16, ACTIONS),  # what can be chosen
        ("shares", np.float32, ACTIONS),  # how likely each is played
        ("values", np.float32, ACTIONS),  # what each brought, or UNTRIED
        ("ended", np.float32),  # what it brings the hero that the other one may end the round
        ("goes_on", np.float32),  # how likely the other one does not
        ("reached", np.float32),  # how likely nobody has before
        ("count", np.int8),  # how many choices there are
        ("place", np.int8),  # the one being tried, or PASSED
        ("unknown", np.int8),  # whether the hero has been at a new situation on the way here
        ("spare", np.int8),
    ],
    align=True,
)
records("Frames", FRAME)

PLACE = np.dtype(
    [
        ("key", np.int64),  # the situation here; nothing where it is free
        ("regrets", np.float32, ACTIONS),  # of every choice
        ("played", np.float32, ACTIONS),  # how much each was, by its weight
    ],
    align=True,
)
records("Places", PLACE)

NOWHERE = -1
UNTRIED = -99.0
WHOLE = 2.0**32

SELDOM_TRIED = 0.2
"""How often a choice is tried that is never played."""
LEAST = -4.0
"""No regret is below this, so that a choice that turns out well is soon played again."""
NEARLY_OVER = 0.95
"""Where a round is likelier to end than this, chance says whether it does: to go on in any case
would cost many steps for what counts little."""

PROBES = 128
"""Places to look for a situation before giving up."""
STIR = 0x1E3779B97F4A7C15
SIGN = 0x7FFFFFFFFFFFFFFF


@rule
def find(places: Places, key: int, claim: bool) -> int:
    """Where a situation is kept; where it is not, the place it may claim, or NOWHERE."""
    mask = places.shape[0] - 1
    stirred = (key * STIR) & SIGN
    stirred = ((stirred ^ (stirred >> 31)) * STIR) & SIGN
    slot = (stirred >> 20) & mask
    for _ in range(PROBES):
        if places[slot].key == key:
            return slot
        if places[slot].key == 0:
            if claim:
                places[slot].key = key
                return slot
            return NOWHERE
        slot = (slot + 1) & mask
    return NOWHERE


@rule
def weigh(numbers: Rewards, frame: Frame) -> bool:
    """How likely each choice is: in proportion to what is above nothing; all alike where none is.

    Returns whether anything was.
    """
    total = 0.0
    for k in range(frame.count):
        share = max(0.0, float(numbers[frame.ids[k]]))
        frame.shares[k] = share
        total += share
    for k in range(frame.count):
        frame.shares[k] = float(frame.shares[k]) / total if total > 0 else 1.0 / int(frame.count)
    return total > 0


@rule
def guided(state: State, frame: Frame, guide: Places, outlines: Places) -> bool:
    """How likely each choice is to a guide: by the situation, or else by its outline.

    Returns whether the guide knows either, or has no choice; all are alike where it does not.
    """
    if frame.count == 1:
        frame.shares[0] = 1.0
        return True
    slot = find(guide, situation(state), False)
    if slot >= 0 and weigh(guide[slot].played, frame):
        return True
    slot = find(outlines, outline(state), False)
    if slot >= 0 and weigh(outlines[slot].played, frame):
        return True
    for k in range(frame.count):
        frame.shares[k] = 1.0 / int(frame.count)
    return False


@rule
def drawn(words: Words, frame: Frame) -> int:
    """A choice by chance, as likely as it is played."""
    left = next_word(words) / WHOLE
    for k in range(frame.count - 1):
        left -= float(frame.shares[k])
        if left < 0:
            return k
    return int(frame.count) - 1


@rule
def best(regrets: Rewards, frame: Frame) -> int:
    """The choice that is regretted most where it was not made."""
    found = 0
    for k in range(1, frame.count):
        if regrets[frame.ids[k]] > regrets[frame.ids[found]]:
            found = k
    return found


@rule
def ends_round(action: int) -> bool:
    """Whether nothing comes after a choice."""
    return action in (REVEAL, SURRENDER)


@rule
def ending(state: State, action: int) -> float:
    """What a choice that ends the round brings its player, where winning by a reveal is one."""
    if action == SURRENDER:
        return -POINTS_FOR_SURRENDER / POINTS_FOR_REVEAL
    return 1.0 if wins_by_revealing(state, int(state.seat)) else -1.0


@rule
def tried(share: float) -> float:
    """How likely a choice is tried that was not drawn."""
    return max(SELDOM_TRIED, share)


@rule
def met(frame: Frame, k: int) -> float:
    """How likely a choice is tried at all; it is known what one brings that ends the round."""
    share = float(frame.shares[k])
    return 1.0 if ends_round(frame.ids[k]) else share + (1.0 - share) * tried(share)


@rule
def pick(state: State, words: Words, frame: Frame) -> int:
    """Pick what to try: a choice as it is played, and of the others some.

    Returns the first that takes steps to try, or as many as there are choices.
    """
    sure = drawn(words, frame)
    for k in range(frame.count):
        if ends_round(frame.ids[k]):
            frame.values[k] = ending(state, frame.ids[k])
        else:
            now = k == sure or next_word(words) < tried(float(frame.shares[k])) * WHOLE
            frame.values[k] = 0.0 if now else UNTRIED
    frame.place = next_tried(frame, 0)
    return int(frame.place)


@rule
def next_tried(frame: Frame, first: int) -> int:
    """The next choice that takes steps to try, or as many as there are."""
    k = first
    while k < frame.count and (frame.values[k] == UNTRIED or ends_round(frame.ids[k])):
        k += 1
    return k


@rule
def regret(weight: float, frame: Frame, regrets: Rewards) -> float:
    """Note what each choice would have brought more; returns what was played brought."""
    value, total = 0.0, 0.0
    for k in range(frame.count):
        if frame.values[k] != UNTRIED:
            share = float(frame.shares[k]) / met(frame, k)
            value += share * float(frame.values[k])
            total += share
    value /= total
    for k in range(frame.count):
        if frame.values[k] != UNTRIED:
            more = weight * (float(frame.values[k]) - value) / met(frame, k)
            action = frame.ids[k]
            regrets[action] = max(LEAST, float(regrets[action]) + more)
    return value


@rule
def drawn_beside_ends(state: State, words: Words, frame: Frame) -> int:
    """A choice of the other one by chance, out of those after which the round goes on.

    What it brings the hero that it may end here is weighed, as likely as that is. Where it surely
    or nearly does, a choice is drawn out of all of them.
    """
    over, brings = 0.0, 0.0
    for k in range(frame.count):
        if ends_round(frame.ids[k]):
            over += float(frame.shares[k])
            brings -= float(frame.shares[k]) * ending(state, frame.ids[k])
    if over > NEARLY_OVER:
        return drawn(words, frame)
    frame.ended = brings
    frame.goes_on = 1.0 - over
    left = next_word(words) / WHOLE * (1.0 - over)
    found = 0
    for k in range(frame.count):
        if not ends_round(frame.ids[k]) and frame.shares[k] > 0 and left >= 0:
            found = k
            left -= float(frame.shares[k])
    return found


@rule
def place(keys: Integers, shares: Rewards, places: Places) -> None:
    """Write down what is played in many situations, for a guide to know."""
    for i in range(keys.shape[0]):
        slot = find(places, int(keys[i]), True)
        for action in range(ACTIONS if slot >= 0 else 0):
            places[slot].played[action] = shares[i * ACTIONS + action]
