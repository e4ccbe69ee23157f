"""What Elemental Rift says: message ids and their arguments, the same in every language.

A spell has its code as `$card` and its name as `$spell`; `$row` and `$column` say where a tile
lies.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from elementarium.core.game import Message
from elementarium.games.elemental_rift.actions import (
    CHOOSE_DISCARD,
    CHOOSE_GROUP,
    CHOOSE_PARTNER,
    CHOOSE_PUT_DOWN,
    CHOOSE_REPLACEMENT,
    CHOOSE_SPELL,
    CHOOSE_SQUARE,
    DISCARD,
    ELEMENT,
    FINISH,
    FRONT,
    OVER,
    PHASES,
    PLAY,
    PLAYER,
    SQUARE,
    TAKE,
)
from elementarium.games.elemental_rift.cards import ELEMENTS
from elementarium.games.elemental_rift.choices import asks_for_square
from elementarium.games.elemental_rift.deck import Card, deck_of
from elementarium.games.elemental_rift.rift import group_at
from elementarium.games.elemental_rift.state import NOWHERE, index_of, kind_of, square_of
from elementarium.games.elemental_rift.view import place_of

PREFIX = "elemental-rift"
FINISHES = {CHOOSE_SPELL: "finish-spells", CHOOSE_DISCARD: "finish-discards"}


def card_words(card: Card) -> dict[str, Any]:
    """A card as arguments."""
    return {"card": card.code, "spell": card.name}


def square_words(square: int) -> dict[str, Any]:
    """A square as arguments."""
    row, column = place_of(square)
    return {"row": row, "column": column}


def describe(state: np.record, action: int) -> Message:
    """What choosing an action means."""
    deck, phase = deck_of(state), int(state.phase)
    if action == FINISH:
        return f"{PREFIX}-{FINISHES.get(phase, 'finish-turn')}", {}
    if action < ELEMENT:
        held = "yes" if state.holder[action - TAKE] else "no"
        return f"{PREFIX}-take", {"accolade": deck.accolades[action - TAKE].name, "held": held}
    if action < PLAYER:
        return f"{PREFIX}-choose-{PHASES[phase]}", {"element": ELEMENTS[action - ELEMENT]}
    if action < PLAY:
        return f"{PREFIX}-choose-player", {"player": action - PLAYER + 1}
    if action < DISCARD:
        return f"{PREFIX}-play", card_words(deck.cards[action - PLAY])
    if action < FRONT:
        return f"{PREFIX}-discard", card_words(deck.cards[action - DISCARD])
    if action < SQUARE:
        return f"{PREFIX}-choose-{PHASES[phase]}", card_words(deck.cards[action - FRONT])
    return describe_square(state, phase, action - SQUARE)


def describe_square(state: np.record, phase: int, square: int) -> Message:
    """What choosing a square means: a tile comes there, or the tile there is picked."""
    arguments = square_words(square)
    index = index_of(state, square)
    if asks_for_square(phase) or phase == CHOOSE_REPLACEMENT:
        arguments["element"] = ELEMENTS[state.element - 1]
    elif index != NOWHERE:
        arguments["element"] = ELEMENTS[kind_of(int(state.rift[index]))]
    if phase == CHOOSE_GROUP:
        arguments["count"] = group_at(state, index).bit_count()
    return f"{PREFIX}-choose-{PHASES[phase]}", arguments


def touch(state: np.record, action: int) -> dict[str, Any]:
    """What on the table a player touches to choose an action; seats count from 0."""
    deck = deck_of(state)
    if action == FINISH:
        return {"button": "finish"}
    if action < ELEMENT:
        return {"accolade": action - TAKE}
    if action < PLAYER:
        return {"element": ELEMENTS[action - ELEMENT]}
    if action < PLAY:
        return {"seat": action - PLAYER}
    if action < DISCARD:
        return {"hand": deck.cards[action - PLAY].code, "to": "play"}
    if action < FRONT:
        return {"hand": deck.cards[action - DISCARD].code, "to": "discard"}
    if action < SQUARE:
        return {"front": deck.cards[action - FRONT].code}
    return touch_square(state, action - SQUARE)


def touch_square(state: np.record, square: int) -> dict[str, Any]:
    """A square; of a linked group all squares do, and the first stands for it."""
    touched: dict[str, Any] = {"square": place_of(square)}
    if state.phase == CHOOSE_GROUP:
        group = group_at(state, index_of(state, square))
        tiles = [int(tile) for i, tile in enumerate(state.rift[: state.count]) if (group >> i) & 1]
        touched["group"] = [place_of(square_of(tile)) for tile in tiles]
    return touched


def ask(state: np.record) -> Message:
    """What the seat to move is expected to do."""
    phase = int(state.phase)
    message = f"{PREFIX}-ask-{PHASES[phase]}"
    if phase == OVER:
        return message, {}
    arguments: dict[str, Any] = {"left": int(state.left)}
    if state.card:
        arguments |= card_words(deck_of(state).cards[state.card - 1])
    if phase in (CHOOSE_SQUARE, CHOOSE_REPLACEMENT, CHOOSE_PUT_DOWN):
        arguments["element"] = ELEMENTS[state.element - 1]
    if phase == CHOOSE_PARTNER:
        arguments |= square_words(int(state.marks[0]))
    return message, arguments


def tell(event: Mapping[str, Any]) -> Message | None:
    """An event in words."""
    name = event["event"]
    arguments = {key: value for key, value in event.items() if key != "event"}
    for key, row, column in (("square", "row", "column"), ("to", "to_row", "to_column")):
        if key in arguments:
            arguments[row], arguments[column] = arguments.pop(key)
    if name == "drew" and event["card"] is None:
        return f"{PREFIX}-drew-unseen", arguments
    if name == "took":
        arguments["held"] = "yes" if arguments.pop("by") >= 0 else "no"
    return f"{PREFIX}-{name}", arguments
