"""How good a table with a trainer looks to the player.

The bots have no abilities, so they are weighed by their life and wounds alone; the plan that lies
open is weighed by what it is about to do. The weights are in `evaluation_solo.json`, learned like
those of duels.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from elementarium.core.rule import rule
from elementarium.games.riftforce.actions import CHOOSE_PLAN, CHOOSE_SUMMONER
from elementarium.games.riftforce.cards import NUMBERS
from elementarium.games.riftforce.draft import strength
from elementarium.games.riftforce.modes import PLAYER, TRAINER
from elementarium.games.riftforce.plans import (
    NUMBERS_OF_PLAN,
    current_plan,
    is_control,
    plan_location,
    plan_number,
)
from elementarium.games.riftforce.reach import occupied, posts, waits_for
from elementarium.games.riftforce.state import LOCATIONS, State, side_of
from elementarium.games.riftforce.turn import GOAL
from elementarium.games.riftforce.worth import CARD_AND_DAMAGE, bot_worth_of, table_of, worth_of

SOLO_FILE = Path(__file__).with_name("evaluation_solo.json")
SOLO_LEARNED: dict[str, Any] = json.loads(SOLO_FILE.read_text(encoding="utf-8"))
WEIGHTS: dict[str, float] = SOLO_LEARNED["weights"]

DECK = WEIGHTS["deck"]  # better guilds of the player's
LEAD = WEIGHTS["lead"]  # a point more than the trainer
LATE_LEAD = WEIGHTS["late_lead"]  # the same, when somebody has all the points the game needs
TO_ACT = WEIGHTS["to_act"]  # the player's action comes next
TO_ENDURE = WEIGHTS["to_endure"]  # the trainer's plan does
STARS = WEIGHTS["stars"]  # a star of a challenge
STRONGER = WEIGHTS["stronger"]  # the & card
PLACE = WEIGHTS["place"]  # a location with somebody of the player's
SECOND = WEIGHTS["second"]  # and a second one
ALONE = WEIGHTS["alone"]  # that the player holds alone
BOTS_ALONE = WEIGHTS["bots_alone"]  # that the trainer holds alone
CARD = WEIGHTS["card"]  # a card in hand
PLAN_CONTROL = WEIGHTS["plan_control"]  # a point that the plan about to be carried out brings
PLAN_STRIKES = WEIGHTS["plan_strikes"]  # a number of it that somebody can act for

WORTH = table_of(worth_of, SOLO_LEARNED)
BOT_WORTH = table_of(bot_worth_of, SOLO_LEARNED)


@rule
def solo_odds(state: State) -> float:
    """The log odds that the player beats the trainer."""
    lead = int(state.score[PLAYER]) - int(state.score[TRAINER])
    most = max(int(state.score[PLAYER]), int(state.score[TRAINER]))
    odds = DECK * strength(state, PLAYER) + lead * (LEAD + LATE_LEAD * most / GOAL)
    for number in range(NUMBERS):
        odds += STARS * int(state.challenges[number])
    if state.stronger > 0:
        odds += STRONGER
    if state.phase == CHOOSE_SUMMONER:
        return odds
    odds += TO_ACT if state.position == 0 else TO_ENDURE
    odds += people(state) + ground(state) + CARD * int(state.held[PLAYER])
    return odds + foreboding(state) if state.phase == CHOOSE_PLAN else odds


@rule
def people(state: State) -> float:
    """The player's elementals, and the bots."""
    worth = 0.0
    for index in range(state.columns[side_of(PLAYER), LOCATIONS]):
        worth += WORTH[int(state.elementals[side_of(PLAYER), index]) & CARD_AND_DAMAGE]
    for index in range(state.columns[side_of(TRAINER), LOCATIONS]):
        worth += BOT_WORTH[int(state.elementals[side_of(TRAINER), index]) & CARD_AND_DAMAGE]
    return worth


@rule
def ground(state: State) -> float:
    """The locations that both sides hold."""
    worth = 0.0
    for location in range(state.locations):
        here = count_at(state, side_of(PLAYER), location)
        bots = count_at(state, side_of(TRAINER), location)
        worth += PLACE * (here > 0) + SECOND * (here > 1)
        worth += ALONE * (here > 0 and bots == 0) + BOTS_ALONE * (bots > 0 and here == 0)
    return worth


@rule
def count_at(state: State, side: int, location: int) -> int:
    """How many of a side stand at a location."""
    return int(state.columns[side, location + 1]) - int(state.columns[side, location])


@rule
def foreboding(state: State) -> float:
    """What the plan of this round is about to bring."""
    if is_control(current_plan(state)):
        return PLAN_CONTROL * points_to_come(state)
    return PLAN_STRIKES * strikes_to_come(state)


@rule
def points_to_come(state: State) -> int:
    """What a control plan scores, with the bot it puts."""
    bots = occupied(state, side_of(TRAINER)) | (1 << plan_location(current_plan(state)))
    held = bots & ~occupied(state, side_of(PLAYER))
    points = 0
    for location in range(state.locations):
        points += (held >> location) & 1
    return points


@rule
def strikes_to_come(state: State) -> int:
    """For how many numbers of an attack plan there is a bot that can strike."""
    plan = current_plan(state)
    strikes = 0
    for nth in range(NUMBERS_OF_PLAN):
        strikes += any_strikes(state, plan_number(plan, nth))
    return strikes


@rule
def any_strikes(state: State, number: int) -> bool:
    """Whether any bot of a number stands where it can strike."""
    bots = side_of(TRAINER)
    where = posts(state, number)
    for location in range(state.locations):
        if (where >> location) & 1:
            for index in range(state.columns[bots, location], state.columns[bots, location + 1]):
                if waits_for(int(state.elementals[bots, index]), number):
                    return True
    return False
