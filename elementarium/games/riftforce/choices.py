"""The possible answers to the questions of a turn.

Answers about locations are found as a set of bits, answers about elementals by walking a part
of a side's list; both serve the list of legal actions and the search for a sole answer.
"""

from __future__ import annotations

from elementarium.core.rule import rule
from elementarium.games.riftforce.actions import (
    CHOOSE_DAMAGED_ALLY,
    CHOOSE_DAMAGED_ALLY_HERE,
    CHOOSE_ELSEWHERE,
    CHOOSE_ENEMY_HERE,
    CHOOSE_MOST_DAMAGED,
    CHOOSE_NEXT_CARD,
    CHOOSE_PLACE,
    CHOOSE_PREY,
    CHOOSE_VANTAGE,
    GUILD,
    NUMBER,
)
from elementarium.games.riftforce.cards import (
    ACTIVATED_BIT,
    FIVES,
    NUMBERS,
    card_of,
    damage_on,
    guild_of,
    number_of,
    owner_of,
)
from elementarium.games.riftforce.reach import (
    posts,
    vantages,
    waits_for,
    wanted_number,
)
from elementarium.games.riftforce.state import LOCATIONS, State, is_empty, side_of

NONE = -1
SEVERAL = -2


@rule
def sole_choice(state: State, question: int) -> int:
    """The only possible answer to a question in an ability; or NONE; or SEVERAL."""
    if asks_for_location(question):
        return sole_location(locations_to_choose(state, question))
    return sole_elemental(state, question)


@rule
def asks_for_location(question: int) -> bool:
    """Whether a location answers a question; otherwise an elemental does."""
    return question <= CHOOSE_PREY or question == CHOOSE_VANTAGE


@rule
def locations_to_choose(state: State, question: int) -> int:
    """The locations that answer a question, a bit each."""
    if question == CHOOSE_PLACE:
        return places_to_play(state)
    if question == CHOOSE_ELSEWHERE:
        return everywhere(state) & ~(1 << int(state.place))
    if question == CHOOSE_VANTAGE:
        return vantages(state)
    near = neighbours(state, int(state.place))
    if question == CHOOSE_PREY:
        enemies = 1 - side_of(state.seat)
        for location in range(state.locations):
            if is_empty(state, enemies, location):
                near &= ~(1 << location)
    return near


@rule
def everywhere(state: State) -> int:
    """All locations."""
    return (1 << int(state.locations)) - 1


@rule
def neighbours(state: State, location: int) -> int:
    """The locations beside a location; the ends of the row are not neighbours."""
    return ((2 << location) | (1 << location >> 1)) & everywhere(state)


@rule
def places_to_play(state: State) -> int:
    """Where the next card of this action may go.

    All at one location, or each at its own so that the locations form an unbroken run.
    """
    if state.count == 0:
        return everywhere(state)
    low = int(state.low)
    high = int(state.high)
    beside = ((1 << low >> 1) | (2 << high)) & everywhere(state)
    if low < high:
        return beside
    if state.count == 1:
        return beside | (1 << low)
    return 1 << low


@rule
def sole_location(places: int) -> int:
    """The only location in a set of bits."""
    if places == 0:
        return NONE
    if places & (places - 1):
        return SEVERAL
    location = 0
    while places > 1:
        places >>= 1
        location += 1
    return location


@rule
def asks_for_enemy(question: int) -> bool:
    """Whether elementals of the other side answer a question."""
    return question in (CHOOSE_ENEMY_HERE, CHOOSE_MOST_DAMAGED)


@rule
def first_to_choose(state: State, question: int) -> int:
    """The index at which the walk for a question about elementals begins."""
    if question == CHOOSE_DAMAGED_ALLY:
        return 0
    return int(state.columns[chosen_side(state, question), state.place])


@rule
def end_to_choose(state: State, question: int) -> int:
    """The index before which that walk ends."""
    if question == CHOOSE_DAMAGED_ALLY:
        return int(state.columns[side_of(state.seat), LOCATIONS])
    return int(state.columns[chosen_side(state, question), state.place + 1])


