"""The turn: one action, made of small choices; then the next position; then the end.

`apply` is the door; what can be chosen there, `legal.py` says. Forced answers in the middle of an
action are given at once, with exceptions: the choice of the action itself and the carrying out of
the trainer's plan, so that nobody's turn passes unseen, and whether to play another card, since who
is not asked would show that no card fits.
"""

from __future__ import annotations

from elementarium.core.engine import Returns
from elementarium.core.events import Log, emit
from elementarium.core.rule import rule
from elementarium.games.riftforce.abilities import (
    DONE,
    heal_fully,
    play_card,
    use_ability,
    when_played,
)
from elementarium.games.riftforce.actions import (
    ALLY,
    CHECK_AND_DRAW,
    CHOOSE_ACTION,
    CHOOSE_BOT,
    CHOOSE_DAMAGED_ALLY_HERE,
    CHOOSE_NEXT_CARD,
    CHOOSE_NEXT_ELEMENTAL,
    CHOOSE_PLACE,
    CHOOSE_PLAN,
    CHOOSE_SUMMONER,
    DISCARD,
    ENEMY,
    FINISH,
    GUILD,
    LOCATION,
    MOST_PER_ACTION,
    NUMBER,
    OVER,
    PLAY,
    TAKE,
)
from elementarium.games.riftforce.cards import (
    ACID,
    ACTIVATED,
    card_of,
    guild_of,
    owner_of,
)
from elementarium.games.riftforce.challenges import use_challenge
from elementarium.games.riftforce.choices import (
    NONE,
    SEVERAL,
    asks_for_enemy,
    asks_for_location,
    can_activate_on,
    places_to_play,
    sole_bot,
    sole_choice,
    sole_location,
    still_shared,
)
from elementarium.games.riftforce.damage import destroy_fallen, score
from elementarium.games.riftforce.events import (
    ACTIVATED as WAS_ACTIVATED,
)
from elementarium.games.riftforce.events import (
    CHECKED,
    DISCARDED,
    ENDED,
    FOR_CONTROL,
    ROUND,
    TURN,
)
from elementarium.games.riftforce.modes import PLAYER, area_of, is_solo, trainer_acts
from elementarium.games.riftforce.piles import draw_up
from elementarium.games.riftforce.plans import (
    NUMBERS_OF_PLAN,
    current_plan,
    is_control,
)
from elementarium.games.riftforce.reach import any_can_strike
from elementarium.games.riftforce.setup import clear_action, take_summoner
from elementarium.games.riftforce.state import (
    LOCATIONS,
    NOBODY,
    State,
    is_empty,
    location_at,
    put_on_discard,
    side_of,
    take_from_hand,
)
from elementarium.games.riftforce.trainer import begin_plan, foresee_plan, skip_number

GOAL = 12


@rule
def to_move(state: State) -> int:
    """Who decides next, also for the trainer; NOBODY when the game is over."""
    if state.phase == OVER:
        return NOBODY
    return PLAYER if trainer_acts(state) else int(state.seat)


@rule
def returns(state: State, out: Returns) -> None:
    """+1 for the seats of the side with more points, -1 for the others; all 0 in a draw."""
    for seat in range(state.seats):
        us = side_of(seat)
        out[seat] = 0
        if state.phase == OVER and state.score[us] != state.score[1 - us]:
            out[seat] = 1 if state.score[us] > state.score[1 - us] else -1


# ── what is done ─────────────────────────────────────────────────────────────────────────────


@rule
def apply(state: State, action: int, log: Log) -> None:
    """Do what was chosen, and run on to the next question."""
    phase = int(state.phase)
    if phase == CHOOSE_ACTION:
        begin_action(state, action, log)
    elif phase == CHOOSE_PLACE:
        play_picked(state, action - LOCATION, log)
    elif phase == CHOOSE_NEXT_CARD:
        if action == FINISH:
            end_action(state, log)
        else:
            pick_card(state, action - PLAY, log)
    elif phase == CHOOSE_NEXT_ELEMENTAL:
        if action == FINISH:
            end_activation(state, log)
        else:
            activate(state, action - ALLY, log)
    elif phase == CHOOSE_SUMMONER:
        take_summoner(state, action - TAKE, log)
    elif phase == CHOOSE_PLAN:
        carry_out_plan(state, log)
    elif phase == CHOOSE_BOT:
        activate(state, action - ALLY, log)
    elif asks_for_location(phase):
        answer(state, action - LOCATION, log)
    elif asks_for_enemy(phase):
        answer(state, action - ENEMY, log)
    else:
        answer(state, action - ALLY, log)
    if state.phase == CHOOSE_BOT:
        carry_on_plan(state, log)


