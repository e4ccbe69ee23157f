"""What a viewer is told of a table. Pure: from a match and a pair of eyes to plain JSON.

Eyes are a seat, None for a spectator, or ALL_SEEING once all may be known. Everything passes
through the game's own door for secrets, `view` and `event`; this module opens no other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from elementarium.core.events import Event
from elementarium.core.game import ALL_SEEING, Game
from elementarium.core.match import Match
from elementarium.server.foresight import choices
from elementarium.server.telling import Json, told

Stage = Literal["open", "playing", "over"]

VERSION = 1
"""Of the protocol."""


@dataclass(frozen=True)
class Entry:
    """One line of a table's log, with what it caused."""

    n: int
    kind: str
    seat: int | None = None
    at: int = 0
    move: int = 0
    """How many choices stand after it."""
    length: int | None = None
    """The same, said by an undo."""
    events: Sequence[Event] = ()


def told_entry(game: Game, entry: Entry, eyes: int | None) -> Json:
    """A line of the log as some eyes see it."""
    return {
        "n": entry.n,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "move": entry.move,
        "length": entry.length,
        "events": told(game, entry.events, eyes),
    }


def now(
    match: Match | None,
    eyes: int | None,
    *,
    n: int,
    stage: Stage = "playing",
    asked: bool = False,
    undo: bool = False,
    clock: Json | None = None,
    result: Json | None = None,
) -> Json:
    """The table as it is; without a match, one that still waits for players.

    With `asked` the viewer is the one to choose, and is told the choices.
    """
    return {
        "n": n,
        "move": len(match.history) if match else 0,
        "turn": match.turn if match else 0,
        "eyes": None if eyes == ALL_SEEING else eyes,
        "stage": stage,
        "to_move": match.to_move if match and stage == "playing" else None,
        "view": seen_table(match, eyes) if match else None,
        "ask": match.game.ask(match.glance) if match and asked else None,
        "choices": choices(match) if match and asked else [],
        "undo": undo,
        "clock": clock,
        "result": result,
    }


def seen_table(match: Match, eyes: int | None) -> Json:
    """The table through some eyes; those that see all see every hand as its owner does."""
    if eyes != ALL_SEEING:
        return match.view(eyes)
    view = match.view(None)
    return {**view, "seats": [match.view(seat)["seats"][seat] for seat in range(match.seats)]}


def told_result(match: Match) -> Json | None:
    """How a match ended, if it has; then the key is no secret any more."""
    if not match.is_over:
        return None
    return {
        "returns": match.returns(),
        "how": match.concession.how if match.concession else "played",
        "key": match.key.hex() if match.key else None,
        "next": next_after(match),
    }


def next_after(match: Match) -> Json | None:
    """Whom to try next, if an adversary of the game's own was beaten."""
    beaten = any(match.returns()[seat] < 0 for seat in match.game.idle(match.options))
    found = match.game.next_rung(match.options) if beaten else None
    return dict(found) if found else None


def with_version(message: Mapping[str, Any]) -> Json:
    """A message as it goes over the socket."""
    return {"v": VERSION, **message}