@rule
def chosen_side(state: State, question: int) -> int:
    """The side whose elementals answer a question."""
    us = side_of(state.seat)
    return 1 - us if asks_for_enemy(question) else us


@rule
def answers(state: State, question: int, index: int) -> bool:
    """Whether an elemental within the walk answers a question."""
    if question == CHOOSE_ENEMY_HERE:
        return True
    if question == CHOOSE_MOST_DAMAGED:
        return has_most_damage(state, index)
    return damage_on(int(state.elementals[side_of(state.seat), index])) > 0


@rule
def has_most_damage(state: State, index: int) -> bool:
    """Whether no other enemy where the activated bot stands has more damage."""
    enemies = 1 - side_of(state.seat)
    here = int(state.place)
    damage = damage_on(int(state.elementals[enemies, index]))
    for other in range(state.columns[enemies, here], state.columns[enemies, here + 1]):
        if damage_on(int(state.elementals[enemies, other])) > damage:
            return False
    return True


@rule
def sole_elemental(state: State, question: int) -> int:
    """The index of the only elemental that answers a question."""
    sole = NONE
    for index in range(first_to_choose(state, question), end_to_choose(state, question)):
        if answers(state, question, index):
            if sole != NONE:
                return SEVERAL
            sole = index
    return sole


@rule
def sole_bot(state: State) -> int:
    """The index of the only bot that can act now."""
    bots = side_of(state.seat)
    number = wanted_number(state)
    where = posts(state, number)
    sole = NONE
    for location in range(state.locations):
        if (where >> location) & 1:
            for index in range(state.columns[bots, location], state.columns[bots, location + 1]):
                if waits_for(int(state.elementals[bots, index]), number):
                    if sole != NONE:
                        return SEVERAL
                    sole = index
    return sole


@rule
def is_play(state: State) -> bool:
    """Whether cards are being played from hand; otherwise elementals are activated, or nothing."""
    if state.phase == CHOOSE_DAMAGED_ALLY_HERE:
        return bool(state.step == 0)
    return bool(state.phase == CHOOSE_PLACE or state.phase == CHOOSE_NEXT_CARD)


@rule
def same_guild(card: int) -> int:
    """The cards of a card's guild, a bit each."""
    return ((1 << NUMBERS) - 1) << (NUMBERS * guild_of(card))


@rule
def same_number(card: int) -> int:
    """The cards with a card's number, a bit each."""
    return FIVES << (card % NUMBERS)


@rule
def fitting(state: State) -> int:
    """The cards that fit the action under way: all of one guild, or all of one number."""
    card = int(state.card)
    cards = 0
    if state.shares & GUILD:
        cards |= same_guild(card)
    if state.shares & NUMBER:
        cards |= same_number(card)
    return cards


@rule
def fitting_of_partner(state: State) -> int:
    """Those of them that may be a partner's: only by number."""
    return same_number(int(state.card)) if state.shares & NUMBER else 0


@rule
def still_shared(state: State, card: int) -> int:
    """What the cards of the action have in common once this one is among them."""
    shares = int(state.shares)
    if guild_of(card) != guild_of(int(state.card)):
        shares &= ~GUILD
    if number_of(card) != number_of(int(state.card)):
        shares &= ~NUMBER
    return shares


@rule
def can_activate_on(state: State) -> bool:
    """Whether anybody is left to activate in this action."""
    us = side_of(state.seat)
    own = fitting(state)
    partners = fitting_of_partner(state)
    for index in range(state.columns[us, LOCATIONS]):
        if can_activate(state, int(state.elementals[us, index]), own, partners):
            return True
    return False


@rule
def can_activate(state: State, elemental: int, own: int, partners: int) -> bool:
    """Whether an elemental may be activated next: it fits, and was not in this action."""
    cards = own if owner_of(elemental) == state.seat else partners
    return bool((cards >> card_of(elemental)) & ~(elemental >> ACTIVATED_BIT) & 1)