@rule
def begin_action(state: State, action: int, log: Log) -> None:
    """Play, Activate, or Check & Draw."""
    state.shares = GUILD | NUMBER
    if action == CHECK_AND_DRAW:
        check_and_draw(state, log)
        end_action(state, log)
    elif action < DISCARD:
        state.card = action - PLAY
        pick_card(state, action - PLAY, log)
    else:
        discard_to_activate(state, action - DISCARD, log)


@rule
def check_and_draw(state: State, log: Log) -> None:
    """Score each location of your area that your side alone holds; draw to seven."""
    emit(log, CHECKED, state.seat, 0, 0, 0, 0)
    score_control(state, log)
    draw_up(state, state.seat, log)


@rule
def score_control(state: State, log: Log) -> None:
    """Whoever acts scores each location of their area that their side alone holds."""
    us = side_of(state.seat)
    points = controlled(state, us, area_of(state, int(state.position)))
    if points > 0:
        score(state, us, points, FOR_CONTROL, log)


@rule
def controlled(state: State, us: int, area: int) -> int:
    """At how many locations of an area a side has an elemental and the other has none."""
    points = 0
    for location in range(state.locations):
        if not is_empty(state, us, location) and is_empty(state, 1 - us, location):
            points += (area >> location) & 1
    return points


@rule
def pick_card(state: State, card: int, log: Log) -> None:
    """A card is to be played; where, is asked unless there is one place only."""
    state.picked = card + 1
    location = sole_location(places_to_play(state))
    if location == SEVERAL:
        state.phase = CHOOSE_PLACE
    else:
        play_picked(state, location, log)


@rule
def play_picked(state: State, location: int, log: Log) -> None:
    """The picked card comes to a location, with its effect."""
    card = int(state.picked) - 1
    state.picked = 0
    if state.count == 0:
        state.low = location
        state.high = location
    state.low = min(int(state.low), location)
    state.high = max(int(state.high), location)
    state.count += 1
    state.shares = still_shared(state, card)
    take_from_hand(state, state.seat, card)
    us = side_of(state.seat)
    play_card(state, us, location, card, log)
    question = when_played(state, us, location, log)
    if question == DONE:
        after_card(state, log)
    else:
        choice = sole_choice(state, question)
        if choice == SEVERAL:
            state.phase = question
        else:
            heal_fully(state, us, choice, log)
            after_card(state, log)


@rule
def after_card(state: State, log: Log) -> None:
    """Destruction is checked before the next card is played."""
    destroy_fallen(state, True, log)
    state.place = 0
    if state.count < MOST_PER_ACTION and state.held[state.seat] > 0:
        state.phase = CHOOSE_NEXT_CARD  # even if no card fits: not asking would tell that
    else:
        end_action(state, log)


@rule
def discard_to_activate(state: State, card: int, log: Log) -> None:
    """Discard one card; elementals with its guild, or with its number, may act."""
    take_from_hand(state, state.seat, card)
    put_on_discard(state, state.seat, card)
    emit(log, DISCARDED, state.seat, card, 0, 0, 0)
    state.card = card
    next_activation(state, log)


@rule
def next_activation(state: State, log: Log) -> None:
    """Up to three different elementals, one by one."""
    if state.count < MOST_PER_ACTION and can_activate_on(state):
        state.phase = CHOOSE_NEXT_ELEMENTAL
    else:
        end_activation(state, log)


@rule
def activate(state: State, index: int, log: Log) -> None:
    """An elemental uses its ability."""
    us = side_of(state.seat)
    elemental = int(state.elementals[us, index])
    state.shares = still_shared(state, card_of(elemental))
    if owner_of(elemental) != state.seat:
        state.shares &= NUMBER
    state.elementals[us, index] = elemental | ACTIVATED
    state.count += 1
    state.actor = index
    state.place = location_at(state, us, index)
    state.step = 0
    row = index - int(state.columns[us, state.place])
    emit(log, WAS_ACTIVATED, state.seat, state.place, row, card_of(elemental), 0)
    resolve(state, NONE, log)


@rule
def answer(state: State, choice: int, log: Log) -> None:
    """An answer in the middle of an ability, or to a Love just played from hand."""
    if state.phase == CHOOSE_DAMAGED_ALLY_HERE and state.step == 0:
        heal_fully(state, side_of(state.seat), choice, log)
        after_card(state, log)
    else:
        resolve(state, choice, log)


