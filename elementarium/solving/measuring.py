"""What was learned, measured: a best response plays rounds against its rival and learns nothing."""

from __future__ import annotations

from elementarium.agents.situations import situation
from elementarium.core.engine import OptionsTable, Table
from elementarium.core.events import LogTable
from elementarium.core.rule import rule
from elementarium.games.elements.state import State
from elementarium.games.elements.turn import apply
from elementarium.solving.regrets import Frame, Frames, Places, Rewards, best, drawn, find, guided
from elementarium.solving.walking import (
    GUIDE,
    NONE,
    Walker,
    Walkers,
    begin,
    brought,
    look_around,
    take_answer,
)


@rule
def contest(
    rival: int,
    tables: Table,
    frames: Frames,
    walkers: Walkers,
    options: OptionsTable,
    places: Places,
    guide: Places,
    outlines: Places,
    sums: Rewards,
    log: LogTable,
) -> None:
    """Let walkers play the rounds they have left, until they ask; sums what the hero gains.

    The second sum is that of the squares.
    """
    for i in range(walkers.shape[0]):
        walker = walkers[i]
        while walker.left > 0 and not walker.asking:
            if walker.at < walker.root:
                begin(tables, walker, options, log)
            look_around(tables, frames, walker)
            frame, state = frames[walker.at], tables[walker.at]
            action = reply(rival, state, frame, walker, places, guide, outlines)
            if action == NONE:
                walker.asking = 1
                continue
            apply(state, action, log[0])
            if state.over:
                value = brought(state, int(walker.hero))
                sums[0] += value
                sums[1] += value * value
                walker.left -= 1
                walker.at -= 1


@rule
def reply(
    rival: int,
    state: State,
    frame: Frame,
    walker: Walker,
    places: Places,
    guide: Places,
    outlines: Places,
) -> int:
    """What the hero has learned, what its guide or the rival plays; NONE where one has to ask."""
    action = take_answer(walker)
    if action != NONE:
        return action
    ours = state.seat == walker.hero
    if ours and frame.count > 1:
        frame.slot = find(places, situation(state), False)
        if frame.slot >= 0:
            return int(frame.ids[best(places[frame.slot].regrets, frame)])
    if (ours or rival == GUIDE) and guided(state, frame, guide, outlines):
        return int(frame.ids[drawn(walker.words, frame)])
    return NONE
