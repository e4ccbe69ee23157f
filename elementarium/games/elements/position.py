"""A table as a readable document; `position_reading` is the way back.

A card is written as its points, 1 to 6; seats count from 0. The chain is listed from its first card
to its top, hands and fronts in rising order. In hands and aside "?" is a card one does not know,
and a plain number stands for so many of them; they are filled by chance from the cards that are
nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from elementarium.core.game import ALL_SEEING
from elementarium.core.position import write_random
from elementarium.games.elements.cards import SET_ASIDE, kinds_of
from elementarium.games.elements.setup import SWITCH
from elementarium.games.elements.state import SEATS

GAME_NAME = "elements"
RULES_VERSION = 1


def write_position(state: np.record, seat: int | None = ALL_SEEING) -> dict[str, Any]:
    """The table as a document: all of it, or what one seat or a spectator (None) knows."""
    document: dict[str, Any] = {
        "game": GAME_NAME,
        "rules": RULES_VERSION,
        "options": {
            "points_to_win": int(state.points_to_win),
            "surrender": SWITCH[state.surrender],
            "miscount": SWITCH[state.miscount],
        },
        "rounds": int(state.rounds),
        "turns": int(state.turns),
        "score": state.score.tolist(),
        "starter": int(state.starter),
        "to_move": None if state.over else int(state.seat),
        "chain": state.chain[: state.links].tolist(),
        "played_by": state.played_by[: state.links].tolist(),
        "seats": [write_seat(state, other, seat) for other in range(SEATS)],
    }
    if seat == ALL_SEEING:
        document["aside"] = write_cards(state.aside)
        document["random"] = write_random(state)
    else:
        document["aside"] = SET_ASIDE
    return document


def write_seat(state: np.record, other: int, seat: int | None) -> dict[str, Any]:
    """A player's cards; to another seat, only how many are in hand."""
    known = seat in (ALL_SEEING, other)
    return {
        "hand": write_cards(state.hand[other]) if known else int(state.held[other]),
        "front": write_cards(state.front[other]),
        "discarded": int(state.discarded[other]),
    }


def write_cards(counts: Sequence[int]) -> list[int]:
    """Cards by their points, from how many there are of each kind."""
    return [kind + 1 for kind in kinds_of(counts)]
