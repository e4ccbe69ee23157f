"""The turn: add or decay, draw, play, discard or take an accolade; then the next player.

`apply` is the door; what can be chosen there, `legal.py` says. A question with one possible answer
is answered at once, except what concerns a hand: whoever is not asked would show something.
"""

from __future__ import annotations

from elementarium.core.engine import Returns
from elementarium.core.events import Log, emit
from elementarium.core.rule import rule
from elementarium.games.elemental_rift.accolades import (
    accolades_of,
    accolades_to_take,
    discard_triggered,
    take_accolade,
)
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
    CHOOSE_REPLACEMENT,
    CHOOSE_RETRIEVED,
    CHOOSE_SPELL,
    CHOOSE_SQUARE,
    CHOOSE_SWAPPED,
    CHOOSE_TRANSMUTED,
    DISCARD,
    ELEMENT,
    FINISH,
    FRONT,
    OVER,
    PLAY,
    PLAYER,
    SQUARE,
    TAKE,
)
from elementarium.games.elemental_rift.cards import ANY, decay_of, first_of, number_of
from elementarium.games.elemental_rift.choices import NONE, SEVERAL, current_word, sole_choice
from elementarium.games.elemental_rift.decay import decay, mark_tiles, replace
from elementarium.games.elemental_rift.effects import (
    ask,
    ask_to_place,
    banish,
    begin_word,
    lift,
    pick_to_swap,
    place,
    put_down,
    recall,
    remove,
    retrieve,
    swap,
    transmute,
)
from elementarium.games.elemental_rift.events import (
    DISCARDED,
    ENDED,
    LAST_TURN,
    PLAYED,
    RESOLVED,
    TURN,
    TWO_ACCOLADES,
    emit_card,
)
from elementarium.games.elemental_rift.piles import draw_up, lose_at_random
from elementarium.games.elemental_rift.rift import group_at, tiles_with
from elementarium.games.elemental_rift.state import (
    NOBODY,
    WORDS,
    State,
    index_of,
    mark,
    put_in_front,
    put_on_discard,
    take_from_hand,
)

# How far a turn is.
BEGINNING = 0
ADDING = 1  # phase 1, or decaying
PLAYING = 2  # phase 3
PAYING = 3  # for a spell
RESOLVING = 4  # its effect
ENDING = 5  # phase 4
STAGES = ("beginning", "adding", "playing", "paying", "resolving", "ending")

FULL = 10
"""With so many tiles in the rift, an element decays."""
ADDED = 2
TO_WIN = 2
LAST = 200
"""Turns of all players together after which the game ends."""


@rule
def to_move(state: State) -> int:
    """Who decides next; NOBODY when the game is over."""
    return NOBODY if state.phase == OVER else int(state.seat)


@rule
def apply(state: State, action: int, log: Log) -> None:
    """Do what was chosen, and run on to the next question."""
    run_on(state, action, log)


@rule
def run_on(state: State, choice: int, log: Log) -> None:
    """Carry out answers, and what follows from them, until several are possible."""
    while choice != SEVERAL:
        if choice == NONE:
            state.left = 0
        else:
            answer(state, choice, log)
        while state.left == 0:
            go_on(state, log)
            if state.phase == OVER:
                return
        choice = sole_choice(state)


@rule
def answer(state: State, action: int, log: Log) -> None:
    """Carry out one answer."""
    phase = int(state.phase)
    if phase == CHOOSE_ELEMENT:
        state.element = action - ELEMENT + 1
        state.phase = CHOOSE_SQUARE
    elif phase == CHOOSE_SQUARE:
        place(state, action - SQUARE, is_free(state), log)
    elif phase == CHOOSE_DECAY:
        mark_tiles(state, tiles_with(state, action - ELEMENT))
        decay(state, log)
    elif phase == CHOOSE_REPLACEMENT:
        replace(state, action - SQUARE, log)
    elif phase == CHOOSE_SPELL:
        choose_spell(state, action, log)
    elif phase == CHOOSE_COST:
        pay(state, action - SQUARE, log)
    elif phase == CHOOSE_END:
        choose_end(state, action, log)
    elif phase == CHOOSE_DISCARD:
        choose_discard(state, action, log)
    else:
        answer_effect(state, phase, action, log)


@rule
def answer_effect(state: State, phase: int, action: int, log: Log) -> None:
    """Carry out an answer in the middle of an effect."""
    if phase == CHOOSE_TRANSMUTED:
        transmute(state, action - SQUARE, log)
    elif phase == CHOOSE_SWAPPED:
        pick_to_swap(state, action - SQUARE)
    elif phase == CHOOSE_PARTNER:
        swap(state, action - SQUARE, log)
    elif phase == CHOOSE_LIFTED:
        lift(state, action - SQUARE)
    elif phase == CHOOSE_PUT_DOWN:
        put_down(state, action - SQUARE, log)
    elif phase == CHOOSE_GROUP:
        mark_tiles(state, group_at(state, index_of(state, action - SQUARE)))
        decay(state, log)
    elif phase == CHOOSE_PLAYER:
        number = number_of(current_word(state))
        lose_at_random(state, action - PLAYER, number, int(state.seat), log)
        state.left = 0
    elif phase == CHOOSE_BANISHED:
        banish(state, action - FRONT, log)
    elif phase == CHOOSE_RECALLED:
        recall(state, action - FRONT, log)
    elif phase == CHOOSE_RETRIEVED:
        retrieve(state, action - ELEMENT, log)
    else:
        remove(state, action - SQUARE, log)


