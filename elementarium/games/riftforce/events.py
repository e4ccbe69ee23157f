"""What can happen at a Riftforce table.

Rows count from the rift (0 is first) and are those at the moment of the event.
"""

from __future__ import annotations

STARTED = 0
TAKEN = 1
DEALT = 2
PLACED = 3
TURN = 4
PLAYED = 5
DISCARDED = 6
ACTIVATED = 7
MOVED = 8
DAMAGED = 9
HEALED = 10
DESTROYED = 11
CAPTURED = 12
SCORED = 13
RESHUFFLED = 14
DREW = 15
CHECKED = 16
ROUND = 17
ENDED = 18
SHOWN = 19
PLANNED = 20
SKIPPED = 21
FORESEEN = 22

EVENTS: dict[int, tuple[str, tuple[str, ...]]] = {
    STARTED: ("started", ("seat",)),
    DEALT: ("dealt", ("seat", "guild")),
    SHOWN: ("shown", ("guild",)),
    TAKEN: ("taken", ("seat", "guild")),
    PLACED: ("placed", ("seat", "location", "row", "card")),
    TURN: ("turn", ("seat",)),
    PLAYED: ("played", ("seat", "location", "row", "card")),
    DISCARDED: ("discarded", ("seat", "card")),
    ACTIVATED: ("activated", ("seat", "location", "row", "card")),
    MOVED: ("moved", ("side", "location", "row", "to", "card")),
    DAMAGED: ("damaged", ("side", "location", "row", "amount", "card")),
    HEALED: ("healed", ("side", "location", "row", "amount", "card")),
    DESTROYED: ("destroyed", ("side", "location", "row", "owner", "card")),
    CAPTURED: ("captured", ("side", "location", "row", "seat", "card")),
    SCORED: ("scored", ("side", "points", "reason")),
    RESHUFFLED: ("reshuffled", ("seat", "count")),
    DREW: ("drew", ("seat", "card")),
    CHECKED: ("checked", ("seat",)),
    FORESEEN: ("foreseen", ("seat", "location", "plan")),
    PLANNED: ("planned", ("seat", "location", "plan")),
    SKIPPED: ("skipped", ("seat", "number")),
    ROUND: ("round", ("rounds",)),
    ENDED: ("ended", ("winner",)),
}
"""Each event's name and the names of its numbers."""

# Why points were scored.
FOR_DESTROYING = 0
FOR_SHADOW = 1
FOR_CONTROL = 2
REASONS = ("destroyed", "shadow", "control")
