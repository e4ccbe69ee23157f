"""What a position must obey besides being well written: a game must be able to get there."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from elementarium.core.position import UNKNOWN
from elementarium.core.reading import Reader
from elementarium.games.riftforce.actions import (
    CHOOSE_ACTION,
    CHOOSE_DAMAGED_ALLY,
    CHOOSE_DAMAGED_ALLY_HERE,
    CHOOSE_ELSEWHERE,
    CHOOSE_ENEMY_HERE,
    CHOOSE_NEIGHBOUR,
    CHOOSE_NEXT_CARD,
    CHOOSE_NEXT_ELEMENTAL,
    CHOOSE_PLACE,
    CHOOSE_PREY,
    FINISH,
    MOST_LEGAL,
    MOST_PER_ACTION,
    OVER,
    PHASES,
)
from elementarium.games.riftforce.cards import (
    ACTIVATED,
    AIR,
    BASE_GUILDS,
    BEAST,
    GUILDS,
    LIGHT,
    MAGNET,
    MUSIC,
    PLANT,
    SAND,
    SHADOW,
    THUNDERBOLT,
    WATER,
    card_of,
    guild_of,
    is_fallen,
    owner_of,
)
from elementarium.games.riftforce.choices import fitting, fitting_of_partner, is_play
from elementarium.games.riftforce.legal import legal
from elementarium.games.riftforce.modes import ALL_MODES, MODES, guilds_due, is_solo, trainer_acts
from elementarium.games.riftforce.position_trainer import check_plan_action, check_solo_draft
from elementarium.games.riftforce.setup import BASE
from elementarium.games.riftforce.state import SIDES, location_at, side_of
from elementarium.games.riftforce.turn import GOAL, is_stuck

ASKED_BY = {
    CHOOSE_NEIGHBOUR: {(WATER, 1), (BEAST, 1), (MAGNET, 1), (MUSIC, 1)},
    CHOOSE_ELSEWHERE: {(AIR, 1), (SHADOW, 1), (SAND, 1)},
    CHOOSE_PREY: {(PLANT, 1)},
    CHOOSE_DAMAGED_ALLY: {(LIGHT, 1)},
    CHOOSE_DAMAGED_ALLY_HERE: {(MUSIC, 2)},
    CHOOSE_ENEMY_HERE: {(THUNDERBOLT, 1), (THUNDERBOLT, 2)},
}
"""Which guild asks a question in the middle of its ability, at which step."""


def check_question(state: np.record, reader: Reader) -> None:
    """There must be something to answer; only whether to play another card may be forced."""
    ids = np.zeros(MOST_LEGAL, np.int16)
    count = legal(state, ids)
    forced = count == 1 and ids[0] == FINISH and state.phase != CHOOSE_NEXT_CARD
    if state.phase != OVER and (count == 0 or forced):
        reader.complain("nothing could be answered to this")


def check_draft(state: np.record, reader: Reader) -> None:
    """Players pick in the order of their positions, each after a random one."""
    if is_solo(state):
        check_solo_draft(state, reader)
        return
    counts = np.count_nonzero(state.guilds[: state.seats], axis=1).tolist()
    fair, position = draft_after(state, sum(counts) - int(state.seats))
    if counts != fair or state.position != position:
        reader.complain("these guilds cannot have been picked in turn, beginning with start")
    due = sum(guilds_due(state, seat) for seat in range(state.seats))
    if int(state.display).bit_count() < due - sum(counts):
        reader.complain("too few summoners are on display")


def draft_after(state: np.record, picks: int) -> tuple[list[int], int]:
    """How many guilds everybody has after so many picks, and the position that picks next."""
    counts, position = [1] * int(state.seats), 0
    order = state.order[: state.positions].tolist()
    for _ in range(picks):
        counts[order[position]] += 1
        position = (position + 1) % len(order)
    return counts, position


def check_end(state: np.record, reader: Reader) -> None:
    """The game is over when a round ends with 12 points and a lead, or when nothing can change."""
    ended = (max(state.score) >= GOAL and state.score[0] != state.score[1]) or is_stuck(state)
    if state.phase == OVER and not ended:
        reader.complain("the game cannot be over with this score")
    if state.phase == CHOOSE_ACTION and state.position == 0 and state.rounds and ended:
        reader.complain("the game is over with this score")


def check_activated(state: np.record, reader: Reader) -> None:
    """Only the player who activates has activated elementals, the acting one among them."""
    us = side_of(state.seat)
    counts = np.count_nonzero(state.elementals & ACTIVATED, axis=1).tolist()
    activating = trainer_acts(state) or (bool(state.shares) and not is_play(state))
    if counts[1 - us] or counts[us] > (int(state.count) if activating else 0):
        reader.complain("more elementals are marked as activated than can have been")
    if state.step and not state.elementals[us, state.actor] & ACTIVATED:
        reader.complain("the acting elemental is not marked as activated")


def check_unknown_action(reader: Reader, unknown: bool) -> None:
    """A card of the action is unknown only while another player's pick is not placed."""
    for name in ("card", "picked") if isinstance(reader.value, Mapping) else ():
        card = reader.field(name, None)
        if card.value == UNKNOWN and not (unknown and reader.field("picked").value == UNKNOWN):
            card.fail("a card such as Fi5")


