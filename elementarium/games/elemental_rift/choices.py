"""What answers each question: bits for elements, players, cards, tiles or marked squares."""

from __future__ import annotations

from elementarium.core.rule import rule
from elementarium.games.elemental_rift.actions import (
    CHOOSE_BANISHED,
    CHOOSE_COST,
    CHOOSE_DECAY,
    CHOOSE_DISCARD,
    CHOOSE_ELEMENT,
    CHOOSE_END,
    CHOOSE_GROUP,
    CHOOSE_LIFTED,
    CHOOSE_PARTNER,
    CHOOSE_PLAYER,
    CHOOSE_PUT_DOWN,
    CHOOSE_RECALLED,
    CHOOSE_REMOVED,
    CHOOSE_REPLACEMENT,
    CHOOSE_RETRIEVED,
    CHOOSE_SPELL,
    CHOOSE_SQUARE,
    CHOOSE_SWAPPED,
    CHOOSE_TRANSMUTED,
    ELEMENT,
    FRONT,
    PLAYER,
    SQUARE,
)
from elementarium.games.elemental_rift.cards import (
    ANY,
    KINDS,
    decay_of,
    element_of,
    first_of,
    number_of,
    priority_of,
    second_of,
)
from elementarium.games.elemental_rift.decay import replacements
from elementarium.games.elemental_rift.rift import (
    all_tiles,
    first_tiles,
    group_at,
    kinds_in_rift,
    kinds_in_supply,
    largest_groups,
    linked_neighbours,
    size_in,
    sole_free_square,
    tiles_linked_by,
    tiles_with,
)
from elementarium.games.elemental_rift.state import (
    MIDDLE,
    NO_TILE,
    NOWHERE,
    SPELLS,
    State,
    bits_in,
    index_of,
    kind_of,
    newest_discarded,
    nth_bit,
    square_of,
)

NONE = -1
SEVERAL = -2

EVERY_KIND = (1 << KINDS) - 1


@rule
def current_word(state: State) -> int:
    """The word of the effect that is being resolved."""
    return int(state.words[int(state.card) - 1, int(state.word) - 1])


@rule
def answers(state: State, phase: int) -> int:
    """What can be chosen, as bits, where neither a free square nor one's hand is asked for."""
    if phase == CHOOSE_ELEMENT:
        return kinds_in_supply(state)
    if phase == CHOOSE_REPLACEMENT:
        return replacements(state)
    if phase == CHOOSE_COST:
        return paying(state)
    if phase == CHOOSE_DECAY:
        return kinds_in_rift(state)
    if phase == CHOOSE_TRANSMUTED:
        return tiles_with(state, first_of(current_word(state)))
    if phase == CHOOSE_SWAPPED:
        kinds = kinds_in_rift(state)
        return all_tiles(state) if kinds & (kinds - 1) else 0
    if phase == CHOOSE_PARTNER:
        kind = kind_of(int(state.rift[index_of(state, int(state.marks[0]))]))
        return all_tiles(state) & ~tiles_with(state, kind)
    if phase == CHOOSE_LIFTED:
        return liftable(state)
    if phase == CHOOSE_REMOVED:
        return all_tiles(state)
    if phase == CHOOSE_GROUP:
        kind = first_of(current_word(state))
        return first_tiles(state, EVERY_KIND if kind == ANY else 1 << kind)
    if phase == CHOOSE_PLAYER:
        return players_with_cards(state)
    if phase == CHOOSE_RETRIEVED:
        return kinds_to_retrieve(state)
    return spells_in_front(state, phase)


@rule
def paying(state: State) -> int:
    """The tiles that can pay: of a group large enough; then those that touch the ones picked."""
    kind = element_of(int(state.spells[int(state.card) - 1]))
    if state.marked == 0:
        return tiles_linked_by(state, kind, int(state.left))
    picked = touching = 0
    for i in range(state.marked):
        index = index_of(state, int(state.marks[i]))
        picked |= 1 << index
        touching |= linked_neighbours(state, index)
    return touching & ~picked


@rule
def pays_with_all(state: State, tiles: int) -> bool:
    """Whether only one set of tiles can pay, so that nothing is left to choose."""
    if state.marked:
        tiles = group_at(state, index_of(state, int(state.marks[0])))
    return bits_in(tiles) == int(state.marked) + int(state.left)


