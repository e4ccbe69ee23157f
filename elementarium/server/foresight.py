"""What the seat to move can choose, and what it can foresee of each choice.

Each is tried at a table as this seat imagines it, so a preview knows what the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from elementarium.core.engine import Table
from elementarium.core.events import Event, new_log, take_events
from elementarium.core.foresight import Outcome, outcomes
from elementarium.core.game import Game
from elementarium.core.match import Match
from elementarium.server.telling import Json, told

IMAGINED = 0
"""The seed of the world in which previews happen: any will do, since none can be told apart."""


def choices(match: Match) -> list[Json]:
    """What the seat to move can choose, and what would come of it."""
    seat = match.to_move
    return [] if seat is None else Foresight(match, seat).choices()


class Foresight:
    """A look ahead from one seat at one moment."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._game = match.game
        self._seat = seat

    def choices(self) -> list[Json]:
        """All choices, each with what is said of it and what it is foreseen to cause."""
        imagined, engine = self._match.copy_table(), self._match.engine
        engine.determinize(imagined, self._seat, IMAGINED)
        state = self._match.glance
        return [self._told(state, each) for each in outcomes(engine, imagined, self._seat)]

    def _told(self, state: Any, outcome: Outcome) -> Json:
        """A choice, with what can follow in the same gesture unless something shows meanwhile."""
        game, preview = self._game, self._preview(outcome)
        return {
            "action": outcome.action,
            "notation": game.format(state, outcome.action),
            "touch": game.touch(state, outcome.action),
            "told": game.describe(state, outcome.action),
            **preview,
            "next": [] if preview["settles"] else self._next(outcome),
        }

    def _next(self, outcome: Outcome) -> list[Json]:
        return [
            {
                "action": each.action,
                "touch": self._game.touch(outcome.after, each.action),
                **self._preview(each),
            }
            for each in outcome.next
        ]

    def _preview(self, outcome: Outcome) -> Json:
        """What a choice is foreseen to cause, and whether it ends the turn or settles it."""
        foreseen = up_to_a_secret(self._game, outcome.events)
        settles = outcome.ends or len(foreseen) < len(outcome.events)
        then = told(self._game, foreseen, self._seat)
        return {"ends": outcome.ends, "settles": settles, "then": then}


def tried_out(match: Match, table: Table, seat: int, action: int) -> tuple[list[Event], list[int]]:
    """Make a choice at a copy of a table: what happens, and what the same seat can choose next."""
    log, ids = new_log(), np.zeros(match.game.most_legal, np.int16)
    match.engine.apply(table, action, log)
    stays = match.engine.to_move(table) == seat
    return take_events(log), ids[: match.engine.legal(table, ids)].tolist() if stays else []


def up_to_a_secret(game: Game, events: Sequence[Event]) -> list[Event]:
    """The events before the first that nobody could foresee."""
    foreseen: list[Event] = []
    for event in events:
        if game.reveals(event):
            break
        foreseen.append(event)
    return foreseen
