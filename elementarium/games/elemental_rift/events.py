"""What can happen at a table of Elemental Rift.

A square is row * 34 + column; `view.see_event` tells row and column. What happens with a card or
an accolade also says, in its last two numbers, which deck it is of.
"""

from __future__ import annotations

from elementarium.core.events import Log, emit
from elementarium.core.rule import rule
from elementarium.games.elemental_rift.state import State

STARTED = 0
LAID = 1
DREW = 2
TURN = 3
PLACED = 4
DECAYED = 5
GREW = 6
PLAYED = 7
RESOLVED = 8
TRIGGERED = 9
TRANSMUTED = 10
SWAPPED = 11
MOVED = 12
REMOVED = 13
LOST = 14
BANISHED = 15
RECALLED = 16
RETRIEVED = 17
DISCARDED = 18
TOOK = 19
RESHUFFLED = 20
ENDED = 21

DECK = ("deck_high", "deck_low")
HALF = 15
"""Bits of a deck's number in each of the two."""

EVENTS: dict[int, tuple[str, tuple[str, ...]]] = {
    STARTED: ("started", ("seat",)),
    LAID: ("laid", ("element", "square")),  # one of the first four tiles
    DREW: ("drew", ("seat", "card", "by", *DECK)),
    TURN: ("turn", ("seat", "turn")),
    PLACED: ("placed", ("seat", "element", "square")),
    DECAYED: ("decayed", ("element", "square")),
    GREW: ("grew", ("element", "square")),  # comes back after a decay
    PLAYED: ("played", ("seat", "card", "by", *DECK)),
    RESOLVED: ("resolved", ("seat", "card", "by", *DECK)),  # paid for: now comes the effect
    TRIGGERED: ("triggered", ("seat", "card", "linked", *DECK)),
    TRANSMUTED: ("transmuted", ("element", "square", "becomes")),
    SWAPPED: ("swapped", ("element", "square", "other", "to")),  # and `other` was at `to`
    MOVED: ("moved", ("element", "square", "to")),
    REMOVED: ("removed", ("element", "square")),
    LOST: ("lost", ("seat", "card", "by", *DECK)),  # from hand, at random
    BANISHED: ("banished", ("seat", "card", "by", *DECK)),
    RECALLED: ("recalled", ("seat", "card", "by", *DECK)),
    RETRIEVED: ("retrieved", ("seat", "card", "by", *DECK)),
    DISCARDED: ("discarded", ("seat", "card", "by", *DECK)),
    TOOK: ("took", ("seat", "accolade", "by", *DECK)),  # by: from whom, or -1
    RESHUFFLED: ("reshuffled", ("count",)),
    ENDED: ("ended", ("seat", "reason")),  # seat: the winner, or -1
}
"""Each event's name and the names of its numbers."""

# Why the game is over.
TWO_ACCOLADES = 0
LAST_TURN = 1
REASONS = ("accolades", "turns")


@rule
def emit_card(state: State, log: Log, what: int, seat: int, card: int, by: int) -> None:
    """Something happens with a card or an accolade of the deck."""
    deck = int(state.deck)
    emit(log, what, seat, card, by, deck >> HALF, deck & ((1 << HALF) - 1))
