"""Damage, its removal, and destruction.

Damage stays on an elemental. Nobody leaves the table before an ability is completely done,
except where the ability itself says so.
"""

from __future__ import annotations

from elementarium.core.events import Log, emit
from elementarium.core.rule import rule
from elementarium.games.riftforce.cards import (
    CRYSTAL,
    DAMAGE_SHIFT,
    card_of,
    damage_on,
    guild_of,
    is_fallen,
    owner_of,
)
from elementarium.games.riftforce.events import (
    DAMAGED,
    DESTROYED,
    FOR_DESTROYING,
    HEALED,
    SCORED,
)
from elementarium.games.riftforce.modes import TRAINER, is_solo
from elementarium.games.riftforce.setup import RETURN_TO_OWNER
from elementarium.games.riftforce.state import (
    State,
    first_owner,
    put_on_discard,
    remove,
    side_of,
)


@rule
def place_damage(state: State, side: int, location: int, index: int, amount: int, log: Log) -> bool:
    """Put damage on an elemental. Returns whether it has fallen."""
    elemental = int(state.elementals[side, index]) + (amount << DAMAGE_SHIFT)
    state.elementals[side, index] = elemental
    row = index - int(state.columns[side, location])
    emit(log, DAMAGED, side, location, row, amount, card_of(elemental))
    if is_fallen(elemental):
        state.fallen |= 1 << (2 * location + side)
        return True
    return False


@rule
def strike_first(state: State, side: int, location: int, amount: int, log: Log) -> bool:
    """Damage the first elemental of a side at a location. Without one the damage is lost."""
    first = int(state.columns[side, location])
    if first == state.columns[side, location + 1]:
        return False
    return place_damage(state, side, location, first, amount, log)


@rule
def strike_second(state: State, side: int, location: int, amount: int, log: Log) -> None:
    """Damage the second elemental of a side at a location, if there is one."""
    second = int(state.columns[side, location]) + 1
    if second < state.columns[side, location + 1]:
        place_damage(state, side, location, second, amount, log)


@rule
def strike_last(state: State, side: int, location: int, amount: int, log: Log) -> bool:
    """Damage the last elemental of a side at a location. Without one the damage is lost."""
    last = int(state.columns[side, location + 1]) - 1
    if last < state.columns[side, location]:
        return False
    return place_damage(state, side, location, last, amount, log)


@rule
def strike_all(state: State, side: int, location: int, amount: int, log: Log) -> None:
    """Damage every elemental of a side at a location."""
    for index in range(state.columns[side, location], state.columns[side, location + 1]):
        place_damage(state, side, location, index, amount, log)


@rule
def remove_damage(
    state: State, side: int, location: int, index: int, amount: int, log: Log
) -> None:
    """Take damage off an elemental, as far as there is any."""
    elemental = int(state.elementals[side, index])
    healed = min(amount, damage_on(elemental))
    if healed > 0:
        state.elementals[side, index] = elemental - (healed << DAMAGE_SHIFT)
        row = index - int(state.columns[side, location])
        emit(log, HEALED, side, location, row, healed, card_of(elemental))


@rule
def score(state: State, side: int, points: int, reason: int, log: Log) -> None:
    """Give a side points."""
    state.score[side] += points
    emit(log, SCORED, side, points, reason, 0, 0)


@rule
def worth(state: State, side: int, card: int) -> int:
    """What the other side scores for a destroyed elemental: 1, for a Crystal 2, for a bot 1."""
    if is_solo(state) and side == side_of(TRAINER):
        return 1
    return 2 if guild_of(card) == CRYSTAL else 1


@rule
def destroy(state: State, side: int, location: int, index: int, scoring: bool, log: Log) -> None:
    """Send an elemental to the discard pile it belongs to; the other side scores."""
    row = index - int(state.columns[side, location])
    elemental = remove(state, side, location, index)
    card = card_of(elemental)
    owner = owner_of(elemental)
    if state.stolen_return == RETURN_TO_OWNER:
        owner = first_owner(state, card)
    put_on_discard(state, owner, card)
    emit(log, DESTROYED, side, location, row, owner, card)
    if scoring:
        score(state, 1 - side, worth(state, side, card), FOR_DESTROYING, log)


@rule
def destroy_fallen(state: State, scoring: bool, log: Log) -> None:
    """Destroy all that have fallen: left to right, side 0 before side 1, first to last."""
    columns = int(state.fallen)
    if columns == 0:
        return
    for column in range(2 * state.locations):
        if columns & (1 << column):
            destroy_fallen_at(state, column & 1, column >> 1, scoring, log)
    state.fallen = 0


@rule
def destroy_fallen_at(state: State, side: int, location: int, scoring: bool, log: Log) -> None:
    """Destroy the fallen of one column, first to last."""
    index = int(state.columns[side, location])
    while index < state.columns[side, location + 1]:
        if is_fallen(int(state.elementals[side, index])):
            destroy(state, side, location, index, scoring, log)
        else:
            index += 1
