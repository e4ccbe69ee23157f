"""The one door for secrets: what a seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from elementarium.core.events import named
from elementarium.core.game import ALL_SEEING
from elementarium.games.elements.cards import CARDS, kinds_of
from elementarium.games.elements.events import DREW, EVENTS, OPENED, REASONS
from elementarium.games.elements.setup import SWITCH
from elementarium.games.elements.state import NOBODY, SEATS
from elementarium.games.elements.turn import winner


def view(state: np.record, seat: int | None) -> dict[str, Any]:
    """All and only what a seat may see; None is a spectator, who sees no hand."""
    return {
        "points_to_win": int(state.points_to_win),
        "surrender": SWITCH[state.surrender],
        "miscount": SWITCH[state.miscount],
        "to_move": None if state.over else int(state.seat),
        "winner": int(winner(state)) if winner(state) != NOBODY else None,
        "round": int(state.rounds) + (not state.over),
        "starter": int(state.starter),
        "score": state.score.tolist(),
        "chain": [see_link(state, link) for link in range(state.links)],
        "limit": int(state.limit),
        "seats": [see_seat(state, other, seat) for other in range(SEATS)],
        "unseen": None if seat is None else unseen_cards(state, seat),
    }


def cards_of(counts: Sequence[int]) -> list[str]:
    """Cards by name, in rising order, from how many there are of each kind."""
    return [CARDS[kind] for kind in kinds_of(counts)]


def see_link(state: np.record, link: int) -> dict[str, Any]:
    """A card in the chain and who played it."""
    return {"card": CARDS[state.chain[link] - 1], "by": int(state.played_by[link])}


def see_seat(state: np.record, other: int, seat: int | None) -> dict[str, Any]:
    """A player as a seat sees them: hand and sum only if they are one's own."""
    own = other == seat
    return {
        "held": int(state.held[other]),
        "hand": cards_of(state.hand[other].tolist()) if own else None,
        "front": cards_of(state.front[other].tolist()),
        "front_sum": int(state.front_total[other]),
        "sum": int(state.total[other]) if own else None,
        "discarded": int(state.discarded[other]),
    }


def unseen_cards(state: np.record, seat: int) -> list[str]:
    """The other hand and the cards set aside, all together; where they lie is not told."""
    return cards_of((state.hand[1 - seat] + state.aside).tolist())


def see_event(event: Sequence[int], seat: int | None) -> dict[str, Any]:
    """An event with its numbers named; a card dealt is seen by whoever has it."""
    seen = named(event, EVENTS)
    if event[0] == DREW and seat not in (seen["seat"], ALL_SEEING):
        seen["card"] = None
    elif "card" in seen:
        seen["card"] = CARDS[seen["card"]]
    if "reason" in seen:
        seen["reason"] = REASONS[seen["reason"]]
    return seen


def reveals(event: Sequence[int]) -> bool:
    """A deal and an opened hand bring hidden cards to light."""
    return event[0] in (DREW, OPENED)
