"""The one door for secrets: what a seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from elementarium.core.events import named
from elementarium.core.game import ALL_SEEING
from elementarium.core.records import seen_by_all
from elementarium.games.riftforce.actions import (
    CHOOSE_DAMAGED_ALLY_HERE,
    CHOOSE_PLAN,
    GUILD,
    NUMBER,
    OVER,
    PHASES,
)
from elementarium.games.riftforce.cards import (
    ACTIVATED,
    ALL_GUILDS,
    GUILDS,
    LOWEST,
    card_of,
    damage_on,
    guild_of,
    number_of,
    owner_of,
)
from elementarium.games.riftforce.choices import is_play
from elementarium.games.riftforce.events import DREW, EVENTS, FORESEEN, PLACED, REASONS, SKIPPED
from elementarium.games.riftforce.hidden import hides_picked, plans_seen
from elementarium.games.riftforce.modes import MODES, area_of_seat, is_solo, trainer_acts
from elementarium.games.riftforce.notation import CARD_NAMES
from elementarium.games.riftforce.plans import (
    NUMBERS_OF_PLAN,
    RECONSTRUCTED,
    is_control,
    name_deck,
    plan_location,
    plan_number,
)
from elementarium.games.riftforce.reach import STRONGER_BY
from elementarium.games.riftforce.setup import STOLEN_RETURNS
from elementarium.games.riftforce.state import NOBODY, PLANS, ROOM, SIDES, side_of
from elementarium.games.riftforce.turn import to_move, winner


def view(state: np.record, seat: int | None) -> dict[str, Any]:
    """All and only what a seat may see; None is a spectator, who sees no hand."""
    seats = seen_by_all(state, see_seats)
    if seat is not None:
        seats = [*seats[:seat], see_seat(state, seat, own=True), *seats[seat + 1 :]]
    return {**seen_by_all(state, see_table), "seats": seats, "action": see_action(state, seat)}


def see_table(state: np.record) -> dict[str, Any]:
    """What lies open to everybody, and whose turn it is."""
    over = state.phase == OVER
    return {
        "mode": MODES[state.mode],
        "stolen_return": STOLEN_RETURNS[state.stolen_return],
        "phase": PHASES[state.phase],
        "to_move": None if over else int(to_move(state)),
        "winner": int(winner(state)) if over and winner(state) != NOBODY else None,
        "start": int(state.order[0]),
        "order": state.order[: state.positions].tolist(),
        "position": int(state.position),
        "rounds": int(state.rounds),
        "score": state.score.tolist(),
        "display": [GUILDS[g].name for g in range(ALL_GUILDS) if (int(state.display) >> g) & 1],
        "locations": see_locations(state),
        **({"trainer": see_trainer(state)} if is_solo(state) else {}),
    }


def see_seats(state: np.record) -> list[dict[str, Any]]:
    """All players as others see them."""
    return [see_seat(state, seat, own=False) for seat in range(state.seats)]


def see_seat(state: np.record, seat: int, own: bool) -> dict[str, Any]:
    """A player: their hand only if it is one's own."""
    held, discard = int(state.held[seat]), int(state.discard[seat])
    return {
        "side": side_of(seat),
        "area": area_of_seat(state, seat),
        "guilds": [GUILDS[guild - 1].name for guild in state.guilds[seat].tolist() if guild],
        "held": held,
        "hand": [CARD_NAMES[card] for card in state.hand[seat, :held]] if own else None,
        "pile": int(state.pile[seat]),
        "discard": discard,
        "discard_top": CARD_NAMES[state.cards[seat, ROOM - discard]] if discard else None,
        "unseen": unseen_cards(state, seat, own),
    }


def unseen_cards(state: np.record, seat: int, own: bool) -> list[str]:
    """Which cards of a player are not seen, all together; where they lie is not told."""
    hand = [] if own else state.hand[seat, : state.held[seat]].tolist()
    pile = state.cards[seat, : state.pile[seat]].tolist()
    below_the_top = state.cards[seat, ROOM + 1 - int(state.discard[seat]) :].tolist()
    return [CARD_NAMES[card] for card in sorted(hand + pile + below_the_top)]


