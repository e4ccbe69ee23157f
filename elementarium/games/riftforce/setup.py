"""Draft and set-up."""

from __future__ import annotations

import numpy as np

from elementarium.core.engine import Options
from elementarium.core.events import Log, emit
from elementarium.core.random import CHANCE, below, seed_words
from elementarium.core.rule import rule
from elementarium.games.riftforce.actions import CHOOSE_ACTION, CHOOSE_SUMMONER
from elementarium.games.riftforce.cards import ALL_GUILDS, BASE_GUILDS, NO_CARD, NUMBERS
from elementarium.games.riftforce.events import DEALT, SHOWN, STARTED, TAKEN, TURN
from elementarium.games.riftforce.modes import (
    NOWHERE,
    PLAYER,
    TRAINER,
    guilds_due,
    is_solo,
    is_trainer,
    starting_place,
    take_seats,
    tosses_coin,
)
from elementarium.games.riftforce.piles import build_pile, draw_up, place_top_card
from elementarium.games.riftforce.state import (
    GUILDS_EACH,
    HAND,
    LOCATIONS,
    PLANS,
    ROOM,
    SEATS,
    SIDES,
    State,
)
from elementarium.games.riftforce.trainer import agree_on_trainer, foresee_plan, line_up_bots

BASE = 0
GUILD_SETS = ("base", "beyond")

STANDARD = 0
RANDOM = 1
FIXED = 2
DRAFTS = ("standard", "random", "fixed")

RETURN_TO_OWNER = 1
STOLEN_RETURNS = ("captor", "owner")

OPTIONS = np.dtype(
    [
        ("mode", np.int8),
        ("guild_set", np.int8),
        ("draft", np.int8),
        ("stolen_return", np.int8),
        ("fixed", np.int8, (SEATS, GUILDS_EACH)),  # guild + 1, with a fixed draft
        # solo; see the record
        ("challenges", np.uint8, NUMBERS),
        ("stronger", np.uint8),
        ("stronger_by", np.uint8),
        ("plans", np.uint8, PLANS),
    ],
    align=True,
)

BASE_DISPLAY = 7
BEYOND_DISPLAY = 6  # and, unless one plays alone, one more for each player


@rule
def setup(state: State, options: Options, seed: int, log: Log) -> None:
    """A new table, up to the first question: the first pick, or the first action."""
    clear(state)
    seed_words(state.random, seed, CHANCE)
    state.mode = options.mode
    state.guild_set = options.guild_set
    state.draft = options.draft
    state.stolen_return = options.stolen_return
    take_seats(state, below(state.random, SIDES) if tosses_coin(state) else 0)
    agree_on_trainer(state, options)
    emit(log, STARTED, int(state.order[0]), 0, 0, 0, 0)
    if options.draft == FIXED:
        for seat in range(state.seats):
            for i in range(guilds_due(state, seat)):
                give_summoner(state, seat, int(options.fixed[seat, i]) - 1, log)
    else:
        deal_summoners(state, log)
    state.seat = state.order[0]
    state.phase = CHOOSE_SUMMONER
    if options.draft != STANDARD:
        deal(state, log)


@rule
def clear(state: State) -> None:
    """Everything that set-up does not write itself."""
    state.rounds = 0
    state.position = 0
    state.display = 0
    state.fallen = 0
    clear_action(state)
    for side in range(SIDES):
        state.score[side] = 0
        for location in range(LOCATIONS + 1):
            state.columns[side, location] = 0
        for i in range(ROOM):
            state.elementals[side, i] = 0
    for seat in range(SEATS):
        clear_seat(state, seat)


@rule
def clear_seat(state: State, seat: int) -> None:
    """Nothing in hand, pile or discard pile, no guilds, no position."""
    state.order[seat] = 0
    state.pile[seat] = 0
    state.discard[seat] = 0
    state.held[seat] = 0
    for i in range(HAND):
        state.hand[seat, i] = NO_CARD
    for i in range(GUILDS_EACH):
        state.guilds[seat, i] = 0
    for i in range(ROOM):
        state.cards[seat, i] = 0


@rule
def clear_action(state: State) -> None:
    """No action is under way."""
    state.card = 0
    state.shares = 0
    state.count = 0
    state.low = 0
    state.high = 0
    state.picked = 0
    state.actor = 0
    state.place = 0
    state.step = 0


