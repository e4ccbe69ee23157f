"""The observation as numbers: a row of int8, from the point of view of one seat.

`LAYOUT` names its parts. Every part is seen from the seat: its own side comes first. Cards are
counted by kind; elementals are listed in the order of their action ids, so that a network can
point at them.
"""

from __future__ import annotations

from elementarium.core.engine import Observation
from elementarium.core.rule import rule
from elementarium.games.riftforce.actions import (
    CHOOSE_DAMAGED_ALLY_HERE,
    CHOOSE_PLAN,
    GUILD,
    NUMBER,
    OVER,
    PHASES,
)
from elementarium.games.riftforce.cards import (
    ACTIVATED_BIT,
    ALL_GUILDS,
    CARDS,
    LOWEST,
    NUMBERS,
    card_of,
    damage_on,
    guild_of,
    number_of,
    owner_of,
)
from elementarium.games.riftforce.choices import is_play
from elementarium.games.riftforce.hidden import hides_picked, plans_seen, unseen_card, unseen_size
from elementarium.games.riftforce.modes import area_of, is_solo, trainer_acts
from elementarium.games.riftforce.plans import (
    FACES,
    NUMBERS_OF_PLAN,
    PLAN_LOCATIONS,
    is_control,
    plan_location,
    plan_number,
)
from elementarium.games.riftforce.state import (
    GUILDS_EACH,
    LOCATIONS,
    PLANS,
    ROOM,
    SEATS,
    SIDES,
    State,
    side_of,
)

MOST = 127
NUMBERS_OF_SEAT = 4  # cards held, in the pile, in the discard pile, is to move
NUMBERS_OF_ELEMENTAL = 6  # location + 1, guild + 1, number, damage, activated, whose + 1
NUMBERS_OF_SEEN_PLAN = 1 + NUMBERS_OF_PLAN
SHOWN = 48
"""Elementals shown a side. More are possible, in theory up to 108; those at the right end of
the row are then left out."""

SEAT_SIZE = NUMBERS_OF_SEAT + ALL_GUILDS + 2 * CARDS
LAYOUT = (
    ("phase", len(PHASES)),  # one of them is 1
    ("score", SIDES),
    ("start", 1),  # does this seat have the start marker
    ("rounds", 1),
    ("position", 1),  # which action of the round it is
    ("area", LOCATIONS),  # 1 for each location that this seat's Check & Draw looks at
    # by guild, by number, count, step, actor + 1, place + 1, leftmost and rightmost location + 1
    ("action", 8),
    ("action_card", CARDS),  # the first card played or the card discarded
    ("picked", CARDS),  # the card about to be placed
    ("display", ALL_GUILDS),
    ("hand", CARDS),
    # for this seat, the one across, the partner, the one across the partner: four numbers,
    # guilds, top of discard pile, unseen cards
    ("seats", SEATS * SEAT_SIZE),
    ("elementals", SIDES * SHOWN * NUMBERS_OF_ELEMENTAL),
    # solo: stars of 5, 6 and 7, & at one of them, by which face, is the trainer's plan shown
    ("trainer", NUMBERS + 3),
    ("plans", PLANS * NUMBERS_OF_SEEN_PLAN),  # from this round's on: location + 1, numbers
    ("unseen_plans", PLAN_LOCATIONS * FACES),  # how many of each
)
OBSERVATION = sum(size for _, size in LAYOUT)


@rule
def encode(state: State, seat: int, out: Observation) -> None:
    """What a seat sees, and nothing else."""
    for i in range(OBSERVATION):
        out[i] = 0
    us = side_of(seat)
    out[state.phase] = 1
    at = len(PHASES)
    out[at] = min(int(state.score[us]), MOST)
    out[at + 1] = min(int(state.score[1 - us]), MOST)
    out[at + 2] = state.order[0] == seat
    out[at + 3] = min(int(state.rounds), MOST)
    out[at + 4] = state.position
    at += 5
    for position in range(state.positions):
        if state.order[position] == seat:
            for location in range(LOCATIONS):
                out[at + location] = (area_of(state, position) >> location) & 1
    at = encode_action(state, seat, at + LOCATIONS, out)
    for guild in range(ALL_GUILDS):
        out[at + guild] = (int(state.display) >> guild) & 1
    at += ALL_GUILDS
    for i in range(state.held[seat]):
        out[at + int(state.hand[seat, i])] += 1
    at += CARDS
    for whose in range(SEATS):
        other = int(seat) ^ whose
        if other < state.seats:
            encode_seat(state, seat, other, at + whose * SEAT_SIZE, out)
    at += SEATS * SEAT_SIZE
    encode_side(state, seat, us, at, out)
    encode_side(state, seat, 1 - us, at + SHOWN * NUMBERS_OF_ELEMENTAL, out)
    if is_solo(state):
        encode_trainer(state, at + SIDES * SHOWN * NUMBERS_OF_ELEMENTAL, out)


