"""What the words of an effect do.

A word that needs choices sets the question and how many answers it takes; every answer is carried
out at once. What cannot be done is left out.
"""

from __future__ import annotations

from elementarium.core.events import Log, emit
from elementarium.core.rule import rule
from elementarium.games.elemental_rift.actions import (
    CHOOSE_BANISHED,
    CHOOSE_ELEMENT,
    CHOOSE_GROUP,
    CHOOSE_LIFTED,
    CHOOSE_PARTNER,
    CHOOSE_PLAYER,
    CHOOSE_PUT_DOWN,
    CHOOSE_RECALLED,
    CHOOSE_REMOVED,
    CHOOSE_RETRIEVED,
    CHOOSE_SQUARE,
    CHOOSE_SWAPPED,
    CHOOSE_TRANSMUTED,
)
from elementarium.games.elemental_rift.cards import (
    ANY,
    BANISH,
    DECAY_GROUP,
    DISCARD,
    DRAW,
    KINDS,
    MOVE,
    PLACE,
    RECALL,
    REMOVE,
    SWAP,
    TRANSMUTE,
    deed_of,
    first_of,
    number_of,
    second_of,
)
from elementarium.games.elemental_rift.choices import cards_with, current_word
from elementarium.games.elemental_rift.events import (
    BANISHED,
    MOVED,
    PLACED,
    RECALLED,
    REMOVED,
    RETRIEVED,
    SWAPPED,
    TRANSMUTED,
    emit_card,
)
from elementarium.games.elemental_rift.piles import draw
from elementarium.games.elemental_rift.state import (
    State,
    add_to_hand,
    clear_marks,
    front_place,
    index_of,
    kind_of,
    mark,
    newest_discarded,
    put_on_discard,
    put_tile,
    square_of,
    take_from_discard,
    take_from_front,
    take_tile,
    tiles_of_kind,
    turn_tile,
)


@rule
def begin_word(state: State, log: Log) -> None:
    """The next word of the effect: what it asks, and how often."""
    word = current_word(state)
    deed = deed_of(word)
    number = number_of(word)
    if deed == PLACE:
        ask_to_place(state, number, first_of(word))
    elif deed == TRANSMUTE:
        there = tiles_of_kind(state, first_of(word))
        ask(state, CHOOSE_TRANSMUTED, min(number, there, int(state.supply[second_of(word)])))
    elif deed == SWAP:
        ask(state, CHOOSE_SWAPPED, number)
    elif deed == MOVE:
        ask(state, CHOOSE_LIFTED, number)
    elif deed == REMOVE:
        ask(state, CHOOSE_REMOVED, min(number, int(state.count)))
    elif deed == DECAY_GROUP:
        ask(state, CHOOSE_GROUP, 1)
    elif deed == DRAW:
        draw(state, int(state.seat), number, log)
    elif deed == DISCARD:
        ask(state, CHOOSE_PLAYER, 1)
    elif deed == BANISH:
        ask(state, CHOOSE_BANISHED, 1)
    elif deed == RECALL:
        ask(state, CHOOSE_RECALLED, 1)
    else:
        ask(state, CHOOSE_RETRIEVED, 1)


@rule
def ask(state: State, phase: int, answers: int) -> None:
    """Put a question that takes so many answers."""
    state.phase = phase
    state.left = answers


@rule
def ask_to_place(state: State, number: int, kind: int) -> None:
    """So many tiles are to be placed, of one element or freely chosen, as long as there are any."""
    if kind == ANY:
        supply = 0
        for each in range(KINDS):
            supply += int(state.supply[each])
        ask(state, CHOOSE_ELEMENT, min(number, supply))
    else:
        ask(state, CHOOSE_SQUARE, min(number, int(state.supply[kind])))
        state.element = kind + 1 if state.left else 0


@rule
def place(state: State, square: int, free: bool, log: Log) -> None:
    """The chosen tile comes to the rift; if more follow, their elements may be chosen freely."""
    kind = int(state.element) - 1
    put_tile(state, square, kind)
    emit(log, PLACED, state.seat, kind, square, 0, 0)
    state.left -= 1
    if free and state.left:
        state.phase = CHOOSE_ELEMENT
    if free or state.left == 0:
        state.element = 0


@rule
def transmute(state: State, square: int, log: Log) -> None:
    """A tile is exchanged for one of another element."""
    word = current_word(state)
    turn_tile(state, index_of(state, square), second_of(word))
    emit(log, TRANSMUTED, first_of(word), square, second_of(word), 0, 0)
    state.left -= 1


@rule
def pick_to_swap(state: State, square: int) -> None:
    """The first of two tiles that change places."""
    mark(state, square)
    state.phase = CHOOSE_PARTNER


@rule
def swap(state: State, square: int, log: Log) -> None:
    """Two tiles of different elements change places."""
    first = index_of(state, int(state.marks[0]))
    second = index_of(state, square)
    one, other = kind_of(int(state.rift[first])), kind_of(int(state.rift[second]))
    state.rift[first] += other - one
    state.rift[second] += one - other
    emit(log, SWAPPED, one, int(state.marks[0]), other, square, 0)
    clear_marks(state)
    ask(state, CHOOSE_SWAPPED, int(state.left) - 1)


@rule
def lift(state: State, square: int) -> None:
    """A tile is lifted, to be placed elsewhere."""
    mark(state, square)
    state.element = kind_of(take_tile(state, index_of(state, square))) + 1
    state.phase = CHOOSE_PUT_DOWN


@rule
def put_down(state: State, square: int, log: Log) -> None:
    """The lifted tile comes to its new place."""
    kind = int(state.element) - 1
    put_tile(state, square, kind)
    emit(log, MOVED, kind, int(state.marks[0]), square, 0, 0)
    clear_marks(state)
    state.element = 0
    ask(state, CHOOSE_LIFTED, int(state.left) - 1)


@rule
def remove(state: State, square: int, log: Log) -> None:
    """A tile goes back to the supply."""
    tile = take_tile(state, index_of(state, square))
    emit(log, REMOVED, kind_of(tile), square_of(tile), 0, 0, 0)
    state.left -= 1


@rule
def banish(state: State, card: int, log: Log) -> None:
    """A spell in front of another player is discarded."""
    spot = front_place(state, card)
    emit_card(state, log, BANISHED, int(state.front[spot]) >> 6, card, int(state.seat))
    put_on_discard(state, take_from_front(state, spot))
    state.left = 0


@rule
def recall(state: State, card: int, log: Log) -> None:
    """A spell in front of the active player goes back to the hand; everybody knows which."""
    take_from_front(state, front_place(state, card))
    take_openly(state, card)
    emit_card(state, log, RECALLED, int(state.seat), card, 0)


@rule
def retrieve(state: State, kind: int, log: Log) -> None:
    """The newest spell of an element comes from the discard pile to the hand."""
    card = take_from_discard(state, newest_discarded(state, cards_with(state, kind)))
    take_openly(state, card)
    emit_card(state, log, RETRIEVED, int(state.seat), card, 0)


@rule
def take_openly(state: State, card: int) -> None:
    """A card that everybody sees comes into the active player's hand."""
    add_to_hand(state, int(state.seat), card)
    state.known[state.seat] |= 1 << card
    state.left = 0