@rule
def is_free(state: State) -> bool:
    """Whether the elements of the tiles to place are freely chosen."""
    return state.stage == ADDING or first_of(current_word(state)) == ANY


# ── what follows when nothing is left to choose ──────────────────────────────────────────────


@rule
def go_on(state: State, log: Log) -> None:
    """The next step of a turn."""
    stage = int(state.stage)
    if stage == BEGINNING:
        begin_turn(state, log)
    elif stage == ADDING:
        discard_triggered(state, NOBODY, log)
        draw_up(state, int(state.seat), log)
        state.stage = PLAYING
    elif stage == PLAYING:
        ask_for_hand(state, CHOOSE_SPELL, False)
        if state.left == 0:
            state.stage = ENDING
    elif stage == PAYING:
        discard_triggered(state, int(state.card) - 1, log)
        emit_card(state, log, RESOLVED, int(state.seat), int(state.card) - 1, 0)
        state.stage = RESOLVING
    elif stage == RESOLVING:
        next_word(state, log)
    else:
        ask_for_hand(state, CHOOSE_END, accolades_to_take(state) > 0)
        if state.left == 0:
            end_turn(state)


@rule
def ask_for_hand(state: State, phase: int, anyway: bool) -> None:
    """What to do with one's cards, if there are any."""
    ask(state, phase, int(anyway or state.held[state.seat] > 0))


@rule
def begin_turn(state: State, log: Log) -> None:
    """Two accolades win; otherwise tiles are added, or in a full rift an element decays."""
    seat = int(state.seat)
    if state.turns == LAST:
        end_game(state, LAST_TURN, log)
    elif accolades_of(state, seat) >= TO_WIN:
        end_game(state, TWO_ACCOLADES, log)
    else:
        emit(log, TURN, seat, int(state.turns) + 1, 0, 0, 0)
        state.stage = ADDING
        if state.count < FULL:
            ask_to_place(state, ADDED, ANY)
        else:
            ask(state, CHOOSE_DECAY, 1)


@rule
def next_word(state: State, log: Log) -> None:
    """The next word of the effect; after the last the effect is complete."""
    if state.word < WORDS and state.words[int(state.card) - 1, state.word]:
        state.word += 1
        begin_word(state, log)
    else:
        discard_triggered(state, NOBODY, log)
        state.card = 0
        state.word = 0
        state.stage = PLAYING


@rule
def end_turn(state: State) -> None:
    """The next player's turn, clockwise."""
    state.left = 0
    state.played = 0
    state.turns += 1
    state.seat = (int(state.seat) + 1) % int(state.seats)
    state.stage = BEGINNING


# ── cards ────────────────────────────────────────────────────────────────────────────────────


@rule
def choose_spell(state: State, action: int, log: Log) -> None:
    """Play a spell: it lies in front of the player, and has to be paid for."""
    state.left = 0
    if action == FINISH:
        state.stage = ENDING
        return
    card = action - PLAY
    seat = int(state.seat)
    take_from_hand(state, seat, card)
    put_in_front(state, seat, card)
    emit_card(state, log, PLAYED, seat, card, 0)
    state.played |= 1 << card
    state.card = card + 1
    state.stage = PAYING
    ask(state, CHOOSE_COST, decay_of(int(state.spells[card])))


@rule
def pay(state: State, square: int, log: Log) -> None:
    """Another of the linked tiles that decay; with the last of them all do."""
    mark(state, square)
    state.left -= 1
    if state.left == 0:
        decay(state, log)


@rule
def choose_end(state: State, action: int, log: Log) -> None:
    """Phase 4: take an accolade, or discard a card, and perhaps another."""
    if action == FINISH:
        end_turn(state)
    elif action < ELEMENT:
        take_accolade(state, action - TAKE, log)
        end_turn(state)
    else:
        discard(state, action - DISCARD, log)
        ask_for_hand(state, CHOOSE_DISCARD, False)
        if state.left == 0:
            end_turn(state)


@rule
def choose_discard(state: State, action: int, log: Log) -> None:
    """A second card, or none."""
    if action != FINISH:
        discard(state, action - DISCARD, log)
    end_turn(state)


@rule
def discard(state: State, card: int, log: Log) -> None:
    """A card goes from the hand to the discard pile."""
    take_from_hand(state, int(state.seat), card)
    put_on_discard(state, card)
    emit_card(state, log, DISCARDED, int(state.seat), card, 0)


# ── the end ──────────────────────────────────────────────────────────────────────────────────


@rule
def end_game(state: State, reason: int, log: Log) -> None:
    """The game is over; the record keeps the winner as the seat."""
    state.phase = OVER
    won = winner(state)
    state.seat = max(won, 0)
    emit(log, ENDED, won, reason, 0, 0, 0)


@rule
def winner(state: State) -> int:
    """Who won a game that is over: whoever began a turn with two accolades, or has the most."""
    if state.turns < LAST:
        return int(state.seat)
    best = NOBODY
    most = 0
    for seat in range(state.seats):
        own = accolades_of(state, seat)
        if own == most:
            best = NOBODY
        elif own > most:
            most = own
            best = seat
    return best


@rule
def returns(state: State, out: Returns) -> None:
    """+1 for the winner, -1 for the others; all 0 in a draw and before the end."""
    won = winner(state) if state.phase == OVER else NOBODY
    for seat in range(state.seats):
        out[seat] = 0 if won == NOBODY else 1 if won == seat else -1
