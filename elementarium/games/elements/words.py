"""What Elements says: message ids and their arguments, the same in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from elementarium.core.game import Message
from elementarium.games.elements.actions import DISCARD, PLAY, REVEAL, SURRENDER, TAKE
from elementarium.games.elements.cards import CARDS
from elementarium.games.elements.state import is_within
from elementarium.games.elements.turn import is_stuck

BUTTONS = {TAKE: "take", DISCARD: "discard", REVEAL: "reveal", SURRENDER: "surrender"}


def card_words(card: str) -> dict[str, Any]:
    """A card as arguments."""
    return {"card": card, "value": CARDS.index(card) + 1}


def describe(state: np.record, action: int) -> Message:
    """What choosing an action means."""
    if action < TAKE:
        return "elements-play", card_words(CARDS[action - PLAY])
    if action == TAKE:
        return "elements-take", card_words(CARDS[state.chain[state.links - 1] - 1])
    return f"elements-{BUTTONS[action]}", {}


def touch(state: np.record, action: int) -> dict[str, Any]:
    """What on the table a player touches to choose an action."""
    if action < TAKE:
        return {"hand": CARDS[action - PLAY], "to": "play"}
    return {"button": BUTTONS[action]}


def ask(state: np.record) -> Message:
    """What the seat to move is expected to do."""
    if state.over:
        return "elements-ask-over", {}
    seat = int(state.seat)
    return "elements-ask", {
        "sum": int(state.total[seat]),
        "limit": int(state.limit),
        "can": may_reveal(state, seat),
        "held": int(state.held[seat]),
    }


def may_reveal(state: np.record, seat: int) -> str:
    """Whether a player can reveal, must although it is too much, may but should not, or cannot."""
    if is_within(state, seat):
        return "reveal"
    if is_stuck(state, seat):
        return "must"
    return "foolish" if state.miscount else "not"


def tell(event: Mapping[str, Any]) -> Message | None:
    """An event in words."""
    arguments = {name: value for name, value in event.items() if name not in ("event", "card")}
    if event.get("card"):
        arguments |= card_words(event["card"])
    if event["event"] == "drew":
        return None if event["card"] is None else ("elements-drew", arguments)
    return f"elements-{event['event']}", arguments