def check_guild_set(state: np.record, reader: Reader) -> None:
    """More than two players need all guilds."""
    if state.guild_set == BASE and ALL_MODES[state.mode].needs_beyond:
        reader.fail(f"beyond, since {MODES[state.mode]} needs all guilds")


def check_in_set(state: np.record, reader: Reader, guild: int) -> None:
    """The base game has ten guilds."""
    if state.guild_set == BASE and guild >= BASE_GUILDS:
        reader.complain("this guild needs the option guilds: beyond")


def check_action(state: np.record, reader: Reader) -> None:
    """The question asked must be one that the action under way can ask."""
    phase = int(state.phase)
    if phase in (OVER, CHOOSE_ACTION):
        if reader.value is not None:
            reader.complain(f"no action is under way while {PHASES[phase]} is asked")
        check_nobody_fallen(state)
        return
    if trainer_acts(state):
        check_plan_action(state, reader)
        check_nobody_fallen(state)
        return
    if reader.value is None:
        reader.fail(f"the action under way, since {PHASES[phase]} is asked")
    if not state.shares:
        reader.field("by").complain("expected guild, number or both")
    guild = guild_of(card_of(int(state.elementals[side_of(state.seat), state.actor])))
    if state.step and (guild, int(state.step)) not in ASKED_BY.get(phase, ()):
        reader.field("actor").complain(f"{GUILDS[guild].name} does not ask for {PHASES[phase]}")
    if not state.step and phase in ASKED_BY and not is_play(state):
        reader.field("step").fail("the step of the ability")
    if not state.step:
        check_nobody_fallen(state)
    else:
        reader.field("count").whole(1, MOST_PER_ACTION)
        check_actor_fits(state, reader.field("actor"))
    if is_play(state) and state.high - state.low not in (0, int(state.count) - 1):
        reader.field("run").complain("each card goes to its own location, or all go to one")
    if phase in (CHOOSE_PLACE, CHOOSE_NEXT_CARD, CHOOSE_NEXT_ELEMENTAL):
        least = 1 if phase == CHOOSE_NEXT_CARD else 0
        reader.field("count").whole(least, MOST_PER_ACTION - 1)
    check_picked(state, reader.field("picked", None))


def check_actor_fits(state: np.record, reader: Reader) -> None:
    """The acting elemental shares with the discarded card what the action goes by."""
    actor = int(state.elementals[side_of(state.seat), state.actor])
    own = owner_of(actor) == state.seat
    if not ((fitting(state) if own else fitting_of_partner(state)) >> card_of(actor)) & 1:
        reader.complain("this elemental does not fit the discarded card")


def check_nobody_fallen(state: np.record) -> None:
    """No elemental at rest has as much damage as its number."""
    for side in range(SIDES):
        for index in range(state.columns[side, -1]):
            if is_fallen(int(state.elementals[side, index])):
                location = location_at(state, side, index)
                row = index - int(state.columns[side, location])
                where = Reader(None, ("locations", location, side, row))
                where.complain("no elemental at rest has as much damage as its number")


def check_picked(state: np.record, reader: Reader) -> None:
    """A card is picked while its place is asked: from the hand, or Music's catch."""
    captive = (
        state.phase == CHOOSE_NEIGHBOUR
        and guild_of(card_of(int(state.elementals[side_of(state.seat), state.actor]))) == MUSIC
    )
    if (state.picked > 0) != (state.phase == CHOOSE_PLACE or captive):
        reader.complain("a card is picked just while its place is asked")
    if state.phase == CHOOSE_PLACE and state.picked - 1 not in state.hand[state.seat].tolist():
        reader.complain("the picked card is not in the hand")
    if state.phase == CHOOSE_PLACE and state.count == 0 and state.picked - 1 != state.card:
        reader.complain("the first card of the action is the picked one")
    if state.phase == CHOOSE_PLACE and not (fitting(state) >> int(state.picked - 1)) & 1:
        reader.complain("the picked card does not fit the action")