def see_locations(state: np.record) -> list[list[list[dict[str, Any]]]]:
    """Every location, with both sides of it."""
    return [
        [see_column(state, side, location) for side in range(SIDES)]
        for location in range(state.locations)
    ]


def see_column(state: np.record, side: int, location: int) -> list[dict[str, Any]]:
    """A side's elementals at a location, first to last."""
    start, end = state.columns[side, location : location + 2].tolist()
    return [see_elemental(each).copy() for each in state.elementals[side, start:end].tolist()]


@cache
def see_elemental(elemental: int) -> dict[str, Any]:
    """An elemental lies open to everybody."""
    card = card_of(elemental)
    return {
        "card": CARD_NAMES[card],
        "guild": GUILDS[guild_of(card)].name,
        "number": number_of(card),
        "damage": damage_on(elemental),
        "owner": owner_of(elemental),
        "activated": bool(elemental & ACTIVATED),
    }


def see_action(state: np.record, seat: int | None) -> dict[str, Any] | None:
    """The action under way. A card picked from the hand is not shown before it is placed."""
    if trainer_acts(state):
        return see_bot(state)
    if not state.shares:
        return None
    hides = hides_picked(state, NOBODY if seat is None else seat)
    first = hides and state.count == 0
    return {
        "card": None if first else CARD_NAMES[state.card],
        "by_guild": bool(state.shares & GUILD),
        "by_number": bool(state.shares & NUMBER),
        "count": int(state.count),
        "picked": None if hides or not state.picked else CARD_NAMES[state.picked - 1],
        "actor": int(state.actor) if state.step else None,
        "run": [int(state.low), int(state.high)] if is_play(state) and state.count else None,
        "place": int(state.place)
        if state.step or state.phase == CHOOSE_DAMAGED_ALLY_HERE
        else None,
    }


def see_trainer(state: np.record) -> dict[str, Any]:
    """What the trainer does, and its plans; of those to come it is known which, not when."""
    seen = plans_seen(state)
    unseen = sorted(int(plan) for plan in state.plans[seen:])
    stronger = int(state.stronger)
    return {
        "challenges": state.challenges.tolist(),
        "stronger": {"number": LOWEST + stronger - 1, "by": STRONGER_BY[state.stronger_by]}
        if stronger
        else None,
        "acts": bool(trainer_acts(state) and state.phase != OVER),
        "at": int(state.rounds) % PLANS,
        "plans": [see_plan(int(plan)) for plan in state.plans[:seen]] + [None] * (PLANS - seen),
        "unseen": [see_plan(plan) for plan in unseen],
        "reconstructed": name_deck(map(int, state.plans)) == RECONSTRUCTED,
    }


def see_plan(plan: int) -> dict[str, Any]:
    """A plan: where its bot comes, and the numbers that attack; a control plan has none."""
    numbers = [LOWEST + plan_number(plan, nth) for nth in range(NUMBERS_OF_PLAN)]
    return {"location": plan_location(plan), "numbers": [] if is_control(plan) else numbers}


def see_bot(state: np.record) -> dict[str, Any] | None:
    """How far the trainer's plan is carried out, and the bot that acts, if one does."""
    if state.phase in (CHOOSE_PLAN, OVER):
        return None
    return {
        "count": int(state.count),
        "actor": int(state.actor) if state.step else None,
        "place": int(state.place) if state.step else None,
    }


def see_event(event: Sequence[int], seat: int | None) -> dict[str, Any]:
    """An event with its numbers named; a card drawn is seen by the one who drew it."""
    seen = named(event, EVENTS)
    if event[0] == DREW and seat not in (seen["seat"], ALL_SEEING):
        seen["card"] = None
    elif "card" in seen:
        seen["card"] = CARD_NAMES[seen["card"]]
    if "guild" in seen:
        seen["guild"] = GUILDS[seen["guild"]].name
    if "plan" in seen:
        seen["plan"] = see_plan(seen["plan"])["numbers"]
    if event[0] == SKIPPED:
        seen["number"] += LOWEST
    if "reason" in seen:
        seen["reason"] = REASONS[seen["reason"]]
    return seen


def reveals(event: Sequence[int]) -> bool:
    """Cards drawn and elementals that are placed come from the piles, and so do plans."""
    return event[0] in (DREW, PLACED, FORESEEN)