@rule
def encode_action(state: State, seat: int, at: int, out: Observation) -> int:
    """The action under way, without a card that is picked but not yet placed by another."""
    hides = hides_picked(state, seat)
    out[at] = (int(state.shares) & GUILD) != 0
    out[at + 1] = (int(state.shares) & NUMBER) != 0
    out[at + 2] = state.count
    out[at + 3] = state.step
    if state.step > 0:
        out[at + 4] = state.actor + 1
    if state.step > 0 or state.phase == CHOOSE_DAMAGED_ALLY_HERE:
        out[at + 5] = state.place + 1
    if is_play(state) and state.count > 0:
        out[at + 6] = state.low + 1
        out[at + 7] = state.high + 1
    at += 8
    if state.shares > 0 and not (hides and state.count == 0):
        out[at + int(state.card)] = 1
    at += CARDS
    if state.picked > 0 and not hides:
        out[at + int(state.picked) - 1] = 1
    return at + CARDS


@rule
def encode_seat(state: State, seat: int, other: int, at: int, out: Observation) -> None:
    """A player as a seat sees them."""
    out[at] = state.held[other]
    out[at + 1] = state.pile[other]
    out[at + 2] = state.discard[other]
    out[at + 3] = state.phase != OVER and state.seat == other
    at += NUMBERS_OF_SEAT
    for i in range(GUILDS_EACH):
        if state.guilds[other, i] > 0:
            out[at + int(state.guilds[other, i]) - 1] = 1
    at += ALL_GUILDS
    if state.discard[other] > 0:
        out[at + int(state.cards[other, ROOM - state.discard[other]])] = 1
    at += CARDS
    first = int(state.held[other]) if other == seat else 0
    for k in range(first, unseen_size(state, other)):
        out[at + unseen_card(state, other, k)] += 1


@rule
def encode_side(state: State, seat: int, side: int, at: int, out: Observation) -> None:
    """The elementals of a side, in the order of their action ids."""
    location = 0
    for index in range(min(int(state.columns[side, LOCATIONS]), SHOWN)):
        while state.columns[side, location + 1] <= index:
            location += 1
        elemental = int(state.elementals[side, index])
        card = card_of(elemental)
        out[at] = location + 1
        out[at + 1] = guild_of(card) + 1
        out[at + 2] = number_of(card)
        out[at + 3] = damage_on(elemental)
        out[at + 4] = (elemental >> ACTIVATED_BIT) & 1
        out[at + 5] = (owner_of(elemental) ^ int(seat)) + 1
        at += NUMBERS_OF_ELEMENTAL


@rule
def encode_trainer(state: State, at: int, out: Observation) -> None:
    """The trainer's challenges and plans; which plans are to come is known, when they come not."""
    for number in range(NUMBERS):
        out[at + number] = state.challenges[number]
    at += NUMBERS
    out[at] = state.stronger
    out[at + 1] = state.stronger_by
    out[at + 2] = trainer_acts(state) and state.phase not in (CHOOSE_PLAN, OVER)
    at += 3
    seen = plans_seen(state)
    for i in range(PLANS):
        place = (int(state.rounds) + i) % PLANS
        if place < seen:
            encode_plan(int(state.plans[place]), at, out)
        at += NUMBERS_OF_SEEN_PLAN
    for place in range(seen, PLANS):
        out[at + int(state.plans[place])] += 1


@rule
def encode_plan(plan: int, at: int, out: Observation) -> None:
    """A plan; a control plan has no numbers."""
    out[at] = plan_location(plan) + 1
    if not is_control(plan):
        for nth in range(NUMBERS_OF_PLAN):
            out[at + 1 + nth] = LOWEST + plan_number(plan, nth)
