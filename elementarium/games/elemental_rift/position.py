"""A table as a readable document; `position_reading` is the way back.

The rift is drawn: a letter for each tile, a point for an empty square, rows from the top; `row` and
`column` say where the drawing begins. Fronts are listed from the oldest spell, the pile and the
discard pile from the top. In a hand "?" is a card one does not know, "?1" one that was there
already at the last shuffle, "?2" at the one before; a plain number stands for so many unknown ones.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from elementarium.core.game import ALL_SEEING
from elementarium.core.position import UNKNOWN, write_random
from elementarium.games.elemental_rift.actions import CHOOSE_ELEMENT, OVER, PHASES
from elementarium.games.elemental_rift.cards import ELEMENTS, LETTERS
from elementarium.games.elemental_rift.deck import Deck, agreed, deck_of
from elementarium.games.elemental_rift.notation import write_square
from elementarium.games.elemental_rift.state import ACCOLADES, SPELLS, STRIDE, kind_of, square_of
from elementarium.games.elemental_rift.turn import ADDED, LAST, winner
from elementarium.games.elemental_rift.view import codes, discard_pile, front_of

GAME_NAME = "elemental-rift"
RULES_VERSION = 1
EMPTY = "."


def write_position(state: np.record, seat: int | None = ALL_SEEING) -> dict[str, Any]:
    """The table as a document: all of it, or what one seat or a spectator (None) knows."""
    deck, over = deck_of(state), state.phase == OVER
    pile = [deck.cards[card].code for card in state.cards[: state.pile][::-1]]
    document: dict[str, Any] = {
        "game": GAME_NAME,
        "rules": RULES_VERSION,
        "options": {"seats": int(state.seats), "deck": agreed(deck)},
        "turns": int(state.turns),
        "to_move": None if over else int(state.seat),
        "ask": PHASES[state.phase],
        "rift": write_rift(state),
        "seats": [write_seat(state, deck, other, seat) for other in range(state.seats)],
        "pile": pile if seat == ALL_SEEING else len(pile),
        "discard": [deck.cards[card].code for card in discard_pile(state)],
        "accolades": write_accolades(state, deck),
        "played": codes(deck, int(state.played)),
        "kept": {card.code: int(state.age[i]) for i, card in enumerate(deck.cards) if state.age[i]},
    }
    if over and state.turns < LAST:
        document["winner"] = int(winner(state))
    action = write_action(state, deck)
    if action:
        document["action"] = action
    if seat == ALL_SEEING:
        document["random"] = write_random(state)
    return document


def write_rift(state: np.record) -> dict[str, Any]:
    """The rift as a drawing."""
    tiles = [int(tile) for tile in state.rift[: state.count]]
    if not tiles:
        return {"row": 0, "column": 0, "tiles": []}
    rows = [square_of(tile) // STRIDE for tile in tiles]
    columns = [square_of(tile) % STRIDE for tile in tiles]
    top, left = min(rows), min(columns)
    drawn = [[EMPTY] * (max(columns) - left + 1) for _ in range(max(rows) - top + 1)]
    for tile, row, column in zip(tiles, rows, columns, strict=True):
        drawn[row - top][column - left] = LETTERS[kind_of(tile)]
    return {"row": top, "column": left, "tiles": ["".join(row) for row in drawn]}


def write_seat(state: np.record, deck: Deck, other: int, seat: int | None) -> dict[str, Any]:
    """A player's cards; to another seat, only those everybody knows."""
    hand, known = int(state.hand[other]), int(state.known[other])
    if seat in (ALL_SEEING, other):
        cards = codes(deck, hand)
    else:
        hidden = hand & ~known
        ages = sorted(int(state.age[card]) for card in range(SPELLS) if (hidden >> card) & 1)
        cards = codes(deck, known) + [f"{UNKNOWN}{age or ''}" for age in ages]
    return {
        "hand": cards,
        "known": codes(deck, known),
        "front": [deck.cards[int(state.front[i]) & 63].code for i in front_of(state, other)],
    }


def write_accolades(state: np.record, deck: Deck) -> dict[str, int]:
    """Who holds which accolade."""
    return {
        deck.accolades[i].name: int(state.holder[i]) - 1
        for i in range(ACCOLADES)
        if state.holder[i]
    }


def usual_answers(phase: int, card: int) -> int:
    """How many answers a question takes, if nothing else is said."""
    return ADDED if phase == CHOOSE_ELEMENT and not card else 1


def write_action(state: np.record, deck: Deck) -> dict[str, Any]:
    """What is under way, as far as the question does not tell it."""
    action: dict[str, Any] = {}
    if state.card:
        action["card"] = deck.cards[state.card - 1].code
    if state.word:
        action["word"] = int(state.word)
    if state.element:
        action["element"] = ELEMENTS[state.element - 1]
    if state.marked:
        action["marks"] = [write_square(int(square)) for square in state.marks[: state.marked]]
    if state.phase != OVER and state.left != usual_answers(int(state.phase), int(state.card)):
        action["left"] = int(state.left)
    return action
