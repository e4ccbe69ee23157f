"""What the seat to move can choose, and what it can foresee of each choice.

Each is tried at a table as this seat imagines it, so a preview knows what the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from elementarium.core.engine import Table
from elementarium.core.events import Event, new_log, take_events
from elementarium.core.game import Game
from elementarium.core.match import Match, glance
from elementarium.core.records import copied
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
        self._engine = match.engine
        self._seat = seat
        self._turn = match.turn
        self._log = new_log()
        self._ids = np.zeros(match.game.most_legal, np.int16)

    def choices(self) -> list[Json]:
        """All choices, each with what is said of it and what it is foreseen to cause."""
        imagined = self._match.copy_table()
        self._engine.determinize(imagined, self._seat, IMAGINED)
        state, game = self._match.glance, self._game
        return [
            {
                "action": action,
                "notation": game.format(state, action),
                "touch": game.touch(state, action),
                "told": game.describe(state, action),
                **self._preview(copied(imagined), action),
            }
            for action in self._match.legal()
        ]

    def _preview(self, imagined: Table, action: int, far: bool = True) -> Json:
        """What a choice is foreseen to cause, and whether it ends the turn or settles it.

        Looking far, and where a game has gestures of two choices, what can follow comes with
        previews of its own.
        """
        self._engine.apply(imagined, action, self._log)
        events = take_events(self._log)
        foreseen = up_to_a_secret(self._game, events)
        ends = self._ends(imagined)
        settles = ends or len(foreseen) < len(events)
        then = told(self._game, foreseen, self._seat)
        seen: Json = {"ends": ends, "settles": settles, "then": then}
        if far:
            follows = self._game.in_pairs and not settles
            seen["next"] = self._choices_after(imagined) if follows else []
        return seen

    def _ends(self, imagined: Table) -> bool:
        """Whether the turn is over there."""
        if self._engine.to_move(imagined) != self._seat:
            return True
        return bool(self._engine.turn(imagined) != self._turn)

    def _choices_after(self, table: Table) -> list[Json]:
        """What can be chosen next at an imagined table."""
        state = glance(table)
        legal = self._ids[: self._engine.legal(table, self._ids)].tolist()
        return [
            {
                "action": action,
                "touch": self._game.touch(state, action),
                **self._preview(copied(table), action, far=False),
            }
            for action in legal
        ]


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
