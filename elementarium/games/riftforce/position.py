"""A table as a readable document; `position_reading` is the way back.

Locations and rows count from 1, seats from 0. Piles and discard piles are listed from the top,
columns from the first elemental to the last, side 0 before side 1. In hands and piles "?" is a
card one does not know, and a plain number stands for so many of them; they are filled by chance
from the cards that are nowhere else.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from elementarium.core.game import ALL_SEEING
from elementarium.core.position import UNKNOWN, write_random
from elementarium.games.riftforce.actions import (
    CHOOSE_DAMAGED_ALLY_HERE,
    CHOOSE_PLACE,
    CHOOSE_SUMMONER,
    GUILD,
    NUMBER,
    OVER,
    PHASES,
)
from elementarium.games.riftforce.cards import (
    ACTIVATED,
    ALL_GUILDS,
    GUILDS,
    card_of,
    damage_on,
    owner_of,
)
from elementarium.games.riftforce.choices import is_play
from elementarium.games.riftforce.modes import MODES, is_solo
from elementarium.games.riftforce.notation import CARD_NAMES, spot
from elementarium.games.riftforce.position_trainer import write_trainer, write_trainer_options
from elementarium.games.riftforce.setup import DRAFTS, GUILD_SETS, STOLEN_RETURNS
from elementarium.games.riftforce.state import (
    ROOM,
    SIDES,
    side_of,
)
from elementarium.games.riftforce.view import unseen_cards

GAME_NAME = "riftforce"
RULES_VERSION = 1

SHARED = {"guild": GUILD, "number": NUMBER}


def write_position(state: np.record, seat: int | None = ALL_SEEING) -> dict[str, Any]:
    """The table as a document: all of it, or what one seat or a spectator (None) knows."""
    document: dict[str, Any] = {
        "game": GAME_NAME,
        "rules": RULES_VERSION,
        "options": {
            "mode": MODES[state.mode],
            "guilds": GUILD_SETS[state.guild_set],
            "draft": DRAFTS[state.draft],
            "stolen_return": STOLEN_RETURNS[state.stolen_return],
            **(write_trainer_options(state) if is_solo(state) else {}),
        },
        "start": int(state.order[0]),
        "rounds": int(state.rounds),
        "score": state.score.tolist(),
        "to_move": None if state.phase == OVER else int(state.seat),
        "ask": PHASES[state.phase],
        "seats": [write_seat(state, other, seat) for other in range(state.seats)],
        "locations": [
            [write_column(state, side, location) for side in range(SIDES)]
            for location in range(state.locations)
        ],
    }
    if state.positions > state.seats and state.phase != OVER:
        document["position"] = int(state.position) + 1  # somebody sits at two of them
    if state.phase == CHOOSE_SUMMONER:
        display = [GUILDS[g].name for g in range(ALL_GUILDS) if (int(state.display) >> g) & 1]
        document["display"] = display
    if state.shares:
        document["action"] = write_action(state, hides=seat not in (ALL_SEEING, state.seat))
    if is_solo(state):
        document |= write_trainer(state, seat)
    if seat == ALL_SEEING:
        document["random"] = write_random(state)
    return document


def write_seat(state: np.record, other: int, seat: int | None) -> dict[str, Any]:
    """A player's guilds and cards; to another seat, only what lies open."""
    held, pile, discard = int(state.held[other]), int(state.pile[other]), int(state.discard[other])
    hand = [CARD_NAMES[card] for card in state.hand[other, :held]]
    discards = [CARD_NAMES[card] for card in state.cards[other, ROOM - discard :]]
    known = seat == ALL_SEEING
    return {
        "guilds": [GUILDS[guild - 1].name for guild in state.guilds[other].tolist() if guild],
        "hand": hand if known or other == seat else held,
        "pile": [CARD_NAMES[c] for c in state.cards[other, :pile][::-1]] if known else pile,
        "discard": discards if known else discards[:1] + [UNKNOWN] * (discard - 1),
        **({} if known else {"unseen": unseen_cards(state, other, own=other == seat)}),
    }


def write_column(state: np.record, side: int, location: int) -> list[str]:
    """A side's elementals at a location, first to last."""
    start, end = state.columns[side, location : location + 2].tolist()
    return [write_elemental(int(state.elementals[side, i]), side) for i in range(start, end)]


def write_elemental(elemental: int, side: int) -> str:
    """An elemental: its card, its damage, and whose it is where that is not plain."""
    text = CARD_NAMES[card_of(elemental)]
    if damage_on(elemental):
        text += f"-{damage_on(elemental)}"
    if owner_of(elemental) != side:
        text += f"@{owner_of(elemental)}"
    return text + ("*" if elemental & ACTIVATED else "")


def write_action(state: np.record, hides: bool) -> dict[str, Any]:
    """The action under way; a card picked from the hand is not shown before it is placed."""
    hides = hides and state.phase == CHOOSE_PLACE
    action: dict[str, Any] = {
        "card": UNKNOWN if hides and state.count == 0 else CARD_NAMES[state.card],
        "by": [name for name, bit in SHARED.items() if state.shares & bit],
        "count": int(state.count),
    }
    if is_play(state) and state.count:
        action["run"] = [int(state.low) + 1, int(state.high) + 1]
    if state.picked:
        action["picked"] = UNKNOWN if hides else CARD_NAMES[state.picked - 1]
    if state.step:
        action["actor"] = spot(state, side_of(state.seat), int(state.actor))
        action["step"] = int(state.step)
    if state.phase == CHOOSE_DAMAGED_ALLY_HERE:
        action["place"] = int(state.place) + 1
    return action
