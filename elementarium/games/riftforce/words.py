"""What Riftforce says: message ids and their arguments, the same in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from elementarium.core.game import Message
from elementarium.games.riftforce.actions import (
    ALLY,
    CARRY_OUT,
    CHECK_AND_DRAW,
    CHOOSE_ACTION,
    CHOOSE_BOT,
    CHOOSE_DAMAGED_ALLY_HERE,
    CHOOSE_NEIGHBOUR,
    CHOOSE_NEXT_CARD,
    CHOOSE_NEXT_ELEMENTAL,
    CHOOSE_PLACE,
    CHOOSE_PLAN,
    DISCARD,
    ENEMY,
    FINISH,
    GUILD,
    LOCATION,
    MOST_PER_ACTION,
    NUMBER,
    OVER,
    PHASES,
    PLAY,
    TAKE,
)
from elementarium.games.riftforce.cards import (
    GUILDS,
    LOWEST,
    card_of,
    guild_of,
    number_of,
    owner_of,
)
from elementarium.games.riftforce.modes import area_name, area_of_seat, trainer_acts
from elementarium.games.riftforce.notation import CARD_IDS, CARD_NAMES
from elementarium.games.riftforce.plans import (
    NUMBERS_OF_PLAN,
    current_plan,
    is_control,
    plan_location,
    plan_number,
)
from elementarium.games.riftforce.state import HAND, location_at, side_of

BUTTONS = {FINISH: "finish", CHECK_AND_DRAW: "check", CARRY_OUT: "plan"}

CONTROL_PLAN = "control"
"""A plan without numbers, in words."""


def card_words(card: int) -> dict[str, Any]:
    """A card as arguments."""
    return {"guild": GUILDS[guild_of(card)].name, "number": number_of(card)}


def elemental_words(state: np.record, side: int, index: int) -> dict[str, Any]:
    """An elemental on the table as arguments; locations and rows as players count them."""
    location = location_at(state, side, index)
    return {
        **card_words(card_of(int(state.elementals[side, index]))),
        "location": location + 1,
        "row": index - int(state.columns[side, location]) + 1,
    }


def describe(state: np.record, action: int) -> Message:
    """What choosing an action means."""
    if trainer_acts(state):
        return describe_for_trainer(state, action)
    if action == FINISH:
        return "riftforce-finish", {}
    if action == CHECK_AND_DRAW:
        return describe_check(state)
    if action < PLAY:
        return "riftforce-take", {"guild": GUILDS[action - TAKE].name}
    if action < DISCARD:
        return "riftforce-play", card_words(action - PLAY)
    if action < LOCATION:
        return "riftforce-discard", card_words(action - DISCARD)
    if action < ALLY:
        return f"riftforce-at-{PHASES[state.phase]}", {"location": action - LOCATION + 1}
    us = side_of(state.seat)
    if action >= ENEMY:
        return "riftforce-strike", elemental_words(state, 1 - us, action - ENEMY)
    whom = elemental_words(state, us, action - ALLY)
    if state.phase != CHOOSE_NEXT_ELEMENTAL:
        return "riftforce-heal", whom
    own = owner_of(int(state.elementals[us, action - ALLY])) == state.seat
    return "riftforce-activate" if own else "riftforce-activate-partner", whom


def describe_check(state: np.record) -> Message:
    """Check & Draw: a team member looks at one area, everybody else at the whole row."""
    area = area_name(area_of_seat(state, int(state.seat)))
    return ("riftforce-check-area", {"area": area}) if area else ("riftforce-check", {})


def describe_for_trainer(state: np.record, action: int) -> Message:
    """What choosing an action means while the trainer's plan is carried out."""
    if action == CARRY_OUT:
        return "riftforce-plan", {}
    if action < ALLY:
        place = {"location": action - LOCATION + 1}
        return f"riftforce-trainer-at-{PHASES[state.phase]}", place
    us = side_of(state.seat)
    if action >= ENEMY:
        return "riftforce-trainer-strike", elemental_words(state, 1 - us, action - ENEMY)
    verb = "activate" if state.phase == CHOOSE_BOT else "heal"
    return f"riftforce-trainer-{verb}", elemental_words(state, us, action - ALLY)


