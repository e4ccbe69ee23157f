"""What a position must obey besides being well written: a game must be able to go on from it."""

from __future__ import annotations

import numpy as np

from elementarium.core.reading import Reader
from elementarium.games.elemental_rift.accolades import accolades_of, next_triggered
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
    MOST_LEGAL,
    OVER,
    PHASES,
)
from elementarium.games.elemental_rift.cards import (
    ANY,
    BANISH,
    DECAY_GROUP,
    DISCARD,
    MOVE,
    PLACE,
    RECALL,
    REMOVE,
    RETRIEVE,
    SWAP,
    TRANSMUTE,
    decay_of,
    deed_of,
    element_of,
    first_of,
    number_of,
)
from elementarium.games.elemental_rift.choices import current_word
from elementarium.games.elemental_rift.legal import legal
from elementarium.games.elemental_rift.rift import largest_groups
from elementarium.games.elemental_rift.state import (
    NOBODY,
    NOWHERE,
    front_place,
    index_of,
    kind_of,
)
from elementarium.games.elemental_rift.turn import (
    ADDED,
    ADDING,
    BEGINNING,
    ENDING,
    LAST,
    PAYING,
    PLAYING,
    RESOLVING,
    TO_WIN,
)

DEED_OF = {
    CHOOSE_ELEMENT: PLACE, CHOOSE_SQUARE: PLACE, CHOOSE_TRANSMUTED: TRANSMUTE,
    CHOOSE_SWAPPED: SWAP, CHOOSE_PARTNER: SWAP, CHOOSE_LIFTED: MOVE, CHOOSE_PUT_DOWN: MOVE,
    CHOOSE_REMOVED: REMOVE, CHOOSE_GROUP: DECAY_GROUP, CHOOSE_REPLACEMENT: DECAY_GROUP,
    CHOOSE_PLAYER: DISCARD, CHOOSE_BANISHED: BANISH, CHOOSE_RECALLED: RECALL,
    CHOOSE_RETRIEVED: RETRIEVE,
}  # fmt: skip
"""Which word of an effect asks a question."""
WITH_ELEMENT = (CHOOSE_SQUARE, CHOOSE_REPLACEMENT, CHOOSE_PUT_DOWN)
WITH_MARK = (CHOOSE_PARTNER, CHOOSE_PUT_DOWN)


def stage_of(state: np.record) -> int:
    """How far a turn is, as the question and the card tell."""
    phase = int(state.phase)
    if phase == OVER:
        return BEGINNING
    if phase == CHOOSE_SPELL:
        return PLAYING
    if phase in (CHOOSE_END, CHOOSE_DISCARD):
        return ENDING
    if not state.card:
        return ADDING
    return RESOLVING if state.word else PAYING


def check_action(state: np.record, reader: Reader) -> None:
    """What is under way fits the question."""
    phase, stage = int(state.phase), int(state.stage)
    asked = PHASES[phase]
    if stage in (PLAYING, ENDING) and (state.card or state.word):
        reader.complain(f"at the question {asked} no spell is being played")
    if stage == ADDING:
        allowed = (CHOOSE_ELEMENT, CHOOSE_SQUARE, CHOOSE_DECAY, CHOOSE_REPLACEMENT)
        if phase not in allowed or state.word or state.left > max(ADDED, state.marked):
            reader.complain(f"the question {asked} needs a spell that is being played")
    if stage in (PAYING, RESOLVING):
        check_spell(state, reader)
    if bool(state.element) != (phase in WITH_ELEMENT):
        reader.field("element").complain(
            f"the question {asked} is not for a tile in hand"
            if state.element
            else "expected the element of the tile"
        )
    check_marks(state, reader.field("marks", []))


def check_spell(state: np.record, reader: Reader) -> None:
    """The spell that is being played lies in front of its player, and asks this question."""
    phase, card = int(state.phase), int(state.card) - 1
    place = front_place(state, card)
    if place == NOWHERE or int(state.front[place]) >> 6 != state.seat:
        reader.field("card").complain("it must lie in front of the player")
    if not (int(state.played) >> card) & 1:
        reader.field("card").complain("it must be among those played")
    if state.stage == PAYING:
        if phase not in (CHOOSE_COST, CHOOSE_REPLACEMENT):
            reader.field("word").complain("expected which word of the effect asks")
        if phase == CHOOSE_COST and state.left + state.marked != decay_of(state.spells[card]):
            reader.field("left").complain("picked and missing tiles are not what the spell costs")
        return
    word = current_word(state)
    if deed_of(word) != DEED_OF.get(phase) or (phase == CHOOSE_ELEMENT and first_of(word) != ANY):
        reader.field("word").complain(f"this word does not ask for {PHASES[phase]}")
    if state.left > max(number_of(word), state.marked):
        reader.field("left").complain("the word does not ask so often")


def check_marks(state: np.record, reader: Reader) -> None:
    """The marked squares are tiles that pay or are swapped, or empty where something was."""
    phase, marked = int(state.phase), int(state.marked)
    if phase in WITH_MARK and marked != 1:
        reader.complain("expected one square")
    if phase == CHOOSE_REPLACEMENT and marked < state.left:
        reader.complain("expected the vacated squares")
    if phase not in (*WITH_MARK, CHOOSE_REPLACEMENT, CHOOSE_COST) and marked:
        reader.complain(f"the question {PHASES[phase]} is not for marked squares")
    for square in state.marks[:marked]:
        index = index_of(state, int(square))
        if (index == NOWHERE) != (phase in (CHOOSE_REPLACEMENT, CHOOSE_PUT_DOWN)):
            reader.complain("expected squares with tiles, or vacated ones, as the question says")
        if phase == CHOOSE_COST and not pays(state, index):
            reader.complain("expected tiles of the spell's element")


def pays(state: np.record, index: int) -> bool:
    """Whether a tile is of the element of the spell that is being played."""
    spell = int(state.spells[int(state.card) - 1])
    return kind_of(int(state.rift[index])) == element_of(spell)


def check_end(state: np.record, reader: Reader) -> None:
    """The game is over when a turn begins with two accolades, or after the last turn."""
    if state.phase == OVER:
        if state.turns < LAST and accolades_of(state, int(state.seat)) < TO_WIN:
            reader.field("to_move").complain("the game cannot be over with these accolades")
    elif state.turns == LAST:
        reader.field("to_move").complain(f"after {LAST} turns the game is over")


def check_triggers(state: np.record, reader: Reader) -> None:
    """Between steps no spell lies in front of anybody whose trigger holds."""
    if state.stage in (PLAYING, ENDING, BEGINNING):
        place = next_triggered(state, largest_groups(state), NOBODY)
        if place != NOWHERE:
            reader.field("rift").complain(
                "a spell lies in front of a player though its trigger holds"
            )


def check_choices(state: np.record, reader: Reader) -> None:
    """There must be something to choose."""
    if state.phase != OVER and not legal(state, np.zeros(MOST_LEGAL, np.int16)):
        reader.field("ask").complain(f"nothing can be chosen at the question {PHASES[state.phase]}")
