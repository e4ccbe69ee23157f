"""What happened, in words, as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from elementarium.core.events import Event
from elementarium.core.match import Match
from elementarium.terminal.look import look_of
from elementarium.words import Words, with_people


class Teller:
    """Tells a seat what happened; the all-seeing are told everything."""

    def __init__(self, match: Match, seat: int | None, words: Words) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.look = look_of(match.game.name)

    def lines(self, events: Sequence[Event], whole: bool = False) -> Iterator[str]:
        """What happened, a line each, cards that come together in one.

        A whole match is told in paragraphs, and with its end, which no table shows afterwards.
        """
        seen = [self.match.game.event(event, self.seat) for event in events]
        for (name, _), group in groupby(seen, lambda each: (each["event"], each.get("seat"))):
            if whole and name in self.look.apart:
                yield ""
            if name not in self.look.unsaid or (whole and name == "ended"):
                yield from self._told(name, list(group))

    def _told(self, name: str, events: list[dict[str, Any]]) -> Iterator[str]:
        told = filter(None, map(self.match.game.tell, events))
        names, sides = self.match.names, self.match.sides
        said = [(message, with_people(rest, self.seat, names, sides)) for message, rest in told]
        indent = "" if name in self.look.deeds else "  "
        if name in self.look.together and len(said) > 1:
            yield indent + self._cards(name, events, said)
        else:
            yield from (indent + self.words(message) for message in said)

    def _cards(
        self, name: str, events: list[dict[str, Any]], said: list[tuple[str, dict[str, Any]]]
    ) -> str:
        game = self.match.game.name
        arguments = said[0][1] | {"count": len(said)}
        if events[0]["card"] is None:
            return self.words.say(f"{game}-{name}-cards-unseen", arguments)
        cards = ", ".join(self.words.say(f"{game}-card", drawn) for _, drawn in said)
        return self.words.say(f"{game}-{name}-cards", arguments | {"cards": cards})