def touch(state: np.record, action: int) -> dict[str, Any]:
    """What on the table a player touches to choose an action; places count from 0."""
    if action in BUTTONS:
        return {"button": BUTTONS[action]}
    if action < PLAY:
        return {"guild": GUILDS[action - TAKE].name}
    if action < DISCARD:
        return {"hand": CARD_NAMES[action - PLAY], "to": "play"}
    if action < LOCATION:
        return {"hand": CARD_NAMES[action - DISCARD], "to": "discard"}
    if action < ALLY:
        return {"location": action - LOCATION}
    us = side_of(state.seat)
    side, index = (us, action - ALLY) if action < ENEMY else (1 - us, action - ENEMY)
    location = location_at(state, side, index)
    return {
        "side": side,
        "location": location,
        "row": index - int(state.columns[side, location]),
    }


def ask(state: np.record) -> Message:
    """What the seat to move is expected to do."""
    if trainer_acts(state) and state.phase != OVER:
        return f"riftforce-trainer-ask-{PHASES[state.phase]}", ask_for_trainer(state)
    arguments: dict[str, Any] = {}
    if state.phase in (CHOOSE_NEXT_CARD, CHOOSE_NEXT_ELEMENTAL):
        arguments = card_words(int(state.card))
        arguments["left"] = MOST_PER_ACTION - int(state.count)
        arguments["by"] = {GUILD: "guild", NUMBER: "number"}.get(int(state.shares), "either")
    elif state.phase == CHOOSE_PLACE:
        arguments = card_words(int(state.picked) - 1)
    elif state.phase == CHOOSE_ACTION:
        arguments = {"check": "yes" if state.held[state.seat] < HAND else "no"}
    elif state.phase == CHOOSE_DAMAGED_ALLY_HERE:
        arguments = {"location": int(state.place) + 1}
    elif state.step:
        arguments = card_words(card_of(int(state.elementals[side_of(state.seat), state.actor])))
    return f"riftforce-ask-{PHASES[state.phase]}", arguments


def ask_for_trainer(state: np.record) -> dict[str, Any]:
    """What the player is asked while the trainer's plan is carried out, as arguments."""
    us = side_of(state.seat)
    if state.phase in (CHOOSE_PLAN, CHOOSE_BOT):
        return plan_words(state)
    if state.phase == CHOOSE_NEIGHBOUR:
        return elemental_words(state, 1 - us, int(state.columns[1 - us, state.place]))
    return elemental_words(state, us, int(state.actor))


def plan_words(state: np.record) -> dict[str, Any]:
    """The plan of the round: the number whose bot acts now is in brackets."""
    plan = current_plan(state)
    place = {"location": plan_location(plan) + 1}
    if is_control(plan):
        return {"plan": CONTROL_PLAN, **place}
    numbers = [str(LOWEST + plan_number(plan, nth)) for nth in range(NUMBERS_OF_PLAN)]
    if state.phase == CHOOSE_BOT:
        numbers[state.count] = f"[{numbers[state.count]}]"
    return {"plan": "-".join(numbers), **place}


def tell(event: Mapping[str, Any]) -> Message | None:
    """An event in words. A card that is not seen has no guild."""
    arguments = {name: value for name, value in event.items() if name not in ("event", "card")}
    if event.get("card"):
        arguments |= card_words(CARD_IDS[event["card"]])
    for counted_from_one in ("location", "row", "to"):
        if counted_from_one in arguments:
            arguments[counted_from_one] += 1
    if event["event"] in ("foreseen", "planned"):
        arguments["plan"] = "-".join(map(str, arguments["plan"])) or CONTROL_PLAN
    if event["event"] == "drew" and event["card"] is None:
        return "riftforce-drew-unseen", arguments
    if event["event"] == "ended":
        arguments["winner"] = str(arguments["winner"])
    return f"riftforce-{event['event']}", arguments
