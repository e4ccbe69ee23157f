"""How good a table looks: an estimate for agents that cannot think to the end.

The log odds of winning are a sum over what lies on the table. The weights are in
`evaluation.json`, learned from how games went on; `make evaluation` plays and learns anew.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

from elementarium.core.rule import rule
from elementarium.games.riftforce.actions import CHOOSE_SUMMONER, OVER
from elementarium.games.riftforce.draft import deck_worth
from elementarium.games.riftforce.evaluate_solo import solo_odds
from elementarium.games.riftforce.modes import PLAYER, is_solo
from elementarium.games.riftforce.state import HAND, LOCATIONS, State, side_of
from elementarium.games.riftforce.turn import GOAL
from elementarium.games.riftforce.worth import CARD_AND_DAMAGE, table_of, worth_of

WEIGHTS_FILE = Path(__file__).with_name("evaluation.json")
LEARNED: dict[str, Any] = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
WEIGHTS: dict[str, float] = LEARNED["weights"]

DECK = WEIGHTS["deck"]  # guilds that are better from the start
LEAD = WEIGHTS["lead"]  # a point more than the others
LATE_LEAD = WEIGHTS["late_lead"]  # the same, when somebody has all the points the game needs
FIRST_MOVE = WEIGHTS["first_move"]  # to move at the beginning of a round
LAST_MOVE = WEIGHTS["last_move"]  # to move later in it
PLACE = WEIGHTS["place"]  # a location with somebody of ours
SECOND = WEIGHTS["second"]  # and a second of ours
CARD = WEIGHTS["card"]  # a card in hand
SECOND_ACTION = CARD * HAND
"""A lone player acts twice a round: as good as the hand of a partner. Without it the team's chances
in games of three are 0.9 to 1.1 too high, in log odds; with it they are still a little too high."""

WORTH = table_of(worth_of, LEARNED)


@rule
def turn(state: State) -> int:
    """A number that changes when a player's turn is over."""
    return int(state.rounds) * int(state.positions) + int(state.position)


@rule
def evaluate(state: State, seat: int) -> float:
    """The result a seat may expect, from -1 to 1; when the game is over, its result."""
    us = side_of(seat)
    lead = int(state.score[us]) - int(state.score[1 - us])
    if state.phase == OVER:
        return 1.0 if lead > 0 else (-1.0 if lead < 0 else 0.0)
    if is_solo(state):
        return expected(solo_odds(state) if us == side_of(PLAYER) else -solo_odds(state))
    most = max(int(state.score[us]), int(state.score[1 - us]))
    odds = DECK * deck_worth(state, us) + lead * (LEAD + LATE_LEAD * most / GOAL)
    odds += force(state, us) - force(state, 1 - us)
    if state.phase != CHOOSE_SUMMONER:
        tempo = FIRST_MOVE if state.position == 0 else LAST_MOVE
        odds += tempo if side_of(state.seat) == us else -tempo
    return expected(odds)


@rule
def expected(odds: float) -> float:
    """The result to expect, from log odds of winning."""
    return 2.0 / (1.0 + math.exp(-odds)) - 1.0


@rule
def force(state: State, us: int) -> float:
    """What a side has on the table and in its hands, and a lone player's second action."""
    worth = 0.0
    for index in range(state.columns[us, LOCATIONS]):
        worth += WORTH[int(state.elementals[us, index]) & CARD_AND_DAMAGE]
    for location in range(state.locations):
        here = int(state.columns[us, location + 1]) - int(state.columns[us, location])
        if here > 0:
            worth += PLACE
        if here > 1:
            worth += SECOND
    for seat in range(us, state.seats, 2):
        worth += CARD * int(state.held[seat])
    if us == 1 and state.positions > state.seats:
        worth += SECOND_ACTION
    return worth
