"""What the spells in front of the players are good for, accolades; what ends them, triggers."""

from __future__ import annotations

from elementarium.core.events import Log
from elementarium.core.rule import rule
from elementarium.games.elemental_rift.cards import (
    ANY,
    KINDS,
    element_of,
    priority_of,
    trigger_of,
    value_of,
)
from elementarium.games.elemental_rift.events import TOOK, TRIGGERED, emit_card
from elementarium.games.elemental_rift.rift import largest_groups, size_in
from elementarium.games.elemental_rift.state import (
    ACCOLADES,
    NOBODY,
    NOWHERE,
    State,
    put_on_discard,
    take_from_front,
)


@rule
def spells_by_element(state: State, seat: int) -> int:
    """How many spells of each element lie in front of a player, eight bits each."""
    found = 0
    for i in range(state.fronts):
        if int(state.front[i]) >> 6 == seat:
            found += 1 << (8 * element_of(int(state.spells[int(state.front[i]) & 63])))
    return found


@rule
def merit_of(spells: int, wanted: int) -> int:
    """What spells are good for, by element: those of an element, or different elements."""
    if wanted != ANY:
        return size_in(spells, wanted)
    different = 0
    for kind in range(KINDS):
        different += int(size_in(spells, kind) > 0)
    return different


@rule
def merit(state: State, seat: int, accolade: int) -> int:
    """What a player has for an accolade: spells of its element, or different elements."""
    return merit_of(spells_by_element(state, seat), int(state.accolade_of[accolade]))


@rule
def may_take(state: State, seat: int, accolade: int) -> bool:
    """Whether a player meets an accolade's condition, and does not hold it already."""
    own = merit(state, seat, accolade)
    if own < state.accolade_needs[accolade] or state.holder[accolade] == seat + 1:
        return False
    for other in range(state.seats):
        if other != seat and merit(state, other, accolade) >= own:
            return False
    return True


@rule
def accolades_to_take(state: State) -> int:
    """What the active player can take in phase 4, having played a spell this turn."""
    found = 0
    if state.played:
        for accolade in range(ACCOLADES):
            found |= int(may_take(state, int(state.seat), accolade)) << accolade
    return found


@rule
def accolades_of(state: State, seat: int) -> int:
    """How many accolades a player holds."""
    found = 0
    for accolade in range(ACCOLADES):
        found += int(state.holder[accolade] == seat + 1)
    return found


@rule
def take_accolade(state: State, accolade: int, log: Log) -> None:
    """An accolade goes to the active player, also from somebody else."""
    emit_card(state, log, TOOK, int(state.seat), accolade, int(state.holder[accolade]) - 1)
    state.holder[accolade] = int(state.seat) + 1


# ── triggers ─────────────────────────────────────────────────────────────────────────────────


@rule
def discard_triggered(state: State, spared: int, log: Log) -> None:
    """After a step every spell whose trigger holds is discarded, the highest priority first."""
    if state.fronts == 0:
        return
    sizes = largest_groups(state)
    place = next_triggered(state, sizes, spared)
    while place != NOWHERE:
        seat = int(state.front[place]) >> 6
        card = take_from_front(state, place)
        put_on_discard(state, card)
        kind = trigger_of(int(state.spells[card]))
        emit_card(state, log, TRIGGERED, seat, card, size_in(sizes, kind))
        place = next_triggered(state, sizes, spared)


@rule
def next_triggered(state: State, sizes: int, spared: int) -> int:
    """Where the next spell to go lies; among equals the active player's, clockwise, the oldest."""
    best = NOWHERE
    best_rank = NOBODY
    for i in range(state.fronts):
        card = int(state.front[i]) & 63
        spell = int(state.spells[card])
        if card != spared and size_in(sizes, trigger_of(spell)) >= value_of(spell):
            rank = priority_of(spell) * 8 - seats_after(state, int(state.front[i]) >> 6)
            if rank > best_rank:
                best_rank = rank
                best = i
    return best


@rule
def seats_after(state: State, seat: int) -> int:
    """How many seats clockwise from the active player somebody sits."""
    return (seat + int(state.seats) - int(state.seat)) % int(state.seats)
