"""Players that think at the beginning of a turn, and then take it step by step."""

from __future__ import annotations

from abc import ABC, abstractmethod

from elementarium.core.match import Match


class TurnTaker(ABC):
    """Plans a turn when it begins, and again where the plan cannot go on."""

    def __init__(self) -> None:
        self._turn: int | None = None
        self._path: list[int] = []

    @abstractmethod
    def planned(self, match: Match) -> list[int]:
        """The decisions of the turn to take from here."""

    def choose(self, match: Match) -> int:
        """The next step of the turn."""
        actions = match.legal()
        if match.turn != self._turn:
            self._turn, self._path = match.turn, []
        if self._path and self._path[0] not in actions:
            self._path = []
        if not self._path and len(actions) > 1:
            self._path = self.planned(match)
        return self._path.pop(0) if self._path else actions[0]
