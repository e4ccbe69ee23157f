"""What happened, as some eyes see it, with its words.

Few different things happen at many tables, and many eyes see them alike, so each is put into words
once. What is told here is read and sent, never changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from elementarium.core.events import Event
from elementarium.core.game import Game

Json = dict[str, Any]

MOST_REMEMBERED = 8192
"""Events, each as one pair of eyes sees it."""


def told(game: Game, events: Iterable[Event], eyes: int | None) -> list[Json]:
    """Events as some eyes see them, each with its words."""
    return [told_event(game, event, eyes) for event in events]


@lru_cache(MOST_REMEMBERED)
def told_event(game: Game, event: Event, eyes: int | None) -> Json:
    """One of them, through the game's own door for secrets."""
    seen = game.event(event, eyes)
    return {**seen, "told": game.tell(seen)}
