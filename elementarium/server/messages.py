"""What a viewer is told of a table. Pure: from a match and a pair of eyes to plain JSON.

Eyes are a seat, None for a spectator, or ALL_SEEING once all may be known. Everything passes
through the game's own door for secrets, `view` and `event`; this module opens no other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from elementarium.core.engine import Table
from elementarium.core.events import Event, new_log, take_events
from elementarium.core.game import ALL_SEEING, Game
from elementarium.core.match import Match, glance

Json = dict[str, Any]
Stage = Literal["open", "playing", "over"]

VERSION = 1
"""Of the protocol."""
IMAGINED = 0
"""The seed of the world in which previews happen: any will do, since none can be told apart."""


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


def told(game: Game, events: Iterable[Event], eyes: int | None) -> list[Json]:
    """Events as some eyes see them, each with its words."""
    seen = (game.event(event, eyes) for event in events)
    return [{**event, "told": game.tell(event)} for event in seen]


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
        "ask": match.game.ask(match.state) if match and asked else None,
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


# ── choices ──────────────────────────────────────────────────────────────────────────────────


def choices(match: Match) -> list[Json]:
    """What the seat to move can choose, and what would come of it.

    Each is tried at a table as this seat imagines it, so a preview knows what the seat knows.
    """
    seat = match.to_move
    if seat is None:
        return []
    imagined = match.copy_table()
    match.engine.determinize(imagined, seat, IMAGINED)
    state = match.glance
    return [
        {
            "action": action,
            "notation": match.game.format(state, action),
            "touch": match.game.touch(state, action),
            "told": match.game.describe(state, action),
            **preview(match, imagined.copy(), seat, action),
        }
        for action in match.legal()
    ]


def preview(match: Match, imagined: Table, seat: int, action: int, far: bool = True) -> Json:
    """What a choice is foreseen to cause, whether it ends the turn, and what can follow.

    Looking far, each of the choices that follow comes with a preview of its own.
    """
    game, turn, log = match.game, match.turn, new_log()
    match.engine.apply(imagined, action, log)
    events = take_events(log)
    foreseen = up_to_a_secret(game, events)
    ends = match.engine.to_move(imagined) != seat or game.turn(glance(imagined)) != turn
    seen: Json = {"ends": ends, "then": told(game, foreseen, seat)}
    if far:
        known = not ends and len(foreseen) == len(events)
        seen["next"] = choices_after(match, imagined, seat) if known else []
    return seen


def up_to_a_secret(game: Game, events: Sequence[Event]) -> list[Event]:
    """The events before the first that nobody could foresee."""
    foreseen: list[Event] = []
    for event in events:
        if game.reveals(event):
            break
        foreseen.append(event)
    return foreseen


def choices_after(match: Match, table: Table, seat: int) -> list[Json]:
    """What can be chosen next at an imagined table."""
    state = glance(table)
    return [
        {
            "action": action,
            "touch": match.game.touch(state, action),
            **preview(match, table.copy(), seat, action, far=False),
        }
        for action in legal_at(match, table, seat)
    ]


def legal_at(match: Match, table: Table, seat: int) -> list[int]:
    """What a seat can choose at a table that may be another than the match's own."""
    if match.engine.to_move(table) != seat:
        return []
    ids = np.zeros(match.game.most_legal, np.int16)
    chosen: list[int] = ids[: match.engine.legal(table, ids)].tolist()
    return chosen


def with_version(message: Mapping[str, Any]) -> Json:
    """A message as it goes over the socket."""
    return {"v": VERSION, **message}
