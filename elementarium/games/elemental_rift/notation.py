"""Elemental Rift in writing.

F3         a card: its element's letter and its number among those of the element
R16C17     the square in row 16, column 17

place fire · at R16C17 · decay air · grow R16C17 · play F3 · pay R16C17 · pick R16C17
from 1 · banish F3 · recall F3 · retrieve water · take Pyre · discard F3 · finish
"""

from __future__ import annotations

import re

import numpy as np

from elementarium.core.errors import NotationError
from elementarium.games.elemental_rift.actions import (
    CHOOSE_BANISHED,
    CHOOSE_COST,
    CHOOSE_DECAY,
    CHOOSE_RECALLED,
    CHOOSE_REPLACEMENT,
    CHOOSE_RETRIEVED,
    DISCARD,
    ELEMENT,
    FINISH,
    FRONT,
    PLAY,
    PLAYER,
    SQUARE,
    TAKE,
)
from elementarium.games.elemental_rift.cards import ELEMENTS
from elementarium.games.elemental_rift.choices import asks_for_square
from elementarium.games.elemental_rift.deck import deck_of
from elementarium.games.elemental_rift.state import SEATS, SIDE, STRIDE

ELEMENT_VERBS = {CHOOSE_DECAY: "decay", CHOOSE_RETRIEVED: "retrieve"}
SQUARE_VERBS = {CHOOSE_REPLACEMENT: "grow", CHOOSE_COST: "pay"}
FRONT_VERBS = {CHOOSE_BANISHED: "banish", CHOOSE_RECALLED: "recall"}
PLACE, AT, PICK = "place", "at", "pick"


def write_square(square: int) -> str:
    """A square by row and column."""
    return f"R{square // STRIDE}C{square % STRIDE}"


def read_square(text: str) -> int:
    """The square a note means."""
    found = re.fullmatch(r"R(\d{1,2})C(\d{1,2})", text)
    if not found or int(found[1]) >= SIDE or int(found[2]) >= SIDE:
        raise NotationError(f"expected a square from R0C0 to R32C32, got {text!r}")
    return int(found[1]) * STRIDE + int(found[2])


def format_action(state: np.record, action: int) -> str:
    """An action as players note it."""
    deck, phase = deck_of(state), int(state.phase)
    if action == FINISH:
        return "finish"
    if action < ELEMENT:
        return f"take {deck.accolades[action - TAKE].name}"
    if action < PLAYER:
        return f"{ELEMENT_VERBS.get(phase, PLACE)} {ELEMENTS[action - ELEMENT]}"
    if action < PLAY:
        return f"from {action - PLAYER}"
    if action < DISCARD:
        return f"play {deck.cards[action - PLAY].code}"
    if action < FRONT:
        return f"discard {deck.cards[action - DISCARD].code}"
    if action < SQUARE:
        return f"{FRONT_VERBS.get(phase, 'banish')} {deck.cards[action - FRONT].code}"
    return f"{square_verb(phase)} {write_square(action - SQUARE)}"


def square_verb(phase: int) -> str:
    """What is done with a square or its tile."""
    return SQUARE_VERBS.get(phase, AT if asks_for_square(phase) else PICK)


def parse_action(state: np.record, text: str) -> int:
    """The action a note means at this table. Whether it is legal, the match decides."""
    verb, _, what = " ".join(text.split()).partition(" ")
    if (verb, what) == ("finish", ""):
        return FINISH
    if verb == "take":
        return TAKE + read_accolade(state, what)
    if verb in (PLACE, *ELEMENT_VERBS.values()):
        return ELEMENT + read_element(what)
    if verb == "from":
        return PLAYER + read_player(what)
    if verb in ("play", "discard", *FRONT_VERBS.values()):
        base = {"play": PLAY, "discard": DISCARD}.get(verb, FRONT)
        return base + read_card(state, what)
    if verb in (AT, PICK, *SQUARE_VERBS.values()):
        return SQUARE + read_square(what)
    raise NotationError(
        "expected place, at, decay, grow, play, pay, pick, from, banish, recall, retrieve, take, "
        f"discard or finish, with what it needs, got {text!r}"
    )


def read_element(text: str) -> int:
    """The element a name means."""
    if text not in ELEMENTS:
        raise NotationError(f"expected an element ({', '.join(ELEMENTS)}), got {text!r}")
    return ELEMENTS.index(text)


def read_player(text: str) -> int:
    """A player by the number of the seat."""
    if text not in map(str, range(SEATS)):
        raise NotationError(f"expected a seat from 0 to {SEATS - 1}, got {text!r}")
    return int(text)


def read_card(state: np.record, text: str) -> int:
    """The card a code means in this deck."""
    codes = deck_of(state).codes
    if text not in codes:
        raise NotationError(f"expected a card such as {next(iter(codes))}, got {text!r}")
    return codes[text]


def read_accolade(state: np.record, text: str) -> int:
    """The accolade a name means."""
    names = [accolade.name for accolade in deck_of(state).accolades]
    if text not in names:
        raise NotationError(f"expected an accolade ({', '.join(names)}), got {text!r}")
    return names.index(text)
