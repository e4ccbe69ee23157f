"""What can happen at a table of Elements."""

from __future__ import annotations

ROUND = 0
DREW = 1
PLAYED = 2
TOOK = 3
DISCARDED = 4
REVEALED = 5
OPENED = 6
COUNTED = 7
SURRENDERED = 8
SCORED = 9
ENDED = 10

EVENTS: dict[int, tuple[str, tuple[str, ...]]] = {
    ROUND: ("round", ("round", "seat")),  # a round begins, with this seat
    DREW: ("drew", ("seat", "card")),
    PLAYED: ("played", ("seat", "card", "limit")),  # the limit is the one after the event
    TOOK: ("took", ("seat", "card", "limit")),
    DISCARDED: ("discarded", ("seat",)),
    REVEALED: ("revealed", ("seat", "limit")),
    OPENED: ("opened", ("seat", "card")),  # a card of a hand, for everybody to see
    COUNTED: ("counted", ("seat", "sum", "limit")),
    SURRENDERED: ("surrendered", ("seat",)),
    SCORED: ("scored", ("seat", "points", "reason")),
    ENDED: ("ended", ("winner",)),
}

MORE = 0  # the higher sum
OTHER_OVER = 1  # the other one is over the limit
EQUAL = 2  # equal sums: whoever revealed loses
MISCOUNT = 3  # the other one revealed over the limit
GAVE_UP = 4  # the other one gave up
REASONS = ("more", "over", "equal", "miscount", "surrender")
