"""A turn, the reveal, and the end of rounds and matches."""

from __future__ import annotations

from elementarium.core.engine import Ids, Returns
from elementarium.core.events import Log, emit
from elementarium.core.rule import rule
from elementarium.games.elements.actions import DISCARD, PLAY, REVEAL, SURRENDER, TAKE
from elementarium.games.elements.cards import KINDS, YIN_YANG
from elementarium.games.elements.events import (
    COUNTED,
    DISCARDED,
    ENDED,
    EQUAL,
    GAVE_UP,
    MISCOUNT,
    MORE,
    OPENED,
    OTHER_OVER,
    PLAYED,
    REVEALED,
    SCORED,
    SURRENDERED,
    TOOK,
)
from elementarium.games.elements.setup import deal
from elementarium.games.elements.state import (
    NOBODY,
    SEATS,
    State,
    is_within,
    put_on_chain,
    take_top,
)

POINTS_FOR_REVEAL = 2
POINTS_FOR_SURRENDER = 1


@rule
def to_move(state: State) -> int:
    """Who decides; nobody when the match is over."""
    return NOBODY if state.over else int(state.seat)


@rule
def legal(state: State, out: Ids) -> int:
    """What the seat to move can choose, in rising order; returns how many there are."""
    if state.over:
        return 0
    seat, count = int(state.seat), 0
    for kind in range(KINDS):
        out[count] = PLAY + kind
        count += int(state.hand[seat, kind] > 0)
    out[count] = TAKE
    count += int(state.links > 0)
    out[count] = DISCARD
    count += int(state.hand[seat, YIN_YANG] > 0)
    if is_within(state, seat) or state.miscount or is_stuck(state, seat):
        out[count] = REVEAL
        count += 1
    if state.surrender:
        out[count] = SURRENDER
        count += 1
    return count


@rule
def is_stuck(state: State, seat: int) -> bool:
    """Whether a player can neither play, discard, take nor surrender, and so has to reveal."""
    return bool(state.held[seat] == 0 and state.links == 0 and not state.surrender)


@rule
def apply(state: State, action: int, log: Log) -> None:
    """Take a turn; where it ends the round, the next one is dealt."""
    seat = int(state.seat)
    state.turns += 1
    state.seat = 1 - seat
    if action < TAKE:
        put_on_chain(state, seat, action - PLAY)
        emit(log, PLAYED, seat, action - PLAY, int(state.limit), 0, 0)
    elif action == TAKE:
        kind = take_top(state, seat)
        emit(log, TOOK, seat, kind, int(state.limit), 0, 0)
    elif action == DISCARD:
        discard(state, seat, log)
    elif action == REVEAL:
        reveal(state, seat, log)
    elif action == SURRENDER:
        emit(log, SURRENDERED, seat, 0, 0, 0, 0)
        score(state, 1 - seat, POINTS_FOR_SURRENDER, GAVE_UP, log)


@rule
def discard(state: State, seat: int, log: Log) -> None:
    """A Yin-Yang leaves the round, face up."""
    state.hand[seat, YIN_YANG] -= 1
    state.held[seat] -= 1
    state.total[seat] -= YIN_YANG + 1
    state.discarded[seat] += 1
    emit(log, DISCARDED, seat, 0, 0, 0, 0)


@rule
def reveal(state: State, seat: int, log: Log) -> None:
    """Who is over the limit loses; within it more wins; when equal, whoever revealed loses."""
    other = 1 - seat
    emit(log, REVEALED, seat, int(state.limit), 0, 0, 0)
    open_hand(state, seat, log)
    if not is_within(state, seat):
        score(state, other, POINTS_FOR_REVEAL, MISCOUNT, log)
        return
    open_hand(state, other, log)
    if not is_within(state, other):
        score(state, seat, POINTS_FOR_REVEAL, OTHER_OVER, log)
    elif state.total[seat] > state.total[other]:
        score(state, seat, POINTS_FOR_REVEAL, MORE, log)
    elif state.total[seat] < state.total[other]:
        score(state, other, POINTS_FOR_REVEAL, MORE, log)
    else:
        score(state, other, POINTS_FOR_REVEAL, EQUAL, log)


@rule
def open_hand(state: State, seat: int, log: Log) -> None:
    """Everybody sees a hand, and what it comes to with the cards in front."""
    for kind in range(KINDS):
        for _ in range(state.hand[seat, kind]):
            emit(log, OPENED, seat, kind, 0, 0, 0)
    emit(log, COUNTED, seat, int(state.total[seat]), int(state.limit), 0, 0)


@rule
def score(state: State, seat: int, points: int, reason: int, log: Log) -> None:
    """The round is won; the next one is dealt, or the match is over."""
    state.score[seat] += points
    state.rounds += 1
    emit(log, SCORED, seat, points, reason, 0, 0)
    if has_won(state, seat):
        state.over = 1
        state.seat = seat
        emit(log, ENDED, seat, 0, 0, 0, 0)
    else:
        deal(state, seat, log)


@rule
def has_won(state: State, seat: int) -> bool:
    """Whether a player has the points to win; in an endless match nobody ever has."""
    return bool(0 < state.points_to_win <= state.score[seat])


@rule
def winner(state: State) -> int:
    """Who won a match that is over."""
    return int(state.seat) if state.over else NOBODY


@rule
def returns(state: State, out: Returns) -> None:
    """The result: nothing before the end."""
    for seat in range(SEATS):
        out[seat] = 0
    if state.over:
        out[state.seat] = 1
        out[1 - state.seat] = -1