@rule
def liftable(state: State) -> int:
    """Every tile can be moved; one alone only to the middle, where it must not be already."""
    if state.count == 1 and square_of(int(state.rift[0])) == MIDDLE:
        return 0
    return all_tiles(state)


@rule
def players_with_cards(state: State) -> int:
    """The other players who hold cards."""
    found = 0
    for seat in range(state.seats):
        found |= int(state.held[seat] > 0 and seat != state.seat) << seat
    return found


@rule
def cards_with(state: State, kind: int) -> int:
    """All spells of an element."""
    found = 0
    for card in range(state.deck_size):
        found |= int(element_of(int(state.spells[card])) == kind) << card
    return found


@rule
def kinds_to_retrieve(state: State) -> int:
    """The elements a word names of which a spell lies in the discard pile."""
    word = current_word(state)
    found = 0
    for kind in range(KINDS):
        if kind == first_of(word) or kind == second_of(word):
            found |= int(newest_discarded(state, cards_with(state, kind)) != NOWHERE) << kind
    return found


@rule
def spells_in_front(state: State, phase: int) -> int:
    """The spells that can be banished, of others up to a priority; or recalled, of one's own."""
    found = 0
    limit = number_of(current_word(state))
    for i in range(state.fronts):
        card = int(state.front[i]) & 63
        own = int(state.front[i]) >> 6 == state.seat
        if phase == CHOOSE_RECALLED:
            found |= int(own and card + 1 != state.card) << card
        elif not own and priority_of(int(state.spells[card])) <= limit:
            found |= 1 << card
    return found


@rule
def playable(state: State) -> int:
    """The cards in hand that can be played: paid for, and not played already this turn."""
    hand = int(state.hand[state.seat]) & ~int(state.played)
    if hand == 0:
        return 0
    sizes = largest_groups(state)
    found = 0
    for card in range(SPELLS):
        if (hand >> card) & 1:
            spell = int(state.spells[card])
            found |= int(size_in(sizes, element_of(spell)) >= decay_of(spell)) << card
    return found


@rule
def asks_for_square(phase: int) -> bool:
    """Whether an empty square next to the rift is asked for."""
    return phase in (CHOOSE_SQUARE, CHOOSE_PUT_DOWN)


@rule
def asks_for_hand(phase: int) -> bool:
    """Whether it is asked what to do with one's cards; finishing is an answer too."""
    return phase in (CHOOSE_SPELL, CHOOSE_END, CHOOSE_DISCARD)


@rule
def origin(state: State) -> int:
    """Where the lifted tile lay: it does not go back there."""
    return int(state.marks[0]) if state.phase == CHOOSE_PUT_DOWN else NOWHERE


@rule
def as_action(state: State, phase: int, bit: int) -> int:
    """The id of an answer."""
    if phase in (CHOOSE_ELEMENT, CHOOSE_DECAY, CHOOSE_RETRIEVED):
        return ELEMENT + bit
    if phase == CHOOSE_PLAYER:
        return PLAYER + bit
    if phase in (CHOOSE_BANISHED, CHOOSE_RECALLED):
        return FRONT + bit
    if phase == CHOOSE_REPLACEMENT:
        return SQUARE + int(state.marks[bit])
    return SQUARE + square_of(int(state.rift[bit]))


@rule
def sole_choice(state: State) -> int:
    """The only possible answer, NONE, or SEVERAL.

    Cards in a hand are always asked for: who is not asked would show that no card can be played.
    """
    phase = int(state.phase)
    if asks_for_hand(phase):
        return SEVERAL
    if asks_for_square(phase):
        square = sole_free_square(state, origin(state))
        return SEVERAL if square == NO_TILE else NONE if square < 0 else SQUARE + square
    found = answers(state, phase)
    if found == 0:
        return NONE
    if found & (found - 1) and not is_forced(state, phase, found):
        return SEVERAL
    return as_action(state, phase, nth_bit(found, 0))


@rule
def is_forced(state: State, phase: int, found: int) -> bool:
    """Whether all of several answers are wanted, so that their order is all there is to choose."""
    if phase == CHOOSE_COST:
        return pays_with_all(state, found)
    if phase in (CHOOSE_REPLACEMENT, CHOOSE_TRANSMUTED, CHOOSE_REMOVED):
        return bits_in(found) == int(state.left)
    return False
