"""The trainer of a solo game: a side with bots that decides nothing.

It sits at the second seat. While its plan is carried out, that seat acts, and all questions that
come up are put to the player.
"""

from __future__ import annotations

from elementarium.core.engine import Options
from elementarium.core.events import Log, emit
from elementarium.core.rule import rule
from elementarium.games.riftforce.cards import NUMBERS
from elementarium.games.riftforce.events import FORESEEN, PLANNED, SKIPPED
from elementarium.games.riftforce.modes import TRAINER, is_solo
from elementarium.games.riftforce.piles import place_top_card, reshuffle
from elementarium.games.riftforce.plans import FACES, current_plan, plan_location, shuffle_plans
from elementarium.games.riftforce.reach import wanted_number
from elementarium.games.riftforce.state import PLANS, State


@rule
def agree_on_trainer(state: State, options: Options) -> None:
    """The challenges, the & card and the plans, which are shuffled, each kind for itself."""
    for number in range(NUMBERS):
        state.challenges[number] = options.challenges[number]
    state.stronger = options.stronger
    state.stronger_by = options.stronger_by
    for i in range(PLANS):
        state.plans[i] = options.plans[i]
    if is_solo(state):
        shuffle_plans(state, 0)


@rule
def line_up_bots(state: State, log: Log) -> None:
    """One bot at each location, from the left."""
    for location in range(state.locations):
        put_bot(state, location, log)


@rule
def put_bot(state: State, location: int, log: Log) -> None:
    """The next bot comes, last, to a location; from the discards when the pile is empty."""
    if state.pile[TRAINER] == 0 and state.discard[TRAINER] > 0:
        reshuffle(state, TRAINER, log)
    if state.pile[TRAINER] > 0:
        place_top_card(state, TRAINER, location, log)


@rule
def foresee_plan(state: State, log: Log) -> None:
    """The plan of the round lies open on its pile."""
    plan = current_plan(state)
    emit(log, FORESEEN, TRAINER, plan_location(plan), plan % FACES, 0, 0)


@rule
def begin_plan(state: State, log: Log) -> None:
    """The trainer's next bot comes to the marked location."""
    plan = current_plan(state)
    emit(log, PLANNED, TRAINER, plan_location(plan), plan % FACES, 0, 0)
    put_bot(state, plan_location(plan), log)


@rule
def skip_number(state: State, log: Log) -> None:
    """No bot of this number can place damage."""
    emit(log, SKIPPED, TRAINER, wanted_number(state), 0, 0, 0)
    state.count += 1
