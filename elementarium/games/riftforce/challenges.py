"""What the trainer's bots do: a challenge for each number, at one to four stars, and the & card.

Like an ability, a challenge runs in steps: a step returns the question it needs answered, or DONE.
Numbers count from 0 for 5.
"""

from __future__ import annotations

from elementarium.core.events import Log
from elementarium.core.rule import rule
from elementarium.games.riftforce.abilities import (
    DONE,
    move,
    move_this,
    strike_neighbours,
)
from elementarium.games.riftforce.actions import (
    CHOOSE_DAMAGED_ALLY,
    CHOOSE_MOST_DAMAGED,
    CHOOSE_NEIGHBOUR,
    CHOOSE_PREY,
    CHOOSE_VANTAGE,
)
from elementarium.games.riftforce.cards import card_of
from elementarium.games.riftforce.choices import NONE
from elementarium.games.riftforce.damage import (
    destroy,
    place_damage,
    remove_damage,
    strike_first,
    strike_last,
    strike_second,
)
from elementarium.games.riftforce.reach import MOVE, is_stronger, number_index
from elementarium.games.riftforce.state import State, location_at, side_of


@rule
def use_challenge(state: State, choice: int, log: Log) -> int:
    """Go on with the challenge of the activated bot, after what the & card adds to it."""
    us = side_of(state.seat)
    number = number_index(card_of(int(state.elementals[us, state.actor])))
    step = int(state.step)
    if is_stronger(state, number):
        if step == 0:
            return CHOOSE_VANTAGE if state.stronger_by == MOVE else CHOOSE_DAMAGED_ALLY
        if step == 1:
            strengthen(state, us, choice, log)
        step -= 1
    stars = int(state.challenges[number])
    if number == 0:
        return challenge_of_five(state, us, stars, step, choice, log)
    if number == 1:
        return challenge_of_six(state, us, stars, step, choice, log)
    return challenge_of_seven(state, us, stars, log)


@rule
def strengthen(state: State, us: int, choice: int, log: Log) -> None:
    """The & card: the bot moves to another location, or a bot anywhere loses 1 damage."""
    if state.stronger_by == MOVE:
        move_this(state, us, choice, log)
    elif choice != NONE:
        remove_damage(state, us, location_at(state, us, choice), choice, 1, log)


@rule
def challenge_of_five(state: State, us: int, stars: int, step: int, choice: int, log: Log) -> int:
    """What a 5 does."""
    here = int(state.place)
    if stars == 1:
        strike_first(state, 1 - us, here, 2, log)
    elif stars == 2:
        five_strikes_last(state, us, here, log)
    elif stars == 3:
        strike_first(state, 1 - us, here, 2, log)
        strike_second(state, 1 - us, here, 1, log)
    elif step == 0:
        return CHOOSE_MOST_DAMAGED
    else:
        place_damage(state, 1 - us, here, choice, 2, log)
    return DONE


@rule
def five_strikes_last(state: State, us: int, here: int, log: Log) -> None:
    """2 to the last enemy here. If this destroys it, at once, repeat this once."""
    if strike_last(state, 1 - us, here, 2, log):
        destroy(state, 1 - us, here, int(state.columns[1 - us, here + 1]) - 1, True, log)
        state.fallen = 0
        strike_last(state, 1 - us, here, 2, log)


@rule
def challenge_of_six(state: State, us: int, stars: int, step: int, choice: int, log: Log) -> int:
    """What a 6 does."""
    here = int(state.place)
    if stars == 1:
        strike_last(state, 1 - us, here, 3, log)
    elif stars == 2:
        return six_pulls(state, us, here, step, choice, log)
    elif stars == 3:
        return six_pushes(state, us, here, step, choice, log)
    else:
        strike_first(state, 1 - us, here, 3, log)
    return DONE


@rule
def six_pulls(state: State, us: int, here: int, step: int, choice: int, log: Log) -> int:
    """3 to the first enemy at a neighbouring location. That enemy moves here."""
    if step == 0:
        return CHOOSE_PREY
    if not strike_first(state, 1 - us, choice, 3, log):
        move(state, 1 - us, choice, int(state.columns[1 - us, choice]), here, log)
    return DONE


@rule
def six_pushes(state: State, us: int, here: int, step: int, choice: int, log: Log) -> int:
    """3 to the first enemy here. That enemy moves to a neighbouring location."""
    if step == 0:
        return DONE if strike_first(state, 1 - us, here, 3, log) else CHOOSE_NEIGHBOUR
    move(state, 1 - us, here, int(state.columns[1 - us, here]), choice, log)
    return DONE


@rule
def challenge_of_seven(state: State, us: int, stars: int, log: Log) -> int:
    """What a 7 does."""
    here = int(state.place)
    if stars == 1:
        strike_neighbours(state, us, here, 2, log)
    elif stars == 2:
        strike_first(state, 1 - us, here, 2, log)
        strike_last(state, 1 - us, here, 2, log)
    elif stars == 3:
        strike_first(state, 1 - us, here, 3, log)
        for index in range(state.columns[1 - us, here] + 1, state.columns[1 - us, here + 1]):
            place_damage(state, 1 - us, here, index, 1, log)
    else:
        strike_last(state, 1 - us, here, 5, log)
    return DONE
