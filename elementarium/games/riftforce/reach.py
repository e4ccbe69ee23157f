"""Which of the trainer's bots can place damage, and from where.

A bot is activated only if its challenge then strikes somebody. Sets of locations have a bit each.
"""

from __future__ import annotations

from elementarium.core.rule import rule
from elementarium.games.riftforce.cards import ACTIVATED, NUMBERS, card_of
from elementarium.games.riftforce.modes import PLAYER, TRAINER
from elementarium.games.riftforce.plans import current_plan, plan_number
from elementarium.games.riftforce.state import LOCATIONS, State, is_empty, location_at, side_of

# The two faces of the & card.
MOVE = 0
MEND = 1
STRONGER_BY = ("move", "mend")


@rule
def number_index(card: int) -> int:
    """The number of a card, counted from 0 for 5."""
    return card % NUMBERS


@rule
def is_stronger(state: State, number: int) -> bool:
    """Whether the & card lies at a number."""
    return bool(state.stronger == number + 1)


@rule
def strikes_beside(state: State, number: int) -> bool:
    """Whether the challenge of a number strikes at neighbouring locations: 6★★ and 7★."""
    stars = int(state.challenges[number])
    return (number == 1 and stars == 2) or (number == 2 and stars == 1)


@rule
def occupied(state: State, side: int) -> int:
    """Where a side has somebody."""
    found = 0
    for location in range(state.locations):
        if not is_empty(state, side, location):
            found |= 1 << location
    return found


@rule
def reach(state: State, number: int) -> int:
    """The locations from which the challenge of a number places damage."""
    enemies = occupied(state, side_of(PLAYER))
    if strikes_beside(state, number):
        enemies = (enemies << 1) | (enemies >> 1)
    return enemies & ((1 << int(state.locations)) - 1)


@rule
def vantages(state: State) -> int:
    """Where the activated bot may move before it acts: elsewhere, and so that it strikes there."""
    number = number_index(card_of(int(state.elementals[side_of(TRAINER), state.actor])))
    return reach(state, number) & ~(1 << int(state.place))


@rule
def wanted_number(state: State) -> int:
    """The number of the plan whose bot acts next."""
    return plan_number(current_plan(state), int(state.count))


@rule
def posts(state: State, number: int) -> int:
    """Where bots of a number must stand to place damage if they are activated."""
    struck_from = reach(state, number)
    if is_stronger(state, number) and state.stronger_by == MOVE:
        return elsewhere_from(struck_from) & ((1 << int(state.locations)) - 1)
    return struck_from


@rule
def elsewhere_from(places: int) -> int:
    """All locations from which one can move to another one of some places."""
    if places & (places - 1):
        return -1
    return ~places if places else 0


@rule
def any_can_strike(state: State) -> bool:
    """Whether any bot could place damage as things stand."""
    bots = side_of(TRAINER)
    for index in range(state.columns[bots, LOCATIONS]):
        number = number_index(card_of(int(state.elementals[bots, index])))
        if (posts(state, number) >> location_at(state, bots, index)) & 1:
            return True
    return False


@rule
def waits_for(bot: int, number: int) -> bool:
    """Whether a bot has a number, and has not acted in this plan."""
    return number_index(card_of(bot)) == number and not bot & ACTIVATED