@rule
def resolve(state: State, choice: int, log: Log) -> None:
    """Run an ability on until it is done or asks a question with several answers."""
    question = go_on(state, choice, log)
    while question != DONE:
        state.step += 1
        choice = sole_choice(state, question)
        if choice == SEVERAL:
            state.phase = question
            return
        question = go_on(state, choice, log)
    after_ability(state, log)


@rule
def go_on(state: State, choice: int, log: Log) -> int:
    """The next step of what the activated elemental does: its guild's ability, or a bot's part."""
    if trainer_acts(state):
        return use_challenge(state, choice, log)
    return use_ability(state, choice, log)


@rule
def after_ability(state: State, log: Log) -> None:
    """The ability is completely done: the fallen go, the next may be activated."""
    destroy_fallen(state, is_scored(state), log)
    state.actor = 0
    state.place = 0
    state.step = 0
    if trainer_acts(state):
        state.phase = CHOOSE_BOT
    else:
        next_activation(state, log)


@rule
def is_scored(state: State) -> bool:
    """Whether what the activated elemental destroys is scored: not by Acid, unless it is a bot."""
    acting = int(state.elementals[side_of(state.seat), state.actor])
    return guild_of(card_of(acting)) != ACID or trainer_acts(state)


# ── the trainer's plan ───────────────────────────────────────────────────────────────────────


@rule
def carry_out_plan(state: State, log: Log) -> None:
    """The trainer's next bot comes; then it scores its control, or its bots attack."""
    begin_plan(state, log)
    if is_control(current_plan(state)):
        score_control(state, log)
        end_action(state, log)
    else:
        state.phase = CHOOSE_BOT


@rule
def carry_on_plan(state: State, log: Log) -> None:
    """For each number one bot that can place damage; the player chooses where several can."""
    while state.phase == CHOOSE_BOT:
        if state.count == NUMBERS_OF_PLAN:
            end_activation(state, log)
            return
        bot = sole_bot(state)
        if bot == SEVERAL:
            return
        if bot == NONE:
            skip_number(state, log)
        else:
            activate(state, bot, log)


# ── the end of an action, of a round, of the game ────────────────────────────────────────────


@rule
def end_activation(state: State, log: Log) -> None:
    """Forget who was activated in this action, and end it."""
    us = side_of(state.seat)
    for index in range(state.columns[us, LOCATIONS]):
        state.elementals[us, index] &= ~ACTIVATED
    end_action(state, log)


@rule
def end_action(state: State, log: Log) -> None:
    """The next position acts."""
    clear_action(state)
    state.position += 1
    if state.position == state.positions:
        end_round(state, log)
    if state.phase != OVER:
        state.seat = state.order[state.position]
        state.phase = CHOOSE_PLAN if trainer_acts(state) else CHOOSE_ACTION
        emit(log, TURN, int(state.seat), 0, 0, 0, 0)


@rule
def end_round(state: State, log: Log) -> None:
    """All had equally many actions: with 12 points and a lead, the game ends."""
    state.position = 0
    state.rounds += 1
    emit(log, ROUND, int(state.rounds), 0, 0, 0, 0)
    goal = state.score[0] >= GOAL or state.score[1] >= GOAL
    if (goal and state.score[0] != state.score[1]) or is_stuck(state):
        state.phase = OVER
        emit(log, ENDED, winner(state), 0, 0, 0, 0)
    elif is_solo(state):
        foresee_plan(state, log)


@rule
def winner(state: State) -> int:
    """The side with more points; NOBODY in a tie."""
    if state.score[0] == state.score[1]:
        return NOBODY
    return 0 if state.score[0] > state.score[1] else 1


@rule
def contested(state: State) -> bool:
    """Whether no location is held by one side alone."""
    everywhere = (1 << int(state.locations)) - 1
    return controlled(state, 0, everywhere) + controlled(state, 1, everywhere) == 0


@rule
def is_stuck(state: State) -> bool:
    """No card is left to anybody and both score alike: nothing can ever change who leads."""
    for seat in range(state.seats):
        if state.held[seat] + state.pile[seat] + state.discard[seat] > 0:
            return False
    if is_solo(state):
        return not any_can_strike(state) and contested(state)
    gains = 0
    for position in range(state.positions):
        us = side_of(state.order[position])
        points = controlled(state, us, area_of(state, position))
        gains += points if us == 0 else -points
    return gains == 0
