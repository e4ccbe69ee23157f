"""Riftforce in writing: cards, elementals and actions as players note them.

Fi5        a card: the guild's pair of letters and the number
Fi5-2      an elemental with 2 damage
Fi5-2@1    … that belongs to seat 1, where that is not plain from where it stands
Fi5*       … already activated in this action
3.1        the first elemental at the third location from the left

take fire · check · play Fi5 · discard Fi5 · at 3 · activate Fi5 3.1
heal Wa6 2.2 · strike Ea5 4.1 · finish · plan
"""

from __future__ import annotations

import re

import numpy as np

from elementarium.core.errors import NotationError
from elementarium.games.riftforce.actions import (
    ALLY,
    CARRY_OUT,
    CHECK_AND_DRAW,
    CHOOSE_BOT,
    CHOOSE_NEXT_ELEMENTAL,
    DISCARD,
    ENEMY,
    FINISH,
    LOCATION,
    PLAY,
    TAKE,
)
from elementarium.games.riftforce.cards import (
    GUILDS,
    LOWEST,
    NUMBERS,
    card_of,
)
from elementarium.games.riftforce.state import LOCATIONS, location_at, side_of

CARD_NAMES = tuple(
    f"{GUILDS[guild].pair}{LOWEST + number}"
    for guild in range(len(GUILDS))
    for number in range(NUMBERS)
)
CARD_IDS = {name: card for card, name in enumerate(CARD_NAMES)}
GUILD_IDS = {guild.name: i for i, guild in enumerate(GUILDS)}

ACTIVATE, HEAL, STRIKE = "activate", "heal", "strike"


def read_card(text: str) -> int:
    """The card a name means."""
    if text not in CARD_IDS:
        raise NotationError(f"expected a card such as Fi5, got {text!r}")
    return CARD_IDS[text]


def read_guild(text: str) -> int:
    """The guild a name means."""
    if text not in GUILD_IDS:
        raise NotationError(f"expected a guild ({', '.join(GUILD_IDS)}), got {text!r}")
    return GUILD_IDS[text]


def spot(state: np.record, side: int, index: int) -> str:
    """Where an elemental stands, as players count: location.row, from 1."""
    location = location_at(state, side, index)
    return f"{location + 1}.{index - state.columns[side, location] + 1}"


def format_action(state: np.record, action: int) -> str:
    """An action as players note it."""
    if action == FINISH:
        return "finish"
    if action == CHECK_AND_DRAW:
        return "check"
    if action == CARRY_OUT:
        return "plan"
    if action < PLAY:
        return f"take {GUILDS[action - TAKE].name}"
    if action < DISCARD:
        return f"play {CARD_NAMES[action - PLAY]}"
    if action < LOCATION:
        return f"discard {CARD_NAMES[action - DISCARD]}"
    if action < ALLY:
        return f"at {action - LOCATION + 1}"
    us = side_of(state.seat)
    if action < ENEMY:
        verb = ACTIVATE if state.phase in (CHOOSE_NEXT_ELEMENTAL, CHOOSE_BOT) else HEAL
        return _format_elemental(state, verb, us, action - ALLY)
    return _format_elemental(state, STRIKE, 1 - us, action - ENEMY)


def _format_elemental(state: np.record, verb: str, side: int, index: int) -> str:
    card = card_of(int(state.elementals[side, index]))
    return f"{verb} {CARD_NAMES[card]} {spot(state, side, index)}"


def parse_action(state: np.record, text: str) -> int:
    """The action a note means at this table. Whether it is legal, the match decides."""
    words = text.split()
    match words:
        case ["finish"]:
            return FINISH
        case ["check"]:
            return CHECK_AND_DRAW
        case ["plan"]:
            return CARRY_OUT
        case ["take", guild]:
            return TAKE + read_guild(guild)
        case ["play", card]:
            return PLAY + read_card(card)
        case ["discard", card]:
            return DISCARD + read_card(card)
        case ["at", location]:
            return LOCATION + _read_location(location)
        case [("activate" | "heal") as verb, card, where]:
            return ALLY + _read_elemental(state, verb, side_of(state.seat), card, where)
        case ["strike", card, where]:
            return ENEMY + _read_elemental(state, STRIKE, 1 - side_of(state.seat), card, where)
    raise NotationError(
        "expected take, play, discard, at, activate, heal, strike, check, plan or finish, "
        f"with what it needs, got {text!r}"
    )


def _read_location(text: str) -> int:
    if text not in {str(location + 1) for location in range(LOCATIONS)}:
        raise NotationError(f"expected a location from 1 to {LOCATIONS}, got {text!r}")
    return int(text) - 1


def _read_elemental(state: np.record, verb: str, side: int, card: str, where: str) -> int:
    given = re.fullmatch(r"([1-6])\.([1-9][0-9]*)", where)
    if not given:
        raise NotationError(f"expected a place such as 3.1 after {verb} {card}, got {where!r}")
    location, row = int(given[1]) - 1, int(given[2]) - 1
    index = int(state.columns[side, location]) + row
    if index >= state.columns[side, location + 1]:
        raise NotationError(f"nobody stands at {where}")
    there = CARD_NAMES[card_of(int(state.elementals[side, index]))]
    read_card(card)
    if there != card:
        raise NotationError(f"{there} stands at {where}, not {card}")
    return index