@rule
def random_summoner(state: State, pool: int) -> int:
    """One of the guilds in a set of bits."""
    size = 0
    for guild in range(ALL_GUILDS):
        size += (pool >> guild) & 1
    nth = below(state.random, size)
    guild = 0
    while nth > 0 or not (pool >> guild) & 1:
        nth -= (pool >> guild) & 1
        guild += 1
    return guild


@rule
def give_summoner(state: State, seat: int, guild: int, log: Log) -> None:
    """Lay a summoner before a player, without their choice."""
    add_guild(state, seat, guild)
    emit(log, DEALT, seat, guild, 0, 0, 0)


@rule
def add_guild(state: State, seat: int, guild: int) -> None:
    """A guild joins a player's others."""
    i = 0
    while state.guilds[seat, i] != 0:
        i += 1
    state.guilds[seat, i] = guild + 1


@rule
def lacks_guilds(state: State, seat: int) -> bool:
    """Whether a player has not all their guilds yet."""
    return bool(state.guilds[seat, guilds_due(state, seat) - 1] == 0)


@rule
def chooses_alone(state: State) -> bool:
    """Whether one player alone keeps some of the summoners on display, and nobody is dealt any."""
    return is_solo(state) and bool(state.draft == STANDARD)


@rule
def display_size(state: State) -> int:
    """How many summoners there are to choose from."""
    if state.guild_set == BASE:
        return BASE_DISPLAY
    return BEYOND_DISPLAY + (0 if is_solo(state) else int(state.seats))


@rule
def deal_summoners(state: State, log: Log) -> None:
    """One random summoner each and the display; or, in a random draft, everyone's guilds.

    Who plays alone keeps four of the six on display.
    """
    pool = (1 << (BASE_GUILDS if state.guild_set == BASE else ALL_GUILDS)) - 1
    each = GUILDS_EACH if state.draft == RANDOM else 1
    for _ in range(each):
        for seat in range(state.seats):
            if lacks_guilds(state, seat) and not chooses_alone(state):
                guild = random_summoner(state, pool)
                pool &= ~(1 << guild)
                give_summoner(state, seat, guild, log)
    if state.draft == RANDOM:
        return
    for _ in range(display_size(state)):
        guild = random_summoner(state, pool)
        pool &= ~(1 << guild)
        state.display |= 1 << guild
        emit(log, SHOWN, guild, 0, 0, 0, 0)


@rule
def take_summoner(state: State, guild: int, log: Log) -> None:
    """A pick: in position order, until everybody has their number of guilds."""
    add_guild(state, state.seat, guild)
    state.display &= ~(1 << guild)
    emit(log, TAKEN, state.seat, guild, 0, 0, 0)
    for _ in range(state.positions):
        state.position = (state.position + 1) % state.positions
        state.seat = state.order[state.position]
        if lacks_guilds(state, state.seat) and not is_trainer(state, state.seat):
            return
    deal(state, log)


@rule
def deal(state: State, log: Log) -> None:
    """Shuffle, draw seven, place the starting elementals; the start marker's owner begins."""
    state.display = 0
    if is_solo(state) and lacks_guilds(state, TRAINER):
        give_trainer_guilds(state, log)
    for seat in range(state.seats):
        build_pile(state, seat)
        if not is_trainer(state, seat):
            draw_up(state, seat, log)
    if is_solo(state):
        line_up_bots(state, log)
        foresee_plan(state, log)
    for position in range(state.positions):
        place = starting_place(state, position)
        if place != NOWHERE:
            place_top_card(state, state.order[position], place, log)
    state.position = 0
    state.seat = state.order[0]
    state.phase = CHOOSE_ACTION
    emit(log, TURN, int(state.seat), 0, 0, 0, 0)


@rule
def give_trainer_guilds(state: State, log: Log) -> None:
    """Four at random of those that the player did not keep."""
    pool = (1 << ALL_GUILDS) - 1
    for i in range(GUILDS_EACH):
        pool &= ~(1 << int(state.guilds[PLAYER, i]) >> 1)
    for _ in range(GUILDS_EACH):
        guild = random_summoner(state, pool)
        pool &= ~(1 << guild)
        give_summoner(state, TRAINER, guild, log)
