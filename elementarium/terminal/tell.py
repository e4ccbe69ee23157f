"""What happened, in words, as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from elementarium.core.events import Event
from elementarium.core.match import Match
from elementarium.words import Words, with_people

UNSAID = ("shown", "turn", "round", "ended")
"""Events that the table itself shows."""
DEEDS = ("started", "dealt", "taken", "placed", "played", "discarded", "activated", "checked")
"""What somebody did; everything else follows from it."""


class Teller:
    """Tells a seat what happened; the all-seeing are told everything."""

    def __init__(self, match: Match, seat: int | None, words: Words) -> None:
        self.match = match
        self.seat = seat
        self.words = words

    def lines(self, events: Sequence[Event]) -> Iterator[str]:
        """What happened, a line each; cards drawn one after the other in one line."""
        seen = [self.match.game.event(event, self.seat) for event in events]
        for name, group in groupby(seen, lambda each: (each["event"], each.get("seat"))):
            yield from self._told(name[0], list(group))

    def _told(self, name: str, events: list[dict[str, Any]]) -> Iterator[str]:
        if name in UNSAID:
            return
        told = filter(None, map(self.match.game.tell, events))
        said = [(message, with_people(rest, self.seat, self.match.names)) for message, rest in told]
        indent = "" if name in DEEDS else "  "
        if name == "drew" and len(said) > 1:
            yield indent + self._cards(events, said)
        else:
            yield from (indent + self.words(message) for message in said)

    def _cards(self, events: list[dict[str, Any]], said: list[tuple[str, dict[str, Any]]]) -> str:
        arguments = said[0][1] | {"count": len(said)}
        if events[0]["card"] is None:
            return self.words.say("riftforce-drew-cards-unseen", arguments)
        cards = ", ".join(self.words.say("riftforce-card", drawn) for _, drawn in said)
        return self.words.say("riftforce-drew-cards", arguments | {"cards": cards})
